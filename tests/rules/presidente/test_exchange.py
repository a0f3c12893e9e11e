"""Rules U-24 to U-29: the exchange between the best and the last, before a hand is played."""

from itertools import combinations
from typing import Any, Final

import pytest

from tapete.core.cards import parse_cards
from tapete.games.presidente import GAME
from tapete.games.presidente.events import CardsGiven
from tests.rules.presidente.table import (
    again,
    fresh,
    hand,
    leader,
    legal,
    play,
    ranked,
    refused,
    shuffled,
    sizes,
    told,
)

SIX: Final = "2o 1o 2b 3o 12e 7c"
"""The hand of the worked example."""


def waits(state: Any) -> list[int]:
    """Return the seats that still owe cards."""
    assert GAME.phase(state) == "exchange"
    return [*GAME.waits(state)]


def same(state: Any, seat: int, cards: str) -> bool:
    """Return whether a seat holds exactly these cards, in any order."""
    return GAME.hands(state)[seat] == tuple(sorted(parse_cards(cards)))


@pytest.mark.parametrize(
    ("variant", "given"),
    [
        ("uno_base", "2o 2b"),
        ("uno_doses_comodin", "2o 2b"),
        ("nalga_manchado", "1o 3o"),
        ("trasero_noroeste", "2o 2b"),
        ("cola_sur", "1o 2o"),
        ("cola_sur_revolucion", "1o 2o"),
        ("cola_levante", "2o 2b"),
        ("cartas_canarias", "1o 12e"),
    ],
)
def test_e7_the_last_ones_best_two_cards(variant: str, given: str) -> None:
    """presidente E7, U-24, U-28: by the variant's order, the highest card above everything."""
    state = ranked(0, 1, 2, variant=variant, deal=6)
    state = shuffled(state, "4o 5o 6o 8o 9o 10o", "", SIX)
    left = [card for card in SIX.split() if card not in given.split()]
    if variant == "cartas_canarias":
        assert same(state, 0, f"6o 8o 9o 10o {given}")
        assert same(state, 2, f"{' '.join(left)} 4o 5o")
        return
    assert waits(state) == [0]
    assert same(state, 0, f"4o 5o 6o 8o 9o 10o {given}")
    assert same(state, 2, " ".join(left))


def test_e7_the_presidents_worst_two_cards_in_canarias() -> None:
    """presidente E7, U-27, U-28: 2b 2o."""
    state = ranked(0, 1, 2, variant="cartas_canarias", deal=6)
    state = shuffled(state, SIX, "", "4o 5o 6o 8o 9o 10o")
    assert leader(state) == 2
    assert same(state, 0, "1o 3o 12e 7c 9o 10o")
    assert same(state, 2, "4o 5o 6o 8o 2o 2b")


@pytest.mark.parametrize("variant", ["uno_base", "trasero_noroeste", "cola_sur", "cola_levante"])
def test_u26_the_winner_gives_back_what_it_likes(variant: str) -> None:
    """U-26, presidente A-11 and A-12: equal numbers; South and Levante follow the base."""
    state = ranked(0, 1, 2, variant=variant)
    state = shuffled(state, "4o 5o 6o 8o 9o 10o 11o", "", "12c 11c 4c 5c 6c 8c 9c")
    assert waits(state) == [0]
    everything = hand(state, 0).split()
    assert len(everything) == 9
    assert legal(state, 0) == [f"give {' '.join(pair)}" for pair in combinations(everything, 2)]
    state = play(state, "0 give 4o 11o")
    assert same(state, 2, "4c 5c 6c 8c 9c 4o 11o")
    assert leader(state) == 2


def test_t53_the_president_may_return_a_card_just_received() -> None:
    """presidente T53, U-26"""
    state = shuffled(ranked(0, 1, 2), "4o 5o 6o 8o 9o 10o 11o", "", "2o 12c 4c 5c 6c 8c 9c")
    state = play(state, "0 give 2o 12c")
    assert same(state, 2, "2o 12c 4c 5c 6c 8c 9c")
    assert same(state, 0, "4o 5o 6o 8o 9o 10o 11o")


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("0 give 4o", "wrong-count"),
        ("0 give 4o 5o 6o", "wrong-count"),
        ("0 give 4o 4o", "not-in-hand"),
        ("0 give 4o 4c", "not-in-hand"),
        ("1 give 4b 5b", "not-your-turn"),
        ("2 give 4c 5c", "not-your-turn"),
        ("3 give 4c 5c", "no-such-seat"),
        ("2 play 4c", "wrong-phase"),
        ("0 pass", "wrong-phase"),
        ("- timeout", "wrong-phase"),
        ("- finish", "wrong-phase"),
    ],
)
def test_u24_exactly_as_many_cards_of_the_own_hand(text: str, reason: str) -> None:
    """U-24, U-26: and nothing else happens before the cards are given."""
    state = shuffled(ranked(0, 1, 2), "4o 5o 6o 8o 9o 10o 11o", "4b 5b", "4c 5c 6c 8c 9c 10c 11c")
    assert refused(state, text) == reason


def test_u24_nothing_is_given_while_a_hand_is_played() -> None:
    """U-24: before any card is laid."""
    state = shuffled(ranked(0, 1, 2), "4o 5o", "", "")
    state = play(state, "0 give 4o 5o")
    assert refused(state, "0 give 4b 5b") == "wrong-phase"


@pytest.mark.parametrize(("top", "cards"), [(0, ""), (1, "12c"), (2, "11c 12c")])
def test_u24_one_two_or_no_cards(top: int, cards: str) -> None:
    """U-24, presidente A-11: `exchange_top`."""
    state = shuffled(
        ranked(0, 1, 2, exchange_top=top),
        "4o 5o 6o 8o 9o 10o 11o",
        "",
        "12c 11c 4c 5c 6c 8c 9c",
    )
    if not top:
        assert leader(state) == 2
        return
    assert same(state, 0, f"4o 5o 6o 8o 9o 10o 11o {cards}")
    state = play(state, f"0 give {' '.join(['4o', '5o'][:top])}")
    assert sizes(state) == [7, 7, 7]


def five(**options: Any) -> Any:
    """Return a second hand of five players; seats 0 to 4 are presidente to cola."""
    state = ranked(0, 1, 2, 3, 4, **options)
    return shuffled(
        state,
        "4o 5o 6o 8o 9o 10o 11o",
        "4o 5o 6o 8o 9o 10o 11o",
        "3o 3c 3e 3b 3o 3c 3e",
        "12e 11e 4c 5c 6c 8c 9c",
        "1c 11c 4c 5c 6c 8c 9c",
    )


def test_u25_the_vicecola_gives_its_best_card_to_the_vicepresidente() -> None:
    """U-25, U-29: the neutral exchanges nothing."""
    state = five()
    assert waits(state) == [0, 1]
    assert same(state, 0, "4o 5o 6o 8o 9o 10o 11o 1c 11c")
    assert same(state, 1, "4o 5o 6o 8o 9o 10o 11o 12e")
    assert same(state, 2, "3o 3c 3e 3b 3o 3c 3e")
    assert refused(state, "1 give 4o 5o") == "wrong-count"
    for order in (("0 give 4o 5o", "1 give 11o"), ("1 give 11o", "0 give 4o 5o")):
        first = play(state, order[0])
        assert waits(first) == [1 if order[0][0] == "0" else 0]
        assert refused(first, order[0]) == "not-your-turn"
        done = play(first, order[1])
        assert leader(done) == 4
        assert same(done, 3, "11e 4c 5c 6c 8c 9c 11o")
        assert same(done, 4, "4o 5o 4c 5c 6c 8c 9c")


def test_u25_the_vices_may_exchange_nothing() -> None:
    """U-25: `exchange_vice = 0`; or only the vices exchange."""
    assert waits(five(exchange_vice=0)) == [0]
    assert waits(five(exchange_top=0)) == [1]
    assert waits(five(vices_from="never")) == [0]


def test_u25_four_players_have_vices_where_the_region_says_so() -> None:
    """U-25, U-54: from 4 in the South, from 5 in the base."""
    deals = ["4o 5o", "6o 8o", "9o 10o", "11o 12o"]
    south = shuffled(ranked(0, 1, 2, 3, variant="cola_sur"), *deals)
    assert waits(south) == [0, 1]
    base = shuffled(ranked(0, 1, 2, 3), *deals)
    assert waits(base) == [0]


def test_t54_the_worst_cards_are_chosen_before_receiving() -> None:
    """presidente T54, U-27: Canarias; everything moves at once."""
    state = ranked(0, 1, 2, variant="cartas_canarias")
    state = shuffled(state, "10o 11o 12o 12c 1o 1c 1e", "", "3o 3c 2o 2c 3e 2e 3b")
    assert leader(state) == 2
    assert same(state, 0, "3o 3c 12o 12c 1o 1c 1e")
    assert same(state, 2, "10o 11o 2o 2c 3e 2e 3b")


def test_u27_the_vicepresidente_gives_its_worst_card() -> None:
    """U-27: two and one."""
    state = ranked(0, 1, 2, 3, variant="cartas_canarias")
    state = shuffled(
        state,
        "4o 5o 6o 8o 9o 10o 11o",
        "4c 5c 6c 8c 9c 10c 11c",
        "4e 5e 6e 8e 9e 10e 12e",
        "4b 5b 6b 8b 9b 10b 1b",
    )
    assert same(state, 0, "6o 8o 9o 10o 11o 10b 1b")
    assert same(state, 1, "5c 6c 8c 9c 10c 11c 12e")
    assert same(state, 2, "4e 5e 6e 8e 9e 10e 4c")
    assert same(state, 3, "4b 5b 6b 8b 9b 4o 5o")


def test_u28_among_equals_best_goes_oros_copas_espadas_bastos() -> None:
    """U-28: and worst the other way round."""
    state = ranked(0, 1, 2, variant="cartas_canarias")
    state = shuffled(state, "4o 4c 4e 4b 9o 9c 9e", "", "12b 12e 12c 8o 8c 8e 8b")
    assert same(state, 0, "4o 4c 9o 9c 9e 12c 12e")
    assert same(state, 2, "12b 8o 8c 8e 8b 4e 4b")
    state = ranked(0, 1, 2, exchange_top=1)
    state = shuffled(state, "4o 4c", "", "12b 12e 12c 8o 8c 8e 8b")
    assert "12c" in hand(state, 0)


@pytest.mark.parametrize(
    ("options", "best"),
    [
        ({}, "2o 3b"),
        ({"boss_power": "top_single"}, "2o 3b"),
        ({"boss_power": "none"}, "3b 12o"),
    ],
)
def test_u28_the_highest_card_is_above_everything(options: dict[str, Any], best: str) -> None:
    """U-28, section 6.1: in the South's order; without power it is the lowest of all."""
    state = ranked(0, 1, 2, variant="cola_sur", **options)
    state = shuffled(state, "4o 5o 6o 8o 9o 10o 11o", "", "2o 3b 12o 11c 10c 9c 8c")
    assert same(state, 0, f"4o 5o 6o 8o 9o 10o 11o {best}")


def one_number() -> Any:
    """Return the first hand of a match whose pack is four sevens; seat 0 holds two of them."""
    removed = [str(rank) for rank in range(1, 13) if rank != 7]
    start = fresh("uno_base", 3, removed_ranks=removed, decks=1)
    return play(start, "- dealer 2", "- shuffle 7o 7c 7e 7b")


def test_t55_a_hand_of_one_card_gives_one_card() -> None:
    """presidente T55, U-29: one card each way."""
    state = one_number()
    assert sizes(state) == [2, 1, 1]
    state = play(state, "0 play 7o 7b", "1 play 7c")
    assert GAME.score(state)["positions"] == [0, 1, 2]
    state = play(state, "- shuffle 7o 7c 7e 7b")
    assert waits(state) == [0]
    assert [hand(state, seat) for seat in range(3)] == ["7o 7e 7b", "7c", ""]
    assert legal(state, 0) == ["give 7o", "give 7e", "give 7b"]
    state = play(state, "0 give 7b")
    assert [hand(state, seat) for seat in range(3)] == ["7o 7e", "7c", "7b"]
    assert leader(state) == 2


def test_u29_no_exchange_in_the_first_hand() -> None:
    """U-29"""
    for seats in (2, 3, 6):
        assert GAME.phase(play(fresh(seats=seats), "- dealer 0")) == "deal"
    state = one_number()
    assert leader(state) == 0


def test_t2_two_players_exchange_two_cards() -> None:
    """presidente T2, U-24: presidente and cola."""
    state = ranked(1, 0)
    state = shuffled(state, "12c 11c 4c 5c 6c 8c 9c", "4o 5o 6o 8o 9o 10o 11o")
    assert waits(state) == [1]
    assert same(state, 1, "4o 5o 6o 8o 9o 10o 11o 11c 12c")
    state = play(state, "1 give 4o 5o")
    assert leader(state) == 0


def test_every_hand_after_the_first_has_its_exchange_by_the_hand_before() -> None:
    """U-24: the roles of the last hand count, not those of the match."""
    state = ranked(0, 1, 2, exchange_top=0)
    state = again(state, 2, 1, 0)
    assert GAME.score(state)["positions"] == [2, 1, 0]
    state = ranked(2, 1, 0)
    assert waits(shuffled(state, "", "", "")) == [2]


def test_a_gift_does_not_make_what_others_know_older() -> None:
    """Section 3: the exchange is the only phase in which several act at once."""
    state = five()
    for text in ("0 give 4o 5o", "1 give 11o"):
        move = GAME.parse(text)
        assert GAME.free(move)
        assert GAME.epoch(play(state, text)) == GAME.epoch(state)


def test_giver_and_receiver_are_told_the_cards_and_others_how_many() -> None:
    """U-24, section 8"""
    state = shuffled(ranked(0, 1, 2), "4o 5o", "", "")
    for seat in (0, 1, 2, None):
        (given,) = [e for e in told(state, "0 give 4o 5o", seat) if isinstance(e, CardsGiven)]
        known = parse_cards("4o 5o") if seat in (0, 2) else None
        assert (given.seat, given.to, given.count, given.cards) == (0, 2, 2, known)
