"""The four pages, each with a pose, dress, face and headgear of its own."""

from deck.heads import beret, bonnet, head, kettle, straw
from deck.ink import disc, path, stamp, tube
from deck.limbs import held, legs, sleeve
from deck.shapes import LOZENGE, SCALE, WAVE, leaf, star, weave


def ruff(y: float) -> str:
    """Return a pleated collar."""
    return path(
        f"M80 {y}Q98 {y + 10} 116 {y}L122 {y + 8}Q98 {y + 24} 74 {y + 8}Z", "@white"
    ) + path(
        (
            f"M84 {y + 4}L81 {y + 12}M93 {y + 7}L92 {y + 15}M103 {y + 7}L104 {y + 15}M112 {y + 4}"
            f"L115 {y + 12}"
        ),
        stroke_width=1.4,
    )


def sota_oros() -> str:
    """Return the sota of oros."""
    return (
        path("M76 118C46 144 44 190 52 220L80 200Z", "@blue")
        + legs([(88, 212), (87, 272)], [(110, 212), (111, 272)], "@blue", "@red")
        + path("M74 192H122L128 222Q112 236 99 222 86 236 68 222Z", "@gold")
        + path("M84 196L80 226M94 196L93 224M104 196L105 224M113 196L117 227")
        + path("M70 122Q98 108 126 122L120 160 124 196Q98 206 72 196L76 160Z", "@red")
        + path(
            stamp(LOZENGE, weave((84, 86), (112, 110), 140, 182, 13, 14)), "@gold", stroke_width=1.4
        )
        + path("M72 190Q98 200 124 190V198Q98 208 72 198Z", "@gold")
        + sleeve([(76, 130), (54, 156), (74, 188)], "@red", "@gold")
        + held("oros", 150, 62)
        + sleeve([(120, 128), (146, 128), (149, 98)], "@red", "@gold")
        + ruff(112)
        + head(98, 90, "bob", "@wood", bonnet("@red", "@sky"), look=1)
    )


def sota_copas() -> str:
    """Return the sota of copas."""
    return (
        legs([(90, 212), (86, 272)], [(108, 212), (110, 272)], "@red", "@wood")
        + path("M70 122C44 150 34 200 38 254Q56 262 74 250L80 150Z", "@gold")
        + path("M62 150Q50 200 54 252M72 150Q64 200 66 250")
        + path("M70 122Q98 108 126 122L122 164 136 240Q98 254 62 240L76 164Z", "@blue")
        + path(stamp(WAVE, weave((86, 76), (112, 124), 144, 234, 18, 15)), stroke="@sky")
        + path("M76 160Q98 170 121 160L122 168Q98 178 75 168Z", "@red")
        + path("M62 232L62 240Q98 254 136 240L135 232Q98 246 62 232Z", "@red")
        + sleeve([(78, 128), (64, 160), (84, 188)], "@gold", "@red")
        + held("copas", 150, 78, 0.66)
        + sleeve([(118, 128), (136, 140), (150, 118)], "@gold", "@red")
        + path("M84 116L98 138 112 116Q98 122 84 116Z", "@white")
        + head(98, 90, "waves", "@ink", beret("@red", "@gold"), look=1)
    )


def sota_espadas() -> str:
    """Return the sota of espadas."""
    shield = (
        disc(140, 184, 28, "@red")
        + disc(140, 184, 20, "@gold")
        + path(star(6, 14, 7, 140, 184), "@blue")
    )
    return (
        legs([(90, 212), (84, 272)], [(106, 212), (116, 272)], "@sky", "@blue")
        + path("M70 122Q98 110 126 122L124 210Q98 222 72 210Z", "@sky")
        + path(stamp(SCALE, weave((76, 76), (120, 122), 132, 204, 10, 9)), stroke_width=1.4)
        + path("M82 118L114 118 118 228 98 240 78 228Z", "@blue")
        + path("M98 134l9 14-9 14-9-14z", "@gold")
        + path("M76 184Q98 192 122 184V191Q98 199 76 191Z", "@wood")
        + held("espadas", 50, 216, 1.4, 180)
        + sleeve([(76, 130), (60, 140), (50, 158)], "@sky", "@blue")
        + tube("M122 130C138 140 144 152 140 170", "@sky", 15)
        + shield
        + head(98, 92, "crop", "@red", kettle("@sky", "@red"), look=-1)
    )


def sota_bastos() -> str:
    """Return the sota of bastos."""
    return (
        legs(
            [(90, 206), (76, 240), (70, 272)], [(106, 206), (112, 240), (120, 272)], "@wood", "@ink"
        )
        + held("bastos", 146, 84, 1.05, 24)
        + path(
            "M70 122Q98 110 126 122L122 164 132 218"
            "Q122 212 115 222 106 212 98 222 90 212 82 222 74 212 64 218L76 164Z",
            "@green",
        )
        + path(
            stamp(leaf(13, 4), weave((84, 80), (112, 116), 150, 212, 14, 16)),
            "@gold",
            stroke_width=1.3,
        )
        + path("M75 164Q98 172 121 164L122 171Q98 180 74 171Z", "@wood")
        + path("M88 172l10 6 10-6v14l-10-6-10 6z", "@gold")
        + sleeve([(76, 130), (54, 156), (62, 190)], "@white", "@green")
        + sleeve([(120, 130), (138, 152), (124, 158), (122, 134)], "@white", "@green")
        + path("M76 116Q98 130 120 116L124 128Q98 146 72 128Z", "@wood")
        + head(98, 92, "curls", "@gold", straw("@gold", "@red"), look=1)
    )
