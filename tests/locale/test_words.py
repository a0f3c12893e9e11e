"""Cards, suits, names and reasons in words."""

import pytest

from tapete.core.cards import TEXT_OF, spanish_pack
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


@pytest.mark.parametrize("lang", languages())
def test_no_two_cards_have_the_same_name(lang: str) -> None:
    texts = [TEXT_OF[each] for each in spanish_pack()]
    assert len({card(lang, text) for text in texts}) == len(texts) == 48


@pytest.mark.parametrize("text", ["", "0o", "13o", "1x", "rey", "01o", "1o ", "AD", "JK"])
def test_what_is_no_spanish_card_has_no_words(text: str) -> None:
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
