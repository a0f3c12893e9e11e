"""The files of a checkout, without what is built or installed."""

import os
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
NOT_OURS = {".git", ".venv", ".tools", "node_modules", "__pycache__", "build", "dist", "shots"}
BUILT = {"src/tapete/static", "web/public"}
GENERATED = {"web/src/protocol/generated.ts"}


def ours(*endings: str) -> Iterator[Path]:
    """Yield every file with one of the endings, all files without any, in a fixed order."""
    for folder, folders, names in os.walk(ROOT):
        here = Path(folder)
        folders[:] = sorted(name for name in folders if not left_out(here / name))
        for name in sorted(names):
            if not endings or name.endswith(endings):
                yield here / name


def left_out(folder: Path) -> bool:
    """Return whether a folder holds nothing that is committed."""
    cache = folder.name.endswith(("_cache", ".egg-info")) or folder.name == ".hypothesis"
    return cache or folder.name in NOT_OURS or shown(folder) in BUILT


def shown(path: Path) -> str:
    """Return a path as messages show it."""
    return path.relative_to(ROOT).as_posix()
