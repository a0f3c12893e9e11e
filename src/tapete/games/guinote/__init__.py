"""Guiñote aragonés, for four in two pairs or two alone. Rules: `docs/rules/guinote.md`."""

from typing import Final

from tapete.core.game import Game
from tapete.games.guinote import notation, play, scoring, state, view
from tapete.games.guinote.rules import VARIANTS, Rules

GAME: Final[Game[Rules, state.State, state.SeatMove, view.View]] = Game(
    name="guinote",
    rules=Rules,
    variants=VARIANTS,
    start=state.start,
    waits=play.waits,
    actors=play.actors,
    chance=play.choices,
    legal=play.legal,
    faults=lambda _state, _seat: (),  # a renuncio cannot happen [G-28]
    explain=play.explain,
    apply=play.apply,
    epoch=lambda state: state.epoch,
    free=lambda move: isinstance(move, state.Sing),
    view=view.view,
    offers=view.offers,
    narrate=notation.narrate,
    sample=view.sample,
    phase=lambda state: state.phase,
    boundary="PartidaWon",
    hands=lambda state: state.hands,
    score=scoring.score,
    ranking=scoring.ranking,
    next_dealer=scoring.next_dealer,
    said=lambda _rules, points: scoring.said(points),
    text=notation.text,
    parse=notation.parse,
)
