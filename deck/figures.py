"""The court by rank and suit, and the joker."""

from deck.caballos import caballo_bastos, caballo_copas, caballo_espadas, caballo_oros
from deck.heads import face
from deck.ink import dots, path, place, use
from deck.pips import FRENCH, SPANISH
from deck.reyes import rey_bastos, rey_copas, rey_espadas, rey_oros
from deck.sotas import sota_bastos, sota_copas, sota_espadas, sota_oros

FIGURES = {
    10: dict(zip(SPANISH, (sota_oros, sota_copas, sota_espadas, sota_bastos))),
    11: dict(zip(SPANISH, (caballo_oros, caballo_copas, caballo_espadas, caballo_bastos))),
    12: dict(zip(SPANISH, (rey_oros, rey_copas, rey_espadas, rey_bastos))),
}


def jester() -> str:
    """Return the comodín: he has a hand in every suit of both packs."""
    cap = (
        path("M-30-14C-52-44-84-36-84 6-66-10-52-4-36 14Z", "@red")
        + path("M30-14C52-44 84-36 84 6 66-10 52-4 36 14Z", "@green")
        + path("M-34-8C-40-56-6-84 36-74 16-60 22-34 34-8Z", "@gold")
        + dots([(-84, 14), (84, 14), (42, -74)], 7, "@gold")
    )
    collar = path(
        "M-48 50L-66 82-40 76-34 102-14 82 0 110 14 82 34 102 40 76 66 82 48 50Q0 74-48 50Z",
        "@blue",
    ) + dots([(-66, 84), (-34, 104), (0, 112), (34, 104), (66, 84)], 5, "@gold")
    brow = path("M-38-6Q0-28 38-6L36 8Q24-4 18 6 8-6 0 4-8-6-18 6-24-4-36 8Z", "@red")
    above = [use(f"pip-{suit}", 32 * i - 38, -118, 0.32) for i, suit in enumerate(SPANISH)]
    below = [use(f"pip-{suit}", 38 - 32 * i, 132, 0.32, 180) for i, suit in enumerate(FRENCH)]
    return place(100, 160, collar, place(0, 12, face(1), k=1.9), cap, brow, *above, *below, k=0.94)
