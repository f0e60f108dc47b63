"""The fields of the state, written from fields.py by `make fields`."""

from __future__ import annotations

from typing import Any, Final

from gladsheim.kernel.step import Frame
from gladsheim.kernel.step import State as Base


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
            [part.copy() for part in self.hands],
            [part.copy() for part in self.quests],
            [part.copy() for part in self.discarded],
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
            [part.copy() for part in self.played],
            self.bonus.copy(),
            self.cancelled,
            self.declared,
            self.fallen.copy(),
            self.doomed.copy(),
            self.dying_at,
            self.winner,
        )

    def dump_fields(self) -> dict[str, Any]:
        return {
            "first_game": self.first_game,
            "age": self.age,
            "phase": self.phase,
            "first": self.first,
            "tokens": self.tokens.copy(),
            "pillaged": self.pillaged.copy(),
            "doom": self.doom.copy(),
            "destroyed": self.destroyed.copy(),
            "kinds": self.kinds.copy(),
            "deck": self.deck.copy(),
            "taken": self.taken,
            "hands": [part.copy() for part in self.hands],
            "quests": [part.copy() for part in self.quests],
            "discarded": [part.copy() for part in self.discarded],
            "known": self.known.copy(),
            "slots": self.slots.copy(),
            "powers": self.powers.copy(),
            "stats": self.stats.copy(),
            "rage": self.rage.copy(),
            "passed": self.passed.copy(),
            "glory": self.glory.copy(),
            "warriors": self.warriors.copy(),
            "leaders": self.leaders.copy(),
            "ships": self.ships.copy(),
            "monsters": self.monsters.copy(),
            "owners": self.owners.copy(),
            "province": self.province,
            "pillager": self.pillager,
            "fighters": self.fighters,
            "played": [part.copy() for part in self.played],
            "bonus": self.bonus.copy(),
            "cancelled": self.cancelled,
            "declared": self.declared,
            "fallen": self.fallen.copy(),
            "doomed": self.doomed.copy(),
            "dying_at": self.dying_at,
            "winner": self.winner,
        }

    @classmethod
    def load_fields(cls, seats: int, stack: list[Frame], answers: list[int], fields: dict[str, Any]) -> State:
        return State(
            seats,
            stack,
            answers,
            fields["first_game"],
            fields["age"],
            fields["phase"],
            fields["first"],
            list(fields["tokens"]),
            list(fields["pillaged"]),
            list(fields["doom"]),
            list(fields["destroyed"]),
            list(fields["kinds"]),
            list(fields["deck"]),
            fields["taken"],
            [list(part) for part in fields["hands"]],
            [list(part) for part in fields["quests"]],
            [list(part) for part in fields["discarded"]],
            list(fields["known"]),
            list(fields["slots"]),
            list(fields["powers"]),
            list(fields["stats"]),
            list(fields["rage"]),
            list(fields["passed"]),
            list(fields["glory"]),
            list(fields["warriors"]),
            list(fields["leaders"]),
            list(fields["ships"]),
            list(fields["monsters"]),
            list(fields["owners"]),
            fields["province"],
            fields["pillager"],
            fields["fighters"],
            [list(part) for part in fields["played"]],
            list(fields["bonus"]),
            fields["cancelled"],
            fields["declared"],
            list(fields["fallen"]),
            list(fields["doomed"]),
            fields["dying_at"],
            fields["winner"],
        )


SHOWN: Final = {
    "tokens": "provinces",
    "pillaged": "provinces",
    "destroyed": "provinces",
    "kinds": "hand",
    "hands": "hand",
    "known": "clans",
    "slots": "clans",
    "powers": "clans",
    "stats": "clans",
    "rage": "clans",
    "passed": "clans",
    "glory": "clans",
    "warriors": "places",
    "leaders": "places",
    "ships": "places",
    "monsters": "places",
    "owners": "clans",
    "province": "battle",
    "pillager": "battle",
    "fighters": "battle",
    "played": "battle",
    "bonus": "battle",
    "cancelled": "battle",
    "declared": "battle",
    "fallen": "battle",
    "doomed": "places",
    "dying_at": "places",
    "winner": "battle",
}
"""What views tell under another name."""
PARTLY: Final = (
    "kinds",
    "hands",
    "quests",
    "discarded",
    "known",
    "played",
)
"""What each reader is told his part of."""
HIDDEN: Final = {
    "deck": "nobody sees what was not dealt, only how much of each age",
}
"""What no view tells, and why."""
