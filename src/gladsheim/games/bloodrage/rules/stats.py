"""Clan stats and Glory (p. 7): three tracks of six steps, each raised one step at a time."""

from __future__ import annotations

from typing import Final

from gladsheim.games.bloodrage.rules.board import MOST_SEATS
from gladsheim.games.bloodrage.rules.events import GloryGained, RageChanged, StatRaised
from gladsheim.games.bloodrage.rules.notation import stat_words
from gladsheim.games.bloodrage.rules.state import State
from gladsheim.kernel.note import note
from gladsheim.kernel.step import Moves, Step, Then, then
from gladsheim.words import Refusal, Words

STATS: Final = ("rage", "axes", "horns")
STAT_COUNT: Final = 3
RAGE: Final = 0
AXES: Final = 1
HORNS: Final = 2
LAST_STEP: Final = 5
VALUES: Final = [[6, 7, 8, 9, 12, 12], [3, 4, 5, 6, 8, 8], [4, 5, 6, 7, 10, 10]]
BONUS: Final = [0, 0, 0, 10, 10, 20]
"""Glory at the end of the game, by step (p. 22)."""


class StatDue(Then):
    """One stat of the seat's choice rises; nothing is asked where there is no choice (R63)."""

    def __init__(self, turn: int, barred: int) -> None:
        self.turn = turn
        self.barred = barred

    def run(self, s: State) -> None:
        only = -1
        for stat in range(STAT_COUNT):
            if can_raise(s, self.turn, stat, self.barred):
                if only >= 0:
                    then(s, RAISE_STAT[self.turn][self.barred])
                    return
                only = stat
        if only >= 0:
            raise_stat(s, self.turn, only)


class RaiseStat(Step):
    """Choose a stat to raise by one step, but none of those barred (p. 18, R23)."""

    def __init__(self, turn: int, barred: int) -> None:
        self.turn = turn
        self.barred = barred

    def seat(self, s: State) -> int:
        return self.turn

    def span(self, s: State) -> int:
        return STAT_COUNT

    def moves(self, s: State, out: Moves) -> None:
        for stat in range(STAT_COUNT):
            if can_raise(s, self.turn, stat, self.barred):
                out.add(stat)

    def answer(self, s: State, move: int) -> None:
        raise_stat(s, self.turn, move)

    def show(self, s: State, move: int) -> str:
        return STATS[move]

    def why_not(self, s: State, move: int) -> Refusal:
        at_end = s.stats[STAT_COUNT * self.turn + move] == LAST_STEP
        code = "bloodrage/stat-at-end" if at_end else "bloodrage/stat-barred"
        return Refusal(code, {"stat": stat_words(STATS[move])})

    def label(self, s: State, move: int) -> Words:
        step = s.stats[STAT_COUNT * self.turn + move]
        value, bonus = VALUES[move][step + 1], BONUS[step + 1]
        return Words("bloodrage-choose-stat", {"stat": stat_words(STATS[move]), "value": value, "bonus": bonus})

    def is_open(self, s: State) -> bool:
        return True

    def prompt(self, s: State) -> Words:
        return Words("bloodrage-ask-raise-stat")


# Frames never change, so one per seat and set of barred stats will do.
RAISE_STAT: Final = [[RaiseStat(seat, barred) for barred in range(8)] for seat in range(MOST_SEATS)]
STAT_DUE: Final = [[StatDue(seat, barred) for barred in range(8)] for seat in range(MOST_SEATS)]


def can_raise(s: State, seat: int, stat: int, barred: int) -> bool:
    """Whether a stat is neither barred nor on its last step (R63)."""
    return not barred >> stat & 1 and s.stats[STAT_COUNT * seat + stat] < LAST_STEP


def raise_stat(s: State, seat: int, stat: int) -> None:
    """One step to the right; beyond the last there is nothing (R63)."""
    i = STAT_COUNT * seat + stat
    if s.stats[i] == LAST_STEP:
        return
    s.stats[i] += 1
    note(s, StatRaised, seat, STATS[stat], s.stats[i] + 1, VALUES[stat][s.stats[i]])


def ask_raise(s: State, seat: int, barred: int) -> None:
    """A stat of the seat's choice, asked when the stack comes to it."""
    then(s, STAT_DUE[seat][barred])


def rage_value(s: State, seat: int) -> int:
    """Rage at the beginning of an action phase (p. 13)."""
    return VALUES[RAGE][s.stats[STAT_COUNT * seat + RAGE]]


def axes(s: State, seat: int) -> int:
    """Glory for a battle won (p. 7)."""
    return VALUES[AXES][s.stats[STAT_COUNT * seat + AXES]]


def horns(s: State, seat: int) -> int:
    """How many figures a seat may have on the board (p. 7)."""
    return VALUES[HORNS][s.stats[STAT_COUNT * seat + HORNS]]


def gain_glory(s: State, seat: int, n: int, why: str) -> None:
    """Glory, and what for."""
    if n > 0:
        s.glory[seat] += n
        note(s, GloryGained, seat, n, why)


def gain_rage(s: State, seat: int, n: int, why: str) -> None:
    """Rage onto the track, which has no end (R64)."""
    s.rage[seat] += n
    note(s, RageChanged, seat, n, why)


def pay(s: State, seat: int, n: int) -> None:
    """Rage off the track (R105)."""
    s.rage[seat] -= n
