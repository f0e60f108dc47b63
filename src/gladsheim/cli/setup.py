"""From arguments to a game, its options and files; whatever cannot be found is raised as Usage."""

from __future__ import annotations

import json
from argparse import Namespace
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from gladsheim.arena.workers import Workers
from gladsheim.cli.usage import Usage
from gladsheim.errors import UnknownGame
from gladsheim.games import game_names, load
from gladsheim.kernel.game import Game
from gladsheim.kernel.record import choice_text
from gladsheim.kernel.view import Choice
from gladsheim.kit.speech import Speech


def find_game(name: str, speech: Speech) -> Game:
    """A game by its name; raises Usage with the nearest name there is."""
    try:
        return load(name.lower())
    except UnknownGame:
        near = speech.did_you_mean(name, game_names())
        known = ", ".join(game_names())
        raise Usage("cli-unknown-game", game=name, games=known, near=f" {near}" if near else "") from None


def wanted_game(args: Namespace, speech: Speech) -> Game:
    """The game of a command whose `--bots` may have swallowed its name."""
    if args.game is None and args.bots and args.bots[-1] in game_names():
        args.game = args.bots.pop()
    if args.game is None:
        raise Usage("cli-which-game", games=", ".join(game_names()))
    return find_game(args.game, speech)


def wanted_workers(args: Namespace) -> Workers:
    """Where `--jobs` and `--ray` want games to be played; raises Usage where Ray is not installed."""
    if args.ray and find_spec("ray") is None:
        raise Usage("cli-no-ray")
    return Workers(args.jobs, args.ray)


def read_options(game: Game, words: list[str], speech: Speech) -> dict[str, Choice]:
    """Options as `edda`, `edda=yes`, `edda=no` or `name=value`; raises Usage for one that the game does not have."""
    known = {option.name: option for option in game.options}
    result: dict[str, Choice] = {}
    for word in words:
        name, given, value = word.partition("=")
        option = known.get(name.replace("-", "_"))
        if option is None:
            near = speech.did_you_mean(name, list(known))
            names = ", ".join(known) or "–"
            raise Usage("cli-unknown-option", option=name, options=names, near=f" {near}" if near else "")
        texts = {choice_text(choice): choice for choice in option.choices}
        texts |= {"true": True, "ja": True, "false": False, "nein": False} if isinstance(option.default, bool) else {}
        if not given:
            value = "yes" if isinstance(option.default, bool) else choice_text(option.default)
        if value.lower() not in texts:
            choices = ", ".join(choice_text(choice) for choice in option.choices)
            raise Usage("cli-unknown-choice", option=option.name, value=value, choices=choices)
        result[option.name] = texts[value.lower()]
    return result


def read_setup(args: Namespace) -> dict[str, Any] | None:
    """What a table starts from besides its options: the owner's figures of `--data`, or nothing."""
    if args.data is None:
        return None
    return {"data": {"text": read_text(args.data), "file": args.data}}


def title_of(game: Game, options: dict[str, Choice], speech: Speech) -> str:
    """The game and those of its options that are switched on."""
    title = speech(f"{game.name}-title")
    chosen = [speech(f"{game.name}-option-{name}") for name, value in options.items() if value is True]
    return " · ".join([game.name if title == f"{game.name}-title" else title, *chosen])


def read_text(path: str) -> str:
    """A text file; raises Usage if it cannot be read."""
    try:
        return Path(path).read_text(encoding="utf-8")
    except FileNotFoundError:
        raise Usage("cli-no-such-file", file=path) from None
    except IsADirectoryError:
        raise Usage("cli-is-a-folder", file=path) from None
    except UnicodeDecodeError:
        raise Usage("cli-no-text", file=path) from None
    except (OSError, ValueError) as error:
        raise Usage("cli-cannot-read", file=path, reason=str(getattr(error, "strerror", "") or error)) from None


def read_json(path: str) -> dict[str, Any]:
    """A JSON object from a file; raises Usage if it is none."""
    try:
        data = json.loads(read_text(path))
    except ValueError as error:
        raise Usage("cli-no-json", file=path, reason=str(error)) from None
    if not isinstance(data, dict):
        raise Usage("cli-no-json", file=path, reason=type(data).__name__)
    return data
