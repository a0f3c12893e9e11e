"""Moves as text, and what a move did as events in the past tense.

Events say what to animate and announce. They are cut to one seat: a hidden card drawn is in the
events of its drawer only (section 7).
"""

import re
from dataclasses import dataclass
from typing import Final, TypeAlias

from tapete.core import chance
from tapete.core.cards import SUITS, TEXT_OF, parse_card
from tapete.core.chance import Dealer, Shuffle
from tapete.games.guinote import scoring
from tapete.games.guinote.state import (
    LAST_TRICK_POINTS,
    NOBODY,
    OVER,
    PLAY,
    POINTS,
    Exchange,
    Move,
    Play,
    Sing,
    State,
    last_trick,
    last_winner,
    leader,
    trick,
    tricks_done,
    winning,
)

_SEAT: Final = re.compile("0|[1-9][0-9]{0,8}")


def text(move: Move) -> str:
    """Return a move as a line of a record, such as ``1 play 4c``."""
    match move:
        case Play(seat, card):
            return f"{seat} play {TEXT_OF[card]}"
        case Sing(seat, suit):
            return f"{seat} sing {SUITS[suit]}"
        case Exchange(seat):
            return f"{seat} exchange"
        case _:
            return chance.text(move)


def parse(line: str) -> Move:
    """Return the move of a record's line. Raises: ValueError naming what is wrong."""
    if line.startswith("- "):
        return chance.parse(line)
    seat, _, move = line.partition(" ")
    if _SEAT.fullmatch(seat):  # any number: whether the table has the seat, the rules say
        match move.split(" "):
            case ["play", card]:
                return Play(int(seat), _spanish(card))
            case ["sing", ("o" | "c" | "e" | "b") as suit]:
                return Sing(int(seat), SUITS.index(suit))
            case ["exchange"]:
                return Exchange(int(seat))
    raise ValueError(f"{line!r} is not a move of guinote")


def _spanish(text: str) -> int:
    card = parse_card(text)
    if card >= len(POINTS):
        raise ValueError(f"{text!r} is not a card of the Spanish pack")
    return card


@dataclass(frozen=True, slots=True)
class DealerDrawn:
    """A seat was drawn to deal the first hand [G-11]."""

    seat: int


@dataclass(frozen=True, slots=True)
class HandDealt:
    """A hand was shuffled and dealt; its muestra names the triunfo: "pintan oros" [G-66]."""

    dealer: int
    mano: int
    muestra: int
    vueltas: bool


@dataclass(frozen=True, slots=True)
class CardPlayed:
    """A card was laid."""

    seat: int
    card: int
    leads: bool
    """Whether it is the first of its trick."""
    winning: bool
    """Whether it now wins the trick."""


@dataclass(frozen=True, slots=True)
class TrickWon:
    """A trick was completed; its cards went to the winner's pair [G-13]."""

    seat: int
    points: int
    last: bool
    """Whether it was the last of the hand and brought the 10 de ultimas [G-42]."""


@dataclass(frozen=True, slots=True)
class CardDrawn:
    """A seat drew a card [G-15]; `card` is None for everybody else, unless it was the muestra."""

    seat: int
    card: int | None


@dataclass(frozen=True, slots=True)
class ArrastreBegan:
    """The stock is gone: from now on following, beating and ruffing are duties [G-19]."""


@dataclass(frozen=True, slots=True)
class CanteSung:
    """A seat declared rey and sota of a suit [G-36]."""

    seat: int
    suit: int
    points: int


@dataclass(frozen=True, slots=True)
class SieteExchanged:
    """A seat took the muestra for the siete of triunfo [G-39]."""

    seat: int
    taken: int
    laid: int


@dataclass(frozen=True, slots=True)
class HandEnded:
    """A hand was counted; per pair the points of this hand alone [G-42]."""

    cards: tuple[int, int]
    cantes: tuple[int, int]
    ultimas: int
    """The pair that won the 10 de ultimas, NOBODY in vueltas [G-49]."""
    points: tuple[int, int]
    """In the partida, earlier points included."""
    vueltas: bool
    """Whether vueltas follow [G-47]."""


@dataclass(frozen=True, slots=True)
class PartidaWon:
    """A pair passed 100 and won the partida [G-44]."""

    pair: int
    partidas: tuple[int, int]


@dataclass(frozen=True, slots=True)
class CotoWon:
    """A pair won the partidas that make a coto [G-52]."""

    pair: int
    cotos: tuple[int, int]


@dataclass(frozen=True, slots=True)
class MatchWon:
    """A pair won the cotos that decide the match [G-54]."""

    pair: int


Event: TypeAlias = (
    DealerDrawn
    | HandDealt
    | CardPlayed
    | TrickWon
    | CardDrawn
    | ArrastreBegan
    | CanteSung
    | SieteExchanged
    | HandEnded
    | PartidaWon
    | CotoWon
    | MatchWon
)


def narrate(before: State, move: Move, after: State, seat: int | None) -> tuple[Event, ...]:
    """Return what a move did, as a seat or a spectator (None) may know it, in order."""
    match move:
        case Dealer(dealer):
            return (DealerDrawn(dealer),)
        case Shuffle():
            hand = after.match
            return (HandDealt(hand.dealer, leader(after), after.stock[-1], hand.vueltas),)
        case Play():
            return (*_played(before, move), *_trick_closed(before, move, after, seat))
        case Sing(singer, suit):
            sung = CanteSung(singer, suit, scoring.cante_points(suit, before.trump))
            return (sung, *_ended(after))
        case Exchange(changer):
            return (SieteExchanged(changer, before.stock[-1], after.stock[-1]),)
        case _:
            return ()


def _played(before: State, move: Play) -> tuple[Event, ...]:
    cards = (*trick(before), move.card)
    wins = winning(cards, before.trump) == len(cards) - 1
    return (CardPlayed(move.seat, move.card, leads=len(cards) == 1, winning=wins),)


def _trick_closed(before: State, move: Play, after: State, seat: int | None) -> tuple[Event, ...]:
    if tricks_done(after) == tricks_done(before):
        return ()
    winner = last_winner(after)
    points = sum(POINTS[card] for card in last_trick(after))
    ended = _ended(after)
    last = bool(ended) and not before.match.vueltas
    events: list[Event] = [TrickWon(winner, points, last)]
    for place, card in enumerate(before.stock[: before.seats]):
        drawer = (winner + place) % before.seats
        if after.phase != PLAY:
            break
        face_up = len(before.stock) == before.seats == place + 1
        events.append(CardDrawn(drawer, card if face_up or drawer == seat else None))
    if before.stock and not after.stock:
        events.append(ArrastreBegan())
    return (*events, *ended)


def _ended(after: State) -> tuple[Event, ...]:
    """Return the count of the hand and what it decided, when the hand is over."""
    if after.phase == PLAY:
        return ()
    match = after.match
    events: list[Event] = [_count(after)]
    if match.winner != NOBODY:
        events.append(PartidaWon(match.winner, match.partidas))
        if match.partidas[match.winner] == after.rules.partidas_per_coto:
            events.append(CotoWon(match.winner, match.cotos))
        if after.phase == OVER:
            events.append(MatchWon(match.winner))
    return tuple(events)


def _count(after: State) -> HandEnded:
    cantes = (0, 0)
    for suit, singer in after.sung:
        cantes = scoring.add(cantes, singer % 2, scoring.cante_points(suit, after.trump))
    ultimas = NOBODY if after.match.vueltas else last_winner(after) % 2
    extra = scoring.add((0, 0), ultimas, LAST_TRICK_POINTS) if ultimas != NOBODY else (0, 0)
    carried = after.match.carried
    return HandEnded(
        cards=(
            after.points[0] - carried[0] - cantes[0] - extra[0],
            after.points[1] - carried[1] - cantes[1] - extra[1],
        ),
        cantes=cantes,
        ultimas=ultimas,
        points=after.points,
        vueltas=after.match.winner == NOBODY,
    )
