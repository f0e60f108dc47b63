"""What is said to people: ids, terms, languages, and what happens when a text is missing."""

from __future__ import annotations

import pytest

from gladsheim.words import LANGUAGES, Refusal, Words, enumeration, say


def test_words_are_said_in_a_language() -> None:
    assert say(Words("feast-honey")) == "honey"
    assert say(Words("feast-honey"), "de") == "Honig"


def test_a_term_that_is_words_is_said_first() -> None:
    words = Words("feast-served", {"seat": 1, "dish": Words("feast-salmon")})
    assert say(words, "de") == "Platz 1 hat aufgetischt: Lachs."


def test_a_list_is_said_as_an_enumeration() -> None:
    dishes = [Words("feast-boar"), Words("feast-bread"), Words("feast-honey")]
    assert say(Words("feast-served", {"seat": 0, "dish": dishes})) == "Seat 0 served boar, bread and honey."
    assert "Eber, Brot und Honig" in say(Words("feast-served", {"seat": 0, "dish": dishes}), "de")


@pytest.mark.parametrize(("parts", "said"), [([], ""), (["a"], "a"), (["a", "b"], "a and b")])
def test_short_enumerations_are_short(parts: list[str], said: str) -> None:
    assert enumeration(parts, "en") == said


def test_an_id_without_a_text_shows_itself() -> None:
    for lang in LANGUAGES:
        assert say(Words("nobody-wrote-this"), lang) == "nobody-wrote-this"


def test_an_unknown_language_is_said_in_english() -> None:
    assert say(Words("feast-honey"), "is") == "honey"


def test_a_missing_term_is_no_reason_to_fail() -> None:
    assert say(Words("feast-served", {"seat": 1})) == "feast-served"


def test_a_text_that_is_only_a_message_of_attributes_shows_its_id() -> None:
    assert say(Words("-no-message")) == "-no-message"


def test_the_words_of_a_refusal_are_its_code_with_a_dash() -> None:
    refusal = Refusal("feast/few-casks", {"left": 1})
    assert refusal.words == Words("feast-few-casks", {"left": 1})
    assert say(refusal.words).endswith(": 1.")
