"""How much one connection, one address and one process may ask for."""

import time
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
from ipaddress import IPv6Address, ip_address, ip_network
from math import ceil, inf
from typing import Final

from litestar.connection import ASGIConnection

MESSAGE_BYTES: Final = 16 * 1024
"""The longest message of a socket."""
BODY_BYTES: Final = 16 * 1024
"""The longest body of a request."""
OUTBOX: Final = 200
"""Frames that may wait for one connection: more than a whole hand of cards."""
HELLO_SECONDS: Final = 10.0
"""How long a connection may say nothing at first."""
_ADDRESSES: Final = 50_000

Seconds = Callable[[], float]


@dataclass(frozen=True, slots=True)
class Limits:
    """Rates; a burst is what may come at once."""

    messages: tuple[float, float] = (40, 10)
    """Of one socket: burst, and how many a second."""
    connects: tuple[float, float] = (120, 4)
    """New sockets of one address; many people may share one."""
    requests_a_minute: int = 600
    """Requests to the interface of one address."""
    tables_a_minute: int = 60
    """Tables opened from one address."""


OFF: Final = Limits((inf, inf), (inf, inf), 10**9, 10**9)
"""No limits: for load tests."""


class Bucket:
    """Tokens that come back with time; what finds none has to wait."""

    __slots__ = ("_burst", "_clock", "_rate", "_seen", "_tokens")

    def __init__(self, limit: tuple[float, float], clock: Seconds = time.monotonic) -> None:
        self._burst, self._rate = limit
        self._tokens = self._burst
        self._clock = clock
        self._seen = clock()

    def take(self) -> int:
        """Return 0 when a token was there, else the seconds until there is one."""
        now = self._clock()
        self._tokens = min(self._burst, self._tokens + (now - self._seen) * self._rate)
        self._seen = now
        if self._tokens >= 1:
            self._tokens -= 1
            return 0
        return ceil((1 - self._tokens) / self._rate)


class Buckets:
    """One bucket for each address; the addresses longest unseen are forgotten."""

    def __init__(self, limit: tuple[float, float], most: int = _ADDRESSES) -> None:
        self._limit = limit
        self._most = most
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def __len__(self) -> int:
        return len(self._buckets)

    def take(self, address: str) -> int:
        """Return 0 when a token of this address was there, else the seconds until there is one."""
        bucket = self._buckets.get(address)
        if bucket is None:
            bucket = self._buckets[address] = Bucket(self._limit)
            if len(self._buckets) > self._most:
                self._buckets.popitem(last=False)
        else:
            self._buckets.move_to_end(address)
        return bucket.take()


def address_of(connection: ASGIConnection) -> str:  # type: ignore[type-arg]  # of any kind
    """Return whom limits count: an IPv4 address, or the network that an IPv6 address is given."""
    client = connection.client
    host = client.host if client else ""
    try:
        address = ip_address(host)
    except ValueError:
        return host
    if isinstance(address, IPv6Address):
        return str(ip_network((address, 64), strict=False))
    return host
