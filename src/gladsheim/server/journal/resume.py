"""A match again from its journal, exactly as it was; or a sentence that says why that cannot be."""

from __future__ import annotations

import re
from typing import Final, NamedTuple

from gladsheim.errors import GladsheimError
from gladsheim.kernel.fairness import Dice
from gladsheim.kernel.game import Game
from gladsheim.kernel.match import Match
from gladsheim.kernel.record import PRACTICE, REWIND, UNDO, Line
from gladsheim.kernel.replay import Row, repeat, rows_still_asked
from gladsheim.kernel.step import NATURE, State
from gladsheim.store.records import Dump, Entry, Kind, Table
from gladsheim.words import Words

ATTEMPTS: Final = 20
"""So often something is tried again when another worker was faster."""

RAISED: Final = re.compile(r"rules (\d+) dump (\d+)")
"""The text of a `start` line behind which a game goes on from a dump, under other rules."""


class CannotResume(Exception):
    """The game cannot go on from what is kept of it; the words say why."""

    def __init__(self, words: Words) -> None:
        super().__init__(words.id)
        self.words = words


class Beginning(NamedTuple):
    """From where the lines of a journal are played, and behind which of them."""

    state: State
    number: int
    is_ours: bool  # played by today's rules, and not by older ones


def resume(game: Game, table: Table, dice: Dice, entries: list[Entry], dump: Dump | None) -> Match:
    """The match of a table, before nature answers anything new; raises CannotResume."""
    try:
        beginning = beginning_of(game, table, entries, dump)
        dice.rolled = sum(entry.seat == NATURE and entry.kind == "answer" for entry in entries[: beginning.number])
        match = Match(game, beginning.state, table.options, dice, table.companion, nature_waits=True, setup=table.setup)
        rows = rows_of(entries[beginning.number :])
        for row in rows if beginning.is_ours else rows_still_asked(match, rows):
            repeat(match, row)
        match.practice = any(entry.step == PRACTICE for entry in entries)
    except GladsheimError as reason:
        raise CannotResume(Words("table-frozen-broken", {"reason": reason.code})) from reason
    match.release_nature()
    return match


def beginning_of(game: Game, table: Table, entries: list[Entry], dump: Dump | None) -> Beginning:
    """The start of the game, or the dump from which it went on when the rules had changed."""
    number = raised_at(entries)
    if number:
        if dump is None or dump.number != number or dump.rules_version != game.rules_version:
            raise CannotResume(rules_changed(table, game))
        return Beginning(game.load(dump.data), number + 1, True)
    if table.rules_version not in (game.rules_version, *game.older_rules):
        raise CannotResume(rules_changed(table, game))
    options = game.complete(table.options)
    given = game.check_setup(len(table.seats), options, table.setup)
    return Beginning(game.begun(len(table.seats), options, given), 0, table.rules_version == game.rules_version)


def raised_at(entries: list[Entry]) -> int:
    """The line whose dump the game went on from when the rules had changed; 0 if they never have."""
    for entry in reversed(entries):
        found = RAISED.fullmatch(entry.text) if entry.kind == "start" else None
        if found is not None:
            return int(found[2])
    return 0


def rules_of(entries: list[Entry]) -> int:
    """The rules under which the game last went on from a dump; 0 if it never has."""
    for entry in reversed(entries):
        found = RAISED.fullmatch(entry.text) if entry.kind == "start" else None
        if found is not None:
            return int(found[1])
    return 0


def taken_over(game: Game, table: Table, last: int, dump: Dump | None) -> tuple[Dump, Entry]:
    """The last dump under newer rules, and the line with which the game goes on from it; raises CannotResume."""
    if dump is not None and dump.number == last and last > 0:
        data = dump.data if dump.rules_version == game.rules_version else game.raised(dump.data)
        if data is not None:
            entry = Entry(number=last + 1, kind="start", text=f"rules {game.rules_version} dump {last}")
            return Dump(table.id, last, game.rules_version, data), entry
    raise CannotResume(rules_changed(table, game))


def rules_changed(table: Table, game: Game) -> Words:
    """Why a table is frozen."""
    return Words("table-frozen-rules", {"old": table.rules_version, "new": game.rules_version})


def repeat_entry(match: Match, entry: Entry) -> None:
    """Play one more line of a journal; lines about seats and clocks change nothing in the match."""
    for row in rows_of([entry], match.length):
        repeat(match, row)


def rows_of(entries: list[Entry], before: int = 0) -> list[Row]:
    """Lines of a journal as a match repeats them, behind so many others."""
    played = [entry for entry in entries if entry.kind in ("answer", "undo", "rewind")]
    return [Row(n, one.step, one.seat, one.text, "") for n, one in enumerate(played, start=before + 1)]


def entry_of(line: Line, number: int) -> Entry:
    """A line of the match as it stands in the journal."""
    kinds: dict[str, Kind] = {UNDO: "undo", REWIND: "rewind", PRACTICE: "rewind"}
    return Entry(number=number, kind=kinds.get(line.step, "answer"), seat=line.seat, step=line.step, text=line.text)
