"""A record read back: played again to the same position, and its dice checked."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterable, Iterator
from typing import Any, Final

from gladsheim.errors import BadRecord, CannotUndo, GladsheimError
from gladsheim.kernel.dump import Data, fingerprint
from gladsheim.kernel.fairness import Dice, seeded
from gladsheim.kernel.game import Game, check_seed
from gladsheim.kernel.match import Match
from gladsheim.kernel.play import question
from gladsheim.kernel.record import PRACTICE, TAKING_BACK, UNDO, digest_of_moves, result_lines
from gladsheim.kernel.standing import refused
from gladsheim.kernel.step import HIDDEN, NATURE, Chance
from gladsheim.kernel.view import Choice
from gladsheim.kernel.written import plain
from gladsheim.words import Refusal, quoted, say

LINE: Final = re.compile(
    r"\s*(\d{1,9})\s+(\w+)\s+(nature|\d{1,3})\s+(.*?)\s*(?:> ([\d,]+)\s*)?(?:\| (\d+ \w+)\s*)?", re.ASCII
)
LONGEST_LINE: Final = 500
HEADINGS: Final = (
    *(
        "gladsheim",
        "seats",
        "options",
        "setup",
        "position",
        "practice",
        "seed",
        "companion",
        "table",
        "commit",
        "entropy",
    ),
)
CLOSINGS: Final = ("result", "places", "secret", "hash")


class Row:
    """One line of a record as it was read."""

    def __init__(self, number: int, step: str, seat: int, text: str, digest: str) -> None:
        self.number = number
        self.step = step
        self.seat = seat
        self.text = text
        self.digest = digest


class Transcript:
    """A record taken apart, before any rule has looked at it."""

    def __init__(self, facts: dict[str, str], rows: list[Row]) -> None:
        self.facts = facts
        self.rows = rows

    @property
    def game(self) -> str:
        """The name of the game."""
        return self.facts["gladsheim"].split()[0]

    @property
    def rules(self) -> str:
        """The version of the rules."""
        return self.facts["gladsheim"].partition(" ")[2].strip()

    def rows_for(self, match: Match) -> Iterable[Row]:
        """The lines that a match is to repeat, each when those before it have been."""
        return self.rows if self.rules == str(match.game.rules_version) else rows_still_asked(match, self.rows)


def rows_still_asked(match: Match, rows: Iterable[Row]) -> Iterator[Row]:
    """The lines of older rules without those that nobody is asked for any more, numbered as the match counts them."""
    numbers: dict[int, int] = {}
    behind: dict[int, str] = {}
    last = ""
    for row in rows:
        text = row.text
        if row.step in TAKING_BACK:
            number = int(text) if text.isascii() and text.isdigit() else 0
            last = behind.get(number, last)
            later = [new for old, new in numbers.items() if old >= number]
            if number not in numbers and (row.step == UNDO or not later):
                continue
            text = str(later[0])
        else:
            behind[row.number], before, last = last, last, row.step
            if row.seat != NATURE and (not is_asked(match, row) or match.game.asked_once_more(match.state, before)):
                continue
        numbers[row.number] = len(match.lines) + 1
        yield Row(numbers[row.number], row.step, row.seat, text, "")


def is_asked(match: Match, row: Row) -> bool:
    """Whether the question of a line is open."""
    step = question(match.state, row.seat)
    return step is not None and step.name == row.step


def parse(text: str) -> Transcript:
    """Take a record apart; raises BadRecord with the line that cannot be read. `#` begins a comment."""
    facts: dict[str, str] = {}
    rows: list[Row] = []
    for n, raw in enumerate(text.splitlines(), start=1):
        line = raw.rstrip()
        if not line.strip() or line.lstrip().startswith("#"):
            continue
        key, _, value = line.partition(" ")
        if key in facts:
            raise bad_record("record/twice", line=n, heading=key)
        if key in HEADINGS or key in CLOSINGS:
            facts[key] = value.strip()
        elif key == "seen":
            raise bad_record("record/redacted")
        else:
            rows.append(row_of(line, n))
    if not facts.get("gladsheim") or not facts.get("seats"):
        raise bad_record("record/no-heading")
    return Transcript(facts, rows)


def row_of(line: str, n: int) -> Row:
    """One answer of a record."""
    found = LINE.fullmatch(line) if len(line) <= LONGEST_LINE else None
    if found is None:
        raise bad_record("record/unreadable-line", line=n, text=line.strip()[:80])
    number, step, who, text, _, digest = found.groups()
    if text == HIDDEN:
        raise bad_record("record/redacted")
    return Row(int(number), step, NATURE if who == "nature" else int(who), text, digest or "")


def replay(transcript: Transcript, game: Game) -> Match:
    """The match again, ready to go on; raises BadRecord if it does not play as it says."""
    match = begin(transcript, game)
    for n, row in enumerate(transcript.rows, start=1):
        if row.number != n:
            raise bad_record("record/number", number=row.number, expected=n)
    for row in transcript.rows_for(match):
        try:
            repeat(match, row)
        except BadRecord:
            raise
        except GladsheimError as reason:
            raise bad_record("record/illegal", number=row.number, text=row.text, reason=str(reason)) from reason
    match.nature_waits = match.companion
    check_ending(transcript, match)
    match.ask_nature()
    return match


def begin(transcript: Transcript, game: Game) -> Match:
    """The match before its first line."""
    facts = transcript.facts
    if transcript.game != game.name:
        raise bad_record("record/other-game", game=game.name, other=transcript.game)
    if transcript.rules not in map(str, (game.rules_version, *game.older_rules)):
        raise bad_record("record/other-rules", rules=game.rules_version, other=transcript.rules)
    seats = heading(facts, "seats", int)
    seed = heading(facts, "seed", int)
    position = heading(facts, "position", read_object)
    setup = heading(facts, "setup", read_object)
    try:
        options = game.complete(read_options(game, facts.get("options", "")))
        game.check_seats(seats)
        check_seed(seed)
        given = game.check_setup(seats, options, setup)
        state = game.begun(seats, options, given) if position is None else game.from_position(position)
        agreed = position is None or (state.seats == seats and game.options_of(plain(position)) == options)
    except GladsheimError as reason:
        raise bad_record("record/bad-setup", reason=str(reason)) from None
    if not agreed:
        raise bad_record("record/other-position")
    dice = dice_of(facts) if seed is None else seeded(seed)
    return Match(game, state, options, dice, "companion" in facts, seed, position, True, given)


def heading(facts: dict[str, str], key: str, read: Callable[[str], Any]) -> Any:
    """What a line of the heading says, if it is there; raises BadRecord if it says nothing that can be used."""
    if key not in facts:
        return None
    try:
        return read(facts[key])
    except (ValueError, RecursionError):
        raise bad_record("record/bad-heading", heading=key, text=quoted(facts[key])) from None


def read_object(text: str) -> Data:
    """A position or a setup as it stands in a heading."""
    data = json.loads(text)
    if not isinstance(data, dict):
        raise ValueError(f"an object is expected, not {text[:80]}")
    return data


def dice_of(facts: dict[str, str]) -> Dice:
    """The dice a record names; without a secret the match can be replayed but not go on with the same dice."""
    secret = heading(facts, "secret", bytes.fromhex) or b""
    entropies = heading(facts, "entropy", read_words) or []
    return Dice(secret, tuple(entropies), heading(facts, "table", read_name) or "")


def read_name(text: str) -> str:
    """The name of a table; a dash if it has none."""
    [name] = [""] if text == "-" else read_words(text)
    return name


def read_words(text: str) -> list[str]:
    """Words that people chose, plain or as JSON."""
    words = json.loads(text) if text.startswith("[") else text.split()
    if not all(isinstance(word, str) for word in words):
        raise ValueError(f"words are expected, not {text[:80]}")
    return list(words)


def read_options(game: Game, text: str) -> dict[str, Any]:
    """The options of a heading: yes and no, numbers, words."""
    kinds = {option.name: option.default for option in game.options}
    result: dict[str, Any] = {}
    for word in text.split():
        name, _, value = word.partition("=")
        result[name] = read_choice(value, kinds.get(name, ""))
    return result


def read_choice(value: str, like: Choice) -> Choice:
    """A choice of the same kind as the default."""
    if isinstance(like, bool):
        return {"yes": True, "no": False}.get(value, value)
    return int(value) if isinstance(like, int) and value.isascii() and value.isdigit() else value


def repeat(match: Match, row: Row) -> None:
    """Play one line of a record and check what it says of itself."""
    if row.step in TAKING_BACK:
        repeat_undo(match, row)
        return
    step = question(match.state, row.seat)
    if step is None or step.name != row.step:
        asked = ", ".join(f"{one.step} {'nature' if one.seat == NATURE else one.seat}" for one in match.asked) or "-"
        raise bad_record("record/not-asked", number=row.number, step=row.step, asked=asked)
    if row.digest and row.digest != digest_of_moves(match.state, row.seat):
        raise bad_record("record/other-moves", number=row.number)
    match.apply(row.seat, match.read(row.text, row.seat))
    if row.seat == NATURE:
        match.dice.rolled += 1


def repeat_undo(match: Match, row: Row) -> None:
    """Take back again what was taken back."""
    if row.step == UNDO:
        match.undo(row.seat)
    else:
        number = int(row.text) if row.text.isascii() and row.text.isdigit() else 0
        match.rewind(number, row.seat, row.step == PRACTICE)
    if match.lines[-1].text != row.text:
        raise CannotUndo(*refused(Refusal("match/no-such-line", {"number": row.text})))


def check_ending(transcript: Transcript, match: Match) -> None:
    """The practice, the result and the hash that a record claims."""
    facts = transcript.facts
    if "practice" in facts and not match.practice:
        raise bad_record("record/no-practice")
    if match.over:
        for line in result_lines(match)[1:]:
            key, _, value = line.partition(" ")
            if facts.get(key, value) != value:
                raise bad_record("record/other-result", claim=f"{key} {facts[key]}", truth=value)
        claim = facts.get("hash", "") if transcript.rules == str(match.game.rules_version) else ""
        if claim not in ("", fingerprint(match.game.dump(match.state))):
            raise bad_record("record/other-hash")
    elif not {"result", "places", "hash"}.isdisjoint(facts):
        raise bad_record("record/not-over")


class Verdict:
    """What could be checked of a record."""

    def __init__(self, match: Match, rolls: int, fair: bool) -> None:
        self.match = match
        self.rolls = rolls
        self.fair = fair  # False in companion mode: people answered for nature, there is nothing to check


def verify(transcript: Transcript, game: Game) -> Verdict:
    """Replay a record and derive every draw and roll anew; raises BadRecord at the first that is not as it fell."""
    match = replay(transcript, game)
    facts = transcript.facts
    if match.companion:
        return Verdict(match, 0, False)
    if "seed" not in facts:
        if "secret" not in facts:
            raise bad_record("record/no-secret")
        if facts.get("commit") != match.dice.commit:
            raise bad_record("record/other-commit")
    again = begin(transcript, game)
    rolls = 0
    for row in transcript.rows_for(again):
        if row.seat == NATURE:
            step = again.state.stack[-1]
            assert isinstance(step, Chance), "the replay has asked nature here"
            fell = step.show(again.state, step.sample(again.state, again.dice.rng(rolls)))
            if fell != row.text:
                raise bad_record("record/other-roll", number=row.number, claim=row.text, truth=fell)
            rolls += 1
        repeat(again, row)
    return Verdict(match, rolls, True)


def bad_record(code: str, **terms: int | str) -> BadRecord:
    """A record that cannot be read or played, with the reason."""
    return BadRecord(code, say(Refusal(code, dict(terms)).words), terms)
