"""Upgrading (p. 16): a card of the hand is paid for and laid into a slot; what lay there leaves the game."""

from __future__ import annotations

from gladsheim.games.bloodrage.actions.invading import offer_invasion
from gladsheim.games.bloodrage.actions.moves import (
    CLAN_NUMBER,
    CLANS,
    MONSTER_NUMBER,
    MONSTERS,
    REPLACE,
    REPLACE_CLAN,
    UPGRADE,
    UPGRADE_NUMBER,
    replaced_by,
    upgrade_of,
)
from gladsheim.games.bloodrage.cards.heaps import find, take_shown
from gladsheim.games.bloodrage.cards.powers import CHEAPER_UPGRADES
from gladsheim.games.bloodrage.cards.printed import (
    CARD_NAMES,
    CLAN,
    COST,
    FAMILY,
    FIGURE_FOR,
    FIRST_MONSTER,
    LEADER_CARD,
    MONSTER,
    POWER,
)
from gladsheim.games.bloodrage.rules.board import BOX, RESERVE
from gladsheim.games.bloodrage.rules.events import Upgraded
from gladsheim.games.bloodrage.rules.notation import card_words
from gladsheim.games.bloodrage.rules.state import CLAN_SLOTS, MONSTER_SLOTS, NONE, SLOTS, State
from gladsheim.games.bloodrage.rules.stats import pay
from gladsheim.kernel.note import note
from gladsheim.kernel.step import Moves
from gladsheim.words import Refusal


def upgrade_cost(s: State, seat: int, kind: int) -> int:
    """Rage for an upgrade (p. 16, R49)."""
    cost = COST[kind]
    return cost - 1 if cost and s.powers[seat] & CHEAPER_UPGRADES else cost


def slot_for(s: State, seat: int, kind: int, old: int) -> int:
    """The slot where a card would lie: that of the old one, or the first free one; NONE if there is none."""
    family = FAMILY[kind]
    first = SLOTS * seat
    if LEADER_CARD <= family < CLAN:
        return first + family - LEADER_CARD
    start, end = (CLAN_SLOTS, SLOTS) if family == CLAN else (MONSTER_SLOTS, CLAN_SLOTS)
    for slot in range(first + start, first + end):
        if s.slots[slot] == old:
            return slot
    return NONE


def play_upgrade(s: State, seat: int, move: int) -> None:
    """Pay, lay the card, take a monster's figure; then its kind may invade at once (p. 16, R45, R46)."""
    kind = upgrade_of(move)
    old = replaced_by(move) if move >= REPLACE else NONE
    cost = upgrade_cost(s, seat, kind)
    slot = slot_for(s, seat, kind, old)
    old = s.slots[slot]
    pay(s, seat, cost)
    take_shown(s, seat, kind)
    if old != NONE and FAMILY[old] == MONSTER:
        monster = FIGURE_FOR[old] - FIRST_MONSTER
        s.owners[monster] = NONE
        s.monsters[monster] = BOX
    s.slots[slot] = kind
    s.powers[seat] = powers_of(s, seat)
    if FAMILY[kind] == MONSTER:
        monster = FIGURE_FOR[kind] - FIRST_MONSTER
        s.owners[monster] = seat
        s.monsters[monster] = RESERVE
    note(s, Upgraded, seat, CARD_NAMES[kind], cost, CARD_NAMES[old] if old != NONE else None)
    if FAMILY[kind] != CLAN:
        offer_invasion(s, seat, FIGURE_FOR[kind])


def powers_of(s: State, seat: int) -> int:
    """The bits of the upgrades that lie before a seat."""
    powers = 0
    for slot in range(SLOTS * seat, SLOTS * seat + SLOTS):
        if s.slots[slot] != NONE:
            powers |= POWER[s.slots[slot]]
    return powers


def add_upgrades(s: State, seat: int, kinds: list[int], out: Moves) -> None:
    """Every upgrade in hand that a seat can pay: into a free slot first, then in the place of another."""
    replaces = False
    for kind in kinds:
        if FAMILY[kind] <= CLAN and upgrade_cost(s, seat, kind) <= s.rage[seat]:
            if slot_for(s, seat, kind, NONE) != NONE:
                out.add(UPGRADE + UPGRADE_NUMBER[kind])
            replaces = True
    if replaces:
        add_replacements(s, seat, kinds, MONSTER, out)
        add_replacements(s, seat, kinds, CLAN, out)


def add_replacements(s: State, seat: int, kinds: list[int], family: int, out: Moves) -> None:
    """Every upgrade of a family in the place of each that lies there."""
    numbers = MONSTER_NUMBER if family == MONSTER else CLAN_NUMBER
    first = REPLACE if family == MONSTER else REPLACE_CLAN
    n = MONSTERS if family == MONSTER else CLANS
    olds = old_numbers(s, seat, family, numbers)
    if not olds:
        return
    for kind in kinds:
        if FAMILY[kind] == family and upgrade_cost(s, seat, kind) <= s.rage[seat]:
            for old in olds:
                out.add(first + n * numbers[kind] + old)


def old_numbers(s: State, seat: int, family: int, numbers: list[int]) -> list[int]:
    """The upgrades of a family that lie before a seat, ascending by number."""
    olds: list[int] = []
    start, end = (CLAN_SLOTS, SLOTS) if family == CLAN else (MONSTER_SLOTS, CLAN_SLOTS)
    for slot in range(SLOTS * seat + start, SLOTS * seat + end):
        if s.slots[slot] != NONE:
            number = numbers[s.slots[slot]]
            i = len(olds)
            while i and olds[i - 1] > number:
                i -= 1
            olds.insert(i, number)
    return olds


def why_not_upgrade(s: State, seat: int, move: int) -> Refusal:
    """The rule that forbids an upgrade."""
    kind = upgrade_of(move)
    card = card_words(CARD_NAMES[kind])
    if find(s, s.hands[seat], kind) == NONE:
        return Refusal("bloodrage/not-in-hand", {"card": card})
    cost = upgrade_cost(s, seat, kind)
    if cost > s.rage[seat]:
        return Refusal("bloodrage/too-dear", {"cost": cost, "rage": s.rage[seat]})
    if move < REPLACE:
        return Refusal("bloodrage/slots-full", {"card": card})
    return Refusal("bloodrage/not-played", {"card": card_words(CARD_NAMES[replaced_by(move)])})
