"""Rules U-60 to U-67: Uno Master, its time-outs, and the score of the cards that are left."""

from typing import Any

import pytest

from tapete.core.chance import CHANCE, ShuffleOf, Timeout
from tapete.games.presidente import GAME
from tapete.games.presidente.events import CardsTaken, StockRecycled, TimedOut
from tapete.games.presidente.state import State
from tests.rules.presidente.table import (
    allowed,
    asked,
    deal,
    fresh,
    hand,
    leader,
    passes,
    places,
    play,
    points,
    refused,
    shuffled,
    sizes,
    told,
)

MASTER = "uno_master_6"
LEFT: dict[str, Any] = {"variant": MASTER, "first_start": "left_of_dealer"}


def seven(*hands: str, stock: str = "", **options: Any) -> State:
    """Return a first hand of Uno Master that seat 0 leads."""
    return deal(*hands, stock=stock, **{**LEFT, **options})


def sixteen(**options: Any) -> State:
    """Return a hand of five cards for each of three, and a stock of one card."""
    removed = [str(rank) for rank in range(1, 13) if rank not in (3, 4, 5, 6)]
    hands = ("3o 3c 4o 5o 6o", "3e 4c 5c 6c 6e", "3b 4e 4b 5e 5b")
    return seven(*hands, stock="6b", removed_ranks=removed, decks=1, deal=5, **options)


def stock(state: State) -> int:
    """Return how many cards the stock has."""
    return GAME.view(state, None).stock


@pytest.mark.parametrize("speed", [4, 6, 8])
def test_u60_three_speeds(speed: int) -> None:
    """U-60, U-63, presidente A-26: this game with a clock of 4, 6 or 8 seconds."""
    start = fresh(f"uno_master_{speed}")
    assert start.rules.turn_seconds == speed
    assert start.rules.timeout_cards == 2
    assert GAME.timed(start.rules)


def test_u61_time_runs_out_only_where_a_seat_is_in_turn() -> None:
    """U-61, section 6.1: with a clock and with cards to take."""
    start = fresh(MASTER, 3)
    assert refused(start, "- timeout") == "wrong-phase"
    assert refused(play(start, "- dealer 0"), "- timeout") == "wrong-phase"
    state = seven("3o", "", "")
    assert GAME.actors(state) == (CHANCE, 0)
    assert GAME.waits(state) == (0,)
    assert GAME.chance(state) == (Timeout(),)
    without: list[dict[str, Any]] = [{"turn_seconds": 0}, {"timeout_cards": 0}]
    for options in without:
        state = seven("3o", "", "", **options)
        assert refused(state, "- timeout") == "wrong-phase"
        assert GAME.actors(state) == (0,)
    assert refused(deal("3o", "", ""), "- timeout") == "wrong-phase"


def test_t46_a_follower_takes_two_cards_and_has_passed() -> None:
    """presidente T46 and A-27, U-61: the turn is over."""
    state = seven("3o", "12o", "", stock="9o 10o 8o")
    state = play(state, "0 play 3o", "- timeout")
    assert sizes(state) == [6, 9, 7]
    assert {"9o", "10o"} <= set(hand(state, 1).split())
    assert "8o" not in hand(state, 1)
    assert asked(state) == 2
    assert leader(passes(state, 2)) == 0


def test_t46_the_trick_closes_when_the_last_one_is_too_late() -> None:
    """presidente T46, U-43"""
    state = play(seven("3o", "", ""), "0 play 3o", "- timeout", "- timeout")
    assert leader(state) == 0
    assert sizes(state) == [6, 9, 9]


def test_t46_under_trick_scope_it_is_a_pass_until_the_next_lead() -> None:
    """presidente T46, U-42"""
    state = seven("3o 9o", "12o", "8o", pass_scope="trick")
    state = play(state, "0 play 3o", "- timeout", "2 play 8o", "0 play 9o")
    assert asked(state) == 2


def test_t47_a_leader_takes_two_cards_and_loses_the_lead() -> None:
    """presidente T47, U-61: to the next player."""
    state = play(seven("3o", "", "", stock="9o 10o"), "- timeout")
    assert sizes(state) == [9, 7, 7]
    assert leader(state) == 1


@pytest.mark.parametrize("count", [0, 1, 2, 3, 4])
def test_u61_how_many_cards_is_an_option(count: int) -> None:
    """U-61: `timeout_cards`; none where the clock is a courtesy."""
    state = seven("3o", "", "", timeout_cards=count)
    if not count:
        assert refused(state, "- timeout") == "wrong-phase"
    else:
        assert sizes(play(state, "- timeout")) == [7 + count, 7, 7]


def test_u61_only_the_seat_itself_is_told_the_cards() -> None:
    """U-61, section 8: the others learn how many were taken."""
    state = seven("3o", "", "", stock="9o 10o")
    late, taken, *_ = told(state, "- timeout", 0)
    assert late == TimedOut(0, 2)
    assert isinstance(taken, CardsTaken)
    assert taken.cards is not None
    assert len(taken.cards) == 2
    for seat in (1, 2, None):
        assert told(state, "- timeout", seat)[1] == CardsTaken(0, 2, None)


def test_t48_with_one_card_in_the_stock_and_no_closed_trick() -> None:
    """presidente T48, U-62: the player takes what there is."""
    state = play(sixteen(), "- timeout")
    assert sizes(state) == [6, 5, 5]
    assert (stock(state), leader(state)) == (0, 1)


def test_t48_closed_tricks_become_the_new_stock() -> None:
    """presidente T48 and A-24, U-62: later; never the trick on the table."""
    state = passes(play(sixteen(), "- timeout", "1 play 3e"), 2, 0)
    state = play(state, "1 play 4c")
    state = play(state, "- timeout")
    assert (GAME.phase(state), GAME.waits(state)) == ("deal", (CHANCE,))
    (choice,) = GAME.chance(state)
    assert isinstance(choice, ShuffleOf)
    for text in ("2 pass", "1 play 5c", "- timeout", "- finish"):
        assert refused(state, text) == "wrong-phase"
    assert refused(state, "- shuffle 4c") == "wrong-pack"
    assert refused(state, "- shuffle 3e 4c") == "wrong-pack"
    events = told(state, "- shuffle 3e", 2)
    assert events[0] == StockRecycled(1)
    state = play(state, "- shuffle 3e")
    assert hand(state, 2) == "3e 3b 4e 4b 5e 5b"
    assert asked(state) == 0


def test_u62_what_is_missing_comes_from_the_new_stock() -> None:
    """U-62: one card from the stock, the second from the closed tricks."""
    state = passes(play(sixteen(), "0 play 3o 3c"), 1, 2)
    state = play(state, "- timeout")
    assert GAME.phase(state) == "deal"
    assert hand(state, 0) == "4o 5o 6o 6b"
    state = play(state, "- shuffle 3c 3o")
    assert hand(state, 0) == "3c 4o 5o 6o 6b"
    assert (stock(state), leader(state)) == (1, 1)


def test_u62_recycled_tricks_do_not_come_back_twice() -> None:
    """U-62: only what was closed since."""
    state = passes(play(sixteen(), "0 play 3o 3c"), 1, 2)
    state = play(state, "- timeout", "- shuffle 3c 3o")
    state = passes(play(state, "1 play 4c"), 2, 0)
    state = play(state, "- timeout")  # 3o is taken, 4c is shuffled
    assert refused(state, "- shuffle 3o 3c 4c") == "wrong-pack"
    state = play(state, "- shuffle 4c")
    assert hand(state, 1) == "3o 3e 4c 5c 6c 6e"


def test_u62_exactly_two_cards_in_the_stock_need_no_shuffle() -> None:
    """U-62: only a stock that is empty is made anew."""
    state = seven("3o", "", "", stock="9o 10o")
    cards = stock(state)
    state = passes(play(state, "0 play 3o"), 1, 2)
    for late in range(cards // 2):
        assert stock(state) == cards - 2 * late
        state = play(state, "- timeout")
        assert GAME.phase(state) == "play"
    assert stock(state) == cards % 2


def test_t49_when_no_card_is_left_only_the_lead_moves() -> None:
    """presidente T49, U-61, U-62: every lap adds cards until none are left."""
    state = sixteen()
    leads = []
    for _ in range(7):
        leads.append(leader(state))
        state = play(state, "- timeout")
    assert leads == [0, 1, 2, 0, 1, 2, 0]
    assert sizes(state) == [6, 5, 5]
    assert GAME.phase(state) == "play"


def test_u63_the_whole_pack_may_be_dealt() -> None:
    """U-63, presidente A-24: then only closed tricks can be drawn."""
    state = deal("2o 3o", "", "", variant=MASTER, deal="all")
    assert (sizes(state), stock(state)) == ([16] * 3, 0)
    assert leader(state) == 0
    state = play(state, "- timeout")
    assert (sizes(state), leader(state)) == ([16] * 3, 1)


E8 = ("3o 3e 3b 6o 6c 6e 8o", "4o 4c 4e 7o 7c 12e 2o", "5o 5c 5e 1o 2b 3c 10e")


def e8() -> State:
    """Return the end of a hand with 7o 7c 12e 2o and 1o 2b 3c 10e left; seat 1 began."""
    state = deal(*E8, variant=MASTER)
    state = play(state, "1 play 4o 4c 4e", "2 play 5o 5c 5e", "0 play 6o 6c 6e")
    state = passes(play(passes(state, 1, 2), "0 play 3o 3e 3b"), 1, 2)
    return play(state, "0 play 8o")


def test_e8_the_winner_scores_what_the_others_have_left() -> None:
    """presidente E8, U-64, U-65: 7+7+10+50 = 74 and 20+20+3+10 = 53."""
    assert points(e8()) == [74 + 53, 0, 0]


def test_t50_the_first_one_out_ends_the_hand() -> None:
    """presidente T50, U-64, U-67: the last in the ranking leads and deals; nothing is exchanged."""
    state = e8()
    assert GAME.phase(state) == "deal"
    assert places(state) == [0, 2, 1]
    assert GAME.next_dealer(state) == 1
    state = shuffled(state, "", "", "")
    assert GAME.phase(state) == "play"
    assert leader(state) == 1


HALVES = [
    ("spanish48", "1 2 3 4 5 6", "oceb", "", 478),
    ("spanish40", "1 2 3 4 5", "oceb", "", 410),
    ("french52", "A 2 3 4 5 6", "DHSC", "K", 518),
]


@pytest.mark.parametrize(("deck", "ranks", "suits", "split", "value"), HALVES)
def test_e9_the_value_of_a_whole_pack(
    deck: str, ranks: str, suits: str, split: str, value: int
) -> None:
    """presidente E9, U-65: one player lays half of the pack in quartets and scores the other half;
    then the halves are exchanged."""
    half = [[rank + suit for suit in suits] for rank in ranks.split()]
    half += [[split + suit for suit in suits[:2]]] if split else []
    names = "A 2 3 4 5 6 7 8 9 10 J Q K" if split else "1 2 3 4 5 6 7 8 9 10 11 12"
    gone = {"8", "9"} if deck == "spanish40" else set()
    others = [name for name in names.split() if name not in {*ranks.split(), *gone, split}]
    rest = [[rank + suit for suit in suits] for rank in others]
    rest += [[split + suit for suit in suits[2:]]] if split else []
    total = 0.0
    for sets in (half, rest):
        own = " ".join(card for cards in sets for card in cards)
        state = seven(own, "", deck=deck, deal="all", decks=1)
        for cards in sets:
            state = play(state, f"0 play {' '.join(cards)}")
            state = passes(state, 1) if GAME.phase(state) == "play" else state
        total += points(state)[0]
    assert total == value


@pytest.mark.parametrize(
    ("card", "value"),
    [("3o", 3), ("9c", 9), ("10c", 10), ("12b", 10), ("1o", 20), ("2c", 20), ("2o", 50)],
)
@pytest.mark.parametrize(("options", "twenty"), [({}, ""), ({"boss_power": "top_single"}, "2o")])
def test_u65_values(card: str, value: int, options: dict[str, Any], twenty: str) -> None:
    """U-65, section 6.1: the 50 needs `kill_any`."""
    own = "4o 4c 4e 4b 5o"
    state = seven(own, f"{card} 6o 6c 7o 7c", deal=5, **options)
    state = play(passes(play(state, "0 play 4o 4c 4e 4b"), 1), "0 play 5o")
    assert points(state)[0] == 26 + (20 if card == twenty else value)


def test_u67_equal_points_fewer_cards_then_seat_order() -> None:
    """U-67: the ranking of those who are not out."""
    state = seven("3o 9o 5o 5c 5e", "10o 10c 8o 7o 5b", "4o 12o 12c 12e 12b", deal=5)
    state = play(state, "0 play 3o", "1 pass", "2 play 4o", "0 play 9o")
    state = play(passes(state, 1, 2), "0 play 5o 5c 5e")
    assert points(state) == [80, 0, 0]
    assert places(state) == [0, 2, 1]
    hands = ("10o 10c 10e 10b 8o", "5o 5c 5e 5b 3o", "11o 11c 11e 11b 8c")
    state = deal(*hands, dealer=0, deal=5, **LEFT)
    state = play(passes(play(state, "1 play 5o 5c 5e 5b"), 2, 0), "1 play 3o")
    assert places(state) == [1, 2, 0]


def test_u66_a_target_counts_points_and_not_halves() -> None:
    """U-66, section 6.1: 127 points left are fewer than 128."""
    for target, phase in ((128, "deal"), (127, "over")):
        state = deal(*E8, variant=MASTER, target=target)
        state = play(state, "1 play 4o 4c 4e", "2 play 5o 5c 5e", "0 play 6o 6c 6e")
        state = passes(play(passes(state, 1, 2), "0 play 3o 3e 3b"), 1, 2)
        assert GAME.phase(play(state, "0 play 8o")) == phase


def test_the_killing_card_may_be_led_by_whoever_is_quick() -> None:
    """U-63: otherwise it is played by the base rules."""
    state = seven("2o 3o", "", "")
    assert allowed(state, "0 play 2o")
    assert leader(play(state, "0 play 2o")) == 1
