"""Put events into sentences for people, by the conventions of `locale/README.md`."""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, fields
from typing import Any, Final, get_args

from tapete.core.cards import SUITS, TEXT_OF
from tapete.core.game import AnyGame
from tapete.locale import CARDS, Raw, card, has, names, say
from tapete.locale import SUITS as SUIT_VALUES

_PEOPLE: Final = frozenset({"seat", "dealer", "mano", "to"})
_RANKED: Final = frozenset({"places", "ranking"})
"""Names of rows of seats, the best first."""
_SPANISH: Final = {"10": "S", "11": "C", "12": "R"}
_FRENCH: Final = {"10": "T", "K": "R"}
"""Numbers on cards as the catalogue knows them, where it has letters for them."""
_NOTHING: Final = -1
_INSIDE: Final = re.compile(r"(?<!^)(?=[A-Z])")


@dataclass(frozen=True, slots=True)
class Teller:
    """Tells the events of one match in one language, to one person or to everybody."""

    lang: str
    game: AnyGame
    rules: Any
    people: Sequence[str]
    """The name at each seat."""
    me: int | None = None
    """The seat that is told, where it is somebody's."""

    def tell(self, event: Any) -> str:
        """Return an event as a sentence. Raises: SentenceError when the catalogue has none."""
        key = f"event-{self.game.name}-{_kebab(type(event).__name__)}"
        values = {item.name: getattr(event, item.name) for item in fields(event)}
        form = f"{key}.{self._form(key, values)}"
        rows = {item.name for item in fields(event) if _is_row(item.type, values[item.name])}
        single = {name: value for name, value in values.items() if name not in rows}
        words = self._words(single) | self._rows({name: values[name] for name in rows}, single)
        return say(self.lang, form if has(self.lang, form) else key, **words)

    def points(self, points: int) -> str:
        """Return a number of points as people say it: "31 buenas" [G-43]."""
        word, count = self.game.said(self.rules, points)
        return say(self.lang, f"points-{self.game.name}-{word}", count=count)

    def pair(self, pair: int) -> str:
        """Return the names of one of two sides, whose seats alternate."""
        return names(self.lang, self.people[pair::2])

    def _form(self, key: str, values: Mapping[str, Any]) -> str:
        """Return the attribute that fits: to me, to my side, or with the card hidden."""
        unseen = any(values[name] is None for name in (CARDS | {"cards"}) & values.keys())
        if unseen and has(self.lang, f"{key}.hidden"):
            return "hidden"
        if self.me is None:
            return ""
        if self.me == values.get("to"):
            return "to-me"
        if self.me in (values.get("seat"), values.get("mano")):
            return "me"
        seat = values.get("seat", values.get("pair", _NOTHING))
        ours = seat != _NOTHING and seat % 2 == self.me % 2
        return (
            ("us" if len(self.people) > 2 else "me") if ours and has(self.lang, f"{key}.us") else ""
        )

    def _rows(self, rows: Mapping[str, Any], single: Mapping[str, Any]) -> dict[str, Raw]:
        """Return the words of rows of any length: cards, seats by place, points by seat."""
        words: dict[str, Raw] = {}
        for name, value in rows.items():
            if name == "cards":
                words |= self._cards(value, single.get("number", ""))
            elif name in _RANKED:
                words |= self._ranked(name, value)
            else:
                words[name] = self._by_seat(value)
        return words

    def _cards(self, cards: Sequence[int], number: str) -> dict[str, Raw]:
        texts = [TEXT_OF[each] for each in cards]
        words: dict[str, Raw] = {"cards": ", ".join(card(self.lang, text) for text in texts)}
        if number:
            french = texts[0][-1] in "DHSC"
            key = (_FRENCH if french else _SPANISH).get(number, number)
            rank = "1" if number == "A" and not french else number
            words["number"] = int(key) if key.isdecimal() else key
            words |= {"size": len(texts), "card": texts[0]}
            words["twos"] = sum(text[:-1] != rank for text in texts)
        return words

    def _ranked(self, name: str, seats: Sequence[int]) -> dict[str, Raw]:
        ranked = [self.people[seat] for seat in seats]
        words: dict[str, Raw] = {name: ", ".join(ranked), "first": ranked[0], "last": ranked[-1]}
        words |= {"name": ranked[0], "labels": getattr(self.rules, "labels", "")}
        return words

    def _by_seat(self, points: Sequence[int]) -> str:
        """Return who has how many points; half points where the game counts those."""
        unit = self.game.unit
        said = [say(self.lang, "number", value=each / unit) for each in points]
        return ", ".join(f"{who} {each}" for who, each in zip(self.people, said, strict=True))

    def _words(self, values: Mapping[str, Any]) -> dict[str, Raw]:
        words: dict[str, Raw] = {}
        for name, value in values.items():
            words |= self._value(name, value)
        return words

    def _value(self, name: str, value: Any) -> dict[str, Raw]:
        if isinstance(value, tuple):
            said = [self.points(each) if name == "points" else each for each in value]
            sides = {f"pair-{pair}": self.pair(pair) for pair in range(len(value))}
            return {**sides, **{f"{name}-{pair}": each for pair, each in enumerate(said)}}
        if isinstance(value, bool):
            return {name: value}
        if value is None or value == _NOTHING:
            return {name: None}
        if name in _PEOPLE:
            return {"name" if name == "seat" else name: self.people[value]}
        if name == "pair":
            return {name: self.pair(value), "players": len(self.people[value::2])}
        if name in CARDS:
            return {name: TEXT_OF[value]}
        return {name: SUITS[value] if name in SUIT_VALUES else value}


def _is_row(hint: Any, value: Any) -> bool:
    """Return whether a value is a row, and not one number for each of two sides."""
    return isinstance(value, tuple) and get_args(hint) != (int, int)


def _kebab(name: str) -> str:
    return _INSIDE.sub("-", name).lower()


def openly(game: AnyGame, before: Any, move: Any, after: Any) -> tuple[Any, ...]:
    """Return what a move did with nothing hidden: each event as the seat knows it that knows most.

    Replays are omniscient; nothing that a table shows goes through here.
    """
    versions = [game.narrate(before, move, after, seat) for seat in range(len(game.hands(after)))]
    longest = max(map(len, versions))
    told = [version for version in versions if len(version) == longest]
    return tuple([min(events, key=_blanks) for events in zip(*told, strict=True)])


def _blanks(event: Any) -> int:
    return sum(getattr(event, item.name) is None for item in fields(event))
