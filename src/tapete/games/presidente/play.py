"""What may be done and what it does: legal moves, and one function for each kind of move."""

from itertools import combinations, pairwise
from typing import Final

from tapete.core import chance
from tapete.core.chance import (
    CHANCE,
    Choice,
    Dealer,
    DealerOf,
    Finish,
    Shuffle,
    ShuffleOf,
    Timeout,
)
from tapete.core.game import IllegalMove
from tapete.games.presidente import dealing, scoring
from tapete.games.presidente.rules import Rules, pack
from tapete.games.presidente.sets import Entry, answers, leads, plays
from tapete.games.presidente.state import (
    AS,
    DEAL,
    EXCHANGE,
    NOBODY,
    OVER,
    PASSES,
    PLAY,
    TWO,
    Give,
    Gone,
    Move,
    Pass,
    Play,
    SeatMove,
    State,
    Take,
    closed,
    cuts,
    kills,
    number,
    powers_now,
    ring,
    wilds,
    without,
    worst,
)

_TIMEOUT: Final = (Timeout(),)
_TWOS: Final = frozenset(TWO)


def waits(state: State) -> tuple[int, ...]:
    """Return the seat in turn, the winners who owe cards, or chance."""
    if state.phase == PLAY:
        return state.queue[:1]
    if state.phase == EXCHANGE:
        return tuple([seat for seat, owed in enumerate(state.aside.owed) if owed])
    return (CHANCE,) if state.phase == DEAL else ()


def actors(state: State) -> tuple[int, ...]:
    """Return the seats that may act; the clock too, where the rules give it an effect [U-61]."""
    if state.phase == PLAY and timed(state.rules):
        return (CHANCE, *waits(state))
    return waits(state)


def timed(rules: Rules) -> bool:
    """Return whether running out of time is a move of the rules (section 6.1)."""
    return bool(rules.turn_seconds and rules.timeout_cards)


def choices(state: State) -> tuple[Choice, ...]:
    """Return what chance and clock may do [U-17, U-18, U-57, U-61, U-62]."""
    if state.phase == PLAY:
        return _TIMEOUT if timed(state.rules) else ()
    if state.phase != DEAL:
        return ()
    if state.aside.debt:
        return (ShuffleOf(closed(state)),)
    if state.match.dealer == NOBODY:
        return (DealerOf(tuple(range(state.seats))),)
    whole = ShuffleOf(pack(state.rules, state.seats))
    return (whole, Finish()) if state.match.hands else (whole,)


def entries(state: State) -> list[Entry]:
    """Return what the seat in turn may lay, by number and size."""
    hand = state.hands[state.queue[0]]
    if not state.pile:
        return leads(state.rules, hand)
    size = len(state.pile[-1][1])
    return answers(state.rules, hand, size, state.number, revolution=state.revolution)


def legal(state: State, seat: int) -> tuple[SeatMove, ...]:
    """Return every legal move of a seat: gifts, plays, pass."""
    if state.phase == EXCHANGE and 0 <= seat < state.seats:
        hand, owed = state.hands[seat], state.aside.owed[seat]
        gifts = dict.fromkeys(combinations(hand, owed)) if owed else ()
        return tuple([Give(seat, cards) for cards in gifts])
    if state.phase != PLAY or state.queue[0] != seat:
        return ()
    found = plays(state.rules, seat, state.hands[seat], entries(state))
    if state.pile:
        return (*found, PASSES[seat])  # [U-41]
    must = state.aside.must
    if must != NOBODY:
        found = [play for play in found if must in play.cards]
    return tuple(found)


def explain(state: State, move: Move) -> str | None:
    """Return nothing for a legal move, or the reason code why it is not."""
    if move.seat == CHANCE:
        return _explain_chance(state, move)
    if not 0 <= move.seat < state.seats:
        return "no-such-seat"
    if isinstance(move, Give):
        return _explain_give(state, move)
    if state.phase != PLAY or not isinstance(move, Play | Pass):
        return "wrong-phase"
    if state.queue[0] != move.seat:
        return "not-your-turn"
    if isinstance(move, Pass):
        return None if state.pile else "must-lead"
    return _explain_play(state, move)


def _explain_chance(state: State, move: Move) -> str | None:
    now = choices(state)
    if chance.allows(now, move):
        return None
    if isinstance(move, Dealer) and any(isinstance(each, DealerOf) for each in now):
        return "no-such-seat"
    shuffles = any(isinstance(each, ShuffleOf) for each in now)
    return "wrong-pack" if isinstance(move, Shuffle) and shuffles else "wrong-phase"


def _explain_give(state: State, move: Give) -> str | None:
    if state.phase != EXCHANGE:
        return "wrong-phase"
    if not state.aside.owed[move.seat]:
        return "not-your-turn"
    if not _holds(state.hands[move.seat], move.cards):
        return "not-in-hand"
    return None if len(move.cards) == state.aside.owed[move.seat] else "wrong-count"


def _holds(hand: tuple[int, ...], cards: tuple[int, ...]) -> bool:
    """Return whether a hand has these cards, which stand in order as in every move."""
    if len(cards) == 1:
        return cards[0] in hand
    if not cards or any(low > high for low, high in pairwise(cards)):
        return False  # parsing puts cards in order; programs may not
    return all(hand.count(card) >= cards.count(card) for card in cards)


def _explain_play(state: State, move: Play) -> str | None:
    hand, cards = state.hands[move.seat], move.cards
    if not _holds(hand, cards):
        return "not-in-hand"
    must = state.aside.must
    if must != NOBODY and must not in cards:
        return "start-card"
    if kills(state.rules, cards):
        return None
    return set_refusal(state.rules, cards) or table_refusal(state, cards)


def set_refusal(rules: Rules, cards: tuple[int, ...]) -> str | None:
    """Return nothing when these cards are a set, or the reason why not [U-14 to U-16, U-37]."""
    if len(cards) > 1 and rules.cutter_rank == "A" and any(card >> 2 in AS for card in cards):
        return "as-alone"
    if rules.twos_role == "rank" and cards[0] >> 2 == cards[-1] >> 2:
        return None  # cards stand in order: the rest is of that number too
    twos = wilds(rules, cards)
    others = {card >> 2 for card in cards if card not in twos}
    if len(others) > 1:
        return "mixed-numbers"
    if rules.twos_role == "wild_bound" and others <= _TWOS:
        return "twos-bound"  # with or without a killing two (section 6.1)
    return None


def table_refusal(state: State, cards: tuple[int, ...]) -> str | None:
    """Return nothing when a set fits on the table, or the reason why not [U-38 to U-47]."""
    rules, size = state.rules, len(cards)
    cutting = cuts(rules, cards)
    if not state.pile:
        if cutting:
            return "as-not-led"
        return "set-too-big" if size > rules.max_set else None
    if cutting:
        return None
    if size != len(state.pile[-1][1]):
        return "wrong-size"
    value = powers_now(rules, revolution=state.revolution)
    mine, best = value[number(rules, cards)], value[state.number]
    if mine > best or (mine == best and rules.equal == "allowed"):
        return None
    return "not-higher"


def apply(state: State, move: Move) -> State:
    """Return the position after a move. Raises: IllegalMove with the reason; nothing changes."""
    reason = explain(state, move)
    if reason is not None:
        raise IllegalMove(reason)
    match move:
        case Play(seat, cards):
            return _play(state, seat, cards)
        case Pass(seat):
            return _pass(state, seat)
        case Give():
            return dealing.give(state, move)
        case Dealer(dealer):
            return state._replace(epoch=state.epoch + 1, match=state.match._replace(dealer=dealer))
        case Shuffle(order):
            return _recycle(state, order) if state.aside.debt else dealing.deal(state, order)
        case Timeout():
            return _take(state._replace(epoch=state.epoch + 1), state.rules.timeout_cards)
        case _:
            return state._replace(epoch=state.epoch + 1, phase=OVER)


def _play(state: State, seat: int, cards: tuple[int, ...]) -> State:
    """Lay a set; in the processing order of section 3."""
    rules = state.rules
    mine = number(rules, cards)
    equal = mine == state.number
    hand = without(state.hands[seat], cards)
    queue, skipped = answering(state, seat), NOBODY
    if equal and rules.equal_skip and hand and queue:  # [U-40]
        skipped, queue = queue[0], queue[1:]
    turns = rules.quartets == "revolution" and len(cards) >= 4
    aside = state.aside
    if aside.must != NOBODY:
        aside = aside._replace(must=NOBODY)
    after = State(
        rules,
        state.seats,
        PLAY,
        state.epoch + 1,
        state.match,
        (*state.hands[:seat], hand, *state.hands[seat + 1 :]),
        state.stock,
        (*state.pile, (seat, cards)),
        state.tricks,
        mine,
        state.revolution != turns,
        queue,
        state.passed if rules.pass_scope == "trick" else (),
        skipped,
        state.top,
        state.bottom,
        aside,
    )
    closes = kills(rules, cards) or (bool(state.pile) and cuts(rules, cards))
    if not hand or (len(hand) == 1 and dealing.taboo_alone(rules, hand)):
        return _leave(after, seat, hand, cards, closes=closes)
    if closes:
        killer = cuts(rules, cards) or rules.kill_leader == "killer"
        return _close(after, seat if killer else dealing.next_seat(after, seat))
    return after if queue else _close(after, seat)


def answering(state: State, seat: int) -> tuple[int, ...]:
    """Return the seats that may answer a set of this seat, in turn [U-44]."""
    hands = state.hands
    if state.rules.pass_scope == "trick" and state.passed:
        passed = state.passed
        return tuple([each for each in ring(state, seat) if hands[each] and each not in passed])
    return tuple([each for each in ring(state, seat) if hands[each]])


def _leave(
    state: State, seat: int, hand: tuple[int, ...], cards: tuple[int, ...], *, closes: bool
) -> State:
    """Give a seat its place; then the next one leads, or may still beat [U-48 to U-51]."""
    taboo = state.rules.taboo_last_rank == "A" and any(card >> 2 in AS for card in cards)
    if hand or taboo:
        gone = Gone(seat, hand, "offence")
        state = state._replace(
            hands=(*state.hands[:seat], (), *state.hands[seat + 1 :]),
            bottom=(seat, *state.bottom),
            aside=state.aside._replace(removed=(*state.aside.removed, gone)),
        )
    else:
        state = state._replace(top=(*state.top, seat))
    if scoring.ended(state):
        return scoring.settle(state)
    if closes or state.rules.after_out == "next_leads":
        return _close(state, dealing.next_seat(state, seat))
    state = state._replace(queue=answering(state, seat), skipped=NOBODY)
    return state if state.queue else _close(state, dealing.next_seat(state, seat))


def _close(state: State, leader: int) -> State:
    """Put the trick aside; a seat leads freely [U-43]."""
    closed_now = state._replace(tricks=(*state.tricks, state.pile), pile=())
    return dealing.lead(closed_now, leader)


def _pass(state: State, seat: int) -> State:
    """Go on to the next seat; the trick ends when nobody is left to answer [U-41 to U-44]."""
    queue = state.queue[1:]
    after = State(
        state.rules,
        state.seats,
        PLAY,
        state.epoch + 1,
        state.match,
        state.hands,
        state.stock,
        state.pile,
        state.tricks,
        state.number,
        state.revolution,
        queue,
        (*state.passed, seat),
        state.skipped,
        state.top,
        state.bottom,
        state.aside,
    )
    return after if queue else _won(after)


def _won(state: State) -> State:
    """Close a trick that nobody answers: who laid last leads, or the next one if out [U-49]."""
    last = state.pile[-1][0]
    return _close(state, last if state.hands[last] else dealing.next_seat(state, last))


def _take(state: State, count: int) -> State:
    """Let the seat in turn take cards; it waits for a shuffle when the stock runs out and there
    are closed tricks, otherwise it takes what there is and loses its turn [U-61, U-62]."""
    seat = state.queue[0]
    drawn, stock = state.stock[:count], state.stock[count:]
    aside = state.aside
    if drawn:
        take = Take(seat, len(drawn), len(aside.recycled))
        aside = aside._replace(taken=(*aside.taken, take))
    hand = tuple(sorted(state.hands[seat] + drawn))
    hands = (*state.hands[:seat], hand, *state.hands[seat + 1 :])
    debt = count - len(drawn)
    if debt and closed(state):
        return state._replace(phase=DEAL, hands=hands, stock=stock, aside=aside._replace(debt=debt))
    after = state._replace(
        phase=PLAY, hands=hands, stock=stock, aside=aside._replace(debt=0, must=NOBODY)
    )
    return _lose_turn(after, seat)


def _lose_turn(state: State, seat: int) -> State:
    """Count a time-out as a pass, or hand the lead on [U-61]."""
    if not state.pile:
        return dealing.lead(state, dealing.next_seat(state, seat))
    after = state._replace(queue=state.queue[1:], passed=(*state.passed, seat))
    return after if after.queue else _won(after)


def _recycle(state: State, order: tuple[int, ...]) -> State:
    """Make the shuffled closed tricks the stock and go on taking [U-62]."""
    aside = state.aside._replace(recycled=(*state.aside.recycled, len(state.tricks)))
    fresh = state._replace(epoch=state.epoch + 1, stock=order, aside=aside)
    return _take(fresh, aside.debt)


def courtesy(state: State, seat: int) -> SeatMove | None:
    """Return what happens for a seat whose courtesy clock has run out: a pass, the lowest single
    or smallest set as lead, the worst cards as gift [U-59]."""
    if state.phase == EXCHANGE and state.aside.owed[seat]:
        return Give(seat, worst(state.rules, state.hands[seat], state.aside.owed[seat]))
    moves = legal(state, seat)
    if not moves or state.pile:
        return moves[-1] if moves else None
    value = powers_now(state.rules, revolution=state.revolution)

    def lowest(move: SeatMove) -> tuple[int, int]:
        cards = move.cards if isinstance(move, Play) else ()
        return len(cards), value[number(state.rules, cards)]

    return min(moves, key=lowest)
