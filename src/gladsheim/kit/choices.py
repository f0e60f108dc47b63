"""The legal moves as a numbered list: grouped by their first word, with what each would earn now, best first."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import NamedTuple

from gladsheim.kernel.match import Match
from gladsheim.kernel.play import legal
from gladsheim.kernel.rng import Rng
from gladsheim.kernel.step import NATURE
from gladsheim.kit.earnings import earned
from gladsheim.words import Words


class Choice(NamedTuple):
    """One legal move."""

    number: int  # 0 where the moves are numbers themselves
    text: str
    points: int | None  # what it earns now; None where nobody can say
    label: Words | None
    warning: Words | None

    @property
    def group(self) -> str:
        """Moves that begin alike stand together."""
        return self.text.split(maxsplit=1)[0]


def choices_of(match: Match, seat: int, rng: Rng) -> list[Choice]:
    """Every legal move of a seat. What it earns is tried out in a world that the seat cannot tell from the real one."""
    if seat == NATURE:
        return numbered([Choice(0, text, None, None, None) for text in match.moves(seat)])
    world = match.imagine(seat, rng)
    points = [earned(match.game, world, seat, move) for move in legal(world, seat)]
    found = [
        Choice(0, text, earns, match.label(text, seat), match.warning(text, seat))
        for text, earns in zip(match.choices(seat), points, strict=True)
    ]
    return numbered(found)


def numbered(found: list[Choice]) -> list[Choice]:
    """Groups by the best move in them, and the best first in each."""
    groups: dict[str, list[Choice]] = {}
    for choice in found:
        groups.setdefault(choice.group, []).append(choice)
    for group in groups.values():
        group.sort(key=points_of, reverse=True)
    ordered = sorted(groups.values(), key=lambda group: points_of(group[0]), reverse=True)
    flat = [choice for group in ordered for choice in group]
    if any(choice.text.isdigit() for choice in flat) or are_counts(flat):
        return flat
    return [choice._replace(number=n) for n, choice in enumerate(flat, start=1)]


def are_counts(choices: Sequence[Choice]) -> bool:
    """Whether the moves say how many of something, as in “0 heroes”, “1 hero”: then their own number is typed."""
    words = [choice.text.split() for choice in choices]
    return all(len(word) == 2 and word[0].isdigit() and word[1][:2] == words[0][1][:2] for word in words)


def chosen(choices: Sequence[Choice], text: str) -> str:
    """The move that a number of the list stands for, or that begins with it; any other text as it is."""
    if text in [choice.text for choice in choices]:
        return text
    known = {choice.group: choice.text for choice in choices if not choice.number}
    known |= {str(choice.number): choice.text for choice in choices if choice.number}
    return known.get(text, text) if text.isdigit() else text


def points_of(choice: Choice) -> int:
    """What a choice earns, for sorting."""
    return choice.points or 0


def grouped(choices: Sequence[Choice]) -> list[list[Choice]]:
    """The list cut into its groups."""
    return [list(group) for _, group in groupby(choices, key=lambda choice: choice.group)]
