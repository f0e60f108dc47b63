"""Völuspá's evaluation: points, what each tile in hand is good for, and what lies open to whoever is next."""

from __future__ import annotations

from typing import Final

from gladsheim.games.voluspa.bot.lines import best_lines
from gladsheim.games.voluspa.bot.plays import KEPT, promise_of
from gladsheim.games.voluspa.rules.game import GAME
from gladsheim.games.voluspa.rules.notation import tile_words
from gladsheim.games.voluspa.rules.state import State
from gladsheim.games.voluspa.rules.tiles import HEL, KIND_OF, KINDS, NAMES, stock
from gladsheim.games.voluspa.rules.turn import ChooseLine, FollowUp, behind_plays
from gladsheim.kernel.rng import Rng
from gladsheim.kernel.step import Step
from gladsheim.kit.evaluation import ByPoints
from gladsheim.words import Words

TURN: Final = HEL
OPEN: Final = HEL + 1
OPEN_NOW: Final = HEL + 2
OWN: Final = HEL + 3
"""How many features a seat has, before the stock is looked at."""

FULL: Final = float(sum(stock(False)))


class Voluspa(ByPoints):
    """Looks at hands, but only at those of the imagined world that it is handed."""

    def __init__(self) -> None:
        super().__init__(GAME)

    def names(self) -> list[str]:
        own = [f"{NAMES[kind]} in hand" for kind in range(1, KINDS)] + ["turn", "best line", "best line in turn"]
        return ["score", *own, *[f"{name}, by the stock" for name in own], "tiles in hand in turn"]

    def by_hand(self) -> list[float]:
        return [1.0, *KEPT[1:], 2.0, 0.0, 0.5, *[0.0] * (OWN + 1)]

    def topics(self) -> list[str]:
        """The turn passes whatever is laid, so nobody wants to hear of it."""
        own = [*[NAMES[kind] for kind in range(1, KINDS)], "", "lines", "lines"]
        return ["score", *own, *own, ""]

    def reason(self, topic: str, is_mine: bool) -> Words | None:
        if topic not in ("score", "lines"):
            return Words("voluspa-brings-tile", {"tile": tile_words(KIND_OF[topic])}) if is_mine else None
        return Words(f"voluspa-brings-{topic}" if is_mine else f"voluspa-denies-{topic}")

    def variant(self, s: State) -> str:
        return "edda" if s.edda else ""

    def features(self, s: State) -> list[list[float]]:
        left = float(s.in_bag) / FULL
        turn = -1
        if s.stack:
            frame = s.stack[-1]
            if isinstance(frame, Step):
                turn = frame.seat(s)
        lines = best_lines(s)
        found: list[list[float]] = []
        for seat in range(s.seats):
            row = [0.0] * (2 * OWN + 2)
            row[0] = float(s.scores[seat])
            held = 0.0
            for kind in range(1, KINDS):
                count = float(s.hands[seat * KINDS + kind])
                row[kind] = count
                held += count
            row[1 + OPEN] = lines[seat]
            if seat == turn:
                row[1 + TURN] = 1.0
                row[1 + OPEN_NOW] = lines[seat]
                row[2 * OWN + 1] = held
            for i in range(1, OWN + 1):
                row[OWN + i] = row[i] * left
            found.append(row)
        return found

    def promises(self, s: State, seat: int, step: Step, moves: list[int], rng: Rng) -> list[float]:
        """The points that a move brings, less what the tile is worth that it spends; what is drawn is not known yet."""
        if isinstance(step, ChooseLine):
            return [float(step.points(s, move)) for move in moves]
        stop = behind_plays(s) if isinstance(step, FollowUp) else -1
        found: list[float] = []
        for move in moves:
            found.append(promise_of(s, seat, move) if move != stop else 0.0)
        return found
