"""Collect cycles by the clock and not by count.

Python collects when many more objects were made than freed. Here every move makes about as many as
it frees, so the young ones become hundreds of thousands before that, and then all tables stand
still for a tenth of a second. Looking ten times a second finds few, and takes a millisecond.

Positions and messages have no cycles, and connections cut theirs when they end, so little is left
for the rarer, longer looks at everything.
"""

import asyncio
import gc
from typing import Final

YOUNG_SECONDS: Final = 0.1
MIDDLE_EVERY: Final = 600
"""Looks at the young ones; once a minute."""
WHOLE_EVERY: Final = 36_000
"""Once an hour: with 8,000 connections it takes half a second."""


async def collect() -> None:
    """Collect for ever, instead of Python's own way; give it back at the end."""
    gc.disable()
    gc.freeze()  # what the start has left stays for good
    looks = 0
    try:
        while True:
            await asyncio.sleep(YOUNG_SECONDS)
            looks += 1
            if looks % WHOLE_EVERY == 0:
                gc.collect()
            else:
                gc.collect(0 if looks % MIDDLE_EVERY else 1)
    finally:
        gc.unfreeze()
        gc.enable()
