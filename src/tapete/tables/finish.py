"""What remains of a match: handed to the keeper when it is final."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from tapete.core.game import Ranking
from tapete.core.options import Written
from tapete.tables.facts import Chair, is_fact
from tapete.tables.ledger import Ledger
from tapete.tables.log import Row


@dataclass(frozen=True, slots=True)
class Player:
    """Who held a seat when the match ended."""

    seat: int
    name: str
    """As in a record: a person's name, or ``bot:vecino``."""
    person: str | None
    """Id; None for a bot."""
    gone: bool
    """Whether a bot played to the end for this person [G-60]."""
    joined: int
    """Number of moves already made when this person took the seat; 0 for the whole match."""


@dataclass(frozen=True, slots=True)
class Finished:
    """A finished match; final, because nobody may claim any more."""

    record: str
    """Its link name, unguessable and the same whenever this match is handed out again."""
    table: str
    match: int
    """Number of the match at its table, from 1."""
    public: bool
    game: str
    variant: str
    options: dict[str, Written]
    """Only what differs from the variant, as in a record."""
    seats: int
    players: tuple[Player, ...]
    moves: tuple[str, ...]
    times: tuple[int, ...]
    """Milliseconds since `began`, one for each move."""
    began: int
    ended: int
    ranking: Ranking
    score: dict[str, Any]


class Keeper(Protocol):
    """Keeps finished matches and remembers who has played."""

    async def keep(self, finished: Finished) -> None:
        """Keep a match. The same one may come again after a crash: `record` tells."""

    async def played(self, persons: tuple[str, ...]) -> None:
        """Note that these people have played a hand to its end; may come again."""


def finished(ledger: Ledger, rows: Sequence[Row]) -> Finished:
    """Return the finished match on a table, its moves and times from the table's log."""
    facts, game = ledger.facts, ledger.game
    begun = max(at for at, row in enumerate(rows) if row.text.startswith("# match "))
    moves = [row for row in rows[begun:] if not is_fact(row.text)]
    began = rows[begun].time
    ranking = game.ranking(ledger.course.state)
    if ranking is None:
        raise ValueError(f"table {ledger.table}: the match is not over")
    return Finished(
        record=facts.record,
        table=ledger.table,
        match=facts.match,
        public=facts.public,
        game=facts.game,
        variant=facts.variant,
        options=game.differences(facts.variant, ledger.rules),
        seats=len(facts.chairs),
        players=tuple([_player(seat, chair) for seat, chair in enumerate(facts.chairs)]),
        moves=tuple([row.text for row in moves]),
        times=tuple([row.time - began for row in moves]),
        began=began,
        ended=moves[-1].time,
        ranking=ranking,
        score=game.score(ledger.course.state),
    )


def _player(seat: int, chair: Chair) -> Player:
    if chair.person is None:
        return Player(seat, f"bot:{chair.bot}", None, gone=False, joined=0)
    return Player(
        seat, chair.person.name, chair.person.id, gone=bool(chair.gone), joined=chair.joined
    )
