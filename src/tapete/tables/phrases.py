"""What may be said at a table. None of it tells a partner anything [G-62]."""

from typing import Final

PHRASES: Final = (
    "hello",
    "good-luck",
    "well-played",
    "thanks",
    "sorry",
    "hurry",
    "thinking",
    "good-game",
    "one-more",
    "bye",
)
"""Keys ``phrase-…`` of the catalogue."""
