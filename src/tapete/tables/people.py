"""Who comes to a table: people, and the connections through which they watch and play."""

from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from tapete.tables.broadcast import Out


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody, the same over all connections."""

    id: str
    name: str
    newcomer: bool = False
    """Whether this person has never played a hand to its end."""


class Member(Protocol):
    """One connection of a person to a table. A seat is not a connection: a person keeps the seat
    while connections come and go."""

    @property
    def person(self) -> Person: ...

    @property
    def tab(self) -> str:
        """Random name of the browser's tab: a reload is the same tab."""

    def send(self, out: "Out") -> None:
        """Take a message without waiting and without raising; drop the connection if it is slow."""
