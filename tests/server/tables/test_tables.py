"""Opening, listing, looking at, starting and closing tables over HTTP."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from typing import Any, Final

import pytest

from gladsheim import words
from gladsheim.bots import LEVELS
from gladsheim.manifest import Manifest
from tests.server.tables.guests import Guest, finished, play, wait_for_end

IMPOSSIBLE: Final[list[tuple[dict[str, Any], str]]] = [
    ({"game": "chess"}, "game/unknown"),
    ({"game": "Voluspa"}, "game/unknown"),
    ({"seats": 6}, "setup/seats"),
    ({"seats": 100}, "request/invalid"),
    ({"options": {"elves": True}}, "setup/unknown-option"),
    ({"options": {"edda": 10**40}}, "setup/unknown-choice"),
    ({"places": [{"seat": 2}]}, "table/no-such-seat"),
    ({"places": [{"seat": -1}]}, "table/no-such-seat"),
    ({"places": [{"seat": 0}, {"seat": 0, "bot": "greedy"}]}, "lobby/place-twice"),
    ({"places": [{"seat": 1, "bot": "hal"}]}, "bot/unknown"),
    ({"places": [{"seat": 1, "bot": "greedy"}], "companion": True}, "lobby/companion-bots"),
    ({"clock": {"kind": "minutes", "amount": 0}}, "lobby/bad-clock"),
    ({"clock": {"kind": "minutes", "amount": 601}}, "lobby/bad-clock"),
    ({"clock": {"kind": "days", "amount": 31}}, "lobby/bad-clock"),
    ({"clock": {"kind": "days", "amount": -(10**30)}}, "lobby/bad-clock"),
    ({"clock": {"kind": "none", "amount": 1}}, "lobby/bad-clock"),
    ({"clock": {"kind": "weeks", "amount": 1}}, "request/invalid"),
    ({"entropy": "x" * 65}, "request/invalid"),
    ({"secret": "00"}, "request/invalid"),
]
"""What a new table cannot be, and why."""


def test_the_games_are_listed_with_what_a_table_can_choose(nobody: Any) -> None:
    games = {game["name"]: game for game in nobody.ask("GET", "/games")}
    assert games["voluspa"]["seats"] == [2, 3, 4, 5]
    assert games["voluspa"]["bots"] == list(LEVELS)
    assert set(games["voluspa"]["pace"]) == set(LEVELS)
    assert games["voluspa"]["companion"] is True
    edda, hold = games["voluspa"]["options"]
    assert edda == {"name": "edda", "default": False, "choices": [False, True], "is_ruling": False}
    assert hold["is_ruling"] is True
    assert games["feast"]["options"][1]["choices"] == [4, 6, 8]


def test_a_game_says_how_heavy_it_is_and_how_long_it_takes_where_that_is_known(nobody: Any) -> None:
    games = {game["name"]: game for game in nobody.ask("GET", "/games")}
    assert 1 <= games["voluspa"]["weight"] < games["yggdrasil"]["weight"] <= 5
    assert games["voluspa"]["minutes"] > 0
    assert (games["feast"]["weight"], games["feast"]["minutes"]) == (0, 0)


def test_public_games_can_be_watched_first_those_that_are_being_played(anna: Any, bert: Any, nobody: Any) -> None:
    places = [{"seat": 0, "bot": "random"}, {"seat": 1, "bot": "random"}]
    over, _ = finished(anna, bert, public=True)
    play(anna.server, anna.opens(places=[{"seat": 0}, places[1]], public=False)["id"])
    playing = anna.opens(places=[{"seat": 0}, places[1]])["id"]
    anna.ask("POST", f"/tables/{playing}/start")
    anna.opens()
    shown = [table["id"] for table in nobody.ask("GET", "/games/voluspa/tables")]
    assert shown == [playing, over]
    assert nobody.ask("GET", "/games/nidavellir/tables") == []
    assert nobody.refused("GET", "/games/chess/tables") == "game/unknown"
    bert.ask("PUT", f"/blocks/{anna.id}")
    assert bert.ask("GET", "/games/voluspa/tables") == []


def test_bots_can_be_watched_playing_among_themselves(anna: Any) -> None:
    places = [{"seat": 0, "bot": "random"}, {"seat": 1, "bot": "random"}]
    table = anna.opens(places=places, public=False)["id"]
    anna.ask("POST", f"/tables/{table}/start")
    assert wait_for_end(anna, table)["places"]


def test_the_texts_of_games_that_the_client_lacks_are_told(nobody: Any) -> None:
    told = nobody.ask("GET", "/games/texts/en")
    assert "feast-title = The Feast" in told
    assert "voluspa-title" not in told


def test_the_texts_of_installed_games_are_told(nobody: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    assert "voluspa-title" not in nobody.ask("GET", "/games/texts/de")
    installed = Manifest("elsewhere", "", texts="games/voluspa/texts", package="gladsheim")
    monkeypatch.setattr(words, "manifests", lambda: {"elsewhere": installed})
    assert "voluspa-title = Völuspá" in nobody.ask("GET", "/games/texts/de")
    assert nobody.ask("GET", "/games/texts/xx") == ""
    assert nobody.refused("GET", "/games/texts/__pycache__") == "request/invalid"


def test_a_new_table_is_as_its_host_wanted_it(anna: Any) -> None:
    clock = {"kind": "days", "amount": 3}
    places = [{"seat": 1}, {"seat": 2, "bot": "greedy"}]
    wanted = {"options": {"edda": True}, "hints": True, "public": False, "clock": clock, "places": places}
    table = anna.opens(seats=3, **wanted)
    assert (table["game"], table["status"], table["host"]["name"]) == ("voluspa", "open", "Anna")
    assert table["options"] == {"edda": True, "valkyries_hold": False}
    assert (table["hints"], table["public"], table["clock"]) == (True, False, clock)
    sitting = [(seat["person"] and seat["person"]["name"], seat["bot"]) for seat in table["seats"]]
    assert sitting == [(None, ""), ("Anna", ""), (None, "greedy")]
    assert table == anna.ask("GET", f"/tables/{table['id']}") | {"at": table["at"]}


def test_one_browser_can_have_several_seats(anna: Any) -> None:
    table = anna.opens(places=[{"seat": 0}, {"seat": 1}])
    assert [seat["person"]["id"] for seat in table["seats"]] == [anna.id, anna.id]
    assert anna.ask("POST", f"/tables/{table['id']}/start")["status"] == "playing"


def test_a_table_that_cannot_be_is_refused(anna: Any) -> None:
    for wanted, code in IMPOSSIBLE:
        plain = {"game": "voluspa", "seats": 2}
        assert anna.refused("POST", "/tables", plain | wanted) == code, wanted
    assert anna.ask("GET", "/tables/mine") == []


def test_without_a_session_nobody_opens_a_table(nobody: Any) -> None:
    assert nobody.refused("POST", "/tables", {"game": "voluspa", "seats": 2}) == "session/none"


def test_nobody_is_the_host_of_too_many_tables(serve: Callable[..., Any], guests: ExitStack) -> None:
    server = serve(most_tables_of_user=2)
    anna = Guest(server, guests, "Anna")
    first = anna.opens(places=[{"seat": 0}, {"seat": 1}])["id"]
    second = anna.opens()["id"]
    assert anna.refused("POST", "/tables", {"game": "voluspa", "seats": 2}) == "lobby/too-many-tables"
    anna.ask("POST", f"/tables/{second}/close")
    anna.opens()
    assert anna.refused("POST", "/tables", {"game": "voluspa", "seats": 2}) == "lobby/too-many-tables"
    play(server, first)
    anna.opens()


def test_nobody_has_too_many_tables_that_wait(serve: Callable[..., Any], guests: ExitStack) -> None:
    server = serve(most_open_tables_of_user=2)
    anna = Guest(server, guests, "Anna")
    first = anna.opens(places=[{"seat": 0}, {"seat": 1}])["id"]
    anna.opens()
    assert anna.refused("POST", "/tables", {"game": "voluspa", "seats": 2}) == "lobby/too-many-open"
    anna.ask("POST", f"/tables/{first}/start")
    anna.opens()


def test_from_one_address_only_so_many_tables_wait_whoever_opens_them(
    serve: Callable[..., Any], guests: ExitStack
) -> None:
    server = serve(most_open_tables_of_address=4)
    anna, bert, carl = (Guest(server, guests, name) for name in ("Anna", "Bert", "Carl"))
    carl.client.headers["x-forwarded-for"] = "192.0.2.1"
    wanted = {"game": "voluspa", "seats": 2, "public": True}
    with ThreadPoolExecutor(8) as pool:
        answers = list(pool.map(lambda n: (anna, bert)[n % 2].call("POST", "/tables", wanted), range(12)))
    assert sorted(answer.status_code for answer in answers) == [201] * 4 + [409] * 8
    assert {one.json()["code"] for one in answers if one.is_error} == {"lobby/too-many-from-here"}
    carl.opens()
    opened = next(one.json() for one in answers if one.is_success)
    host = anna if opened["host"]["id"] == anna.id else bert
    host.ask("POST", f"/tables/{opened['id']}/close")
    host.opens()
    assert anna.refused("POST", "/tables", wanted) == "lobby/too-many-from-here"


def test_a_table_is_for_those_who_are_invited_unless_it_is_said_to_be_public(anna: Any, nobody: Any) -> None:
    table = anna.ask("POST", "/tables", {"game": "voluspa", "seats": 2})
    assert table["public"] is False
    assert nobody.ask("GET", "/tables") == {"tables": [], "more": ""}
    assert nobody.refused("GET", f"/tables/{table['id']}") == "lobby/not-invited"


def test_the_list_of_open_tables_comes_in_pages(anna: Any, bert: Any, nobody: Any) -> None:
    berts = bert.opens()["id"]
    annas = {anna.opens()["id"] for _ in range(52)}
    page = nobody.ask("GET", "/tables")
    assert len(page["tables"]) == 50
    assert berts in [table["id"] for table in page["tables"][:2]]
    rest = nobody.ask("GET", "/tables", after=page["more"])
    assert (len(rest["tables"]), rest["more"]) == (3, "")
    assert {table["id"] for table in page["tables"] + rest["tables"]} == annas | {berts}
    for place in ("x", "1.2", "1.2.3.4", "9" * 39, "1.2.a'b"):
        assert nobody.refused("GET", "/tables", after=place) == "request/invalid", place


def test_the_house_says_how_long_games_are_kept(serve: Callable[..., Any], guests: ExitStack) -> None:
    for days, sentence in ((0, "until whoever runs this server"), (1, "for one day"), (90, "for 90 days")):
        nobody = Guest(serve(keep_finished_days=days), guests, "")
        assert nobody.ask("GET", "/house") == {"keep_finished_days": days}
        assert sentence in nobody.client.get(f"{nobody.server.url}/privacy").text


def test_public_tables_are_listed_until_they_begin(anna: Any, bert: Any, nobody: Any) -> None:
    public, private = anna.opens()["id"], anna.opens(public=False)["id"]
    assert [table["id"] for table in nobody.ask("GET", "/tables")["tables"]] == [public]
    bert.sits(public, 1)
    anna.ask("POST", f"/tables/{public}/start")
    assert nobody.ask("GET", "/tables")["tables"] == []
    assert {table["id"] for table in anna.ask("GET", "/tables/mine")} == {public, private}


def test_who_has_blocked_each_other_do_not_see_each_others_tables(anna: Any, bert: Any, carl: Any) -> None:
    table = anna.opens()["id"]
    bert.ask("PUT", f"/blocks/{anna.id}")
    anna.ask("PUT", f"/blocks/{carl.id}")
    assert bert.ask("GET", "/tables")["tables"] == []
    assert carl.ask("GET", "/tables")["tables"] == []
    assert [one["id"] for one in anna.ask("GET", "/tables")["tables"]] == [table]


def test_my_tables_begin_where_it_is_my_turn(anna: Any, bert: Any) -> None:
    waiting = anna.opens()["id"]
    both = [anna.opens()["id"] for _ in range(20)]  # whoever begins is drawn: nobody always loses
    turns = {}
    for n, table in enumerate(both):
        bert.sits(table, 1)
        turns[table] = [one.seat for one in play(anna.server, table, n).asked]
    mine = anna.ask("GET", "/tables/mine")
    assert {one["id"]: one["turn"] for one in mine if one["id"] != waiting} == turns
    order = [0 in one["turn"] for one in mine]
    assert order == sorted(order, reverse=True)
    assert True in order
    assert False in order[:-1]
    assert mine[-1]["id"] == waiting


def test_a_private_table_is_shown_to_its_people_and_those_invited(anna: Any, bert: Any, nobody: Any) -> None:
    table = anna.opens(public=False)["id"]
    assert nobody.refused("GET", f"/tables/{table}") == "lobby/not-invited"
    assert bert.refused("GET", f"/tables/{table}") == "lobby/not-invited"
    token = anna.ask("POST", f"/tables/{table}/invitation")["token"]
    assert nobody.ask("GET", f"/tables/{table}", invitation=token)["id"] == table
    assert nobody.refused("GET", f"/tables/{table}", invitation=token[:-1]) == "lobby/not-invited"
    bert.sits(table, 1, invitation=token)
    assert bert.ask("GET", f"/tables/{table}")["id"] == table


def test_there_is_nothing_at_an_unknown_table(anna: Any) -> None:
    table = "nowhere"
    assert anna.refused("GET", f"/tables/{table}") == "table/unknown"
    assert anna.refused("POST", f"/tables/{table}/start") == "table/unknown"
    assert anna.refused("PUT", f"/tables/{table}/seats/0", {}) == "table/unknown"
    assert anna.refused("GET", f"/tables/{table}/record") == "table/unknown"


def test_an_id_that_cannot_be_is_refused(anna: Any) -> None:
    for table in ("%00", "a%0ab", "ä", "a" * 41):
        assert anna.refused("GET", f"/tables/{table}") == "request/invalid", table


def test_the_host_begins_when_everybody_sits(anna: Any, bert: Any) -> None:
    table = anna.opens()["id"]
    assert anna.refused("POST", f"/tables/{table}/start") == "table/empty-seats"
    bert.sits(table, 1)
    assert bert.refused("POST", f"/tables/{table}/start") == "lobby/not-host"
    begun = anna.ask("POST", f"/tables/{table}/start")
    assert (begun["status"], begun["started"] is not None) == ("playing", True)
    assert anna.refused("POST", f"/tables/{table}/start") == "table/is-playing"


def test_the_host_closes_a_table_for_good(anna: Any, bert: Any) -> None:
    table = anna.opens()["id"]
    assert bert.refused("POST", f"/tables/{table}/close") == "lobby/not-host"
    closed = anna.ask("POST", f"/tables/{table}/close")
    assert (closed["status"], closed["reason"]["id"]) == ("closed", "lobby-closed-by-host")
    assert anna.refused("POST", f"/tables/{table}/close") == "table/is-closed"
    assert bert.refused("PUT", f"/tables/{table}/seats/1", {}) == "table/is-closed"
    assert anna.refused("POST", f"/tables/{table}/start") == "table/is-closed"


def test_if_the_host_is_gone_the_first_seat_decides(anna: Any, bert: Any, carl: Any) -> None:
    table = anna.opens(places=[])["id"]
    bert.sits(table, 1)
    anna.ask("DELETE", "/me", {})
    assert carl.refused("POST", f"/tables/{table}/close") == "lobby/not-host"
    assert bert.ask("PUT", f"/tables/{table}/seats/0/bot", {"bot": "greedy"})["seats"][0]["bot"] == "greedy"
    assert bert.ask("POST", f"/tables/{table}/close")["status"] == "closed"
