"""Who may sit, watch and speak at a table, and what players ask of each other."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import expect

from gladsheim.store.records import TableSpec
from gladsheim.words import Words
from tests.server.conftest import Server
from tests.web.tables import board, by_turn, hand, open_table, scores, sit_together
from tests.web.visitors import Visitor


def test_only_an_invitation_leads_to_a_private_table(someone: Callable[..., Visitor]) -> None:
    host, guest, stranger = someone(), someone(), someone()
    link = open_table(host, public=False)
    stranger.visit(f"/t/{host.table}")
    expect(stranger.page.get_by_role("heading", name="You cannot watch this table")).to_be_visible()
    expect(stranger.page.get_by_role("main")).to_contain_text("This table is private.")
    guest.page.goto(link)
    guest.page.get_by_role("button", name="Sit here").click()
    host.hears("Every seat is taken")
    host.page.get_by_role("button", name="Start the game").click()
    by_turn(host, guest, turns=2)
    assert guest.table == host.table


def test_the_home_page_lists_open_tables_and_says_whose_turn_it_is(someone: Callable[..., Visitor]) -> None:
    host, guest = someone(), someone()
    page = guest.visit("/")
    expect(page.get_by_role("heading", name="Open tables")).to_be_visible()
    open_table(host)
    row = page.locator(f"a.row[href$='/t/{host.table}']")
    expect(row).to_contain_text("1 seat free")
    row.click()
    page.get_by_role("button", name="Sit here").click()
    host.page.get_by_role("button", name="Start the game").click()
    table = f"a.row[href$='/t/{host.table}']"
    playing, waiting = by_turn(host, guest, turns=2)
    expect(playing.visit("/").locator(table)).to_contain_text("Your turn.")
    expect(waiting.visit("/").locator(table)).to_contain_text("Waiting for")


def test_a_table_is_for_friends_unless_players_are_looked_for(someone: Callable[..., Visitor]) -> None:
    host, stranger = someone(), someone()
    open_table(host, public=False)
    friends = host.table
    page = host.visit("/")
    page.get_by_role("button", name="Look for players").click()
    page.get_by_role("button", name="Open the table").click()
    expect(page.get_by_role("button", name="Start the game")).to_be_visible()
    listed = stranger.visit("/")
    expect(listed.locator(f"a.row[href$='/t/{host.table}']")).to_contain_text("1 seat free")
    expect(listed.locator(f"a.row[href$='/t/{friends}']")).to_have_count(0)


def test_further_open_tables_are_shown_when_asked_for(someone: Callable[..., Visitor], server: Server) -> None:
    store, host, me = server.store, someone(), someone()
    hosts = [store.accounts.create_guest(f"Host {n}").id for n in range(51)]
    wanted = [TableSpec(game="voluspa", rules_version=1, seats=2, host=one) for one in hosts]
    tables = [store.tables.create_table(one).id for one in wanted]
    open_table(host)
    page = me.visit("/")
    rows = page.get_by_role("region", name="Open tables").get_by_role("link")
    expect(rows).to_have_count(50)
    page.get_by_role("button", name="Show more tables").click()
    expect(page.get_by_role("button", name="Show more tables")).to_have_count(0)
    assert rows.count() > 51
    for table in tables:
        store.tables.close_table(table, Words("lobby-closed-by-host"))


def test_the_title_calls_whoever_is_to_play(someone: Callable[..., Visitor]) -> None:
    host, guest = someone(), someone()
    sit_together(host, guest)
    playing, waiting = by_turn(host, guest, turns=1)
    expect(playing.page).to_have_title("● Your turn. Völuspá · Gladsheim")
    expect(waiting.page).to_have_title("Völuspá · Gladsheim")
    playing.take_turn()
    expect(waiting.page).to_have_title(re.compile("^● Your turn"))
    expect(playing.page).to_have_title("Völuspá · Gladsheim")


def test_a_spectator_sees_the_board_but_no_hand(someone: Callable[..., Visitor]) -> None:
    host, guest, fan = someone(), someone(), someone()
    sit_together(host, guest)
    playing, _ = by_turn(host, guest, turns=3)
    page = fan.visit(f"/t/{host.table}")
    expect(page.locator(".prompt.wait")).to_contain_text("is to play.")
    expect(host.page.get_by_text("1 person is watching")).to_be_visible()
    assert board(fan) == board(playing)
    assert page.locator("[data-hand], .moves").count() == 0
    assert page.get_by_role("button", name=re.compile("Undo|Hint")).count() == 0
    seen = len(board(fan))
    page.evaluate("window.heard = []")
    playing.take_turn()
    fan.hears(r"laid|drew|exchanged|shoved")
    page.get_by_label("Say something").fill("Well played!")
    page.get_by_role("button", name="Send").click()
    playing.hears("says: Well played!")
    assert len(board(fan)) >= seen
    page.close()
    expect(host.page.get_by_text("1 person is watching")).to_have_count(0)


def test_the_host_sends_somebody_away_and_lets_him_come_back(someone: Callable[..., Visitor]) -> None:
    host, guest = someone(), someone()
    link = open_table(host)
    guest.page.goto(link)
    guest.page.get_by_role("button", name="Sit here").click()
    expect(guest.page.get_by_role("button", name="Leave")).to_be_visible()
    host.choose_more("People")
    people = host.page.get_by_role("dialog", name="People")
    people.get_by_role("button", name="Send away").click()
    expect(guest.page.get_by_role("heading", name="You cannot watch this table")).to_be_visible()
    guest.page.reload()
    expect(guest.page.get_by_role("heading", name="You cannot watch this table")).to_be_visible()
    expect(host.page.get_by_role("button", name="Start the game")).to_be_disabled()
    people.get_by_role("button", name="Let come back").click()
    expect(people.get_by_role("button", name="Let come back")).to_have_count(0)
    guest.page.get_by_role("button", name="Try once more").click()
    expect(guest.page.get_by_role("button", name="Sit here")).to_be_visible()


def test_a_blocked_person_is_no_longer_read_until_unblocked(someone: Callable[..., Visitor]) -> None:
    host, guest = someone(), someone()
    sit_together(host, guest)
    by_turn(host, guest, turns=1)
    speak(guest, "Hello!")
    chat = host.page.get_by_role("log")
    expect(chat).to_contain_text("Hello!")
    host.choose_more("People")
    dialog = host.page.get_by_role("dialog", name="People")
    dialog.get_by_role("button", name="Block").click()
    expect(dialog.get_by_role("button", name="Unblock")).to_be_visible()
    dialog.get_by_role("button", name="Close").click()
    speak(guest, "Are you there?")
    expect(guest.page.get_by_role("log")).to_contain_text("Are you there?")
    speak(host, "I hear nothing.")
    expect(chat).to_contain_text("I hear nothing.")
    assert "Are you there?" not in chat.inner_text()
    page = host.visit("/account")
    page.get_by_role("button", name="Unblock").click()
    expect(page.get_by_text("You have blocked nobody.")).to_be_visible()


def test_an_undo_needs_the_consent_of_the_other(someone: Callable[..., Visitor]) -> None:
    host, guest = someone(), someone()
    sit_together(host, guest)
    asking, asked = by_turn(host, guest, turns=2)
    before = (board(asking), hand(asking), scores(asking), len(asking.log()))
    asking.take_turn(draws=True)
    assert asked.is_asked()
    expect(asking.page.locator(".prompt.wait")).to_be_visible()  # the other may hear of it first
    after = (board(asking), scores(asking))
    undo = asking.page.get_by_role("button", name="Undo").first
    question = asked.page.get_by_role("dialog", name=re.compile("would like to go back"))

    undo.click()
    expect(asking.prompt).to_contain_text("You asked to go back. Waiting for")
    expect(question).to_be_visible()
    assert asked.axe() == []
    question.get_by_role("button", name="Refuse").click()
    expect(question).to_have_count(0)
    expect(undo).to_be_enabled()
    assert (board(asking), scores(asking)) == after

    undo.click()
    question.get_by_role("button", name="Agree").click()
    assert asking.is_asked()
    expect(asked.page.locator(".prompt.wait")).to_be_visible()
    assert (board(asking), hand(asking), scores(asking)) == before[:3]
    assert scores(asked) == before[2]
    asking.take_turn()
    assert asked.is_asked()


def test_a_hint_is_shown_explained_and_played(someone: Callable[..., Visitor]) -> None:
    me = someone(confirm=True)
    me.play_now()
    page = me.page
    expect(page.locator("rect.hit").first).to_be_attached()  # a hint points at what is drawn
    page.get_by_role("button", name="Hint").first.click()
    expect(page.locator(".prompt.hint")).to_contain_text("Look here.")
    expect(page.get_by_test_id("look-here")).to_be_visible()
    me.hears(r"Look here\. .*row -?\d+ column -?\d+")
    page.get_by_role("button", name="Move?").click()
    expect(page.get_by_test_id("look-here")).to_have_count(0)
    options = page.get_by_role("group", name="What the hint considers").get_by_role("button")
    expect(options.first).to_have_attribute("aria-pressed", "true")
    expect(options.first).to_contain_text("% to win")
    me.hears(re.escape(page.locator(".prompt.hint p").inner_text().removeprefix("Hint. ")))
    expect(page.locator("rect.hit[data-target]")).not_to_have_count(0)
    page.keyboard.press("h")
    me.hears(re.escape(page.locator("div.why").inner_text()))
    page.keyboard.press("Escape")
    expect(page.locator(".prompt.hint")).to_have_count(0)
    for _ in range(2):
        page.keyboard.press("h")
    options.last.click()
    expect(options.last).to_have_attribute("aria-pressed", "true")
    before = len(me.log())
    page.get_by_role("button", name="Play it").first.click()
    assert me.is_asked()
    assert len(me.log()) > before


def test_a_clock_runs_warns_and_lets_a_bot_play(someone: Callable[..., Visitor], server: Server) -> None:
    me, other = someone(), someone()
    page = me.visit("/")
    page.get_by_role("button", name="Open a table").click()
    page.get_by_text("Minutes for the game").click()
    page.get_by_label("Minutes for each player").fill("1")
    page.get_by_role("button", name="Open the table").click()
    other.page.goto(page.get_by_label("Invite").input_value())
    other.page.get_by_role("button", name="Sit here").click()
    start = page.get_by_role("button", name="Start the game")
    expect(start).to_be_enabled()
    server.store.seats.note_remaining({me.table: {0: 20_000}})
    start.click()
    playing, _ = by_turn(me, other, turns=0)
    if playing is other:
        other.take_turn()
    me.is_asked()
    clocks = page.get_by_role("timer")
    expect(clocks).to_have_count(2)
    expect(clocks.first).to_have_accessible_name(re.compile(r"^0:[01]\d left$"))
    expect(page.get_by_text("Your time is nearly up.").first).to_be_visible()
    me.hears("Your time is nearly up.")
    expect(me.prompt).to_contain_text("A bot plays for you.")


def speak(one: Visitor, text: str) -> None:
    """Write into the chat."""
    one.page.get_by_label("Say something").fill(text)
    one.page.get_by_role("button", name="Send").click()
