"""Dying (p. 8): figures that are destroyed go to Valhalla, unless Rage is paid for them or they flee."""

from __future__ import annotations

from typing import Final

from gladsheim.games.bloodrage.battle.events import FigureDied, FigureSaved, WitchFled
from gladsheim.games.bloodrage.cards.powers import PROTECTION, SHIP_GLORY_4, SHIP_GLORY_8, SHIP_GLORY_12
from gladsheim.games.bloodrage.cards.printed import (
    CARD_NAMES,
    CARD_WITH,
    FIGURE_COUNT,
    FIGURES,
    SEA_SERPENT,
    SHIP,
    VOLUR_WITCH,
)
from gladsheim.games.bloodrage.rules.board import FJORD, MOST_SEATS, PLACES, PROVINCES, VALHALLA, YGGDRASIL
from gladsheim.games.bloodrage.rules.figures import count_at, move_figure
from gladsheim.games.bloodrage.rules.notation import card_words, figure_words, figures_words, place_words
from gladsheim.games.bloodrage.rules.state import NONE, RAGNAROK, State, has
from gladsheim.games.bloodrage.rules.stats import gain_glory, pay
from gladsheim.kernel.note import note
from gladsheim.kernel.step import Asking, Moves, Then, then, unreadable
from gladsheim.words import Refusal, Words

SPARE_COST: Final = 1
"""Rage for each figure that is kept from dying (R26)."""

NOBODY: Final = 0
FLEE: Final = 1
FIRST_FIGURE: Final = 2
"""As answers: let them die, let the Volur Witch flee, or else the figure that stays."""

FIGURE_OF: Final = {name: kind for kind, name in enumerate(FIGURES)}


class Save(Asking):
    """Pay 1 Rage for a figure that then stays, let the Volur Witch flee, or let them die (R26, R27, R89)."""

    def span(self, s: State) -> int:
        return FIRST_FIGURE + FIGURE_COUNT

    def moves(self, s: State, out: Moves) -> None:
        out.add(NOBODY)
        if can_flee(s, self.turn):
            out.add(FLEE)
        if can_pay(s, self.turn):
            first = FIGURE_COUNT * self.turn
            for kind in range(FIGURE_COUNT):
                if s.doomed[first + kind]:
                    out.add(FIRST_FIGURE + kind)

    def answer(self, s: State, move: int) -> None:
        if move == NOBODY:
            return
        if move == FLEE:
            flee(s, self.turn)
        else:
            spare(s, self.turn, move - FIRST_FIGURE)
        if can_save(s, self.turn):
            then(s, self)

    def show(self, s: State, move: int) -> str:
        if move == NOBODY:
            return "none"
        return "flee" if move == FLEE else FIGURES[move - FIRST_FIGURE]

    def read(self, s: State, text: str) -> int:
        if text == "none":
            return NOBODY
        if text == "flee":
            return FLEE
        if text not in FIGURE_OF:
            raise unreadable(text)
        return FIRST_FIGURE + FIGURE_OF[text]

    def why_not(self, s: State, move: int) -> Refusal:
        kind = VOLUR_WITCH if move == FLEE else move - FIRST_FIGURE
        if not s.doomed[FIGURE_COUNT * self.turn + kind]:
            return Refusal("bloodrage/not-doomed", {"figure": figure_words(FIGURES[kind])})
        if move == FLEE:
            return Refusal("bloodrage/no-flight", {"figure": figure_words(FIGURES[kind])})
        if s.phase == RAGNAROK:
            return Refusal("bloodrage/ragnarok-spares-none")
        if not has(s, self.turn, PROTECTION):
            return Refusal("bloodrage/no-power", {"card": card_words(CARD_NAMES[CARD_WITH[PROTECTION]])})
        return Refusal("bloodrage/too-dear", {"cost": SPARE_COST, "rage": s.rage[self.turn]})

    def label(self, s: State, move: int) -> Words:
        if move == NOBODY:
            return Words("bloodrage-choose-let-die")
        if move == FLEE:
            return Words("bloodrage-choose-flee", {"figure": figures_words(FIGURES[VOLUR_WITCH], 1)})
        return Words("bloodrage-choose-save", {"figure": figures_words(FIGURES[move - FIRST_FIGURE], 1)})

    def is_open(self, s: State) -> bool:
        return True

    def prompt(self, s: State) -> Words:
        province = place_words(PROVINCES[s.dying_at])
        return Words("bloodrage-ask-save", {"province": province, "rage": s.rage[self.turn]})


class FiguresDie(Then):
    """When all owners have spoken, whoever is still doomed goes to Valhalla."""

    def run(self, s: State) -> None:
        let_die(s)


# Frames never change, so one per seat will do.
SAVE: Final = [Save(seat) for seat in range(MOST_SEATS)]
FIGURES_DIE: Final = FiguresDie()


def station(kind: int, province: int) -> int:
    """Where a figure stands that takes part in what happens to a province: ships in its fjord (p. 6)."""
    return FJORD[province] if kind == SHIP or kind == SEA_SERPENT else province


def doom(s: State, seat: int, kind: int, n: int) -> None:
    """So many figures are about to die."""
    s.doomed[FIGURE_COUNT * seat + kind] = n


def doom_all(s: State, seat: int, province: int) -> None:
    """All of a seat's figures in a province and its fjord are about to die (p. 6)."""
    for kind in range(FIGURE_COUNT):
        place = station(kind, province)
        s.doomed[FIGURE_COUNT * seat + kind] = count_at(s, seat, kind, place) if place >= 0 else 0


def destroy(s: State, province: int, spareable: bool, first: int) -> None:
    """The doomed die, after their owners were asked, clockwise from a seat, whom they save.

    Nothing stays in a province that Ragnarök takes, but the Volur Witch may flee from it (R26, R27).
    """
    s.dying_at = province
    asking = False
    if spareable or s.phase == RAGNAROK:
        for i in range(s.seats - 1, -1, -1):
            seat = (first + i) % s.seats
            if can_save(s, seat):
                if not asking:
                    then(s, FIGURES_DIE)
                    asking = True
                then(s, SAVE[seat])
    if not asking:
        let_die(s)


def can_save(s: State, seat: int) -> bool:
    """Whether a seat can do anything for its doomed figures."""
    return can_pay(s, seat) or can_flee(s, seat)


def can_pay(s: State, seat: int) -> bool:
    """Rage keeps figures where they are, but not where Ragnarök leaves nothing to stand on (R26, R89)."""
    if not s.powers[seat] & PROTECTION or s.rage[seat] < SPARE_COST or s.phase == RAGNAROK:
        return False
    first = FIGURE_COUNT * seat
    for i in range(first, first + FIGURE_COUNT):
        if s.doomed[i]:
            return True
    return False


def can_flee(s: State, seat: int) -> bool:
    """The Volur Witch may flee from every outer province (R27)."""
    return s.doomed[FIGURE_COUNT * seat + VOLUR_WITCH] > 0 and s.dying_at != YGGDRASIL


def spare(s: State, seat: int, kind: int) -> None:
    """One figure stays where it is, for 1 Rage (R89)."""
    pay(s, seat, SPARE_COST)
    s.doomed[FIGURE_COUNT * seat + kind] -= 1
    note(s, FigureSaved, seat, FIGURES[kind], PLACES[station(kind, s.dying_at)])


def flee(s: State, seat: int) -> None:
    """The Volur Witch retreats to Yggdrasil; that is not dying (R27)."""
    s.doomed[FIGURE_COUNT * seat + VOLUR_WITCH] = 0
    move_figure(s, seat, VOLUR_WITCH, s.dying_at, YGGDRASIL)
    note(s, WitchFled, seat, PROVINCES[s.dying_at])


def let_die(s: State) -> None:
    """Everybody who is doomed goes to Valhalla."""
    for i in range(FIGURE_COUNT * s.seats):
        n = s.doomed[i]
        if n:
            s.doomed[i] = 0
            kind = i % FIGURE_COUNT
            die(s, i // FIGURE_COUNT, kind, station(kind, s.dying_at), n)
    s.dying_at = NONE


def die(s: State, seat: int, kind: int, place: int, n: int = 1) -> None:
    """Figures go to Valhalla without further asking; upgraded ships pay for it, the Sea Serpent like one (R76)."""
    for _ in range(n):
        move_figure(s, seat, kind, place, VALHALLA)
    if s.pillager != NONE or s.phase == RAGNAROK:
        s.fallen[seat] += n
    note(s, FigureDied, seat, FIGURES[kind], n, PLACES[place])
    if kind == SHIP or kind == SEA_SERPENT:
        gain_glory(s, seat, ship_glory(s.powers[seat]), "ships")


def ship_glory(powers: int) -> int:
    """What the loss of a ship pays (R76)."""
    if powers & SHIP_GLORY_12:
        return 12
    if powers & SHIP_GLORY_8:
        return 8
    return 4 if powers & SHIP_GLORY_4 else 0
