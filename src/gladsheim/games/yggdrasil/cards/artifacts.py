"""Artifacts (p. 14, 18 and 19): three piles of the Dwarves, their top cards open, and weapons that cancel risks."""

from __future__ import annotations

from typing import Final

from gladsheim.games.yggdrasil.risks.events import ArtifactShown, ArtifactTaken
from gladsheim.games.yggdrasil.rules.asking import AskingOf
from gladsheim.games.yggdrasil.rules.notation import artifact_words, god_text
from gladsheim.games.yggdrasil.rules.printed import (
    ARTIFACT_COUNT,
    ARTIFACT_LEVELS,
    ARTIFACTS,
    ARTIFACTS_PER_LEVEL,
    NONE,
    WEAPON_AGAINST,
    WEAPONS_CANCEL_TWO,
)
from gladsheim.games.yggdrasil.rules.state import State, has
from gladsheim.games.yggdrasil.sagas.fights import fight_of, gift_against
from gladsheim.kernel.note import note
from gladsheim.kernel.step import Chance, Frame, Moves, then, unreadable
from gladsheim.words import Refusal, Words


def level_of_artifact(artifact: int) -> int:
    """The pile of an artifact, from 0."""
    return artifact // ARTIFACTS_PER_LEVEL


def weapon_cancels(s: State, slot: int, against: int) -> int:
    """Risks that a god's own weapon cancels against an opponent: 1, or 2 (ruling 33)."""
    if s.saga.is_campaign:
        return saga_weapon_cancels(s, slot, against)
    if against == NONE or not has(s, slot, WEAPON_AGAINST[against]):
        return 0
    return 2 if has(s, slot, WEAPONS_CANCEL_TWO) else 1


def saga_weapon_cancels(s: State, slot: int, against: int) -> int:
    """The same on a page, which may name other weapons, and let them count double; two is the most."""
    if against == NONE or not has(s, slot, gift_against(s, against)):
        return 0
    fight = fight_of(s, against)
    return 2 if has(s, slot, WEAPONS_CANCEL_TWO) or (fight is not None and fight.is_double) else 1


def weapon_text(s: State, slot: int, against: int) -> str:
    """The artifact of a god that helps against an opponent."""
    gift = gift_against(s, against) & s.held[slot]
    artifact = 0
    while not gift >> artifact & 1:
        artifact += 1
    return ARTIFACTS[artifact]


def show_artifacts(s: State) -> None:
    """Set-up: the top card of each pile is open, the lowest level first."""
    for level in range(ARTIFACT_LEVELS - 1, -1, -1):
        show_next(s, level)


def show_next(s: State, level: int) -> None:
    """The next card of a pile becomes visible; the last one needs no nature."""
    left = NONE
    count = 0
    for artifact in range(level * ARTIFACTS_PER_LEVEL, (level + 1) * ARTIFACTS_PER_LEVEL):
        if s.piles >> artifact & 1:
            left = artifact
            count += 1
    if count > 1:
        then(s, ShowArtifact(level))
    elif count:
        show_artifact(s, left)


def show_artifact(s: State, artifact: int) -> None:
    """Everybody sees it."""
    level = level_of_artifact(artifact)
    s.piles &= ~(1 << artifact)
    s.shown[level] = artifact
    note(s, ArtifactShown, ARTIFACTS[artifact], level + 1)


class ShowArtifact(Chance):
    """The next card of a pile: any that nobody has seen."""

    def __init__(self, level: int) -> None:
        self.level = level

    def span(self, s: State) -> int:
        return ARTIFACT_COUNT

    def moves(self, s: State, out: Moves) -> None:
        for artifact in range(self.level * ARTIFACTS_PER_LEVEL, (self.level + 1) * ARTIFACTS_PER_LEVEL):
            if s.piles >> artifact & 1:
                out.add(artifact)

    def answer(self, s: State, move: int) -> None:
        show_artifact(s, move)

    def show(self, s: State, move: int) -> str:
        return ARTIFACTS[move]

    def read(self, s: State, text: str) -> int:
        return read_artifact(text)

    def label(self, s: State, move: int) -> Words:
        return artifact_words(move)

    def why_not(self, s: State, move: int) -> Refusal:
        return Refusal("yggdrasil/not-in-pile", {"artifact": artifact_words(move), "level": self.level + 1})

    def prompt(self, s: State) -> Words:
        return Words("yggdrasil-ask-show-artifact", {"level": self.level + 1})


def offer_artifacts(s: State, slot: int, levels: int) -> None:
    """Nidavellir's action: the top artifact of one of the first piles; empty piles are not offered (ruling 25)."""
    only = NONE
    count = 0
    for level in range(levels):
        if s.shown[level] != NONE:
            only = s.shown[level]
            count += 1
    if count > 1:
        then(s, TakeArtifact(slot, levels))
    elif count:
        take_artifact(s, slot, only)


class TakeArtifact(AskingOf):
    """Which of the artifacts that lie open."""

    def __init__(self, slot: int, levels: int) -> None:
        super().__init__(slot)
        self.levels = levels

    def span(self, s: State) -> int:
        return ARTIFACT_COUNT

    def moves(self, s: State, out: Moves) -> None:
        for level in range(self.levels):
            if s.shown[level] != NONE:
                out.add(s.shown[level])

    def answer(self, s: State, move: int) -> None:
        take_artifact(s, self.slot, move)

    def show(self, s: State, move: int) -> str:
        return ARTIFACTS[move]

    def read(self, s: State, text: str) -> int:
        return read_artifact(text)

    def label(self, s: State, move: int) -> Words:
        return artifact_words(move)

    def why_not(self, s: State, move: int) -> Refusal:
        terms = {"artifact": artifact_words(move)}
        if move in s.shown:
            return Refusal("yggdrasil/level-too-high", {**terms, "levels": self.levels})
        return Refusal("yggdrasil/not-shown", {**terms})

    def prompt(self, s: State) -> Words:
        return Words("yggdrasil-ask-take-artifact")


def take_artifact(s: State, slot: int, artifact: int) -> None:
    """It is his until the end of the game, and the next one becomes visible."""
    level = level_of_artifact(artifact)
    s.held[slot] |= 1 << artifact
    s.shown[level] = NONE
    note(s, ArtifactTaken, god_text(s, slot), ARTIFACTS[artifact])
    show_next(s, level)


def read_artifact(text: str) -> int:
    """An artifact by its text."""
    if text not in ARTIFACTS:
        raise unreadable(text)
    return ARTIFACTS.index(text)


ARTIFACT_FRAMES: Final[tuple[type[Frame], ...]] = (ShowArtifact, TakeArtifact)
