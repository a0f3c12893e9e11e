"""What is known of a table besides the cards, folded from the rows that begin with ``#``.

``# word {json}``, one function below for each word. A fact is written once, when it happens; what
follows from facts (who is host, whether a bot plays a seat) is computed, never written.
"""

import json
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any, Final

from tapete.tables.broadcast import Status
from tapete.tables.people import Person


@dataclass(frozen=True, slots=True)
class Chair:
    """One seat: nobody's, a bot's, or a person's."""

    person: Person | None = None
    """Who holds it, also while a bot plays to the end for them."""
    bot: str = ""
    """Name of the bot whose seat it is."""
    gone: str = ""
    """Why a bot plays to the end for the person: ``left``, ``line`` or ``idle`` [G-60, G-65]."""
    idle: int = 0
    """Moves in a row that the clock took from the person [G-65]."""
    standing: bool = False
    """Whether a bot makes the move that the clock took."""
    voted: bool = False
    """Whether the person wants to finish the match now; until the next deal [U-57]."""
    joined: int = 0
    """Moves already made in the match when the person sat down."""
    next: Person | None = None
    """Who takes this bot's seat with the next partida or hand."""

    @property
    def held(self) -> bool:
        """Whether a person plays here."""
        return self.person is not None and not self.gone

    @property
    def automatic(self) -> bool:
        """Whether a bot makes the next move here."""
        return bool(self.bot or self.gone or self.standing)

    @property
    def empty(self) -> bool:
        """Whether nobody sits here, not even a bot."""
        return self.person is None and not self.bot


@dataclass(frozen=True, slots=True)
class Facts:
    """A table at one moment, without the cards."""

    game: str
    variant: str
    options: dict[str, Any]
    """Only what differs from the variant."""
    public: bool
    people: bool
    """Whether a public table waits for people before it begins."""
    chairs: tuple[Chair, ...]
    opened: int
    """Moment."""
    since: int
    """Moment of the last fact that changed the status or left the table without people."""
    status: Status = "waiting"
    host: str = ""
    """Id of the person who may arrange a private table."""
    match: int = 0
    """Number of the match on the table, from 1."""
    record: str = ""
    """Link name of that match's record."""
    settled: bool = False
    """Whether that match is final and its record kept."""
    dealer: int | None = None
    """Who deals first, where it is not drawn [G-57]."""
    newcomer: bool = False
    """Whether the match began with one newcomer against bots."""
    yes: tuple[int, ...] = ()
    """Seats that accepted the revancha."""

    @property
    def held(self) -> tuple[int, ...]:
        """The seats that people play."""
        return tuple([seat for seat, chair in enumerate(self.chairs) if chair.held])

    @property
    def votes(self) -> tuple[int, ...]:
        """The seats whose people want to finish the match now [U-57]."""
        return tuple([seat for seat in self.held if self.chairs[seat].voted])

    @property
    def majority(self) -> int:
        """How many of the people who play are more than half of them; bots do not vote [U-57]."""
        return len(self.held) // 2 + 1

    @property
    def voted_out(self) -> bool:
        """Whether so many want to finish; people who leave after voting do not count any more."""
        return len(self.votes) >= self.majority

    def seat_of(self, person: str) -> int | None:
        """Return the seat that a person plays, if any."""
        for seat, chair in enumerate(self.chairs):
            if chair.person is not None and chair.person.id == person and not chair.gone:
                return seat
        return None


Data = dict[str, Any]


def line(word: str, **values: object) -> str:
    """Return the row of a fact."""
    return f"# {word} {json.dumps(values, ensure_ascii=False, separators=(',', ':'))}"


def who(person: Person) -> Data:
    """Return a person as the values of a row."""
    values: Data = {"person": person.id, "name": person.name}
    return values | {"newcomer": True} if person.newcomer else values


def is_fact(text: str) -> bool:
    """Return whether a row is a fact and not a move."""
    return text.startswith("# ")


def parse(text: str) -> tuple[str, Data]:
    """Return word and values of a fact's row. Raises: ValueError."""
    word, _, rest = text.removeprefix("# ").partition(" ")
    data = json.loads(rest)
    if not isinstance(data, dict):
        raise ValueError(f"{text!r} is not a fact")
    return word, data


def fold(facts: Facts | None, text: str, time: int) -> Facts:
    """Return the facts after one more row.

    Raises: ValueError for a row that is no fact, or is out of place.
    """
    word, data = parse(text)
    if (word == "open") != (facts is None):
        raise ValueError(f"{text!r} is out of place: the first row opens the table")
    try:
        return _with_host(_open(data, time) if facts is None else _FOLDS[word](facts, data, time))
    except (KeyError, IndexError, TypeError) as error:
        raise ValueError(f"{text!r} is not a fact of a table") from error


def played(facts: Facts, seat: int, *, own: bool, waited: bool) -> Facts:
    """Return the facts after a move of a seat: by the person's own hand or by a bot, and whether
    the game still waits for the seat."""
    chair = facts.chairs[seat]
    idle = 0 if own else chair.idle
    standing = chair.standing and waited and not own
    if (chair.idle, chair.standing) == (idle, standing):
        return facts
    return _put(facts, seat, replace(chair, idle=idle, standing=standing))


def timed_out(facts: Facts, seat: int) -> Facts:
    """Return the facts after the clock took a turn by the rules [U-61]."""
    chair = facts.chairs[seat]
    return _put(facts, seat, replace(chair, idle=chair.idle + 1)) if chair.held else facts


def lapsed(facts: Facts) -> Facts:
    """Return the facts after a deal: nobody has voted any more [U-57]."""
    if not any(chair.voted for chair in facts.chairs):
        return facts
    chairs = tuple([replace(chair, voted=False) for chair in facts.chairs])
    return replace(facts, chairs=chairs)


def _put(facts: Facts, seat: int, chair: Chair) -> Facts:
    if not 0 <= seat < len(facts.chairs):
        raise IndexError(seat)
    return replace(facts, chairs=(*facts.chairs[:seat], chair, *facts.chairs[seat + 1 :]))


def _change(facts: Facts, seat: int, **values: Any) -> Facts:
    return _put(facts, seat, replace(facts.chairs[seat], **values))


def _with_host(facts: Facts) -> Facts:
    """Keep the host while seated; pass the part on to the next person in seat order."""
    if facts.public or facts.seat_of(facts.host) is not None:
        return facts
    for seat in facts.held:
        person = facts.chairs[seat].person
        if person is not None:
            return replace(facts, host=person.id)
    return replace(facts, host="") if facts.host else facts


def _person(data: Data) -> Person:
    return Person(data["person"], data["name"], data.get("newcomer", False))


def _open(data: Data, time: int) -> Facts:
    chairs = [
        Chair(person=_person(chair)) if "person" in chair else Chair(bot=chair.get("bot", ""))
        for chair in data["chairs"]
    ]
    return Facts(
        game=data["game"],
        variant=data["variant"],
        options=data["options"],
        public=data["public"],
        people=data["people"],
        chairs=tuple(chairs),
        opened=time,
        since=time,
    )


def _sit(facts: Facts, data: Data, time: int) -> Facts:
    """One identity holds at most one seat: sitting down elsewhere leaves the old seat empty."""
    person = _person(data)
    old = facts.seat_of(person.id)
    if old is not None:
        facts = _put(facts, old, Chair())
    return _put(facts, data["seat"], Chair(person=person, joined=data.get("joined", 0)))


def _empty(facts: Facts, data: Data, time: int) -> Facts:
    facts = _put(facts, data["seat"], Chair())
    return facts if facts.held else replace(facts, since=time)


def _bot(facts: Facts, data: Data, time: int) -> Facts:
    return _put(facts, data["seat"], Chair(bot=data["bot"]))


def _swap(facts: Facts, data: Data, time: int) -> Facts:
    one, other = facts.chairs[data["one"]], facts.chairs[data["other"]]
    return _put(_put(facts, data["one"], other), data["other"], one)


def _reserve(facts: Facts, data: Data, time: int) -> Facts:
    return _change(facts, data["seat"], next=_person(data))


def _release(facts: Facts, data: Data, time: int) -> Facts:
    return _change(facts, data["seat"], next=None)


def _match(facts: Facts, data: Data, time: int) -> Facts:
    """A seat whose person is gone is a bot's from the next match on."""
    chairs = [
        Chair(bot=data["stand_in"])
        if chair.gone
        else replace(chair, idle=0, standing=False, voted=False, joined=0)
        for chair in facts.chairs
    ]
    people = [chair.person for chair in chairs if chair.person is not None]
    return replace(
        facts,
        chairs=tuple(chairs),
        since=time,
        status="playing",
        match=facts.match + 1,
        record=data["record"],
        settled=False,
        dealer=data.get("dealer"),
        newcomer=len(people) == 1 and people[0].newcomer,
        yes=(),
    )


def _gone(facts: Facts, data: Data, time: int) -> Facts:
    facts = _change(facts, data["seat"], gone=data["why"], idle=0, standing=False)
    return facts if facts.held else replace(facts, since=time)


def _back(facts: Facts, data: Data, time: int) -> Facts:
    return _change(facts, data["seat"], gone="", idle=0, standing=False)


def _idle(facts: Facts, data: Data, time: int) -> Facts:
    idle = facts.chairs[data["seat"]].idle + 1
    return _change(facts, data["seat"], idle=idle, standing=data.get("standing", True))


def _vote(facts: Facts, data: Data, time: int) -> Facts:
    return _change(facts, data["seat"], voted=True)


def _settled(facts: Facts, data: Data, time: int) -> Facts:
    return replace(facts, status="finished", settled=True, since=time)


def _rematch(facts: Facts, data: Data, time: int) -> Facts:
    return replace(facts, yes=(*facts.yes, data["seat"]))


def _close(facts: Facts, data: Data, time: int) -> Facts:
    return replace(facts, status="closed", since=time)


_FOLDS: Final[dict[str, Callable[[Facts, Data, int], Facts]]] = {
    "sit": _sit,
    "empty": _empty,
    "bot": _bot,
    "swap": _swap,
    "reserve": _reserve,
    "release": _release,
    "match": _match,
    "gone": _gone,
    "back": _back,
    "idle": _idle,
    "vote": _vote,
    "settled": _settled,
    "rematch": _rematch,
    "close": _close,
}
