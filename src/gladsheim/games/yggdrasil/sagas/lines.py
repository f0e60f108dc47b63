"""The lines of a saga's file: what stands under what, and what is said of one that cannot be understood."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from gladsheim.errors import BadSetup
from gladsheim.kernel.game import bad_setup
from gladsheim.kernel.written import nearest_of, some_of
from gladsheim.words import Term, Words, quoted

LANGUAGES: Final = ("en", "de")
LONGEST: Final = 200_000
"""No book has as many characters as this."""


class Line:
    """One line, and those that stand under it."""

    def __init__(self, text: str, number: int, depth: int) -> None:
        self.text = text
        self.number = number
        self.depth = depth
        self.under: list[Line] = []

    @property
    def first(self) -> str:
        """Its first word."""
        return self.text.partition(" ")[0]

    @property
    def rest(self) -> str:
        """All behind it."""
        return self.text.partition(" ")[2].strip()


class Where:
    """The file that is being read, and the page, for what is said of it."""

    def __init__(self, file: str) -> None:
        self.file = file
        self.page = "–"

    def bad_line(self, code: str, line: int, **terms: Term) -> BadSetup:
        """A file that cannot be understood, with the place."""
        return bad_setup(code, file=self.file, page=self.page, line=line, **terms)

    def unknown(self, line: int, text: str, names: Sequence[str]) -> BadSetup:
        """A name that nothing has, and which were meant perhaps."""
        near = nearest_of(text, names)
        terms: dict[str, Term] = {"near": len(near), "nearest": ", ".join(near), "names": some_of(names)}
        return self.bad_line("yggdrasil/saga-unknown-name", line, text=quoted(text), **terms)

    def unreadable(self, line: Line, expected: str) -> BadSetup:
        """A line that says nothing known, and what could stand there."""
        return self.bad_line("yggdrasil/saga-unreadable-line", line.number, text=quoted(line.text), expected=expected)


def tree_of(text: str, where: Where) -> list[Line]:
    """The lines of a file by their indents; `#` begins a comment."""
    if len(text) > LONGEST:
        raise where.bad_line("yggdrasil/saga-too-long", 1, most=LONGEST)
    top: list[Line] = []
    above: list[Line] = []
    for number, raw in enumerate(text.splitlines(), start=1):
        bare = raw.expandtabs(8).rstrip()
        said = bare.strip()
        if not said or said.startswith("#"):
            continue
        if " #" in said and not said.startswith(LANGUAGES):
            said = said.partition(" #")[0].rstrip()
        line = Line(said, number, len(bare) - len(bare.lstrip()))
        while above and above[-1].depth >= line.depth:
            above.pop()
        (above[-1].under if above else top).append(line)
        above.append(line)
    return top


def written_words(line: Line) -> Words | None:
    """What a line says of itself in people's words: one language, or both."""
    said = {one.first: one.rest for one in line.under if one.first in LANGUAGES and one.rest}
    if not said:
        return None
    return own_words(said.get("en") or said["de"], said.get("de") or said["en"])


def own_words(english: str, german: str) -> Words:
    """Words that a file brings itself."""
    return Words("yggdrasil-own-words", {"en": english, "de": german})


def statements(line: Line) -> list[Line]:
    """The lines under one that are no words for people."""
    return [one for one in line.under if one.first not in LANGUAGES]
