"""What the neighbour thinks things are worth, in points of the game."""

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True, kw_only=True)
class Weights:
    """One temperament."""

    takes_blank: float
    """How readily a free player beats in suit when nothing is at stake (probability)."""
    takes_point: float
    """… and for every point at stake."""
    ruffs_blank: float
    """How readily a free player ruffs when nothing is at stake (probability)."""
    ruffs_point: float
    ruffs_trump: float
    """How readily a free player beats a trump with a trump, as a part of the same in suit."""
    partner_retakes: float
    """How often the partner, able to beat my card, also beats the opponent who beat it."""

    load: float
    """How many times the points of an average card a free player adds to a trick of his pair."""
    dodge: float
    """… and to a trick of the others."""
    bound_load: float
    """The same for players bound by the duties of the arrastre, by what they may have to lay."""
    bound_dodge: float
    win_partida: float
    """Of a trick that passes 100 in the vueltas."""
    pass_idas: float
    """Of a trick that passes 100 in the idas."""

    haste: float
    """Points that a pair lacks to 101 below which, in vueltas, cards are worth less kept."""

    trump_keep: tuple[float, ...]
    """Of keeping a trump for the arrastre, from the weakest to the as."""
    side_keep: tuple[float, ...]
    """Of keeping another card, likewise."""
    guard: float
    """Of a small card that stands before an as or tres of its suit."""
    partner_suit: float
    """Of a card of a suit that the partner discards."""
    void: float
    """Of having no card left of a suit, so that one can ruff."""
    pair: float
    """Of holding rey and sota together, as a part of the cante."""
    half_pair: float
    """Of holding one of them, as a part of the cante and of the chance to draw the other."""
    sing_now: float
    """Of winning a trick with a cante pending, as a part of the cante."""
    siete_now: float
    """Of winning a trick with the siete in hand, as a part of what the exchange brings."""
    siete_keep: float
    """Of keeping the siete while it may be exchanged, likewise."""
    lead_arrastre: float
    """Of not leading to the arrastre."""
    muestra: float
    """Of drawing the muestra, as a part of what it is worth kept."""

    future: float
    """Points that a card which wins a later trick of the arrastre finds there."""
    reach: float
    """How likely one comes to lead a card that would win."""
    master_trump: float
    """Of keeping a trump that nothing beats."""
    trump_later: float
    """Of keeping any other trump, times the part of the trumps out that it beats."""
    risk: float
    """How much of a card's points is lost when it does not win later."""
    draw_trumps: float
    """Of leading trumps when holding more of them than are out."""
    ultimas: float
    """Of winning the last trick, as a part of the 10 de ultimas."""


PAIRS: Final = Weights(
    takes_blank=0.17,
    takes_point=0.025,
    ruffs_blank=0.0,
    ruffs_point=0.05,
    ruffs_trump=0.6,
    partner_retakes=0.65,
    load=0.8,
    dodge=0.05,
    bound_load=0.38,
    bound_dodge=0.05,
    win_partida=200.0,
    pass_idas=17.0,
    haste=29.0,
    trump_keep=(14.0, 14.0, 14.0, 14.0, 15.0, 16.0, 16.0, 18.0, 25.0, 25.0),
    side_keep=(0.3, 0.3, 0.3, 0.3, 0.4, 0.4, 3.0, 3.0, 4.5, 8.5),
    guard=1.0,
    partner_suit=1.6,
    void=0.88,
    pair=0.46,
    half_pair=1.0,
    sing_now=0.16,
    siete_now=0.5,
    siete_keep=0.52,
    lead_arrastre=5.0,
    muestra=0.7,
    future=1.8,
    reach=0.7,
    master_trump=9.0,
    trump_later=15.0,
    risk=0.36,
    draw_trumps=11.0,
    ultimas=0.65,
)
"""Two against two."""
ALONE: Final = Weights(
    takes_blank=0.35,
    takes_point=0.057,
    ruffs_blank=0.05,
    ruffs_point=0.05,
    ruffs_trump=0.51,
    partner_retakes=0.5,
    load=0.4,
    dodge=0.05,
    bound_load=0.8,
    bound_dodge=0.05,
    win_partida=200.0,
    pass_idas=12.0,
    haste=40.0,
    trump_keep=(14.0, 14.0, 14.0, 14.0, 15.0, 16.0, 16.0, 18.0, 22.0, 26.0),
    side_keep=(0.3, 0.3, 0.3, 0.3, 0.4, 2.0, 2.6, 2.6, 4.5, 8.5),
    guard=0.5,
    partner_suit=0.5,
    void=1.2,
    pair=0.8,
    half_pair=0.7,
    sing_now=0.25,
    siete_now=0.54,
    siete_keep=0.5,
    lead_arrastre=7.0,
    muestra=0.7,
    future=10.0,
    reach=0.7,
    master_trump=9.0,
    trump_later=11.0,
    risk=0.6,
    draw_trumps=4.0,
    ultimas=1.0,
)
"""One against one."""
