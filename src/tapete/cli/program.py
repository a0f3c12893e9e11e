"""The program as a whole: exit statuses, language, and what is the same for every command."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from enum import StrEnum
from typing import Annotated, Any, Final, TypeAlias

import typer
from typer.core import TyperGroup

from tapete.core.options import OptionError

ILLEGAL: Final = 2
"""Exit status: a move is not legal."""
WRONG_INPUT: Final = 3
"""Exit status: not a record, or a game, variant, option, value or number that does not exist."""
USAGE: Final = 64
"""Exit status: a wrong command line."""
_TYPERS_USAGE: Final = 2


class Language(StrEnum):
    """The languages of the catalogue."""

    ES = "es"
    EN = "en"


Lang: TypeAlias = Annotated[
    Language, typer.Option(envvar="TAPETE_LANG", help="Language of all sentences.")
]


def complain(fault: str) -> None:
    """Print what is wrong on standard error, after everything printed before.

    Signs of the input that could steer a terminal are spelled out.
    """
    sys.stdout.flush()
    plain = "".join([sign if sign.isprintable() else ascii(sign)[1:-1] for sign in fault])
    print(plain, file=sys.stderr, flush=True)  # noqa: T201 - it is a command's answer


def stop(fault: str, status: int) -> typer.Exit:
    """Return the end of the program with a status, after saying what is wrong."""
    complain(fault)
    return typer.Exit(status)


def out(line: str) -> None:
    """Print a line, in UTF-8 and with a plain end of line everywhere."""
    sys.stdout.write(line + "\n")


@contextmanager
def _statuses() -> Iterator[None]:
    """Give every fault its exit status; Typer's own for a wrong command line is 2."""
    try:
        yield
    except OptionError as error:
        raise stop(str(error), WRONG_INPUT) from None
    except Exception as error:
        if getattr(error, "exit_code", None) == _TYPERS_USAGE and not isinstance(error, typer.Exit):
            error.exit_code = USAGE  # type: ignore[attr-defined] # checked one line above
        raise


class Program(TyperGroup):
    """All commands, with the exit statuses of `docs/records.md`."""

    def main(self, *args: Any, **extra: Any) -> Any:
        """Run the program."""
        for stream in (sys.stdout, sys.stderr):
            if hasattr(stream, "reconfigure"):
                # A file's name may hold bytes that are no text; they are spelled out.
                stream.reconfigure(encoding="utf-8", errors="backslashreplace", newline="\n")
        return super().main(*args, **extra)

    def make_context(self, *args: Any, **extra: Any) -> Any:
        """Return the context of a command line. Raises: usage errors with status 64."""
        with _statuses():
            return super().make_context(*args, **extra)

    def invoke(self, ctx: Any) -> Any:
        """Run the command of a context. Raises: every fault with its exit status."""
        with _statuses():
            return super().invoke(ctx)
