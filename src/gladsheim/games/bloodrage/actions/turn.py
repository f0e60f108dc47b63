"""Actions (p. 14): in turn, each seat with Rage takes one, until nobody has Rage or all provinces are pillaged."""

from __future__ import annotations

from typing import Final

from gladsheim.games.bloodrage.actions.invading import add_invasions, cost_of, invade, why_not_invade
from gladsheim.games.bloodrage.actions.marching import MARCH_COST, add_marches, begin_march, why_not_march
from gladsheim.games.bloodrage.actions.moves import (
    CHALLENGE,
    COMMIT,
    INVADE,
    MARCH,
    PASS,
    PILLAGE,
    QUEST_NUMBER,
    REPLACE,
    RETURN,
    SACRIFICE,
    SPAN,
    TEXTS,
    UPGRADE,
    read_action,
    replaced_by,
    upgrade_of,
)
from gladsheim.games.bloodrage.actions.sacrificing import VICTIMS, begin_sacrifice
from gladsheim.games.bloodrage.actions.upgrading import (
    add_upgrades,
    play_upgrade,
    slot_for,
    upgrade_cost,
    why_not_upgrade,
)
from gladsheim.games.bloodrage.battle.pillage import begin_pillage
from gladsheim.games.bloodrage.cards.heaps import is_hand_known
from gladsheim.games.bloodrage.cards.powers import OUT_OF_VALHALLA, PILLAGE_AGAIN
from gladsheim.games.bloodrage.cards.powers import SACRIFICE as MAY_SACRIFICE
from gladsheim.games.bloodrage.cards.printed import (
    CARD_NAMES,
    CARD_WITH,
    FAMILY,
    FIGURE_FOR,
    FIGURES,
    FIRST_MONSTER,
    MONSTER,
    QUEST,
    QUESTS,
)
from gladsheim.games.bloodrage.cards.quests import commit_quest
from gladsheim.games.bloodrage.rules.asking import distinct
from gladsheim.games.bloodrage.rules.board import (
    BOARD,
    FJORD,
    MOST_SEATS,
    OUTER,
    PLACES,
    PROVINCE_COUNT,
    PROVINCES,
    RESERVE,
    VALHALLA,
)
from gladsheim.games.bloodrage.rules.events import TurnPassed
from gladsheim.games.bloodrage.rules.figures import is_present, on_board, provinces_left, room, standing
from gladsheim.games.bloodrage.rules.notation import (
    card_words,
    figure_words,
    figures_words,
    in_words,
    place_words,
    to_words,
)
from gladsheim.games.bloodrage.rules.state import NONE, State, has
from gladsheim.games.bloodrage.rules.stats import horns, pay
from gladsheim.kernel.note import note
from gladsheim.kernel.step import EVERYONE, Asking, Moves, Seats, Then, only, then
from gladsheim.words import Refusal, Words

CHALLENGE_COST: Final = 2
"""Rage for pillaging a province again (R90)."""


class Act(Asking):
    """Take one action, or pass for the rest of the phase (p. 14)."""

    def span(self, s: State) -> int:
        return SPAN

    def moves(self, s: State, out: Moves) -> None:
        seat = self.turn
        free = room(s)
        own = standing(s, seat)
        out.add(PASS)
        if sum(own) < horns(s, seat):
            add_invasions(s, seat, free, RESERVE, out)
            if s.powers[seat] & OUT_OF_VALHALLA:
                add_invasions(s, seat, free, VALHALLA, out)
        add_marches(own, free, out)
        if s.hands[seat]:
            kinds = distinct(s, s.hands[seat])
            add_upgrades(s, seat, kinds, out)
            for kind in kinds:
                if FAMILY[kind] == QUEST:
                    out.add(COMMIT + QUEST_NUMBER[kind])
        add_pillages(s, seat, own, out)
        if s.powers[seat] & MAY_SACRIFICE and sum(own) >= VICTIMS:
            out.add(SACRIFICE)

    def answer(self, s: State, move: int) -> None:
        then(s, NEXT_TURN[self.turn])
        act(s, self.turn, move)

    def show(self, s: State, move: int) -> str:
        return TEXTS[move]

    def read(self, s: State, text: str) -> int:
        return read_action(text)

    def seen_by(self, s: State, move: int) -> Seats:
        return only(self.turn) if COMMIT <= move < PILLAGE else EVERYONE

    def why_not(self, s: State, move: int) -> Refusal:
        return why_not_act(s, self.turn, move)

    def label(self, s: State, move: int) -> Words:
        return label_of(s, self.turn, move)

    def warning(self, s: State, move: int) -> Words | None:
        return warning_of(s, self.turn, move)

    def prompt(self, s: State) -> Words:
        return Words("bloodrage-ask-act", {"rage": s.rage[self.turn]})


class NextTurn(Then):
    """When an action with all that follows from it is over (R104)."""

    def __init__(self, turn: int) -> None:
        self.turn = turn

    def run(self, s: State) -> None:
        next_turn(s, self.turn)


# Frames never change, so one per seat will do.
ACT: Final = [Act(seat) for seat in range(MOST_SEATS)]
NEXT_TURN: Final = [NextTurn(seat) for seat in range(MOST_SEATS)]


def next_turn(s: State, seat: int) -> None:
    """The next clockwise who has Rage and has not passed; nobody once all provinces are pillaged (p. 14, R57-R59)."""
    if not provinces_left(s):
        return
    for i in range(1, s.seats + 1):
        other = (seat + i) % s.seats
        if s.rage[other] > 0 and not s.passed[other]:
            if not must_pass(s, other):
                then(s, ACT[other])
                return
            pass_turn(s, other)


def must_pass(s: State, seat: int) -> bool:
    """Whether everybody can see that a seat has no action left: neither on the board nor in a hand without secrets."""
    if not is_hand_known(s, seat):
        return False
    out = Moves()
    ACT[seat].moves(s, out)
    return out.n == 1


def act(s: State, seat: int, move: int) -> None:
    """Pay for an action, then carry it out (R105)."""
    if move == PASS:
        pass_turn(s, seat)
    elif move < RETURN:
        pay_and_invade(s, seat, move - INVADE, RESERVE)
    elif move < MARCH:
        pay_and_invade(s, seat, move - RETURN, VALHALLA)
    elif move < UPGRADE:
        pay(s, seat, MARCH_COST)
        begin_march(s, seat, (move - MARCH) // PROVINCE_COUNT, (move - MARCH) % PROVINCE_COUNT)
    elif move < COMMIT:
        play_upgrade(s, seat, move)
    elif move < PILLAGE:
        commit_quest(s, seat, QUESTS[move - COMMIT])
    elif move < CHALLENGE:
        begin_pillage(s, seat, move - PILLAGE)
    elif move < SACRIFICE:
        pay(s, seat, CHALLENGE_COST)
        begin_pillage(s, seat, move - CHALLENGE)
    else:
        begin_sacrifice(s, seat)


def pay_and_invade(s: State, seat: int, number: int, from_: int) -> None:
    """An invasion by its number: figure and place."""
    kind, place = number // BOARD, number % BOARD
    cost = cost_of(s, seat, kind, from_)
    pay(s, seat, cost)
    invade(s, seat, kind, from_, place, cost)


def pass_turn(s: State, seat: int) -> None:
    """All Rage is gone, and there are no more actions in this phase, whatever comes (p. 14, R58)."""
    s.rage[seat] = 0
    s.passed[seat] = 1
    note(s, TurnPassed, seat)


def add_pillages(s: State, seat: int, own: list[int], out: Moves) -> None:
    """Unpillaged provinces where a seat stands or anchors; with some upgrade the pillaged ones too (p. 17, R90)."""
    again = False
    for province in range(PROVINCE_COUNT):
        if is_reached(own, province) and not s.destroyed[province]:
            if s.pillaged[province]:
                again = True
            else:
                out.add(PILLAGE + province)
    if again and s.powers[seat] & PILLAGE_AGAIN and s.rage[seat] >= CHALLENGE_COST:
        for province in range(PROVINCE_COUNT):
            if is_reached(own, province) and s.pillaged[province] and not s.destroyed[province]:
                out.add(CHALLENGE + province)


def is_reached(own: list[int], province: int) -> bool:
    """Whether somebody stands in a province or anchors in its fjord (p. 17)."""
    return own[province] > 0 or (province < OUTER and own[FJORD[province]] > 0)


def why_not_act(s: State, seat: int, move: int) -> Refusal:
    """The rule that forbids an action."""
    if move < RETURN:
        return why_not_invade(s, seat, (move - INVADE) // BOARD, RESERVE, (move - INVADE) % BOARD)
    if move < MARCH:
        if not has(s, seat, OUT_OF_VALHALLA):
            return lacks(OUT_OF_VALHALLA)
        return why_not_invade(s, seat, (move - RETURN) // BOARD, VALHALLA, (move - RETURN) % BOARD)
    if move < UPGRADE:
        return why_not_march(s, seat, (move - MARCH) // PROVINCE_COUNT, (move - MARCH) % PROVINCE_COUNT)
    if move < COMMIT:
        return why_not_upgrade(s, seat, move)
    if move < PILLAGE:
        return Refusal("bloodrage/not-in-hand", {"card": card_words(CARD_NAMES[QUESTS[move - COMMIT]])})
    if move < SACRIFICE:
        return why_not_pillage(s, seat, move)
    if not has(s, seat, MAY_SACRIFICE):
        return lacks(MAY_SACRIFICE)
    return Refusal("bloodrage/few-figures", {"count": on_board(s, seat)})


def why_not_pillage(s: State, seat: int, move: int) -> Refusal:
    """The rule that forbids pillaging a province, or pillaging it again."""
    again = move >= CHALLENGE
    province = move - CHALLENGE if again else move - PILLAGE
    place = place_words(PROVINCES[province])
    if again and not has(s, seat, PILLAGE_AGAIN):
        return lacks(PILLAGE_AGAIN)
    if s.destroyed[province]:
        return Refusal("bloodrage/destroyed", {"place": place})
    if again != bool(s.pillaged[province]):
        return Refusal("bloodrage/not-pillaged" if again else "bloodrage/already-pillaged", {"place": place})
    if not is_present(s, seat, province, FJORD[province]):
        return Refusal("bloodrage/no-figure-there", {"place": place})
    return Refusal("bloodrage/too-dear", {"cost": CHALLENGE_COST, "rage": s.rage[seat]})


def lacks(power: int) -> Refusal:
    """The upgrade that would allow it."""
    return Refusal("bloodrage/no-power", {"card": card_words(CARD_NAMES[CARD_WITH[power]])})


def label_of(s: State, seat: int, move: int) -> Words:
    """What a button for an action says."""
    if move == PASS:
        return Words("bloodrage-choose-pass")
    if move < MARCH:
        returns = move >= RETURN
        kind, place = divmod(move - RETURN if returns else move - INVADE, BOARD)
        cost = cost_of(s, seat, kind, VALHALLA if returns else RESERVE)
        verb = "bloodrage-choose-return" if returns else "bloodrage-choose-invade"
        return Words(verb, {"figure": figures_words(FIGURES[kind], 1), "place": to_words(PLACES[place]), "cost": cost})
    if move < UPGRADE:
        from_, to = divmod(move - MARCH, PROVINCE_COUNT)
        return Words(
            "bloodrage-choose-march", {"from": place_words(PROVINCES[from_]), "place": to_words(PROVINCES[to])}
        )
    if move < COMMIT:
        kind = upgrade_of(move)
        card, cost = card_words(CARD_NAMES[kind]), upgrade_cost(s, seat, kind)
        if move < REPLACE:
            return Words("bloodrage-choose-upgrade", {"card": card, "cost": cost})
        old = card_words(CARD_NAMES[replaced_by(move)])
        return Words("bloodrage-choose-upgrade-for", {"card": card, "cost": cost, "replaced": old})
    if move < PILLAGE:
        return Words("bloodrage-choose-quest", {"card": card_words(CARD_NAMES[QUESTS[move - COMMIT]])})
    if move < CHALLENGE:
        return Words("bloodrage-choose-pillage", {"province": place_words(PROVINCES[move - PILLAGE])})
    if move < SACRIFICE:
        province = place_words(PROVINCES[move - CHALLENGE])
        return Words("bloodrage-choose-challenge", {"province": province, "cost": CHALLENGE_COST})
    return Words("bloodrage-choose-sacrifice")


def warning_of(s: State, seat: int, move: int) -> Words | None:
    """What passing gives up, and what an upgrade drives out."""
    if move == PASS:
        return Words("bloodrage-warn-pass", {"rage": s.rage[seat]})
    if not UPGRADE <= move < COMMIT:
        return None
    kind = upgrade_of(move)
    old = replaced_by(move) if move >= REPLACE else s.slots[slot_for(s, seat, kind, NONE)]
    if old == NONE:
        return None
    if FAMILY[old] != MONSTER:
        return Words("bloodrage-warn-replaces", {"card": card_words(CARD_NAMES[old])})
    figure = FIGURE_FOR[old]
    place = PLACES[s.monsters[figure - FIRST_MONSTER]]
    return Words("bloodrage-warn-monster-leaves", {"figure": figure_words(FIGURES[figure]), "place": in_words(place)})
