"""Tables of two to ten: seats, people who come later, and the pace when many play."""

from random import Random
from statistics import mean

import pytest

from tapete.tables.broadcast import Fault, Position
from tapete.tables.messages import Leave, Opening, Ready, Start, Swap
from tapete.tables.table import Table
from tests.tables.hall import Tab, person
from tests.tables.party import NAMES, PRESIDENTE, Party, moves


async def test_ten_people_play_a_match_to_its_end() -> None:
    """And eleven more watch it; everybody is told everything, versions have no gaps."""
    hall = Party()
    table, tabs = await hall.sit(10, options={"rounds": 2})
    watchers = [Tab(person(f"watcher {number}")) for number in range(11)]
    for watcher in watchers:
        await hall.join(table, watcher)
    assert [chair.name for chair in tabs[9].presence.chairs] == [*NAMES]
    assert [chair.you for chair in tabs[9].presence.chairs].index(True) == 9
    await hall.begin(table, tabs[0])
    while table.facts.status == "playing":
        await hall.play_on(table, tabs)
    for tab in (*tabs, *watchers):
        versions = [out.version for out in tab.told(Position) if not out.fresh]
        assert versions == [*range(versions[0], versions[0] + len(versions))]
    assert watchers[0].presence.spectators == 11
    (kept,) = hall.archive.finished
    assert [player.name for player in kept.players] == [*NAMES]
    assert sorted(kept.ranking) == [(seat,) for seat in range(10)]


@pytest.mark.parametrize("seats", range(2, 11))
async def test_any_number_of_seats_that_the_variant_takes(seats: int) -> None:
    hall = Party()
    table, [ana] = await hall.match(1, seats=seats, options={"rounds": 1})
    assert len(ana.presence.chairs) == seats
    while table.facts.status == "playing":
        await hall.play_on(table, [ana])
    assert len(hall.archive.finished[0].players) == seats


async def test_nobody_who_says_nothing_plays_with_an_odd_number() -> None:
    """Four seats, where a variant takes them; else the only number there is."""
    hall = Party()
    for game, variant, seats in (
        ("presidente", "uno_base", 4),
        ("guinote", "guinote", 4),
        ("guinote", "mano_a_mano", 2),
    ):
        table = await hall.tables.open(Opening(game, variant), person("Ana"))
        assert len(table.facts.chairs) == seats


async def test_any_two_of_ten_seats_are_changed() -> None:
    hall = Party()
    table, tabs = await hall.sit(3, seats=10)
    await hall.ask(table, tabs[0], Swap(tabs[0], 0, 9))
    await hall.ask(table, tabs[0], Swap(tabs[0], 2, 5))
    assert [tab.presence.seat for tab in tabs] == [9, 1, 5]
    answer = await hall.ask(table, tabs[0], Swap(tabs[0], 0, 10))
    assert answer == Fault("refused", "no-such-seat")
    assert (await hall.ask(table, tabs[0], Start(tabs[0]))) is None
    assert table.facts.status == "playing"


async def test_others_take_bots_seats_when_the_next_hand_begins_and_not_before() -> None:
    """The boundary is the game's: a hand here, a partida in guiñote."""
    hall = Party()
    opening = Opening("presidente", "uno_base", seats=5, public=True)
    ana, bea = Tab(person("Ana")), Tab(person("Bea"))
    table = await hall.tables.open(opening, ana.person)
    await hall.join(table, ana)
    await hall.until_phase(table, "play")
    assert await table.enter(bea.person) == 1
    await hall.join(table, bea)
    assert (bea.presence.seat, bea.presence.chairs[1].next) == (None, "Bea")
    assert table.card().free == 3
    await hall.play_hand(table, [ana])
    assert bea.presence.seat is None
    await hall.until_dealt(table, 2)
    assert bea.presence.seat == 1
    assert bea.position.view.hand
    assert table.facts.chairs[1].joined == table.course.moves - 1


async def delays(hall: Party, table: Table, tabs: list[Tab]) -> list[tuple[bool, bool, int]]:
    """Play a hand; return for each answer of a bot whether people had cards then, whether it was
    forced, and how long it took."""
    found, seen = [], -1
    while table.course.state.phase == "play":
        if table.course.moves > seen:
            seen = table.course.moves
            state, free = table.course.state, max(hall.clock.time, table.agenda.rest)
            still = any(state.hands[seat] for seat in table.facts.held)
            for seat, moment in table.agenda.bots.items():
                forced = len(PRESIDENTE.legal(state, seat)) == 1
                found.append((still, forced, moment - free))
        await hall.play_on(table, tabs)
    return found


async def test_bots_hurry_while_people_only_wait() -> None:
    """Three times as fast once no person has cards and others still have several."""
    times: dict[bool, list[int]] = {True: [], False: []}
    for seed in range(8):
        hall = Party(seed=seed)
        table, tabs = await hall.match(1, seats=6)
        for still, _, length in (await delays(hall, table, tabs))[1:]:
            times[still].append(length)
    assert 700 <= min(times[True]) <= max(times[True]) <= 1_400
    # The last few answers, when nobody has several cards, are as slow as ever.
    assert min(times[False]) < 400
    assert mean(times[False]) < 600


async def test_with_people_still_in_the_hand_nobody_hurries() -> None:
    """Nor at a table that all people have left: nobody waits there."""
    hall = Party()
    table, tabs = await hall.match(2, seats=4)
    for tab in tabs:
        await hall.ask(table, tab, Leave(tab))
    lengths = [length for _, _, length in (await delays(hall, table, []))[1:]]
    assert min(lengths) >= 700


async def test_a_forced_pass_takes_as_long_as_a_choice() -> None:
    """Fault: automatic play of a forced card is quicker: a timing tell."""
    times: dict[bool, list[int]] = {True: [], False: []}
    for seed in range(6):
        hall = Party(seed=seed)
        table, tabs = await hall.match(1, seats=4)
        for still, forced, length in (await delays(hall, table, tabs))[1:]:
            if still:
                times[forced].append(length)
    assert min(map(len, times.values())) > 20
    assert abs(mean(times[True]) - mean(times[False])) < 100
    for lengths in times.values():
        assert 700 <= min(lengths) <= max(lengths) <= 1_400


@pytest.mark.parametrize(
    ("variant", "seats", "event", "rest"),
    [
        ("uno_base", 4, "TrickWon", 1_500),
        ("uno_base", 4, "TrickKilled", 1_500),
        ("trasero_noroeste", 4, "TrickCut", 1_500),
        ("trasero_noroeste", 4, "SeatOffended", 2_500),
        ("cola_levante_revolucion", 2, "RevolutionTurned", 1_500),
        ("uno_base", 4, "HandEnded", 8_000),
    ],
)
async def test_what_people_must_see_stays_on_the_table(
    variant: str, seats: int, event: str, rest: int
) -> None:
    """Until then the next act is held, and the clock of the next turn has not begun."""
    rng = Random(1)
    for seed in range(60):
        hall = Party(seed=seed)
        table, tabs = await hall.match(seats, variant=variant, options={"turn_seconds": 0})
        while table.course.state.phase == "play":
            await hall.play(table, tabs, rng.choice(moves(table, hall.turn(table))))
            names = [type(told).__name__ for told in tabs[0].position.events]
            if event in names and (event == "HandEnded" or "HandEnded" not in names):
                assert table.agenda.rest - hall.clock.time >= rest
                starts = [turn.start for turn in table.agenda.turns.values()]
                assert all(start >= hall.clock.time + rest for start in starts)
                return
    raise AssertionError(f"no {event} in sixty hands; choose another way")


async def test_a_quartet_that_is_discarded_can_be_seen() -> None:
    """U-32: before the first lead of the hand; the clock begins afterwards."""
    for seed in range(30):
        hall = Party(seed=seed)
        table, tabs = await hall.sit(2, variant="cola_levante")
        await hall.begin(table, tabs[0])
        names = [type(told).__name__ for told in tabs[0].position.events]
        if "QuartetDiscarded" in names and table.agenda.turns:
            (turn,) = table.agenda.turns.values()
            assert turn.start == hall.clock.time + 2_500 + 1_000
            return
    raise AssertionError("no quartet in thirty deals; choose other seeds")


async def test_a_hand_that_ends_in_the_deal_rests_and_has_its_boundary() -> None:
    """presidente T29: both are emptied by quartets before a card is laid."""
    removed = [str(rank) for rank in range(2, 12)]
    options: dict[str, object] = {"removed_ranks": removed, "quartets": "discard"}
    for seed in range(400):
        hall = Party(seed=seed)
        table, tabs = await hall.sit(2, options=options)
        table.post(Start(tabs[0]))
        await hall.until_dealt(table, 1)
        if table.course.state.phase == "deal":
            assert "HandEnded" in table.course.ended
            assert table.agenda.rest == hall.clock.time + 8_000
            assert tabs[0].presence.finish_needed == 2
            return
    raise AssertionError("no such deal; choose other seeds")


async def test_all_ten_say_that_they_have_seen_the_count() -> None:
    hall = Party()
    table, tabs = await hall.match(10)
    await hall.play_hand(table, tabs)
    for tab in tabs[:-1]:
        await hall.ask(table, tab, Ready(tab))
    assert table.course.deals == 1
    await hall.ask(table, tabs[-1], Ready(tabs[-1]))
    await hall.advance(0)
    assert table.course.deals == 2
