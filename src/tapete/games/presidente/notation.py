"""Moves as text, and what a move did as events in the past tense.

Events say what to animate and announce. They are cut to one seat: cards of the exchange and cards
taken are in the events of those who see them only (section 8).
"""

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Final

from tapete.core import cards as core_cards
from tapete.core import chance
from tapete.core.chance import Dealer, Shuffle, Timeout
from tapete.games.presidente import events as told
from tapete.games.presidente import scoring
from tapete.games.presidente.events import Event
from tapete.games.presidente.play import answering
from tapete.games.presidente.state import (
    EXCHANGE,
    NOBODY,
    OVER,
    PLAY,
    Gift,
    Give,
    Gone,
    Move,
    Pass,
    Play,
    State,
    cuts,
    kills,
    number,
    positions,
)
from tapete.games.presidente.view import hidden_gift, number_text

_SEAT: Final = re.compile("0|[1-9][0-9]{0,8}")


def text(move: Move) -> str:
    """Return a move as a line of a record, such as ``2 play 7o 7c``."""
    match move:
        case Play(seat, cards):
            return f"{seat} play {core_cards.line(cards)}"
        case Pass(seat):
            return f"{seat} pass"
        case Give(seat, cards):
            return f"{seat} give {core_cards.line(cards)}"
        case _:
            return chance.text(move)


def parse(line: str) -> Move:
    """Return the move of a record's line. Raises: ValueError naming what is wrong."""
    if line.startswith("- "):
        return chance.parse(line)
    seat, _, rest = line.partition(" ")
    verb, _, words = rest.partition(" ")
    if not _SEAT.fullmatch(seat):
        raise ValueError(f"{line!r} is not a move of presidente")
    if rest == "pass":
        return Pass(int(seat))
    if verb in ("play", "give") and words:
        if words != " ".join(words.split()):
            raise ValueError(f"{line!r} is not a move of presidente")
        # People and programs name the cards of a set as they come; a record has them in order.
        cards = tuple(sorted(core_cards.parse_cards(words)))
        if core_cards.JOKER in cards:
            raise ValueError(f"{line!r}: presidente has no jokers")
        return Play(int(seat), cards) if verb == "play" else Give(int(seat), cards)
    raise ValueError(f"{line!r} is not a move of presidente")


def narrate(before: State, move: Move, after: State, seat: int | None) -> tuple[Event, ...]:
    """Return what a move did, as a seat or a spectator (None) may know it, in order."""
    match move:
        case Dealer(dealer):
            return (told.DealerDrawn(dealer),)
        case Shuffle(order) if before.aside.debt:
            taken = _taken(before, after, seat)
            return (told.StockRecycled(len(order)), *taken, *_after_turn(before, after))
        case Shuffle(order):
            hand = told.HandDealt(after.match.dealer, before.match.hands + 1, len(order))
            gifts = [_given(gift, seat) for gift in after.aside.gifts]
            return (hand, *gifts, *_begun(after))
        case Give():
            given = _given(after.aside.gifts[-1], seat)
            return (given, *_begun(after))
        case Timeout():
            out = told.TimedOut(before.queue[0], before.rules.timeout_cards)
            return (out, *_taken(before, after, seat), *_after_turn(before, after))
        case Pass(who):
            return (told.Passed(who), *_after_turn(before, after))
        case Play(who, cards):
            return (*_set_played(before, after, who, cards), *_after_turn(before, after))
        case _:  # the table voted to finish
            return (_match_ended(after),)


def _given(gift: Gift, seat: int | None) -> Event:
    shown = hidden_gift(gift, seat)
    cards = None if NOBODY in shown.cards else shown.cards
    return told.CardsGiven(gift.giver, gift.to, len(gift.cards), cards)


def _begun(after: State) -> tuple[Event, ...]:
    """Return who opens the hand and what is discarded, once nobody owes cards any more."""
    if after.phase == EXCHANGE:
        return ()
    aside = after.aside
    card = None if aside.named == NOBODY else aside.named
    quartets = [told.QuartetDiscarded(g.seat, g.cards) for g in aside.removed if g.why == "quartet"]
    out = [quartet.seat for quartet in quartets]
    return (
        told.LeaderNamed(aside.opener, card),
        *quartets,
        *_left(after, out, aside.removed),
        *_next_lead(after, aside.opener, aside.removed),
        *_hand_ended(after),
    )


def _taken(before: State, after: State, seat: int | None) -> tuple[Event, ...]:
    takes = after.aside.taken[len(before.aside.taken) :]
    if not takes:
        return ()
    who, count, _ = takes[0]
    gone = Counter(after.hands[who]) - Counter(before.hands[who])
    cards = tuple(sorted(gone.elements())) if seat == who else None
    return (told.CardsTaken(who, count, cards),)


def _set_played(
    before: State, after: State, seat: int, cards: tuple[int, ...]
) -> tuple[Event, ...]:
    rules, leads = before.rules, not before.pile
    equal = number(rules, cards) == before.number
    shown = number_text(rules, cards)
    events: list[Event] = [told.SetPlayed(seat, cards, shown, leads=leads, equal=equal)]
    if after.revolution != before.revolution:
        events.append(told.RevolutionTurned(after.revolution))
    if kills(rules, cards):
        events.append(told.TrickKilled(seat, cards[0]))
    elif not leads and cuts(rules, cards):
        events.append(told.TrickCut(seat, cards[0]))
    return tuple(events)


def _after_turn(before: State, after: State) -> tuple[Event, ...]:
    """Return who left, what closed and who leads, after a turn."""
    if after.aside.debt:
        return ()
    who = before.queue[0]
    removed = after.aside.removed[len(before.aside.removed) :]
    events: list[Event] = [*_left(after, [who], removed)]
    skipped = _skipped(before, after, who)
    events += [told.TurnSkipped(skipped)] if skipped != NOBODY else []
    last = who
    if len(after.tricks) > len(before.tricks):
        last = after.tricks[-1][-1][0]
        events.append(told.TrickWon(last))
    return (*events, *_next_lead(after, last, removed), *_hand_ended(after))


def _skipped(before: State, after: State, who: int) -> int:
    """Return whom an igualar skipped, also when that closed the trick [U-40]."""
    if not before.rules.equal_skip or not before.pile or not after.hands[who]:
        return NOBODY
    trick = after.pile or after.tricks[-1]
    seat, cards = trick[-1]
    if len(trick) == len(before.pile) or number(before.rules, cards) != before.number:
        return NOBODY
    return next((each for each in answering(before, seat)), NOBODY)


def _left(after: State, seats: Sequence[int], removed: tuple[Gone, ...]) -> Iterator[Event]:
    """Yield who of these seats is out and who offended, with the place each takes."""
    places = positions(after)
    offended = {gone.seat: gone.cards for gone in removed if gone.why == "offence"}
    for seat in seats:
        if seat in offended:
            yield told.SeatOffended(seat, places.index(seat) + 1, offended[seat])
        elif not after.hands[seat] and seat in places:
            yield told.SeatOut(seat, places.index(seat) + 1)


def _next_lead(after: State, last: int, removed: tuple[Gone, ...]) -> Iterator[Event]:
    """Yield who had nothing to lead, and who leads instead of the seat that should."""
    places = positions(after)
    for gone in removed:
        if gone.why == "stuck":
            yield told.SeatStuck(gone.seat, places.index(gone.seat) + 1, gone.cards)
    if after.phase == PLAY and not after.pile and after.queue[0] != last:
        yield told.LeadPassed(after.queue[0])


def _hand_ended(after: State) -> tuple[Event, ...]:
    if after.phase == PLAY:
        return ()
    match = after.match
    ended = told.HandEnded(match.places, match.gained, match.points)
    return (ended, _match_ended(after)) if after.phase == OVER else (ended,)


def _match_ended(after: State) -> Event:
    groups = scoring.ranking(after) or ()
    return told.MatchEnded(tuple([seat for group in groups for seat in group]))
