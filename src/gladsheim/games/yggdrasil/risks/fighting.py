"""Fights (p. 13): always won, but as many Risks are taken as the opponent is strong."""

from __future__ import annotations

from typing import Final

from gladsheim.games.yggdrasil.enemies.enemies import retreat, strength
from gladsheim.games.yggdrasil.enemies.iotunns import is_ridden, place_of_iotunn
from gladsheim.games.yggdrasil.risks.risks import deadly, take_risks
from gladsheim.games.yggdrasil.rules.asking import AskingOf
from gladsheim.games.yggdrasil.rules.events import FightBegan, OpponentBeaten
from gladsheim.games.yggdrasil.rules.notation import god_text, opponent_of, own_name
from gladsheim.games.yggdrasil.rules.printed import (
    CAGE,
    IORMUNGAND,
    IOTUNN_OPPONENT,
    NIDHOGG,
    NONE,
    OPPONENT_COUNT,
)
from gladsheim.games.yggdrasil.rules.state import ACTIVE, State
from gladsheim.games.yggdrasil.sagas.book import WON, At, Fight
from gladsheim.games.yggdrasil.sagas.events import CounterChanged
from gladsheim.games.yggdrasil.sagas.fights import fight_of, fought_from, is_barred, spendable
from gladsheim.games.yggdrasil.sagas.obeying import fire, obey
from gladsheim.kernel.note import note
from gladsheim.kernel.step import Moves, Then, then
from gladsheim.words import Refusal, Term, Words

NOT_HERE: Final = 1
IN_CAGE: Final = 2
RIDER: Final = 3
RAINBOW: Final = 4
ON_LADDER: Final = 5
NEVER: Final = 6
BARRED: Final = 7
GONE: Final = 8
NO_FIGHT: Final = (
    "",
    "yggdrasil/not-here",
    "yggdrasil/in-cage",
    "yggdrasil/rider",
    "yggdrasil/rainbow",
    "yggdrasil/on-ladder",
    "yggdrasil/never-fought",
    "yggdrasil/fight-barred",
    "yggdrasil/enemy-gone",
)
"""Why nobody is fought, as the codes of refusals say it."""


def why_no_fight(s: State, slot: int, opponent: int) -> int:
    """Why a god cannot fight somebody now, or 0."""
    return why_no_saga_fight(s, slot, opponent) if s.saga.is_campaign else why_no_usual_fight(s, slot, opponent)


def why_no_saga_fight(s: State, slot: int, opponent: int) -> int:
    """The same where a page may say something of it (C51, C52)."""
    fight = fight_of(s, opponent)
    if fight is not None:
        if is_barred(s, fight):
            return BARRED
        if fight.where is not None or opponent >= OPPONENT_COUNT:
            return 0 if fought_from(s, fight, s.places[slot]) else NOT_HERE
    elif opponent >= OPPONENT_COUNT:
        return NEVER
    if opponent < NIDHOGG and s.enemies[opponent] == NONE:
        return GONE
    return why_no_usual_fight(s, slot, opponent)


def why_no_usual_fight(s: State, slot: int, opponent: int) -> int:
    """The same by the basic rules: he must stand in the same world (p. 13, rulings 22 and 27)."""
    if opponent == NIDHOGG:
        return NEVER
    if opponent >= IOTUNN_OPPONENT:
        iotunn = opponent - IOTUNN_OPPONENT
        if s.iotunns[iotunn] != ACTIVE:
            return ON_LADDER
        place = place_of_iotunn(s, iotunn)
    else:
        place = s.enemies[opponent]
    if place == CAGE:
        return IN_CAGE
    if place != s.places[slot]:
        return NOT_HERE
    if opponent >= IOTUNN_OPPONENT:
        return 0
    if is_ridden(s, opponent):
        return RIDER
    if opponent == IORMUNGAND and s.island == 0:
        return RAINBOW
    return 0


def can_fight_any(s: State, slot: int) -> bool:
    """Whether there is anybody to fight where a god stands."""
    if s.saga.is_campaign:
        for opponent in range(OPPONENT_COUNT + len(s.standees)):
            if why_no_saga_fight(s, slot, opponent) == 0:
                return True
        return False
    for opponent in range(OPPONENT_COUNT):
        if why_no_usual_fight(s, slot, opponent) == 0:
            return True
    return False


def refused_fight(s: State, slot: int, opponent: int) -> Refusal:
    """The rule that forbids a fight."""
    reason = why_no_fight(s, slot, opponent)
    terms: dict[str, Term] = {"opponent": opponent_of(s, opponent)}
    fight = fight_of(s, opponent)
    if fight is not None:
        terms["rule"] = fight.words
    return Refusal(NO_FIGHT[reason], terms)


def start_fight(s: State, slot: int, opponent: int, cancelled: int = 0) -> None:
    """A god takes the Risks of a fight; once they are met, his opponent retreats."""
    if s.log is not None:
        name, who = s.saga.opponent_name(opponent), own_name(s, opponent)
        note(s, FightBegan, god_text(s, slot), name, strength(s, opponent), who)
    then(s, FightWon(slot, opponent))
    if s.saga.is_campaign and spendable(s, opponent):
        then(s, SpendOn(slot, opponent, cancelled))
    else:
        take_risks(s, slot, strength(s, opponent), opponent, cancelled)


class SpendOn(AskingOf):
    """How much of what a page allows is spent, before the Risks of a fight are taken."""

    def __init__(self, slot: int, opponent: int, cancelled: int) -> None:
        super().__init__(slot)
        self.opponent = opponent
        self.cancelled = cancelled

    def most(self, s: State) -> int:
        """No more than there is, and than helps."""
        worth = self.fight(s).worth
        return min(spendable(s, self.opponent), (strength(s, self.opponent) + worth - 1) // worth)

    def fight(self, s: State) -> Fight:
        """What the page says of the fight."""
        fight = fight_of(s, self.opponent)
        assert fight is not None, "only a page lets something be spent"
        return fight

    def span(self, s: State) -> int:
        return self.most(s) + 1

    def moves(self, s: State, out: Moves) -> None:
        for count in range(self.most(s) + 1):
            out.add(count)

    def answer(self, s: State, move: int) -> None:
        fight = self.fight(s)
        if move:
            counter = s.saga.counters[fight.spends]
            s.counters[counter.offset] -= move
            note(s, CounterChanged, counter.name, None, s.counters[counter.offset], -move, counter.words)
        take_risks(s, self.slot, strength(s, self.opponent), self.opponent, self.cancelled + move * fight.worth)

    def show(self, s: State, move: int) -> str:
        return f"spend {move}"

    def label(self, s: State, move: int) -> Words:
        counter = s.saga.counters[self.fight(s).spends]
        return Words("yggdrasil-choose-spend", {"count": move, "counter": counter.words})

    def warning(self, s: State, move: int) -> Words | None:
        cancelled = self.cancelled + move * self.fight(s).worth
        return deadly(s, self.slot, strength(s, self.opponent), self.opponent, cancelled)

    def prompt(self, s: State) -> Words:
        counter = s.saga.counters[self.fight(s).spends]
        return Words("yggdrasil-ask-spend", {"counter": counter.words, "worth": self.fight(s).worth})


class FightWon(Then):
    """Whoever survives the Risks has won, and his opponent retreats."""

    def __init__(self, slot: int, opponent: int) -> None:
        self.slot = slot
        self.opponent = opponent

    def run(self, s: State) -> None:
        if s.log is not None:
            name, who = s.saga.opponent_name(self.opponent), own_name(s, self.opponent)
            note(s, OpponentBeaten, god_text(s, self.slot), name, who)
        if s.saga.is_campaign:
            self.run_saga(s)
        else:
            retreat(s, self.opponent)

    def run_saga(self, s: State) -> None:
        """What a page says of the victory comes after the retreat, or in its place."""
        world = s.places[self.slot]
        fire(s, WON, self.opponent, self.slot, world)
        fight = fight_of(s, self.opponent)
        if fight is None or fight.block is None:
            retreat(s, self.opponent)
        else:
            obey(s, fight.block, At(self.slot, world, self.opponent))
