"""Cards as integers and as text."""

import pytest

from tapete.core import cards
from tapete.core.cards import CARD_OF, JOKER, RANK_OF, SUIT_OF, TEXT_OF


def test_every_card_has_one_text_and_every_text_one_card() -> None:
    assert len(TEXT_OF) == len(CARD_OF) == 48 + 52 + 1
    assert all(CARD_OF[text] == card for card, text in TEXT_OF.items())


@pytest.mark.parametrize(
    ("text", "rank", "suit"),
    [("1o", 1, 0), ("10e", 10, 2), ("12b", 12, 3), ("AD", 1, 0), ("10H", 10, 1), ("KC", 13, 3)],
)
def test_rank_and_suit_of_a_text(text: str, rank: int, suit: int) -> None:
    card = cards.parse_card(text)
    assert (RANK_OF[card], SUIT_OF[card]) == (rank, suit)


def test_integers_sort_as_records_do() -> None:
    """Rank first, then suit in the order o c e b or D H S C, jokers last."""
    spanish = ["1o", "1c", "1e", "1b", "2o", "9b", "10o", "11c", "12o", "12b"]
    french = ["AD", "AH", "AS", "AC", "2D", "9C", "10D", "JH", "QS", "KC", "JK"]
    for texts in (spanish, french):
        numbers = [CARD_OF[text] for text in texts]
        assert numbers == sorted(numbers)
    assert CARD_OF["JK"] == JOKER


@pytest.mark.parametrize("text", ["", "0o", "13o", "1x", "1O", "1D", "ao", "jk", "10 o", "01o"])
def test_what_is_no_card_is_named(text: str) -> None:
    with pytest.raises(ValueError, match=f"^{text!r} is not a card$"):
        cards.parse_card(text)


def test_lines_keep_their_order() -> None:
    assert cards.line(cards.parse_cards("12o 1o JK 10H")) == "12o 1o JK 10H"
    assert cards.parse_cards("") == ()


def test_spanish_card_of_rank_and_suit() -> None:
    assert TEXT_OF[cards.spanish(12, cards.OROS)] == "12o"
    assert TEXT_OF[cards.spanish(1, cards.BASTOS)] == "1b"


def test_packs_of_48_and_40() -> None:
    assert cards.spanish_pack() == tuple(range(48))
    forty = cards.spanish_pack(without=(8, 9))
    assert len(forty) == 40
    assert not {8, 9} & {RANK_OF[card] for card in forty}


def test_insert_and_remove_keep_a_hand_sorted() -> None:
    hand = cards.parse_cards("1o 4c 12b")
    assert cards.insert(hand, CARD_OF["4o"]) == cards.parse_cards("1o 4o 4c 12b")
    assert cards.remove(hand, CARD_OF["4c"]) == cards.parse_cards("1o 12b")


def test_remove_takes_one_copy_of_a_card_of_several_packs() -> None:
    hand = cards.parse_cards("4c 4c 12b")
    assert cards.remove(hand, CARD_OF["4c"]) == cards.parse_cards("4c 12b")
    with pytest.raises(ValueError, match="not in"):
        cards.remove(hand, CARD_OF["1o"])
