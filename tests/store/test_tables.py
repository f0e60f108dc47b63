"""Tables are opened, filled, played, finished; of two who race for a seat one gets it."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from hashlib import sha256

import pytest
from sqlalchemy import update

from gladsheim.errors import Declined
from gladsheim.store import Store
from gladsheim.store.records import Clock, Table, TableSpec, User
from gladsheim.store.schema import TABLES, USERS
from gladsheim.words import Words
from tests.store.tables import new_table

WHY = Words("table-is-closed", {"by": "Anna"})


@pytest.fixture
def playing(store: Store, table: Table, anna: User, bert: User) -> str:
    """A table where Anna and Bert play."""
    store.seats.sit(table.id, 0, anna.id)
    store.seats.sit(table.id, 1, bert.id)
    store.tables.start_table(table.id, ["ea", "eb"])
    return table.id


def refused(code: str, do: Callable[[], object]) -> None:
    """Doing this is declined for this reason."""
    with pytest.raises(Declined) as refusal:
        do()
    assert refusal.value.code == code


def test_a_table_is_as_it_was_ordered(store: Store, anna: User, table: Table) -> None:
    spec = TableSpec(
        game="voluspa",
        rules_version=3,
        seats=4,
        host=anna.id,
        options={"edda": True, "level": 2, "who": "Jörð"},
        public=False,
        hints=True,
        companion=True,
        clock=Clock("days", 3),
        rematch_of=table.id,
        secret=b"x" * 32,
    )
    made = store.tables.create_table(spec)
    assert store.tables.table(made.id) == made
    assert len(made.id) == 10
    assert made.id.isalnum()
    assert [seat.number for seat in made.seats] == [0, 1, 2, 3]
    assert all(seat.is_empty for seat in made.seats)
    for name in ("game", "rules_version", "host", "options", "public", "hints", "companion", "clock", "rematch_of"):
        assert getattr(made, name) == getattr(spec, name)
    assert made.status == "open"
    assert made.commit == sha256(b"x" * 32).hexdigest()
    assert "xxx" not in repr(spec)


def test_every_table_has_dice_of_its_own(store: Store, anna: User) -> None:
    one, two = new_table(store, anna.id), new_table(store, anna.id)
    assert store.tables.dice(one.id).secret != store.tables.dice(two.id).secret
    assert store.tables.dice(one.id).commit == one.commit
    assert len(store.tables.dice(one.id).secret) == 32


def test_what_players_add_to_the_dice_is_kept(store: Store, playing: str) -> None:
    dice = store.tables.dice(playing)
    assert (dice.entropies, dice.table) == (("ea", "eb"), playing)


@pytest.mark.parametrize("seats", [0, -1, 21])
def test_a_table_has_at_least_one_seat_and_not_too_many(store: Store, anna: User, seats: int) -> None:
    refused("table/no-such-seat", lambda: new_table(store, anna.id, seats=seats))


def test_a_table_needs_a_host_and_what_it_repeats(store: Store, anna: User) -> None:
    refused("account/unknown", lambda: new_table(store, "nobody"))
    refused("table/unknown", lambda: new_table(store, anna.id, rematch_of="nowhere"))


def test_a_table_opens_plays_and_ends(store: Store, playing: str, table: Table) -> None:
    started = store.tables.table(playing)
    assert started.status == "playing"
    assert started.started
    assert [seat.name for seat in started.seats] == ["Anna", "Bert"]
    refused("table/is-playing", lambda: store.tables.start_table(playing))
    ended = store.tables.finish_table(playing, [31, -2], [1, 2])
    assert (ended.status, ended.scores, ended.places) == ("over", [31, -2], [1, 2])
    assert ended.ended
    for late in (
        lambda: store.tables.finish_table(playing, [], []),
        lambda: store.tables.close_table(playing, WHY),
        lambda: store.tables.freeze_table(playing, WHY),
        lambda: store.seats.sit(playing, 0, table.host),
        lambda: store.seats.leave(playing, 0),
        lambda: store.seats.seat_bot(playing, 0, "random"),
    ):
        refused("table/is-over", late)


def test_a_table_with_an_empty_seat_does_not_begin(store: Store, table: Table, anna: User) -> None:
    store.seats.sit(table.id, 0, anna.id)
    refused("table/empty-seats", lambda: store.tables.start_table(table.id))
    refused("table/is-open", lambda: store.tables.finish_table(table.id, [], []))
    store.seats.seat_bot(table.id, 1, "greedy")
    store.tables.start_table(table.id)


def test_a_frozen_table_says_why_and_goes_on_later(store: Store, playing: str) -> None:
    assert store.tables.freeze_table(playing, WHY).reason == WHY
    refused("table/is-frozen", lambda: store.tables.finish_table(playing, [], []))
    store.tables.raise_rules(playing, 2)
    thawed = store.tables.thaw_table(playing)
    assert (thawed.status, thawed.reason, thawed.rules_version) == ("playing", None, 2)
    refused("table/is-playing", lambda: store.tables.thaw_table(playing))


def test_a_closed_table_says_why_and_is_nobodys_any_more(store: Store, table: Table, anna: User) -> None:
    assert store.tables.close_table(table.id, WHY).reason == WHY
    refused("table/is-closed", lambda: store.seats.sit(table.id, 0, anna.id))
    assert store.tables.tables_of(anna.id) == []


def test_the_lobby_lists_public_open_tables(store: Store, anna: User, bert: User) -> None:
    public, private, full = (
        new_table(store, anna.id),
        new_table(store, anna.id, public=False),
        new_table(store, anna.id, seats=1),
    )
    store.seats.sit(full.id, 0, bert.id)
    store.tables.start_table(full.id)
    assert [table.id for table in store.tables.open_tables()[0]] == [public.id]
    assert {table.id for table in store.tables.tables_in("open")} == {public.id, private.id}
    assert {table.id for table in store.tables.tables_of(bert.id)} == {full.id}
    assert store.tables.count() == {"open": 2, "playing": 1}
    assert len(store.tables.tables_in("open", "playing", limit=2)) == 2


def test_every_host_has_a_table_on_the_list_before_anybody_has_two(store: Store, anna: User, bert: User) -> None:
    berts = new_table(store, bert.id).id
    annas = [new_table(store, anna.id).id for _ in range(7)]
    with store.database.write() as connection:
        for created, table in enumerate([berts, *annas]):
            connection.execute(update(TABLES).where(TABLES.c.id == table).values(created=created))
    listed: list[str] = []
    more = ""
    while not listed or more:
        page, more = store.tables.open_tables(more, limit=3)
        assert 0 < len(page) <= 3
        listed += [table.id for table in page]
    newest = annas[::-1]
    assert listed == [newest[0], berts, *newest[1:]]
    assert store.tables.open_tables(limit=8)[1] == ""


def test_a_page_goes_on_behind_its_place_when_tables_have_come_and_gone(store: Store, anna: User) -> None:
    for _ in range(4):
        new_table(store, store.accounts.create_guest("Guest").id)
    first, more = store.tables.open_tables(limit=2)
    new_table(store, store.accounts.create_guest("Guest").id)
    store.tables.close_table(first[1].id, WHY)
    second, _ = store.tables.open_tables(more, limit=10)
    assert len(second) == 2
    assert not {table.id for table in first} & {table.id for table in second}


def test_nobody_is_the_host_of_too_many_tables_that_wait_however_fast_he_is(
    store: Store, anna: User, bert: User
) -> None:
    new_table(store, bert.id)
    codes: set[str] = set()

    def opens(_: int) -> bool:
        spec = TableSpec(game="voluspa", rules_version=1, seats=1, host=anna.id)
        try:
            store.tables.create_table(spec, most=5, most_open=3)
        except Declined as refusal:
            codes.add(refusal.code)
            return False
        return True

    with ThreadPoolExecutor(4) as pool:
        assert sum(pool.map(opens, range(8))) == 3
    assert codes == {"lobby/too-many-open"}
    for table in store.tables.tables_of(anna.id, "open"):
        store.seats.seat_bot(table.id, 0, "greedy")
        store.tables.start_table(table.id)
    assert [opens(n) for n in range(3)] == [True, True, False]
    assert codes == {"lobby/too-many-open", "lobby/too-many-tables"}


def test_a_table_lapses_when_nobody_of_its_people_was_seen(store: Store, anna: User, bert: User) -> None:
    alone, kept, begun = (
        new_table(store, anna.id).id,
        new_table(store, anna.id).id,
        new_table(store, anna.id, seats=1).id,
    )
    store.seats.sit(kept, 1, bert.id)
    store.seats.seat_bot(begun, 0, "greedy")
    store.tables.start_table(begun)
    with store.database.write() as connection:
        connection.execute(update(TABLES).values(created=1))
        connection.execute(update(USERS).where(USERS.c.id == anna.id).values(seen=1))
        connection.execute(update(USERS).where(USERS.c.id == bert.id).values(seen=3))
    assert store.tables.deserted(before=1) == []
    assert store.tables.deserted(before=3) == [alone]
    assert set(store.tables.deserted(before=4)) == {alone, kept}
    assert store.tables.lapse(alone, 3, WHY)
    assert (store.tables.table(alone).status, store.tables.table(alone).reason) == ("closed", WHY)
    assert not store.tables.lapse(alone, 3, WHY)
    assert not store.tables.lapse(begun, 4, WHY)
    store.sessions.note_seen([anna.id, bert.id])
    assert not store.tables.lapse(kept, 4, WHY)
    assert store.tables.waiting([alone, kept, begun, "nowhere"]) == {kept}


def test_a_new_invitation_ends_the_old_one(store: Store, anna: User) -> None:
    table = new_table(store, anna.id, public=False).id
    old = store.tables.invite(table)
    assert (found := store.tables.table_of_invitation(old)) is not None
    assert found.id == table
    new = store.tables.invite(table)
    assert store.tables.table_of_invitation(old) is None
    assert store.tables.table_of_invitation(new)


def test_the_host_can_be_another(store: Store, table: Table, bert: User) -> None:
    assert store.tables.set_host(table.id, bert.id).host == bert.id
    refused("account/unknown", lambda: store.tables.set_host(table.id, "nobody"))


def test_of_many_who_want_a_seat_one_gets_it(store: Store, anna: User) -> None:
    guests = [store.accounts.create_guest(f"Guest {n}").id for n in range(6)]
    for _ in range(5):
        table = new_table(store, anna.id).id

        def sit(guest: str, table: str = table) -> str:
            try:
                return store.seats.sit(table, 1, guest).seats[1].user
            except Declined as refusal:
                return refusal.code

        with ThreadPoolExecutor(6) as pool:
            told = list(pool.map(sit, guests))
        assert told.count("table/seat-taken") == 5
        assert store.tables.table(table).seats[1].user in told


def test_nobody_leaves_in_the_moment_of_the_start(store: Store, anna: User) -> None:
    for _ in range(10):
        table = new_table(store, anna.id, seats=1).id
        store.seats.sit(table, 0, anna.id)

        def start(table: str = table) -> bool:
            try:
                return bool(store.tables.start_table(table))
            except Declined:
                return False

        with ThreadPoolExecutor(2) as pool:
            started = pool.submit(start)
            pool.submit(store.seats.leave, table, 0).result()
            now = store.tables.table(table)
            assert started.result() == (now.status == "playing")


def test_one_person_may_have_several_seats(store: Store, table: Table, anna: User) -> None:
    store.seats.sit(table.id, 0, anna.id)
    store.seats.sit(table.id, 0, anna.id)
    store.seats.sit(table.id, 1, anna.id)
    assert [seat.user for seat in store.tables.table(table.id).seats] == [anna.id] * 2
    refused("table/no-such-seat", lambda: store.seats.sit(table.id, 2, anna.id))
    refused("table/unknown", lambda: store.seats.sit("nowhere", 0, anna.id))
    assert store.seats.leave(table.id, 1).seats[1].is_empty


def test_a_bot_and_a_person_do_not_share_a_seat(store: Store, table: Table, anna: User) -> None:
    store.seats.sit(table.id, 0, anna.id)
    refused("table/seat-taken", lambda: store.seats.seat_bot(table.id, 0, "random"))
    store.seats.seat_bot(table.id, 1, "random")
    refused("table/seat-taken", lambda: store.seats.sit(table.id, 1, anna.id))
    store.seats.leave(table.id, 1)
    store.seats.sit(table.id, 1, anna.id)


def test_a_seat_that_a_bot_holds_in_mid_game_waits_for_its_owner(
    store: Store, playing: str, anna: User, bert: User
) -> None:
    seat = store.seats.seat_bot(playing, 0, "greedy").seats[0]
    assert (seat.user, seat.bot, seat.owner, seat.name) == ("", "greedy", anna.id, "Anna")
    refused("table/seat-kept", lambda: store.seats.sit(playing, 0, bert.id))
    seat = store.seats.sit(playing, 0, anna.id).seats[0]
    assert (seat.user, seat.bot, seat.owner) == (anna.id, "", anna.id)


def test_a_seat_given_up_in_mid_game_is_anybodys(store: Store, playing: str, anna: User, bert: User) -> None:
    assert store.seats.leave(playing, 0).seats[0].owner == ""
    store.seats.seat_bot(playing, 0, "greedy")
    refused("table/seat-taken", lambda: store.seats.sit(playing, 0, anna.id))
    store.seats.leave(playing, 0)
    assert store.seats.sit(playing, 0, bert.id).seats[0].owner == bert.id


def test_a_private_link_leads_to_its_seat_until_it_is_renewed_or_left(store: Store, playing: str) -> None:
    old = store.seats.seat_link(playing, 0)
    assert store.seats.seat_of_link(old) == (playing, 0)
    new = store.seats.seat_link(playing, 0)
    assert store.seats.seat_of_link(old) is None
    store.seats.seat_bot(playing, 0, "random")
    assert store.seats.seat_of_link(new) == (playing, 0)
    store.seats.leave(playing, 0)
    assert store.seats.seat_of_link(new) is None
    refused("table/nobody-there", lambda: store.seats.seat_link(playing, 0))


def test_a_private_link_ends_with_its_game(store: Store, playing: str) -> None:
    link = store.seats.seat_link(playing, 0)
    store.tables.finish_table(playing, [1, 2], [2, 1])
    assert store.seats.seat_of_link(link) is None


def test_clocks_are_kept_by_seat(store: Store, playing: str) -> None:
    assert [seat.remaining for seat in store.tables.table(playing).seats] == [None, None]
    store.seats.set_remaining(playing, {0: 60_000, 1: 5})
    store.seats.set_remaining(playing, {1: 2})
    assert [seat.remaining for seat in store.tables.table(playing).seats] == [60_000, 2]


def test_who_was_removed_loses_his_seat_and_may_not_come_back(store: Store, playing: str, bert: User) -> None:
    seat = store.seats.remove_user(playing, bert.id).seats[1]
    assert (seat.user, seat.owner) == ("", "")
    assert store.seats.removed_users(playing) == {bert.id}
    refused("table/removed", lambda: store.seats.sit(playing, 1, bert.id))
    refused("table/removed", lambda: store.chat.say(playing, bert.id, "why?"))
    store.seats.readmit_user(playing, bert.id)
    store.seats.sit(playing, 1, bert.id)


def test_who_was_muted_may_not_chat(store: Store, playing: str, anna: User, bert: User) -> None:
    store.seats.mute_user(playing, bert.id)
    assert store.seats.muted_users(playing) == {bert.id}
    refused("chat/muted", lambda: store.chat.say(playing, bert.id, "hello"))
    store.chat.say(playing, anna.id, "hello")
    store.seats.unmute_user(playing, bert.id)
    store.chat.say(playing, bert.id, "hello")
    assert store.seats.muted_users(playing) == set()


def test_chat_is_numbered_by_table(store: Store, anna: User) -> None:
    one, two = new_table(store, anna.id).id, new_table(store, anna.id).id
    with ThreadPoolExecutor(4) as pool:
        lines = list(pool.map(lambda n: store.chat.say(one, anna.id, f"  line\n {n}"), range(20)))
    assert store.chat.say(two, anna.id, "👩\u200d🚀").number == 1
    assert store.chat.chat(one) == sorted(lines, key=lambda line: line.number)
    assert [line.number for line in store.chat.chat(one, after=18)] == [19, 20]
    assert {line.text for line in lines} == {f"line {n}" for n in range(20)}


@pytest.mark.parametrize(
    ("text", "code"),
    [
        (" ", "chat/empty"),
        ("x" * 501, "chat/long"),
        ("a\u202eb", "chat/characters"),
        ("a\0b", "chat/characters"),
        ("\ufe0f", "chat/characters"),
        ("\u200d", "chat/characters"),
        ("a \ufe0fb", "chat/characters"),
        ("a\ufe0f\ufe0f", "chat/characters"),
        ("\u0301", "chat/characters"),
        *((one, "chat/characters") for one in "\u034f\U0001d159\u2800\u3164\u00ad\U000e0100"),
        *((f"a{one}b", "chat/characters") for one in "\u034f\U0001d159\u2800\u3164\u00ad\U000e0100"),
    ],
)
def test_a_message_is_short_and_visible(store: Store, table: Table, anna: User, text: str, code: str) -> None:
    refused(code, lambda: store.chat.say(table.id, anna.id, text))


@pytest.mark.parametrize(
    "text", ["❤\ufe0f", "⚔\ufe0e!", "1\ufe0f\u20e3", "❤\ufe0f\u200d🔥", "🏳\ufe0f\u200d🌈", "👩🏽\u200d🚀", "ja\u0308"]
)
def test_emoji_are_said_as_they_were_typed(store: Store, table: Table, anna: User, text: str) -> None:
    assert store.chat.say(table.id, anna.id, text).text == text
