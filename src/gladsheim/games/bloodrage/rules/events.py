"""What happens in Blood Rage, for the log and for animation; battles have their own file."""

from __future__ import annotations

from gladsheim.games.bloodrage.battle.events import (
    BattleTied,
    BattleWon,
    CardCancelled,
    CardsDiscarded,
    CardsKept,
    CardsReturned,
    CardsRevealed,
    CardsTaken,
    CardsWatched,
    FigureDied,
    FigureKept,
    FigureSaved,
    GloryStolen,
    Joined,
    LateCardPlayed,
    LeaderMoved,
    PillageBegan,
    Pillaged,
    PillagedUnopposed,
    QuestDeclared,
    RageStolen,
    WitchFled,
)
from gladsheim.games.bloodrage.rules.notation import (
    card_words,
    figures_words,
    place_words,
    stat_words,
    to_words,
    token_words,
    why_words,
)
from gladsheim.kernel.events import Event
from gladsheim.words import Words


class FirstPlayerDrawn(Event, frozen=True):
    """A seat was given the first-player marker."""

    seat: int

    def words(self) -> Words:
        return Words("bloodrage-event-first-player-drawn", {"seat": self.seat})


class TokenLaid(Event, frozen=True):
    """A pillage token was laid into a province."""

    province: str
    token: str

    def words(self) -> Words:
        return Words(
            "bloodrage-event-token-laid", {"province": place_words(self.province), "token": token_words(self.token)}
        )


class DoomDrawn(Event, frozen=True):
    """The province that Ragnarök takes in an age was drawn."""

    age: int
    province: str

    def words(self) -> Words:
        return Words("bloodrage-event-doom-drawn", {"age": self.age, "province": place_words(self.province)})


class ProvinceRuined(Event, frozen=True):
    """A province was destroyed before the game began."""

    province: str

    def words(self) -> Words:
        return Words("bloodrage-event-province-ruined", {"province": place_words(self.province)})


class AgeBegan(Event, frozen=True):
    """An age began."""

    age: int

    def words(self) -> Words:
        return Words("bloodrage-event-age-began", {"age": self.age})


class CardDealt(Event, frozen=True):
    """A card was dealt to a seat; nobody else is told."""

    seat: int
    card: str

    def words(self) -> Words:
        return Words("bloodrage-event-card-dealt", {"seat": self.seat, "card": card_words(self.card)})


class PacksPassed(Event, frozen=True):
    """Everybody passed the rest of a pack to the left."""

    age: int
    taken: int

    def words(self) -> Words:
        return Words("bloodrage-event-packs-passed", {"age": self.age, "taken": self.taken})


class GiftsTaken(Event, frozen=True):
    """Everybody has taken the gifts of an age."""

    age: int

    def words(self) -> Words:
        return Words("bloodrage-event-gifts-taken", {"age": self.age})


class TurnPassed(Event, frozen=True):
    """A seat passed and takes no more actions in this age."""

    seat: int

    def words(self) -> Words:
        return Words("bloodrage-event-turn-passed", {"seat": self.seat})


class Invaded(Event, frozen=True):
    """A seat invaded a province or a fjord."""

    seat: int
    figure: str
    place: str
    cost: int

    def words(self) -> Words:
        return Words(
            "bloodrage-event-invaded",
            {
                "seat": self.seat,
                "figure": figures_words(self.figure, 1),
                "place": to_words(self.place),
                "cost": self.cost,
            },
        )


class Returned(Event, frozen=True):
    """A seat invaded with a figure out of Valhalla."""

    seat: int
    figure: str
    place: str

    def words(self) -> Words:
        return Words(
            "bloodrage-event-returned",
            {"seat": self.seat, "figure": figures_words(self.figure, 1), "place": to_words(self.place)},
        )


class Marched(Event, frozen=True):
    """A seat marched."""

    seat: int
    figure: str
    count: int
    from_: str
    to: str

    def words(self) -> Words:
        return Words(
            "bloodrage-event-marched",
            {
                "seat": self.seat,
                "figure": figures_words(self.figure, self.count),
                "from": place_words(self.from_),
                "place": to_words(self.to),
            },
        )


class Upgraded(Event, frozen=True):
    """A seat played an upgrade, perhaps in the place of another."""

    seat: int
    card: str
    cost: int
    replaced: str | None

    def words(self) -> Words:
        if self.replaced is None:
            return Words(
                "bloodrage-event-upgraded", {"seat": self.seat, "card": card_words(self.card), "cost": self.cost}
            )
        return Words(
            "bloodrage-event-upgraded-replacing",
            {
                "seat": self.seat,
                "card": card_words(self.card),
                "cost": self.cost,
                "replaced": card_words(self.replaced),
            },
        )


class QuestCommitted(Event, frozen=True):
    """A seat committed to a quest; only that seat sees which."""

    seat: int
    card: str | None

    def words(self) -> Words:
        if self.card is None:
            return Words("bloodrage-event-quest-committed-hidden", {"seat": self.seat})
        return Words("bloodrage-event-quest-committed", {"seat": self.seat, "card": card_words(self.card)})


class StatRaised(Event, frozen=True):
    """A stat rose to a step, the first being 1."""

    seat: int
    stat: str
    step: int
    value: int

    def words(self) -> Words:
        return Words(
            "bloodrage-event-stat-raised",
            {"seat": self.seat, "stat": stat_words(self.stat), "step": self.step, "value": self.value},
        )


class RageChanged(Event, frozen=True):
    """A seat gained Rage, or lost some."""

    seat: int
    amount: int
    why: str

    def words(self) -> Words:
        if self.amount < 0:
            return Words(
                "bloodrage-event-rage-lost", {"seat": self.seat, "amount": -self.amount, "why": why_words(self.why)}
            )
        return Words(
            "bloodrage-event-rage-changed", {"seat": self.seat, "amount": self.amount, "why": why_words(self.why)}
        )


class GloryGained(Event, frozen=True):
    """A seat gained Glory."""

    seat: int
    amount: int
    why: str

    def words(self) -> Words:
        return Words(
            "bloodrage-event-glory-gained", {"seat": self.seat, "amount": self.amount, "why": why_words(self.why)}
        )


class CardsThrownAway(Event, frozen=True):
    """A seat threw cards of its hand away, face down."""

    seat: int
    count: int

    def words(self) -> Words:
        return Words("bloodrage-event-cards-thrown-away", {"seat": self.seat, "count": self.count})


class CardKept(Event, frozen=True):
    """A seat kept a card for the next age; only that seat sees which."""

    seat: int
    card: str | None

    def words(self) -> Words:
        if self.card is None:
            return Words("bloodrage-event-card-kept-hidden", {"seat": self.seat})
        return Words("bloodrage-event-card-kept", {"seat": self.seat, "card": card_words(self.card)})


class QuestRevealed(Event, frozen=True):
    """A quest was revealed, fulfilled or not."""

    seat: int
    card: str
    fulfilled: bool

    def words(self) -> Words:
        if not self.fulfilled:
            return Words("bloodrage-event-quest-failed", {"seat": self.seat, "card": card_words(self.card)})
        return Words("bloodrage-event-quest-revealed", {"seat": self.seat, "card": card_words(self.card)})


class ProvinceDestroyed(Event, frozen=True):
    """Ragnarök destroyed a province."""

    province: str
    age: int

    def words(self) -> Words:
        return Words("bloodrage-event-province-destroyed", {"province": place_words(self.province), "age": self.age})


class FiguresReleased(Event, frozen=True):
    """Figures came back from Valhalla."""

    seat: int
    figure: str
    count: int

    def words(self) -> Words:
        return Words(
            "bloodrage-event-figures-released", {"seat": self.seat, "figure": figures_words(self.figure, self.count)}
        )


class AgeEnded(Event, frozen=True):
    """An age ended."""

    age: int

    def words(self) -> Words:
        return Words("bloodrage-event-age-ended", {"age": self.age})


class TrackBonus(Event, frozen=True):
    """A seat gained Glory for a legendary stat."""

    seat: int
    stat: str
    glory: int

    def words(self) -> Words:
        return Words(
            "bloodrage-event-track-bonus", {"seat": self.seat, "stat": stat_words(self.stat), "glory": self.glory}
        )


class GameEnded(Event, frozen=True):
    """The game ended."""

    def words(self) -> Words:
        return Words("bloodrage-event-game-ended")


EVENTS = (
    FirstPlayerDrawn, TokenLaid, DoomDrawn, ProvinceRuined, AgeBegan, CardDealt, PacksPassed, GiftsTaken, TurnPassed,
    Invaded, Returned, Marched, Upgraded, QuestCommitted, StatRaised, RageChanged, GloryGained, PillageBegan, Joined,
    PillagedUnopposed, CardsRevealed, QuestDeclared, CardCancelled, CardsWatched, LateCardPlayed, FigureDied,
    FigureSaved, WitchFled, FigureKept, BattleWon, BattleTied, Pillaged, RageStolen, GloryStolen, CardsTaken,
    CardsKept, CardsDiscarded, CardsReturned, LeaderMoved, CardsThrownAway, CardKept, QuestRevealed,
    ProvinceDestroyed, FiguresReleased, AgeEnded, TrackBonus, GameEnded,
)  # fmt: skip
