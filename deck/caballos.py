"""The four knights."""

from deck.heads import head, hood, kettle, turban, wide
from deck.horses import LIFTED, horse
from deck.ink import path, place, stamp, tube
from deck.limbs import held, sleeve
from deck.shapes import LOZENGE, RING, SCALE, leaf, weave


def cloth(colour: str, motif: str, ink: str) -> str:
    """Return the saddle cloth with its pattern."""
    hem = [(88, 214), (100, 220), (112, 221), (124, 217), (134, 211)]
    return path("M80 178Q106 188 134 176L140 222Q106 240 76 222Z", colour) + path(
        stamp(motif, hem), ink, stroke_width=1.3
    )


def riding_leg(hose: str, boot: str) -> str:
    """Return a leg in its boot."""
    return (
        tube("M106 178C92 184 84 194 86 222", hose, 15)
        + path("M78 214H95L94 240 70 244Q64 236 78 232Z", boot)
        + path("M68 244H94", stroke_width=3)
    )


def torso(colour: str) -> str:
    """Return a rider's jacket."""
    return path("M80 124Q104 110 128 124L124 160 128 184Q104 194 82 184L86 160Z", colour)


def caballo_oros() -> str:
    """Return the Tuerto of Paulo: the one-eyed rider on the only black horse."""
    steed = (
        horse("@ink", "@gold", "@red", eye="@white", hoof="@gold")
        + cloth("@red", LOZENGE, "@gold")
        + riding_leg("@blue", "@wood")
    )
    jacket = torso("@blue") + path(
        stamp(LOZENGE, weave((92, 94), (118, 116), 138, 178, 13, 13)), "@gold", stroke_width=1.3
    )
    return (
        place(196, 0, steed, flip=True)
        + path("M70 122C44 140 34 170 36 206L74 190Z", "@green")
        + place(-12, 0, jacket)
        + sleeve([(74, 130), (80, 156), (112, 164)], "@blue", "@gold")
        + held("oros", 150, 56, 0.62)
        + sleeve([(112, 130), (130, 116), (139, 88)], "@blue", "@gold")
        + head(92, 90, "crop", "@ink", wide("@red", "@sky"), "goatee", 1, True)
    )


def caballo_copas() -> str:
    """Return the caballo of copas."""
    steed = horse("@white", "@wood", "@blue", far=LIFTED)
    return (
        steed
        + cloth("@blue", RING, "@gold")
        + riding_leg("@red", "@gold")
        + path("M126 122C150 140 160 160 158 188L128 182Z", "@gold")
        + torso("@white")
        + path(
            "M92 120L88 184M100 118L98 188M108 118L110 188M116 120L120 186",
            stroke="@red",
            stroke_width=4,
        )
        + torso("")
        + path("M83 172Q104 182 126 172L128 184Q104 194 82 184Z", "@blue")
        + sleeve([(88, 130), (74, 146), (70, 164)], "@red", "@gold")
        + held("copas", 150, 60, 0.62)
        + sleeve([(122, 130), (142, 128), (150, 98)], "@red", "@gold")
        + head(104, 90, "waves", "@wood", turban("@blue", "@red"), "moustache", -1)
    )


def caballo_espadas() -> str:
    """Return the caballo of espadas."""
    saddle = place(14, -2, cloth("@sky", RING, "@red"), riding_leg("@sky", "@blue"), turn=6)
    steed = horse("@wood", "@ink", "@red", rear=17) + saddle
    mail = (
        torso("@sky")
        + path(stamp(SCALE, weave((90, 92), (118, 116), 132, 172, 10, 9)), stroke_width=1.3)
        + path("M84 174Q104 184 126 174L127 182Q104 192 83 182Z", "@blue")
    )
    return (
        place(
            -7,
            0,
            steed,
            path("M138 124C158 140 168 170 160 206L136 190Z", "@red"),
            place(14, 0, mail),
            sleeve([(102, 130), (86, 144), (76, 150)], "@sky", "@blue"),
        )
        + held("espadas", 158, 66, 0.96)
        + sleeve([(129, 130), (150, 128), (158, 106)], "@sky", "@blue")
        + head(111, 92, "bob", "@gold", kettle("@blue", "@red"), None, -1)
    )


def caballo_bastos() -> str:
    """Return the caballo of bastos."""
    spots = [
        (132, 184),
        (140, 196),
        (124, 188),
        (132, 200),
        (66, 176),
        (74, 186),
        (64, 190),
        (142, 184),
    ]
    steed = horse("@sky", "@ink", "@green", far=LIFTED, spots=spots)
    return (
        held("bastos", 152, 70, 1, 30)
        + steed
        + cloth("@green", LOZENGE, "@gold")
        + riding_leg("@wood", "@ink")
        + path("M126 122C146 146 150 166 146 190L126 186Z", "@wood")
        + torso("@green")
        + path(
            stamp(leaf(12, 4), weave((94, 94), (114, 114), 148, 186, 13, 15)),
            "@gold",
            stroke_width=1.3,
        )
        + sleeve([(86, 130), (74, 146), (70, 164)], "@wood", "@green")
        + sleeve([(124, 130), (142, 148), (128, 156), (126, 130)], "@wood", "@green")
        + head(104, 92, "crop", "@red", hood("@green", "@gold"), "full", -1)
    )
