"""Ids of texts that the code puts together, where their fixed part says too little (tests/docs/test_texts.py)."""

from __future__ import annotations

from typing import Final

from gladsheim.games.bloodrage.bot.features import TOPICS
from gladsheim.games.bloodrage.cards.printed import CARD_NAMES, FIGURES
from gladsheim.games.bloodrage.rules.board import FJORDS, PLACES, PROVINCES

SLOTS: Final = ("slot-leader", "slot-warrior", "slot-ship", "slot-monster", "slot-clan")
SHOWN: Final = ("map", "track", "reserve", "hand", *SLOTS)
DEEDS: Final = ("invade", "march", "upgrade", "quest", "pillage", "pass", "call", "battle")
FAMILIES: Final = {
    "bloodrage-brings-{}": ("glory", *filter(None, TOPICS)),
    "bloodrage-denies-{}": ("glory", *filter(None, TOPICS)),
    "bloodrage-card-{}": CARD_NAMES,
    "bloodrage-power-{}": (*CARD_NAMES, "leader", "warrior", "ship"),
    "bloodrage-figure-{}": FIGURES,
    "bloodrage-figures-{}": FIGURES,
    "bloodrage-place-{}": PLACES,
    "bloodrage-to-{}": (*PROVINCES, *FJORDS),
    "bloodrage-in-{}": (*PROVINCES, *FJORDS, "reserve", "valhalla"),
    "cli-bloodrage-sign-{}": FIGURES,
    "web-bloodrage-help-{}": SHOWN,
    "web-bloodrage-topic-{}": (*SHOWN, *DEEDS, "village", "fjord", "token", "doom", "valhalla", "rage"),
}
