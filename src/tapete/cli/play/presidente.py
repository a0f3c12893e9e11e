"""Presidente in the terminal."""

import re
from itertools import groupby
from typing import Final

from rich.text import Text

from tapete.core.cards import CARD_OF, parse_cards
from tapete.core.cards import line as cards_line
from tapete.core.game import Offers
from tapete.games.presidente.view import (
    EXCHANGE,
    Give,
    Play,
    SeatMove,
    Trick,
    View,
    powers_now,
)
from tapete.locale import reason, say
from tapete.records import Teller

_PASS: Final = "p"
_PLACE: Final = re.compile(r"([1-9][0-9]?)(?:x([1-9]))?")
"""A line of the hand, and how many of its cards."""


class Table:
    """A `Desk` for presidente."""

    def __init__(self, teller: Teller) -> None:
        self._teller = teller
        self._lang = teller.lang

    def table(self, view: View) -> list[Text]:
        """Return points, what everybody holds, and the trick."""
        lines = [Text(self._points(view)), Text(self._counts(view)), Text(self._trick(view))]
        if view.revolution:
            lines.insert(2, Text(say(self._lang, "play-presidente-revolution"), style="bold"))
        return lines

    def _points(self, view: View) -> str:
        points = [
            f"{name} {say(self._lang, 'number', value=half / 2)}"
            for name, half in zip(self._teller.people, view.match.points, strict=True)
        ]
        hand = view.match.hands + 1
        return say(self._lang, "play-presidente-points", hand=hand, points=", ".join(points))

    def _counts(self, view: View) -> str:
        counts = []
        for seat, name in enumerate(self._teller.people):
            passed = seat in view.passed
            count = view.counts[seat]
            counts.append(
                say(self._lang, "play-presidente-count", name=name, count=count, passed=passed)
            )
        return ", ".join(counts)

    def _trick(self, view: View) -> str:
        if not view.pile:
            return say(self._lang, "play-presidente-empty")
        return say(self._lang, "play-presidente-trick", sets=self._sets(view.pile))

    def _sets(self, trick: Trick) -> str:
        return " · ".join(
            f"{self._teller.people[seat]} {cards_line(cards)}" for seat, cards in trick
        )

    def last(self, view: View) -> Text:
        """Return the trick before the one on the table."""
        if not view.tricks:
            return Text(say(self._lang, "play-presidente-no-last"))
        return Text(say(self._lang, "play-presidente-last", sets=self._sets(view.tricks[-1])))

    def hand(self, view: View, offers: Offers[SeatMove]) -> list[Text]:
        """Return the cards by number, best first; what cannot be laid now says why."""
        usable = {
            each for move in offers.moves if isinstance(move, Play | Give) for each in move.cards
        }
        lines = []
        for place, cards in enumerate(_rows(view), 1):
            line = Text(f"  {place:>2}  {cards_line(cards)}")
            if usable.isdisjoint(cards):
                line.stylize("dim")
                why = offers.why.get(cards[0])
                if why is not None:
                    line.append(f"   ✗ {reason(self._lang, why.reason, why.values)}", style="dim")
            lines.append(line)
        if any(not isinstance(move, Play | Give) for move in offers.moves):
            lines.append(Text(f"   {_PASS}  {say(self._lang, 'play-presidente-pass')}"))
        return lines

    def question(self, view: View) -> str:
        """Return what is waited for, in words."""
        if view.phase == EXCHANGE:
            count = view.aside.owed[_me(view)]
            return say(self._lang, "play-presidente-give", count=count)
        if not view.pile:
            return say(self._lang, "play-presidente-lead")
        return say(self._lang, "play-presidente-turn", size=_size(view))

    def reaction(self, view: View, moves: tuple[SeatMove, ...]) -> str:
        """Return what is waited for: nobody acts out of turn in presidente."""
        return self.question(view)

    def words(self, view: View, answer: str) -> str:
        """Return what was typed as a move: lines of the hand (`3`, `3x2`), cards, `p` to pass.

        Raises: ValueError for cards that there are not.
        """
        if answer == _PASS:
            return "pass"
        verb = "give" if view.phase == EXCHANGE else "play"
        parts = answer.removeprefix(f"{verb} ").split()
        places = [_PLACE.fullmatch(part) for part in parts]
        rows = _rows(view)
        cards: list[int] = []
        for part, place in zip(parts, places, strict=True):
            if place is None:
                cards += parse_cards(_card(view, part))
            elif int(place[1]) <= len(rows):
                row = rows[int(place[1]) - 1]
                wanted = int(place[2]) if place[2] else min(_size(view) or len(row), len(row))
                cards += row[:wanted] if wanted <= len(row) else ()
        return f"{verb} {cards_line(tuple(sorted(cards)))}" if cards else answer


def _me(view: View) -> int:
    return -1 if view.seat is None else view.seat


def _size(view: View) -> int:
    """Return the cards that a set must have, 0 for a free lead."""
    return len(view.pile[-1][1]) if view.pile else 0


def _rows(view: View) -> list[tuple[int, ...]]:
    """Return the hand by numbers, best first; card by card where cards are given away."""
    if view.phase == EXCHANGE:
        return [(each,) for each in view.hand]
    value = powers_now(view.rules, revolution=view.revolution)
    rows = [tuple(row) for _, row in groupby(view.hand, lambda each: each >> 2)]
    return sorted(rows, key=lambda row: value[row[0] >> 2], reverse=True)


def _card(view: View, text: str) -> str:
    """Return a card as records write it; French suits are capitals, which nobody types."""
    french = text.upper()
    mine = CARD_OF.get(french) in view.hand and CARD_OF.get(text) not in view.hand
    return french if mine or text not in CARD_OF else text
