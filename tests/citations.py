"""Citations of the rules documents: what is numbered there, and which test names the number.

A rule is cited by its number (`G-24`); an edge case, an example or a decision by its number after
the game (`guinote E-7`, `guinote EX-3`, `guinote A-5`, `presidente T12`). The name of a test may
cite too: `test_g24_…`, and in a folder of the game's own `test_e7_…`.
"""

import ast
import re
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
GAMES = {"G": "guinote", "P": "paulo", "M": "mao", "U": "presidente"}
WEB = ("web/src", "web/tests")
DECISIONS = "A"  # documented choices: may be cited, need not be

NUMBER = r"[A-Z]{1,2}-?\d+[a-z]?"
DEFINED = re.compile(rf"^(?:\| |\* \*\*)({NUMBER})(?: \||\*\*)", re.MULTILINE)
RULE = re.compile(r"(?<![\w\"'-])([GPMU]-\d+)\b")
CASE = r"(?:EX|[EATSR])-?\d+[a-z]?"
CASES = re.compile(rf"\b({'|'.join(GAMES.values())}) ({CASE}(?:(?:, | and )(?={CASE}){CASE})*)")
IN_NAME = re.compile(r"_(ex|[gpmuet])0*(\d+[a-z]?)(?=_|$)")
WEB_TEST = re.compile(r"\b(?:test|it)(?:\.each\(.*?\))?\(\s*(['\"`])(.*?)\1", re.DOTALL)

Citation = tuple[str, str]  # game, number


@dataclass(frozen=True, slots=True)
class Citing:
    """A test and what it cites."""

    name: str
    cites: frozenset[Citation]


@cache
def documents() -> dict[str, list[str]]:
    """Return the numbers that each rules document defines, in its order."""
    files = sorted((ROOT / "docs/rules").glob("*.md"))
    return {path.stem: DEFINED.findall(path.read_text("utf-8")) for path in files}


def must_be_tested(number: str) -> bool:
    """Return whether a test has to cite this number."""
    return not number.startswith(DECISIONS)


def unused(game: str) -> list[str]:
    """Return the numbers left out between the first and the last one of each kind."""
    used: dict[str, set[int]] = defaultdict(set)
    for number in documents()[game]:
        kind, _, count = re.sub(r"[a-z]$", "", number).rpartition("-")
        if kind:
            used[kind].add(int(count))
    return [
        f"{kind}-{n}" for kind, ns in used.items() for n in range(1, max(ns) + 1) if n not in ns
    ]


def cited(text: str) -> frozenset[Citation]:
    """Return every citation in a text."""
    rules = {(GAMES[number[0]], number) for number in RULE.findall(text)}
    cases = {(game, case) for game, some in CASES.findall(text) for case in re.findall(CASE, some)}
    return frozenset(rules | cases)


def cited_by_name(name: str, path: Path) -> frozenset[Citation]:
    """Return what the name of a test function cites."""
    own = next((game for game in GAMES.values() if game in path.parts), "")
    found = set()
    for kind, count in IN_NAME.findall(name):
        game = GAMES.get(kind.upper(), own)
        for number in (f"{kind.upper()}-{count}", f"{kind.upper()}{count}"):
            if number in documents().get(game, ()):
                found.add((game, number))
    return frozenset(found)


def python_tests(path: Path) -> Iterator[Citing]:
    """Yield the tests of a Python file, each with the data of the module that it uses."""
    source = path.read_text("utf-8")
    lines, module = source.splitlines(), ast.parse(source)
    data = {
        target.id: cited(segment(lines, node))
        for node in module.body
        if isinstance(node, ast.Assign | ast.AnnAssign)
        for target in (node.targets if isinstance(node, ast.Assign) else [node.target])
        if isinstance(target, ast.Name)
    }
    for node in ast.walk(module):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and is_test(node.name):
            used = {name.id for name in ast.walk(node) if isinstance(name, ast.Name)}
            cites = cited(segment(lines, node)) | cited_by_name(node.name, path)
            cites = cites.union(*(data[name] for name in used & set(data)))
            yield Citing(f"{path.relative_to(ROOT).as_posix()}::{node.name}", cites)


def is_test(name: str) -> bool:
    """Return whether pytest collects a function of this name."""
    return name.startswith("test_")


def segment(lines: list[str], node: ast.stmt) -> str:
    """Return the source of a statement, decorators and comments included."""
    decorators = getattr(node, "decorator_list", [])
    first = min([node.lineno, *(decorator.lineno for decorator in decorators)])
    return "\n".join(lines[first - 1 : node.end_lineno])


def web_tests(path: Path) -> Iterator[Citing]:
    """Yield the tests of a TypeScript file; their titles cite."""
    for _, title in WEB_TEST.findall(path.read_text("utf-8")):
        yield Citing(f"{path.relative_to(ROOT).as_posix()}::{title}", cited(title))


@cache
def tests() -> list[Citing]:
    """Return every test of the project."""
    python = sorted((ROOT / "tests").rglob("test_*.py"))
    web = sorted(path for top in WEB for path in (ROOT / top).rglob("*.test.ts"))
    return [
        *(test for path in python for test in python_tests(path)),
        *(test for path in web for test in web_tests(path)),
    ]


@cache
def citing() -> dict[Citation, list[str]]:
    """Return the tests that cite each number."""
    table: dict[Citation, list[str]] = defaultdict(list)
    for test in tests():
        for citation in sorted(test.cites):
            table[citation].append(test.name)
    return dict(table)


def untested() -> list[Citation]:
    """Return the numbers that have to be cited by a test and are not."""
    return [
        (game, number)
        for game, numbers in documents().items()
        for number in numbers
        if must_be_tested(number) and (game, number) not in citing()
    ]


def dangling() -> list[tuple[str, Citation]]:
    """Return every citation of a number that its document lacks, with its place.

    Documents that do not exist yet are not looked at: an ADR may cite a game to come.
    """
    known = documents()
    return [
        (f"{path.relative_to(ROOT).as_posix()}:{line}", (game, number))
        for path in sources()
        for line, text in enumerate(path.read_text("utf-8").splitlines(), start=1)
        for game, number in sorted(cited(text))
        if game in known and number not in known[game]
    ]


def sources() -> Iterator[Path]:
    """Yield every file that may cite."""
    for folder, endings in (
        ("src", (".py", ".ftl", ".md")),
        ("tests", (".py",)),
        ("bench", (".py",)),
        *((top, (".ts", ".svelte")) for top in WEB),
        ("docs", (".md",)),
    ):
        for path in sorted((ROOT / folder).rglob("*")):
            if path.suffix in endings and path.is_file():
                yield path
    yield from sorted(ROOT.glob("*.md"))
