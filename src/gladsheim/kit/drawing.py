"""What a drawing is given and what it owes. It sees views and events, never a state."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from rich.console import RenderableType

from gladsheim.kernel.events import Event
from gladsheim.kernel.view import View
from gladsheim.kit.choices import Choice
from gladsheim.kit.speech import Speech

FEW: Final = 9
"""So many moves are listed without being asked for."""

COLOURS: Final = ("bright_cyan", "bright_magenta", "bright_yellow", "bright_green", "bright_red")


class Scene(NamedTuple):
    """What one seat, or a spectator, sees now."""

    view: View
    seat: int | None
    names: Sequence[str]
    news: Sequence[Event]  # what happened since this seat was asked last
    choices: Sequence[Choice]  # what it may answer, best first
    speech: Speech


class Samples(NamedTuple):
    """What a player of this game might type, for the explanations of the commands."""

    topic: str = "…"  # after `help`
    group: str = "…"  # after `moves`
    move: str = "…"  # after `why`


class Drawing:
    """How a game is drawn and spoken of. Everything has a default that fits any game."""

    lists_moves = False
    """Whether `hand` says what can be moved, so that a long list of moves is only shown when it is asked for."""

    def board(self, scene: Scene, width: int, height: int) -> RenderableType:
        """The table, no wider than this, and no higher as far as that is possible; 0 asks for the lowest drawing."""
        raise NotImplementedError

    def hand(self, scene: Scene, width: int, brief: bool = False) -> RenderableType | None:
        """What the seat holds, if anything, with the best use of each thing; brief where there is little room."""
        return None

    def facts(self, scene: Scene) -> list[str]:
        """What else is worth a word in the title, such as the tiles left."""
        return []

    def about_seat(self, scene: Scene, seat: int) -> str:
        """What everybody knows of a seat besides its score."""
        return ""

    def is_news(self, scene: Scene, event: Event) -> bool:
        """Whether an event is worth a line above the prompt; the log has them all."""
        return True

    def label(self, scene: Scene, choice: Choice) -> str:
        """What a list says of a move besides its text."""
        return "" if choice.label is None else scene.speech.words(choice.label, scene.names)

    def show(self, move: str, speech: Speech) -> str:
        """A move in the user's language."""
        return move

    def read(self, text: str, speech: Speech) -> str:
        """What the user typed, as the rules write it."""
        return text

    def rules(self, speech: Speech) -> str:
        """The rules in a few sentences."""
        return ""

    def tie(self, speech: Speech) -> str:
        """Why one of several with equal points is ahead."""
        return ""

    def topics(self, speech: Speech) -> dict[str, str]:
        """What `help` can explain, each thing by its name in the user's language."""
        return {}

    def topics_now(self, scene: Scene) -> dict[str, str]:
        """What `help` says at this very table, over what it says everywhere: most games say nothing else."""
        return {}

    def samples(self, speech: Speech) -> Samples:
        """Examples in the user's language."""
        return Samples()


def style_of(seat: int) -> str:
    """A colour for every seat."""
    return f"bold {COLOURS[seat % len(COLOURS)]}"
