"""How gods, worlds, Enemies and cards are called in sentences."""

from __future__ import annotations

from gladsheim.games.yggdrasil.rules.printed import (
    ARTIFACTS,
    CREATURES,
    ENEMIES,
    FACES,
    GODS,
    IOTUNN_OPPONENT,
    IOTUNNS,
    NONE,
    OPPONENT_COUNT,
    PLACES,
    STONE_EFFECTS,
    STONES,
)
from gladsheim.games.yggdrasil.rules.state import State, enemy_on, owner_of
from gladsheim.words import Words


def world_words(world: int) -> Words:
    """A world's name, or the Cage."""
    return place_named(PLACES[world])


def place_named(name: str) -> Words:
    """A world or the Cage, by its text."""
    return Words("yggdrasil-place-cage" if name == "cage" else f"yggdrasil-world-{name}")


def god_words(s: State, slot: int) -> Words:
    """The name of the god in a slot."""
    return god_named(god_text(s, slot))


def god_named(name: str) -> Words:
    """A god by the text of his name."""
    return Words(f"yggdrasil-god-{name}")


def enemy_words(enemy: int) -> Words:
    """An Enemy's name."""
    return enemy_named(ENEMIES[enemy])


def enemy_named(name: str) -> Words:
    """An Enemy by the text of its name."""
    return Words(f"yggdrasil-enemy-{name}")


def iotunn_words(iotunn: int) -> Words:
    """An Iotunn's name."""
    return iotunn_named(IOTUNNS[iotunn])


def iotunn_named(name: str) -> Words:
    """An Iotunn by the text of the name."""
    return Words(f"yggdrasil-iotunn-{name}")


def opponent_words(opponent: int) -> Words:
    """Whoever is fought."""
    if opponent >= IOTUNN_OPPONENT:
        return iotunn_words(opponent - IOTUNN_OPPONENT)
    return enemy_words(opponent)


def opponent_of(s: State, opponent: int) -> Words:
    """Whoever is fought, standees of a saga too."""
    if opponent >= OPPONENT_COUNT:
        return s.saga.standees[opponent - OPPONENT_COUNT].words
    return opponent_words(opponent)


def own_name(s: State, opponent: int) -> Words | None:
    """What a standee is called, since its saga brings the name; None for all others."""
    return s.saga.standees[opponent - OPPONENT_COUNT].words if opponent >= OPPONENT_COUNT else None


def opponent_named(name: str) -> Words:
    """Whoever is fought, by the text of the name."""
    return enemy_named(name) if name in ENEMIES else iotunn_named(name)


def artifact_words(artifact: int) -> Words:
    """An artifact's name."""
    return Words(f"yggdrasil-artifact-{ARTIFACTS[artifact]}")


def creature_words(creature: int) -> Words:
    """A creature's name."""
    return Words(f"yggdrasil-creature-{CREATURES[creature]}")


def stone_words(stone: int) -> Words:
    """A runic stone by its colour."""
    return Words(f"yggdrasil-stone-{STONES[stone]}")


def effect_words(effect: int) -> Words:
    """What the side of a runic stone does."""
    return Words(f"yggdrasil-effect-{STONE_EFFECTS[effect]}")


def face_words(face: int) -> Words:
    """The face of a die."""
    return Words(f"yggdrasil-face-{FACES[face]}")


def card_words(s: State, card: int) -> Words:
    """An Enemy card by its owner and its Enemy."""
    return card_named(god_text(s, owner_of(card)), ENEMIES[enemy_on(card)])


def card_named(god: str, enemy: str) -> Words:
    """An Enemy card by the texts of its owner and its Enemy."""
    return Words("yggdrasil-card", {"god": god_named(god), "enemy": enemy_named(enemy)})


def count_words(kind: str, count: int) -> Words:
    """So many Elves, dice, Heroes, Anonymous or Fire Giants."""
    return Words(f"yggdrasil-{kind}", {"count": count})


def god_text(s: State, slot: int) -> str:
    """A god's name as people type it; before gods are chosen, his place at the table."""
    return GODS[s.gods[slot]] if s.gods[slot] != NONE else f"god {slot + 1}"


def card_text(s: State, card: int) -> str:
    """An Enemy card as people type it."""
    return f"{god_text(s, owner_of(card))} {ENEMIES[enemy_on(card)]}"
