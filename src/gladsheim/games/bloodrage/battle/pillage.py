"""Pillage (p. 17): a province is named, everybody may join, and whoever prevails takes what there is."""

from __future__ import annotations

from gladsheim.games.bloodrage.battle.call import call_from
from gladsheim.games.bloodrage.battle.events import PillageBegan
from gladsheim.games.bloodrage.rules.board import PROVINCES
from gladsheim.games.bloodrage.rules.state import State
from gladsheim.kernel.note import note


def begin_pillage(s: State, seat: int, province: int) -> None:
    """A seat declares the pillage; its left neighbour is called first, the pillager himself last (p. 17)."""
    s.province = province
    s.pillager = seat
    note(s, PillageBegan, seat, PROVINCES[province], s.pillaged[province] == 1)
    call_from(s, (seat + 1) % s.seats, 0)
