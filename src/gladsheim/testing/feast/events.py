"""What happens at a feast, for the log and for animation."""

from __future__ import annotations

from typing import Final

from gladsheim.kernel.events import Event
from gladsheim.words import Words


class DishDealt(Event, frozen=True):
    """A seat was dealt a dish; the others do not see which."""

    seat: int
    dish: str | None

    def words(self) -> Words:
        if self.dish is None:
            return Words("feast-dealt-hidden", {"seat": self.seat})
        return Words("feast-dealt", {"seat": self.seat, "dish": Words(f"feast-{self.dish}")})


class PacketsPassed(Event, frozen=True):
    """Everyone took a dish and passed the rest."""

    times: int

    def words(self) -> Words:
        return Words("feast-passed", {"times": self.times})


class DishServed(Event, frozen=True):
    """A dish that was taken came to the table."""

    seat: int
    dish: str

    def words(self) -> Words:
        return Words("feast-served", {"seat": self.seat, "dish": Words(f"feast-{self.dish}")})


class StewardNamed(Event, frozen=True):
    """The lot fell on a steward."""

    seat: int

    def words(self) -> Words:
        return Words("feast-steward", {"seat": self.seat})


class CaskSeen(Event, frozen=True):
    """A seat looked into a cask; the others do not see what is in it."""

    seat: int
    cask: str | None

    def words(self) -> Words:
        if self.cask is None:
            return Words("feast-seen-hidden", {"seat": self.seat})
        return Words("feast-seen", {"seat": self.seat, "cask": Words(f"feast-{self.cask}")})


class CaskLowered(Event, frozen=True):
    """The steward lowered one of two casks to the bottom."""

    seat: int
    cask: str | None

    def words(self) -> Words:
        if self.cask is None:
            return Words("feast-lowered-hidden", {"seat": self.seat})
        return Words("feast-lowered", {"seat": self.seat, "cask": Words(f"feast-{self.cask}")})


class Toasted(Event, frozen=True):
    """Somebody rose first and gave a toast."""

    seat: int
    god: str

    def words(self) -> Words:
        return Words("feast-toasted", {"seat": self.seat, "god": Words(f"feast-{self.god}")})


class CaskPoured(Event, frozen=True):
    """A cask was poured before everybody."""

    cask: str

    def words(self) -> Words:
        return Words("feast-poured", {"cask": Words(f"feast-{self.cask}")})


class DishGivenUp(Event, frozen=True):
    """A dish went to the wolves over a sour cask."""

    seat: int
    dish: str

    def words(self) -> Words:
        return Words("feast-given-up", {"seat": self.seat, "dish": Words(f"feast-{self.dish}")})


class JoyGained(Event, frozen=True):
    """There was mead."""

    gained: int
    joy: int

    def words(self) -> Words:
        return Words("feast-joy-gained", {"gained": self.gained, "joy": self.joy})


class JoyLost(Event, frozen=True):
    """The hall grumbled."""

    joy: int

    def words(self) -> Words:
        return Words("feast-joy-lost", {"joy": self.joy})


class FenrirHeard(Event, frozen=True):
    """The wolf howled, and a joy was lost."""

    joy: int

    def words(self) -> Words:
        return Words("feast-howl", {"joy": self.joy})


class FenrirStayedAway(Event, frozen=True):
    """No wolf this time."""

    def words(self) -> Words:
        return Words("feast-silence")


EVENTS: Final = (
    DishDealt,
    PacketsPassed,
    DishServed,
    StewardNamed,
    CaskSeen,
    CaskLowered,
    Toasted,
    CaskPoured,
    DishGivenUp,
    JoyGained,
    JoyLost,
    FenrirHeard,
    FenrirStayedAway,
)
