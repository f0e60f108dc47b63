"""The fields of the state, written from fields.py by `make fields`."""

from __future__ import annotations

from typing import Any, Final

from gladsheim.kernel.step import Frame
from gladsheim.kernel.step import State as Base


class State(Base):
    """Lists by seat are flat: `ranks[seat * 5 + class]`, `coins[seat * 5 + i]`, `taverns[tavern * cards + i]`."""

    def __init__(
        self,
        seats: int,
        stack: list[Frame],
        answers: list[int],
        first_game: bool,
        age: int,
        round: int,
        phase: int,
        tavern: int,
        taverns: list[int],
        discard: list[int],
        deck: list[int],
        in_deck: int,
        next_deck: list[int],
        looked: list[int],
        coins: list[int],
        places: list[int],
        shown: list[int],
        treasury: list[int],
        gems: list[int],
        order: list[int],
        turns_done: int,
        bids: list[int],
        armies: list[list[int]],
        ranks: list[int],
        values: list[int],
        heroes: list[int],
        recruited: list[int],
        distinctions: list[int],
    ) -> None:
        super().__init__(seats, stack, answers)
        self.first_game = first_game
        self.age = age
        self.round = round
        self.phase = phase
        self.tavern = tavern  # the one being resolved, or NONE
        self.taverns = taverns  # kinds in the order revealed; NONE where a card was taken
        self.discard = discard  # the open pile, in order
        self.deck = deck  # what nobody has seen of this age, by kind; one of them may lie in the box (E20)
        self.in_deck = in_deck  # how many cards lie in this age's deck
        self.next_deck = next_deck  # the second age's while the first runs
        self.looked = looked  # the cards that the spyglass's winner has drawn and not yet put back
        self.coins = coins  # value and metal in one number (see purse.py); each seat's five are kept ascending
        self.places = places
        self.shown = shown
        self.treasury = treasury  # gold coins by value
        self.gems = gems  # 0 before they are dealt
        self.order = order  # at the tavern being resolved, by turn
        self.turns_done = turns_done
        self.bids = bids  # values when the tavern was revealed, or NONE (R7)
        self.armies = armies  # per seat, cards in the order laid; heroes beside the board among them
        self.ranks = ranks
        self.values = values
        self.heroes = heroes  # the owner of each, FREE or OUT
        self.recruited = recruited  # how many heroes each seat has
        self.distinctions = distinctions  # the winner of each, NOBODY or UNDECIDED

    def copy(self) -> State:
        return State(
            self.seats,
            self.stack.copy(),
            self.answers.copy(),
            self.first_game,
            self.age,
            self.round,
            self.phase,
            self.tavern,
            self.taverns.copy(),
            self.discard.copy(),
            self.deck.copy(),
            self.in_deck,
            self.next_deck.copy(),
            self.looked.copy(),
            self.coins.copy(),
            self.places.copy(),
            self.shown.copy(),
            self.treasury.copy(),
            self.gems.copy(),
            self.order.copy(),
            self.turns_done,
            self.bids.copy(),
            [part.copy() for part in self.armies],
            self.ranks.copy(),
            self.values.copy(),
            self.heroes.copy(),
            self.recruited.copy(),
            self.distinctions.copy(),
        )

    def dump_fields(self) -> dict[str, Any]:
        return {
            "first_game": self.first_game,
            "age": self.age,
            "round": self.round,
            "phase": self.phase,
            "tavern": self.tavern,
            "taverns": self.taverns.copy(),
            "discard": self.discard.copy(),
            "deck": self.deck.copy(),
            "in_deck": self.in_deck,
            "next_deck": self.next_deck.copy(),
            "looked": self.looked.copy(),
            "coins": self.coins.copy(),
            "places": self.places.copy(),
            "shown": self.shown.copy(),
            "treasury": self.treasury.copy(),
            "gems": self.gems.copy(),
            "order": self.order.copy(),
            "turns_done": self.turns_done,
            "bids": self.bids.copy(),
            "armies": [part.copy() for part in self.armies],
            "ranks": self.ranks.copy(),
            "values": self.values.copy(),
            "heroes": self.heroes.copy(),
            "recruited": self.recruited.copy(),
            "distinctions": self.distinctions.copy(),
        }

    @classmethod
    def load_fields(cls, seats: int, stack: list[Frame], answers: list[int], fields: dict[str, Any]) -> State:
        return State(
            seats,
            stack,
            answers,
            fields["first_game"],
            fields["age"],
            fields["round"],
            fields["phase"],
            fields["tavern"],
            list(fields["taverns"]),
            list(fields["discard"]),
            list(fields["deck"]),
            fields["in_deck"],
            list(fields["next_deck"]),
            list(fields["looked"]),
            list(fields["coins"]),
            list(fields["places"]),
            list(fields["shown"]),
            list(fields["treasury"]),
            list(fields["gems"]),
            list(fields["order"]),
            fields["turns_done"],
            list(fields["bids"]),
            [list(part) for part in fields["armies"]],
            list(fields["ranks"]),
            list(fields["values"]),
            list(fields["heroes"]),
            list(fields["recruited"]),
            list(fields["distinctions"]),
        )


SHOWN: Final = {
    "deck": "unseen",
    "next_deck": "unseen_next",
    "places": "coins",
    "shown": "coins",
    "ranks": "armies",
    "values": "armies",
    "recruited": "armies",
}
"""What views tell under another name."""
PARTLY: Final = (
    "next_deck",
    "looked",
    "places",
)
"""What each reader is told his part of."""
HIDDEN: Final[dict[str, str]] = {}
"""What no view tells, and why."""
