"""Everything there is to know about a game of Blood Rage."""

from __future__ import annotations

from typing import Final

from gladsheim.kernel.step import Frame
from gladsheim.kernel.step import State as Base

NONE: Final = -1
"""No seat, no province, no card, no token."""

SETUP: Final = 0
GIFTS: Final = 1
ACTIONS: Final = 2
DISCARD: Final = 3
QUEST_PHASE: Final = 4
RAGNAROK: Final = 5
VALHALLA_PHASE: Final = 6
OVER: Final = 7
PHASES: Final = ("setup", "gifts", "actions", "discard", "quests", "ragnarok", "valhalla", "over")

TOKENS: Final = ("rage", "axes", "horns", "glory", "all")
RAGE_TOKEN: Final = 0
AXES_TOKEN: Final = 1
HORNS_TOKEN: Final = 2
GLORY_TOKEN: Final = 3
ALL_TOKEN: Final = 4

# Where a card that everybody has seen may be, as bits of `known`.
HAND: Final = 1
QUESTS: Final = 2
DISCARDED: Final = 4

SLOTS: Final = 8
LEADER_SLOT: Final = 0
WARRIOR_SLOT: Final = 1
SHIP_SLOT: Final = 2
MONSTER_SLOTS: Final = 3
CLAN_SLOTS: Final = 5

CLANS: Final = ("wolf", "raven", "serpent", "bear", "ram")


class State(Base):
    """Lists by seat are flat: `stats[seat * 3 + stat]`, `slots[seat * 8 + slot]`, `warriors[seat * 16 + place]`."""

    def __init__(
        self,
        seats: int,
        stack: list[Frame],
        answers: list[int],
        first_game: bool,
        age: int,
        phase: int,
        first: int,
        tokens: list[int],
        pillaged: list[int],
        doom: list[int],
        destroyed: list[int],
        kinds: list[int],
        deck: list[int],
        taken: int,
        hands: list[list[int]],
        quests: list[list[int]],
        discarded: list[list[int]],
        known: list[int],
        slots: list[int],
        powers: list[int],
        stats: list[int],
        rage: list[int],
        passed: list[int],
        glory: list[int],
        warriors: list[int],
        leaders: list[int],
        ships: list[int],
        monsters: list[int],
        owners: list[int],
        province: int,
        pillager: int,
        fighters: int,
        played: list[list[int]],
        bonus: list[int],
        cancelled: int,
        declared: int,
        fallen: list[int],
        doomed: list[int],
        dying_at: int,
        winner: int,
    ) -> None:
        super().__init__(seats, stack, answers)
        self.first_game = first_game
        self.age = age
        self.phase = phase
        self.first = first  # the seat with the first-player marker, or NONE before it is drawn
        self.tokens = tokens  # by province, NONE before it is laid
        self.pillaged = pillaged  # by province: 1 if pillaged in this age
        self.doom = doom  # by age: the province that Ragnarök takes, NONE before it is drawn
        self.destroyed = destroyed  # by province
        self.kinds = kinds  # by card on the table (cards.card_id), all three ages; NONE while undealt
        self.deck = deck  # by kind: what is not dealt, of all ages; nobody ever sees the rest
        self.taken = taken  # from each pack in this age
        self.hands = hands  # cards on the table, by seat
        self.quests = quests  # committed, face down
        self.discarded = discarded  # thrown away face down, in all ages
        self.known = known  # by card on the table: 0, or in which heaps of its holder everybody knows it to be
        self.slots = slots  # kinds of upgrades, or NONE
        self.powers = powers  # the bits that follow from the slots
        self.stats = stats  # steps 0 to 5 of Rage, Axes and Horns
        self.rage = rage  # on the track
        self.passed = passed
        self.glory = glory
        self.warriors = warriors  # how many, by place
        self.leaders = leaders  # where
        self.ships = ships
        self.monsters = monsters  # where, by monster
        self.owners = owners  # of each monster, or NONE
        self.province = province  # being pillaged, or NONE
        self.pillager = pillager
        self.fighters = fighters  # the seats in the battle as bits, fixed after the call
        self.played = played  # cards revealed in this battle, late ones behind
        self.bonus = bonus  # what the revealed cards add, as far as settled
        self.cancelled = cancelled  # bits of the seats whose card's text is cancelled
        self.declared = declared  # bits of the seats that use a quest as a battle card
        self.fallen = fallen  # own figures destroyed in this battle, or in Ragnarök
        self.doomed = doomed  # by seat * 12 + figure: about to die in `dying_at` and its fjord
        self.dying_at = dying_at
        self.winner = winner  # of the battle being settled

    def copy(self) -> State:
        return State(
            self.seats,
            self.stack.copy(),
            self.answers.copy(),
            self.first_game,
            self.age,
            self.phase,
            self.first,
            self.tokens.copy(),
            self.pillaged.copy(),
            self.doom.copy(),
            self.destroyed.copy(),
            self.kinds.copy(),
            self.deck.copy(),
            self.taken,
            [cards.copy() for cards in self.hands],
            [cards.copy() for cards in self.quests],
            [cards.copy() for cards in self.discarded],
            self.known.copy(),
            self.slots.copy(),
            self.powers.copy(),
            self.stats.copy(),
            self.rage.copy(),
            self.passed.copy(),
            self.glory.copy(),
            self.warriors.copy(),
            self.leaders.copy(),
            self.ships.copy(),
            self.monsters.copy(),
            self.owners.copy(),
            self.province,
            self.pillager,
            self.fighters,
            [cards.copy() for cards in self.played],
            self.bonus.copy(),
            self.cancelled,
            self.declared,
            self.fallen.copy(),
            self.doomed.copy(),
            self.dying_at,
            self.winner,
        )


def has(s: State, seat: int, power: int) -> bool:
    """Whether a seat has an upgrade with this power."""
    return s.powers[seat] & power != 0


def has_any(s: State, power: int) -> bool:
    """Whether anybody has."""
    for seat in range(s.seats):
        if s.powers[seat] & power:
            return True
    return False
