"""What may be done and what it does: legal moves, and one function for each kind of move."""

from typing import Final

from tapete.core import chance
from tapete.core.cards import SUIT_OF, insert, remove, spanish
from tapete.core.chance import CHANCE, Choice, Dealer, DealerOf, Shuffle, ShuffleOf
from tapete.core.game import IllegalMove
from tapete.games.guinote import scoring
from tapete.games.guinote.state import (
    DEAL,
    EXCHANGES,
    LAST_TRICK_POINTS,
    NOBODY,
    PACK,
    PLAY,
    PLAYS,
    POINTS,
    POWER,
    SINGS,
    Exchange,
    Match,
    Move,
    Play,
    SeatMove,
    Sing,
    State,
    last_winner,
    trick,
    turn,
    winning,
)

_ANY_PACK: Final = (ShuffleOf(PACK),)


def waits(state: State) -> tuple[int, ...]:
    """Return the seat in turn, chance between hands, nobody when the match is over."""
    if state.phase == PLAY:
        return (turn(state),)
    return (CHANCE,) if state.phase == DEAL else ()


def actors(state: State) -> tuple[int, ...]:
    """Return the seats that may act: the one in turn, and those that may sing [G-32]."""
    if state.phase != PLAY:
        return waits(state)
    now = turn(state)
    return tuple([seat for seat in range(state.seats) if seat == now or suits_to_sing(state, seat)])


def choices(state: State) -> tuple[Choice, ...]:
    """Return what chance may do: draw the first dealer, then shuffle for each hand [G-11, G-12]."""
    if state.phase != DEAL:
        return ()
    if state.match.dealer == NOBODY:
        return (DealerOf(tuple(range(state.seats))),)
    return _ANY_PACK


def legal(state: State, seat: int) -> tuple[SeatMove, ...]:
    """Return every legal move of a seat: plays, cantes, exchange."""
    if state.phase != PLAY or not 0 <= seat < state.seats:
        return ()
    moves: list[SeatMove] = []
    if seat == turn(state):
        plays = PLAYS[seat]
        moves = [plays[card] for card in legal_cards(state)]
    if state.may_sing[seat]:
        moves += [SINGS[seat][suit] for suit in suits_to_sing(state, seat)]
    if state.stock and exchange_refusal(state, seat) is None:
        moves.append(EXCHANGES[seat])
    return tuple(moves)


def legal_cards(state: State) -> tuple[int, ...]:
    """Return the cards that the seat in turn may lay."""
    cards = trick(state)
    seat = (state.leaders[-1] + len(cards)) % state.seats
    hand = state.hands[seat]
    if state.stock or not cards:
        return hand  # [G-14]
    best = winning(cards, state.trump)
    ours = state.seats == 4 and (len(cards) - best) == 2
    return duties(hand, cards[0], cards[best], state.trump, partner_wins=ours)


def duties(
    hand: tuple[int, ...], led: int, best: int, trump: int, *, partner_wins: bool
) -> tuple[int, ...]:
    """Return the cards that a follower may lay in the arrastre [G-19 to G-27].

    `best` is the card that wins the trick so far.
    """
    suit = SUIT_OF[led]
    same = tuple([card for card in hand if SUIT_OF[card] == suit])
    ruffed = SUIT_OF[best] != suit
    power = POWER[best]
    if same:  # follow [G-20], and beat [G-21] unless ruffed [G-22] or the partner wins [G-24]
        if partner_wins or ruffed:
            return same
        return tuple([card for card in same if POWER[card] > power]) or same
    if partner_wins:
        return hand  # [G-24]
    trumps = tuple([card for card in hand if SUIT_OF[card] == trump])
    if not ruffed:
        return trumps or hand  # ruff [G-23], or nothing binds [G-26, G-27]
    return tuple([card for card in trumps if POWER[card] > power]) or hand  # [G-25]


def suits_to_sing(state: State, seat: int) -> tuple[int, ...]:
    """Return the suits in which a seat may sing now [G-30 to G-37]."""
    if not state.may_sing[seat]:
        return ()
    hand = state.hands[seat]
    sung = [suit for suit, _ in state.sung]
    return tuple(
        [
            suit
            for suit in range(4)
            if spanish(12, suit) in hand and spanish(10, suit) in hand and suit not in sung
        ]
    )


def exchange_refusal(state: State, seat: int) -> str | None:
    """Return nothing when a seat may change the siete now, or the reason why not [G-38 to G-40]."""
    if seat != turn(state):
        return "not-your-turn"
    if not state.stock:
        return "stock-gone"
    if trick(state) or last_winner(state) != seat:
        return "trick-not-won"
    if spanish(7, state.trump) not in state.hands[seat]:
        return "no-siete"
    return None


def explain(state: State, move: Move) -> str | None:
    """Return nothing for a legal move, or the reason code why it is not [G-28]."""
    if move.seat == CHANCE:
        return _explain_chance(state, move)
    if not 0 <= move.seat < state.seats:
        return "no-such-seat"
    if state.phase != PLAY:
        return "wrong-phase"
    match move:
        case Play(seat, card):
            return _explain_play(state, seat, card)
        case Sing(seat, suit):
            return _explain_sing(state, seat, suit)
        case Exchange(seat):
            return exchange_refusal(state, seat)
        case _:
            return "wrong-phase"


def _explain_chance(state: State, move: Move) -> str | None:
    now = choices(state)
    match move:
        case Dealer() if now and isinstance(now[0], DealerOf):
            return None if chance.allows(now, move) else "no-such-seat"
        case Shuffle() if now == _ANY_PACK:
            return None if chance.allows(now, move) else "wrong-pack"
        case _:
            return "wrong-phase"


def _explain_play(state: State, seat: int, card: int) -> str | None:
    if seat != turn(state):
        return "not-your-turn"
    if card not in state.hands[seat]:
        return "not-in-hand"
    allowed = legal_cards(state)
    return None if card in allowed else refusal(card, allowed, trick(state)[0])


def refusal(card: int, allowed: tuple[int, ...], led: int) -> str:
    """Return which duty forbids a card of the hand, by the cards that are allowed."""
    suit = SUIT_OF[allowed[0]]
    if SUIT_OF[card] == suit:
        return "must-beat"
    return "must-follow" if suit == SUIT_OF[led] else "must-trump"


def _explain_sing(state: State, seat: int, suit: int) -> str | None:
    if suit in [sung for sung, _ in state.sung]:
        return "already-sung"
    if not {spanish(12, suit), spanish(10, suit)} <= set(state.hands[seat]):
        return "no-cante"
    return None if state.may_sing[seat] else "cante-closed"


def apply(state: State, move: Move) -> State:
    """Return the position after a move. Raises: IllegalMove with the reason; nothing changes."""
    if (  # first and without detours, because a search plays millions of cards
        type(move) is Play
        and state.phase == PLAY
        and move.seat == turn(state)
        and move.card in legal_cards(state)
    ):
        return _play(state, move.seat, move.card)
    reason = explain(state, move)
    if reason is not None:
        raise IllegalMove(reason)
    match move:
        case Sing(seat, suit):
            return _sing(state, seat, suit)
        case Exchange(seat):
            return _exchange(state, seat)
        case Dealer(dealer):
            return state._replace(epoch=state.epoch + 1, match=Match(dealer=dealer))
    assert isinstance(move, Shuffle)
    return _deal(state, move.cards)


def _deal(state: State, pack: tuple[int, ...]) -> State:
    """Deal in two packets of three from the dealer's right, and turn the muestra [G-6 to G-10]."""
    count = state.seats
    match = scoring.next_hand(state)
    mano = (match.dealer + 1) % count
    packets = [pack[place * 3 : place * 3 + 3] for place in range(2 * count)]
    hands: list[tuple[int, ...]] = [()] * count
    for place in range(count):
        both = packets[place] + packets[place + count]
        hands[(mano + place) % count] = tuple(sorted(both))
    muestra, *rest = pack[6 * count :]
    return State(
        rules=state.rules,
        seats=count,
        phase=PLAY,
        epoch=state.epoch + 1,
        match=match,
        hands=tuple(hands),
        stock=(*rest, muestra),
        trump=SUIT_OF[muestra],
        played=(),
        leaders=(mano,),
        points=match.carried,
        sung=(),
        may_sing=(0,) * count,
        shown=(),
    )


def _play(state: State, seat: int, card: int) -> State:
    cards = (*trick(state), card)
    hand = remove(state.hands[seat], card)
    may_sing = state.may_sing
    if any(may_sing):
        lead_closes = len(cards) == 1 and state.rules.cante_window == "lead"
        may_sing = (
            (0,) * state.seats if lead_closes else (*may_sing[:seat], 0, *may_sing[seat + 1 :])
        )
    shown = state.shown
    if shown:
        shown = tuple([entry for entry in shown if entry[0] != card])
    after = State(
        state.rules,
        state.seats,
        PLAY,
        state.epoch + 1,
        state.match,
        (*state.hands[:seat], hand, *state.hands[seat + 1 :]),
        state.stock,
        state.trump,
        (*state.played, card),
        state.leaders,
        state.points,
        state.sung,
        may_sing,
        shown,
    )
    return after if len(cards) < state.seats else _take_trick(after, cards)


def _take_trick(state: State, cards: tuple[int, ...]) -> State:
    """Close a full trick: points, test of the vueltas, end of hand, draws, cante window (3.4)."""
    count = state.seats
    winner = (state.leaders[-1] + winning(cards, state.trump)) % count
    points = scoring.add(state.points, winner % 2, sum([POINTS[card] for card in cards]))
    hands, stock, shown = state.hands, state.stock, state.shown
    closed = _closed(state, winner, points)
    if closed is not None:
        return closed
    if stock:  # every player draws, the winner first [G-15]
        drawn = list(hands)
        for place in range(count):
            seat = (winner + place) % count
            drawn[seat] = insert(hands[seat], stock[place])
        hands = tuple(drawn)
        if len(stock) == count:  # everybody saw the last card [G-17]
            shown = (*shown, (stock[-1], (winner - 1) % count))
        stock = stock[count:]
    return State(
        state.rules,
        count,
        PLAY,
        state.epoch,
        state.match,
        hands,
        stock,
        state.trump,
        state.played,
        (*state.leaders, winner),
        points,
        state.sung,
        _window(state, winner),
        shown,
    )


def _closed(state: State, winner: int, points: tuple[int, int]) -> State | None:
    """Return the settled position when this trick ends the hand [G-45, G-48]."""
    last = not state.hands[winner]
    if not last and not (state.match.vueltas and scoring.passed(points)):
        return None
    if not state.match.vueltas:
        points = scoring.add(points, winner % 2, LAST_TRICK_POINTS)
    ended = state._replace(
        leaders=(*state.leaders, winner), points=points, may_sing=(0,) * state.seats
    )
    return scoring.settle(ended)


def _window(state: State, winner: int) -> tuple[int, ...]:
    """Open the right to sing for both members of the winner's pair, and for nobody else [G-32]."""
    rights = 4 if state.rules.cantes_per_trick == "unlimited" else 1
    return tuple([rights if seat % 2 == winner % 2 else 0 for seat in range(state.seats)])


def _sing(state: State, seat: int, suit: int) -> State:
    """Add 40 in the trump suit, 20 in any other; both cards are known from now on [G-30, G-36]."""
    value = scoring.cante_points(suit, state.trump)
    pair = range(seat % 2, state.seats, 2)
    spent = pair if state.rules.cantes_per_trick == "one_per_pair" else (seat,)
    known = {card for card, _ in state.shown}
    cards = (spanish(10, suit), spanish(12, suit))
    after = state._replace(
        points=scoring.add(state.points, seat % 2, value),
        sung=(*state.sung, (suit, seat)),
        may_sing=tuple(
            [
                (rights - 1 if rights and each == seat else 0) if each in spent else rights
                for each, rights in enumerate(state.may_sing)
            ]
        ),
        shown=(*state.shown, *((card, seat) for card in cards if card not in known)),
    )
    if after.match.vueltas and scoring.passed(after.points):
        return scoring.settle(after._replace(may_sing=(0,) * state.seats))  # [G-48]
    return after


def _exchange(state: State, seat: int) -> State:
    """Swap the siete and the muestra; the turn stays [G-39]."""
    siete, muestra = spanish(7, state.trump), state.stock[-1]
    hand = insert(remove(state.hands[seat], siete), muestra)
    return state._replace(
        epoch=state.epoch + 1,
        hands=(*state.hands[:seat], hand, *state.hands[seat + 1 :]),
        stock=(*state.stock[:-1], siete),
        shown=(*state.shown, (muestra, seat)),
    )
