"""Puzzles over HTTP: nothing of the answer is told before somebody tries, and nothing is kept."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, datetime
from typing import Any

import httpx
import pytest
from msgspec.structs import replace

from gladsheim.games import load
from gladsheim.kernel.rng import Rng
from gladsheim.puzzles import Puzzle, puzzles_of, today
from gladsheim.server.hall import puzzles
from gladsheim.server.readers.patch import applied
from tests.server.conftest import Server


@pytest.fixture
def client(shared_server: Server) -> Iterator[httpx.Client]:
    with shared_server.client() as client:
        yield client


def one_of(game: str) -> Puzzle:
    return list(puzzles_of(game).values())[-1]


def address(one: Puzzle) -> str:
    return f"/puzzles/{one.game}/{one.id}"


def test_the_list_names_every_puzzle_and_how_hard_it_is(client: httpx.Client) -> None:
    listed = client.get("/puzzles").json()
    assert len(listed) == sum(len(puzzles_of(game)) for game in ("voluspa", "nidavellir", "bloodrage"))
    assert {one["difficulty"] for one in listed} <= {1, 2, 3}
    assert all(set(one) == {"id", "game", "difficulty", "seats", "options"} for one in listed)


def test_the_puzzle_of_the_day_is_everybodys(client: httpx.Client) -> None:
    answer = client.get("/puzzles/today").json()
    expected = today(datetime.fromisoformat(answer["day"]).replace(tzinfo=UTC).date())
    assert expected is not None
    assert answer["puzzle"]["id"] == expected.id


@pytest.mark.parametrize("game", ["voluspa", "nidavellir", "bloodrage"])
def test_a_puzzle_is_shown_as_its_seat_sees_it_without_the_answer(client: httpx.Client, game: str) -> None:
    one = one_of(game)
    shown = client.get(address(one)).json()
    assert set(shown) == {
        *("puzzle", "rules_version", "seat", "names", "view", "scores"),
        *("owes", "question", "moves", "choices"),
    }
    assert shown["question"]["step"] == one.step
    assert one.best.move in shown["moves"]
    assert [choice["text"] for choice in shown["choices"]] == shown["moves"]


@pytest.mark.parametrize("game", ["voluspa", "nidavellir", "bloodrage"])
def test_what_is_shown_is_the_same_in_a_twin_world(game: str) -> None:
    rules, one = load(game), one_of(game)
    for seed in range(3):
        world = rules.world_for(one.match(rules).snapshot(), one.seat, Rng(seed))
        twin = replace(one, position=rules.dump(world))
        assert puzzles.shown(twin, rules) == puzzles.shown(one, rules)


@pytest.mark.parametrize("game", ["voluspa", "nidavellir", "bloodrage"])
def test_the_best_move_is_right_and_its_line_is_seen_step_by_step(client: httpx.Client, game: str) -> None:
    one = one_of(game)
    answer = client.post(f"{address(one)}/answer", json={"move": one.best.move.upper()}).json()
    assert answer["is_best"]
    assert answer["odds"] == one.best.odds
    assert len(answer["steps"]) == len(one.line)
    view: Any = answer["view"]
    assert view == client.get(address(one)).json()["view"]
    for step in answer["steps"]:
        for fact in step["events"]:
            view = applied(view, fact["patch"])
        view = step["view"]


def test_another_move_is_wrong_and_says_what_it_gives_away(client: httpx.Client) -> None:
    one = one_of("voluspa")
    second = client.post(f"{address(one)}/answer", json={"move": one.others[0].move}).json()
    assert not second["is_best"]
    assert second["odds"] == one.others[0].odds
    assert second["best"]["move"] == one.best.move
    known = {one.best.move, *(other.move for other in one.others)}
    moves = client.get(address(one)).json()["moves"]
    rest = client.post(f"{address(one)}/answer", json={"move": next(m for m in moves if m not in known)}).json()
    assert rest["odds"] is None


def test_what_is_no_move_is_refused_with_its_rule(client: httpx.Client) -> None:
    one = one_of("voluspa")
    refused = client.post(f"{address(one)}/answer", json={"move": "dance"})
    assert refused.status_code in (400, 409)
    assert refused.json()["code"] == "move/unreadable"
    illegal = client.post(f"{address(one)}/answer", json={"move": "troll 15,15"})
    assert illegal.is_client_error
    assert client.post(f"{address(one)}/answer", json={}).status_code == 400


def test_an_unknown_puzzle_is_not_found(client: httpx.Client) -> None:
    for where in ("/puzzles/voluspa/0000000000", "/puzzles/chess/0000000000", "/puzzles/yggdrasil/1"):
        gone = client.get(where)
        assert gone.status_code == 404
        assert gone.json()["code"] == "puzzle/unknown"
