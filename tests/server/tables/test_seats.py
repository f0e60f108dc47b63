"""Sitting down, bots, leaving, invitations and private links."""

from __future__ import annotations

import json
import logging
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from typing import Any, Final

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection

from tests.server.tables.guests import Guest, play

DEADLINE: Final = 30.0


def names(table: Any) -> list[str]:
    """Who sits where."""
    return [seat["bot"] or (seat["person"] or {"name": ""})["name"] for seat in table["seats"]]


def test_anybody_sits_down_at_a_public_table(anna: Any, bert: Any, nobody: Any) -> None:
    table = anna.opens(seats=3)["id"]
    assert nobody.refused("PUT", f"/tables/{table}/seats/1", {}) == "session/none"
    assert names(bert.sits(table, 1)) == ["Anna", "Bert", ""]
    assert names(bert.sits(table, 2)) == ["Anna", "Bert", "Bert"]
    assert names(bert.sits(table, 2)) == ["Anna", "Bert", "Bert"]


def test_a_taken_seat_stays_taken(anna: Any, bert: Any) -> None:
    table = anna.opens(seats=3, places=[{"seat": 0}, {"seat": 1, "bot": "random"}])["id"]
    assert bert.refused("PUT", f"/tables/{table}/seats/0", {}) == "table/seat-taken"
    assert bert.refused("PUT", f"/tables/{table}/seats/1", {}) == "table/seat-taken"
    assert bert.refused("PUT", f"/tables/{table}/seats/3", {}) == "table/no-such-seat"
    assert bert.refused("PUT", f"/tables/{table}/seats/100", {}) == "request/invalid"
    assert bert.refused("PUT", f"/tables/{table}/seats/{10**30}", {}) == "request/invalid"


def test_of_many_who_sit_down_at_once_one_gets_the_seat(either_server: Any, guests: ExitStack) -> None:
    host = Guest(either_server, guests, "Host")
    table = host.opens()["id"]
    people = [Guest(either_server, guests, f"Guest {n}") for n in range(8)]
    with ThreadPoolExecutor(len(people)) as pool:
        answers = list(pool.map(lambda guest: guest.call("PUT", f"/tables/{table}/seats/1", {}), people))
    winners = [guest.id for guest, answer in zip(people, answers, strict=True) if answer.is_success]
    assert len(winners) == 1
    assert {answer.json()["code"] for answer in answers if not answer.is_success} == {"table/seat-taken"}
    assert host.ask("GET", f"/tables/{table}")["seats"][1]["person"]["id"] == winners[0]


def test_what_players_add_to_the_dice_is_used(anna: Any, bert: Any) -> None:
    table = anna.opens(entropy="raven")["id"]
    bert.sits(table, 1, entropy="wolf")
    anna.ask("POST", f"/tables/{table}/start")
    assert anna.server.store.tables.table(table).entropies == ["raven", "wolf"]


def test_a_private_table_asks_for_its_invitation(anna: Any, bert: Any, carl: Any) -> None:
    table, other = anna.opens(seats=4, public=False)["id"], anna.opens(public=False)["id"]
    assert bert.refused("PUT", f"/tables/{table}/seats/1", {}) == "lobby/not-invited"
    foreign = anna.ask("POST", f"/tables/{other}/invitation")["token"]
    assert bert.refused("PUT", f"/tables/{table}/seats/1", {"invitation": foreign}) == "lobby/not-invited"
    old = anna.ask("POST", f"/tables/{table}/invitation")["token"]
    assert bert.sits(table, 1, invitation=old)["id"] == table
    new = anna.ask("POST", f"/tables/{table}/invitation")["token"]
    assert carl.refused("PUT", f"/tables/{table}/seats/2", {"invitation": old}) == "lobby/not-invited"
    assert names(bert.sits(table, 2)) == ["Anna", "Bert", "Bert", ""]
    assert names(carl.sits(table, 3, invitation=new))[3] == "Carl"


def test_an_invitation_shows_its_table_until_it_is_replaced(anna: Any, nobody: Any) -> None:
    table = anna.opens(public=False)["id"]
    first = anna.ask("POST", f"/tables/{table}/invitation")
    assert first["link"] == f"{anna.server.url}/t/{table}?invitation={first['token']}"
    assert nobody.ask("GET", f"/invitations/{first['token']}")["id"] == table
    anna.ask("POST", f"/tables/{table}/invitation")
    assert nobody.refused("GET", f"/invitations/{first['token']}") == "lobby/no-invitation"
    assert nobody.refused("GET", "/invitations/forged") == "lobby/no-invitation"


def heard_until_closed(socket: ClientConnection) -> tuple[int, Any]:
    """With which code a socket ends, and the last thing that it heard."""
    heard = [None]
    while True:
        try:
            heard.append(json.loads(socket.recv(timeout=DEADLINE)))
        except ConnectionClosed:
            assert socket.close_code is not None
            return socket.close_code, heard[-1]


def answers(socket: ClientConnection) -> bool:
    """Whether a socket is still listened to."""
    socket.send('{"type":"ping","id":"p1"}')
    while json.loads(socket.recv(timeout=DEADLINE)) != {"type": "pong", "id": "p1"}:
        pass
    return True


def test_a_replaced_invitation_shows_out_who_came_in_by_it_and_has_not_sat_down(
    anna: Any, bert: Any, carl: Any
) -> None:
    table = anna.opens(public=False)["id"]
    token = anna.ask("POST", f"/tables/{table}/invitation")["token"]
    carl.sits(table, 1, invitation=token)
    sockets = [one.socket(table, f"?invitation={token}") for one in (anna, bert, carl)]
    assert all(answers(one) for one in sockets)
    new = anna.ask("POST", f"/tables/{table}/invitation")["token"]
    code, last = heard_until_closed(sockets[1])
    assert (code, last["code"]) == (4003, "lobby/not-invited")
    assert answers(sockets[0])
    assert answers(sockets[2])
    assert answers(bert.socket(table, f"?invitation={new}"))


def test_an_invitation_that_is_replaced_while_somebody_comes_in_by_it_does_not_count(
    anna: Any, bert: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    hall = anna.server.app.state.hall
    table = anna.opens(public=False)["id"]
    token = anna.ask("POST", f"/tables/{table}/invitation")["token"]
    check = hall.check_watch

    def replaced_behind_it(*seen: Any) -> None:
        check(*seen)
        hall.store.tables.invite(table)

    monkeypatch.setattr(hall, "check_watch", replaced_behind_it)
    code, last = heard_until_closed(bert.socket(table, f"?invitation={token}"))
    assert (code, last["code"]) == (4003, "lobby/not-invited")


def test_who_was_removed_sees_nothing_more_of_the_table(anna: Any, bert: Any, nobody: Any) -> None:
    table = anna.opens()["id"]
    token = anna.ask("POST", f"/tables/{table}/invitation")["token"]
    sockets = [bert.socket(table) for _ in range(2)]
    assert all(answers(one) for one in sockets)
    anna.ask("PUT", f"/tables/{table}/removed/{bert.id}")
    for socket in sockets:
        code, last = heard_until_closed(socket)
        assert (code, last["code"]) == (4003, "table/removed")
    assert heard_until_closed(bert.socket(table))[0] == 4003
    assert bert.refused("GET", f"/tables/{table}") == "table/removed"
    assert bert.refused("GET", f"/invitations/{token}") == "table/removed"
    assert bert.refused("PUT", f"/tables/{table}/seats/1", {}) == "table/removed"
    assert nobody.ask("GET", f"/tables/{table}")["id"] == table
    anna.ask("DELETE", f"/tables/{table}/removed/{bert.id}")
    assert answers(bert.socket(table))


def test_who_becomes_an_account_ends_the_sockets_of_all_others_who_were_this_guest(
    anna: Any, bert: Any, guests: ExitStack
) -> None:
    thief = Guest(anna.server, guests, "")
    thief.client.cookies.update(anna.client.cookies)
    table, berts = anna.opens()["id"], bert.opens()["id"]
    sockets = [thief.socket(table), thief.socket(berts), thief.lobby()]
    assert all(answers(one) for one in sockets)
    anna.ask("POST", "/me/account", {"login": "anna", "password": "correct horse"})
    assert [heard_until_closed(one)[0] for one in sockets] == [4001, 4001, 4001]
    assert thief.refused("GET", "/me") == "session/none"
    assert anna.ask("GET", "/me")["login"] == "anna"
    assert answers(anna.socket(table))


def test_only_the_host_invites(anna: Any, bert: Any, nobody: Any) -> None:
    table = anna.opens()["id"]
    bert.sits(table, 1)
    assert bert.refused("POST", f"/tables/{table}/invitation") == "lobby/not-host"
    assert nobody.refused("POST", f"/tables/{table}/invitation") == "session/none"


def test_links_lead_to_the_public_address(serve: Callable[..., Any], guests: ExitStack) -> None:
    server = serve(public_url="http://play.example.org", base_path="/games")
    anna = Guest(server, guests, "Anna")
    table = anna.opens()["id"]
    invitation = anna.ask("POST", f"/tables/{table}/invitation")
    assert invitation["link"] == f"http://play.example.org/games/t/{table}?invitation={invitation['token']}"
    seat = anna.ask("POST", f"/tables/{table}/seats/0/link")
    assert seat["link"] == f"http://play.example.org/games/s#{seat['token']}"


def test_nobody_has_to_sit_with_somebody_he_has_blocked(anna: Any, bert: Any, carl: Any) -> None:
    table = anna.opens(seats=3)["id"]
    anna.ask("PUT", f"/blocks/{bert.id}")
    assert bert.refused("PUT", f"/tables/{table}/seats/1", {}) == "lobby/unwelcome"
    token = anna.ask("POST", f"/tables/{table}/invitation")["token"]
    assert bert.refused("PUT", f"/tables/{table}/seats/1", {"invitation": token}) == "lobby/unwelcome"
    anna.ask("DELETE", f"/blocks/{bert.id}")
    bert.sits(table, 1)
    bert.ask("PUT", f"/blocks/{carl.id}")
    assert carl.refused("PUT", f"/tables/{table}/seats/2", {}) == "lobby/unwelcome"


def test_the_refusal_does_not_tell_who_has_blocked(anna: Any, bert: Any) -> None:
    table = anna.opens()["id"]
    anna.ask("PUT", f"/blocks/{bert.id}")
    answer = bert.call("PUT", f"/tables/{table}/seats/1", {}).text
    assert anna.id not in answer
    assert "Anna" not in answer
    assert "block" not in answer.lower()


def test_the_host_gives_free_seats_to_bots_before_the_game(anna: Any, bert: Any) -> None:
    table = anna.opens(seats=3)["id"]
    bert.sits(table, 1)
    assert bert.refused("PUT", f"/tables/{table}/seats/2/bot", {"bot": "greedy"}) == "lobby/not-host"
    assert anna.refused("PUT", f"/tables/{table}/seats/1/bot", {"bot": "greedy"}) == "table/seat-taken"
    assert anna.refused("PUT", f"/tables/{table}/seats/2/bot", {"bot": "hal"}) == "bot/unknown"
    assert anna.refused("PUT", f"/tables/{table}/seats/3/bot", {"bot": "greedy"}) == "table/no-such-seat"
    assert names(anna.ask("PUT", f"/tables/{table}/seats/2/bot", {"bot": "random"})) == ["Anna", "Bert", "random"]
    assert names(anna.ask("PUT", f"/tables/{table}/seats/2/bot", {"bot": "greedy"})) == ["Anna", "Bert", "greedy"]
    anna.ask("POST", f"/tables/{table}/start")
    assert anna.refused("PUT", f"/tables/{table}/seats/1/bot", {"bot": "greedy"}) == "lobby/in-play"


def test_bots_stay_away_from_companion_tables(anna: Any) -> None:
    table = anna.opens(companion=True)["id"]
    assert anna.refused("PUT", f"/tables/{table}/seats/1/bot", {"bot": "greedy"}) == "lobby/companion-bots"


def test_before_the_game_everybody_leaves_his_own_seat_and_the_host_takes_out_bots(anna: Any, bert: Any) -> None:
    table = anna.opens(seats=3, places=[{"seat": 0}, {"seat": 1, "bot": "greedy"}])["id"]
    bert.sits(table, 2)
    assert bert.refused("DELETE", f"/tables/{table}/seats/0") == "lobby/not-yours"
    assert bert.refused("DELETE", f"/tables/{table}/seats/1") == "lobby/not-yours"
    assert anna.refused("DELETE", f"/tables/{table}/seats/2") == "lobby/not-yours"
    assert names(anna.ask("DELETE", f"/tables/{table}/seats/1")) == ["Anna", "", "Bert"]
    assert names(bert.ask("DELETE", f"/tables/{table}/seats/2")) == ["Anna", "", ""]
    assert anna.refused("DELETE", f"/tables/{table}/seats/1") == "lobby/not-yours"


def test_in_mid_game_seats_change_hands_at_the_table_itself(anna: Any, bert: Any, carl: Any) -> None:
    table = anna.opens()["id"]
    bert.sits(table, 1)
    anna.ask("POST", f"/tables/{table}/start")
    assert bert.refused("DELETE", f"/tables/{table}/seats/1") == "lobby/in-play"
    assert carl.refused("PUT", f"/tables/{table}/seats/1", {}) == "lobby/in-play"
    assert names(bert.sits(table, 1)) == ["Anna", "Bert"]
    bert.server.store.seats.seat_bot(table, 1, "greedy")
    assert bert.refused("PUT", f"/tables/{table}/seats/1", {}) == "lobby/in-play"
    assert bert.refused("DELETE", f"/tables/{table}/seats/1") == "lobby/in-play"


def test_only_the_owner_of_a_seat_gets_its_private_link(anna: Any, bert: Any, nobody: Any) -> None:
    table = anna.opens()["id"]
    assert anna.refused("POST", f"/tables/{table}/seats/1/link") == "lobby/not-yours"
    bert.sits(table, 1)
    assert anna.refused("POST", f"/tables/{table}/seats/1/link") == "lobby/not-yours"
    assert nobody.refused("POST", f"/tables/{table}/seats/1/link") == "session/none"
    link = bert.ask("POST", f"/tables/{table}/seats/1/link")
    assert link["link"] == f"{bert.server.url}/s#{link['token']}"
    assert bert.server.store.seats.seat_of_link(link["token"]) == (table, 1)


def test_a_private_link_brings_its_owner_to_another_device(anna: Any, nobody: Any) -> None:
    table = anna.opens()["id"]
    token = anna.ask("POST", f"/tables/{table}/seats/0/link")["token"]
    nobody.ask("POST", "/links", {"token": token})
    assert nobody.ask("GET", "/me")["id"] == anna.id


def test_who_gave_his_seat_to_a_bot_still_gets_his_link(anna: Any, bert: Any) -> None:
    table = anna.opens()["id"]
    bert.sits(table, 1)
    anna.ask("POST", f"/tables/{table}/start")
    bert.server.store.seats.seat_bot(table, 1, "greedy")
    assert bert.ask("POST", f"/tables/{table}/seats/1/link")["token"]
    assert anna.refused("POST", f"/tables/{table}/seats/1/link") == "lobby/not-yours"


def test_invitations_and_links_are_in_no_log(
    anna: Any, bert: Any, caplog: pytest.LogCaptureFixture, capfd: pytest.CaptureFixture[str]
) -> None:
    caplog.set_level(logging.DEBUG)
    table = anna.opens(public=False)["id"]
    invitation = anna.ask("POST", f"/tables/{table}/invitation")["token"]
    link = anna.ask("POST", f"/tables/{table}/seats/0/link")["token"]
    bert.ask("GET", f"/invitations/{invitation}")
    bert.ask("GET", f"/tables/{table}", invitation=invitation)
    bert.sits(table, 1, invitation=invitation)
    bert.refused("GET", f"/invitations/{invitation}x")
    ours = [record.getMessage() for record in caplog.records if not record.name.startswith(("httpx", "httpcore"))]
    logged = "\n".join([*ours, *capfd.readouterr()])
    assert invitation not in logged
    assert link not in logged


def test_people_at_one_screen_have_names_and_faces_of_their_own(anna: Any, bert: Any) -> None:
    places = [{"seat": 0}, {"seat": 1, "name": "  Tante  Inge ", "face": "wolf"}]
    table = anna.opens(seats=3, places=places)
    assert [(seat.get("name"), seat.get("face")) for seat in table["seats"]] == [
        (None, None),
        ("Tante Inge", "wolf"),
        (None, None),
    ]
    path = f"/tables/{table['id']}/seats"
    bert.sits(table["id"], 2)
    changed = anna.ask("PUT", f"{path}/0/look", {"name": "Anna die Erste", "face": "fox"})
    assert changed["seats"][0]["name"] == "Anna die Erste"
    assert bert.refused("PUT", f"{path}/0/look", {"name": "Bert"}) == "lobby/not-yours"
    assert anna.refused("PUT", f"{path}/0/look", {"name": "\u200b"}) == "account/name-characters"
    assert anna.refused("PUT", f"{path}/0/look", {"face": "dragon"}) == "account/unknown-face"
    assert anna.refused("POST", "/tables", {"game": "voluspa", "seats": 2, "places": [{"seat": 0, "face": "x"}]})
    play(anna.server, table["id"])
    new = anna.ask("POST", f"/tables/{table['id']}/rematch")["table"]
    assert [seat.get("name") for seat in new["seats"]] == [None, "Anna die Erste", "Tante Inge"]
    anna.ask("DELETE", f"/tables/{new['id']}/seats/1")
    assert "name" not in bert.ask("GET", f"/tables/{new['id']}")["seats"][1]


def test_whoever_is_deleted_takes_the_names_of_those_beside_him_along(anna: Any, bert: Any) -> None:
    table = anna.opens(places=[{"seat": 0, "name": "Inge"}, {"seat": 1, "name": "Ole"}])["id"]
    play(anna.server, table)
    anna.ask("DELETE", "/me", {})
    assert all("name" not in seat for seat in bert.ask("GET", f"/tables/{table}")["seats"])
