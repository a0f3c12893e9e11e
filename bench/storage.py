"""Events a second that the storage takes with full durability: ``python -m bench.storage [URL]``.

Once as the server works, where a thousand tables each wait for their last row, and once with a
transaction for every row.
"""

import asyncio
import sys
import time
from itertools import count
from pathlib import Path
from tempfile import TemporaryDirectory

from sqlalchemy import insert

from tapete.storage import Storage
from tapete.storage.engine import writing
from tapete.storage.schema import log

TABLES = 1_000
SECONDS = 3.0
TEXT = "1 play 12c"


async def grouped(url: str) -> tuple[float, float]:
    """Return rows a second and rows a transaction of the writer with many tables."""
    sizes: list[int] = []
    storage = Storage(url, lambda jobs, _seconds, _failed: sizes.append(jobs))
    end = time.perf_counter() + SECONDS

    async def table(number: int) -> int:
        for version in count(1):
            action = f"{number:08}-{version:06}"
            await storage.append(
                table=f"grouped{number}",
                version=version,
                action=action,
                text=TEXT,
                time=1_700_000_000_000,
                deadline=1_700_000_060_000,
            )
            if time.perf_counter() > end:
                break
        return version

    began = time.perf_counter()
    rows = sum(await asyncio.gather(*map(table, range(TABLES))))
    seconds = time.perf_counter() - began
    storage.close()
    return rows / seconds, rows / len(sizes)


def single(url: str) -> float:
    """Return rows a second with a transaction for each."""
    engine = writing(url)
    end = time.perf_counter() + SECONDS
    for version in count(1):
        row = {"table_id": "single", "version": version, "action": f"a{version}", "text": TEXT}
        with engine.begin() as connection:
            connection.execute(insert(log), {**row, "time": 1_700_000_000_000})
        if time.perf_counter() > end:
            break
    engine.dispose()
    return version / SECONDS


def main() -> None:
    """Print both figures."""
    with TemporaryDirectory(dir=Path.cwd()) as folder:
        url = sys.argv[1] if len(sys.argv) > 1 else f"sqlite:///{folder}/bench.sqlite3"
        rate, size = asyncio.run(grouped(url))
        print(f"group commit             {rate:10,.0f} rows/s, {size:,.0f} rows a transaction")
        print(f"a transaction for a row  {single(url):10,.0f} rows/s")


if __name__ == "__main__":
    main()
