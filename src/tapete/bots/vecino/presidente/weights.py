"""What the neighbour thinks things are worth at presidente: in sets, unless it says otherwise."""

from typing import Final

OUT: Final = 100.0
"""Going out: before anything else."""
OFFENCE: Final = 6.0
"""Being left with an as that may not be the last, or with twos that must accompany."""
LEAD: Final = 0.9
"""The lead."""
LAST_LOSER: Final = 0.8
"""The lead besides, when all sets but one win it back: those first, and the last goes out."""
LAST_SET: Final = 1.5
"""The lead besides, when one set is left: it is laid, and that is the end."""
DANGER: Final = 0.5
"""The lead besides, when somebody else is about to go out."""
HURRY: Final = 3
"""Cards with which somebody is."""
PATIENCE: Final = 0.6
"""What laying a set may cost where cards left count, or in danger, and still be better than to
pass."""

DONE: Final = 3.0
"""Having no cards."""
CARD: Final = 0.04
"""Being rid of any card."""
POINT: Final = 0.012
"""Being rid of a point where cards left count."""
POINT_IN_DANGER: Final = 0.04
"""… when somebody else is about to go out."""
KILLER: Final = 1.0
"""Holding a card that kills when who kills leads."""
KILLER_FOR_NEXT: Final = 0.2
"""… when the next one leads."""
CUTTER: Final = 0.8
"""Holding an as that cuts."""
BOUND: Final = 0.6
"""Being rid of a two that must accompany."""
LATE_AS: Final = 1.5
"""Having no more other cards than ases where an as may not be the last."""
TABOO: Final = 0.5
"""Each such as, for every other card in hand."""
ARMED: Final = 0.03
"""Not to give a card away, for every value that it is above the lowest."""

KILLS: Final = 0.7
"""How often somebody who has the killing card uses it on a set."""
CUTS: Final = 0.4
"""… a cutting as."""
MOST_GIFTS: Final = 12
"""Cards that are looked at when some are given back: the lowest ones."""
