"""The program ``tapete``: a module for each command, which loads what it needs when it runs."""

from collections.abc import Callable
from typing import Annotated, Final

import typer

from tapete import __version__
from tapete.cli import arena, games, play, replay, serve, simulate
from tapete.cli.program import Program, out

app = typer.Typer(
    name="tapete",
    cls=Program,
    help="Tapete: Spanish card games in the browser, in the terminal, as a library.",
    no_args_is_help=True,
    pretty_exceptions_enable=False,
)


def _version(wanted: bool) -> None:
    if wanted:
        out(f"tapete {__version__}")
        raise typer.Exit


@app.callback()
def options(
    version: Annotated[
        bool,
        typer.Option("--version", callback=_version, is_eager=True, help="Print the version."),
    ] = False,
) -> None:
    """Take the options of the program itself."""


COMMANDS: Final[dict[str, Callable[..., None]]] = {
    "serve": serve.command,
    "play": play.command,
    "replay": replay.command,
    "simulate": simulate.command,
    "arena": arena.command,
    "games": games.command,
}
for name, command in COMMANDS.items():
    app.command(name)(command)


def main() -> None:
    """Run the program."""
    app()
