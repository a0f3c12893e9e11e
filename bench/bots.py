"""Processor time that a bot takes for an answer: ``python -m bench.bots``.

Over the matches that it plays against itself, with the default options of each number of seats.
Answers with one legal move count too: the table asks for those as well.
"""

from collections.abc import Mapping
from random import Random
from time import process_time
from typing import Any, Final

from bench.moves import calibrate
from tapete.bots import Bot, bots, make
from tapete.bots.match import play
from tapete.core.game import AnyGame
from tapete.core.options import OptionError
from tapete.core.registry import games

MATCHES = 10
RUNS = 3


DEFAULTS: Final[Mapping[str, object]] = {}
WIDE: Final = {"decks": 2, "max_set": 8, "deck": "spanish40"}
"""Two players with forty cards each, wild twos and sets of up to eight: the most moves there are
at a table of people."""


class Stopwatch:
    """Plays like another bot and keeps how long each answer took."""

    def __init__(self, bot: Bot) -> None:
        self._bot = bot
        self.seconds: list[float] = []

    def choose(self, view: Any, moves: tuple[Any, ...], rng: Random) -> Any:
        """Return the other bot's choice."""
        begin = process_time()
        move = self._bot.choose(view, moves, rng)
        self.seconds.append(process_time() - begin)
        return move

    def react(self, view: Any, moves: tuple[Any, ...], rng: Random) -> Any | None:
        """Return the other bot's reaction."""
        return self._bot.react(view, moves, rng)


def measure(
    game: AnyGame, variant: str, seats: int, name: str, options: Mapping[str, object] = DEFAULTS
) -> tuple[float, float]:
    """Return the microseconds of an answer: the mean of the fastest run, and 99 % of all."""
    rules = game.configure(variant, options, seats)
    answers: list[float] = []
    means = []
    for _ in range(RUNS):
        watch = Stopwatch(make(name, game))
        for number in range(MATCHES):
            play(game, rules, seats, [watch] * seats, Random(number))
        means.append(sum(watch.seconds) / len(watch.seconds))
        answers += watch.seconds
    return min(means) * 1e6, sorted(answers)[len(answers) * 99 // 100] * 1e6


def main() -> None:
    """Print one line for each bot, game and number of seats."""
    print(f"calibration loop  {calibrate():6.2f} µs")
    for game in games().values():
        preset = {seats: variant.name for variant in game.variants[::-1] for seats in variant.seats}
        for seats, variant in sorted(preset.items()):
            for name in bots():
                try:
                    mean, most = measure(game, variant, seats, name)
                except OptionError:  # no such bot for this game
                    continue
                report(f"{game.name}, {seats} seats, {name}", mean, most)
    wide = measure(games()["presidente"], "uno_doses_comodin", 2, "vecino", WIDE)
    report("presidente, 40 cards, vecino", *wide)


def report(label: str, mean: float, most: float) -> None:
    """Print a line of figures."""
    print(f"{label:30} {mean:7.1f} µs a choice, 99 % within {most:7.1f} µs")


if __name__ == "__main__":
    main()
