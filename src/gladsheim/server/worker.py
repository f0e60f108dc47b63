"""What one worker has for all its tables: where things are kept, who thinks, who is told, and what runs beside."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

import structlog

from gladsheim.errors import GladsheimError
from gladsheim.server.bots.pool import BotPool
from gladsheim.server.cluster.bus import Note, bus_for
from gladsheim.server.cluster.leaders import leaders_for
from gladsheim.server.config import Config
from gladsheim.server.metrics import Metrics
from gladsheim.server.network.buckets import Buckets
from gladsheim.server.shelf import Shelf
from gladsheim.server.webhooks.sender import Webhooks
from gladsheim.store import Store
from gladsheim.store.records import Table

LOG = structlog.get_logger("gladsheim.worker")


class Gone(Exception):
    """The table has been let go in the meantime; ask the hall for it again."""


class Worker:
    """One process that serves; its tables are the hall's."""

    def __init__(self, config: Config, store: Store) -> None:
        self.config = config
        self.store = store
        self.shelf = Shelf(config.games)
        self.metrics = Metrics()
        self.bus = bus_for(config)
        self.leaders = leaders_for(config)
        self.bot_pool = BotPool(config, self.metrics)
        self.webhooks = Webhooks(config, store, self.metrics)
        self.is_shared = config.workers > 1 or bool(config.redis_url)
        self.dirty: set[str] = set()  # tables of which it is not noted yet whose turn it is, and what clocks show
        self.lobby_listeners: set[Callable[[], None]] = set()
        self.campaign_listeners: dict[str, set[Callable[[], None]]] = {}
        self.ended_listeners: set[Callable[[Table], None]] = set()  # told of every table whose game has ended
        self.chatter = Buckets(0.5, 6)  # each by user, however many windows he opens
        self.questions = Buckets(4, 20)
        self.second_thoughts = Buckets(1, 30)
        self.gestures = Buckets(3, 10)  # what is seen and not kept
        self.tasks: set[asyncio.Task[Any]] = set()

    def spawn(self, function: Callable[..., Coroutine[Any, Any, None]], *args: Any) -> asyncio.Task[None]:
        """Run something beside everything else; its failure is logged and stops nothing."""
        task = asyncio.create_task(self.guard(function, *args))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        return task

    async def guard(self, function: Callable[..., Coroutine[Any, Any, None]], *args: Any) -> None:
        """The outermost frame of whatever runs beside."""
        try:
            await function(*args)
        except Gone:
            pass
        except GladsheimError as error:
            LOG.warning("background_failed", what=function.__name__, code=error.code)
        except Exception:
            LOG.exception("background_crashed", what=function.__name__)

    def table_note(self, id: str) -> None:
        """Tell the lobby and the other workers that a table has changed."""
        self.bus.publish(Note("table", id))
        self.lobby_changed()

    def ended(self, table: Table) -> None:
        """A game has ended, or its table was closed."""
        for listener in list(self.ended_listeners):
            listener(table)

    def campaign_changed(self, id: str) -> None:
        """Whoever looks at a campaign looks again."""
        for listener in list(self.campaign_listeners.get(id, ())):
            listener()

    def lobby_changed(self) -> None:
        """Whoever looks at the lobby looks again."""
        for listener in list(self.lobby_listeners):
            listener()
