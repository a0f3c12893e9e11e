"""Moves of chance and clock, and what they may be."""

import pytest

from tapete.core import chance
from tapete.core.cards import parse_cards
from tapete.core.chance import (
    CHANCE,
    ChanceMove,
    Choice,
    Dealer,
    DealerOf,
    Finish,
    Next,
    Shuffle,
    ShuffleOf,
    Timeout,
)

MOVES: list[tuple[ChanceMove, str]] = [
    (Dealer(0), "- dealer 0"),
    (Dealer(11), "- dealer 11"),
    (Shuffle(parse_cards("6e 3o JK 10H")), "- shuffle 6e 3o JK 10H"),
    (Shuffle(()), "- shuffle"),
    (Next(), "- next"),
    (Timeout(), "- timeout"),
    (Finish(), "- finish"),
]


@pytest.mark.parametrize(("move", "text"), MOVES)
def test_text_and_parse_are_inverse(move: ChanceMove, text: str) -> None:
    assert chance.text(move) == text
    assert chance.parse(text) == move
    assert move.seat == CHANCE


@pytest.mark.parametrize(
    "text",
    [
        "- dealer",
        "- dealer x",
        "- dealer -1",
        "- dealer 01",
        "- dealer ²",
        "- dealer 0 1",
        "- shuffle ",
        "- shuffle 1o  2o",
        "- shuffle 1o ",
        "- next 1",
        "- other",
        "- ",
        "0 play 1o",
    ],
)
def test_what_is_no_move_of_chance_is_named(text: str) -> None:
    with pytest.raises(ValueError, match="is not a move of chance"):
        chance.parse(text)


def test_a_card_that_does_not_exist_is_named() -> None:
    with pytest.raises(ValueError, match="'8x' is not a card"):
        chance.parse("- shuffle 1o 8x")


def test_verbs_of_choices() -> None:
    choices: list[Choice] = [DealerOf((0,)), ShuffleOf((1,)), Next(), Timeout(), Finish()]
    verbs = ["dealer", "shuffle", "next", "timeout", "finish"]
    assert [chance.verb(choice) for choice in choices] == verbs


def test_a_dealer_is_one_of_the_seats() -> None:
    assert chance.allows((DealerOf((0, 2)),), Dealer(2))
    assert not chance.allows((DealerOf((0, 2)),), Dealer(1))


def test_a_pack_is_the_exact_multiset_of_cards() -> None:
    pack = tuple(sorted(parse_cards("4c 4c 12b")))
    choices = (ShuffleOf(pack),)
    assert chance.allows(choices, Shuffle(parse_cards("12b 4c 4c")))
    for wrong in ("12b 4c", "12b 4c 4c 4c", "12b 12b 4c", "12b 4c 4o"):
        assert not chance.allows(choices, Shuffle(parse_cards(wrong)))


def test_other_choices_are_their_own_move() -> None:
    assert chance.allows((Timeout(), Finish()), Finish())
    assert not chance.allows((Timeout(),), Next())
    assert not chance.allows((), Next())
    assert not chance.allows((DealerOf((0,)), Next()), Shuffle((1,)))
