"""What a player can type besides moves."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Final

from rich.padding import Padding
from rich.text import Text

from gladsheim.cli.screen import move_list, told
from gladsheim.kernel.step import NATURE
from gladsheim.kernel.view import Asked
from gladsheim.kit.choices import chosen
from gladsheim.kit.speech import Speech

if TYPE_CHECKING:
    from gladsheim.cli.session import Session
    from gladsheim.kit.drawing import Drawing, Scene

Command = Callable[["Session", "Scene", Asked, str], bool]
"""Carries out what was typed, with the rest of the line; True if the match has changed."""


class Leave(Exception):
    """Somebody wants to go."""


NAMES: Final = ("help", "moves", "why", "hint", "undo", "save", "log", "board", "quit")


def offers(drawing: Drawing, speech: Speech) -> list[tuple[str, str]]:
    """The commands in the user's language, each with what it does and an example from the game."""
    samples = drawing.samples(speech)._asdict()
    return [(speech(f"cli-command-{name}"), speech(f"cli-command-{name}-does", **samples)) for name in NAMES]


def find(line: str, speech: Speech) -> tuple[Command, str] | None:
    """The command that a line begins with, in English or in the user's language, and the rest of the line."""
    word, _, rest = line.strip().partition(" ")
    for name in NAMES:
        if word.lower() in (name, speech(f"cli-command-{name}")):
            return COMMANDS[name], rest.strip()
    return None


def help_(session: Session, scene: Scene, asked: Asked, rest: str) -> bool:
    """The rules, the tiles, the commands; or one thing in detail."""
    speech = session.speech
    topics = session.drawing.topics(speech) | session.drawing.topics_now(scene)
    wanted = session.drawing.read(rest, speech)
    for name, text in topics.items():
        if rest and (name.lower() == rest.lower() or session.drawing.read(name, speech) == wanted):
            session.console.print(Text.assemble((f"{name}. ", "bold"), text))
            return False
    if rest:
        near = speech.did_you_mean(rest, [name.lower() for name in topics])
        session.console.print(Text(f"{speech('cli-no-topic', topic=rest)} {near}".strip(), style="yellow"))
        return False
    if rules := session.drawing.rules(speech):
        session.console.print(Text(rules))
    for name, text in topics.items():
        session.console.print(Padding(Text.assemble((f"{name}. ", "bold"), text), (0, 0, 0, 2), expand=False))
    session.console.print(Text(speech("cli-help-moves")))
    for word, does in offers(session.drawing, speech):
        session.console.print(Padding(Text.assemble((f"{word:<12}", "bold cyan"), does), (0, 0, 0, 2), expand=False))
    return False


def moves(session: Session, scene: Scene, asked: Asked, rest: str) -> bool:
    """Every legal move with what it earns, or those of one tile."""
    wanted = session.drawing.read(rest, session.speech)
    listed = [choice for choice in scene.choices if choice.text.startswith(wanted)]
    if listed:
        session.console.print(move_list(scene, session.drawing, listed))
    else:
        session.console.print(Text(session.speech("cli-no-such-moves", text=rest), style="yellow"))
    return False


def why(session: Session, scene: Scene, asked: Asked, rest: str) -> bool:
    """The rule that forbids a move, or what it earns."""
    speech = session.speech
    if not rest:
        session.console.print(Text(speech("cli-why-what", move=session.drawing.samples(speech).move), style="yellow"))
        return False
    text = chosen(scene.choices, session.drawing.read(rest, speech))
    refusal = session.match.why_not(text, asked.seat)
    shown = session.drawing.show(text, speech)
    if refusal is not None:
        session.console.print(Text(speech("cli-why-not", move=shown, reason=speech.words(refusal.words, scene.names))))
        return False
    points = next((choice.points for choice in scene.choices if choice.text == text), None)
    if points is None:
        session.console.print(Text(speech("cli-why-legal", move=shown)))
    else:
        session.console.print(Text(speech("cli-why-earns", move=shown, points=points)))
    return False


def hint(session: Session, scene: Scene, asked: Asked, rest: str) -> bool:
    """Where to look, then which moves to consider, then why; one step further each time it is asked for."""
    if asked.seat == NATURE:
        session.console.print(Text(session.speech("cli-no-hint"), style="yellow"))
        return False
    for line in session.hints.more(session, scene, asked.seat):
        session.console.print(Text(line))
    return False


def undo(session: Session, scene: Scene, asked: Asked, rest: str) -> bool:
    """Take back one's latest answer; past draws and others' moves with everybody's consent. Bots consent."""
    match, speech = session.match, session.speech
    assert scene.seat is not None, "only a player types commands"
    if asked.seat != NATURE and match.can_undo(asked.seat):
        match.undo(asked.seat)
        return True
    mine = [line for line in match.alive if match.companion or line.seat == scene.seat]
    if not mine:
        session.console.print(Text(speech("cli-nothing-to-undo"), style="yellow"))
        return False
    is_alone = len(session.people) <= 1
    if not is_alone:
        answer = session.reader.line(speech("cli-consent") + " ")
        if answer.lower() not in ("y", "yes", "j", "ja"):
            session.console.print(Text(speech("cli-no-consent")))
            return False
    practice = is_alone and match.redraws(mine[-1].number)
    if practice and not match.practice:
        session.console.print(Text(speech("cli-practice"), style="yellow"))
    match.rewind(mine[-1].number, scene.seat, practice)
    return True


def save(session: Session, scene: Scene, asked: Asked, rest: str) -> bool:
    """Write the record to a file."""
    session.console.print(Text(session.save(Path(rest) if rest else session.path)), soft_wrap=True)
    return False


def log(session: Session, scene: Scene, asked: Asked, rest: str) -> bool:
    """Everything that happened, as this seat saw it."""
    for line in told(session.match.events(scene.seat), session.speech, scene.names):
        session.console.print(Text(f"• {line}"))
    return False


def board(session: Session, scene: Scene, asked: Asked, rest: str) -> bool:
    """Draw the table again."""
    session.show(scene, asked)
    return False


def quit_(session: Session, scene: Scene, asked: Asked, rest: str) -> bool:
    """Leave; the game is saved."""
    raise Leave


COMMANDS: Final[dict[str, Command]] = {
    "help": help_,
    "moves": moves,
    "why": why,
    "hint": hint,
    "undo": undo,
    "save": save,
    "log": log,
    "board": board,
    "quit": quit_,
}
