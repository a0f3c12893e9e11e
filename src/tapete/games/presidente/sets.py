"""Which sets may be laid: one compact entry for each number and size, and the plays they stand for.

Entries need nothing but a hand and the trick on the table, so that rules, views and screens have
one source [U-37 to U-47].
"""

from functools import lru_cache
from itertools import combinations, groupby
from typing import NamedTuple

from tapete.games.presidente.rules import Rules
from tapete.games.presidente.state import (
    AS,
    BOSS,
    NOBODY,
    TWO,
    Play,
    boss,
    number_of,
    powers_now,
    wilds,
)

Cards = tuple[int, ...]


class Entry(NamedTuple):
    """A kind of set: any `size - twos` of the cards with any `twos` of the wild twos."""

    number: int
    size: int
    twos: int
    cards: Cards


@lru_cache(maxsize=65_536)
def _groups(hand: Cards) -> tuple[tuple[int, Cards], ...]:
    return tuple([(number, tuple(cards)) for number, cards in groupby(hand, number_of)])


@lru_cache(maxsize=65_536)
def _combinations(cards: Cards, count: int) -> tuple[Cards, ...]:
    """Return the choices of cards, the same choice of copies once."""
    return tuple(dict.fromkeys(combinations(cards, count)))


@lru_cache(maxsize=65_536)
def _plays(seat: int, cards: Cards, count: int, twos: Cards, wild: int) -> tuple[Play, ...]:
    """Return the plays of an entry."""
    if not wild:
        return tuple([Play(seat, chosen) for chosen in _combinations(cards, count)])
    low, high = _combinations(twos, wild), _combinations(cards, count)
    if cards[0] >> 2 in AS:  # only ases stand before twos
        low, high = high, low
    return tuple([Play(seat, first + last) for first in low for last in high])


def forget() -> None:
    """Throw away what earlier hands left in memory; only measurements need it."""
    for kept in (_groups, _combinations, _plays):
        kept.cache_clear()


def leads(rules: Rules, hand: Cards) -> list[Entry]:
    """Return the entries of a lead, by number and size [U-37, U-47]."""
    entries: list[Entry] = []
    twos = wilds(rules, hand)
    alone = _boss_alone(rules)
    if alone in hand:
        entries.append(Entry(BOSS, 1, 0, (alone,)))
    for group, cards in _groups(hand):
        if group in AS and rules.cutter_rank == "A":
            continue
        if group in TWO and rules.twos_role == "wild_bound":
            continue
        others = without_boss(cards, alone)
        if others:
            entries.append(Entry(group, 1, 0, others))
        mates = () if group in TWO else twos
        for size in range(2, min(rules.max_set, len(cards) + len(mates)) + 1):
            entries += _of_size(group, cards, len(mates), size)
    return entries


def answers(rules: Rules, hand: Cards, size: int, number: int, *, revolution: bool) -> list[Entry]:
    """Return the entries that beat, equal or cut a set of this size and number [U-39 to U-46]."""
    entries: list[Entry] = []
    value = powers_now(rules, revolution=revolution)
    # Values are whole numbers, so what may also be equalled is beaten by one less.
    least = value[number] - (rules.equal == "allowed")
    alone = _boss_alone(rules)
    if alone in hand and (rules.boss_power == "kill_any" or (size == 1 and value[BOSS] > least)):
        entries.append(Entry(BOSS, 1, 0, (alone,)))
    twos = wilds(rules, hand) if size > 1 else ()
    for group, cards in _groups(hand):
        if group in AS and rules.cutter_rank == "A":
            entries.append(Entry(group, 1, 0, without_boss(cards, alone)))
        elif value[group] <= least or (group in TWO and rules.twos_role == "wild_bound"):
            continue
        elif size == 1:
            entries.append(Entry(group, 1, 0, without_boss(cards, alone)))
        else:
            mates = 0 if group in TWO else len(twos)
            if len(cards) + mates >= size:
                entries += _of_size(group, cards, mates, size)
    return [entry for entry in entries if entry.cards]


def without_boss(cards: Cards, alone: int) -> Cards:
    """Return the cards that are ordinary ones when laid alone [U-14]."""
    return cards if alone not in cards else tuple([card for card in cards if card != alone])


def _boss_alone(rules: Rules) -> int:
    """Return the highest card where it may be laid alone with its power, else NOBODY: not as a two
    that must accompany, nor as an as that cuts [U-16, U-46]."""
    card = boss(rules)
    if rules.twos_role == "wild_bound" and rules.boss_power != "kill_any" and card >> 2 in TWO:
        return NOBODY
    return NOBODY if rules.cutter_rank == "A" and card >> 2 in AS else card


def can_lead(rules: Rules, hand: Cards) -> bool:
    """Return whether a hand has any lead [U-52]."""
    if rules.cutter_rank == "none" and rules.twos_role != "wild_bound":
        return bool(hand)
    return bool(leads(rules, hand))


def _of_size(group: int, cards: Cards, mates: int, size: int) -> list[Entry]:
    """Return the entries of a number and a size, those with fewer wild twos first [U-15]."""
    least = max(0, size - len(cards))
    return [Entry(group, size, twos, cards) for twos in range(least, min(mates, size - 1) + 1)]


def plays(rules: Rules, seat: int, hand: Cards, entries: list[Entry]) -> list[Play]:
    """Return the plays that the entries stand for, in the order of their cards."""
    twos = wilds(rules, hand)
    found: list[Play] = []
    for _, size, wild, cards in entries:
        found += _plays(seat, cards, size - wild, twos if wild else (), wild)
    if len(entries) > 1:
        found.sort(key=_by_cards)
    return found


def _by_cards(play: Play) -> Cards:
    return play.cards
