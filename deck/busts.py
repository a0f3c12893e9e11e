"""The French court: half figures that look at themselves over the middle of the card."""

from collections.abc import Callable

from deck.heads import (
    BAND,
    beret,
    bonnet,
    crown_closed,
    crown_leaves,
    crown_lobes,
    crown_points,
    head,
    kettle,
    straw,
)
from deck.ink import dots, path, stamp
from deck.shapes import ERMINE, LOZENGE, RING, WAVE, leaf, star

MIDDLE = 160
COLOURS = {  # coat, trimming, hair
    "diamonds": ("@gold", "@blue", "@wood"),
    "hearts": ("@red", "@gold", "@gold"),
    "spades": ("@blue", "@gold", "@ink"),
    "clubs": ("@green", "@red", "@wood"),
}
CLOTH = {"diamonds": RING, "hearts": LOZENGE, "spades": WAVE, "clubs": leaf(12, 5)}


def diadem() -> str:
    """Return a band with a star over the brow."""
    ray = path(star(8, 12, 6, 0, -22), "@gold")
    return ray + path(BAND, "@gold") + dots([(-10, -13), (10, -13)], 2.2, "@red", 1.4)


def jack(suit: str) -> str:
    """Return the collar and the head of a jack."""
    b, hair = COLOURS[suit][1:]
    hats: dict[str, tuple[str, str, str | None, int]] = {
        "diamonds": ("bob", beret(b, "@white"), None, -1),
        "hearts": ("curls", bonnet(b, "@sky"), "moustache", 1),
        "spades": ("bob", kettle("@sky", "@red"), None, -1),
        "clubs": ("crop", straw("@gold", b), "goatee", 1),
    }
    cut, hat, beard, look = hats[suit]
    collar = path("M72 119L100 152 128 119 118 112H82Z", b) + path(
        "M86 118L100 136 114 118Z", "@white"
    )
    return collar + head(100, 84, cut, hair, hat, beard, look, k=1.5)


def queen(suit: str) -> str:
    """Return the collar and the head of a queen."""
    b, hair = COLOURS[suit][1:]
    hats: dict[str, tuple[str, str, int]] = {
        "diamonds": ("curls", diadem(), 1),
        "hearts": ("waves", crown_lobes(), -1),
        "spades": ("bob", crown_points(), 1),
        "clubs": ("bob", crown_leaves(), -1),
    }
    cut, hat, look = hats[suit]
    collar = path("M64 117Q100 176 136 117L148 123Q100 200 52 123Z", "@white")
    pearls = dots([(66, 129), (80, 145), (100, 153), (120, 145), (134, 129)], 3.4, b, 1.4)
    return collar + pearls + head(100, 84, cut, hair, hat, look=look, k=1.5)


def king(suit: str) -> str:
    """Return the collar and the head of a king."""
    hair = "@sky" if suit == "spades" else COLOURS[suit][2]
    hats: dict[str, tuple[str, str, str, int]] = {
        "diamonds": ("crop", crown_lobes(), "goatee", -1),
        "hearts": ("waves", crown_closed(), "full", 0),
        "spades": ("waves", crown_points(), "forked", 1),
        "clubs": ("crop", crown_leaves(), "full", -1),
    }
    cut, hat, beard, look = hats[suit]
    collar = path("M66 117Q100 130 134 117L154 131Q100 190 46 131Z", "@white")
    tails = [(62, 132), (78, 142), (100, 147), (122, 142), (138, 132)]
    spots = path(stamp(ERMINE, tails), "@ink", stroke="none")
    return collar + spots + head(100, 88, cut, hair, hat, beard, look, k=1.4)


PERSON: dict[int, Callable[[str], str]] = {11: jack, 12: queen, 13: king}


def bust(suit: str, rank: int) -> str:
    """Return half a figure, from the middle of the card upwards; turned, it is the other half."""
    a, b, _ = COLOURS[suit]
    coat = path("M22 160V142Q24 128 42 124L78 117H122L158 124Q176 128 178 142V160Z", a)
    places = [(36, 148), (52, 138), (68, 148), (132, 148), (148, 138), (164, 148)]
    cloth = path(stamp(CLOTH[suit], places), b if suit != "clubs" else "@gold", stroke_width=1.3)
    return coat + cloth + PERSON[rank](suit)


def belt(suit: str) -> str:
    """Return what joins the two halves."""
    lozenges = stamp("l8 5-8 5-8-5z", [(x, MIDDLE - 5) for x in range(34, 180, 22)])
    return path("M22 153H178V167H22Z", "@white") + path(lozenges, f"@{suit}", stroke="none")
