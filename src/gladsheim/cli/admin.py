"""`gladsheim admin`: what a host does beside the running server."""

from __future__ import annotations

import sys
import time
from argparse import Namespace
from collections.abc import Callable
from datetime import datetime
from getpass import getpass
from pathlib import Path
from secrets import token_urlsafe
from typing import Final, get_args

from rich.table import Table as Grid
from rich.text import Text

from gladsheim.cli.serve import settings_of
from gladsheim.cli.terminal import console
from gladsheim.cli.usage import Usage
from gladsheim.errors import BrokenChain, Declined
from gladsheim.kit.speech import Speech
from gladsheim.server.config.settings import shown
from gladsheim.server.config.sources import NAMES, declined
from gladsheim.store import Store
from gladsheim.store.records import Status, Table

DOES_NOT_HOLD: Final = 1
DAY: Final = 24 * 3600 * 1000
RANDOM_BYTES: Final = 12

Task = Callable[[Namespace, Speech], int]


def run(args: Namespace, speech: Speech) -> int:
    """Carry out one task."""
    return TASKS[args.task](args, speech)


def opened(args: Namespace, beside: bool = True) -> Store:
    """The store of the settings; beside a server that may be running, unless the task needs it alone."""
    return Store.open(settings_of(args).config.database_url, beside)


def backup(args: Namespace, speech: Speech) -> int:
    """One moment as a file, while everything goes on."""
    with opened(args) as store:
        store.backup(Path(args.file))
    print(speech("admin-backed-up", file=args.file))
    return 0


def restore(args: Namespace, speech: Speech) -> int:
    """Fill an empty database from a backup."""
    with opened(args, beside=False) as store:
        store.restore(Path(args.file))
        tables = sum(store.tables.count().values())
    print(speech("admin-restored", tables=tables))
    return 0


def prune(args: Namespace, speech: Speech) -> int:
    """Forget guests who stay away; count games that ended long ago, and with --yes remove them."""
    if args.days is None and args.older_than is None:
        raise Usage("cli-missing-argument", arguments="--days, --older-than", command="gladsheim admin prune")
    with opened(args) as store:
        if args.days is not None:
            guests = store.accounts.prune_guests(long_ago(args.days))
            print(speech("admin-pruned", guests=guests))
        if args.older_than is not None:
            before = long_ago(args.older_than)
            text = "admin-games-removed" if args.yes else "admin-games-found"
            games = store.pruning.prune(before) if args.yes else store.pruning.count(before)
            print(speech(text, games=games, days=args.older_than))
    return 0


def long_ago(days: int) -> int:
    """The time so many days before now, in milliseconds."""
    return int(time.time() * 1000) - days * DAY


def tables(args: Namespace, speech: Speech) -> int:
    """All tables, or those in one state."""
    states: tuple[Status, ...] = (args.status,) if args.status else get_args(Status)
    with opened(args) as store:
        found = store.tables.tables_in(*states)
    grid = Grid(box=None, padding=(0, 2, 0, 0))
    for heading in ("admin-table", "admin-game", "admin-status", "admin-since", "admin-players"):
        grid.add_column(speech(heading), overflow="fold")
    for table in found:
        grid.add_row(table.id, table.game, table.status, since(table), players(table))
    console().print(grid)
    return 0


def since(table: Table) -> str:
    """When the table came into its state, as far as that is known."""
    return datetime.fromtimestamp((table.ended or table.started or table.created) / 1000).strftime("%Y-%m-%d %H:%M")


def players(table: Table) -> Text:
    """Who sits there, in the order of the seats."""
    return Text(", ".join(seat.name or seat.bot or "–" for seat in table.seats))


def password(args: Namespace, speech: Speech) -> int:
    """A new password for an account; whoever was logged in has to log in again."""
    with opened(args) as store:
        user = store.accounts.user_with_login(args.login)
        chosen = token_urlsafe(RANDOM_BYTES) if args.random else asked(speech)
        store.accounts.set_password(user.id, chosen)
    if args.random:
        print(chosen)
    print(speech("admin-password-set", login=user.login), file=sys.stderr)
    return 0


def asked(speech: Speech) -> str:
    """A password typed twice on a terminal, unseen; or the first line of a pipe."""
    if not sys.stdin.isatty():
        return sys.stdin.readline().rstrip("\r\n")
    first = getpass(speech("admin-new-password"))
    if getpass(speech("admin-once-more")) != first:
        raise declined("admin/passwords-differ")
    return first


def link(args: Namespace, speech: Speech) -> int:
    """A private link for somebody who has lost his cookie; what led to this place before no longer does."""
    settings = settings_of(args).config
    number = args.seat - 1
    with opened(args) as store:
        try:
            token = store.seats.seat_link(args.place, number)
        except Declined as refusal:
            if refusal.code != "table/unknown":
                raise
            token = link_to_campaign(store, args.place, number)
    print(f"{settings.public_url.rstrip('/')}{settings.base_path}/s#{token}")
    return 0


def link_to_campaign(store: Store, campaign: str, number: int) -> str:
    """The same for a place in a campaign."""
    seats = store.campaigns.campaign(campaign).seats
    if not number < len(seats):
        raise declined("table/no-such-seat", seat=number)
    if not seats[number].user:
        raise declined("table/nobody-there", seat=number)
    return store.campaigns.seat_link(campaign, number, seats[number].user)


def check(args: Namespace, speech: Speech) -> int:
    """Is every line of every journal the one that was written? Exit code 1 if not."""
    lines = broken = 0
    with opened(args) as store:
        found = store.tables.tables_in(*get_args(Status))
        for table in found:
            try:
                lines += store.journal.check(table.id)
            except BrokenChain as reason:
                broken += 1
                print(speech("cli-error", sentence=speech.error(reason)), file=sys.stderr)
    if broken:
        print(speech("cli-error", sentence=speech("admin-broken", tables=broken)), file=sys.stderr)
        return DOES_NOT_HOLD
    print(speech("admin-checked", tables=len(found), lines=lines))
    return 0


def config(args: Namespace, speech: Speech) -> int:
    """Every setting in effect, without what is secret in it, and where it comes from."""
    settings = settings_of(args)
    screen = console()
    grid = Grid(box=None, padding=(0, 2, 0, 0), show_header=False)
    for name in NAMES:
        value = shown(settings.config, name)
        text = ("no", "yes")[value] if isinstance(value, bool) else str(value)
        source = speech.words(settings.sources[name])
        if screen.is_terminal:
            grid.add_row(name, Text(text, overflow="fold"), Text(source, overflow="fold"))
        else:
            print(name, text, source, sep="\t")
    if screen.is_terminal:
        screen.print(grid)
    return 0


TASKS: Final[dict[str, Task]] = {
    "backup": backup,
    "restore": restore,
    "prune": prune,
    "tables": tables,
    "password": password,
    "link": link,
    "check": check,
    "config": config,
}
