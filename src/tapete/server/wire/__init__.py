"""What each game adds to the protocol: views, offers and events as messages, listed in one place.

A game's module copies field by field what a seat may know; nothing is passed on as it is.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final, TypeAlias

from tapete.server.wire import guinote

ViewOut: TypeAlias = guinote.GuinoteView
LegalOut: TypeAlias = guinote.GuinoteLegal
EventOut: TypeAlias = guinote.GuinoteEvent


@dataclass(frozen=True, slots=True)
class Wire:
    """How one game's views, offers and events become messages."""

    view: Callable[[Any], ViewOut]
    legal: Callable[[Any, Any], LegalOut]
    event: Callable[[Any], EventOut]


WIRES: Final = {
    "guinote": Wire(guinote.view_out, guinote.legal_out, guinote.event_out),
}
"""By game."""
