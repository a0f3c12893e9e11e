"""What no committed file may hold."""

import json
import re

from tests.files import ROOT, ours, shown

# In pieces, so that this file does not find itself.
REGISTRIES = (
    "pypi" + ".org",
    "python" + "hosted.org",
    "registry." + "npmjs",
    "registry." + "yarnpkg",
)
MACHINE = re.compile(r"(?<![\w.])/(?:work|root|home/\w+)/")
TEXT = (".py", ".ts", ".js", ".svelte", ".css", ".html", ".md", ".txt", ".toml", ".json", ".ftl")
EXCEPTION = re.compile(r"# (?:type: ignore|noqa)|eslint-disable|svelte-ignore")
REASON = re.compile(
    r"# type: ignore\[[\w, -]+\]\W+[A-Za-z]|# noqa: [A-Z]+\d+(?:, ?[A-Z]+\d+)*\W+[A-Za-z]"
    r"|eslint-disable.* -- \w|svelte-ignore \w+ \("
)


def test_no_file_names_a_registry_or_a_path_of_somebodys_machine() -> None:
    found = [
        f"{shown(path)}: {word}"
        for path in [*ours(*TEXT), ROOT / "Makefile", ROOT / ".ci/run", ROOT / "web/.npmrc"]
        for word in named(path.read_text("utf-8"))
    ]
    assert found == []


def named(text: str) -> list[str]:
    return [*(word for word in REGISTRIES if word in text), *MACHINE.findall(text)]


def test_every_locked_python_package_has_its_hashes() -> None:
    for name in ("requirements.txt", "requirements-dev.txt", "requirements-uv.txt"):
        blocks = re.split(r"\n(?=\S)", (ROOT / name).read_text("utf-8").strip())
        assert [
            block for block in blocks if "==" not in block or "--hash=sha256:" not in block
        ] == []


def test_every_locked_web_package_has_its_hash_and_no_address() -> None:
    lock = json.loads((ROOT / "web/package-lock.json").read_text("utf-8"))
    packages = {name: fields for name, fields in lock["packages"].items() if name}
    assert len(packages) > 50
    assert [name for name, fields in packages.items() if "resolved" in fields] == []
    assert [name for name, fields in packages.items() if "integrity" not in fields] == []


def test_every_exception_from_a_check_says_why() -> None:
    """A reason stands on the same line, after the code."""
    bare = [
        f"{shown(path)}:{number}"
        for path in ours(".py", ".ts", ".svelte")
        if path.name != "test_committed.py"
        for number, line in enumerate(path.read_text("utf-8").splitlines(), start=1)
        if EXCEPTION.search(line) and not REASON.search(line)
    ]
    assert bare == []
