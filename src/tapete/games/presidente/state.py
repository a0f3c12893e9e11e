"""The position of a match of presidente, its moves, and what both a state and a view can tell.

Seats are numbered clockwise. A trick is the sets laid since the last lead; a set is the seat that
laid it and its cards. `queue` holds the seats still to answer, the one in turn first; on a lead it
holds the leader alone [U-44].
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import Final, NamedTuple, Protocol, TypeAlias

from tapete.core.cards import CARD_OF, RANK_OF, SUIT_OF
from tapete.core.chance import ChanceMove
from tapete.games.presidente.rules import Rules

DEAL, EXCHANGE, PLAY, OVER = "deal", "exchange", "play", "over"
"""Phases: only chance is waited for, winners owe cards, a hand is played, the match is over."""
NOBODY: Final = -1
"""No seat, no card, no number."""
BOSS: Final = 31
"""The number of the highest card laid alone [U-13]."""
_FRENCH: Final = 64


@dataclass(frozen=True, slots=True)
class Play:
    """Lay a card or a set of equal numbers [U-37]."""

    seat: int
    cards: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Pass:
    """Lay nothing this time [U-41]."""

    seat: int


@dataclass(frozen=True, slots=True)
class Give:
    """Give cards back in the exchange [U-26]."""

    seat: int
    cards: tuple[int, ...]


SeatMove: TypeAlias = Play | Pass | Give
Move: TypeAlias = SeatMove | ChanceMove
Laid: TypeAlias = tuple[int, tuple[int, ...]]
"""A set on the table: the seat that laid it and its cards."""
Trick: TypeAlias = tuple[Laid, ...]

PASSES: Final = tuple(Pass(seat) for seat in range(10))


class Match(NamedTuple):
    """What outlives a hand; all counters are settled when a hand ends."""

    dealer: int = NOBODY
    """Of the hand on the table; NOBODY before the first."""
    hands: int = 0
    """Hands finished."""
    points: tuple[int, ...] = ()
    """Half points by seat."""
    gained: tuple[int, ...] = ()
    """Half points by seat of the last finished hand."""
    firsts: tuple[int, ...] = ()
    """By seat, how often first [U-58]."""
    lasts: tuple[int, ...] = ()
    """By seat, how often last [U-58]."""
    places: tuple[int, ...] = ()
    """Seats by place in the last finished hand; empty before."""


class Gift(NamedTuple):
    """Cards that went from one seat to another before the hand [U-24 to U-27]."""

    giver: int
    to: int
    cards: tuple[int, ...]


class Gone(NamedTuple):
    """Cards that left the hand without being played."""

    seat: int
    cards: tuple[int, ...]
    why: str
    """``quartet`` [U-30], ``offence`` [U-50] or ``stuck`` [U-52]."""


class Take(NamedTuple):
    """Cards that a seat took because its time was over [U-61]."""

    seat: int
    drawn: int
    recycled: int
    """How often the stock had been made anew before."""


class Aside(NamedTuple):
    """What happened in this hand besides its tricks; seldom changed."""

    opener: int = NOBODY
    """The seat that was to lead the hand [U-19 to U-23]."""
    named: int = NOBODY
    """The start card, where the opener leads because it holds it: everybody knows [U-19, U-20]."""
    owed: tuple[int, ...] = ()
    """By seat, how many cards it must still give."""
    gifts: tuple[Gift, ...] = ()
    removed: tuple[Gone, ...] = ()
    taken: tuple[Take, ...] = ()
    recycled: tuple[int, ...] = ()
    """For each new stock the number of tricks closed by then: their cards went into it [U-62]."""
    debt: int = 0
    """Cards that the seat in turn still takes once the closed tricks are shuffled."""
    must: int = NOBODY
    """The card that the first lead must hold [U-22]."""


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
    """Cards to take, next first [U-62]."""
    pile: Trick
    """The trick on the table."""
    tricks: tuple[Trick, ...]
    """The closed tricks of this hand, recycled ones too."""
    number: int
    """Of the set to beat: `number_of` its cards, or BOSS; NOBODY on a lead."""
    revolution: bool
    """Whether the values are inverted [U-34]."""
    queue: tuple[int, ...]
    passed: tuple[int, ...]
    """Seats that passed since the last set, or in this trick where passing binds it [U-42]."""
    skipped: int
    """The seat that the last set skipped [U-40], or NOBODY."""
    top: tuple[int, ...]
    """Seats out, best first [U-48]."""
    bottom: tuple[int, ...]
    """Seats that took the worst places, best of them first [U-50 to U-52]."""
    aside: Aside


class Table(Protocol):
    """What a state and a view have in common: all that is public."""

    @property
    def rules(self) -> Rules: ...
    @property
    def seats(self) -> int: ...
    @property
    def pile(self) -> Trick: ...
    @property
    def tricks(self) -> tuple[Trick, ...]: ...
    @property
    def top(self) -> tuple[int, ...]: ...
    @property
    def bottom(self) -> tuple[int, ...]: ...
    @property
    def aside(self) -> Aside: ...


_ORDERS: Final = {
    "dos_alto": "2ARCST9876543",
    "as_tres": "A3RCST9876542",
    "as_alto": "ARCST98765432",
}
_SPANISH_NAMES: Final = "A23456789SCR"
_FRENCH_NAMES: Final = "A23456789TSCR"


def number_of(card: int) -> int:
    """Return the number of a card: the same for the cards of one rank."""
    return card >> 2


AS: Final = (0, _FRENCH >> 2)
TWO: Final = (1, (_FRENCH >> 2) + 1)


@cache
def powers(order: str, inverted: str) -> tuple[int, ...]:
    """Return the value by number, 1 the lowest, the highest card above all [U-7 to U-13].

    `inverted` is the order of a revolution [U-35], or empty.
    """
    names = _ORDERS[order][::-1]
    if inverted:
        names = names[::-1]
        if inverted == "three_top":
            names = names.replace("3", "") + "3"
    table = [0] * BOSS + [100]
    for offset, letters in ((0, _SPANISH_NAMES), (_FRENCH >> 2, _FRENCH_NAMES)):
        for place, letter in enumerate(letters):
            table[offset + place] = names.index(letter) + 1
    return tuple(table)


# Looked up, because legality asks for every card laid alone.
_BOSSES: Final = (
    {"2o": CARD_OF["2o"], "1o": CARD_OF["1o"], "none": NOBODY},
    {"2o": CARD_OF["2D"], "1o": CARD_OF["AD"], "none": NOBODY},
)


def powers_now(rules: Rules, *, revolution: bool) -> tuple[int, ...]:
    """Return the value by number, as it is in a revolution or not."""
    return powers(rules.order, rules.revolution_order if revolution else "")


def boss(rules: Rules) -> int:
    """Return the highest card, or NOBODY where none has power [U-13]."""
    if rules.boss_power == "none":
        return NOBODY
    return _BOSSES[rules.deck == "french52"][rules.boss_card]


def in_pack(rules: Rules, text: str) -> int:
    """Return the card of the pack that a Spanish text of an option stands for [U-5]."""
    card = CARD_OF[text]
    return card + _FRENCH if rules.deck == "french52" else card


def kills(rules: Rules, cards: tuple[int, ...]) -> bool:
    """Return whether this set is the killing card alone [U-13]."""
    return len(cards) == 1 and rules.boss_power == "kill_any" and cards[0] == boss(rules)


def cuts(rules: Rules, cards: tuple[int, ...]) -> bool:
    """Return whether this set is an as that cuts [U-46]."""
    return rules.cutter_rank == "A" and number_of(cards[0]) in AS


def wilds(rules: Rules, hand: tuple[int, ...]) -> tuple[int, ...]:
    """Return the twos of a hand that may accompany other cards [U-15, U-16]."""
    if rules.twos_role == "rank":
        return ()
    killing = boss(rules) if rules.boss_power == "kill_any" else NOBODY
    return tuple([card for card in hand if card >> 2 in TWO and card != killing])


def number(rules: Rules, cards: tuple[int, ...]) -> int:
    """Return the number of a set: that of the cards which are no wild twos [U-14, U-15]."""
    if len(cards) == 1 and cards[0] == boss(rules):
        return BOSS
    if cards[0] >> 2 == cards[-1] >> 2:
        return cards[0] >> 2
    # Of two numbers one is the wild two; the as sorts before it.
    return cards[0] >> 2 if cards[0] >> 2 in AS else cards[-1] >> 2


def step(rules: Rules) -> int:
    """Return 1 where deal and play go clockwise, -1 where they go the other way."""
    return 1 if rules.direction == "clockwise" else -1


def ring(table: Table, seat: int) -> list[int]:
    """Return all other seats in the direction of play."""
    way = step(table.rules)
    return [(seat + way * place) % table.seats for place in range(1, table.seats)]


def strength(rules: Rules, card: int) -> tuple[int, int]:
    """Return the key by which cards go from worst to best in an exchange [U-28]."""
    value = 100 if card == boss(rules) else powers(rules.order, "")[card >> 2]
    return value, -SUIT_OF[card]


def best(rules: Rules, hand: tuple[int, ...], count: int) -> tuple[int, ...]:
    """Return the best cards of a hand, sorted [U-24, U-28]."""
    return _some(sorted(hand, key=lambda card: strength(rules, card), reverse=True), count)


def worst(rules: Rules, hand: tuple[int, ...], count: int) -> tuple[int, ...]:
    """Return the worst cards of a hand, sorted [U-27, U-28]."""
    return _some(sorted(hand, key=lambda card: strength(rules, card)), count)


def _some(cards: Sequence[int], count: int) -> tuple[int, ...]:
    return tuple(sorted(cards[:count]))


def without(hand: tuple[int, ...], cards: tuple[int, ...]) -> tuple[int, ...]:
    """Return the sorted hand without one copy of each card."""
    left = list(hand)
    for card in cards:
        left.remove(card)
    return tuple(left)


def vices(rules: Rules, seats: int) -> bool:
    """Return whether there are vicepresidente and vicecola [U-54]."""
    least = rules.vices_from
    return not isinstance(least, str) and seats >= least


def closed(table: Table) -> tuple[int, ...]:
    """Return the cards of the closed tricks that are not in the stock again, sorted [U-62]."""
    recycled = table.aside.recycled
    tricks = table.tricks[recycled[-1] if recycled else 0 :]
    return tuple(sorted(card for trick in tricks for _, cards in trick for card in cards))


def positions(table: Table) -> tuple[int, ...]:
    """Return the seats by place, NOBODY where a place is still open."""
    free = table.seats - len(table.top) - len(table.bottom)
    return (*table.top, *(NOBODY,) * free, *table.bottom)


def card_points(rules: Rules, card: int) -> int:
    """Return what a card left in a hand is worth [U-65]."""
    if rules.boss_power == "kill_any" and card == boss(rules):
        return 50
    rank = RANK_OF[card]
    if rank <= 2:
        return 20
    return min(rank, 10)


def start(rules: Rules, seats: int) -> State:
    """Return the position before the first dealer is drawn."""
    nothing = (0,) * seats
    return State(
        rules=rules,
        seats=seats,
        phase=DEAL,
        epoch=0,
        match=Match(points=nothing, gained=nothing, firsts=nothing, lasts=nothing),
        hands=((),) * seats,
        stock=(),
        pile=(),
        tricks=(),
        number=NOBODY,
        revolution=False,
        queue=(),
        passed=(),
        skipped=NOBODY,
        top=(),
        bottom=(),
        aside=Aside(owed=nothing),
    )
