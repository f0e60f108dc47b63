"""The search: from the seat's decision down imagined worlds, and back up with what was found there."""

from __future__ import annotations

import gc
from math import log
from typing import Final

from gladsheim.bots.search.budget import LOOK, Budget
from gladsheim.bots.search.odds import odds_of, odds_together, result_of
from gladsheim.bots.search.settings import Settings
from gladsheim.bots.search.thought import Thought, candidates_of, forced
from gladsheim.bots.search.tree import Node, Table
from gladsheim.bots.search.weights import POINTS
from gladsheim.kernel.game import Game
from gladsheim.kernel.play import play, question
from gladsheim.kernel.rng import Rng
from gladsheim.kernel.step import MISSING, NATURE, Chance, Moves, State, Step, Together, may_see
from gladsheim.kit.evaluation import Evaluation

SPAN: Final = 1 << 16
"""Answers of several seats make one key; moves are smaller than this."""

LINE: Final = 6
"""So many expected moves are told."""

SURE: Final = 4.0
"""A move that was tried less often is not expected."""

PARTS: Final = 1 << 20

WORLDS: Final = 128
"""So many worlds are imagined for a decision, and then looked at again in turn: some games take long to imagine one."""


class Search:
    """Single observer: one tree for one decision of one seat, a new imagined world for every iteration.

    An edge is what the observer sees: an answer hidden from him leads to one shared node, while its seat keeps its own
    table. Seats that are asked together choose each from its own table. Nature is sampled and not branched on.
    """

    def __init__(self, game: Game, judge: Evaluation, weights: list[float], scale: float, settings: Settings) -> None:
        self.game = game
        self.judge = judge
        self.weights = weights
        self.scale = scale
        self.settings = settings
        self.c = settings.c / (POINTS if game.is_cooperative else scale)  # in odds, as everything in the tree
        self.out = Moves()
        self.tables: list[Table] = []  # the path of one iteration: where a choice was made,
        self.spots: list[int] = []  # which,
        self.seats: list[int] = []  # and whose it was
        self.depth = 0
        self.observer = 0
        self.sums: list[float] = []  # by seat, of the odds at all leaves
        self.root = Node()
        self.among: list[int] = []  # the only moves to think about; empty for all
        self.foretold: dict[int, list[int]] = {}  # by seat: what it is known to answer now, each as likely

    def think(self, world: State, seat: int, rng: Rng, budget: Budget, among: list[int] | None = None) -> Thought:
        """Every move with what is known of it; a forced one, or one that a rule answers, at once."""
        step = question(world, seat)
        assert step is not None, "only a seat that is asked can think"
        moves = self.legal(world, step)
        if len(moves) == 1:
            return forced(moves[0])
        if not self.judge.is_weighty(step):
            return forced(self.judge.choose(world, seat, rng))
        self.root = root = Node()
        self.observer = seat
        self.depth = 0
        self.sums = [0.0] * world.seats
        self.among = among or []
        # A tree has no cycles, and looking for them again and again as it grows takes a tenth of the time.
        collects = gc.isenabled()
        gc.disable()
        try:
            done = self.search(root, world, seat, rng, budget)
        finally:
            if collects:
                gc.enable()
        odds = [total / done for total in self.sums]
        line = self.line(root, world, rng)
        return Thought(candidates_of(root.table(seat)), line, done, self.depth / done, odds)

    def search(self, root: Node, world: State, seat: int, rng: Rng, budget: Budget) -> int:
        """Iterate until the budget is spent or the answer is settled; how often that was."""
        table = root.table(seat)
        worlds: list[State] = []
        done = 0
        while done < budget.iterations:
            if done < WORLDS:
                worlds.append(self.game.world_for(world, seat, rng))
            self.iterate(root, worlds[done % WORLDS].copy(), rng)
            done += 1
            if done % LOOK == 0:
                if budget.is_spent():
                    break
                if not budget.to_the_end and table.lead() > budget.iterations - done:
                    break
        return done

    def legal(self, s: State, step: Step) -> list[int]:
        """The legal answers to a step."""
        self.out.n = 0
        step.moves(s, self.out)
        return self.out.listed()

    def iterate(self, root: Node, s: State, rng: Rng) -> None:
        """Walk down to the first new node, judge it, and tell everything on the way."""
        self.tables.clear()
        self.spots.clear()
        self.seats.clear()
        self.descend(root, s, rng)
        values = self.value(s)
        observer = self.observer
        for seat in range(len(values)):
            self.sums[seat] += values[seat]
        for i in range(len(self.tables)):
            seat = self.seats[i]
            if seat == observer or not self.settings.paranoid:
                self.tables[i].note(self.spots[i], values[seat])
            else:
                self.tables[i].note(self.spots[i], 1.0 - values[observer])
        self.depth += len(self.tables)

    def descend(self, node: Node, s: State, rng: Rng) -> None:
        """Choose on, in a world that is ours to change, until something new is reached and nature has answered."""
        fresh = False
        while s.stack:
            frame = s.stack[-1]
            if isinstance(frame, Chance):
                play(s, NATURE, frame.sample(s, rng))
                continue
            if fresh:
                return
            if isinstance(frame, Together):
                key = self.answer_together(node, s, frame, rng)
            else:
                assert isinstance(frame, Step), "a position at rest asks somebody"
                seat = frame.seat(s)
                before = len(self.tables)
                move = self.select(node, frame, s, seat, rng)
                if len(self.tables) == before:  # nothing was chosen: no node
                    play(s, seat, move)
                    continue
                key = 1 + move if may_see(frame.seen_by(s, move), self.observer) else 0
                play(s, seat, move)
            kid = node.kids.get(key)
            if kid is None:
                kid = Node()
                node.kids[key] = kid
                fresh = True
            node = kid

    def answer_together(self, node: Node, s: State, frame: Together, rng: Rng) -> int:
        """All who owe an answer give it, none knowing another's; the key of what the observer sees of them."""
        seats = [seat for seat in frame.seats(s) if not s.answers or s.answers[seat] == MISSING]
        if frame.first():
            seats = [self.observer if self.observer in seats else seats[int(rng.below(len(seats)))]]
        key = 0
        answers: list[int] = []
        for seat in seats:
            part = frame.part(s, seat)
            move = self.select(node, part, s, seat, rng)
            answers.append(move)
            key *= SPAN
            if may_see(part.seen_by(s, move), self.observer):
                key += 1 + move
        for i in range(len(seats)):
            play(s, seats[i], answers[i])
        return key

    def select(self, node: Node, step: Step, s: State, seat: int, rng: Rng) -> int:
        """A move of the seat by what is known of its moves so far; noted in the path, unless there was no choice."""
        moves = self.legal(s, step)
        if len(moves) == 1:
            return moves[0]
        if not self.judge.is_weighty(step):
            return self.judge.choose(s, seat, rng)
        if node is self.root:
            told = self.foretold.get(seat)
            if told is not None:
                move = told[int(rng.below(len(told)))]
                if move in moves:
                    return move
            if self.among and seat == self.observer:
                moves = self.among
        table = node.table(seat)
        if moves == table.listed:
            spots = table.spots
        else:
            spots = self.spots_of(table, moves, s, seat, step, rng)
        spot = table.choose(spots, self.c, self.settings.untried_less)
        self.tables.append(table)
        self.spots.append(spot)
        self.seats.append(seat)
        return table.moves[spot]

    def spots_of(self, table: Table, moves: list[int], s: State, seat: int, step: Step, rng: Rng) -> list[int]:
        """Where these moves stand in a table; those that are new to it are judged."""
        known = table.at
        spots: list[int] = []
        missing: list[int] = []
        for move in moves:
            spot = known.get(move, -1)
            if spot >= 0:
                spots.append(spot)
            else:
                missing.append(move)
        if missing:
            first = len(table.moves)
            table.add(missing, self.promises(s, seat, step, missing, rng), self.settings.heat)
            for i in range(len(missing)):
                spots.append(first + i)
        table.listed = moves
        table.spots = spots
        return spots

    def promises(self, s: State, seat: int, step: Step, moves: list[int], rng: Rng) -> list[float]:
        """What the game knows of moves; a weak player is not sure of it."""
        found = self.judge.promises(s, seat, step, moves, rng)
        if self.settings.noise > 0.0:
            for i in range(len(found)):
                uniform = (float(rng.below(PARTS)) + 0.5) / PARTS
                found[i] -= self.settings.noise * log(-log(uniform))
        return found

    def value(self, s: State) -> list[float]:
        """By seat, the odds at a leaf."""
        if not s.stack:
            return result_of(self.game, s, self.scale, self.settings.win)
        points = self.judge.points(s, self.weights)
        return odds_together(points) if self.game.is_cooperative else odds_of(points, self.scale)

    def line(self, node: Node, world: State, rng: Rng) -> list[tuple[int, str]]:
        """What is expected to be played, in one more imagined world, as far as it was tried often enough."""
        s = self.game.world_for(world, self.observer, rng)
        found: list[tuple[int, str]] = []
        while s.stack and len(found) < LINE:
            frame = s.stack[-1]
            if isinstance(frame, Chance):
                play(s, NATURE, frame.sample(s, rng))
                continue
            if isinstance(frame, Together):
                break
            assert isinstance(frame, Step), "a position at rest asks somebody"
            seat = frame.seat(s)
            moves = self.legal(s, frame)
            if len(moves) == 1:
                play(s, seat, moves[0])
                continue
            if not self.judge.is_weighty(frame):
                play(s, seat, self.judge.choose(s, seat, rng))
                continue
            move = expected(node.tables.get(seat), moves)
            if move < 0:
                break
            found.append((seat, frame.show(s, move)))
            kid = node.kids.get(1 + move if may_see(frame.seen_by(s, move), self.observer) else 0)
            play(s, seat, move)
            if kid is None:
                break
            node = kid
        return found


def expected(table: Table | None, moves: list[int]) -> int:
    """The legal move that was tried most, if it was tried often enough; -1 if none was."""
    if table is None:
        return -1
    best = -1
    most = SURE
    for move in moves:
        spot = table.at.get(move, -1)
        if spot >= 0 and table.visits[spot] > most:
            most = table.visits[spot]
            best = move
    return best
