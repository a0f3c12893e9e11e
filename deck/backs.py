"""The two backs."""

from deck.cards import sheet
from deck.ink import disc, dots, group, path, place, stamp, use
from deck.shapes import star


def back(colour: str, *drawing: str) -> str:
    """Return a back with its ground."""
    ground = f'<rect x="11" y="11" width="178" height="298" rx="8" fill="{colour}"/>'
    return sheet(ground, group(*drawing, stroke="none"))


def mudejar() -> str:
    """Return eight-pointed stars and lozenges, as in the brick towers of Aragón."""
    xs = range(40, 180, 40)
    stars = path("".join(star(8, 19, 14, x, 0) for x in xs), "@white")
    eyes = dots([(x, 0) for x in xs], 8, "@red", 0) + dots([(x, 0) for x in xs], 3, "@gold", 0)
    lozenges = path(stamp("m0-7 7 7-7 7-7-7z", [(x, 20) for x in range(20, 200, 40)]), "@gold")
    row = group(stars, eyes, lozenges, id="mudejar-row", transform="translate(0 40)")
    return back("@blue", lozenges, row, *(use("mudejar-row", 0, y) for y in range(40, 280, 40)))


def tapete() -> str:
    """Return the green cloth with a golden lattice and a medallion."""
    knots = [(x, y) for y in range(30, 300, 20) for x in range(30, 180, 20)]
    lattice = path(stamp("m0-10 10 10-10 10-10-10z", knots), stroke="@gold", stroke_width=1.3)
    medallion = place(
        100,
        160,
        disc(0, 0, 52, "@gold"),
        disc(0, 0, 46, "@green"),
        path(star(16, 42, 30), "@gold"),
        path(star(8, 30, 20), "@red"),
        disc(0, 0, 13, "@gold"),
        path(star(8, 9, 4), "@green"),
        stroke="@ink",
    )
    border = '<rect x="18" y="18" width="164" height="284" rx="5" stroke="@gold" stroke-width="2"/>'
    return back("@green", border, lattice, dots(knots, 1.8, "@gold", 0), medallion)
