"""Rules U-7 to U-14: which number beats which, and the highest card."""

from itertools import pairwise, product
from typing import Any, Final

import pytest

from tests.rules.presidente.table import allowed, play, position, refused

DOS_ALTO: Final = ["2", "1", "12", "11", "10", "9", "8", "7", "6", "5", "4", "3"]
AS_TRES: Final = ["1", "3", "12", "11", "10", "9", "8", "7", "6", "5", "4", "2"]
AS_ALTO: Final = ["1", "12", "11", "10", "9", "8", "7", "6", "5", "4", "3", "2"]
FRENCH: Final = {
    "dos_alto": ["2", "A", "K", "Q", "J", "10", "9", "8", "7", "6", "5", "4", "3"],
    "as_tres": ["A", "3", "K", "Q", "J", "10", "9", "8", "7", "6", "5", "4", "2"],
    "as_alto": ["A", "K", "Q", "J", "10", "9", "8", "7", "6", "5", "4", "3", "2"],
}
ORDERS: Final = [
    pytest.param("uno_base", DOS_ALTO, id="U-7"),
    pytest.param("nalga_manchado", AS_TRES, id="U-8"),
    pytest.param("trasero_noroeste", DOS_ALTO, id="U-9"),
    pytest.param("cola_sur", AS_TRES, id="U-10"),
    pytest.param("cola_levante", DOS_ALTO, id="U-11"),
    pytest.param("cartas_canarias", AS_ALTO, id="U-12"),
    pytest.param("uno_master_6", DOS_ALTO, id="U-63"),
]


def beats(upper: str, lower: str, variant: str = "uno_base", **options: Any) -> bool:
    """Return whether a card may be laid on another one."""
    state = position(lower, upper, "", variant=variant, **options)
    return allowed(play(state, f"0 play {lower}"), f"1 play {upper}")


@pytest.mark.parametrize(("variant", "order"), ORDERS)
def test_every_number_against_every_number(variant: str, order: list[str]) -> None:
    """U-7, U-8, U-9, U-10, U-11, U-12 and U-39: copas below, espadas above, so that no highest
    card takes part; the as of the northwest cuts and is never led (U-46, U-47)."""
    cutting = "1" if variant == "trasero_noroeste" else ""
    equal = variant in ("cola_sur", "cola_levante")
    for lower, upper in product(order, order):
        if cutting and cutting in (lower, upper):
            continue
        higher = order.index(upper) < order.index(lower)
        expected = higher or (equal and upper == lower)
        assert beats(upper + "e", lower + "c", variant) == expected, (upper, lower)


@pytest.mark.parametrize("order", FRENCH)
def test_u5_the_french_pack_has_a_ten_between_jack_and_nine(order: str) -> None:
    """U-5, U-7: J, Q, K are sota, caballo, rey."""
    ranks = FRENCH[order]
    options = {"deck": "french52", "order": order, "boss_card": "none", "boss_power": "none"}
    for lower, upper in product(ranks, ranks):
        higher = ranks.index(upper) < ranks.index(lower)
        assert beats(upper + "S", lower + "H", **options) == higher, (upper, lower)


def test_ranks_that_the_pack_lacks_are_skipped() -> None:
    """U-7, presidente A-5: a sota follows the 7 where there is no 8 and no 9."""
    assert beats("10e", "7c", deck="spanish40")
    assert not beats("7e", "10c", deck="spanish40")
    assert beats("9e", "8c", "cola_sur")
    assert beats("8e", "7c", "cola_sur", removed_ranks=["9"])


@pytest.mark.parametrize(
    ("variant", "boss"),
    [
        ("uno_base", "2o"),
        ("uno_doses_comodin", "2o"),
        ("uno_doses_acompanados", "2o"),
        ("nalga_manchado", "1o"),
        ("cola_sur", "2o"),
        ("cola_sur_revolucion", "2o"),
        ("cola_levante", "2o"),
        ("cola_levante_revolucion", "2o"),
        ("uno_master_8", "2o"),
    ],
)
@pytest.mark.parametrize("size", [1, 2, 3, 4])
def test_u13_the_highest_card_alone_kills_anything(variant: str, boss: str, size: int) -> None:
    """U-13, U-7, U-8, U-10, U-11, presidente A-6 and A-29: one card, a pair, a trio, a quartet."""
    lower = ["12o", "12c", "12e", "12b"][:size]
    options: dict[str, Any] = {"quartets": "none"}
    state = position(" ".join(lower), boss, variant=variant, **options)
    assert allowed(play(state, f"0 play {' '.join(lower)}"), f"1 play {boss}")


@pytest.mark.parametrize("boss", ["1o", "2o"])
def test_u13_the_highest_card_is_an_option(boss: str) -> None:
    """U-13, presidente A-29: 2 of oros or as de oros by preset."""
    other = {"1o": "2o", "2o": "1o"}[boss]
    state = play(position("12o 12c", "1o 2o", "", boss_card=boss), "0 play 12o 12c")
    assert allowed(state, f"1 play {boss}")
    assert refused(state, f"1 play {other}") == "wrong-size"


def test_u13_in_the_french_pack_it_is_a_diamond() -> None:
    """U-5, U-13: 2 of oros is the two of diamonds."""
    state = play(position("KD KH", "2D 2S", "", deck="french52"), "0 play KD KH")
    assert allowed(state, "1 play 2D")
    assert refused(state, "1 play 2S") == "wrong-size"
    state = play(position("KD KH", "AD", "", deck="french52", boss_card="1o"), "0 play KD KH")
    assert allowed(state, "1 play AD")


def test_u13_top_single_is_just_the_highest_single_card() -> None:
    """U-13, U-9, presidente A-9: it beats the other twos, but no pair."""
    for variant, options in (("trasero_noroeste", {}), ("uno_base", {"boss_power": "top_single"})):
        pair = position("3o 3c", "2o", "", variant=variant, **options)
        pair = play(pair, "0 play 3o 3c")
        assert refused(pair, "1 play 2o") == "wrong-size"
        assert beats("2o", "2c", variant, **options)
        assert not beats("2c", "2o", variant, **options)
        assert beats("2o", "12c", variant, **options)


def test_u13_top_single_does_not_end_the_trick() -> None:
    """U-13, U-43: the others are still asked."""
    state = position("12c", "2o", "", variant="trasero_noroeste")
    state = play(state, "0 play 12c", "1 play 2o")
    assert allowed(state, "2 pass")


def test_u13_top_single_works_for_the_as_de_oros_too() -> None:
    """U-13"""
    options = {"order": "as_tres", "boss_card": "1o", "boss_power": "top_single"}
    assert beats("1o", "1c", **options)
    assert not beats("1c", "1o", **options)


def test_u12_canarias_has_no_highest_card() -> None:
    """U-12, section 6.1: `boss_power = none` makes it an ordinary card."""
    for variant, options in (
        ("cartas_canarias", {}),
        ("uno_base", {"boss_power": "none"}),
        ("uno_base", {"boss_card": "none"}),
    ):
        state = play(position("12o 12c", "2o", "", variant=variant, **options), "0 play 12o 12c")
        assert refused(state, "1 play 2o") == "wrong-size"
        assert not beats("2o", "2c", variant, **options)
        assert not beats("1o", "1c", variant, **options)


def test_u14_with_its_number_it_is_an_ordinary_card() -> None:
    """U-14, presidente E11: a pair of twos; the lowest pair in the South."""
    base = play(position("1o 1c", "2o 2c", ""), "0 play 1o 1c")
    assert allowed(base, "1 play 2o 2c")
    south = play(position("4o 4c", "2o 2c", "", variant="cola_sur"), "0 play 4o 4c")
    assert refused(south, "1 play 2o 2c") == "not-higher"


def test_u14_two_killing_cards_together_are_a_pair_of_twos() -> None:
    """U-14: of two packs."""
    state = play(position("12o 12c 12e", "2o 2o", "", decks=2), "0 play 12o 12c 12e")
    assert refused(state, "1 play 2o 2o") == "wrong-size"
    assert allowed(state, "1 play 2o")
    south = position("4o 4c", "2o 2o", "", variant="cola_sur", decks=2)
    assert refused(play(south, "0 play 4o 4c"), "1 play 2o 2o") == "not-higher"


@pytest.mark.parametrize(
    ("variant", "chain"),
    [("uno_base", "2 1 12 3"), ("cola_sur", "1 3 12 4 2")],
)
def test_e11_orders(variant: str, chain: str) -> None:
    """presidente E11: base 2 > A > R > 3; South A > 3 > R, 2 lowest."""
    ranks = chain.split()
    for upper, lower in pairwise(ranks):
        assert beats(upper + "e", lower + "c", variant)
        assert not beats(lower + "e", upper + "c", variant)


@pytest.mark.parametrize(
    ("variant", "chain"),
    [("cola_levante_revolucion", "3 4 2"), ("cola_sur_revolucion", "3 2 4 1")],
)
def test_e11_orders_in_a_revolution(variant: str, chain: str) -> None:
    """presidente E11: Levante 3 > 4 > 2; South 3 > 2 > 4 > A."""
    ranks = chain.split()
    for upper, lower in pairwise(ranks):
        for over, under, expected in ((upper, lower, True), (lower, upper, False)):
            state = position(f"7o 7c 7e 7b {under}c 9o", f"{over}e", "", variant=variant)
            state = play(state, "0 play 7o 7c 7e 7b", "1 pass", "2 pass", f"0 play {under}c")
            assert allowed(state, f"1 play {over}e") == expected, (over, under)


def test_suits_do_not_matter() -> None:
    """U-37, U-39: only numbers count; a higher suit beats nothing."""
    state = play(position("7b", "7o 8c", ""), "0 play 7b")
    assert refused(state, "1 play 7o") == "not-higher"
    assert allowed(state, "1 play 8c")
