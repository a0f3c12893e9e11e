"""The positions of guiñote that are counted."""

from typing import Final

from tests.perft.guinote import slow
from tests.perft.wanted import Wanted


def leading(table: slow.Table, left: int) -> bool:
    """Return whether a baza is to be led in the arrastre with so many cards in each hand."""
    return not table.trick and not table.stock and len(table.hands[0]) == left


def cantes(moves: list[str]) -> int:
    """Return how many cantes are possible."""
    return sum("sing" in text for text in moves)


GUINOTE: Final = [
    Wanted("opening", 4, lambda table, _: len(table.stock) == 16 and not table.trick),
    Wanted("two-cantes", 3, lambda _, moves: cantes(moves) >= 2),
    Wanted("exchange", 3, lambda _, moves: any("exchange" in text for text in moves)),
    Wanted(
        "exchange-and-cante",
        3,
        lambda _, moves: any("exchange" in text for text in moves) and cantes(moves) > 0,
    ),
    Wanted("last-draw", 3, lambda table, _: len(table.stock) == 4 and len(table.trick) == 2),
    Wanted("arrastre", 12, lambda table, _: leading(table, 6)),
    Wanted("ending", 16, lambda table, _: leading(table, 4) and table.hand_is == "idas"),
    Wanted(
        "vueltas-cut",
        16,
        lambda table, _: leading(table, 4) and table.hand_is == "vueltas",
    ),
    Wanted(
        "vueltas-cante-wins",
        3,
        lambda table, moves: (
            table.hand_is == "vueltas" and cantes(moves) > 0 and max(table.points) > 80
        ),
    ),
    Wanted(
        "one-per-pair",
        3,
        lambda _, moves: cantes(moves) >= 2,
        options=(("cantes_per_trick", "one_per_pair"),),
    ),
    Wanted(
        "unlimited",
        3,
        lambda _, moves: cantes(moves) >= 3,
        options=(("cantes_per_trick", "unlimited"),),
    ),
    Wanted(
        "window-lead", 4, lambda _, moves: cantes(moves) >= 2, options=(("cante_window", "lead"),)
    ),
    Wanted(
        "both-over-100",
        8,
        lambda table, _: leading(table, 2) and table.hand_is == "idas" and sum(table.points) > 170,
        options=(("both_over_100", "more_points"), ("partidas_per_coto", 1)),
    ),
    Wanted(
        "two-opening", 4, lambda table, _: len(table.stock) == 28, variant="mano_a_mano", seats=2
    ),
    Wanted(
        "two-exchange",
        4,
        lambda _, moves: any("exchange" in text for text in moves) and cantes(moves) > 0,
        variant="mano_a_mano",
        seats=2,
    ),
    Wanted("two-arrastre", 12, lambda table, _: leading(table, 6), variant="mano_a_mano", seats=2),
]
