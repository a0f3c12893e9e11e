"""What becomes of an act: every one is answered, and done at most once."""

import asyncio

import pytest

from tapete.core.cards import TEXT_OF
from tapete.games.guinote.state import Sing
from tapete.tables import messages
from tapete.tables.broadcast import Fault, Illegal, Ok, Position, Said, Stale
from tapete.tables.messages import Act
from tests.tables.hall import SECOND, Hall, Tab, person, text_of


async def test_an_act_is_in_the_log_before_it_is_acknowledged_or_broadcast() -> None:
    hall = Hall()
    table, tabs = await hall.four()
    seat = hall.turn(table)
    kept_when_told: list[str] = []
    for tab in tabs:
        tab.send = lambda out: kept_when_told.append(hall.rows(table)[-1])  # type: ignore[method-assign]  # watches the log at the moment of every message
    card = hall.card(table)
    table.post(Act(tabs[seat], "a", tabs[seat].position.version, card))
    await hall.settle()
    assert len(kept_when_told) == 5  # one Ok, four positions
    assert set(kept_when_told) == {f"{seat} {card}"}


async def test_ok_comes_before_the_position_and_names_its_version() -> None:
    hall = Hall()
    table, tabs = await hall.four()
    tab = tabs[hall.turn(table)]
    before = tab.position.version
    tab.box.clear()
    answer = await hall.act(table, tab, hall.card(table), version=before, name="a")
    assert answer == Ok("a", before + 1)
    assert [type(out) for out in tab.box] == [Ok, Position]
    assert tab.position.version == before + 1
    assert not tab.position.fresh


async def test_a_double_click_plays_one_card() -> None:
    """The same action id twice: one effect, and `ok` both times."""
    hall = Hall()
    table, tabs = await hall.four()
    tab, card = tabs[hall.turn(table)], hall.card(table)
    seen = tab.position.version
    table.post(Act(tab, "a", seen, card))
    table.post(Act(tab, "a", seen, card))
    await hall.settle()
    assert tab.answers() == [Ok("a", seen + 1), Ok("a", seen + 1)]
    assert sum(row.endswith(card) for row in hall.rows(table)) == 1


async def test_of_two_actions_with_the_same_version_the_second_is_stale() -> None:
    hall = Hall()
    table, tabs = await hall.four()
    tab = tabs[hall.turn(table)]
    seen = tab.position.version
    cards = [text_of(move) for move in tab.position.offers.moves][:2]
    for name, card in zip("ab", cards, strict=True):
        table.post(Act(tab, name, seen, card))
    await hall.settle()
    assert tab.answers() == [Ok("a", seen + 1), Stale("b", seen + 1)]


async def test_a_stale_act_names_the_present_version() -> None:
    hall = Hall()
    table, tabs = await hall.four()
    seat = hall.turn(table)
    old = tabs[seat].position.version
    for step in range(3):
        await hall.act(table, tabs[(seat + step) % 4], hall.card(table))
    answer = await hall.act(table, tabs[(seat + 3) % 4], hall.card(table), version=old, name="x")
    assert answer == Stale("x", old + 3)


async def test_an_illegal_act_gets_its_reason_and_changes_nothing() -> None:
    """guinote E-24."""
    hall = Hall()
    table, tabs = await hall.four()
    seat = hall.turn(table)
    state, rows = table.course.state, hall.rows(table)
    other = tabs[(seat + 1) % 4]
    mine = f"play {TEXT_OF[state.hands[(seat + 1) % 4][0]]}"
    assert await hall.act(table, other, mine, name="x") == Illegal("x", "not-your-turn")
    assert await hall.act(table, tabs[seat], mine, name="y") == Illegal("y", "not-in-hand")
    assert table.course.state is state
    assert hall.rows(table) == rows


@pytest.mark.parametrize(
    "move", ["", "play", "play AD", "play 4c 5c", "shuffle", "- dealer 0", "0 play 4c", "x" * 999]
)
async def test_what_is_no_move_is_answered_too(move: str) -> None:
    hall = Hall()
    table, tabs = await hall.four()
    tab = tabs[hall.turn(table)]
    assert await hall.act(table, tab, move, name="x") == Illegal("x", "no-such-move")


async def test_g31_a_cante_is_never_stale_but_judged_on_arrival() -> None:
    """A free move on an old version is done if it may be done now."""
    hall = Hall(seed=3)
    table, tabs = await hall.four()
    singer = None
    for _ in range(200):
        singers = [
            (tab, move)
            for tab in tabs
            for move in tab.position.offers.moves
            if isinstance(move, Sing)
        ]
        if singers:
            singer = singers[0]
            break
        await hall.play_on(table, tabs)
    assert singer is not None
    tab, move = singer
    answer = await hall.act(table, tab, text_of(move), version=0, name="s")
    assert answer == Ok("s", tab.position.version)
    again = await hall.act(table, tab, text_of(move), version=0, name="t")
    assert again in (Illegal("t", "already-sung"), Illegal("t", "cante-spent"))


async def test_a_hundred_acts_at_once_have_one_order_and_one_result() -> None:
    hall = Hall()
    table, tabs = await hall.four()
    versions = [tab.position.version for tab in tabs]
    acts = [
        Act(
            tabs[number % 4],
            f"{number}",
            versions[number % 4],
            f"play {TEXT_OF[table.course.state.hands[number % 4][number % 6]]}",
        )
        for number in range(100)
    ]

    async def send(act: Act) -> None:
        await asyncio.sleep(0)
        table.post(act)

    await asyncio.gather(*map(send, acts))
    await hall.settle()
    answers = [answer for tab in tabs for answer in tab.answers()]
    assert len(answers) == 100
    assert sum(isinstance(answer, Ok) for answer in answers) == 1
    assert sum(map(len, table.course.state.hands)) == 23
    assert [line.version for line in hall.log.tables[table.id]] == [
        *range(1, len(hall.rows(table)) + 1)
    ]


async def test_an_act_before_the_trick_has_rested_is_held_and_then_done() -> None:
    hall = Hall()
    table, tabs = await hall.four()
    for _ in range(4):
        await hall.act(table, tabs[hall.turn(table)], hall.card(table))
    tab = tabs[hall.turn(table)]
    rest = tab.position.clock.rest
    assert rest == hall.clock.time + 1_500
    seen, card = tab.position.version, hall.card(table)
    assert await hall.act(table, tab, card, name="early") is None
    assert await hall.act(table, tab, card, name="early") is None
    await hall.advance(1_499)
    assert not isinstance(tab.box[-1], Ok)
    await hall.advance(1)
    assert tab.answers()[-2:] == [Ok("early", seen + 1), Ok("early", seen + 1)]
    assert sum(row.endswith(f" {card}") for row in hall.rows(table)) == 1


async def test_spectators_and_older_tabs_are_refused_every_verb() -> None:
    hall = Hall()
    table, tabs = await hall.four()
    watcher, old = Tab(person("Eva")), tabs[hall.turn(table)]
    await hall.join(table, watcher)
    await hall.join(table, Tab(old.person, "newer"))
    rows = hall.rows(table)
    for tab in (watcher, old):
        card = hall.card(table)
        assert await hall.act(table, tab, card, name="x") == Illegal("x", "not-seated")
        for message in (
            messages.Say(tab, "hello"),
            messages.Rematch(tab, True),
            messages.Sit(tab, 0),
            messages.Stand(tab),
            messages.PlaceBot(tab, 1, bot=True),
            messages.Swap(tab, 0, 1),
            messages.Start(tab),
        ):
            assert isinstance(await hall.ask(table, tab, message), Fault), message
    assert await hall.ask(table, watcher, messages.Leave(watcher)) is None
    assert hall.rows(table) == rows


async def test_an_older_tab_cannot_give_the_seat_up() -> None:
    hall = Hall()
    table, tabs = await hall.four()
    await hall.join(table, Tab(tabs[0].person, "newer"))
    await hall.ask(table, tabs[0], messages.Leave(tabs[0]))
    assert table.facts.chairs[0].held


async def test_g62_phrases_reach_everybody_and_are_limited() -> None:
    hall = Hall()
    table, tabs = await hall.four()
    watcher = Tab(person("Eva"))
    await hall.join(table, watcher)
    for phrase in ("hello", "good-luck", "thanks"):
        await hall.ask(table, tabs[1], messages.Say(tabs[1], phrase))
    for tab in (*tabs, watcher):
        said = [(out.seat, out.phrase) for out in tab.told(Said)]
        assert said == [(1, "hello"), (1, "good-luck"), (1, "thanks")]
    answer = await hall.ask(table, tabs[1], messages.Say(tabs[1], "hurry"))
    assert answer == Fault("rate", "too-many-phrases", 10)
    assert await hall.ask(table, tabs[2], messages.Say(tabs[2], "hello")) is None
    await hall.advance(10 * SECOND)
    assert await hall.ask(table, tabs[1], messages.Say(tabs[1], "hello")) is None
    answer = await hall.ask(table, tabs[1], messages.Say(tabs[1], "I hold the as"))
    assert answer == Fault("refused", "no-such-phrase")
