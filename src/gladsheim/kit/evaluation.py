"""What some games know about playing them: where points now say too little, an evaluation says more."""

from __future__ import annotations

from typing import Any

from mypy_extensions import mypyc_attr

from gladsheim.kernel.game import Game
from gladsheim.kernel.play import play, question
from gladsheim.kernel.rng import Rng
from gladsheim.kernel.step import Moves, Step, Together
from gladsheim.manifest import manifests
from gladsheim.words import Words


@mypyc_attr(allow_interpreted_subclasses=True)
class Evaluation:
    """Judges positions and moves of one game. It is handed imagined worlds, and nothing hidden may sway it."""

    def goes_by_points(self) -> bool:
        """Whether the greedy bot and hints go by points now, and only the search by this evaluation."""
        return False

    def names(self) -> list[str]:
        """What the features of a seat are called; `score`, if it is one, always counts once."""
        return []

    def by_hand(self) -> list[float]:
        """What each feature is worth in points, as long as nobody has learned better."""
        return [1.0 if name == "score" else 0.0 for name in self.names()]

    def variant(self, s: Any) -> str:
        """The options that make another game of it, as a word for file names; empty for the plain game."""
        return ""

    def features(self, s: Any) -> list[list[float]]:
        """By seat, what there is to say of its prospects, in the order of the names; also in the middle of a turn."""
        raise NotImplementedError

    def points(self, s: Any, weights: list[float]) -> list[float]:
        """By seat, the points that it may expect in the end: its features, each by its weight."""
        found: list[float] = []
        for row in self.features(s):
            total = 0.0
            for i in range(len(row)):
                total += weights[i] * row[i]
            found.append(total)
        return found

    def promises(self, s: Any, seat: int, step: Step, moves: list[int], rng: Rng) -> list[float]:
        """What each of some legal moves promises its seat, in points that mean something only beside each other."""
        raise NotImplementedError

    def is_weighty(self, step: Step) -> bool:
        """Whether an answer is worth a search; others are answered by `choose`."""
        return True

    def choose(self, world: Any, seat: int, rng: Rng) -> int:
        """The first move that promises most; the seat is asked, and the world is left as it was."""
        step = asked_of(world, seat)
        out = Moves()
        step.moves(world, out)
        moves = out.listed()
        return moves[first_of_best(self.promises(world, seat, step, moves, rng))]

    def topics(self) -> list[str]:
        """By feature, what it is about, so that a hint can speak of it; empty for one that is not spoken of."""
        return []

    def reason(self, topic: str, is_mine: bool) -> Words | None:
        """What a move does by a topic, as the end of "it …": it helps its seat there, or leaves the others less."""
        return None

    def why(self, world: Any, seat: int, move: int, rng: Rng) -> Words:
        """What to expect of a legal move, as a sentence that begins with it."""
        return Words("bot-hint", {"move": asked_of(world, seat).show(world, move)})

    def earned(self, world: Any, seat: int, move: int) -> int | None:
        """The points that a legal move earns at once; None where points are not what it is about."""
        return None


@mypyc_attr(allow_interpreted_subclasses=True)
class ByPoints(Evaluation):
    """A game of which nothing is known but its points."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def goes_by_points(self) -> bool:
        return True

    def names(self) -> list[str]:
        return ["score"]

    def features(self, s: Any) -> list[list[float]]:
        return [[float(score)] for score in self.game.scores(s)]

    def promises(self, s: Any, seat: int, step: Step, moves: list[int], rng: Rng) -> list[float]:
        """The points that each move brings at once; nothing where others answer at the same time."""
        if isinstance(s.stack[-1], Together):
            return [0.0] * len(moves)
        found: list[float] = []
        for move in moves:
            after = s.copy()
            play(after, seat, move)
            found.append(float(self.game.scores(after)[seat]))
        return found


def first_of_best(promises: list[float]) -> int:
    """Where the greatest number stands first."""
    best = 0
    for i in range(1, len(promises)):
        if promises[i] > promises[best]:
            best = i
    return best


def asked_of(s: Any, seat: int) -> Step:
    """The question put to a seat."""
    step = question(s, seat)
    assert step is not None, "only a seat that is asked has moves to weigh"
    return step


def evaluation_of(game: Game) -> Evaluation | None:
    """What a game knows about its moves beyond their points, if it does."""
    found = written_for(game.name)
    return None if found is None or found.goes_by_points() else found


def judge_of(game: Game) -> Evaluation:
    """What positions of a game are judged by: its evaluation, or its points. One from before features has none."""
    found = written_for(game.name)
    return found if found is not None and found.names() else ByPoints(game)


def written_for(name: str) -> Evaluation | None:
    """The evaluation that the game's manifest names."""
    manifest = manifests().get(name)
    if manifest is None or not manifest.evaluation:
        return None
    found = manifest.part(manifest.evaluation)
    assert isinstance(found, Evaluation), f"{found!r} is no evaluation"
    return found
