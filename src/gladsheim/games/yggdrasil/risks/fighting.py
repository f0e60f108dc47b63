"""Fights (p. 13): always won, but as many Risks are taken as the opponent is strong."""

from __future__ import annotations

from typing import Final

from gladsheim.games.yggdrasil.enemies.enemies import retreat, strength
from gladsheim.games.yggdrasil.enemies.iotunns import is_ridden, place_of_iotunn
from gladsheim.games.yggdrasil.risks.risks import take_risks
from gladsheim.games.yggdrasil.rules.events import FightBegan, OpponentBeaten
from gladsheim.games.yggdrasil.rules.notation import god_text, opponent_words
from gladsheim.games.yggdrasil.rules.printed import (
    CAGE,
    IORMUNGAND,
    IOTUNN_OPPONENT,
    NIDHOGG,
    OPPONENT_COUNT,
    OPPONENTS,
)
from gladsheim.games.yggdrasil.rules.state import ACTIVE, State
from gladsheim.kernel.note import note
from gladsheim.kernel.step import Then, then
from gladsheim.words import Refusal

NOT_HERE: Final = 1
IN_CAGE: Final = 2
RIDER: Final = 3
RAINBOW: Final = 4
ON_LADDER: Final = 5
NEVER: Final = 6
NO_FIGHT: Final = (
    "",
    "yggdrasil/not-here",
    "yggdrasil/in-cage",
    "yggdrasil/rider",
    "yggdrasil/rainbow",
    "yggdrasil/on-ladder",
    "yggdrasil/never-fought",
)
"""Why nobody is fought, as the codes of refusals say it."""


def why_no_fight(s: State, slot: int, opponent: int) -> int:
    """Why a god cannot fight somebody now, or 0: he must stand in the same world (p. 13, rulings 22 and 27)."""
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
    for opponent in range(OPPONENT_COUNT):
        if why_no_fight(s, slot, opponent) == 0:
            return True
    return False


def refused_fight(s: State, slot: int, opponent: int) -> Refusal:
    """The rule that forbids a fight."""
    reason = why_no_fight(s, slot, opponent)
    return Refusal(NO_FIGHT[reason], {"opponent": opponent_words(opponent)})


def start_fight(s: State, slot: int, opponent: int, cancelled: int = 0) -> None:
    """A god takes the Risks of a fight; once they are met, his opponent retreats."""
    note(s, FightBegan, god_text(s, slot), OPPONENTS[opponent], strength(s, opponent))
    then(s, FightWon(slot, opponent))
    take_risks(s, slot, strength(s, opponent), opponent, cancelled)


class FightWon(Then):
    """Whoever survives the Risks has won, and his opponent retreats."""

    def __init__(self, slot: int, opponent: int) -> None:
        self.slot = slot
        self.opponent = opponent

    def run(self, s: State) -> None:
        note(s, OpponentBeaten, god_text(s, self.slot), OPPONENTS[self.opponent])
        retreat(s, self.opponent)
