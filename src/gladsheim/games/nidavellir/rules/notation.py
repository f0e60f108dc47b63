"""How cards, coins and places are written in moves, and called in sentences."""

from __future__ import annotations

from typing import Final

from gladsheim.games.nidavellir.cards.printed import KIND_OF, KINDS
from gladsheim.kernel.step import unreadable
from gladsheim.words import Refusal, Words, quoted

COPPER: Final = 0
GOLD: Final = 1
MITHRIL: Final = 2
METALS: Final = ("copper", "gold", "mithril")

COPPER_5: Final = 15
GOLD_5: Final = 16
ZERO: Final = 0
MITHRIL_3: Final = 11


def coin_of(value: int, metal: int) -> int:
    """A coin as a number: ascending by value, among equals copper first."""
    return 3 * value + metal


def coin_text(coin: int) -> str:
    """A coin as a move names it: its value, with `g` for the gold 5 and `m` for mithril."""
    if coin == GOLD_5:
        return "5g"
    return "3m" if coin == MITHRIL_3 else str(coin // 3)


def read_coin(kinds: list[int], word: str, text: str) -> int:
    """Which of these coins a word names; raises Unreadable if there is none."""
    for i, coin in enumerate(kinds):
        if coin_text(coin) == word:
            return i
    raise unreadable(text, Refusal("nidavellir/no-such-coin", {"coin": quoted(word)}))


def coin_words(text: str) -> Words:
    """A coin, in any language."""
    if text == "3m":
        return Words("nidavellir-coin-mithril", {"value": 3})
    if text == "5g":
        return Words("nidavellir-coin-gold", {"value": 5})
    value = int(text)
    return Words("nidavellir-coin-gold" if value > 5 else "nidavellir-coin-copper", {"value": value})


def card_words(name: str) -> Words:
    """A card of a deck or the hammer, in any language; its value is a term."""
    if name == "hammer":
        return Words("nidavellir-card-hammer")
    family = name.partition("-")[0]
    return Words(f"nidavellir-card-{family}", {"value": KINDS[KIND_OF[name]].value})


def hero_words(name: str) -> Words:
    """A hero's name."""
    return Words(f"nidavellir-hero-{name}")


def class_words(name: str) -> Words:
    """A class, in the plural: the warriors."""
    return Words(f"nidavellir-class-{name}")


def tavern_words(name: str) -> Words:
    """A tavern's name."""
    return Words(f"nidavellir-tavern-{name}")


def place_words(name: str) -> Words:
    """Where a coin lies: at a tavern, in the pouch, in the hand."""
    return Words(f"nidavellir-place-{name}")


def raise_words(name: str) -> Words:
    """What upgrades a coin: an offering, Grid, the King's Hand."""
    return Words(f"nidavellir-raise-{name.partition('-')[0]}")


def distinction_words(name: str) -> Words:
    """A distinction's name."""
    return Words(f"nidavellir-distinction-{name}")


def who(seat: int) -> Words:
    """Another seat than the one a sentence is about."""
    return Words("who", {"seat": seat})
