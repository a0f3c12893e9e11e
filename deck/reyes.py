"""The four kings."""

from deck.heads import crown_closed, crown_leaves, crown_lobes, crown_points, head
from deck.ink import disc, dots, path, stamp
from deck.limbs import hand, held, legs, sleeve
from deck.shapes import ERMINE, LOZENGE, RING, leaf, weave


def ermine(y: float = 116) -> str:
    """Return a king's collar."""
    tails = [(70, y + 16), (84, y + 23), (98, y + 25), (112, y + 23), (126, y + 16)]
    cape = path(
        f"M72 {y - 2}Q98 {y + 8} 124 {y - 2}L138 {y + 14}Q98 {y + 50} 58 {y + 14}Z", "@white"
    )
    return cape + path(stamp(ERMINE, tails), "@ink", stroke="none")


def rey_oros() -> str:
    """Return the rey of oros."""
    return (
        path("M60 126C44 180 36 240 30 284Q88 300 142 284C142 240 143 180 136 126Z", "@red")
        + path("M44 200Q38 250 40 286M136 190Q137 240 133 287")
        + path("M82 130L66 288Q98 294 130 288L114 130Z", "@gold")
        + path(
            stamp(LOZENGE, weave((92, 84), (104, 112), 174, 266, 15, 15)), "@red", stroke_width=1.3
        )
        + path("M67 276Q98 284 129 276L130 288Q98 294 66 288Z", "@blue")
        + path("M50 268V124", stroke_width=5)
        + path("M50 124c10-6 10-14 0-24-10 10-10 18 0 24z", "@gold")
        + disc(50, 126, 4, "@red")
        + sleeve([(66, 132), (44, 160), (52, 190)], "@red", "@white", 18)
        + held("oros", 150, 62)
        + sleeve([(128, 132), (150, 134), (149, 98)], "@red", "@white", 18)
        + ermine()
        + head(98, 92, "waves", "@sky", crown_points(), "full")
    )


def rey_copas() -> str:
    """Return the rey of copas."""
    cloak = "M62 124C40 170 26 230 28 286Q88 300 142 284C137 230 140 170 134 124Z"
    spots = weave((44, 38), (60, 50), 196, 276, 13, 15) + weave(
        (130, 133), (131, 134), 196, 276, 14, 15
    )
    return (
        path(cloak, "@blue")
        + path(stamp(RING, spots), "@gold", stroke_width=1.3)
        + path("M78 128C66 190 62 240 58 290Q94 296 128 288 126 200 116 128Z", "@white")
        + path(
            "M84 150Q74 230 72 288M96 150Q92 230 92 290M108 150Q112 230 112 288",
            stroke="@red",
            stroke_width=4.5,
        )
        + path("M70 196Q94 206 124 194L125 204Q94 216 68 206Z", "@gold")
        + sleeve([(68, 130), (48, 164), (80, 176)], "@blue", "@gold", 18)
        + held("copas", 152, 100, 0.72)
        + sleeve([(126, 130), (136, 164), (152, 144)], "@blue", "@gold", 18)
        + path("M74 116Q98 132 122 116L130 128Q98 154 66 128Z", "@gold")
        + dots([(80, 129), (98, 136), (116, 129)], 3, "@red", 1.4)
        + head(98, 92, "waves", "@wood", crown_lobes(), "forked", 1)
    )


def rey_espadas() -> str:
    """Return the rey of espadas."""
    plates = "M78 150Q98 158 118 150M76 166Q98 174 120 166"
    orb = disc(60, 186, 15, "@gold") + path("M45 184Q60 192 75 184M60 189V201M60 171V160M55 165H65")
    return (
        path("M62 124C40 180 36 240 44 286Q98 298 140 284C148 240 146 180 134 124Z", "@red")
        + path("M52 180Q44 240 54 284M134 180Q142 240 130 284")
        + legs([(86, 210), (84, 272)], [(110, 210), (112, 272)], "@sky", "@blue")
        + dots([(85, 240), (111, 240)], 7, "@gold")
        + path("M72 186H124L132 226Q114 236 98 224 82 236 64 226Z", "@blue")
        + path("M82 190L76 228M98 190V224M114 190L120 228")
        + path("M68 124Q98 112 128 124L122 188Q98 198 74 188Z", "@sky")
        + path(plates)
        + path("M98 128l8 10-8 10-8-10z", "@gold")
        + path("M73 182Q98 192 123 182V190Q98 200 73 190Z", "@gold")
        + sleeve([(70, 132), (50, 154), (56, 176)], "@sky", "@blue", 17)
        + orb
        + hand(60, 200)
        + held("espadas", 154, 88, 1.3)
        + sleeve([(126, 132), (144, 152), (154, 142)], "@sky", "@blue", 17)
        + path(
            "M64 122Q82 112 84 130 74 140 62 136ZM132 122Q114 112 112 130 122 140 134 136Z", "@gold"
        )
        + head(98, 92, "bob", "@ink", crown_closed(), "goatee", -1)
    )


def rey_bastos() -> str:
    """Return the rey of bastos."""
    tails = [(48, 279), (70, 284), (92, 285), (112, 284), (132, 279)]
    return (
        path("M62 124C46 180 38 240 36 284Q90 300 142 284C141 240 141 180 134 124Z", "@green")
        + path(
            stamp(leaf(14, 5), weave((62, 50), (132, 135), 176, 270, 17, 18)),
            "@gold",
            stroke_width=1.3,
        )
        + path("M36 274V284Q90 300 142 284V274Q90 290 36 274Z", "@white")
        + path(stamp(ERMINE, tails), "@ink", stroke="none")
        + path("M70 196Q98 206 134 194L135 204Q98 216 68 206Z", "@wood")
        + path("M98 206L92 246M104 206L106 240", stroke="@wood", stroke_width=4)
        + held("bastos", 44, 206, 1.66)
        + sleeve([(68, 130), (52, 150), (44, 178)], "@green", "@white", 18)
        + sleeve([(128, 132), (154, 158), (128, 184)], "@green", "@white", 18)
        + path("M72 114Q98 126 124 114L134 130Q98 152 62 130Z", "@wood")
        + head(98, 88, "crop", "@white", crown_leaves(), "long")
    )
