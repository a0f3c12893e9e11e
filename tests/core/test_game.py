"""What the contract itself does: variants, options, numbers of seats; and finding the games."""

import pytest

from tapete.core import registry
from tapete.core.game import IllegalMove
from tapete.core.options import OptionError
from tapete.games.guinote import GAME
from tapete.games.guinote.rules import Rules


def test_games_are_found_by_their_folder() -> None:
    assert registry.games()["guinote"] is GAME is registry.game("guinote")
    assert list(registry.games()) == sorted(registry.games())
    assert all(game.name == name for name, game in registry.games().items())


def test_a_game_that_does_not_exist_is_named() -> None:
    with pytest.raises(OptionError, match=r"^game brisca: there are .*guinote"):
        registry.game("brisca")


def test_a_variant_that_does_not_exist_is_named() -> None:
    assert GAME.variant("clasico").options == {"cotos": 2}
    with pytest.raises(OptionError, match=r"^variant other: guinote has guinote, clasico, mano"):
        GAME.variant("other")


def test_rules_of_a_variant_with_options() -> None:
    rules = GAME.configure("clasico", {"partidas_per_coto": 2}, 4)
    assert rules == Rules(partidas_per_coto=2, cotos=2)
    assert GAME.differences("clasico", rules) == {"partidas_per_coto": 2}
    assert GAME.differences("guinote", rules) == {"partidas_per_coto": 2, "cotos": 2}


@pytest.mark.parametrize(
    ("variant", "seats", "allowed"), [("guinote", 2, "4"), ("mano_a_mano", 4, "2")]
)
def test_a_wrong_number_of_seats_is_named(variant: str, seats: int, allowed: str) -> None:
    with pytest.raises(OptionError, match=f"^seats {seats}: {variant} takes {allowed}$"):
        GAME.configure(variant, {}, seats)


def test_an_illegal_move_carries_its_reason() -> None:
    assert IllegalMove("must-follow").reason == str(IllegalMove("must-follow")) == "must-follow"
