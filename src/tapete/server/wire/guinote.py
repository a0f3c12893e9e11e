"""Guiñote on the wire. Earlier tricks are not shown: counts and points only [G-64]."""

from typing import Final, Literal, TypeAlias

from tapete.core.cards import SUIT_OF, SUITS, TEXT_OF
from tapete.core.game import Offers
from tapete.games.guinote import notation, state
from tapete.games.guinote.scoring import cante_points, said
from tapete.games.guinote.state import (
    NOBODY,
    PACK,
    PASS,
    PLAY,
    POWER,
    Exchange,
    Play,
    SeatMove,
    Sing,
)
from tapete.games.guinote.view import View
from tapete.server.wire.part import DealerDrawn, Part


class Laid(Part):
    """A card on the table and the seat that laid it."""

    seat: int
    card: str


class Cante(Part):
    """A declared cante."""

    seat: int
    suit: str
    points: int


class Points(Part):
    """Points of a pair and how the table says them: malas up to 50, then buenas [G-43]."""

    points: int
    said: int
    buenas: bool
    missing: int
    """Points that are still needed to win the partida, 0 when there are enough [G-44]."""


class GuinoteView(Part, tag="guinote"):
    """A hand of guiñote as one seat, or a spectator, knows it."""

    seat: int | None
    phase: Literal["deal", "play", "over"]
    vueltas: bool
    dealer: int | None
    hand: list[str]
    """In the order in which people hold it: trumps first, then suit by suit, the best first."""
    counts: list[int]
    stock: int
    muestra: str | None
    trump: str | None
    arrastre: bool
    turn: int | None
    """The seat that is to lay a card, null when none is."""
    trick: list[Laid]
    winning: int | None
    """The seat whose card wins the trick on the table."""
    last_trick: list[Laid]
    last_winner: int | None
    tricks: list[int]
    """Tricks of this hand per pair."""
    tricks_total: int
    points: list[Points] | None
    """Per pair in the partida; null while the table hides them."""
    carried: list[int]
    """Per pair the points with which this hand began: those of the idas in the vueltas [G-47]."""
    partidas: list[int]
    partidas_to_win: int
    cotos: list[int]
    cotos_to_win: int
    sung: list[Cante]
    ranking: list[list[int]] | None


class GuinoteLegal(Part, tag="guinote"):
    """What this seat may do now."""

    play: list[str]
    sing: list[Cante]
    """Cantes that may be declared now, with what they bring."""
    exchange: bool


class HandDealt(Part, tag="hand-dealt"):
    """As the event of the same name in `games/guinote/notation.py`; so all below."""

    dealer: int
    mano: int
    muestra: str
    trump: str
    vueltas: bool


class CardPlayed(Part, tag="card-played"):
    seat: int
    card: str
    leads: bool
    winning: bool


class TrickWon(Part, tag="trick-won"):
    seat: int
    points: int
    last: bool


class CardDrawn(Part, tag="card-drawn"):
    seat: int
    card: str | None


class ArrastreBegan(Part, tag="arrastre-began"):
    pass


class CanteSung(Part, tag="cante-sung"):
    seat: int
    suit: str
    points: int


class SieteExchanged(Part, tag="siete-exchanged"):
    seat: int
    taken: str
    laid: str


class HandEnded(Part, tag="hand-ended"):
    cards: list[int]
    cantes: list[int]
    ultimas: int | None
    points: list[Points]
    vueltas: bool


class PartidaWon(Part, tag="partida-won"):
    pair: int
    partidas: list[int]


class CotoWon(Part, tag="coto-won"):
    pair: int
    cotos: list[int]


class MatchWon(Part, tag="match-won"):
    pair: int


GuinoteEvent: TypeAlias = (
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


def _seat(seat: int) -> int | None:
    return None if seat == NOBODY else seat


def _points(points: tuple[int, int]) -> list[Points]:
    readings = [(each, *said(each)) for each in points]
    return [
        Points(points=p, said=count, buenas=word == "buenas", missing=max(0, PASS + 1 - p))
        for p, word, count in readings
    ]


def _held(cards: tuple[int, ...], trump: int) -> list[str]:
    """Return the texts of a hand as people hold it: trumps first, then suit by suit, each from
    its strongest card down [G-4]."""

    def place(card: int) -> tuple[bool, int, int]:
        return SUIT_OF[card] != trump, SUIT_OF[card], -POWER[card]

    return [TEXT_OF[card] for card in sorted(cards, key=place)]


def _laid(cards: tuple[int, ...], leader: int, seats: int) -> list[Laid]:
    return [
        Laid(seat=(leader + place) % seats, card=TEXT_OF[card]) for place, card in enumerate(cards)
    ]


def view_out(view: View) -> GuinoteView:
    """Return the message of a view."""
    playing = view.phase == PLAY
    trick = state.trick(view)
    lead = state.leader(view)
    best = state.winning(trick, view.trump) if trick else NOBODY
    winner = state.last_winner(view)
    done = state.tricks_done(view)
    last_leader = view.leaders[done - 1] if done else NOBODY
    tricks = [sum(seat % 2 == pair for seat in view.leaders[1:]) for pair in (0, 1)]
    return GuinoteView(
        seat=view.seat,
        phase=_PHASES[view.phase],
        vueltas=view.match.vueltas,
        dealer=_seat(view.match.dealer),
        hand=_held(view.hand, view.trump),
        counts=list(view.counts),
        stock=view.stock,
        muestra=None if view.muestra is None else TEXT_OF[view.muestra],
        trump=None if view.trump == NOBODY else SUITS[view.trump],
        arrastre=playing and not view.stock,
        turn=state.turn(view) if playing else None,
        trick=_laid(trick, lead, view.seats),
        winning=None if best == NOBODY else (lead + best) % view.seats,
        last_trick=_laid(state.last_trick(view), last_leader, view.seats),
        last_winner=_seat(winner),
        tricks=tricks,
        tricks_total=len(PACK) // view.seats,
        points=None if view.points is None else _points(view.points),
        carried=list(view.match.carried),
        partidas=list(view.match.partidas),
        partidas_to_win=view.rules.partidas_per_coto,
        cotos=list(view.match.cotos),
        cotos_to_win=view.rules.cotos,
        sung=[_cante(suit, seat, view.trump) for suit, seat in view.sung],
        ranking=None if view.ranking is None else [list(group) for group in view.ranking],
    )


_PHASES: Final[dict[str, Literal["deal", "play", "over"]]] = {
    "deal": "deal",
    "play": "play",
    "over": "over",
}


def _cante(suit: int, seat: int, trump: int) -> Cante:
    return Cante(seat=seat, suit=SUITS[suit], points=cante_points(suit, trump))


def legal_out(view: View, offers: Offers[SeatMove]) -> GuinoteLegal:
    """Return the message of what a seat may do."""
    return GuinoteLegal(
        play=[TEXT_OF[move.card] for move in offers.moves if isinstance(move, Play)],
        sing=[
            _cante(move.suit, move.seat, view.trump)
            for move in offers.moves
            if isinstance(move, Sing)
        ],
        exchange=any(isinstance(move, Exchange) for move in offers.moves),
    )


def event_out(event: notation.Event) -> GuinoteEvent:
    """Return the message of an event."""
    match event:
        case notation.DealerDrawn(seat):
            return DealerDrawn(seat=seat)
        case notation.HandDealt(dealer, mano, muestra, vueltas):
            card = TEXT_OF[muestra]
            return HandDealt(
                dealer=dealer, mano=mano, muestra=card, trump=card[-1], vueltas=vueltas
            )
        case notation.CardPlayed(seat, card, leads, winning):
            return CardPlayed(seat=seat, card=TEXT_OF[card], leads=leads, winning=winning)
        case notation.TrickWon(seat, points, last):
            return TrickWon(seat=seat, points=points, last=last)
        case notation.CardDrawn(seat, drawn):
            return CardDrawn(seat=seat, card=None if drawn is None else TEXT_OF[drawn])
        case notation.ArrastreBegan():
            return ArrastreBegan()
        case notation.CanteSung(seat, suit, points):
            return CanteSung(seat=seat, suit=SUITS[suit], points=points)
        case notation.SieteExchanged(seat, taken, laid):
            return SieteExchanged(seat=seat, taken=TEXT_OF[taken], laid=TEXT_OF[laid])
        case _:
            return _outcome_out(event)


def _outcome_out(
    event: notation.HandEnded | notation.PartidaWon | notation.CotoWon | notation.MatchWon,
) -> GuinoteEvent:
    match event:
        case notation.HandEnded(cards, cantes, ultimas, points, vueltas):
            return HandEnded(
                cards=list(cards),
                cantes=list(cantes),
                ultimas=_seat(ultimas),
                points=_points(points),
                vueltas=vueltas,
            )
        case notation.PartidaWon(pair, partidas):
            return PartidaWon(pair=pair, partidas=list(partidas))
        case notation.CotoWon(pair, cotos):
            return CotoWon(pair=pair, cotos=list(cotos))
        case notation.MatchWon(pair):
            return MatchWon(pair=pair)
