"""`gladsheim saga`: which sagas there are, whether a file is one, what its pages say, and how often bots win it."""

from __future__ import annotations

import os
from argparse import Namespace
from functools import partial
from pathlib import Path

import msgspec
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from gladsheim.arena.result import Result, wilson
from gladsheim.arena.series import derived, play_each, play_game
from gladsheim.arena.workers import Workers
from gladsheim.cli.play import check_bot
from gladsheim.cli.setup import find_game, read_text
from gladsheim.cli.sim import percent, watched
from gladsheim.cli.terminal import console
from gladsheim.cli.usage import Usage
from gladsheim.games import load
from gladsheim.kit.sagas import Sagas, Source
from gladsheim.kit.speech import Speech
from gladsheim.manifest import manifests


class Rate(msgspec.Struct, frozen=True):
    """How often so many players won; `low` and `high` are the 95 % interval."""

    players: int
    games: int
    wins: int
    win_rate: float
    low: float
    high: float
    decisions_per_game: float


def run(args: Namespace, speech: Speech) -> int:
    """Carry out one of the four tasks."""
    sagas = sagas_of_any()
    if args.task == "list":
        return listed(sagas, speech)
    source = found(sagas, args.file, speech)
    if args.task == "check":
        return checked(sagas, source, speech)
    if args.task == "show":
        return shown(sagas, source, speech)
    return tried(sagas, source, args, speech)


def sagas_of_any() -> Sagas:
    """The sagas of the game that has some."""
    one = next(manifest for manifest in manifests().values() if manifest.sagas)
    sagas: Sagas = one.part(one.sagas)
    return sagas


def found(sagas: Sagas, word: str, speech: Speech) -> Source:
    """One of ours by its name, or else a file."""
    if word in sagas.names:
        return Source(name=word)
    if not Path(word).exists() and "." not in word and "/" not in word:
        near = speech.did_you_mean(word, sagas.names)
        raise Usage("cli-unknown-saga", saga=word, sagas=", ".join(sagas.names), near=f" {near}" if near else "")
    return Source(text=read_text(word), file=word)


def listed(sagas: Sagas, speech: Speech) -> int:
    """Name and title of each, in their order."""
    table = Table(box=None, show_header=False, padding=(0, 2, 0, 0))
    for number, name in enumerate(sagas.names, 1):
        source = Source(name=name)
        pages = speech("cli-saga-pages", count=len(sagas.pages(source)))
        table.add_row(str(number), Text(name, "bold"), speech.words(sagas.title(source)), pages)
    console().print(table)
    return 0


def checked(sagas: Sagas, source: Source, speech: Speech) -> int:
    """A file that can be played; what is wrong with another is raised with file, page and line."""
    pages = len(sagas.pages(source))
    title = speech.words(sagas.title(source))
    console().print(speech("cli-saga-holds", file=source.file or source.name, title=title, pages=pages))
    return 0


def shown(sagas: Sagas, source: Source, speech: Speech) -> int:
    """The pages one after the other."""
    out = console()
    out.print(Text(speech.words(sagas.title(source)), "bold"))
    pages = sagas.pages(source)
    for number, page in enumerate(pages, 1):
        out.print()
        out.print(
            Text(speech("cli-saga-page", number=number, pages=len(pages), title=speech.words(page.title)), "bold")
        )
        before = ""
        for entry in page.entries:
            if entry.kind != before:
                out.print(Text(speech(f"cli-saga-{entry.kind}"), "bold cyan"))
            before = entry.kind
            out.print(Padding(Text(speech.words(entry.words)), (0, 0, 0, 2), expand=False))
    return 0


def tried(sagas: Sagas, source: Source, args: Namespace, speech: Speech) -> int:
    """Win rates by number of players, with bots in all seats."""
    game = find_game(sagas.game, speech)
    check_bot(args.bot, speech)
    players = args.players or list(game.seats)
    for seats in players:
        game.check_seats(seats)
    number = args.charts or (sagas.names.index(source.name) + 1 if source.name else 1)
    if number > len(sagas.names):
        raise Usage("cli-saga-charts", number=number, most=len(sagas.names))
    sagas.pages(source)
    seed = args.seed or 0
    jobs = args.jobs or os.cpu_count() or 1
    rates = []
    for seats in players:
        once = partial(play_nth, sagas.game, source, args.bot, seats, number, seed)
        results = list(watched(play_each(once, args.games, Workers(jobs)), args.games, speech))
        rates.append(rate_of(seats, results))
    if args.json:
        about = {"saga": source.name or source.file, "bot": args.bot, "charts": number, "seed": seed}
        print(msgspec.json.encode({**about, "players": msgspec.to_builtins(rates)}).decode())
        return 0
    out = console()
    title = speech.words(sagas.title(source))
    out.print(speech("cli-saga-sim-title", title=title, bot=args.bot, games=args.games, number=number, seed=str(seed)))
    out.print(table_of(rates, speech))
    return 0


def play_nth(name: str, source: Source, bot: str, seats: int, number: int, seed: int, n: int) -> Result:
    """The n-th game of a series: gods drawn by lot, wherever it is played."""
    one = manifests()[name]
    sagas: Sagas = one.part(one.sagas)
    game = load(name)
    own = derived(seed, n)
    trial = sagas.trial(source, seats, number, own)
    options = game.complete(trial.options)
    given = game.check_setup(seats, options, trial.setup)
    return play_game(game, [bot] * seats, list(range(seats)), own, options, given)


def rate_of(seats: int, results: list[Result]) -> Rate:
    """What a series says."""
    wins = sum(result.places[0] == 1 for result in results)
    low, high = wilson(wins, len(results))
    decisions = sum(result.decisions for result in results) / max(1, len(results))
    return Rate(seats, len(results), wins, wins / max(1, len(results)), low, high, decisions)


def table_of(rates: list[Rate], speech: Speech) -> Table:
    """A line for each number of players."""
    table = Table(box=None, padding=(0, 2, 0, 0))
    for heading in ("cli-saga-players", "cli-sim-wins", "cli-sim-interval", "cli-saga-decisions"):
        table.add_column(speech(heading), justify="right")
    for rate in rates:
        interval = f"{percent(rate.low, speech)} – {percent(rate.high, speech)}"
        table.add_row(
            str(rate.players), percent(rate.win_rate, speech), interval, speech.number(rate.decisions_per_game)
        )
    return table
