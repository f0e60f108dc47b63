"""Saga fights (C51, C52): who can be fought where, how strong he is, which weapons help, what winning does."""

from __future__ import annotations

from gladsheim.games.yggdrasil.rules.printed import (
    ENEMY_COUNT,
    NONE,
    OPPONENT_COUNT,
    WEAPON_AGAINST,
)
from gladsheim.games.yggdrasil.rules.state import State
from gladsheim.games.yggdrasil.sagas.book import At, Fight
from gladsheim.games.yggdrasil.sagas.obeying import page_of
from gladsheim.games.yggdrasil.sagas.values import place_of


def fight_of(s: State, opponent: int) -> Fight | None:
    """What the page says of a fight now; None if nothing."""
    if not s.saga.is_campaign or ENEMY_COUNT <= opponent < OPPONENT_COUNT:
        return None
    for fight in page_of(s).fights:
        if fight.who == opponent and (fight.condition is None or fight.condition.value(s, at_of(s, opponent))):
            return fight
    return None


def at_of(s: State, opponent: int, base: int = 0) -> At:
    """A line about an opponent."""
    return At(s.active, place_of(s, opponent), opponent, base)


def fought_from(s: State, fight: Fight, world: int) -> bool:
    """Whether it is fought from a world: where it stands, or where the page says."""
    if fight.where is None:
        return place_of(s, fight.who) == world
    return fight.where.value(s, At(s.active, world, fight.who)) != 0


def is_barred(s: State, fight: Fight) -> bool:
    """Whether the page forbids the fight for now."""
    return fight.barred is not None and fight.barred.value(s, at_of(s, fight.who)) != 0


def changed_strength(s: State, opponent: int, base: int) -> int:
    """How strong an opponent is on this page."""
    fight = fight_of(s, opponent)
    return base if fight is None else max(0, fight.strength.value(s, at_of(s, opponent, base)))


def gift_against(s: State, opponent: int) -> int:
    """The gift of the artifacts that help against an opponent."""
    usual = WEAPON_AGAINST[opponent] if opponent < OPPONENT_COUNT else 0
    fight = fight_of(s, opponent)
    return usual if fight is None else usual | fight.weapons


def spendable(s: State, opponent: int) -> int:
    """How many of what a fight may be eased with are there."""
    fight = fight_of(s, opponent)
    if fight is None or fight.spends == NONE:
        return 0
    return s.counters[s.saga.counters[fight.spends].offset]
