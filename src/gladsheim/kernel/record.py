"""A match as a text that a person can read, write and attach to a bug report."""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from hashlib import sha256
from typing import TYPE_CHECKING, Final

from gladsheim.kernel.dump import fingerprint
from gladsheim.kernel.play import legal, play, question
from gladsheim.kernel.step import EVERYONE, HIDDEN, MISSING, NATURE, Seats, State, may_see

if TYPE_CHECKING:
    from gladsheim.kernel.match import Match

PLAIN: Final = re.compile(r"[A-Za-z0-9_.:+/=][A-Za-z0-9_.:+/=-]*")

UNDO: Final = "Undo"
"""A seat took back its own latest answer."""

REWIND: Final = "Rewind"
"""Everybody agreed to return to before an answer."""

PRACTICE: Final = "Practice"
"""Who plays alone or with bots returned to before an answer, and nature answered anew."""

TAKING_BACK: Final = (UNDO, REWIND, PRACTICE)


class Line:
    """One answer, or one undo, as it stands in the record."""

    def __init__(self, number: int, step: str, seat: int, text: str, seen_by: Seats) -> None:
        self.number = number
        self.step = step
        self.seat = seat
        self.text = text
        self.seen_by = seen_by
        self.question = 0
        self.together = False
        self.settled = False
        self.takes_back = 0

    def written(self, number: int, text: str, notes: str) -> str:
        """The line with its number and text, and what stands behind them."""
        who = "nature" if self.seat == NATURE else str(self.seat)
        return f"{number:>4} {self.step:<12} {who:<7} {text:<18} {notes}".rstrip()


def whole_record(match: Match) -> str:
    """Everything, the secret of the dice too; it must not leave a server before the game is over."""
    head = [*header(match), *dice_lines(match)]
    lines = [line.written(line.number, line.text, notes) for line, notes in annotated(match)]
    return "\n".join([*head, "", *lines, *closing(match)]) + "\n"


def redacted_record(match: Match, seat: int) -> str:
    """The record as this seat may read it: others' secrets as `?`, no hash over what it does not know.

    Of answers given together only the last of each seat is shown, in the order of seats and once all are in:
    neither that somebody changed his mind nor who answered first can be read off.
    """
    numbers: dict[int, int] = {}
    lines: list[str] = []
    for line in visible(match, seat):
        numbers[line.number] = len(numbers) + 1
        text = line.text if may_see(line.seen_by, seat) or line.seat == seat else HIDDEN
        if line.takes_back:
            text = str(min((new for old, new in numbers.items() if old >= line.takes_back), default=len(numbers)))
        notes = ""
        if line.seen_by != EVERYONE:
            notes = f"> {seats_text(line.seen_by)}"
        lines.append(line.written(numbers[line.number], text, notes))
    head = [*header(match, hide=True), f"seen by {seat}"]
    ending = result_lines(match) if match.over else []
    return "\n".join([*head, "", *lines, *ending]) + "\n"


def header(match: Match, hide: bool = False) -> list[str]:
    """What was agreed on before the game, and whether it turned into practice."""
    lines = [f"gladsheim {match.game.name} {match.game.rules_version}", f"seats {match.seats}"]
    if match.options:
        lines.append("options " + " ".join(f"{name}={choice_text(v)}" for name, v in match.options.items()))
    if match.setup is not None:  # in ASCII, since a text within it may hold any kind of line break
        lines.append("setup " + json.dumps(match.setup, separators=(", ", ": ")))
    if match.position is not None and hide:
        lines.append(f"position {HIDDEN}")
    elif match.position is not None:
        lines.append("position " + json.dumps(match.position, ensure_ascii=False, separators=(", ", ": ")))
    return [*lines, *(["practice"] if match.practice else [])]


def dice_lines(match: Match) -> list[str]:
    """Where nature's answers came from."""
    if match.companion:
        return ["companion"]
    if match.seed is not None:
        return [f"seed {match.seed}"]
    dice = match.dice
    lines = [f"table {written_plainly([dice.table]) if dice.table else '-'}", f"commit {dice.commit}"]
    return [*lines, *([f"entropy {written_plainly(dice.entropies)}"] if dice.entropies else [])]


def written_plainly(words: Sequence[str]) -> str:
    """Words that people chose, one after the other; as JSON where one of them could be mistaken for something else."""
    return " ".join(words) if all(PLAIN.fullmatch(word) for word in words) else json.dumps(list(words))


def closing(match: Match) -> list[str]:
    """The secret of the dice, and how it ended."""
    secret = [] if match.companion or match.seed is not None else [f"secret {match.dice.secret.hex()}"]
    if not match.over:
        return ["", *secret] if secret else []
    return [*result_lines(match), *secret, f"hash {fingerprint(match.game.dump(match.state))}"]


def result_lines(match: Match) -> list[str]:
    """The final scores and places, by seat."""
    scores = " ".join(str(score) for score in match.scores)
    places = " ".join(str(place) for place in match.ranking)
    return ["", f"result {scores}", f"places {places}"]


def annotated(match: Match) -> list[tuple[Line, str]]:
    """Every line with its notes: who saw it, how many moves were legal, and a short hash of their texts."""
    result: list[tuple[Line, str]] = []
    before: dict[int, State] = {}
    s = match.start.copy()
    for line in match.lines:
        if line.takes_back:
            s = taken_back(match, s, line, before)
            result.append((line, ""))
            continue
        before[line.number] = s.copy()
        notes = [] if line.seen_by == EVERYONE else [f"> {seats_text(line.seen_by)}"]
        if line.seat != NATURE:
            notes.append(f"| {digest_of_moves(s, line.seat)}")
        result.append((line, " ".join(notes)))
        step = question(s, line.seat)
        assert step is not None, "the record asks as the match did"
        play(s, line.seat, step.read(s, line.text))
    return result


def taken_back(match: Match, s: State, undo: Line, before: dict[int, State]) -> State:
    """The state after an undo."""
    if not undo.together:
        return before[undo.takes_back].copy()
    s = s.copy()
    s.answers[undo.seat] = MISSING
    if all(answer == MISSING for answer in s.answers):
        s.answers = []
    return s


def digest_of_moves(s: State, seat: int) -> str:
    """How many moves are legal, and a short hash of their texts."""
    step = question(s, seat)
    assert step is not None, "only a seat that is asked has moves"
    texts = [step.show(s, move) for move in legal(s, seat)]
    return f"{len(texts)} {sha256(chr(10).join(texts).encode()).hexdigest()[:4]}"


def visible(match: Match, seat: int) -> list[Line]:
    """The lines a seat may know of; of answers given together the last ones, in the order of seats, once settled."""
    result: list[Line] = []
    group: list[Line] = []
    for line in match.lines:
        if group and line.question != group[0].question:
            result += settled_answers(group, seat)
            group = []
        if line.together:
            group.append(line)
        else:
            result.append(line)
    return result + settled_answers(group, seat)


def settled_answers(group: list[Line], reader: int) -> list[Line]:
    """The answers to one question that counted in the end, by seat; if it was never settled, the reader's own."""
    last: dict[int, Line] = {}
    for line in group:
        if line.takes_back:
            last.pop(line.seat, None)
        else:
            last[line.seat] = line
    return [last[seat] for seat in sorted(last) if last[seat].settled or seat == reader]


def seats_text(seats: Seats) -> str:
    """The seats of a set, separated by commas."""
    return ",".join(str(seat) for seat in range(seats.bit_length()) if (seats >> seat) & 1)


def choice_text(choice: bool | int | str) -> str:
    """An option's value as a record shows it."""
    if isinstance(choice, bool):
        return "yes" if choice else "no"
    return str(choice)
