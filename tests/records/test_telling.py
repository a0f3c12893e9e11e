"""Events as sentences: the tone of the table, and to whom it is said."""

import pytest

from tapete.core import registry
from tapete.core.cards import parse_card, parse_cards
from tapete.games.guinote import notation
from tapete.games.presidente import events
from tapete.records import Teller, parse, transcript
from tapete.records.telling import openly
from tests.records.samples import changed, without

GAME = registry.game("guinote")
FOUR = ("Ana", "Jesús", "Carlos", "Isabel")


def teller(me: int | None = None, lang: str = "es", people: tuple[str, ...] = FOUR) -> Teller:
    rules = GAME.configure("guinote", {}, 4)
    return Teller(lang, GAME, rules, people, me)


KING = parse_card("12c")
WON = notation.TrickWon(1, 14, last=False)
COTO = notation.CotoWon(1, (0, 1))


@pytest.mark.parametrize(
    ("me", "event", "sentence"),
    [
        (None, notation.CardPlayed(1, KING, leads=False, winning=True),
         "Jesús echa el rey de copas y va ganando."),
        (1, notation.CardPlayed(1, KING, leads=False, winning=True),
         "Echas el rey de copas y vas ganando."),
        (0, notation.CardPlayed(1, parse_card("10o"), leads=True, winning=True),
         "Jesús sale con la sota de oros."),
        (None, WON, "Baza para Jesús: 14 tantos."),
        (0, WON, "Baza para Jesús: 14 tantos."),
        (1, WON, "Baza para ti: 14 tantos."),
        (3, WON, "Baza para vosotros: 14 tantos."),
        (None, notation.CanteSung(2, 1, 20), "Carlos canta 20 en copas."),
        (2, notation.CanteSung(2, 1, 20), "Cantas 20 en copas."),
        (None, notation.CardDrawn(2, KING), "Carlos roba el rey de copas."),
        (None, notation.CardDrawn(2, None), "Carlos roba."),
        (None, COTO, "¡Coto para Jesús e Isabel! Cotos: Ana y Carlos 0, Jesús e Isabel 1."),
        (1, COTO, "¡Coto para vosotros! Cotos: Ana y Carlos 0, Jesús e Isabel 1."),
    ],
)  # fmt: skip
def test_an_event_is_told_to_everybody_or_to_one(
    me: int | None, event: notation.Event, sentence: str
) -> None:
    assert teller(me).tell(event) == sentence


def test_g66_the_deal_says_what_is_trump() -> None:
    """G-66"""
    dealt = notation.HandDealt(0, 1, parse_card("5o"), vueltas=False)
    assert teller().tell(dealt) == (
        "Reparte Ana y sale Jesús. Pintan oros: la muestra es el cinco de oros."
    )
    assert teller(1).tell(dealt) == (
        "Reparte Ana y sales tú. Pintan oros: la muestra es el cinco de oros."
    )
    assert "Pintan oros" in teller(0).tell(dealt)


def test_alone_a_trick_is_mine_and_never_ours() -> None:
    alone = teller(1, people=("Ana", "Jesús"))
    assert alone.tell(WON) == "Baza para ti: 14 tantos."
    assert alone.tell(notation.PartidaWon(1, (0, 1))) == (
        "Ganas la partida. Partidas: Ana 0, Jesús 1."
    )
    assert alone.tell(notation.PartidaWon(0, (1, 1))) == (
        "Ana gana la partida. Partidas: Ana 1, Jesús 1."
    )


@pytest.mark.parametrize(
    ("points", "said"),
    [(0, "0 malas"), (1, "1 mala"), (50, "50 malas"), (51, "1 buena"), (101, "51 buenas")],
)
def test_g43_points_are_malas_up_to_50_then_buenas(points: int, said: str) -> None:
    """G-43, guinote E-48"""
    assert teller().points(points) == said
    assert teller(lang="en").points(points) == said


def test_a_hand_without_cantes_does_not_speak_of_cantes() -> None:
    """G-42"""
    ended = notation.HandEnded((80, 40), (0, 20), 0, (90, 60), vueltas=True)
    assert teller().tell(ended) == (
        "Fin de la mano. Ana y Carlos: 80 en cartas, 10 de últimas; 40 buenas. "
        "Jesús e Isabel: 40 en cartas, 20 en cantes; 10 buenas. Nadie pasa de 100: hay vueltas."
    )


def test_a_replay_hides_nothing() -> None:
    state = GAME.start(GAME.configure("guinote", {}, 4), 4)
    drawn = []
    for text in parse(changed()).moves:
        move = GAME.parse(text)
        after = GAME.apply(state, move)
        drawn += [e for e in openly(GAME, state, move, after) if isinstance(e, notation.CardDrawn)]
        state = after
    assert len(drawn) == 16
    assert None not in [event.card for event in drawn]


def test_a_name_cannot_steer_the_terminal() -> None:
    record = parse(changed(players=["A\x1b[31m", "B\n", "C", "D"]))
    first = next(transcript(record, "es"))
    assert first == "Guiñote (Un coto): A�[31m, B�, C, D"


def test_without_players_the_seats_have_numbers() -> None:
    title = next(transcript(parse(without("players")), "es"))
    assert title == "Guiñote (Un coto): Sitio 0, Sitio 1, Sitio 2, Sitio 3"
    title = next(transcript(parse(without("players")), "en"))
    assert title == "Guiñote (One coto): Seat 0, Seat 1, Seat 2, Seat 3"


def test_options_that_differ_stand_under_the_title() -> None:
    options = {"cotos": 2, "turn_seconds": 0, "both_over_100": "more_points"}
    lines = list(transcript(parse(changed(options=options)), "es", to=0))
    assert lines[1:-1] == [
        "  Cotos para ganar: 2 cotos",
        "  Si los dos bandos pasan de 100 en las idas: gana quien tiene más tantos",
        "  Tiempo para echar carta: sin reloj",
    ]


def test_a_match_that_was_broken_off_says_so_and_one_shown_in_part_does_not() -> None:
    assert list(transcript(parse(changed()), "es"))[-1] == "Quedó sin acabar."
    assert list(transcript(parse(changed()), "es", to=3))[-1] == (
        "    3  Jesús sale con el cuatro de copas."
    )


def test_bots_are_told_apart_by_the_names_they_had_at_the_table() -> None:
    """Three times "bot:vecino" would leave nobody knowing who won."""
    record = parse(changed(players=["Ana", "bot:vecino", "bot:vecino", "bot:vecino"]))
    told = list(transcript(record, "es", to=3))
    assert told[0].endswith(": Ana, Jesús (bot:vecino), Pilar (bot:vecino), Toño (bot:vecino)")
    assert not any("bot:" in line for line in told[1:])


def presidente(
    event: events.Event, me: int | None = None, lang: str = "es", **options: str | int
) -> str:
    game = registry.game("presidente")
    rules = game.configure("uno_base", options, 4)
    return Teller(lang, game, rules, FOUR, me).tell(event)


def laid(cards: str, number: str, *, leads: bool = False, equal: bool = False) -> events.SetPlayed:
    return events.SetPlayed(1, parse_cards(cards), number, leads, equal)


@pytest.mark.parametrize(
    ("event", "sentence"),
    [
        (laid("7o", "7", leads=True), "Jesús sale con el siete de oros."),
        (laid("7o 7c", "7"), "Jesús echa una pareja de sietes."),
        (laid("2c 7o", "7"), "Jesús echa una pareja de sietes (con un dos)."),
        (laid("12o 12c 12e", "12", equal=True), "Jesús iguala con un trío de reyes."),
        (laid("2o 2c 2e 2b", "2"), "Jesús echa un cuarteto de doses."),
        (laid("1o 1c", "A"), "Jesús echa una pareja de ases."),
        (laid("10H 10S", "10"), "Jesús echa una pareja de dieces."),
        (laid("10o 10c", "10"), "Jesús echa una pareja de sotas."),
        (events.LeaderNamed(1, parse_card("2o")), "Sale Jesús, que tiene el dos de oros."),
        (events.LeaderNamed(1, None), "Sale Jesús."),
    ],
)
def test_u37_sets_are_said_as_people_do(event: events.Event, sentence: str) -> None:
    """U-15, U-37"""
    assert presidente(event) == sentence


def test_u24_the_exchange_is_told_to_those_who_see_its_cards() -> None:
    """U-24 and section 8: the others know how many cards went."""
    seen = events.CardsGiven(1, 0, 2, parse_cards("1o 2o"))
    assert presidente(seen) == "Jesús da a Ana: as de oros, dos de oros."
    assert presidente(seen, me=1) == "Das a Ana: as de oros, dos de oros."
    assert presidente(seen, me=0) == "Jesús te da: as de oros, dos de oros."
    unseen = events.CardsGiven(1, 0, 2, None)
    assert presidente(unseen, me=2) == "Jesús da 2 cartas a Ana."


def test_u55_the_end_of_a_hand_has_roles_as_the_table_says_and_half_points() -> None:
    """U-55, U-56"""
    ended = events.HandEnded((2, 0, 1, 3), (5, 5, 8, 0), (10, 11, 8, 0))
    assert presidente(ended) == (
        "Fin de la mano. Carlos, presidente; Isabel, cola. "
        "En la mano: Ana 2,5, Jesús 2,5, Carlos 4, Isabel 0. "
        "En total: Ana 5, Jesús 5,5, Carlos 4, Isabel 0."
    )
    assert "Carlos, presi; Isabel, trasero." in presidente(ended, labels="trasero")
    assert "Carlos, rey; Isabel, cola." in presidente(ended, labels="rey")
    assert "Ana 2.5, Jesús 2.5" in presidente(ended, lang="en")
