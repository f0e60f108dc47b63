"""What every game promises, and the error that names a broken promise."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from gladsheim.kernel.step import State
from gladsheim.words import LANGUAGES, Words, bundle_of, spoken

PROMISES: Final = {
    "moves": "legal moves are ascending, unique, within the span, and never none",
    "texts": "texts of moves are canonical, unique over the span, and read back to the same move",
    "accepted": "every listed move can be played",
    "refused": "every other move of the span is refused with a reason, and nothing changes",
    "words": "every question, label, warning, refusal and event has its words in every language",
    "pick": "a picked move is a legal one, each as likely",
    "nature": "nature gives only listed outcomes, each as often as its weight says",
    "copy": "a copy is equal and shares nothing",
    "pickle": "states and frames can be pickled, and copied with the copy module",
    "dump": "a dump loads to a state that dumps, asks and looks the same",
    "determined": "the same answers lead to the same state",
    "fields": "every attribute of the state is in its copy, in its dump, and in a view or named hidden",
    "public": "what is neither hidden nor told in part is the same in every imagined world",
    "view": "a seat's view of every world it imagines is its view of the real one",
    "views": "readers who are shown a state together see what each of them sees alone",
    "asked": "imagined worlds ask the same seats the same questions, allow the same moves and outcomes, warn alike",
    "open": "an open question asks, allows, warns and refuses alike whatever is hidden, and no answer to it is hidden",
    "imagined": "imagined worlds can be played to the end",
    "spectator": "a spectator sees nothing that any seat does not know",
    "events": "events tell nobody more than his view does",
    "conserved": "nothing is made and nothing is lost",
    "ends": "the game ends",
    "final": "scores and places are public and final once the game is over",
    "ranking": "places are counted from 1, equal ones shared, and never against the scores",
    "record": "a record replays to the same record",
    "redacted": "a seat's record is the same whatever the seat cannot see",
}

FAULTS: Final = (
    ArithmeticError,
    AssertionError,
    AttributeError,
    LookupError,
    NotImplementedError,
    TypeError,
    ValueError,
)
"""What rules raise when they go wrong."""


class Broken(AssertionError):
    """A broken promise: its name, what was seen, and how to see it again."""

    def __init__(self, promise: str, sentence: str, where: str = "") -> None:
        super().__init__(f"{promise}: {PROMISES[promise]}; but {sentence}" + (f" [{where}]" if where else ""))
        self.promise = promise
        self.sentence = sentence
        self.where = where


def require(kept: bool, promise: str, sentence: str) -> None:
    """Raises Broken if the promise is not kept."""
    if not kept:
        raise Broken(promise, sentence)


def check_words(words: Words) -> None:
    """An id with a text in every language, all of its terms included."""
    for lang in LANGUAGES:
        bundle = bundle_of(lang)
        require(bundle.has_message(words.id), "words", f"{words.id} has no text in {lang!r}")
        pattern = bundle.get_message(words.id).value
        if pattern is None:
            raise Broken("words", f"{words.id} is empty in {lang!r}")
        _, errors = bundle.format_pattern(pattern, spoken(words.terms, lang))
        require(not errors, "words", f"{words.id} cannot be said in {lang!r}: {errors}")
    for term in words.terms.values():
        for one in [term] if isinstance(term, Words) else term if isinstance(term, list) else []:
            check_words(one)


def difference(one: Any, other: Any) -> str:
    """The first place where two dumps or views differ, for the sentence of a broken promise."""
    if isinstance(one, Mapping) and isinstance(other, Mapping):
        for key in [*one, *other]:
            if key not in one or key not in other or one[key] != other[key]:
                return f"{key}: {short(one.get(key))} is not {short(other.get(key))}"
    fields = getattr(type(one), "__struct_fields__", ())
    for field in fields:
        if type(one) is type(other) and getattr(one, field) != getattr(other, field):
            return f"{field}: {short(getattr(one, field))} is not {short(getattr(other, field))}"
    return f"{short(one)} is not {short(other)}"


def short(value: object) -> str:
    """A value in at most 200 characters."""
    text = repr(value)
    return text if len(text) <= 200 else text[:197] + "..."


def frames(s: State) -> list[tuple[object, ...]]:
    """The stack as names and public arguments."""
    return [(frame.name, *frame.args()) for frame in s.stack]
