"""What hosts can do to others, and others cannot do at all."""

from __future__ import annotations

from typing import Any, Final

from tests.server.tables.guests import finished

POWERS: Final = [
    ("PUT", "removed/{other}"),
    ("DELETE", "removed/{other}"),
    ("PUT", "muted/{other}"),
    ("DELETE", "muted/{other}"),
    ("PUT", "host/{other}"),
    ("GET", "conduct"),
    ("POST", "start"),
    ("POST", "close"),
    ("POST", "invitation"),
]
"""What only the host can do."""


def bots(table: Any) -> list[str]:
    """Where bots sit."""
    return [seat["bot"] for seat in table["seats"]]


def test_nobody_but_the_host_has_his_powers(anna: Any, bert: Any, carl: Any, nobody: Any) -> None:
    table = anna.opens()["id"]
    bert.sits(table, 1)
    before = anna.ask("GET", f"/tables/{table}")
    for method, path in POWERS:
        address = f"/tables/{table}/{path.format(other=anna.id)}"
        assert bert.refused(method, address) == "lobby/not-host", address
        assert carl.refused(method, address) == "lobby/not-host", address
        assert nobody.refused(method, address) == "session/none", address
    assert anna.ask("GET", f"/tables/{table}") | {"at": before["at"]} == before


def test_who_is_removed_loses_his_seats_and_may_not_come_back(anna: Any, bert: Any) -> None:
    table = anna.opens(seats=3)["id"]
    bert.sits(table, 1)
    bert.sits(table, 2)
    link = bert.ask("POST", f"/tables/{table}/seats/1/link")["token"]
    removed = anna.ask("PUT", f"/tables/{table}/removed/{bert.id}")
    assert [seat["person"] for seat in removed["seats"][1:]] == [None, None]
    token = anna.ask("POST", f"/tables/{table}/invitation")["token"]
    assert bert.refused("PUT", f"/tables/{table}/seats/1", {}) == "table/removed"
    assert bert.refused("PUT", f"/tables/{table}/seats/1", {"invitation": token}) == "table/removed"
    assert anna.server.store.seats.seat_of_link(link) is None
    assert [one["id"] for one in anna.ask("GET", f"/tables/{table}/conduct")["removed"]] == [bert.id]
    anna.ask("DELETE", f"/tables/{table}/removed/{bert.id}")
    assert anna.ask("GET", f"/tables/{table}/conduct")["removed"] == []
    assert bert.sits(table, 1)["seats"][1]["person"]["id"] == bert.id


def test_in_mid_game_a_bot_goes_on_for_who_is_removed(anna: Any, bert: Any, carl: Any) -> None:
    table = anna.opens(seats=3)["id"]
    bert.sits(table, 1)
    carl.sits(table, 2)
    anna.ask("POST", f"/tables/{table}/start")
    removed = anna.ask("PUT", f"/tables/{table}/removed/{bert.id}")
    assert (removed["status"], removed["seats"][1]["person"]) == ("playing", None)
    assert [bool(bot) for bot in bots(removed)] == [False, True, False]
    assert bert.refused("PUT", f"/tables/{table}/seats/1", {}) in ("lobby/in-play", "table/removed")
    assert bert.refused("POST", f"/tables/{table}/seats/1/link") == "lobby/not-yours"


def test_a_finished_game_keeps_its_players(anna: Any, bert: Any) -> None:
    table, _ = finished(anna, bert)
    assert anna.refused("PUT", f"/tables/{table}/removed/{bert.id}") == "table/is-over"
    assert anna.ask("GET", f"/tables/{table}")["seats"][1]["person"]["id"] == bert.id


def test_the_host_cannot_turn_his_powers_on_himself(anna: Any) -> None:
    table = anna.opens()["id"]
    assert anna.refused("PUT", f"/tables/{table}/removed/{anna.id}") == "lobby/not-yourself"
    assert anna.refused("PUT", f"/tables/{table}/muted/{anna.id}") == "lobby/not-yourself"


def test_the_host_mutes_and_unmutes(anna: Any, bert: Any) -> None:
    table = anna.opens()["id"]
    anna.ask("PUT", f"/tables/{table}/muted/{bert.id}")
    assert anna.server.store.seats.muted_users(table) == {bert.id}
    assert [one["name"] for one in anna.ask("GET", f"/tables/{table}/conduct")["muted"]] == ["Bert"]
    anna.ask("DELETE", f"/tables/{table}/muted/{bert.id}")
    assert anna.server.store.seats.muted_users(table) == set()


def test_there_must_be_somebody_to_remove_or_mute(anna: Any) -> None:
    table = anna.opens()["id"]
    for power in ("removed", "muted"):
        assert anna.refused("PUT", f"/tables/{table}/{power}/nobody") == "account/unknown"
    assert anna.refused("PUT", f"/tables/{table}/host/nobody") == "lobby/not-seated"


def test_the_host_hands_his_powers_to_somebody_who_sits_there(anna: Any, bert: Any, carl: Any) -> None:
    table = anna.opens()["id"]
    bert.sits(table, 1)
    assert anna.refused("PUT", f"/tables/{table}/host/{carl.id}") == "lobby/not-seated"
    assert anna.ask("PUT", f"/tables/{table}/host/{bert.id}")["host"]["id"] == bert.id
    assert anna.refused("POST", f"/tables/{table}/start") == "lobby/not-host"
    assert bert.ask("POST", f"/tables/{table}/start")["status"] == "playing"
