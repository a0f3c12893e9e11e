"""Draw the deck and build the web client into `src/tapete/static`.

Node.js comes as a wheel, so the machine needs none. A source distribution holds the built files
and no `web/`; nothing is built then.
"""

import hashlib
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

SOURCES = ("web", "deck", "src/tapete/locale")
NOT_SOURCES = ("node_modules", "public", "tests", "__pycache__")


class WebClientHook(BuildHookInterface[Any]):
    """Build the client whenever one of its sources has changed."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build into the package, before files are collected."""
        root = Path(self.root)
        if (root / "web").is_dir():
            build(root)


def build(root: Path) -> None:
    """Draw the deck and build the client, unless the last build had the same sources."""
    stamp, page = root / "web/node_modules/.built", root / "src/tapete/static/index.html"
    wanted = fingerprint(root)
    if page.is_file() and stamp.is_file() and stamp.read_text() == wanted:
        return
    sys.path.insert(0, str(root))
    from deck.files import write
    from web.npm import install, npm

    write(root / "web/public/assets")
    install(tests=False)
    npm("run", "build")
    stamp.write_text(wanted)


def fingerprint(root: Path) -> str:
    """Return a digest of every source of the client."""
    digest = hashlib.sha256()
    for path in sources(root):
        digest.update(path.relative_to(root).as_posix().encode())
        digest.update(path.read_bytes())
    return digest.hexdigest()


def sources(root: Path) -> Iterator[Path]:
    """Yield every source file of the client, in a fixed order."""
    for top in SOURCES:
        for path in sorted((root / top).rglob("*")):
            if path.is_file() and not set(NOT_SOURCES) & set(path.relative_to(root).parts):
                yield path


if __name__ == "__main__":
    build(Path(__file__).resolve().parent)
