"""Everything there is to know about a game of Yggdrasil Chronicles."""

from __future__ import annotations

from typing import Final

from gladsheim.games.yggdrasil.rules.printed import (
    ALWAYS_SUCCESS,
    ENEMY_COUNT,
    NO_ARTIFACTS,
    NONE,
    STONE_COUNT,
)
from gladsheim.kernel.step import Frame
from gladsheim.kernel.step import State as Base

UNSEEN: Final = -2
"""A face-down card that is still one of the unknown middle of its deck."""

PLAYING: Final = 0
WON: Final = 1
LOST: Final = 2
OUTCOMES: Final = ("playing", "won", "lost")

REASONS: Final = (
    "", "life", "surt", "hel", "giants", "anonymous", "islands", "iotunns", "markers", "dead-tree",
)  # fmt: skip
NO_LIFE: Final = 1
SURT_PAST_TOP: Final = 2
HEL_PAST_TOP: Final = 3
NO_GIANTS: Final = 4
NO_ANONYMOUS: Final = 5
NO_ISLAND: Final = 6
NO_IOTUNNS: Final = 7
NO_MARKERS: Final = 8
DEAD: Final = 9

# Where a card of the Iotunns or of the creatures is.
IN_DECK: Final = 0
ACTIVE: Final = 1
DRAWN: Final = 1
DISCARDED: Final = 2


class State(Base):
    """A god in this game is a slot: the seats first, then the supports. Decks go by seat, an Enemy card is a number."""

    def __init__(
        self,
        seats: int,
        stack: list[Frame],
        answers: list[int],
        hard: bool,
        free_order: bool,
        path: int,
        spot: int,
        round: int,  # noqa: A002  # what the rulebook calls it
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
        self.path = path
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
            self.path,
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
            [cards.copy() for cards in self.tops],
            [cards.copy() for cards in self.unknown],
            [cards.copy() for cards in self.bottoms],
            [cards.copy() for cards in self.late],
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


FIELDS: Final = (
    "hard", "free_order", "path", "spot", "round", "outcome", "reason", "gods", "places", "life", "most_life", "elves",
    "dice", "god_faces", "vanir_faces", "powers", "relations", "held", "shown", "piles", "elf_reserve",
    "dice_reserve", "heroes", "giants", "anonymous", "iotunns", "creatures", "enemies", "island", "devastated",
    "turned", "tops", "unknown", "bottoms", "late", "shared", "shares", "down", "wheel", "order", "active",
    "revealed", "stopped", "healed", "thrower", "against", "risks", "prevented", "god_face", "faces", "changed",
    "brother_faces", "brother_changed", "heroes_used", "elves_used", "dice_kept", "used", "stones",
)  # fmt: skip
"""In the order of the constructor, after what the kernel knows."""


def seat_of(s: State, slot: int) -> int:
    """Who decides for a god: his player, or the active player for a support."""
    return slot if slot < s.seats else s.active


def is_support(s: State, slot: int) -> bool:
    """A support takes no turn and holds nothing but life (ruling 58)."""
    return slot >= s.seats


def holds(s: State, slot: int, artifact: int) -> bool:
    """Whether an artifact lies on a god's sheet."""
    return s.held[slot] >> artifact & 1 == 1


def has(s: State, slot: int, gift: int) -> bool:
    """Whether a god has an artifact with this gift, and artifacts are of use."""
    return s.held[slot] & gift != 0 and not is_hindered(s, NO_ARTIFACTS)


def can(s: State, slot: int, power: int) -> bool:
    """Whether a god has a power (p. 24)."""
    return s.powers[slot] & power != 0


def is_hindered(s: State, hindrance: int) -> bool:
    """Whether an Iotunn on the Sword of Obstacles forbids something (p. 12)."""
    return s.iotunns[hindrance] == ACTIVE


def related(s: State, owner: int, partner: int, relation: int) -> bool:
    """Whether a god has a relationship with another; it is one-way (p. 23)."""
    return s.relations[owner * len(s.gods) + partner] & relation != 0


def together(s: State, slot: int, other: int) -> bool:
    """Whether two gods are in the same world."""
    return slot != other and s.places[slot] == s.places[other]


def succeeds_on_god_die(s: State, slot: int, face: int) -> bool:
    """Whether a face of the god die is a success for a god (ruling 66)."""
    return (s.god_faces[slot] | ALWAYS_SUCCESS) >> face & 1 == 1


def succeeds_on_vanir_die(s: State, slot: int, face: int) -> bool:
    """Whether a face of a Vanir die is a success for a god (ruling 66)."""
    return (s.vanir_faces[slot] | ALWAYS_SUCCESS) >> face & 1 == 1


def owner_of(card: int) -> int:
    """The slot whose set an Enemy card belongs to."""
    return card // ENEMY_COUNT


def enemy_on(card: int) -> int:
    """The Enemy that a card shows."""
    return card % ENEMY_COUNT


def active_iotunns(s: State) -> int:
    """How many Iotunns have left Loki's ladder."""
    return s.iotunns.count(ACTIVE)


def devastated_worlds(s: State) -> int:
    """How many worlds are devastated."""
    return s.devastated.count(1)


def clear_throw(s: State) -> None:
    """No dice on the table."""
    s.thrower = NONE
    s.against = NONE
    s.risks = 0
    s.prevented = 0
    s.god_face = NONE
    s.faces = []
    s.changed = 0
    s.brother_faces = [NONE] * len(s.gods)
    s.brother_changed = 0
    s.heroes_used = 0
    s.elves_used = 0
    s.dice_kept = 0
    s.used = 0


def no_stones() -> list[int]:
    """Nothing thrown."""
    return [NONE] * STONE_COUNT
