"""Move what was committed from SQLite's log into its file, while others go on writing.

SQLite would do it inside every so many commits, and who waits for that one would wait for it too.
"""

import threading
from contextlib import closing
from typing import Final

import structlog
from sqlalchemy import Engine
from sqlalchemy.exc import DBAPIError

EVERY_SECONDS: Final = 0.5

log = structlog.get_logger("tapete.storage")


class Checkpointer:
    """The thread that does it; nothing to do for other databases."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._stop = threading.Event()
        self._thread = threading.Thread(target=self._run, name="tapete-checkpoint", daemon=True)

    def start(self) -> None:
        """Begin, where the database is SQLite."""
        if self._engine.dialect.name == "sqlite":
            self._thread.start()

    def close(self) -> None:
        """Stop; safe to call twice."""
        self._stop.set()
        if self._thread.is_alive():
            self._thread.join()

    def _run(self) -> None:
        while not self._stop.wait(EVERY_SECONDS):
            try:
                self._checkpoint()
            except (DBAPIError, OSError) as error:
                # What is in the log is safe there; the next one, or SQLite itself, moves it.
                log.warning("checkpoint failed", error=str(error))

    def _checkpoint(self) -> None:
        with (
            closing(self._engine.raw_connection()) as connection,
            closing(connection.cursor()) as cursor,
        ):
            cursor.execute("PRAGMA wal_checkpoint(PASSIVE)")
