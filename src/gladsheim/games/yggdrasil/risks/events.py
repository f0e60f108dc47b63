"""What happens in a saving throw, with artifacts, creatures, runic stones and between gods."""

from __future__ import annotations

from typing import Final

from gladsheim.games.yggdrasil.rules.notation import card_named, count_words, god_named, opponent_named
from gladsheim.kernel.events import Event
from gladsheim.words import Term, Words


def thing_named(name: str) -> Words:
    """What a god takes or gives: an Elf, a Vanir die, or an artifact by its text."""
    if name == "elf":
        return count_words("elves", 1)
    if name == "die":
        return count_words("dice", 1)
    return Words(f"yggdrasil-artifact-{name}")


def creature_named(name: str) -> Words:
    """A creature by the text of its name."""
    return Words(f"yggdrasil-creature-{name}")


def face_named(name: str) -> Words:
    """The face of a die by its text."""
    return Words(f"yggdrasil-face-{name}")


class RisksTaken(Event, frozen=True):
    """A god took risks, in a fight or for an action."""

    god: str
    risks: int
    opponent: str | None
    title: Words | None = None  # of a standee

    def words(self) -> Words:
        terms: dict[str, Term] = {"god": god_named(self.god), "count": self.risks}
        if self.opponent is None:
            return Words("yggdrasil-event-risks-taken", terms)
        opponent = self.title or opponent_named(self.opponent)
        return Words("yggdrasil-event-risks-taken-against", {**terms, "opponent": opponent})


class RisksCancelled(Event, frozen=True):
    """A weapon, or a creature, cancelled risks before the throw."""

    god: str
    count: int
    artifact: str | None  # None: a creature

    def words(self) -> Words:
        terms: dict[str, Term] = {"god": god_named(self.god), "count": self.count}
        if self.artifact is None:
            return Words("yggdrasil-event-risks-cancelled-by-creature", terms)
        return Words("yggdrasil-event-risks-cancelled", {**terms, "artifact": thing_named(self.artifact)})


class HeroesUsed(Event, frozen=True):
    """Heroes went from Valhalla back to Midgard and prevented a risk each."""

    god: str
    count: int
    valhalla: int

    def words(self) -> Words:
        return Words("yggdrasil-event-heroes-used", {"god": god_named(self.god), "count": self.count})


class DieRolled(Event, frozen=True):
    """A god's own die or one of his Vanir dice was thrown."""

    god: str
    die: str  # god or vanir
    face: str

    def words(self) -> Words:
        return Words(
            f"yggdrasil-event-{self.die}-die-rolled", {"god": god_named(self.god), "face": face_named(self.face)}
        )


class DieRerolled(Event, frozen=True):
    """A die was taken up again; this is the face that it had."""

    god: str
    die: str
    face: str

    def words(self) -> Words:
        return Words(
            f"yggdrasil-event-{self.die}-die-rerolled", {"god": god_named(self.god), "face": face_named(self.face)}
        )


class ElfUsed(Event, frozen=True):
    """An Elf turned a failure into a success."""

    god: str
    die: str
    face: str

    def words(self) -> Words:
        return Words(
            f"yggdrasil-event-elf-used-on-{self.die}-die", {"god": god_named(self.god), "face": face_named(self.face)}
        )


class PairsReturned(Event, frozen=True):
    """Elves went home in pairs; each pair prevented a risk."""

    god: str
    count: int  # Elves

    def words(self) -> Words:
        return Words("yggdrasil-event-pairs-returned", {"god": god_named(self.god), "count": self.count})


class RisksPrevented(Event, frozen=True):
    """The throw is over: so many risks were prevented, so many were not."""

    god: str
    prevented: int
    left: int

    def words(self) -> Words:
        terms: dict[str, Term] = {"god": god_named(self.god), "count": self.prevented, "left": self.left}
        return Words("yggdrasil-event-risks-prevented" if self.left else "yggdrasil-event-all-risks-prevented", terms)


class SupportPaid(Event, frozen=True):
    """A support suffered in the place of a god of its blood."""

    god: str
    support: str
    count: int

    def words(self) -> Words:
        terms: dict[str, Term] = {"god": god_named(self.god), "support": god_named(self.support), "count": self.count}
        return Words("yggdrasil-event-support-paid", terms)


class DiceLost(Event, frozen=True):
    """Vanir dice went back to Vanaheim."""

    god: str
    count: int

    def words(self) -> Words:
        return Words("yggdrasil-event-dice-lost", {"god": god_named(self.god), "count": self.count})


class ElvesSpent(Event, frozen=True):
    """Elves that changed dice went back to Alfheim."""

    god: str
    count: int

    def words(self) -> Words:
        return Words("yggdrasil-event-elves-spent", {"god": god_named(self.god), "count": self.count})


class DieKept(Event, frozen=True):
    """A Vanir die that would be lost was kept."""

    god: str

    def words(self) -> Words:
        return Words("yggdrasil-event-die-kept", {"god": god_named(self.god)})


class ElfKept(Event, frozen=True):
    """An Elf that changed a die was kept."""

    god: str

    def words(self) -> Words:
        return Words("yggdrasil-event-elf-kept", {"god": god_named(self.god)})


class FellowTook(Event, frozen=True):
    """A Chance Fellow took an Elf or a Vanir die out of another god's throw."""

    god: str
    what: str
    of: str

    def words(self) -> Words:
        terms: dict[str, Term] = {"god": god_named(self.god), "what": thing_named(self.what), "of": god_named(self.of)}
        return Words("yggdrasil-event-fellow-took", terms)


class KinTook(Event, frozen=True):
    """A god took something from another of his blood."""

    god: str
    what: str
    of: str

    def words(self) -> Words:
        terms: dict[str, Term] = {"god": god_named(self.god), "what": thing_named(self.what), "of": god_named(self.of)}
        return Words("yggdrasil-event-kin-took", terms)


class CompanionJoined(Event, frozen=True):
    """A god joined his Traveling Companion before his move."""

    god: str
    companion: str

    def words(self) -> Words:
        terms: dict[str, Term] = {"god": god_named(self.god), "companion": god_named(self.companion)}
        return Words("yggdrasil-event-companion-joined", terms)


class Blessed(Event, frozen=True):
    """A god gave up acting so that somebody recovers life."""

    god: str
    to: str

    def words(self) -> Words:
        if self.to == self.god:
            return Words("yggdrasil-event-blessed-self", {"god": god_named(self.god)})
        return Words("yggdrasil-event-blessed", {"god": god_named(self.god), "to": god_named(self.to)})


class ArtifactShown(Event, frozen=True):
    """The next artifact of a level became visible."""

    artifact: str
    level: int

    def words(self) -> Words:
        return Words("yggdrasil-event-artifact-shown", {"artifact": thing_named(self.artifact), "level": self.level})


class ArtifactTaken(Event, frozen=True):
    """A god took an artifact from the Dwarves."""

    god: str
    artifact: str

    def words(self) -> Words:
        terms: dict[str, Term] = {"god": god_named(self.god), "artifact": thing_named(self.artifact)}
        return Words("yggdrasil-event-artifact-taken", terms)


class CreatureDrawn(Event, frozen=True):
    """A creature came out of the dispenser."""

    god: str
    creature: str

    def words(self) -> Words:
        terms: dict[str, Term] = {"god": god_named(self.god), "creature": creature_named(self.creature)}
        return Words("yggdrasil-event-creature-drawn", terms)


class CreatureChosen(Event, frozen=True):
    """A god called on one of the creatures drawn."""

    god: str
    creature: str

    def words(self) -> Words:
        terms: dict[str, Term] = {"god": god_named(self.god), "creature": creature_named(self.creature)}
        return Words("yggdrasil-event-creature-chosen", terms)


class CreatureIdle(Event, frozen=True):
    """There was nothing for the creature to do."""

    creature: str

    def words(self) -> Words:
        return Words("yggdrasil-event-creature-idle", {"creature": creature_named(self.creature)})


class CreaturesShuffled(Event, frozen=True):
    """The discarded creatures became a new deck."""

    cards: int

    def words(self) -> Words:
        return Words("yggdrasil-event-creatures-shuffled", {"count": self.cards})


class Given(Event, frozen=True):
    """A god gave an Elf, a Vanir die or an artifact to another."""

    god: str
    what: str
    to: str

    def words(self) -> Words:
        terms: dict[str, Term] = {"god": god_named(self.god), "what": thing_named(self.what), "to": god_named(self.to)}
        return Words("yggdrasil-event-given", terms)


class LifeGiven(Event, frozen=True):
    """A god gave one of his own Life Points to another."""

    god: str
    to: str

    def words(self) -> Words:
        return Words("yggdrasil-event-life-given", {"god": god_named(self.god), "to": god_named(self.to)})


class CardPutOnTop(Event, frozen=True):
    """Of the two cards that were looked at, a player put this one on top."""

    seat: int
    owner: str
    enemy: str

    def words(self) -> Words:
        terms: dict[str, Term] = {"seat": self.seat, "card": card_named(self.owner, self.enemy)}
        return Words("yggdrasil-event-card-put-on-top", terms)


class StoneThrown(Event, frozen=True):
    """A runic stone was thrown."""

    stone: str
    effect: str

    def words(self) -> Words:
        terms: dict[str, Term] = {
            "stone": Words(f"yggdrasil-stone-{self.stone}"),
            "effect": Words(f"yggdrasil-effect-{self.effect}"),
        }
        return Words("yggdrasil-event-stone-thrown", terms)


class StoneUsed(Event, frozen=True):
    """A god applied what a runic stone showed."""

    god: str
    stone: str
    effect: str

    def words(self) -> Words:
        terms: dict[str, Term] = {
            "god": god_named(self.god),
            "stone": Words(f"yggdrasil-stone-{self.stone}"),
            "effect": Words(f"yggdrasil-effect-{self.effect}"),
        }
        return Words("yggdrasil-event-stone-used", terms)


RISK_EVENTS: Final = (
    RisksTaken,
    RisksCancelled,
    HeroesUsed,
    DieRolled,
    DieRerolled,
    ElfUsed,
    PairsReturned,
    RisksPrevented,
    SupportPaid,
    DiceLost,
    ElvesSpent,
    DieKept,
    ElfKept,
    FellowTook,
    KinTook,
    CompanionJoined,
    Blessed,
    ArtifactShown,
    ArtifactTaken,
    CreatureDrawn,
    CreatureChosen,
    CreatureIdle,
    CreaturesShuffled,
    Given,
    LifeGiven,
    CardPutOnTop,
    StoneThrown,
    StoneUsed,
)
