"""`gladsheim train`: games of a bot with itself, weights from them, and games that decide whether these are better."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path
from typing import Any, Final

import msgspec

from gladsheim.arena.bouts import Bout, play_all
from gladsheim.arena.fixtures import bouts_of
from gladsheim.arena.result import wilson
from gladsheim.arena.sequential import Verdict
from gladsheim.arena.training import Learned, learn, lessons, weights_now
from gladsheim.arena.workers import Workers
from gladsheim.bots.search.weights import file_name
from gladsheim.cli.setup import read_options, wanted_game, wanted_workers
from gladsheim.cli.sim import percent
from gladsheim.cli.terminal import console
from gladsheim.cli.usage import Usage
from gladsheim.kernel.game import Game
from gladsheim.kernel.view import Options
from gladsheim.kit.evaluation import judge_of
from gladsheim.kit.speech import Speech
from gladsheim.manifest import manifests

SIZES: Final = {"ci": (40, 4, 10), "short": (800, 40, 100), "night": (6000, 400, 400)}
"""Games to learn from, games of the gate, and iterations of a decision in these."""


def run(args: Namespace, speech: Speech) -> int:
    """Learn, try against the weights before, and write the file if these lose; 1 if they do not."""
    game = wanted_game(args, speech)
    seats = game.check_seats(args.seats or min(game.seats))
    options = game.complete(read_options(game, args.option, speech))
    games, gate, iterations = SIZES[args.size]
    games, gate = args.games or games, gate if args.gate is None else args.gate
    seed = args.seed or 0
    workers = wanted_workers(args)
    out = console()
    before = weights_now(game, seats, options)
    learned = learn(game, seats, list(lessons(game, seats, options, seed, games, workers)), before)
    rates = {"before": percent(learned.before, speech), "after": percent(learned.after, speech)}
    out.print(speech("cli-train-learned", games=learned.games, positions=learned.positions, **rates))
    path = Path(args.out) if args.out else folder_of(game) / file_name(seats, variant(game, seats, options))
    path.parent.mkdir(parents=True, exist_ok=True)
    data = file_of(game, seats, options, learned, seed, command(args, game, seats))
    trial = path.with_suffix(".new.json")
    trial.write_bytes(written(data))
    try:
        data["gate"] = gated(game, seats, options, str(trial), gate, iterations, seed, workers)
    finally:
        trial.unlink()
    found = data["gate"]
    terms = {"wins": f"{found['wins']:g}", "games": found["games"], "low": percent(found["low"], speech)}
    if gate and not found["passed"]:
        out.print(speech("cli-train-refused", **terms))
        return 1
    path.write_bytes(written(data))
    out.print(speech("cli-train-written", file=str(path), **terms))
    return 0


def gated(
    game: Game, seats: int, options: Options, new: str, games: int, iterations: int, seed: int, workers: Workers
) -> dict[str, Any]:
    """The same search with the new weights among the ones before; passed if they win more than their share."""
    entrants = [f"hard@iterations={iterations},weights={new}", f"hard@iterations={iterations}"]
    bouts: list[Bout] = bouts_of(game, entrants, seats, games, seed + 1, options)
    verdict = Verdict(seats)
    wins, played, before = 0.0, 0, 0.0
    for one in play_all(bouts, workers):
        if entrants[0] not in one.seated:  # where all play together each plays for itself
            before += one.share_of(0, True)
            continue
        share = one.share_of(one.seated.index(entrants[0]), game.is_cooperative)
        wins += share
        played += 1
        if not game.is_cooperative:
            verdict.note(share)
        if verdict.is_settled:
            break
    low, high = wilson(wins, played)
    fair = before if game.is_cooperative else played / seats
    against = {"against": "weights before", "iterations": iterations, "seats": seats}
    interval = {"low": round(low, 3), "high": round(high, 3)}
    return {**against, "games": played, "wins": wins, **interval, "passed": wins > fair}


def file_of(game: Game, seats: int, options: Options, learned: Learned, seed: int, line: str) -> dict[str, Any]:
    """All that a file of weights says, the gate still open."""
    given = {name: value for name, value in options.items() if value != game.complete({})[name]}
    return {
        "game": game.name,
        "rules": game.rules_version,
        "seats": seats,
        "options": given,
        "scale": learned.scale,
        "weights": dict(zip(judge_of(game).names(), learned.weights, strict=True)),
        "command": line,
        "seed": seed,
        "learned": {
            "games": learned.games,
            "positions": learned.positions,
            "explained_before": round(learned.before, 4),
            "explained": round(learned.after, 4),
        },
        "gate": {},
    }


def written(data: dict[str, Any]) -> bytes:
    """As it is committed: a line for each weight."""
    return msgspec.json.format(msgspec.json.encode(data), indent=2) + b"\n"


def variant(game: Game, seats: int, options: Options) -> str:
    """What a set of options is called."""
    return judge_of(game).variant(game.begun(seats, options, None))


def folder_of(game: Game) -> Path:
    """Where the weights of a game lie; only a game whose package is a folder can be given new ones in place."""
    manifest = manifests().get(game.name)
    if manifest is None or not manifest.weights:
        raise Usage("cli-train-no-folder", game=game.name)
    return Path(str(manifest.folder(manifest.weights)))


def command(args: Namespace, game: Game, seats: int) -> str:
    """The command that makes the same file again."""
    chosen = "".join(f" --option {one}" for one in args.option)
    games = f" --games {args.games}" if args.games else ""
    gate = "" if args.gate is None else f" --gate {args.gate}"
    sizes = f"--size {args.size}{games}{gate}"
    return f"gladsheim train {game.name} --seats {seats}{chosen} {sizes} --seed {args.seed or 0}"
