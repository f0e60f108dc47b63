"""What one reader, a seat or the spectators, has been told so far, and what comes next."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from gladsheim.kernel.events import Event
from gladsheim.kernel.match import Match
from gladsheim.kernel.standing import Standing
from gladsheim.kernel.step import NATURE, may_see
from gladsheim.kernel.view import View
from gladsheim.server.protocol.messages import Sync, Update
from gladsheim.server.protocol.tables import Fact, Owes, Question
from gladsheim.server.readers.connection import ENCODER, Connection
from gladsheim.server.readers.patch import Found, checksum, difference

CHECKED_EVERY: Final = 16
"""A checksum is dear, and guards against faults of ours, not of the network: one in so many events is enough."""


class News:
    """What happened since everybody was last told, what each reader saw then, and the steps between views that were
    found for one of them.

    The views are all there before the first two are compared: `found` knows them by their ids.
    """

    def __init__(self, match: Match, since: int, readers: Sequence[int | None]) -> None:
        self.match = match
        self.fresh = match.news(since)
        self.owes = owed(match)
        self.answered = answered(match)
        self.found: Found = {}
        shots = match.take_shots()
        self.views: list[Mapping[int | None, View]] = []
        for number in range(since, match.happened if len(self.fresh) > 1 and readers else since):
            shot = shots.get(number)
            views = [] if shot is None else match.game.views(shot, readers)
            self.views.append(dict(zip(readers, views, strict=False)))

    def told_to(self, seat: int | None, view: View) -> tuple[list[Fact], View]:
        """What a reader who had this view is told, each with what it changed for him, and the view he has then."""
        seen = [(n, event) for n, told in enumerate(self.fresh) if (event := told.to(seat)) is not None]
        facts: list[Fact] = []
        for n, event in seen:
            patch = None
            if len(seen) > 1 and seat in self.views[n]:
                patch = difference(view, self.views[n][seat], self.found)
                view = self.views[n][seat]
            facts.append(Fact(event, event.words(), patch or None))
        return facts, view


class Audience:
    """Everybody who reads one view. All get the same bytes."""

    def __init__(self, match: Match, seat: int | None) -> None:
        self.seat = seat
        self.connections: set[Connection] = set()
        self.view: View = match.view(seat)
        self.count = len(match.events(seat))
        self.owes = owed(match)
        self.question: Question | None = None

    def sync(self, match: Match, answers: bool, id: str | None = None) -> Sync:
        """Everything anew."""
        self.view = match.view(self.seat)
        self.count = len(match.events(self.seat))
        self.owes = owed(match)
        self.question, moves = put_to(match, self.seat, answers)
        return Sync(
            seat=self.seat,
            events=self.count,
            view=self.view,
            check=checksum(self.view),
            owes=self.owes,
            answered=answered(match),
            question=self.question,
            moves=moves,
            can_undo=may_undo(match, self.seat),
            id=id,
        )

    def update(self, news: News, view: View, answers: bool, id: str | None) -> None:
        """Tell what has changed for this reader; nothing if nothing has."""
        seat, match, owes = self.seat, news.match, news.owes
        facts, seen = news.told_to(seat, self.view)
        patch = difference(seen, view, news.found)
        put, moves = put_to(match, seat, answers)
        if not (facts or patch or id or owes != self.owes or put != self.question):
            return
        message = Update(
            seat=seat,
            since=self.count,
            events=facts,
            patch=patch,
            check=checksum(view) if is_checked(self.count, len(facts)) else None,
            owes=owes,
            answered=news.answered,
            question=put,
            moves=moves,
            can_undo=may_undo(match, seat),
            id=id,
        )
        self.view, self.owes, self.question = view, owes, put
        self.count += len(facts)
        text = ENCODER.encode(message).decode()
        for connection in self.connections:
            connection.put(text)


def is_checked(count: int, more: int) -> bool:
    """Whether an update carries a checksum: the first, and then whenever so many events have gone by."""
    return count == 0 or count // CHECKED_EVERY != (count + more) // CHECKED_EVERY


def fact(event: Event) -> Fact:
    """An event with its sentence."""
    return Fact(event, event.words())


def owed(match: Standing) -> list[Owes]:
    """Who must do what, as everybody may know it."""
    for_all = match.first_counts
    return [Owes(seat, step, for_all) for seat, step in match.owed]


def answered(match: Standing) -> list[int]:
    """Who has answered while others still think; what, only he knows."""
    return [one.seat for one in match.changeable]


def put_to(match: Match, seat: int | None, answers: bool) -> tuple[Question | None, list[str]]:
    """The question put to a reader and its legal moves, or an open one to spectators; none where a bot answers."""
    who = asks(match, seat) if answers else None
    if who is None:
        return None, []
    one = match.put_to(who)
    given = match.given(who)
    seen_by = match.witnesses if who == NATURE else 0
    witnesses = [other for other in range(match.seats) if may_see(seen_by, other)]
    question = Question(
        one.id, who, one.step, one.words, given is not None, given, witnesses, who == match.openly_asked
    )
    return question, list(match.choices(who))


def asks(match: Match, seat: int | None) -> int | None:
    """Whose question a reader has before him: his own, nature's if he sees what the cardboard shows, or an open one."""
    if match.over:
        return None
    if seat is None:
        return match.openly_asked
    if match.has_question(seat):
        return seat
    return NATURE if match.companion and may_see(match.witnesses, seat) else None


def may_undo(match: Match, seat: int | None) -> bool:
    """Whether there is an answer of the seat's own to take back, at once or if the others agree.

    With the cardboard it may be anybody's: all was typed by hand. One that waits for the others' is given anew.
    """
    if seat is None or match.over or match.has_answered(seat):
        return False
    question, companion = match.question_id, match.companion
    return any(line.question < question and (companion or line.seat == seat) for line in reversed(match.alive))
