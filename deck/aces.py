"""The four aces."""

from math import cos, sin, tau

from deck.ink import disc, dots, path, place, twice
from deck.letters import lettering
from deck.shapes import around, leaf_at, sprig, star


def ribbon(x: float, y: float, text: str, width: float = 104, size: float = 13) -> str:
    """Return a banderole with a word on it."""
    w, f = width / 2, width / 2 + 9
    tails = f"M{-w + 8:g} 6H{-f:g}L{-f + 7:g} 16-{f:g} 26H{-w + 16:g}Z"
    tails += f"M{w - 8:g} 6H{f:g}L{f - 7:g} 16 {f:g} 26H{w - 16:g}Z"
    return place(
        x,
        y,
        path(tails, "@red"),
        path(f"M{-w:g} 0Q0 5 {w:g} 0V21Q0 26-{w:g} 21Z", "@white"),
        lettering(text, 0, 6.5, size - 2, 5.2, 9, anchor=0.5),
    )


def as_oros() -> str:
    """Return the ace of oros."""
    rim = [(68 * sin(tau * a / 360), -68 * cos(tau * a / 360), a) for a in range(58, 180, 14)]
    leaves = "".join(
        leaf_at(x, y, a + side, length, 6)
        for x, y, a in rim
        for side, length in ((-48, 21), (-122, 15))
    )
    laurel = twice(
        "laurel-oros",
        path("M3 68A68 68 0 0 0 57-37"),
        path(leaves, "@green"),
        transform="scale(-1 1)",
    )
    petals = "".join(leaf_at(0, 0, a, 18, 6) for a in range(0, 360, 60))
    coin = (
        disc(0, 0, 55, "@gold")
        + disc(0, 0, 51, stroke_width=1.2)
        + dots(around(24, 44), 2.6, "@white", 1.4)
        + disc(0, 0, 37, "@red")
        + path(star(16, 34, 22), "@gold")
        + disc(0, 0, 21, "@blue")
        + path(petals, "@gold")
        + disc(0, 0, 5, "@red")
    )
    return place(100, 150, laurel, coin) + ribbon(96, 246, "TAPETE", 82)


def as_copas() -> str:
    """Return the ace of copas."""
    gems = [(-30, -34), (-10, -29), (10, -29), (30, -34)]
    return place(
        100,
        170,
        path("M-44 96C-40 78-10 76-11 44L-9 28H9L11 44C10 76 40 78 44 96Q0 106-44 96Z", "@gold"),
        path("M-40 88Q0 78 40 88"),
        path("M-17 46Q0 54 17 46 21 54 15 60 0 66-15 60-21 54-17 46Z", "@blue"),
        path("M-54-66C-56-10-36 30 0 30S56-10 54-66Q0-80-54-66Z", "@red"),
        path("M-30 14Q-20-6 0-4 20-6 30 14 18 30 0 30-18 30-30 14Z", "@gold"),
        path("M0-4V30M-16-2Q-18 16-12 28M16-2Q18 16 12 28"),
        path("M-53-46Q0-30 53-46L49-24Q0-8-49-24Z", "@gold"),
        dots(gems, 5, "@blue"),
        path("M-57-66Q0-48 57-66Q52-102 14-106Q0-112-14-106Q-52-102-57-66Z", "@gold"),
        path("M-36-62Q-34-92-10-106M36-62Q34-92 10-106M0-58V-108"),
        path("M-57-70Q0-52 57-70L56-60Q0-42-56-60Z", "@blue"),
        disc(0, -116, 9, "@red"),
    )


def as_espadas() -> str:
    """Return the ace of espadas."""
    blade = "M0-128L15-104 11 48H-11L-15-104Z"
    twig = [
        (14, 36, 100),
        (20, 33, 10),
        (30, 26, 90),
        (35, 17, 0),
        (41, 6, 70),
        (42, -6, -20),
        (43, -20, 50),
        (41, -32, -40),
        (37, -46, -6),
    ]
    leaves = path("".join(leaf_at(x, y, degrees, 17, 6) for x, y, degrees in twig), "@green")
    laurel = twice(
        "laurel-espadas", path("M8 38C34 34 50-6 36-50"), leaves, transform="scale(-1 1)"
    )
    return place(
        100,
        164,
        laurel,
        path(blade, "@sky"),
        path("M0-128L15-104 11 48H0Z", "@blue"),
        path("M-8 60H8L7 102H-7Z", "@red"),
        path("M-8 70L8 76M-8 80L8 86M-7 90L7 96"),
        path(
            "M-50 40Q-58 58-46 62-24 52 0 56 24 52 46 62 58 58 50 40 26 52 0 48-26 52-50 40Z",
            "@gold",
        ),
        disc(0, 52, 7, "@red"),
        disc(0, 111, 11, "@gold"),
        disc(0, 111, 4, "@blue"),
    )


def as_bastos() -> str:
    """Return the ace of bastos."""
    body = (
        "M-15 122-22 70-26 40-46 26-52-2-30-4-38-104Q0-84 38-104L34-52 46-72 58-46 30-18 24"
        " 40 22 70 15 122Q0 132-15 122Z"
    )
    return place(
        98,
        164,
        sprig(-38, -26, -52, 1.2),
        sprig(32, 16, 56, 1.3),
        sprig(38, -86, 70, 1.1),
        path(body, "@green"),
        path("M-23 62-15 122Q0 132 15 122L23 62Q0 76-23 62Z", "@wood"),
        path("M-21 78Q0 92 21 78M-19 94Q0 106 19 94M-17 108Q0 120 17 108"),
        path("M-46 26-52-2-34 6ZM46-72 58-46 38-44Z", "@gold"),
        path("M-38-104Q0-84 38-104 0-130-38-104Z", "@gold"),
        path(
            "M-22-106Q0-96 22-106 0-118-22-106ZM-20-76-14-20M-2-80 0-30M20-78 14-34M-12 8-8 40"
            "M10 2 8 30"
        ),
        turn=10,
        k=0.94,
    )


ACE = {"oros": as_oros, "copas": as_copas, "espadas": as_espadas, "bastos": as_bastos}
