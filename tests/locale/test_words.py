"""Cards, suits, names and reasons in words."""

import pytest

from tapete.core.cards import TEXT_OF, french_pack, spanish_pack
from tapete.locale import SentenceError, card, languages, named, names, reason, say, suit


def test_cards_and_suits_have_the_names_of_the_table() -> None:
    assert [card("es", text) for text in ("1o", "3c", "10e", "11b", "12c")] == [
        "as de oros",
        "tres de copas",
        "sota de espadas",
        "caballo de bastos",
        "rey de copas",
    ]
    assert card("en", "12c") == "king of cups"
    assert [suit("es", letter) for letter in "oceb"] == ["oros", "copas", "espadas", "bastos"]


def test_french_cards_suits_and_the_joker_have_their_names() -> None:
    texts = ("AD", "2H", "9S", "10H", "JS", "QC", "KD", "JK")
    assert [card("es", text) for text in texts] == [
        "as de diamantes",
        "dos de corazones",
        "nueve de picas",
        "diez de corazones",
        "jota de picas",
        "reina de tréboles",
        "rey de diamantes",
        "comodín",
    ]
    assert [card("en", text) for text in texts] == [
        "ace of diamonds",
        "two of hearts",
        "nine of spades",
        "ten of hearts",
        "jack of spades",
        "queen of clubs",
        "king of diamonds",
        "joker",
    ]
    assert [suit("es", each) for each in "DHSC"] == ["diamantes", "corazones", "picas", "tréboles"]
    assert [suit("en", each) for each in "DHSC"] == ["diamonds", "hearts", "spades", "clubs"]


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("pack", [spanish_pack(), french_pack()], ids=["spanish", "french"])
def test_no_two_cards_have_the_same_name(lang: str, pack: tuple[int, ...]) -> None:
    texts = [TEXT_OF[each] for each in pack] + ["JK"]
    assert len({card(lang, text) for text in texts}) == len(texts) == len(pack) + 1


@pytest.mark.parametrize(
    "text", ["", "0o", "13o", "1x", "rey", "01o", "1o ", "1D", "Ao", "11D", "TD", "JKD", "jk", "qs"]
)
def test_what_is_no_card_has_no_words(text: str) -> None:
    with pytest.raises(SentenceError, match="is not a card"):
        card("es", text)
    with pytest.raises(SentenceError, match="is not a suit"):
        suit("es", text)


def test_g28_a_refusal_says_why_and_what_to_do() -> None:
    """G-28, in the tone of the table."""
    values = {"card": "4c", "suit": "c", "led": "c", "beats": "12c", "with": "3c"}
    assert reason("es", "must-beat", values) == (
        "El cuatro no mata. Tienes el tres de copas: échalo y ganas al rey."
    )
    assert reason("es", "must-follow", values | {"suit": "o"}) == "Hay que asistir: tienes oros."
    assert reason("es", "must-trump", values) == "No tienes copas: echa un triunfo."
    assert reason("en", "must-beat", values) == (
        "The four does not win. You hold the three of cups: play it and beat the king."
    )


def test_the_sota_is_feminine() -> None:
    values = {"card": "10c", "suit": "c", "led": "c", "beats": "10c", "with": "10c"}
    assert reason("es", "must-beat", values) == (
        "La sota no mata. Tienes la sota de copas: échala y ganas a la sota."
    )


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("10c", "la sota de copas"),
        ("JS", "la jota de picas"),
        ("QS", "la reina de picas"),
        ("KS", "el rey de picas"),
        ("AD", "el as de diamantes"),
        ("10H", "el diez de corazones"),
        ("JK", "el comodín"),
    ],
)
def test_every_card_takes_its_article(text: str, said: str) -> None:
    assert say("es", "lay", card=text) == f"Echar {said}"


def test_what_stands_for_a_card_agrees_with_it() -> None:
    for text, refusal in {
        "QS": "La reina no mata. Tienes la reina de picas: échala y ganas a la reina.",
        "10H": "El diez no mata. Tienes el diez de corazones: échalo y ganas al diez.",
        "JK": "El comodín no mata. Tienes el comodín: échalo y ganas al comodín.",
    }.items():
        assert reason("es", "must-beat", {"card": text, "beats": text, "with": text}) == refusal
    assert say("en", "lay", card="JK") == "Play the joker"
    assert say("en", "lay", card="JS") == "Play the jack of spades"


def test_a_refusal_without_values_speaks_in_general() -> None:
    assert reason("es", "must-beat") == "Hay que matar: tienes una carta que gana."
    assert reason("es", "must-follow", {}) == ("Hay que asistir: tienes cartas del palo de salida.")


def test_a_pair_is_joined_as_people_say_it() -> None:
    assert names("es", ["Ana"]) == "Ana"
    assert names("es", ["Ana", "Carlos"]) == "Ana y Carlos"
    assert names("es", ["Ana", "Isabel"]) == "Ana e Isabel"
    assert names("es", ["Ana", "Hilario"]) == "Ana e Hilario"
    assert names("es", ["Ana", "Hierro"]) == "Ana y Hierro"
    assert names("en", ["Ana", "Isabel"]) == "Ana and Isabel"


def test_a_sentence_that_cannot_be_said_is_an_error_and_never_half_a_sentence() -> None:
    with pytest.raises(SentenceError, match="no sentence xyz in es"):
        say("es", "xyz")
    with pytest.raises(SentenceError, match=r"no sentence card\.xyz in es"):
        say("es", "card.xyz", card="1o")
    with pytest.raises(SentenceError, match="points-guinote-malas in es"):
        say("es", "points-guinote-malas")
    with pytest.raises(SentenceError, match="no sentence reason-xyz in en"):
        reason("en", "xyz")
    with pytest.raises(SentenceError, match="language fr: there are es, en"):
        say("fr", "card")


def test_a_name_that_looks_like_a_card_stays_a_name() -> None:
    assert say("es", "event-guinote-cante-sung", name="4c", points=20, suit="c") == (
        "4c canta 20 en copas."
    )


def test_a_name_falls_back_where_the_catalogue_has_none() -> None:
    assert named("es", "game-guinote", "guinote") == "Guiñote"
    assert named("es", "game-alta", "alta") == "alta"


def test_numbers_choose_their_word() -> None:
    assert say("es", "option-guinote-cotos.value", value=1) == "1 coto"
    assert say("es", "option-guinote-cotos.value", value=2) == "2 cotos"
    assert say("es", "option-guinote-turn_seconds.value", value=0) == "sin reloj"
