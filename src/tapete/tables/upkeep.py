"""What a table does by itself when its time has come: chance, clocks, bots, ends."""

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any, Final

from tapete.bots.chance import Croupier
from tapete.core.chance import Finish, Timeout
from tapete.tables.acts import held
from tapete.tables.finish import finished
from tapete.tables.jobs import Job, Kind
from tapete.tables.pace import EXPIRIES, TIMEOUTS
from tapete.tables.starting import begin_match, seat_those_waiting
from tapete.tables.thinking import Answer

if TYPE_CHECKING:
    from tapete.tables.table import Table


async def chance(table: "Table", job: Job) -> None:
    """Draw the dealer or shuffle; with a new partida people take the seats they wait for."""
    if table.ledger.game.boundary in table.course.ended:
        await seat_those_waiting(table)
        table.flush()
    game, state = table.ledger.game, table.course.state
    croupier = Croupier(table.services.rng, table.facts.dealer)
    await table.move(croupier.move(game.chance(state)))


async def turn(table: "Table", job: Job) -> None:
    """The clock has run out: the rules have a move for that, or the game names a courtesy, or a bot
    makes this one move. After some such turns in a row the seat counts as left [G-65, U-61]."""
    seat, game, state = job.seat, table.ledger.game, table.course.state
    table.thinking.drop(seat)
    if table.agenda.turns[seat].strict:
        await table.move(Timeout())
        chair = table.facts.chairs[seat]
        if chair.held and chair.idle >= TIMEOUTS:
            await table.fact("gone", seat=seat, why="idle")
    elif table.facts.chairs[seat].idle + 1 >= EXPIRIES:
        await table.fact("gone", seat=seat, why="idle")
    elif (courtesy := game.courtesy(state, seat)) is not None:
        await table.move(courtesy)
        await table.fact("idle", seat=seat, standing=False)
    else:
        await table.fact("idle", seat=seat)


async def finish(table: "Table", job: Job) -> None:
    """End the match: more than half of the people want it [U-57]."""
    await table.move(Finish())


async def absent(table: "Table", job: Job) -> None:
    """The line has been down too long: a bot plays to the end of the match [G-60]; before the
    match the seat is free again."""
    if table.facts.status == "playing":
        await table.fact("gone", seat=job.seat, why="line")
    else:
        await table.fact("empty", seat=job.seat)


async def unreserve(table: "Table", job: Job) -> None:
    """Whoever waits for a bot's seat must be here to get it."""
    await table.fact("release", seat=job.seat)


async def bot(table: "Table", job: Job) -> None:
    """Ask the bot of a seat in turn."""
    await _ask(table, job.seat, react=False)


async def react(table: "Table", job: Job) -> None:
    """Ask the bot of a seat out of turn, once."""
    del table.agenda.reacts[job.seat]
    await _ask(table, job.seat, react=True)


async def _ask(table: "Table", seat: int, *, react: bool) -> None:
    game, state, services = table.ledger.game, table.course.state, table.services
    asked = table.ledger.version
    try:
        player = services.make(table.facts.chairs[seat].bot or services.stand_in, game)
    except Exception as error:
        await answer(table, Answer(seat, react, asked, None, f"{type(error).__name__}: {error}"))
        return
    ask = player.react if react else player.choose
    view, moves = game.view(state, seat), game.legal(state, seat)
    table.thinking.begin(seat, ask, view, moves, react=react, asked=asked)


async def answer(table: "Table", message: Answer) -> None:
    """Do what a bot wants. One that errs is replaced by any legal move."""
    seat, game, state = message.seat, table.ledger.game, table.course.state
    if table.facts.status != "playing" or not table.facts.chairs[seat].automatic:
        return
    moves = game.legal(state, seat)
    wanted = message.move if message.move in moves else None
    wrong = message.error or (wanted is None and _nonsense(table, message))
    if wrong:
        table.incident("bot-erred", seat=seat, error=wrong)
    if wanted is not None:
        await table.move(wanted)
    elif wrong and not message.react and seat in game.waits(state):
        await table.move(table.services.rng.choice(moves))


def _nonsense(table: "Table", message: Answer) -> str:
    """Return what is wrong with an answer that is not legal; nothing when the position has changed
    since the bot was asked, because then it is asked again."""
    if table.ledger.version != message.asked or (message.react and message.move is None):
        return ""
    return f"not legal: {message.move}"


async def stalled(table: "Table", job: Job) -> None:
    """Replace a bot that thinks too long by any legal move."""
    table.thinking.drop(job.seat)
    table.incident("bot-stalled", seat=job.seat)
    game, state = table.ledger.game, table.course.state
    if job.seat in game.waits(state):
        await table.move(table.services.rng.choice(game.legal(state, job.seat)))


async def end(table: "Table", job: Job) -> None:
    """Keep the match, now that it is final; then the revancha is offered [G-57]."""
    rows = await table.services.log.read(table.id)
    await table.services.keeper.keep(finished(table.ledger, rows))
    await table.fact("settled")


async def begin(table: "Table", job: Job) -> None:
    """Begin the match that everybody is here for, or wants."""
    await begin_match(table)


async def offer(table: "Table", job: Job) -> None:
    """Offer bots to people who have waited for others."""
    table.offered = True
    table.speaker.dirty = True


async def close(table: "Table", job: Job) -> None:
    """End the table: nobody is left, or nobody wants to go on."""
    await table.fact("close", why=job.why)


async def hand_ended(table: "Table") -> None:
    """Note that newcomers have played a hand."""
    people = [chair.person for chair in table.facts.chairs if chair.person and chair.held]
    newcomers = tuple([person.id for person in people if person.newcomer])
    if not newcomers:
        return
    try:
        await table.services.keeper.played(newcomers)
    except Exception as error:
        table.incident("played-not-kept", error=str(error))


JOBS: Final[dict[Kind, Callable[["Table", Job], Awaitable[None]]]] = {
    "chance": chance,
    "turn": turn,
    "finish": finish,
    "bot": bot,
    "react": react,
    "stalled": stalled,
    "held": held,
    "absent": absent,
    "unreserve": unreserve,
    "end": end,
    "begin": begin,
    "offer": offer,
    "close": close,
}
HANDLERS: Final[dict[type, Callable[["Table", Any], Awaitable[int | None]]]] = {Answer: answer}
