"""A playthrough: a record with everything its players could see and do, as comments between its lines.

The file is itself a record that `gladsheim replay` reads. Whatever changes in the rules, in the order or the texts of
moves, or in the views, changes the file.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from textwrap import wrap
from typing import Any, Final

import msgspec

from gladsheim.games import load
from gladsheim.kernel.game import Game
from gladsheim.kernel.match import Match
from gladsheim.kernel.replay import Transcript, begin, parse, repeat, replay
from gladsheim.kernel.rng import Rng
from gladsheim.kernel.step import NATURE
from gladsheim.testing import feast

WIDTH: Final = 118
VIEWS: Final = 10
"""Views are written before every tenth line, and at the end."""


def written(text: str) -> str:
    """The playthrough of a record, or of a playthrough; a heading alone is played at random from its seed."""
    transcript = parse(text)
    game = game_of(transcript)
    if not transcript.rows:
        transcript = parse(random_record(transcript, game))
    record = replay(transcript, game).record().splitlines()
    first = record.index("") + 1
    rows = dict(zip((row.number for row in transcript.rows), record[first:]))
    match = begin(transcript, game)
    lines = record[:first]
    for row in transcript.rows:
        lines += looks(match, row.number)
        lines.append(rows[row.number])
        repeat(match, row)
    lines += views(match, [None, *range(match.seats)])
    return "\n".join([*lines, *record[first + len(rows) :]]) + "\n"


def game_of(transcript: Transcript) -> Game:
    """The game of a record; ours for testing too."""
    return feast.GAME if transcript.game == feast.GAME.name else load(transcript.game)


def random_record(transcript: Transcript, game: Game) -> str:
    """A game with random answers, from the seed of the heading."""
    match = begin(transcript, game)
    match.release_nature()
    match.ask_nature()
    rng = Rng(match.seed or 0)
    while not match.over:
        one = match.asked[int(rng.below(len(match.asked)))]
        moves = match.moves(one.seat)
        match.play(moves[int(rng.below(len(moves)))], one.seat)
    return match.record()


def looks(match: Match, number: int) -> Iterator[str]:
    """What can be done and, now and then, what can be seen before an answer."""
    seats = [one.seat for one in match.asked]
    if number % VIEWS == 0:
        yield from views(match, [None, *(seat for seat in seats if seat != NATURE)])
    for seat in seats:
        if seat != NATURE:
            moves = match.moves(seat)
            yield from comment(f"{seat} may play {len(moves)}: {'; '.join(moves)}")


def views(match: Match, readers: list[int | None]) -> Iterator[str]:
    """The match as some seats see it; None is a spectator."""
    for reader in readers:
        yield f"# seen by {'spectators' if reader is None else reader}"
        for name, value in msgspec.to_builtins(match.view(reader)).items():
            yield from field(name, value)


def field(name: str, value: Any) -> Iterator[str]:
    """One field of a view, its items one by one where they are long."""
    text = json.dumps(value, ensure_ascii=False)
    if len(text) <= WIDTH - 30 or not isinstance(value, list):
        yield from comment(f"  {name}: {text}")
        return
    yield f"#   {name}:"
    for item in value:
        yield from comment(f"    {json.dumps(item, ensure_ascii=False)}")


def comment(text: str) -> Iterator[str]:
    """A long line cut into comments."""
    indent = " " * (len(text) - len(text.lstrip()))
    for line in wrap(text.strip(), WIDTH - 2 - len(indent), break_long_words=False, break_on_hyphens=False):
        yield f"# {indent}{line}"
        indent = indent or "  "
