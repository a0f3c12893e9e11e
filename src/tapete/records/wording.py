"""Options put into words, by the conventions of `locale/README.md`."""

from collections.abc import Iterator

from tapete.core.cards import CARD_OF
from tapete.core.game import AnyGame
from tapete.core.options import Option, Value, Written, options
from tapete.locale import card, say


def option_in_words(lang: str, game: AnyGame, name: str, value: Value | Written) -> str:
    """Return an option and its value as a person reads them: "Cotos para ganar: 2 cotos"."""
    option = next(item for item in options(game.rules) if item.name == name)
    return f"{say(lang, _key(game, option))}: {_value(lang, game, option, value)}"


def keys(game: AnyGame, option: Option) -> Iterator[str]:
    """Yield every key that an option needs in the catalogue."""
    key = _key(game, option)
    yield from (key, f"{key}.help")
    match option.type:
        case "bool":
            yield from (f"{key}.true", f"{key}.false")
        case "list":
            yield f"{key}.none"
        case "numbers":
            yield from (f"{key}.place-{place}" for place in range(1, _places(option) + 1))
        case _:
            # A word that is a card is said as cards are; no attribute begins with a digit.
            yield from (f"{key}.{word}" for word in option.words if word not in CARD_OF)
            if option.ranges:
                yield f"{key}.value"


def _key(game: AnyGame, option: Option) -> str:
    return f"option-{game.name}-{option.name}"


def _places(option: Option) -> int:
    return len(option.default) if isinstance(option.default, tuple) else 0


def _value(lang: str, game: AnyGame, option: Option, value: Value | Written) -> str:
    key = _key(game, option)
    match value:
        case bool():
            return say(lang, f"{key}.{str(value).lower()}")
        case int():
            return say(lang, f"{key}.value", value=value)
        case str() if value in CARD_OF:
            return card(lang, value)
        case str():
            return say(lang, f"{key}.{value}")
        case () | []:
            return say(lang, f"{key}.none")
    if option.type == "list":
        return ", ".join(say(lang, "rank", rank=str(rank)) for rank in value)
    numbers = [number / option.scale for number in value if isinstance(number, int)]
    return " · ".join(say(lang, "number", value=number) for number in numbers)
