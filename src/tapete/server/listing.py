"""What can be played and what may be chosen about it, as `GET /api/games` lists it."""

from functools import cache

import msgspec

from tapete.core import registry
from tapete.core.game import AnyGame
from tapete.core.options import Option, Variant, as_json, as_text, options
from tapete.server.http_types import GameInfo, OptionInfo, Span, VariantInfo


@cache
def listing() -> list[GameInfo]:
    """Return every game with its variants and options."""
    return [_game(game) for game in registry.games().values()]


def _game(game: AnyGame) -> GameInfo:
    return GameInfo(
        game=game.name,
        variants=[_variant(variant) for variant in game.variants],
        options=[_option(option) for option in options(game.rules)],
    )


def _variant(variant: Variant) -> VariantInfo:
    return VariantInfo(
        name=variant.name,
        seats=list(variant.seats),
        usual=variant.usual,
        options={name: as_json(value) for name, value in variant.options.items()},
    )


def _option(option: Option) -> OptionInfo:
    return OptionInfo(
        name=option.name,
        type=msgspec.convert(option.type, OptionInfo.__annotations__["type"]),
        values=[Span(**v) if isinstance(v, dict) else v for v in option.values],
        default=as_json(option.default),
        rule=option.rule,
        private=list(map(as_json, option.private)),
        same=dict(option.same),
        barred={
            name: {as_text(value): list(words) for value, words in barred.items()}
            for name, barred in option.barred.items()
        },
        offers=list(option.offers),
        group=option.group,
        when={name: list(map(as_json, few)) for name, few in option.when.items()},
        scale=option.scale,
    )
