"""What is told, how often, and what happens when nobody listens."""

from __future__ import annotations

import pytest

from gladsheim.server.webhooks import sender as module
from gladsheim.server.webhooks.sender import Recent
from gladsheim.store import Store
from gladsheim.store.records import Table, User
from tests.server.webhooks.receiver import count, hooks, run, until


def test_whose_turn_it_is_is_told_in_a_sentence_with_a_link(store: Store, anna: User, table: Table) -> None:
    async def test() -> None:
        async with hooks(store) as (webhooks, receiver):
            store.accounts.set_webhook(anna.id, receiver.url())
            webhooks.your_turn(anna.id, table, 7)
            webhooks.time_short(anna.id, table, 7)
            await until(lambda: len(receiver.calls) == 2 and count(webhooks, "sent") == 2)
            bodies = sorted((body for _, _, body in receiver.calls), key=lambda body: body["event"])
            link = f"https://play.example.org/games/t/{table.id}"
            assert bodies[1] == {
                "event": "your_turn",
                "text": f"Völuspá: it is your turn. {link}",
                "content": f"Völuspá: it is your turn. {link}",
                "table": table.id,
                "game": "voluspa",
                "link": link,
            }
            assert bodies[0]["event"] == "time_short"
            path, headers, _ = receiver.calls[0]
            assert path == "/hook"
            assert headers["host"] == f"127.0.0.1:{receiver.port}"
            assert headers["content-type"] == "application/json"

    run(test())


def test_a_question_is_told_once(store: Store, anna: User, table: Table) -> None:
    async def test() -> None:
        async with hooks(store) as (webhooks, receiver):
            store.accounts.set_webhook(anna.id, receiver.url())
            for question in (1, 1, 2, 2, 2):
                webhooks.your_turn(anna.id, table, question)
            await webhooks.close()
            assert len(receiver.calls) == 2
            await webhooks.open()

    run(test())


def test_who_wants_nothing_is_told_nothing(store: Store, anna: User, table: Table) -> None:
    async def test() -> None:
        async with hooks(store) as (webhooks, receiver):
            webhooks.your_turn(anna.id, table, 1)
            webhooks.your_turn("nobody", table, 1)
            webhooks.your_turn("", table, 1)
            await webhooks.queue.join()
            store.accounts.set_webhook(anna.id, receiver.url())
            webhooks.your_turn(anna.id, table, 2)
            assert webhooks.queue.empty()
            webhooks.forget(anna.id)
            webhooks.your_turn(anna.id, table, 3)
            await until(lambda: len(receiver.calls) == 1)

    run(test())


def test_a_host_can_switch_webhooks_off(store: Store, anna: User, table: Table) -> None:
    async def test() -> None:
        async with hooks(store, config={"webhooks": False}) as (webhooks, receiver):
            store.accounts.set_webhook(anna.id, receiver.url())
            webhooks.your_turn(anna.id, table, 1)
            assert webhooks.queue.empty()

    run(test())


def test_a_server_that_fails_is_called_four_times(store: Store, anna: User, table: Table) -> None:
    async def test() -> None:
        async with hooks(store) as (webhooks, receiver):
            receiver.status = "503 Later"
            store.accounts.set_webhook(anna.id, receiver.url())
            webhooks.your_turn(anna.id, table, 1)
            await until(lambda: count(webhooks, "again") == 4 and not webhooks.pausing)
            receiver.status = "404 Never"
            webhooks.your_turn(anna.id, table, 2)
            await until(lambda: count(webhooks, "failed") == 1 and not webhooks.pausing)
            assert len(receiver.calls) == 5

    run(test())


def test_a_server_that_comes_back_is_told_late(store: Store, anna: User, table: Table) -> None:
    async def test() -> None:
        async with hooks(store) as (webhooks, receiver):
            receiver.status = "500 Oh"
            store.accounts.set_webhook(anna.id, receiver.url())
            webhooks.your_turn(anna.id, table, 1)
            await until(lambda: receiver.calls)
            receiver.status = "204 Fine"
            await until(lambda: count(webhooks, "sent") == 1)
            assert not webhooks.failures

    run(test())


def test_after_twenty_failures_there_is_a_rest(store: Store, anna: User, table: Table) -> None:
    async def test() -> None:
        async with hooks(store) as (webhooks, receiver):
            receiver.status = "404 Never"
            store.accounts.set_webhook(anna.id, receiver.url())
            for question in range(25):
                webhooks.your_turn(anna.id, table, question)
                await webhooks.queue.join()
            assert len(receiver.calls) == 20
            assert count(webhooks, "resting") == 5
            store.accounts.set_webhook(anna.id, receiver.url("/another"))
            webhooks.forget(anna.id)
            webhooks.your_turn(anna.id, table, 25)
            await until(lambda: len(receiver.calls) == 21)

    run(test())


def test_slow_receivers_do_not_hold_up_the_others(
    store: Store, anna: User, table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test() -> None:
        monkeypatch.setattr(module, "PATIENCE", 20.0)
        async with hooks(store) as (webhooks, receiver):
            bert = store.accounts.create_guest("Bert")
            store.accounts.set_webhook(anna.id, receiver.url("/slow"))
            store.accounts.set_webhook(bert.id, receiver.url())
            for question in range(module.AT_ONCE - 1):
                webhooks.your_turn(anna.id, table, question)
            webhooks.your_turn(bert.id, table, 1)
            await until(lambda: count(webhooks, "sent") == 1)
            assert count(webhooks, "again") == 0
            monkeypatch.setattr(module, "LAST_CALLS", 0.01)

    run(test())


def test_a_full_queue_drops_what_is_too_much(
    store: Store, anna: User, table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test() -> None:
        monkeypatch.setattr(module, "MOST_WAITING", 3)
        async with hooks(store) as (webhooks, _):
            for question in range(5):
                webhooks.your_turn(anna.id, table, question)
            assert count(webhooks, "dropped") == 2

    run(test())


def test_what_is_remembered_is_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "REMEMBERED", 2)
    recent: Recent[str, int] = Recent()
    for name in ("a", "b", "a", "c"):
        recent[name] = 1
    assert list(recent) == ["a", "c"]
