"""``tapete replay``: a record position by position, for people or for programs."""

from typing import Annotated, TypeAlias

import typer

from tapete.cli.program import ILLEGAL, WRONG_INPUT, Lang, Language, out, stop
from tapete.records import (
    IllegalRecord,
    Record,
    RecordError,
    as_json,
    game_of,
    read,
    replay,
    transcript,
)

File: TypeAlias = Annotated[
    str, typer.Argument(metavar="FILE", help="A record (.json), or one on every line (.jsonl).")
]
Json: TypeAlias = Annotated[
    bool, typer.Option("--json", help="Print each position as one line of JSON.")
]
To: TypeAlias = Annotated[int | None, typer.Option(min=0, help="Stop after this move.")]


def command(file: File, json: Json = False, to: To = None, lang: Lang = Language.ES) -> None:
    """Replay a record.

    Exit status: 0 replayed, 2 a move is not legal, 3 the file is not a record.
    """
    try:
        for number, (place, record) in enumerate(read(file)):
            try:
                if json:
                    _positions(record, to)
                else:
                    _story(record, to, lang, place if place != file else None, number)
            except IllegalRecord as error:
                raise stop(_refusal(place, error, lang), ILLEGAL) from None
    except RecordError as error:
        raise stop(str(error), WRONG_INPUT) from None


def _positions(record: Record, to: int | None) -> None:
    game = game_of(record)
    for position in replay(record):
        out(as_json(game, position))
        if position.ply == to:
            return


def _story(record: Record, to: int | None, lang: str, heading: str | None, number: int) -> None:
    if heading is not None:
        out(f"\n{heading}" if number else heading)
    for line in transcript(record, lang, to=to):
        out(line)


def _refusal(place: str, error: IllegalRecord, lang: str) -> str:
    from tapete.locale import reason

    return f"{place}: {error}: {reason(lang, error.reason)}"
