"""What the Enemies do and what happens to their cards, for the log and for animation."""

from __future__ import annotations

from typing import Final

from gladsheim.games.yggdrasil.rules.notation import card_named, enemy_named, god_named, iotunn_named, place_named
from gladsheim.kernel.events import Event
from gladsheim.words import Words


class EnemyRevealed(Event, frozen=True):
    """A god turned his card face up; it may belong to another's set."""

    god: str
    owner: str
    enemy: str
    activates: bool

    def words(self) -> Words:
        terms = {"god": god_named(self.god), "owner": god_named(self.owner), "enemy": enemy_named(self.enemy)}
        if self.owner != self.god:
            return Words("yggdrasil-event-enemy-revealed-of", {**terms})
        return Words("yggdrasil-event-enemy-revealed", {**terms})


class NothingRevealed(Event, frozen=True):
    """A god had no card on the wheel."""

    god: str

    def words(self) -> Words:
        return Words("yggdrasil-event-nothing-revealed", {"god": god_named(self.god)})


class EnemyActivated(Event, frozen=True):
    """Two cards of an Enemy lay open."""

    enemy: str

    def words(self) -> Words:
        return Words("yggdrasil-event-enemy-activated", {"enemy": enemy_named(self.enemy)})


class EnemyMoved(Event, frozen=True):
    """An Enemy went from one place to another; either may be the Cage."""

    enemy: str
    origin: str
    place: str

    def words(self) -> Words:
        return Words(
            "yggdrasil-event-enemy-moved",
            {"enemy": enemy_named(self.enemy), "origin": place_named(self.origin), "place": place_named(self.place)},
        )


class IslandReached(Event, frozen=True):
    """Iormungand came to an island; 0 is the one with the rainbow."""

    island: int
    back: bool

    def words(self) -> Words:
        name = "yggdrasil-event-island-left" if self.back else "yggdrasil-event-island-reached"
        return Words(name, {"island": self.island + 1})


class WorldDevastated(Event, frozen=True):
    """A world was devastated; so many bars of the Cage are left."""

    world: str
    bars: int

    def words(self) -> Words:
        return Words("yggdrasil-event-world-devastated", {"world": place_named(self.world), "bars": self.bars})


class WorldHealed(Event, frozen=True):
    """A god healed the Tree; the marker went back to the Cage."""

    god: str
    world: str
    bars: int

    def words(self) -> Words:
        return Words("yggdrasil-event-world-healed", {"god": god_named(self.god), "world": place_named(self.world)})


class MidTurned(Event, frozen=True):
    """The middle level turned clockwise."""

    places: int
    turned: int

    def words(self) -> Words:
        return Words("yggdrasil-event-mid-turned", {"places": self.places})


class GiantsRose(Event, frozen=True):
    """Fire Giants climbed Surt's ladder."""

    count: int
    ladder: int

    def words(self) -> Words:
        return Words("yggdrasil-event-giants-rose", {"count": self.count})


class AnonymousSent(Event, frozen=True):
    """Anonymous went to Hel's ladder."""

    count: int
    ladder: int

    def words(self) -> Words:
        return Words("yggdrasil-event-anonymous-sent", {"count": self.count})


class IotunnWoke(Event, frozen=True):
    """An Iotunn left Loki's ladder and became active."""

    iotunn: str
    ladder: int  # pawns left on it

    def words(self) -> Words:
        return Words("yggdrasil-event-iotunn-woke", {"iotunn": iotunn_named(self.iotunn)})


class IotunnDefeated(Event, frozen=True):
    """An Iotunn went back to Loki's ladder."""

    iotunn: str
    ladder: int

    def words(self) -> Words:
        return Words("yggdrasil-event-iotunn-defeated", {"iotunn": iotunn_named(self.iotunn)})


class IotunnsShuffled(Event, frozen=True):
    """The discarded cards of the Iotunns became a new deck."""

    cards: int

    def words(self) -> Words:
        return Words("yggdrasil-event-iotunns-shuffled", {"cards": self.cards})


class NidhoggMoved(Event, frozen=True):
    """Nidhögg went one spot to the right."""

    spot: int
    last: int

    def words(self) -> Words:
        return Words("yggdrasil-event-nidhogg-moved", {"spot": self.spot, "last": self.last})


class TurnStopped(Event, frozen=True):
    """Fenrir ended a god's turn."""

    god: str

    def words(self) -> Words:
        return Words("yggdrasil-event-turn-stopped", {"god": god_named(self.god)})


class CardReturned(Event, frozen=True):
    """A card went from the wheel under a deck."""

    seat: int
    owner: str
    enemy: str

    def words(self) -> Words:
        return Words("yggdrasil-event-card-returned", {"seat": self.seat, "card": card_named(self.owner, self.enemy)})


class CardShuffledIn(Event, frozen=True):
    """A card went from the wheel into a deck, which was shuffled."""

    seat: int
    owner: str
    enemy: str

    def words(self) -> Words:
        return Words(
            "yggdrasil-event-card-shuffled-in", {"seat": self.seat, "card": card_named(self.owner, self.enemy)}
        )


class CardSeen(Event, frozen=True):
    """A card on top of a deck was looked at, and told to everybody."""

    seat: int
    owner: str
    enemy: str

    def words(self) -> Words:
        return Words("yggdrasil-event-card-seen", {"seat": self.seat, "card": card_named(self.owner, self.enemy)})


ENEMY_EVENTS: Final = (
    EnemyRevealed,
    NothingRevealed,
    EnemyActivated,
    EnemyMoved,
    IslandReached,
    WorldDevastated,
    WorldHealed,
    MidTurned,
    GiantsRose,
    AnonymousSent,
    IotunnWoke,
    IotunnDefeated,
    IotunnsShuffled,
    NidhoggMoved,
    TurnStopped,
    CardReturned,
    CardShuffledIn,
    CardSeen,
)
