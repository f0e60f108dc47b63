"""What a player of Nidavellir may know: all but where face-down coins lie and what the spyglass showed."""

from __future__ import annotations

import msgspec

from gladsheim.kernel.view import View


class Coin(msgspec.Struct, frozen=True):
    """A coin and where it lies; a hidden place is None."""

    value: int
    metal: str
    place: str | None
    open: bool


class Card(msgspec.Struct, frozen=True):
    """A card of an army: a kind of dwarf, a hero, or the hammer."""

    name: str
    ranks: int
    value: int | None  # the sum of its bravery values; None where its class has none


class Column(msgspec.Struct, frozen=True):
    """The cards of one class, bottom to top."""

    cards: list[Card]
    ranks: int
    points: int


class Points(msgspec.Struct, frozen=True):
    """What an army would score now; Thrud counts as having left it."""

    warrior: int
    hunter: int
    miner: int
    blacksmith: int
    explorer: int
    heroes: int
    coins: int
    gem: int
    total: int


class Army(msgspec.Struct, frozen=True):
    """One seat's columns, in the order of the classes, and what lies beside its board."""

    columns: list[Column]
    heroes: list[str]  # without a class, in the order taken; Ylud while she waits
    sets: int
    recruited: int
    due: int  # heroes still to recruit
    points: Points
    distinctions: list[str]


class Prospect(msgspec.Struct, frozen=True):
    """What a hero would bring this seat now, or the code of the rule that bars it."""

    hero: str
    points: int
    refusal: str | None


class DistinctionView(msgspec.Struct, frozen=True):
    """A distinction: who leads in its class, and who won it."""

    name: str
    winner: int | None
    decided: bool
    leaders: list[int]
    ranks: list[int]


class NidavellirView(View, frozen=True):
    """All that a seat may know; lists go by seat."""

    seats: int
    first_game: bool
    age: int
    round: int
    rounds: int
    phase: str
    tavern: int | None  # the one being resolved
    taverns: list[list[str]]
    discard: list[str]
    coins: list[list[Coin]]  # ascending by value
    bid: list[str] | None  # this seat's, while others still owe theirs
    gems: list[int]
    order: list[int]
    turns_done: int
    bids: list[int | None]  # shown at the tavern being resolved, at the time they were turned over
    armies: list[Army]
    heroes: list[str]  # still in their stands
    prospects: list[Prospect] | None  # for each of those; None for spectators
    treasury: list[tuple[int, int]]  # value and how many
    distinctions: list[DistinctionView]
    in_deck: int
    unseen: dict[str, int]  # of this age's deck
    unseen_next: dict[str, int]  # of the second age's, while the first runs
    looked: list[str] | None  # through the spyglass; None for everybody but its winner
    scores: list[int]
