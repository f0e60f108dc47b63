"""What happens in Nidavellir, for the log and for animation."""

from __future__ import annotations

from gladsheim.games.nidavellir.cards.printed import TAVERNS
from gladsheim.games.nidavellir.rules.notation import (
    card_words,
    class_words,
    coin_words,
    distinction_words,
    hero_words,
    place_words,
    raise_words,
    tavern_words,
    who,
)
from gladsheim.kernel.events import Event
from gladsheim.words import Words


def tavern(number: int) -> Words:
    """The name of a tavern, in any language."""
    return tavern_words(TAVERNS[number])


class GemDealt(Event, frozen=True):
    """A seat was given a gem."""

    seat: int
    gem: int

    def words(self) -> Words:
        return Words("nidavellir-event-gem-dealt", {"seat": self.seat, "gem": self.gem})


class RoundBegan(Event, frozen=True):
    """A round began."""

    age: int
    round: int
    rounds: int

    def words(self) -> Words:
        return Words("nidavellir-event-round-began", {"age": self.age, "round": self.round, "rounds": self.rounds})


class CardRevealed(Event, frozen=True):
    """A card was revealed in a tavern."""

    tavern: int
    card: str

    def words(self) -> Words:
        return Words("nidavellir-event-card-revealed", {"tavern": tavern(self.tavern), "card": card_words(self.card)})


class BidsPlaced(Event, frozen=True):
    """All coins lie face down."""

    def words(self) -> Words:
        return Words("nidavellir-event-bids-placed")


class CoinsShown(Event, frozen=True):
    """The coins at a tavern were turned over; whoever has Uline has laid none yet."""

    tavern: int
    coins: list[str | None]

    def words(self) -> Words:
        shown = [
            Words("nidavellir-coin-of", {"seat": seat, "coin": coin_words(coin)})
            for seat, coin in enumerate(self.coins)
            if coin is not None
        ]
        return Words("nidavellir-event-coins-shown", {"tavern": tavern(self.tavern), "coins": shown})


class CoinLaidOpen(Event, frozen=True):
    """Uline's owner laid a coin openly at a tavern."""

    seat: int
    tavern: int
    coin: str

    def words(self) -> Words:
        return Words(
            "nidavellir-event-coin-laid-open",
            {"seat": self.seat, "tavern": tavern(self.tavern), "coin": coin_words(self.coin)},
        )


class OrderSet(Event, frozen=True):
    """The order of turns at a tavern was set."""

    tavern: int
    order: list[int]

    def words(self) -> Words:
        return Words(
            "nidavellir-event-order-set", {"tavern": tavern(self.tavern), "order": [who(seat) for seat in self.order]}
        )


class CardTaken(Event, frozen=True):
    """A seat took a card from a tavern."""

    seat: int
    tavern: int
    card: str

    def words(self) -> Words:
        return Words(
            "nidavellir-event-card-taken",
            {"seat": self.seat, "tavern": tavern(self.tavern), "card": card_words(self.card)},
        )


class HeroRecruited(Event, frozen=True):
    """A seat recruited a hero."""

    seat: int
    hero: str

    def words(self) -> Words:
        return Words("nidavellir-event-hero-recruited", {"seat": self.seat, "hero": hero_words(self.hero)})


class ThrudLifted(Event, frozen=True):
    """A card was laid on Thrud, who came out from under it."""

    seat: int

    def words(self) -> Words:
        return Words("nidavellir-event-thrud-lifted", {"seat": self.seat})


class ThrudLaid(Event, frozen=True):
    """Thrud was laid on a column."""

    seat: int
    column: str

    def words(self) -> Words:
        return Words("nidavellir-event-thrud-laid", {"seat": self.seat, "column": class_words(self.column)})


class YludLaid(Event, frozen=True):
    """Ylud, who had waited beside the board, was laid on a column."""

    seat: int
    column: str

    def words(self) -> Words:
        return Words("nidavellir-event-ylud-laid", {"seat": self.seat, "column": class_words(self.column)})


class YludMoved(Event, frozen=True):
    """Ylud went from one column to another."""

    seat: int
    left: str
    column: str

    def words(self) -> Words:
        return Words(
            "nidavellir-event-ylud-moved",
            {"seat": self.seat, "left": class_words(self.left), "column": class_words(self.column)},
        )


class YludStayed(Event, frozen=True):
    """Ylud was left where she lay."""

    seat: int
    column: str

    def words(self) -> Words:
        return Words("nidavellir-event-ylud-stayed", {"seat": self.seat, "column": class_words(self.column)})


class CardDiscarded(Event, frozen=True):
    """A dwarf was discarded for a hero."""

    seat: int
    card: str
    hero: str

    def words(self) -> Words:
        return Words(
            "nidavellir-event-card-discarded",
            {"seat": self.seat, "card": card_words(self.card), "hero": hero_words(self.hero)},
        )


class CardLeftOver(Event, frozen=True):
    """A card that nobody took went to the discard pile."""

    tavern: int
    card: str

    def words(self) -> Words:
        return Words("nidavellir-event-card-left-over", {"tavern": tavern(self.tavern), "card": card_words(self.card)})


class CoinUpgraded(Event, frozen=True):
    """A coin was exchanged for a better one, which lies where it lay."""

    seat: int
    old: str
    new: str
    place: str
    by: str

    def words(self) -> Words:
        return Words(
            "nidavellir-event-coin-upgraded",
            {
                "seat": self.seat,
                "old": coin_words(self.old),
                "new": coin_words(self.new),
                "place": place_words(self.place),
                "by": raise_words(self.by),
            },
        )


class CoinsTraded(Event, frozen=True):
    """Two coins were added up: a new one came for their sum, and the higher of the two was given up."""

    seat: int
    first: str
    second: str
    new: str
    lost: str

    def words(self) -> Words:
        return Words(
            "nidavellir-event-coins-traded",
            {
                "seat": self.seat,
                "first": coin_words(self.first),
                "second": coin_words(self.second),
                "new": coin_words(self.new),
                "lost": coin_words(self.lost),
            },
        )


class GemsSwapped(Event, frozen=True):
    """Two tied seats swapped gems; the gems are those they hold now."""

    seats: list[int]
    gems: list[int]

    def words(self) -> Words:
        seat, other = self.seats
        mine, its = self.gems
        return Words("nidavellir-event-gems-swapped", {"seat": seat, "other": who(other), "gem": mine, "theirs": its})


class CoinsTakenBack(Event, frozen=True):
    """All coins returned to their owners' hands."""

    def words(self) -> Words:
        return Words("nidavellir-event-coins-taken-back")


class UlineTookCoins(Event, frozen=True):
    """Uline's new owner took back the pouch and every coin still face down."""

    seat: int

    def words(self) -> Words:
        return Words("nidavellir-event-uline-took-coins", {"seat": self.seat})


class DistinctionWon(Event, frozen=True):
    """A seat alone had the most ranks of a class."""

    seat: int
    name: str

    def words(self) -> Words:
        return Words(
            "nidavellir-event-distinction-won", {"seat": self.seat, "distinction": distinction_words(self.name)}
        )


class DistinctionUnclaimed(Event, frozen=True):
    """Nobody alone had the most ranks of a class."""

    name: str

    def words(self) -> Words:
        return Words("nidavellir-event-distinction-unclaimed", {"distinction": distinction_words(self.name)})


class CardsLooked(Event, frozen=True):
    """The spyglass's winner looked at three cards of the second age; the others do not see which."""

    seat: int
    cards: list[str] | None

    def words(self) -> Words:
        if self.cards is None:
            return Words("nidavellir-event-cards-looked-hidden", {"seat": self.seat})
        return Words(
            "nidavellir-event-cards-looked", {"seat": self.seat, "cards": [card_words(card) for card in self.cards]}
        )


class CardKept(Event, frozen=True):
    """One of these three was kept; the other two were shuffled back."""

    seat: int
    card: str

    def words(self) -> Words:
        return Words("nidavellir-event-card-kept", {"seat": self.seat, "card": card_words(self.card)})


class CardBoxed(Event, frozen=True):
    """A card of the second age went to the box, and nobody looked at it."""

    def words(self) -> Words:
        return Words("nidavellir-event-card-boxed")


class AgeEnded(Event, frozen=True):
    """The last tavern of an age was resolved."""

    age: int

    def words(self) -> Words:
        return Words("nidavellir-event-age-ended", {"age": self.age})


class ThrudLeft(Event, frozen=True):
    """Thrud left the army before the final scoring."""

    seat: int

    def words(self) -> Words:
        return Words("nidavellir-event-thrud-left", {"seat": self.seat})


class GameScored(Event, frozen=True):
    """A seat's final score, part by part."""

    seat: int
    warrior: int
    hunter: int
    miner: int
    blacksmith: int
    explorer: int
    heroes: int
    coins: int
    gem: int
    total: int

    def words(self) -> Words:
        return Words(
            "nidavellir-event-game-scored",
            {
                "seat": self.seat,
                "warrior": self.warrior,
                "hunter": self.hunter,
                "miner": self.miner,
                "blacksmith": self.blacksmith,
                "explorer": self.explorer,
                "heroes": self.heroes,
                "coins": self.coins,
                "gem": self.gem,
                "total": self.total,
            },
        )


EVENTS = (
    GemDealt, RoundBegan, CardRevealed, BidsPlaced, CoinsShown, CoinLaidOpen, OrderSet, CardTaken, HeroRecruited,
    ThrudLifted, ThrudLaid, YludLaid, YludMoved, YludStayed, CardDiscarded, CardLeftOver, CoinUpgraded, CoinsTraded,
    GemsSwapped, CoinsTakenBack, UlineTookCoins, DistinctionWon, DistinctionUnclaimed, CardsLooked, CardKept,
    CardBoxed, AgeEnded, ThrudLeft, GameScored,
)  # fmt: skip
