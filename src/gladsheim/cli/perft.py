"""`gladsheim perft`: counts the answers that can follow a position, to see whether the rules have changed."""

from __future__ import annotations

from argparse import Namespace
from time import process_time

from gladsheim.cli.setup import find_game, read_json, read_options, read_setup
from gladsheim.kernel.game import Game
from gladsheim.kernel.step import State
from gladsheim.kit.speech import Speech
from gladsheim.testing.perft import divide, perft


def run(args: Namespace, speech: Speech) -> int:
    """Print the count, or the count behind each first answer."""
    game = find_game(args.game, speech)
    s = start(game, args, speech)
    began = process_time()
    if args.divide:
        counts = divide(game, s, args.depth)
        for text, count in counts.items():
            print(f"{text}: {count}")
        leaves = sum(counts.values())
    else:
        leaves = perft(game, s, args.depth)
    print(speech("cli-perft", depth=args.depth, leaves=str(leaves), seconds=speech.number(process_time() - began, 2)))
    return 0


def start(game: Game, args: Namespace, speech: Speech) -> State:
    """The position of a file, with the owner's figures if they are given, or the first one of a game with this seed."""
    if args.position is not None:
        return game.position({**read_json(args.position), **(read_setup(args) or {})}, args.seed or 0).snapshot()
    options = read_options(game, args.option, speech)
    return game.match(args.seats or min(game.seats), args.seed or 0, options, setup=read_setup(args)).snapshot()
