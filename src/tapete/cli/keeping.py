"""Where records go: nowhere, a folder with a file for each, or one collection."""

import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TypeAlias

import typer

from tapete.records import Record, line, text

Keep: TypeAlias = Callable[[Record], None]


@contextmanager
def keeper(where: str | None, game: str) -> Iterator[Keep]:
    """Give a function that keeps a record: ``FILE.jsonl`` on a line, else in a file of a folder.

    Raises: BadParameter when the place cannot be written.
    """
    if where is None:
        yield lambda record: None
        return
    path = Path(where)
    try:
        if _is_collection(path):
            with path.open("w", encoding="utf-8", newline="\n") as file:
                yield lambda record: print(line(record), file=file)
        else:
            path.mkdir(parents=True, exist_ok=True)
            yield _Folder(path, game).keep
    except OSError as error:
        fault = f"{error.filename or where} cannot be written: {error.strerror}"
        raise typer.BadParameter(fault, param_hint="--records") from None


class _Folder:
    """Numbers the files from 1, in as many digits as sort well."""

    def __init__(self, path: Path, game: str) -> None:
        self._path = path
        self._game = game
        self._kept = 0

    def keep(self, record: Record) -> None:
        self._kept += 1
        write(self._path / f"{self._game}-{self._kept:06d}.json", record)


def check_place(place: str) -> None:
    """Check that a file may be written here, before a match is played for it.

    Raises: BadParameter when its folder is not there or may not be written.
    """
    path = Path(place)
    found = path if path.exists() else path.parent
    if path.is_dir() or not path.parent.is_dir() or not os.access(found, os.W_OK):
        raise typer.BadParameter(f"{place} cannot be written", param_hint="--record")


def write(path: Path, record: Record) -> None:
    """Write a record as a file of its own, or a collection of one. Raises: OSError."""
    written = line(record) + "\n" if _is_collection(path) else text(record)
    path.write_text(written, encoding="utf-8", newline="\n")


def _is_collection(path: Path) -> bool:
    # By the whole name, as `records.read` decides: a file called just ".jsonl" is one too.
    return path.name.lower().endswith(".jsonl")
