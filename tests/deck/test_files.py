"""The deck: a file for every card that the rules can name, in every style and with both faces."""

import re
from pathlib import Path
from xml.etree import ElementTree

import pytest

from deck.files import contents, write
from deck.ink import PALETTES
from tapete.core.cards import FRENCH_SUITS, SUITS, TEXT_OF

FILES = contents()
FOLDERS = [f"{style}/{faces}" for style in PALETTES for faces in ("full", "phone")]
LARGEST = 8_000  # bytes: a card is fetched alone
CARD = re.compile(r"(\d+|[AJQK])[ocebDHSC]|JK")


@pytest.mark.parametrize("folder", FOLDERS)
def test_every_card_and_sign_has_its_file(folder: str) -> None:
    others = {"back", "back-tapete", *(f"suit-{letter}" for letter in SUITS + FRENCH_SUITS)}
    names = {*TEXT_OF.values(), *others}
    assert {f"{folder}/{french(name)}{name}.svg" for name in names} == {
        name for name in FILES if name.startswith(f"{folder}/")
    }


def french(name: str) -> str:
    """Return the folder of a card, or suit sign, of the French pack."""
    return "french/" if name[-1] in FRENCH_SUITS else ""


def test_no_two_files_are_one_to_a_disk_that_takes_capitals_for_small_letters() -> None:
    assert len({name.lower() for name in FILES}) == len(FILES)


@pytest.mark.parametrize("name", FILES)
def test_a_file_is_whole_by_itself_and_small(name: str) -> None:
    root = ElementTree.fromstring(FILES[name])
    names = [node.attrib["id"] for node in root.iter() if "id" in node.attrib]
    used = {node.attrib["href"] for node in root.iter() if "href" in node.attrib}
    assert len(names) == len(set(names))
    assert used <= {f"#{part}" for part in names}
    assert "@" not in FILES[name]
    assert "var(" not in FILES[name]
    assert len(FILES[name]) <= LARGEST


@pytest.mark.parametrize("folder", FOLDERS)
def test_no_two_cards_look_alike(folder: str) -> None:
    faces = [text for name, text in FILES.items() if name.startswith(folder)]
    assert len(faces) == len(set(faces)) == len(TEXT_OF) + 10


def test_cards_are_five_by_eight() -> None:
    cards = [text for name, text in FILES.items() if CARD.fullmatch(Path(name).stem)]
    assert len(cards) == len(FOLDERS) * len(TEXT_OF)
    assert all('viewBox="0 0 200 320"' in text for text in cards)


def test_the_folder_changes_its_name_with_the_drawings_and_stays_alone(tmp_path: Path) -> None:
    (tmp_path / "cards-0123456789").mkdir()
    folder = write(tmp_path)
    assert list(tmp_path.iterdir()) == [folder]
    assert write(tmp_path) == folder
    written = {path.relative_to(folder).as_posix() for path in folder.rglob("*.svg")}
    assert written == set(FILES)
