"""The runner: who is asked when, what chance does, and that bots see views alone."""

from dataclasses import dataclass, field
from random import Random
from typing import Any

import pytest

from tapete.bots import make
from tapete.bots.chance import Croupier, draw
from tapete.bots.match import play, steps
from tapete.core.chance import (
    CHANCE,
    Dealer,
    DealerOf,
    Finish,
    Next,
    Shuffle,
    ShuffleOf,
    Timeout,
)
from tapete.games.guinote import GAME
from tapete.games.guinote.rules import Rules
from tapete.games.guinote.view import View
from tests.games.guinote.positions import pack, rules


@dataclass
class Diary:
    """Plays like another bot and writes down when it was asked."""

    seat: int
    diary: list[tuple[str, int]]
    bot: Any = field(default_factory=lambda: make("uniform", GAME))

    def choose(self, view: View, moves: tuple[Any, ...], rng: Random) -> Any:
        self.note("choose", view, moves)
        return self.bot.choose(view, moves, rng)

    def react(self, view: View, moves: tuple[Any, ...], rng: Random) -> Any | None:
        self.note("react", view, moves)
        return self.bot.react(view, moves, rng)

    def note(self, asked: str, view: View, moves: tuple[Any, ...]) -> None:
        assert type(view) is View, "a bot meets a view and nothing else"
        assert view.seat == self.seat
        assert moves
        assert {move.seat for move in moves} == {self.seat}
        self.diary.append((asked, self.seat))


@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("cantes", ["one_per_player", "unlimited"])
def test_after_every_move_others_react_in_seat_order_then_the_seat_in_turn_chooses(
    seats: int, cantes: str
) -> None:
    """A reaction is a move too: after it everybody is asked anew."""
    diary: list[tuple[str, int]] = []
    bots = [Diary(seat, diary) for seat in range(seats)]
    own = rules(seats, cantes_per_trick=cantes)
    reactions = 0
    for seed in range(12):
        reactions += follow(diary, own, seats, bots, Random(seed))
    # Alone against one only the winner of a trick may sing, and he is in turn [G-59].
    assert reactions == 0 if seats == 2 else reactions > 5


def follow(
    diary: list[tuple[str, int]], own: Rules, seats: int, bots: list[Diary], rng: Random
) -> int:
    """Check who is asked when in a match, and return how many moves were reactions."""
    state, mover, reactions = GAME.start(own, seats), 0, 0
    for reached, move in steps(GAME, own, seats, bots, rng):
        waiting = GAME.waits(state)
        others = [seat for seat in GAME.actors(state) if seat not in (*waiting, CHANCE)]
        round_of = sorted(others, key=lambda seat: (seat - mover) % seats)
        expected = [("react", seat) for seat in round_of]
        if move.seat in round_of:
            expected = expected[: round_of.index(move.seat) + 1]
            reactions += 1
        elif waiting != (CHANCE,):
            expected.append(("choose", waiting[0]))
        assert diary == expected
        diary.clear()
        state, mover = reached, max(0, move.seat)
    assert GAME.ranking(state) is not None
    return reactions


def test_a_match_is_its_record() -> None:
    """The moves, folded from the start, lead to the last position."""
    own = rules()
    played = play(GAME, own, 4, [make("vecino", GAME)] * 4, Random(1))
    state = GAME.start(own, 4)
    for line in played.moves:
        state = GAME.apply(state, GAME.parse(line))
    assert state == played.state
    assert GAME.phase(state) == "over"


def test_the_same_generator_gives_the_same_match() -> None:
    own = rules()
    bots = [make(name, GAME) for name in ("uniform", "vecino", "uniform", "uniform")]
    first, second, other = (play(GAME, own, 4, bots, Random(seed)) for seed in (5, 5, 6))
    assert first == second
    assert first.moves != other.moves


def test_dealer_and_packs_can_be_fixed() -> None:
    own = rules()
    decks = [pack({0: "1o 3o 12o"}, "7b", dealer=2), pack({1: "1o 3o 12o"}, "4c", dealer=2)]
    bots = [make("uniform", GAME)] * 4
    played = play(GAME, own, 4, bots, Random(0), first_dealer=2, decks=decks)
    shuffles = [line for line in played.moves if line.startswith("- shuffle")]
    assert played.moves[0] == "- dealer 2"
    assert shuffles[:2] == [GAME.text(Shuffle(deck)) for deck in decks]
    assert len(shuffles) > 2, "what was not fixed is drawn"


def test_lots_of_their_own_do_not_depend_on_the_bots() -> None:
    own = rules()

    def lots(name: str, seed: int) -> list[str]:
        bots = [make(name, GAME)] * 4
        played = play(GAME, own, 4, bots, Random(seed), lots=Random("lots"))
        return [line for line in played.moves if line.startswith("- ")]

    first, second = lots("uniform", 1), lots("vecino", 2)
    common = min(len(first), len(second))
    assert common > 3
    assert first[:common] == second[:common]


def test_a_fixed_pack_of_other_cards_is_refused() -> None:
    bots = [make("uniform", GAME)] * 4
    with pytest.raises(ValueError, match="cannot happen here"):
        play(GAME, rules(), 4, bots, Random(0), decks=[(0, 1, 2)])
    with pytest.raises(ValueError, match="cannot happen here"):
        play(GAME, rules(), 4, bots, Random(0), first_dealer=4)


def test_chance_draws_every_dealer_and_any_order() -> None:
    rng = Random(0)
    assert {draw((DealerOf((1, 3)),), rng) for _ in range(50)} == {Dealer(1), Dealer(3)}
    orders = {draw((ShuffleOf((4, 5, 5)),), rng) for _ in range(200)}
    assert orders == {Shuffle(order) for order in ((4, 5, 5), (5, 4, 5), (5, 5, 4))}


def test_chance_never_lets_the_clock_run_out_nor_stops_a_match() -> None:
    rng = Random(0)
    assert all(draw((Timeout(), Finish(), Next()), rng) == Next() for _ in range(50))
    with pytest.raises(ValueError, match="chance may only"):
        draw((Timeout(), Finish()), rng)


def test_a_match_without_end_is_finished_after_its_rounds() -> None:
    croupier = Croupier(Random(0), rounds=3)
    between = (ShuffleOf((0, 1)), Finish())
    assert [type(croupier.move(between)) for _ in range(3)] == [Shuffle, Shuffle, Finish]
    endless = Croupier(Random(0))
    assert {type(endless.move(between)) for _ in range(50)} == {Shuffle}
