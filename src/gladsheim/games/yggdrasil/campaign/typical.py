"""Charts as a typical campaign has them before a saga: what sagas are tried and tuned with."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from gladsheim.games.yggdrasil.campaign.campaign import CAMPAIGN, SAGAS
from gladsheim.games.yggdrasil.rules.printed import GODS, LIVES, SUPPORTS
from gladsheim.kernel.dump import Data
from gladsheim.kernel.rng import Rng
from gladsheim.kit.campaign import Outcome, Story

LOSSES: Final = 1
"""Each earlier saga was lost so often, then won with half of the Life Points left, rounded up."""


def typical(gods: Sequence[str], supports: Sequence[str], number: int) -> Story:
    """A campaign before its saga of this number, counted from 1; bots bought what they advise."""
    story = CAMPAIGN.begin(gods, supports)
    seats = len(gods)
    left = [(LIVES[seats] + 1) // 2] * seats
    for _ in range(number - 1):
        for is_won in [False] * LOSSES + [True]:
            story = CAMPAIGN.finished(CAMPAIGN.set_out(bought(story)), Outcome(is_won, left if is_won else [0] * seats))
    return bought(story)


def bought(story: Story) -> Story:
    """Everybody has bought as bots do."""
    for seat in range(story.seats):
        story = CAMPAIGN.advised(story, seat)
    return story


def typical_setup(seats: int, number: int, seed: int) -> Data:
    """Gods drawn by lot, with their charts."""
    drawn = shuffled(seed)[: seats + SUPPORTS[seats]]
    return CAMPAIGN.setup(typical(drawn[:seats], drawn[seats:], min(max(number, 1), len(SAGAS))))


def shuffled(seed: int) -> list[str]:
    """The seven gods in an order of chance."""
    rng, gods = Rng(seed), list(GODS)
    return [gods.pop(int(rng.below(len(gods)))) for _ in range(len(GODS))]
