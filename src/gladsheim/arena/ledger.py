"""What was played, line by line in a file: whoever is interrupted goes on where he was."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path

import msgspec

from gladsheim.arena.bouts import Bout, Played, play_all
from gladsheim.arena.workers import HERE, Workers


class Ledger:
    """A file of games; a line that was cut off by an interruption is forgotten."""

    def __init__(self, path: Path | None) -> None:
        self.path = path
        self.games: dict[str, Played] = {}
        if path is not None and path.is_file():
            for line in path.read_bytes().splitlines():
                try:
                    game = msgspec.json.decode(line, type=Played)
                except msgspec.DecodeError:
                    continue
                self.games[game.id] = game

    def add(self, game: Played) -> None:
        """One more game, written down at once."""
        self.games[game.id] = game
        if self.path is not None:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            with self.path.open("ab") as file:
                file.write(msgspec.json.encode(game) + b"\n")

    def missing(self, bouts: Iterable[Bout]) -> list[Bout]:
        """Those that were not played yet."""
        return [bout for bout in bouts if bout.id not in self.games]

    def of(self, bouts: Iterable[Bout]) -> list[Played]:
        """Those that were, in order."""
        return [self.games[bout.id] for bout in bouts if bout.id in self.games]

    def play(self, bouts: Iterable[Bout], workers: Workers = HERE) -> Iterator[Played]:
        """Play what is missing; each game is written down before it is told."""
        for game in play_all(self.missing(bouts), workers):
            self.add(game)
            yield game
