"""The Call to Battle (p. 17): lap by lap, everybody may move one figure in from a province beside it."""

from __future__ import annotations

from typing import Final

from gladsheim.games.bloodrage.battle.dying import FIGURE_OF
from gladsheim.games.bloodrage.battle.events import Joined
from gladsheim.games.bloodrage.battle.outcome import pillage_unopposed
from gladsheim.games.bloodrage.battle.playing import begin_battle
from gladsheim.games.bloodrage.cards.printed import FIGURE_COUNT, FIGURES, MONSTER_COUNT, SEA_SERPENT, SHIP
from gladsheim.games.bloodrage.rules.board import (
    ADJACENT,
    FJORD,
    MOST_SEATS,
    PLACE_COUNT,
    PROVINCE_COUNT,
    PROVINCE_OF,
    PROVINCES,
)
from gladsheim.games.bloodrage.rules.figures import count_at, free_villages, is_present, kinds_at, move_figure
from gladsheim.games.bloodrage.rules.notation import figure_words, figures_words, place_words, who
from gladsheim.games.bloodrage.rules.state import State
from gladsheim.kernel.note import note
from gladsheim.kernel.step import Moves, Step, then, unreadable
from gladsheim.words import Refusal, Words

STAY: Final = 0
FIRST_JOIN: Final = 1
"""As an answer: this plus 12 times the province left, plus the figure."""


class Call(Step):
    """Move one figure in from an adjacent province, or stay; whoever stays may still join later (p. 17)."""

    def __init__(self, turn: int, passes: int) -> None:
        self.turn = turn
        self.passes = passes

    def seat(self, s: State) -> int:
        return self.turn

    def span(self, s: State) -> int:
        return FIRST_JOIN + PROVINCE_COUNT * FIGURE_COUNT

    def moves(self, s: State, out: Moves) -> None:
        out.add(STAY)
        for province in ADJACENT[s.province]:
            for kind in kinds_at(s, self.turn, province):
                out.add(FIRST_JOIN + FIGURE_COUNT * province + kind)

    def answer(self, s: State, move: int) -> None:
        after = (self.turn + 1) % s.seats
        if move == STAY:
            call_from(s, after, self.passes + 1)
            return
        join(s, self.turn, figure_of(move), province_of(move))
        call_from(s, after, 0)

    def show(self, s: State, move: int) -> str:
        return "stay" if move == STAY else f"{FIGURES[figure_of(move)]} {PROVINCES[province_of(move)]}"

    def read(self, s: State, text: str) -> int:
        if text == "stay":
            return STAY
        words = text.split()
        if len(words) != 2 or words[0] not in FIGURE_OF or words[1] not in PROVINCE_OF:
            raise unreadable(text)
        return FIRST_JOIN + FIGURE_COUNT * PROVINCE_OF[words[1]] + FIGURE_OF[words[0]]

    def why_not(self, s: State, move: int) -> Refusal:
        kind = figure_of(move)
        province = province_of(move)
        figure = figure_words(FIGURES[kind])
        place = place_words(PROVINCES[province])
        if kind == SHIP or kind == SEA_SERPENT:
            return Refusal("bloodrage/ships-stay", {"figure": figure})
        if province == s.province:
            return Refusal("bloodrage/already-there", {"place": place})
        if province not in ADJACENT[s.province]:
            return Refusal("bloodrage/not-adjacent", {"place": place, "other": place_words(PROVINCES[s.province])})
        assert not count_at(s, self.turn, kind, province), "figures beside the province may join"
        return Refusal("bloodrage/not-there", {"figure": figure, "place": place})

    def label(self, s: State, move: int) -> Words:
        if move == STAY:
            return Words("bloodrage-choose-stay")
        from_ = place_words(PROVINCES[province_of(move)])
        return Words("bloodrage-choose-join", {"figure": figures_words(FIGURES[figure_of(move)], 1), "from": from_})

    def is_open(self, s: State) -> bool:
        return True

    def prompt(self, s: State) -> Words:
        return Words(
            "bloodrage-ask-call", {"province": place_words(PROVINCES[s.province]), "pillager": who(s.pillager)}
        )


# Frames never change, so one per seat and number of those who stayed will do.
CALL: Final = [[Call(seat, passes) for passes in range(MOST_SEATS)] for seat in range(MOST_SEATS)]


def figure_of(move: int) -> int:
    """The figure that joins."""
    return (move - FIRST_JOIN) % FIGURE_COUNT


def province_of(move: int) -> int:
    """The province it leaves."""
    return (move - FIRST_JOIN) // FIGURE_COUNT


def call_from(s: State, seat: int, passes: int) -> None:
    """Ask on, until no village is free or a whole lap has stayed; whoever has nobody to send stays unasked (p. 17)."""
    if free_villages(s, s.province):
        while passes < s.seats:
            if can_join(s, seat):
                then(s, CALL[seat][passes])
                return
            seat = (seat + 1) % s.seats
            passes += 1
    end_call(s)


def can_join(s: State, seat: int) -> bool:
    """Whether a seat has a figure in a province beside the one that is pillaged."""
    beside = ADJACENT[s.province]
    first = PLACE_COUNT * seat
    for province in beside:
        if s.warriors[first + province]:
            return True
    if s.leaders[seat] in beside:
        return True
    for monster in range(MONSTER_COUNT):
        if s.owners[monster] == seat and s.monsters[monster] in beside:
            return True
    return False


def join(s: State, seat: int, kind: int, from_: int) -> None:
    """A figure moves in; that is no invasion (R33)."""
    move_figure(s, seat, kind, from_, s.province)
    note(s, Joined, seat, FIGURES[kind], PROVINCES[from_], PROVINCES[s.province])


def end_call(s: State) -> None:
    """Everybody in the province or its fjord fights, wanted or not; without an enemy there is no battle (p. 17)."""
    fjord = FJORD[s.province]
    s.fighters = 0
    for seat in range(s.seats):
        if is_present(s, seat, s.province, fjord):
            s.fighters |= 1 << seat
    if s.fighters == 1 << s.pillager:
        pillage_unopposed(s)
    else:
        begin_battle(s)
