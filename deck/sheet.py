"""Contact sheet: `python -m deck.sheet PICTURE.png` photographs the deck with Chromium."""

import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

from deck import french
from deck.files import LETTERS, RANKS, write
from deck.pips import FRENCH, SPANISH

CSS = """body{margin:8px;background:#235940;width:1504px}
p{margin:0 0 6px;font-size:0;display:flex;gap:6px;flex-wrap:wrap}.grey{filter:grayscale(1)}"""
SHOWN = ("1o", "4b", "11o", "10c", "12e", "12b")
COURT = ("8D", "10H", "JC", "QS", "QH", "KH")
EXTRAS = ("JK", "back", "back-tapete", "suit-o")


def rows() -> Iterator[tuple[int, str, str, list[str]]]:
    """Yield width in px, folder, class and names of each row of the sheet."""
    every = [f"{rank}{suit[0]}" for suit in SPANISH for rank in RANKS]
    yield 240, "classic/full", "", list(SHOWN)
    for suit, extra in zip(SPANISH, EXTRAS):
        names = [f"{rank}{suit[0]}" for rank in RANKS]
        yield 110, "classic/full", "", [*names, extra]
        yield 84, "classic/phone", "", [*names, extra]
    yield 56, "classic/full", "", every
    yield 56, "classic/phone", "", every
    yield 56, "classic/phone", "grey", every
    yield 56, "contrast/phone", "", every
    yield 56, "contrast/full", "", [*every, *(f"suit-{suit[0]}" for suit in SPANISH)]
    yield from french_rows()


def french_rows() -> Iterator[tuple[int, str, str, list[str]]]:
    """Yield the rows of the French pack."""
    every = [f"{text}{LETTERS[suit]}" for suit in FRENCH for text in french.RANKS]
    yield 240, "classic/full/french", "", list(COURT)
    yield 110, "classic/phone", "", ["JK"]
    for start in range(0, len(every), len(french.RANKS)):
        names = every[start : start + len(french.RANKS)]
        yield 104, "classic/full/french", "", names
        yield 84, "classic/phone/french", "", names
    yield 56, "classic/full/french", "", every
    yield 56, "classic/phone/french", "", every
    yield 56, "classic/phone/french", "grey", every
    yield 56, "contrast/phone/french", "", every


def main(picture: Path) -> None:
    """Write the picture."""
    with tempfile.TemporaryDirectory() as temporary:
        deck = write(Path(temporary))
        body = ""
        for size, folder, effect, names in rows():
            images = "".join(f"<img width={size} src={deck}/{folder}/{n}.svg>" for n in names)
            body += f"<p class='{effect}'>{images}</p>"
        page = Path(temporary, "sheet.html")
        page.write_text(f"<!doctype html><style>{CSS}</style>{body}", encoding="utf-8")
        browser = ["chromium", "--headless", "--no-sandbox", "--hide-scrollbars", "--disable-gpu"]
        shot = ["--window-size=1520,4800", f"--screenshot={picture}", page.as_uri()]
        subprocess.run(browser + shot, check=True, capture_output=True)


if __name__ == "__main__":
    main(Path(sys.argv[1]).resolve())
