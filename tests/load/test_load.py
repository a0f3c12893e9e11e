"""A small load with a bound; the large one is ``python -m tests.load``."""

from pathlib import Path

import pytest

from tests.load.run import measure


@pytest.mark.load
def test_thirty_tables_play_without_delay(tmp_path: Path) -> None:
    """Fault: lag with 8–12 games → a load test with a bound on p99."""
    report = measure(tmp_path, tables=30, seconds=8.0, think=1.0)
    assert report.moves_per_second > 5, report
    assert (report.refused, report.lost) == (0, 0), report
    assert report.p99_ms < 500, report
