"""What the browser asks the catalogue for; it reads the same files."""

import re

from tapete.locale import CARDS, SUITS
from tests.locale.keys import ROOT, catalogue

ASKED = re.compile(r"\bsay\(\s*'([\w.-]+)'")


def test_every_key_that_a_screen_asks_for_exists() -> None:
    keys = catalogue("es").patterns
    wanted = {
        (path.name, key)
        for path in (ROOT / "web/src").rglob("*")
        if path.suffix in (".ts", ".svelte")
        for key in ASKED.findall(path.read_text("utf-8"))
    }
    assert len(wanted) > 100
    assert {(name, key) for name, key in wanted if key not in keys} == set()


def test_the_browser_turns_the_same_values_into_words() -> None:
    """`locale/README.md`: the names of values that are cards and suits."""
    code = (ROOT / "web/src/lib/i18n.svelte.ts").read_text("utf-8")
    for name, values in (("CARDS", CARDS), ("SUITS", SUITS)):
        found = re.search(rf"const {name} = new Set\(\[(.*?)\]\)", code)
        assert found is not None
        assert set(re.findall(r"'([\w-]+)'", found[1])) == values
