"""Where the first answer counts for all: one proposes, the others who are there agree or propose something else.

Nobody has to: an `answer` still settles it. Bots agree with everything, and nobody waits for people who are away.
"""

from __future__ import annotations

from gladsheim.errors import StaleMove
from gladsheim.kernel.standing import refused
from gladsheim.server.protocol import messages, requests
from gladsheim.server.protocol.tables import Proposed
from gladsheim.server.readers.connection import Connection
from gladsheim.server.table.live import LiveTable
from gladsheim.server.table.undo import check_second_thought
from gladsheim.store.refusals import declined
from gladsheim.words import Refusal


def put_to_others(live: LiveTable, connection: Connection, request: requests.Propose) -> bool:
    """Ask the others, or agree if they ask the same; False if nobody is there to be asked, or it is not theirs."""
    live.check_actor(connection.user, request.seat)
    match = live.match
    check_open_question(live, request)
    waits_for = to_be_asked(live, connection.user.id)
    if not (match.first_counts and waits_for and match.is_open(request.text, request.seat)):
        return False
    check_second_thought(live, connection)
    mine = seats_asked(live, connection.user.id)
    live.motion.put(match.question_id, request.seat, " ".join(request.text.lower().split()), mine, waits_for)
    live.tell_table()
    connection.tell(messages.Done(request.id))
    return True


def is_same(live: LiveTable, request: requests.Propose) -> str:
    """The id of what somebody else proposes already in the same words; empty if nobody does."""
    one = live.motion.proposed
    is_so = one is not None and live.motion.stands(request.question) and one.text == request.text
    return one.id if one is not None and is_so and request.seat in one.waits_for else ""


def check_open_question(live: LiveTable, request: requests.Propose | requests.Prepare) -> None:
    """Whose question is no longer open comes too late."""
    if request.question != live.match.question_id or live.match.over:
        raise StaleMove(*refused(Refusal("match/stale")), request.text)


def seats_asked(live: LiveTable, user: str) -> list[int]:
    """The seats of a person that owe the open answer."""
    return [seat for seat in live.match.owing if live.table.seats[seat].user == user]


def to_be_asked(live: LiveTable, user: str) -> list[int]:
    """The seats of other people who are there and owe the open answer."""
    here = live.presence.users - {user, ""}
    return [seat for seat in live.match.owing if live.table.seats[seat].user in here]


async def agree(live: LiveTable, connection: Connection, request: requests.Agree, client: str) -> None:
    """Agree for all seats of one's own; when nobody is left to ask, it is played for who has proposed it."""
    live.check_actor(connection.user, request.seat)
    one = live.motion.proposed
    if one is None or one.id != request.proposal or not live.motion.stands(live.match.question_id):
        raise declined("live/proposal-gone")
    live.motion.agree(seats_asked(live, connection.user.id))
    if not await live.play_agreed(client, request.seat, request.id):
        live.motion.share()
        live.tell_table()
        connection.tell(messages.Done(request.id))


def proposed_elsewhere(live: LiveTable, theirs: Proposed | None) -> None:
    """Another worker says what is proposed."""
    live.motion.heard(theirs)
    if live.loaded is None:
        return
    live.tell_table()
    if live.motion.is_whole:
        live.worker.spawn(live.all_agree)
