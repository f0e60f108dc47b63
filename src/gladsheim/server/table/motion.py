"""What somebody has proposed where the first answer counts for all, and who has agreed."""

from __future__ import annotations

import secrets

from msgspec.structs import replace

from gladsheim.server.protocol.tables import Proposed
from gladsheim.server.table.presence import Publish
from gladsheim.store.records import Seat


class Motion:
    """At most one at a time, shared by all workers; it is never written down, only what all have agreed to is."""

    def __init__(self, publish: Publish) -> None:
        self.publish = publish
        self.proposed: Proposed | None = None

    def put(self, question: int, seat: int, text: str, agreed: list[int], waits_for: list[int]) -> None:
        """A seat proposes something; what was proposed before no longer stands."""
        one = self.proposed
        before = int(one.id[:4], 16) if one is not None and self.stands(question) else 0
        id = f"{before + 1:04x}{secrets.token_hex(4)}"
        self.proposed = Proposed(id, question, seat, text, agreed, waits_for)
        self.share()

    def agree(self, seats: list[int]) -> None:
        """Some seats agree."""
        if self.proposed is not None:
            left = [seat for seat in self.proposed.waits_for if seat not in seats]
            self.proposed = replace(self.proposed, agreed=sorted({*self.proposed.agreed, *seats}), waits_for=left)

    @property
    def is_whole(self) -> bool:
        """Whether everybody has agreed."""
        return self.proposed is not None and not self.proposed.waits_for

    def stands(self, question: int) -> bool:
        """Whether it is still about the question that is open."""
        return self.proposed is not None and self.proposed.question == question

    def end(self) -> bool:
        """It no longer stands; whether it had."""
        had, self.proposed = self.proposed is not None, None
        return had

    def share(self) -> None:
        """The other workers learn what is proposed."""
        one = self.proposed
        self.publish("proposed", one and [one.id, one.question, one.seat, one.text, one.agreed, one.waits_for])

    def heard(self, theirs: Proposed | None) -> None:
        """Another worker says what is proposed; who has agreed on either has agreed."""
        mine = self.proposed
        if mine is not None and theirs is not None and mine.question == theirs.question:
            if mine.id > theirs.id:
                return  # ids rise with every proposal: whatever order the news comes in, all see the same one
            if mine.id == theirs.id:
                left = [seat for seat in mine.waits_for if seat in theirs.waits_for]
                theirs = replace(theirs, agreed=sorted({*mine.agreed, *theirs.agreed}), waits_for=left)
        self.proposed = theirs

    def excuse(self, seats: list[Seat]) -> None:
        """Bots agree, so nobody waits for a seat where one plays now; who has gone himself proposes nothing."""
        one = self.proposed
        if one is None:
            return
        if not seats[one.seat].user:
            self.proposed = None
            return
        self.proposed = replace(one, waits_for=[seat for seat in one.waits_for if seats[seat].user])
