"""One match in the terminal: who sits where, what is told, where the record goes."""

from collections.abc import Callable, Sequence
from dataclasses import fields
from pathlib import Path
from random import Random, SystemRandom
from typing import Any, Final

from rich.console import Console

from tapete.bots import Bot, make
from tapete.bots.match import steps
from tapete.cli.keeping import check_place, write
from tapete.cli.play import guinote, presidente
from tapete.cli.play.person import Desk, Left, Person
from tapete.cli.setup import Setup
from tapete.core.options import OptionError
from tapete.locale import CARDS, say
from tapete.records import Record, Teller, titles

ME: Final = 0
"""The seat of the person."""
NAMES: Final = ("Jesús", "Pilar", "Toño", "Merche", "Carlos", "Ana", "Fermín", "Lola", "Paco")
"""What the bots are called, from the seat after the person's."""
_DESKS: Final[dict[str, Callable[[Teller], Desk]]] = {
    "guinote": guinote.Table,
    "presidente": presidente.Table,
}


class Session:
    """A person and bots at one table."""

    def __init__(
        self,
        setup: Setup,
        bots: Sequence[str],
        lang: str,
        *,
        name: str | None = None,
        seed: int | None = None,
    ) -> None:
        """Seat everybody. Raises: OptionError for a bot, or a game, that there is not."""
        if setup.game.name not in _DESKS:
            raise OptionError(f"game {setup.game.name}: the terminal shows {', '.join(_DESKS)}")
        self._setup = setup
        self._lang = lang
        self._rng = Random(SystemRandom().getrandbits(64) if seed is None else str(seed))
        self._screen = Console(highlight=False, soft_wrap=True)
        me = say(lang, "play-me")
        self._players = (name or me, *[f"bot:{bot}" for bot in bots])
        people = (me, *NAMES[: setup.seats - 1])
        self._teller = Teller(lang, setup.game, setup.rules, people, me=ME)
        desk = _DESKS[setup.game.name](self._teller)
        person = Person(setup.game, desk, self._screen, lang)
        self._bots: list[Bot] = [person, *[make(bot, setup.game) for bot in bots]]

    def play(self, record: str | None) -> None:
        """Play until the match is over or the person leaves; write the record of a whole match."""
        if record is not None:
            check_place(record)
        self._greet()
        moves: list[str] = []
        try:
            self._run(moves)
        except (EOFError, KeyboardInterrupt, Left):
            self._screen.print("\n" + say(self._lang, "play-bye"))
            return
        if record is not None:
            self._keep(record, moves)

    def _greet(self) -> None:
        called = titles(self._lang, self._setup.game.name, self._setup.variant)
        self._screen.print(say(self._lang, "play-hello", **called), markup=False)

    def _run(self, moves: list[str]) -> None:
        setup = self._setup
        before = setup.game.start(setup.rules, setup.seats)
        for state, move in steps(setup.game, setup.rules, setup.seats, self._bots, self._rng):
            moves.append(setup.game.text(move))
            for event in setup.game.narrate(before, move, state, ME):
                if not _hidden(event):
                    self._screen.print(self._teller.tell(event), markup=False)
            before = state

    def _keep(self, place: str, moves: Sequence[str]) -> None:
        setup = self._setup
        whole = Record(
            game=setup.game.name,
            variant=setup.variant,
            options=setup.options,
            seats=setup.seats,
            players=self._players,
            moves=tuple(moves),
        )
        write(Path(place), whole)
        self._screen.print(say(self._lang, "play-saved", file=place), markup=False)


def _hidden(event: Any) -> bool:
    """Return whether an event is about a card that the person may not see: not worth a line."""
    cards = CARDS - {"starter"}  # there may be none, which hides nothing
    return any(item.name in cards and getattr(event, item.name) is None for item in fields(event))
