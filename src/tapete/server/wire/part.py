"""What the messages of several games share."""

from msgspec import Struct


class Part(Struct, kw_only=True):
    """A part of a message."""


class DealerDrawn(Part, tag="dealer-drawn"):
    """A seat was drawn to deal the first hand."""

    seat: int
