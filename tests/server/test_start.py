"""A server that cannot start says in one sentence why."""

from collections.abc import Callable
from pathlib import Path

import pytest
from sqlalchemy import create_engine, text

from tapete.server.config import Settings
from tapete.server.run import serve
from tapete.storage import Storage


def _is_folder(folder: Path) -> tuple[Settings, str]:
    return _settings(folder, database=folder), "unable to open database file"


def _is_no_database(folder: Path) -> tuple[Settings, str]:
    file = folder / "letter.txt"
    file.write_text("Dear Ana, " * 100, "utf-8")
    return _settings(folder, database=file), "file is not a database"


def _is_of_a_later_version(folder: Path) -> tuple[Settings, str]:
    chosen = _settings(folder)
    Storage(chosen.database_url).close()
    engine = create_engine(chosen.database_url)
    with engine.begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    engine.dispose()
    return chosen, "cannot be opened: a later version has written it (Can't locate revision"


def _is_not_there(folder: Path) -> tuple[Settings, str]:
    url = "postgresql://ana:geheim@127.0.0.1:1/tapete"
    chosen = Settings(database_url=url, secret_file=folder / "secret.key")
    return chosen, "postgresql://ana:***@127.0.0.1:1/tapete cannot be opened: "


def _key_is_folder(folder: Path) -> tuple[Settings, str]:
    return _settings(folder, key=folder), "Is a directory: "


def _key_is_empty(folder: Path) -> tuple[Settings, str]:
    """Whoever knows the key may be anybody, and everybody knows the empty one."""
    key = folder / "empty.key"
    key.touch()
    return _settings(folder, key=key), f"{key} is no key: shorter than 32 bytes"


def _settings(folder: Path, *, database: Path | None = None, key: Path | None = None) -> Settings:
    return Settings(
        database_url=f"sqlite:///{database or folder / 'tapete.sqlite3'}",
        secret_file=key or folder / "secret.key",
    )


@pytest.mark.parametrize(
    "wrong",
    [
        _is_folder,
        _is_no_database,
        _is_of_a_later_version,
        _is_not_there,
        _key_is_folder,
        _key_is_empty,
    ],
)
def test_what_keeps_the_server_from_starting_is_one_sentence(
    wrong: Callable[[Path], tuple[Settings, str]], tmp_path: Path
) -> None:
    chosen, sentence = wrong(tmp_path)
    with pytest.raises(SystemExit) as caught:
        serve(chosen)
    told = str(caught.value.code)
    assert told.startswith("Tapete cannot start: ")
    assert sentence in told
    assert "\n" not in told
    assert "geheim" not in told
