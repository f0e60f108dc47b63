"""Guests become accounts, log in, change their minds and leave."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import partial

import msgspec
import pytest
from argon2 import PasswordHasher
from sqlalchemy import select, text, update

from gladsheim.errors import Declined
from gladsheim.store import Store
from gladsheim.store.database import now
from gladsheim.store.names import BOTS, FACES, face_of
from gladsheim.store.records import Entry, Table, User
from gladsheim.store.schema import DEVICES, SESSIONS, USERS
from gladsheim.words import Words
from tests.store.tables import new_table

PASSWORD = "correct horse"


HIDDEN = "\u034f\u2800\U0001d159\u00ad\u061c\u115f\u17b4\u180b\u180e\u200d\u2060\ufe00\ufeff\uffa0\U000e0100\U000e0041"
"""Characters that show nothing."""


def refused(code: str, do: Callable[[], object]) -> None:
    """Doing this is declined for this reason."""
    with pytest.raises(Declined) as refusal:
        do()
    assert refusal.value.code == code


@pytest.mark.parametrize(
    ("given", "kept"),
    [
        ("  Anna \t", "Anna"),
        ("Jörð", "Jörð"),
        ("Jo\u0308rð", "Jörð"),
        ("A  B   C", "A B C"),
        ("ᚠ" * 30, "ᚠ" * 30),
        ("🦌", "🦌"),
        ("Thor ⚔\ufe0f", "Thor ⚔"),
        ("☠\ufe0e", "☠"),
    ],
)
def test_a_name_is_kept_trimmed(store: Store, given: str, kept: str) -> None:
    guest = store.accounts.create_guest(given)
    assert guest.name == kept
    assert guest.is_guest
    assert store.accounts.user(guest.id) == guest


@pytest.mark.parametrize(
    ("name", "code"),
    [
        ("", "account/name-length"),
        ("   ", "account/name-length"),
        ("x" * 31, "account/name-length"),
        ("An\nna", "account/name-characters"),
        ("\u202eannA", "account/name-characters"),
        ("An\u2066na", "account/name-characters"),
        ("A\0", "account/name-characters"),
        ("\u200b\u200b", "account/name-characters"),
        ("\u3164", "account/name-characters"),
        ("\ud800", "account/name-characters"),
        ("\u0301", "account/name-characters"),
        ("\ufe0f", "account/name-characters"),
        *((f"{one}", "account/name-characters") for one in HIDDEN),
        *((f"An{one}na", "account/name-characters") for one in HIDDEN),
        *((f"Anna{one}", "account/name-characters") for one in HIDDEN),
    ],
)
def test_a_name_that_cannot_be_seen_is_refused(store: Store, name: str, code: str) -> None:
    refused(code, lambda: store.accounts.create_guest(name))


def test_a_guest_becomes_an_account_and_keeps_his_seat(store: Store, anna: User, table: Table) -> None:
    store.seats.sit(table.id, 0, anna.id)
    account = store.accounts.register(anna.id, "Anna", PASSWORD)
    assert (account.id, account.login, account.is_guest) == (anna.id, "Anna", False)
    assert store.accounts.check_password("aNNA", PASSWORD) == account
    assert [found.id for found in store.tables.tables_of(anna.id)] == [table.id]
    assert store.accounts.user_with_login("anna") == account
    refused("account/has-login", lambda: store.accounts.register(anna.id, "Anna2", PASSWORD))


def test_who_becomes_an_account_leaves_the_sessions_and_links_of_the_guest(
    store: Store, anna: User, table: Table
) -> None:
    store.seats.sit(table.id, 0, anna.id)
    tokens = [store.sessions.open_session(anna.id) for _ in range(2)]
    link = store.seats.seat_link(table.id, 0)
    store.accounts.register(anna.id, "anna", PASSWORD)
    assert [store.sessions.user_of(token) for token in tokens] == [None, None]
    assert store.seats.seat_of_link(link) is None
    token = store.sessions.open_session(anna.id)
    refused("account/has-login", lambda: store.accounts.register(anna.id, "other", PASSWORD))
    assert store.sessions.user_of(token) is not None


def test_a_device_is_known_for_one_account_and_not_for_ever(store: Store, anna: User, bert: User) -> None:
    for user, login in ((anna, "anna"), (bert, "bert")):
        store.accounts.register(user.id, login, PASSWORD)
    token = store.devices.remember(anna.id, "")
    assert store.devices.is_known(anna.id, token)
    assert not store.devices.is_known(bert.id, token)
    assert not store.devices.is_known(anna.id, token.swapcase())
    assert store.devices.remember(bert.id, token) == token
    with store.database.read() as connection:
        hashes = list(connection.scalars(select(DEVICES.c.hash)))
    assert len(set(hashes)) == 2
    assert store.accounts.export_user(anna.id)["devices"][0].keys() == {"used"}
    others = [store.devices.remember(anna.id, "") for _ in range(10)]
    assert [store.devices.is_known(anna.id, one) for one in (token, *others)] == [False, *[True] * 10]
    with store.database.write() as connection:
        connection.execute(update(DEVICES).where(DEVICES.c.user_id == bert.id).values(used=1))
    assert not store.devices.is_known(bert.id, token)


@pytest.mark.parametrize("locks", ["a new password", "logging out everywhere", "leaving"])
def test_devices_are_forgotten_by(store: Store, anna: User, locks: str) -> None:
    store.accounts.register(anna.id, "anna", PASSWORD)
    token = store.devices.remember(anna.id, "")
    if locks == "a new password":
        store.accounts.change_password(anna.id, PASSWORD, "battery staple")
    elif locks == "leaving":
        store.accounts.delete_user(anna.id)
    else:
        store.sessions.close_sessions(anna.id)
    assert not store.devices.is_known(anna.id, token)


def test_a_login_is_found_with_and_without_the_style_of_its_emoji(store: Store, anna: User, bert: User) -> None:
    store.accounts.register(anna.id, "Anna ⚔\ufe0f", "correct horse")
    store.accounts.register(bert.id, "Bert", "correct horse")
    with store.database.write() as connection:
        connection.execute(update(USERS).where(USERS.c.id == bert.id).values(login_key="bert ⚔\ufe0f"))
    for login in ("anna ⚔", "Anna ⚔\ufe0f"):
        assert store.accounts.check_password(login, "correct horse").id == anna.id
    assert store.accounts.user_with_login("Bert ⚔\ufe0f").id == bert.id


def test_a_login_is_taken_in_any_spelling(store: Store, anna: User, bert: User) -> None:
    store.accounts.register(anna.id, "Straße", PASSWORD)
    refused("account/login-taken", lambda: store.accounts.register(bert.id, "STRASSE", PASSWORD))
    assert store.accounts.user(bert.id).is_guest


def test_of_two_who_want_a_login_one_gets_it(store: Store) -> None:
    guests = [store.accounts.create_guest(f"Guest {n}").id for n in range(4)]

    def register(guest: str) -> bool:
        try:
            return bool(store.accounts.register(guest, "Odin", PASSWORD))
        except Declined:
            return False

    with ThreadPoolExecutor(4) as pool:
        assert sum(pool.map(register, guests)) == 1


@pytest.mark.parametrize(
    ("login", "password"),
    [("anna", "wrong horse"), ("nobody", PASSWORD), ("", ""), ("\0", "\0"), ("x" * 9999, "\ud800")],
)
def test_a_wrong_login_and_a_wrong_password_read_the_same(store: Store, anna: User, login: str, password: str) -> None:
    store.accounts.register(anna.id, "anna", PASSWORD)
    refused("account/wrong-login", lambda: store.accounts.check_password(login, password))


@pytest.mark.parametrize("password", ["", "1234567", "x" * 201])
def test_a_password_is_neither_short_nor_endless(store: Store, anna: User, password: str) -> None:
    refused("account/password-length", lambda: store.accounts.register(anna.id, "anna", password))


def test_a_password_is_hashed_again_when_the_parameters_change(store: Store, anna: User) -> None:
    store.accounts.hasher = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)
    store.accounts.register(anna.id, "anna", PASSWORD)
    before = store.accounts.row(anna.id).password
    assert before.startswith("$argon2id$")
    assert "m=8,t=1,p=1" in before
    store.accounts.hasher = PasswordHasher(time_cost=2, memory_cost=16, parallelism=1)
    store.accounts.check_password("anna", PASSWORD)
    assert "m=16,t=2,p=1" in store.accounts.row(anna.id).password
    store.accounts.check_password("anna", PASSWORD)


def test_a_new_password_ends_all_sessions(store: Store, anna: User) -> None:
    refused("account/no-login", lambda: store.accounts.set_password(anna.id, PASSWORD))
    refused("account/wrong-login", lambda: store.accounts.change_password(anna.id, "", PASSWORD))
    store.accounts.register(anna.id, "anna", PASSWORD)
    token = store.sessions.open_session(anna.id)
    refused("account/wrong-login", lambda: store.accounts.change_password(anna.id, "wrong horse", "new horse"))
    assert store.sessions.user_of(token)
    store.accounts.change_password(anna.id, PASSWORD, "new horse")
    assert store.sessions.user_of(token) is None
    assert store.accounts.check_password("anna", "new horse").id == anna.id
    refused("account/wrong-login", lambda: store.accounts.check_password("anna", PASSWORD))


def test_a_session_ends_by_logging_out_or_in_time(store: Store, anna: User) -> None:
    here, there, third = (store.sessions.open_session(anna.id) for _ in range(3))
    assert len(here) == 43
    assert store.sessions.user_of(here) == anna
    store.sessions.close_session(here)
    assert store.sessions.user_of(here) is None
    with store.database.write() as connection:
        connection.execute(update(SESSIONS).values(expires=now() - 1))
    assert store.sessions.user_of(there) is None
    fourth = store.sessions.open_session(anna.id)
    with store.database.read() as connection:
        assert len(connection.execute(select(SESSIONS)).all()) == 1
    store.sessions.close_sessions(anna.id)
    assert store.sessions.user_of(third) is None
    assert store.sessions.user_of(fourth) is None


def test_being_here_is_noted_and_prolongs_the_session(store: Store, anna: User) -> None:
    token = store.sessions.open_session(anna.id)
    with store.database.write() as connection:
        connection.execute(update(USERS).values(seen=5))
        connection.execute(update(SESSIONS).values(expires=now() + 60_000))
    store.sessions.user_of(token)
    assert store.accounts.user(anna.id).seen > 5
    with store.database.read() as connection:
        assert (connection.scalar(select(SESSIONS.c.expires)) or 0) > now() + 60_000


def test_tokens_and_passwords_are_nowhere_in_the_database(store: Store, anna: User, table: Table) -> None:
    store.accounts.register(anna.id, "anna", PASSWORD)
    store.seats.sit(table.id, 0, anna.id)
    tokens = [store.sessions.open_session(anna.id), store.tables.invite(table.id), store.seats.seat_link(table.id, 0)]
    with store.database.read() as connection:
        rows = [
            str(connection.execute(text(f"SELECT * FROM {name}")).all())
            for name in ("users", "sessions", "tables", "seats")
        ]
    assert not [secret for secret in (*tokens, PASSWORD) if secret in "".join(rows)]


def test_no_record_shows_a_secret(store: Store, anna: User, table: Table) -> None:
    user = store.accounts.set_webhook(store.accounts.register(anna.id, "anna", PASSWORD).id, "https://example.org/KEY")
    dice = store.tables.dice(table.id)
    shown = repr([user, table, dice]) + msgspec.json.encode(table).decode()
    secret = store.accounts.row(anna.id).password
    for hidden in ("KEY", secret, dice.secret.hex(), str(dice.secret), "argon2"):
        assert hidden not in shown
    assert "argon2" not in msgspec.json.encode(user).decode()


def test_a_face_stays_until_another_is_chosen(store: Store, anna: User) -> None:
    assert store.accounts.user(anna.id).face == anna.face
    other = next(face for face in FACES if face != anna.face)
    assert store.accounts.set_face(anna.id, other).face == store.accounts.user(anna.id).face == other
    with pytest.raises(Declined) as refusal:
        store.accounts.set_face(anna.id, "x" * 100)
    assert refusal.value.code == "account/unknown-face"


def test_nobody_is_dealt_the_face_of_a_bot_and_everybody_may_choose_one() -> None:
    dealt = {face_of(f"guest-{number}", "") for number in range(1000)}
    assert dealt == {*FACES} - BOTS
    assert all(face_of("anna", face) == face for face in FACES)
    assert face_of("anna", "") == face_of("anna", "a face of long ago")


def test_people_rename_themselves_and_name_a_webhook(store: Store, anna: User) -> None:
    assert store.accounts.rename(anna.id, " Annika ").name == "Annika"
    assert store.accounts.set_webhook(anna.id, "https://example.org/turn?x=1").webhook
    assert store.accounts.set_webhook(anna.id, "").webhook == ""
    for url in (
        "ftp://x.org",
        "https://",
        "javascript:alert(1)",
        "https://a b",
        "http://[",
        "https://x.org/" + "x" * 500,
    ):
        refused("account/bad-webhook", partial(store.accounts.set_webhook, anna.id, url))


def test_blocks_go_one_way(store: Store, anna: User, bert: User) -> None:
    for _ in range(2):
        store.accounts.block(anna.id, bert.id)
    assert store.accounts.blocked(anna.id) == {bert.id}
    assert store.accounts.blocked(bert.id) == set()
    store.accounts.unblock(anna.id, bert.id)
    assert store.accounts.blocked(anna.id) == set()
    refused("account/block-self", lambda: store.accounts.block(anna.id, anna.id))


def test_a_deleted_user_is_nameless_and_his_seats_are_free(store: Store, anna: User, bert: User) -> None:
    over, playing = new_table(store, bert.id).id, new_table(store, anna.id).id
    for table in (over, playing):
        store.seats.sit(table, 0, anna.id)
        store.seats.sit(table, 1, bert.id)
        store.tables.start_table(table)
    store.tables.finish_table(over, [3, 5], [2, 1])
    store.accounts.register(anna.id, "anna", PASSWORD)
    store.chat.say(playing, anna.id, "my address is …")
    store.accounts.block(bert.id, anna.id)
    token, link = store.sessions.open_session(anna.id), store.seats.seat_link(playing, 0)
    store.accounts.delete_user(anna.id)
    assert store.accounts.user(anna.id).deleted
    assert store.accounts.user(anna.id).name == ""
    assert store.sessions.user_of(token) is None
    assert store.seats.seat_of_link(link) is None
    assert store.tables.table(playing).seats[0].is_empty
    assert store.tables.table(playing).host == ""
    assert store.tables.table(over).seats[0].user == anna.id
    assert store.tables.table(over).seats[0].name == ""
    assert store.chat.chat(playing)[0].text == ""
    assert store.accounts.blocked(bert.id) == set()
    refused("account/wrong-login", lambda: store.accounts.check_password("anna", PASSWORD))
    refused("account/unknown", lambda: store.accounts.delete_user(anna.id))
    refused("account/unknown", lambda: store.seats.sit(playing, 0, anna.id))
    refused("account/unknown", lambda: store.chat.say(playing, anna.id, "hello"))
    refused("account/unknown", lambda: store.sessions.open_session(anna.id))
    refused("account/unknown", lambda: new_table(store, anna.id))
    store.accounts.register(bert.id, "Anna", PASSWORD)


def test_nobody_is_seated_while_he_is_deleted(store: Store, anna: User) -> None:
    for _ in range(5):
        tables = [new_table(store, anna.id).id for _ in range(4)]
        guest = store.accounts.create_guest("Guest").id

        def sit(table: str, guest: str = guest) -> None:
            with suppress(Declined):
                store.seats.sit(table, 0, guest)

        with ThreadPoolExecutor(5) as pool:
            sitting = [pool.submit(sit, table) for table in tables]
            pool.submit(store.accounts.delete_user, guest).result()
            for one in sitting:
                one.result()
        assert [store.tables.table(table).seats[0].user for table in tables] == [""] * 4


def test_an_export_holds_what_is_known_and_nothing_secret(store: Store, anna: User, bert: User, table: Table) -> None:
    store.accounts.register(anna.id, "anna", PASSWORD)
    store.seats.sit(table.id, 0, anna.id)
    store.seats.sit(table.id, 1, bert.id)
    store.tables.start_table(table.id)
    lines = [Entry(number=n, kind="answer", seat=n % 2, step="Lay", text=f"move {n}") for n in (1, 2, 3)]
    store.journal.append(table.id, lines).result()
    store.chat.say(table.id, anna.id, "hello")
    store.accounts.block(anna.id, bert.id)
    token = store.sessions.open_session(anna.id)
    assert store.accounts.export_user(anna.id)["moves"] == []
    store.tables.finish_table(table.id, [1, 2], [2, 1])
    data = store.accounts.export_user(anna.id)
    written = msgspec.json.encode(data).decode()
    assert [move["text"] for move in data["moves"]] == ["move 2"]
    assert [line["text"] for line in data["chat"]] == ["hello"]
    assert [found["id"] for found in data["tables"]] == [table.id]
    assert data["blocked"] == [bert.id]
    assert data["user"]["login"] == "anna"
    assert len(data["sessions"]) == 1
    assert token not in written
    assert "argon2" not in written


def test_abandoned_guests_are_pruned_unless_a_game_of_theirs_goes_on(store: Store, anna: User) -> None:
    playing, over = new_table(store, anna.id), new_table(store, anna.id)
    plays, played, idle, account, fresh = (store.accounts.create_guest(f"Guest {n}").id for n in range(5))
    store.seats.sit(playing.id, 0, plays)
    store.seats.sit(over.id, 0, played)
    store.seats.seat_bot(over.id, 1, "random")
    store.tables.start_table(over.id)
    store.tables.finish_table(over.id, [1, 2], [2, 1])
    store.accounts.register(account, "account", PASSWORD)
    with store.database.write() as connection:
        connection.execute(update(USERS).where(USERS.c.id.not_in([fresh, anna.id])).values(seen=1))
    assert store.accounts.prune_guests(before=2) == 2
    refused("account/unknown", lambda: store.accounts.user(idle))
    assert store.accounts.user(played).deleted
    assert [store.accounts.user(user).deleted for user in (plays, account, fresh)] == [False] * 3
    store.tables.close_table(playing.id, Words("table-is-closed"))
    assert store.accounts.prune_guests(before=2) == 1
