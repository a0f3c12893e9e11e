"""Let two bots meet: every match is played twice with the same deals, the seats swapped.

One bot has the even seats, the other the odd ones (in guiñote: the two pairs), then the other way
round; with an odd number of seats each has one more than the other once. The first dealer and the
packs, in order, are the same both times, so that the luck of the cards falls on both. The seed and
the number of a pair alone decide its deals: the first ten pairs of a hundred are those of ten.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from tapete.bots import Bot, make
from tapete.bots.match import steps
from tapete.bots.tally import Result, Tally
from tapete.core.game import AnyGame


@dataclass(frozen=True, slots=True)
class Contest:
    """What is to be played: a game with its options, and two bots by name."""

    game: AnyGame
    variant: str
    options: Mapping[str, object]
    seats: int
    first: str
    second: str
    pairs: int
    seed: int = 0

    @property
    def matches(self) -> int:
        """Return how many matches that is."""
        return 2 * self.pairs


@dataclass(frozen=True, slots=True)
class Bout:
    """One match of a contest."""

    pair: int
    way: int
    """0 when the first bot has the even seats, 1 when it has the odd ones."""
    players: tuple[str, ...]
    """The bot at each seat."""
    moves: tuple[str, ...]
    """Every move as a line of a record."""
    state: Any
    """The last position."""


Watch = Callable[[Bout], None]


def arena(contest: Contest, watch: Watch = lambda bout: None) -> Result:
    """Return how the contest went; `watch` is told of each match as it ends.

    Raises: OptionError naming a bot, variant, option or number of seats that does not exist.
    """
    tally = Tally(contest.game)
    for bout in bouts(contest, tally):
        watch(bout)
    return tally.result()


def bouts(contest: Contest, tally: Tally) -> Iterator[Bout]:
    """Return the matches in order: pair by pair, both ways, counted in the tally as they end.

    Raises: OptionError as `arena`, before anything is played.
    """
    game = contest.game
    rules = game.configure(contest.variant, contest.options, contest.seats)
    bots = [make(name, game) for name in (contest.first, contest.second)]
    return _played(contest, rules, bots, tally)


def _played(contest: Contest, rules: Any, bots: Sequence[Bot], tally: Tally) -> Iterator[Bout]:
    game = contest.game
    names = (contest.first, contest.second)
    for pair in range(contest.pairs):
        for way in (0, 1):
            sides = [(seat + way) % 2 for seat in range(contest.seats)]
            rng = Random(f"{contest.seed}/{pair}/{way}")
            moves = []
            state = game.start(rules, contest.seats)
            tally.begin(state, way)
            for reached, move in steps(
                game,
                rules,
                contest.seats,
                [bots[side] for side in sides],
                rng,
                lots=Random(f"{contest.seed}/{pair}"),
            ):
                tally.step(state, move, reached)
                state = reached
                moves.append(game.text(move))
            players = tuple([names[side] for side in sides])
            yield Bout(pair, way, players, tuple(moves), state)
