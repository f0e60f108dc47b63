"""Records, replays and the verification of dice."""

from __future__ import annotations

import json
from typing import Any

import msgspec
import pytest
from sqlalchemy import update

import gladsheim
from gladsheim.kernel.replay import parse, replay
from gladsheim.kernel.step import NATURE
from gladsheim.store.schema import TABLES
from gladsheim.testing.feast import GAME as FEAST
from tests.server.tables.guests import finished, play, wait_for_end

GAMES = ("voluspa", "feast")


def as_json(value: Any) -> Any:
    """As a browser reads it."""
    return json.loads(msgspec.json.encode(value))


@pytest.mark.parametrize("game", GAMES)
def test_the_record_of_a_finished_game_is_whole(anna: Any, bert: Any, nobody: Any, game: str) -> None:
    table, match = finished(anna, bert, game=game)
    answer = nobody.call("GET", f"/tables/{table}/record")
    assert answer.headers["content-type"].startswith("text/plain")
    assert answer.headers["content-disposition"] == f'attachment; filename="{game}-{table}.txt"'
    assert answer.text == match.record()
    again = replay(parse(answer.text), FEAST if game == "feast" else gladsheim.load(game))
    assert again.scores == match.scores


@pytest.mark.parametrize("game", GAMES)
def test_while_a_game_runs_everybody_reads_the_record_of_his_own_seat(
    anna: Any, bert: Any, carl: Any, nobody: Any, game: str
) -> None:
    table = anna.opens(game=game)["id"]
    bert.sits(table, 1)
    match = play(anna.server, table, 7)
    assert anna.ask("GET", f"/tables/{table}/record", seat=0) == match.record(0)
    assert bert.ask("GET", f"/tables/{table}/record", seat=1) == match.record(1)
    for guest, query in ((anna, {"seat": 1}), (bert, {"seat": 0}), (carl, {"seat": 0}), (nobody, {"seat": 0})):
        assert guest.refused("GET", f"/tables/{table}/record", **query) == "replay/not-over"
    for guest in (anna, bert, carl, nobody):
        assert guest.refused("GET", f"/tables/{table}/record") == "replay/not-over"
    assert anna.refused("GET", f"/tables/{table}/record", seat=2) == "table/no-such-seat"


def test_a_replay_tells_event_by_event_what_happened_since_an_answer(anna: Any, bert: Any, nobody: Any) -> None:
    table, match = finished(anna, bert)
    last = len(match.alive)
    slow = nobody.ask("GET", f"/tables/{table}/replay", at=last, seat=1, since=last - 2)
    plainly = nobody.ask("GET", f"/tables/{table}/replay", at=last, seat=1)
    before = nobody.ask("GET", f"/tables/{table}/replay", at=last - 2, seat=1)
    assert {**slow, "events": []} == {**plainly, "events": []}
    told = len(before["events"])
    assert [("patch" in one) for one in slow["events"]] == [n >= told for n in range(len(slow["events"]))]


def test_nothing_of_a_running_game_tells_its_secret(anna: Any, bert: Any) -> None:
    table = anna.opens(entropy="raven")["id"]
    bert.sits(table, 1)
    match = play(anna.server, table, 5)
    for path, query in (("record", {"seat": 0}), ("replay", {"at": 1, "seat": 0}), ("verification", {}), ("", {})):
        answer = anna.call("GET", f"/tables/{table}/{path}".rstrip("/"), **query)
        assert match.dice.secret.hex() not in answer.text
        assert match.dice.secret.hex() not in str(answer.headers)


def test_until_the_end_there_is_no_replay_and_no_verification_for_anybody(anna: Any, bert: Any) -> None:
    table = anna.opens()["id"]
    bert.sits(table, 1)
    for path in ("replay", "verification"):
        assert anna.refused("GET", f"/tables/{table}/{path}") == "replay/not-over"
    assert anna.refused("GET", f"/tables/{table}/record", seat=0) == "table/is-open"
    play(anna.server, table, 5)
    for path in ("replay", "verification"):
        assert anna.refused("GET", f"/tables/{table}/{path}") == "replay/not-over"


def test_a_game_that_was_closed_keeps_its_secrets(anna: Any, bert: Any) -> None:
    table = anna.opens()["id"]
    bert.sits(table, 1)
    match = play(anna.server, table, 5)
    anna.ask("POST", f"/tables/{table}/close")
    for path in ("record", "replay", "verification"):
        assert bert.refused("GET", f"/tables/{table}/{path}") == "replay/not-over"
    assert bert.ask("GET", f"/tables/{table}/record", seat=1) == match.record(1)


def test_a_table_closed_before_the_game_has_no_record(anna: Any) -> None:
    table = anna.opens()["id"]
    anna.ask("POST", f"/tables/{table}/close")
    assert anna.refused("GET", f"/tables/{table}/record", seat=0) == "table/is-closed"


@pytest.mark.parametrize("game", GAMES)
def test_a_replay_shows_every_point_of_the_game_as_every_seat_saw_it(
    anna: Any, bert: Any, carl: Any, nobody: Any, game: str
) -> None:
    table, match = finished(anna, bert, carl, game=game)
    again = match.game.match(3, options=match.options, companion=True)
    for n in range(len(match.alive) + 1):
        for seat in (None, 0, 1, 2)[n % 4 :][:1]:
            shown = nobody.ask("GET", f"/tables/{table}/replay", at=n, **({} if seat is None else {"seat": seat}))
            assert (shown["at"], shown["seat"]) == (n, seat)
            assert shown["view"] == as_json(again.view(seat))
            assert [fact["event"] for fact in shown["events"]] == as_json(again.events(seat))
            assert [(one["seat"], one["step"]) for one in shown["owes"]] == [
                (one.seat, one.step) for one in again.asked
            ]
            assert shown["scores"][n] == list(again.scores)
        if n < len(match.alive):
            again.play(match.alive[n].text, match.alive[n].seat)
    assert again.over


def test_a_replay_lists_all_answers_and_the_scores_after_each(anna: Any, bert: Any) -> None:
    table, match = finished(anna, bert)
    shown = anna.ask("GET", f"/tables/{table}/replay")
    assert shown["at"] == len(shown["lines"]) == len(match.alive)
    assert [(line["number"], line["seat"], line["step"], line["text"]) for line in shown["lines"]] == [
        (line.number, line.seat, line.step, line.text) for line in match.alive
    ]
    assert shown["lines"][0]["seat"] == NATURE
    assert len(shown["scores"]) == len(shown["lines"]) + 1
    assert (shown["scores"][0], shown["scores"][-1]) == ([0, 0], list(match.scores))


def test_what_was_taken_back_is_in_the_record_and_not_in_the_replay(anna: Any, bert: Any) -> None:
    table = anna.opens()["id"]
    bert.sits(table, 1)
    match = play(anna.server, table, undo=True)
    assert len(match.alive) < len(match.lines)
    assert anna.ask("GET", f"/tables/{table}/record") == match.record()
    shown = anna.ask("GET", f"/tables/{table}/replay")
    assert [line["number"] for line in shown["lines"]] == [line.number for line in match.alive]
    verified = anna.ask("GET", f"/tables/{table}/verification")
    assert verified["fair"] is True
    assert verified["rolls"] == sum(line.seat == NATURE for line in match.lines)


def test_a_replay_ends_where_the_game_did(anna: Any, bert: Any) -> None:
    table, match = finished(anna, bert)
    last = len(match.alive)
    assert anna.ask("GET", f"/tables/{table}/replay", at=last)["owes"] == []
    assert anna.refused("GET", f"/tables/{table}/replay", at=last + 1) == "replay/no-such-line"
    assert anna.refused("GET", f"/tables/{table}/replay", at=-1) == "request/invalid"
    assert anna.refused("GET", f"/tables/{table}/replay", at=10**30) == "request/invalid"
    assert anna.refused("GET", f"/tables/{table}/replay", seat=2) == "table/no-such-seat"


def test_the_dice_of_a_finished_game_can_be_checked_by_everybody(anna: Any, bert: Any, nobody: Any) -> None:
    table, match = finished(anna, bert)
    verified = nobody.ask("GET", f"/tables/{table}/verification")
    assert verified == {
        "fair": True,
        "rolls": sum(line.seat == NATURE for line in match.lines),
        "commit": nobody.ask("GET", f"/tables/{table}")["commit"],
        "secret": match.dice.secret.hex(),
        "entropies": ["word-0", "word-1"],
        "reason": None,
    }
    assert gladsheim.verify(nobody.ask("GET", f"/tables/{table}/record")).fair


def test_what_people_typed_in_cannot_be_checked(anna: Any, bert: Any) -> None:
    table, match = finished(anna, bert, companion=True)
    verified = anna.ask("GET", f"/tables/{table}/verification")
    assert (verified["fair"], verified["rolls"], verified["secret"]) == (False, 0, "")
    assert verified["reason"]["id"] == "replay-companion"
    assert anna.ask("GET", f"/tables/{table}/record") == match.record()


def test_a_forged_roll_is_found(anna: Any, bert: Any) -> None:
    table = anna.opens()["id"]
    bert.sits(table, 1)
    store = anna.server.store
    dice = store.tables.dice(table)
    dice.rolled = 1
    store.tables.dice = lambda _: dice
    play(anna.server, table)
    del store.tables.dice
    verified = anna.ask("GET", f"/tables/{table}/verification")
    assert verified["fair"] is False
    assert verified["reason"]["id"] == "record-other-roll"


def test_a_game_under_older_rules_is_not_played_into_something_else(anna: Any, bert: Any) -> None:
    table, _ = finished(anna, bert)
    with anna.server.store.database.write() as connection:
        connection.execute(update(TABLES).where(TABLES.c.id == table).values(rules_version=0))
    for path in ("record", "replay", "verification"):
        assert anna.refused("GET", f"/tables/{table}/{path}") == "replay/other-rules"


def test_a_private_game_is_replayed_to_its_people_and_those_invited(anna: Any, bert: Any, carl: Any) -> None:
    table = anna.opens(public=False)["id"]
    token = anna.ask("POST", f"/tables/{table}/invitation")["token"]
    bert.sits(table, 1, invitation=token)
    play(anna.server, table)
    for path in ("record", "replay", "verification"):
        assert carl.refused("GET", f"/tables/{table}/{path}") == "lobby/not-invited"
        assert bert.ask("GET", f"/tables/{table}/{path}")
        assert carl.ask("GET", f"/tables/{table}/{path}", invitation=token)


def test_bots_play_a_whole_game_that_can_be_checked_afterwards(anna: Any) -> None:
    places = [{"seat": 0, "bot": "random"}, {"seat": 1, "bot": "greedy"}]
    table = anna.opens(places=places)["id"]
    anna.ask("POST", f"/tables/{table}/start")
    over = wait_for_end(anna, table)
    record = anna.ask("GET", f"/tables/{table}/record")
    assert list(gladsheim.verify(record).match.scores) == over["scores"]
    assert anna.ask("GET", f"/tables/{table}/verification")["fair"] is True
    assert anna.ask("GET", f"/tables/{table}/replay")["scores"][-1] == over["scores"]
