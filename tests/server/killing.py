"""Servers as processes that can be killed, and people who play on through every crash and keep account of it."""

from __future__ import annotations

import os
import random
import secrets
import signal
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

import httpx
import msgspec
from websockets.exceptions import WebSocketException

from gladsheim.kernel.match import Match
from gladsheim.kernel.play import asked
from gladsheim.kernel.step import NATURE
from gladsheim.server.journal.load import Loaded, load
from gladsheim.server.readers.audience import fact
from gladsheim.server.shelf import Shelf
from gladsheim.server.table.thinking import bots_asked
from gladsheim.store import Store
from tests.server.players import Guest, Json, Player, Reader, is_asked

DEADLINE: Final = 90.0
GAMES: Final = "gladsheim.testing.feast:GAME"
ROOT: Final = Path(__file__).resolve().parents[2]
LIMITS: Final = {
    "GLADSHEIM_GUESTS_PER_HOUR": "100000",
    "GLADSHEIM_REQUESTS_PER_MINUTE": "100000",
    "GLADSHEIM_MESSAGES_PER_SECOND": "10000",
    "GLADSHEIM_MOST_TABLES_OF_USER": "1000",
    "GLADSHEIM_MOST_OPEN_TABLES_OF_USER": "1000",
    "GLADSHEIM_MOST_OPEN_TABLES_OF_ADDRESS": "1000",
    "GLADSHEIM_BOT_PAUSE": "0.001",
}


class Process:
    """`gladsheim serve` as a process of its own, which may be made to die at a moment of `crashing`."""

    def __init__(self, folder: Path, database_url: str, redis_url: str = "", moment: str = "") -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self.out, self.err = folder / "out.txt", folder / "err.txt"
        clean = {name: value for name, value in os.environ.items() if not name.startswith("GLADSHEIM_")}
        clean["PYTHONPATH"] = str(ROOT) if moment else clean.get("PYTHONPATH", "")
        program = ["tests.server.crashing", moment] if moment else ["gladsheim"]
        settings = {"GLADSHEIM_DATABASE_URL": database_url, "GLADSHEIM_REDIS_URL": redis_url, "GLADSHEIM_GAMES": GAMES}
        with self.out.open("wb") as out, self.err.open("wb") as err:
            self.process = subprocess.Popen(
                [sys.executable, "-m", *program, "serve", "--host", "127.0.0.1", "--port", "0"],
                cwd=folder,
                env={**clean, **LIMITS, **settings, "LANG": "C.UTF-8", "PYTHONFAULTHANDLER": "1"},
                stdin=subprocess.DEVNULL,
                stdout=out,
                stderr=err,
                start_new_session=True,
            )
        self.url = ""

    @property
    def log(self) -> str:
        """What it has logged so far."""
        return self.err.read_text(encoding="utf-8")

    @property
    def port(self) -> int:
        """Where it listens."""
        port = httpx.URL(self.url).port
        assert port is not None
        return port

    def wait_until_ready(self) -> None:
        """Wait for the address that it prints, and until it answers there."""
        deadline = time.monotonic() + DEADLINE
        while not (self.url and self.answers()):
            assert self.process.poll() is None, f"the server did not start: {self.log}"
            assert time.monotonic() < deadline, f"the server does not answer: {self.log}"
            words = [word for word in self.out.read_text(encoding="utf-8").split() if word.startswith("http://")]
            self.url = words[0].rstrip("/") if words else ""
            time.sleep(0.02)

    def answers(self) -> bool:
        """Whether it is up."""
        try:
            return httpx.get(f"{self.url}/healthz", timeout=DEADLINE, verify=False).is_success
        except httpx.TransportError:
            return False

    def kill(self) -> None:
        """As if the power had gone; only the server itself, what it has started must notice."""
        self.process.kill()
        self.process.wait(DEADLINE)

    def end(self) -> int:
        """Its exit code after a polite request; one that does not end is made to say what it is doing."""
        self.process.send_signal(signal.SIGTERM)
        try:
            return self.process.wait(DEADLINE)
        except subprocess.TimeoutExpired:
            self.process.send_signal(signal.SIGABRT)
            self.process.wait(DEADLINE)
            raise AssertionError(f"the server did not end: {self.log}") from None

    def children(self) -> set[int]:
        """The processes that it has started, as Linux shows them."""
        tasks = Path(f"/proc/{self.process.pid}/task")
        return {int(pid) for task in tasks.iterdir() for pid in (task / "children").read_text().split()}

    def clean_up(self) -> None:
        """Leave nothing behind, whatever has happened."""
        with suppress(ProcessLookupError):
            os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait(DEADLINE)


class Contender:
    """Somebody who plays at random at one table, or watches it, and remembers what he was promised and told."""

    def __init__(self, guest: Guest, table: str, seed: int) -> None:
        self.guest = guest
        self.table = table
        self.rng = random.Random(seed)
        self.acknowledged: list[str] = []
        self.pending: Json = {}
        self.seen: dict[int | None, list[Json]] = {}
        self.views: dict[int | None, Json] = {}
        self.is_over = False

    async def play(self, port: int) -> None:
        """Until the game is over or the server is gone."""
        try:
            async with self.guest.at(self.table, port=port) as player:
                try:
                    await self.take_part(player)
                finally:
                    self.remember(player)
        except (OSError, WebSocketException):
            return

    async def take_part(self, player: Player) -> None:
        """See that the past has not changed, repeat what may have been lost, and play."""
        await player.until(lambda: player.closed is not None or len(player.readers) == max(1, len(player.seats)))
        await self.compare(player)
        if self.pending and player.closed is None:
            await self.settle(player, self.pending)
        while player.closed is None and not player.is_over:
            await player.until(lambda: player.closed is not None or player.is_over or bool(asks_of(player)))
            for reader in asks_of(player)[:1]:
                assert reader.question is not None
                question = {"seat": reader.question["seat"], "question": reader.question["id"]}
                move = {"type": "answer", "id": secrets.token_hex(8), "text": self.rng.choice(reader.moves)}
                await self.settle(player, {**move, **question})
        self.is_over = bool(player.table) and player.is_over

    async def settle(self, player: Player, message: Json) -> None:
        """Send a move and wait for its acknowledgement; if none comes it is sent again the next time."""
        self.pending = message
        reply = await self.exchange(player, message)
        while reply is not None and reply.get("code") == "request/unavailable":
            player.messages.remove(reply)
            reply = await self.exchange(player, message)
        if reply is None:
            return
        self.pending = {}
        if reply["type"] in ("update", "done"):
            self.acknowledged.append(f"{self.guest.id}:{message['id']}")
        else:
            assert reply["code"] == "match/stale", reply

    async def exchange(self, player: Player, message: Json) -> Json | None:
        """Send something and wait for its answer; None if the socket closes before."""
        await player.send(**message)
        await player.until(lambda: player.closed is not None or reply_to(player, message["id"]) is not None)
        return reply_to(player, message["id"])

    async def compare(self, player: Player) -> None:
        """What was seen before a crash is how the story begins after it."""
        for seat, reader in list(player.readers.items()):
            reply = await self.exchange(
                player, {"type": "ask_events", "id": secrets.token_hex(8), "seat": seat, "since": 0}
            )
            if reply is None:
                return
            before = self.seen.get(seat, [])
            assert reply["events"][: len(before)] == before, f"seat {seat} was told something else before"
            self.seen[seat] = reply["events"][: reader.count - len(reader.events)]

    def remember(self, player: Player) -> None:
        """Keep what came over this socket."""
        for seat, reader in player.readers.items():
            if seat in self.seen and len(self.seen[seat]) == reader.count - len(reader.events):
                self.seen[seat] += reader.events
            self.views[seat] = reader.view


def asks_of(player: Player) -> list[Reader]:
    """Whatever is asked of somebody."""
    return [reader for seat, reader in player.readers.items() if seat is not None and is_asked(reader)]


def reply_to(player: Player, request: str) -> Json | None:
    """What the server has answered to a request, so far."""
    return next((one for one in reversed(player.messages) if one.get("id") == request), None)


def loaded_from(store: Store, table: str) -> Loaded:
    """A table and its match, played again from the journal."""
    return load(store, Shelf(GAMES), table)


def waits_for_server(loaded: Loaded) -> bool:
    """Whether a bot or nature is asked, or the end has to be noted: the server must go on by itself."""
    if loaded.match is None:
        return True
    if loaded.match.over:
        return loaded.table.status == "playing"
    return NATURE in asked(loaded.match.state) or bool(bots_asked(loaded.match, loaded.table))


def as_json(value: Any) -> Any:
    """As a client receives it."""
    return msgspec.json.decode(msgspec.json.encode(value))


def story_of(match: Match, seat: int | None) -> list[Json]:
    """Everything that a reader was told, as one worker alone would tell it."""
    return [as_json(fact(event)) for event in match.events(seat)]
