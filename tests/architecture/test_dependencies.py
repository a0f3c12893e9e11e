"""Every dependency has its line in the decisions, and every decision its place in their list."""

import json
import re
import tomllib

from tests.files import ROOT

ADR = ROOT / "docs/adr"
PAGE = (ADR / "0005-dependencies.md").read_text("utf-8")
NAME = re.compile(r"^[\w.-]+")


def test_the_page_names_exactly_what_is_declared() -> None:
    named = re.findall(r"^\| `([^`]+)` \|", PAGE, re.MULTILINE)
    assert sorted(named) == sorted(python_packages() | web_packages())


def python_packages() -> set[str]:
    declared = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    project, groups = declared["project"], declared["dependency-groups"]
    lists = [project["dependencies"], *project["optional-dependencies"].values(), *groups.values()]
    lines = [line for some in lists for line in some if isinstance(line, str)]
    return {found[0] for line in lines if (found := NAME.match(line))}


def web_packages() -> set[str]:
    package = json.loads((ROOT / "web/package.json").read_text("utf-8"))
    return {*package["dependencies"], *package["devDependencies"]}


def test_the_list_of_decisions_is_whole() -> None:
    listed = re.findall(r"\]\((\d{4}-[\w-]+\.md)\)", (ADR / "README.md").read_text("utf-8"))
    assert listed == sorted(path.name for path in ADR.glob("[0-9]*.md"))
