"""Receivers that mean no good, and addresses that nobody may reach through us."""

from __future__ import annotations

import logging
import ssl
import subprocess
from ipaddress import ip_address
from pathlib import Path

import pytest
from structlog.testing import capture_logs

from gladsheim.server.webhooks import sender as module
from gladsheim.server.webhooks.targets import Address, addresses_of, is_public
from gladsheim.store import Store
from gladsheim.store.records import Table, User
from tests.server.webhooks.receiver import Receiver, count, hooks, run, until


@pytest.mark.parametrize(
    "host", ["127.0.0.1", "localhost", "2130706433", "0x7f.1", "0.0.0.0", "[::1]", "[::ffff:127.0.0.1]"]
)
def test_nobody_reaches_this_machine_through_us(host: str, store: Store, anna: User, table: Table) -> None:
    async def test() -> None:
        async with hooks(store, allow=lambda address, port: is_public(address)) as (webhooks, receiver):
            store.accounts.set_webhook(anna.id, receiver.url(host=host))
            webhooks.your_turn(anna.id, table, 1)
            await until(lambda: count(webhooks, "refused") == 1)
            assert receiver.calls == []

    run(test())


def test_a_redirect_to_an_internal_address_is_not_followed(store: Store, anna: User, table: Table) -> None:
    async def test() -> None:
        async with hooks(store) as (webhooks, receiver):
            store.accounts.set_webhook(anna.id, receiver.url("/redirect"))
            webhooks.your_turn(anna.id, table, 1)
            await until(lambda: count(webhooks, "failed") == 1)
            assert [path for path, _, _ in receiver.calls] == ["/redirect"]

    run(test())


def test_the_address_that_was_checked_is_the_one_that_is_called(store: Store, anna: User, table: Table) -> None:
    async def test() -> None:
        meanings = [["127.0.0.2", "127.0.0.1"], ["127.0.0.2"], ["127.0.0.2"]]

        def lookup(host: str, port: int) -> list[Address]:
            assert host == "rebinding.test"
            return [ip_address(text) for text in meanings.pop(0)]

        inside = Receiver()
        public = ip_address("127.0.0.1")
        async with hooks(store, allow=lambda address, _: address == public, lookup=lookup) as (webhooks, receiver):
            async with await inside.open("127.0.0.2", receiver.port):
                store.accounts.set_webhook(anna.id, receiver.url(host="rebinding.test"))
                webhooks.your_turn(anna.id, table, 1)
                await until(lambda: count(webhooks, "sent") == 1)
                webhooks.your_turn(anna.id, table, 2)
                await until(lambda: count(webhooks, "refused") == 1)
            assert len(meanings) == 1
            assert inside.calls == []
            assert receiver.calls[0][1]["host"] == f"rebinding.test:{receiver.port}"

    run(test())


def certificate(folder: Path, name: str) -> Path:
    """A certificate for a name, with its key in the same file."""
    file = folder / f"{name}.pem"
    command = ["openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes"]
    command += ["-keyout", str(file), "-out", str(folder / "only.pem"), "-days", "2", "-subj", f"/CN={name}"]
    subprocess.run([*command, "-addext", f"subjectAltName=DNS:{name}"], check=True, capture_output=True)
    with file.open("a") as both:
        both.write((folder / "only.pem").read_text())
    return file


@pytest.mark.parametrize(("name", "outcome"), [("hooks.test", "sent"), ("other.test", "again")])
def test_tls_still_asks_for_the_name(
    name: str, outcome: str, store: Store, anna: User, table: Table, tmp_path: Path
) -> None:
    async def test() -> None:
        file = certificate(tmp_path, name)
        its_side = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
        its_side.load_cert_chain(file)
        trust = ssl.create_default_context(cafile=file)
        secure = Receiver()
        lookup = {"hooks.test": [ip_address("127.0.0.1")]}
        async with hooks(store, trust=trust, lookup=lambda host, _: lookup[host]) as (webhooks, _):
            async with await secure.open(tls=its_side):
                store.accounts.set_webhook(anna.id, f"https://hooks.test:{secure.port}/")
                webhooks.your_turn(anna.id, table, 1)
                await until(lambda: count(webhooks, outcome))
            assert len(secure.calls) == (outcome == "sent")

    run(test())


@pytest.mark.parametrize("path", ["/slow", "/headers"])
def test_an_answer_without_end_is_given_up(
    path: str, store: Store, anna: User, table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test() -> None:
        monkeypatch.setattr(module, "PATIENCE", 1.0)
        # On a busy machine the first may be given up before it is heard.
        monkeypatch.setattr(module, "PAUSES", (0.1, 0.1, 0.1, 0.1))
        async with hooks(store) as (webhooks, receiver):
            store.accounts.set_webhook(anna.id, receiver.url(path))
            webhooks.your_turn(anna.id, table, 1)
            await until(lambda: count(webhooks, "again"))
            await until(lambda: receiver.cut_off)

    run(test())


def test_a_giant_body_is_not_read(store: Store, anna: User, table: Table) -> None:
    async def test() -> None:
        async with hooks(store) as (webhooks, receiver):
            store.accounts.set_webhook(anna.id, receiver.url("/giant"))
            webhooks.your_turn(anna.id, table, 1)
            await until(lambda: count(webhooks, "sent") == 1)
            await until(lambda: receiver.cut_off == 1)

    run(test())


def test_no_cookie_is_kept(store: Store, anna: User, table: Table) -> None:
    async def test() -> None:
        async with hooks(store) as (webhooks, receiver):
            store.accounts.set_webhook(anna.id, receiver.url("/cookie"))
            for question in (1, 2):
                webhooks.your_turn(anna.id, table, question)
                await webhooks.queue.join()
            assert ["cookie" in headers for _, headers, _ in receiver.calls] == [False, False]

    run(test())


@pytest.mark.parametrize(
    "secret",
    [
        "http://nowhere.invalid/s3cret",
        "http://127.0.0.1:1/s3cret",
        "http://user:s3cret@127.0.0.1:1/",
        "http://s3cret:99999/",
    ],
)
def test_the_address_is_never_logged(
    secret: str, store: Store, anna: User, table: Table, caplog: pytest.LogCaptureFixture
) -> None:
    async def test() -> None:
        for name in (None, "httpx", "httpcore", "asyncio"):
            caplog.set_level(logging.DEBUG, name)
        with capture_logs() as logs:
            async with hooks(store) as (webhooks, receiver):
                for question, address in enumerate((secret, receiver.url("/s3cret"))):
                    store.accounts.set_webhook(anna.id, address)
                    webhooks.forget(anna.id)
                    webhooks.your_turn(anna.id, table, question)
                    await webhooks.queue.join()
                    await until(lambda: not webhooks.pausing and webhooks.queue.empty())
                assert count(webhooks, "sent") >= 1  # a second try may find the new address
        assert "s3cret" not in repr(logs)
        assert "s3cret" not in caplog.text

    run(test())


def test_an_error_nobody_thought_of_stops_no_other_hook(store: Store, anna: User, table: Table) -> None:
    async def test() -> None:
        def lookup(host: str, port: int) -> list[Address]:
            if host == "s3cret.test":
                raise ZeroDivisionError(host)
            return addresses_of(host, port)

        with capture_logs() as logs:
            async with hooks(store, lookup=lookup) as (webhooks, receiver):
                bert = store.accounts.create_guest("Bert")
                store.accounts.set_webhook(anna.id, "http://s3cret.test/")
                store.accounts.set_webhook(bert.id, receiver.url())
                for question in range(2 * module.AT_ONCE):
                    webhooks.your_turn(anna.id, table, question)
                webhooks.your_turn(bert.id, table, 1)
                await until(lambda: count(webhooks, "sent") == 1)
        assert {line["error"] for line in logs} == {"ZeroDivisionError"}
        assert "s3cret" not in repr(logs)

    run(test())
