"""The position of a match of guiñote, its moves, and what both a state and a view can tell.

Seats are numbered to the right; pair 0 is the even seats, pair 1 the odd ones [G-9, G-58].
The tricks of a hand are kept as the cards in order of play and the seats that led; the current
trick, the turn and the winner of the last trick all follow from these two.
"""

from dataclasses import dataclass
from typing import Final, NamedTuple, Protocol, TypeAlias

from tapete.core.cards import RANK_OF, SUIT_OF, spanish_pack
from tapete.core.chance import ChanceMove
from tapete.games.guinote.rules import Rules

DEAL, PLAY, OVER = "deal", "play", "over"
"""Phases: only chance is waited for, a hand is played, the match is decided."""
NOBODY: Final = -1
"""No seat, no pair, no suit."""

PACK: Final = spanish_pack(without=(8, 9))
"""The forty cards [G-1]."""
POINTS_BY_RANK: Final = {1: 11, 3: 10, 12: 4, 10: 3, 11: 2}
"""Ranks that carry points; a suit totals 30 [G-2, G-3]."""
STRENGTH: Final = (2, 4, 5, 6, 7, 11, 10, 12, 3, 1)
"""Ranks from weakest to strongest: the sota outranks the caballo [G-4]."""
POINTS: Final = tuple(POINTS_BY_RANK.get(rank, 0) for rank in RANK_OF[:48])
POWER: Final = tuple(STRENGTH.index(rank) + 1 if rank in STRENGTH else 0 for rank in RANK_OF[:48])
"""Strength of a card inside its suit, 1 to 10."""
LAST_TRICK_POINTS: Final = 10
"""The *10 de últimas* [G-42]."""
MALAS: Final = 50
"""Points up to this are malas, those above are buenas [G-43]."""
PASS: Final = 100
"""More than this wins a partida [G-44]."""


@dataclass(frozen=True, slots=True)
class Play:
    """Lay a card [G-13]."""

    seat: int
    card: int


@dataclass(frozen=True, slots=True)
class Sing:
    """Declare rey and sota of a suit [G-30]."""

    seat: int
    suit: int


@dataclass(frozen=True, slots=True)
class Exchange:
    """Change the siete of triunfo for the muestra [G-38]."""

    seat: int


SeatMove: TypeAlias = Play | Sing | Exchange
Move: TypeAlias = SeatMove | ChanceMove

# Interned, because legal moves are listed millions of times in a search.
PLAYS: Final = tuple(tuple(Play(seat, card) for card in range(48)) for seat in range(4))
SINGS: Final = tuple(tuple(Sing(seat, suit) for suit in range(4)) for seat in range(4))
EXCHANGES: Final = tuple(Exchange(seat) for seat in range(4))


class Match(NamedTuple):
    """What outlives a hand."""

    dealer: int = NOBODY
    """Of the hand on the table; NOBODY before the first."""
    vueltas: bool = False
    """Whether the hand on the table is the second of its partida [G-47]."""
    carried: tuple[int, int] = (0, 0)
    """Points per pair with which the hand on the table began."""
    winner: int = NOBODY
    """Pair that has won the partida on the table."""
    partidas: tuple[int, int] = (0, 0)
    """Partidas per pair in the coto on the table; they stay until the next coto is dealt [G-56]."""
    cotos: tuple[int, int] = (0, 0)


class State(NamedTuple):
    """A position. What a finished hand left stays until the next shuffle."""

    rules: Rules
    seats: int
    phase: str
    epoch: int
    """Turn actions and moves of chance so far."""
    match: Match
    hands: tuple[tuple[int, ...], ...]
    stock: tuple[int, ...]
    """Cards to draw, next first; the muestra is the last one [G-8]."""
    trump: int
    """Suit; NOBODY before the first deal."""
    played: tuple[int, ...]
    """Cards of this hand in order of play."""
    leaders: tuple[int, ...]
    """Seats that led each trick, the one on the table included; each won the trick before."""
    points: tuple[int, int]
    """Per pair in the partida, running."""
    sung: tuple[tuple[int, int], ...]
    """Suit and seat of each cante of this hand [G-35]."""
    may_sing: tuple[int, ...]
    """How many cantes each seat may still declare before its own next card [G-32, G-33]."""
    shown: tuple[tuple[int, int], ...]
    """Card and seat of every hidden card that everybody knows: sung, exchanged or drawn face up."""


class Table(Protocol):
    """What a state and a view have in common: all that is public."""

    @property
    def seats(self) -> int: ...
    @property
    def played(self) -> tuple[int, ...]: ...
    @property
    def leaders(self) -> tuple[int, ...]: ...


def trick(table: Table) -> tuple[int, ...]:
    """Return the cards of the trick on the table, in order of play."""
    return table.played[(len(table.leaders) - 1) * table.seats :] if table.leaders else ()


def tricks_done(table: Table) -> int:
    """Return how many tricks of the hand are complete."""
    return max(0, len(table.leaders) - 1)


def leader(table: Table) -> int:
    """Return the seat that leads the trick on the table, or led the last one of a finished hand."""
    return table.leaders[-1] if table.leaders else NOBODY


def turn(table: Table) -> int:
    """Return the seat whose card is next while a hand is played."""
    return (table.leaders[-1] + len(trick(table))) % table.seats


def last_winner(table: Table) -> int:
    """Return the seat that won the last complete trick of this hand, or NOBODY [G-16]."""
    return table.leaders[-1] if len(table.leaders) > 1 else NOBODY


def last_trick(table: Table) -> tuple[int, ...]:
    """Return the last complete trick, in order of play; it alone may be looked at again [G-64]."""
    done = tricks_done(table)
    return table.played[(done - 1) * table.seats : done * table.seats] if done else ()


def winning(cards: tuple[int, ...], trump: int) -> int:
    """Return the place in a trick of the card that wins it so far: the highest trump, or else
    the highest card of the suit led [G-7, G-13]."""
    place, best, suit = 0, POWER[cards[0]], SUIT_OF[cards[0]]
    for index in range(1, len(cards)):
        card = cards[index]
        if SUIT_OF[card] == suit:
            if POWER[card] > best:
                place, best = index, POWER[card]
        elif SUIT_OF[card] == trump:
            place, best, suit = index, POWER[card], trump
    return place


def start(rules: Rules, seats: int) -> State:
    """Return the position before the first dealer is drawn."""
    return State(
        rules=rules,
        seats=seats,
        phase=DEAL,
        epoch=0,
        match=Match(),
        hands=((),) * seats,
        stock=(),
        trump=NOBODY,
        played=(),
        leaders=(),
        points=(0, 0),
        sung=(),
        may_sing=(0,) * seats,
        shown=(),
    )
