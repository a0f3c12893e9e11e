"""The files of the deck: one SVG a card, to be shown as an image; names are the texts of cards.

`7o.svg` is the seven of oros, `JK.svg` the joker, `back.svg` a back, `suit-o.svg` a suit sign.
The French pack lies in a folder of its own, `french/QS.svg`: some disks take `8C` for `8c`.
"""

import hashlib
import shutil
from pathlib import Path

from deck import backs, cards, french
from deck.ink import HEIGHT, LINE, PALETTES, WIDTH, Palette, disc, group, tint, use
from deck.pips import FRENCH, SPANISH

RANKS = range(1, 13)
SIGN = "-26 -26 52 52"
FACES = {"full": cards.full, "phone": cards.phone}
FRENCH_FACES = {"full": french.full, "phone": french.phone}
JOKER = {"full": cards.joker, "phone": cards.phone_joker}
LETTERS = {suit: suit[0] for suit in SPANISH} | {suit: suit[0].upper() for suit in FRENCH}
Drawn = dict[str, tuple[str, str]]  # file name without ending: (view box, drawing)


def deck(faces: str) -> Drawn:
    """Return every card, back and suit sign with the given faces (`full` or `phone`)."""
    box = f"0 0 {WIDTH} {HEIGHT}"
    drawn = {
        f"{rank}{LETTERS[suit]}": (box, FACES[faces](suit, rank))
        for suit in SPANISH
        for rank in RANKS
    }
    drawn |= {
        f"french/{text}{LETTERS[suit]}": (box, FRENCH_FACES[faces](suit, rank))
        for suit in FRENCH
        for rank, text in enumerate(french.RANKS, 1)
    }
    drawn |= {"JK": (box, JOKER[faces]())}
    drawn |= {"back": (box, backs.mudejar()), "back-tapete": (box, backs.tapete())}
    drawn |= {f"suit-{LETTERS[suit]}": (SIGN, sign(suit)) for suit in SPANISH}
    return drawn | {f"french/suit-{LETTERS[suit]}": (SIGN, sign(suit)) for suit in FRENCH}


def sign(suit: str) -> str:
    """Return a suit sign without a card; a French one lies on paper, to be seen on dark ground."""
    paper = disc(0, 0, 26, "@paper", stroke="none") if suit in FRENCH else ""
    return group(
        paper + use(f"sign-{suit}"),
        stroke="@ink",
        stroke_width=LINE,
        stroke_linejoin="round",
        stroke_linecap="round",
        fill="none",
    )


def single(box: str, drawing: str, palette: Palette) -> str:
    """Return a file that stands alone: it brings the parts it uses."""
    defs = "".join(f'<g id="{name}">{cards.PARTS[name]}</g>' for name in cards.needed(drawing))
    root = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}">'
    return tint(f"{root}<defs>{defs}</defs>{drawing}</svg>", palette)


def contents() -> dict[str, str]:
    """Return every file of the deck by its path: `STYLE/FACES/NAME.svg`."""
    return {
        f"{style}/{faces}/{name}.svg": single(*card, palette)
        for style, palette in PALETTES.items()
        for faces in FACES
        for name, card in deck(faces).items()
    }


def write(assets: Path) -> Path:
    """Return the folder `cards-HASH` below `assets` that now holds the deck, and no other does.

    The name changes with the drawings, so that browsers may keep the files for ever.
    """
    files = contents()
    digest = hashlib.sha256("".join(f"{name}{text}" for name, text in files.items()).encode())
    folder = assets / f"cards-{digest.hexdigest()[:10]}"
    for old in assets.glob("cards-*"):
        if old != folder:
            shutil.rmtree(old)
    for name, text in files.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return folder
