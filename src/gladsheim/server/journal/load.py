"""What a live table reads from the store: the table, its match played again, the people at it."""

from __future__ import annotations

from itertools import pairwise

from gladsheim.errors import Conflict, Declined, UnknownGame
from gladsheim.kernel.game import Game
from gladsheim.kernel.match import Match
from gladsheim.server.journal.resume import CannotResume, raised_at, resume, rules_of, taken_over
from gladsheim.server.protocol.tables import Person, RematchAsked
from gladsheim.server.shelf import Shelf
from gladsheim.store import Store
from gladsheim.store.records import Entry, Table
from gladsheim.words import Words


class Loaded:
    """A table as it stood in the store at one moment; the match behind line `number` of its journal."""

    def __init__(
        self, table: Table, match: Match | None, number: int, base: int, clients: set[str], people: dict[str, Person]
    ) -> None:
        self.table = table
        self.match = match
        self.number = number
        self.base = base  # the line behind which the match began
        self.clients = clients
        self.people = people
        self.removed: set[str] = set()
        self.rematch: RematchAsked | None = None  # who would play again, once the game is over
        self.has_ended = False  # by its journal, whether or not the table knows
        self.resigned: int | None = None  # who gave the game up, and so ended it

    def is_other_game(self, had: Loaded | None) -> bool:
        """Whether what was told before belongs to another beginning."""
        return had is None or (had.match is None) != (self.match is None) or had.base != self.base


def load(store: Store, shelf: Shelf, id: str, for_play: bool = True) -> Loaded:
    """Everything about a table; for play, one that cannot go on is frozen with the reason, and one that can thaws."""
    table = store.tables.table(id)
    loaded = Loaded(table, None, 0, 0, set(), people_of(store, table))
    loaded.removed = store.seats.removed_users(id)
    if for_play and table.status == "over":
        loaded.rematch = rematch_asked(store, table)
    if table.started is not None:
        try:
            load_match(store, shelf, loaded, for_play)
        except CannotResume as reason:
            if for_play:
                freeze(store, loaded, reason.words)
    return loaded


def load_match(store: Store, shelf: Shelf, loaded: Loaded, for_play: bool) -> None:
    """Play the journal again; raises CannotResume."""
    table = loaded.table
    try:
        game = shelf.game(table.game)
    except UnknownGame as reason:
        raise CannotResume(Words("table-frozen-game", {"game": table.game})) from reason
    if for_play and table.status in ("playing", "frozen"):
        take_over(store, game, loaded)
    entries = store.journal.read(table.id)
    base = raised_at(entries)
    dump = store.dumps.dump(table.id, base) if base else None
    loaded.match = resume(game, loaded.table, store.tables.dice(table.id), entries, dump)
    loaded.number = len(entries)
    loaded.base = base
    loaded.clients = {entry.client for entry in entries if entry.client}
    loaded.has_ended = any(entry.kind == "end" for entry in entries)
    loaded.resigned = who_resigned(entries)
    if for_play and table.status == "frozen":
        try:
            loaded.table = store.tables.thaw_table(table.id)
        except Declined:
            loaded.table = store.tables.table(table.id)  # another worker was faster


def who_resigned(entries: list[Entry]) -> int | None:
    """Who ended the game by giving it up; another worker may have written of a seat behind the end."""
    for before, entry in pairwise(entries):
        if entry.kind == "end":
            return before.seat if before.kind == "resign" else None
    return None


def take_over(store: Store, game: Game, loaded: Loaded) -> None:
    """If the rules have changed since, go on from the last dump; raises CannotResume."""
    table = loaded.table
    if table.rules_version == game.rules_version:
        return
    entries = store.journal.read(table.id)
    if rules_of(entries) != game.rules_version:
        dump, entry = taken_over(game, table, len(entries), store.dumps.last_dump(table.id))
        store.dumps.save_dump(table.id, dump.number, dump.rules_version, dump.data)
        try:
            store.journal.append(table.id, [entry]).result()
        except Conflict:
            take_over(store, game, loaded)  # another worker was faster: look at what it has written
            return
    loaded.table = store.tables.raise_rules(table.id, game.rules_version)


def freeze(store: Store, loaded: Loaded, reason: Words) -> None:
    """The game waits, with a sentence, for somebody who can help."""
    if loaded.table.status == "playing":
        try:
            loaded.table = store.tables.freeze_table(loaded.table.id, reason)
        except Declined:
            loaded.table = store.tables.table(loaded.table.id)  # another worker was faster


def rematch_asked(store: Store, table: Table) -> RematchAsked | None:
    """Where the same people play again, and whose seats of this table have agreed by sitting down there."""
    there = store.tables.rematch_of(table.id)
    if there is None:
        return None
    people = {seat.user or seat.owner for seat in there.seats} - {""}
    agreed = [seat.number for seat in table.seats if (seat.user or seat.owner) in people]
    return RematchAsked(there.id, there.status, agreed)


def people_of(store: Store, table: Table) -> dict[str, Person]:
    """Everybody who has to do with a table, by id."""
    ids = {table.host, *(seat.user for seat in table.seats), *(seat.owner for seat in table.seats)} - {""}
    found = (store.accounts.user(id) for id in sorted(ids))
    return {user.id: Person(user.id, user.name, user.face, user.is_guest) for user in found}
