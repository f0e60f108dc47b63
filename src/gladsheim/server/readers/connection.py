"""One websocket: what it is told is written at once or waits in a buffer of its own; nobody waits for a slow reader."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from gladsheim.errors import GladsheimError
from gladsheim.server.network.buckets import Bucket
from gladsheim.server.network.websocket import Protocol
from gladsheim.server.protocol.codes import TOO_SLOW
from gladsheim.server.protocol.messages import Message, Refused
from gladsheim.store.records import User
from gladsheim.words import Refusal, say

ENCODER: Final = msgspec.json.Encoder()

MOST_WAITING: Final = 1_000_000
"""Bytes that may wait for a reader before it is too slow."""


class Connection:
    """A person's socket; `seats` are those he reads at its table, none for a spectator.

    Where several `share` it and have secrets, what is open to all is shown to all of them: they read that too.
    """

    def __init__(self, wire: Protocol, user: User, token: str, lang: str, messages_per_second: float) -> None:
        self.wire = wire
        self.user = user
        self.token = token  # of his session; he is asked to leave when it has ended
        self.lang = lang
        self.invitation = ""  # by which he came in
        self.seats: tuple[int, ...] = ()
        self.is_shared = False
        self.code = 0  # with which to close, once that is decided
        self.messages = Bucket(messages_per_second, 3 * messages_per_second)
        self.too_fast = 0
        self.address = ""  # from where he comes, as far as that is known

    @property
    def readers(self) -> tuple[int | None, ...]:
        """Whose view is sent here; what all may see comes first, so that it is there when a seat is asked."""
        return (None, *self.seats) if self.is_shared or not self.seats else self.seats

    def tell(self, message: Message) -> None:
        """Send a message."""
        self.put(ENCODER.encode(message).decode())

    def put(self, text: str) -> None:
        """Send a message that is encoded already; who does not read is dropped."""
        if not self.code and self.wire.write_text(text) > MOST_WAITING:
            self.close(TOO_SLOW)

    def refuse(self, error: GladsheimError, id: str | None = None) -> None:
        """Say why something was not done, in the language of whoever asked."""
        words = Refusal(error.code, error.terms).words
        self.tell(Refused(id, error.code, words, say(words, self.lang)))

    def close(self, code: int) -> None:
        """End it with this code; nothing is said or listened to any more."""
        if self.code:
            return
        self.code = code
        self.wire.hang_up()

    async def hear(self) -> Any:
        """What the other side sends next; None once it is decided to close, whether or not it reads that."""
        event = await self.wire.receive()
        return None if self.code else event
