"""Life, victory and defeat (p. 8): all win together or lose together."""

from __future__ import annotations

from gladsheim.games.yggdrasil.rules.events import GameLost, GameWon, LifeGained, LifeLost
from gladsheim.games.yggdrasil.rules.notation import god_text
from gladsheim.games.yggdrasil.rules.state import LOST, NO_LIFE, PLAYING, REASONS, WON, State
from gladsheim.kernel.note import note


def is_decided(s: State) -> bool:
    """Whether the game is won or lost: from then on nothing may be put on the stack."""
    return s.outcome != PLAYING


def win(s: State) -> None:
    """All win at once (p. 8)."""
    s.outcome = WON
    s.stack.clear()
    note(s, GameWon)


def lose(s: State, reason: int) -> None:
    """All lose at once (p. 8)."""
    s.outcome = LOST
    s.reason = reason
    s.stack.clear()
    note(s, GameLost, REASONS[reason])


def lose_life(s: State, slot: int, count: int) -> bool:
    """A god loses life; the last one loses the game. False if that has happened."""
    if not count:
        return True
    count = min(count, s.life[slot])
    s.life[slot] -= count
    note(s, LifeLost, god_text(s, slot), count, s.life[slot])
    if s.life[slot]:
        return True
    lose(s, NO_LIFE)
    return False


def gain_life(s: State, slot: int, count: int) -> None:
    """Lost life comes back, never beyond the number at the start (p. 7, ruling 48)."""
    count = min(count, s.most_life[slot] - s.life[slot])
    if count <= 0:
        return
    s.life[slot] += count
    note(s, LifeGained, god_text(s, slot), count, s.life[slot])
