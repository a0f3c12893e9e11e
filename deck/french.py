"""The French pack: faces of its cards, full and for phones."""

from deck.busts import belt, bust
from deck.cards import LEAN, Row, index, sheet
from deck.ink import HEIGHT, LINE, group, place, twice, use
from deck.letters import lettering

RANKS = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")
C, NEAR = (100,), (69, 131)
# Scale of the pips, rows that stand again upside down below, and rows that do not.
ROWS: dict[int, tuple[float, list[Row], list[Row]]] = {
    1: (1.5, [], [(160, C)]),
    2: (0.7, [(72, C)], []),
    3: (0.7, [(66, C)], [(160, C)]),
    4: (0.54, [(74, NEAR)], []),
    5: (0.54, [(74, NEAR)], [(160, C)]),
    6: (0.52, [(64, NEAR)], [(160, NEAR)]),
    7: (0.52, [(58, NEAR)], [(109, C), (160, NEAR)]),
    8: (0.52, [(58, NEAR), (109, C)], [(160, NEAR)]),
    9: (0.46, [(54, NEAR), (125, NEAR)], [(160, C)]),
    10: (0.46, [(54, NEAR), (90, C), (126, NEAR)], []),
}


def pips(suit: str, rank: int) -> str:
    """Return the suit's symbol as often as the rank says, the lower ones upside down."""
    scale, mirrored, fixed = ROWS[rank]
    below = [(HEIGHT - y, xs) for y, xs in mirrored]
    places = [(x, y, 0) for y, xs in [*mirrored, *fixed] for x in xs]
    places += [(x, y, 180) for y, xs in below for x in xs]
    drawn = (
        use(f"pip-{suit}", x + LEAN * (HEIGHT / 2 - y), y, scale, turn, pen=False)
        for x, y, turn in places
    )
    return group(*drawn, stroke_width=LINE / scale)


def body(suit: str, rank: int) -> str:
    """Return what stands between the indices: pips, or a figure in two halves."""
    if rank <= len(ROWS):
        return pips(suit, rank)
    half = bust(suit, rank) + use(f"pip-{suit}", 160, 74, 0.5)
    return twice(f"half-{suit}-{rank}", half) + belt(suit)


def full(suit: str, rank: int) -> str:
    """Return the traditional face."""
    return sheet(index(RANKS[rank - 1], suit), body(suit, rank))


def phone(suit: str, rank: int) -> str:
    """Return the compact face, for cards under 90 px.

    Rank and sign stand in the upper left, which an overlapped hand still shows.
    """
    text = RANKS[rank - 1]
    narrow = 0.66 if len(text) > 1 else 1
    mark = lettering(text, 44, 20, 74, 6, colour=f"@{suit}", narrow=narrow, anchor=0.5)
    sign = use(f"sign-{suit}", 42, 130, 1.4)
    if rank > len(ROWS):
        return sheet(place(10, 142, bust(suit, rank), belt(suit), k=1.01), mark, sign)
    return sheet(mark, sign, use(f"pip-{suit}", 126, 226, 1.5))
