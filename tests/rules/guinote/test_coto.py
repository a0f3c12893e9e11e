"""Rules G-11 and G-52 to G-56: who deals, cotos and the match."""

import pytest

from tapete.core.cards import line
from tapete.core.options import OptionError
from tapete.games.guinote import GAME
from tapete.games.guinote.notation import CotoWon, MatchWon, PartidaWon
from tapete.games.guinote.state import PACK, State
from tests.games.guinote.positions import fresh, play, position, refused, rules, vueltas

SHUFFLE = f"- shuffle {line(PACK)}"


def end_of_hand(state: State, points: tuple[int, int], winner: int) -> State:
    """Return the hand on the table just before the last card of its last baza, which has no
    points and goes to a seat."""
    cards = {0: "2o", 1: "4o", 2: "5o", 3: "6o", winner: "7o"}
    last = position(cards, leader=0, points=points, match=state.match)
    last = last._replace(rules=state.rules, epoch=state.epoch)
    return play(last, *[f"{seat} play {cards[seat]}" for seat in range(3)])


def end_hand(state: State, points: tuple[int, int], winner: int) -> State:
    """Return the position after the hand on the table; the 10 de últimas come to the points."""
    before = end_of_hand(state, points, winner)
    card = "7o" if winner == 3 else "6o"
    return play(before, f"3 play {card}")


def partidas(state: State, winners: str) -> list[State]:
    """Return the position after each partida; the pairs (A, B) win one after another."""
    after = []
    for letter in winners:
        pair = "AB".index(letter)
        state = play(state, SHUFFLE)
        state = end_hand(state, (101, 9) if pair == 0 else (9, 101), winner=pair)
        after.append(state)
    return after


def next_dealer(state: State) -> int:
    """Return who deals the next hand."""
    dealer = play(state, SHUFFLE).match.dealer
    assert GAME.next_dealer(state) == dealer
    return dealer


@pytest.mark.parametrize("first", range(4))
def test_g11_the_deal_moves_one_seat_to_the_right_with_every_partida(first: int) -> None:
    """G-11"""
    states = partidas(play(fresh(), f"- dealer {first}"), "ABAB")
    assert [state.match.dealer for state in states] == [(first + n) % 4 for n in range(4)]


@pytest.mark.parametrize(("option", "dealer"), [("same", 2), ("next", 3), ("last_trick_winner", 1)])
def test_g11_who_deals_the_vueltas(option: str, dealer: int) -> None:
    """G-11, guinote A-2: `vueltas_dealer`; the winner of the last baza is seat 1."""
    state = play(fresh(vueltas_dealer=option), "- dealer 2", SHUFFLE)
    state = play(end_hand(state, (60, 60), winner=1), SHUFFLE)
    assert state.match.vueltas
    assert state.match.dealer == dealer
    assert GAME.waits(state) == ((dealer + 1) % 4,)


@pytest.mark.parametrize(("option", "dealer"), [("right", 3), ("last_trick_winner", 1)])
def test_g11_who_deals_the_next_partida(option: str, dealer: int) -> None:
    """G-11, guinote A-3: `dealer_rotation`; the winner of the last baza is seat 1."""
    state = play(fresh(dealer_rotation=option), "- dealer 2", SHUFFLE)
    state = end_hand(state, (120, 20), winner=1)
    assert next_dealer(state) == dealer


def test_g11_the_deal_goes_on_from_whoever_dealt_the_vueltas() -> None:
    """G-11, guinote A-3: one seat to the right of the dealer of the last hand played."""
    state = play(fresh(vueltas_dealer="next"), "- dealer 2", SHUFFLE)
    state = play(end_hand(state, (60, 60), winner=1), SHUFFLE)
    assert state.match.dealer == 3
    cut = end_hand(state, (101, 60), winner=0)
    assert next_dealer(cut) == 0


def test_g11_after_a_cut_the_winner_of_the_last_completed_baza_deals() -> None:
    """G-11, guinote A-3: `last_trick_winner` when a cante cut the vueltas in a baza."""
    state = position(
        {0: "3o 2e 7e", 1: "1o 4e 7c", 2: "12o 5e 6c", 3: "12c 10c 6e"},
        leader=1,
        points=(80, 95),
        match=vueltas((80, 95), dealer=2),
        may_sing=(0, 1, 0, 1),
        options={"dealer_rotation": "last_trick_winner"},
    )
    state = play(state, "1 play 1o", "2 play 12o", "3 sing c")
    assert next_dealer(state) == 1


def test_g52_three_partidas_win_a_coto() -> None:
    """G-52, G-53, guinote EX-12: A, B, A, A is 3–1; public play is a single coto."""
    states = partidas(play(fresh(), "- dealer 0"), "ABAA")
    assert [state.match.partidas for state in states] == [(1, 0), (1, 1), (2, 1), (3, 1)]
    assert [GAME.phase(state) for state in states] == ["deal", "deal", "deal", "over"]
    assert states[-1].match.cotos == (1, 0)
    assert GAME.ranking(states[-1]) == ((0, 2), (1, 3))
    assert GAME.score(states[-1]) == {"points": [111, 9], "partidas": [3, 1], "cotos": [1, 0]}


def test_g53_by_default_the_match_is_one_coto() -> None:
    """G-53: the revancha is the table's."""
    assert (rules().partidas_per_coto, rules().cotos) == (3, 1)


def test_g54_a_match_of_two_cotos() -> None:
    """G-54, G-55, guinote EX-13: A A A · B B B · A B A A; A wins after 10 partidas."""
    start = GAME.start(GAME.configure("clasico", {}, 4), 4)
    states = partidas(play(start, "- dealer 0"), "AAABBBABAA")
    cotos = [states[number].match.cotos for number in (2, 5, 9)]
    assert cotos == [(1, 0), (1, 1), (2, 1)]
    assert [GAME.phase(state) for state in states] == ["deal"] * 9 + ["over"]
    assert GAME.ranking(states[-1]) == ((0, 2), (1, 3))
    assert (GAME.waits(states[-1]), GAME.actors(states[-1])) == ((), ())


def test_g54_the_longest_match_of_two_cotos_has_15_partidas() -> None:
    """G-54, guinote EX-13"""
    start = GAME.start(GAME.configure("clasico", {}, 4), 4)
    states = partidas(play(start, "- dealer 0"), "AABBA" + "BBAAB" + "ABABB")
    assert len(states) == 15
    assert GAME.ranking(states[-1]) == ((1, 3), (0, 2))


@pytest.mark.parametrize("number", range(1, 6))
def test_g54_partidas_of_a_coto_and_cotos_of_a_match(number: int) -> None:
    """G-54, guinote A-12: first to N partidas, first to M cotos; N = 1: a single partida decides
    a coto (guinote E-53)."""
    state = play(fresh(partidas_per_coto=number), "- dealer 0")
    assert GAME.phase(partidas(state, "A" * number)[-1]) == "over"
    state = play(fresh(partidas_per_coto=1, cotos=number), "- dealer 0")
    states = partidas(state, "B" * number)
    assert [one.match.cotos for one in states] == [(0, won) for won in range(1, number + 1)]
    assert GAME.phase(states[-1]) == "over"


@pytest.mark.parametrize("option", ["partidas_per_coto", "cotos"])
@pytest.mark.parametrize("value", [0, 6, -1, "3", True, 2.0])
def test_g54_other_numbers_are_refused(option: str, value: object) -> None:
    """G-54, guinote A-12"""
    with pytest.raises(OptionError, match=f"option {option}: {value!r} is not one of 1–5"):
        rules(**{option: value})


def test_g55_the_classic_preset() -> None:
    """G-55: 3 partidas, 2 cotos."""
    classic = GAME.configure("clasico", {}, 4)
    assert (classic.partidas_per_coto, classic.cotos) == (3, 2)
    assert GAME.differences("clasico", classic) == {}
    assert GAME.differences("guinote", classic) == {"cotos": 2}


def test_g56_a_new_coto_begins_at_0_0_and_the_deal_goes_on() -> None:
    """G-56: the counters stay to be seen until the next coto is dealt."""
    start = GAME.start(GAME.configure("clasico", {}, 4), 4)
    last = partidas(play(start, "- dealer 3"), "ABAA")[-1]
    assert last.match.partidas == (3, 1)
    assert last.match.dealer == 2
    new = play(last, SHUFFLE)
    assert new.match.partidas == (0, 0)
    assert new.match.cotos == (1, 0)
    assert new.match.dealer == 3


def test_g57_after_the_match_the_next_dealer_in_rotation_is_known() -> None:
    """G-57: with whom a revancha begins; asking for it is the table's."""
    over = partidas(play(fresh(), "- dealer 3"), "ABAA")[-1]
    assert over.match.dealer == 2
    assert GAME.next_dealer(over) == 3


def test_g52_the_events_of_partida_coto_and_match() -> None:
    """G-52, G-54"""
    start = GAME.start(GAME.configure("clasico", {"partidas_per_coto": 1}, 4), 4)
    kinds = []
    state = play(start, "- dealer 0")
    for _ in range(2):
        before = end_of_hand(play(state, SHUFFLE), (9, 101), winner=1)
        move = GAME.parse("3 play 6o")
        state = GAME.apply(before, move)
        kinds.append(GAME.narrate(before, move, state, None)[3:])
    assert kinds == [
        (PartidaWon(1, (0, 1)), CotoWon(1, (0, 1))),
        (PartidaWon(1, (0, 1)), CotoWon(1, (0, 2)), MatchWon(1)),
    ]


def test_g54_when_the_match_is_over_nothing_is_legal() -> None:
    """G-54: a revancha is a new match (guinote A-20)."""
    state = partidas(play(fresh(partidas_per_coto=1), "- dealer 0"), "A")[-1]
    for text in (SHUFFLE, "- dealer 0", "0 play 2o", "0 sing o", "0 exchange"):
        assert refused(state, text) == "wrong-phase"
    assert [GAME.legal(state, seat) for seat in range(4)] == [()] * 4
    assert GAME.chance(state) == ()


def test_a03_two_players_have_their_own_ranking() -> None:
    """G-59: each alone."""
    state = position({0: "2o", 1: "7o"}, leader=0, points=(9, 101), seats=2)
    state = state._replace(rules=rules(2, partidas_per_coto=1))
    state = play(state, "0 play 2o", "1 play 7o")
    assert GAME.ranking(state) == ((1,), (0,))
