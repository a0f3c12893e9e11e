"""The contract of a game: a record of pure functions over an immutable state.

Everything above the rules (records, bots, tables, server) speaks to a game through this contract
and through nothing else. `docs/adr/0001-core.md` shows how it carries all four games.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from random import Random
from typing import Any, Generic, Protocol, TypeAlias, TypeVar

from tapete.core.chance import ChanceMove, Choice
from tapete.core.options import OptionError, Variant, Written, as_json, build, options

RulesT = TypeVar("RulesT")
StateT = TypeVar("StateT")
MoveT = TypeVar("MoveT", bound="Move")
ViewT = TypeVar("ViewT")


class Move(Protocol):
    """A small frozen value that knows its seat (CHANCE for chance and clock)."""

    @property
    def seat(self) -> int: ...


class IllegalMove(ValueError):  # noqa: N818  the contract of every game calls it so
    """A move that the rules do not allow; the state is as it was."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason
        """A code of the closed list in `docs/records.md`, with a sentence in every language."""


@dataclass(frozen=True, slots=True)
class Why:
    """Why a card may not be played now."""

    reason: str
    values: Mapping[str, str]
    """What the sentence speaks of, such as ``{"suit": "o"}``; cards and suits as in records."""


@dataclass(frozen=True, slots=True)
class Offers(Generic[MoveT]):
    """What a client may present to a seat."""

    moves: tuple[MoveT, ...]
    why: Mapping[int, Why]
    """For each card of the hand that is not offered: the reason."""


Score: TypeAlias = dict[str, Any]
Ranking: TypeAlias = tuple[tuple[int, ...], ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Game(Generic[RulesT, StateT, MoveT, ViewT]):
    """One game. Fields are functions of the game's modules; none keeps anything between calls."""

    name: str
    rules: type[RulesT]
    variants: tuple[Variant, ...]

    start: Callable[[RulesT, int], StateT]
    """The state before the first move, by rules and number of seats."""
    waits: Callable[[StateT], tuple[int, ...]]
    """The seats the game waits for; ``(CHANCE,)`` for chance, empty when nobody need move."""
    actors: Callable[[StateT], tuple[int, ...]]
    """Every seat that may act now, in or out of turn: a superset of `waits`."""
    chance: Callable[[StateT], tuple[Choice, ...]]
    """What ``-`` may do now."""
    legal: Callable[[StateT, int], tuple[MoveT, ...]]
    """Every legal move of a seat: verbs in the order of `docs/records.md`, cards in card order."""
    faults: Callable[[StateT, int], tuple[MoveT, ...]]
    """Moves of a seat that break a rule and that the options let happen and punish."""
    explain: Callable[[StateT, MoveT | ChanceMove], str | None]
    """Nothing for a legal move or a fault, or the reason code why it is neither."""
    apply: Callable[[StateT, MoveT | ChanceMove], StateT]
    """The state after a move. Raises: IllegalMove."""
    epoch: Callable[[StateT], int]
    """Rises with every turn action and every move of ``-``."""
    free: Callable[[MoveT | ChanceMove], bool]
    """Whether a move never raises the epoch."""
    view: Callable[[StateT, int | None], ViewT]
    """What a seat, or a spectator (None), may know, and no more."""
    offers: Callable[[ViewT], Offers[MoveT]]
    """What a client may present as playable, and why not for the rest."""
    narrate: Callable[[StateT, MoveT | ChanceMove, StateT, int | None], tuple[Any, ...]]
    """Events in the past tense, already cut to what that seat may know."""
    sample: Callable[[ViewT, Random], StateT]
    """A whole state that agrees with everything the view knows."""
    phase: Callable[[StateT], str]
    """One word of the list in `docs/records.md`, section 4."""
    hands: Callable[[StateT], tuple[tuple[int, ...], ...]]
    """Every hand, sorted; for replays, which are omniscient."""
    score: Callable[[StateT], Score]
    """What `docs/records.md` shows as score, keys in its order."""
    ranking: Callable[[StateT], Ranking | None]
    """Nothing until the match is over, then seats from best to worst, equals together."""
    next_dealer: Callable[[StateT], int]
    """The seat that deals after the hand on the table, in this match or in a revancha [G-57]."""
    text: Callable[[MoveT | ChanceMove], str]
    """A move as a line of a record: ``1 play 4c``."""
    parse: Callable[[str], MoveT | ChanceMove]
    """The move of a line of a record. Raises: ValueError naming what is wrong."""
    said: Callable[[RulesT, int], tuple[str, int]] = lambda _rules, points: ("points", points)
    """A number of points as people say it: word and number, such as ``("buenas", 31)``."""
    boundary: str = "HandEnded"
    """Name of the event after which other people may take bots' seats."""
    timed: Callable[[RulesT], bool] = lambda _rules: False
    """Whether running out of time is a move of the rules: then `Timeout` is among the choices of
    `chance` whenever a seat is in turn, and the clock spares nobody."""
    courtesy: Callable[[StateT, int], MoveT | None] = lambda _state, _seat: None
    """The move of a seat whose clock has run out, where that is no move of the rules; nothing
    where a bot is to decide."""
    unit: int = 1
    """How many units of `points` make one point: 2 where halves are counted."""
    fits: Callable[[RulesT, int], None] = lambda _rules, _seats: None
    """Checks values that do not go together or with the number of seats. Raises: OptionError."""

    def variant(self, name: str) -> Variant:
        """Return the variant of a name. Raises: OptionError naming it and those there are."""
        for variant in self.variants:
            if variant.name == name:
                return variant
        names = ", ".join(variant.name for variant in self.variants)
        raise OptionError(f"variant {name}: {self.name} has {names}")

    def configure(self, variant: str, values: Mapping[str, object], seats: int) -> RulesT:
        """Return the rules of a variant with some options changed, for a number of seats.

        Raises: OptionError naming the variant, option, value or number that does not exist, or
        what does not go together.
        """
        chosen = self.variant(variant)
        if seats not in chosen.seats:
            allowed = ", ".join(map(str, chosen.seats))
            raise OptionError(f"seats {seats}: {variant} takes {allowed}")
        rules = build(self.rules, {**chosen.options, **values})
        self.fits(rules, seats)
        return rules

    def differences(self, variant: str, rules: RulesT) -> dict[str, Written]:
        """Return the option values of the rules that differ from the variant's, as JSON has
        them."""
        preset = build(self.rules, self.variant(variant).options)
        names = [option.name for option in options(self.rules)]
        return {
            name: as_json(getattr(rules, name))
            for name in names
            if getattr(rules, name) != getattr(preset, name)
        }


AnyGame: TypeAlias = Game[Any, Any, Any, Any]
"""A game whose types are not known here: what layers above the rules work with."""
