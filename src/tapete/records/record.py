"""What a record holds (`docs/records.md`, section 1)."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from tapete.core import registry
from tapete.core.game import AnyGame
from tapete.core.options import Written

FORMAT: Final = "tapete-record/1"


@dataclass(frozen=True, slots=True, kw_only=True)
class Record:
    """A whole match: game, variant, options and moves, and what never changes the replay."""

    game: str
    variant: str
    options: Mapping[str, Written] = field(default_factory=dict)
    """Only what differs from the variant."""
    seats: int
    players: tuple[str, ...] | None = None
    rules: str | int | None = None
    """Version of the rules."""
    comment: str | None = None
    moves: tuple[str, ...]
    """Each as in section 3, such as ``1 play 4c``."""
    times: tuple[int, ...] | None = None
    """Milliseconds since the start, one for each move."""
    commitments: tuple[str, ...] | None = None
    """Proofs of the shuffles."""


def game_of(record: Record) -> AnyGame:
    """Return the game of a record. Raises: OptionError when there is none of its name."""
    return registry.game(record.game)


def rules_of(record: Record) -> Any:
    """Return the rules that the record is played by.

    Raises: OptionError naming the variant, option, value or number of seats that does not exist.
    """
    return game_of(record).configure(record.variant, record.options, record.seats)
