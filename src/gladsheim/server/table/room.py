"""Everybody who is connected to a table here, and the audiences that they form: one for each view."""

from __future__ import annotations

from collections.abc import Callable

from gladsheim.kernel.match import Match
from gladsheim.server.protocol.messages import Message
from gladsheim.server.readers.audience import Audience, News
from gladsheim.server.readers.connection import Connection

Answers = Callable[[int | None], bool]
"""Whether a person answers for a reader's seat."""


class Room:
    """Who reads what; `told` counts the events that all of them know."""

    def __init__(self) -> None:
        self.connections: set[Connection] = set()
        self.audiences: dict[int | None, Audience] = {}
        self.told = 0

    def begin(self, match: Match | None) -> None:
        """What was told before belongs to another beginning."""
        self.audiences = {}
        self.told = 0 if match is None else match.happened

    def tell(self, match: Match, answers: Answers, seat: int | None = None, id: str | None = None) -> None:
        """Everybody learns what is new for him since he was last told; `seat` has asked for it under an id."""
        readers = list(self.audiences)
        views = match.views(readers)
        news = News(match, self.told, readers)
        self.told = match.happened
        for audience, view in zip(self.audiences.values(), views, strict=True):
            mine = id if seat is not None and audience.seat == seat else None
            audience.update(news, view, answers(audience.seat), mine)
        if readers:
            match.watch()

    def tell_all(self, message: Message) -> None:
        """The same to everybody."""
        for connection in self.connections:
            connection.tell(message)

    def has_placed(self, connection: Connection) -> bool:
        """Whether a connection is told of the match already."""
        return all(
            reader in self.audiences and connection in self.audiences[reader].connections
            for reader in connection.readers
        )

    def place(self, connection: Connection, match: Match | None, answers: Answers) -> None:
        """Let a connection read what its seats may, or what a spectator may, from now on."""
        for audience in self.audiences.values():
            audience.connections.discard(connection)
        if match is not None:
            for reader in connection.readers:
                self.sync(connection, reader, match, answers(reader))
        self.audiences = {reader: one for reader, one in self.audiences.items() if one.connections}

    def sync(
        self, connection: Connection, reader: int | None, match: Match, answers: bool, id: str | None = None
    ) -> None:
        """Send everything that a reader sees; all that happened has been told to the others."""
        audience = self.audiences.setdefault(reader, Audience(match, reader))
        # From here on somebody looks: the first answer is seen event by event too.
        match.watch()
        audience.connections.add(connection)
        connection.tell(audience.sync(match, answers, id))

    def drop(self, connection: Connection) -> None:
        """A connection is gone."""
        self.connections.discard(connection)
        for reader in [reader for reader, one in self.audiences.items() if connection in one.connections]:
            self.audiences[reader].connections.discard(connection)
            if not self.audiences[reader].connections:
                del self.audiences[reader]
