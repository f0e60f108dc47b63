"""The worlds' actions as a whole: which mode, why closed, and how one begins (p. 14 to 16)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from gladsheim.games.yggdrasil.enemies.enemies import heal
from gladsheim.games.yggdrasil.enemies.iotunns import is_blocked
from gladsheim.games.yggdrasil.rules.events import ActionBegan
from gladsheim.games.yggdrasil.rules.life import lose_life
from gladsheim.games.yggdrasil.rules.notation import god_text, world_words
from gladsheim.games.yggdrasil.rules.printed import (
    ALFHEIM,
    AMOUNTS,
    ASGARD,
    BONUS,
    BONUS_ALONE,
    CHEAP_HEAL,
    CHEAP_HEAL_COST,
    HEAL_COST,
    HERO_COUNT,
    IGNORE_ENEMIES,
    MIDGARD,
    MODES,
    MUSPELLHEIM,
    NIDAVELLIR,
    NIFLHEIM,
    NONE,
    NORMAL,
    PENALTY,
    RISKS,
    VANAHEIM,
    WORLDS,
)
from gladsheim.games.yggdrasil.rules.state import State, devastated_worlds, has
from gladsheim.games.yggdrasil.sagas.book import At
from gladsheim.games.yggdrasil.sagas.obeying import page_of
from gladsheim.games.yggdrasil.worlds.tree import enemies_in, gods_in
from gladsheim.kernel.note import note
from gladsheim.words import Refusal

CLOSED_BLOCKED: Final = 1
CLOSED_DEVASTATED: Final = 2
CLOSED_HEALED: Final = 3
CLOSED_NOTHING_TO_HEAL: Final = 4
CLOSED_RESERVE: Final = 5
CLOSED_LADDER: Final = 6
CLOSED_PILES: Final = 7
CLOSED_WHOLE: Final = 8
CLOSED: Final = (
    "",
    "yggdrasil/blocked",
    "yggdrasil/devastated",
    "yggdrasil/healed-this-turn",
    "yggdrasil/nothing-to-heal",
    "yggdrasil/reserve-empty",
    "yggdrasil/ladder-empty",
    "yggdrasil/piles-empty",
    "yggdrasil/not-devastated",
)
"""Why an action cannot be performed, as the codes of refusals say it."""

STARTERS: Final[list[Callable[[State, int, int], None]]] = []
"""By world: its action for a god in a mode. Filled by `actions`, so that cards can begin an action as well."""


def mode_of(s: State, slot: int, world: int) -> int:
    """Another god is a bonus, an Enemy a penalty; both or none is normal (p. 14, rulings 41 and 64)."""
    company = gods_in(s, world) - (1 if s.places[slot] == world else 0) > 0
    enemy = enemies_in(s, world) > 0
    if s.saga.is_campaign:
        if is_dark(s, slot, world):
            return PENALTY
        enemy = enemy or is_haunted(s, slot, world)
    if not company and not enemy:
        return BONUS if has(s, slot, BONUS_ALONE) else NORMAL
    if enemy and not has(s, slot, IGNORE_ENEMIES):
        return NORMAL if company else PENALTY
    return BONUS if company else NORMAL


def is_haunted(s: State, slot: int, world: int) -> bool:
    """Whether something on the page counts as an Enemy here, for the mode only."""
    for presence in page_of(s).presence:
        if presence.value(s, At(slot, world, NONE)):
            return True
    return False


def is_dark(s: State, slot: int, world: int) -> bool:
    """Whether a page allows no better mode than the penalty here."""
    for darkness in page_of(s).darkness:
        if darkness.value(s, At(slot, world, NONE)):
            return True
    return False


def amount(s: State, world: int, mode: int) -> int:
    """What an action gives, and what a page changes in that."""
    printed = AMOUNTS[world * 3 + mode]
    if s.saga.is_campaign:
        changed = page_of(s).amounts[world]
        if changed is not None:
            return max(0, changed.value(s, At(s.active, world, NONE, printed)))
    return printed


def risks_of(s: State, world: int, mode: int) -> int:
    """How many Risks an action takes, and what a page changes in that."""
    printed = RISKS[world * 3 + mode]
    if s.saga.is_campaign:
        changed = page_of(s).risks[world]
        if changed is not None:
            return max(0, changed.value(s, At(s.active, world, NONE, printed)))
    return printed


def why_closed(s: State, world: int, mode: int) -> int:
    """Why a world's action cannot be performed, or 0; one that could do nothing is not offered (ruling 63)."""
    if is_blocked(s, world):
        return CLOSED_BLOCKED
    if s.devastated[world]:
        return CLOSED_DEVASTATED
    if s.healed >> world & 1:
        return CLOSED_HEALED
    return why_idle(s, world, mode)


def why_idle(s: State, world: int, mode: int) -> int:
    """Why a world's action could do nothing, or 0."""
    if world == ASGARD:
        return 0 if devastated_worlds(s) else CLOSED_NOTHING_TO_HEAL
    if world == ALFHEIM:
        return 0 if s.elf_reserve else CLOSED_RESERVE
    if world == VANAHEIM:
        return 0 if s.dice_reserve else CLOSED_RESERVE
    if world == MIDGARD:
        return 0 if s.heroes < HERO_COUNT and amount(s, world, mode) else CLOSED_RESERVE
    if world == NIDAVELLIR:
        return 0 if any_shown(s, amount(s, world, mode)) else CLOSED_PILES
    if world == NIFLHEIM:
        return 0 if s.anonymous else CLOSED_LADDER
    if world == MUSPELLHEIM:
        return 0 if s.giants else CLOSED_LADDER
    return 0


def any_shown(s: State, levels: int) -> bool:
    """Whether an artifact lies on one of the first piles."""
    for level in range(levels):
        if s.shown[level] != NONE:
            return True
    return False


def why_no_heal(s: State, world: int) -> int:
    """Why the Tree cannot be healed on the spot, or 0 (p. 16, ruling 21)."""
    if is_blocked(s, world):
        return CLOSED_BLOCKED
    return 0 if s.devastated[world] else CLOSED_WHOLE


def refused_action(world: int, reason: int) -> Refusal:
    """The rule that forbids an action in a world."""
    return Refusal(CLOSED[reason], {"world": world_words(world)})


def heal_cost(s: State, slot: int, world: int) -> int:
    """What healing the Tree on the spot costs; an artifact helps only where its god stands (18 of section 4)."""
    return CHEAP_HEAL_COST if s.places[slot] == world and has(s, slot, CHEAP_HEAL) else HEAL_COST


def start_action(s: State, slot: int, world: int, mode: int) -> None:
    """A god performs a world's action; it must be open."""
    note(s, ActionBegan, god_text(s, slot), WORLDS[world], MODES[mode])
    STARTERS[world](s, slot, mode)


def start_heal(s: State, slot: int, world: int) -> None:
    """Heal the Tree: life is the price, not a Risk (p. 16)."""
    if lose_life(s, slot, heal_cost(s, slot, world)):
        heal(s, world, slot)
