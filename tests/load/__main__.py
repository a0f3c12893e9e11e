"""Load a server of its own: ``python -m tests.load --tables 2000 --seconds 60``."""

import argparse
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.load.run import measure


def main() -> None:
    """Print the report of one measurement."""
    parser = argparse.ArgumentParser(prog="python -m tests.load", description=__doc__)
    parser.add_argument("--tables", type=int, default=2_000, help="tables of four people")
    parser.add_argument("--seconds", type=float, default=60.0, help="length of the measurement")
    parser.add_argument("--think", type=float, default=3.0, help="mean seconds for a move")
    given = parser.parse_args()
    with TemporaryDirectory(dir=Path.cwd()) as folder:
        report = measure(Path(folder), given.tables, given.seconds, given.think)
    sys.stdout.write("\n".join(report.lines()) + "\n")


if __name__ == "__main__":
    main()
