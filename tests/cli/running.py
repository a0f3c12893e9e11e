"""Run the program in this process."""

from dataclasses import dataclass

from typer.testing import CliRunner

from tapete.cli import app


@dataclass(frozen=True)
class Done:
    """What a command did."""

    status: int
    out: str
    err: str


def tapete(*words: str, answers: str = "", env: dict[str, str | None] | None = None) -> Done:
    """Return what a command line does, with Spanish as nobody asked for another language."""
    clean: dict[str, str | None] = {"TAPETE_LANG": None, "TERM": "dumb", "COLUMNS": "120"}
    done = CliRunner().invoke(app, list(words), input=answers, env=clean | (env or {}))
    if done.exception is not None and not isinstance(done.exception, SystemExit):
        raise done.exception
    return Done(done.exit_code, done.stdout, done.stderr)
