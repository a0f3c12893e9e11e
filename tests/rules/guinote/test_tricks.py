"""Rules G-13 to G-18: bazas, who wins them, and the draw after them."""

import pytest

from tapete.core.cards import SUIT_OF, TEXT_OF, line, parse_cards
from tapete.games.guinote import GAME
from tapete.games.guinote.state import PACK, winning
from tests.games.guinote.positions import deal, hand, legal, may_play, play, position

STRENGTH = ("2", "4", "5", "6", "7", "11", "10", "12", "3", "1")


def takes(first: str, second: str, trump: str) -> bool:
    """Return whether the second card takes a baza from the first, read from a table of strength."""
    strong, stronger = STRENGTH.index(first[:-1]), STRENGTH.index(second[:-1])
    if first[-1] == second[-1]:
        return stronger > strong
    return second[-1] == trump


def test_g13_every_pair_of_cards_under_every_triunfo() -> None:
    """G-13, G-7: all 40 × 40 pairs × triunfo; the first card is the one led."""
    wrong = [
        (TEXT_OF[led], TEXT_OF[card], trump)
        for led in PACK
        for card in PACK
        for number, trump in enumerate("oceb")
        if led != card
        and (winning((led, card), number) == 1) != takes(TEXT_OF[led], TEXT_OF[card], trump)
    ]
    assert not wrong


def test_g13_every_pair_of_followers_for_every_card_led() -> None:
    """G-13: with three cards the winner is found by going along the baza pair by pair."""
    led = parse_cards("1o 7o 2o 12c")
    wrong = []
    for first in led:
        for second in PACK:
            for third in PACK[::3]:
                if len({first, second, third}) < 3:
                    continue
                best = 0
                for place, card in enumerate((second, third), start=1):
                    if takes(TEXT_OF[(first, second)[best]], TEXT_OF[card], "b"):
                        best = place
                if winning((first, second, third), 3) != best:
                    wrong.append(line((first, second, third)))
    assert not wrong


@pytest.mark.parametrize(
    ("baza", "place"),
    [
        pytest.param("10o 11o", 0, id="E-21 sota over caballo"),
        pytest.param("1o 2b", 1, id="E-22 any triunfo takes an as"),
        pytest.param("2o 1c", 0, id="E-22 an as of a third suit never wins"),
        pytest.param("12o 7b 4b 1o", 1, id="E-23 highest triunfo"),
        pytest.param("5c 11c 3o 3c", 2, id="golden trace, baza 5"),
    ],
)
def test_g13_who_wins_a_baza(baza: str, place: int) -> None:
    """G-13, guinote E-21, guinote E-22, guinote E-23"""
    trump = 0 if baza.startswith("5c") else 3
    assert winning(parse_cards(baza), trump) == place


def test_g13_ex2_the_only_triunfo_takes_the_points() -> None:
    """guinote EX-2: seats 0 to 3 play 1c 4c 2b 3c, triunfo bastos; seat 2 wins 21."""
    state = position({0: "1c 5e", 1: "4c", 2: "2b", 3: "3c"}, trump="b", leader=0)
    state = play(state, "0 play 1c", "1 play 4c", "2 play 2b", "3 play 3c")
    assert GAME.waits(state) == (2,)
    assert state.points == (21, 0)


def test_g13_ex1_points_of_a_baza() -> None:
    """guinote EX-1: 3o 12o 10o 5o is 17 points."""
    state = position({0: "3o 5e", 1: "12o 2c", 2: "10o 4c", 3: "5o 6c"}, trump="b", leader=0)
    state = play(state, "0 play 3o", "1 play 12o", "2 play 10o", "3 play 5o")
    assert state.points == (17, 0)


def test_g14_with_a_stock_any_card_may_be_played() -> None:
    """G-14, guinote E-18: [12o opp], hand 1o 1c 1b."""
    state = position({0: "1o 1c 1b"}, trick="12o", leader=3, muestra="4b")
    assert may_play(state) == hand(state, 0)
    assert {"1o", "1c", "1b"} <= may_play(state)


def test_g15_every_player_draws_the_winner_first_then_to_the_right() -> None:
    """G-15"""
    state = deal(
        {0: "2o", 1: "4o", 2: "1o", 3: "5o"}, muestra="7b", draws="12e 11e 10e 7e", dealer=3
    )
    state = play(state, "0 play 2o", "1 play 4o", "2 play 1o", "3 play 5o")
    drawn = {seat: hand(state, seat) & {"12e", "11e", "10e", "7e"} for seat in range(4)}
    assert drawn == {2: {"12e"}, 3: {"11e"}, 0: {"10e"}, 1: {"7e"}}
    assert [len(cards) for cards in state.hands] == [6] * 4
    assert len(state.stock) == 12


def test_g15_two_players_draw_the_winner_first() -> None:
    """G-15"""
    state = deal({0: "2o", 1: "4o"}, muestra="7b", draws="12e 11e", seats=2, dealer=1)
    state = play(state, "0 play 2o", "1 play 4o")
    assert "12e" in hand(state, 1)
    assert "11e" in hand(state, 0)
    assert len(state.stock) == 26


def test_g16_the_winner_leads_the_next_baza() -> None:
    """G-16"""
    state = deal({0: "2o", 1: "4o", 2: "1o", 3: "5o"}, muestra="7b", dealer=3)
    state = play(state, "0 play 2o", "1 play 4o", "2 play 1o")
    assert GAME.waits(state) == (3,)
    state = play(state, "3 play 5o")
    assert GAME.waits(state) == (2,)


@pytest.mark.parametrize("winner", range(4))
def test_g17_the_seat_to_the_winners_left_draws_the_muestra(winner: int) -> None:
    """G-17, guinote E-54: winner, +1 and +2 take the hidden cards."""
    hands = {seat: "1o" if seat == winner else f"{4 + seat}o" for seat in range(4)}
    state = position(hands, muestra="2b", tricks=3, leader=0)
    hidden = [TEXT_OF[card] for card in state.stock]
    assert len(hidden) == 4
    state = play(state, *[f"{seat} play {hands[seat]}" for seat in range(4)])
    for place, card in enumerate(hidden):
        assert card in hand(state, (winner + place) % 4)
    assert "2b" in hand(state, (winner - 1) % 4)
    assert state.stock == ()


@pytest.mark.parametrize("winner", range(2))
def test_g17_with_two_players_the_loser_of_baza_14_draws_the_muestra(winner: int) -> None:
    """G-17"""
    hands = {winner: "1o", 1 - winner: "4o"}
    state = position(hands, muestra="2b", tricks=13, leader=0, seats=2)
    assert len(state.stock) == 2
    state = play(state, f"0 play {hands[0]}", f"1 play {hands[1]}")
    assert "2b" in hand(state, 1 - winner)


@pytest.mark.parametrize(("seats", "bazas", "with_stock"), [(4, 10, 4), (2, 20, 14)])
def test_g18_number_of_bazas_of_a_hand(seats: int, bazas: int, with_stock: int) -> None:
    """G-18: 4 with a stock and 6 in the arrastre, or 14 and 6."""
    state = deal({}, muestra="7b", seats=seats)
    stocks = []
    while GAME.waits(state) != (-1,):
        stocks.append(len(state.stock))
        for _ in range(seats):
            (seat,) = GAME.waits(state)
            state = play(state, f"{seat} {legal(state, seat)[0]}")
    assert len(stocks) == bazas
    assert sum(count > 0 for count in stocks) == with_stock


def test_g18_every_baza_has_one_card_of_each_seat() -> None:
    """G-18"""
    state = position({0: "3o", 1: "12o", 2: "10o", 3: "5o"}, leader=0)
    for seat, card in enumerate(("3o", "12o", "10o", "5o")):
        assert GAME.waits(state) == (seat,)
        state = play(state, f"{seat} play {card}")
    assert {SUIT_OF[card] for card in state.played[-4:]} == {0}
