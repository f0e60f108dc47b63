"""Reviews of finished games: asked for once, thought out beside, kept, and read by everybody who may watch."""

from __future__ import annotations

import asyncio
import os
import sys
from collections.abc import Callable
from contextlib import ExitStack
from copy import deepcopy
from multiprocessing import active_children
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace
from sqlalchemy import update

from gladsheim.kernel.play import legal, question
from gladsheim.kernel.replay import parse
from gladsheim.kernel.rng import Rng
from gladsheim.review import Decision, Study
from gladsheim.review.lines import played_out
from gladsheim.server.bots.desk import Desk
from gladsheim.server.bots.pool import BotPool
from gladsheim.server.config import Config
from gladsheim.server.metrics import Metrics
from gladsheim.server.readers.patch import applied
from gladsheim.store.database import now
from gladsheim.store.schema import TABLES
from gladsheim.store.sessions import DAY
from tests.server.conftest import roomy, running, wait_until
from tests.server.tables.guests import Guest, finished, play

FEW = 4
"""Iterations of a decision: what a review says is tested elsewhere."""


def prune(server: Any) -> None:
    """One round, now."""
    loop = next(iter(server.app.state.hall.tasks)).get_loop()
    asyncio.run_coroutine_threadsafe(server.app.state.expiry.prune(), loop).result(60)


def quick(server: Any) -> Any:
    """A server that thinks little."""
    server.app.state.reviews.iterations = FEW
    return server


def read(guest: Any, table: str, status: str = "done") -> dict[str, Any]:
    """The review, once it stands so."""
    path = f"/tables/{table}/review"
    wait_until(lambda: guest.ask("GET", path)["status"] == status)
    found: dict[str, Any] = guest.ask("GET", path)
    return found


def ended_by_bots(guest: Any, **wanted: Any) -> str:
    """A game that nobody had to play."""
    places = [{"seat": seat, "bot": "random"} for seat in (0, 1)]
    table: str = guest.opens(game="feast", places=places, **wanted)["id"]
    guest.ask("POST", f"/tables/{table}/start")
    wait_until(lambda: guest.server.store.tables.table(table).status == "over")
    return table


def test_a_review_is_thought_out_once_and_read_by_everybody_who_may_watch(
    server: Any, anna: Any, bert: Any, nobody: Any
) -> None:
    quick(server)
    table, match = finished(anna, bert, game="feast")
    assert nobody.ask("GET", f"/tables/{table}/review") == {"status": "none", "done": 0, "total": 0, "review": None}
    assert nobody.ask("POST", f"/tables/{table}/review")["status"] == "waiting"
    found = read(bert, table)
    assert anna.ask("POST", f"/tables/{table}/review") == found, "it is there, and not thought out again"
    review = found["review"]
    assert (review["game"], review["seats"], review["iterations"]) == ("feast", 2, FEW)
    assert len(review["judged"]) + 1 == len(review["curve"])
    numbers = {line.number for line in match.alive}
    assert {one["number"] for one in review["judged"]} <= numbers
    assert [one["seat"] for one in review["players"]] == [0, 1]
    assert all(one["why"] is None for one in review["judged"]), "the feast knows nothing but its points"
    wait_until(lambda: server.app.state.reviews.desk.processes is None)


def test_of_a_better_line_every_position_is_shown_from_any_seat(server: Any, anna: Any, bert: Any, nobody: Any) -> None:
    table, match = finished(anna, bert, game="feast")
    study = Study(parse(match.record()), match.game, FEW)
    at = study.open[0]
    one = study.decisions[at]
    other = next(text for text in texts_of(one) if text != one.text)
    line = played_out(match.game, one, other, [], study.decisions[at + 1 :], Rng(1))
    judged = [replace(study.judge(n), line=line if n == 0 else []) for n in range(len(study.open))]
    server.store.reviews.ask(table)
    assert server.store.reviews.keep(table, msgspec.json.encode(study.summed(judged)).decode())
    path = f"/tables/{table}/review/line"
    for where in ({}, {"seat": 0}, {"seat": 1}):
        shown = nobody.ask("GET", path, number=one.number, **where)
        assert (shown["at"], shown["seat"]) == (at, where.get("seat"))
        assert shown["view"] == nobody.ask("GET", f"/tables/{table}/replay", at=at, **where)["view"]
        assert [(step["seat"], step["text"]) for step in shown["steps"]] == [(step.seat, step.text) for step in line]
        assert shown["steps"][0]["text"] == other
        view = shown["view"]
        for step in shown["steps"]:
            for fact in step["events"]:
                view = applied(deepcopy(view), fact["patch"])
            view = step["view"]
    assert nobody.refused("GET", path, number=10_000) == "review/no-such-decision"
    assert nobody.refused("GET", path, number=one.number, seat=2) == "table/no-such-seat"


def texts_of(one: Decision) -> list[str]:
    """What could have been answered."""
    step = question(one.state, one.seat)
    assert step is not None, "somebody was asked"
    return [step.show(one.state, move) for move in legal(one.state, one.seat)]


def test_of_a_game_that_runs_there_is_no_review_for_anybody(server: Any, anna: Any, bert: Any, nobody: Any) -> None:
    table = anna.opens(game="feast")["id"]
    bert.sits(table, 1)
    play(server, table, 5)
    for guest in (anna, bert, nobody):
        for method in ("GET", "POST"):
            assert guest.refused(method, f"/tables/{table}/review") == "replay/not-over"
        assert guest.refused("GET", f"/tables/{table}/review/line", number=1) == "replay/not-over"
    assert server.store.reviews.under_way() == []


def test_a_private_game_is_reviewed_for_those_who_may_watch(server: Any, anna: Any, carl: Any) -> None:
    table = ended_by_bots(anna, public=False)
    for method in ("GET", "POST", "DELETE"):
        assert carl.refused(method, f"/tables/{table}/review") == "lobby/not-invited"
    assert carl.refused("GET", f"/tables/{table}/review/line", number=1) == "lobby/not-invited"
    token = anna.ask("POST", f"/tables/{table}/invitation")["token"]
    assert carl.ask("POST", f"/tables/{table}/review", invitation=token)["status"] == "waiting"


def test_one_that_failed_can_be_asked_for_again_and_a_game_that_was_given_up_is_reviewed_to_where_it_ended(
    server: Any, anna: Any, bert: Any
) -> None:
    table = anna.opens(game="feast")["id"]
    bert.sits(table, 1)
    play(server, table, 5)
    server.store.tables.finish_table(table, [0, 0], [2, 1])
    server.app.state.reviews.iterations = -1  # nobody can think so little
    anna.ask("POST", f"/tables/{table}/review")
    read(anna, table, "failed")
    quick(server)
    anna.ask("POST", f"/tables/{table}/review")
    assert read(anna, table)["review"]["curve"][-1]["odds"] == [0.0, 1.0]


def test_progress_is_told_and_a_player_can_end_it(server: Any, anna: Any, bert: Any, carl: Any) -> None:
    server.app.state.reviews.iterations, server.app.state.reviews.together = 2_000, 0.0
    table, _ = finished(anna, bert, game="feast")
    anna.ask("POST", f"/tables/{table}/review")
    path = f"/tables/{table}/review"
    wait_until(lambda: anna.ask("GET", path)["done"] > 0)
    seen = carl.ask("GET", path)
    assert (seen["status"], seen["review"], seen["done"] < seen["total"]) == ("thinking", None, True)
    assert carl.refused("DELETE", path) == "review/not-yours"
    assert bert.ask("DELETE", path)["status"] == "none"
    assert server.app.state.reviews.under_way == {}
    wait_until(lambda: server.app.state.reviews.desk.processes is None)
    quick(server)
    anna.ask("POST", path)
    read(anna, table)
    assert anna.ask("DELETE", path)["status"] == "done", "what is there stays"


def test_a_review_goes_with_its_game_also_while_it_is_thought_out(serve: Callable[..., Any], guests: ExitStack) -> None:
    server = serve(keep_finished_days=90)
    anna, bert = Guest(server, guests, "Anna"), Guest(server, guests, "Bert")
    server.app.state.reviews.iterations = 20_000
    table, _ = finished(anna, bert, game="feast")
    anna.ask("POST", f"/tables/{table}/review")
    wait_until(lambda: anna.ask("GET", f"/tables/{table}/review")["status"] == "thinking")
    with server.store.database.write() as connection:
        connection.execute(update(TABLES).where(TABLES.c.id == table).values(ended=now() - 91 * DAY))
    prune(server)
    assert anna.refused("GET", f"/tables/{table}/review") == "table/unknown"
    assert server.store.reviews.review(table) is None
    wait_until(lambda: not server.app.state.reviews.under_way)


def test_a_server_that_was_ended_begins_the_review_again(new_url: Callable[[str], str], guests: ExitStack) -> None:
    config = roomy(new_url("sqlite"))
    with running(config) as server, ExitStack() as stack:
        anna = Guest(server, stack, "Anna")
        server.app.state.reviews.iterations = 20_000
        table = ended_by_bots(anna)
        anna.ask("POST", f"/tables/{table}/review")
        wait_until(lambda: anna.ask("GET", f"/tables/{table}/review")["status"] == "thinking")
    with running(config) as server:
        wait_until(lambda: table in server.app.state.reviews.under_way)
        found = server.store.reviews.review(table)
        assert found is not None
        assert found.status in ("waiting", "thinking")


@pytest.mark.skipif(sys.platform != "linux", reason="only there do reviews step back")
def test_reviews_step_back_behind_bots_and_people() -> None:
    async def test() -> tuple[int, int]:
        desk, pool = Desk(Config()), BotPool(Config(), Metrics())
        try:
            review = await desk.attempt(os.getpriority, os.PRIO_PROCESS, 0)
            search = await asyncio.wrap_future((await pool.ready()).schedule(os.getpriority, (os.PRIO_PROCESS, 0)))
        finally:
            await desk.close()
            await pool.close()
        return review, search

    people = os.getpriority(os.PRIO_PROCESS, 0)
    assert asyncio.run(test()) == (min(19, people + 19), min(19, people + 5))


def test_one_review_is_thought_out_at_a_time_and_in_one_process(server: Any, anna: Any) -> None:
    tables = [ended_by_bots(anna) for _ in range(3)]
    reviews = server.app.state.reviews
    reviews.iterations = 20_000
    others = set(active_children())
    for table in tables:
        anna.ask("POST", f"/tables/{table}/review")

    def standing() -> list[dict[str, Any]]:
        return [anna.ask("GET", f"/tables/{table}/review") for table in tables]

    wait_until(lambda: any(one["total"] for one in standing()))
    wait_until(lambda: reviews.queue.waiting == 2)
    assert sorted(one["status"] for one in standing()) == ["thinking", "waiting", "waiting"]
    assert len(set(active_children()) - others) == 1


def test_one_client_who_asks_for_many_keeps_nobody_waiting(serve: Callable[..., Any], guests: ExitStack) -> None:
    server = serve(reviews_per_hour=3)
    anna = Guest(server, guests, "Anna")
    tables = [ended_by_bots(anna) for _ in range(5)]
    server.app.state.reviews.iterations = 20_000
    codes = [anna.call("POST", f"/tables/{table}/review").status_code for table in tables]
    assert codes == [200, 200, 200, 429, 429]
    assert anna.call("POST", f"/tables/{tables[0]}/review").status_code == 200, "it was asked for before"
    other = Guest(server, guests, "Bert")
    other.client.headers["x-forwarded-for"] = "192.0.2.7"
    assert other.call("POST", f"/tables/{tables[4]}/review").status_code == 200
    queue = server.app.state.reviews.queue
    wait_until(lambda: queue.waiting == 3)
    assert list(queue.lines["192.0.2.7"].values()), "addresses take turns"
