"""Invading (p. 14): a figure of the reserve goes to a free village or a fjord, and what may follow."""

from __future__ import annotations

from typing import Final

from gladsheim.games.bloodrage.actions.moves import INVADE, RETURN
from gladsheim.games.bloodrage.battle.dying import destroy, doom
from gladsheim.games.bloodrage.battle.pillage import begin_pillage
from gladsheim.games.bloodrage.battle.strength import invade_cost
from gladsheim.games.bloodrage.cards.powers import EXTRA_WARRIOR, PILLAGE_AT_ONCE
from gladsheim.games.bloodrage.cards.printed import (
    DARK_ELF,
    FIGURE_COUNT,
    FIGURES,
    FIRE_GIANT,
    LEADER,
    SEA_SERPENT,
    SHIP,
    TROLL,
    WARRIOR,
)
from gladsheim.games.bloodrage.rules.board import (
    BOARD,
    FIRST_FJORD,
    FJORD,
    MOST_SEATS,
    OUTER,
    PLACE_COUNT,
    PLACE_OF,
    PLACES,
    PROVINCE_COUNT,
    PROVINCES,
    RESERVE,
    VALHALLA,
    YGGDRASIL,
)
from gladsheim.games.bloodrage.rules.events import Invaded, Returned
from gladsheim.games.bloodrage.rules.figures import (
    count_at,
    free_villages,
    is_open,
    is_present,
    move_figure,
    on_board,
    room,
)
from gladsheim.games.bloodrage.rules.notation import figure_words, figures_words, place_words, to_words
from gladsheim.games.bloodrage.rules.state import State
from gladsheim.games.bloodrage.rules.stats import horns, pay
from gladsheim.kernel.note import note
from gladsheim.kernel.step import Moves, Step, Then, then, unreadable
from gladsheim.words import Refusal, Words

RETURN_COST: Final = 1
"""Rage for invading with a figure out of Valhalla (R24)."""
AT_ONCE_COST: Final = 2
"""Rage for pillaging a province just invaded (R91)."""

AFTER_INVASION: Final = 0
AFTER_DEFEAT: Final = 1


class FreeInvasion(Step):
    """After an upgrade, one figure of that kind may invade at once, for nothing (p. 16)."""

    def __init__(self, turn: int, figure: int) -> None:
        self.turn = turn
        self.figure = figure

    def seat(self, s: State) -> int:
        return self.turn

    def span(self, s: State) -> int:
        return BOARD + 1

    def moves(self, s: State, out: Moves) -> None:
        free = room(s)
        for place in range(BOARD):
            if free[place] > 0 and fits(self.figure, place):
                out.add(place)
        out.add(BOARD)

    def answer(self, s: State, move: int) -> None:
        if move < BOARD:
            invade(s, self.turn, self.figure, RESERVE, move, 0)

    def show(self, s: State, move: int) -> str:
        return PLACES[move] if move < BOARD else "none"

    def read(self, s: State, text: str) -> int:
        move = BOARD if text == "none" else PLACE_OF.get(text, PLACE_COUNT)
        if move > BOARD or text == PLACES[BOARD]:
            raise unreadable(text)
        return move

    def why_not(self, s: State, move: int) -> Refusal:
        return why_not_place(s, self.turn, self.figure, move)

    def label(self, s: State, move: int) -> Words:
        return to_words(PLACES[move]) if move < BOARD else Words("bloodrage-choose-none")

    def is_open(self, s: State) -> bool:
        return True

    def prompt(self, s: State) -> Words:
        return Words("bloodrage-ask-free-invasion", {"figure": figures_words(FIGURES[self.figure], 1)})


class ExtraWarrior(Step):
    """One more warrior may invade the province for nothing: after an invasion, or after a defeat (R29, R84)."""

    def __init__(self, turn: int, province: int, by: int) -> None:
        self.turn = turn
        self.province = province
        self.by = by

    def seat(self, s: State) -> int:
        return self.turn

    def span(self, s: State) -> int:
        return 2

    def moves(self, s: State, out: Moves) -> None:
        out.add(0)
        out.add(1)

    def answer(self, s: State, move: int) -> None:
        if move:
            return
        if self.by == AFTER_DEFEAT:
            invade(s, self.turn, WARRIOR, RESERVE, self.province, 0)
        else:
            enter(s, self.turn, WARRIOR, RESERVE, self.province, 0)

    def show(self, s: State, move: int) -> str:
        return "none" if move else "warrior"

    def label(self, s: State, move: int) -> Words:
        return Words("bloodrage-choose-none" if move else "bloodrage-choose-extra-warrior")

    def is_open(self, s: State) -> bool:
        return True

    def prompt(self, s: State) -> Words:
        return Words("bloodrage-ask-extra-warrior", {"place": to_words(PLACES[self.province])})


class PillageAtOnce(Step):
    """After invading a province, pay to pillage it in the same turn (R32, R91)."""

    def __init__(self, turn: int, province: int) -> None:
        self.turn = turn
        self.province = province

    def seat(self, s: State) -> int:
        return self.turn

    def span(self, s: State) -> int:
        return 2

    def moves(self, s: State, out: Moves) -> None:
        out.add(0)
        out.add(1)

    def answer(self, s: State, move: int) -> None:
        if not move:
            pay(s, self.turn, AT_ONCE_COST)
            begin_pillage(s, self.turn, self.province)

    def show(self, s: State, move: int) -> str:
        return "none" if move else "pillage"

    def label(self, s: State, move: int) -> Words:
        return Words("bloodrage-choose-none") if move else Words("bloodrage-choose-pillage-now", {"cost": AT_ONCE_COST})

    def is_open(self, s: State) -> bool:
        return True

    def prompt(self, s: State) -> Words:
        return Words("bloodrage-ask-pillage-at-once", {"province": place_words(PROVINCES[self.province])})


class WarriorMayFollow(Then):
    """Once those who die by an invasion are gone, another warrior may come (R29)."""

    def __init__(self, turn: int, province: int) -> None:
        self.turn = turn
        self.province = province

    def run(self, s: State) -> None:
        if can_come(s, self.turn, self.province):
            then(s, EXTRA[self.turn][self.province])


class PillageMayFollow(Then):
    """After an invasion and the warrior that followed (R32, R91)."""

    def __init__(self, turn: int, province: int) -> None:
        self.turn = turn
        self.province = province

    def run(self, s: State) -> None:
        seat, province = self.turn, self.province
        if s.rage[seat] < AT_ONCE_COST or s.pillaged[province] or s.destroyed[province]:
            return
        if is_present(s, seat, province, FJORD[province]):
            then(s, PILLAGE_NOW[seat][province])


# Frames never change, so one per seat and place will do.
FREE_INVASION: Final = [[FreeInvasion(seat, figure) for figure in range(FIGURE_COUNT)] for seat in range(MOST_SEATS)]
EXTRA: Final = [[ExtraWarrior(seat, p, AFTER_INVASION) for p in range(PROVINCE_COUNT)] for seat in range(MOST_SEATS)]
BLESSED: Final = [[ExtraWarrior(seat, p, AFTER_DEFEAT) for p in range(PROVINCE_COUNT)] for seat in range(MOST_SEATS)]
PILLAGE_NOW: Final = [[PillageAtOnce(seat, p) for p in range(PROVINCE_COUNT)] for seat in range(MOST_SEATS)]
WARRIOR_MAY_FOLLOW: Final = [[WarriorMayFollow(seat, p) for p in range(PROVINCE_COUNT)] for seat in range(MOST_SEATS)]
PILLAGE_MAY_FOLLOW: Final = [[PillageMayFollow(seat, p) for p in range(PROVINCE_COUNT)] for seat in range(MOST_SEATS)]


def fits(kind: int, place: int) -> bool:
    """Ships go to fjords, all others to provinces of the ring; the Dark Elf to Yggdrasil too (p. 14, R35)."""
    if kind == SHIP or kind == SEA_SERPENT:
        return place >= FIRST_FJORD
    return place < OUTER or (place == YGGDRASIL and kind == DARK_ELF)


def can_invade(s: State, seat: int, kind: int, place: int) -> bool:
    """Whether Horns and room let a figure of this kind invade a place (R42)."""
    if not fits(kind, place) or on_board(s, seat) >= horns(s, seat):
        return False
    return is_open(s, place) if place >= FIRST_FJORD else free_villages(s, place) > 0


def can_come(s: State, seat: int, province: int) -> bool:
    """Whether reserve, Horns and room let a warrior come, to Yggdrasil too (R29, R30, R31, R42)."""
    if not s.warriors[PLACE_COUNT * seat + RESERVE] or on_board(s, seat) >= horns(s, seat):
        return False
    return free_villages(s, province) > 0


def bless(s: State, seat: int, province: int) -> None:
    """After a defeat, a warrior may invade the province, if it can (R31, R84)."""
    if can_come(s, seat, province):
        then(s, BLESSED[seat][province])


def invade(s: State, seat: int, kind: int, from_: int, place: int, cost: int) -> None:
    """A figure invades; some kill on coming, another warrior may follow, and then perhaps a pillage (R33, R75)."""
    enter(s, seat, kind, from_, place, cost)
    if place >= PROVINCE_COUNT:
        return
    if s.powers[seat] & PILLAGE_AT_ONCE:
        then(s, PILLAGE_MAY_FOLLOW[seat][place])
    if s.powers[seat] & EXTRA_WARRIOR:
        then(s, WARRIOR_MAY_FOLLOW[seat][place])
    if kind == TROLL or kind == FIRE_GIANT:
        slay(s, seat, kind, place)


def enter(s: State, seat: int, kind: int, from_: int, place: int, cost: int) -> None:
    """The figure itself."""
    move_figure(s, seat, kind, from_, place)
    if from_ == VALHALLA:
        note(s, Returned, seat, FIGURES[kind], PLACES[place])
    else:
        note(s, Invaded, seat, FIGURES[kind], PLACES[place], cost)


def slay(s: State, seat: int, kind: int, province: int) -> None:
    """The Troll kills all enemy warriors, the Fire Giant all enemies but monsters, ships included (R34, R88)."""
    any_ = False
    for other in range(s.seats):
        if other == seat:
            continue
        n = s.warriors[PLACE_COUNT * other + province]
        if n:
            doom(s, other, WARRIOR, n)
            any_ = True
        if kind == FIRE_GIANT:
            if s.leaders[other] == province:
                doom(s, other, LEADER, 1)
                any_ = True
            if s.ships[other] == FJORD[province]:
                doom(s, other, SHIP, 1)
                any_ = True
    if any_:
        destroy(s, province, True, seat)


def offer_invasion(s: State, seat: int, kind: int) -> None:
    """The free invasion of an upgrade, if the figure waits in the reserve and finds room (p. 16, R42)."""
    if not count_at(s, seat, kind, RESERVE) or on_board(s, seat) >= horns(s, seat):
        return
    free = room(s)
    for place in range(BOARD):
        if free[place] > 0 and fits(kind, place):
            then(s, FREE_INVASION[seat][kind])
            return


def add_invasions(s: State, seat: int, free: list[int], from_: int, out: Moves) -> None:
    """Every invasion that a seat can pay, out of the reserve or out of Valhalla."""
    first = INVADE if from_ == RESERVE else RETURN
    for kind in range(FIGURE_COUNT):
        if not count_at(s, seat, kind, from_):
            continue
        start, end = (FIRST_FJORD, BOARD) if kind == SHIP or kind == SEA_SERPENT else (0, OUTER)
        if cost_of(s, seat, kind, from_) > s.rage[seat]:
            continue
        for place in range(start, end):
            if free[place] > 0:
                out.add(first + BOARD * kind + place)
        if kind == DARK_ELF:
            out.add(first + BOARD * kind + YGGDRASIL)


def cost_of(s: State, seat: int, kind: int, from_: int) -> int:
    """Rage for an invasion out of the reserve or out of Valhalla (R24, R43)."""
    return invade_cost(s, seat, kind) if from_ == RESERVE else RETURN_COST


def why_not_invade(s: State, seat: int, kind: int, from_: int, place: int) -> Refusal:
    """The rule that keeps a figure from invading a place."""
    if not count_at(s, seat, kind, from_):
        code = "bloodrage/not-in-reserve" if from_ == RESERVE else "bloodrage/not-in-valhalla"
        return Refusal(code, {"figure": figure_words(FIGURES[kind])})
    if not fits(kind, place) or (room(s)[place] <= 0):
        return why_not_place(s, seat, kind, place)
    if on_board(s, seat) >= horns(s, seat):
        return Refusal("bloodrage/horns-full", {"horns": horns(s, seat)})
    cost = cost_of(s, seat, kind, from_)
    return Refusal("bloodrage/too-dear", {"cost": cost, "rage": s.rage[seat]})


def why_not_place(s: State, seat: int, kind: int, place: int) -> Refusal:
    """Why a place is not for a figure, or has no room."""
    figure = figure_words(FIGURES[kind])
    if not fits(kind, place):
        if kind == SHIP or kind == SEA_SERPENT:
            return Refusal("bloodrage/ships-to-fjords", {"figure": figure})
        code = "bloodrage/not-yggdrasil" if place == YGGDRASIL else "bloodrage/only-fjords"
        return Refusal(code, {"figure": figure})
    closed = place >= FIRST_FJORD or s.destroyed[place]
    return Refusal("bloodrage/destroyed" if closed else "bloodrage/no-village", {"place": place_words(PLACES[place])})
