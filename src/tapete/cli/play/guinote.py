"""Guiñote in the terminal."""

from collections.abc import Sequence
from typing import Final

from rich.text import Text

from tapete.core.cards import CARD_OF, SUITS, TEXT_OF
from tapete.core.game import Offers
from tapete.games.guinote.scoring import cante_points
from tapete.games.guinote.state import last_trick
from tapete.games.guinote.view import (
    Exchange,
    Play,
    SeatMove,
    Sing,
    View,
    leader,
    trick,
    tricks_done,
    winning,
)
from tapete.locale import card, reason, say
from tapete.records import Teller

_STYLES: Final = {"malas": "bright_red on grey15", "buenas": "bold bright_white on grey15"}
"""Malas are red, buenas white [G-50]; the words say it too."""
_EXCHANGE: Final = "7"
"""No hand has a seventh card, so the figure is free for the siete."""


class Table:
    """A `Desk` for guiñote."""

    def __init__(self, teller: Teller) -> None:
        self._teller = teller
        self._lang = teller.lang

    def table(self, view: View) -> list[Text]:
        """Return score, muestra and trick."""
        return [self._score(view), Text(self._stock(view)), Text(self._trick(view))]

    def _score(self, view: View) -> Text:
        line = Text()
        for pair in (0, 1):
            line.append(f"{self._teller.pair(pair)}: ")
            if view.points is None:
                line.append(say(self._lang, "play-guinote-points-hidden"))
            else:
                word, _ = self._teller.game.said(view.rules, view.points[pair])
                line.append(f" {self._teller.points(view.points[pair])} ", style=_STYLES[word])
            line.append(" · ")
        won = {"partidas": view.match.partidas, "cotos": view.match.cotos}
        values = {f"{name}-{pair}": won[name][pair] for name in won for pair in (0, 1)}
        return line.append(say(self._lang, "play-guinote-won", **values))

    def _stock(self, view: View) -> str:
        if view.muestra is None:
            return say(self._lang, "play-guinote-arrastre", trump=SUITS[view.trump])
        return say(
            self._lang,
            "play-guinote-stock",
            trump=SUITS[view.trump],
            muestra=TEXT_OF[view.muestra],
            count=view.stock,
        )

    def _trick(self, view: View) -> str:
        cards = trick(view)
        if not cards:
            return say(self._lang, "play-guinote-empty")
        return self._laid(view, "play-guinote-trick", cards, leader(view))

    def last(self, view: View) -> Text:
        """Return the last trick, the only one that may be looked at again [G-64]."""
        done = tricks_done(view)
        if not done:
            return Text(say(self._lang, "play-guinote-no-last"))
        return Text(self._laid(view, "play-guinote-last", last_trick(view), view.leaders[done - 1]))

    def _laid(self, view: View, key: str, cards: Sequence[int], first: int) -> str:
        best = winning(tuple(cards), view.trump)
        laid = [
            say(
                self._lang,
                "play-guinote-laid",
                name=self._teller.people[(first + place) % view.seats],
                card=TEXT_OF[each],
                winning=place == best,
            )
            for place, each in enumerate(cards)
        ]
        return say(self._lang, key, cards=", ".join(laid))

    def hand(self, view: View, offers: Offers[SeatMove]) -> list[Text]:
        """Return the cards by number, each blocked one with its reason, then what else is open."""
        playable = {move.card for move in offers.moves if isinstance(move, Play)}
        lines = []
        for number, each in enumerate(view.hand, 1):
            line = Text(f"  {number}  {TEXT_OF[each]:<4}{card(self._lang, TEXT_OF[each])}")
            if each not in playable:
                why = offers.why[each]
                line.stylize("dim")
                line.append(f"   ✗ {reason(self._lang, why.reason, why.values)}", style="dim")
            lines.append(line)
        return [*lines, *[Text(f"  {text}") for text in self._extras(view, offers.moves)]]

    def _extras(self, view: View, moves: Sequence[SeatMove]) -> list[str]:
        return [
            self._sing(view, move) if isinstance(move, Sing) else self._exchange(view)
            for move in moves
            if isinstance(move, Sing | Exchange)
        ]

    def _sing(self, view: View, move: Sing) -> str:
        return say(
            self._lang,
            "play-guinote-sing",
            key=SUITS[move.suit],
            suit=SUITS[move.suit],
            points=cante_points(move.suit, view.trump),
        )

    def _exchange(self, view: View) -> str:
        muestra = "" if view.muestra is None else TEXT_OF[view.muestra]
        return say(self._lang, "play-guinote-exchange", key=_EXCHANGE, muestra=muestra)

    def question(self, view: View) -> str:
        """Return whose turn it is, in words."""
        return say(self._lang, "play-guinote-turn" if trick(view) else "play-guinote-lead")

    def reaction(self, view: View, moves: tuple[SeatMove, ...]) -> str:
        """Return what may be sung now, out of turn [G-32]."""
        sings = ", ".join(self._extras(view, moves))
        return say(self._lang, "play-guinote-react", sings=sings)

    def words(self, view: View, answer: str) -> str:
        """Return what was typed as a move: a number, a card, a suit to sing, 7 for the siete."""
        if answer == _EXCHANGE:
            return "exchange"
        if answer.isascii() and answer.isdigit() and 0 < int(answer) <= len(view.hand):
            return f"play {TEXT_OF[view.hand[int(answer) - 1]]}"
        if answer in CARD_OF:
            return f"play {answer}"
        return f"sing {answer}" if len(answer) == 1 else answer
