"""The course of the game (p. 12, 20, 21): three ages of six phases each, and the end of the world."""

from __future__ import annotations

from typing import Final

from gladsheim.games.bloodrage.actions.turn import next_turn
from gladsheim.games.bloodrage.battle.dying import destroy, doom_all
from gladsheim.games.bloodrage.cards.heaps import throw_away
from gladsheim.games.bloodrage.cards.powers import DOUBLE_RAGNAROK, RELEASE_1, RELEASE_2, RELEASE_3
from gladsheim.games.bloodrage.cards.printed import CARD_COUNT, CARD_NAMES, FIGURES
from gladsheim.games.bloodrage.cards.quests import reveal_quests
from gladsheim.games.bloodrage.rules.asking import AskingForCardOrNone, distinct
from gladsheim.games.bloodrage.rules.board import MOST_SEATS, PROVINCE_COUNT, PROVINCES, RESERVE, VALHALLA
from gladsheim.games.bloodrage.rules.events import (
    AgeBegan,
    AgeEnded,
    CardKept,
    CardsThrownAway,
    FiguresReleased,
    ProvinceDestroyed,
)
from gladsheim.games.bloodrage.rules.figures import count_at, kinds_at, move_figure
from gladsheim.games.bloodrage.rules.gifts import DEAL
from gladsheim.games.bloodrage.rules.scoring import score_end
from gladsheim.games.bloodrage.rules.state import (
    ACTIONS,
    DISCARD,
    GIFTS,
    NONE,
    OVER,
    QUEST_PHASE,
    RAGNAROK,
    VALHALLA_PHASE,
    State,
    has,
)
from gladsheim.games.bloodrage.rules.stats import ask_raise, gain_glory, rage_value
from gladsheim.kernel.events import tell
from gladsheim.kernel.note import note
from gladsheim.kernel.rng import Rng
from gladsheim.kernel.step import Frame, Moves, Seats, Step, Then, Together, only, then
from gladsheim.words import Words

LAST_AGE: Final = 3
RAGNAROK_GLORY: Final = [0, 2, 3, 4]
"""By age: for each figure that dies in Ragnarök (p. 21)."""


class AgeBegins(Then):
    """Six phases: gifts, actions, discards, quests, Ragnarök, Valhalla (p. 12, R101)."""

    def __init__(self, age: int) -> None:
        self.age = age

    def run(self, s: State) -> None:
        s.age = self.age
        s.phase = GIFTS
        s.taken = 0
        note(s, AgeBegan, s.age)
        await_phases(s, GIFTS)
        then(s, DEAL[0])


class ActionPhase(Then):
    """Everybody has as much Rage as the stat says; the first player begins (p. 13, R60)."""

    def run(self, s: State) -> None:
        s.phase = ACTIONS
        for seat in range(s.seats):
            s.rage[seat] = rage_value(s, seat)
            s.passed[seat] = 0
        next_turn(s, s.first - 1)


class DiscardPhase(Then):
    """At most one card is taken into the next age, none out of the last (p. 20, R65)."""

    def run(self, s: State) -> None:
        s.phase = DISCARD
        if s.age == LAST_AGE:
            for seat in range(s.seats):
                discard_but(s, seat, NONE)
        elif holders(s):
            then(s, DISCARDS_TOGETHER)


class Discards(Together):
    """Everybody with cards chooses at once which one to keep (p. 20)."""

    def seats(self, s: State) -> list[int]:
        return holders(s)

    def part(self, s: State, seat: int) -> Step:
        return KEEP_CARD[seat]

    def answer(self, s: State, answers: list[int]) -> None:
        for seat in holders(s):
            discard_but(s, seat, NONE if answers[seat] == CARD_COUNT else answers[seat])


class KeepCard(AskingForCardOrNone):
    """One card of the hand, of any kind and age, or none (R65)."""

    def moves(self, s: State, out: Moves) -> None:
        for kind in distinct(s, s.hands[self.turn]):
            out.add(kind)
        out.add(CARD_COUNT)

    def pick(self, s: State, rng: Rng, out: Moves) -> int:
        kinds = distinct(s, s.hands[self.turn])
        k = int(rng.below(len(kinds) + 1))
        return kinds[k] if k < len(kinds) else CARD_COUNT

    def seen_by(self, s: State, move: int) -> Seats:
        return only(self.turn)

    def prompt(self, s: State) -> Words:
        return Words("bloodrage-ask-keep-card")


class QuestPhase(Then):
    """All quests are turned over, clockwise from the first player; then the stats rise (p. 20, R54)."""

    def run(self, s: State) -> None:
        s.phase = QUEST_PHASE
        fulfilled = [reveal_quests(s, (s.first + i) % s.seats) for i in range(s.seats)]
        for i in range(s.seats - 1, -1, -1):
            for _ in range(fulfilled[i]):
                ask_raise(s, (s.first + i) % s.seats, 0)


class RagnarokPhase(Then):
    """The doomed province is destroyed for good, with all figures in it and in its fjord (p. 21, R39)."""

    def run(self, s: State) -> None:
        s.phase = RAGNAROK
        province = s.doom[s.age - 1]
        s.destroyed[province] = 1
        note(s, ProvinceDestroyed, PROVINCES[province], s.age)
        then(s, RAGNAROK_PAYS)
        for seat in range(s.seats):
            doom_all(s, seat, province)
        destroy(s, province, False, s.first)


class RagnarokPays(Then):
    """Glory for each figure that died (p. 21)."""

    def run(self, s: State) -> None:
        for i in range(s.seats):
            seat = (s.first + i) % s.seats
            each = RAGNAROK_GLORY[s.age] * (2 if has(s, seat, DOUBLE_RAGNAROK) else 1)
            gain_glory(s, seat, each * s.fallen[seat], "ragnarok")
            s.fallen[seat] = 0


class ValhallaPhase(Then):
    """All figures return to their reserves, tokens are turned back, and the age is over (p. 21)."""

    def run(self, s: State) -> None:
        s.phase = VALHALLA_PHASE
        for i in range(s.seats):
            release(s, (s.first + i) % s.seats)
        for province in range(PROVINCE_COUNT):
            s.pillaged[province] = 0
        note(s, AgeEnded, s.age)
        if s.age == LAST_AGE:
            s.phase = OVER
            score_end(s)
        else:
            s.first = (s.first + 1) % s.seats
            then(s, AGE_BEGINS[s.age + 1])


# Frames never change, so one of each will do.
AGE_BEGINS: Final = [AgeBegins(age) for age in range(LAST_AGE + 1)]
DISCARDS_TOGETHER: Final = Discards()
KEEP_CARD: Final = [KeepCard(seat) for seat in range(MOST_SEATS)]
RAGNAROK_PAYS: Final = RagnarokPays()
PHASE_FRAMES: Final[list[Frame]] = [ActionPhase(), DiscardPhase(), QuestPhase(), RagnarokPhase(), ValhallaPhase()]
"""The phases ACTIONS to VALHALLA_PHASE."""


def await_phases(s: State, phase: int) -> None:
    """Put the phases that follow one onto the stack."""
    for later in range(VALHALLA_PHASE, max(phase, GIFTS), -1):
        then(s, PHASE_FRAMES[later - ACTIONS])


def holders(s: State) -> list[int]:
    """The seats that still have cards in hand, ascending."""
    return [seat for seat in range(s.seats) if s.hands[seat]]


def discard_but(s: State, seat: int, kept: int) -> None:
    """A hand is thrown away face down, but for one card (p. 20)."""
    if not s.hands[seat]:
        return
    count = throw_away(s, seat, kept)
    if kept != NONE and s.log is not None:
        tell(s, CardKept(seat, CARD_NAMES[kept]), only(seat), CardKept(seat, None))
    if count:
        note(s, CardsThrownAway, seat, count)


def release(s: State, seat: int) -> None:
    """A seat's figures leave Valhalla; some upgrades pay for each (R79)."""
    count = 0
    for kind in kinds_at(s, seat, VALHALLA):
        n = count_at(s, seat, kind, VALHALLA)
        count += n
        for _ in range(n):
            move_figure(s, seat, kind, VALHALLA, RESERVE)
        note(s, FiguresReleased, seat, FIGURES[kind], n)
    gain_glory(s, seat, count * release_glory(s.powers[seat]), "release")


def release_glory(powers: int) -> int:
    """For each figure released; the upgrades add up (R79)."""
    glory = 1 if powers & RELEASE_1 else 0
    glory += 2 if powers & RELEASE_2 else 0
    return glory + 3 if powers & RELEASE_3 else glory
