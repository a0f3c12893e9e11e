"""Our own numerals and letters: centre lines that are drawn with a broad pen."""

from deck.ink import group, num, path

# On a field of 20 x 32: (advance, line).
GLYPHS = {
    "0": (20, "M10 0C-3 0-3 32 10 32S23 0 10 0Z"),
    "1": (11, "M0 8L8 1V32"),
    "2": (20, "M1 9C1-3 19-3 19 9 19 16 7 22 1 31.5H20"),
    "3": (20, "M1 .5H18L9 12C22 12 24 32 9 32 4 32 1 29 0 26"),
    "4": (20, "M15 32V1L0 23H20"),
    "5": (20, "M18 .5H4L2 15C9 9 20 12 20 21 20 34 4 35 0 27"),
    "6": (20, "M15 0C5 5 0 14 0 22 0 35 20 35 20 22 20 10 4 10 0 21"),
    "7": (19, "M0 .5H19C12 11 8 20 7 32"),
    "8": (20, "M10 15C-1 15-1 0 10 0S21 15 10 15C-4 15-4 32 10 32S24 15 10 15Z"),
    "9": (20, "M5 32C15 27 20 18 20 10 20-3 0-3 0 10 0 22 16 22 20 11"),
    "A": (20, "M0 32L10 0 20 32M4 22H16"),
    "J": (16, "M6 .5H15V23C15 34 1 35 0 24"),
    "Q": (20, "M10 0C-3 0-3 32 10 32S23 0 10 0ZM12 22L20 33"),
    "K": (19, "M1 0V32M18 0L2 19M7 13L19 32"),
    "T": (20, "M0 .5H20M10 0V32"),
    "P": (17, "M1 32V.5H9C20 .5 20 18 9 18H1"),
    "E": (16, "M16 .5H1V31.5H16M1 15H13"),
    "*": (20, "M10 2L13 12H23L15 18 18 29 10 22 2 29 5 18-3 12H7Z"),
}


def lettering(
    text: str,
    x: float,
    y: float,
    size: float,
    pen: float = 6.2,
    gap: float = 7.5,
    colour: str = "@ink",
    anchor: float = 0.0,
    narrow: float = 1.0,
) -> str:
    """Return `text` with its top left at (x, y) and capitals `size` high; anchor .5 centres it."""
    k = size / 32
    advances = [GLYPHS[c][0] + gap for c in text]
    x -= anchor * (sum(advances) - gap) * k * narrow
    starts = [num(sum(advances[:i])) for i in range(len(text))]
    parts = [path(GLYPHS[c][1], transform=f"translate({start})") for c, start in zip(text, starts)]
    move = f"translate({num(x)} {num(y)})scale({k * narrow:.3g} {k:.3g})"
    return group(*parts, transform=move, stroke=colour, stroke_width=pen)
