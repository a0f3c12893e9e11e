"""The positions of presidente that are counted."""

from typing import Any, Final

from tests.perft.presidente.slow import Table
from tests.perft.wanted import Wanted


def held(table: Table) -> int:
    """Return how many cards all hands have."""
    return sum(map(len, table.hands))


def leading(table: Table, cards: int) -> bool:
    """Return whether a trick is to be led with so many cards at most in all hands."""
    return table.table is None and held(table) <= cards


def late(name: str, variant: str, cards: int, depth: int, seats: int = 3, **options: Any) -> Wanted:
    """Return an ending: a lead with few cards left, counted to the end of the hand or nearly."""
    few = {"deck": "spanish40", **options}
    return Wanted(
        name, depth, lambda table, _: leading(table, cards), variant, seats, tuple(few.items())
    )


def owing(table: Table, _moves: list[str]) -> bool:
    """Return whether the winners have to give."""
    return table.phase == "exchange"


def laying(size: int, *, above: int = 0) -> Any:
    """Return a test for moves that lay so many cards, and more moves than a number."""
    return lambda _, moves: (
        len(moves) > above and any(text.count(" ") == 1 + size for text in moves)
    )


def kept_as(table: Table, _moves: list[str]) -> bool:
    """Return whether somebody might soon keep an as, with few cards left."""
    ases = [card for hand in table.hands if len(hand) <= 3 for card in hand if card[0] == 0]
    return bool(ases) and held(table) <= 12 and table.phase == "play"


PRESIDENTE: Final = [
    Wanted("opening", 3, lambda table, _: leading(table, 48), "uno_base"),
    late("ending", "uno_base", 12, 8),
    late("ending-beat-or-pass", "uno_base", 12, 7, after_out="beat_or_pass"),
    late("killer-leads", "uno_base", 14, 6, kill_leader="killer", pass_scope="trick"),
    Wanted("exchange", 2, owing, "uno_base", 5, (("deck", "spanish40"),), longest=250),
    Wanted("start-card", 3, laying(1), "uno_base", 4, (("start_card_must_be_played", True),)),
    Wanted("wild", 2, laying(3, above=40), "uno_doses_comodin", 4),
    late("wild-ending", "uno_doses_comodin", 12, 6),
    late("bound-ending", "uno_doses_acompanados", 12, 7),
    late("as-de-oros", "nalga_manchado", 14, 7),
    Wanted("northwest", 6, kept_as, "trasero_noroeste", 4, (("deck", "spanish40"),)),
    late("igualar", "cola_levante", 14, 7, 4),
    late("south-ending", "cola_sur", 14, 7, 4),
    Wanted("revolution", 4, laying(4), "cola_levante_revolucion", 3),
    late("three-on-top", "cola_sur_revolucion", 12, 7, revolution_order="three_top"),
    Wanted("canarias", 6, kept_as, "cartas_canarias", 4, (("deck", "spanish40"),)),
    late("master-ending", "uno_master_6", 12, 7),
    late("backwards", "cola_levante", 12, 7, 4, direction="anticlockwise"),
    Wanted(
        "two-packs",
        3,
        laying(5),
        "uno_doses_comodin",
        3,
        (("deck", "french52"), ("decks", 2), ("max_set", 8), ("removed_ranks", ["J", "Q", "K"])),
    ),
]
