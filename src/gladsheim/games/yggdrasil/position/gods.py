"""The gods of a position written by hand: where they stand and what lies on their sheets."""

from __future__ import annotations

from typing import Any, Final

from gladsheim.games.yggdrasil.position.written import bad, check_free, slot_named
from gladsheim.games.yggdrasil.rules.notation import artifact_words, god_words
from gladsheim.games.yggdrasil.rules.printed import (
    ARTIFACT_COUNT,
    ARTIFACTS,
    FACE_B,
    FACE_C,
    FACE_D,
    FACES,
    GODS,
    POWERS,
    RELATIONS,
    RESERVES,
    WORLDS,
)
from gladsheim.games.yggdrasil.rules.setup import equip
from gladsheim.games.yggdrasil.rules.state import State, is_support
from gladsheim.kernel.dump import Data
from gladsheim.kernel.written import (
    bad_position,
    listed,
    mapping,
    number,
    only_keys,
    place_of,
    places_of,
    spelled,
    too_many,
)
from gladsheim.words import Words

KEYS: Final = (
    "god", "world", "life", "elves", "dice", "artifacts", "god_faces", "vanir_faces", "powers", "relations",
)  # fmt: skip
OF_SEATS: Final = ("elves", "dice", "artifacts", "vanir_faces", "powers", "relations")
"""What supports never have (ruling 58)."""
STROKES: Final = (FACE_B, FACE_C, FACE_D)
"""Faces that an ability can make a success; those behind them in the alphabet always are."""


def read_gods(s: State, data: Data) -> None:
    """A god for each slot, the seats first, then the supports: a name, or an object with his sheet."""
    given = listed("gods", data.get("gods", list(GODS[: len(s.gods)])))
    if len(given) != len(s.gods):
        raise bad("not-by-god", count=len(s.gods), seats=s.seats)
    sheets = [sheet_of(value) for value in given]
    for slot, sheet in enumerate(sheets):
        god = place_of("god", sheet.get("god"), GODS)
        if god in s.gods:
            raise bad_position("position/named-twice", key="gods", text=GODS[god])
        s.gods[slot] = god
    if s.hard or s.saga.is_campaign:
        for slot in range(len(s.gods)):
            equip(s, slot)
    for slot, sheet in enumerate(sheets):
        read_sheet(s, slot, sheet)
    s.elf_reserve = reserve(s, "yggdrasil-elves-of-all", s.elves)
    s.dice_reserve = reserve(s, "yggdrasil-dice-of-all", s.dice)


def sheet_of(value: Any) -> Data:
    """A god's name, or an object that has it."""
    if isinstance(value, str):
        return {"god": value}
    sheet = mapping("gods", value)
    only_keys("gods", sheet, KEYS)
    return sheet


def read_sheet(s: State, slot: int, sheet: Data) -> None:
    """Where a god stands, what he has, and what he can do; what is not written is as at the start."""
    if is_support(s, slot):
        for key in OF_SEATS:
            if sheet.get(key) and (key != "vanir_faces" or faces_of(key, sheet[key])):
                raise bad("support-has", god=god_words(s, slot), key=key)
    if "world" in sheet:
        s.places[slot] = place_of("world", sheet["world"], WORLDS)
    s.life[slot] = number(sheet, "life", s.most_life[slot], 1, s.most_life[slot])
    s.elves[slot] = number(sheet, "elves", s.elves[slot], 0, RESERVES[s.seats])
    s.dice[slot] = number(sheet, "dice", s.dice[slot], 0, RESERVES[s.seats])
    for artifact in places_of("artifacts", sheet.get("artifacts", []), ARTIFACTS):
        for other in range(slot):
            if s.held[other] >> artifact & 1:
                gods = {"god": god_words(s, other), "other": god_words(s, slot)}
                raise bad("held-twice", artifact=artifact_words(artifact), **gods)
        check_free(s, artifact, GODS[s.gods[slot]])
        s.held[slot] |= 1 << artifact
    if "god_faces" in sheet:
        s.god_faces[slot] = faces_of("god_faces", sheet["god_faces"])
    if "vanir_faces" in sheet:
        s.vanir_faces[slot] = faces_of("vanir_faces", sheet["vanir_faces"])
    if "powers" in sheet:
        s.powers[slot] = sum(1 << power for power in places_of("powers", sheet["powers"], POWERS))
    if "relations" in sheet:
        read_relations(s, slot, sheet["relations"])


def faces_of(key: str, value: Any) -> int:
    """Faces that are successes: b, c, d; those that always are may be written too, as views show them."""
    bits = sum(1 << FACE_B + i for i in places_of(key, value, FACES[FACE_B:]))
    return bits & sum(1 << face for face in STROKES)


def read_relations(s: State, slot: int, value: Any) -> None:
    """A god's relationships and with whom: `brother thor`, `tie freyr`."""
    slots = len(s.gods)
    s.relations[slot * slots : slot * slots + slots] = [0] * slots
    for text in listed("relations", value):
        kind, _, name = spelled(text).partition(" ")
        relation = 1 << place_of("relations", kind, RELATIONS)
        partner = slot_named(s, "relations", name)
        if partner == slot:
            raise bad("related-to-himself", god=god_words(s, slot))
        if s.relations[slot * slots + partner] & relation:
            raise bad_position("position/named-twice", key="relations", text=spelled(text))
        s.relations[slot * slots + partner] |= relation


def reserve(s: State, thing: str, held: list[int]) -> int:
    """What is left on Alfheim or Vanaheim of as many pieces as the number of players gives."""
    full = RESERVES[s.seats]
    if sum(held) > full:
        raise too_many(Words(thing), {GODS[god]: n for god, n in zip(s.gods, held, strict=True)}, full)
    return full - sum(held)


def write_gods(s: State) -> list[Data]:
    """The gods as they are read."""
    return [write_sheet(s, slot) for slot in range(len(s.gods))]


def write_sheet(s: State, slot: int) -> Data:
    """A god's sheet."""
    slots = len(s.gods)
    sheet: Data = {"god": GODS[s.gods[slot]], "world": WORLDS[s.places[slot]], "life": s.life[slot]}
    if not is_support(s, slot):
        sheet["elves"] = s.elves[slot]
        sheet["dice"] = s.dice[slot]
        sheet["artifacts"] = [ARTIFACTS[artifact] for artifact in range(ARTIFACT_COUNT) if s.held[slot] >> artifact & 1]
    if not is_support(s, slot):
        sheet["vanir_faces"] = faces_text(s.vanir_faces[slot])
        sheet["powers"] = [POWERS[power] for power in range(len(POWERS)) if s.powers[slot] >> power & 1]
        sheet["relations"] = [
            f"{RELATIONS[relation]} {GODS[s.gods[partner]]}"
            for partner in range(slots)
            for relation in range(len(RELATIONS))
            if s.relations[slot * slots + partner] >> relation & 1
        ]
    sheet["god_faces"] = faces_text(s.god_faces[slot])
    return sheet


def faces_text(bits: int) -> list[str]:
    """Faces as `faces_of` reads them."""
    return [FACES[face] for face in STROKES if bits >> face & 1]
