"""What nobody is told in a whole game: second thoughts, what bots think, and anything secret in payloads and logs."""

from __future__ import annotations

import asyncio
import base64
import hashlib
import json
import random
import sqlite3
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, closing
from pathlib import Path
from typing import Any

import pytest

from gladsheim.server.network.buckets import Buckets
from gladsheim.store.records import Entry
from tests.server.conftest import Server
from tests.server.players import Guest, Json, Player, is_asked
from tests.server.test_live import Party, asked, settle
from tests.server.test_run import Running, kill
from tests.server.twins import masked

pytestmark = pytest.mark.anyio

PASSWORD = "correct-horse-battery"
WEBHOOK = "http://127.0.0.1:9/anna-is-called-here"
SAID = "a-word-among-friends"


@pytest.fixture
async def party(server: Server) -> AsyncIterator[Party]:
    server.app.state.hall.questions = server.app.state.hall.second_thoughts = Buckets(1e9, 1e9)
    async with AsyncExitStack() as stack:
        yield Party(server, stack)


def heard(player: Player) -> list[str]:
    """Everything but pongs, and without times."""
    return [masked(text) for text in player.raw if '"type":"pong"' not in text]


async def is_noted(server: Server, table: str) -> None:
    """Wait until the store has noted whose turn it is behind the last line."""
    store = server.store
    async with asyncio.timeout(30):
        while store.tables.table(table).turn_number < store.journal.last(table):
            await asyncio.sleep(0.05)


@pytest.mark.parametrize("clock", [{"kind": "none"}, {"kind": "minutes", "amount": 10}, {"kind": "days", "amount": 1}])
async def test_second_thoughts_are_told_to_nobody_in_any_window(party: Party, clock: Json) -> None:
    table, players = await party.game(3, game="feast", clock=clock)
    watcher = await party.join(await party.guest("Watcher"), table)
    anna, bert, clara = players
    twin = await party.stack.enter_async_context(Player(bert.address, bert.cookie, bert.origin))
    await bert.until(lambda: is_asked(bert.readers[1]))
    await bert.play(1, bert.readers[1].moves[0])
    others = [anna, clara, watcher]

    async def looks() -> tuple[list[list[str]], list[str]]:
        await is_noted(party.server, table)
        await settle([*others, bert, twin])
        paths = (f"/tables/{table}", "/tables/mine", f"/tables/{table}/record?seat=0", f"/tables/{table}/record?seat=1")
        pages = [await party.guests[0].client.get(path) for path in paths]
        return [heard(player) for player in others], [masked(page.text) for page in pages]

    before = await looks()
    for n, window in enumerate((bert, twin, bert, twin)):
        moves = window.readers[1].moves
        reply = await window.play(1, moves[n % len(moves)])
        assert (reply["type"], reply["question"]["given"]) == ("update", True)
    assert (await bert.ask(type="undo", seat=1))["code"] == "live/answer-again"
    assert (await twin.ask(type="ask_why", seat=1, text=twin.readers[1].moves[0]))["code"] is None
    assert await looks() == before


async def test_what_bots_think_is_told_to_nobody_until_all_have_answered(party: Party) -> None:
    anna = await party.guest("Anna")
    places = [{"seat": 0}, {"seat": 1, "bot": "greedy"}, {"seat": 2, "bot": "random"}]
    table = await anna.open_table(game="feast", seats=3, places=places)
    await anna.start(table)
    player = await party.join(anna, table)
    sizes = set()
    for _ in range(3):
        await player.until(lambda: [one["seat"] for one in player.readers[0].state["owes"]] == [0])
        await settle([player])
        quiet = [one for one in player.messages if one["type"] == "update" and "id" not in one and not one["events"]]
        assert all(one["patch"] == [] for one in quiet)
        # Whether there is something of one's own to take back is one's own.
        sizes |= {tuple(sorted(one.keys() - {"can_undo"})) for one in quiet}
        assert {seat["number"] for seat in player.table["seats"] if seat["is_running"]} == set()
        await player.play(0, player.readers[0].moves[0])
    assert len(sizes) <= 1


async def test_at_a_table_with_cardboard_nobody_learns_what_others_were_dealt_by_asking_why(party: Party) -> None:
    _, players = await party.game(3, game="feast", companion=True)
    for seat, dish in ((0, "boar"), (1, "bread")):
        for _ in range(4):
            await settle(players)
            question = players[seat].readers[seat].question
            assert question is not None
            reply = await players[seat].ask(type="answer", seat=-1, question=question["id"], text=dish)
            assert reply["type"] == "update"
    await settle(players)
    offered = players[2].readers[2].moves
    assert "boar" in offered
    assert [(await players[2].ask(type="ask_why", seat=2, text=dish))["code"] for dish in offered] == [None] * 4
    assert (await players[2].ask(type="ask_why", seat=2, text="elk"))["code"] == "move/unreadable"
    assert (await players[0].ask(type="ask_why", seat=0, text="boar"))["code"] == "live/not-asked"


async def test_a_table_whose_journal_cannot_be_played_says_so_without_what_stands_in_it(party: Party) -> None:
    table, players = await party.game(3, game="feast")
    await settle(players)
    store = party.server.store
    line = Entry(number=store.journal.last(table) + 1, kind="answer", seat=1, step="Take", text="take poison")
    await asyncio.wrap_future(store.journal.append(table, [line]))
    await party.guests[0].ask("PATCH", "/me", name="Anna the Second")
    await players[0].until(lambda: players[0].table["status"] == "frozen")
    info = await party.guests[0].ask("GET", f"/tables/{table}")
    assert info["reason"] == {"id": "table-frozen-broken", "terms": {"reason": "move/unreadable"}}
    assert "poison" not in "".join(players[0].raw)


async def test_a_database_that_fails_is_not_described_to_players(party: Party) -> None:
    _, players = await party.game()
    await settle(players)
    player, seat = asked(players)
    party.server.store.journal.close()
    reply = await player.play(seat, player.readers[seat].moves[0])
    assert (reply["type"], reply["code"], reply["words"]["terms"]) == ("refused", "request/unavailable", {})
    assert (await player.ask(type="ping"))["type"] == "pong"


class Night:
    """A whole game on a real server with everything that could tell too much, and what must not be told."""

    def __init__(self, server: Running) -> None:
        self.server = server
        self.secrets: set[str] = {PASSWORD, WEBHOOK, SAID}
        self.payloads: list[str] = []

    def hear(self, answer: Any) -> Any:
        """Note what an answer says."""
        self.payloads.append(f"{answer.status_code} {dict(answer.headers)} {answer.text}")
        return answer

    async def ask(self, guest: Guest, method: str, path: str, **body: Any) -> Any:
        return self.hear(await guest.client.request(method, path, json=body or None))


@pytest.fixture
def night(tmp_path: Path) -> Any:
    variables = {"LOG_LEVEL": "debug", "LOG_FORMAT": "json", "GAMES": "gladsheim.testing.feast:GAME"}
    wide = {"REQUESTS_PER_MINUTE": "100000", "GUESTS_PER_HOUR": "1000", "LOGINS_PER_MINUTE": "1000"}
    settings = {f"GLADSHEIM_{name}": value for name, value in (variables | wide).items()}
    server = Running(tmp_path, "--port", "0", "--database-url", f"sqlite:///{tmp_path}/test.db", **settings)
    yield Night(server)
    kill(server.process)


@pytest.mark.parametrize("game", ["voluspa", "feast"])
async def test_no_secret_is_in_any_payload_header_log_or_figure_before_the_end(
    night: Night, tmp_path: Path, game: str
) -> None:
    url = night.server.url.rstrip("/")
    async with AsyncExitStack() as stack, asyncio.timeout(180):
        anna, bert = [await stack.enter_async_context(Guest(url, name)) for name in ("Anna", "Bert")]
        await anna.ask("POST", "/me/account", login="anna", password=PASSWORD)
        await anna.ask("PATCH", "/me", webhook=WEBHOOK)
        places = [{"seat": 0}, {"seat": 2, "bot": "greedy"}]
        table = await anna.open_table(
            game=game, seats=3, places=places, public=False, hints=True, entropy="annas-entropy"
        )
        invitation = (await anna.client.post(f"/tables/{table}/invitation")).json()["token"]
        sit = {"entropy": "berts-entropy", "invitation": invitation}
        (await bert.client.put(f"/tables/{table}/seats/1", json=sit)).raise_for_status()
        link = (await bert.client.post(f"/tables/{table}/seats/1/link")).json()["token"]
        night.secrets |= {invitation, link, "annas-entropy", "berts-entropy"}
        night.secrets |= {guest.client.cookies["gladsheim"] for guest in (anna, bert)}
        await anna.start(table)
        people = [await stack.enter_async_context(guest.at(table)) for guest in (anna, bert)]
        await people[1].ask(type="say", text=SAID)
        await misbehave(people)
        await asyncio.gather(*(one.play_on(random.Random(n), moves=3) for n, one in enumerate(people)))
        for path in ("record?seat=0", "record?seat=1", "record", "replay", "verification", "conduct"):
            await night.ask(anna, "GET", f"/tables/{table}/{path}")
        figures = (await anna.client.get(f"{url}/metrics")).text
        night.payloads += [text for text in people[0].raw if SAID not in text] + [figures]
        hashes = journal_hashes(tmp_path / "test.db")
        await asyncio.gather(*(one.play_on(random.Random(n)) for n, one in enumerate(people)))
        proof = (await anna.client.get(f"/tables/{table}/verification")).json()
        record = (await anna.client.get(f"/tables/{table}/record")).text
    assert night.server.end() == 0
    assert proof["fair"]
    assert proof["rolls"] > 5
    secret = bytes.fromhex(proof["secret"])
    assert hashlib.sha256(secret).hexdigest() == proof["commit"]
    assert proof["secret"] in record
    assert "berts-entropy" in record
    spelt = {
        secret.hex(),
        base64.b64encode(secret).decode().rstrip("="),
        base64.urlsafe_b64encode(secret).decode()[:-1],
    }
    logged = night.server.logged
    for hidden in night.secrets | spelt | {repr(secret)[2:-1]} | hashes:
        assert not [text for text in night.payloads if hidden in text], hidden
        assert hidden not in logged
    for word in ("Traceback", '"hands"', "packets", "larder", '"answers"', "Dump("):
        assert word not in logged
    assert all(json.loads(line)["event"] for line in logged.splitlines())
    assert f"/api/tables/{table}/socket" in logged


async def misbehave(people: list[Player]) -> None:
    """Everything that is refused, since refusals are logged and counted."""
    for player in people:
        for text in ("{", '{"type":"answer"}', '{"type":"ping","id":"\x00"}', "[" * 2000):
            await player.socket.send(text)
        for seat in (-1, 0, 1, 2, 99):
            await player.ask(type="answer", seat=seat, question=1, text="nonsense")
            await player.ask(type="undo", seat=seat)
            await player.ask(type="ask_hint", seat=seat)


def journal_hashes(file: Path) -> set[str]:
    """The hashes of all lines so far, which depend on what others have hidden."""
    with closing(sqlite3.connect(f"file:{file}?mode=ro", uri=True)) as connection:
        rows = connection.execute("SELECT hash FROM journal").fetchall()
    return {row[0].hex() if isinstance(row[0], bytes) else str(row[0]) for row in rows}
