"""Every command with its options, described in the user's language."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterable, Sequence
from importlib.metadata import version
from typing import Any, NoReturn

from gladsheim.cli.usage import Usage
from gladsheim.kit.speech import Speech
from gladsheim.server.config import Config
from gladsheim.words import LANGUAGES

COMMANDS = (
    *("serve", "admin", "play", "campaign", "sim", "arena", "train"),
    *("bench", "perft", "replay", "review", "puzzles", "verify", "games", "saga"),
)
TASKS = ("backup", "restore", "prune", "tables", "password", "link", "check", "config")
SAGA_TASKS = ("list", "check", "show", "sim")
PUZZLES_TASKS = ("solve", "find", "check")
STATES = ("open", "playing", "over", "closed", "frozen")
LONGEST_AGE = 10_000
REQUIRED = "the following arguments are required: "


class Formatter(argparse.RawDescriptionHelpFormatter):
    """Keeps examples as they are written, and leaves room for long options."""

    def __init__(self, prog: str, usage: str) -> None:
        super().__init__(prog, max_help_position=28)
        self.usage = f"{usage} "

    def add_usage(
        self, usage: str | None, actions: Iterable[argparse.Action], groups: Iterable[Any], prefix: str | None = None
    ) -> None:
        super().add_usage(usage, actions, groups, self.usage if prefix is None else prefix)


class Parser(argparse.ArgumentParser):
    """argparse in the user's language; whatever is wrong with the arguments is raised as Usage."""

    def __init__(self, speech: Speech, prog: str, about: str, examples: str = "") -> None:
        super().__init__(
            prog=prog,
            description=speech(about),
            epilog=speech(examples) if examples else None,
            formatter_class=lambda prog: Formatter(prog, speech("cli-usage")),
            add_help=False,
            allow_abbrev=False,
        )
        self.speech = speech
        self._positionals.title = speech("cli-arguments")
        self._optionals.title = speech("cli-options")
        self.add_argument("-h", "--help", action="help", help=speech("cli-help-help"))

    def parse(self, argv: Sequence[str]) -> argparse.Namespace:
        """The arguments of a command line; without any, the help."""
        if not argv or list(argv) in (["--lang", "de"], ["--lang", "en"], ["--lang=de"], ["--lang=en"]):
            self.print_help()
            self.exit()
        args, unknown = self.parse_known_args(argv)
        if unknown:
            raise Usage("cli-unknown-argument", argument=unknown[0], command=args.command)
        return args

    def _match_argument(self, action: argparse.Action, arg_strings_pattern: str) -> int:
        try:
            return super()._match_argument(action, arg_strings_pattern)
        except argparse.ArgumentError:
            raise Usage("cli-missing-value", option=name_of(action)) from None

    def _check_value(self, action: argparse.Action, value: Any) -> None:
        known = [str(choice) for choice in action.choices or ()]
        if known and str(value) not in known:
            near = self.speech.did_you_mean(str(value), known)
            terms = {"argument": name_of(action), "value": str(value), "choices": ", ".join(known)}
            raise Usage("cli-bad-choice", **terms, near=f" {near}" if near else "")

    def error(self, message: str) -> NoReturn:
        if message.startswith(REQUIRED):
            raise Usage("cli-missing-argument", arguments=message.removeprefix(REQUIRED), command=self.prog)
        raise Usage("cli-bad-arguments", message=message)


def name_of(action: argparse.Action) -> str:
    """An argument as the user writes it."""
    return action.option_strings[-1] if action.option_strings else str(action.metavar or action.dest)


def number(text: str) -> int:
    """A whole number."""
    try:
        return int(text)
    except ValueError:
        raise Usage("cli-not-a-number", text=text) from None


def people(text: str) -> int:
    """A number of people, perhaps nobody."""
    if (value := number(text)) < 0:
        raise Usage("cli-negative-people", text=text)
    return value


def positive(text: str) -> int:
    """A whole number above zero."""
    if (value := number(text)) < 1:
        raise Usage("cli-not-positive", text=text)
    return value


def age(text: str) -> int:
    """So many days, written with the unit: 90d, 12w or 2y."""
    days = {"d": 1, "w": 7, "y": 365}.get(text[-1:])
    if days is None or not text[:-1].isdecimal() or not 0 < int(text[:-1]) <= LONGEST_AGE:
        raise Usage("cli-not-an-age", text=text)
    return int(text[:-1]) * days


def seconds(text: str) -> float:
    """A time above zero."""
    try:
        value = float(text)
    except ValueError:
        raise Usage("cli-not-a-number", text=text) from None
    if not 0 < value < 3600:
        raise Usage("cli-not-positive", text=text)
    return value


def parser(speech: Speech) -> Parser:
    """The whole command line."""
    top = Parser(speech, "gladsheim", "cli-about", "cli-examples")
    top.add_argument(
        "--version", action="version", version=f"gladsheim {version('gladsheim')}", help=speech("cli-help-version")
    )
    top.add_argument("--lang", choices=LANGUAGES, help=speech("cli-help-lang"))
    commands = top.add_subparsers(
        dest="command", metavar=speech("cli-command"), required=True, title=speech("cli-commands"), parser_class=Parser
    )
    for name in COMMANDS:
        about = f"cli-{name}-about"
        command: Parser = commands.add_parser(
            name, help=speech(about), speech=speech, prog=f"gladsheim {name}", about=about
        )
        command.epilog = speech(f"cli-{name}-examples")
        getattr(sys.modules[__name__], f"{name}_arguments")(command, speech)
        command.add_argument("--lang", choices=LANGUAGES, help=speech("cli-help-lang"))
    return top


def game_argument(command: Parser, speech: Speech, optional: bool = False) -> None:
    command.add_argument(
        "game", metavar=speech("cli-game"), nargs="?" if optional else None, help=speech("cli-help-game")
    )


def table_arguments(command: Parser, speech: Speech, seed: str = "cli-help-seed") -> None:
    """How many play, with which options, with which dice."""
    command.add_argument("--seats", type=positive, metavar="N", help=speech("cli-help-seats"))
    command.add_argument(
        "--option", action="append", default=[], metavar=speech("cli-name"), help=speech("cli-help-option")
    )
    command.add_argument("--data", metavar=speech("cli-file"), help=speech("cli-help-data"))
    command.add_argument("--seed", type=number, metavar="N", help=speech(seed))


def play_arguments(command: Parser, speech: Speech) -> None:
    game_argument(command, speech, optional=True)
    table_arguments(command, speech)
    command.add_argument("--people", type=people, metavar="N", help=speech("cli-help-people"))
    command.add_argument("--bots", nargs="*", metavar="BOT", help=speech("cli-help-bots"))
    command.add_argument("--names", nargs="+", default=[], metavar=speech("cli-name"), help=speech("cli-help-names"))
    command.add_argument("--companion", action="store_true", help=speech("cli-help-companion"))
    command.add_argument("--resume", metavar=speech("cli-file"), help=speech("cli-help-resume"))


def campaign_arguments(command: Parser, speech: Speech) -> None:
    command.add_argument("file", metavar=speech("cli-file"), help=speech("cli-help-campaign-file"))
    name = speech("cli-name")
    command.add_argument("--new", metavar=speech("cli-game"), help=speech("cli-help-campaign-new"))
    command.add_argument("--heroes", nargs="+", default=[], metavar=name, help=speech("cli-help-campaign-heroes"))
    command.add_argument("--others", nargs="+", default=[], metavar=name, help=speech("cli-help-campaign-others"))
    command.add_argument("--data", metavar=speech("cli-file"), help=speech("cli-help-data"))
    page = f"{name}={speech('cli-file')}"
    command.add_argument("--pages", nargs="+", default=[], metavar=page, help=speech("cli-help-campaign-pages"))
    command.add_argument("--people", type=people, metavar="N", help=speech("cli-help-people"))
    command.add_argument("--bot", default="greedy", metavar="BOT", help=speech("cli-help-campaign-bot"))
    command.add_argument("--names", nargs="+", default=[], metavar=name, help=speech("cli-help-names"))
    command.add_argument("--chronicle", action="store_true", help=speech("cli-help-campaign-chronicle"))


def sim_arguments(command: Parser, speech: Speech) -> None:
    game_argument(command, speech, optional=True)
    table_arguments(command, speech, "cli-help-seed-fixed")
    command.add_argument(
        "--bots", nargs="+", default=["greedy", "random"], metavar="BOT", help=speech("cli-help-sim-bots")
    )
    command.add_argument("--games", type=positive, default=100, metavar="N", help=speech("cli-help-games"))
    command.add_argument("--jobs", type=positive, default=1, metavar="N", help=speech("cli-help-jobs"))
    command.add_argument("--json", action="store_true", help=speech("cli-help-json"))


def arena_arguments(command: Parser, speech: Speech) -> None:
    game_argument(command, speech, optional=True)
    table_arguments(command, speech, "cli-help-seed-fixed")
    command.add_argument(
        "--bots", nargs="+", default=["hard", "greedy"], metavar="BOT", help=speech("cli-help-arena-bots")
    )
    command.add_argument("--size", choices=("ci", "short", "night"), default="short", help=speech("cli-help-size"))
    command.add_argument("--games", type=positive, metavar="N", help=speech("cli-help-arena-games"))
    command.add_argument("--round-robin", action="store_true", help=speech("cli-help-round-robin"))
    command.add_argument("--sequential", action="store_true", help=speech("cli-help-sequential"))
    command.add_argument("--ledger", metavar=speech("cli-file"), help=speech("cli-help-ledger"))
    command.add_argument("--page", metavar=speech("cli-file"), help=speech("cli-help-page"))
    workers_arguments(command, speech)
    command.add_argument("--json", action="store_true", help=speech("cli-help-json"))


def train_arguments(command: Parser, speech: Speech) -> None:
    game_argument(command, speech)
    table_arguments(command, speech, "cli-help-seed-fixed")
    command.add_argument("--size", choices=("ci", "short", "night"), default="short", help=speech("cli-help-size"))
    command.add_argument("--games", type=positive, metavar="N", help=speech("cli-help-train-games"))
    command.add_argument("--gate", type=people, metavar="N", help=speech("cli-help-gate"))
    workers_arguments(command, speech)
    command.add_argument("--out", metavar=speech("cli-file"), help=speech("cli-help-out"))


def workers_arguments(command: Parser, speech: Speech) -> None:
    command.add_argument("--jobs", type=positive, default=1, metavar="N", help=speech("cli-help-jobs"))
    command.add_argument("--ray", default="", metavar=speech("cli-address"), help=speech("cli-help-ray"))


def bench_arguments(command: Parser, speech: Speech) -> None:
    game_argument(command, speech)
    table_arguments(command, speech, "cli-help-seed-fixed")
    command.add_argument("--seconds", type=seconds, default=2.0, metavar="S", help=speech("cli-help-seconds"))
    command.add_argument("--json", action="store_true", help=speech("cli-help-json"))


def perft_arguments(command: Parser, speech: Speech) -> None:
    game_argument(command, speech)
    table_arguments(command, speech, "cli-help-seed-fixed")
    command.add_argument("--depth", type=positive, default=2, metavar="D", help=speech("cli-help-depth"))
    command.add_argument("--divide", action="store_true", help=speech("cli-help-divide"))
    command.add_argument("--position", metavar=speech("cli-file"), help=speech("cli-help-position"))


def replay_arguments(command: Parser, speech: Speech) -> None:
    command.add_argument("file", metavar=speech("cli-file"), help=speech("cli-help-file"))
    command.add_argument("--to", type=number, metavar="N", help=speech("cli-help-to"))
    command.add_argument("--seat", type=number, metavar="S", help=speech("cli-help-seat"))


def review_arguments(command: Parser, speech: Speech) -> None:
    command.add_argument("file", metavar=speech("cli-file"), help=speech("cli-help-file"))
    command.add_argument("--seat", type=number, metavar="S", help=speech("cli-help-review-seat"))
    command.add_argument("--iterations", type=positive, default=400, metavar="N", help=speech("cli-help-iterations"))
    command.add_argument("--seed", type=number, metavar="N", help=speech("cli-help-seed-fixed"))
    command.add_argument("--json", action="store_true", help=speech("cli-help-json"))


def puzzles_arguments(command: Parser, speech: Speech) -> None:
    """One command for each thing to do with puzzles."""
    tasks = command.add_subparsers(
        dest="task", metavar=speech("admin-task"), required=True, title=speech("admin-tasks"), parser_class=Parser
    )
    for name in PUZZLES_TASKS:
        about = f"cli-puzzles-{name}-about"
        task: Parser = tasks.add_parser(
            name, help=speech(about), speech=speech, prog=f"gladsheim puzzles {name}", about=about
        )
        game_argument(task, speech, optional=name != "find")
        match name:
            case "solve":
                task.add_argument("--number", type=positive, metavar="N", help=speech("cli-puzzles-help-number"))
            case "find":
                table_arguments(task, speech, "cli-help-seed-fixed")
                task.add_argument("--games", type=positive, default=100, metavar="N", help=speech("cli-help-games"))
                task.add_argument("--jobs", type=positive, default=1, metavar="N", help=speech("cli-help-jobs"))
                task.add_argument("--skip", type=number, default=0, metavar="N", help=speech("cli-puzzles-help-skip"))
                task.add_argument("--out", metavar=speech("cli-file"), help=speech("cli-puzzles-help-out"))
            case "check":
                task.add_argument(
                    "--times", type=positive, default=3, metavar="N", help=speech("cli-puzzles-help-times")
                )
                task.add_argument(
                    "--iterations", type=positive, metavar="N", help=speech("cli-puzzles-help-iterations")
                )
                task.add_argument("--seed", type=number, metavar="N", help=speech("cli-help-seed-fixed"))
        task.add_argument("--lang", choices=LANGUAGES, help=speech("cli-help-lang"))


def verify_arguments(command: Parser, speech: Speech) -> None:
    command.add_argument("file", metavar=speech("cli-file"), help=speech("cli-help-file"))


def games_arguments(command: Parser, speech: Speech) -> None:
    """`gladsheim games` needs nothing else."""


def saga_arguments(command: Parser, speech: Speech) -> None:
    """One command for each thing to do with sagas."""
    tasks = command.add_subparsers(
        dest="task", metavar=speech("admin-task"), required=True, title=speech("admin-tasks"), parser_class=Parser
    )
    for name in SAGA_TASKS:
        about = f"cli-saga-{name}-about"
        task: Parser = tasks.add_parser(
            name, help=speech(about), speech=speech, prog=f"gladsheim saga {name}", about=about
        )
        if name != "list":
            task.add_argument("file", metavar=speech("cli-file"), help=speech("cli-saga-help-file"))
        if name == "sim":
            saga_sim_arguments(task, speech)
        task.add_argument("--lang", choices=LANGUAGES, help=speech("cli-help-lang"))


def saga_sim_arguments(task: Parser, speech: Speech) -> None:
    """How a saga is tried."""
    task.add_argument("--players", type=positive, nargs="+", metavar="N", help=speech("cli-saga-help-players"))
    task.add_argument("--games", type=positive, default=100, metavar="N", help=speech("cli-help-games"))
    task.add_argument("--charts", type=positive, metavar="N", help=speech("cli-saga-help-charts"))
    task.add_argument("--bot", default="greedy", metavar="BOT", help=speech("cli-saga-help-bot"))
    task.add_argument("--seed", type=number, metavar="N", help=speech("cli-help-seed-fixed"))
    task.add_argument("--jobs", type=positive, metavar="N", help=speech("cli-saga-help-jobs"))
    task.add_argument("--json", action="store_true", help=speech("cli-help-json"))


def serve_arguments(command: Parser, speech: Speech) -> None:
    """Every setting as a flag; what it may be is checked together with variables and the file."""
    config_argument(command, speech)
    for name in Config.__struct_fields__:
        setting_argument(command, speech, name)


def config_argument(command: Parser, speech: Speech) -> None:
    command.add_argument("--config", metavar=speech("cli-file"), help=speech("serve-help-config"))


def setting_argument(command: Parser, speech: Speech, name: str) -> None:
    command.add_argument(
        f"--{name.replace('_', '-')}", metavar=speech("serve-value"), help=speech(f"serve-help-{name}")
    )


def admin_arguments(command: Parser, speech: Speech) -> None:
    """One command for each task."""
    tasks = command.add_subparsers(
        dest="task", metavar=speech("admin-task"), required=True, title=speech("admin-tasks"), parser_class=Parser
    )
    for name in TASKS:
        about = f"admin-{name}-about"
        task: Parser = tasks.add_parser(
            name, help=speech(about), speech=speech, prog=f"gladsheim admin {name}", about=about
        )
        task.epilog = speech(f"admin-{name}-examples")
        task_arguments(task, speech, name)
        task.add_argument("--lang", choices=LANGUAGES, help=speech("cli-help-lang"))


def task_arguments(task: Parser, speech: Speech, name: str) -> None:
    """What a task needs to know, and where it finds the database."""
    match name:
        case "backup" | "restore":
            task.add_argument("file", metavar=speech("cli-file"), help=speech("admin-help-file"))
        case "prune":
            task.add_argument("--days", type=positive, metavar="N", help=speech("admin-help-days"))
            task.add_argument("--older-than", type=age, metavar="90d", help=speech("admin-help-older-than"))
            task.add_argument("--yes", action="store_true", help=speech("admin-help-yes"))
        case "tables":
            task.add_argument("--status", choices=STATES, metavar="|".join(STATES), help=speech("admin-help-status"))
        case "password":
            task.add_argument("login", metavar=speech("admin-login"), help=speech("admin-help-login"))
            task.add_argument("--random", action="store_true", help=speech("admin-help-random"))
        case "link":
            task.add_argument("place", metavar=speech("admin-place"), help=speech("admin-help-place"))
            task.add_argument("seat", type=positive, metavar="N", help=speech("admin-help-seat"))
        case "config":
            serve_arguments(task, speech)
            return
    config_argument(task, speech)
    setting_argument(task, speech, "database_url")
