"""`gladsheim play`: a game in the terminal, against bots or with friends at one screen."""

from __future__ import annotations

import secrets
from argparse import Namespace
from pathlib import Path

import gladsheim
from gladsheim.bots import BOTS
from gladsheim.cli.saves import Seat, folder, new_file, seated
from gladsheim.cli.session import Session
from gladsheim.cli.setup import find_game, read_options, read_setup, read_text, wanted_game
from gladsheim.cli.terminal import Reader, console
from gladsheim.cli.usage import Usage
from gladsheim.kernel.game import Game
from gladsheim.kernel.rng import Rng
from gladsheim.kit.speech import Speech


def run(args: Namespace, speech: Speech) -> int:
    """Set the table, or go on where a saved game was left."""
    return (resumed(args, speech) if args.resume else begun(args, speech)).run()


def begun(args: Namespace, speech: Speech) -> Session:
    """A new game."""
    game = wanted_game(args, speech)
    people, bots = sitting(game, args)
    for name in bots:
        check_bot(name, speech)
    seats = named(people * [""] + bots, args.names, {}, speech)
    options = read_options(game, args.option, speech)
    match = game.match(len(seats), args.seed, options, args.companion, setup=read_setup(args))
    seed = secrets.randbits(63) if args.seed is None else args.seed
    return Session(match, seats, Rng(seed), new_file(game.name), speech, console(), Reader())


def resumed(args: Namespace, speech: Speech) -> Session:
    """A saved game; `--bots` puts bots into the last seats, whoever sat there."""
    if args.seats is not None or args.option or args.seed is not None or args.companion or args.data:
        raise Usage("cli-resume-only")
    text = read_text(args.resume)
    match = gladsheim.replay(text)
    if args.game is not None and find_game(args.game, speech).name != match.game.name:
        raise Usage("cli-resume-other", file=args.resume, game=match.game.name)
    saved = seated(text)
    kinds = [saved[n].bot if n in saved else "" for n in range(match.seats)]
    if args.bots is not None:
        if len(args.bots) > match.seats or (match.companion and args.bots):
            raise Usage("cli-too-many-bots", bots=len(args.bots), seats=match.seats)
        kinds = [""] * (match.seats - len(args.bots)) + args.bots
    for name in kinds:
        if name:
            check_bot(name, speech)
    seats = named(kinds, args.names, saved, speech)
    path = Path(args.resume).resolve()
    path = path if match.over or path.parent == folder().resolve() else new_file(match.game.name)
    session = Session(match, seats, Rng(secrets.randbits(63)), path, speech, console(), Reader())
    session.catch_up()
    return session


def sitting(game: Game, args: Namespace) -> tuple[int, list[str]]:
    """How many people and which bots: one person, and the bots named, over and over, in the other seats."""
    if args.companion and args.bots:
        raise Usage("cli-companion-bots")
    bots: list[str] = ([] if args.companion else ["greedy"]) if args.bots is None else args.bots
    fewest = min(game.seats)
    if bots:
        people = 1 if args.people is None else args.people
        wanted = args.seats or max(fewest, people + len(args.bots or ()))
    else:
        wanted = args.seats or max(fewest, args.people or 0)
        people = wanted if args.people is None else args.people
    room = wanted - people
    if len(args.bots or ()) > room or room < 0 or (room and not bots):
        raise Usage("cli-seats-do-not-add-up", seats=wanted, people=people, bots=len(args.bots or ()))
    game.check_seats(wanted)
    return people, [bots[n % len(bots)] for n in range(room)]


def named(kinds: list[str], names: list[str], saved: dict[int, Seat], speech: Speech) -> list[Seat]:
    """Everybody at the table: people by their names, now or when the game was saved, bots by what they are."""
    if len(names) > kinds.count(""):
        raise Usage("cli-too-many-names", names=len(names), people=kinds.count(""))
    given = iter(names)
    seats = []
    for n, kind in enumerate(kinds):
        if kind:
            seats.append(Seat(speech("cli-bot", bot=kind.capitalize(), number=n + 1), kind))
        else:
            name = " ".join(next(given, "").split())
            before = saved[n].name if n in saved and not saved[n].bot else ""
            seats.append(Seat(name or before or speech("cli-player", number=n + 1)))
    return seats


def check_bot(name: str, speech: Speech) -> None:
    """Raises Usage with the nearest name if there is no such bot."""
    if name not in BOTS:
        near = speech.did_you_mean(name, BOTS)
        raise Usage("cli-unknown-bot", bot=name, bots=", ".join(BOTS), near=f" {near}" if near else "")
