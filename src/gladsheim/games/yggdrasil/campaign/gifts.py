"""What a chart gives: to the next game, and box by box for whoever thinks about buying."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from gladsheim.games.yggdrasil.campaign.chart import RECONSTRUCTED, STROKES, TROOPS
from gladsheim.games.yggdrasil.rules.figures import OURS, Figures, figures_of
from gladsheim.games.yggdrasil.rules.notation import god_named
from gladsheim.games.yggdrasil.rules.printed import FACES, RELATIONS
from gladsheim.kernel.dump import Data
from gladsheim.kit.campaign import Gift, PrintedBox, PrintedLine, Purchase, Story
from gladsheim.words import Term, Words

ALWAYS: Final = ("e", "f")
"""Faces that are successes for everybody."""


def figures_for(extra: Data) -> Figures:
    """The figures that a campaign is played with: its owner's, or ours."""
    return figures_of(extra["data"]["text"]) if "data" in extra else OURS


def holding(story: Story, seat: int) -> list[Purchase]:
    """All that stands on a chart, bought before the last game or since."""
    sheet = story.sheets[seat]
    return [*sheet.boxes, *sheet.bought]


def chart_of(story: Story, seat: int) -> Data:
    """A chart as a game takes it."""
    ticked = holding(story, seat)
    boxes = {one.box for one in ticked}
    return {
        "god_faces": [face for face in STROKES if f"god-{face}" in boxes],
        "vanir_faces": [face for face in STROKES if f"vanir-{face}" in boxes],
        **{troop: sum(box.startswith(f"{troop}-") for box in boxes) for troop in TROOPS},
        "relations": {
            relation: [one.name for one in ticked if one.box.startswith(f"{relation}-")] for relation in RELATIONS
        },
    }


def gift_of(story: Story, seat: int, line: PrintedLine, box: PrintedBox, name: str) -> Gift:
    """What a box gives; where its price is reconstructed, the sentence says so."""
    gift = plain_gift(story, seat, line, box, name)
    if box.id not in RECONSTRUCTED or "chart" in figures_for(story.extra).own:
        return gift
    return Gift(Words("yggdrasil-chart-gives-reconstructed", {"gift": gift.words}), gift.before, gift.after)


def plain_gift(story: Story, seat: int, line: PrintedLine, box: PrintedBox, name: str) -> Gift:
    """Faces of a die before and after, pieces at the start, or a relationship and what it means."""
    ticked = [one for one in holding(story, seat) if one.box != box.id]
    if line.id in RELATIONS:
        return relation_gift(line, ticked, name)
    if line.id in TROOPS:
        number = int(box.id.rpartition("-")[2])
        words = Words(f"yggdrasil-chart-gives-{line.id}", {"number": number})
        return Gift(words, [str(number - 1)], [str(number)])
    die, face = box.id.split("-")
    before = [one.box.partition("-")[2] for one in ticked if one.box.startswith(f"{die}-")]
    figures = figures_for(story.extra)
    sides = figures.god_die if die == "god" else figures.vanir_die
    good, better = successes(sides, before), successes(sides, [*before, face])
    terms: dict[str, Term] = {"strokes": STROKES.index(face) + 1, "before": len(good), "after": len(better)}
    return Gift(Words(f"yggdrasil-chart-gives-{die}-face", terms), good, better)


def relation_gift(line: PrintedLine, ticked: list[Purchase], name: str) -> Gift:
    """A relationship with one more god; what it does is said as in the help of the game."""
    before = [one.name for one in ticked if one.box.startswith(f"{line.id}-")]
    about = Words(f"yggdrasil-power-{line.id}")
    if not name:
        return Gift(Words("yggdrasil-chart-gives-relation", {"about": about}), before, before)
    named = Words(
        "yggdrasil-chart-gives-relation-with", {"god": god_named(name), "relation": line.words, "about": about}
    )
    return Gift(named, before, [*before, name])


def successes(sides: Sequence[int], bought: Sequence[str]) -> list[str]:
    """The sides of a die that are successes with these faces, as many as it has of each; what was bought is last."""
    faces = [*ALWAYS, *(face for face in STROKES if face in bought)]
    return [face for face in faces for _ in range(sides[FACES.index(face)])]
