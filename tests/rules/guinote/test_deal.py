"""Rules G-6 to G-12, G-58, G-59 and G-66: seats, deal and triunfo."""

import pytest

from tapete.core.cards import TEXT_OF, line, parse_cards
from tapete.core.chance import CHANCE, DealerOf, Shuffle, ShuffleOf
from tapete.core.options import OptionError
from tapete.games.guinote import GAME
from tapete.games.guinote.notation import HandDealt
from tapete.games.guinote.state import PACK
from tests.games.guinote.positions import deal, fresh, hand, legal, play, refused

PACKET_PACK = (
    "1o 2o 3o 1c 2c 3c 1e 2e 3e 1b 2b 3b 4o 5o 6o 4c 5c 6c 4e 5e 6e 4b 5b 6b "
    "7o 7c 7e 7b 10o 10c 10e 10b 11o 11c 11e 11b 12o 12c 12e 12b"
)
"""Seat by seat two packets of three: the suit tells the place in the deal."""


def texts(cards: tuple[int, ...]) -> list[str]:
    return [TEXT_OF[card] for card in cards]


@pytest.mark.parametrize("dealer", range(4))
def test_g06_six_cards_in_two_packets_of_three_from_the_dealers_right(dealer: int) -> None:
    """G-6"""
    state = play(fresh(), f"- dealer {dealer}", f"- shuffle {PACKET_PACK}")
    for place, suit in enumerate("oceb"):
        seat = (dealer + 1 + place) % 4
        assert hand(state, seat) == {f"{rank}{suit}" for rank in range(1, 7)}


def test_g06_two_players_get_six_cards_in_two_packets_of_three_likewise() -> None:
    """G-6"""
    state = play(fresh(2), "- dealer 1", f"- shuffle {PACKET_PACK}")
    assert hand(state, 0) == {"1o", "2o", "3o", "1e", "2e", "3e"}
    assert hand(state, 1) == {"1c", "2c", "3c", "1b", "2b", "3b"}
    assert texts(state.stock)[:3] == ["5o", "6o", "4c"]
    assert texts(state.stock)[-1] == "4o"
    assert len(state.stock) == 28


def test_g07_the_next_card_names_the_triunfo() -> None:
    """G-7"""
    state = play(fresh(), "- dealer 0", f"- shuffle {PACKET_PACK}")
    assert texts(state.stock)[-1] == "7o"
    assert state.trump == 0


def test_g08_the_muestra_is_the_last_card_of_the_stock_and_everybody_sees_it() -> None:
    """G-8"""
    state = play(fresh(), "- dealer 0", f"- shuffle {PACKET_PACK}")
    assert texts(state.stock) == [*PACKET_PACK.split()[25:], "7o"]
    assert {GAME.view(state, seat).muestra for seat in (0, 1, 2, 3, None)} == {state.stock[-1]}


def test_g09_everything_runs_to_the_right() -> None:
    """G-9: seat s + 1 sits to the right of seat s."""
    state = deal({0: "2o", 1: "4o", 2: "5o", 3: "6o"}, muestra="7b", dealer=2)
    order = []
    for _ in range(4):
        (seat,) = GAME.waits(state)
        order.append(seat)
        state = play(state, f"{seat} {legal(state, seat)[0]}")
    assert order == [3, 0, 1, 2]


@pytest.mark.parametrize(("seats", "dealer", "mano"), [(4, 0, 1), (4, 3, 0), (2, 0, 1), (2, 1, 0)])
def test_g10_the_dealers_right_leads_the_first_baza(seats: int, dealer: int, mano: int) -> None:
    """G-10"""
    state = deal({}, muestra="7b", seats=seats, dealer=dealer)
    assert GAME.waits(state) == (mano,)
    assert legal(state, mano) == [f"play {TEXT_OF[card]}" for card in state.hands[mano]]


def test_g11_the_first_dealer_is_drawn_among_all_seats() -> None:
    """G-11; the moves of the deal to the right between partidas are tested with the coto."""
    assert GAME.chance(fresh()) == (DealerOf((0, 1, 2, 3)),)
    assert GAME.chance(fresh(2)) == (DealerOf((0, 1)),)
    assert refused(fresh(), "- dealer 4") == "no-such-seat"
    assert refused(fresh(2), "- dealer 2") == "no-such-seat"
    assert refused(play(fresh(), "- dealer 3"), "- dealer 3") == "wrong-phase"


def test_g12_the_pack_is_shuffled_by_chance_and_nobody_cuts() -> None:
    """G-12: chance gives the order of exactly the forty cards."""
    state = play(fresh(), "- dealer 0")
    assert GAME.waits(state) == GAME.actors(state) == (CHANCE,)
    assert GAME.chance(state) == (ShuffleOf(PACK),)
    assert refused(fresh(), f"- shuffle {PACKET_PACK}") == "wrong-phase"
    for wrong in (PACK[:-1], (*PACK[:-1], PACK[0]), (*PACK, PACK[0]), (*PACK[:-1], 28)):
        assert refused(state, f"- shuffle {line(wrong)}") == "wrong-pack"


def test_g12_no_shuffle_while_a_hand_is_played() -> None:
    """G-12"""
    state = deal({}, muestra="7b")
    assert GAME.chance(state) == ()
    for text in (f"- shuffle {PACKET_PACK}", "- dealer 0", "- next", "- timeout", "- finish"):
        assert refused(state, text) == "wrong-phase"
    assert refused(play(fresh(), "- dealer 0"), "- next") == "wrong-phase"


def test_g12_between_hands_nobody_but_chance_can_act() -> None:
    """G-12"""
    for state in (fresh(), play(fresh(), "- dealer 0")):
        assert [GAME.legal(state, seat) for seat in range(4)] == [()] * 4
        for text in ("0 play 4c", "0 sing o", "0 exchange"):
            assert refused(state, text) == "wrong-phase"


def test_g58_four_seats_in_two_pairs_with_partners_opposite() -> None:
    """G-58: pair A is seats 0 and 2, pair B seats 1 and 3."""
    won = deal({0: "1b", 1: "4o", 2: "5o", 3: "6o"}, muestra="7b", dealer=3)
    won = play(won, "0 play 1b", "1 play 4o", "2 play 5o", "3 play 6o")
    assert won.points == (11, 0)
    assert [rights > 0 for rights in won.may_sing] == [True, False, True, False]


def test_g59_mano_a_mano_takes_two_seats_and_the_others_four() -> None:
    """G-59, guinote A-17: the number of seats is not an option."""
    assert {variant.name: variant.seats for variant in GAME.variants} == {
        "guinote": (4,),
        "clasico": (4,),
        "mano_a_mano": (2,),
    }
    for variant, seats in (("guinote", 2), ("clasico", 2), ("mano_a_mano", 4), ("guinote", 3)):
        with pytest.raises(OptionError, match=f"seats {seats}: {variant} takes"):
            GAME.configure(variant, {}, seats)


def test_g66_the_event_of_the_deal_names_the_muestra() -> None:
    """G-66: from which the client announces "pintan oros"."""
    before = play(fresh(), "- dealer 2")
    move = Shuffle(parse_cards(PACKET_PACK))
    after = GAME.apply(before, move)
    (event,) = GAME.narrate(before, move, after, None)
    assert event == HandDealt(dealer=2, mano=3, muestra=after.stock[-1], vueltas=False)
    assert TEXT_OF[after.stock[-1]] == "7o"


def test_a18_a_misdealt_pack_never_gets_to_the_table() -> None:
    """guinote A-18: the deal is automatic and every hand has six cards."""
    state = deal({}, muestra="7b")
    assert [len(cards) for cards in state.hands] == [6] * 4
    assert refused(play(fresh(), "- dealer 0"), "- shuffle 1o 1o") == "wrong-pack"
