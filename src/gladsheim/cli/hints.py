"""Hints in text: where to look, then which moves to consider, then why; one step further each time."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from gladsheim.bots import Hint, Option, bot
from gladsheim.kernel.rng import Rng
from gladsheim.words import Term, Words

if TYPE_CHECKING:
    from gladsheim.cli.session import Session
    from gladsheim.kit.drawing import Scene

ADVISER: Final = "hard"
"""The level by which hints are thought out."""

LOOK: Final = 1
WHICH: Final = 2
WHY: Final = 3


class Hints:
    """The hint for the question that is open, and how much of it was told."""

    def __init__(self) -> None:
        self.asked = (-1, -1)  # which question, and whom
        self.hint: Hint | None = None
        self.level = 0

    def more(self, session: Session, scene: Scene, seat: int) -> list[str]:
        """A step further, as lines; at the end the last step again."""
        asked = session.match.question_id, seat
        if self.hint is None or self.asked != asked:
            self.asked, self.level, self.hint = asked, 0, thought_out(session, seat)
        self.level = min(self.level + 1, WHY)
        texts = [session.drawing.show(one.move, session.speech) for one in self.hint.options]
        if self.level == LOOK:
            where = place_of(self.hint.move, texts)
            if where:
                return [session.speech("cli-hint-look", where=where)]
            self.level = WHICH
        if self.level == WHICH:
            return which(session, self.hint, texts)
        return why(session, scene, self.hint, texts[0])


def thought_out(session: Session, seat: int) -> Hint:
    """The same question gets the same hint: its seed is its own."""
    match = session.match
    seed = match.dice.aside(f"hint {seat} {match.question_id}")
    world = match.imagine(seat, seed)
    with session.console.status(session.speech("cli-hint-thinking")):
        return bot(ADVISER).hint(match.game, world, seat, Rng(seed))


def place_of(move: str, texts: list[str]) -> str:
    """Where the best move happens, or a few moves among which it is, in no order; empty if that would tell it."""
    if len(move.split()) > 1:
        return texts[0].split()[-1]
    return ", ".join(sorted(texts)) if len(texts) > 1 else ""


def which(session: Session, hint: Hint, texts: list[str]) -> list[str]:
    """How sure the best move is, and all of them with their odds."""
    speech = session.speech
    first = speech("cli-hint-move", move=texts[0])
    sure = [speech(f"bot-sure-{hint.sure}")] if hint.sure else []
    odds = "bot-odds-together" if session.match.game.is_cooperative else "bot-odds"
    lines = [
        f"  {text}  {speech(odds, percent=percent(one))}"
        for one, text in zip(hint.options, texts, strict=True)
        if one.odds is not None
    ]
    return [" ".join([first, *sure]), *lines]


def percent(option: Option) -> int:
    """Odds for people; what is not settled is never quite sure."""
    odds = option.odds or 0.0
    whole = round(100 * odds)
    return whole if odds in (0.0, 1.0) else min(99, max(1, whole))


def why(session: Session, scene: Scene, hint: Hint, move: str) -> list[str]:
    """What to expect of the best move, and what sets it apart."""
    sentences = [said(session, scene, hint.words, {"move": move})]
    if hint.beside is not None:
        other = session.drawing.show(str(hint.beside.terms["other"]), session.speech)
        sentences.append(said(session, scene, hint.beside, {"other": other}))
    return [" ".join(sentences)]


def said(session: Session, scene: Scene, words: Words, terms: dict[str, Term]) -> str:
    """Words with moves as this terminal shows them."""
    return session.speech.words(Words(words.id, {**words.terms, **terms}), scene.names)
