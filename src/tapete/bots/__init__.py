"""Players that need no person: they answer a view with a move. How to write one: `docs/bots.md`."""

from tapete.bots.bot import Bot, Factory
from tapete.bots.uniform import Uniform
from tapete.bots.vecino import player
from tapete.core.game import AnyGame
from tapete.core.options import OptionError

__all__ = ["Bot", "Factory", "bots", "make"]


def bots() -> dict[str, Factory]:
    """Return the makers of bots by name."""
    return {"uniform": Uniform, "vecino": player}


def make(name: str, game: AnyGame) -> Bot:
    """Return the bot of a name for a game.

    Raises: OptionError naming a bot that does not exist, or does not know the game.
    """
    known = bots()
    if name not in known:
        raise OptionError(f"bot {name}: there are {', '.join(known)}")
    return known[name](game)
