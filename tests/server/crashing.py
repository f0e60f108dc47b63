"""A server that is killed by SIGKILL at a named moment, by itself: `python -m tests.server.crashing MOMENT serve …`.

The moments lie between the last move of a game and the first of the next one, where a campaign could lose or double
something. Nothing of it is in the server: whoever starts it here lets it die there.
"""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Callable
from typing import Any, Final

from gladsheim.cli import main
from gladsheim.server.hall.campaigns import Campaigns
from gladsheim.server.table.ledger import Ledger
from gladsheim.store import campaigns
from gladsheim.store.records import Campaign, Change

Write = Callable[[Any, Campaign, Change], Campaign]


def die(*_: object, **__: object) -> Any:
    """As if the power had gone."""
    os.kill(os.getpid(), signal.SIGKILL)


def dies_writing(is_it: Callable[[Change], bool]) -> Write:
    """Writes a change of this kind, and dies before it is committed."""
    write = campaigns.write

    def written(connection: Any, found: Campaign, what: Change) -> Campaign:
        after = write(connection, found, what)
        return die() if is_it(what) else after

    return written


def end_written() -> None:
    """The journal has the end of the game, the table does not know it."""
    Ledger.finish = die  # type: ignore[method-assign]


def table_knows() -> None:
    """The table knows, the campaign does not."""
    Campaigns.notice = die  # type: ignore[method-assign]


def half_settled() -> None:
    """The campaign is being told: story, places and record are written and not committed."""
    campaigns.write = dies_writing(lambda what: what.record is not None)  # type: ignore[assignment]


def settled() -> None:
    """The campaign knows, and nobody has been told."""
    settle = Campaigns.settle

    async def untold(self: Campaigns, id: str) -> None:
        self.tell = die  # type: ignore[method-assign]
        await settle(self, id)

    Campaigns.settle = untold  # type: ignore[method-assign]


def half_opened() -> None:
    """All are ready: the next table is written and not committed."""
    campaigns.write = dies_writing(lambda what: what.opens is not None)  # type: ignore[assignment]


def opened() -> None:
    """The next table is there, and nobody has been told."""
    Campaigns.wake = die  # type: ignore[method-assign]


MOMENTS: Final = {
    moment.__name__: moment for moment in (end_written, table_knows, half_settled, settled, half_opened, opened)
}

if __name__ == "__main__":
    MOMENTS[sys.argv[1]]()
    raise SystemExit(main(sys.argv[2:]))
