"""Presidente by rules of thumb: plan the exit, keep what wins the lead, break no set without need.

Every set is weighed by what the hand costs after it, by how likely it is to stand, and by what the
lead is worth now. Only option values are read, never the name of a region.
"""

from itertools import combinations
from random import Random

from tapete.bots.vecino.presidente.plan import cost, group_cost, groups
from tapete.bots.vecino.presidente.unseen import Unseen, is_as
from tapete.core.game import AnyGame
from tapete.games.presidente.view import (
    BOSS,
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
    wilds,
)

LEAD = 0.9
"""What the lead is worth in sets."""
HURRY = 3
"""With so few cards an opponent is close to going out."""
MOST_GIFTS = 12
"""Cards that are looked at when some are given back: the lowest ones."""

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
        found = [_play(view, entry) for entry in entries(view)]
        allowed = [play for play in found if not _lacks_start_card(view, play)]
        ranked = sorted(allowed, key=lambda play: gain(unseen, play), reverse=True)
        passing = next((move for move in moves if isinstance(move, Pass)), None)
        if passing is None:
            return ranked[0] if ranked else moves[0]
        worth = gain(unseen, ranked[0]) if ranked else -1.0
        return ranked[0] if worth > patience(unseen) else passing

    def react(self, view: View, moves: tuple[SeatMove, ...], rng: Random) -> None:
        """Return nothing: presidente has no move out of turn."""


def _lacks_start_card(view: View, play: Play) -> bool:
    must = view.aside.must
    return must != NOBODY and not view.pile and must not in play.cards


def _play(view: View, entry: Entry) -> Play:
    """Return the set of an entry that keeps the most: neither the highest card nor the start card's
    mates are given away for nothing."""
    assert view.seat is not None
    must = view.aside.must
    unseen = Unseen(view, view.revolution)
    order = sorted(entry.cards, key=lambda card: (card != must, card == unseen.highest, card))
    twos = wilds(view.rules, view.hand)[::-1][: entry.twos]
    return Play(view.seat, tuple(sorted((*order[: entry.size - entry.twos], *twos))))


def without(hand: Cards, cards: Cards) -> Cards:
    """Return a hand without some of its cards."""
    left = list(hand)
    for card in cards:
        left.remove(card)
    return tuple(left)


def gain(unseen: Unseen, play: Play) -> float:
    """Return how much a play helps, in sets: what the hand costs less, and the lead if it wins."""
    view = unseen.view
    left = without(view.hand, play.cards)
    turns = view.rules.quartets == "revolution" and len(play.cards) >= 4
    later = unseen.flipped(int(turns))
    saved = cost(unseen, view.hand) - cost(later, left)
    if not left:
        return OUT if not _offends(view, play) else saved - LEAD
    return saved + wins(later, play) * lead_worth(later, left)


OUT = 100.0
"""Going out comes before anything else."""


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
    number = _number(unseen, play.cards)
    asked = [seat for seat in unseen.others if seat not in _bound(view)]
    if view.pile and number == view.number and rules.equal_skip and asked:
        asked = asked[1:]
    return unseen.stands(number, len(play.cards), asked)


def _bound(view: View) -> Cards:
    return view.passed if view.pile and view.rules.pass_scope == "trick" else ()


def _number(unseen: Unseen, cards: Cards) -> int:
    if len(cards) == 1 and cards[0] == unseen.highest:
        return BOSS
    twos = wilds(unseen.view.rules, cards)
    return next((card >> 2 for card in cards if card not in twos), cards[0] >> 2)


def lead_worth(unseen: Unseen, left: Cards) -> float:
    """Return what the lead is worth with the cards that are left: more when they can all follow,
    and when somebody else is about to go out."""
    costs = [group_cost(unseen, number, size) for number, size in groups(unseen, left)]
    losers = sum(each > 0 for each in costs)
    worth = LEAD
    if losers <= 1:
        worth += 1.5  # the winners go first, the last loser goes out
    if in_danger(unseen):
        worth += 0.5
    return worth


def in_danger(unseen: Unseen) -> bool:
    """Return whether an opponent may go out soon."""
    return any(unseen.view.counts[seat] <= HURRY for seat in unseen.others)


def patience(unseen: Unseen) -> float:
    """Return how much a play must help to be better than a pass."""
    if unseen.view.rules.scoring == "leftover" or in_danger(unseen):
        return -0.6
    return 0.0


def gift(unseen: Unseen, moves: tuple[SeatMove, ...]) -> SeatMove:
    """Return the cards without which the hand costs least."""
    view = unseen.view
    first = moves[0]
    assert isinstance(first, Give)
    lowest = sorted(view.hand, key=unseen.strength)[:MOST_GIFTS]
    choices = {tuple(sorted(cards)) for cards in combinations(lowest, len(first.cards))}
    best = min(sorted(choices), key=lambda cards: cost(unseen, without(view.hand, cards)))
    return Give(first.seat, best)
