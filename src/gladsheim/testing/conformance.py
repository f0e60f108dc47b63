"""Holds a game to every promise in `promises.PROMISES`, at every decision of random games.

    >>> from gladsheim.testing import conformance
    >>> from gladsheim.testing.feast import GAME
    >>> conformance.check(GAME, seats=2, seed=1)

Raises Broken with the promise, what was seen, and the setup, seed and decision that show it again.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from itertools import product
from typing import Any, Final

from gladsheim.errors import BadRecord
from gladsheim.kernel.dump import Data
from gladsheim.kernel.fairness import seeded
from gladsheim.kernel.game import Game
from gladsheim.kernel.match import Match
from gladsheim.kernel.play import asked, play
from gladsheim.kernel.record import choice_text
from gladsheim.kernel.replay import parse, replay
from gladsheim.kernel.rng import Rng
from gladsheim.kernel.step import NATURE, State
from gladsheim.kernel.view import Options
from gladsheim.testing.promises import Broken, difference, require
from gladsheim.testing.questions import Tallies, any_of, check_question, check_told, random_move
from gladsheim.testing.states import check_copy, check_dump, check_fields, check_pickle
from gladsheim.testing.worlds import check_endings, check_unseen, check_worlds

Conserved = Callable[[Any], Mapping[str, int]]
"""What stays the same through a game: counts by name, over all places a thing can be."""

LONGEST: Final = 2000
"""So many answers, nature's included, and a game is said never to end."""


def check_all(game: Game, games: int = 1, seed: int = 0, conserved: Conserved | None = None) -> None:
    """Every number of seats with every set of options, and with every setup that the game offers to be tried."""
    for seats, options in setups(game):
        check(game, seats, options, games, seed, conserved)
    for seats in game.seats:
        for setup in game.setups(seats):
            check(game, seats, None, games, seed, conserved, setup=setup)


def setups(game: Game) -> list[tuple[int, Options]]:
    """Every way a game can be set up."""
    names = [option.name for option in game.options]
    choices = list(product(*(option.choices for option in game.options)))
    return [(seats, dict(zip(names, chosen, strict=True))) for seats in game.seats for chosen in choices]


def check(
    game: Game,
    seats: int,
    options: Mapping[str, Any] | None = None,
    games: int = 1,
    seed: int = 0,
    conserved: Conserved | None = None,
    longest: int = LONGEST,
    setup: Data | None = None,
) -> None:
    """Random games with one setup; raises Broken at the first promise that is not kept."""
    complete = game.complete(options or {})
    given = game.check_setup(seats, complete, setup)
    tallies = Tallies()
    seeds = range(seed, seed + games)
    trials = [Trial(game, seats, complete, one, tallies, conserved, longest, given) for one in seeds]
    try:
        for trial in trials:
            trial.run()
        tallies.check()
        for trial in trials:
            trial.look_ahead()
    except Broken as broken:
        raise Broken(broken.promise, broken.sentence, trial.where) from broken


class Trial:
    """One random game under observation."""

    def __init__(
        self,
        game: Game,
        seats: int,
        options: Options,
        seed: int,
        tallies: Tallies,
        conserved: Conserved | None,
        longest: int,
        setup: Data | None = None,
    ) -> None:
        self.game = game
        self.options = options
        self.seed = seed
        self.tallies = tallies
        self.conserved = conserved
        self.longest = longest
        self.rng = Rng(seed)
        self.decision = 0
        s = game.begun(seats, options, setup)
        self.match = Match(game, s, options, seeded(seed), seed=seed, nature_waits=True, setup=setup)
        self.counts = dict(conserved(self.match.state)) if conserved else {}
        self.past: list[State] = []

    @property
    def where(self) -> str:
        """How to see it again."""
        setup = setup_text(self.game, self.match.seats, self.options, self.match.setup)
        return f"{setup}, seed {self.seed}, decision {self.decision}"

    def run(self) -> None:
        """Play to the end, looking at everything on the way."""
        while not self.match.over:
            self.decision += 1
            require(self.decision <= self.longest, "ends", f"it goes on after {self.longest} answers")
            self.look()
            self.past.append(self.match.state.copy())
            self.step()
        self.look_at_end()

    def look_ahead(self) -> None:
        """Go back to every decision and play on from there in imagined worlds."""
        for number, s in enumerate(self.past, start=1):
            self.decision = number
            check_endings(self.game, s, self.rng, self.longest)
            check_unseen(self.game, s, self.options, self.rng)

    def look(self) -> None:
        """Everything that must hold before an answer."""
        s = self.match.state
        before = self.game.dump(s)
        check_fields(self.game, s)
        check_copy(self.game, s)
        check_pickle(self.game, s)
        for seat in asked(s):
            check_question(self.match, seat, self.rng, self.tallies)
        check_dump(self.game, s)
        self.check_conserved(s)
        check_worlds(self.match, self.rng, self.check_conserved)
        after = self.game.dump(self.match.state)
        if after != before:
            raise Broken("refused", f"looking and asking changed the state: {difference(before, after)}")

    def step(self) -> None:
        """One random answer, played on the match and on a copy."""
        match, game = self.match, self.game
        seat = any_of(asked(match.state), self.rng)
        rng = match.dice.roll() if seat == NATURE else self.rng
        move = random_move(match.state, seat, rng)
        copy = match.state.copy()
        play(copy, seat, move)
        told = match.happened
        match.apply(seat, move)
        one, other = game.dump(copy), game.dump(match.state)
        if one != other:
            raise Broken("determined", f"line {match.length} led to {difference(one, other)}")
        for one_told in match.news(told):
            check_told(one_told)

    def check_conserved(self, s: State) -> None:
        """The counts that the caller wants to stay the same."""
        if self.conserved is not None:
            counts = dict(self.conserved(s))
            if counts != self.counts:
                raise Broken("conserved", difference(counts, self.counts))

    def look_at_end(self) -> None:
        """Everything that must hold once the game is over."""
        match, game, s = self.match, self.game, self.match.state
        scores, ranking = game.scores(s), game.ranking(s)
        check_fields(game, s)
        check_copy(game, s)
        check_pickle(game, s)
        check_dump(game, s)
        self.check_conserved(s)
        check_worlds(match, self.rng, self.check_conserved)
        check_ranking(scores, ranking, match.seats)
        worlds = [match.imagine(seat, self.rng) for seat in range(match.seats)]
        for world in [s, s.copy(), game.load(game.dump(s)), *worlds]:
            found = (game.scores(world), game.ranking(world))
            require(found == (scores, ranking), "final", f"{(scores, ranking)} became {found}")
        self.check_record()

    def check_record(self) -> None:
        """Through the record to the same state, and to the same record again."""
        record = self.match.record()
        try:
            again = replay(parse(record), self.game)
        except BadRecord as reason:
            raise Broken("record", f"it cannot be replayed: {reason}") from reason
        require(again.record() == record, "record", "the replayed match has another record")


def check_ranking(scores: list[int], ranking: list[int], seats: int) -> None:
    """Alone or in teams the best are first; all together, they are first or second."""
    require(len(scores) == len(ranking) == seats, "ranking", f"{seats} seats have {scores} and {ranking}")
    if ranking != [2] * seats:
        places = [1 + sum(other < place for other in ranking) for place in ranking]
        require(places == ranking, "ranking", f"{ranking} should be {places}")
    for mine, place in zip(scores, ranking, strict=True):
        for its, other in zip(scores, ranking, strict=True):
            require(mine <= its or place <= other, "ranking", f"{scores} are placed {ranking}")


def setup_text(game: Game, seats: int, options: Options, setup: Data | None = None) -> str:
    """Game, seats, options and setup in one line."""
    parts = [game.name, f"{seats} seats", *(f"{name}={choice_text(v)}" for name, v in options.items())]
    return ", ".join(parts if setup is None else [*parts, f"setup {setup}"])
