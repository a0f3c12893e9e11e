"""A person at the terminal, asked for moves as a bot would be."""

from random import Random
from typing import Any, Final, Protocol

from rich.console import Console
from rich.text import Text

from tapete.core.game import AnyGame, Offers
from tapete.locale import reason, say

_HELP: Final = "?"
_TABLE: Final = "m"
_LAST: Final = "u"
_LEAVE: Final = "q"


class Left(Exception):  # noqa: N818 - it is no error
    """The person has had enough."""


class Desk(Protocol):
    """How one game looks in the terminal, and what a person may type."""

    def table(self, view: Any) -> list[Text]:
        """Return the lines that say how the game stands."""

    def hand(self, view: Any, offers: Offers[Any]) -> list[Text]:
        """Return the lines of the own cards and of what else may be done."""

    def last(self, view: Any) -> Text:
        """Return the line of what was played before and may be looked at again."""

    def question(self, view: Any) -> str:
        """Return what the person in turn is asked."""

    def reaction(self, view: Any, moves: tuple[Any, ...]) -> str:
        """Return what a person is asked who may act out of turn."""

    def words(self, view: Any, answer: str) -> str:
        """Return an answer as a move without its seat, such as ``play 4c``."""


class Person:
    """Asks on a screen; a `Bot` for the runner of the match."""

    def __init__(self, game: AnyGame, desk: Desk, screen: Console, lang: str) -> None:
        self._game = game
        self._desk = desk
        self._screen = screen
        self._lang = lang
        self._declined: tuple[Any, ...] = ()

    def choose(self, view: Any, moves: tuple[Any, ...], rng: Random) -> Any:
        """Return the move that the person types. Raises: Left, EOFError, KeyboardInterrupt."""
        offers = self._game.offers(view)
        self._show(view, offers)
        while True:
            answer = self._ask(self._desk.question(view))
            if answer == _HELP:
                self._say(f"play-help-{self._game.name}")
            elif answer == _TABLE:
                self._show(view, offers)
            elif answer == _LAST:
                self._screen.print(self._desk.last(view))
            else:
                move = self._move(view, moves, offers, answer, rng)
                if move is not None:
                    self._declined = ()
                    return move

    def react(self, view: Any, moves: tuple[Any, ...], rng: Random) -> Any | None:
        """Return the move out of turn that the person types; asked once for each chance."""
        if moves == self._declined:
            return None
        offers = self._game.offers(view)
        while answer := self._ask(self._desk.reaction(view, moves)):
            move = self._move(view, moves, offers, answer, rng)
            if move is not None:
                return move
        self._declined = moves
        return None

    def _show(self, view: Any, offers: Offers[Any]) -> None:
        self._screen.print()
        for line in (*self._desk.table(view), *self._desk.hand(view, offers)):
            self._screen.print(line)

    def _say(self, key: str) -> None:
        self._screen.print(say(self._lang, key), markup=False)

    def _ask(self, question: str) -> str:
        answer = self._screen.input(Text(f"{question} > ", style="bold")).strip().lower()
        if answer == _LEAVE:
            raise Left
        return answer

    def _move(
        self, view: Any, moves: tuple[Any, ...], offers: Offers[Any], answer: str, rng: Random
    ) -> Any | None:
        """Return the legal move that an answer means, or nothing after saying why not."""
        try:
            move = self._game.parse(f"{view.seat} {self._desk.words(view, answer)}")
        except ValueError:
            self._say("play-unclear")
            return None
        if move in moves:
            return move
        card = getattr(move, "card", None)
        why = None if card is None else offers.why.get(card)
        if why is not None:
            sentence = reason(self._lang, why.reason, why.values)
        else:
            # Any position that agrees with the view has the same legal moves of this seat.
            code = self._game.explain(self._game.sample(view, rng), move)
            sentence = reason(self._lang, code or "wrong-phase")
        self._screen.print(sentence, markup=False)
        return None
