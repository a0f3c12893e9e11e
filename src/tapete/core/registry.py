"""Find the games: every package below `tapete.games` that holds a ``GAME``."""

from functools import cache
from importlib import import_module
from pkgutil import iter_modules

from tapete.core.game import AnyGame
from tapete.core.options import OptionError


@cache
def games() -> dict[str, AnyGame]:
    """Return the games by name, in alphabetical order."""
    # By name, so that `core` imports no game: a new game is a new folder, nothing else.
    package = import_module("tapete.games")
    names = sorted(module.name for module in iter_modules(package.__path__) if module.ispkg)
    found = [import_module(f"tapete.games.{name}").GAME for name in names]
    return {game.name: game for game in found}


def game(name: str) -> AnyGame:
    """Return the game of a name. Raises: OptionError naming it and those there are."""
    try:
        return games()[name]
    except KeyError:
        raise OptionError(f"game {name}: there are {', '.join(games())}") from None
