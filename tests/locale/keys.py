"""Read catalogue and code for keys: what the files hold, what the program asks for."""

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from tapete.locale import sources

ROOT = Path(__file__).resolve().parents[2]
CODE = ROOT / "src/tapete"
REASON = re.compile(r"[a-z]+(-[a-z]+)+")


@dataclass
class Pattern(Visitor):
    """What one message or attribute speaks of and refers to."""

    variables: set[str] = field(default_factory=set)
    references: set[str] = field(default_factory=set)

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802 - so named by fluent.syntax
        """Note a variable."""
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802 - so named by fluent.syntax
        """Note a message."""
        self.references.add(node.id.name)


@dataclass(frozen=True)
class Catalogue:
    """The sentences of one language."""

    patterns: dict[str, Pattern]
    """By key; an attribute is ``key.attribute``."""
    file_of: dict[str, str]
    twice: list[str]
    junk: list[str]


@cache
def catalogue(lang: str) -> Catalogue:
    """Return what the files of a language hold."""
    found = Catalogue({}, {}, [], [])
    for name, text in sources(lang).items():
        for entry in FluentParser().parse(text).body:
            if isinstance(entry, ftl.Junk):
                found.junk.append(f"{name}: {entry.content}")
            elif isinstance(entry, ftl.Message | ftl.Term):
                _add(found, name, entry)
    return found


def _add(found: Catalogue, name: str, entry: ftl.Message | ftl.Term) -> None:
    key = entry.id.name
    if key in found.file_of:
        found.twice.append(key)
    found.file_of[key] = name
    parts = {f"{key}.{attribute.id.name}": attribute.value for attribute in entry.attributes}
    for part, value in {key: entry.value, **parts}.items():
        pattern = Pattern()
        if value is not None:
            pattern.visit(value)
            found.patterns[part] = pattern


def literals() -> Iterator[str]:
    """Yield every text that stands in the code of the program."""
    for path in CODE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                yield node.value


def asked() -> Iterator[tuple[str, str]]:
    """Yield place and key of every `say` and `fill` in the code whose key is a plain text."""
    for path in CODE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") in ("say", "fill"):
                key = node.args[1] if len(node.args) > 1 else None
                if isinstance(key, ast.Constant) and isinstance(key.value, str):
                    yield f"{path.relative_to(ROOT)}:{node.lineno}", key.value


def reasons() -> set[str]:
    """Return every reason code in the rules of the games: they alone look like ``must-beat``."""
    found = set()
    for path in (CODE / "games").rglob("*.py"):
        tree = ast.parse(path.read_text("utf-8"))
        for node in ast.walk(tree):
            value = node.value if isinstance(node, ast.Constant) else None
            if isinstance(value, str) and REASON.fullmatch(value):
                found.add(value)
    return found
