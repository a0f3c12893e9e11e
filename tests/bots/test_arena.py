"""The arena: the same deals both ways, and figures that say how sure they are."""

from dataclasses import replace

import pytest

from tapete.bots.arena import Bout, Contest, arena
from tapete.bots.tally import Share
from tapete.core import registry
from tapete.core.options import OptionError
from tapete.games.guinote import GAME


def contest(
    first: str = "vecino", second: str = "uniform", *, seats: int = 4, pairs: int = 3, seed: int = 0
) -> Contest:
    variant = "guinote" if seats == 4 else "mano_a_mano"
    return Contest(GAME, variant, {}, seats, first, second, pairs, seed)


def played(meeting: Contest) -> list[Bout]:
    bouts: list[Bout] = []
    arena(meeting, bouts.append)
    return bouts


def lots(bout: Bout) -> list[str]:
    return [line for line in bout.moves if line.startswith("- ")]


@pytest.mark.parametrize("seats", [2, 4])
def test_both_matches_of_a_pair_have_the_same_dealer_and_the_same_packs_in_order(
    seats: int,
) -> None:
    bouts = played(contest(seats=seats))
    assert [(bout.pair, bout.way) for bout in bouts] == [
        (p, way) for p in range(3) for way in (0, 1)
    ]
    for one, other in zip(bouts[::2], bouts[1::2], strict=True):
        assert one.players == ("vecino", "uniform") * (seats // 2)
        assert other.players == ("uniform", "vecino") * (seats // 2)
        common = min(len(lots(one)), len(lots(other)))
        assert common >= 4, "a dealer and at least three partidas"
        assert lots(one)[:common] == lots(other)[:common]
        assert one.moves != other.moves
    assert len({lots(bout)[1] for bout in bouts}) == 3, "each pair has deals of its own"


def test_a_pair_depends_on_the_seed_and_its_number_alone() -> None:
    few, many = played(contest(pairs=1)), played(contest(pairs=3))
    assert few == many[:2]
    assert few[0].moves != played(contest(pairs=1, seed=1))[0].moves


def test_a_bot_that_meets_itself_wins_as_much_as_it_loses() -> None:
    """`vecino` draws lots only while cards are hidden; here both ways are the same match."""
    result = arena(contest("vecino", "vecino", seats=2, pairs=4))
    assert result.matches == Share(4, 8)
    assert result.partidas is not None
    assert result.partidas.won * 2 == result.partidas.of
    assert result.points is not None
    assert result.points[0] == result.points[1]


def test_the_result_counts_what_the_records_tell() -> None:
    """Matches, partidas, hands and points, counted again from the moves."""
    bouts: list[Bout] = []
    result = arena(contest("uniform", "vecino", pairs=4), bouts.append)
    wins = partidas = hands = 0
    points = [0, 0]
    for bout in bouts:
        ours = bout.players.index("uniform")
        state = GAME.start(GAME.configure("guinote", {}, 4), 4)
        for line in bout.moves:
            before, state = state, GAME.apply(state, GAME.parse(line))
            if before.phase == "play" and state.phase != "play":
                hands += 1
                partidas += state.match.winner == ours
                for side in (0, 1):
                    pair = (ours + side) % 2
                    points[side] += state.points[pair] - state.match.carried[pair]
        wins += state.match.winner == ours
        assert state == bout.state
    assert result.partidas is not None
    assert (result.matches, result.hands) == (Share(wins, 8), hands)
    assert result.partidas.won == partidas
    assert result.points == (points[0] / hands, points[1] / hands)


def test_shares_come_with_the_wilson_interval() -> None:
    """Values of Wilson (1927) as every table of it has them."""
    low, high = Share(8, 10).interval
    assert (round(low, 4), round(high, 4)) == (0.4902, 0.9433)
    low, high = Share(0, 20).interval
    assert (low, round(high, 4)) == (0.0, 0.1611)
    assert Share(50, 50).interval[1] == 1.0
    assert Share(3, 4).rate == 0.75
    assert (Share(0, 0).rate, Share(0, 0).interval) == (0.5, (0.0, 1.0))


def test_what_does_not_exist_is_named() -> None:
    with pytest.raises(OptionError, match="bot maestro: there are uniform, vecino"):
        arena(contest("maestro"))
    with pytest.raises(OptionError, match="seats 3: guinote takes 4"):
        arena(Contest(GAME, "guinote", {}, 3, "vecino", "uniform", 1))
    with pytest.raises(OptionError, match="option coto"):
        arena(Contest(GAME, "guinote", {"coto": 1}, 4, "vecino", "uniform", 1))


def test_games_without_points_or_partidas_are_counted_by_matches_alone() -> None:
    """A tally takes what the score of a game has."""
    bare = replace(GAME, score=lambda _state: {})
    result = arena(Contest(bare, "mano_a_mano", {}, 2, "uniform", "uniform", 2))
    assert result.matches.of == 4
    assert (result.partidas, result.points) == (None, None)
    assert result.hands >= 12


def test_places_are_counted_where_every_seat_plays_alone() -> None:
    """Five seats: three of one bot, then two; places of all hands, points and not half points."""
    presidente = registry.game("presidente")
    result = arena(Contest(presidente, "uno_base", {}, 5, "vecino", "uniform", 4))
    assert result.places is not None
    assert result.points is not None
    assert (result.hands, result.matches.of) == (40, 8)
    assert 1 < result.places.first < 3 < result.places.second < 5
    low, high = result.places.interval
    assert 0 < low < result.places.difference < high
    assert sum(result.points) == pytest.approx(4 + 3 + 2.5 + 1 + 0), "what a hand brings"


def test_a_stock_that_is_shuffled_ends_no_hand() -> None:
    """Three kinds of endings: by points, by hands, and by nothing, when the runner finishes."""
    presidente = registry.game("presidente")
    target = arena(Contest(presidente, "uno_master_4", {"target": 100}, 3, "uniform", "uniform", 2))
    assert (target.matches.of, target.partidas) == (4, None)
    endless = {"match_end": "open", "rounds": 3}
    finished = arena(Contest(presidente, "cola_sur", endless, 4, "uniform", "uniform", 1))
    assert (finished.hands, finished.matches.of) == (6, 2)
