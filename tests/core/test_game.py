"""What the contract itself does: variants, options, numbers of seats; and finding the games."""

from dataclasses import dataclass, replace

import pytest

from tapete.core import registry
from tapete.core.game import AnyGame, IllegalMove
from tapete.core.options import OptionError, Variant, numbers, some
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


def test_values_that_do_not_go_together_are_refused() -> None:
    """Each value is one that its option takes; only the game knows that both at once are wrong."""

    def fits(rules: Rules, seats: int) -> None:
        if rules.cotos * rules.partidas_per_coto > seats:
            raise OptionError(f"option cotos: {rules.cotos} is too long for {seats}")

    game = replace(GAME, fits=fits)
    assert game.configure("mano_a_mano", {"partidas_per_coto": 2}, 2).cotos == 1
    with pytest.raises(OptionError, match=r"^option cotos: 2 is too long for 2$"):
        game.configure("mano_a_mano", {"cotos": 2}, 2)


@dataclass(frozen=True, slots=True)
class WithLists:
    """Rules of no game."""

    ranks: tuple[str, ...] = some("A", "1", "2", rule="X-1", same={"1": "A"})
    table: tuple[int, ...] = numbers((5, 2), (0, 9), rule="X-2")


def test_lists_are_compared_by_what_they_mean_and_told_as_json_has_them() -> None:
    aces = Variant("aces", (4,), {"ranks": ("A",)})
    guinote: AnyGame = GAME
    game = replace(guinote, rules=WithLists, variants=(aces,))
    assert game.differences("aces", game.configure("aces", {"ranks": ["1"]}, 4)) == {}
    rules = game.configure("aces", {"ranks": ["2", "1"], "table": [5, 1]}, 4)
    assert rules == WithLists(("A", "2"), (5, 1))
    assert game.differences("aces", rules) == {"ranks": ["A", "2"], "table": [5, 1]}
    assert game.differences("aces", game.configure("aces", {"ranks": []}, 4)) == {"ranks": []}


def test_an_illegal_move_carries_its_reason() -> None:
    assert IllegalMove("must-follow").reason == str(IllegalMove("must-follow")) == "must-follow"
