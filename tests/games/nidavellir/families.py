"""Ids of texts that the code puts together, where their fixed part says too little (tests/docs/test_texts.py)."""

from __future__ import annotations

from typing import Final

from gladsheim.games.nidavellir.bot.features import TOPICS
from gladsheim.games.nidavellir.cards.printed import CLASSES, DISTINCTIONS, HERO_NAMES

AWARDS: Final = tuple(one.name for one in DISTINCTIONS)
COINS: Final = ("coins", "pouch", "upgrade", "trade", "mithril", "treasury")
MATTERS: Final = (*COINS, "start", "tavern", "gem", "golden", "offering", "next")
FAMILIES: Final = {
    "nidavellir-brings-{}": TOPICS,
    "nidavellir-denies-{}": TOPICS,
    "nidavellir-hero-{}": HERO_NAMES,
    "nidavellir-{}-{}": (),
    "nidavellir-distinction-{}": AWARDS,
    "nidavellir-power-{}": (*CLASSES, *HERO_NAMES, *AWARDS, *MATTERS, "hammer"),
    "web-nidavellir-ruling-{}": HERO_NAMES,
    "web-nidavellir-help-{}": MATTERS,
    "web-nidavellir-honour-{}": AWARDS,
    "web-nidavellir-short-{}": HERO_NAMES,
    "web-nidavellir-scene-{}": ("gems", "honour", "scored"),
    "web-nidavellir-barred-{}": ("few-explorers", "cannot-discard"),
}
