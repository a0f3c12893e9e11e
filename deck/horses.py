"""A horse stands where the card has room for it and faces left."""

from deck.ink import Limbs, Points, disc, dots, path, place, taper

BODY = (
    "M54 118C74 122 78 152 86 174Q108 184 130 173C148 170 154 188 149 212L126 218Q98 234"
    " 70 222L53 212"
    "C46 196 52 178 53 162Q48 158 43 157L30 166Q21 169 18 160 16 154 20 150L36 126Q40"
    " 118 45 113L47 102 54 112Z"
)
MANE = (
    "M50 112C78 112 90 146 88 176 80 172 76 166 77 158 68 158 66 150 68 144 58 144 58"
    " 134 60 130 50 128 46 124 50 112Z"
)
TAIL = "M146 180C170 172 178 192 167 215 160 210 154 205 147 206Z"
STAND = [[(66, 206), (66, 246), (64, 280)], [(136, 198), (136, 240), (141, 280)]]
FAR = [[(78, 214), (82, 248), (82, 278)], [(124, 208), (120, 244), (114, 278)]]
LIFTED = [[(64, 212), (40, 226), (42, 250)], [(124, 208), (118, 244), (112, 278)]]
REAR = [[(62, 206), (40, 212), (36, 236)], [(68, 214), (52, 234), (58, 254)]]


def leg(points: Points, coat: str, hoof: str) -> str:
    """Return a horse's leg, stronger behind than in front."""
    (kx, _), (x, y) = points[-2:]
    turn = 0 if abs(x - kx) < 8 else (x - kx) * -2
    thigh = 14 if points[0][0] > 100 else 11
    return place(x, y, path("M-6-2H6L8 9H-8Z", hoof), turn=turn) + taper(
        points, (thigh, 6.5, 5), coat
    )


def tack(colour: str) -> str:
    """Return the bridle, seen on the near side."""
    straps = path("M26 142L36 160M38 126L44 157", stroke=colour, stroke_width=3.4)
    return straps + disc(31, 155, 2.6, "@gold", stroke_width=1.4)


def horse(
    coat: str,
    mane: str,
    straps: str,
    near: Limbs = STAND,
    far: Limbs = FAR,
    rear: float = 0,
    eye: str = "@ink",
    spots: Points = (),
    hoof: str = "@ink",
) -> str:
    """Return a horse facing left; `rear` lifts its forehand by that many degrees."""
    body = (
        path(TAIL, mane)
        + path(BODY, coat)
        + (dots(spots, 4.5, "@white", 0) if spots else "")
        + path(MANE, mane)
        + disc(36, 139, 2.2, eye, stroke="none")
        + disc(22, 156, 1.4, eye, stroke="none")
        + tack(straps)
    )
    if rear:
        hind = [[(140, 196), (128, 246), (138, 280)], [(120, 206), (104, 240), (112, 280)]]
        forehand = "".join(leg(p, coat, hoof) for p in REAR)
        lifted = place(132, 206, place(-132, -206, forehand, body), turn=rear)
        return leg(hind[1], coat, hoof) + lifted + leg(hind[0], coat, hoof)
    return (
        "".join(leg(p, coat, hoof) for p in far) + body + "".join(leg(p, coat, hoof) for p in near)
    )
