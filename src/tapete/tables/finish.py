"""What remains of a match: handed to the keeper when it is final."""

from dataclasses import dataclass
from typing import Any, Protocol

from tapete.core.game import Ranking


@dataclass(frozen=True, slots=True)
class Player:
    """Who held a seat when the match ended."""

    seat: int
    name: str
    """As in a record: a person's name, or ``bot:vecino``."""
    person: str | None
    """Id; None for a bot."""
    gone: bool
    """Whether a bot played to the end for this person [G-60]."""
    joined: int
    """Number of moves already made when this person took the seat; 0 for the whole match."""


@dataclass(frozen=True, slots=True)
class Finished:
    """A finished match; final, because nobody may claim any more."""

    record: str
    """Its link name, unguessable and the same whenever this match is handed out again."""
    table: str
    match: int
    """Number of the match at its table, from 1."""
    public: bool
    game: str
    variant: str
    options: dict[str, str | int | bool]
    """Only what differs from the variant, as in a record."""
    seats: int
    players: tuple[Player, ...]
    moves: tuple[str, ...]
    times: tuple[int, ...]
    """Milliseconds since `began`, one for each move."""
    began: int
    ended: int
    ranking: Ranking
    score: dict[str, Any]


class Keeper(Protocol):
    """Keeps finished matches and remembers who has played."""

    async def keep(self, finished: Finished) -> None:
        """Keep a match. The same one may come again after a crash: `record` tells."""

    async def played(self, persons: tuple[str, ...]) -> None:
        """Note that these people have played a hand to its end; may come again."""
