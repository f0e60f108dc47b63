"""What a player of Blood Rage may know: all but others' cards and what they saw in the draft."""

from __future__ import annotations

import msgspec

from gladsheim.kernel.view import View


class Figures(msgspec.Struct, frozen=True):
    """So many equal figures of one clan."""

    figure: str
    count: int


class Group(msgspec.Struct, frozen=True):
    """So many equal figures of a seat in one place."""

    seat: int
    figure: str
    count: int


class Place(msgspec.Struct, frozen=True):
    """A province or a fjord, and who stands there."""

    name: str
    groups: list[Group]


class Province(msgspec.Struct, frozen=True):
    """A province: its villages, its token, its doom, and everybody's strength there with the ships of its fjord."""

    name: str
    region: str | None
    villages: int | None  # None where there is room for everybody
    free: int | None
    destroyed: bool
    doomed: int | None  # the age in which Ragnarök takes it
    token: str | None
    pillaged: bool
    strengths: list[int]


class Stat(msgspec.Struct, frozen=True):
    """A clan stat: its step from 1 to 6, what it is worth, and its Glory at the end."""

    step: int
    value: int
    bonus: int


class Clan(msgspec.Struct, frozen=True):
    """One seat's clan sheet, and the backs of its cards."""

    rage: int
    passed: bool
    glory: int
    stats: list[Stat]  # rage, axes, horns
    on_board: int
    strengths: list[int]  # of its leader, a warrior and its ship now
    reserve: list[Figures]
    valhalla: list[Figures]
    leader: str | None
    warrior: str | None
    ship: str | None
    monsters: list[str | None]
    clan: list[str | None]
    hand: list[int]  # the ages on the backs, ascending
    known: list[str]  # cards that everybody knows to be in this hand
    perhaps: list[str]  # cards that everybody has seen and that are still in hand, or committed, or thrown away
    perhaps_in: list[str]  # where each of those may be: `hand quests 2` for in hand, or the second quest or later
    quests: list[int]  # the ages on the backs of committed quests
    gone: list[str]  # cards it took that have left hands for good before everybody's eyes, upgrades among them


class Fighter(msgspec.Struct, frozen=True):
    """One seat in a battle: figures and cards make its total."""

    seat: int
    figures: int
    cards: list[str]
    laid: bool
    bonus: int
    total: int
    fallen: int


class Battle(msgspec.Struct, frozen=True):
    """A pillage from its call to battle until everything is settled."""

    province: str
    pillager: int
    stage: str  # call, cards, reveal, late, outcome
    fighters: list[Fighter]
    again: bool  # it had been pillaged in this age before; shown until the reward is taken


class Quest(msgspec.Struct, frozen=True):
    """A committed quest of one's own, and whether it would be fulfilled now."""

    card: str
    fulfilled: bool


class Memory(msgspec.Struct, frozen=True):
    """What this seat saw in a pack when it held it, and what it took."""

    age: int
    pack: int
    index: int
    cards: list[str]
    took: str


class BloodrageView(View, frozen=True):
    """All that a seat may know; lists go by seat."""

    seats: int
    first_game: bool
    age: int
    phase: str
    first: int | None
    places: list[Place]
    provinces: list[Province]
    doom: list[str | None]
    clans: list[Clan]
    battle: Battle | None
    taken: int
    hand: list[str] | None  # one's own cards; None for spectators
    quests: list[Quest] | None
    pack: list[str] | None  # in the draft: the cards one holds to choose from
    chosen: str | None  # one's own answer, while others still think
    memory: list[Memory] | None  # of all ages whose cards others still hold
    discarded: list[str] | None  # what one has thrown away
    in_decks: list[int]  # by age: cards that have not been dealt
    scores: list[int]
