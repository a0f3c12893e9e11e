"""Options and variants of guiñote. The default of every option is what public tables play."""

from dataclasses import dataclass
from typing import Final

from tapete.core.options import Variant, choice, integer


@dataclass(frozen=True, slots=True)
class Rules:
    """One row of option values; names and values as in `docs/rules/guinote.md`, section 5."""

    partidas_per_coto: int = integer(3, (1, 5), rule="A-12", group="match")
    """Partidas that win a coto [G-52, G-54]."""
    cotos: int = integer(1, (1, 5), rule="A-12", group="match")
    """Cotos that win the match [G-53 to G-55]."""
    both_over_100: str = choice("last_trick", "more_points", rule="A-1", group="match")
    """Who wins idas in which both pairs pass 100 [G-46]."""
    dealer_rotation: str = choice("right", "last_trick_winner", rule="A-3", group="deal")
    """Who deals the next partida [G-11]."""
    vueltas_dealer: str = choice("same", "next", "last_trick_winner", rule="A-2", group="deal")
    """Who deals the vueltas [G-11]."""
    cantes_per_trick: str = choice(
        "one_per_player", "one_per_pair", "unlimited", rule="A-4", group="cantes"
    )
    """How many cantes a trick won allows [G-33]."""
    cante_window: str = choice("own_card", "lead", rule="A-5", group="cantes")
    """Until when one may sing after a trick [G-32]."""
    seat_return: str = choice("never", "allowed", rule="A-10", group="table", private=("allowed",))
    """Whether a replaced person may take the seat back [G-61]; the table's business."""
    scoreboard: str = choice("live", "hand_end", rule="A-15", group="table")
    """Whether points are shown while a hand is played."""
    turn_seconds: int = integer(60, (0, 0), (15, 300), rule="A-11", group="table", private=(0,))
    """Seconds a person has for a move, 0 for no clock [G-65]; the table's business."""


VARIANTS: Final = (
    Variant("guinote", seats=(4,)),
    Variant("clasico", seats=(4,), options={"cotos": 2}),
    Variant("mano_a_mano", seats=(2,)),
)
