"""People who do anything at any moment: whatever the order, the table stays right."""

from collections import Counter
from itertools import pairwise, permutations
from random import Random

import pytest

from tapete.core.cards import TEXT_OF
from tapete.games.guinote.state import PACK
from tapete.tables.broadcast import Fault, Illegal, Moved, Ok, Position, Stale
from tapete.tables.ledger import load
from tapete.tables.messages import (
    Act,
    FromMember,
    Join,
    Leave,
    Part,
    PlaceBot,
    Rematch,
    Resync,
    Say,
    Sit,
    Stand,
    Start,
    Swap,
)
from tapete.tables.table import Table
from tests.tables.hall import GUINOTE, Hall, Tab, person, text_of


class Crowd:
    """Four players and one more, with several tabs each, who press everything."""

    def __init__(self, table: Table, tabs: list[Tab], seed: int) -> None:
        self.table = table
        self.rng = Random(seed)
        self.tabs = [*tabs, Tab(person("Eva"))]
        self.newest = {tab.person.id: tab for tab in self.tabs}
        self.sent: list[tuple[Tab, str]] = []

    def message(self) -> FromMember:
        """Return anything that anybody might send now."""
        rng = self.rng
        tab = rng.choice([*self.newest.values()] if rng.random() < 0.9 else self.tabs)
        luck = rng.random()
        if luck < 0.02:
            newer = Tab(tab.person, f"tab{len(self.tabs)}")
            self.tabs.append(newer)
            self.newest[tab.person.id] = newer
            return Join(newer)
        if luck < 0.9:
            return self.act(tab)
        seat, other = rng.randrange(-1, 5), rng.randrange(4)
        rare: list[FromMember] = [
            Part(tab),
            Join(tab),
            Join(tab),
            Resync(tab),
            Say(tab, rng.choice(["hello", "bye", "x"])),
            Rematch(tab, yes=rng.random() < 0.9),
            Sit(tab, seat),
            Sit(tab, seat),
            Stand(tab),
            PlaceBot(tab, seat, bot=rng.random() < 0.7),
            Swap(tab, seat, other),
            Start(tab),
        ]
        return Leave(tab) if rng.random() < 0.02 else rng.choice(rare)

    def act(self, tab: Tab) -> Act:
        """Return a move, mostly one that the tab may make, sometimes sent before."""
        rng, positions = self.rng, tab.told(Position)
        again = bool(self.sent) and rng.random() < 0.1
        name = rng.choice(self.sent)[1] if again else f"{len(self.sent)}"
        moves = positions[-1].offers.moves if positions else ()
        if moves and rng.random() < 0.9:
            move = text_of(rng.choice(moves))
        else:
            move = rng.choice([f"play {TEXT_OF[rng.choice(PACK)]}", "sing o", "exchange", "dance"])
        version = positions[-1].version if positions else 0
        self.sent.append((tab, name))
        return Act(tab, name, max(0, version - (rng.random() < 0.1)), move)

    def check(self) -> None:
        """Check what must be true at any moment."""
        state, facts = self.table.course.state, self.table.facts
        if state.phase == "play":
            cards = [*state.stock, *state.played, *(card for hand in state.hands for card in hand)]
            assert sorted(cards) == [*PACK]
        holders = [chair.person.id for chair in facts.chairs if chair.person and chair.held]
        assert len(holders) == len(set(holders))
        assert facts.status == "closed" or self.table.next_job() is not None


@pytest.mark.parametrize("seed", range(6))
async def test_whatever_people_do_the_table_stays_right(seed: int) -> None:
    hall = Hall(seed=seed)
    table, tabs = await hall.four(options={"partidas_per_coto": 1, "seat_return": "allowed"})
    crowd = Crowd(table, tabs, seed)
    for _ in range(1_500):
        for _ in range(crowd.rng.choice([1, 1, 1, 3, 8])):
            table.post(crowd.message())
        await hall.queue(table)
        crowd.check()
        await hall.advance(crowd.rng.choice([0, 0, 0, 50, 400, 1_500, 1_500]))
        crowd.check()
        if table.facts.status == "closed":
            break
    everything_adds_up(hall, table, crowd)


def everything_adds_up(hall: Hall, table: Table, crowd: Crowd) -> None:
    """Check at the end: every act was answered, none done twice, no tab saw a gap."""
    lines = hall.log.tables[table.id]
    assert load(table.id, lines).course.state == table.course.state
    told = [out for tab in crowd.tabs for out in tab.box]
    answered = sum(isinstance(out, Ok | Stale | Illegal) for out in told)
    gone = sum(isinstance(out, Fault) and out.code == "gone" for out in told)
    assert answered <= len(crowd.sent) <= answered + gone + len(table.held)
    actions = Counter(line.action for line in lines if line.action)
    assert set(actions.values()) == {1}
    assert len(actions) > 20
    for tab in crowd.tabs:
        joined = [place for place, out in enumerate(tab.box) if isinstance(out, Moved)]
        seen = tab.box[: joined[0]] if joined else tab.box
        positions = [out for out in seen if isinstance(out, Position)]
        for before, after in pairwise(positions):
            assert after.fresh or after.version == before.version + 1
            if after.version == before.version and after.view.seat == before.view.seat:
                assert after.view == before.view
    assert hall.services.tally.incidents == 0


async def test_four_who_act_in_the_same_tick_in_any_order_have_one_result() -> None:
    """All 24 orders: only the one on turn is heard, the others are told why not."""
    for order in permutations(range(4)):
        hall = Hall(seed=1)
        table, tabs = await hall.four()
        seat, hands = hall.turn(table), table.course.state.hands
        for each in order:
            tab = tabs[each]
            table.post(Act(tab, "a", tab.position.version, f"play {TEXT_OF[hands[each][0]]}"))
        await hall.settle()
        assert table.course.state.played == (hands[seat][0],)
        for each, tab in enumerate(tabs):
            answers = tab.answers()
            assert len(answers) == 1
            assert isinstance(answers[0], Ok) == (each == seat)
        assert GUINOTE.waits(table.course.state) == ((seat + 1) % 4,)
