"""All that lies on the engine's table, compared with the oracle's."""

from __future__ import annotations

from itertools import chain
from typing import Any, Final

from tests.games.yggdrasil.oracle.decks import undecided
from tests.games.yggdrasil.oracle.table import (
    ARTIFACTS,
    CREATURES,
    ENEMIES,
    GODS,
    IOTUNNS,
    STONES,
    WORLDS,
    Card,
    God,
    Table,
)

NONE: Final = -1
UNSEEN: Final = -2
IN_USE: Final = 3
"""A creature whose effect is being applied: still drawn."""
PLACES: Final = (*WORLDS, "cage")
FACES: Final = ("blank", "a", "b", "c", "d", "e", "f")
EFFECTS: Final = ("turn", "move", "normal", "recover")
ALL_ARTIFACTS: Final = tuple(chain.from_iterable(ARTIFACTS))
OPPONENTS: Final = (*ENEMIES, *IOTUNNS)
OUTCOMES: Final = ("playing", "won", "lost")
REASONS: Final = (
    "", "life", "surt", "hel", "giants", "anonymous", "islands", "iotunns", "markers", "dead-tree",
)  # fmt: skip
RELATIONS: Final = ("brothers", "ties", "fellows", "companions")


def card_id(card: Card | None) -> int:
    """Six ids for each god of this game."""
    return NONE if card is None else card.owner * 6 + ENEMIES.index(card.enemy)


def bits(names: set[str], order: tuple[str, ...]) -> int:
    """A set as bits."""
    return sum(1 << order.index(name) for name in names)


def expected(t: Table) -> dict[str, Any]:
    """The fields of the engine's state as the table has them."""
    gods = t.gods
    always = {"e", "f"}
    return {
        "hard": t.hard,
        "free_order": t.free_order,
        "spot": t.spot,
        "round": t.round,
        "outcome": OUTCOMES.index(t.outcome),
        "reason": REASONS.index(t.reason),
        "gods": [GODS.index(god.name) for god in gods],
        "places": [WORLDS.index(god.world) for god in gods],
        "life": [god.life for god in gods],
        "most_life": [god.most for god in gods],
        "elves": [god.elves for god in gods],
        "dice": [god.dice for god in gods],
        "god_faces": [bits(god.god_faces - always, FACES) for god in gods],
        "vanir_faces": [bits(god.vanir_faces - always, FACES) for god in gods],
        "relations": [relation(god, other) for god in gods for other in gods],
        "held": [bits(god.artifacts, ALL_ARTIFACTS) for god in gods],
        "shown": [NONE if name is None else ALL_ARTIFACTS.index(name) for name in t.shown],
        "piles": sum(bits(pile, ALL_ARTIFACTS) for pile in t.piles),
        "elf_reserve": t.elf_reserve,
        "dice_reserve": t.dice_reserve,
        "heroes": t.heroes,
        "giants": t.giants,
        "anonymous": t.anonymous,
        "iotunns": [0 if name in t.iotunn_deck else 1 if name in t.active_iotunns else 2 for name in IOTUNNS],
        "creatures": [0 if name in t.creature_deck else 1 if name in t.creatures_drawn else 2 for name in CREATURES],
        "enemies": [*(PLACES.index(t.enemies[enemy]) for enemy in ENEMIES[:5]), NONE],
        "island": t.island,
        "devastated": [int(world in t.devastated) for world in WORLDS],
        "turned": t.turned,
        "wheel": list(chain.from_iterable(wheel(t.wheel[enemy]) for enemy in ENEMIES)),
        "order": t.order,
        "active": t.active,
        "revealed": card_id(t.revealed),
        "stopped": int(t.stopped),
        "healed": bits(t.healed, WORLDS),
        "stones": [EFFECTS.index(t.stones[stone]) if stone in t.stones else NONE for stone in STONES],
    } | knowledge(t)


def relation(god: God, other: God) -> int:
    """Which relationships a god has with another."""
    return sum(1 << i for i, name in enumerate(RELATIONS) if other.slot in getattr(god, name))


def wheel(cards: list[Card]) -> list[int]:
    """The open cards of one Enemy, older first."""
    return [card_id(card) for card in [*cards, None, None][:2]]


def knowledge(t: Table) -> dict[str, Any]:
    """What everybody knows about the decks."""
    found: dict[str, Any] = {"tops": [], "unknown": [], "bottoms": [], "late": [], "down": [], "shares": []}
    for seat, deck in enumerate(t.decks):
        down = t.down[seat]
        hidden = [i for i, card in enumerate(deck) if not card.known]
        first, last = (hidden[0], hidden[-1]) if hidden else (len(deck), len(deck) - 1)
        middle = [card for card in [*deck, *([down] if down else [])] if not card.known]
        found["tops"].append([card_id(card) for card in deck[:first]])
        found["bottoms"].append([card_id(card) for card in deck[last + 1 :]])
        found["unknown"].append(sorted(card_id(card) for card in middle if card.surely_here and not card.late))
        found["late"].append(sorted(card_id(card) for card in middle if card.late))
        found["down"].append(NONE if down is None else card_id(down) if down.known else UNSEEN)
        found["shares"].append(sum(not card.surely_here for card in middle))
    found["shared"] = sorted(card_id(card) for card in undecided(t))
    return found


def merge_known_decks(fields: dict[str, Any]) -> None:
    """Where the whole deck is known, it does not matter where its top ends."""
    fields["tops"], fields["bottoms"] = list(fields["tops"]), list(fields["bottoms"])
    for seat, down in enumerate(fields["down"]):
        hidden = len(fields["unknown"][seat]) + len(fields["late"][seat]) + fields["shares"][seat]
        if hidden == (down == UNSEEN):
            fields["tops"][seat] = [*fields["tops"][seat], *fields["bottoms"][seat]]
            fields["bottoms"][seat] = []


def check(t: Table, s: Any) -> None:
    """Every field, once the gods are chosen."""
    if t.round == 0:
        return
    wanted = expected(t)
    found = {name: getattr(s, name) for name in wanted}
    assert s.saga.name == ("hard" if t.hard else "easy")
    found["creatures"] = [min(where, 1) if where == IN_USE else where for where in s.creatures]
    merge_known_decks(wanted)
    merge_known_decks(found)
    differences = {name: (wanted[name], found[name]) for name in wanted if wanted[name] != found[name]}
    assert not differences, f"(oracle, engine): {differences}"
    check_throw(t, s)


def check_throw(t: Table, s: Any) -> None:
    """The throw in progress."""
    throw = t.throw
    if throw is None:
        assert s.thrower == NONE
        return
    faces = sorted(FACES.index(face) for face in throw.faces)
    wanted = {
        "thrower": throw.god.slot,
        "against": OPPONENTS.index(throw.against) if throw.against else NONE,
        "risks": throw.risks,
        "god_face": FACES.index(throw.god_face) if throw.god_face else NONE,
        "faces": faces,
        "heroes_used": throw.heroes,
        "elves_used": throw.elves,
        "brother_faces": [
            FACES.index(throw.brother_faces[god.slot]) if throw.brother_faces.get(god.slot) else NONE for god in t.gods
        ],
    }
    found = {name: getattr(s, name) for name in wanted}
    found["faces"] = faces if throw.rerolling else sorted(s.faces)
    differences = {name: (wanted[name], found[name]) for name in wanted if wanted[name] != found[name]}
    assert not differences, f"throw (oracle, engine): {differences}"
