"""What the documents say about the server is what it does."""

import re
from pathlib import Path

from tapete.server import limits, reference
from tapete.server.config import settings
from tests.server.test_routes import ALLOWED

DOCS = Path(__file__).parents[2] / "docs"


def test_the_list_of_messages_is_made_from_them() -> None:
    """Run ``python -m tapete.server.reference`` when this fails."""
    text = reference.TARGET.read_text(encoding="utf-8")
    assert reference.page(text) == text


def test_every_request_of_the_interface_is_described_and_no_other() -> None:
    text = (DOCS / "protocol.md").read_text(encoding="utf-8")
    found = set(re.findall(r"^\| `([A-Z]+) (/[^`]*)` \|", text, re.MULTILINE))
    expected = {
        (verb, path.replace(":str", ""))
        for path, verbs in ALLOWED.items()
        for verb in verbs.split()
        if path.startswith(("/api/", "/health", "/metrics"))
    }
    assert found == expected | {("GET", "/schema")}


def test_the_limits_are_those_described() -> None:
    given = limits.Limits()
    assert given.messages == (40, 10)
    assert given.connects == (120, 4)
    assert (given.requests_a_minute, given.tables_a_minute) == (600, 60)
    assert (limits.OUTBOX, limits.MESSAGE_BYTES) == (200, 16 * 1024)
    text = (DOCS / "protocol.md").read_text(encoding="utf-8")
    for words in ("ten messages a second, forty at once", "Two hundred frames", "16 KiB"):
        assert words in text
    for words in ("120 sockets at once and four a second", "600 times a minute", "60 may open"):
        assert words in text


def test_every_setting_stands_in_the_table_of_operations() -> None:
    text = (DOCS / "operations.md").read_text(encoding="utf-8")
    rows = re.findall(r"^\| `(TAPETE_[A-Z_]+)` \| `(--[a-z-]+)` \| (.*) \| (.*) \|$", text, re.M)
    expected = [(s.variable, s.flag, s.default, s.help) for s in settings()]
    assert [(row[0], row[1], row[2].strip("`"), row[3]) for row in rows] == expected
