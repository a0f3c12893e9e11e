"""Presidente, the climbing game also called uno, culo, cola or trasero, for two to ten.

Rules: `docs/rules/presidente.md`.
"""

from typing import Final

from tapete.core.game import Game
from tapete.games.presidente import notation, play, rules, sampling, scoring, state, view

GAME: Final[Game[rules.Rules, state.State, state.SeatMove, view.View]] = Game(
    name="presidente",
    rules=rules.Rules,
    variants=rules.VARIANTS,
    fits=rules.fits,
    start=state.start,
    waits=play.waits,
    actors=play.actors,
    chance=play.choices,
    legal=play.legal,
    faults=lambda _state, _seat: (),
    explain=play.explain,
    apply=play.apply,
    epoch=lambda state: state.epoch,
    free=lambda move: isinstance(move, state.Give),
    view=view.view,
    offers=view.offers,
    narrate=notation.narrate,
    sample=sampling.sample,
    phase=lambda state: state.phase,
    hands=lambda state: state.hands,
    score=scoring.score,
    ranking=scoring.ranking,
    next_dealer=scoring.next_dealer,
    said=scoring.said,
    unit=2,
    timed=play.timed,
    courtesy=play.courtesy,
    text=notation.text,
    parse=notation.parse,
)
