"""What a player of Yggdrasil Chronicles may know: everything but the order of what nobody has seen."""

from __future__ import annotations

import msgspec

from gladsheim.kernel.view import View
from gladsheim.words import Words


class Card(msgspec.Struct, frozen=True):
    """An Enemy card: the god whose set it belongs to, and whom it shows."""

    god: str
    enemy: str


class Relation(msgspec.Struct, frozen=True):
    """A relationship that a god has with another; it is one-way."""

    god: str
    kind: str  # brother, tie, fellow, companion


class God(msgspec.Struct, frozen=True):
    """A god of this game: those of the seats come first, then the supports."""

    slot: int
    seat: int | None  # None for a support
    god: str | None  # None until chosen
    world: str
    life: int
    most_life: int
    elves: int
    dice: int
    artifacts: list[str]
    god_faces: list[str]  # which faces of the god die are successes
    vanir_faces: list[str]
    powers: list[str]
    relations: list[Relation]


class World(msgspec.Struct, frozen=True):
    """A world, and its action for the reader if he stood there now; for spectators, for the active god."""

    world: str
    level: str  # top, mid, bottom
    column: int
    gods: list[int]  # slots
    enemies: list[str]
    iotunns: list[str]  # who blocks it, rides an Enemy here, or stands on the Sword of Obstacles
    devastated: bool
    mode: str | None  # penalty, normal, bonus; None where there is nobody to act
    risk: int
    amount: int
    closed: str | None  # why its action is not to be had
    heal: int | None  # the life that Heal the Tree costs here, None where it cannot be done
    reachable: bool


class Enemy(msgspec.Struct, frozen=True):
    """An Enemy, and what its next activation would do to the god who reveals next."""

    enemy: str
    place: str | None  # a world or the cage; None for Nidhögg
    strength: int | None  # the Risks of a fight; None if there is none
    rider: str | None
    retreat: str | None  # a world, the cage, or an island as `island:1`
    next: list[str]  # in order: up:midgard, to:asgard, turn, giants:2, … ; `to` and `life` alone if the god is open
    armed: bool  # the next card of this Enemy activates it
    loses: bool  # that could lose the game
    open: list[Card]  # on the wheel, the older first


class Reserves(msgspec.Struct, frozen=True):
    """What can still be taken, or must still come."""

    elves: int
    dice: int
    heroes: int
    giants: int
    anonymous: int


class Deck(msgspec.Struct, frozen=True):
    """A seat's Enemy cards: those on top and at the bottom that everybody knows, and what lies between them."""

    size: int  # without the face-down card
    top: list[Card]  # the next first
    unknown: list[Card]  # in the middle, in no order; an unseen face-down card is one of them
    late: list[Card]  # in the middle, but not that face-down card
    bottom: list[Card]  # the next first
    down: Card | None  # face down on the wheel, if everybody knows which
    unseen: bool  # a card lies face down that nobody knows


class Artifacts(msgspec.Struct, frozen=True):
    """Nidavellir: the top of each pile, and how many cards lie under it."""

    shown: list[str | None]
    left: list[int]
    out: list[str]  # out of the game, or where a page has laid them


class Die(msgspec.Struct, frozen=True):
    """A die as it lies: its face counts as a success if an Elf changed it."""

    face: str
    changed: bool
    success: bool
    lost: bool  # goes back to Vanaheim


class Brother(msgspec.Struct, frozen=True):
    """The god die of a Brother-in-Arms."""

    god: str
    die: Die


class Throw(msgspec.Struct, frozen=True):
    """Risks that a god is taking."""

    god: str
    against: str | None
    risks: int
    prevented: int  # by Heroes, pairs of Elves and supports: the dice are not counted
    left: int  # Risks that nothing prevents as it stands
    heroes_used: int
    elves_used: int
    god_die: Die | None
    dice: list[Die]
    brothers: list[Brother]
    dice_kept: int
    rerolled: list[str]  # what has been thrown again: god, dice


class FiguresView(msgspec.Struct, frozen=True):
    """What the rulebooks do not give: reconstructed by us, unless `own` names it as the owner's."""

    god_die: list[str]
    vanir_die: list[str]
    stones: list[list[str]]  # both sides of the white, the green and the red one
    own: list[str]  # god-die, vanir-die, islands, white, green, red, tree, chart
    hash: str | None  # of the owner's file


class SpotSeen(msgspec.Struct, frozen=True):
    """A spot of Nidhögg's path."""

    kind: str  # plain, effect, turn, tree, dead-tree
    words: Words


class GoalSeen(msgspec.Struct, frozen=True):
    """What turns the page, and how far it is."""

    words: Words
    have: int
    need: int


class CounterSeen(msgspec.Struct, frozen=True):
    """Something the saga counts; as a row it lies beside the board."""

    name: str
    words: Words
    value: int
    most: int | None
    look: str  # counter, row, flag


class TokenSeen(msgspec.Struct, frozen=True):
    """Tokens of one kind in a world."""

    world: str
    kind: str
    words: Words
    count: int


class StandeeSeen(msgspec.Struct, frozen=True):
    """A piece of the saga."""

    name: str
    words: Words
    place: str  # a world, cage, track or aside
    strength: int | None  # None if it cannot be fought on this page
    is_enemy: bool
    worlds: list[str]  # from where it can be fought


class TrackSeen(msgspec.Struct, frozen=True):
    """How far a piece has come on its track."""

    standee: str
    step: int
    length: int


class DeedSeen(msgspec.Struct, frozen=True):
    """A saga action, for the reader's god if he stood where it can be done, or else for the active god."""

    name: str
    words: Words
    about: Words
    worlds: list[str]
    costs: list[list[Words]]  # one of them is paid
    risks: int | None  # where the god stands, or where it can be done first
    refused: Words | None  # why it cannot be done now and here


class RuleSeen(msgspec.Struct, frozen=True):
    """What holds on this page."""

    kind: str  # new, trigger, fight, loss
    enemies: list[str]
    words: Words


class SagaView(msgspec.Struct, frozen=True):
    """The page that lies open."""

    name: str
    words: Words
    page: str
    title: Words
    story: Words
    number: int
    pages: int
    goal: list[GoalSeen]
    any_goal: bool  # one of the goals is enough
    counters: list[CounterSeen]
    tokens: list[TokenSeen]
    standees: list[StandeeSeen]
    tracks: list[TrackSeen]
    deeds: list[DeedSeen]
    rules: list[RuleSeen]
    fallen: list[str]  # Enemies out of the game


class YggdrasilView(View, frozen=True):
    """All that a seat may know; only `me` and what the worlds say differ from seat to seat."""

    seats: int
    hard: bool
    free_order: bool
    round: int
    outcome: str  # playing, won, lost
    reason: str | None
    path: list[str]  # start, plain, giant, anonymous, iotunn, effect, turn, tree, dead-tree
    spots: list[SpotSeen]
    spot: int
    turned: int
    columns: list[list[str]]  # top, mid, bottom
    active: int | None
    order: list[int]
    me: int | None
    gods: list[God]
    worlds: list[World]
    enemies: list[Enemy]
    island: int
    islands: list[int]
    giants: int
    anonymous: int
    heroes: int
    iotunns_left: int  # pawns on Loki's ladder
    reserves: Reserves
    cage: list[int]  # open notches
    wheel: list[list[Card]]  # by Enemy
    revealed: Card | None  # in this turn
    stopped: bool  # Fenrir has ended this turn
    healed: list[str]  # worlds healed in this turn
    decks: list[Deck]
    shared: list[Card]  # two players: cards of the support that nobody has seen
    shares: list[int]  # how many of them are among the cards of each seat
    artifacts: Artifacts
    creatures_drawn: list[str]  # to choose from
    creatures_at_work: list[str]  # drawn with one that is helping now
    creatures_discarded: list[str]
    creatures_aside: int  # laid aside unseen by a saga
    iotunns: list[str]  # active
    iotunns_discarded: list[str]
    throw: Throw | None
    saga: SagaView | None  # None in the standard game
    stones: list[str | None]  # what stones have fallen on, while it is open
    figures: FiguresView
