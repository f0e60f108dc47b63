"""`gladsheim puzzles`: solve one in the terminal, find new ones, check those that are shipped."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Iterable, Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Final, TypeVar

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.text import Text

from gladsheim.cli.drawings import drawing_of
from gladsheim.cli.screen import points_of, scores_of, show_scene
from gladsheim.cli.setup import find_game, read_options, title_of
from gladsheim.cli.sim import percent
from gladsheim.cli.terminal import Reader, console
from gladsheim.cli.usage import Usage
from gladsheim.errors import IllegalMove
from gladsheim.games import load
from gladsheim.kernel.rng import Rng
from gladsheim.kernel.step import NATURE
from gladsheim.kernel.view import Options
from gladsheim.kit.choices import choices_of, chosen
from gladsheim.kit.drawing import Drawing, Scene
from gladsheim.kit.speech import Speech
from gladsheim.manifest import manifests
from gladsheim.puzzles import Puzzle, finding, puzzle, puzzles_of, today
from gladsheim.puzzles.weighing import is_seen_again
from gladsheim.words import Term, Words

T = TypeVar("T")

AT_ONCE: Final = 4
"""So many games of each process between two looks at what is wanted."""


def run(args: Namespace, speech: Speech) -> int:
    """Carry out one of the three tasks."""
    if args.task == "find":
        return find(args, speech)
    if args.task == "check":
        return check(args, speech)
    return solve(wanted(args, speech), speech)


def wanted(args: Namespace, speech: Speech) -> Puzzle:
    """The puzzle of a game with this number, or that of the day."""
    if args.game is None:
        found = today(datetime.now(UTC).date())
    else:
        there = list(puzzles_of(find_game(args.game, speech).name).values())
        number = args.number or 1
        if there and number > len(there):
            raise Usage("cli-puzzles-no-such", number=number, last=len(there))
        found = there[number - 1] if there else None
    if found is None:
        raise Usage("cli-puzzles-none")
    return found


def solve(one: Puzzle, speech: Speech) -> int:
    """Draw the position, ask until there is a legal move, and tell the answer."""
    game = load(one.game)
    match, drawing, out, reader = one.match(game), drawing_of(one.game), console(), Reader()
    names = [speech("cli-player", number=n + 1) for n in range(one.seats)]
    choices = choices_of(match, one.seat, Rng(0))
    scene = Scene(match.view(one.seat), one.seat, names, [], choices, speech)
    title = f"{title_of(game, match.options, speech)} · {speech('cli-puzzles-title', difficulty=one.difficulty)}"
    asked = Text(f"{names[one.seat]}: {speech.words(match.put_to(one.seat).words, names)}")
    task = Text(speech("cli-puzzles-task", moves=len(choices)), style="dim")
    show_scene(out, drawing, scene, title, scores_of(scene, drawing, points_of(match), [one.seat]), [asked, task])
    offers = [(drawing.show(choice.text, speech), "") for choice in choices]
    while True:
        try:
            line = reader.line("> ", offers)
        except EOFError:
            return 0
        if line.strip().lower() in ("quit", speech("cli-command-quit")):
            return 0
        text = chosen(choices, drawing.read(line, speech))
        try:
            answer = one.read(match, text)
        except IllegalMove as refusal:
            out.print(Text(speech.error(refusal), style="yellow"))
            continue
        for sentence in told(one, answer, scene, drawing):
            out.print(Text(sentence))
        return 0


def told(one: Puzzle, answer: str, scene: Scene, drawing: Drawing) -> list[str]:
    """Whether it was the best move, what that is worth, why, and how it goes on."""
    speech = scene.speech

    def said(words: Words) -> str:
        moves: dict[str, Term] = {
            name: drawing.show(str(words.terms[name]), speech) for name in ("move", "other") if name in words.terms
        }
        return speech.words(Words(words.id, {**words.terms, **moves}), scene.names)

    best, odds = drawing.show(one.best.move, speech), percent(one.best.odds, speech)
    if answer == one.best.move:
        lines = [speech("cli-puzzles-right", odds=odds, next=percent(one.others[0].odds, speech))]
    else:
        known = one.odds_of(answer)
        lost = round(100 * (one.lead if known is None else one.best.odds - known))
        lines = [speech("cli-puzzles-wrong", best=best, odds=odds, lost=lost, known="no" if known is None else "yes")]
    lines += [said(words) for words in (one.why, one.beside) if words is not None]
    answers = [played for played in one.line if played.seat != NATURE]
    if len(answers) > 1:
        line = ", ".join(f"{scene.names[played.seat]}: {drawing.show(played.text, speech)}" for played in answers)
        lines.append(speech("cli-review-line", line=line))
    return lines


def find(args: Namespace, speech: Speech) -> int:
    """Let bots play, and add what is found to a file; whoever is interrupted goes on where he was."""
    game = find_game(args.game, speech)
    options = game.complete(read_options(game, args.option, speech))
    seats = game.check_seats(args.seats or min(game.seats))
    path = Path(args.out or str(folder_of(game.name)))
    there = puzzle.read(path.read_bytes()) if path.is_file() else []
    seed = args.seed or 0
    for some in watched(looked_for(there, game.name, seats, options, seed, args), args.games, speech):
        for one in some:
            if finding.is_wanted(one, there):
                there.append(one)
                with path.open("ab") as file:
                    file.write(puzzle.written([one]))
    print(speech("cli-puzzles-found", count=len(there), file=str(path)))
    return 0


def looked_for(
    there: list[Puzzle], game: str, seats: int, options: Options, seed: int, args: Namespace
) -> Iterator[list[Puzzle]]:
    """What each game gives, a few at a time: what is wanted of them depends on what there is."""
    done = min(finding.first_new(there, seed), args.games)
    yield from ([] for _ in range(done))
    while done < args.games:
        games = min(AT_ONCE * args.jobs, args.games - done)
        series = finding.Series(game, seats, options, seed, args.skip, finding.wants_easy(there))
        yield from finding.find(series, done, games, args.jobs)
        done += games


def check(args: Namespace, speech: Speech) -> int:
    """Think every shipped puzzle over again; 1 if one does not hold."""
    names = [find_game(args.game, speech).name] if args.game else list(manifests())
    there = [one for name in names for one in puzzles_of(name).values()]
    failed = []
    for one in watched(there, len(there), speech):
        game = load(one.game)
        s = game.load(one.position)
        move = one.match(game).read(one.best.move, one.seat)
        if not is_seen_again(game, s, one.seat, move, args.times, args.seed or 0, args.iterations or 0):
            failed.append(one)
            print(speech("cli-puzzles-fails", game=one.game, id=one.id, move=one.best.move))
    print(speech("cli-puzzles-checked", count=len(there), failed=len(failed)))
    return 1 if failed else 0


def folder_of(name: str) -> Path:
    """Where the puzzles of a game lie."""
    manifest = manifests()[name]
    return Path(str(manifest.folder(manifest.puzzles or "puzzles.jsonl")))


def watched(things: Iterable[T], total: int, speech: Speech) -> Iterator[T]:
    """As they come, with a bar on stderr where that is a terminal."""
    err = console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=err, transient=True, disable=not err.is_terminal) as progress:
        yield from progress.track(things, total=total, description=speech("cli-review-thinking"))
