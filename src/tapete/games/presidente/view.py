"""What a seat may know and what it may be offered.

`View` has no field for a hidden card. What was laid, discarded or taken stands in it for the whole
hand, because everybody saw it; of the exchange a seat knows the cards it gave or got (section 8).
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass

from tapete.core.cards import TEXT_OF
from tapete.core.game import Offers, Ranking, Why
from tapete.games.presidente import play, scoring
from tapete.games.presidente.rules import Rules, pack
from tapete.games.presidente.sets import Entry
from tapete.games.presidente.state import (
    AS,
    BOSS,
    DEAL,
    EXCHANGE,
    NOBODY,
    OVER,
    PLAY,
    TWO,
    Aside,
    Gift,
    Give,
    Laid,
    Match,
    Pass,
    Play,
    SeatMove,
    State,
    Trick,
    best,
    boss,
    card_points,
    closed,
    cuts,
    kills,
    number,
    number_of,
    positions,
    powers_now,
    ring,
    wilds,
    without,
    worst,
)

# What bots need: views, moves and what both a state and a view can tell, but no state.
__all__ = [
    "AS",
    "BOSS",
    "EXCHANGE",
    "NOBODY",
    "OVER",
    "PLAY",
    "TWO",
    "Entry",
    "Gift",
    "Give",
    "Pass",
    "Play",
    "SeatMove",
    "Trick",
    "View",
    "best",
    "boss",
    "card_points",
    "closed",
    "cuts",
    "entries",
    "hidden_cards",
    "hidden_gift",
    "kills",
    "number",
    "number_of",
    "offers",
    "pack",
    "positions",
    "powers_now",
    "ring",
    "view",
    "wilds",
    "without",
    "worst",
]


@dataclass(frozen=True, slots=True)
class View:
    """A match of presidente as one seat knows it, or a spectator."""

    seat: int | None
    """None for a spectator, who sees only what is public."""
    rules: Rules
    seats: int
    phase: str
    match: Match
    hand: tuple[int, ...]
    """Own cards; empty for a spectator."""
    counts: tuple[int, ...]
    """Cards in each hand."""
    stock: int
    pile: Trick
    tricks: tuple[Trick, ...]
    number: int
    revolution: bool
    queue: tuple[int, ...]
    passed: tuple[int, ...]
    skipped: int
    top: tuple[int, ...]
    bottom: tuple[int, ...]
    aside: Aside
    """As in the state, but gifts between others have NOBODY for each card."""
    left: tuple[tuple[int, ...], ...] | None
    """Every hand once a hand of play has ended, open to all until the next deal."""
    ranking: Ranking | None


def view(state: State, seat: int | None) -> View:
    """Return what a seat, or a spectator (None), may know of a position (section 8)."""
    aside = state.aside
    if aside.gifts:
        aside = aside._replace(gifts=tuple([hidden_gift(gift, seat) for gift in aside.gifts]))
    return View(
        seat=seat,
        rules=state.rules,
        seats=state.seats,
        phase=state.phase,
        match=state.match,
        hand=() if seat is None else state.hands[seat],
        counts=tuple(map(len, state.hands)),
        stock=len(state.stock),
        pile=state.pile,
        tricks=state.tricks,
        number=state.number,
        revolution=state.revolution,
        queue=state.queue,
        passed=state.passed,
        skipped=state.skipped,
        top=state.top,
        bottom=state.bottom,
        aside=aside,
        left=state.hands if hand_over(state) else None,
        ranking=scoring.ranking(state),
    )


def hidden_gift(gift: Gift, seat: int | None) -> Gift:
    """Return a gift as a seat, or a spectator (None), saw it."""
    if seat is not None and seat in (gift.giver, gift.to):
        return gift
    return gift._replace(cards=(NOBODY,) * len(gift.cards))


def hand_over(state: State) -> bool:
    """Return whether a finished hand lies on the table."""
    between = state.phase == DEAL and not state.aside.debt and bool(state.match.hands)
    return between or state.phase == OVER


def shown(view: View) -> Iterator[Laid]:
    """Yield the cards that seats laid, discarded or lost in this hand."""
    for trick in (*view.tricks, view.pile):
        yield from trick
    for gone in view.aside.removed:
        yield gone.seat, gone.cards


def hidden_cards(view: View, known: Iterable[tuple[int, ...]]) -> Counter[int]:
    """Return the cards that lie neither open on the table nor in these hands."""
    cards = Counter(pack(view.rules, view.seats))
    cards -= Counter(closed(view))
    for _, laid in view.pile:
        cards -= Counter(laid)
    for gone in view.aside.removed:
        cards -= Counter(gone.cards)
    for hand in known:
        cards -= Counter(hand)
    return cards


def own_position(view: View, hands: tuple[tuple[int, ...], ...], stock: tuple[int, ...]) -> State:
    """Return the position of a view with these hands and this stock."""
    return State(
        rules=view.rules,
        seats=view.seats,
        phase=view.phase,
        epoch=0,
        match=view.match,
        hands=hands,
        stock=stock,
        pile=view.pile,
        tricks=view.tricks,
        number=view.number,
        revolution=view.revolution,
        queue=view.queue,
        passed=view.passed,
        skipped=view.skipped,
        top=view.top,
        bottom=view.bottom,
        aside=view.aside,
    )


def _alone(view: View) -> State:
    """Return the position with nothing but the own hand: all that legality needs."""
    hands = (
        [()] * view.seats
        if view.seat is None
        else [view.hand if seat == view.seat else () for seat in range(view.seats)]
    )
    return own_position(view, tuple(hands), (NOBODY,) * view.stock)


def entries(view: View) -> list[Entry]:
    """Return what the view's seat may lay now, by number and size; empty out of turn."""
    if view.phase != PLAY or view.queue[0] != view.seat:
        return []
    return play.entries(_alone(view))


def offers(view: View) -> Offers[SeatMove]:
    """Return the legal moves of a view's seat and, for each card in none of them, why not."""
    if view.seat is None or view.phase not in (PLAY, EXCHANGE):
        return Offers((), dict.fromkeys(view.hand, Why("wrong-phase", {})))
    state = _alone(view)
    moves = play.legal(state, view.seat)
    if not moves:
        reason = "not-your-turn" if view.phase == PLAY else "wrong-phase"
        return Offers((), dict.fromkeys(view.hand, Why(reason, {})))
    if view.phase == EXCHANGE:
        return Offers(moves, {})
    return Offers(moves, _reasons(state, view.seat, moves))


def _reasons(state: State, seat: int, moves: tuple[SeatMove, ...]) -> Mapping[int, Why]:
    usable = {card for move in moves if isinstance(move, Play) for card in move.cards}
    return {
        card: _why(state, seat, card)
        for card in dict.fromkeys(state.hands[seat])
        if card not in usable
    }


def _why(state: State, seat: int, card: int) -> Why:
    """Return why a card is in no set that may be laid: of its largest fitting set, or itself."""
    hand = state.hands[seat]
    size = len(state.pile[-1][1]) if state.pile else 1
    mates = [other for other in hand if other >> 2 == card >> 2 and other != card]
    cards = tuple(sorted((card, *mates[: size - 1])))
    reason = play.explain(state, Play(seat, cards)) or "not-higher"
    return Why(reason, why_values(state, cards))


def why_values(state: State, cards: tuple[int, ...]) -> dict[str, str]:
    """Return what the sentence of a refusal may speak of; ranks and cards as in records."""
    rules = state.rules
    values = {"most": str(rules.max_set), "card": TEXT_OF[cards[0]]}
    if state.pile:
        laid = state.pile[-1][1]
        of = number(rules, laid)
        beats = next((card for card in laid if card >> 2 == of), laid[0])
        values |= {"size": str(len(laid)), "beats": TEXT_OF[beats]}
    if state.aside.must != NOBODY:
        values["card"] = TEXT_OF[state.aside.must]
    return values


def number_text(rules: Rules, cards: tuple[int, ...]) -> str:
    """Return the rank of a set as on its cards, such as ``7`` or ``A`` [U-15]."""
    of = number(rules, cards)
    shown = next((card for card in cards if of in (BOSS, card >> 2)), cards[0])
    rank = TEXT_OF[shown][:-1]
    return "A" if rank == "1" else rank
