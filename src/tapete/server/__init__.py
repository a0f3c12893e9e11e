"""The server: pages, the HTTP interface and the sockets (`docs/protocol.md`)."""

from tapete.server.config import Settings

__all__ = ["Settings", "serve"]


def serve(settings: Settings) -> None:
    """Serve until told to stop."""
    # What a command line that only asks for help need not load.
    from tapete.server.run import serve

    serve(settings)
