"""Rules U-1 to U-6 and U-17: players, packs, how many of them, and how they are dealt."""

from collections import Counter
from typing import Any, Final

import pytest

from tapete.core.cards import TEXT_OF
from tapete.core.chance import ShuffleOf
from tapete.core.options import OptionError
from tapete.games.presidente import GAME
from tapete.games.presidente.state import State
from tests.rules.presidente.table import deal, fresh, hand, play, refused, sizes

SPANISH: Final = [f"{rank}{suit}" for rank in range(1, 13) for suit in "oceb"]
FRENCH: Final = [
    f"{rank}{suit}" for rank in ("A", *map(str, range(2, 11)), "J", "Q", "K") for suit in "DHSC"
]
PACKS: Final = {
    "spanish48": SPANISH,
    "spanish40": [card for card in SPANISH if card[:-1] not in ("8", "9")],
    "french52": FRENCH,
}


def pack(state: State) -> list[str]:
    """Return the cards that have to be shuffled after the dealer is drawn."""
    (choice,) = GAME.chance(play(state, "- dealer 0"))
    assert isinstance(choice, ShuffleOf)
    return [TEXT_OF[card] for card in choice.cards]


@pytest.mark.parametrize("variant", [variant.name for variant in GAME.variants])
def test_u1_two_to_ten_players(variant: str) -> None:
    """U-1"""
    assert GAME.variant(variant).seats == tuple(range(2, 11))
    for seats in range(2, 11):
        assert len(GAME.hands(fresh(variant, seats))) == seats
    for seats in (0, 1, 11):
        with pytest.raises(OptionError, match=f"seats {seats}"):
            fresh(variant, seats)


@pytest.mark.parametrize("deck", PACKS)
def test_u2_three_packs(deck: str) -> None:
    """U-2, U-5: the French pack has no jokers."""
    assert pack(fresh(deck=deck)) == PACKS[deck]


@pytest.mark.parametrize("deck", PACKS)
@pytest.mark.parametrize("decks", [1, 2, 3, 4])
def test_u3_several_packs_are_shuffled_together(deck: str, decks: int) -> None:
    """U-3: all of the same kind."""
    assert Counter(pack(fresh(deck=deck, decks=decks))) == Counter(PACKS[deck] * decks)


@pytest.mark.parametrize(
    ("deck", "one_up_to"), [("spanish48", 6), ("spanish40", 5), ("french52", 7)]
)
def test_u4_auto_takes_as_many_packs_as_give_seven_cards(deck: str, one_up_to: int) -> None:
    """U-4: 48 cards → 2 decks from 7 players; 40 → from 6; 52 → from 8."""
    for seats in range(2, 11):
        cards = len(pack(fresh(deck=deck, seats=seats)))
        assert cards == len(PACKS[deck]) * (1 if seats <= one_up_to else 2)


@pytest.mark.parametrize("speed", [4, 6, 8])
def test_u4_auto_leaves_two_cards_of_stock_for_each_in_uno_master(speed: int) -> None:
    """U-4: Master → two decks from 6 players."""
    for seats in range(2, 11):
        assert len(pack(fresh(f"uno_master_{speed}", seats))) == (48 if seats <= 5 else 96)


def test_u4_auto_counts_the_cards_that_are_left_in_the_pack() -> None:
    """U-4, U-6: 24 cards give three players eight each, and four only six."""
    few: Any = ["3", "4", "5", "6", "7", "8"]
    assert [len(pack(fresh(seats=seats, removed_ranks=few))) for seats in (3, 4)] == [24, 48]


@pytest.mark.parametrize("decks", [1, 2, 3, 4])
@pytest.mark.parametrize("seats", [2, 10])
def test_u4_a_fixed_number_of_packs_stays_what_it_is(decks: int, seats: int) -> None:
    """U-4, section 6.1: only a table whose deal is impossible is refused."""
    assert len(pack(fresh(seats=seats, decks=decks))) == 48 * decks


@pytest.mark.parametrize(
    "options",
    [
        {"decks": 1, "deal": 5, "seats": 10},
        {"decks": 1, "deal": 12, "seats": 5},
        {"decks": 2, "deal": 12, "seats": 9},
        {"decks": 1, "deck": "spanish40", "deal": 7, "seats": 6},
        {"decks": 1, "removed_ranks": [str(rank) for rank in range(3, 13)], "seats": 9},
    ],
)
def test_an_impossible_deal_is_refused(options: dict[str, Any]) -> None:
    """Section 6.1, U-4: fixed decks; with the same number and one player less it is possible."""
    with pytest.raises(OptionError, match="decks"):
        fresh(**options)
    assert fresh(**{**options, "seats": options["seats"] - 1})


def test_u6_ranks_are_taken_out_of_the_pack() -> None:
    """U-6, presidente A-5: the South list taken at its word has no 9."""
    cards = pack(fresh("cola_sur", removed_ranks=["9"]))
    assert cards == [card for card in SPANISH if card[:-1] != "9"]


@pytest.mark.parametrize(
    ("deck", "ranks", "gone"),
    [
        ("spanish48", ["A", "12"], ("1", "12")),
        ("spanish40", ["10", "2"], ("10", "2")),
        ("french52", ["A", "10", "J", "Q", "K"], ("A", "10", "J", "Q", "K")),
    ],
)
def test_u6_ranks_are_named_as_on_the_pack(deck: str, ranks: Any, gone: tuple[str, ...]) -> None:
    """U-6, section 6.1: ranks as on the pack, and `A`."""
    left = [card for card in PACKS[deck] if card[:-1] not in gone]
    assert pack(fresh(deck=deck, removed_ranks=ranks, decks=1)) == left


@pytest.mark.parametrize(
    ("deck", "rank"),
    [("spanish48", "J"), ("spanish40", "K"), ("french52", "11"), ("french52", "12")],
)
def test_u6_a_rank_that_the_pack_lacks_is_refused(deck: str, rank: str) -> None:
    """U-6, section 6.1"""
    with pytest.raises(OptionError, match="removed_ranks"):
        fresh(deck=deck, removed_ranks=[rank])


def test_u17_one_card_at_a_time_from_the_dealers_left() -> None:
    """U-17"""
    state = play(fresh(), "- dealer 1", f"- shuffle {' '.join(SPANISH)}")
    # Seat 2 is first: with four suits and four seats each gets a suit.
    assert [hand(state, seat) for seat in (2, 3, 0, 1)] == [
        " ".join(card for card in SPANISH if card[-1] == suit) for suit in "oceb"
    ]


def test_u17_the_other_way_round_where_play_is_turned() -> None:
    """U-17, section 6.1: seats keep their numbers; deal and play go to the seat before."""
    state = play(fresh(direction="anticlockwise"), "- dealer 1", f"- shuffle {' '.join(SPANISH)}")
    assert [hand(state, seat) for seat in (0, 3, 2, 1)] == [
        " ".join(card for card in SPANISH if card[-1] == suit) for suit in "oceb"
    ]


SIZES: Final = [
    pytest.param("uno_base", 5, {}, [10, 10, 10, 9, 9], id="48 cards, 5 players"),
    pytest.param("uno_base", 3, {"deck": "spanish40"}, [14, 13, 13], id="40 cards, 3 players"),
    pytest.param("uno_base", 3, {"deck": "french52"}, [18, 17, 17], id="52 cards, 3 players"),
    pytest.param("uno_master_6", 6, {}, [7] * 6, id="Master, 6 players"),
    pytest.param("uno_base", 2, {}, [24, 24], id="48 cards, 2 players"),
    pytest.param("uno_base", 10, {}, [10] * 6 + [9] * 4, id="96 cards, 10 players"),
]


@pytest.mark.parametrize(("variant", "seats", "options", "expected"), SIZES)
@pytest.mark.parametrize("dealer", [0, 1])
def test_u17_hands_may_differ_by_one_card(
    variant: str, seats: int, options: dict[str, Any], expected: list[int], dealer: int
) -> None:
    """U-17, U-63, presidente E6, T1, T2 and T3: the extra cards from the dealer's left."""
    state = deal(variant=variant, seats=seats, dealer=dealer, **options)
    found = sizes(state)
    assert [found[(dealer + place) % seats] for place in range(1, seats + 1)] == expected


def test_u63_what_is_not_dealt_is_the_stock() -> None:
    """U-63, presidente E6: 96 cards, 42 dealt to six players."""
    state = deal(variant="uno_master_4", seats=6)
    assert GAME.view(state, None).stock == 96 - 42
    assert GAME.view(deal(seats=6), None).stock == 0


@pytest.mark.parametrize("each", range(5, 13))
def test_u63_five_to_twelve_cards_may_be_dealt(each: int) -> None:
    """U-63: the option `deal`; auto leaves two cards of stock for each here too."""
    state = deal(seats=4, deal=each)
    assert sizes(state) == [each] * 4
    assert GAME.view(state, None).stock == (48 if each <= 10 else 96) - 4 * each


def test_only_the_exact_pack_is_dealt() -> None:
    """U-17: one card less, one twice, or the other pack."""
    state = play(fresh(), "- dealer 0")
    for wrong in (SPANISH[1:], [*SPANISH[1:], "2o"], [*SPANISH, "1o"], FRENCH):
        assert refused(state, f"- shuffle {' '.join(wrong)}") == "wrong-pack"
