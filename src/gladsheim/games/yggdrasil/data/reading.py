"""Reads a file of figures; whatever is wrong with it is said with file, line, key and what is allowed."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping, Sequence
from difflib import get_close_matches
from functools import cache
from importlib.resources import files
from typing import Any, Final

from gladsheim.errors import BadSetup
from gladsheim.games.yggdrasil.rules.printed import FACES, LEVELS, MOST_ISLANDS, STONE_EFFECTS, STONES, WORLDS
from gladsheim.words import Term, Words, quoted, say

OURS: Final = "reconstructed.toml"
LONGEST: Final = 65536
"""Characters of a file; ours has about two thousand."""

GOD_FACES: Final = tuple(face for face in FACES if face not in ("a", "f"))
SIDES: Final = 6
STROKES: Final = 3
MOST_ANONYMOUS: Final = 3
MOST_PRICE: Final = 20

KEYS: Final = {
    "dice": ("god", "vanir"),
    "islands": ("numbers",),
    "stones": STONES,
    "tree": LEVELS,
    "chart": ("god", "vanir", "elves", "dice", "relations"),
}
"""By section, what it may hold."""

SYNTAX: Final = re.compile(r"\(at line (\d+), column \d+\)")
WORD: Final = re.compile(r"[\w.-]+")
AT_END: Final = "(at end of document)"

Tables = dict[str, dict[str, list[Any]]]


class Reading:
    """One file being read: what it is called, and its lines for saying where something stands."""

    def __init__(self, text: str, file: str) -> None:
        self.text = text
        self.file = file

    def tables(self) -> Tables:
        """What the file says, section by section; raises BadSetup."""
        found: Tables = {}
        for section, held in self.parsed().items():
            if section not in KEYS:
                raise self.wrong(
                    "yggdrasil/data-unknown", section, value=section, allowed=", ".join(KEYS), near=near(section, KEYS)
                )
            if not isinstance(held, Mapping):
                raise self.wrong("yggdrasil/data-section", section)
            found[section] = {}
            for key, value in held.items():
                if key not in KEYS[section]:
                    allowed = KEYS[section]
                    raise self.wrong(
                        "yggdrasil/data-unknown",
                        section,
                        key,
                        value=key,
                        allowed=", ".join(allowed),
                        near=near(key, allowed),
                    )
                found[section][key] = self.checked(section, key, value)
        return found

    def parsed(self) -> dict[str, Any]:
        """The file as TOML."""
        if len(self.text) > LONGEST:
            raise self.wrong("yggdrasil/data-long", most=LONGEST, count=len(self.text))
        try:
            return tomllib.loads(self.text)
        except tomllib.TOMLDecodeError as error:
            place = SYNTAX.search(str(error))
            line = int(place[1]) if place else self.text.count("\n") + 1
            reason = SYNTAX.sub("", str(error)).replace(AT_END, "").strip()
            raise self.failed("yggdrasil/data-syntax", line, "", reason=quoted(reason)) from None

    def checked(self, section: str, key: str, value: Any) -> list[Any]:
        """One entry, as the pieces of the game allow it."""
        if not isinstance(value, list):
            raise self.wrong("yggdrasil/data-list", section, key, value=quoted(value))
        match section:
            case "dice":
                self.count(section, key, value, SIDES, SIDES)
                self.words(section, key, value, GOD_FACES if key == "god" else FACES)
            case "islands":
                self.count(section, key, value, 1, MOST_ISLANDS)
                self.numbers(section, key, value, MOST_ANONYMOUS)
            case "stones":
                self.count(section, key, value, 2, 2)
                self.words(section, key, value, STONE_EFFECTS)
            case "tree":
                worlds = WORLDS[LEVELS.index(key) * 3 : LEVELS.index(key) * 3 + 3]
                self.count(section, key, value, 3, 3)
                self.words(section, key, value, worlds)
                if len(set(value)) < len(worlds):
                    raise self.wrong("yggdrasil/data-twice", section, key, allowed=", ".join(worlds))
            case _:
                most = 4 if key == "relations" else STROKES
                least = STROKES if key in ("god", "vanir") else 4 if key == "relations" else 1
                self.count(section, key, value, least, most if key not in ("elves", "dice") else 6)
                self.numbers(section, key, value, MOST_PRICE)
        return value

    def count(self, section: str, key: str, value: Sequence[Any], least: int, most: int) -> None:
        """As many as there are sides, islands or boxes."""
        if not least <= len(value) <= most:
            raise self.wrong(
                "yggdrasil/data-count",
                section,
                key,
                count=len(value),
                least=least,
                most=most,
                same="yes" if least == most else "no",
            )

    def words(self, section: str, key: str, value: Sequence[Any], allowed: Sequence[str]) -> None:
        """Only names of what there is."""
        for one in value:
            if one not in allowed:
                line = self.line(section, key, one)
                raise self.failed(
                    "yggdrasil/data-value",
                    line,
                    f"{section}.{key}",
                    value=quoted(one),
                    allowed=", ".join(allowed),
                    near=near(str(one), allowed),
                )

    def numbers(self, section: str, key: str, value: Sequence[Any], most: int) -> None:
        """Only whole numbers from 1 up."""
        for one in value:
            if isinstance(one, bool) or not isinstance(one, int) or not 1 <= one <= most:
                line = self.line(section, key, one)
                raise self.failed("yggdrasil/data-number", line, f"{section}.{key}", value=quoted(one), most=most)

    def wrong(self, code: str, section: str = "", key: str = "", **terms: Term) -> BadSetup:
        """What is wrong with an entry, at the line where it begins."""
        line = self.line(section, key) if section else 1
        return self.failed(code, line, f"{section}.{key}" if key else section, **terms)

    def failed(self, code: str, line: int, key: str, **terms: Term) -> BadSetup:
        """The error, with its place."""
        said: dict[str, Term] = {**terms, "file": self.file, "line": line, "key": key}
        return BadSetup(code, say(Words(code.replace("/", "-"), said)), said)

    def line(self, section: str, key: str, value: object = None) -> int:
        """Where an entry stands, or one of its values; 1 if it is written in a way that cannot be followed."""
        heading = ""
        begun = 0
        for number, text in enumerate(self.text.splitlines(), 1):
            code = text.partition("#")[0]
            name = code.partition("=")[0].strip().replace('"', "")
            if code.strip().startswith("[") and "=" not in code and not begun:
                heading = code.strip().strip("[] ")
                if heading == section and not key:
                    return number
                continue
            full = f"{heading}.{name}" if heading else name
            if not begun and "=" in code and full in (f"{section}.{key}", section):
                begun = number
            elif begun and "=" in code:
                break
            if begun and (value is None or str(value).lower() in WORD.findall(code.partition("=")[2].lower() or code)):
                return number
        return begun or 1


def near(word: str, known: Sequence[str] | Mapping[str, Any]) -> str:
    """The nearest name there is, or none."""
    return next(iter(get_close_matches(word, list(known), 1)), "none")


def read(text: str, file: str) -> Tables:
    """The sections of a file; raises BadSetup."""
    return Reading(text, file).tables()


@cache
def ours() -> str:
    """The text of our own file."""
    return (files("gladsheim.games.yggdrasil.data") / OURS).read_text(encoding="utf-8")
