"""What must survive: a reload, a network that goes and comes, a server that is restarted."""

from __future__ import annotations

import re
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, Route, expect

from tests.server.conftest import roomy, running
from tests.server.killing import Process
from tests.web.lines import Line
from tests.web.tables import board, by_turn, hand, open_table, scores, sit_together
from tests.web.visitors import PATIENCE, Visitor, visitor

WORKER: Final = "fetching the script"
"""The service worker is fetched some seconds after the page, which may be in the middle of an outage."""


def test_a_reload_changes_nothing(someone: Callable[..., Visitor]) -> None:
    me = someone()
    me.play_now()
    for _ in range(3):
        me.take_turn()
        me.is_asked()
    before = (me.log(), hand(me), scores(me), len(board(me)))
    me.page.reload()
    me.is_asked()
    expect(me.page.locator("aside .log li")).to_have_count(len(before[0]))
    assert (me.log(), hand(me), scores(me), len(board(me))) == before
    me.take_turn()
    assert me.is_asked()
    assert len(me.log()) > len(before[0])


def test_offline_and_back_again(someone: Callable[..., Visitor]) -> None:
    host, guest = someone(), someone()
    sit_together(host, guest)
    playing, waiting = by_turn(host, guest, turns=4)
    waiting.expects("ERR_INTERNET_DISCONNECTED", WORKER, "WebSocket connection")
    waiting.context.set_offline(True)
    expect(waiting.page.locator(".prompt.lost")).to_contain_text("The connection is lost.")
    waiting.hears("The connection is lost.")
    played = play_one(playing)
    waiting.context.set_offline(False)
    waiting.hears("Connected again.")
    waiting.hears(f"Meanwhile: {re.escape(played)}")
    assert waiting.is_asked()
    assert len(waiting.log()) == len(playing.log())
    assert scores(waiting) == scores(playing)
    waiting.take_turn()
    assert playing.is_asked()


def test_what_happens_while_the_missed_is_looked_up_is_heard_after_it_and_once(
    someone: Callable[..., Visitor],
) -> None:
    playing, waiting, line = two_and_a_line(someone)
    line.hold("events")
    line.cut(stays=True)
    waiting.hears("The connection is lost.")
    theirs = play_one(playing)
    line.mend()
    assert waiting.is_asked()
    mine = play_one(waiting)
    line.release()
    waiting.hears(rf"Connected again[\s\S]*Meanwhile: {re.escape(theirs)}[\s\S]*{re.escape(mine)}")
    assert [waiting.heard().count(sentence) for sentence in (theirs, mine)] == [1, 1]


def test_what_the_server_said_before_the_page_could_hear_it_is_heard_once(someone: Callable[..., Visitor]) -> None:
    playing, waiting, line = two_and_a_line(someone)
    line.hold("welcome", "sync", "table_changed", "update")
    line.cut()
    waiting.hears("The connection is lost.")
    line.wait_for("sync")
    theirs = play_one(playing)
    line.release()
    assert waiting.is_asked()
    waiting.hears(f"Connected again.*\n?.*{re.escape(theirs)}")
    assert waiting.heard().count(theirs) == 1


def two_and_a_line(someone: Callable[..., Visitor]) -> tuple[Visitor, Visitor, Line]:
    """In mid-game: who is to play, who waits, and the line of the latter."""
    host, guest = someone(), someone()
    lines = {host: Line(host), guest: Line(guest)}
    sit_together(host, guest)
    playing, waiting = by_turn(host, guest, turns=4)
    return playing, waiting, lines[waiting]


def play_one(one: Visitor) -> str:
    """Take a turn, which is the other's afterwards; what everybody is told of it: whichever tile chance has given."""
    before = one.log()[0]
    one.take_turn()
    expect(one.page.locator(".prompt.wait")).to_be_visible()
    expect(one.page.locator("aside .log li").first).not_to_have_text(before, use_inner_text=True)
    return next(line for line in one.log()[0].splitlines() if re.search(" laid | exchanged | discarded ", line))


def test_a_server_that_is_killed_and_started_again_in_mid_game(browser: Browser, tmp_path: Path) -> None:
    """A process of its own, killed as if the power had gone; the next one has nothing but the same database."""
    config = roomy(f"sqlite:///{tmp_path}/test.db")
    with ExitStack() as stack:
        process = Process(tmp_path / "server", config.database_url)
        stack.callback(process.clean_up)
        process.wait_until_ready()
        me = stack.enter_context(visitor(browser, process.url))
        me.expects("ERR_CONNECTION_REFUSED", "ERR_CONNECTION_RESET", WORKER, "WebSocket connection")
        me.play_now()
        me.take_turn()
        me.is_asked()
        before = (me.log(), hand(me), scores(me), board(me))
        process.kill()
        expect(me.page.locator(".prompt.lost")).to_contain_text("The connection is lost.")
        me.hears("The connection is lost.")
        stack.enter_context(running(config, process.port))
        hurry(me)
        me.hears("Connected again.")
        assert me.is_asked()
        assert (me.log(), hand(me), scores(me), board(me)) == before
        me.take_turn()
        assert me.is_asked()
        me.leave_it_to_a_bot()


def hurry(one: Visitor) -> None:
    """Whoever has lost the connection tries once more; the page may have done so itself, and be back already."""
    one.page.get_by_role("button", name="Try once more").evaluate_all(
        "buttons => buttons.forEach((one) => one.click())"
    )


def cut(route: Route) -> None:
    """The words and the board do not come; what only says where a sheet of drawings lies does."""
    answer = route.fetch()
    if len(answer.body()) > 1000:
        route.abort("connectionreset")
    else:
        route.fulfill(response=answer)


def test_a_table_without_its_words_or_its_board_says_so_and_finds_them(someone: Callable[..., Visitor]) -> None:
    me = someone()
    me.expects("ERR_CONNECTION_RESET", WORKER)
    me.play_now()
    missing = re.compile(r"/assets/voluspa-.*\.js")
    me.context.route(missing, cut)
    me.page.reload()
    expect(me.prompt).to_contain_text("A part of this page could not be loaded.")
    me.hears("A part of this page could not be loaded.")
    expect(me.prompt.get_by_role("button", name="Load again")).to_be_visible()
    assert "voluspa-" not in me.page.locator("body").inner_text()
    me.context.unroute_all(behavior="wait")  # one that is asked for at this moment is still cut off
    assert me.is_asked()
    me.take_turn()
    assert me.is_asked()


def test_a_language_is_spoken_as_soon_as_it_can_be_loaded(someone: Callable[..., Visitor]) -> None:
    me = someone()
    me.expects("ERR_INTERNET_DISCONNECTED", WORKER, "WebSocket connection")
    me.play_now()
    page = me.page
    me.choose_more("Settings")
    me.context.set_offline(True)
    page.get_by_role("dialog").get_by_text("Deutsch").click()
    expect(page.get_by_role("dialog")).to_contain_text("The other language cannot be loaded now.")
    assert page.locator("html").get_attribute("lang") == "en"
    me.context.set_offline(False)
    expect(page.get_by_role("dialog")).to_contain_text("Sprache")
    expect(page.locator("html")).to_have_attribute("lang", "de")
    expect(page.get_by_role("dialog")).not_to_contain_text("lässt sich gerade nicht laden")


def test_the_home_page_goes_on_when_the_server_is_back(browser: Browser, tmp_path: Path) -> None:
    """As somebody new sees it: neither a name nor a game could be had."""
    config = roomy(f"sqlite:///{tmp_path}/test.db")
    with ExitStack() as stack:
        server = stack.enter_context(running(config))
        me = stack.enter_context(visitor(browser, server.url))
        me.expects("ERR_CONNECTION_RESET", WORKER, "WebSocket connection")
        me.context.route("**/api/**", lambda route: route.abort("connectionreset"))
        page = me.visit("/")
        problem = page.get_by_role("main").get_by_role("alert")
        expect(problem).to_contain_text("The server cannot be reached.")
        me.context.unroute("**/api/**")
        expect(page.get_by_role("button", name="Play now")).to_have_count(len(server.app.state.hall.shelf.names))
        expect(problem).to_have_count(0)


def test_whoever_cannot_become_a_guest_learns_why_while_it_is_tried_again(browser: Browser, tmp_path: Path) -> None:
    config = roomy(f"sqlite:///{tmp_path}/test.db", guests_per_hour=1)
    with ExitStack() as stack:
        server = stack.enter_context(running(config))
        host, guest = (stack.enter_context(visitor(browser, server.url)) for _ in range(2))
        guest.expects("status of 429")
        guest.page.goto(open_table(host))
        expect(guest.prompt).to_contain_text("That was too often.")
        expect(guest.prompt).to_contain_text("Next attempt in")
        with guest.page.expect_request("**/api/guests"):
            pass
        with guest.page.expect_request("**/api/guests"):
            guest.prompt.get_by_role("button", name="Try once more").click()
        guest.hears("That was too often.")


def test_the_worker_for_times_without_a_network_is_tried_again(someone: Callable[..., Visitor]) -> None:
    me = someone()
    me.context.add_init_script(
        """window.tries = 0;
        navigator.serviceWorker.register = async () => { if (++window.tries === 1) throw new Error("no network") };"""
    )
    me.visit("/").wait_for_function("() => window.tries === 2", timeout=PATIENCE)
