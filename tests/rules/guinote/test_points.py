"""Rules G-42 to G-49 and G-51: points of a hand, who wins the partida, vueltas."""

from dataclasses import dataclass

import pytest

from tapete.core.cards import line
from tapete.core.chance import CHANCE
from tapete.games.guinote import GAME
from tapete.games.guinote.notation import HandEnded, PartidaWon
from tapete.games.guinote.state import NOBODY, PACK, State
from tests.games.guinote.positions import deal, legal, play, position, refused, rules, vueltas

BLANKS = {0: "2o", 1: "4o", 2: "5o", 3: "6o"}


def last_baza(points: tuple[int, int], winner: int, both_over_100: str = "last_trick") -> State:
    """Return the idas after a last baza without points, which the pair wins."""
    cards = {**BLANKS, winner: "7o"}
    state = position(cards, leader=0, points=points, options={"both_over_100": both_over_100})
    return play(state, *[f"{seat} play {cards[seat]}" for seat in range(4)])


@dataclass(frozen=True)
class Idas:
    """Points before the 10 de últimas, who wins the last baza, and what comes of it."""

    before: tuple[int, int]
    last: int
    points: tuple[int, int]
    winner: int
    """Pair, or NOBODY when vueltas follow."""


EXAMPLES = {
    "EX-3": Idas((71, 49), 0, (81, 49), NOBODY),
    "EX-4": Idas((63 + 40, 57), 1, (103, 67), 0),
    "EX-5": Idas((70 + 20, 50), 0, (100, 50), NOBODY),
    "EX-6": Idas((71 + 20, 49), 0, (101, 49), 0),
    "EX-7": Idas((61 + 40, 59 + 40), 1, (101, 109), 1),
    "EX-8": Idas((52 + 40, 68 + 40), 0, (102, 108), 0),
    "E-43": Idas((90, 50), 0, (100, 50), NOBODY),
    "E-44": Idas((91, 109), 0, (101, 109), 0),
}


@pytest.mark.parametrize("case", [pytest.param(case, id=name) for name, case in EXAMPLES.items()])
def test_g42_to_g47_how_idas_are_judged(case: Idas) -> None:
    """G-42, G-44, G-46, G-47; guinote EX-3, guinote EX-4, guinote EX-5, guinote EX-6,
    guinote EX-7, guinote EX-8, guinote E-43, guinote E-44, guinote A-1"""
    state = last_baza(case.before, case.last)
    assert state.points == case.points
    assert state.match.winner == case.winner
    assert state.match.partidas == tuple(int(pair == case.winner) for pair in (0, 1))
    assert GAME.phase(state) == "deal"
    shuffled = play(state, f"- shuffle {line(PACK)}")
    assert shuffled.match.vueltas == (case.winner == NOBODY)
    assert shuffled.points == (case.points if case.winner == NOBODY else (0, 0))


def test_g42_the_last_baza_brings_its_cards_and_ten() -> None:
    """G-42, guinote EX-11: 89 + 2 + 10 = 101, and A wins."""
    cards = {0: "11o", 1: "4o", 2: "5o", 3: "6o"}
    state = position(cards, leader=0, points=(89, 29))
    state = play(state, *[f"{seat} play {cards[seat]}" for seat in range(4)])
    assert state.points == (101, 29)
    assert state.match.winner == 0


def test_g42_the_count_of_a_hand_tells_cards_cantes_and_ultimas_apart() -> None:
    """G-42"""
    cards = {0: "11o", 1: "4o", 2: "5o", 3: "6o"}
    state = position(cards, leader=0, points=(60 + 40, 20 + 20), sung={"b": 2, "c": 3})
    state = play(state, *[f"{seat} play {cards[seat]}" for seat in range(3)])
    move = GAME.parse("3 play 6o")
    after = GAME.apply(state, move)
    _, won, count, partida = GAME.narrate(state, move, after, None)
    assert (won.seat, won.points, won.last) == (0, 2, True)
    assert count == HandEnded(
        cards=(62, 20), cantes=(40, 20), ultimas=0, points=(112, 40), vueltas=False
    )
    assert partida == PartidaWon(pair=0, partidas=(1, 0))


@pytest.mark.parametrize("points", [(100, 20), (20, 100), (100, 100)])
def test_g44_exactly_100_does_not_win(points: tuple[int, int]) -> None:
    """G-44, guinote A-16"""
    state = last_baza((points[0] - 10, points[1]), 0)
    assert state.points == points
    assert state.match.winner == NOBODY


@pytest.mark.parametrize("seat", range(4))
def test_g44_exactly_100_with_the_last_baza_loses_to_101(seat: int) -> None:
    """G-44, G-46: only one pair has passed 100, so the last baza does not decide."""
    pair = seat % 2
    before = (90, 101) if pair == 0 else (101, 90)
    state = last_baza(before, seat)
    assert state.points[pair] == 100
    assert state.match.winner == 1 - pair


@pytest.mark.parametrize("seat", range(4))
def test_g46_the_last_baza_of_either_partner_decides_for_the_pair(seat: int) -> None:
    """G-46"""
    assert last_baza((105, 105), seat).match.winner == seat % 2
    assert last_baza((140, 140), seat, "more_points").match.winner == seat % 2


@pytest.mark.parametrize(
    ("points", "words"),
    [
        (0, ("malas", 0)),
        (49, ("malas", 49)),
        (50, ("malas", 50)),
        (51, ("buenas", 1)),
        (81, ("buenas", 31)),
        (85, ("buenas", 35)),
        (100, ("buenas", 50)),
        (101, ("buenas", 51)),
        (104, ("buenas", 54)),
    ],
)
def test_g43_points_up_to_50_are_malas_and_those_above_buenas(
    points: int, words: tuple[str, int]
) -> None:
    """G-43, guinote A-16, guinote E-48; 85 points are "35 buenas"."""
    assert GAME.said(rules(), points) == words


def test_g45_idas_are_played_to_the_last_baza() -> None:
    """G-45, guinote E-42: A passes 100 in the middle; play goes on."""
    state = position({0: "1o 2c", 1: "2o 4c", 2: "4o 5c", 3: "5o 6c"}, points=(95, 5))
    state = play(state, "0 play 1o", "1 play 2o", "2 play 4o", "3 play 5o")
    assert state.points == (106, 5)
    assert GAME.phase(state) == "play"
    state = play(state, "0 play 2c", "1 play 4c", "2 play 5c", "3 play 6c")
    assert state.points == (106, 15)
    assert state.match.winner == 0


def test_g45_a_cante_past_100_does_not_end_the_idas() -> None:
    """G-45"""
    state = position({0: "1o 12c 10c"}, leader=0, points=(90, 5), may_sing=(1, 0, 1, 0))
    state = play(state, "0 sing c")
    assert state.points == (110, 5)
    assert GAME.waits(state) == (0,)


def test_g46_option_more_points() -> None:
    """G-46, guinote A-1: `both_over_100 = more_points`; equal points: the last baza decides."""
    more = "more_points"
    assert last_baza((92, 108), 0, more).match.winner == 1
    assert last_baza((110, 101), 1, more).match.winner == 1
    assert last_baza((120, 101), 1, more).match.winner == 0
    assert last_baza((95, 105), 0, more).match.winner == 0
    assert last_baza((105, 95), 1, more).match.winner == 1


def test_g47_vueltas_add_to_the_points_held() -> None:
    """G-47, G-51, guinote E-47: same dealer, new muestra, points kept, cantes reset."""
    state = position({0: "7o", 1: "4o", 2: "5o", 3: "6o"}, leader=0, points=(60, 40), sung={"c": 0})
    state = play(state, "0 play 7o", "1 play 4o", "2 play 5o", "3 play 6o")
    before = state.match.dealer
    state = play(state, f"- shuffle {line(PACK)}")
    assert state.match.dealer == before
    assert state.match.vueltas
    assert state.points == (70, 40)
    assert GAME.view(state, None).muestra == PACK[24]
    assert (state.sung, state.may_sing, state.shown) == ((), (0,) * 4, ())
    assert len(state.stock) == 16
    assert GAME.waits(state) == ((before + 1) % 4,)


def test_g48_vueltas_stop_when_a_baza_passes_100() -> None:
    """G-48, guinote EX-9: from A 85, B 65; B 14, A 6, B 21, A 13. Exactly 100 does not cut
    (guinote E-45)."""
    hands = {
        0: "4o 6c 2e 3c 2b",
        1: "1o 5c 4e 7c 4b",
        2: "10o 12c 3e 4c 5b",
        3: "2o 11c 1e 10c 6b",
    }
    state = position(hands, leader=1, points=(85, 65), match=vueltas((85, 65)))
    bazas = [
        ("1 play 1o", "2 play 10o", "3 play 2o", "0 play 4o"),
        ("1 play 5c", "2 play 12c", "3 play 11c", "0 play 6c"),
        ("2 play 3e", "3 play 1e", "0 play 2e", "1 play 4e"),
        ("3 play 10c", "0 play 3c", "1 play 7c", "2 play 4c"),
    ]
    points = []
    for baza in bazas:
        assert GAME.phase(state) == "play"
        state = play(state, *baza)
        points.append(state.points)
    assert points == [(85, 79), (91, 79), (91, 100), (104, 100)]
    assert GAME.phase(state) == "deal"
    assert state.match.winner == 0
    assert [len(cards) for cards in GAME.hands(state)] == [1] * 4


def test_g48_vueltas_stop_when_a_cante_passes_100() -> None:
    """G-48, guinote EX-10: from A 62, B 88; B 11, A 24, A sings veinte."""
    hands = {0: "5o 3c 12e 10e", 1: "1o 10c 2e 4e", 2: "2o 1c 5e 6e", 3: "4o 4c 7e 11e"}
    state = position(hands, leader=1, points=(62, 88), match=vueltas((62, 88)))
    state = play(state, "1 play 1o", "2 play 2o", "3 play 4o", "0 play 5o")
    assert state.points == (62, 99)
    state = play(state, "1 play 10c", "2 play 1c", "3 play 4c", "0 play 3c")
    assert state.points == (86, 99)
    move = GAME.parse("0 sing e")
    after = GAME.apply(state, move)
    assert after.points == (106, 99)
    assert (GAME.phase(after), after.match.winner) == ("deal", 0)
    assert GAME.epoch(after) == GAME.epoch(state)
    sung, count, partida = GAME.narrate(state, move, after, 3)
    assert (sung.seat, sung.points) == (0, 20)
    assert count == HandEnded(
        cards=(24, 11), cantes=(20, 0), ultimas=NOBODY, points=(106, 99), vueltas=False
    )
    assert partida == PartidaWon(pair=0, partidas=(1, 0))


def test_g48_a_cante_in_the_middle_of_a_baza_voids_the_cards_on_the_table() -> None:
    """G-48, guinote E-46: the partner sings before his own card and takes B from 95 to 115."""
    state = position(
        {0: "3o 2e 7e", 1: "1o 4e 7c", 2: "12o 5e 6c", 3: "12c 10c 6e"},
        leader=1,
        points=(80, 95),
        match=vueltas((80, 95)),
        may_sing=(0, 1, 0, 1),
    )
    state = play(state, "1 play 1o", "2 play 12o", "3 sing c")
    assert state.points == (80, 115)
    assert (GAME.phase(state), state.match.winner) == ("deal", 1)
    assert state.match.partidas == (0, 1)
    assert GAME.legal(state, 3) == ()
    assert refused(state, "3 play 6e") == "wrong-phase"


def test_g48_the_test_comes_before_the_draw() -> None:
    """G-48: a hand cut by a baza with a stock leaves the stock as it was."""
    state = deal({1: "1o", 2: "3o", 3: "12o", 0: "2o"}, muestra="7b")
    state = state._replace(points=(0, 90), match=vueltas((0, 90)))
    state = play(state, "1 play 1o", "2 play 3o", "3 play 12o")
    move = GAME.parse("0 play 2o")
    after = GAME.apply(state, move)
    assert after.points == (0, 115)
    assert [len(cards) for cards in after.hands] == [5] * 4
    assert len(after.stock) == 16
    assert [type(event).__name__ for event in GAME.narrate(state, move, after, 0)] == [
        "CardPlayed",
        "TrickWon",
        "HandEnded",
        "PartidaWon",
    ]


def test_g49_vueltas_never_count_the_ten_de_ultimas() -> None:
    """G-49: even in a last baza that no vueltas reach, where the points still do not suffice."""
    state = position(BLANKS, leader=0, points=(100, 100), match=vueltas((100, 100)))
    state = play(state, *[f"{seat} play {card}" for seat, card in BLANKS.items()])
    assert state.points == (100, 100)


def test_g51_all_ten_bazas_are_available_in_the_vueltas() -> None:
    """G-51: without points the vueltas go on through stock and arrastre like the idas."""
    state = deal({}, muestra="7b")._replace(match=vueltas((0, 0)))
    bazas = 0
    while GAME.phase(state) == "play":
        for _ in range(4):
            (seat,) = GAME.waits(state)
            state = play(state, f"{seat} {legal(state, seat)[0]}")
        bazas += 1
        if state.points[0] > 100 or state.points[1] > 100:
            break
    assert bazas > 4


CEILING = """\
0 play 1o · 1 play 5c · 2 play 1e · 3 play 7o · 0 sing c · 2 sing b
0 play 1c · 1 play 2o · 2 play 3c · 3 play 2c · 0 sing o · 2 sing e
0 play 3o · 1 play 2e · 2 play 3b · 3 play 4o
2 play 1b · 3 play 4c · 0 play 7b · 1 play 4e
2 play 11b · 3 play 5o · 0 play 5b · 1 play 2b
2 play 6b · 3 play 7c · 0 play 3e · 1 play 4b
2 play 12e · 3 play 7e · 0 play 10o · 1 play 5e
2 play 12b · 3 play 11o · 0 play 10c · 1 play 6o
2 play 10e · 3 play 11e · 0 play 12o · 1 play 6e
2 play 10b · 3 play 11c · 0 play 12c · 1 play 6c"""


def test_g42_ceiling_of_one_pair_in_one_hand() -> None:
    """G-42, guinote EX-14: 120 + 10 + 40 + 3 · 20 = 230. Pair A holds every rey, sota and as,
    and wins every baza."""
    state = deal(
        {0: "1o 12o 10o 1c 12c 10c", 2: "1e 12e 10e 1b 12b 10b"},
        muestra="2b",
        draws="3o 2o 3c 2c 3e 2e 3b 4o 11b 4c 7b 4e 6b 5o 5b",
        dealer=3,
    )
    for baza in CEILING.splitlines():
        state = play(state, *baza.split(" · "))
        assert GAME.waits(state)[0] in (0, 2, CHANCE)
    assert state.points == (230, 0)
