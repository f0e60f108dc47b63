"""What can be varied in a search. What stands here won more games than what was tried beside it (docs/bots.md)."""

from __future__ import annotations

from typing import Final

C: Final = 6.0
HEAT: Final = 2.0
UNTRIED_LESS: Final = 0.1
WIN: Final = 0.3
NEARLY: Final = 0.75
EVEN: Final = 1e6


class Settings:
    """How a tree is searched."""

    def __init__(
        self,
        c: float = C,
        heat: float = HEAT,
        untried_less: float = UNTRIED_LESS,
        noise: float = 0.0,
        paranoid: bool = False,
        win: float = WIN,
        nearly: float = NEARLY,
    ) -> None:
        self.c = c  # so many points a likely move is tried beyond what it has brought
        self.heat = heat  # a move that promises so many points less is e times less likely
        self.untried_less = untried_less  # an untried move is taken to be so much worse than the others
        self.noise = noise  # points by which promises are misjudged
        self.paranoid = paranoid  # everybody else plays against the observer, instead of for himself
        self.win = win  # how much of a finished game is won or lost; the rest goes by points
        self.nearly = nearly  # answers given at the same time as others are mixed: of those tried so often as the best


def second_look() -> Settings:
    """How a few good moves are compared for a person: none is preferred, and a game that is over is won or lost."""
    return Settings(heat=EVEN, win=1.0)
