"""The fields of the state, written from fields.py by `make fields`."""

from __future__ import annotations

from typing import Any, Final

from gladsheim.games.yggdrasil.rules.figures import Figures
from gladsheim.games.yggdrasil.sagas.book import Saga
from gladsheim.kernel.step import Frame
from gladsheim.kernel.step import State as Base


class State(Base):
    """A god in this game is a slot: the seats first, then the supports. Decks go by seat, an Enemy card is a number."""

    def __init__(
        self,
        seats: int,
        stack: list[Frame],
        answers: list[int],
        hard: bool,
        free_order: bool,
        figures: Figures,
        saga: Saga,
        page: int,
        opening: int,
        counters: list[int],
        standees: list[int],
        out: int,
        aside: int,
        spot: int,
        round: int,
        outcome: int,
        reason: int,
        gods: list[int],
        places: list[int],
        life: list[int],
        most_life: list[int],
        elves: list[int],
        dice: list[int],
        god_faces: list[int],
        vanir_faces: list[int],
        powers: list[int],
        relations: list[int],
        held: list[int],
        shown: list[int],
        piles: int,
        elf_reserve: int,
        dice_reserve: int,
        heroes: int,
        giants: int,
        anonymous: int,
        iotunns: list[int],
        creatures: list[int],
        enemies: list[int],
        island: int,
        devastated: list[int],
        turned: int,
        tops: list[list[int]],
        unknown: list[list[int]],
        bottoms: list[list[int]],
        late: list[list[int]],
        shared: list[int],
        shares: list[int],
        down: list[int],
        wheel: list[int],
        order: list[int],
        active: int,
        revealed: int,
        stopped: int,
        healed: int,
        thrower: int,
        against: int,
        risks: int,
        prevented: int,
        god_face: int,
        faces: list[int],
        changed: int,
        brother_faces: list[int],
        brother_changed: int,
        heroes_used: int,
        elves_used: int,
        dice_kept: int,
        used: int,
        stones: list[int],
    ) -> None:
        super().__init__(seats, stack, answers)
        self.hard = hard
        self.free_order = free_order
        self.figures = figures  # reconstructed, or the owner's
        self.saga = saga  # the book; it never changes
        self.page = page
        self.opening = opening  # 1 while the set-up of a page is carried out
        self.counters = counters  # what pages count, by offset
        self.standees = standees  # where: a world, TRACK or NONE
        self.out = out  # bits of artifacts out of the game
        self.aside = aside  # creatures laid aside unseen
        self.spot = spot  # Nidhögg's, 0 at the left
        self.round = round  # 0 before the first
        self.outcome = outcome
        self.reason = reason  # why the game is lost, or 0
        self.gods = gods  # by slot, NONE until chosen
        self.places = places  # by slot
        self.life = life
        self.most_life = most_life  # the number at the start
        self.elves = elves
        self.dice = dice  # Vanir dice
        self.god_faces = god_faces  # bits of the faces that are successes on the god die
        self.vanir_faces = vanir_faces
        self.powers = powers
        self.relations = relations  # by owner * slots + partner
        self.held = held  # bits of artifacts
        self.shown = shown  # on top of each pile of artifacts, or NONE
        self.piles = piles  # bits of the artifacts that nobody has seen
        self.elf_reserve = elf_reserve
        self.dice_reserve = dice_reserve
        self.heroes = heroes  # in Valhalla
        self.giants = giants  # on Surt's ladder
        self.anonymous = anonymous  # on Hel's ladder
        self.iotunns = iotunns
        self.creatures = creatures
        self.enemies = enemies  # where
        self.island = island
        self.devastated = devastated  # by world
        self.turned = turned  # the middle level, clockwise from its start
        self.tops = tops  # cards on top of a deck that everybody knows, the next first
        self.unknown = unknown  # cards in its middle, ascending
        self.bottoms = bottoms  # cards under it that everybody knows, the next first
        self.late = late  # shuffled in while the face-down card was undecided, which is none of them
        self.shared = shared  # two players: cards of the support that nobody has seen
        self.shares = shares  # how many of those are in the middle of each deck
        self.down = down  # face down on the wheel: NONE, UNSEEN or a card that everybody knows
        self.wheel = wheel  # by Enemy * 2: open cards, the older first
        self.order = order  # seats that have yet to play in this round
        self.active = active
        self.revealed = revealed  # the card of this turn
        self.stopped = stopped  # 1 if this turn was ended
        self.healed = healed  # bits of the worlds healed in this turn
        self.thrower = thrower  # the slot that takes risks, or NONE
        self.against = against
        self.risks = risks
        self.prevented = prevented
        self.god_face = god_face
        self.faces = faces  # of the Vanir dice thrown
        self.changed = changed  # bits of dice changed by an Elf: the god die, then the Vanir dice
        self.brother_faces = brother_faces  # by slot
        self.brother_changed = brother_changed
        self.heroes_used = heroes_used
        self.elves_used = elves_used
        self.dice_kept = dice_kept
        self.used = used  # bits of what can be used once in a throw
        self.stones = stones  # effects of stones that were thrown and are still open

    def copy(self) -> State:
        return State(
            self.seats,
            self.stack.copy(),
            self.answers.copy(),
            self.hard,
            self.free_order,
            self.figures,
            self.saga,
            self.page,
            self.opening,
            self.counters.copy(),
            self.standees.copy(),
            self.out,
            self.aside,
            self.spot,
            self.round,
            self.outcome,
            self.reason,
            self.gods.copy(),
            self.places.copy(),
            self.life.copy(),
            self.most_life.copy(),
            self.elves.copy(),
            self.dice.copy(),
            self.god_faces.copy(),
            self.vanir_faces.copy(),
            self.powers.copy(),
            self.relations.copy(),
            self.held.copy(),
            self.shown.copy(),
            self.piles,
            self.elf_reserve,
            self.dice_reserve,
            self.heroes,
            self.giants,
            self.anonymous,
            self.iotunns.copy(),
            self.creatures.copy(),
            self.enemies.copy(),
            self.island,
            self.devastated.copy(),
            self.turned,
            [part.copy() for part in self.tops],
            [part.copy() for part in self.unknown],
            [part.copy() for part in self.bottoms],
            [part.copy() for part in self.late],
            self.shared.copy(),
            self.shares.copy(),
            self.down.copy(),
            self.wheel.copy(),
            self.order.copy(),
            self.active,
            self.revealed,
            self.stopped,
            self.healed,
            self.thrower,
            self.against,
            self.risks,
            self.prevented,
            self.god_face,
            self.faces.copy(),
            self.changed,
            self.brother_faces.copy(),
            self.brother_changed,
            self.heroes_used,
            self.elves_used,
            self.dice_kept,
            self.used,
            self.stones.copy(),
        )

    def dump_fields(self) -> dict[str, Any]:
        return {
            "hard": self.hard,
            "free_order": self.free_order,
            "figures": self.figures.dump(),
            "saga": self.saga.dump(),
            "page": self.page,
            "opening": self.opening,
            "counters": self.counters.copy(),
            "standees": self.standees.copy(),
            "out": self.out,
            "aside": self.aside,
            "spot": self.spot,
            "round": self.round,
            "outcome": self.outcome,
            "reason": self.reason,
            "gods": self.gods.copy(),
            "places": self.places.copy(),
            "life": self.life.copy(),
            "most_life": self.most_life.copy(),
            "elves": self.elves.copy(),
            "dice": self.dice.copy(),
            "god_faces": self.god_faces.copy(),
            "vanir_faces": self.vanir_faces.copy(),
            "powers": self.powers.copy(),
            "relations": self.relations.copy(),
            "held": self.held.copy(),
            "shown": self.shown.copy(),
            "piles": self.piles,
            "elf_reserve": self.elf_reserve,
            "dice_reserve": self.dice_reserve,
            "heroes": self.heroes,
            "giants": self.giants,
            "anonymous": self.anonymous,
            "iotunns": self.iotunns.copy(),
            "creatures": self.creatures.copy(),
            "enemies": self.enemies.copy(),
            "island": self.island,
            "devastated": self.devastated.copy(),
            "turned": self.turned,
            "tops": [part.copy() for part in self.tops],
            "unknown": [part.copy() for part in self.unknown],
            "bottoms": [part.copy() for part in self.bottoms],
            "late": [part.copy() for part in self.late],
            "shared": self.shared.copy(),
            "shares": self.shares.copy(),
            "down": self.down.copy(),
            "wheel": self.wheel.copy(),
            "order": self.order.copy(),
            "active": self.active,
            "revealed": self.revealed,
            "stopped": self.stopped,
            "healed": self.healed,
            "thrower": self.thrower,
            "against": self.against,
            "risks": self.risks,
            "prevented": self.prevented,
            "god_face": self.god_face,
            "faces": self.faces.copy(),
            "changed": self.changed,
            "brother_faces": self.brother_faces.copy(),
            "brother_changed": self.brother_changed,
            "heroes_used": self.heroes_used,
            "elves_used": self.elves_used,
            "dice_kept": self.dice_kept,
            "used": self.used,
            "stones": self.stones.copy(),
        }

    @classmethod
    def load_fields(cls, seats: int, stack: list[Frame], answers: list[int], fields: dict[str, Any]) -> State:
        return State(
            seats,
            stack,
            answers,
            fields["hard"],
            fields["free_order"],
            Figures.load(fields["figures"]),
            Saga.load(fields["saga"]),
            fields["page"],
            fields["opening"],
            list(fields["counters"]),
            list(fields["standees"]),
            fields["out"],
            fields["aside"],
            fields["spot"],
            fields["round"],
            fields["outcome"],
            fields["reason"],
            list(fields["gods"]),
            list(fields["places"]),
            list(fields["life"]),
            list(fields["most_life"]),
            list(fields["elves"]),
            list(fields["dice"]),
            list(fields["god_faces"]),
            list(fields["vanir_faces"]),
            list(fields["powers"]),
            list(fields["relations"]),
            list(fields["held"]),
            list(fields["shown"]),
            fields["piles"],
            fields["elf_reserve"],
            fields["dice_reserve"],
            fields["heroes"],
            fields["giants"],
            fields["anonymous"],
            list(fields["iotunns"]),
            list(fields["creatures"]),
            list(fields["enemies"]),
            fields["island"],
            list(fields["devastated"]),
            fields["turned"],
            [list(part) for part in fields["tops"]],
            [list(part) for part in fields["unknown"]],
            [list(part) for part in fields["bottoms"]],
            [list(part) for part in fields["late"]],
            list(fields["shared"]),
            list(fields["shares"]),
            list(fields["down"]),
            list(fields["wheel"]),
            list(fields["order"]),
            fields["active"],
            fields["revealed"],
            fields["stopped"],
            fields["healed"],
            fields["thrower"],
            fields["against"],
            fields["risks"],
            fields["prevented"],
            fields["god_face"],
            list(fields["faces"]),
            fields["changed"],
            list(fields["brother_faces"]),
            fields["brother_changed"],
            fields["heroes_used"],
            fields["elves_used"],
            fields["dice_kept"],
            fields["used"],
            list(fields["stones"]),
        )


SHOWN: Final = {
    "saga": "path",
    "page": "path",
    "opening": "path",
    "counters": "saga",
    "standees": "saga",
    "out": "artifacts",
    "aside": "creatures_aside",
    "places": "gods",
    "life": "gods",
    "most_life": "gods",
    "elves": "gods",
    "dice": "gods",
    "god_faces": "gods",
    "vanir_faces": "gods",
    "powers": "gods",
    "relations": "gods",
    "held": "gods",
    "shown": "artifacts",
    "piles": "artifacts",
    "elf_reserve": "reserves",
    "dice_reserve": "reserves",
    "creatures": "creatures_drawn",
    "devastated": "worlds",
    "tops": "decks",
    "unknown": "decks",
    "bottoms": "decks",
    "late": "decks",
    "down": "decks",
    "thrower": "throw",
    "against": "throw",
    "risks": "throw",
    "prevented": "throw",
    "god_face": "throw",
    "faces": "throw",
    "changed": "throw",
    "brother_faces": "throw",
    "brother_changed": "throw",
    "heroes_used": "throw",
    "elves_used": "throw",
    "dice_kept": "throw",
    "used": "throw",
}
"""What views tell under another name."""
PARTLY: Final[tuple[str, ...]] = ()
"""What each reader is told his part of."""
HIDDEN: Final[dict[str, str]] = {}
"""What no view tells, and why."""
