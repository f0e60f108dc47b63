"""A game that all win or all lose, alone and with others, over real websockets."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable

import pytest

from gladsheim.kernel.step import NATURE
from gladsheim.store.records import Entry
from tests.server.conftest import Server
from tests.server.players import Guest, Player, Reader, is_asked

pytestmark = pytest.mark.anyio

GAME = "yggdrasil"


async def begin(host: Guest, seats: int, bots: int = 0, **wishes: object) -> str:
    """A table of the host, who takes every seat that no bot does."""
    places = [{"seat": n, **({"bot": "random"} if n >= seats - bots else {})} for n in range(seats)]
    table = await host.open_table(**({"game": GAME, "seats": seats, "places": places} | wishes))
    await host.start(table)
    return table


async def begin_with(host: Guest, partner: Guest, **wishes: object) -> str:
    """A table for two people."""
    table = await host.open_table(game=GAME, **wishes)
    await partner.sit(table, 1)
    await host.start(table)
    return table


async def until_order_is_asked(player: Player, seat: int) -> Reader:
    """Play on until anybody may say in which order the gods take their turns."""
    reader = player.readers[seat]
    while True:
        await player.until(lambda: is_asked(reader))
        if reader.question is not None and reader.question["step"] == "ProposeOrder":
            return reader
        await player.play(seat, reader.moves[0])


async def ends_lost(player: Player) -> None:
    await player.until(lambda: player.is_over)
    assert set(player.table["places"]) == {2}


async def test_a_table_says_that_it_is_played_together_and_openly(shared_server: Server) -> None:
    async with Guest(shared_server.url, "Anna") as anna:
        games = (await anna.client.get("/games")).json()
        assert [game["name"] for game in games if game["cooperative"]] == [GAME, "feast"]
        async with anna.at(await begin(anna, 1)) as alone, anna.at(await anna.open_table()) as rivals:
            assert (alone.table["cooperative"], alone.table["has_secrets"]) == (True, False)
            assert (rivals.table["cooperative"], rivals.table["has_secrets"]) == (False, True)


async def test_alone_to_the_end_and_once_more(shared_server: Server) -> None:
    async with Guest(shared_server.url, "Anna") as anna:
        table = await begin(anna, 1)
        async with anna.at(table) as player:
            await player.play_on(random.Random(1))
            assert player.table["places"] in ([1], [2])
        replay = await anna.ask("GET", f"/tables/{table}/replay")
        assert replay["view"]["outcome"] == ("won" if player.table["places"] == [1] else "lost")
        assert (await anna.ask("GET", f"/tables/{table}/verification"))["fair"]
        again = (await anna.ask("POST", f"/tables/{table}/rematch"))["table"]
        assert again["seats"][0]["person"]["id"] == anna.id
        await anna.start(again["id"])


async def test_alone_one_goes_back_without_asking_anybody_and_gets_hints(shared_server: Server) -> None:
    async with Guest(shared_server.url, "Anna") as anna, anna.at(await begin(anna, 1, hints=True)) as player:
        await player.play_on(random.Random(2), moves=6)
        await player.until(lambda: is_asked(player.readers[0]))
        reader = player.readers[0]
        assert (await player.ask(type="ask_hint", seat=0))["moves"][0]["move"] in reader.moves
        choices = (await player.ask(type="ask_choices", seat=0))["choices"]
        assert [choice["text"] for choice in choices] == reader.moves
        assert {choice["points"] for choice in choices} == {None}
        for _ in range(6):
            assert (await player.ask(type="undo", seat=0))["type"] == "update"
        assert player.table["undo"] is None
        assert (await player.ask(type="undo", seat=0))["code"] == "live/nothing-to-undo"


async def test_alone_a_bot_plays_until_one_comes_back(serve: Callable[..., Server]) -> None:
    server = serve(bot_pause=0.2)
    async with Guest(server.url, "Anna") as anna, anna.at(await begin(anna, 1)) as player:
        told = player.readers[0].count
        assert (await player.ask(type="hand_over", seat=0, bot="random"))["type"] == "done"
        await player.until(lambda: player.readers[0].count > told)
        assert (await player.ask(type="take_back", seat=0))["type"] == "done"
        await player.until(lambda: is_asked(player.readers[0]))
        assert not player.is_over


@pytest.mark.parametrize(
    ("seats", "bots", "companion"),
    [(1, 0, False), (3, 2, False), (3, 0, False), (1, 0, True)],
    ids=["alone", "with bots", "at one screen", "with the cardboard"],
)
async def test_without_other_people_giving_up_loses_the_game(
    shared_server: Server, seats: int, bots: int, companion: bool
) -> None:
    async with Guest(shared_server.url, "Anna") as anna:
        table = await begin(anna, seats, bots, companion=companion)
        async with anna.at(table) as player:
            await player.ask(type="resign", seat=0)
            await ends_lost(player)
        assert len((await anna.ask("GET", f"/tables/{table}"))["places"]) == seats
        assert (await anna.ask("GET", f"/tables/{table}/replay"))["view"]["outcome"] == "playing"
        assert (await anna.ask("GET", f"/tables/{table}/verification"))["fair"] is not companion
        again = (await anna.ask("POST", f"/tables/{table}/rematch"))["table"]
        assert sum(seat["person"] is not None for seat in again["seats"]) == seats - bots


async def test_a_partner_plays_on_with_a_bot_and_may_give_up_last(shared_server: Server) -> None:
    async with Guest(shared_server.url, "Anna") as anna, Guest(shared_server.url, "Bert") as bert:
        table = await begin_with(anna, bert)
        async with anna.at(table) as one, bert.at(table) as two:
            assert (await one.ask(type="resign", seat=0))["type"] == "done"
            await two.until(lambda: two.table["seats"][0]["bot"] == "greedy")
            assert two.table["seats"][0]["person"] is None
            assert two.table["status"] == "playing"
            await two.play_on(random.Random(3), moves=4)
            assert (await one.ask(type="take_back", seat=0))["code"] == "live/not-your-seat"
            await two.ask(type="resign", seat=1)
            await ends_lost(two)
            await ends_lost(one)


async def test_a_partner_whose_seat_a_bot_keeps_has_not_given_up(shared_server: Server) -> None:
    async with Guest(shared_server.url, "Anna") as anna, Guest(shared_server.url, "Bert") as bert:
        table = await begin_with(anna, bert)
        async with anna.at(table) as one, bert.at(table) as two:
            assert (await two.ask(type="hand_over", seat=1))["type"] == "done"
            assert (await one.ask(type="resign", seat=0))["type"] == "done"
            await two.until(lambda: two.table["seats"][0]["bot"] != "")
            assert two.table["status"] == "playing"
            assert (await two.ask(type="take_back", seat=1))["type"] == "done"


async def test_a_partner_at_the_cardboard_ends_it_without_a_result(shared_server: Server) -> None:
    async with Guest(shared_server.url, "Anna") as anna, Guest(shared_server.url, "Bert") as bert:
        table = await begin_with(anna, bert, companion=True)
        async with anna.at(table) as one, bert.at(table) as two:
            assert (await one.ask(type="resign", seat=0))["type"] == "done"
            await two.until(lambda: two.table["status"] == "closed")
            assert two.table["places"] is None


async def test_two_who_give_up_at_the_same_moment_leave_no_game_to_bots(shared_server: Server) -> None:
    async with Guest(shared_server.url, "Anna") as anna, Guest(shared_server.url, "Bert") as bert:
        table = await begin_with(anna, bert)
        store = shared_server.store
        async with anna.at(table) as player:
            store.seats.leave(table, 1)  # as another worker does, which has not told us yet
            store.seats.seat_bot(table, 1, "greedy")
            assert (await player.ask(type="resign", seat=0))["type"] == "done"
            await ends_lost(player)
        assert [entry.kind for entry in store.journal.read(table)][-2:] == ["resign", "end"]


async def test_a_game_that_the_journal_says_was_given_up_is_lost_for_all(shared_server: Server) -> None:
    async with Guest(shared_server.url, "Anna") as anna:
        table = await begin(anna, 3)
        store = shared_server.store
        async with anna.at(table) as player:
            last = store.journal.last(table)  # a worker has died before the table could be told
            resigned, ended = Entry(number=last + 1, kind="resign", seat=1), Entry(number=last + 2, kind="end")
            store.journal.append(table, [resigned, ended, Entry(number=last + 3, kind="handover", seat=2)]).result()
            seat = next(seat for seat in range(3) if is_asked(player.readers[seat]))
            assert (await player.play(seat, player.readers[seat].moves[0]))["code"] == "live/not-playing"
            await ends_lost(player)
            assert len(player.table["places"]) == 3


async def test_three_at_one_screen_decide_the_order_and_all_see_the_same(shared_server: Server) -> None:
    async with Guest(shared_server.url, "Anna") as anna, Guest(shared_server.url, "Clara") as clara:
        table = await begin(anna, 3, public=True)
        async with anna.at(table) as player, clara.at(table) as watcher:
            await player.play_on(random.Random(5), moves=25)
            await asyncio.gather(player.ask(type="ping"), watcher.ask(type="ping"))
            own = {"me", "worlds"}
            views = [reader.view for reader in (*player.readers.values(), *watcher.readers.values())]
            assert len(views) == 4
            shared = [{key: value for key, value in view.items() if key not in own} for view in views]
            assert all(view == shared[0] for view in shared)


async def test_alone_with_the_cardboard_one_types_what_falls(shared_server: Server) -> None:
    async with Guest(shared_server.url, "Anna") as anna, anna.at(await begin(anna, 1, companion=True)) as player:
        rng, asked = random.Random(6), []
        for _ in range(40):
            reader = player.readers[0]
            if player.is_over or reader.question is None:
                break
            asked.append(reader.question["seat"])
            assert (await player.play(0, rng.choice(reader.moves)))["type"] == "update"
        assert {0, NATURE} == set(asked)


async def test_a_private_link_leads_another_device_to_the_only_seat(shared_server: Server) -> None:
    async with Guest(shared_server.url, "Anna") as anna, Guest(shared_server.url, "Phone") as phone:
        table = await begin(anna, 1)
        token = (await anna.ask("POST", f"/tables/{table}/seats/0/link"))["link"].rsplit("#", 1)[1]
        await phone.ask("POST", "/links", token=token)
        async with anna.at(table) as one, phone.at(table) as two:
            text = two.readers[0].moves[0]
            assert (await two.play(0, text))["type"] == "update"
            await one.ask(type="ping")
            assert one.readers[0].view == two.readers[0].view


async def test_alone_a_bot_goes_on_when_the_time_is_up(shared_server: Server) -> None:
    async with Guest(shared_server.url, "Anna") as anna:
        table = await anna.open_table(game=GAME, seats=1, clock={"kind": "days", "amount": 1})
        shared_server.store.seats.note_remaining({table: {0: 300}})
        async with anna.at(table) as player:
            await anna.start(table)
            await player.until(lambda: player.is_over or player.table["seats"][0]["bot"] == "greedy")
            assert player.table["seats"][0]["person"]["id"] == anna.id


async def test_while_a_person_is_asked_for_all_no_bot_is_waited_for(shared_server: Server) -> None:
    async with Guest(shared_server.url, "Anna") as anna:
        table = await begin(anna, 3, bots=2)
        async with anna.at(table) as player:
            await until_order_is_asked(player, 0)
            assert (await anna.ask("GET", f"/tables/{table}"))["turn"] == [0]
            last = shared_server.store.journal.last(table)
            while shared_server.store.tables.table(table).turn_number < last:
                await asyncio.sleep(0.05)
        assert table not in shared_server.store.tables.unsettled()


async def test_who_comes_back_decides_for_all_although_a_bot_has_begun_to_think(serve: Callable[..., Server]) -> None:
    server = serve(bot_pause=1.0)
    async with Guest(server.url, "Anna") as anna:
        table = await anna.open_table(game=GAME, seats=2, places=[{"seat": 0, "bot": "random"}, {"seat": 1}])
        await anna.start(table)
        async with anna.at(table) as player:
            question = (await until_order_is_asked(player, 1)).question
            assert (await player.ask(type="hand_over", seat=1, bot="random"))["type"] == "done"
            assert (await player.ask(type="take_back", seat=1))["type"] == "done"
            await asyncio.sleep(1.5)
            assert player.readers[1].question == question
