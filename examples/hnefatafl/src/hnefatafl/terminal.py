"""Hnefatafl in the terminal: the board with its letters and numbers, what has just moved, and where the king wins."""

from __future__ import annotations

from collections import Counter
from typing import Final

from rich.console import Group, RenderableType
from rich.text import Text

from gladsheim.kernel.view import View
from gladsheim.kit.drawing import Drawing, Samples, Scene
from gladsheim.kit.lines import flowed, heading
from gladsheim.kit.speech import Speech
from hnefatafl.rules.boards import BOARDS
from hnefatafl.rules.events import PieceCaptured, PieceMoved
from hnefatafl.rules.view import HnefataflView

SIGNS: Final = {"attacker": "●", "defender": "○", "king": "♔"}
STYLES: Final = {"attacker": "bold red", "defender": "bold cyan", "king": "bold yellow"}
THRONE: Final = "╳"
EXIT: Final = "□"
EMPTY: Final = "·"
SIDES: Final = ("attackers", "defenders")

WIDE: Final = 4
NARROW: Final = 2
"""Columns of a square, with much room and with little."""


class Hnefatafl(Drawing):
    """Draws from the view alone."""

    lists_moves = True

    def board(self, scene: Scene, width: int, height: int) -> RenderableType:
        view = hnefatafl(scene.view)
        step = WIDE if width >= view.side * WIDE + 3 else NARROW
        has_gaps = height >= 2 * view.side + 2
        letters = Text("  " + "".join(f"{chr(ord('a') + n):>{step}}" for n in range(view.side)), "dim")
        lines = [letters]
        for row in range(view.side - 1, -1, -1):
            lines.append(row_of(view, row, step, changed(scene)))
            if has_gaps and row:
                lines.append(Text(""))
        sign = Text(scene.speech("hnefatafl-terminal-signs"), "dim")
        return Group(*lines, sign) if height > len(lines) and sign.cell_len <= width else Group(*lines)

    def hand(self, scene: Scene, width: int, brief: bool = False) -> RenderableType | None:
        """The pieces that can move, and to how many squares."""
        starts = Counter(choice.text.split("-")[0] for choice in scene.choices)
        pieces = [Text(f"{square} ({count})") for square, count in starts.items()]
        return Group(*flowed(heading("hnefatafl-terminal-movable", scene.speech), pieces, width)) if pieces else None

    def facts(self, scene: Scene) -> list[str]:
        view = hnefatafl(scene.view)
        facts = [scene.speech(f"hnefatafl-{view.board}")]
        if view.quiet >= 50:
            facts.append(scene.speech("hnefatafl-terminal-quiet", moves=view.quiet))
        if view.repeats > 1:
            facts.append(scene.speech("hnefatafl-terminal-repeats", times=view.repeats))
        return facts

    def about_seat(self, scene: Scene, seat: int) -> str:
        lost = hnefatafl(scene.view).lost[seat]
        return scene.speech(f"hnefatafl-terminal-{SIDES[seat]}", lost=lost)

    def rules(self, speech: Speech) -> str:
        return speech("hnefatafl-rules")

    def tie(self, speech: Speech) -> str:
        return speech("hnefatafl-tie")

    def topics(self, speech: Speech) -> dict[str, str]:
        return {speech(f"hnefatafl-{topic}"): speech(f"hnefatafl-about-{topic}") for topic in (*SIGNS, *BOARDS)}

    def samples(self, speech: Speech) -> Samples:
        return Samples(topic=speech("hnefatafl-king"), group="d1", move="d1-c1")


def row_of(view: HnefataflView, row: int, step: int, marked: frozenset[str]) -> Text:
    """A row with its number; what has just changed is reversed."""
    line = Text(f"{row + 1:>2}", "dim")
    for column in range(view.side):
        square = row * view.side + column
        piece = view.cells[square]
        sign = SIGNS.get(piece) or (THRONE if square == view.throne else EXIT if square in view.exits else EMPTY)
        style = STYLES.get(piece, "dim")
        line.append(" " * (step - 1))
        line.append(sign, f"{style} reverse" if f"{chr(ord('a') + column)}{row + 1}" in marked else style)
    return line


def changed(scene: Scene) -> frozenset[str]:
    """The squares on which something has happened since one was asked last."""
    ends = [event.end for event in scene.news if isinstance(event, PieceMoved)]
    return frozenset([*ends, *(event.square for event in scene.news if isinstance(event, PieceCaptured))])


def hnefatafl(view: View) -> HnefataflView:
    """The view of this game."""
    assert isinstance(view, HnefataflView), "Hnefatafl draws Hnefatafl"
    return view


DRAWING: Final = Hnefatafl()
