"""Pen and ink: palettes and the few SVG strokes everything is drawn with.

Drawings name their colours as `@gold`, `@ink` …; `tint` turns the names into colours at the very
end, either fixed (a single card, shown as an image) or as CSS custom properties (the sprite).
"""

import re
from collections.abc import Mapping, Sequence

WIDTH, HEIGHT, LINE = 200, 320, 2.2

Place = tuple[float, float]
Points = Sequence[Place]
Places = list[Place]
Limbs = Sequence[Points]
Palette = Mapping[str, str]

CLASSIC = {
    "paper": "#fffaf0",
    "white": "#fff",
    "ink": "#212",
    "red": "#c33",
    "gold": "#fb3",
    "blue": "#26a",
    "sky": "#bde",
    "green": "#384",
    "wood": "#953",
    "flesh": "#fdb",
    "frame": "#26a",
    "oros": "#212",
    "copas": "#212",
    "espadas": "#212",
    "bastos": "#212",
    "diamonds": "#c33",
    "hearts": "#c33",
    "spades": "#212",
    "clubs": "#212",
}
# Pure paper and ink, and a colour of its own for the index of every suit.
CONTRAST = CLASSIC | {
    "paper": "#fff",
    "ink": "#000",
    "red": "#d00",
    "gold": "#fb0",
    "blue": "#04c",
    "sky": "#cef",
    "green": "#083",
    "wood": "#640",
    "frame": "#000",
    "oros": "#a50",
    "copas": "#c00",
    "espadas": "#04c",
    "bastos": "#063",
    "diamonds": "#04c",
    "hearts": "#c00",
    "spades": "#000",
    "clubs": "#063",
}
PALETTES: dict[str, Palette] = {"classic": CLASSIC, "contrast": CONTRAST}


def tint(svg: str, palette: Palette, live: bool = False) -> str:
    """Return `svg` with its colour names replaced and idle spaces and zeros dropped.

    With `live` they become `var(--c-name)`, for pages that switch styles.
    """
    svg = re.sub(r"@(\w+)", lambda m: f"var(--c-{m[1]})" if live else palette[m[1]], svg)
    return re.sub(r"(?<=\d) (?=-)|(?<=[ \-\"A-Za-z(])0(?=\.\d)", "", svg)


def num(value: float) -> str:
    """Return `value` with one decimal at most."""
    return f"{round(value, 1) + 0:g}"


def attrs(named: Mapping[str, str | float]) -> str:
    """Return the XML attributes, each with a space before it; `_` stands for `-`."""
    return "".join(
        f' {key.replace("_", "-")}="{value if isinstance(value, str) else num(value)}"'
        for key, value in named.items()
    )


def path(d: str, fill: str = "", **more: str | float) -> str:
    """Return a path, filled or only drawn."""
    paint = attrs({"fill": fill}) if fill else ""
    return f'<path d="{d}"{paint}{attrs(more)}/>'


def disc(x: float, y: float, r: float, fill: str = "", **more: str | float) -> str:
    """Return a circle, filled or only drawn."""
    paint = attrs({"fill": fill}) if fill else ""
    return f"<circle{attrs({'cx': x, 'cy': y, 'r': r})}{paint}{attrs(more)}/>"


def moved(x: float, y: float, turn: float) -> str:
    """Return the transformation to a place and an angle."""
    return f"translate({num(x)} {num(y)})" + (f"rotate({num(turn)})" if turn else "")


def use(
    part: str, x: float = 0, y: float = 0, k: float = 1.0, turn: float = 0, pen: bool = True
) -> str:
    """Return a shared part (see `cards.PARTS`) shown again, its line as heavy as everywhere."""
    if k == 1 and not turn:
        return f'<use href="#{part}"{attrs({"x": x, "y": y} if x or y else {})}/>'
    weight = attrs({"stroke_width": LINE / k} if pen else {})
    return f'<use href="#{part}" transform="{moved(x, y, turn)}scale({k:.3g})"{weight}/>'


def group(*parts: str, **more: str | float) -> str:
    """Return the parts as one."""
    return f"<g{attrs(more)}>{''.join(parts)}</g>"


def place(
    x: float,
    y: float,
    *parts: str,
    k: float = 1.0,
    turn: float = 0,
    flip: bool = False,
    **more: str | float,
) -> str:
    """Return a drawing moved, turned, scaled and mirrored; its line keeps the card's weight."""
    move = moved(x, y, turn)
    if k != 1 or flip:
        move += f"scale({-k:.3g} {k:.3g})" if flip else f"scale({k:.3g})"
    weight = {} if k == 1 else {"stroke_width": LINE / k}
    return group(*parts, transform=move, **weight, **more)


HALF_TURN = f"rotate(180 {WIDTH // 2} {HEIGHT // 2})"


def twice(name: str, *parts: str, transform: str = HALF_TURN) -> str:
    """Return the parts, and the same again turned half round or moved otherwise.

    `name` must be the deck's only one.
    """
    return group(*parts, id=name) + f'<use href="#{name}" transform="{transform}"/>'


def dots(points: Points, radius: float, fill: str, rim: float = LINE) -> str:
    """Return equal discs: lines of next to no length under a round pen, ink below colour."""
    d = "".join(f"M{num(x)} {num(y)}h.01" for x, y in points)
    inked = path(d, stroke_width=2 * radius + rim) if rim else ""
    return inked + path(d, stroke=fill, stroke_width=2 * radius - rim)


def stamp(motif: str, points: Points) -> str:
    """Return the same relative path drawn at every point."""
    return "".join(f"M{num(x)} {num(y)}{motif}" for x, y in points)


def curve(points: Points, start: str = "M") -> str:
    """Return a smooth open line through the points (Catmull–Rom)."""
    ends = [points[0], *points, points[-1]]
    d = f"{start}{round(points[0][0])} {round(points[0][1])}"
    for (ax, ay), (bx, by), (cx, cy), (dx, dy) in zip(ends, ends[1:], ends[2:], ends[3:]):
        knots = (bx + (cx - ax) / 6, by + (cy - ay) / 6, cx - (dx - bx) / 6, cy - (dy - by) / 6)
        d += "C" + " ".join(str(round(v)) for v in (*knots, cx, cy))
    return d


def taper(points: Points, halves: Sequence[float], fill: str) -> str:
    """Return a limb around the points, `halves` wide to either side.

    It is open at the root, so it grows from a body.
    """
    left: Places = []
    right: Places = []
    for i, ((x, y), half) in enumerate(zip(points, halves)):
        (px, py), (qx, qy) = points[max(i - 1, 0)], points[min(i + 1, len(points) - 1)]
        length = ((qx - px) ** 2 + (qy - py) ** 2) ** 0.5
        nx, ny = (py - qy) / length * half, (qx - px) / length * half
        left.append((x + nx, y + ny))
        right.append((x - nx, y - ny))
    return path(curve(left) + curve(right[::-1], "L"), fill)


def tube(d: str, fill: str, width: float = 14) -> str:
    """Return a sleeve or a stocking: one line drawn twice, ink below and colour above."""
    inked = path(d, stroke_width=width + 2 * LINE)
    return inked + path(d, stroke=fill, stroke_width=width)
