"""Rules U-18 to U-23: who deals and who leads."""

from typing import Any

import pytest

from tapete.core.cards import parse_card
from tapete.core.chance import DealerOf
from tapete.games.presidente import GAME
from tapete.games.presidente.events import LeaderNamed
from tests.rules.presidente.table import (
    allowed,
    deal,
    fresh,
    leader,
    passes,
    play,
    plays,
    ranked,
    refused,
    shuffled,
    told,
)


def test_u18_the_first_dealer_is_drawn_among_all_seats() -> None:
    """U-18"""
    for seats in range(2, 11):
        assert GAME.chance(fresh(seats=seats)) == (DealerOf(tuple(range(seats))),)
    assert refused(fresh(), "- dealer 4") == "no-such-seat"
    assert refused(play(fresh(), "- dealer 3"), "- dealer 3") == "wrong-phase"


@pytest.mark.parametrize("last", range(3))
def test_t7_the_last_one_deals_and_leads_the_next_hand(last: int) -> None:
    """presidente T7 and A-23, U-18, U-21: the trasero deals and leads, in every variant."""
    order = [*[seat for seat in range(3) if seat != last], last]
    for variant in ("uno_base", "trasero_noroeste", "cola_sur", "cartas_canarias"):
        state = ranked(*order, variant=variant, exchange_top=0)
        assert GAME.next_dealer(state) == last
        state = shuffled(state, "", "", "")
        assert leader(state) == last


def test_u18_the_deal_may_go_round_instead() -> None:
    """U-18, presidente A-23: `rotate` is the next seat."""
    state = ranked(0, 2, 1, dealer_later="rotate", exchange_top=0)
    assert GAME.next_dealer(state) == 0  # seat 2 dealt the first hand
    turned = ranked(0, 2, 1, dealer_later="rotate", exchange_top=0, direction="anticlockwise")
    assert GAME.next_dealer(turned) == 1


def test_u21_the_first_one_may_lead_instead() -> None:
    """U-21: `later_start = first`; the last one still deals."""
    state = ranked(2, 1, 0, later_start="first", exchange_top=0)
    assert GAME.next_dealer(state) == 0
    assert leader(shuffled(state, "", "", "")) == 2


@pytest.mark.parametrize("holder", range(4))
@pytest.mark.parametrize(
    ("variant", "card"),
    [
        ("uno_base", "2o"),
        ("uno_doses_comodin", "2o"),
        ("uno_doses_acompanados", "2o"),
        ("nalga_manchado", "1o"),
        ("trasero_noroeste", "2o"),
        ("cola_levante", "2o"),
        ("cola_levante_revolucion", "2o"),
        ("cola_sur", "3o"),
        ("cola_sur_revolucion", "3o"),
        ("cartas_canarias", "2b"),
    ],
)
def test_who_holds_the_start_card_leads_the_first_hand(
    variant: str, card: str, holder: int
) -> None:
    """U-19, U-20, U-22: the highest card, 3 of oros in the South, 2 of bastos in Canarias."""
    hands = ["3c 5o", "3e 6o", "3b 7o", "4c 8o"]
    hands[holder] += f" {card}"
    assert leader(deal(*hands, variant=variant)) == holder


def test_u20_in_the_french_pack_the_card_is_translated() -> None:
    """U-5, U-20: 2 of bastos is the two of clubs."""
    assert leader(deal("", "2D", "2C", deck="french52", first_start="2b")) == 2
    assert leader(deal("", "2C", "2D", deck="french52")) == 2


def test_t4_the_start_card_need_not_be_laid() -> None:
    """presidente T4, U-22: any card of the hand may be led."""
    state = deal("3c", "2o 3o 4o", "", "")
    assert leader(state) == 1
    assert {"2o", "3o", "4o"} <= plays(state)


def test_u22_the_start_card_may_have_to_be_laid() -> None:
    """U-22: alone or in a set; afterwards it binds nobody."""
    state = deal("3c", "2o 2c 4o 5o 6o", "", "", deal=5, start_card_must_be_played=True)
    assert plays(state) == {"2o", "2o 2c"}
    assert refused(state, "1 play 4o") == "start-card"
    state = play(state, "1 play 2o 2c")
    assert allowed(state, "2 pass")


def test_u22_the_duty_is_of_the_first_hand_only() -> None:
    """U-22: in later hands the last one leads, whatever it holds."""
    state = ranked(0, 1, 2, start_card_must_be_played=True, exchange_top=0)
    state = shuffled(state, "", "", "2o 3o 4o")
    assert {"2o", "3o", "4o"} <= plays(state)


def test_u22_the_duty_lapses_if_the_card_cannot_be_led() -> None:
    """U-22, section 6.1: an as that cuts is never led (U-47)."""
    options: dict[str, Any] = {
        "boss_card": "1o",
        "boss_power": "top_single",
        "cutter_rank": "A",
        "start_card_must_be_played": True,
    }
    state = deal("1o 3o 4o", "", "", "", **options)
    assert leader(state) == 0
    assert {"3o", "4o"} <= plays(state)
    assert "1o" not in plays(state)


def test_u22_the_duty_lapses_if_the_card_was_discarded() -> None:
    """U-22, section 6.1, U-32: with the four threes of the South."""
    options: dict[str, Any] = {"variant": "cola_sur", "start_card_must_be_played": True, "deal": 5}
    state = deal("", "3o 3c 3e 3b 4o", "", **options)
    assert leader(state) == 1
    assert plays(state) == {"4o"}


def test_u22_the_duty_lapses_if_the_lead_has_moved() -> None:
    """U-22, section 6.1, U-61: the time of whoever had to lay it was over."""
    state = deal("2o 4o", "3c", "", variant="uno_master_4", start_card_must_be_played=True)
    assert refused(state, "0 play 4o") == "start-card"
    state = play(state, "- timeout")
    assert leader(state) == 1
    assert "3c" in plays(state)
    state = passes(play(state, "1 play 3c"), 2)
    assert allowed(state, "0 pass")


def test_t5_of_two_holders_the_first_from_the_dealers_left() -> None:
    """presidente T5, U-23: two packs."""
    hands = ("2o", "", "2o", "")
    first = {0: 2, 1: 2, 2: 0, 3: 0}
    for dealer, seat in first.items():
        assert leader(deal(*hands, decks=2, dealer=dealer)) == seat
    turned = {0: 2, 1: 0, 2: 0, 3: 2}
    for dealer, seat in turned.items():
        state = deal(*hands, decks=2, dealer=dealer, direction="anticlockwise")
        assert leader(state) == seat


def test_t6_if_the_start_card_is_in_the_stock_the_highest_card_dealt_leads() -> None:
    """presidente T6, U-23: ties from the dealer's left."""
    state = deal("1c 3c", "1o 1e", "2c 3e", variant="uno_master_6", stock="2o 2e 2b 1b")
    assert leader(state) == 2
    hands = ("12c", "2c", "2e")
    for dealer, seat in ((2, 1), (1, 2), (0, 1)):
        state = deal(*hands, variant="uno_master_6", stock="2o 2b", dealer=dealer)
        assert leader(state) == seat


def test_u23_without_a_boss_rule_the_dealers_left_leads() -> None:
    """U-23, section 6.1: nobody holds the 3 of oros; a boss rule means `first_start = boss`."""
    for dealer in range(3):
        state = deal("2o", "1o", "", variant="cola_sur", removed_ranks=["3"], dealer=dealer)
        assert leader(state) == (dealer + 1) % 3
        state = deal("2o", "1o", "", first_start="left_of_dealer", dealer=dealer)
        assert leader(state) == (dealer + 1) % 3


def test_u23_a_boss_rule_without_a_highest_card_asks_for_the_highest_dealt() -> None:
    """U-23, section 6.1: `boss_card = none` with `first_start = boss`."""
    state = deal(
        "12o 12c", "1c", "12e", boss_card="none", removed_ranks=["2"], deal=5, stock="1o 1e 1b"
    )
    assert leader(state) == 1


def test_a_highest_card_without_power_may_still_name_who_starts() -> None:
    """Section 6.1, U-19: `boss_power = none`."""
    state = deal("2c", "1o", "2o", boss_power="none")
    assert leader(state) == 2


def test_the_leader_and_the_start_card_are_told() -> None:
    """U-19, U-23: everybody learns who holds it; of a card that nobody holds nothing is said."""
    for lower, shuffle, seat, starter in (
        ("2", "2o 1o 2c 1c 2e 1e 2b 1b", 1, parse_card("2o")),
        ("12", "12o 1o 12c 1c 12e 1e 12b 1b", 0, None),
    ):
        removed = [str(rank) for rank in range(2, 13) if str(rank) != lower]
        before = play(fresh(seats=2, decks=1, removed_ranks=removed), "- dealer 0")
        named = [
            (event.seat, event.starter)
            for event in told(before, f"- shuffle {shuffle}")
            if isinstance(event, LeaderNamed)
        ]
        assert named == [(seat, starter)]
