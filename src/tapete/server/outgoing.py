"""What a table says, as text frames; copied field by field, never passed on as it is."""

from typing import Final

import msgspec

from tapete.core.cards import TEXT_OF
from tapete.server import protocol
from tapete.server.protocol import ServerMessage
from tapete.server.wire import Wire
from tapete.tables import broadcast
from tapete.tables.broadcast import Out

_ENCODER: Final = msgspec.json.Encoder()


def frame(message: ServerMessage) -> str:
    """Return a message as the text of one frame."""
    return _ENCODER.encode(message).decode()


class Speaker:
    """Encodes for all connections of one game. Who sees the same gets the same text."""

    def __init__(self, wire: Wire) -> None:
        self._wire = wire
        # A table tells one audience after another, so the last one is all that need be kept.
        self._said: broadcast.Position | None = None
        self._text = ""

    def frame(self, out: Out) -> str:
        """Return the text of one frame."""
        if isinstance(out, broadcast.Position):
            if out is not self._said:
                self._said, self._text = out, frame(_position(self._wire, out))
            return self._text
        return frame(_message(out))


def _position(wire: Wire, out: broadcast.Position) -> protocol.Snapshot | protocol.Events:
    kind: type[protocol.Snapshot | protocol.Events]
    kind = protocol.Snapshot if out.fresh else protocol.Events
    return kind(
        version=out.version,
        events=[wire.event(event) for event in out.events],
        view=wire.view(out.view),
        legal=wire.legal(out.view, out.offers),
        why={
            TEXT_OF[card]: protocol.WhyNot(reason=why.reason, values=dict(why.values))
            for card, why in out.offers.why.items()
        },
        clock=protocol.Clock(
            now=out.clock.now,
            seats={str(seat): moment for seat, moment in out.clock.seats.items()},
            total=out.clock.total,
            rest=out.clock.rest,
        ),
    )


def _message(out: Out) -> ServerMessage:
    match out:
        case broadcast.Ok(id_, version):
            return protocol.Ok(id=id_, version=version)
        case broadcast.Stale(id_, version):
            return protocol.Stale(id=id_, version=version)
        case broadcast.Illegal(id_, reason):
            return protocol.Illegal(id=id_, reason=reason)
        case broadcast.Presence():
            return _presence(out)
        case broadcast.Said(seat, phrase):
            return protocol.Said(seat=seat, phrase=phrase)
        case broadcast.Moved():
            return protocol.MovedElsewhere()
        case broadcast.Fault(code, detail, retry_after):
            return protocol.Fault(
                code=msgspec.convert(code, protocol.FaultCode),
                detail=detail,
                retry_after=retry_after,
            )
        case broadcast.Position():
            raise TypeError("a position needs the wire of its game")


def _presence(out: broadcast.Presence) -> protocol.Presence:
    return protocol.Presence(
        table=out.table,
        game=out.game,
        variant=out.variant,
        options=dict(out.options),
        public=out.public,
        status=out.status,
        chairs=[
            protocol.Chair(
                seat=chair.seat,
                kind=chair.kind,
                name=chair.name,
                you=chair.you,
                host=chair.host,
                away=chair.away,
                gone=chair.gone,
                next=chair.next,
            )
            for chair in out.chairs
        ],
        seat=out.seat,
        can_return=out.can_return,
        spectators=out.spectators,
        offer_bots=out.offer_bots,
        rematch=out.rematch,
        rematch_yes=list(out.rematch_yes),
        record=out.record,
        first_hand=out.first_hand,
        finish_needed=out.finish_needed,
        finish_votes=list(out.finish_votes),
    )
