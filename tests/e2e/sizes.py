"""The windows in which everything is tried."""

from typing import Final, NamedTuple


class Size(NamedTuple):
    """A window, in CSS pixels."""

    width: int
    height: int

    @property
    def phone(self) -> bool:
        """Return whether it belongs to something one touches."""
        return self.width < 900

    def __str__(self) -> str:
        return f"{self.width}x{self.height}"


SMALL: Final = Size(320, 568)
PHONE: Final = Size(360, 640)
TALL: Final = Size(390, 844)
FLAT: Final = Size(844, 390)
DESKTOP: Final = Size(1280, 800)
SIZES: Final = (SMALL, PHONE, TALL, FLAT, DESKTOP)
