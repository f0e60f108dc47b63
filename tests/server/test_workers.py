"""Two workers, one game: players at one table on different processes, with PostgreSQL and Redis between them."""

from __future__ import annotations

import asyncio
import json
import os
import random
import secrets
import time
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import AsyncExitStack, ExitStack, contextmanager
from copy import deepcopy
from functools import partial
from pathlib import Path
from typing import Final

import httpx
import psycopg
import pytest
import redis
from websockets.asyncio.client import connect

from gladsheim.server.cluster.leaders import PostgresLeaders
from gladsheim.server.journal.resume import entry_of
from gladsheim.store import Store
from tests.server.killing import Contender, Process, as_json, asks_of, loaded_from, story_of
from tests.server.players import Guest, Json, Player, is_asked

pytestmark = pytest.mark.anyio

EFFORT: Final = int(os.environ.get("GLADSHEIM_EFFORT", "1"))
DEADLINE: Final = 60.0


class Pair:
    """Two servers on one database that hear each other."""

    def __init__(self, folder: Path, database_url: str, redis_url: str, schema: str) -> None:
        self.database_url = database_url
        self.redis_url = redis_url
        self.schema = schema
        self.workers = [Process(folder / name, database_url, redis_url) for name in ("first", "second")]

    def store(self) -> Store:
        """The database, seen from beside the servers."""
        return Store.open(self.database_url, beside=True)


@contextmanager
def paired(folder: Path, postgresql: str, redis_url: str) -> Iterator[Pair]:
    """Two workers, with a schema and a number of Redis' databases that hardly anybody else uses."""
    schema = f"gladsheim_{secrets.token_hex(8)}"
    with psycopg.connect(postgresql, autocommit=True) as connection:
        connection.execute(f"CREATE SCHEMA {schema}".encode())
    own = str(httpx.URL(redis_url).copy_with(path=f"/{secrets.randbelow(15) + 1}"))
    with ExitStack() as stack:
        stack.callback(drop, postgresql, schema)
        url = f"{postgresql}?options=-csearch_path%3D{schema}&application_name={schema}"
        Store.open(url).close()
        pair = Pair(folder, url, own, schema)
        for worker in pair.workers:
            stack.callback(worker.clean_up)
        for worker in pair.workers:
            worker.wait_until_ready()
        yield pair


def drop(postgresql: str, schema: str) -> None:
    """Leave nothing in the database."""
    with psycopg.connect(postgresql, autocommit=True) as connection:
        connection.execute(f"DROP SCHEMA {schema} CASCADE".encode())


@pytest.fixture(scope="module")
def lasting_pair(tmp_path_factory: pytest.TempPathFactory, postgresql: str, redis_url: str) -> Iterator[Pair]:
    with paired(tmp_path_factory.mktemp("workers"), postgresql, redis_url) as pair:
        yield pair
        for worker in pair.workers:
            assert worker.end() == 0
            crashes = [line for line in worker.log.splitlines() if "Traceback" in line and "store/failed" not in line]
            assert crashes == []


@pytest.fixture
def mortal_pair(tmp_path: Path, postgresql: str, redis_url: str) -> Iterator[Pair]:
    with paired(tmp_path, postgresql, redis_url) as pair:
        yield pair


class Party:
    """People whose sockets are on one worker or the other."""

    def __init__(self, pair: Pair, stack: AsyncExitStack) -> None:
        self.pair = pair
        self.stack = stack
        self.guests: list[Guest] = []

    async def guest(self, worker: int = 0) -> Guest:
        return await self.stack.enter_async_context(Guest(self.pair.workers[worker].url, ""))

    async def join(self, guest: Guest, table: str, worker: int) -> Player:
        player = guest.at(table, port=self.pair.workers[worker].port)
        return await self.stack.enter_async_context(player)

    async def table(self, people: int = 2, bots: int = 0, **wishes: object) -> str:
        """A game that has begun, with guests who sit at it; nobody is connected."""
        self.guests = [await self.guest(n % 2) for n in range(people)]
        seated = [{"seat": people + n, "bot": "random"} for n in range(bots)]
        places = [{"seat": 0}, *seated] if people else seated
        host = self.guests[0] if people else await self.guest()
        table = await host.open_table(**({"seats": people + bots, "places": places} | wishes))
        for seat, guest in enumerate(self.guests[1:], start=1):
            await guest.sit(table, seat)
        await host.start(table)
        return table

    async def game(self, people: int = 2, bots: int = 0, **wishes: object) -> tuple[str, list[Player]]:
        """A game that has begun, with everybody connected, in turn to one worker and the other."""
        table = await self.table(people, bots, **wishes)
        return table, [await self.join(guest, table, n % 2) for n, guest in enumerate(self.guests)]

    def check(self, table: str, players: list[Player]) -> None:
        """Everybody has been told what one worker alone would have told him."""
        with self.pair.store() as store:
            match = loaded_from(store, table).match
            entries = store.journal.read(table)
            assert store.journal.check(table) == len(entries)
        assert match is not None
        for player in players:
            for seat, reader in player.readers.items():
                assert reader.view == as_json(match.view(seat))
                assert reader.events == story_of(match, seat)[reader.count - len(reader.events) :]
                assert reader.count == len(match.events(seat))
        assert sum(entry.kind == "end" for entry in entries) == match.over


@pytest.fixture
async def party(lasting_pair: Pair) -> AsyncIterator[Party]:
    async with AsyncExitStack() as stack:
        yield Party(lasting_pair, stack)


@pytest.fixture
async def doomed(mortal_pair: Pair) -> AsyncIterator[Party]:
    async with AsyncExitStack() as stack:
        yield Party(mortal_pair, stack)


async def each(players: list[Player], is_so: Callable[[Player], bool]) -> None:
    """Wait until something is so for everybody."""
    for player in players:
        await player.until(partial(is_so, player))


async def all_over(players: list[Player]) -> None:
    """Wait until everybody knows that the game is over."""
    await each(players, lambda player: player.is_over)


async def first_asked(players: list[Player]) -> tuple[Player, int]:
    """Somebody who owes an answer, and his seat."""
    async with asyncio.timeout(DEADLINE):
        while True:
            for player in players:
                for seat, reader in player.readers.items():
                    if seat is not None and is_asked(reader):
                        return player, seat
            await asyncio.sleep(0.01)


def answer_of(player: Player, seat: int) -> Json:
    """A legal answer to the question that is open, with an id."""
    reader = player.readers[seat]
    assert reader.question is not None
    question = {"seat": seat, "question": reader.question["id"], "text": reader.moves[0]}
    return {"type": "answer", "id": secrets.token_hex(8), **question}


MIXED: Final = [("voluspa", 2, 0), ("voluspa", 3, 1), ("feast", 3, 0), ("feast", 2, 2)]


@pytest.mark.parametrize(("game", "people", "bots"), MIXED)
async def test_players_on_two_workers_see_one_game(party: Party, game: str, people: int, bots: int) -> None:
    table, players = await party.game(people, bots, game=game)
    watchers = [await party.join(await party.guest(), table, worker) for worker in (0, 1)]
    await asyncio.gather(*(player.play_on(random.Random(n)) for n, player in enumerate(players)))
    await all_over([*players, *watchers])
    party.check(table, [*players, *watchers])
    assert watchers[0].table["scores"] == watchers[1].table["scores"]
    assert watchers[0].table["places"] == watchers[1].table["places"]


async def test_answers_at_the_same_instant_never_disturb_each_other(party: Party) -> None:
    together = 0
    for n in range(3 * EFFORT):
        table, players = await party.game(4, game="feast")
        rng = random.Random(n)
        while not all(player.is_over for player in players):
            await first_asked_or_over(players)
            asked = [(player, reader) for player in players for reader in asks_of(player)]
            questions = [reader.question for _, reader in asked if reader.question is not None]
            is_race = any(question["step"] == "Toast" for question in questions)
            together += len(asked) > 1 and not is_race
            moves = [(rng.choice(reader.moves), player) for player, reader in asked]
            replies = await asyncio.gather(
                *(
                    player.ask(type="answer", seat=question["seat"], question=question["id"], text=text)
                    for (text, player), question in zip(moves, questions)
                )
            )
            accepted = sum(reply["type"] == "update" for reply in replies)
            assert accepted == (min(1, len(asked)) if is_race else len(asked)), replies
        party.check(table, players)
    assert together > 5


async def first_asked_or_over(players: list[Player]) -> None:
    """Wait until everybody has been told of the last answer, and somebody is asked or the game is over."""
    async with asyncio.timeout(DEADLINE):
        while not all(player.is_over for player in players):
            owes = [{one["seat"] for one in reader.state["owes"]} for p in players for reader in p.readers.values()]
            asked = {reader.question["seat"] for p in players for reader in asks_of(p) if reader.question is not None}
            if asked and all(one == asked for one in owes):
                return
            await asyncio.sleep(0.002)


async def test_the_same_move_sent_to_both_workers_counts_once(party: Party) -> None:
    table, players = await party.game()
    twins = [await party.join(guest, table, 1 - n) for n, guest in enumerate(party.guests)]
    for _ in range(20 * EFFORT):
        player, seat = await first_asked(players)
        message = answer_of(player, seat)
        twin = twins[players.index(player)]
        replies = await asyncio.gather(player.ask(**message), twin.ask(**message))
        assert {reply["type"] for reply in replies} <= {"update", "done"}, replies
        with party.pair.store() as store:
            clients = [entry.client for entry in store.journal.read(table)]
        assert sum(client.endswith(f":{message['id']}") for client in clients) == 1
        if player.is_over:
            break


async def test_an_answer_that_comes_too_late_to_the_other_worker_is_stale(party: Party) -> None:
    table, players = await party.game()
    twins = [await party.join(guest, table, 1 - n) for n, guest in enumerate(party.guests)]
    for _ in range(10 * EFFORT):
        player, seat = await first_asked(players)
        message = answer_of(player, seat)
        assert (await player.ask(**message))["type"] == "update"
        late = await twins[players.index(player)].ask(**{**message, "id": secrets.token_hex(8)})
        assert (late["type"], late["code"]) == ("refused", "match/stale")


async def test_everybody_agrees_to_an_undo_at_the_same_instant(party: Party) -> None:
    for _ in range(4 * EFFORT):
        table, players = await party.game(3)
        player, seat = await first_asked(players)
        before = deepcopy(player.readers[seat].view["board"])
        await player.play(seat, player.readers[seat].moves[0])
        others = [other for other in players if other is not player]
        assert (await player.ask(type="undo", seat=seat))["type"] == "done"
        await each(others, is_asked_to_undo)
        agree = {"type": "consent", "undo": others[0].table["undo"]["id"], "agree": True}
        replies = await asyncio.gather(*(other.ask(seat=other.seats[0], **agree) for other in others))
        assert {reply["type"] for reply in replies} <= {"done", "update"}, replies
        await each(players, lambda one: not is_asked_to_undo(one))
        await each(players, partial(sees_board, before))
        await each([player], lambda one: bool(asks_of(one)))
        party.check(table, players)


def is_asked_to_undo(player: Player) -> bool:
    """Whether an undo is open, as far as this player knows."""
    return player.table["undo"] is not None


def sees_board(board: Json, player: Player) -> bool:
    """Whether the board looks so to a player."""
    return bool(player.readers[player.seats[0]].view["board"] == board)


async def test_chat_presence_and_handing_over_reach_the_other_worker(party: Party) -> None:
    table = await party.table()
    anna = await party.join(party.guests[0], table, 0)
    bert = await party.join(party.guests[1], table, 1)
    await each([anna, bert], lambda one: [seat["is_here"] for seat in one.table["seats"]] == [True, True])
    for n, speaker in enumerate((anna, bert, anna, bert), start=1):
        await speaker.ask(type="say", text=f"word {n}")
        await each([anna, bert], partial(has_heard, [f"word {m + 1}" for m in range(n)]))
    await anna.ask(type="hand_over", seat=0, bot="random")
    await bert.until(lambda: bert.table["seats"][0]["bot"] == "random")
    await bert.play_on(random.Random(1), moves=3)
    await anna.ask(type="take_back", seat=0)
    await bert.until(lambda: bert.table["seats"][0]["bot"] == "")
    late = await party.join(await party.guest(), table, 1)
    assert [line["text"] for line in late.messages[0]["chat"]] == said(anna)
    await bert.socket.close()
    await anna.until(lambda: [seat["is_here"] for seat in anna.table["seats"]] == [True, False])


async def test_what_is_proposed_on_one_worker_waits_for_those_on_the_other(party: Party) -> None:
    table, people = await party.game(3, game="yggdrasil")
    anna, bert, clara = people
    await each(people, lambda one: all(seat["is_here"] for seat in one.table["seats"]))
    async with asyncio.timeout(DEADLINE):
        while not all(is_order_asked(one, seat) for seat, one in enumerate(people)):
            one, seat = await first_asked(people)
            if not is_order_asked(one, seat):
                await one.play(seat, one.readers[seat].moves[0])
            await asyncio.gather(*(one.ask(type="ping") for one in people))
    told = [one.readers[seat].count for seat, one in enumerate(people)]
    # Two wish something else at the same moment, then a third: the last wish is what all see.
    replies = [*await asyncio.gather(propose(anna, 0, 0), propose(bert, 1, 1)), await propose(clara, 2, 2)]
    assert [one["type"] for one in replies] == ["done"] * 3
    await each(people, lambda one: (one.table["proposed"] or {}).get("seat") == 2)
    assert [one.readers[seat].count for seat, one in enumerate(people)] == told
    # The last two agree at the same moment.
    wish = {"type": "agree", "proposal": clara.table["proposed"]["id"]}
    await asyncio.gather(*(one.ask(**wish, seat=seat) for seat, one in enumerate((anna, bert))))
    await each(people, lambda one: one.table.get("proposed") is None)
    with party.pair.store() as store:
        answers = [one for one in store.journal.read(table) if one.kind == "answer" and one.step == "ProposeOrder"]
    assert [one.seat for one in answers] == [2]


def is_order_asked(player: Player, seat: int) -> bool:
    question = player.readers[seat].question
    return question is not None and question["step"] == "ProposeOrder"


async def propose(player: Player, seat: int, move: int) -> Json:
    """Put one of the legal answers to the others."""
    reader = player.readers[seat]
    assert reader.question is not None
    return await player.ask(type="propose", seat=seat, question=reader.question["id"], text=reader.moves[move])


def said(player: Player) -> list[str]:
    """Everything that somebody has heard."""
    return [one["line"]["text"] for one in player.messages if one["type"] == "said"]


def has_heard(texts: list[str], player: Player) -> bool:
    """Whether somebody has heard exactly this."""
    return said(player) == texts


async def test_seats_change_hands_while_moves_are_made_on_the_other_worker(party: Party) -> None:
    table, players = await party.game(4, game="feast")
    rng = random.Random(1)

    async def come_and_go() -> None:
        while not players[0].is_over:
            for deed in ("hand_over", "take_back"):
                reply = await players[0].ask(type=deed, seat=0)
                assert reply["type"] == "done" or reply["code"] in ("live/not-playing", "table/is-over"), reply
                await asyncio.sleep(rng.uniform(0, 0.2))

    await asyncio.gather(come_and_go(), *(player.play_on(rng) for player in players[1:]))
    await all_over(players)
    with party.pair.store() as store:
        kinds = [entry.kind for entry in store.journal.read(table)]
    assert kinds.count("handover") >= 1
    assert kinds.count("end") == 1


async def test_the_lobby_of_one_worker_shows_the_tables_of_the_other(party: Party) -> None:
    anna, bert = await party.guest(0), await party.guest(1)
    url = httpx.URL(bert.url)
    headers = {"Cookie": f"gladsheim={bert.client.cookies['gladsheim']}", "Origin": bert.url}
    async with connect(f"ws://{url.host}:{url.port}/api/lobby", additional_headers=headers) as lobby:
        async with asyncio.timeout(DEADLINE):
            table = await anna.open_table()
            while table not in [one["id"] for one in json.loads(await lobby.recv())["open"]]:
                pass
            await bert.sit(table, 1)
            await anna.start(table)
            async with anna.at(table) as player:
                await player.until(lambda: bool(player.readers))
                if is_asked(player.readers[0]):
                    await player.play(0, player.readers[0].moves[0])
                while True:
                    mine = [one for one in json.loads(await lobby.recv())["mine"] if one["id"] == table]
                    if mine and mine[0]["turn"] == [1]:
                        break


async def test_a_replaced_invitation_and_a_removal_end_sockets_on_the_other_worker(party: Party) -> None:
    host, friend, fan = [await party.guest() for _ in range(3)]
    table = await host.open_table(public=False)
    invited = f"?invitation={(await host.ask('POST', f'/tables/{table}/invitation'))['token']}"
    port = party.pair.workers[1].port
    async with friend.at(table, invited, port) as player, fan.at(table, invited, port) as watcher:
        await host.ask("PUT", f"/tables/{table}/removed/{friend.id}")
        await player.until(lambda: player.closed is not None)
        assert player.messages[-1]["code"] == "table/removed"
        assert (await watcher.ask(type="ping"))["type"] == "pong"
        await host.ask("POST", f"/tables/{table}/invitation")
        await watcher.until(lambda: watcher.closed is not None)
        assert watcher.messages[-1]["code"] == "lobby/not-invited"


async def test_a_game_begun_on_one_worker_is_seen_by_those_who_wait_on_the_other(party: Party) -> None:
    anna, bert = await party.guest(0), await party.guest(1)
    table = await anna.open_table()
    await bert.sit(table, 1)
    players = [await party.join(anna, table, 0), await party.join(bert, table, 1)]
    await anna.start(table)
    await each(players, lambda player: bool(player.readers))
    await asyncio.gather(*(player.play_on(random.Random(n)) for n, player in enumerate(players)))
    await all_over(players)
    party.check(table, players)


async def test_of_two_who_resign_on_two_workers_one_was_first(party: Party) -> None:
    for _ in range(4 * EFFORT):
        table, players = await party.game()
        replies = await asyncio.gather(*(one.ask(type="resign", seat=seat) for seat, one in enumerate(players)))
        refused = [reply["code"] for reply in replies if reply["type"] == "refused"]
        assert refused == ["live/not-playing"]
        await all_over(players)
        assert players[0].table["places"] == players[1].table["places"]
        with party.pair.store() as store:
            assert [entry.kind for entry in store.journal.read(table)][-2:] == ["resign", "end"]


async def test_two_partners_who_resign_on_two_workers_lose_together(party: Party) -> None:
    for _ in range(4 * EFFORT):
        table, players = await party.game(game="yggdrasil")
        await asyncio.gather(*(one.ask(type="resign", seat=seat) for seat, one in enumerate(players)))
        await all_over(players)
        assert [one.table["places"] for one in players] == [[2, 2], [2, 2]]
        with party.pair.store() as store:
            kinds = [entry.kind for entry in store.journal.read(table)]
        assert kinds[kinds.index("end") - 1] == "resign"
        assert kinds.count("end") == 1


async def test_broken_connections_to_redis_leave_nobody_behind(party: Party) -> None:
    table, players = await party.game(3)
    watchers = [await party.join(await party.guest(), table, worker) for worker in (0, 1)]

    async def cut_and_talk() -> None:
        for n in range(5):
            await asyncio.to_thread(cut_off, party.pair.redis_url)
            await players[n % 2].ask(type="say", text=f"cut {n}")
            await asyncio.sleep(0.3)

    await asyncio.gather(cut_and_talk(), *(player.play_on(random.Random(n)) for n, player in enumerate(players)))
    await all_over([*players, *watchers])
    await each([*players, *watchers], partial(has_heard, [f"cut {n}" for n in range(5)]))
    party.check(table, [*players, *watchers])


def cut_off(redis_url: str) -> None:
    """End the connections of both workers over which they hear each other."""
    cut: set[str] = set()
    deadline = time.monotonic() + DEADLINE
    with redis.Redis.from_url(redis_url, decode_responses=True) as server:
        number = str(server.connection_pool.connection_kwargs["db"])
        while len(cut) < 2:
            assert time.monotonic() < deadline, "the workers do not listen"
            for client in server.client_list(_type="pubsub"):
                if client["db"] == number and server.client_kill_filter(_id=client["id"]):
                    cut.add(client["id"])


async def test_a_leader_that_loses_its_lock_and_another_that_takes_it_play_one_game(party: Party) -> None:
    table, players = await party.game(2, 2)

    async def depose() -> None:
        while not players[0].is_over:
            await asyncio.to_thread(end_sessions, party.pair, LEADER, lock_of(party.pair, table))
            await asyncio.sleep(0.3)

    await asyncio.gather(depose(), *(player.play_on(random.Random(n)) for n, player in enumerate(players)))
    await all_over(players)
    party.check(table, players)


async def test_broken_connections_to_the_database_lose_nothing(party: Party) -> None:
    contenders: list[Contender] = []
    for game, people, bots in MIXED:
        table = await party.table(people, bots, game=game)
        contenders += [Contender(guest, table, n) for n, guest in enumerate(party.guests)]

    async def cut() -> None:
        for n in range(5):
            await until_acknowledged(contenders, 10 * n)
            await asyncio.to_thread(end_sessions, party.pair, OURS, [party.pair.schema])

    tasks = [asyncio.create_task(one.play(worker_of(party.pair, n).port)) for n, one in enumerate(contenders)]
    play = [
        play_through(task, one, worker_of(party.pair, n).port) for n, (task, one) in enumerate(zip(tasks, contenders))
    ]
    await asyncio.gather(cut(), *play)
    with party.pair.store() as store:
        for one in contenders:
            check_contender(store, one)


LEADER: Final = "SELECT pid FROM pg_locks WHERE locktype = 'advisory' AND classid::bigint = %s AND objid::bigint = %s"
OURS: Final = "SELECT pid FROM pg_stat_activity WHERE application_name = %s"


def lock_of(pair: Pair, table: str) -> list[int]:
    """The two halves of the number that whoever leads a table has locked."""
    leaders = PostgresLeaders(pair.database_url)
    leaders.schema = pair.schema
    key = leaders.key(table)
    return [key >> 32 & 0xFFFFFFFF, key & 0xFFFFFFFF]


def end_sessions(pair: Pair, which: str, terms: list[int] | list[str]) -> None:
    """Break connections to the database, as many as there are."""
    with psycopg.connect(pair.database_url.partition("&")[0], autocommit=True) as connection:
        connection.execute(f"SELECT pg_terminate_backend(pid) FROM ({which}) AS s".encode(), terms)


def worker_of(pair: Pair, n: int) -> Process:
    """One worker or the other in turn."""
    return pair.workers[n % 2]


async def until_acknowledged(contenders: list[Contender], moves: int) -> None:
    """Wait until so many moves were promised, or all is over."""
    async with asyncio.timeout(DEADLINE):
        while sum(len(one.acknowledged) for one in contenders) < moves and not all(one.is_over for one in contenders):
            await asyncio.sleep(0.002)


async def test_what_a_worker_wrote_before_it_died_is_found_though_it_told_nobody(party: Party) -> None:
    table, players = await party.game()
    _, seat = await first_asked(players)
    with party.pair.store() as store:
        loaded = loaded_from(store, table)
        match = loaded.match
        assert match is not None
        before = len(match.lines)
        match.play(match.moves(seat)[0], seat)
        entries = [entry_of(line, loaded.number + n) for n, line in enumerate(match.lines[before:], start=1)]
        store.journal.append(table, entries).result()
    await party.join(await party.guest(), table, 0)
    told = [len(match.events(number)) for number in (0, 1)]
    await each(players, lambda one: one.readers[one.seats[0]].count == told[one.seats[0]])
    party.check(table, players)


async def test_a_worker_killed_in_mid_game_loses_nothing(doomed: Party) -> None:
    contenders: list[Contender] = []
    for game, people, bots in MIXED:
        table = await doomed.table(people, bots, game=game)
        contenders += [Contender(guest, table, n) for n, guest in enumerate([*doomed.guests, await doomed.guest()])]
    alone = await doomed.table(0, 4)
    ticking = await doomed.table(2, clock={"kind": "minutes", "amount": 1})
    dying, heir = doomed.pair.workers
    tasks = [asyncio.create_task(one.play(worker_of(doomed.pair, n).port)) for n, one in enumerate(contenders)]
    await until_acknowledged(contenders, 40)
    dying.kill()
    with doomed.pair.store() as store:
        store.seats.set_remaining(ticking, {0: 1500, 1: 1500})
    await asyncio.gather(*(play_through(task, one, heir.port) for task, one in zip(tasks, contenders)))
    await asyncio.to_thread(wait_for_the_end, doomed.pair, [alone, ticking])
    with doomed.pair.store() as store:
        assert "lapse" in {entry.kind for entry in store.journal.read(ticking)}
        for one in contenders:
            check_contender(store, one)
    assert heir.end() == 0
    assert "Traceback" not in heir.log


async def play_through(task: asyncio.Task[None], one: Contender, port: int) -> None:
    """Somebody plays on, on a worker that is there."""
    await task
    async with asyncio.timeout(DEADLINE):
        while not one.is_over:
            await one.play(port)


def wait_for_the_end(pair: Pair, tables: list[str]) -> None:
    """Games that nobody looks at end by themselves."""
    deadline = time.monotonic() + 2 * DEADLINE
    with pair.store() as store:
        while left := [table for table in tables if store.tables.table(table).status != "over"]:
            assert time.monotonic() < deadline, f"{left} do not go on: {pair.workers[1].log}"
            time.sleep(0.1)


def check_contender(store: Store, one: Contender) -> None:
    """He was promised nothing that is not there, and told nothing else than one worker would have told."""
    entries = store.journal.read(one.table)
    assert store.journal.check(one.table) == len(entries)
    clients = [entry.client for entry in entries if entry.client]
    assert len(clients) == len(set(clients))
    assert set(one.acknowledged) <= set(clients), "an acknowledged move is lost"
    assert [entry.kind for entry in entries].count("end") == 1
    match = loaded_from(store, one.table).match
    assert match is not None
    for seat, seen in one.seen.items():
        assert seen == story_of(match, seat)
        assert one.views[seat] == as_json(match.view(seat))
