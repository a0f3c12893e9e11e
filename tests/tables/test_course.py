"""What tables owe to games other than the first: moves that some do not see, several who wait at
once, claims after the end. A small made-up game has them all."""

from dataclasses import dataclass
from random import Random
from typing import Any, NamedTuple

from tapete.core.chance import CHANCE
from tapete.core.game import Game, Offers
from tapete.core.options import Variant
from tapete.tables.clocks import Agenda, Setting, Step, plan
from tapete.tables.course import advance, first
from tapete.tables.facts import Chair, Facts
from tapete.tables.pace import GRACE, Pace
from tapete.tables.people import Person


class State(NamedTuple):
    """Both pairs choose a card at once; partners may make signs; after the end one may claim."""

    chosen: tuple[int, ...] = ()
    signs: tuple[int, ...] = ()
    claimed: bool = False


@dataclass(frozen=True)
class Move:
    """`choose` raises the epoch, `sign` is seen by even seats only, `claim` comes after the end."""

    seat: int
    verb: str


@dataclass(frozen=True)
class NoRules:
    """No option."""


def _apply(state: State, move: Any) -> State:
    if move.verb == "choose":
        return state._replace(chosen=(*state.chosen, move.seat))
    if move.verb == "sign":
        return state._replace(signs=(*state.signs, move.seat))
    return state._replace(claimed=True)


def _free(move: Any) -> bool:
    return bool(move.verb != "choose")


def _text(move: Any) -> str:
    return f"{move.seat} {move.verb}"


def _waits(state: State) -> tuple[int, ...]:
    return tuple(seat for seat in (0, 1) if seat not in state.chosen)


def _actors(state: State) -> tuple[int, ...]:
    if len(state.chosen) == 2:
        return () if state.claimed else (2,)
    return (0, 1, 2)


SIGNS: Game[Any, Any, Any, Any] = Game(
    name="signs",
    rules=NoRules,
    variants=(Variant("signs", (3,)),),
    start=lambda rules, seats: State(),
    waits=_waits,
    actors=_actors,
    chance=lambda state: (),
    legal=lambda state, seat: (Move(seat, "choose"),),
    faults=lambda state, seat: (),
    explain=lambda state, move: None,
    apply=_apply,
    epoch=lambda state: len(state.chosen),
    free=_free,
    view=lambda state, seat: (state.chosen, state.signs if seat in (0, 2) else ()),
    offers=lambda view: Offers((), {}),
    narrate=lambda before, move, after, seat: (),
    sample=lambda view, rng: State(),
    phase=lambda state: "play",
    hands=lambda state: ((), (), ()),
    score=lambda state: {},
    ranking=lambda state: None,
    next_dealer=lambda state: 0,
    text=_text,
    parse=lambda line: Move(int(line[0]), line[2:]),
)

PACE = Pace()


def facts(*bots: int) -> Facts:
    chairs = [
        Chair(bot="x") if seat in bots else Chair(person=Person(f"p{seat}", "P"))
        for seat in range(3)
    ]
    return Facts(
        game="signs",
        variant="signs",
        options={},
        public=False,
        people=False,
        chairs=tuple(chairs),
        opened=0,
        since=0,
        status="playing",
    )


def setting() -> Setting:
    return Setting(SIGNS, NoRules(), PACE, Random(0), lambda facts, seat: GRACE)


def test_a_move_that_a_seat_may_not_see_does_not_raise_its_version() -> None:
    course = first(State(), 4)
    signed = advance(SIGNS, course, Move(2, "sign"))
    assert signed.versions == (1, 0, 1, 0)  # the rival and the spectators saw nothing
    assert signed.turned == (0, 0, 0, 0)
    chosen = advance(SIGNS, signed, Move(0, "choose"))
    assert chosen.versions == chosen.turned == (2, 1, 2, 1)


def test_an_act_is_stale_only_if_the_epoch_rose_since() -> None:
    """A sign of the partner raises the version but makes no choice stale."""
    course = advance(SIGNS, first(State(), 4), Move(2, "sign"))
    assert not course.turned[0] > 0  # an act on version 0 may still be done
    course = advance(SIGNS, course, Move(1, "choose"))
    assert course.turned[0] > 1


def test_in_a_simultaneous_phase_each_waiting_seat_has_its_own_deadline() -> None:
    course = first(State(), 4)
    agenda = plan(Agenda(), Step(CHANCE, True, ()), facts(), course, setting(), 0)
    assert {*agenda.turns} == {0, 1}
    after = advance(SIGNS, course, Move(1, "choose"))
    later = plan(agenda, Step(1, True, ()), facts(), after, setting(), 30_000)
    assert later.turns == {0: agenda.turns[0]}


def test_a_bot_in_a_simultaneous_phase_keeps_its_moment_while_others_move() -> None:
    course = first(State(), 4)
    agenda = plan(Agenda(), Step(CHANCE, True, ()), facts(0), course, setting(), 0)
    assert {*agenda.bots} == {0}
    after = advance(SIGNS, course, Move(1, "choose"))
    later = plan(agenda, Step(1, True, ()), facts(0), after, setting(), 500)
    assert later.bots == agenda.bots


def test_each_bot_is_asked_out_of_turn_once_after_each_move() -> None:
    course = first(State(), 4)
    agenda = plan(Agenda(), Step(CHANCE, True, ()), facts(2), course, setting(), 0)
    assert {*agenda.reacts} == {2}
    assert 700 <= agenda.reacts[2] <= 1_400
    asked = Agenda(turns=agenda.turns)
    fact = plan(asked, Step(None, False, ()), facts(2), course, setting(), 2_000)
    assert fact.reacts == {}  # somebody coming or going asks nobody
    signed = advance(SIGNS, course, Move(0, "sign"))
    again = plan(asked, Step(0, False, ()), facts(2), signed, setting(), 2_000)
    assert {*again.reacts} == {2}


def test_a_match_is_final_when_its_claim_window_closes() -> None:
    course = first(State(), 4)
    for seat in (0, 1):
        course = advance(SIGNS, course, Move(seat, "choose"))
    agenda = plan(Agenda(), Step(1, True, ()), facts(), course, setting(), 10_000)
    assert agenda.end == 16_000
    left = plan(agenda, Step(None, False, ()), facts(), course, setting(), 12_000)
    assert left.end == 16_000
    claimed = advance(SIGNS, course, Move(2, "claim"))
    done = plan(agenda, Step(2, False, ()), facts(), claimed, setting(), 12_000)
    assert done.end == 12_000
