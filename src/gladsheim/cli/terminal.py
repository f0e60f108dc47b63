"""Lines in and drawings out: prompt_toolkit and rich on a terminal, plain text through a pipe."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Sequence

from prompt_toolkit import PromptSession
from prompt_toolkit.completion import CompleteEvent, Completer, Completion
from prompt_toolkit.document import Document
from prompt_toolkit.input import Input
from prompt_toolkit.output import Output
from rich.console import Console


def console(stderr: bool = False) -> Console:
    """Where drawings go; 80 columns where nobody says how many there are, no colours with NO_COLOR."""
    return Console(stderr=stderr, highlight=False, markup=False, emoji=False)


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
        self.session: PromptSession[str] | None = None
        if source is not None or (sys.stdin.isatty() and sys.stdout.isatty()):
            self.session = PromptSession(
                completer=self.texts, complete_while_typing=True, reserve_space_for_menu=4, input=source, output=target
            )

    def line(self, prompt: str, offers: Sequence[tuple[str, str]] = ()) -> str:
        """What the user types; offers are texts with a note each."""
        if self.session is not None:
            self.texts.offers = list(offers)
            return self.session.prompt(prompt).strip()
        print(prompt, end="", flush=True)
        line = sys.stdin.readline()
        if not line:
            print()
            raise EOFError
        print(line.strip())
        return line.strip()
