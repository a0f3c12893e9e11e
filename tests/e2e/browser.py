"""How Chromium is started for tests and measurements."""

from typing import Final

FLAGS: Final = (
    "--no-sandbox",  # as root, in containers
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
)
