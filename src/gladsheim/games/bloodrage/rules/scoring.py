"""The end of the game (p. 22): Glory for figures still standing and for legendary stats."""

from __future__ import annotations

from typing import Final

from gladsheim.games.bloodrage.cards.powers import GLORY_FOR_STANDING
from gladsheim.games.bloodrage.rules.events import GameEnded, TrackBonus
from gladsheim.games.bloodrage.rules.figures import on_board
from gladsheim.games.bloodrage.rules.state import State, has
from gladsheim.games.bloodrage.rules.stats import BONUS, STAT_COUNT, STATS, gain_glory
from gladsheim.kernel.note import note

STANDING_GLORY: Final = 3
"""For each own figure on the board (R71, R99)."""


def score_end(s: State) -> None:
    """The last Glory; equal Glory shares the victory (R73)."""
    for i in range(s.seats):
        seat = (s.first + i) % s.seats
        if has(s, seat, GLORY_FOR_STANDING):
            gain_glory(s, seat, STANDING_GLORY * on_board(s, seat), "standing")
    for i in range(s.seats):
        score_stats(s, (s.first + i) % s.seats)
    note(s, GameEnded)


def score_stats(s: State, seat: int) -> None:
    """10 Glory for a stat on step 4 or 5, 20 on the last (p. 22)."""
    for stat in range(STAT_COUNT):
        bonus = BONUS[s.stats[STAT_COUNT * seat + stat]]
        if bonus:
            s.glory[seat] += bonus
            note(s, TrackBonus, seat, STATS[stat], bonus)
