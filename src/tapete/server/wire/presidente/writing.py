"""Write views, offers and events of presidente as messages."""

from collections.abc import Iterable
from typing import Final, Literal, TypeAlias

from tapete.core.cards import TEXT_OF
from tapete.core.game import Offers
from tapete.games.presidente import events as told
from tapete.games.presidente import scoring
from tapete.games.presidente.rules import Rules, one_pack
from tapete.games.presidente.state import (
    NOBODY,
    PLAY,
    Gift,
    Give,
    Pass,
    SeatMove,
    Trick,
    closed,
    number,
    number_of,
    positions,
    powers_now,
    strength,
    wilds,
)
from tapete.games.presidente.view import View, entries, number_text
from tapete.server.wire.part import DealerDrawn
from tapete.server.wire.presidente.messages import (
    CardsGiven,
    CardsTaken,
    Exchanged,
    LaidSet,
    LeaderNamed,
    LeadPassed,
    MatchEnded,
    Owed,
    Passed,
    PresidenteDealt,
    PresidenteEvent,
    PresidenteHandEnded,
    PresidenteLegal,
    PresidenteTrickWon,
    PresidenteView,
    QuartetDiscarded,
    Removed,
    RevolutionTurned,
    Role,
    SeatOffended,
    SeatOut,
    SeatStuck,
    SetOffer,
    SetPlayed,
    StockRecycled,
    TimedOut,
    TrickCut,
    TrickKilled,
    TurnSkipped,
)

_PHASES: Final[dict[str, Literal["deal", "exchange", "play", "over"]]] = {
    "deal": "deal",
    "exchange": "exchange",
    "play": "play",
    "over": "over",
}
_ROLES: Final[dict[str, Role]] = {
    "presidente": "presidente",
    "vicepresidente": "vicepresidente",
    "neutro": "neutro",
    "vicecola": "vicecola",
    "cola": "cola",
}
_WHYS: Final[dict[str, Literal["quartet", "offence", "stuck"]]] = {
    "quartet": "quartet",
    "offence": "offence",
    "stuck": "stuck",
}


def _seat(seat: int) -> int | None:
    return None if seat == NOBODY else seat


def _texts(cards: Iterable[int]) -> list[str]:
    return [TEXT_OF[card] for card in cards]


def _held(rules: Rules, cards: tuple[int, ...]) -> list[str]:
    """Return the texts of a hand as people hold it, the best card first [U-28]."""
    return _texts(sorted(cards, key=lambda card: strength(rules, card), reverse=True))


def _trick(rules: Rules, trick: Trick) -> list[LaidSet]:
    numbers = [number(rules, cards) for _, cards in trick]
    return [
        LaidSet(
            seat=seat,
            cards=_texts(cards),
            number=number_text(rules, cards),
            equal=place > 0 and numbers[place] == numbers[place - 1],
        )
        for place, (seat, cards) in enumerate(trick)
    ]


def _exchanged(gift: Gift) -> Exchanged:
    cards = None if NOBODY in gift.cards else _texts(gift.cards)
    return Exchanged(seat=gift.giver, to=gift.to, count=len(gift.cards), cards=cards)


def _removed(view: View) -> list[Removed]:
    return [
        Removed(seat=gone.seat, cards=_texts(gone.cards), why=_WHYS[gone.why])
        for gone in view.aside.removed
    ]


def _owed(view: View) -> list[Owed]:
    partner = {gift.to: gift.giver for gift in view.aside.gifts}
    return [
        Owed(seat=seat, to=partner[seat], count=count)
        for seat, count in enumerate(view.aside.owed)
        if count
    ]


def _by_seat(view: View) -> list[Role | None]:
    """Return the role of each seat after the last finished hand [U-54]."""
    roles: list[Role | None] = [None] * view.seats
    for place, seat in enumerate(view.match.places):
        roles[seat] = _ROLES[scoring.role(view.rules, view.seats, place)]
    return roles


def _order(rules: Rules, *, revolution: bool) -> list[str]:
    value = powers_now(rules, revolution=revolution)
    one_of = {number_of(card): card for card in one_pack(rules)}
    return [number_text(rules, (one_of[each],)) for each in sorted(one_of, key=value.__getitem__)]


def _left_points(view: View) -> list[int] | None:
    if view.left is None or view.rules.scoring != "leftover":
        return None
    return [scoring.leftover(view.rules, hand) for hand in view.left]


def view_out(view: View) -> PresidenteView:
    """Return the message of a view."""
    rules, match = view.rules, view.match
    last = view.tricks[-1] if view.tricks else ()
    return PresidenteView(
        seat=view.seat,
        phase=_PHASES[view.phase],
        hand_number=match.hands + (view.left is None and any(view.counts)),
        hands_total=rules.rounds if rules.match_end == "rounds" else None,
        target=2 * rules.target if rules.match_end == "target" else None,
        dealer=_seat(match.dealer),
        turn=view.queue[0] if view.phase == PLAY else None,
        queue=list(view.queue[1:]),
        passed=list(view.passed),
        skipped=_seat(view.skipped),
        hand=_held(rules, view.hand),
        counts=list(view.counts),
        pile=_trick(rules, view.pile),
        size=len(view.pile[-1][1]) if view.pile else 0,
        last_trick=_trick(rules, last),
        last_winner=last[-1][0] if last else None,
        revolution=view.revolution,
        order=_order(rules, revolution=view.revolution),
        positions=[_seat(seat) for seat in positions(view)],
        roles=_by_seat(view),
        points=list(match.points),
        gained=None if view.left is None else list(match.gained),
        stock=view.stock,
        closed=len(closed(view)),
        removed=_removed(view),
        exchanges=[_exchanged(gift) for gift in view.aside.gifts],
        owed=_owed(view),
        start_card=None if view.aside.named == NOBODY else TEXT_OF[view.aside.named],
        left=None if view.left is None else [_held(rules, hand) for hand in view.left],
        left_points=_left_points(view),
        ranking=None if view.ranking is None else [list(group) for group in view.ranking],
    )


def legal_out(view: View, offers: Offers[SeatMove]) -> PresidenteLegal:
    """Return the message of what a seat may do: sets by number and size, not one by one."""
    gives = [len(move.cards) for move in offers.moves if isinstance(move, Give)]
    must = view.aside.must if view.queue[:1] == (view.seat,) else NOBODY
    found = entries(view)
    return PresidenteLegal(
        sets=[
            SetOffer(
                number=number_text(view.rules, entry.cards[:1]),
                size=entry.size,
                twos=entry.twos,
                cards=_texts(entry.cards),
            )
            for entry in found
        ],
        wilds=_texts(wilds(view.rules, view.hand)) if found else [],
        must=None if must == NOBODY else TEXT_OF[must],
        can_pass=any(isinstance(move, Pass) for move in offers.moves),
        give=gives[0] if gives else 0,
    )


def event_out(event: told.Event) -> PresidenteEvent:
    """Return the message of an event."""
    match event:
        case told.SetPlayed(seat, cards, rank, leads, equal):
            return SetPlayed(seat=seat, cards=_texts(cards), number=rank, leads=leads, equal=equal)
        case told.Passed(seat):
            return Passed(seat=seat)
        case told.TrickWon(seat):
            return PresidenteTrickWon(seat=seat)
        case told.LeadPassed(seat):
            return LeadPassed(seat=seat)
        case told.TurnSkipped(seat):
            return TurnSkipped(seat=seat)
        case told.RevolutionTurned(on):
            return RevolutionTurned(on=on)
        case told.TrickKilled(seat, card):
            return TrickKilled(seat=seat, card=TEXT_OF[card])
        case told.TrickCut(seat, card):
            return TrickCut(seat=seat, card=TEXT_OF[card])
        case told.TimedOut(seat, count):
            return TimedOut(seat=seat, count=count)
        case told.StockRecycled(count):
            return StockRecycled(count=count)
        case _:
            return _of_hands(event)


_OfHands: TypeAlias = (
    told.DealerDrawn
    | told.HandDealt
    | told.LeaderNamed
    | told.CardsGiven
    | told.CardsTaken
    | told.QuartetDiscarded
    | told.SeatOut
    | told.SeatOffended
    | told.SeatStuck
    | told.HandEnded
    | told.MatchEnded
)


def _of_hands(event: _OfHands) -> PresidenteEvent:
    """Return the message of an event about whole hands and places."""
    match event:
        case told.DealerDrawn(seat):
            return DealerDrawn(seat=seat)
        case told.HandDealt(dealer, hand, cards):
            return PresidenteDealt(dealer=dealer, hand=hand, cards=cards)
        case told.LeaderNamed(seat, starter):
            return LeaderNamed(seat=seat, starter=None if starter is None else TEXT_OF[starter])
        case told.CardsGiven(seat, to, count, given):
            shown = None if given is None else _texts(given)
            return CardsGiven(seat=seat, to=to, count=count, cards=shown)
        case told.CardsTaken(seat, count, taken):
            shown = None if taken is None else _texts(taken)
            return CardsTaken(seat=seat, count=count, cards=shown)
        case told.QuartetDiscarded(seat, gone):
            return QuartetDiscarded(seat=seat, cards=_texts(gone))
        case told.SeatOut(seat, place):
            return SeatOut(seat=seat, place=place)
        case told.SeatOffended(seat, place, gone):
            return SeatOffended(seat=seat, place=place, cards=_texts(gone))
        case told.SeatStuck(seat, place, gone):
            return SeatStuck(seat=seat, place=place, cards=_texts(gone))
        case told.HandEnded(places, gained, totals):
            return PresidenteHandEnded(
                places=list(places), gained=list(gained), totals=list(totals)
            )
        case told.MatchEnded(ranking):
            return MatchEnded(ranking=list(ranking))
