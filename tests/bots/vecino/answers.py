"""What the neighbour does in a position built by text: triunfo bastos, seat 0, partner seat 2."""

from random import Random
from typing import Any, Final

from tapete.bots import make
from tapete.core.cards import SUIT_OF, parse_card, parse_cards
from tapete.games.guinote import GAME
from tapete.games.guinote.state import PACK, POWER, State
from tests.games.guinote.positions import position

STOCKED: Final[dict[str, Any]] = {"muestra": "7b", "tricks": 1}
SEATS: Final = 4


def lays(state: State, seat: int = 0) -> str:
    """Return what the neighbour does in turn, without the seat: ``play 4c``."""
    move = make("vecino", GAME).choose(GAME.view(state, seat), GAME.legal(state, seat), Random(0))
    return GAME.text(move).split(" ", 1)[1]


def reacts(state: State, seat: int) -> str | None:
    """Return what the neighbour does out of turn, without the seat."""
    view, moves = GAME.view(state, seat), GAME.legal(state, seat)
    move = make("vecino", GAME).react(view, moves, Random(0))
    return None if move is None else GAME.text(move).split(" ", 1)[1]


def with_stock(own: str, trick: str = "", **more: Any) -> State:
    """Return a position with one trick done, cards to draw, and the 7b as muestra."""
    return position({0: own}, trick=trick, leader=-len(trick.split()) % SEATS, **STOCKED | more)


def partner_threw(card: str, state: State) -> State:
    """Return the position with this card, from the stock, as the partner's of the first trick."""
    thrown = parse_card(card)
    place = (2 - state.leaders[0]) % SEATS
    played, stock = list(state.played), list(state.stock)
    stock[stock.index(thrown)], played[place] = played[place], thrown
    return state._replace(played=tuple(played), stock=tuple(stock))


def arrastre(own: str, trick: str = "", **more: Any) -> State:
    """Return a position without stock; ``s1="7o 5c"`` are the cards of seat 1, and so on.

    In the tricks of the arrastre so far everybody followed and beat, so that nobody has proved to
    lack anything.
    """
    hands = {int(key[1:]): more.pop(key) for key in sorted(more) if key[:-1] == "s"}
    leader = -len(trick.split()) % SEATS
    state = position({0: own} | hands, trick=trick, leader=leader, **more)
    laid = len(parse_cards(trick))
    done = len(state.played) - laid
    return state._replace(played=_telling_nothing(state.played[:done]) + state.played[done:])


def _telling_nothing(gone: tuple[int, ...]) -> tuple[int, ...]:
    """Return the cards in an order in which every trick of the arrastre climbs in one suit."""
    needed = len(gone) - (len(PACK) - 6 * SEATS)
    tricks: list[int] = []
    for suit in range(4):
        cards = sorted([card for card in gone if SUIT_OF[card] == suit], key=POWER.__getitem__)
        whole = len(cards) // SEATS * SEATS
        tricks += cards[:whole]
    assert len(tricks) >= needed
    tricks = tricks[:needed]
    return (*[card for card in gone if card not in tricks], *tricks)
