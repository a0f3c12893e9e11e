"""Count what two bots win of each other: matches, partidas, points, places."""

import math
from dataclasses import dataclass
from statistics import NormalDist, fmean, stdev
from typing import Any, Final

from tapete.core.game import AnyGame, Score

_BETWEEN: Final = ("deal", "over")
"""Phases in which no hand is played."""
_Z: Final = NormalDist().inv_cdf(0.975)


@dataclass(frozen=True, slots=True)
class Share:
    """How many of some things the first bot won."""

    won: int
    of: int

    @property
    def rate(self) -> float:
        """Return the part won, 0 to 1; a half when there was nothing to win."""
        return self.won / self.of if self.of else 0.5

    @property
    def interval(self) -> tuple[float, float]:
        """Return the Wilson interval in which the true part lies with 95 % confidence."""
        if not self.of:
            return 0.0, 1.0
        square = _Z * _Z
        middle = (self.won + square / 2) / (self.of + square)
        spread = (self.won * (self.of - self.won) / self.of + square / 4) ** 0.5
        half = _Z * spread / (self.of + square)
        return max(0.0, middle - half), min(1.0, middle + half)


@dataclass(frozen=True, slots=True)
class Places:
    """The mean place of each bot's seats in a hand, 1 the best, where every seat plays alone."""

    first: float
    second: float
    interval: tuple[float, float]
    """Where the true difference, second less first, lies with 95 % confidence; from the
    differences of the pairs of matches, because both matches of a pair have the same deals."""

    @property
    def difference(self) -> float:
        """Return by how many places the first bot is better."""
        return self.second - self.first


@dataclass(frozen=True, slots=True)
class Result:
    """What the first bot won of the second."""

    matches: Share
    """Matches with one winning side; a tie counts for nobody."""
    partidas: Share | None
    """None in games without partidas."""
    hands: int
    points: tuple[float, float] | None
    """Points of each bot in a hand, on average, of all its seats; None in games without points."""
    places: Places | None
    """None in games without places."""


class Tally:
    """Follows matches move by move. Sides are told apart by the parity of seats and pairs."""

    def __init__(self, game: AnyGame) -> None:
        self._game = game
        self._hands = 0
        self._matches = [0, 0]
        self._counts = {"points": [0, 0], "partidas": [0, 0]}
        self._pairs: list[tuple[list[int], list[int]]] = []
        self._playing = False
        self._way = 0
        self._before: Score = {}

    def begin(self, state: Any, way: int) -> None:
        """Start a match, with the first bot at the seats of this parity."""
        self._way = way
        self._playing = False
        if not way:
            self._pairs.append(([], []))
        self._before = self._game.score(state)

    def step(self, before: Any, move: Any, state: Any) -> None:
        """Count the position after a move."""
        ranking = self._game.ranking(state)
        if ranking is not None and self._game.ranking(before) is None:
            self._match_won(ranking[0])
        playing = self._game.phase(state) not in _BETWEEN
        if playing == self._playing:
            return
        if not playing and not self._ended(before, move, state):
            return
        self._playing = playing
        score = self._game.score(state)
        if playing:
            self._before = score
            return
        self._hands += 1
        for name, counts in self._counts.items():
            if name in score:
                self._add(counts, score[name], self._before[name])
        for place, seat in enumerate(score.get("positions", ()), 1):
            self._pairs[-1][(seat + self._way) % 2].append(place)

    def _ended(self, before: Any, move: Any, state: Any) -> bool:
        """Return whether a hand is over, and not only a stock that must be shuffled."""
        events = self._game.narrate(before, move, state, None)
        return any(type(event).__name__ == "HandEnded" for event in events)

    def _add(self, counts: list[int], now: list[int], before: list[int]) -> None:
        for place, (more, less) in enumerate(zip(now, before, strict=True)):
            counts[(place + self._way) % 2] += more - less

    def _match_won(self, best: tuple[int, ...]) -> None:
        sides = {(seat + self._way) % 2 for seat in best}
        if len(sides) == 1:
            self._matches[sides.pop()] += 1

    def result(self) -> Result:
        """Return what has been counted."""
        first, second = self._counts["partidas"]
        ours, theirs = [points / self._game.unit for points in self._counts["points"]]
        return Result(
            matches=Share(self._matches[0], sum(self._matches)),
            partidas=Share(first, first + second) if first + second else None,
            hands=self._hands,
            points=(ours / self._hands, theirs / self._hands) if ours or theirs else None,
            places=self._places(),
        )

    def _places(self) -> Places | None:
        pairs = [pair for pair in self._pairs if pair[0] and pair[1]]
        if not pairs:
            return None
        first, second = [
            fmean([place for pair in pairs for place in pair[side]]) for side in (0, 1)
        ]
        differences = [fmean(pair[1]) - fmean(pair[0]) for pair in pairs]
        middle, half = fmean(differences), math.inf
        if len(pairs) > 1:
            half = _Z * stdev(differences) / len(pairs) ** 0.5
        return Places(first, second, (middle - half, middle + half))
