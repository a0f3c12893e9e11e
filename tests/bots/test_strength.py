"""The neighbour is much better than chance; by how much says `docs/bots.md`."""

import pytest

from tapete.bots.arena import Contest, arena
from tapete.games.guinote import GAME
from tapete.games.presidente import GAME as PRESIDENTE
from tapete.games.presidente.rules import VARIANTS


@pytest.mark.parametrize(("variant", "seats"), [("guinote", 4), ("mano_a_mano", 2)])
def test_the_neighbour_beats_uniform(variant: str, seats: int) -> None:
    """60 partidas with deals of their own. It wins more than nine of ten: less than 70 % is no bad
    luck, which happens once in a million times."""
    short = {"partidas_per_coto": 1}
    result = arena(Contest(GAME, variant, short, seats, "vecino", "uniform", pairs=30))
    assert result.partidas is not None
    assert result.partidas.of == 60
    assert result.partidas.rate > 0.7
    assert result.points is not None
    assert result.points[0] > 1.5 * result.points[1]


REGIONS = [(variant.name, 4) for variant in VARIANTS] + [
    (variant, seats)
    for variant in ("uno_base", "trasero_noroeste", "cola_sur")
    for seats in (2, 5, 8)
]
REGIONS.append(("uno_master_8", 3))


@pytest.mark.parametrize(("variant", "seats"), REGIONS)
def test_the_neighbour_beats_uniform_in_every_region(variant: str, seats: int) -> None:
    """Forty hands or more, in each of which every seat takes a place and points [U-56, U-64]: it is
    better by more than a third of a place, and surely better."""
    short = {"target": 300} if variant.startswith("uno_master") else {"rounds": 2}
    meeting = Contest(PRESIDENTE, variant, short, seats, "vecino", "uniform", pairs=10)
    result = arena(meeting)
    assert result.hands >= 40
    assert result.points is not None
    assert result.points[0] > 1.2 * result.points[1]
    assert result.places is not None
    assert result.places.difference > 1 / 3
    assert result.places.interval[0] > 0
