"""Worlds, gods and cards of a position written by hand, and what is said when they make no sense."""

from __future__ import annotations

from typing import Any

from gladsheim.errors import BadPosition
from gladsheim.games.yggdrasil.rules.notation import artifact_words, card_text
from gladsheim.games.yggdrasil.rules.printed import ENEMY_COUNT, GODS, NONE
from gladsheim.games.yggdrasil.rules.state import State
from gladsheim.kernel.written import bad_position, listed, place_of, too_many
from gladsheim.words import Term


def slot_named(s: State, key: str, value: Any) -> int:
    """A god of this game by his name."""
    return place_of(key, value, [GODS[god] for god in s.gods])


def seat_named(s: State, key: str, value: Any) -> int:
    """A god whom somebody plays."""
    return place_of(key, value, [GODS[god] for god in s.gods[: s.seats]])


def card_named(s: State, key: str, value: Any, besides: tuple[str, ...] = ()) -> int:
    """An Enemy card as people type it: `odin surt`; what may stand there besides is named where nothing fits."""
    return place_of(key, value, [*(card_text(s, card) for card in range(len(s.gods) * ENEMY_COUNT)), *besides])


def cards_named(s: State, key: str, value: Any) -> list[int]:
    """Enemy cards in their order."""
    return [card_named(s, key, text) for text in listed(key, value)]


def cards_text(s: State, cards: list[int]) -> list[str]:
    """Enemy cards as `cards_named` reads them."""
    return [card_text(s, card) for card in cards if card != NONE]


def check_free(s: State, artifact: int, key: str) -> None:
    """An artifact that shall lie here too neither is with a god nor has left the game."""
    places = {GODS[god]: bits >> artifact & 1 for god, bits in zip(s.gods, s.held, strict=False)}
    places["artifacts_out"] = s.out >> artifact & 1
    if any(places.values()):
        raise too_many(artifact_words(artifact), {**places, key: places.get(key, 0) + 1}, 1)


def bad(reason: str, **terms: Term) -> BadPosition:
    """An impossible position, and what is wrong with it."""
    return bad_position(f"yggdrasil/position-{reason}", **terms)
