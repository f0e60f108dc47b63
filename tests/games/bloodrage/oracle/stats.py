"""Raising a stat of one's choice."""

from __future__ import annotations

from collections.abc import Container

from tests.games.bloodrage.oracle.table import LAST_STEP, STATS, Rules, Table, choose


def raise_one(t: Table, seat: int, barred: Container[str] = ()) -> Rules:
    """One stat that is not on its last step; nothing if there is none (R63)."""
    clan = t.clans[seat]
    left = {stat for stat in STATS if clan.steps[stat] < LAST_STEP and stat not in barred}
    if left:
        clan.raise_stat((yield from choose("RaiseStat", seat, left)))
