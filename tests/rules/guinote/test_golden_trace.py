"""The golden trace of section 4.3: one full idas, four players, dealer 0, baza by baza."""

from dataclasses import dataclass

from tapete.core.cards import SUIT_OF, TEXT_OF
from tapete.games.guinote import GAME
from tapete.games.guinote.state import POINTS, POWER, State
from tests.games.guinote.positions import fresh, hand, legal, may_play, play

PACK = (
    "6e 3o 3e 1e 10e 3c 12o 12e 11e 6c 7c 2c 4e 4c 7o 4b 4o 2o 5b 12c 11o 6o 7b 1b 5o 10b 2b "
    "7e 11b 10o 3b 1o 6b 10c 11c 12b 1c 5c 2e 5e"
)
HANDS = {
    0: "6c 7c 2c 6o 7b 1b",
    1: "6e 3o 3e 4e 4c 7o",
    2: "1e 10e 3c 4b 4o 2o",
    3: "12o 12e 11e 5b 12c 11o",
}


@dataclass(frozen=True)
class Baza:
    """One row of the table."""

    leads: int
    cards: str
    winner: int
    points: int
    draws: str
    """Seat and card, in order of drawing."""
    then: tuple[str, ...]
    """Exchange and cantes."""
    score: tuple[int, int]


TABLE = [
    Baza(1, "4c 4b 5b 2c", 1, 0, "1:10b 2:2b 3:7e 0:11b", ("1 exchange",), (0, 0)),
    Baza(1, "4e 2b 7e 6c", 3, 0, "3:10o 0:3b 1:1o 2:6b", ("3 sing o",), (0, 40)),
    Baza(3, "11e 7c 6e 6b", 3, 2, "3:10c 0:11c 1:12b 2:1c", ("3 sing c", "1 sing b"), (0, 82)),
    Baza(3, "11o 7b 5o 2o", 3, 2, "3:5c 0:2e 1:5e 2:7o", (), (0, 84)),
    Baza(3, "5c 11c 3o 3c", 1, 22, "", (), (0, 106)),
    Baza(1, "5e 10e 12e 2e", 3, 7, "", (), (0, 113)),
    Baza(3, "10c 6o 1o 1c", 1, 25, "", (), (0, 138)),
    Baza(1, "10b 4o 10o 11b", 3, 8, "", (), (0, 146)),
    Baza(3, "12c 3b 12b 7o", 2, 18, "", (), (18, 146)),
    Baza(2, "1e 12o 1b 3e", 3, 36, "", (), (18, 192)),
]
FORCED = {
    (4, 0): {"11c"},  # seat 0 had to beat 5c
    (4, 1): {"1o", "3o"},  # seat 1 had to ruff
    (4, 2): {"1c", "3c"},  # seat 2 only had to follow
    (5, 3): {"12e"},  # seat 3 had to beat an opponent's 10e
    (6, 1): {"1o"},  # seat 1 had to overruff 6o
    (6, 2): {"1c"},  # seat 2 gives the as
    (7, 3): {"10o", "12o"},  # seat 3 had to overruff
}
"""By baza (from 0) and seat: what the notes of the table say that it could lay."""


def weakest(state: State) -> str:
    """Return the play of the trace: fewest points, no triunfo, lowest strength, suit o c e b."""
    (seat,) = GAME.waits(state)
    cards = {TEXT_OF[card]: card for card in state.hands[seat]}
    allowed = [cards[text] for text in may_play(state)]
    card = min(
        allowed,
        key=lambda c: (POINTS[c], SUIT_OF[c] == state.trump, POWER[c], SUIT_OF[c]),
    )
    return f"{seat} play {TEXT_OF[card]}"


def dealt() -> State:
    return play(fresh(), "- dealer 0", f"- shuffle {PACK}")


def test_golden_trace_deal() -> None:
    """G-6, G-7, G-10: hands, muestra 5o (pintan oros), seat 1 leads."""
    state = dealt()
    assert {seat: hand(state, seat) for seat in range(4)} == {
        seat: set(cards.split()) for seat, cards in HANDS.items()
    }
    assert TEXT_OF[state.stock[-1]] == "5o"
    assert GAME.waits(state) == (1,)


def test_golden_trace_baza_by_baza() -> None:
    """G-13 to G-42: G-15, G-17, G-21, G-23, G-24, G-25, G-30, G-33, G-38, G-39."""
    state = dealt()
    for number, baza in enumerate(TABLE):
        before = state
        for place, card in enumerate(baza.cards.split()):
            seat = (baza.leads + place) % 4
            assert GAME.waits(state) == (seat,)
            if (number, seat) in FORCED:
                assert may_play(state) == FORCED[number, seat]
            assert weakest(state) == f"{seat} play {card}"
            before, state = state, play(state, f"{seat} play {card}")
        check_close(before, state, baza)
        for text in baza.then:
            verb = text.split(" ", 1)[1]
            assert verb in legal(state, int(text[0]))
            state = play(state, text)
        for seat in range(4):
            chances = [text for text in legal(state, seat) if not text.startswith("play")]
            assert not chances, "exchange and cantes come at the first chance"
        assert state.points == baza.score
    assert state.match.winner == 1
    assert sum(state.points) == 210 == 130 + 80
    assert state.match.partidas == (0, 1)


def check_close(before: State, after: State, baza: Baza) -> None:
    """Compare winner, points and draws of a baza with its row."""
    (seat,) = GAME.waits(before)
    move = GAME.parse(f"{seat} play {baza.cards.split()[-1]}")
    for drawer in range(4):
        events = GAME.narrate(before, move, after, drawer)
        won = events[1]
        assert (won.seat, won.points) == (baza.winner, baza.points)
        drawn = [
            f"{event.seat}:{TEXT_OF[event.card]}"
            for event in events
            if type(event).__name__ == "CardDrawn" and event.card is not None
        ]
        public = baza.draws.split()[-1:] if len(before.stock) == 4 else []
        own = [text for text in baza.draws.split() if text.startswith(f"{drawer}:")]
        assert drawn == own + [text for text in public if text not in own]
