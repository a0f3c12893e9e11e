"""One catalogue of sentences for server, terminal and browser; its conventions: `README.md`."""

from tapete.locale.catalogue import SentenceError, has, languages, sources
from tapete.locale.words import CARDS, SUITS, Raw, card, named, names, reason, say, suit

__all__ = [
    "CARDS",
    "SUITS",
    "Raw",
    "SentenceError",
    "card",
    "has",
    "languages",
    "named",
    "names",
    "reason",
    "say",
    "sources",
    "suit",
]
