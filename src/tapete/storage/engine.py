"""Connections to the database, each kind with what it needs to lose nothing."""

from typing import Any, Final

from sqlalchemy import Connection, Engine, create_engine, event, make_url
from sqlalchemy.engine import URL

BUSY_MS: Final = 30_000
"""How long SQLite waits for another process that writes, such as a backup."""
WAL_PAGES: Final = 8_000
"""Pages of 4 KiB after which a commit itself empties SQLite's log. `checkpoint` has moved nearly
all of them by then, but only while nobody writes can the log begin anew."""
_PRAGMAS: Final = ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON")
READERS: Final = 4
"""Connections that read at the same time."""


def writing(url: str) -> Engine:
    """Return the engine of the one connection that writes."""
    address = _address(url)
    if address.get_backend_name() == "sqlite":
        return _sqlite(address, "BEGIN IMMEDIATE", size=1)
    return create_engine(address, pool_size=1, max_overflow=0, pool_pre_ping=True)


def reading(url: str) -> Engine:
    """Return the engine of the connections that only read."""
    address = _address(url)
    if address.get_backend_name() == "sqlite":
        return _sqlite(address, "BEGIN", size=READERS + 1)
    return create_engine(address, pool_size=READERS, max_overflow=0, pool_pre_ping=True)


def _address(url: str) -> URL:
    address = make_url(url)
    if address.drivername == "postgresql":
        return address.set(drivername="postgresql+psycopg")
    return address


def _sqlite(address: URL, begin: str, *, size: int) -> Engine:
    if address.database in (None, "", ":memory:"):
        raise ValueError("SQLite needs a file: sqlite:////folder/tapete.sqlite3")
    engine = create_engine(
        address,
        pool_size=size,
        max_overflow=0,
        connect_args={"check_same_thread": False, "timeout": BUSY_MS / 1000},
    )

    @event.listens_for(engine, "connect")
    def prepare(connection: Any, _record: Any) -> None:
        # The driver begins no transaction of its own accord: the one below does.
        connection.isolation_level = None
        cursor = connection.cursor()
        for pragma in (*_PRAGMAS, f"wal_autocheckpoint = {WAL_PAGES}"):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    @event.listens_for(engine, "begin")
    def start(connection: Connection) -> None:
        # A transaction that means to write says so at once; otherwise it could fail half-way.
        connection.exec_driver_sql(begin)

    return engine
