"""Quests (p. 17, 20): committed face down, revealed in phase 4, and what each asks for."""

from __future__ import annotations

from typing import Final

from gladsheim.games.bloodrage.battle.strength import strongest
from gladsheim.games.bloodrage.cards.heaps import commit, quests_are_shown, take_quest
from gladsheim.games.bloodrage.cards.powers import DOUBLE_QUESTS
from gladsheim.games.bloodrage.cards.printed import (
    CARD_NAMES,
    FOUR_IN_VALHALLA,
    GOAL,
    TWO_PROVINCES_HELD,
    VALUE,
    YGGDRASIL_HELD,
)
from gladsheim.games.bloodrage.rules.board import OUTER, PROVINCE_COUNT, REGION, VALHALLA, YGGDRASIL
from gladsheim.games.bloodrage.rules.events import QuestCommitted, QuestRevealed
from gladsheim.games.bloodrage.rules.figures import figures_at
from gladsheim.games.bloodrage.rules.state import State, has
from gladsheim.games.bloodrage.rules.stats import gain_glory
from gladsheim.kernel.events import tell
from gladsheim.kernel.note import note
from gladsheim.kernel.step import only

DEATHS: Final = 4
"""So many own figures in Valhalla make a glorious death."""
SPREAD: Final = 2
"""So many provinces make a widespread clan."""


def commit_quest(s: State, seat: int, kind: int) -> None:
    """A quest is laid face down, for no Rage (p. 17)."""
    commit(s, seat, kind)
    tell(s, QuestCommitted(seat, CARD_NAMES[kind]), only(seat), QuestCommitted(seat, None))


def is_fulfilled(s: State, seat: int, kind: int) -> bool:
    """Whether a quest would be fulfilled now (p. 20, R50, R56)."""
    goal = GOAL[kind]
    if goal == FOUR_IN_VALHALLA:
        return figures_at(s, seat, VALHALLA) >= DEATHS
    if goal == YGGDRASIL_HELD:
        return strongest(s, YGGDRASIL) == seat
    if goal == TWO_PROVINCES_HELD:
        return held(s, seat) >= SPREAD
    for province in range(OUTER):
        if REGION[province] == goal and strongest(s, province) == seat:
            return True
    return False


def held(s: State, seat: int) -> int:
    """In how many provinces a seat alone has the most strength."""
    count = 0
    for province in range(PROVINCE_COUNT):
        if strongest(s, province) == seat:
            count += 1
    return count


def reveal_quests(s: State, seat: int) -> int:
    """A seat turns its quests over and gains their Glory; so many stats rise (p. 20, R51, R55)."""
    fulfilled = 0
    kinds = [s.kinds[card] for card in s.quests[seat]]
    kinds.sort()
    for kind in kinds:
        take_quest(s, seat, kind)
        done = is_fulfilled(s, seat, kind)
        note(s, QuestRevealed, seat, CARD_NAMES[kind], done)
        if done:
            fulfilled += 1
            gain_glory(s, seat, VALUE[kind] * (2 if has(s, seat, DOUBLE_QUESTS) else 1), "quest")
    quests_are_shown(s, seat)
    return fulfilled
