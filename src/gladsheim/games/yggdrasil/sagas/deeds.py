"""Saga actions (C46 to C50): in step 3 in place of the world's action, in devastated worlds too."""

from __future__ import annotations

from typing import Final

from gladsheim.games.yggdrasil.enemies.iotunns import is_blocked
from gladsheim.games.yggdrasil.risks.risks import deadly, take_risks
from gladsheim.games.yggdrasil.rules.asking import AskingOf
from gladsheim.games.yggdrasil.rules.life import lose_life
from gladsheim.games.yggdrasil.rules.notation import artifact_words, god_text, world_words
from gladsheim.games.yggdrasil.rules.printed import ARTIFACT_COUNT, ARTIFACTS, NONE, WORLDS
from gladsheim.games.yggdrasil.rules.state import State
from gladsheim.games.yggdrasil.sagas.book import At, Cost, Deed
from gladsheim.games.yggdrasil.sagas.events import ArtifactLeft, DeedBegan, DeedPaid
from gladsheim.games.yggdrasil.sagas.obeying import obey, page_of
from gladsheim.kernel.note import note
from gladsheim.kernel.step import Frame, Moves, Then, then
from gladsheim.words import Refusal, Term, Words

MOST_COSTS: Final = 4
"""As many ways to pay for a deed."""
NO_WAY: Final = 1
BLOCKED: Final = 2
ELSEWHERE: Final = 3
NOT_NOW: Final = 4
TOO_DEAR: Final = 5
NO_DEED: Final = (
    "",
    "yggdrasil/no-such-way",
    "yggdrasil/blocked",
    "yggdrasil/deed-elsewhere",
    "yggdrasil/deed-not-now",
    "yggdrasil/deed-too-dear",
)
"""Why a deed cannot be done, as the codes of refusals say it."""


def deed_count(s: State) -> int:
    """How many moves the deeds of the page span."""
    return len(page_of(s).deeds) * MOST_COSTS if s.saga.is_campaign else 0


def deed_at(s: State, number: int) -> Deed:
    """The deed of a move."""
    return page_of(s).deeds[number // MOST_COSTS]


def why_no_deed(s: State, slot: int, world: int, number: int) -> int:
    """Why a god cannot do a deed in a world, paid for in a certain way, or 0."""
    deed = deed_at(s, number)
    if number % MOST_COSTS >= len(deed.costs):
        return NO_WAY
    at = At(slot, world, NONE)
    if not deed.where.value(s, at):
        return ELSEWHERE
    if is_blocked(s, world):
        return BLOCKED
    if not deed.condition.value(s, at):
        return NOT_NOW
    return 0 if can_pay(s, slot, deed.costs[number % MOST_COSTS]) else TOO_DEAR


def can_pay(s: State, slot: int, cost: Cost) -> bool:
    """Whether a god has what a deed costs."""
    return (
        s.elves[slot] >= cost.elves
        and s.dice[slot] >= cost.dice
        and s.heroes >= cost.heroes
        and s.held[slot].bit_count() >= cost.artifacts
    )


def can_do_any(s: State, slot: int, world: int) -> bool:
    """Whether there is a deed to do in a world."""
    for number in range(deed_count(s)):
        if why_no_deed(s, slot, world, number) == 0:
            return True
    return False


def deed_text(s: State, number: int) -> str:
    """A deed as people type it; with the price, where there are several."""
    deed = deed_at(s, number)
    way = number % MOST_COSTS
    if len(deed.costs) == 1 and way == 0:
        return f"deed {deed.name}"
    return f"deed {deed.name} {deed.costs[way].name if way < len(deed.costs) else f'way {way + 1}'}"


def deed_label(s: State, slot: int, world: int, number: int, mode: int) -> Words:
    """What a button for a deed says."""
    deed = deed_at(s, number)
    terms: dict[str, Term] = {"deed": deed.words, "risks": deed_risks(s, slot, world, deed, mode)}
    way = number % MOST_COSTS
    if way < len(deed.costs):
        terms["cost"] = cost_words(deed.costs[way])
        return Words("yggdrasil-choose-deed" if not deed.costs[way].is_free else "yggdrasil-choose-free-deed", terms)
    return deed.words


def cost_words(cost: Cost) -> list[Words]:
    """What a deed costs."""
    paid = [("elves", cost.elves), ("dice", cost.dice), ("heroes", cost.heroes), ("life", cost.life)]
    found = [Words(f"yggdrasil-{kind}", {"count": count}) for kind, count in paid if count]
    if cost.artifacts:
        found.append(Words("yggdrasil-cost-artifact"))
    return found or [Words("yggdrasil-cost-nothing")]


def refused_deed(s: State, slot: int, world: int, number: int) -> Refusal:
    """The rule that forbids a deed."""
    reason = why_no_deed(s, slot, world, number)
    terms: dict[str, Term] = {"world": world_words(world), "deed": deed_at(s, number).words}
    if reason == TOO_DEAR:
        terms["cost"] = cost_words(deed_at(s, number).costs[number % MOST_COSTS])
    return Refusal(NO_DEED[reason], terms)


def deed_risks(s: State, slot: int, world: int, deed: Deed, mode: int) -> int:
    """How many Risks a deed takes; modes count only where there are figures for them."""
    value = deed.risks[mode if len(deed.risks) > 1 else 0]
    return max(0, value.value(s, At(slot, world, NONE)))


def deed_perils(s: State, slot: int, world: int, number: int, mode: int) -> Words | None:
    """A deed may cost the last Life Point."""
    return deadly(s, slot, deed_risks(s, slot, world, deed_at(s, number), mode), NONE)


def start_deed(s: State, slot: int, world: int, number: int, mode: int) -> None:
    """A god pays, takes the Risks, and then it is done."""
    deed = deed_at(s, number)
    risks = deed_risks(s, slot, world, deed, mode)
    if s.log is not None:
        note(s, DeedBegan, god_text(s, slot), deed.name, WORLDS[world], deed.words)
    then(s, DeedDone(slot, world, s.page, deed.number))
    cost = deed.costs[number % MOST_COSTS]
    if not pay(s, slot, cost):
        return
    if risks:
        take_risks(s, slot, risks, NONE)
    if cost.artifacts:
        give_up_artifact(s, slot)


def pay(s: State, slot: int, cost: Cost) -> bool:
    """Elves and dice go home, Heroes to Midgard. False if a price in life lost the game."""
    s.elves[slot] -= cost.elves
    s.elf_reserve += cost.elves
    s.dice[slot] -= cost.dice
    s.dice_reserve += cost.dice
    s.heroes -= cost.heroes
    if cost.elves or cost.dice or cost.heroes:
        note(s, DeedPaid, god_text(s, slot), cost.elves, cost.dice, cost.heroes, None)
    return not cost.life or lose_life(s, slot, cost.life)


def give_up_artifact(s: State, slot: int) -> None:
    """An artifact leaves a god's sheet, out of the game; a single one is no question."""
    if s.held[slot].bit_count() > 1:
        then(s, GiveUpArtifact(slot))
        return
    for artifact in range(ARTIFACT_COUNT):
        if s.held[slot] >> artifact & 1:
            lose_artifact(s, slot, artifact)


def lose_artifact(s: State, slot: int, artifact: int) -> None:
    """It is out of the game (3.6)."""
    s.held[slot] &= ~(1 << artifact)
    s.out |= 1 << artifact
    note(s, DeedPaid, god_text(s, slot), 0, 0, 0, ARTIFACTS[artifact])
    note(s, ArtifactLeft, ARTIFACTS[artifact])


class GiveUpArtifact(AskingOf):
    """Which artifact a god gives up."""

    def span(self, s: State) -> int:
        return ARTIFACT_COUNT

    def moves(self, s: State, out: Moves) -> None:
        for artifact in range(ARTIFACT_COUNT):
            if s.held[self.slot] >> artifact & 1:
                out.add(artifact)

    def answer(self, s: State, move: int) -> None:
        lose_artifact(s, self.slot, move)

    def show(self, s: State, move: int) -> str:
        return ARTIFACTS[move]

    def label(self, s: State, move: int) -> Words:
        return artifact_words(move)

    def why_not(self, s: State, move: int) -> Refusal:
        return Refusal("yggdrasil/not-held", {"artifact": artifact_words(move)})

    def prompt(self, s: State) -> Words:
        return Words("yggdrasil-ask-give-up-artifact")


class DeedDone(Then):
    """The Risks are met: what the deed does, unless the page has been turned meanwhile."""

    def __init__(self, slot: int, world: int, page: int, deed: int) -> None:
        self.slot = slot
        self.world = world
        self.page = page
        self.deed = deed

    def run(self, s: State) -> None:
        if s.page != self.page:
            return
        deed = page_of(s).deeds[self.deed]
        obey(s, deed.block, At(self.slot, self.world, NONE))


DEED_FRAMES: Final[tuple[type[Frame], ...]] = (GiveUpArtifact, DeedDone)
