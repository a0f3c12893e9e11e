"""The exchange: several winners give at once, each for itself, in whatever order it comes."""

from collections import Counter
from itertools import permutations
from typing import NamedTuple

import pytest

from tapete.core.cards import line
from tapete.tables.broadcast import Illegal, Ok, Out, Position
from tapete.tables.log import MemoryLog
from tapete.tables.messages import Act, FromMember, Leave, Part
from tapete.tables.table import Table
from tests.tables.hall import Tab, person
from tests.tables.party import NAMES, PRESIDENTE, Party, moves, upto


class Exchange(NamedTuple):
    """A table of people that stands in the exchange."""

    hall: Party
    table: Table
    tabs: list[Tab]

    @property
    def president(self) -> int:
        """The seat that owes two cards."""
        return int(self.table.course.state.aside.owed.index(2))

    @property
    def vice(self) -> int:
        """The seat that owes one card."""
        return int(self.table.course.state.aside.owed.index(1))

    @property
    def cards(self) -> Counter[int]:
        """All cards in hands."""
        return Counter(card for hand in self.table.course.state.hands for card in hand)


async def reached(people: int = 5, seats: int = 5) -> Exchange:
    """Return a table whose second hand is dealt and in whose exchange nobody has given."""
    hall = Party()
    table, tabs = await hall.match(people, seats=seats)
    await hall.play_hand(table, tabs)
    await hall.until(lambda: len(PRESIDENTE.waits(table.course.state)) == 2, within=30_000)
    await hall.fresh(table)
    return Exchange(hall, table, tabs)


async def again(log: MemoryLog, now: int) -> Exchange:
    """Return the table as another process finds it, everybody connected."""
    (name,) = log.tables
    hall = Party(log=upto(log, name), now=now)
    table = await hall.tables.find(name)
    assert table is not None
    tabs = [Tab(person(each), "again") for each in NAMES[:5]]
    for tab in tabs:
        await hall.join(table, tab)
    await hall.fresh(table)
    return Exchange(hall, table, tabs)


def answer_of(tab: Tab, name: str) -> list[Out]:
    """Return all answers to an act."""
    return [out for out in tab.answers() if getattr(out, "id", "") == name]


async def test_acts_of_several_sockets_in_one_tick_in_all_orders() -> None:
    """Fault: simultaneous choices stuck the game → N clients submit in the same tick in all
    orders: both winners, a double send, a second choice, a wrong count, somebody who owes
    nothing."""
    first = await reached()
    president, vice, cards = first.president, first.vice, first.cards
    none = next(seat for seat in range(5) if seat not in (president, vice))
    good, other = moves(first.table, president)[0], moves(first.table, president)[5]
    small = moves(first.table, vice)[0]
    sent = (
        (president, "p", good),
        (president, "p", good),
        (president, "q", other),
        (vice, "many", f"give {line(first.table.course.state.hands[vice][:2])}"),
        (vice, "v", small),
        (none, "n", small),
    )
    outcomes = set()
    for order in permutations(range(len(sent))):
        if order.index(0) > order.index(1):
            continue  # the two copies are alike
        now = await again(first.hall.log, first.hall.clock.time)
        for at in order:
            seat, name, move = sent[at]
            tab = now.tabs[seat]
            now.table.post(Act(tab, name, tab.position.version, move))
        await now.hall.queue(now.table)
        gifts = [row for row in now.hall.moved(now.table) if " give " in row]
        by_president = order.index(0) < order.index(2)
        given = good if by_president else other
        assert sorted(gifts) == sorted([f"{president} {given}", f"{vice} {small}"])
        assert now.table.course.state.phase == "play"
        assert now.cards == cards
        kinds = {name: [*map(type, answer_of(now.tabs[seat], name))] for seat, name, _ in sent}
        first_choice, second = (Ok, Illegal) if by_president else (Illegal, Ok)
        expected = {"p": [first_choice] * 2, "q": [second], "v": [Ok]}
        assert kinds == {**expected, "many": [Illegal], "n": [Illegal]}
        outcomes.add((by_president, now.table.course.state.hands))
    assert len(outcomes) == 2  # nothing but the president's own choice makes a difference


async def test_a_gift_is_never_stale() -> None:
    """`give` is judged on arrival: the other winner's gift makes no choice stale."""
    now = await reached()
    president, vice = now.president, now.vice
    seen = now.tabs[president].position.version
    assert isinstance(await now.hall.act(now.table, now.tabs[vice], moves(now.table, vice)[0]), Ok)
    assert now.tabs[president].position.version > seen
    answer = await now.hall.act(
        now.table, now.tabs[president], moves(now.table, president)[0], version=seen
    )
    assert isinstance(answer, Ok)


@pytest.mark.parametrize(("count", "reason"), [(1, "wrong-count"), (3, "wrong-count"), (2, None)])
async def test_exactly_the_cards_owed_are_given(count: int, reason: str | None) -> None:
    now = await reached()
    seat = now.president
    cards = line(now.table.course.state.hands[seat][:count])
    answer = await now.hall.act(now.table, now.tabs[seat], f"give {cards}", name="a")
    assert (answer.reason if isinstance(answer, Illegal) else None) == reason
    assert (seat in PRESIDENTE.waits(now.table.course.state)) == (reason is not None)


async def test_a_gift_of_one_does_not_move_the_clock_of_the_other() -> None:
    now = await reached()
    president, vice = now.president, now.vice
    clocks = dict(now.tabs[0].position.clock.seats)
    await now.hall.advance(7_000)
    await now.hall.act(now.table, now.tabs[vice], moves(now.table, vice)[0])
    assert now.tabs[0].position.clock.seats == {president: clocks[president]}


async def test_whoever_leaves_in_the_exchange_is_played_by_a_bot_that_gives() -> None:
    """Fault: replace the leaver by a bot → leave in every phase: hand completes."""
    now = await reached()
    president, vice = now.president, now.vice
    await now.hall.ask(now.table, now.tabs[president], Leave(now.tabs[president]))
    assert {*now.table.agenda.turns} == {vice}
    assert {*now.table.agenda.bots} == {president}
    await now.hall.advance(1_400)
    assert PRESIDENTE.waits(now.table.course.state) == (vice,)
    await now.hall.act(now.table, now.tabs[vice], moves(now.table, vice)[0])
    others = [tab for tab in now.tabs if tab is not now.tabs[president]]
    await now.hall.play_hand(now.table, others)
    assert now.table.course.state.match.hands == 2


async def test_leaving_and_giving_in_the_same_tick_in_both_orders() -> None:
    first = await reached()
    seat = first.president
    move = moves(first.table, seat)[0]
    for leaves_first in (True, False):
        now = await again(first.hall.log, first.hall.clock.time)
        tab = now.tabs[seat]
        messages: list[FromMember] = [Leave(tab), Act(tab, "a", tab.position.version, move)]
        for message in messages if leaves_first else messages[::-1]:
            now.table.post(message)
        await now.hall.queue(now.table)
        (answer,) = answer_of(tab, "a")
        assert isinstance(answer, Illegal if leaves_first else Ok)
        await now.hall.advance(31_000)
        assert now.table.course.state.phase == "play"
        assert now.cards == first.cards


async def test_killed_in_the_middle_of_the_exchange_it_goes_on_with_whoever_still_owes() -> None:
    """After every row of the exchange; what was given stays given, and is acknowledged again."""
    now = await reached()
    president, vice = now.president, now.vice
    move = moves(now.table, vice)[0]
    await now.hall.act(now.table, now.tabs[vice], move, name="v")
    later = await again(now.hall.log, now.hall.clock.time + 60_000)
    assert PRESIDENTE.waits(later.table.course.state) == (president,)
    end = later.tabs[president].position.clock.seats[president]
    assert end - later.hall.clock.time == 30_000
    answer = await later.hall.act(later.table, later.tabs[vice], move, name="v")
    assert isinstance(answer, Ok)
    assert later.hall.rows(later.table) == now.hall.rows(now.table)
    tab, gift = later.tabs[president], moves(later.table, president)[0]
    await later.hall.act(later.table, tab, gift, name="p")
    assert later.table.course.state.phase == "play"


async def test_bots_give_in_their_own_time_whatever_people_do() -> None:
    """A person who owes has all the thirty seconds, beside a bot that has given."""
    mixed = 0
    for seed in range(12):
        hall = Party(seed=seed)
        table, tabs = await hall.match(2, seats=5)
        await hall.play_hand(table, tabs)
        await hall.until_dealt(table, 2)
        await hall.fresh(table)
        waiting = {*PRESIDENTE.waits(table.course.state)}
        assert (len(waiting), table.course.state.phase) == (2, "exchange")
        people = {seat for seat in waiting if seat < 2}
        assert ({*table.agenda.turns}, {*table.agenda.bots}) == (people, waiting - people)
        if len(people) == 1:
            mixed += 1
            await hall.advance(1_400)
            assert {*PRESIDENTE.waits(table.course.state)} == people
            await hall.advance(28_900)
            assert {*PRESIDENTE.waits(table.course.state)} == people
            await hall.advance(1)
            assert table.course.state.phase == "play"
    assert mixed > 2


async def test_nobody_but_giver_and_receiver_sees_which_cards() -> None:
    """Section 8, in the events of the table."""
    now = await reached()
    president = now.president
    watcher = Tab(person("Zoe"))
    await now.hall.join(now.table, watcher)
    await now.hall.act(now.table, now.tabs[president], moves(now.table, president)[0])
    to = now.table.course.state.aside.gifts[-1].to
    for seat, tab in (*enumerate(now.tabs), (None, watcher)):
        given = [
            event for event in tab.last(Position).events if type(event).__name__ == "CardsGiven"
        ]
        assert [event.cards is not None for event in given] == [seat in (president, to)]


async def test_a_winner_without_a_line_gives_by_the_clock() -> None:
    """The courtesy clock stands still for a lost line as in any turn, then a bot has the seat."""
    now = await reached()
    seat = now.president
    now.table.post(Part(now.tabs[seat]))
    await now.hall.advance(44_000)
    assert seat in PRESIDENTE.waits(now.table.course.state)
    await now.hall.advance(1_001 + 1_400)
    assert now.table.facts.chairs[seat].gone == "line"
    assert seat not in PRESIDENTE.waits(now.table.course.state)
