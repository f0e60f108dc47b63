"""What happens in Yggdrasil Chronicles, for the log and for animation; Enemies and risks have their own files."""

from __future__ import annotations

from typing import Final

from gladsheim.games.yggdrasil.enemies.events import ENEMY_EVENTS
from gladsheim.games.yggdrasil.risks.events import RISK_EVENTS
from gladsheim.games.yggdrasil.rules.notation import god_named, opponent_named, place_named
from gladsheim.games.yggdrasil.sagas.events import SAGA_EVENTS
from gladsheim.kernel.events import Event
from gladsheim.words import Words


class GodChosen(Event, frozen=True):
    """A seat took a god's sheet."""

    seat: int
    god: str

    def words(self) -> Words:
        return Words("yggdrasil-event-god-chosen", {"seat": self.seat, "god": god_named(self.god)})


class SupportChosen(Event, frozen=True):
    """A god joined as support."""

    seat: int
    god: str

    def words(self) -> Words:
        return Words("yggdrasil-event-support-chosen", {"seat": self.seat, "god": god_named(self.god)})


class SupportJoined(Event, frozen=True):
    """A god whom a campaign names is the support."""

    god: str

    def words(self) -> Words:
        return Words("yggdrasil-event-support-joined", {"god": god_named(self.god)})


class RoundBegan(Event, frozen=True):
    """A round began: everybody laid the top card of a deck face down on the wheel."""

    round: int
    seats: list[int]  # who had a card to lay

    def words(self) -> Words:
        return Words("yggdrasil-event-round-began", {"round": self.round})


class OrderProposed(Event, frozen=True):
    """A seat proposed in which order the gods play this round."""

    seat: int
    gods: list[str]

    def words(self) -> Words:
        gods = [god_named(god) for god in self.gods]
        return Words("yggdrasil-event-order-proposed", {"seat": self.seat, "gods": gods})


class TurnBegan(Event, frozen=True):
    """A god's turn began."""

    seat: int
    god: str

    def words(self) -> Words:
        return Words("yggdrasil-event-turn-began", {"god": god_named(self.god)})


class GodMoved(Event, frozen=True):
    """A god went to another world."""

    god: str
    origin: str
    world: str

    def words(self) -> Words:
        return Words(
            "yggdrasil-event-god-moved",
            {"god": god_named(self.god), "origin": place_named(self.origin), "world": place_named(self.world)},
        )


class GodStayed(Event, frozen=True):
    """A god did not move."""

    god: str
    world: str

    def words(self) -> Words:
        return Words("yggdrasil-event-god-stayed", {"god": god_named(self.god), "world": place_named(self.world)})


class Passed(Event, frozen=True):
    """A god neither acted nor fought."""

    god: str

    def words(self) -> Words:
        return Words("yggdrasil-event-passed", {"god": god_named(self.god)})


class ActionBegan(Event, frozen=True):
    """A god performed the action of a world, where he stood or from afar."""

    god: str
    world: str
    mode: str

    def words(self) -> Words:
        return Words(
            f"yggdrasil-event-action-{self.mode}", {"god": god_named(self.god), "world": place_named(self.world)}
        )


class FightBegan(Event, frozen=True):
    """A god took on an opponent of a certain strength."""

    god: str
    opponent: str
    strength: int
    title: Words | None = None  # of a standee

    def words(self) -> Words:
        opponent = self.title or opponent_named(self.opponent)
        return Words(
            "yggdrasil-event-fight-began",
            {"god": god_named(self.god), "opponent": opponent, "strength": self.strength},
        )


class OpponentBeaten(Event, frozen=True):
    """A god won his fight."""

    god: str
    opponent: str
    title: Words | None = None  # of a standee

    def words(self) -> Words:
        opponent = self.title or opponent_named(self.opponent)
        return Words("yggdrasil-event-opponent-beaten", {"god": god_named(self.god), "opponent": opponent})


class ElvesTaken(Event, frozen=True):
    """A god took Elves out of the reserve."""

    god: str
    count: int

    def words(self) -> Words:
        return Words("yggdrasil-event-elves-taken", {"god": god_named(self.god), "count": self.count})


class DiceTaken(Event, frozen=True):
    """A god took Vanir dice out of the reserve."""

    god: str
    count: int

    def words(self) -> Words:
        return Words("yggdrasil-event-dice-taken", {"god": god_named(self.god), "count": self.count})


class HeroesCalled(Event, frozen=True):
    """Heroes went from Midgard to Valhalla."""

    god: str
    count: int
    valhalla: int

    def words(self) -> Words:
        return Words("yggdrasil-event-heroes-called", {"god": god_named(self.god), "count": self.count})


class AnonymousFreed(Event, frozen=True):
    """Anonymous went from Hel's ladder back to Midgard."""

    god: str
    count: int
    ladder: int

    def words(self) -> Words:
        return Words("yggdrasil-event-anonymous-freed", {"god": god_named(self.god), "count": self.count})


class GiantsDriven(Event, frozen=True):
    """Fire Giants went from Surt's ladder back to Muspellheim."""

    god: str
    count: int
    ladder: int

    def words(self) -> Words:
        return Words("yggdrasil-event-giants-driven", {"god": god_named(self.god), "count": self.count})


class LifeLost(Event, frozen=True):
    """A god lost life."""

    god: str
    count: int
    left: int

    def words(self) -> Words:
        return Words("yggdrasil-event-life-lost", {"god": god_named(self.god), "count": self.count, "left": self.left})


class LifeGained(Event, frozen=True):
    """A god recovered life."""

    god: str
    count: int
    left: int

    def words(self) -> Words:
        return Words(
            "yggdrasil-event-life-gained", {"god": god_named(self.god), "count": self.count, "left": self.left}
        )


class GameWon(Event, frozen=True):
    """Nidhögg reached the Tree: all won."""

    def words(self) -> Words:
        return Words("yggdrasil-event-game-won")


class GameLost(Event, frozen=True):
    """All lost."""

    reason: str

    def words(self) -> Words:
        return Words("yggdrasil-event-game-lost", {"reason": Words(f"yggdrasil-lost-{self.reason}")})


EVENTS: Final = (
    GodChosen,
    SupportChosen,
    SupportJoined,
    RoundBegan,
    OrderProposed,
    TurnBegan,
    GodMoved,
    GodStayed,
    Passed,
    ActionBegan,
    FightBegan,
    OpponentBeaten,
    ElvesTaken,
    DiceTaken,
    HeroesCalled,
    AnonymousFreed,
    GiantsDriven,
    LifeLost,
    LifeGained,
    GameWon,
    GameLost,
    *ENEMY_EVENTS,
    *RISK_EVENTS,
    *SAGA_EVENTS,
)
