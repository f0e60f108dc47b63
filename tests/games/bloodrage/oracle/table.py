"""What lies on the table, and what can be read off it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Generator, Iterable
from dataclasses import dataclass, field
from typing import Any, Final

from tests.games.bloodrage.oracle.cards import CARDS, deck

RING: Final = ("myrkulor", "elvagar", "angerboda", "muspelheim", "horgr", "utgard", "andlang", "gimle")
TREE: Final = "yggdrasil"
PROVINCES: Final = (*RING, TREE)
VILLAGES: Final = dict(zip(RING, (3, 4, 5, 5, 4, 3, 3, 5), strict=True))
REGIONS: Final = {
    "manheim": ("myrkulor", "elvagar", "angerboda"),
    "jotunheim": ("muspelheim", "horgr", "utgard"),
    "alfheim": ("andlang", "gimle"),
}
FJORDS: Final = {
    "north": ("elvagar", "angerboda"),
    "east": ("muspelheim", "horgr"),
    "south": ("utgard", "andlang"),
    "west": ("gimle", "myrkulor"),
}
STATS: Final = ("rage", "axes", "horns")
WORTH: Final = {"rage": (6, 7, 8, 9, 12, 12), "axes": (3, 4, 5, 6, 8, 8), "horns": (4, 5, 6, 7, 10, 10)}
END_BONUS: Final = (0, 0, 0, 10, 10, 20)
LAST_STEP: Final = 5
STRENGTH: Final = {
    "leader": 3, "ship": 2, "troll": 2, "dwarf-chieftain": 2, "sea-serpent": 3, "valkyrie": 2, "dark-elf": 1,
    "fire-giant": 4, "frost-giant": 4, "soldier-of-hel": 3, "volur-witch": 3,
}  # fmt: skip
UNITS: Final = ("leader", "warrior", "ship")
SHIPS: Final = ("ship", "sea-serpent")
FREE: Final = ("dwarf-chieftain", "soldier-of-hel")

Question = tuple[str, dict[int, set[str]]]
Rules = Generator[Question, Any, None]
Ask = Generator[Question, Any, Any]


@dataclass(eq=False)
class Figure:
    """A plastic figure and where it stands."""

    seat: int
    kind: str
    place: str = "reserve"

    @property
    def on_board(self) -> bool:
        """Provinces and fjords are the board; Valhalla is not (p. 14)."""
        return self.place in PROVINCES or self.place in FJORDS


@dataclass
class Clan:
    """A clan sheet and the cards of its player."""

    rage: int = 6
    passed: bool = False
    glory: int = 0
    steps: dict[str, int] = field(default_factory=lambda: dict.fromkeys(STATS, 0))
    units: dict[str, str] = field(default_factory=dict)  # leader, warrior and ship upgrades
    monsters: list[str] = field(default_factory=list)
    upgrades: list[str] = field(default_factory=list)  # of the clan
    hand: list[str] = field(default_factory=list)
    quests: list[str] = field(default_factory=list)
    thrown: list[str] = field(default_factory=list)
    seen: Counter[str] = field(default_factory=Counter)  # what everybody has seen go to this hand
    committed: Counter[str] = field(default_factory=Counter)  # the same, where it may be a quest that lies face down

    def worth(self, stat: str) -> int:
        """What a stat is worth on its step."""
        return WORTH[stat][self.steps[stat]]

    def has(self, card: str) -> bool:
        """Whether an upgrade lies on the sheet."""
        return card in (*self.units.values(), *self.monsters, *self.upgrades)

    def raise_stat(self, stat: str) -> None:
        """One step, at most to the last (R63)."""
        self.steps[stat] = min(self.steps[stat] + 1, LAST_STEP)

    def show(self, card: str) -> None:
        """A card leaves the hand for all to see; nobody can tell it from an equal one seen before."""
        self.hand.remove(card)
        heap, other = (self.committed, self.seen) if self.committed[card] else (self.seen, self.committed)
        heap[card] = max(0, heap[card] + other[card] - 1)
        other[card] = 0

    def commit(self, quest: str) -> None:
        """A quest goes face down on the sheet: any of its age that was seen may be this one."""
        self.hand.remove(quest)
        self.quests.append(quest)
        for card in list(+self.seen):
            if CARDS[card].family == "quest" and CARDS[card].age == CARDS[quest].age:
                self.committed[card] += self.seen.pop(card)

    def turn_over(self) -> None:
        """All quests are shown: what may have been one of them was one, as far as there are so many."""
        self.seen += self.committed - Counter(self.quests)
        self.committed.clear()
        self.quests.clear()

    def take_back(self, cards: list[str]) -> None:
        """Cards go to the hand for all to see."""
        self.hand += cards
        self.seen.update(cards)

    def gain(self, glory: int) -> None:
        """Glory."""
        self.glory += glory


@dataclass
class Battle:
    """A pillage that is going on."""

    province: str
    pillager: int
    again: bool
    stage: str = "call"
    fighters: list[int] = field(default_factory=list)  # clockwise from the pillager
    valkyrie: int | None = None  # whose was there when it began
    cards: dict[int, list[str]] = field(default_factory=dict)  # the revealed one first, late ones behind
    used: set[int] = field(default_factory=set)  # whose quest counts as a battle card
    cancelled: set[int] = field(default_factory=set)
    dead: Counter[int] = field(default_factory=Counter)
    bonus: dict[int, int] = field(default_factory=dict)  # when it is settled

    def text(self, seat: int) -> str:
        """The card of a fighter whose text counts, or nothing."""
        return self.cards[seat][0] if seat not in self.cancelled and self.cards.get(seat) else ""


class Table:
    """Everything there is."""

    def __init__(self, seats: int, first_game: bool) -> None:
        self.seats = range(seats)
        self.first_game = first_game
        self.age = 1
        self.phase = "setup"
        self.first: int | None = None
        self.tokens: dict[str, str] = {TREE: "all"}
        self.doom: list[str] = []
        self.destroyed: set[str] = set()
        self.pillaged: set[str] = set()
        self.decks = {age: deck(age, seats) for age in (1, 2, 3)}
        self.packs: list[Counter[str]] = []
        self.clans = [Clan() for _ in self.seats]
        self.figures = [Figure(seat, kind) for seat in self.seats for kind in ("leader", "ship", *["warrior"] * 8)]
        self.battle: Battle | None = None
        self.totals: dict[int, int] = {}  # of the latest battle
        self.cancelled: set[int] = set()  # whose card's text was cancelled in the latest battle
        self.gone: Counter[str] = Counter()  # what has left hands for good for all to see, upgrades among it
        self.invented = 0  # the cards of so many ages are made up

    def clockwise(self, start: int) -> list[int]:
        """All seats, this one first, then to the left."""
        return [(start + n) % len(self.seats) for n in self.seats]

    def of(self, seat: int, *places: str) -> list[Figure]:
        """The figures of a seat in some places."""
        return [figure for figure in self.figures if figure.seat == seat and figure.place in places]

    def standing(self, seat: int) -> list[Figure]:
        """The figures of a seat on the board."""
        return [figure for figure in self.figures if figure.seat == seat and figure.on_board]

    def find(self, seat: int, kind: str, place: str) -> Figure:
        """One such figure; equal ones are all the same."""
        return next(figure for figure in self.of(seat, place) if figure.kind == kind)

    def area(self, province: str) -> tuple[str, ...]:
        """What concerns a province concerns its fjord too (p. 6)."""
        return (province, *(fjord for fjord, shores in FJORDS.items() if province in shores))

    def in_area(self, province: str) -> list[Figure]:
        """Whoever stands in a province or its fjord."""
        return [figure for figure in self.figures if figure.place in self.area(province)]

    def is_present(self, seat: int, province: str) -> bool:
        """A figure there, or a ship in the fjord (p. 17)."""
        return bool(self.of(seat, *self.area(province)))

    def neighbours(self, province: str) -> list[str]:
        """Provinces with a common border; the tree has one with all (p. 6)."""
        if province == TREE:
            return list(RING)
        place = RING.index(province)
        return [RING[place - 1], RING[(place + 1) % 8], TREE]

    def free_villages(self, province: str) -> int:
        """How many figures find room there; the tree has room for all."""
        if province in self.destroyed:
            return 0
        return 99 if province == TREE else VILLAGES[province] - sum(f.place == province for f in self.figures)

    def has_room(self, province: str) -> bool:
        """A free village, or the tree, in a province that is not destroyed."""
        return self.free_villages(province) > 0

    def open_provinces(self) -> list[str]:
        """What Ragnarök has left."""
        return [province for province in PROVINCES if province not in self.destroyed]

    def warrior_strength(self, seat: int) -> int:
        """Of a single warrior."""
        return 2 if self.clans[seat].units.get("warrior") in ("experts-in-arms", "masters-in-arms") else 1

    def strength(self, seat: int, province: str) -> int:
        """All figures of a seat in a province and its fjord (p. 18, p. 20)."""
        here = self.of(seat, *self.area(province))
        warriors = sum(figure.kind == "warrior" for figure in here)
        pairs = {"brothers-in-arms": 3, "masters-in-arms": 6}.get(self.clans[seat].units.get("warrior", ""))
        total = warriors * self.warrior_strength(seat)
        if pairs is not None:
            total = warriors // 2 * pairs + warriors % 2 * self.warrior_strength(seat)
        for figure in here:
            if figure.kind == "dark-elf" and province == TREE:
                total += 3
            elif figure.kind != "warrior":
                total += STRENGTH[figure.kind]
        return total

    def is_strongest(self, seat: int, province: str) -> bool:
        """More than anybody else, and more than nothing (R50)."""
        mine = self.strength(seat, province)
        others = [self.strength(other, province) for other in self.seats if other != seat]
        return province not in self.destroyed and mine > max(0, *others)

    def horns_allow(self, seat: int) -> bool:
        """Fewer figures on the board than Horns (R42)."""
        return len(self.standing(seat)) < self.clans[seat].worth("horns")

    def invade_cost(self, seat: int, kind: str) -> int:
        """The strength of the figure; some cost nothing (p. 14, R36, R43)."""
        if kind == "leader" or kind in FREE:
            return 0
        return self.warrior_strength(seat) if kind == "warrior" else STRENGTH[kind]

    def invadable(self, seat: int, kind: str) -> list[str]:
        """Where such a figure may invade."""
        if not self.horns_allow(seat):
            return []
        if kind in SHIPS:
            return [fjord for fjord, shores in FJORDS.items() if not self.destroyed.issuperset(shores)]
        return [p for p in PROVINCES if self.has_room(p) and (p != TREE or kind == "dark-elf")]


def choose(step: str, seat: int, choices: set[str]) -> Ask:
    """Ask where there is a choice."""
    return (yield step, {seat: choices}) if len(choices) > 1 else min(choices)


def kinds(figures: Iterable[Figure]) -> set[str]:
    """What kinds of figures these are."""
    return {figure.kind for figure in figures}
