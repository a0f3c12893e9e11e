"""Presidente a second time: packs, orders and options, straight from the rules document.

Slow and plain, and nothing is shared with the product. A card is the place of its rank in the order
of records and the place of its suit.
"""

from typing import Any, Final

Card = tuple[int, int]
Options = dict[str, Any]

DEFAULTS: Final[Options] = dict(
    deck="spanish48",
    decks="auto",
    removed_ranks=[],
    deal="all",
    direction="clockwise",
    order="dos_alto",
    boss_card="2o",
    boss_power="kill_any",
    kill_leader="next",
    cutter_rank="none",
    taboo_last_rank="none",
    max_set=4,
    twos_role="rank",
    equal="forbidden",
    equal_skip=False,
    pass_scope="lap",
    after_out="next_leads",
    quartets="none",
    quartets_except=[],
    quartets_when="every_hand",
    revolution_order="reverse",
    first_start="boss",
    start_card_must_be_played=False,
    later_start="last",
    dealer_later="last",
    vices_from=5,
    exchange_top=2,
    exchange_vice=1,
    winner_gives="choice",
    scoring="positions",
    score_table=[8, 6, 5, 2, 0],
    hand_end="last_one",
    match_end="rounds",
    rounds=5,
    target=0,
    turn_seconds=30,
    timeout_cards=0,
    labels="cola",
    taunts="off",
)
_SUR: Final[Options] = dict(
    order="as_tres",
    first_start="3o",
    equal="allowed",
    equal_skip=True,
    quartets="discard",
    vices_from=4,
    labels="semicola",
)
_LEV: Final[Options] = dict(
    equal="allowed", equal_skip=True, quartets="discard", vices_from=4, labels="semicola"
)
_MAS: Final[Options] = dict(
    timeout_cards=2,
    deal=7,
    exchange_top=0,
    exchange_vice=0,
    scoring="leftover",
    hand_end="first_out",
    match_end="target",
    target=500,
)
VARIANTS: Final[dict[str, Options]] = {
    "uno_base": {},
    "uno_doses_comodin": dict(twos_role="wild"),
    "uno_doses_acompanados": dict(twos_role="wild_bound"),
    "nalga_manchado": dict(order="as_tres", boss_card="1o"),
    "trasero_noroeste": dict(
        boss_power="top_single",
        cutter_rank="A",
        taboo_last_rank="A",
        vices_from=4,
        labels="trasero",
    ),
    "cola_sur": _SUR,
    "cola_sur_revolucion": dict(_SUR, quartets="revolution", revolution_order="three_top"),
    "cola_levante": _LEV,
    "cola_levante_revolucion": dict(_LEV, quartets="revolution"),
    "cartas_canarias": dict(
        order="as_alto",
        boss_card="none",
        boss_power="none",
        taboo_last_rank="A",
        max_set=3,
        quartets="discard",
        quartets_except=["A"],
        first_start="2b",
        winner_gives="worst",
        vices_from=4,
        labels="culo",
    ),
    "uno_master_4": dict(_MAS, turn_seconds=4),
    "uno_master_6": dict(_MAS, turn_seconds=6),
    "uno_master_8": dict(_MAS, turn_seconds=8),
}
LOW_TO_HIGH: Final = {
    "dos_alto": ["3", "4", "5", "6", "7", "8", "9", "T", "S", "C", "R", "A", "2"],
    "as_tres": ["2", "4", "5", "6", "7", "8", "9", "T", "S", "C", "R", "3", "A"],
    "as_alto": ["2", "3", "4", "5", "6", "7", "8", "9", "T", "S", "C", "R", "A"],
}
# A card is (place of the rank in the text order, place of the suit); number() gives its number.
SPANISH: Final = ["A", "2", "3", "4", "5", "6", "7", "8", "9", "S", "C", "R"]
FRENCH: Final = ["A", "2", "3", "4", "5", "6", "7", "8", "9", "T", "S", "C", "R"]
SPANISH_TEXT: Final = ["1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12"]
FRENCH_TEXT: Final = ["A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"]


def text_of_rank(opt: Options, rank: int) -> str:
    """Return a rank as records write it."""
    return (FRENCH_TEXT if opt["deck"] == "french52" else SPANISH_TEXT)[rank]


def card_text(opt: Options, card: Card) -> str:
    """Return a card as records write it."""
    suits = "DHSC" if opt["deck"] == "french52" else "oceb"
    return text_of_rank(opt, card[0]) + suits[card[1]]


def number(opt: Options, card: Card) -> str:
    """Return the letter of a card's number."""
    return (FRENCH if opt["deck"] == "french52" else SPANISH)[card[0]]


def option_numbers(opt: Options, ranks: list[str]) -> set[str]:
    """Return the numbers that a list of ranks names."""
    names = FRENCH_TEXT if opt["deck"] == "french52" else SPANISH_TEXT
    numbers = FRENCH if opt["deck"] == "french52" else SPANISH
    table = dict(zip(names, numbers))
    table["A"] = "A"
    return {table[r] for r in ranks}


def one_pack(opt: Options) -> list[Card]:
    """Return the cards of one pack [U-2, U-6]."""
    numbers = FRENCH if opt["deck"] == "french52" else SPANISH
    gone = option_numbers(opt, opt["removed_ranks"])
    if opt["deck"] == "spanish40":
        gone = gone | {"8", "9"}
    return [(r, s) for r in range(len(numbers)) if numbers[r] not in gone for s in range(4)]


def how_many_decks(opt: Options, n: int) -> int:
    """Return how many packs are shuffled together [U-4]."""
    if opt["decks"] != "auto":
        return int(opt["decks"])
    size = len(one_pack(opt))
    d = 1
    while True:
        total = size * d
        if opt["deal"] == "all":
            if total // n >= 7:
                return d
        elif total >= n * opt["deal"] + 2 * n:
            return d
        d += 1


def possible(opt: Options, n: int) -> bool:
    """Return whether a table may have these options (section 6.1)."""
    if opt["boss_card"] == "1o" and opt["boss_power"] == "kill_any" and opt["cutter_rank"] == "A":
        return False
    size = len(one_pack(opt))
    if size == 0:
        return False
    total = size * how_many_decks(opt, n)
    if opt["deal"] == "all":
        return total >= n
    return total >= n * int(opt["deal"])
