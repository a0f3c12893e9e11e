"""Whole positions that agree with everything a view knows.

Known cards lie where they were seen. The others are dealt at random among the places where they may
be; a deal that what everybody saw rules out as a whole is dealt again.
"""

from collections import Counter
from random import Random
from typing import Final

from tapete.core.places import Places
from tapete.games.presidente.dealing import first_leader, quartets, start_card
from tapete.games.presidente.sets import can_lead
from tapete.games.presidente.state import (
    AS,
    NOBODY,
    PLAY,
    Gift,
    State,
    ring,
    strength,
)
from tapete.games.presidente.view import View, hidden_cards, own_position, shown

_TRIES: Final = 400
"""Deals that are tried; more than one is rarely needed."""

Cards = tuple[int, ...]
_MARK: Final = 128
"""Added to a card that is surely in a hand; more than any card."""
_HELD: Final = frozenset(range(_MARK, 2 * _MARK))


def sample(view: View, rng: Random) -> State:
    """Return a whole position that agrees with everything the view knows."""
    if view.left is not None:
        rest = [*hidden_cards(view, view.left).elements()]
        rng.shuffle(rest)
        return own_position(view, view.left, tuple(rest))
    if not any(view.counts):
        return own_position(view, ((),) * view.seats, ())
    known = _known(view)
    hidden = [*hidden_cards(view, known).elements()]
    room = [count - len(hand) for count, hand in zip(view.counts, known, strict=True)]
    barred = [_barred(view, seat, hidden) for seat in range(view.seats)]
    places = Places(_marked(view, hidden), (*room, view.stock), (*map(_both, barred), _HELD))

    def deal() -> tuple[tuple[Cards, ...], Cards]:
        *dealt, under = places.deal(rng)
        return tuple([_hand(known[seat], more) for seat, more in enumerate(dealt)]), tuple(under)

    hands, stock = deal()
    tries = 1
    while tries < _TRIES and not agrees(view, hands):
        hands, stock = deal()
        tries += 1
    return own_position(view, hands, stock)


def _known(view: View) -> list[Cards]:
    """Return for each seat the cards that the view's seat knows it to hold."""
    known: list[Counter[int]] = [Counter() for _ in range(view.seats)]
    aside = view.aside
    if aside.named != NOBODY:
        known[aside.opener][aside.named] = 1
    at_once = view.rules.winner_gives == "worst"
    for gift in aside.gifts:
        if NOBODY in gift.cards:
            continue
        if not at_once:
            known[gift.giver] -= Counter(gift.cards)
        known[gift.to] += Counter(gift.cards)
    for seat, cards in shown(view):
        known[seat] -= Counter(cards)
    hands = [tuple(sorted(cards.elements())) for cards in known]
    if view.seat is not None:
        hands[view.seat] = view.hand
    return hands


def _took(view: View, seat: int, since: int = 0) -> int:
    """Return how many cards a seat took since the stock was made anew for a time."""
    return sum(
        [take.drawn for take in view.aside.taken if take.seat == seat and take.recycled >= since]
    )


def _recycled(view: View) -> Counter[int]:
    """Return the cards that went into the last new stock, where there was one [U-62]."""
    ends = view.aside.recycled
    start = ends[-2] if len(ends) > 1 else 0
    tricks = view.tricks[start : ends[-1]]
    return Counter([card for trick in tricks for _, cards in trick for card in cards])


def _still_taken(view: View) -> Counter[int]:
    """Return the cards of the last new stock that are surely in it or with those who took."""
    cards = _recycled(view)
    for trick in (*view.tricks[view.aside.recycled[-1] :], view.pile):
        for _, laid in trick:
            cards -= Counter(laid)
    if view.seat is not None and _took(view, view.seat, len(view.aside.recycled)):
        cards -= Counter(view.hand)
    return cards


def _marked(view: View, hidden: list[int]) -> list[int]:
    """Return the hidden cards, those marked that cannot be in a stock made anew: of each card as
    many copies as are more than went into it."""
    if not view.aside.recycled:
        return hidden
    fresh = _recycled(view)
    marked = []
    for card in hidden:
        marked.append(card if fresh[card] > 0 else card + _MARK)
        fresh[card] -= 1
    return marked


def _both(barred: frozenset[int]) -> frozenset[int]:
    return barred | {card + _MARK for card in barred}


def _hand(known: Cards, more: list[int]) -> Cards:
    return tuple(sorted((*known, *[card % _MARK for card in more])))


def _barred(view: View, seat: int, hidden: list[int]) -> frozenset[int]:
    """Return the hidden cards that a seat cannot hold."""
    barred: set[int] = set()
    if view.aside.recycled and not _took(view, seat, len(view.aside.recycled)):
        fresh, count = _still_taken(view), Counter(hidden)
        barred |= {card for card in count if fresh[card] >= count[card]}
    if _took(view, seat):
        return frozenset(barred)
    barred |= _barred_by_the_start(view, seat)
    for gift in view.aside.gifts:
        if gift.giver == seat and NOBODY not in gift.cards:
            barred |= {card for card in hidden if _would_have_gone(view, gift, card)}
    taboo = view.rules.taboo_last_rank == "A" and view.counts[seat] == 1
    if taboo and any(who == seat for who, _ in shown(view)):
        barred |= {card for card in hidden if card >> 2 in AS}  # [U-50]
    return frozenset(barred)


def _barred_by_the_start(view: View, seat: int) -> set[int]:
    """Who sits before the opener does not hold the start card; nobody does when it is not named
    [U-23]."""
    card = start_card(view.rules)
    if view.match.places or card == NOBODY:
        return set()
    around = [*ring(view, view.match.dealer), view.match.dealer]
    before = around.index(seat) < around.index(view.aside.opener)
    return {card} if before or view.aside.named == NOBODY else set()


def _would_have_gone(view: View, gift: Gift, card: int) -> bool:
    """Return whether a card is better than what a loser gave, or worse than what a winner gave of
    necessity [U-24, U-27]."""
    value = strength(view.rules, card)
    given = [strength(view.rules, each) for each in gift.cards]
    if gift.giver in _losers(view):
        return value > min(given)
    return view.rules.winner_gives == "worst" and value < max(given)


def _losers(view: View) -> Cards:
    return view.match.places[-2:] if len(view.match.places) > 3 else view.match.places[-1:]


def agrees(view: View, hands: tuple[Cards, ...]) -> bool:
    """Return whether these hands could have come about as everybody saw."""
    if view.phase == PLAY and not view.pile and not can_lead(view.rules, hands[view.queue[0]]):
        return False  # [U-52]
    dealt = [Counter(hand) for hand in hands]
    for seat, cards in shown(view):
        dealt[seat] += Counter(cards)
    return _kept_no_quartet(view, dealt) and _opened(view, dealt)


def _kept_no_quartet(view: View, dealt: list[Counter[int]]) -> bool:
    """Return whether nobody kept four of a kind that had to go [U-30]."""
    rules = view.rules
    late = rules.quartets_when == "first_hand" and view.match.hands
    if view.phase != PLAY or rules.quartets != "discard" or late:
        return True
    gone = [Counter[int]() for _ in dealt]
    for each in [each for each in view.aside.removed if each.why == "quartet"]:
        gone[each.seat] += Counter(each.cards)
    return not any(
        quartets(rules, tuple(sorted((cards - gone[seat]).elements())))
        for seat, cards in enumerate(dealt)
        if not _took(view, seat)
    )


def _opened(view: View, dealt: list[Counter[int]]) -> bool:
    """Return whether the first hand had to be led by its opener [U-23]."""
    if view.match.places or view.aside.taken or view.rules.first_start != "boss":
        return True
    around = [*ring(view, view.match.dealer), view.match.dealer]
    hands = [tuple(cards) for cards in dealt]
    return first_leader(view.rules, around, hands) == view.aside.opener
