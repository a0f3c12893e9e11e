"""The suit symbols, centred on 0,0 and about 98 high, and their small forms for the index."""

from functools import partial

from deck.ink import disc, group, path, use
from deck.shapes import star

SPANISH = ("oros", "copas", "espadas", "bastos")
FRENCH = ("diamonds", "hearts", "spades", "clubs")


def oros() -> str:
    """Return a coin."""
    return (
        disc(0, 0, 46, "@gold")
        + disc(0, 0, 37)
        + path(star(8, 31, 15), "@red")
        + disc(0, 0, 9, "@gold")
    )


def copas() -> str:
    """Return a goblet."""
    return (
        path("M-25 47C-24 38-8 38-7 24L-6 12H6L7 24C8 38 24 38 25 47Q0 52-25 47Z", "@gold")
        + path("M-35-44C-36-6-22 14 0 14S36-6 35-44Q0-54-35-44Z", "@red")
        + path("M-34.5-28Q0-18 34.5-28L32-14Q0-3-32-14Z", "@gold")
        + path("M-35-44Q0-34 35-44")
    )


def espadas() -> str:
    """Return a sword."""
    return (
        path("M0-49L9-35 7 18H-7L-9-35Z", "@sky")
        + path("M0-49L9-35 7 18H0Z", "@blue")
        + path("M-4 22H4L3.5 42H-3.5Z", "@red")
        + disc(0, 44, 5, "@gold")
        + path("M-15 13Q-19 21-14 23 0 20 14 23 19 21 15 13 0 20-15 13Z", "@gold")
    )


def bastos() -> str:
    """Return a cudgel."""
    body = (
        "M-6 47-8 24-10 12-17 6-19-4-11-6-15-43Q0-35 15-43L13-16 17-25 21-15 11-3 8 24 6 47"
        "Q0 51-6 47Z"
    )
    return (
        path(body, "@green")
        + path("M-8.5 20-6 47Q0 51 6 47L8.5 20Q0 26-8.5 20Z", "@wood")
        + path("M-7.5 31Q0 36 7.5 31M-6.5 40Q0 44 6.5 40", stroke_width=1.4)
        + path("M-15-43Q0-35 15-43 0-53-15-43Z", "@gold")
        + path("M-17 6-19-4-13-2ZM17-25 21-15 15-16Z", "@gold")
        + path("M-5-30-3-8M5-28 4-12M0-2 1 12")
    )


def small_oros() -> str:
    """Return the coin of an index."""
    return disc(0, 0, 17, "@gold") + path(star(8, 11, 5), "@red", stroke="none")


def small_copas() -> str:
    """Return the goblet of an index."""
    return path("M-11 20Q-10 13-3 11V5H3V11Q10 13 11 20Z", "@gold") + path(
        "M-15-18C-15-2-9 7 0 7S15-2 15-18Z", "@red"
    )


def small_espadas() -> str:
    """Return the sword of an index."""
    return (
        path("M0-23L9-13 7 5H-7L-9-13Z", "@sky")
        + path("M0-23L9-13 7 5H0Z", "@blue")
        + path("M-4 10V22H4V10ZM-15 4H15V11H-15Z", "@gold")
    )


def small_bastos() -> str:
    """Return the cudgel of an index."""
    return group(
        path("M-5 22-6 7-12 3-13-6-9-8-11-18Q0-23 11-18L9-9 14-13 16-5 8 2 5 22Z", "@green")
        + path("M-11-18Q0-13 11-18 0-24-11-18Z", "@gold", stroke_width=1.6),
        transform="rotate(18)",
    )


def diamonds() -> str:
    """Return a diamond."""
    d = "M0-49Q14-20 37 0 14 20 0 49-14 20-37 0-14-20 0-49Z"
    return path(d, "@diamonds", stroke="none")


def hearts() -> str:
    """Return a heart."""
    d = "M0 46C-16 24-44 6-44-18-44-46-10-52 0-26 10-52 44-46 44-18 44 6 16 24 0 46Z"
    return path(d, "@hearts", stroke="none")


def spades() -> str:
    """Return a spade."""
    d = (
        "M0-48C-14-24-43-8-43 14-43 36-14 38-4 22-5 34-9 42-17 48H17C9 42 5 34 4 22 14 38 43 36"
        " 43 14 43-8 14-24 0-48Z"
    )
    return path(d, "@spades", stroke="none")


def clubs() -> str:
    """Return a clover, its three leaves well apart, so that nobody takes it for a spade."""
    d = (
        "M-4 14C-14 34-46 28-46 4-46-16-22-20-12-11-28-24-22-49 0-49S28-24 12-11C22-20 46-16 46 4"
        " 46 28 14 34 4 14 5 32 9 40 17 48H-17C-9 40-5 32-4 14Z"
    )
    return path(d, "@clubs", stroke="none")


PIP = {
    "oros": oros,
    "copas": copas,
    "espadas": espadas,
    "bastos": bastos,
    "diamonds": diamonds,
    "hearts": hearts,
    "spades": spades,
    "clubs": clubs,
}
SMALL = {
    "oros": small_oros,
    "copas": small_copas,
    "espadas": small_espadas,
    "bastos": small_bastos,
} | {suit: partial(use, f"pip-{suit}", k=0.4, pen=False) for suit in FRENCH}
