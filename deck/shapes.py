"""Figures of geometry and leaves that many drawings use."""

from math import cos, sin, tau

from deck.ink import Place, Places, num, path, place, stamp

# What cloth is patterned with, as relative paths.
LOZENGE, WAVE, SCALE = "m0-5 4 5-4 5-4-5z", "m-7 0q3.5-5 7 0t7 0", "m-5 0q5 8 10 0"
RING = "m-3 0a3 3 0 1 0 6 0 3 3 0 1 0-6 0z"
ERMINE = "l2.5 7h-5z"


def around(count: int, radius: float, start: float = 0.0) -> Places:
    """Return `count` points on a circle, the first one above, `start` in radians."""
    return [
        (radius * sin(tau * i / count + start), -radius * cos(tau * i / count + start))
        for i in range(count)
    ]


def star(count: int, outer: float, inner: float, cx: float = 0, cy: float = 0) -> str:
    """Return a star with `count` points."""
    rim = [
        p for pair in zip(around(count, outer), around(count, inner, tau / count / 2)) for p in pair
    ]
    return "M" + "L".join(f"{num(cx + x)} {num(cy + y)}" for x, y in rim) + "Z"


def leaf(length: float = 18, width: float = 6) -> str:
    """Return a leaf that points up, as a relative path."""
    third, most = length // 3, length * 2 // 3
    return f"c{width}-{third} {width}-{most} 0-{length}c-{width} {third}-{width} {most} 0 {length}z"


def leaf_at(x: float, y: float, degrees: float, length: float, width: float) -> str:
    """Return a leaf that grows from (x, y); 0 degrees is up."""
    up = complex(sin(tau * degrees / 360), -cos(tau * degrees / 360))

    def at(along: float, across: float) -> str:
        tip = up * complex(length * along, width * across)
        return f"{num(tip.real)} {num(tip.imag)}"

    there = f"{at(0.3, 1)} {at(0.7, 1)} {at(1, 0)}"
    back = f"{at(-0.3, -1)} {at(-0.7, -1)} {at(-1, 0)}"
    return f"M{num(x)} {num(y)}c{there}c{back}z"


def sprig(x: float, y: float, turn: float, k: float = 1.0) -> str:
    """Return three leaves on a twig."""
    return place(
        x,
        y,
        path("M0 4V-14"),
        path(stamp(leaf(), [(0, -12)]), "@green"),
        *(place(0, -4, path("M0 0" + leaf(16, 5), "@green"), turn=a) for a in (-58, 58)),
        k=k,
        turn=turn,
    )


def weave(left: Place, right: Place, top: float, bottom: float, step: float, row: float) -> Places:
    """Return the points of a cloth pattern: rows shifted by half a step.

    Left and right edge are each (at the top, at the bottom).
    """
    points: Places = []
    for i in range(int((bottom - top) // row) + 1):
        y = top + i * row
        t = (y - top) / max(bottom - top, 1)
        a, b = left[0] + (left[1] - left[0]) * t, right[0] + (right[1] - right[0]) * t
        count = int((b - a) // step)
        count -= (count + i) % 2
        points += [((a + b) / 2 + (j - count / 2) * step, y) for j in range(count + 1)]
    return points
