"""`gladsheim replay`: plays a record again and draws where it ends, or where it stood after any of its lines."""

from __future__ import annotations

from argparse import Namespace

from rich.text import Text

from gladsheim.cli.drawings import drawing_of
from gladsheim.cli.saves import seated
from gladsheim.cli.screen import NEWS, ending, points_of, scores_of, show_scene
from gladsheim.cli.setup import find_game, read_text, title_of
from gladsheim.cli.terminal import console
from gladsheim.cli.usage import Usage
from gladsheim.kernel.match import Match
from gladsheim.kernel.replay import Transcript, begin, parse, repeat, replay
from gladsheim.kit.drawing import Scene
from gladsheim.kit.speech import Speech


def run(args: Namespace, speech: Speech) -> int:
    """Draw the position and say what is asked, or who has won."""
    text = read_text(args.file)
    transcript = parse(text)
    game = find_game(transcript.game, speech)
    match = replay(transcript, game)
    lines = match.length  # nature may have gone on behind the last line of the file
    if args.seat is not None and not 0 <= args.seat < match.seats:
        raise Usage("cli-no-such-seat", seat=str(args.seat), last=match.seats - 1)
    if args.to is not None:
        match = up_to(args.to, transcript, match)
    names = names_in(text, match, speech)
    out = console()
    drawing = drawing_of(game.name)
    scene = Scene(match.view(args.seat), args.seat, names, match.events(args.seat)[-NEWS:], [], speech)
    asked = match.asked
    line = speech("cli-replay-line", line=match.length, lines=lines)
    title = f"{title_of(game, match.options, speech)} · {line}"
    if match.practice:
        title += f" · {speech('cli-is-practice')}"
    below = ending(scene, drawing, points_of(match), match.ranking) if match.over else []
    for one in asked:
        name = names[one.seat] if one.seat >= 0 else speech("cli-nature")
        below.append(Text(f"{name}: {speech.words(one.words, names)}"))
    show_scene(
        out, drawing, scene, title, scores_of(scene, drawing, points_of(match), [one.seat for one in asked]), below
    )
    return 0


def names_in(text: str, match: Match, speech: Speech) -> list[str]:
    """What everybody is called: as the file says, or by number."""
    saved = seated(text)
    return [saved[n].name if n in saved else speech("cli-player", number=n + 1) for n in range(match.seats)]


def up_to(line: int, transcript: Transcript, match: Match) -> Match:
    """The match as it stood after one of its lines; nature has not gone on from there."""
    if not 0 <= line <= len(transcript.rows):
        raise Usage("cli-no-such-line", line=str(line), lines=len(transcript.rows))
    again = begin(transcript, match.game)
    for row in transcript.rows[:line]:
        repeat(again, row)
    return again
