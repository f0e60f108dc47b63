"""The store as a server opens it: one object, safe to use from any thread."""

from __future__ import annotations

from pathlib import Path
from types import TracebackType

from gladsheim.store import backup
from gladsheim.store.accounts import Accounts
from gladsheim.store.campaigns import Campaigns
from gladsheim.store.chat import Chat
from gladsheim.store.database import Database
from gladsheim.store.devices import Devices
from gladsheim.store.dumps import Dumps
from gladsheim.store.journal import Journal
from gladsheim.store.pruning import Pruning
from gladsheim.store.reviews import Reviews
from gladsheim.store.seats import Seats
from gladsheim.store.sessions import Sessions
from gladsheim.store.tables import Tables


class Store:
    """Everything that must survive."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.accounts = Accounts(database)
        self.sessions = Sessions(database)
        self.devices = Devices(database)
        self.tables = Tables(database)
        self.seats = Seats(database)
        self.campaigns = Campaigns(database)
        self.chat = Chat(database)
        self.dumps = Dumps(database)
        self.journal = Journal(database)
        self.reviews = Reviews(database)
        self.pruning = Pruning(database)

    @classmethod
    def open(cls, url: str, beside: bool = False) -> Store:
        """Open and migrate a database; `beside` a running server it is neither locked nor migrated."""
        return cls(Database(url, beside))

    def backup(self, file: Path) -> None:
        """A copy of this moment as a SQLite file, while everything goes on."""
        backup.backup(self.database, file)

    def restore(self, file: Path) -> None:
        """Fill this empty database from a backup, made from either kind of database."""
        backup.restore(self.database, file)

    def close(self) -> None:
        """Write what is still queued, then let go of the database."""
        self.journal.close()
        self.database.close()

    def __enter__(self) -> Store:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()
