"""What is said to people: an id with its terms, put into a language only at the edge."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, Final

import msgspec
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import fluent_number

from gladsheim.manifest import manifests

LANGUAGES: Final = ("en", "de")

LONGEST_QUOTE: Final = 80
"""What somebody typed is quoted no longer than this."""


class Words(msgspec.Struct, frozen=True):
    """A Fluent id and its terms; a term that is itself Words is said first."""

    id: str
    terms: dict[str, Term] = {}


Term = int | str | Words | list[Words]


class Refusal(msgspec.Struct, frozen=True):
    """The rule that forbids a move: a stable code (`voluspa/beside-troll`) and its terms."""

    code: str
    terms: dict[str, Term] = {}

    @property
    def words(self) -> Words:
        """The sentence of the rule; its Fluent id is the code with a dash for the slash."""
        return Words(self.code.replace("/", "-"), self.terms)


def say(words: Words, lang: str = "en") -> str:
    """The words in a language; an id without a text there is said in English, or else shows itself."""
    for bundle in (bundle_of(lang if lang in LANGUAGES else "en"), bundle_of("en")):
        if bundle.has_message(words.id):
            pattern = bundle.get_message(words.id).value
            if pattern is not None:
                text, errors = bundle.format_pattern(pattern, spoken(words.terms, lang))
                if not errors:
                    return str(text)
    return words.id


def quoted(value: object) -> str:
    """Anything at all as a sentence may quote it: in one line and not too long."""
    try:
        text = " ".join(str(value).split())
    except ValueError:  # Python does not write out numbers of thousands of digits
        return "…"
    return text if len(text) <= LONGEST_QUOTE else text[:LONGEST_QUOTE] + "…"


def spoken(terms: Mapping[str, Term], lang: str) -> dict[str, Any]:
    """Terms with every Words among them said; a list is said as an enumeration, a number without grouping."""
    result: dict[str, Any] = {}
    for name, term in terms.items():
        if isinstance(term, Words):
            result[name] = say(term, lang)
        elif isinstance(term, list):
            result[name] = enumeration([say(one, lang) for one in term], lang)
        elif isinstance(term, int) and not isinstance(term, bool):
            result[name] = fluent_number(term, useGrouping=False)
        else:
            result[name] = term
    return result


def enumeration(parts: list[str], lang: str) -> str:
    """Three things as "a, b and c"."""
    if len(parts) < 2:
        return "".join(parts)
    last = say(Words("enumeration-and"), lang)
    return f"{', '.join(parts[:-1])} {last} {parts[-1]}"


@cache
def bundle_of(lang: str) -> FluentBundle:
    """All our texts in one language, and those of every game."""
    bundle = FluentBundle([lang], use_isolating=False)
    for text in (*texts_in(files("gladsheim.locale"), lang), *game_texts(lang)):
        bundle.add_resource(FluentResource(text))
    return bundle


def game_texts(lang: str, installed: bool = False) -> list[str]:
    """What games say in one language; only those of installed games, which the client was not built with."""
    found = [one for one in manifests().values() if one.texts and not (installed and one.is_ours)]
    return [text for manifest in found for text in texts_in(manifest.folder(manifest.texts), lang)]


def text_of(name: str, lang: str) -> str:
    """One of our own Fluent files; empty where there is none in this language."""
    file = files("gladsheim.locale") / lang / f"{name}.ftl"
    return file.read_text(encoding="utf-8") if file.is_file() else ""


def texts_in(folder: Traversable, lang: str) -> list[str]:
    """The Fluent files of a folder in one language, by name; none where it does not speak it."""
    spoken_here = folder / lang
    if not spoken_here.is_dir():
        return []
    found = sorted(spoken_here.iterdir(), key=lambda file: file.name)
    return [file.read_text(encoding="utf-8") for file in found if file.name.endswith(".ftl")]
