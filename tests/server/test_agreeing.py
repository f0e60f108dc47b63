"""Where the first answer counts for all: proposing, agreeing, preparing; and pointing, over real websockets."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from itertools import permutations
from typing import Any

import pytest

from gladsheim.server.protocol.tables import Proposed
from gladsheim.server.table.motion import Motion
from tests.server.conftest import Server
from tests.server.players import Guest, Json, Player, is_asked

pytestmark = pytest.mark.anyio

GAME = "yggdrasil"
NAMES = ("Anna", "Bert", "Clara")


@asynccontextmanager
async def partners(server: Server, seats: int = 2, bots: int = 0) -> AsyncIterator[list[Player]]:
    """People at a table, asked in which order the gods take their turns; the last player looks on."""
    async with AsyncExitStack() as stack:
        guests = [await stack.enter_async_context(Guest(server.url, name)) for name in NAMES[: seats - bots]]
        places = [{"seat": 0}, *({"seat": n, "bot": "random"} for n in range(seats - bots, seats))]
        table = await guests[0].open_table(game=GAME, seats=seats, places=places)
        for seat, guest in enumerate(guests[1:], start=1):
            await guest.sit(table, seat)
        await guests[0].start(table)
        watcher = await stack.enter_async_context(Guest(server.url, "Dora"))
        players = [await stack.enter_async_context(one.at(table)) for one in (*guests, watcher)]
        while not all(is_order_asked(player, seat) for seat, player in enumerate(players[:-1])):
            for seat, player in enumerate(players[:-1]):
                await player.ask(type="ping")
                if is_asked(player.readers[seat]) and not is_order_asked(player, seat):
                    await player.play(seat, player.readers[seat].moves[0])
                    break
        yield players


def is_order_asked(player: Player, seat: int) -> bool:
    question = player.readers[seat].question
    return question is not None and question["step"] == "ProposeOrder"


async def heard(players: list[Player]) -> None:
    """Everybody has been told what was said so far."""
    await asyncio.gather(*(player.ask(type="ping") for player in players))


async def propose(player: Player, seat: int, move: int = 0) -> Json:
    reader = player.readers[seat]
    assert reader.question is not None
    return await player.ask(type="propose", seat=seat, question=reader.question["id"], text=reader.moves[move])


def proposal(player: Player) -> Json:
    proposed: Json = player.table["proposed"]
    return proposed


async def test_nothing_is_played_before_the_others_have_agreed(shared_server: Server) -> None:
    async with partners(shared_server, 3) as (anna, bert, clara, dora):
        text, told = anna.readers[0].moves[0], anna.readers[0].count
        assert (await propose(anna, 0))["type"] == "done"
        await heard([anna, bert, clara, dora])
        for player in (bert, clara, dora):
            assert proposal(player) | {"id": ""} == {
                "id": "",
                "question": proposal(anna)["question"],
                "seat": 0,
                "text": text,
                "agreed": [0],
                "waits_for": [1, 2],
            }
        assert anna.readers[0].count == told
        assert (await bert.ask(type="agree", seat=1, proposal=proposal(bert)["id"]))["type"] == "done"
        await heard([anna, bert, clara, dora])
        assert (proposal(anna)["agreed"], proposal(anna)["waits_for"]) == ([0, 1], [2])
        assert (await clara.ask(type="agree", seat=2, proposal=proposal(clara)["id"]))["type"] == "update"
        await heard([anna, bert, clara, dora])
        assert (anna.table.get("proposed"), anna.readers[0].count > told) == (None, True)
        last = [e for e in shared_server.store.journal.read(anna.table["id"]) if e.kind == "answer"]
        assert any((e.seat, e.text) == (0, text) for e in last)


async def test_another_proposal_takes_the_place_of_the_first_and_the_same_one_agrees(shared_server: Server) -> None:
    async with partners(shared_server) as (anna, bert, _):
        await propose(anna, 0, 0)
        await heard([anna, bert])
        old = proposal(bert)["id"]
        assert (await propose(bert, 1, 1))["type"] == "done"
        await heard([anna, bert])
        assert (proposal(anna)["seat"], proposal(anna)["waits_for"]) == (1, [0])
        assert (await bert.ask(type="agree", seat=1, proposal=old))["code"] == "live/proposal-gone"
        told = anna.readers[0].count
        assert (await propose(anna, 0, 1))["type"] == "update"
        assert anna.readers[0].count > told


async def test_an_answer_still_settles_it_for_all(shared_server: Server) -> None:
    async with partners(shared_server) as (anna, bert, _):
        await propose(anna, 0)
        await heard([anna, bert])
        old = proposal(bert)["id"]
        assert (await anna.play(0, anna.readers[0].moves[1]))["type"] == "update"
        await heard([anna, bert])
        assert bert.table.get("proposed") is None
        assert (await bert.ask(type="agree", seat=1, proposal=old))["code"] == "live/proposal-gone"


async def test_who_plays_with_bots_or_whose_partners_are_away_is_not_slowed_down(shared_server: Server) -> None:
    async with partners(shared_server, 3, bots=2) as (anna, _):
        assert (await propose(anna, 0))["type"] == "update"
    async with partners(shared_server) as (anna, bert, _):
        await bert.socket.close()
        await anna.until(lambda: not anna.table["seats"][1]["is_here"])
        assert (await propose(anna, 0))["type"] == "update"


async def test_a_bot_that_sits_down_for_the_last_one_agrees(shared_server: Server) -> None:
    async with partners(shared_server) as (anna, bert, _):
        told = anna.readers[0].count
        await propose(anna, 0)
        assert (await bert.ask(type="hand_over", seat=1, bot="random"))["type"] == "done"
        await anna.until(lambda: anna.readers[0].count > told)
        await heard([anna])
        assert anna.table.get("proposed") is None


async def test_a_client_that_lies_about_proposals_changes_nothing(shared_server: Server) -> None:
    async with partners(shared_server) as (anna, bert, dora):
        question, move = anna.readers[0].question, anna.readers[0].moves[0]
        assert question is not None
        wish = {"type": "propose", "seat": 0, "question": question["id"], "text": move}
        agreeing = {"type": "agree", "seat": 0, "proposal": "0123456789ab"}
        assert (await bert.ask(**wish))["code"] == "live/not-your-seat"
        assert (await dora.ask(**wish))["code"] == "live/not-your-seat"
        assert (await anna.ask(**wish | {"question": question["id"] - 1}))["code"] == "match/stale"
        assert (await anna.ask(**wish | {"text": "all to Valhalla"}))["type"] == "refused"
        assert (await anna.ask(**wish | {"seat": -1}))["code"] == "live/not-your-seat"
        assert (await anna.ask(**agreeing))["code"] == "live/proposal-gone"
        assert (await dora.ask(**agreeing))["code"] == "live/not-your-seat"
        await heard([anna, bert])
        assert anna.table.get("proposed") is None
        await propose(anna, 0)
        await heard([anna, bert])
        for _ in range(3):  # who has proposed cannot agree for the others, however often
            assert (await anna.ask(type="agree", seat=0, proposal=proposal(anna)["id"]))["type"] == "done"
            assert (await anna.ask(type="agree", seat=1, proposal=proposal(anna)["id"]))["code"] == "live/not-your-seat"
        assert proposal(bert)["waits_for"] == [1]


async def test_proposals_that_race_lead_to_one_answer(shared_server: Server) -> None:
    async with partners(shared_server) as (anna, bert, _):
        question = anna.readers[0].question
        await asyncio.gather(*(propose(one, seat, n) for n in range(2) for seat, one in enumerate((anna, bert))))
        await heard([anna, bert])
        if anna.table.get("proposed") is not None:
            seat = proposal(anna)["waits_for"][0]
            replies = await asyncio.gather(
                *((anna, bert)[seat].ask(type="agree", seat=seat, proposal=proposal(anna)["id"]) for _ in range(4))
            )
            codes = {one.get("code") for one in replies if one["type"] == "refused"}
            assert codes <= {"live/proposal-gone"}
        await heard([anna, bert])
        assert anna.table.get("proposed") is None
        assert question is not None
        entries = shared_server.store.journal.read(anna.table["id"])
        assert sum(entry.kind == "answer" and entry.step == "ProposeOrder" for entry in entries) == 1


@pytest.mark.parametrize("order", list(permutations(range(3))))
async def test_whatever_order_the_news_of_proposals_comes_in_all_workers_see_the_same_one(
    order: tuple[int, ...],
) -> None:
    news: list[list[Any]] = []
    first, second = (Motion(lambda _, data: news.append(data)) for _ in range(2))
    first.put(7, 0, "odin first", [0], [1, 2])
    second.put(7, 1, "thor first", [1], [0, 2])
    first.put(7, 2, "freyja first", [2], [0, 1])
    for n in order:
        for motion in (first, second):
            motion.heard(Proposed(*news[n]))
    assert first.proposed == second.proposed
    assert first.proposed is not None
    assert (first.proposed.text, first.proposed.waits_for) == ("freyja first", [0, 1])
    first.agree([0])
    second.agree([1])
    first.share()
    second.heard(Proposed(*news[-1]))
    assert second.is_whole


async def test_what_is_prepared_is_seen_by_the_others_and_kept_nowhere(shared_server: Server) -> None:
    async with partners(shared_server) as (anna, bert, dora):
        reader = anna.readers[0]
        assert reader.question is not None
        wish: Json = {"type": "prepare", "seat": 0, "question": reader.question["id"], "text": reader.moves[1]}
        assert (await anna.ask(**wish))["type"] == "done"
        await heard([bert, dora])
        shown = {"type": "prepared", "seat": 0, "question": wish["question"], "text": reader.moves[1]}
        assert shown in bert.messages
        assert shown in dora.messages
        assert shown not in anna.messages
        assert bert.table.get("proposed") is None
        assert (await anna.ask(**wish | {"text": ""}))["type"] == "done"
        assert (await anna.ask(**wish | {"text": "hear my song"}))["type"] == "refused"
        assert (await bert.ask(**wish))["code"] == "live/not-your-seat"
        assert (await anna.ask(**wish | {"question": 1}))["code"] == "match/stale"
        await anna.play(0, reader.moves[0])
        for further in range(1, 4):
            answer = await anna.ask(**wish | {"question": wish["question"] + further})
            assert answer["code"] in ("live/not-asked", "match/stale")


async def test_pointing_is_seen_by_all_others_and_limited(shared_server: Server) -> None:
    async with partners(shared_server) as (anna, bert, dora):
        last = shared_server.store.journal.last(anna.table["id"])
        assert (await anna.ask(type="point", seat=0, at="midgard"))["type"] == "done"
        await heard([bert, dora])
        shown = {"type": "pointed", "seat": 0, "at": "midgard"}
        assert (shown in bert.messages, shown in dora.messages, shown in anna.messages) == (True, True, False)
        assert (await dora.ask(type="point", seat=0, at="midgard"))["code"] == "live/not-your-seat"
        assert (await bert.ask(type="point", seat=0, at="midgard"))["code"] == "live/not-your-seat"
        await anna.send(type="point", seat=0, at='"]<b>')
        await anna.until(lambda: any(one.get("code") == "live/bad-message" for one in anna.messages))
        replies = await asyncio.gather(*(anna.ask(type="point", seat=0, at="asgard") for _ in range(30)))
        assert sum(one["type"] == "done" for one in replies) < 20
        assert {one["code"] for one in replies if one["type"] == "refused"} == {"live/too-fast"}
        await heard([bert])
        assert sum(one["type"] == "pointed" for one in bert.messages) < 22
        assert shared_server.store.journal.last(anna.table["id"]) == last


async def test_whom_the_host_has_muted_points_at_nothing(shared_server: Server) -> None:
    async with partners(shared_server) as (anna, bert, _):
        shared_server.store.seats.mute_user(anna.table["id"], bert.table["seats"][1]["person"]["id"])
        assert (await bert.ask(type="point", seat=1, at="midgard"))["code"] == "chat/muted"
