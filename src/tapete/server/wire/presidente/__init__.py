"""Presidente on the wire."""

from tapete.server.wire.presidente.messages import (
    PresidenteEvent,
    PresidenteLegal,
    PresidenteView,
)
from tapete.server.wire.presidente.writing import event_out, legal_out, view_out

__all__ = [
    "PresidenteEvent",
    "PresidenteLegal",
    "PresidenteView",
    "event_out",
    "legal_out",
    "view_out",
]
