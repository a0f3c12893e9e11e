"""What the neighbour thinks things are worth, in points of the game."""

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class Weights:
    """One temperament. The defaults were found by matches against themselves (`docs/bots.md`)."""

    takes_blank: float = 0.35
    """How readily a free player beats in suit when nothing is at stake (probability)."""
    takes_point: float = 0.05
    """… and for every point at stake."""
    ruffs_blank: float = 0.05
    """How readily a free player ruffs when nothing is at stake (probability)."""
    ruffs_point: float = 0.05
    ruffs_trump: float = 0.6
    """How readily a free player beats a trump with a trump, as a part of the same in suit."""
    partner_retakes: float = 0.5
    """How often the partner, able to beat my card, also beats the opponent who beat it."""

    load: float = 1.6
    """How many times the points of an average card a free player adds to a trick of his pair."""
    dodge: float = 0.5
    """… and to a trick of the others."""
    bound_load: float = 1.2
    """The same for players bound by the duties of the arrastre, by what they may have to lay."""
    bound_dodge: float = 0.8
    win_partida: float = 200.0
    """Of a trick that passes 100 in the vueltas."""
    pass_idas: float = 8.0
    """Of a trick that passes 100 in the idas."""

    haste: float = 40.0
    """Points that a pair lacks to 101 below which, in vueltas, cards are worth less kept."""

    trump_keep: tuple[float, ...] = (4.0, 4.0, 4.2, 4.5, 5.5, 6.0, 7.0, 8.0, 13.0, 15.0)
    """Of keeping a trump for the arrastre, from the weakest to the as."""
    side_keep: tuple[float, ...] = (0.0, 0.1, 0.2, 0.3, 0.4, 2.0, 2.6, 3.2, 6.5, 8.5)
    """Of keeping another card, likewise."""
    guard: float = 1.0
    """Of a small card that stands before an as or tres of its suit."""
    partner_suit: float = 0.8
    """Of a card of a suit that the partner discards."""
    void: float = 0.5
    """Of having no card left of a suit, so that one can ruff."""
    pair: float = 0.8
    """Of holding rey and sota together, as a part of the cante."""
    half_pair: float = 0.5
    """Of holding one of them, as a part of the cante and of the chance to draw the other."""
    sing_now: float = 0.25
    """Of winning a trick with a cante pending, as a part of the cante."""
    siete_now: float = 0.6
    """Of winning a trick with the siete in hand, as a part of what the exchange brings."""
    siete_keep: float = 0.5
    """Of keeping the siete while it may be exchanged, likewise."""
    lead_arrastre: float = 5.0
    """Of not leading to the arrastre."""
    muestra: float = 1.0
    """Of drawing the muestra, as a part of what it is worth kept."""

    future: float = 6.0
    """Points that a card which wins a later trick of the arrastre finds there."""
    master_trump: float = 9.0
    """Of keeping a trump that nothing beats."""
    trump_later: float = 6.0
    """Of keeping any other trump, times the part of the trumps out that it beats."""
    risk: float = 0.6
    """How much of a card's points is lost when it does not win later."""
    draw_trumps: float = 4.0
    """Of leading trumps when holding more of them than are out."""
    ultimas: float = 1.0
    """Of winning the last trick, as a part of the 10 de ultimas."""


DEFAULT: Final = Weights()
