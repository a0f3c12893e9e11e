"""Whole cards: paper, frame with its pinta, indices, pips in their places, and the phone faces."""

import re
from collections.abc import Sequence

from deck.aces import ACE
from deck.figures import FIGURES, emblem, jester
from deck.ink import HEIGHT, LINE, WIDTH, disc, group, num, path, place, twice, use
from deck.letters import lettering
from deck.pips import PIP, SMALL, SPANISH
from deck.shapes import star

Row = tuple[int, Sequence[int]]  # how far down, and where across
Layout = tuple[float, Sequence[Row]]  # scale of the pips, and their rows

# The breaks in the frame tell the suit.
PINTA = {"oros": (), "copas": (100,), "espadas": (80, 120), "bastos": (66, 100, 134)}
PAULO = ("bastos", 4)  # the highest card of its game wears a cockade

TALL = ("espadas", "bastos")
C, NEAR, COLUMNS, WIDE, THREE = (100,), (70, 130), (73, 127), (66, 134), (64, 100, 136)
ROUND_ROWS: dict[int, Layout] = {
    2: (1.16, [(92, C), (228, C)]),
    3: (0.86, [(66, C), (160, C), (254, C)]),
    4: (0.66, [(92, NEAR), (228, NEAR)]),
    5: (0.66, [(92, NEAR), (160, C), (228, NEAR)]),
    6: (0.54, [(68, COLUMNS), (160, COLUMNS), (252, COLUMNS)]),
    7: (0.51, [(58, COLUMNS), (109, C), (160, COLUMNS), (262, COLUMNS)]),
    8: (0.52, [(56, COLUMNS), (125, COLUMNS), (195, COLUMNS), (264, COLUMNS)]),
    9: (0.47, [(56, WIDE), (124, WIDE), (160, C), (196, WIDE), (264, WIDE)]),
}
# Blades and clubs are slim: from 6 on they stand in ranks of three.
TALL_ROWS: dict[int, Layout] = {
    2: (1.36, [(92, C), (228, C)]),
    3: (1.28, [(90, C), (230, COLUMNS)]),
    4: (1.28, [(92, COLUMNS), (228, COLUMNS)]),
    5: (0.98, [(76, COLUMNS), (160, C), (244, COLUMNS)]),
    6: (0.97, [(92, THREE), (228, THREE)]),
    7: (0.86, [(68, THREE), (160, C), (252, THREE)]),
    8: (0.86, [(68, THREE), (160, (81, 119)), (252, THREE)]),
    9: (0.86, [(68, THREE), (160, THREE), (252, THREE)]),
}


def frame(suit: str, gap: float = 11, inset: float = 7) -> str:
    """Return a fine line around the card, broken above and below as often as the suit asks."""
    cuts = [edge for centre in PINTA[suit] for edge in (centre - gap / 2, centre + gap / 2)]
    xs = [18, *cuts, WIDTH - 18]
    runs = "".join(f"M{num(a)} {inset}H{num(b)}" for a, b in zip(xs[::2], xs[1::2]))
    first = f"M{inset} 18a11 11 0 0 1 11-11" + runs.removeprefix(f"M18 {inset}")
    edge = f"{first}a11 11 0 0 1 11 11V{HEIGHT - 17}"
    return twice(f"edge-{suit}", path(edge, stroke="@frame", stroke_linecap="butt"))


def sheet(*parts: str) -> str:
    """Return the card itself: everything lies on rounded paper and is drawn with one pen."""
    drawn = group(
        *parts,
        stroke="@ink",
        stroke_width=LINE,
        stroke_linejoin="round",
        stroke_linecap="round",
        fill="none",
    )
    return use("paper") + drawn


def index(text: str, suit: str) -> str:
    """Return the rank above the suit sign, top left and, turned, bottom right."""
    middle, narrow = (32, 0.71) if len(text) > 1 else (29, 1)
    mark = lettering(text, middle, 18, 42, 6.6, colour=f"@{suit}", narrow=narrow, anchor=0.5)
    return twice(f"index-{suit}-{text}", mark, use(f"sign-{suit}", 30, 91))


def cockade() -> str:
    """Return what binds the four of bastos together: the mark of Paulo."""
    tails = "M-7 6L-22 42-10 38-2 48 4 8ZM7 6L22 42 10 38 2 48-4 8Z"
    rosette = path(star(14, 30, 23), "@gold") + disc(0, 0, 18, "@red")
    return place(100, 160, path(tails, "@red"), rosette, path(star(5, 13, 5.4), "@white"))


def pips(suit: str, scale: float, rows: Sequence[Row]) -> str:
    """Return the suit's symbol at every place of the rows."""
    places = [(x, y) for y, xs in rows for x in xs]
    drawn = (use(f"pip-{suit}", x, y, scale, pen=False) for x, y in places)
    return group(*drawn, stroke_width=LINE / scale)


def full(suit: str, rank: int) -> str:
    """Return the traditional face."""
    if rank in FIGURES:
        body = FIGURES[rank][suit]()
    elif rank == 1:
        body = ACE[suit]()
    else:
        body = pips(suit, *(TALL_ROWS if suit in TALL else ROUND_ROWS)[rank])
    mark = cockade() if (suit, rank) == PAULO else ""
    return sheet(use(f"frame-{suit}"), index(str(rank), suit), body, mark)


def phone(suit: str, rank: int) -> str:
    """Return the compact face, for cards under 90 px.

    Rank and sign stand in the upper left, which an overlapped hand still shows; below them one
    large symbol, and for figures what they are known by.
    """
    text = str(rank)
    narrow = 0.66 if len(text) > 1 else 1
    mark = lettering(text, 44, 20, 74, 6, colour=f"@{suit}", narrow=narrow, anchor=0.5)
    sign = use(f"sign-{suit}", 42, 128, 1.2)
    known = place(146, 74, emblem(suit, rank), k=1.15) if rank in FIGURES else ""
    known += place(46, -86, cockade()) if (suit, rank) == PAULO else ""
    return sheet(mark, sign, use(f"pip-{suit}", 126, 222, 1.65 if suit in TALL else 1.4), known)


def joker() -> str:
    """Return the comodín."""
    mark = twice("index-joker", lettering("*", 16, 18, 34, 3, colour="@red"))
    return sheet(use("frame-oros"), mark, jester())


PAPER = (
    f'<rect x=".8" y=".8" width="{WIDTH - 1.6:g}" height="{HEIGHT - 1.6:g}" rx="13" fill="@paper" '
    'stroke="@ink" stroke-width="1.6" stroke-opacity=".45"/>'
)
# What many cards share: in the sprite drawn once, in a single card brought along.
PARTS = (
    {"paper": PAPER}
    | {f"pip-{suit}": draw() for suit, draw in PIP.items()}
    | {f"sign-{suit}": draw() for suit, draw in SMALL.items()}
    | {f"frame-{suit}": frame(suit) for suit in SPANISH}
)


def needed(svg: str) -> list[str]:
    """Return the shared parts a drawing uses, after those that they use themselves."""
    names = [name for name in re.findall(r'href="#([^"]+)"', svg) if name in PARTS]
    return list(dict.fromkeys(part for name in names for part in [*needed(PARTS[name]), name]))
