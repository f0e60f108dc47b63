"""What a bot buys: better throws first, since every Risk is thrown for, then troops, then company."""

from __future__ import annotations

from typing import Final

from gladsheim.kit.campaign import Campaign, Line, Purchase, Story

WORTH: Final[dict[str, tuple[float, ...]]] = {
    "god-faces": (9.0, 9.0, 9.0),
    "vanir-faces": (5.0, 5.0, 5.0),
    "elves": (3.5, 3.5, 3.5),
    "dice": (3.0, 3.0, 3.0),
    "brother": (6.0, 4.0, 2.0, 1.0),
    "tie": (2.0, 1.0, 1.0, 1.0),
    "fellow": (2.0, 1.0, 1.0, 1.0),
    "companion": (1.5, 1.0, 1.0, 1.0),
}
"""What the next box of a line is worth, by how many are ticked already."""

LEAST: Final = 0.6
"""A box that gives less for each XP is not bought while a better one could be saved for."""


def next_purchase(campaign: Campaign, story: Story, seat: int) -> Purchase | None:
    """The box with the most for its price among those in reach, unless saving for a better one is wiser."""
    best: Purchase | None = None
    most = LEAST
    for line in campaign.lines(story, seat):
        for box in line.boxes:
            if box.state == "open" and worth(line) / box.price > most and (box.names or not line.with_names):
                most = worth(line) / box.price
                best = Purchase(box.id, box.names[0] if line.with_names else "")
    return best


def worth(line: Line) -> float:
    """What the first free box of a line is worth."""
    ticked = sum(box.state in ("yours", "bought") for box in line.boxes)
    return WORTH[line.id][min(ticked, len(WORTH[line.id]) - 1)]
