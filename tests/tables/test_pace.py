"""Pace: what stays for how long, and a time for bots that tells nothing."""

import asyncio
from itertools import pairwise
from random import Random
from statistics import mean
from typing import Any

import pytest

from tapete.bots import make
from tapete.bots.match import steps
from tapete.bots.uniform import Uniform
from tapete.core.game import AnyGame
from tapete.games.guinote.state import Play
from tapete.tables import pace
from tapete.tables.broadcast import Fault, Ok
from tapete.tables.clocks import Agenda, Setting, Step, plan
from tapete.tables.course import Course
from tapete.tables.facts import Chair, Facts
from tapete.tables.messages import Act, Leave, Ready, Sit, Start
from tapete.tables.pace import Pace
from tapete.tables.table import Table
from tapete.tables.thinking import Answer
from tests.tables.hall import GUINOTE, Hall, Tab, person, text_of

RETURN: dict[str, object] = {"seat_return": "allowed"}


class Forgetful:
    """Errs in the way it was made for."""

    def __init__(self, how: str) -> None:
        self.how = how

    def choose(self, view: Any, moves: tuple[Any, ...], rng: Random) -> Any:
        return self.answer()

    def react(self, view: Any, moves: tuple[Any, ...], rng: Random) -> Any:
        return self.answer()

    def answer(self) -> Any:
        if self.how == "raises":
            raise RuntimeError("I have lost the thread")
        return {"none": None, "illegal": Play(0, 127), "nonsense": "the as"}[self.how]


async def solo(hall: Hall) -> tuple[Table, Tab]:
    table, [ana] = await hall.private("Ana", options={"partidas_per_coto": 1})
    await hall.begin(table, ana)
    return table, ana


async def test_a_finished_trick_stays_before_the_next_lead() -> None:
    hall = Hall(seed=1)
    table, ana = await solo(hall)
    times: list[tuple[int, int]] = []
    played = 0
    while table.course.deals == 1 and not table.course.ended:
        await hall.play_on(table, [ana])
        now = len(table.course.state.played)
        if now != played:
            times.append((now, hall.clock.time))
            played = now
    gaps = [
        later - earlier
        for (count, earlier), (after, later) in pairwise(times)
        if count % 4 == 0 and after == count + 1
    ]
    assert len(gaps) >= 8
    assert min(gaps) >= 1_500


async def test_a_finished_hand_stays_before_the_next_deal() -> None:
    hall = Hall(seed=1)
    table, ana = await solo(hall)
    while not table.course.ended:
        await hall.play_on(table, [ana])
    ended, tricks = hall.clock.time, table.course.state.leaders
    rest = ana.position.clock.rest
    assert rest - ended >= 8_000
    await hall.advance(rest - ended - 1)
    assert table.course.state.leaders == tricks


async def test_the_next_hand_is_dealt_at_once_when_all_who_are_here_have_seen_the_count() -> None:
    hall = Hall(seed=1)
    table, [ana, bea] = await hall.private("Ana", "Bea", options={"partidas_per_coto": 5})
    await hall.begin(table, ana)
    await hall.ask(table, ana, Ready(ana))
    assert table.course.deals == 1, "in the middle of a hand it means nothing"
    while not table.course.ended:
        await hall.play_on(table, [ana, bea])
    await hall.ask(table, ana, Ready(ana))
    await hall.advance(10)
    assert table.course.ended, "Bea still looks at the count"
    await hall.ask(table, bea, Ready(bea))
    await hall.advance(10)
    assert table.course.deals == 2
    await hall.part(table, bea)
    while not table.course.ended:
        await hall.play_on(table, [ana])
    await hall.ask(table, ana, Ready(ana))
    await hall.advance(10)
    assert table.course.deals == 3, "who is not here keeps nobody waiting"


async def test_a_spectator_cannot_hurry_the_table() -> None:
    hall = Hall(seed=1)
    table, _ = await solo(hall)
    watcher = Tab(person("Watcher"))
    await hall.join(table, watcher)
    answer = await hall.ask(table, watcher, Ready(watcher))
    assert isinstance(answer, Fault)
    assert answer.detail == "not-seated"


async def test_e46_a_hand_that_a_cante_ends_stays_as_long() -> None:
    """guinote E-46: the cards on the table are void, the count is shown, nobody deals at once."""
    for seed in range(200):
        hall = Hall(seed=seed)
        table, [ana] = await hall.private("Ana")
        await hall.begin(table, ana)
        while table.facts.status == "playing":
            await hall.play_on(table, [ana])
        for line, following in pairwise(hall.log.tables[table.id]):
            if " sing " in line.text and following.text.startswith("- shuffle"):
                assert following.time - line.time == 8_000
                return
    raise AssertionError("no cante ended a hand")


async def test_bots_answer_after_a_neutral_time() -> None:
    hall = Hall(seed=1)
    table, ana = await solo(hall)
    waits: list[int] = []
    while not table.course.ended:
        state = table.course.state
        seat = hall.turn(table)
        before = max(hall.clock.time, table.agenda.rest)
        await hall.play_on(table, [ana])
        if seat and table.course.state is not state and table.course.moves > 3:
            waits.append(hall.clock.time - before)
    assert all(0 <= wait <= 1_400 for wait in waits)
    assert len(waits) > 20


def delays(legal: int) -> list[int]:
    """Return 4,000 times a bot would take, drawn in positions where it has so many legal cards."""
    hall = Hall()
    ledger_rules = GUINOTE.configure("guinote", {}, 4)
    rng = Random(legal)
    position = _position(ledger_rules, legal)
    setting = Setting(GUINOTE, ledger_rules, hall.services.pace, rng, lambda facts, seat: 0)
    facts, course = position
    step = Step(3, True, ())
    seat = GUINOTE.waits(course.state)[0]
    return [plan(Agenda(), step, facts, course, setting, now=0).bots[seat] for _ in range(4_000)]


def _position(rules: Any, legal: int) -> tuple[Any, Any]:
    for state, _ in steps(GUINOTE, rules, 4, [Uniform(GUINOTE)] * 4, Random(7)):
        waits = GUINOTE.waits(state)
        if waits and waits[0] >= 0 and len(GUINOTE.legal(state, waits[0])) == legal:
            chairs = (Chair(bot="vecino"),) * 4
            facts = Facts(
                game="guinote",
                variant="guinote",
                options={},
                public=True,
                people=False,
                chairs=chairs,
                opened=0,
                since=0,
                status="playing",
            )
            return facts, Course(state, (0,) * 5, (0,) * 5, 9, 1, ())
    raise AssertionError("no such position")


def test_the_time_a_bot_takes_tells_nothing_of_its_hand() -> None:
    """Forced or free, the distribution is the same: even between the two bounds."""
    free, forced = delays(6), delays(1)
    for sample in (free, forced):
        assert min(sample) < 710
        assert max(sample) > 1_390
        assert all(700 <= each <= 1_400 for each in sample)
        assert abs(mean(sample) - 1_050) < 4 * 202 / 4_000**0.5  # four standard errors
    quarters = [
        [sum(low <= each < low + 175 for each in sample) for low in range(700, 1_400, 175)]
        for sample in (free, forced)
    ]
    for one, other in zip(*quarters, strict=True):
        assert abs(one - other) < 4 * (2 * 4_000 * 0.25 * 0.75) ** 0.5


@pytest.mark.parametrize("how", ["raises", "none", "illegal", "nonsense"])
async def test_a_bot_that_errs_is_replaced_by_a_legal_move_and_noted(how: str) -> None:
    hall = Hall(seed=1, make=lambda name, game: Forgetful(how))
    table, ana = await solo(hall)
    while table.facts.status == "playing":
        await hall.play_on(table, [ana])
    assert len(hall.archive.finished) == 1
    assert hall.services.tally.incidents > 10


async def test_a_bot_that_cannot_be_made_is_replaced_too() -> None:
    def nobody(name: str, game: AnyGame) -> Any:
        raise RuntimeError("nobody of this name")

    hall = Hall(seed=1, make=nobody)
    table, ana = await solo(hall)
    while table.facts.status == "playing":
        await hall.play_on(table, [ana])
    assert len(hall.archive.finished) == 1


async def test_a_bot_that_stalls_is_replaced_after_two_seconds() -> None:
    """The table goes on answering while it thinks."""

    async def never(ask: Any, view: Any, moves: tuple[Any, ...], rng: Random) -> Any:
        await asyncio.get_running_loop().create_future()

    hall = Hall(seed=1, think=never)
    table, [ana] = await hall.private("Ana", options={"partidas_per_coto": 1})
    table.post(Start(ana))
    await hall.queue(table)
    while table.facts.status == "playing":
        plays = [move for move in ana.position.offers.moves if isinstance(move, Play)]
        if plays:
            rest = max(0, table.agenda.rest - hall.clock.time)
            await hall.advance(rest, thinking=table)
            seen = ana.position.version
            table.post(Act(ana, f"a{seen}", seen, text_of(plays[0])))
            await hall.queue(table)
        else:
            await hall.advance(500, thinking=table)
    assert len(hall.archive.finished) == 1
    assert hall.services.tally.incidents > 10
    assert table.thinking.limits == {}


async def test_a_table_never_leaves_the_loop_to_itself() -> None:
    """With no pauses at all a match of bots still lets others run."""
    nothing = Pace(rests={}, deal=0, bot_least=0, bot_most=0)
    hall = Hall(seed=1, pace=nothing)
    table, [ana] = await hall.private("Ana", options={"partidas_per_coto": 1})
    table.post(Start(ana))
    turns = 0
    while not table.course.moves > 5 and turns < 10_000:
        await asyncio.sleep(0)
        turns += 1
    assert turns > 5


def test_a_faster_pace_leaves_people_their_time() -> None:
    quick = pace.fast(10)
    assert (quick.bot_least, quick.bot_most) == (70, 140)
    assert quick.rest(["CardPlayed", "TrickWon"]) == 150
    assert quick.rest([]) == 0
    assert quick.alone == Pace().alone


async def test_g63_bots_sing_out_of_turn_when_they_may() -> None:
    """A cante of a bot whose partner has won comes without waiting for its own turn."""
    sung_out_of_turn = 0
    for seed in range(6):
        hall = Hall(seed=seed)
        table, ana = await solo(hall)
        while table.facts.status == "playing":
            state = table.course.state
            await hall.play_on(table, [ana])
            last = hall.rows(table)[-1]
            if " sing " in last and state.phase == "play":
                sung_out_of_turn += int(last[0]) not in GUINOTE.waits(state)
    assert sung_out_of_turn > 0


@pytest.mark.parametrize("name", ["vecino", "uniform"])
async def test_real_bots_play_whole_matches_without_an_incident(name: str) -> None:
    hall = Hall(seed=1, make=make, stand_in=name)
    table, ana = await solo(hall)
    assert table.facts.chairs[1].bot == name
    while table.facts.status == "playing":
        await hall.play_on(table, [ana])
    assert hall.services.tally.incidents == 0
    assert hall.archive.finished[0].players[1].name == f"bot:{name}"


async def test_a_bots_answer_that_comes_too_late_is_dropped() -> None:
    """The person has taken the seat back while the bot was thinking."""
    answers: list[asyncio.Future[Any]] = []

    async def slow(ask: Any, view: Any, moves: tuple[Any, ...], rng: Random) -> Any:
        answers.append(asyncio.get_running_loop().create_future())
        return await answers[-1]

    hall = Hall(seed=1, think=slow)
    table, tabs = await hall.private("Ana", "Bea", "Carlos", "Dani", options=RETURN)
    table.post(Start(tabs[0]))
    await hall.queue(table)
    await hall.advance(3_000, thinking=table)
    seat = hall.turn(table)
    table.post(Leave(tabs[seat]))
    await hall.advance(1_400, thinking=table)
    [answer] = answers
    moves = table.course.moves
    table.post(Sit(tabs[seat], seat))
    await hall.queue(table)
    assert answer.cancelled()
    await hall.advance(5_000)
    assert table.course.moves == moves
    assert isinstance(await hall.act(table, tabs[seat], hall.card(table)), Ok)


async def test_a_bot_whose_answer_no_longer_fits_is_asked_again() -> None:
    """Somebody sang while it was thinking: not the bot's fault, so no incident."""
    hall = Hall(seed=1)
    table, [ana] = await hall.private("Ana")
    await hall.begin(table, ana)
    await hall.until(lambda: hall.turn(table) != 0, within=100_000)
    seat, moves = hall.turn(table), table.course.moves
    old = Answer(seat, False, table.ledger.version - 1, Play(seat, 127), "")
    table.answered(old)
    await hall.queue(table)
    assert table.course.moves == moves
    assert hall.services.tally.incidents == 0
    table.answered(Answer(0, True, table.ledger.version, Play(0, 1), ""))  # not a bot's seat
    await hall.queue(table)
    assert table.course.moves == moves
