"""What each game adds to the protocol: views, offers and events as messages, listed in one place.

A game's module copies field by field what a seat may know; nothing is passed on as it is.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final, TypeAlias, get_args

from msgspec import Struct

from tapete.server.wire import guinote, presidente

ViewOut: TypeAlias = guinote.GuinoteView | presidente.PresidenteView
LegalOut: TypeAlias = guinote.GuinoteLegal | presidente.PresidenteLegal
EventOut: TypeAlias = guinote.GuinoteEvent | presidente.PresidenteEvent


@dataclass(frozen=True, slots=True)
class Wire:
    """How one game's views, offers and events become messages."""

    view: Callable[[Any], ViewOut]
    legal: Callable[[Any, Any], LegalOut]
    event: Callable[[Any], EventOut]
    events: tuple[type[Struct], ...]
    """Every message that `event` may make."""


WIRES: Final = {
    "guinote": Wire(
        guinote.view_out, guinote.legal_out, guinote.event_out, get_args(guinote.GuinoteEvent)
    ),
    "presidente": Wire(
        presidente.view_out,
        presidente.legal_out,
        presidente.event_out,
        get_args(presidente.PresidenteEvent),
    ),
}
"""By game."""
