"""`gladsheim sim`: many games between bots, and how sure they make us who is better."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Iterator

import msgspec
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from gladsheim.arena import Result, Summary, play_games, summary
from gladsheim.cli.play import check_bot
from gladsheim.cli.setup import read_options, read_setup, wanted_game
from gladsheim.cli.terminal import console
from gladsheim.cli.usage import Usage
from gladsheim.kernel.game import Game
from gladsheim.kit.speech import Speech


def run(args: Namespace, speech: Speech) -> int:
    """Play the series, then print a table or JSON."""
    game = wanted_game(args, speech)
    options = read_options(game, args.option, speech)
    for name in args.bots:
        check_bot(name, speech)
    bots = filled(args.bots, args.seats or max(len(args.bots), min(game.seats)))
    game.check_seats(len(bots))
    seed = args.seed or 0
    results = play_games(game, bots, args.games, seed, options, args.jobs, read_setup(args))
    found = summary(list(watched(results, args.games, speech)), bots)
    if args.json:
        about = {"game": game.name, "options": game.complete(options), "seed": seed}
        print(msgspec.json.encode({**about, **msgspec.to_builtins(found)}).decode())
    else:
        show(found, game, seed, speech)
    return 0


def filled(bots: list[str], seats: int) -> list[str]:
    """A bot for every seat: those named, over and over."""
    if len(bots) > seats:
        raise Usage("cli-too-many-bots", bots=len(bots), seats=seats)
    return [bots[n % len(bots)] for n in range(seats)]


def watched(results: Iterator[Result], games: int, speech: Speech) -> Iterator[Result]:
    """The results as they come, with a progress bar on stderr where that is a terminal."""
    err = console(stderr=True)
    if not err.is_terminal:
        yield from results
        return
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=err, transient=True) as progress:
        yield from progress.track(results, total=games, description=speech("cli-sim-playing"))


def show(found: Summary, game: Game, seed: int, speech: Speech) -> None:
    """A line per bot: points, wins, and where it sat; for partners only how often they won."""
    out = console()
    out.print(speech("cli-sim-title", game=game.name, games=found.games, decisions=found.decisions, seed=str(seed)))
    table = Table(box=None, padding=(0, 2, 0, 0))
    table.add_column(speech("cli-sim-bot"))
    points = () if game.is_cooperative else ("cli-sim-mean",)
    for heading in (*points, "cli-sim-wins", "cli-sim-interval"):
        table.add_column(speech(heading), justify="right")
    seats = [] if game.is_cooperative else sorted({one.seat for bot in found.bots for one in bot.seats})
    for seat in seats:
        table.add_column(speech("cli-sim-seat", seat=seat + 1), justify="right")
    for bot in found.bots:
        by_seat = {one.seat: percent(one.win_rate, speech) for one in bot.seats}
        interval = f"{percent(bot.low, speech)} – {percent(bot.high, speech)}"
        scored = [speech.number(bot.mean_score, 1)] if points else []
        rates = [by_seat.get(seat, "–") for seat in seats]
        table.add_row(Text(bot.bot, "bold"), *scored, percent(bot.win_rate, speech), interval, *rates)
    out.print(table)
    out.print(Text(speech("cli-sim-note-together" if game.is_cooperative else "cli-sim-note"), style="dim"))


def percent(rate: float, speech: Speech) -> str:
    """A rate as people read it."""
    return f"{speech.number(100 * rate, 1)} %"
