"""Whose turn it is, what is left on the clocks, and which games a starting server must look at."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
from sqlalchemy import event

from gladsheim.errors import Declined
from gladsheim.store import Store, tables
from gladsheim.store.records import Clock, Table, User
from gladsheim.words import Words
from tests.store.tables import new_table, write

WHY = Words("table-is-closed")


def new_game(store: Store, anna: User, **changes: Any) -> str:
    """A game of Anna against a bot in seat 1."""
    table = new_table(store, anna.id, **changes).id
    store.seats.sit(table, 0, anna.id)
    store.seats.seat_bot(table, 1, "greedy")
    return store.tables.start_table(table).id


def test_whose_turn_it_is_is_unknown_until_it_is_noted(store: Store, anna: User) -> None:
    game, other = new_game(store, anna), new_game(store, anna)
    assert (store.tables.table(game).turn, store.tables.table(game).turn_number) == (None, 0)
    store.tables.note_turns({game: (3, [0, 1]), other: (0, [])})
    assert (store.tables.table(game).turn, store.tables.table(game).turn_number) == ([0, 1], 3)
    assert (store.tables.table(other).turn, store.tables.table(other).turn_number) == ([], 0)


def test_what_was_noted_later_stays(store: Store, anna: User) -> None:
    game, other = new_game(store, anna), new_game(store, anna)
    store.tables.note_turns({game: (3, [0]), other: (1, [1])})
    store.tables.note_turns({game: (2, [1]), other: (2, [0])})
    assert [store.tables.table(one).turn for one in (game, other)] == [[0], [0]]
    store.tables.note_turns({game: (3, [1])})
    assert store.tables.table(game).turn == [1]


def test_it_is_nobodys_turn_at_a_table_that_has_ended(store: Store, anna: User) -> None:
    over, closed = new_game(store, anna), new_game(store, anna)
    store.tables.note_turns({over: (1, [0]), closed: (1, [0])})
    assert store.tables.finish_table(over, [1, 2], [2, 1]).turn == []
    assert store.tables.close_table(closed, WHY).turn == []
    store.tables.note_turns({over: (2, [0]), closed: (2, [0]), "nowhere": (1, [0])})
    assert [store.tables.table(one).turn for one in (over, closed)] == [[], []]


def test_nothing_to_note_is_no_error(store: Store, anna: User) -> None:
    store.tables.note_turns({})
    store.seats.note_remaining({})
    store.seats.note_remaining({new_game(store, anna): {}, "nowhere": {0: 5}})


def test_clocks_of_many_tables_are_noted_at_once(store: Store, anna: User, monkeypatch: pytest.MonkeyPatch) -> None:
    games = [new_game(store, anna) for _ in range(5)]
    commits: list[object] = []
    event.listen(store.database.engine, "commit", commits.append)
    store.seats.note_remaining({game: {0: n, 1: None} for n, game in enumerate(games)})
    assert len(commits) == 1
    assert [store.tables.table(game).seats[0].remaining for game in games] == [0, 1, 2, 3, 4]
    monkeypatch.setattr(tables, "TOGETHER", 2)
    store.seats.note_remaining({game: {1: n} for n, game in enumerate(games)})
    store.tables.note_turns({game: (n, [n]) for n, game in enumerate(games)})
    assert [store.tables.table(game).seats[1].remaining for game in games] == [0, 1, 2, 3, 4]
    assert [store.tables.table(game).turn for game in games] == [[0], [1], [2], [3], [4]]


def test_notes_and_departures_do_not_wait_for_each_other_for_ever(store: Store, anna: User) -> None:
    games = [new_game(store, anna) for _ in range(20)]
    guests = [store.accounts.create_guest(f"Guest {n}").id for n in range(4)]
    for n, game in enumerate(games):
        store.seats.leave(game, 1)
        store.seats.sit(game, 1, guests[n % 4])

    def note(round_: int) -> None:
        ordered = games if round_ % 2 else games[::-1]
        store.tables.note_turns({game: (round_, [0]) for game in ordered})
        store.seats.note_remaining({game: {1: round_, 0: round_} for game in ordered})

    with ThreadPoolExecutor(8) as pool:
        waiting = [pool.submit(note, round_) for round_ in range(20)]
        waiting += [pool.submit(store.accounts.delete_user, guest) for guest in guests]
        for future in waiting:
            future.result(timeout=60)
    assert all(store.tables.table(game).seats[1].is_empty for game in games)


def test_a_game_is_unsettled_until_its_turn_is_known(store: Store, anna: User) -> None:
    known, unknown = new_game(store, anna), new_game(store, anna)
    store.tables.note_turns({known: (0, [0])})
    assert store.tables.unsettled() == [unknown]


def test_a_game_is_unsettled_whose_journal_has_gone_on(store: Store, anna: User) -> None:
    game, other = new_game(store, anna), new_game(store, anna)
    write(store, game, 1, 2).result()
    write(store, other, 1).result()
    store.tables.note_turns({game: (1, [0]), other: (1, [0])})
    assert store.tables.unsettled() == [game]
    store.tables.note_turns({game: (2, [0])})
    assert store.tables.unsettled() == []


@pytest.mark.parametrize(
    ("turn", "waits"),
    [([0], False), ([1], True), ([0, 1], True), ([1, 0], True), ([-1], True), ([0, -1], True), ([], True)],
)
def test_a_game_is_unsettled_while_a_bot_nature_or_nobody_owes(
    store: Store, anna: User, turn: list[int], waits: bool
) -> None:
    game = new_game(store, anna)
    store.tables.note_turns({game: (0, turn)})
    assert store.tables.unsettled() == ([game] if waits else [])
    assert store.tables.unsettled(bots_only=True) == ([game] if waits else [])


@pytest.mark.parametrize("turn", [[], [-1]])
def test_with_the_cardboard_nature_waits_for_people(store: Store, anna: User, turn: list[int]) -> None:
    table = new_table(store, anna.id, seats=1, companion=True).id
    store.seats.sit(table, 0, anna.id)
    store.tables.start_table(table)
    store.tables.note_turns({table: (0, turn)})
    assert store.tables.unsettled() == []


def test_a_game_is_unsettled_while_an_empty_seat_owes(store: Store, anna: User) -> None:
    game = new_game(store, anna)
    store.tables.note_turns({game: (0, [0])})
    assert store.tables.unsettled() == []
    store.seats.leave(game, 0)
    assert store.tables.unsettled() == [game]


def test_seat_ten_is_not_seat_one(store: Store, anna: User) -> None:
    table = new_table(store, anna.id, seats=12).id
    for seat in range(12):
        if seat == 1:
            store.seats.seat_bot(table, seat, "random")
        else:
            store.seats.sit(table, seat, anna.id)
    store.tables.start_table(table)
    store.tables.note_turns({table: (0, [10, 11])})
    assert store.tables.unsettled() == []


def test_a_game_with_a_clock_is_always_looked_at(store: Store, anna: User) -> None:
    games = [new_game(store, anna, clock=clock) for clock in (Clock(), Clock("minutes", 10), Clock("days", 3))]
    store.tables.note_turns(dict.fromkeys(games, (0, [0])))
    assert sorted(store.tables.unsettled()) == sorted(games[1:])
    assert store.tables.unsettled(bots_only=True) == []


def test_only_games_that_are_played_are_unsettled(store: Store, anna: User) -> None:
    new_table(store, anna.id, clock=Clock("days", 3))
    over, closed, frozen, playing = (new_game(store, anna, clock=Clock("days", 3)) for _ in range(4))
    store.tables.finish_table(over, [1, 2], [2, 1])
    store.tables.close_table(closed, WHY)
    store.tables.freeze_table(frozen, WHY)
    assert store.tables.unsettled() == [playing]


def test_there_is_one_rematch_unless_it_was_closed(store: Store, anna: User) -> None:
    game = new_game(store, anna)
    assert store.tables.rematch_of(game) is None
    first = new_table(store, anna.id, rematch_of=game)
    assert (found := store.tables.rematch_of(game)) is not None
    assert found.id == first.id
    with pytest.raises(Declined, match="rematch"):
        new_table(store, anna.id, rematch_of=game)
    store.tables.close_table(first.id, WHY)
    assert store.tables.rematch_of(game) is None
    second = new_table(store, anna.id, rematch_of=game)
    assert (found := store.tables.rematch_of(game)) is not None
    assert found.id == second.id
    assert store.tables.rematch_of("nowhere") is None


def test_what_players_add_when_they_sit_down_comes_to_the_dice_by_seat(store: Store, anna: User, bert: User) -> None:
    table = new_table(store, anna.id, seats=5).id
    store.seats.sit(table, 3, anna.id, "third")
    store.seats.sit(table, 0, bert.id, "first")
    store.seats.sit(table, 1, anna.id, "left again")
    store.seats.leave(table, 1)
    store.seats.seat_bot(table, 1, "random")
    store.seats.sit(table, 2, anna.id)
    store.seats.sit(table, 4, bert.id, "changed")
    store.seats.sit(table, 4, bert.id, "fifth")
    store.seats.sit(table, 4, bert.id)
    store.tables.start_table(table)
    store.seats.sit(table, 4, bert.id, "too late")
    assert store.tables.dice(table).entropies == ("first", "third", "fifth")
    assert store.tables.table(table).entropies == ["first", "third", "fifth"]
    mine = {found["seat"]: found["entropy"] for found in store.accounts.export_user(bert.id)["tables"]}
    assert mine == {0: "first", 4: "fifth"}


@pytest.mark.parametrize("entropy", ["x" * 65, "a\0b", "\ud800"])
def test_what_no_database_can_keep_is_not_added_to_the_dice(
    store: Store, table: Table, anna: User, entropy: str
) -> None:
    with pytest.raises(Declined) as refusal:
        store.seats.sit(table.id, 0, anna.id, entropy)
    assert refusal.value.code == "store/impossible"
    assert store.tables.table(table.id).seats[0].is_empty
    store.seats.sit(table.id, 0, anna.id, "ä" * 64)


def test_who_has_blocked_me(store: Store, anna: User, bert: User) -> None:
    store.accounts.block(anna.id, bert.id)
    assert store.accounts.blocked_by(bert.id) == {anna.id}
    assert store.accounts.blocked_by(anna.id) == set()
