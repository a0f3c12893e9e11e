"""Write the golden files anew, after a change that is meant: ``python -m tests.transcripts.renew``.

The records themselves are never written: `golden.json` is the trace of the rules document (4.3),
`two-players.json` a whole match of guiñote with exchange, cantes and vueltas. Of presidente there
are cuts and an offender (northwest), a revolution, skips and a kill (south), discards (canarias),
time-outs and a stock made anew (master), a leader with nothing to lead (bound). Their positions
were printed alike by a program written apart from the product (`tests/perft/presidente`).
"""

from pathlib import Path

from tapete.core import registry
from tapete.records import Record, as_json, parse, replay, transcript

FOLDER = Path(__file__).parent
RECORDS = (
    "golden",
    "two-players",
    "presidente-northwest",
    "presidente-south",
    "presidente-canarias",
    "presidente-master",
    "presidente-bound",
)
LANGUAGES = ("es", "en")


def record(name: str) -> Record:
    """Return a record of this folder."""
    return parse((FOLDER / f"{name}.json").read_text("utf-8"), name)


def positions(name: str) -> str:
    """Return what ``tapete replay --json`` has to print of a record."""
    found = record(name)
    game = registry.game(found.game)
    return "".join([as_json(game, position) + "\n" for position in replay(found)])


def story(name: str, lang: str) -> str:
    """Return what ``tapete replay`` has to print of a record."""
    return "".join([line + "\n" for line in transcript(record(name), lang)])


def main() -> None:
    """Write the files."""
    for name in RECORDS:
        (FOLDER / f"{name}.positions.jsonl").write_text(positions(name), "utf-8")
        for lang in LANGUAGES:
            (FOLDER / f"{name}.{lang}.txt").write_text(story(name, lang), "utf-8")


if __name__ == "__main__":
    main()
