"""The client's types are those of the server."""

from typing import Literal

import msgspec
import pytest

from tapete.server import protocol, typescript


def test_committed_types_are_those_of_the_server() -> None:
    """Run ``python -m tapete.server.typescript`` when this fails, and look at what changed."""
    assert typescript.TARGET.read_text(encoding="utf-8") == typescript.generate()


def test_what_the_client_may_leave_out_is_optional_and_what_the_server_sends_is_not() -> None:
    text = typescript.generate()
    assert "  seen?: number | null;\n" in text
    assert "  away: number;\n" in text


class Odd(msgspec.Struct):
    """Types that msgspec's own schema would get wrong."""

    pair: tuple[int, str]
    row: tuple[int, ...]
    some: set[Literal["a", "b"]]
    event: protocol.ServerMessage | None


@pytest.mark.parametrize(
    "line",
    [
        "  pair: [number, string];",
        "  row: number[];",
        "  some: ('a' | 'b')[];",
        "  event: ServerMessage | null;",
    ],
)
def test_tuples_sets_and_named_unions(line: str) -> None:
    assert line in typescript.interface(Odd, typescript.Docs([]))
