"""Playing again with the same people."""

from __future__ import annotations

import json
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from websockets.sync.client import ClientConnection

from tests.server.tables.guests import DEADLINE, finished, play


def people(table: Any) -> list[str]:
    """Who sits where."""
    return [seat["bot"] or (seat["person"] or {"name": ""})["name"] for seat in table["seats"]]


def test_a_rematch_is_like_the_game_before_with_everybody_a_seat_further_on(anna: Any, bert: Any) -> None:
    clock = {"kind": "minutes", "amount": 20}
    table, _ = finished(anna, bert, options={"edda": True}, public=True, hints=True, clock=clock)
    asked = bert.ask("POST", f"/tables/{table}/rematch")
    new = asked["table"]
    assert (new["rematch_of"], new["status"], new["host"]["name"]) == (table, "open", "Bert")
    assert (new["options"]["edda"], new["hints"], new["clock"]) == (True, True, clock)
    assert people(new) == ["Bert", ""]
    assert new["commit"] != anna.ask("GET", f"/tables/{table}")["commit"]
    assert anna.ask("GET", f"/invitations/{asked['invitation']['token']}")["id"] == new["id"]


def test_who_asks_second_sits_down_at_the_first_ones_table(anna: Any, bert: Any) -> None:
    table, _ = finished(anna, bert)
    first = anna.ask("POST", f"/tables/{table}/rematch")
    second = bert.ask("POST", f"/tables/{table}/rematch")
    assert second["table"]["id"] == first["table"]["id"]
    assert second["invitation"] is None
    assert people(second["table"]) == ["Bert", "Anna"]
    again = bert.ask("POST", f"/tables/{table}/rematch")
    assert people(again["table"]) == ["Bert", "Anna"]
    assert bert.ask("GET", f"/invitations/{first['invitation']['token']}")["id"] == first["table"]["id"]


def test_all_who_ask_at_once_meet_at_one_table(anna: Any, bert: Any, carl: Any) -> None:
    table, _ = finished(anna, bert, carl)
    with ThreadPoolExecutor(3) as pool:
        asked = list(pool.map(lambda one: one.ask("POST", f"/tables/{table}/rematch"), (anna, bert, carl)))
    [new] = {one["table"]["id"] for one in asked}
    assert people(anna.ask("GET", f"/tables/{new}")) == ["Carl", "Anna", "Bert"]


def test_bots_play_again_and_so_do_all_seats_of_one_browser(anna: Any) -> None:
    places = [{"seat": 0}, {"seat": 1, "bot": "greedy"}, {"seat": 2}]
    table = anna.opens(seats=3, places=places)["id"]
    play(anna.server, table)
    new = anna.ask("POST", f"/tables/{table}/rematch")["table"]
    assert people(new) == ["Anna", "Anna", "greedy"]


def test_a_private_rematch_lets_the_players_in_and_nobody_else(anna: Any, bert: Any, carl: Any) -> None:
    table = anna.opens(public=False)["id"]
    token = anna.ask("POST", f"/tables/{table}/invitation")["token"]
    bert.sits(table, 1, invitation=token)
    play(anna.server, table)
    new = anna.ask("POST", f"/tables/{table}/rematch")["table"]["id"]
    assert carl.refused("POST", f"/tables/{table}/rematch") == "lobby/not-a-player"
    assert carl.refused("PUT", f"/tables/{new}/seats/0", {"invitation": token}) == "lobby/not-invited"
    assert people(bert.ask("POST", f"/tables/{table}/rematch")["table"]) == ["Bert", "Anna"]


def test_there_is_no_rematch_before_the_end(anna: Any, bert: Any) -> None:
    table = anna.opens()["id"]
    assert anna.refused("POST", f"/tables/{table}/rematch") == "table/is-open"
    bert.sits(table, 1)
    anna.ask("POST", f"/tables/{table}/start")
    assert anna.refused("POST", f"/tables/{table}/rematch") == "table/is-playing"


def test_after_a_closed_rematch_there_can_be_another(anna: Any, bert: Any) -> None:
    table, _ = finished(anna, bert)
    first = anna.ask("POST", f"/tables/{table}/rematch")["table"]["id"]
    anna.ask("POST", f"/tables/{first}/close")
    second = bert.ask("POST", f"/tables/{table}/rematch")["table"]
    assert second["id"] != first
    assert people(second) == ["Bert", ""]


def test_who_was_blocked_after_the_game_does_not_sit_down_again(anna: Any, bert: Any) -> None:
    table, _ = finished(anna, bert)
    new = anna.ask("POST", f"/tables/{table}/rematch")["table"]["id"]
    anna.ask("PUT", f"/blocks/{bert.id}")
    assert bert.refused("POST", f"/tables/{table}/rematch") == "lobby/unwelcome"
    assert people(anna.ask("GET", f"/tables/{new}")) == ["", "Anna"]


def told(socket: ClientConnection, is_so: Callable[[Any], bool]) -> Any:
    """What the old table says of a rematch, as soon as something is so."""
    while True:
        message = json.loads(socket.recv(timeout=DEADLINE))
        if "table" in message and is_so(message["table"].get("rematch")):
            return message["table"].get("rematch")


def test_a_rematch_is_seen_where_the_old_game_is_looked_at_and_begins_with_the_last(
    anna: Any, bert: Any, carl: Any
) -> None:
    table, _ = finished(anna, bert, carl)
    looking = anna.socket(table)
    told(looking, lambda rematch: rematch is None)
    new = bert.ask("POST", f"/tables/{table}/rematch")["table"]["id"]
    assert told(looking, bool) == {"table": new, "status": "open", "agreed": [1]}
    assert carl.ask("POST", f"/tables/{table}/rematch")["table"]["status"] == "open"
    assert told(looking, lambda rematch: len(rematch["agreed"]) == 2)["agreed"] == [1, 2]
    last = anna.ask("POST", f"/tables/{table}/rematch")["table"]
    assert (last["id"], last["status"]) == (new, "playing")
    assert told(looking, lambda rematch: rematch["status"] == "playing")["agreed"] == [0, 1, 2]


def test_who_leaves_the_new_table_has_not_agreed(anna: Any, bert: Any) -> None:
    table, _ = finished(anna, bert)
    looking = bert.socket(table)
    new = anna.ask("POST", f"/tables/{table}/rematch")["table"]["id"]
    assert told(looking, bool)["agreed"] == [0]
    anna.ask("DELETE", f"/tables/{new}/seats/1")
    told(looking, lambda rematch: rematch["agreed"] == [])
    anna.ask("POST", f"/tables/{new}/close")
    told(looking, lambda rematch: rematch is None)
