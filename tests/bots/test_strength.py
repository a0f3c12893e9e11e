"""The neighbour is much better than chance; by how much says `docs/bots.md`."""

import pytest

from tapete.bots.arena import Contest, arena
from tapete.games.guinote import GAME


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
