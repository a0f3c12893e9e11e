"""From the shuffled pack to the first lead: deal, exchange, quartets [U-17 to U-36]."""

from itertools import groupby

from tapete.games.presidente import scoring
from tapete.games.presidente.rules import Rules, rank_names
from tapete.games.presidente.sets import can_lead, leads, plays
from tapete.games.presidente.state import (
    AS,
    EXCHANGE,
    NOBODY,
    PLAY,
    Aside,
    Gift,
    Give,
    Gone,
    State,
    best,
    in_pack,
    number_of,
    ring,
    strength,
    vices,
    without,
    worst,
)

Hands = list[tuple[int, ...]]


def deal(state: State, order: tuple[int, ...]) -> State:
    """Return the position after a shuffle: cards dealt one by one, the losers' best cards given
    [U-17, U-18, U-24 to U-27]."""
    rules, seats = state.rules, state.seats
    dealer = scoring.next_dealer(state)
    each = rules.deal
    count = len(order) if isinstance(each, str) else each * seats
    after = state._replace(
        epoch=state.epoch + 1,
        match=state.match._replace(dealer=dealer),
        stock=order[count:],
        pile=(),
        tricks=(),
        number=NOBODY,
        revolution=False,
        queue=(),
        passed=(),
        skipped=NOBODY,
        top=(),
        bottom=(),
    )
    around = [*ring(state, dealer), dealer]
    hands: Hands = [()] * seats
    for place, seat in enumerate(around):
        hands[seat] = tuple(sorted(order[place:count:seats]))
    opener = later_leader(state) if state.match.places else first_leader(rules, around, hands)
    card = NOBODY if state.match.places else start_card(rules)
    named = card if card in hands[opener] else NOBODY
    hands, gifts, owed = _exchange(after, hands)
    aside = Aside(opener=opener, named=named, owed=tuple(owed), gifts=tuple(gifts))
    after = after._replace(phase=EXCHANGE, hands=tuple(hands), aside=aside)
    return after if any(owed) else begin(after)


def later_leader(state: State) -> int:
    """Return who leads from the second hand on [U-21]."""
    return state.match.places[-1 if state.rules.later_start == "last" else 0]


def start_card(rules: Rules) -> int:
    """Return the card whose holder leads the first hand, or NOBODY [U-19, U-20]."""
    if rules.first_start == "left_of_dealer":
        return NOBODY
    text = rules.boss_card if rules.first_start == "boss" else rules.first_start
    return NOBODY if text == "none" else in_pack(rules, text)


def first_leader(rules: Rules, around: list[int], hands: Hands) -> int:
    """Return who leads the first hand; `around` are the seats from the dealer's left [U-23]."""
    card = start_card(rules)
    holders = [seat for seat in around if card in hands[seat]]
    if holders:
        return holders[0]
    if rules.first_start != "boss":
        return around[0]
    return max(around, key=lambda seat: max(strength(rules, card)[0] for card in hands[seat]))


def _exchange(state: State, hands: Hands) -> tuple[Hands, list[Gift], list[int]]:
    """Return the hands after what moves by itself, and what winners still owe [U-24 to U-29]."""
    rules, places, owed = state.rules, state.match.places, [0] * state.seats
    if not places:
        return hands, [], owed
    partners = [(places[-1], places[0], rules.exchange_top)]
    if vices(rules, state.seats):
        partners.append((places[-2], places[1], rules.exchange_vice))
    hands, gifts = [*hands], []
    for loser, winner, count in partners:
        count = min(count, len(hands[loser]), len(hands[winner]))
        if not count:
            continue
        gifts.append(Gift(loser, winner, best(rules, hands[loser], count)))
        if rules.winner_gives == "worst":
            gifts.append(Gift(winner, loser, worst(rules, hands[winner], count)))
        else:
            owed[winner] = count
    for gift in gifts:
        hands[gift.giver] = without(hands[gift.giver], gift.cards)
    for gift in gifts:
        hands[gift.to] = tuple(sorted(hands[gift.to] + gift.cards))
    return hands, gifts, owed


def partner(state: State, seat: int) -> int:
    """Return the seat to which a winner gives cards back."""
    return next(gift.giver for gift in state.aside.gifts if gift.to == seat)


def give(state: State, move: Give) -> State:
    """Return the position after a winner has given cards back [U-26]."""
    to = partner(state, move.seat)
    hands = [*state.hands]
    hands[move.seat] = without(hands[move.seat], move.cards)
    hands[to] = tuple(sorted(hands[to] + move.cards))
    owed = [*state.aside.owed]
    owed[move.seat] = 0
    aside = state.aside._replace(
        owed=tuple(owed), gifts=(*state.aside.gifts, Gift(move.seat, to, move.cards))
    )
    after = state._replace(hands=tuple(hands), aside=aside)
    return after if any(owed) else begin(after)


def begin(state: State) -> State:
    """Return the position at the first lead, after the quartets are discarded [U-30 to U-33]."""
    opener = state.aside.opener
    after = _discard(state._replace(phase=PLAY), [opener, *ring(state, opener)])
    if scoring.ended(after):
        return scoring.settle(after)
    if not after.hands[opener]:
        return lead(after, next_seat(after, opener))
    card = state.aside.named
    if state.rules.start_card_must_be_played and card != NOBODY:
        hand = after.hands[opener]
        chances = plays(state.rules, opener, hand, leads(state.rules, hand))
        if any(card in chance.cards for chance in chances):
            after = after._replace(aside=after.aside._replace(must=card))
    return lead(after, opener)


def _discard(state: State, order: list[int]) -> State:
    rules = state.rules
    if rules.quartets != "discard" or (rules.quartets_when == "first_hand" and state.match.hands):
        return state
    hands, removed = [*state.hands], [*state.aside.removed]
    for seat in order:
        cards = quartets(rules, hands[seat])
        if cards:
            hands[seat] = without(hands[seat], cards)
            removed.append(Gone(seat, cards, "quartet"))
    aside = state.aside._replace(removed=tuple(removed))
    after = state._replace(hands=tuple(hands), aside=aside)
    for gone in removed:
        left = after.seats - len(after.top) - len(after.bottom)
        if left == 1 or (rules.hand_end == "first_out" and after.top):
            break  # whoever comes later keeps what is left [U-53, U-64]
        after = _placed(after, gone.seat)
    return after


def _placed(state: State, seat: int) -> State:
    """Give a place to a seat that its discards leave with no card, or with an as [U-33, U-50]."""
    hand = state.hands[seat]
    if not hand:
        return state._replace(top=(*state.top, seat))
    if not taboo_alone(state.rules, hand):
        return state
    offence = Gone(seat, hand, "offence")
    return state._replace(
        hands=(*state.hands[:seat], (), *state.hands[seat + 1 :]),
        bottom=(seat, *state.bottom),
        aside=state.aside._replace(removed=(*state.aside.removed, offence)),
    )


def quartets(rules: Rules, hand: tuple[int, ...]) -> tuple[int, ...]:
    """Return the cards that go: every complete group of four of a number, the worst of them
    [U-30 to U-32]."""
    names = rank_names(rules)
    kept = {names[word] for word in rules.quartets_except}
    gone: tuple[int, ...] = ()
    for _, group in groupby(hand, number_of):
        cards = tuple(group)
        if cards[0] % 64 // 4 + 1 not in kept:
            gone += worst(rules, cards, len(cards) // 4 * 4)
    return tuple(sorted(gone))


def taboo_alone(rules: Rules, hand: tuple[int, ...]) -> bool:
    """Return whether somebody is left with an as and nothing else [U-50]."""
    return rules.taboo_last_rank == "A" and len(hand) == 1 and hand[0] >> 2 in AS


def next_seat(state: State, seat: int) -> int:
    """Return the next seat in the direction of play that still holds cards."""
    return next(other for other in ring(state, seat) if state.hands[other])


def lead(state: State, leader: int) -> State:
    """Return the position with a seat on lead; whoever can lead nothing takes the worst place and
    the next one leads [U-52]."""
    hands, bottom, aside = state.hands, state.bottom, state.aside
    after = state
    while not can_lead(state.rules, hands[leader]):
        stuck = Gone(leader, hands[leader], "stuck")
        hands = (*hands[:leader], (), *hands[leader + 1 :])
        bottom = (leader, *bottom)
        aside = aside._replace(removed=(*aside.removed, stuck), must=NOBODY)
        after = state._replace(hands=hands, bottom=bottom, aside=aside)
        if scoring.ended(after):
            return scoring.settle(after)
        leader = next_seat(after, leader)
    return after._replace(number=NOBODY, queue=(leader,), passed=(), skipped=NOBODY)
