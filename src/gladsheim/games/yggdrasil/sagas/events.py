"""What happens in a saga, for the log and for animation; the words come with the event, since sagas bring their own."""

from __future__ import annotations

from typing import Final

from gladsheim.games.yggdrasil.rules.notation import god_named, place_named
from gladsheim.kernel.events import Event
from gladsheim.words import Term, Words


class PageTurned(Event, frozen=True):
    """A page of the saga was opened; its story is told by the page itself."""

    number: int
    pages: int
    title: Words
    story: Words

    def words(self) -> Words:
        return Words("yggdrasil-event-page-turned", {"number": self.number, "pages": self.pages, "title": self.title})


class SagaWon(Event, frozen=True):
    """Behind the last page stood the Tree."""

    saga: str
    title: Words

    def words(self) -> Words:
        return Words("yggdrasil-event-saga-won", {"title": self.title})


class ConditionMet(Event, frozen=True):
    """A losing condition of the page came true."""

    condition: Words

    def words(self) -> Words:
        return Words("yggdrasil-event-condition-met", {"condition": self.condition})


class DeedBegan(Event, frozen=True):
    """A god set about a deed of the saga."""

    god: str
    deed: str
    world: str
    title: Words

    def words(self) -> Words:
        terms: dict[str, Term] = {"god": god_named(self.god), "world": place_named(self.world), "deed": self.title}
        return Words("yggdrasil-event-deed-began", terms)


class DeedPaid(Event, frozen=True):
    """A god gave Elves, Vanir dice or an artifact for a deed, or Heroes from Valhalla."""

    god: str
    elves: int
    dice: int
    heroes: int
    artifact: str | None

    def words(self) -> Words:
        paid = [Words(f"yggdrasil-{kind}", {"count": count}) for kind, count in self.counts() if count]
        if self.artifact is not None:
            paid.append(Words(f"yggdrasil-artifact-{self.artifact}"))
        return Words("yggdrasil-event-deed-paid", {"god": god_named(self.god), "paid": paid})

    def counts(self) -> list[tuple[str, int]]:
        """What was given, by kind."""
        return [("elves", self.elves), ("dice", self.dice), ("heroes", self.heroes)]


class CounterChanged(Event, frozen=True):
    """Something that the saga counts has changed, on a world or beside the board."""

    counter: str
    world: str | None
    value: int
    by: int
    title: Words

    def words(self) -> Words:
        change = f"+{self.by}" if self.by > 0 else f"−{-self.by}"
        terms: dict[str, Term] = {"counter": self.title, "value": self.value, "change": change if self.by else "±0"}
        if self.world is None:
            return Words("yggdrasil-event-counter-changed", terms)
        return Words("yggdrasil-event-counter-changed-in", {**terms, "world": place_named(self.world)})


class StandeeMoved(Event, frozen=True):
    """A standee went to another place: a world, its track, or aside."""

    standee: str
    origin: str
    place: str
    title: Words

    def words(self) -> Words:
        if self.place == "aside":
            return Words("yggdrasil-event-standee-left", {"standee": self.title})
        if self.place == "track":
            return Words("yggdrasil-event-standee-tracked", {"standee": self.title})
        return Words("yggdrasil-event-standee-moved", {"standee": self.title, "place": place_named(self.place)})


class EnemyFell(Event, frozen=True):
    """An Enemy is out of the game."""

    enemy: str

    def words(self) -> Words:
        return Words("yggdrasil-event-enemy-fell", {"enemy": Words(f"yggdrasil-enemy-{self.enemy}")})


class TokenDrawn(Event, frozen=True):
    """What lay face down was turned up."""

    token: str
    world: str | None
    title: Words

    def words(self) -> Words:
        return Words("yggdrasil-event-token-drawn", {"token": self.title})


class Chosen(Event, frozen=True):
    """A god was asked by the page and chose."""

    god: str
    choice: str
    title: Words

    def words(self) -> Words:
        return Words("yggdrasil-event-chosen", {"god": god_named(self.god), "choice": self.title})


class NidhoggDriven(Event, frozen=True):
    """Nidhögg was driven back on his path."""

    spot: int
    spots: int

    def words(self) -> Words:
        return Words("yggdrasil-event-nidhogg-driven", {"spot": self.spot, "spots": self.spots})


class ArtifactLeft(Event, frozen=True):
    """An artifact is out of the game, or lies where a page wants it."""

    artifact: str

    def words(self) -> Words:
        return Words("yggdrasil-event-artifact-left", {"artifact": Words(f"yggdrasil-artifact-{self.artifact}")})


class CreatureAside(Event, frozen=True):
    """The top card of the creatures was laid aside, unseen."""

    count: int

    def words(self) -> Words:
        return Words("yggdrasil-event-creature-aside", {"count": self.count})


SAGA_EVENTS: Final = (
    PageTurned,
    SagaWon,
    ConditionMet,
    DeedBegan,
    DeedPaid,
    CounterChanged,
    StandeeMoved,
    EnemyFell,
    TokenDrawn,
    Chosen,
    NidhoggDriven,
    ArtifactLeft,
    CreatureAside,
)
