"""Nidavellir in the user's words: cards, coins and places by their names, and moves typed with them."""

from __future__ import annotations

import re
from functools import cache
from typing import Final

from gladsheim.games.nidavellir.cards.printed import CLASSES, HERO_NAMES, KIND_NAMES, TAVERNS
from gladsheim.games.nidavellir.rules.notation import (
    card_words,
    class_words,
    coin_words,
    hero_words,
    place_words,
    tavern_words,
)
from gladsheim.games.nidavellir.rules.view import Coin
from gladsheim.kit.speech import Speech

PLACES: Final = (*TAVERNS, "pouch", "hand")
LETTERED: Final = ("5g", "3m")
"""Coins that a letter tells from another of the same value."""

STYLES: Final = {
    "warrior": "bright_red",
    "hunter": "bright_green",
    "miner": "yellow",
    "blacksmith": "bright_magenta",
    "explorer": "bright_blue",
}


def class_name(name: str, speech: Speech) -> str:
    """A class, or the offerings, in the singular."""
    return speech(f"cli-nidavellir-class-{name}")


def place_name(name: str, speech: Speech) -> str:
    """A place for coins as a heading."""
    return speech.words(tavern_words(name)) if name in TAVERNS else speech(f"cli-nidavellir-{name}")


def card_name(name: str, speech: Speech) -> str:
    """A card of a deck, the hammer or a hero."""
    return speech.words(hero_words(name) if name in HERO_NAMES else card_words(name))


def card_style(name: str) -> str:
    """The colour of a card's class."""
    return STYLES.get(name.split("-", maxsplit=1)[0], "bold")


def coin_text(coin: Coin) -> str:
    """A coin as moves write it."""
    lettered = f"{coin.value}{coin.metal[0]}"
    return lettered if lettered in LETTERED else str(coin.value)


def shown(move: str, speech: Speech) -> str:
    """A move in the user's words."""
    return " ".join(shown_word(word, speech) for word in move.split())


def shown_word(word: str, speech: Speech) -> str:
    """One word of a move."""
    if word in CLASSES:
        return class_name(word, speech)
    if word in PLACES:
        return speech.words(place_words(word))
    return card_name(word, speech) if word in KIND_NAMES or word in HERO_NAMES else word


def read(text: str, speech: Speech) -> str:
    """What was typed as the rules write it; coins may stand with commas between them."""
    text = " ".join(re.sub(r"[,;/]", " ", text.lower()).split())
    for spoken, word in vocabulary(speech.lang):
        text = f" {text} ".replace(f" {spoken} ", f" {word} ").strip()
    return text


@cache
def vocabulary(lang: str) -> tuple[tuple[str, str], ...]:
    """Everything that moves can name, as a language says it and as the rules write it; what is longest first."""
    speech = Speech(lang)
    known = {shown_word(word, speech): word for word in (*KIND_NAMES, *HERO_NAMES, *CLASSES, *PLACES)}
    known |= {speech.words(class_words(word)): word for word in CLASSES}
    known |= {place_name(word, speech): word for word in PLACES}
    known |= {speech.words(coin_words(word)): word for word in LETTERED}
    pairs = [(spoken.lower(), word) for spoken, word in known.items()]
    return tuple(sorted(pairs, key=lambda pair: len(pair[0]), reverse=True))
