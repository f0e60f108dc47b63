"""The table of the nine worlds' actions (p. 14 to 16)."""

from __future__ import annotations

from typing import Final

from gladsheim.games.yggdrasil.cards.artifacts import offer_artifacts
from gladsheim.games.yggdrasil.cards.creatures import draw_creatures
from gladsheim.games.yggdrasil.cards.stones import throw_stones
from gladsheim.games.yggdrasil.rules.printed import IOTUNHEIM, NIDAVELLIR, SVARTALFHEIM
from gladsheim.games.yggdrasil.rules.state import State
from gladsheim.games.yggdrasil.worlds.gathering import (
    act_in_alfheim,
    act_in_asgard,
    act_in_midgard,
    act_in_muspellheim,
    act_in_niflheim,
    act_in_vanaheim,
)
from gladsheim.games.yggdrasil.worlds.worlds import STARTERS, amount


def act_in_nidavellir(s: State, slot: int, mode: int) -> None:
    """Take the artifact on top of a pile (p. 15)."""
    offer_artifacts(s, slot, amount(s, NIDAVELLIR, mode))


def act_in_svartalfheim(s: State, slot: int, mode: int) -> None:
    """Draw creatures and let one of them help (p. 15)."""
    draw_creatures(s, slot, amount(s, SVARTALFHEIM, mode))


def act_in_iotunheim(s: State, slot: int, mode: int) -> None:
    """Throw runic stones (p. 15)."""
    throw_stones(s, slot, amount(s, IOTUNHEIM, mode))


WORLD_ACTIONS: Final = (
    act_in_asgard,
    act_in_alfheim,
    act_in_vanaheim,
    act_in_midgard,
    act_in_nidavellir,
    act_in_svartalfheim,
    act_in_iotunheim,
    act_in_niflheim,
    act_in_muspellheim,
)
"""By world."""

STARTERS.extend(WORLD_ACTIONS)
