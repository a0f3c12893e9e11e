"""Randomness that nobody can foretell, in large portions.

Python asks the system for every single number, and each time another thread may take its turn: a
shuffle would wait for the writer forty times over.
"""

import os
from random import SystemRandom
from typing import Final

PORTION: Final = 4096
_FRACTION: Final = 2.0**-53


class Lots(SystemRandom):
    """The system's randomness; for one thread."""

    def __init__(self) -> None:
        super().__init__()
        self._portion = b""
        self._used = 0

    def randbytes(self, n: int) -> bytes:
        """Return so many random bytes."""
        if n > len(self._portion) - self._used:
            self._portion, self._used = os.urandom(max(PORTION, n)), 0
        start, self._used = self._used, self._used + n
        return self._portion[start : self._used]

    def getrandbits(self, k: int) -> int:
        """Return a number of so many random bits."""
        size = (k + 7) // 8
        return int.from_bytes(self.randbytes(size)) >> (size * 8 - k)

    def random(self) -> float:
        """Return a number from 0 up to, not including, 1."""
        return self.getrandbits(53) * _FRACTION
