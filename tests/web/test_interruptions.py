"""What must survive: a reload, a network that goes and comes, a server that is restarted."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path

from playwright.sync_api import Browser, expect

from tests.server.conftest import roomy, running
from tests.server.killing import Process
from tests.web.tables import board, by_turn, hand, scores, sit_together
from tests.web.visitors import Visitor, visitor


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
    waiting.expects("ERR_INTERNET_DISCONNECTED", "WebSocket connection")
    waiting.context.set_offline(True)
    expect(waiting.page.locator(".prompt.lost")).to_contain_text("The connection is lost.")
    waiting.hears("The connection is lost.")
    playing.take_turn()
    expect(playing.page.locator(".prompt.wait")).to_be_visible()
    waiting.context.set_offline(False)
    waiting.hears("Connected again.")
    waiting.hears("Meanwhile: .* laid")
    assert waiting.is_asked()
    assert len(waiting.log()) == len(playing.log())
    assert scores(waiting) == scores(playing)
    waiting.take_turn()
    assert playing.is_asked()


def test_a_server_that_is_killed_and_started_again_in_mid_game(browser: Browser, tmp_path: Path) -> None:
    """A process of its own, killed as if the power had gone; the next one has nothing but the same database."""
    config = roomy(f"sqlite:///{tmp_path}/test.db")
    with ExitStack() as stack:
        process = Process(tmp_path / "server", config.database_url)
        stack.callback(process.clean_up)
        process.wait_until_ready()
        me = stack.enter_context(visitor(browser, process.url))
        me.expects("ERR_CONNECTION_REFUSED", "WebSocket connection")
        me.play_now()
        me.take_turn()
        me.is_asked()
        before = (me.log(), hand(me), scores(me), board(me))
        process.kill()
        expect(me.page.locator(".prompt.lost")).to_contain_text("The connection is lost.")
        me.hears("The connection is lost.")
        stack.enter_context(running(config, process.port))
        me.page.get_by_role("button", name="Try once more").click()
        me.hears("Connected again.")
        assert me.is_asked()
        assert (me.log(), hand(me), scores(me), board(me)) == before
        me.take_turn()
        assert me.is_asked()
        me.leave_it_to_a_bot()
