"""Arms, legs and what hands hold."""

from deck.ink import Points, curve, disc, num, path, place, tube, use


def hand(x: float, y: float) -> str:
    """Return a closed hand."""
    return disc(x, y, 6.5, "@flesh")


def sleeve(points: Points, colour: str, cuff: str, width: float = 15) -> str:
    """Return an arm through the points, with a hand at its end in a coloured cuff."""
    (px, py), (x, y) = points[-2:]
    ux, uy = ((a - b) / ((x - px) ** 2 + (y - py) ** 2) ** 0.5 for a, b in ((x, px), (y, py)))

    def ring(near: float, far: float) -> str:
        """Return a short line across the wrist, `near` to `far` from the hand."""
        return f"M{num(x - far * ux)} {num(y - far * uy)}L{num(x - near * ux)} {num(y - near * uy)}"

    return (
        tube(curve([*points[:-1], (x - 9 * ux, y - 9 * uy)]), colour, width)
        + hand(x, y)
        + path(ring(4.5, 12.5), stroke_width=width + 4, stroke_linecap="butt")
        + path(ring(6.5, 10.5), stroke=cuff, stroke_width=width, stroke_linecap="butt")
    )


def held(suit: str, x: float, y: float, k: float = 0.64, turn: float = 0) -> str:
    """Return the suit symbol that a figure holds."""
    return use(f"pip-{suit}", x, y, k, turn)


def legs(left: Points, right: Points, hose: str, shoe: str) -> str:
    """Return two stockings and pointed shoes; each leg is hip to ankle."""
    foot = path("M-7-3H7C7 4 18 5 19 12H-8C-9 6-7 3-7-3Z", shoe)
    feet = place(*left[-1], foot, flip=True) + place(*right[-1], foot)
    return tube(curve(left), hose, 13) + tube(curve(right), hose, 13) + feet
