"""`gladsheim arena`: bots against bots until it is settled who is better, written down game by game."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path
from typing import Final

import msgspec
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from gladsheim.arena.bouts import Bout
from gladsheim.arena.entrants import entrant
from gladsheim.arena.fixtures import bouts_of
from gladsheim.arena.ledger import Ledger
from gladsheim.arena.report import Report, lone, report_of
from gladsheim.arena.sequential import Verdict
from gladsheim.cli.arena_page import page_of
from gladsheim.cli.setup import read_options, wanted_game, wanted_workers
from gladsheim.cli.sim import percent
from gladsheim.cli.terminal import console
from gladsheim.kernel.game import Game
from gladsheim.kit.speech import Speech

SIZES: Final = {"ci": 4, "short": 100, "night": 400}
"""Games of every pairing."""


def run(args: Namespace, speech: Speech) -> int:
    """Play what is missing, then report on everything that the command names."""
    game = wanted_game(args, speech)
    options = game.complete(read_options(game, args.option, speech))
    for name in args.bots:
        entrant(name)
    seats = game.check_seats(args.seats or min(game.seats))
    games = args.games or SIZES[args.size]
    bouts = bouts_of(game, args.bots, seats, games, args.seed or 0, options, args.round_robin)
    ledger = Ledger(Path(args.ledger) if args.ledger else None)
    play(game, bouts, ledger, args, speech)
    found = report_of(ledger.of(bouts), game.is_cooperative)
    if args.page:
        Path(args.page).write_text(page_of(found, game, speech), encoding="utf-8")
    if args.json:
        print(msgspec.json.encode(found).decode())
    else:
        show(found, game, speech)
    return 0


def play(game: Game, bouts: list[Bout], ledger: Ledger, args: Namespace, speech: Speech) -> None:
    """Play what is missing, with a bar on stderr; a sequential test ends a pairing as soon as it is settled."""
    workers = wanted_workers(args)
    # Partners have no rivals: there is nothing to be settled before the last game.
    is_sequential = args.sequential and not game.is_cooperative
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    err = console(stderr=True)
    with Progress(*columns, console=err, transient=True, disable=not err.is_terminal) as progress:
        task = progress.add_task(speech("cli-sim-playing"), total=len(bouts), completed=len(ledger.of(bouts)))
        for pairing in pairings_in(bouts) if is_sequential else filter(None, [bouts]):
            bot, _ = lone(pairing[0])
            verdict = Verdict(len(pairing[0].seated))
            for played in ledger.of(pairing) if is_sequential else ():
                verdict.note(played.share_of(played.seated.index(bot)))
            if verdict.is_settled:
                continue
            for played in ledger.play(pairing, workers):
                progress.advance(task)
                if is_sequential:
                    verdict.note(played.share_of(played.seated.index(bot)))
                    if verdict.is_settled:
                        break


def pairings_in(bouts: list[Bout]) -> list[list[Bout]]:
    """The games of each pairing by themselves, in order."""
    found: dict[tuple[str, str], list[Bout]] = {}
    for bout in bouts:
        found.setdefault(lone(bout), []).append(bout)
    return list(found.values())


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
