"""Whole cards: paper, frame with its pinta, indices, pips in their places, and the phone faces."""

import re
from collections.abc import Sequence

from deck.aces import ACE
from deck.figures import FIGURES, jester
from deck.ink import HEIGHT, LINE, WIDTH, disc, group, num, path, place, twice, use
from deck.letters import lettering
from deck.pips import PIP, SMALL, SPANISH
from deck.shapes import sprig, star

Row = tuple[int, Sequence[int]]  # how far down, and where across
Layout = tuple[float, Sequence[Row]]  # scale of the pips, and their rows

# The breaks in the frame tell the suit.
PINTA = {"oros": (), "copas": (100,), "espadas": (80, 120), "bastos": (66, 100, 134)}
PAULO = ("bastos", 4)  # the highest card of its game wears a cockade

TALL = ("espadas", "bastos")
# Rows lean a little, away from the indices, so that pips may be large.
LEAN = 0.06
C, NEAR, CLOSE, THREE = (100,), (69, 131), (72, 128), (64, 100, 136)
ROUND_ROWS: dict[int, Layout] = {
    2: (1.16, [(92, C), (228, C)]),
    3: (0.9, [(60, C), (160, C), (260, C)]),
    4: (0.64, [(78, NEAR), (242, NEAR)]),
    5: (0.64, [(78, NEAR), (160, C), (242, NEAR)]),
    6: (0.6, [(64, NEAR), (160, NEAR), (256, NEAR)]),
    7: (0.54, [(58, NEAR), (109, C), (160, NEAR), (262, NEAR)]),
    8: (0.52, [(56, CLOSE), (125, CLOSE), (195, CLOSE), (264, CLOSE)]),
    9: (0.5, [(54, NEAR), (122, NEAR), (160, C), (198, NEAR), (266, NEAR)]),
}
# Blades and clubs are slim: from 6 on they stand in ranks of three.
TALL_ROWS: dict[int, Layout] = {
    2: (1.36, [(92, C), (228, C)]),
    3: (1.28, [(90, C), (230, CLOSE)]),
    4: (1.28, [(92, CLOSE), (228, CLOSE)]),
    5: (1.06, [(74, NEAR), (160, C), (246, NEAR)]),
    6: (1.02, [(92, THREE), (228, THREE)]),
    7: (0.88, [(66, THREE), (160, C), (254, THREE)]),
    8: (0.88, [(66, THREE), (160, (79, 121)), (254, THREE)]),
    9: (0.88, [(66, THREE), (160, THREE), (254, THREE)]),
}
# One large symbol on a phone face: x, y, scale, turn.
PHONE_PIP = {
    "oros": (126, 222, 1.44, 0),
    "copas": (128, 220, 1.56, 0),
    "espadas": (130, 204, 2, 22),
    "bastos": (128, 208, 1.8, 14),
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
    middle, narrow = (31, 0.68) if len(text) > 1 else (28.5, 1)
    mark = lettering(text, middle, 18, 42, 6.4, colour=f"@{suit}", narrow=narrow, anchor=0.5)
    return twice(f"index-{suit}-{text}", mark, use(f"sign-{suit}", 29, 89, 0.86))


def cockade() -> str:
    """Return what binds the four of bastos together: the mark of Paulo."""
    tails = "M-7 6L-22 42-10 38-2 48 4 8ZM7 6L22 42 10 38 2 48-4 8Z"
    rosette = path(star(14, 30, 23), "@gold") + disc(0, 0, 18, "@red")
    return place(100, 160, path(tails, "@red"), rosette, path(star(5, 13, 5.4), "@white"))


def pips(suit: str, scale: float, rows: Sequence[Row]) -> str:
    """Return the suit's symbol at every place of the rows."""
    places = [(x + LEAN * (HEIGHT / 2 - y), y) for y, xs in rows for x in xs]
    drawn = (use(f"pip-{suit}", x, y, scale, pen=False) for x, y in places)
    return group(*drawn, stroke_width=LINE / scale)


def middle(suit: str) -> str:
    """Return what stands in the middle of a round four, where old decks bear a mark."""
    if suit == "oros":
        rays = path(star(8, 27, 19), "@blue") + disc(0, 0, 13, "@white")
        return place(100, 160, rays, path(star(8, 10, 5), "@red", stroke="none"))
    twigs = (sprig(0, 0, turn, 1.2) for turn in (-90, 90))
    return place(100, 160, *twigs, disc(0, 0, 5, "@gold"))


def full(suit: str, rank: int) -> str:
    """Return the traditional face."""
    mark = ""
    if rank in FIGURES:
        body = FIGURES[rank][suit]()
    elif rank == 1:
        body = ACE[suit]()
    else:
        body = pips(suit, *(TALL_ROWS if suit in TALL else ROUND_ROWS)[rank])
    if rank == 4 and suit not in TALL:
        mark = middle(suit)
    elif (suit, rank) == PAULO:
        mark = cockade()
    return sheet(use(f"frame-{suit}"), index(str(rank), suit), body, mark)


def phone(suit: str, rank: int) -> str:
    """Return the compact face, for cards under 90 px.

    Rank and sign stand in the upper left, which an overlapped hand still shows.
    """
    text = str(rank)
    narrow = 0.66 if len(text) > 1 else 1
    mark = lettering(text, 44, 20, 74, 6, colour=f"@{suit}", narrow=narrow, anchor=0.5)
    sign = use(f"sign-{suit}", 42, 130, 1.25)
    if rank in FIGURES:
        return sheet(place(48, 52, FIGURES[rank][suit](), k=0.82), mark, sign)
    if rank == 1:
        return sheet(place(46, 60, ACE[suit](), k=0.8), mark, sign)
    rosette = place(46, -86, cockade()) if (suit, rank) == PAULO else ""
    return sheet(mark, sign, use(f"pip-{suit}", *PHONE_PIP[suit]), rosette)


def joker() -> str:
    """Return the comodín, the same for both packs."""
    mark = twice("index-joker", lettering("*", 16, 18, 34, 3, colour="@red"))
    return sheet(use("frame-oros"), mark, jester())


def phone_joker() -> str:
    """Return the compact face of the comodín."""
    return sheet(place(38, 56, jester(), k=0.82), path(star(5, 32, 13, 44, 58), "@red"))


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
