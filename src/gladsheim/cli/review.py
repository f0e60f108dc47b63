"""`gladsheim review`: where a finished game was won and lost."""

from __future__ import annotations

from argparse import Namespace
from typing import Final

import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from gladsheim.cli.replay import names_in
from gladsheim.cli.setup import find_game, read_text
from gladsheim.cli.sim import percent
from gladsheim.cli.terminal import console
from gladsheim.cli.usage import Usage
from gladsheim.kernel.replay import parse, replay
from gladsheim.kernel.step import NATURE
from gladsheim.kit.speech import Speech
from gladsheim.review import Judged, Luck, Review, review

BARS: Final = "▁▂▃▄▅▆▇█"
WIDEST: Final = 60
"""Characters of a curve."""


def run(args: Namespace, speech: Speech) -> int:
    """Think every decision over again, and say what was lost where."""
    text = read_text(args.file)
    transcript = parse(text)
    game = find_game(transcript.game, speech)
    match = replay(transcript, game)
    if args.seat is not None and not 0 <= args.seat < match.seats:
        raise Usage("cli-no-such-seat", seat=str(args.seat), last=match.seats - 1)
    err = console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=err, transient=True, disable=not err.is_terminal) as progress:
        task = progress.add_task(speech("cli-review-thinking"), total=None)
        found = review(
            transcript,
            game,
            args.iterations,
            args.seed or 0,
            lambda done, all_: progress.update(task, completed=done, total=all_),
        )
    if args.json:
        print(msgspec.json.encode(found).decode())
    else:
        show(console(), found, names_in(text, match, speech), args.seat, speech)
    return 0


def show(out: Console, found: Review, names: list[str], seat: int | None, speech: Speech) -> None:
    """The curve and the sums of everybody, the turning points, and the moves that gave something away."""
    table = Table(box=None, padding=(0, 2, 0, 0))
    table.add_column(speech("cli-review-player"))
    table.add_column(speech("cli-review-curve"))
    for heading in ("cli-review-accuracy", "cli-review-lost", "cli-review-luck"):
        table.add_column(speech(heading), justify="right")
    for one in found.players:
        accuracy = "–" if one.accuracy is None else percent(one.accuracy, speech)
        luck = f"{100 * one.luck:+.0f}"
        table.add_row(names[one.seat], curve(found, one.seat), accuracy, f"{100 * one.lost:.0f}", luck)
    out.print(table)
    out.print(Text(speech("cli-review-about-numbers"), style="dim"))
    if found.turns:
        out.print(Text(speech("cli-review-turns", lines=", ".join(str(turn.number) for turn in found.turns))))
    for stroke in found.strokes:
        out.print(Text(stroke_of(stroke, found.together, names, speech)))
    given = [one for one in found.judged if one.lost and seat in (None, one.seat)]
    if not given:
        out.print(Text(speech("cli-review-nothing")))
    for judged in sorted(given, key=lambda judged: -judged.lost):
        out.print()
        told(out, judged, names, speech)


def curve(found: Review, seat: int) -> str:
    """A seat's odds from the beginning to the end."""
    odds = [point.odds[seat] for point in found.curve]
    wide = min(WIDEST, len(odds))
    taken = [odds[n * (len(odds) - 1) // max(1, wide - 1)] for n in range(wide)]
    return "".join(BARS[min(len(BARS) - 1, int(one * len(BARS)))] for one in taken)


def stroke_of(one: Luck, together: bool, names: list[str], speech: Speech) -> str:
    """An answer of nature that counted much, and for whom how much; where all play together, for all."""
    gains = [f"{100 * gained:+.0f}" for gained in one.gained]
    told = gains[0] if together else ", ".join(f"{name} {gain}" for name, gain in zip(names, gains, strict=True))
    what = "" if one.words is None else speech.words(one.words, names)
    return speech("cli-review-stroke", number=one.number, gains=told, told=int(bool(what)), what=what)


def told(out: Console, one: Judged, names: list[str], speech: Speech) -> None:
    """One decision: what was played, what was better, what would have followed."""
    best = one.best[0]
    out.print(
        Text(
            speech(
                "cli-review-move",
                number=one.number,
                name=names[one.seat],
                move=one.move,
                odds=percent(one.odds, speech),
                best=best.move,
                better=percent(best.odds, speech),
                lost=round(100 * one.lost),
            )
        )
    )
    if one.why is not None:
        out.print(Text("  " + speech.words(one.why, names)))
    answers = [played for played in one.line if played.seat != NATURE]
    if len(answers) > 1:
        line = ", ".join(f"{names[played.seat]}: {played.text}" for played in answers)
        out.print(Text("  " + speech("cli-review-line", line=line), style="dim"))
