"""What lies on the table, in plain words: gods, worlds, Enemies, ladders, piles."""

from __future__ import annotations

import random
from collections.abc import Generator
from dataclasses import dataclass, field
from typing import Final, TypeVar

NATURE: Final = -1
WORLDS: Final = (
    "asgard", "alfheim", "vanaheim", "midgard", "nidavellir", "svartalfheim", "iotunheim", "niflheim", "muspellheim",
)  # fmt: skip
LEVELS: Final = (
    ("asgard", "vanaheim", "alfheim"),
    ("midgard", "nidavellir", "svartalfheim"),
    ("iotunheim", "niflheim", "muspellheim"),
)
"""Top, mid, bottom; each clockwise from the front at the start."""
ENEMIES: Final = ("surt", "hel", "loki", "iormungand", "fenrir", "nidhogg")
GODS: Final = ("freyr", "freyia", "frigg", "heimdall", "odin", "thor", "tyr")
BLOCKERS: Final = {
    "thjazi": "asgard", "baugi": "alfheim", "skadi": "vanaheim", "geirrod": "midgard", "greip": "nidavellir",
    "gjalp": "svartalfheim", "starkadr": "niflheim", "beli": "muspellheim",
}  # fmt: skip
RIDERS: Final = {
    "angrboda": "loki", "gerda": "surt", "hyrrokkin": "hel", "hymir": "iormungand", "vafthrudnir": "fenrir",
}  # fmt: skip
OBSTACLES: Final = {
    "suttung": "elves", "skyrmir": "heroes", "thrym": "artifacts", "hrungnir": "dice", "utgardloki": "god dice",
}  # fmt: skip
IOTUNNS: Final = (*BLOCKERS, *RIDERS, *OBSTACLES)
ARTIFACTS: Final = (
    ("andvarinaut", "draupnir", "gjallarhorn", "hringhorn", "skidbladnir", "megingjord"),
    ("gleipnir", "gungnir", "hofund", "jarngreipr", "mimming", "mjollnir"),
    ("brisingamen", "gullinbursti", "idunn", "odroerir", "svalinn", "valshamr"),
)
WEAPONS: Final = {
    "fenrir": "gleipnir", "hel": "gungnir", "loki": "hofund", "surt": "mimming", "iormungand": "mjollnir",
} | dict.fromkeys(IOTUNNS, "jarngreipr")  # fmt: skip
SHIPS: Final = {"skidbladnir": 0, "gjallarhorn": 1, "hringhorn": 2}
"""Artifacts that reach a whole level."""
CREATURES: Final = (
    "deer", "eikthyrnir", "geri-freki", "gullfaxi", "gullinkambi", "gulltopp", "heidrun", "hildisvini", "hugin-munin",
    "ratatosk", "saehrimnir", "skuld", "sleipnir", "tanngrisnir", "urd", "vedrfolnir", "verdandi", "vidofnir",
)  # fmt: skip
GOD_DIE: Final = ("blank", "b", "c", "d", "e", "e")
VANIR_DIE: Final = ("a", "b", "c", "d", "e", "f")
STONES: Final = {"white": ("turn", "move"), "green": ("recover", "normal"), "red": ("normal", "recover")}
ISLANDS: Final = (0, 1, 2, 2, 3)
PATHS: Final = {
    False: ("start", "plain", "plain", "plain", "plain", "tree"),
    True: ("start", "plain", "giant", "plain", "anonymous", "plain", "iotunn", "tree"),
}
SEATS: Final = {1: (6, 9, 2), 2: (7, 8, 1), 3: (9, 7, 0), 4: (11, 6, 0), 5: (13, 5, 0)}
"""By number of players: Elves and dice in reserve, life points, supports."""


@dataclass(frozen=True)
class Question:
    """Who is asked what and may answer how; for nature also how likely each answer is, and the truth if it is fixed."""

    step: str
    seats: tuple[int, ...]
    texts: frozenset[str]
    weights: dict[str, int] | None = None
    truth: str | None = None


T = TypeVar("T")
Rules = Generator[Question, str, None]
Ask = Generator[Question, str, T]


class Over(Exception):
    """The game has been won or lost."""


@dataclass(eq=False)
class God:
    """A god of this game, a player's or a support."""

    slot: int
    name: str
    is_support: bool
    most: int
    life: int = 0
    world: str = "asgard"
    elves: int = 0
    dice: int = 0
    artifacts: set[str] = field(default_factory=set)
    god_faces: set[str] = field(default_factory=lambda: {"e", "f"})
    vanir_faces: set[str] = field(default_factory=lambda: {"e", "f"})
    power: str = ""
    brothers: set[int] = field(default_factory=set)
    fellows: set[int] = field(default_factory=set)
    ties: set[int] = field(default_factory=set)
    companions: set[int] = field(default_factory=set)


@dataclass(eq=False)
class Card:
    """An Enemy card; what everybody knows about where it is."""

    owner: int
    enemy: str
    text: str
    surely_here: bool
    known: bool = False
    late: bool = False


@dataclass
class Throw:
    """A saving throw in progress."""

    god: God
    against: str
    risks: int
    prevented: int = 0
    god_face: str = ""
    faces: list[str] = field(default_factory=list)
    god_changed: bool = False
    changed: set[int] = field(default_factory=set)
    brother_faces: dict[int, str] = field(default_factory=dict)
    brothers_changed: set[int] = field(default_factory=set)
    heroes: int = 0
    elves: int = 0
    rerolling: bool = False
    ring_used: bool = False


class Table:
    """Everything that can be seen, and the true order of the decks."""

    def __init__(self, seats: int, hard: bool, free_order: bool, rng: random.Random) -> None:
        self.seats = seats
        self.hard = hard
        self.free_order = free_order
        self.rng = rng
        reserve, self.start_life, self.supports = SEATS[seats]
        self.elf_reserve = reserve
        self.dice_reserve = reserve
        self.gods: list[God] = []
        self.spot = 0
        self.round = 0
        self.outcome = "playing"
        self.reason = ""
        self.shown: list[str | None] = [None, None, None]
        self.piles = [set(names) for names in ARTIFACTS]
        self.heroes = 0
        self.giants = 0
        self.anonymous = 0
        self.iotunn_deck = set(IOTUNNS)
        self.active_iotunns: set[str] = set()
        self.creature_deck = set(CREATURES)
        self.creatures_drawn: set[str] = set()
        self.enemies = {
            "surt": "muspellheim", "hel": "niflheim", "loki": "vanaheim", "iormungand": "midgard", "fenrir": "cage",
        }  # fmt: skip
        self.island = 0
        self.devastated: set[str] = set()
        self.turned = 0
        self.decks: list[list[Card]] = [[] for _ in range(seats)]
        self.down: list[Card | None] = [None] * seats
        self.wheel: dict[str, list[Card]] = {enemy: [] for enemy in ENEMIES}
        self.order: list[int] = []
        self.active = -1
        self.revealed: Card | None = None
        self.stopped = False
        self.healed: set[str] = set()
        self.throw: Throw | None = None
        self.stones: dict[str, str] = {}

    def lose(self, reason: str) -> None:
        """The group has lost."""
        self.outcome, self.reason = "lost", reason
        raise Over

    def win(self) -> None:
        """The group has won."""
        self.outcome = "won"
        raise Over

    def seat_of(self, god: God) -> int:
        """Who decides for a god: for a support the active player."""
        return self.active if god.is_support else god.slot

    def players(self) -> list[God]:
        """The gods of the players."""
        return [god for god in self.gods if not god.is_support]

    def gods_in(self, world: str) -> list[God]:
        """All gods in a world."""
        return [god for god in self.gods if god.world == world]

    def others_in(self, god: God) -> list[God]:
        """The other gods in his world."""
        return [other for other in self.gods_in(god.world) if other is not god]

    def enemies_in(self, world: str) -> list[str]:
        """Enemies in a world; the Cage is none."""
        return [enemy for enemy, place in self.enemies.items() if place == world]

    def level_of(self, world: str) -> int:
        """0 top, 1 mid, 2 bottom."""
        return next(level for level, worlds in enumerate(LEVELS) if world in worlds)

    def column_of(self, world: str) -> int:
        """The column a world is in; the mid level turns clockwise."""
        level = self.level_of(world)
        return (LEVELS[level].index(world) + (self.turned if level == 1 else 0)) % 3

    def above(self, world: str) -> str:
        """The world directly above."""
        level = self.level_of(world) - 1
        return next(w for w in LEVELS[level] if self.column_of(w) == self.column_of(world))

    def is_hindered(self, what: str) -> bool:
        """Whether an Iotunn on the Sword of Obstacles forbids it."""
        return any(OBSTACLES.get(name) == what for name in self.active_iotunns)

    def has(self, god: God, artifact: str) -> bool:
        """Holds it, and Thrym is not there."""
        return artifact in god.artifacts and not self.is_hindered("artifacts")

    def is_blocked(self, world: str) -> bool:
        """An Iotunn blocks it."""
        return any(BLOCKERS.get(name) == world for name in self.active_iotunns)

    def rider_of(self, enemy: str) -> str | None:
        """The active Iotunn on an Enemy."""
        return next((name for name in sorted(self.active_iotunns) if RIDERS.get(name) == enemy), None)

    def place_of_iotunn(self, name: str) -> str:
        """Where it can be met: a world, or the Cage."""
        if name in BLOCKERS:
            return BLOCKERS[name]
        return self.enemies[RIDERS[name]] if name in RIDERS else "iotunheim"

    def lose_life(self, god: God, count: int) -> None:
        """A god's last life point loses the game."""
        god.life = max(0, god.life - count)
        if god.life == 0:
            self.lose("life")

    def gain_life(self, god: God, count: int) -> None:
        """Never more than at the start."""
        god.life = min(god.most, god.life + count)

    def defeat_iotunn(self, name: str) -> None:
        """Its pawn goes back to the ladder."""
        self.active_iotunns.remove(name)

    def devastate(self, world: str) -> None:
        """A bar of the Cage is laid there; there are seven."""
        if world in self.devastated:
            return
        if len(self.devastated) == 7:
            self.lose("markers")
        self.devastated.add(world)

    def arrive(self, enemy: str, place: str) -> None:
        """Two Enemies in a world devastate it."""
        if self.enemies[enemy] == place:
            return
        self.enemies[enemy] = place
        if place != "cage" and len(self.enemies_in(place)) >= 2:
            self.devastate(place)

    def heal(self, world: str) -> None:
        """The bar goes back, and is laid there again if two Enemies are there."""
        self.devastated.remove(world)
        self.healed.add(world)
        if len(self.enemies_in(world)) >= 2:
            self.devastate(world)

    def turn_mid(self, places: int) -> None:
        """The mid level turns clockwise."""
        self.turned = (self.turned + places) % 3


def one(step: str, seat: int, texts: list[str] | set[str]) -> Question:
    """A question to one seat."""
    return Question(step, (seat,), frozenset(texts))


def chance(step: str, texts: list[str] | set[str] | tuple[str, ...]) -> Question:
    """A question to nature; what is listed twice is twice as likely."""
    listed = list(texts)
    return Question(step, (NATURE,), frozenset(listed), {text: listed.count(text) for text in listed})


def counted(number: int, name: str, names: str) -> str:
    """One hero, two heroes."""
    return f"{number} {name if number == 1 else names}"
