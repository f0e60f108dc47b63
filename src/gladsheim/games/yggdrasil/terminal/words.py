"""Yggdrasil Chronicles in the user's words: worlds, gods, Enemies and cards by name, and moves typed with them."""

from __future__ import annotations

import re
from functools import cache
from typing import Final
from unicodedata import combining, normalize

from gladsheim.games.yggdrasil.rules.asking import PLURALS
from gladsheim.games.yggdrasil.rules.printed import (
    ARTIFACTS,
    CREATURES,
    ENEMIES,
    FACES,
    GODS,
    IOTUNNS,
    STONE_EFFECTS,
    STONES,
    WORLDS,
)
from gladsheim.kit.speech import Speech

KINDS: Final = {
    **dict.fromkeys(WORLDS, "world"),
    "cage": "place",
    **dict.fromkeys(GODS, "god"),
    **dict.fromkeys(ENEMIES, "enemy"),
    **dict.fromkeys(IOTUNNS, "iotunn"),
    **dict.fromkeys(ARTIFACTS, "artifact"),
    **dict.fromkeys(CREATURES, "creature"),
    **dict.fromkeys(FACES, "face"),
}
"""What a word of a move names."""

THINGS: Final = (*PLURALS, *(plural for one, plural in PLURALS.items() if plural != one))
VERBS: Final = ("pass", "act", "heal", "fight", "bless", "stay", "reroll", "keep", "done", "none", "god", "deed")
SMALL: Final = (*VERBS, *THINGS, *STONES, *STONE_EFFECTS)
"""Words of moves that are no names."""

ALSO: Final = (
    "pass", "act", "heal", "fight", "stay", "none", "elf", "die", "anonymous", "life", "idunn", "deer", "geri-freki",
    "hugin-munin", "tanngrisnir",
)  # fmt: skip
"""What people call otherwise, too."""

COUNTED: Final = re.compile(rf"\b(\d+) ({'|'.join(THINGS)})\b")
ONE_OF: Final = {word: one for one, plural in PLURALS.items() for word in (one, plural)}


def name_of(word: str, speech: Speech) -> str:
    """A name of the game as a sentence would say it."""
    return speech(f"yggdrasil-{KINDS[word]}-{word}")


def shown(move: str, speech: Speech) -> str:
    """A move in the user's words; a card, a stone or an Elf stands before a colon."""
    if (counted := COUNTED.fullmatch(move)) and counted[1] != "0":
        return speech(f"yggdrasil-{PLURALS[ONE_OF[counted[2]]]}", count=int(counted[1]))
    words = [shown_word(word, speech) for word in move.split()]
    first, _, rest = move.partition(" ")
    if rest in ENEMIES or (rest and first in (*STONES, "elf")):
        words[0] = f"{words[0]}:" if first != "fight" else words[0]
    return " ".join(words)


def shown_word(word: str, speech: Speech) -> str:
    """One word of a move."""
    if word in KINDS:
        return name_of(word, speech)
    return speech(f"cli-yggdrasil-word-{word}") if word in SMALL else word


def plain(text: str) -> str:
    """Small letters without accents, single blanks; nobody needs to type commas, dashes, colons or apostrophes."""
    bare = "".join(letter for letter in normalize("NFD", text.lower()) if not combining(letter))
    return " ".join(re.sub(r"[,;:!/'’`´-]", " ", bare.replace("ß", "ss")).split())


def read(text: str, speech: Speech) -> str:
    """What was typed as the rules write it; words such as “to” may stand between."""
    text = plain(text)
    for spoken, word in vocabulary(speech.lang):
        text = f" {text} ".replace(f" {spoken} ", f" <{word}> ").strip()
    fillers = speech("cli-yggdrasil-fillers").split()
    kept = [word.strip("<>") for word in text.split() if word not in fillers]
    return COUNTED.sub(with_number, " ".join(kept)) if kept else text


def with_number(match: re.Match[str]) -> str:
    """One thing in the singular, any other number of it in the plural."""
    one = ONE_OF[match[2]]
    return f"{match[1]} {one if match[1] == '1' else PLURALS[one]}"


@cache
def vocabulary(lang: str) -> tuple[tuple[str, str], ...]:
    """Everything that moves can name, as a language says it and as the rules write it; what is longest first."""
    speech = Speech(lang)
    words = (*reversed(SMALL), *reversed(KINDS))
    pairs = [(plain(word), word) for word in words]
    pairs += [(plain(shown_word(word, speech)), word) for word in words]
    pairs += [(plain(spoken), word) for word in ALSO for spoken in speech(f"cli-yggdrasil-also-{word}").split(" | ")]
    return tuple(sorted(dict(pairs).items(), key=lambda pair: len(pair[0]), reverse=True))
