"""Options and variants of presidente, the climbing game also called uno, culo, cola or trasero."""

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from tapete.core.cards import RANK_OF, french_pack, spanish_pack
from tapete.core.options import OptionError, Value, Variant, choice, flag, integer, numbers, some

RANKS: Final = ("A", *map(str, range(1, 13)), "J", "Q", "K")
"""Ranks as options name them."""
_AS: Final = {"1": "A"}
_BARRED: Final = {
    "deck": {
        "spanish48": ("J", "Q", "K"),
        "spanish40": ("8", "9", "J", "Q", "K"),
        "french52": ("11", "12"),
    }
}


@dataclass(frozen=True, slots=True)
class Rules:
    """One row of option values; names and values as in `docs/rules/presidente.md`, section 4."""

    deck: str = choice("spanish48", "spanish40", "french52", rule="U-2", group="deck")
    decks: int | str = integer("auto", (1, 4), words=("auto",), rule="U-4", group="deck")
    removed_ranks: tuple[str, ...] = some(
        *RANKS, same=_AS, rule="U-6", group="deck", barred=_BARRED
    )
    deal: int | str = integer("all", (5, 12), words=("all",), rule="U-63", group="deck")
    """Cards for each player; the rest of the pack is the stock."""
    direction: str = choice("clockwise", "anticlockwise", rule="U-39", group="deck")
    order: str = choice("dos_alto", "as_tres", "as_alto", rule="U-7", group="order")
    """Order of the numbers from high to low [U-7 to U-12]."""
    boss_card: str = choice("2o", "1o", "none", rule="A-29", group="order")
    """The highest card [U-13]."""
    boss_power: str = choice(
        "kill_any",
        "top_single",
        "none",
        rule="A-9",
        group="order",
        when={"boss_card": ("2o", "1o")},
    )
    """What the highest card does when it is laid alone [U-13]."""
    kill_leader: str = choice(
        "next", "killer", rule="A-1", group="order", when={"boss_power": ("kill_any",)}
    )
    """Who leads after the highest card has killed [U-45]."""
    cutter_rank: str = choice("none", "A", rule="U-46", group="order")
    """A rank that is never led and cuts any set, one card at a time [U-46, U-47]."""
    taboo_last_rank: str = choice("none", "A", rule="U-50", group="order")
    """A rank that nobody may keep to the end [U-50]."""
    max_set: int = integer(4, (3, 4), (8, 8), rule="U-37", group="play")
    twos_role: str = choice("rank", "wild", "wild_bound", rule="U-15", group="order")
    """Whether twos accompany any set [U-15], or always must [U-16]."""
    equal: str = choice("forbidden", "allowed", rule="U-40", group="play")
    """Whether a set of the same value may be laid: igualar [U-40]."""
    equal_skip: bool = flag(default=False, rule="U-40", group="play", when={"equal": ("allowed",)})
    """Whether igualar skips the next player [U-40]."""
    pass_scope: str = choice("lap", "trick", rule="A-4", group="play")
    """For how long a pass binds [U-42]."""
    after_out: str = choice("next_leads", "beat_or_pass", rule="A-2", group="play")
    """What follows when somebody has no cards left [U-49]."""
    quartets: str = choice("none", "discard", "revolution", rule="A-8", group="quartets")
    """What four of a kind do [U-30 to U-36]."""
    quartets_except: tuple[str, ...] = some(
        *RANKS,
        same=_AS,
        rule="U-31",
        group="quartets",
        when={"quartets": ("discard",)},
        barred=_BARRED,
    )
    quartets_when: str = choice(
        "every_hand", "first_hand", rule="A-14", group="quartets", when={"quartets": ("discard",)}
    )
    revolution_order: str = choice(
        "reverse", "three_top", rule="A-7", group="quartets", when={"quartets": ("revolution",)}
    )
    """The order while a revolution lasts [U-35]."""
    first_start: str = choice("boss", "3o", "2b", "left_of_dealer", rule="U-19", group="start")
    """Who leads the first hand [U-19, U-20, U-23]."""
    start_card_must_be_played: bool = flag(
        default=False, rule="U-22", group="start", when={"first_start": ("boss", "3o", "2b")}
    )
    later_start: str = choice("last", "first", rule="U-21", group="start")
    dealer_later: str = choice("last", "rotate", rule="A-23", group="start")
    vices_from: int | str = integer(5, (4, 5), words=("never",), rule="A-13", group="exchange")
    """With how many players there are vices [U-54]."""
    exchange_top: int = integer(2, (0, 2), rule="A-11", group="exchange")
    """Cards between presidente and cola [U-24]."""
    exchange_vice: int = integer(
        1, (0, 1), rule="U-25", group="exchange", when={"vices_from": (4, 5)}
    )
    winner_gives: str = choice("choice", "worst", rule="A-12", group="exchange")
    """What the winners give back [U-26, U-27]."""
    scoring: str = choice("positions", "leftover", rule="A-25", group="points")
    """Points by role [U-56], or the cards left in the other hands [U-64]."""
    score_table: tuple[int, ...] = numbers(
        (8, 6, 5, 2, 0),
        (0, 100),
        rule="U-56",
        group="points",
        when={"scoring": ("positions",)},
        scale=2,
    )
    """Half points of presidente, vicepresidente, neutro, vicecola and cola."""
    hand_end: str = choice("last_one", "first_out", rule="U-64", group="points")
    """Whether a hand ends with one player left [U-53] or one player out [U-64]."""
    match_end: str = choice("rounds", "target", "open", rule="A-28")
    rounds: int = integer(
        5,
        (1, 50),
        rule="U-57",
        when={"match_end": ("rounds",)},
        offers=(1, 2, 3, 4, 5, 6, 8, 10, 15, 20, 30, 50),
    )
    target: int = integer(
        0,
        (0, 10_000),
        rule="U-66",
        when={"match_end": ("target",)},
        offers=(20, 50, 100, 200, 300, 500),
    )
    """Points, not half points, that end the match [U-57, U-66]."""
    turn_seconds: int = integer(30, (0, 0), (4, 4), (6, 6), (8, 8), (10, 120), rule="U-60")
    """Seconds for a turn, 0 for no clock [U-59, U-60]."""
    timeout_cards: int = integer(0, (0, 4), rule="U-61", group="table")
    """Cards that whoever runs out of time takes; 0 where the clock is a courtesy [U-59]."""
    labels: str = choice("cola", "trasero", "semicola", "culo", "rey", rule="U-55", group="table")
    """The words for the roles; the screen's business."""
    taunts: str = choice("off", "emotes", rule="U-69", group="table")
    """Harmless jokes at the last one's expense; the screen's business."""


_SEATS: Final = tuple(range(2, 11))
_SOUTH: Final[dict[str, Value]] = {
    "order": "as_tres",
    "first_start": "3o",
    "equal": "allowed",
    "equal_skip": True,
    "quartets": "discard",
    "vices_from": 4,
    "labels": "semicola",
}
_LEVANTE: Final[dict[str, Value]] = {
    "equal": "allowed",
    "equal_skip": True,
    "quartets": "discard",
    "vices_from": 4,
    "labels": "semicola",
}
_MASTER: Final[dict[str, Value]] = {
    "timeout_cards": 2,
    "deal": 7,
    "exchange_top": 0,
    "exchange_vice": 0,
    "scoring": "leftover",
    "hand_end": "first_out",
    "match_end": "target",
    "target": 500,
}
_NORTHWEST: Final[dict[str, Value]] = {
    "boss_power": "top_single",
    "cutter_rank": "A",
    "taboo_last_rank": "A",
    "vices_from": 4,
    "labels": "trasero",
}
_CANARIAS: Final[dict[str, Value]] = {
    "order": "as_alto",
    "boss_card": "none",
    "boss_power": "none",
    "taboo_last_rank": "A",
    "max_set": 3,
    "quartets": "discard",
    "quartets_except": ("A",),
    "first_start": "2b",
    "winner_gives": "worst",
    "vices_from": 4,
    "labels": "culo",
}

VARIANTS: Final = (
    Variant("uno_base", _SEATS),
    Variant("uno_doses_comodin", _SEATS, {"twos_role": "wild"}),
    Variant("uno_doses_acompanados", _SEATS, {"twos_role": "wild_bound"}),
    Variant("nalga_manchado", _SEATS, {"order": "as_tres", "boss_card": "1o"}),
    Variant("trasero_noroeste", _SEATS, _NORTHWEST),
    Variant("cola_sur", _SEATS, _SOUTH),
    Variant(
        "cola_sur_revolucion",
        _SEATS,
        {**_SOUTH, "quartets": "revolution", "revolution_order": "three_top"},
    ),
    Variant("cola_levante", _SEATS, _LEVANTE),
    Variant("cola_levante_revolucion", _SEATS, {**_LEVANTE, "quartets": "revolution"}),
    Variant("cartas_canarias", _SEATS, _CANARIAS),
    Variant("uno_master_4", _SEATS, {**_MASTER, "turn_seconds": 4}),
    Variant("uno_master_6", _SEATS, {**_MASTER, "turn_seconds": 6}),
    Variant("uno_master_8", _SEATS, {**_MASTER, "turn_seconds": 8}),
)

_TABLES: Final = 1_024
"""Rows of options whose packs are kept; people may choose more of them than memory has room for."""
_ALL_DEALT: Final = 7
"""Cards that each player has at least when the whole pack is dealt [U-4]."""
_STOCK: Final = 2
"""Cards of the stock for each player at least [U-4]."""


def rank_names(rules: Rules) -> dict[str, int]:
    """Return the ranks of the pack by the words that options use, `A` being the as."""
    names = [("A", 1), *((str(rank), rank) for rank in range(1, 11))]
    figures = "J Q K" if rules.deck == "french52" else "11 12"
    return dict([*names, *((word, 11 + at) for at, word in enumerate(figures.split()))])


@lru_cache(maxsize=_TABLES)
def one_pack(rules: Rules) -> tuple[int, ...]:
    """Return the cards of one pack, sorted [U-2, U-6]."""
    names = rank_names(rules)
    removed = {names[word] for word in rules.removed_ranks}
    cards = french_pack() if rules.deck == "french52" else spanish_pack()
    if rules.deck == "spanish40":
        removed |= {8, 9}
    return tuple([card for card in cards if RANK_OF[card] not in removed])


@lru_cache(maxsize=_TABLES)
def pack(rules: Rules, seats: int) -> tuple[int, ...]:
    """Return all cards that are shuffled together, sorted [U-3, U-4]."""
    one = one_pack(rules)
    decks = rules.decks
    if isinstance(decks, str):
        each = _ALL_DEALT if isinstance(rules.deal, str) else rules.deal + _STOCK
        decks = -(-each * seats // len(one))
    return tuple(sorted(one * decks))


def fits(rules: Rules, seats: int) -> None:
    """Check what no option can check alone.

    Raises: OptionError naming the options that do not go together.
    """
    names = rank_names(rules)
    for option in ("removed_ranks", "quartets_except"):
        for word in getattr(rules, option):
            if word not in names:
                raise OptionError(f"option {option}: {rules.deck} has no {word}")
    if rules.boss_card == "1o" and rules.boss_power == "kill_any" and rules.cutter_rank == "A":
        raise OptionError("option cutter_rank: A cannot cut where the as de oros kills (boss_card)")
    if not one_pack(rules):
        raise OptionError("option removed_ranks: no card is left in the pack")
    each = 1 if isinstance(rules.deal, str) else rules.deal
    cards = len(pack(rules, seats))
    if cards < each * seats:
        raise OptionError(
            f"option decks: {cards} cards are not enough for {seats} players with {each} each"
        )
