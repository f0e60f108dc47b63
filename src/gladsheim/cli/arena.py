"""`gladsheim arena`: bots against bots until it is settled who is better, written down game by game."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path

import msgspec
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from gladsheim.arena.bouts import Bout
from gladsheim.arena.entrants import entrant
from gladsheim.arena.fixtures import bouts_of
from gladsheim.arena.ledger import Ledger
from gladsheim.arena.report import Report, report_of
from gladsheim.arena.sequential import Verdict
from gladsheim.cli.arena_page import page_of
from gladsheim.cli.setup import read_options, wanted_game, wanted_workers
from gladsheim.cli.sim import percent
from gladsheim.cli.terminal import console
from gladsheim.kernel.game import Game
from gladsheim.kit.speech import Speech


def run(args: Namespace, speech: Speech) -> int:
    """Play what is missing, then report on everything that the command names."""
    game = wanted_game(args, speech)
    options = game.complete(read_options(game, args.option, speech))
    for name in args.bots:
        entrant(name)
    seats = game.check_seats(args.seats or min(game.seats))
    bouts = bouts_of(game, args.bots, seats, args.games, args.seed or 0, options, args.round_robin)
    ledger = Ledger(Path(args.ledger) if args.ledger else None)
    play(game, bouts, ledger, seats, args, speech)
    found = report_of(ledger.of(bouts), game.is_cooperative)
    if args.page:
        Path(args.page).write_text(page_of(found, game, speech), encoding="utf-8")
    if args.json:
        print(msgspec.json.encode(found).decode())
    else:
        show(found, game, speech)
    return 0


def play(game: Game, bouts: list[Bout], ledger: Ledger, seats: int, args: Namespace, speech: Speech) -> None:
    """Play what is missing, with a bar on stderr; a sequential test stops as soon as it is settled."""
    workers = wanted_workers(args)
    verdict = Verdict(seats)
    first = args.bots[0]
    for played in ledger.of(bouts):
        verdict.note(played.share_of(played.seated.index(first)) if first in played.seated else 0.0)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    err = console(stderr=True)
    with Progress(*columns, console=err, transient=True, disable=not err.is_terminal) as progress:
        task = progress.add_task(speech("cli-sim-playing"), total=len(bouts), completed=len(ledger.of(bouts)))
        if args.sequential and verdict.is_settled:
            return
        for played in ledger.play(bouts, workers):
            progress.advance(task)
            verdict.note(played.share_of(played.seated.index(first)) if first in played.seated else 0.0)
            if args.sequential and verdict.is_settled:
                return


def show(found: Report, game: Game, speech: Speech) -> None:
    """A line per pairing, and the ratings."""
    out = console()
    table = Table(box=None, padding=(0, 2, 0, 0))
    for heading in ("cli-sim-bot", "cli-arena-among", "cli-arena-games", "cli-sim-wins", "cli-sim-interval"):
        table.add_column(speech(heading))
    table.add_column(speech("cli-arena-margin"), justify="right")
    table.add_column(speech("cli-arena-turn"), justify="right")
    for one in found.pairings:
        interval = f"{percent(one.low, speech)} – {percent(one.high, speech)}"
        among = "–" if game.is_cooperative else f"{one.seats - 1} × {one.among}"
        lead = "–" if game.is_cooperative else speech.number(one.margin, 1)
        pace = f"{speech.number(one.seconds, 2)} s"
        table.add_row(Text(one.bot, "bold"), among, str(one.games), percent(one.rate, speech), interval, lead, pace)
    out.print(table)
    for rating in found.ratings:
        spread = f"{speech.number(rating.low, 1)} – {speech.number(rating.high, 1)}"
        out.print(speech("cli-arena-rating", bot=rating.bot, skill=speech.number(rating.skill, 1), interval=spread))
