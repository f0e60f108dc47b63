"""Lines in and drawings out: prompt_toolkit and rich on a terminal, plain text through a pipe."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Sequence

from prompt_toolkit import PromptSession
from prompt_toolkit.application import get_app
from prompt_toolkit.completion import CompleteEvent, Completer, Completion
from prompt_toolkit.document import Document
from prompt_toolkit.filters import Condition
from prompt_toolkit.input import Input
from prompt_toolkit.output import Output
from rich.console import Console


def console(stderr: bool = False) -> Console:
    """Where drawings go; 80 columns where nobody says how many there are, no colours with NO_COLOR."""
    return Terminal(stderr=stderr, highlight=False, markup=False, emoji=False)


class Terminal(Console):
    """Leaves it to the command what a reader who has gone away means."""

    def on_broken_pipe(self) -> None:
        raise BrokenPipeError


class Texts(Completer):
    """Completes whole answers: `dr` offers `dragon 1,0`, `dragon on 1,1`, and so on."""

    def __init__(self) -> None:
        self.offers: list[tuple[str, str]] = []

    def get_completions(self, document: Document, complete_event: CompleteEvent) -> Iterable[Completion]:
        """The offers that begin with what is typed, or else contain all of its words."""
        typed = " ".join(document.text_before_cursor.lower().split())
        begins = [offer for offer in self.offers if offer[0].lower().startswith(typed)]
        holds = [offer for offer in self.offers if all(word in offer[0].lower() for word in typed.split())]
        for text, note in begins or holds:
            yield Completion(text, start_position=-len(document.text_before_cursor), display_meta=note)


class Reader:
    """Asks for a line, with completion on a terminal; EOFError at the end of a pipe."""

    def __init__(self, source: Input | None = None, target: Output | None = None) -> None:
        self.texts = Texts()
        self.source = source
        self.target = target
        self.is_terminal = source is not None or (sys.stdin.isatty() and sys.stdout.isatty())
        self.sessions: dict[int, PromptSession[str]] = {}

    def line(self, prompt: str, offers: Sequence[tuple[str, str]] = (), seat: int | None = None) -> str:
        """What the user types; offers are texts with a note each. Only the same seat can leaf back to it."""
        if self.is_terminal:
            self.texts.offers = list(offers)
            return self.session(seat).prompt(prompt).strip()
        print(prompt, end="", flush=True)
        line = sys.stdin.readline()
        if not line:
            print()
            raise EOFError
        print(line.strip())
        return line.strip()

    def session(self, seat: int | None) -> PromptSession[str]:
        """The prompt of a seat with its own history, or one that remembers nothing."""
        if seat is None:
            return self.new_session()
        return self.sessions.setdefault(seat, self.new_session())

    def new_session(self) -> PromptSession[str]:
        """A prompt with a history of its own; it takes room for completions only once something is typed."""
        return PromptSession(
            completer=self.texts,
            complete_while_typing=Condition(lambda: bool(get_app().current_buffer.text)),
            reserve_space_for_menu=4,
            input=self.source,
            output=self.target,
        )
