"""Blood Rage in the user's words: cards, figures and places by their names, and moves typed with them."""

from __future__ import annotations

import re
from functools import cache
from typing import Final

from gladsheim.games.bloodrage.cards.printed import (
    BATTLE,
    CARD_NAMES,
    CARD_OF,
    COST,
    FAMILIES,
    FAMILY,
    FIGURES,
    QUEST,
    VALUE,
)
from gladsheim.games.bloodrage.rules.board import FJORDS, PLACES, PROVINCES
from gladsheim.games.bloodrage.rules.notation import card_words, figure_words, place_words, stat_words, token_words
from gladsheim.games.bloodrage.rules.stats import STATS
from gladsheim.kit.speech import Speech

CLANS: Final = ("wolf", "raven", "serpent", "bear", "ram")
TOKENS: Final = ("rage", "axes", "horns", "glory", "all")
VERBS: Final = ("invade", "return", "march", "upgrade", "quest", "pillage", "challenge", "sacrifice", "pass")
SMALL: Final = ("for", "done", "none", "stay", "use", "leave", "flee")
"""The words of moves that are neither a thing nor an action."""

AGES: Final = ("I", "II", "III")

UNMARKED: Final = re.compile(r"['’`´!]")
"""What nobody needs to type."""

FAMILY_STYLES: Final = {"quest": "bright_green", "battle": "bright_red"}
REGION_STYLES: Final = {"manheim": "bright_yellow", "jotunheim": "bright_blue", "alfheim": "bright_white"}

CHANGING: Final = ("heimdalls-sight",)
"""Battle cards whose strength depends on the others."""


def title(name: str, speech: Speech) -> str:
    """A card's title; its age follows where there are others of the same title."""
    age = name.rpartition("-")[2]
    spoken = speech.words(card_words(name))
    return f"{spoken} {AGES[int(age) - 1]}" if age.isdigit() else spoken


def family_of(name: str) -> str:
    """What kind of card it is."""
    return FAMILIES[FAMILY[CARD_OF[name]]]


def card_style(name: str) -> str:
    """Quests are green, battle cards red, upgrades plain, as their frames are printed."""
    return FAMILY_STYLES.get(family_of(name), "bold")


def worth(name: str, speech: Speech) -> str:
    """What kind of card it is and the number on it: strength, Glory, or the Rage it costs."""
    kind = CARD_OF[name]
    family = speech(f"bloodrage-family-{family_of(name)}")
    if FAMILY[kind] == BATTLE:
        return f"{family} +{'X' if name in CHANGING else VALUE[kind]}"
    if FAMILY[kind] == QUEST:
        return speech("cli-bloodrage-glory", family=family, glory=VALUE[kind])
    return speech("cli-bloodrage-cost", family=family, cost=COST[kind])


def power(name: str, speech: Speech) -> str:
    """What a card or a figure does."""
    return speech(f"bloodrage-power-{name}")


def letter(seat: int, speech: Speech) -> str:
    """The letter of a clan on the map."""
    return speech(f"cli-bloodrage-letter-{CLANS[seat]}")


def signs(figure: str, count: int, speech: Speech) -> str:
    """Some equal figures in few letters: 3w, L, Tro."""
    sign = speech(f"cli-bloodrage-sign-{figure}")
    return f"{count}{sign}" if count > 1 else sign


def shown(move: str, speech: Speech) -> str:
    """A move in the user's words."""
    return " ".join(shown_word(word, speech) for word in move.split())


def shown_word(word: str, speech: Speech) -> str:
    """One word of a move."""
    if word in VERBS or word in SMALL:
        return speech(f"cli-bloodrage-word-{word}")
    if word in FIGURES:
        return speech.words(figure_words(word))
    if word in PROVINCES or word in FJORDS:
        return speech.words(place_words(word))
    if word in STATS or word in TOKENS:
        return speech.words(stat_words(word) if word in STATS else token_words(word))
    return title(word, speech) if word in CARD_OF else word


def plain(text: str) -> str:
    """Small letters, single blanks, no apostrophes and no exclamation marks."""
    return " ".join(UNMARKED.sub("", text.lower()).split())


def read(text: str, speech: Speech) -> str:
    """What was typed as the rules write it; words such as “to” may stand between."""
    text = plain(text)
    for spoken, word in vocabulary(speech.lang):
        text = f" {text} ".replace(f" {spoken} ", f" {word} ").strip()
    fillers = speech("cli-bloodrage-fillers").split()
    kept = [word for word in text.split() if word not in fillers]
    return " ".join(kept) if kept else text


@cache
def vocabulary(lang: str) -> tuple[tuple[str, str], ...]:
    """Everything that moves can name, as a language says it and as the rules write it; what is longest first."""
    speech = Speech(lang)
    words = (*VERBS, *SMALL, *CARD_NAMES, *FIGURES, *PLACES, *TOKENS)
    pairs = [(plain(shown_word(word, speech)), word) for word in words]
    pairs += [(word.replace("-", " "), word) for word in (*CARD_NAMES, *FIGURES)]
    pairs += [
        (plain(f"{speech.words(card_words(word))} {word[-1]}"), word) for word in CARD_NAMES if word[-1].isdigit()
    ]
    pairs += [(spoken, word) for word in ("none", *FJORDS) for spoken in speech(f"cli-bloodrage-also-{word}").split()]
    return tuple(sorted(pairs, key=lambda pair: len(pair[0]), reverse=True))
