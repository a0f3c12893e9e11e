"""Print the microseconds a move of every game takes, beside a calibration loop."""

from bench.moves import LIMIT, best, calibrate, walk
from tapete.core.registry import games


def main() -> None:
    """Print one line for the machine and one for each game."""
    print(f"calibration loop          {calibrate():6.2f} µs  (fixed work: compare machines by it)")
    for game in games().values():
        steps = walk(game)
        print(
            f"{game.name:10} legal + apply  {best(game, steps):6.2f} µs a move  (limit {LIMIT:g})"
        )


main()
