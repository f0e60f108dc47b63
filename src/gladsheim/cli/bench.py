"""`gladsheim bench`: how fast the rules are, per second of one processor."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Callable
from itertools import cycle
from time import process_time
from typing import Final

import msgspec
from rich.table import Table

from gladsheim.cli.setup import find_game, read_options, read_setup
from gladsheim.cli.terminal import console
from gladsheim.kernel import play as compiled_or_not
from gladsheim.kernel.dump import Data
from gladsheim.kernel.game import Game
from gladsheim.kernel.play import asked, legal, play, playout, question, rollout
from gladsheim.kernel.rng import Rng
from gladsheim.kernel.step import NATURE, Chance, Moves, State
from gladsheim.kernel.view import Options
from gladsheim.kit.speech import Speech

START: Final = 20
"""Players' decisions before a position is copied and played out."""

POSITIONS: Final = 32
COPIES: Final = 1000


class Figures(msgspec.Struct, frozen=True):
    """What was measured; decisions are players' answers, nature's are not counted."""

    game: str
    seats: int
    options: Options
    compiled: bool
    seed: int
    games_per_cpu_second: float
    decisions_per_cpu_second: float
    decisions_per_game: float
    picked_games_per_cpu_second: float
    picked_decisions_per_cpu_second: float
    copy_us: float
    rollouts_from_20_per_cpu_second: float
    playouts_from_20_per_cpu_second: float


def run(args: Namespace, speech: Speech) -> int:
    """Measure, and print a table or JSON."""
    game = find_game(args.game, speech)
    seats = args.seats or min(game.seats)
    game.check_seats(seats)
    options = game.complete(read_options(game, args.option, speech))
    given = game.check_setup(seats, options, read_setup(args))
    figures = measure(game, seats, options, args.seconds, args.seed or 0, given)
    if args.json:
        print(msgspec.json.encode(figures).decode())
    else:
        show(figures, speech)
    return 0


def measure(game: Game, seats: int, options: Options, seconds: float, seed: int, setup: Data | None = None) -> Figures:
    """Whole games listing every move, whole games picking, copies, and both kinds of games from the 20th decision."""
    rng, out = Rng(seed), Moves()
    games, decisions = repeated(lambda: rollout(game.begun(seats, options, setup), rng, out), seconds)
    picked, picked_decisions = repeated(lambda: playout(game.begun(seats, options, setup), rng, out), seconds)
    starts = cycle([after(game, seats, options, START, rng, setup) for _ in range(POSITIONS)])
    rollouts, _ = repeated(lambda: rollout(next(starts).copy(), rng, out), seconds)
    playouts, _ = repeated(lambda: playout(next(starts).copy(), rng, out), seconds)
    return Figures(
        game=game.name,
        seats=seats,
        options=options,
        compiled=is_compiled(),
        seed=seed,
        games_per_cpu_second=games,
        decisions_per_cpu_second=decisions,
        decisions_per_game=decisions / games,
        picked_games_per_cpu_second=picked,
        picked_decisions_per_cpu_second=picked_decisions,
        copy_us=copy_time(next(starts), seconds / 4),
        rollouts_from_20_per_cpu_second=rollouts,
        playouts_from_20_per_cpu_second=playouts,
    )


def is_compiled() -> bool:
    """Whether the rules run as machine code."""
    return not str(compiled_or_not.__file__).endswith(".py")


def repeated(once: Callable[[], int], seconds: float) -> tuple[float, float]:
    """How often something can be done in a second of processor time, and the sum of what it returns in that time."""
    once()
    times = total = 0
    start = process_time()
    while (spent := process_time() - start) < seconds:
        total += once()
        times += 1
    return times / spent, total / spent


def copy_time(s: State, seconds: float) -> float:
    """Microseconds for one copy."""
    copies = 0
    start = process_time()
    while (spent := process_time() - start) < seconds:
        for _ in range(COPIES):
            s.copy()
        copies += COPIES
    return spent / copies * 1e6


def after(game: Game, seats: int, options: Options, decisions: int, rng: Rng, setup: Data | None = None) -> State:
    """A random position after so many decisions of players; the last one before the end of a shorter game."""
    s = game.begun(seats, options, setup)
    before = s.copy()
    while s.stack and decisions > 0:
        before = s.copy()
        seat = asked(s)[0]
        step = question(s, seat)
        assert step is not None, "a seat that is asked has a question"
        if isinstance(step, Chance):
            play(s, NATURE, step.sample(s, rng))
        else:
            moves = legal(s, seat)
            play(s, seat, moves[int(rng.below(len(moves)))])
            decisions -= 1
    return s if s.stack else before


def show(figures: Figures, speech: Speech) -> None:
    """The figures as a table."""
    out = console()
    kind = speech("cli-bench-compiled") if figures.compiled else speech("cli-bench-interpreted")
    out.print(speech("cli-bench-title", game=figures.game, seats=figures.seats, kind=kind))
    table = Table(box=None, show_header=False, padding=(0, 2, 0, 0))
    table.add_column()
    table.add_column(justify="right", style="bold", no_wrap=True)
    rows = (
        (speech("cli-bench-games"), figures.games_per_cpu_second),
        (speech("cli-bench-decisions"), figures.decisions_per_cpu_second),
        (speech("cli-bench-per-game"), figures.decisions_per_game),
        (speech("cli-bench-picked"), figures.picked_games_per_cpu_second),
        (speech("cli-bench-rollouts"), figures.rollouts_from_20_per_cpu_second),
        (speech("cli-bench-playouts"), figures.playouts_from_20_per_cpu_second),
        (speech("cli-bench-copy"), figures.copy_us),
    )
    for label, value in rows:
        table.add_row(label, speech.number(value, 0 if value >= 100 else 2))
    out.print(table)
