"""The neighbour: one player by rules of thumb for every game, found by the game's name."""

from typing import Final

from tapete.bots.bot import Bot, Factory
from tapete.bots.vecino import guinote, presidente
from tapete.core.game import AnyGame
from tapete.core.options import OptionError

_PLAYERS: Final[dict[str, Factory]] = {
    "guinote": guinote.Vecino,
    "presidente": presidente.Vecino,
}


def player(game: AnyGame) -> Bot:
    """Return the player of a game. Raises: OptionError when nobody here plays it."""
    if game.name not in _PLAYERS:
        raise OptionError(f"bot vecino: does not play {game.name}, only {', '.join(_PLAYERS)}")
    return _PLAYERS[game.name](game)
