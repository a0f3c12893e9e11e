"""Presidente by rules of thumb: plan the exit, keep what wins the lead, break no set without need.

Every set is weighed by what the hand costs after it, by how likely it is to stand, and by what the
lead is worth now. Only option values are read, never the name of a region.
"""

from itertools import combinations
from random import Random

from tapete.bots.vecino.presidente.plan import cost, group_cost, groups
from tapete.bots.vecino.presidente.unseen import Unseen, is_as
from tapete.bots.vecino.presidente.weights import (
    ARMED,
    DANGER,
    LAST_LOSER,
    LAST_SET,
    LEAD,
    MOST_GIFTS,
    OFFENCE,
    OUT,
    PATIENCE,
)
from tapete.core.game import AnyGame
from tapete.games.presidente.view import (
    EXCHANGE,
    NOBODY,
    Entry,
    Give,
    Pass,
    Play,
    SeatMove,
    View,
    entries,
    kills,
    number,
    wilds,
    without,
)

Cards = tuple[int, ...]


class Vecino:
    """Plays presidente with every option and at any number of seats."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game

    def choose(self, view: View, moves: tuple[SeatMove, ...], rng: Random) -> SeatMove:
        """Return the move that costs least."""
        if len(moves) == 1:
            return moves[0]
        unseen = Unseen(view, view.revolution)
        if view.phase == EXCHANGE:
            return gift(unseen, moves)
        found = [_play(unseen, entry) for entry in entries(view)]
        now = cost(unseen, view.hand)
        plays = {
            play: now - cost_after(unseen, play)
            for play in found
            if not _lacks_start_card(view, play)
        }
        if not plays:
            return moves[-1]
        best = max(plays, key=plays.__getitem__)
        if isinstance(moves[-1], Pass) and plays[best] <= patience(unseen):
            return moves[-1]
        return best

    def react(self, view: View, moves: tuple[SeatMove, ...], rng: Random) -> None:
        """Return nothing: presidente has no move out of turn."""


def _lacks_start_card(view: View, play: Play) -> bool:
    must = view.aside.must
    return must != NOBODY and not view.pile and must not in play.cards


def _play(unseen: Unseen, entry: Entry) -> Play:
    """Return the set of an entry that keeps the most: with the start card if that is due, without
    the highest card if possible."""
    view = unseen.view
    assert view.seat is not None

    def first(card: int) -> tuple[bool, bool, int]:
        return card != view.aside.must, card == unseen.highest, card

    cards = sorted(entry.cards, key=first)[: entry.size - entry.twos]
    if entry.twos:
        cards += sorted(wilds(view.rules, view.hand), key=first)[: entry.twos]
    return Play(view.seat, tuple(sorted(cards)))


def cost_after(unseen: Unseen, play: Play) -> float:
    """Return what the hand costs after a play, less what the lead is worth if it wins."""
    view = unseen.view
    left = without(view.hand, play.cards)
    turns = view.rules.quartets == "revolution" and len(play.cards) >= 4
    later = unseen.inverted if turns else unseen
    if not left:
        return OFFENCE if _offends(view, play) else -OUT
    return cost(later, left) - wins(later, play) * lead_worth(later, left)


def _offends(view: View, play: Play) -> bool:
    return view.rules.taboo_last_rank == "A" and any(map(is_as, play.cards))


def wins(unseen: Unseen, play: Play) -> float:
    """Return how likely a play brings the lead."""
    view = unseen.view
    rules = view.rules
    if kills(rules, play.cards):
        return 1.0 if rules.kill_leader == "killer" else 0.0
    if view.pile and rules.cutter_rank == "A" and is_as(play.cards[0]):
        return 1.0
    laid = number(rules, play.cards)
    asked = [seat for seat in unseen.others if seat not in _bound(view)]
    if view.pile and laid == view.number and rules.equal_skip and asked:
        asked = asked[1:]
    return unseen.stands(laid, len(play.cards), asked)


def _bound(view: View) -> Cards:
    return view.passed if view.pile and view.rules.pass_scope == "trick" else ()


def lead_worth(unseen: Unseen, left: Cards) -> float:
    """Return what the lead is worth with the cards that are left: more when they all but one win
    it back, and when somebody else is about to go out."""
    costs = [group_cost(unseen, of, size) for of, size in groups(unseen, left)]
    losers = sum(each > 0 for each in costs)
    worth = LEAD
    if losers <= 1:
        worth += LAST_LOSER
    if len(costs) == 1:
        worth += LAST_SET
    if unseen.danger:
        worth += DANGER
    return worth


def patience(unseen: Unseen) -> float:
    """Return how much a play must help to be better than a pass."""
    if unseen.view.rules.scoring == "leftover" or unseen.danger:
        return -PATIENCE
    return 0.0


def gift(unseen: Unseen, moves: tuple[SeatMove, ...]) -> SeatMove:
    """Return the cards without which the hand costs least."""
    view = unseen.view
    first = moves[0]
    assert isinstance(first, Give)
    lowest = sorted(view.hand, key=unseen.strength)[:MOST_GIFTS]
    choices = {tuple(sorted(cards)) for cards in combinations(lowest, len(first.cards))}
    best = min(sorted(choices), key=lambda cards: _given(unseen, cards))
    return Give(first.seat, best)


def _given(unseen: Unseen, cards: Cards) -> float:
    """Return what it costs to give cards away: what the hand costs, and what the other one gets."""
    armed = sum([min(unseen.strength(card), len(unseen.powers)) for card in cards])
    return cost(unseen, without(unseen.view.hand, cards)) + ARMED * armed
