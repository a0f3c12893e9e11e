"""What a hand costs: sets that somebody must still be rid of, less those that bring the lead."""

from itertools import groupby

from tapete.bots.vecino.presidente.unseen import Unseen, is_as
from tapete.bots.vecino.presidente.weights import (
    BOUND,
    CARD,
    CUTTER,
    DONE,
    KILLER,
    KILLER_FOR_NEXT,
    LATE_AS,
    OFFENCE,
    POINT,
    POINT_IN_DANGER,
    TABOO,
)
from tapete.games.presidente.view import AS, BOSS, TWO, card_points, number_of

Cards = tuple[int, ...]


def groups(unseen: Unseen, hand: Cards) -> list[tuple[int, int]]:
    """Return number and size of the sets in which a hand is best laid; the highest card alone."""
    found: list[tuple[int, int]] = []
    most = unseen.view.rules.max_set
    for number, cards in groupby(hand, number_of):
        count = 0
        for card in cards:
            if card == unseen.highest:
                found.append((BOSS, 1))
            else:
                count += 1
        single = number in _alone(unseen)
        while count:
            size = 1 if single else min(count, most)
            found.append((number, size))
            count -= size
    return found


def _alone(unseen: Unseen) -> tuple[int, ...]:
    """Return the numbers that are laid one by one: ases that cut."""
    return AS if unseen.view.rules.cutter_rank == "A" else ()


def group_cost(unseen: Unseen, number: int, size: int) -> float:
    """Return what a set costs: 1 when it never wins the lead, -1 when it always does."""
    rules = unseen.view.rules
    if number == BOSS and rules.boss_power == "kill_any":
        return -KILLER if rules.kill_leader == "killer" else -KILLER_FOR_NEXT
    if number in _alone(unseen):
        return -CUTTER
    if number in TWO and rules.twos_role == "wild_bound":
        return BOUND * size
    return 1 - 2 * unseen.stands(number, size)


def cost(unseen: Unseen, hand: Cards) -> float:
    """Return what a hand costs; nothing left is worth more than any."""
    if not hand:
        return -DONE
    rules = unseen.view.rules
    total = sum([group_cost(unseen, number, size) for number, size in groups(unseen, hand)])
    total += CARD * len(hand)
    if rules.scoring == "leftover":
        point = POINT_IN_DANGER if unseen.danger else POINT
        total += point * sum([card_points(rules, card) for card in hand])
    return total + _traps(unseen, hand)


def _traps(unseen: Unseen, hand: Cards) -> float:
    """Return what the rules of the region add: the last as, twos that cannot be laid alone."""
    rules, extra = unseen.view.rules, 0.0
    ases = sum(map(is_as, hand))
    if ases and (rules.taboo_last_rank == "A" or rules.cutter_rank == "A"):
        others = len(hand) - ases
        if not others:
            extra += OFFENCE
        elif others <= ases:
            extra += LATE_AS
        elif rules.taboo_last_rank == "A":
            extra += TABOO * ases / others
    if rules.twos_role == "wild_bound":
        bound = [card for card in hand if card >> 2 in TWO and card != unseen.highest]
        if bound and len(bound) == len(hand):
            extra += OFFENCE
    return extra
