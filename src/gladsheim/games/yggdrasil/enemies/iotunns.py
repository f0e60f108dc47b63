"""The Iotunns: drawn, placed where their card says, and defeated (p. 11 and 12)."""

from __future__ import annotations

from gladsheim.games.yggdrasil.enemies.events import IotunnDefeated, IotunnsShuffled, IotunnWoke
from gladsheim.games.yggdrasil.rules.life import lose
from gladsheim.games.yggdrasil.rules.notation import iotunn_words
from gladsheim.games.yggdrasil.rules.printed import (
    BLOCKED_WORLDS,
    BLOCKERS,
    FIRST_OBSTACLE,
    FIRST_RIDER,
    IOTUNHEIM,
    IOTUNN_COUNT,
    IOTUNNS,
    NONE,
    PAWN_COUNT,
    RIDDEN,
    RIDERS,
)
from gladsheim.games.yggdrasil.rules.state import ACTIVE, DISCARDED, IN_DECK, NO_IOTUNNS, State, active_iotunns
from gladsheim.games.yggdrasil.sagas.obeying import watch
from gladsheim.kernel.note import note
from gladsheim.kernel.step import Chance, Moves, then, unreadable
from gladsheim.words import Refusal, Words


class DrawIotunn(Chance):
    """The top card of the Iotunns: any that is in the deck."""

    def span(self, s: State) -> int:
        return IOTUNN_COUNT

    def moves(self, s: State, out: Moves) -> None:
        for iotunn in range(IOTUNN_COUNT):
            if s.iotunns[iotunn] == IN_DECK:
                out.add(iotunn)

    def answer(self, s: State, move: int) -> None:
        wake(s, move)

    def show(self, s: State, move: int) -> str:
        return IOTUNNS[move]

    def read(self, s: State, text: str) -> int:
        if text not in IOTUNNS:
            raise unreadable(text)
        return IOTUNNS.index(text)

    def why_not(self, s: State, move: int) -> Refusal:
        return Refusal("yggdrasil/not-in-deck", {"card": iotunn_words(move)})

    def label(self, s: State, move: int) -> Words:
        return iotunn_words(move)

    def prompt(self, s: State) -> Words:
        return Words("yggdrasil-ask-draw-iotunn")


def wake_iotunn(s: State) -> None:
    """An Iotunn becomes active; without a pawn on Loki's ladder the game is lost (p. 11, ruling 25)."""
    if active_iotunns(s) == PAWN_COUNT:
        lose(s, NO_IOTUNNS)
        return
    if s.iotunns.count(IN_DECK) == 0:
        for iotunn in range(IOTUNN_COUNT):
            if s.iotunns[iotunn] == DISCARDED:
                s.iotunns[iotunn] = IN_DECK
        note(s, IotunnsShuffled, s.iotunns.count(IN_DECK))
    if s.iotunns.count(IN_DECK) == 1:
        wake(s, s.iotunns.index(IN_DECK))
    else:
        then(s, DrawIotunn())


def wake(s: State, iotunn: int) -> None:
    """The pawn goes where the card says; whoever would ride an Enemy that has fallen stays on the ladder."""
    if is_mountless(s, iotunn):
        defeat_iotunn(s, iotunn)
        return
    s.iotunns[iotunn] = ACTIVE
    note(s, IotunnWoke, IOTUNNS[iotunn], PAWN_COUNT - active_iotunns(s))
    if s.saga.is_campaign:
        watch(s)


def is_mountless(s: State, iotunn: int) -> bool:
    """Whether an Iotunn's Enemy is out of the game."""
    return FIRST_RIDER <= iotunn < FIRST_OBSTACLE and s.enemies[RIDDEN[iotunn - FIRST_RIDER]] == NONE


def defeat_iotunn(s: State, iotunn: int) -> None:
    """The pawn goes back to Loki's ladder, and the effect is over."""
    s.iotunns[iotunn] = DISCARDED
    note(s, IotunnDefeated, IOTUNNS[iotunn], PAWN_COUNT - active_iotunns(s))
    if s.saga.is_campaign:
        watch(s)


def is_blocked(s: State, world: int) -> bool:
    """Whether an Iotunn forbids every action in a world."""
    blocker = BLOCKERS[world]
    return blocker != NONE and s.iotunns[blocker] == ACTIVE


def is_ridden(s: State, enemy: int) -> bool:
    """Whether an Iotunn sits astride an Enemy, which cannot be fought then."""
    rider = RIDERS[enemy]
    return rider != NONE and s.iotunns[rider] == ACTIVE


def place_of_iotunn(s: State, iotunn: int) -> int:
    """Where an active Iotunn stands: riders go with their Enemy, into the Cage too (ruling 22)."""
    if iotunn >= FIRST_OBSTACLE:
        return IOTUNHEIM
    if iotunn >= FIRST_RIDER:
        return s.enemies[RIDDEN[iotunn - FIRST_RIDER]]
    return BLOCKED_WORLDS[iotunn]
