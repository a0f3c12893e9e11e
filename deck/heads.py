"""Faces, hair, beards, hats and crowns; a head's origin lies between its cheeks, its chin at 24."""

from deck.ink import disc, dots, group, num, path, place, stamp
from deck.shapes import leaf, star

HAIR = {  # what hangs behind the face, and what falls over the brow
    "bob": (
        "M-18-10C-23 8-22 18-19 24L-9 22H9L19 24C22 18 23 8 18-10 12-26-12-26-18-10Z",
        "M-15-2C-16-20 16-20 15-2 8-10 4-7 0-9-4-7-8-10-15-2Z",
    ),
    "waves": (
        (
            "M-18-10C-28 4-19 14-26 26-30 36-18 40-10 34H10C18 40 30 36 26 26 19 14 28 4 18-10"
            " 10-26-10-26-18-10Z"
        ),
        "M-15 2C-17-14-8-20 0-20S17-14 15 2C13-8 6-12 0-15-6-12-13-8-15 2Z",
    ),
    "crop": (
        "M-16-10C-19 0-18 6-15 9H15C18 6 19 0 16-10 10-24-10-24-16-10Z",
        "M-15-4C-15-18 15-18 15-4 10-12-6-8-15-4Z",
    ),
    "curls": (
        (
            "M-15-10C-24-14-29-4-23 1-30 5-28 14-22 14-26 22-19 29-12 25V-8H12V25C19 29 26 22 22"
            " 14 28 14 30 5 23 1"
            " 29-4 24-14 15-10Z"
        ),
        (
            "M-16-2C-20-12-11-19-6-14-3-19 3-19 6-14 11-19 20-12 16-2 12-1 8-4 8-7 5-3 1-4"
            " 0-7-1-4-5-3-8-7-8-4-12-1-16-2Z"
        ),
    ),
}
BEARD = {
    "full": "M-14 5C-17 26-9 36 0 39 9 36 17 26 14 5 11 13 7 11 0 11S-11 13-14 5Z",
    "forked": (
        "M-14 5C-18 24-13 38-7 46-3 41-1 38 0 33 1 38 3 41 7 46 13 38 18 24 14 5 11 13 7 11"
        " 0 11S-11 13-14 5Z"
    ),
    "long": "M-14 4C-18 26-14 52 0 66 14 52 18 26 14 4 11 12 7 10 0 10S-11 12-14 4Z",
    "goatee": "M-6 20Q-7 30 0 37 7 30 6 20 2 22 0 22-2 22-6 20Z"
    "M0 10C-4 8-10 10-14 15-8 16-3 15 0 13 3 15 8 16 14 15 10 10 4 8 0 10Z",
    "moustache": "M0 9C-4 6-11 8-16 16-8 17-3 15 0 12 3 15 8 17 16 16 11 8 4 6 0 9Z",
}


def face(look: int = 0, patched: bool = False, mouth: bool = True) -> str:
    """Return a bare face looking left (-1), ahead (0) or right (1)."""
    x, side = 3.5 * look, look or 1
    eyes = [(x - 5.5, 0), (x + 5.5, 0)]
    patch = (
        path(f"M-15-8L{num(x + 5)}-2 15-12") + dots([eyes[1]], 5.5, "@ink", 0) if patched else ""
    )
    lines = (
        f"M{num(x - 9)}-5q3.5-3 6.5-1M{num(x + 2.5)}-6q3-2 6.5 1"
        + f"M{num(x + side)} 0q{num(3 * side)} 6 {num(-side)} 6"
        + (f"M{num(x - 4)} 16q4 3 8 0" if mouth else "")
    )
    return (
        path("M-14-12C-16 6-12 22 0 24 12 22 16 6 14-12Z", "@flesh")
        + group(dots([(x - 8, 8), (x + 8, 8)], 2.8, "@red", 0), opacity=0.4)
        + path(lines, stroke_width=1.8)
        + dots(eyes, 1.9, "@ink", 0)
        + patch
    )


def head(
    x: float,
    y: float,
    hair: str,
    colour: str,
    hat: str = "",
    beard: str | None = None,
    look: int = 0,
    patched: bool = False,
    k: float = 1.14,
) -> str:
    """Return a head with hair, hat and beard."""
    back, brow = HAIR[hair]
    chin = path(BEARD[beard], colour) if beard else ""
    if beard in ("full", "forked", "long"):
        chin += path(f"M{num(3.5 * look - 3)} 16q3 2 6 0", stroke_width=1.8)
    bare = face(look, patched, mouth=beard in (None, "goatee"))
    return place(x, y, path(back, colour), bare, chin, path(brow, colour), hat, k=k)


def bonnet(a: str, b: str) -> str:
    """Return a flat cap with a feather."""
    return (
        path("M10-24C20-46 40-46 46-30 36-34 28-28 16-18Z", b)
        + path("M18-22Q28-36 40-35")
        + path("M-18-12C-23-28-4-31 8-28 22-27 24-17 18-12Z", a)
        + path("M-21-10C-20-17 20-17 21-10 20-4-20-4-21-10Z", b)
    )


def beret(a: str, b: str) -> str:
    """Return a beret with a star."""
    return (
        path("M-20-8C-34-22-14-34 4-30 26-28 28-14 19-8Q0-14-20-8Z", a)
        + path(star(5, 6, 2.6), b, transform="translate(-16-18)")
        + path("M4-30L8-37")
    )


def kettle(a: str, b: str) -> str:
    """Return a steel hat with a plume."""
    return (
        path("M0-27C-14-46 14-56 26-38 16-42 8-36 6-26Z", b)
        + path("M-17-10C-18-32 18-32 17-10Z", a)
        + path("M0-27V-12")
        + path("M-26-7Q0-19 26-7 0-3-26-7Z", a)
    )


def straw(a: str, b: str) -> str:
    """Return a straw hat with leaves."""
    return (
        path("M-14-10C-13-30 13-30 14-10Z", a)
        + path("M-14-14Q0-9 14-14L14-9Q0-4-14-9Z", b)
        + path("M-32-5Q0-20 32-5 0 1-32-5Z", a)
        + path(stamp(leaf(20, 7), [(15, -12)]), "@green")
    )


def turban(a: str, b: str) -> str:
    """Return a turban with one end hanging."""
    return (
        path("M-16-14C-16-34 16-34 16-14Z", b)
        + path("M-21-8C-24-18-10-22 0-19 10-22 24-18 21-8 10-5-10-5-21-8Z", a)
        + path("M-8-20Q-12-12-8-6M8-20Q2-12 6-6")
        + path("M18-8C28 0 26 14 30 24 22 20 18 8 16-4Z", a)
        + disc(0, -14, 3.5, "@gold")
    )


def hood(a: str, b: str) -> str:
    """Return a hood with a point."""
    return path(
        (
            "M-24 30C-26 0-26-28 2-29 14-30 24-40 34-34 28-30 22-18 22-10 24 6 22 20 24 30 16 26"
            " 14 8 14-4"
            " 8-14-8-14-14-4-14 8-16 26-24 30Z"
        ),
        a,
    ) + path("M-14-4C-8-14 8-14 14-4", stroke=b, stroke_width=4)


def wide(a: str, b: str) -> str:
    """Return a broad-brimmed riding hat, one side turned up."""
    return (
        path("M14-20C30-44 44-30 50-14 40-20 30-16 20-10Z", b)
        + path("M-15-10C-16-30 14-32 16-12Z", a)
        + path("M-15-15Q0-10 16-16L16-11Q0-5-15-10Z", b)
        + path("M-30-4Q-10-16 16-12 26-14 30-22 34-6 18-4-6 0-30-4Z", a)
    )


BAND = "M-18-8Q0-13 18-8L18-15Q0-20-18-15Z"


def crown_points() -> str:
    """Return a crown of points."""
    return (
        path("M-18-14L-23-36-11-24 0-42 11-24 23-36 18-14Q0-20-18-14Z", "@gold")
        + path(BAND, "@red")
        + dots([(-23, -37), (0, -43), (23, -37)], 3.2, "@red")
    )


def crown_lobes() -> str:
    """Return a crown of lobes."""
    return (
        path(
            (
                "M-18-14C-28-26-22-38-14-30-14-42-4-44 0-34 4-44 14-42 14-30 22-38 28-26 18-14"
                "Q0-20-18-14Z"
            ),
            "@gold",
        )
        + path(BAND, "@blue")
        + dots([(-10, -23), (0, -25), (10, -23)], 2.2, "@red", 1.4)
    )


def crown_closed() -> str:
    """Return a closed crown with a cross."""
    return (
        path("M-17-14C-28-44 28-44 17-14Z", "@red")
        + path("M-4-16V-37H4V-16M-18-14L-22-26-12-19M18-14L22-26 12-19", "@gold")
        + path(BAND, "@gold")
        + disc(0, -40, 4, "@gold")
        + path("M0-45V-53M-4-50H4")
    )


def crown_leaves() -> str:
    """Return a crown of leaves."""
    leaves = "".join(
        path(f"M0-10{leaf(26, 8)}", "@green", transform=f"rotate({a} 0 16)")
        for a in (-42, -22, 22, 42, 0)
    )
    return leaves + path(BAND, "@gold") + dots([(-9, -13), (0, -14), (9, -13)], 2, "@red", 1.2)
