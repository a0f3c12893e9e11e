"""Rules G-30 to G-37: cantes."""

import pytest

from tapete.core.cards import line, parse_cards
from tapete.games.guinote import GAME
from tapete.games.guinote.notation import CanteSung
from tapete.games.guinote.state import State
from tests.games.guinote.positions import (
    deal,
    hand,
    may_sing,
    pack,
    play,
    position,
    refused,
)


def won_by_seat_1(hands: dict[int, str], **options: str) -> State:
    """Return a hand with triunfo oros after seat 1 has won the first baza with its as of bastos."""
    taken = {0: "2b", 1: "1b", 2: "4b", 3: "5b"}
    named = {seat: f"{card} {hands.get(seat, '')}" for seat, card in taken.items()}
    state = deal(named, "7o", "2e 4e 5e 6e", seats=4, dealer=0, **options)
    return play(state, "1 play 1b", "2 play 4b", "3 play 5b", "0 play 2b")


@pytest.mark.parametrize(("suit", "points"), [("o", 40), ("c", 20), ("e", 20)])
def test_g30_rey_and_sota_are_40_in_the_triunfo_suit_and_20_in_any_other(
    suit: str, points: int
) -> None:
    """G-30"""
    state = won_by_seat_1({1: f"12{suit} 10{suit}"})
    assert may_sing(state, 1) == suit
    assert play(state, f"1 sing {suit}").points == (0, 11 + points)


@pytest.mark.parametrize("held", ["12c 11c", "10c 11c", "12c 10e", "1c 3c"])
def test_g30_any_other_two_cards_are_no_cante(held: str) -> None:
    """G-30"""
    state = won_by_seat_1({1: held})
    assert may_sing(state, 1) == ""
    assert refused(state, "1 sing c") == "no-cante"


def test_g31_not_before_a_baza_is_won() -> None:
    """G-31, G-37, guinote E-25"""
    state = deal({1: "12c 10c"}, muestra="7o")
    assert may_sing(state, 1) == ""
    assert refused(state, "1 sing c") == "cante-closed"


def test_g31_not_after_a_baza_that_the_other_pair_won() -> None:
    """G-31, guinote E-26: it stays available after a baza the pair wins."""
    state = won_by_seat_1({0: "12c 10c 1e"})
    assert refused(state, "0 sing c") == "cante-closed"
    state = play(state, "1 play 2e", "2 play 4e", "3 play 5e", "0 play 1e")
    assert may_sing(state, 0) == "c"
    assert play(state, "0 sing c").points == (11 + 20, 11)


def test_g31_the_winners_partner_may_sing_too() -> None:
    """G-31, guinote E-27: seat 1 wins, seat 3 holds rey and sota of copas."""
    state = won_by_seat_1({3: "12c 10c"})
    assert GAME.actors(state) == (1, 3)
    assert play(state, "3 sing c").points == (0, 11 + 20)


def test_g31_with_two_players_only_the_winner_sings() -> None:
    """G-31, G-59"""
    state = deal({0: "1o 12c 10c", 1: "2o 12e 10e"}, muestra="7b", draws="4o 5o", seats=2)
    state = play(state, "1 play 2o", "0 play 1o")
    assert may_sing(state, 0) == "c"
    assert refused(state, "1 sing e") == "cante-closed"


def test_g32_a_card_just_drawn_counts() -> None:
    """G-32, guinote E-31: the rey drawn after the baza completes the pair."""
    state = deal({1: "1b 10c"}, muestra="7o", draws="12c")
    state = play(state, "1 play 1b")
    for seat in (2, 3, 0):
        card = next(card for card in sorted(hand(state, seat)) if card[-1] not in "ob")
        state = play(state, f"{seat} play {card}")
    assert "12c" in hand(state, 1)
    assert may_sing(state, 1) == "c"


def test_g32_each_keeps_the_right_until_his_own_next_card() -> None:
    """G-32, guinote A-5: the partner may still sing after the winner and an opponent played."""
    state = won_by_seat_1({1: "12e 10e", 3: "12c 10c"})
    state = play(state, "1 play 2e")
    assert refused(state, "1 sing e") == "cante-closed"
    state = play(state, "2 play 4e")
    assert may_sing(state, 3) == "c"
    after = play(state, "3 sing c")
    assert after.points == (0, 11 + 20)
    assert GAME.waits(after) == (3,)
    assert refused(play(state, "3 play 5e"), "3 sing c") == "cante-closed"


def test_g32_the_winner_who_leads_the_sota_has_lost_every_cante_of_this_window() -> None:
    """G-32, guinote E-30: the partner's is still possible."""
    state = won_by_seat_1({1: "12c 10c 12e 10e", 3: "12o 10o"})
    assert may_sing(state, 1) == "ce"
    state = play(state, "1 play 10c")
    assert refused(state, "1 sing c") == "no-cante"
    assert refused(state, "1 sing e") == "cante-closed"
    assert may_sing(state, 3) == "o"


def test_g32_option_lead_ends_the_window_for_both_when_the_winner_leads() -> None:
    """G-32, guinote A-5, guinote E-49b: `cante_window = lead`."""
    state = won_by_seat_1({3: "12c 10c"}, cante_window="lead")
    assert may_sing(state, 3) == "c"
    state = play(state, "1 play 2e")
    assert refused(state, "3 sing c") == "cante-closed"
    assert state.may_sing == (0, 0, 0, 0)


def test_g32_option_lead_lets_the_winner_sing_before_he_leads() -> None:
    """G-32, guinote A-5"""
    state = won_by_seat_1({1: "12c 10c", 3: "12e 10e"}, cante_window="lead")
    assert play(state, "3 sing e", "1 sing c").points == (0, 11 + 40)


def test_g33_one_cante_for_each_player_and_baza() -> None:
    """G-33, guinote E-28: one of two, his choice; the other after another baza of the pair."""
    state = won_by_seat_1({1: "12o 10o 12c 10c"})
    assert may_sing(state, 1) == "oc"
    first = play(state, "1 sing c")
    assert refused(first, "1 sing o") == "cante-closed"
    assert play(state, "1 sing o").points == (0, 11 + 40)
    again = play(first, "1 play 2e", "2 play 4e", "3 play 5e")
    low = next(card for card in sorted(hand(again, 0)) if card[-1] == "c")
    again = play(again, f"0 play {low}")
    assert GAME.waits(again) == (3,)  # the partner's 5e has won
    assert may_sing(again, 1) == "o"


def test_g33_both_partners_may_sing_after_one_baza() -> None:
    """G-33, guinote E-29"""
    state = won_by_seat_1({1: "12e 10e", 3: "12c 10c"})
    assert play(state, "3 sing c", "1 sing e").points == (0, 11 + 40)
    assert play(state, "1 sing e", "3 sing c").points == (0, 11 + 40)


def test_g33_option_one_per_pair() -> None:
    """G-33, guinote A-4: `cantes_per_trick = one_per_pair`."""
    state = won_by_seat_1({1: "12e 10e", 3: "12c 10c"}, cantes_per_trick="one_per_pair")
    assert refused(play(state, "3 sing c"), "1 sing e") == "cante-closed"
    assert refused(play(state, "1 sing e"), "3 sing c") == "cante-closed"


def test_g33_option_unlimited() -> None:
    """G-33, guinote A-4: `cantes_per_trick = unlimited`, still before one's own next card."""
    state = won_by_seat_1({1: "12o 10o 12c 10c", 3: "12e 10e"}, cantes_per_trick="unlimited")
    assert play(state, "1 sing c", "1 sing o", "3 sing e").points == (0, 11 + 80)
    assert refused(play(state, "1 sing o", "1 play 2e"), "1 sing c") == "cante-closed"


def test_g34_cantes_in_the_arrastre() -> None:
    """G-34, guinote A-14: the suit is public there too."""
    state = position({0: "1c 12o 10o", 1: "2c", 2: "4c", 3: "5c"}, leader=0)
    state = play(state, "0 play 1c", "1 play 2c", "2 play 4c", "3 play 5c")
    assert state.stock == ()
    move = GAME.parse("0 sing o")
    after = GAME.apply(state, move)
    for seat in (0, 1, 2, 3, None):
        assert GAME.narrate(state, move, after, seat) == (CanteSung(seat=0, suit=0, points=20),)
        assert GAME.view(after, seat).sung == ((0, 0),)


def test_g35_each_suit_once_in_a_hand() -> None:
    """G-35, guinote E-32"""
    state = won_by_seat_1({1: "12c 10c"}, cantes_per_trick="unlimited")
    state = play(state, "1 sing c")
    assert may_sing(state, 1) == ""
    assert refused(state, "1 sing c") == "already-sung"
    assert refused(play(state, "1 play 12c"), "1 sing c") == "already-sung"


def test_g35_a_suit_sung_in_the_idas_may_be_sung_in_the_vueltas() -> None:
    """G-35, G-51, guinote E-33"""
    state = position({0: "2c", 1: "4c", 2: "1c", 3: "5c"}, leader=0, points=(30, 30), sung={"c": 0})
    state = play(state, "0 play 2c", "1 play 4c", "2 play 1c", "3 play 5c")
    hands = {0: "2b", 1: "1b 12c 10c", 2: "4b", 3: "5b"}
    state = play(state, f"- shuffle {line(pack(hands, muestra='7o', draws='2e'))}")
    assert state.match.vueltas
    assert state.sung == ()
    state = play(state, "1 play 1b", "2 play 4b", "3 play 5b", "0 play 2b")
    assert may_sing(state, 1) == "c"


def test_g36_singing_is_optional_public_and_keeps_the_cards() -> None:
    """G-36"""
    state = won_by_seat_1({1: "12c 10c"})
    assert play(state, "1 play 2e").points == (0, 11)
    sung = play(state, "1 sing c")
    assert {"12c", "10c"} <= hand(sung, 1)
    for seat in (0, 1, 2, 3, None):
        view = GAME.view(sung, seat)
        assert view.sung == ((1, 1),)
        assert view.shown == tuple((card, 1) for card in parse_cards("10c 12c"))


def test_g37_the_last_window_is_the_one_after_the_third_last_baza() -> None:
    """G-37, guinote E-34: with exactly rey and sota left; after baza 9 it is impossible."""
    state = position({0: "1c 12o 10o", 1: "2c", 2: "4c", 3: "5c"}, leader=0)
    state = play(state, "0 play 1c", "1 play 2c", "2 play 4c", "3 play 5c")
    assert hand(state, 0) == {"12o", "10o"}
    assert may_sing(state, 0) == "o"
    nine = position({0: "1c 12o", 1: "2c", 2: "4c", 3: "5c 10o"}, leader=0)
    nine = play(nine, "0 play 1c", "1 play 2c", "2 play 4c", "3 play 5c")
    assert refused(nine, "0 sing o") == "no-cante"
