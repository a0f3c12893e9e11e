"""Print for every numbered rule the tests that cite it: `make rules`.

The exit status is 1 when a number has no test or when a citation points nowhere.
"""

import sys

from tests.citations import citing, dangling, documents, must_be_tested, untested, unused


def table(game: str) -> None:
    """Print the table of one game."""
    print(f"\n{game}\n{'=' * len(game)}")
    for number in documents()[game]:
        names = citing().get((game, number), [])
        if must_be_tested(number) or names:
            print(f"{number:6} {len(names):3}  {', '.join(names) or 'NO TEST'}")
    if missing := unused(game):
        print(f"Numbers that the document leaves unused: {', '.join(missing)}")


def main() -> int:
    """Print every table and return the exit status."""
    for game in documents():
        table(game)
    for game, number in untested():
        print(f"No test cites {game} {number}.", file=sys.stderr)
    for place, (game, number) in dangling():
        print(f"{place}: {game} has no {number}.", file=sys.stderr)
    return 1 if untested() or dangling() else 0


if __name__ == "__main__":
    sys.exit(main())
