"""Every test of the storage runs on every database."""

import os
from collections.abc import Callable, Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from uuid import uuid4

import pytest
from sqlalchemy import create_engine, make_url, text

from tapete.storage import Storage
from tapete.tables.log import Log, MemoryLog
from tests import postgresql


@pytest.fixture(scope="session")
def postgresql_server() -> Iterator[str]:
    # Not in pytest's folder, which only its owner may enter: the server runs as somebody else.
    with TemporaryDirectory() as folder, postgresql.server(Path(folder)) as url:
        if url is None:
            message = f"no PostgreSQL here: install {postgresql.PACKAGE}, or set {postgresql.URL}"
            if os.environ.get("CI"):
                pytest.fail(message)
            pytest.skip(message)
        yield url


def empty(kind: str, request: pytest.FixtureRequest, folder: Path) -> Iterator[str]:
    """Yield the address of an empty database of a kind."""
    if kind == "sqlite":
        yield f"sqlite:///{folder / 'tapete.sqlite3'}"
        return
    server = make_url(request.getfixturevalue("postgresql_server"))
    name = f"tapete_{uuid4().hex}"
    admin = create_engine(server.set(drivername="postgresql+psycopg"), isolation_level="AUTOCOMMIT")
    with admin.connect() as connection:
        connection.execute(text(f"CREATE DATABASE {name}"))
        yield server.set(database=name).render_as_string(hide_password=False)
        connection.execute(text(f"DROP DATABASE {name} WITH (FORCE)"))
    admin.dispose()


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """An empty database."""
    yield from empty(request.param, request, tmp_path)


@pytest.fixture
def opened(url: str) -> Iterator[Callable[[], Storage]]:
    """Opens the database, as often as a test wants."""
    storages: list[Storage] = []

    def open_again() -> Storage:
        storages.append(Storage(url))
        return storages[-1]

    yield open_again
    for storage in storages:
        storage.close()


@pytest.fixture(params=["memory", "sqlite", "postgresql"])
def log(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Log]:
    """A log of each kind: the one that forgets keeps the same contract."""
    if request.param == "memory":
        yield MemoryLog()
        return
    for url in empty(request.param, request, tmp_path):
        storage = Storage(url)
        yield storage
        storage.close()


@pytest.fixture
def storage(opened: Callable[[], Storage]) -> Storage:
    return opened()
