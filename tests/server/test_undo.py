"""Going back past the rules' own boundary: whoever owns a seat is asked, and who practises is seen to."""

from __future__ import annotations

import random
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack

import pytest

import gladsheim
from gladsheim import NATURE
from gladsheim.store.records import Entry
from tests.server.conftest import Server
from tests.server.players import Guest, Json, Player, is_asked

pytestmark = pytest.mark.anyio


class Table:
    """A table of Völuspá whose game has begun, and everybody at it."""

    def __init__(self, id: str, guests: list[Guest], players: list[Player]) -> None:
        self.id = id
        self.guests = guests
        self.players = players

    async def play_until_turn_of_first(self, moves: int = 4) -> None:
        """Each plays something, until the first person is asked again: nature and others have answered since."""
        first = self.players[0]
        made = 0
        while made < moves or not is_asked(first.readers[0]):
            for seat, player in enumerate(self.players):
                if is_asked(player.readers[seat]):
                    await player.play(seat, player.readers[seat].moves[0])
                    made += 1
                await player.ask(type="ping")

    async def undo(self) -> Json:
        """The first person wants to go back."""
        return await self.players[0].ask(type="undo", seat=0)

    @property
    def plays(self) -> int:
        """How often somebody has laid a tile, as the first person sees it."""
        return int(self.players[0].readers[0].view["plays"])


class Inn:
    """Opens tables on one server."""

    def __init__(self, server: Server, stack: AsyncExitStack) -> None:
        self.server = server
        self.stack = stack

    async def table(self, people: int = 2, bots: int = 0, **wishes: object) -> Table:
        """Some people, and bots behind them."""
        guests = [await self.stack.enter_async_context(Guest(self.server.url, f"Guest {n}")) for n in range(people)]
        places = [{"seat": 0}, *({"seat": people + n, "bot": "random"} for n in range(bots))]
        id = await guests[0].open_table(seats=people + bots, places=places, **wishes)
        for seat, guest in enumerate(guests[1:], start=1):
            await guest.sit(id, seat)
        await guests[0].start(id)
        return Table(id, guests, [await self.stack.enter_async_context(guest.at(id)) for guest in guests])


@pytest.fixture
async def inn(shared_server: Server) -> AsyncIterator[Inn]:
    async with AsyncExitStack() as stack:
        yield Inn(shared_server, stack)


async def handed_over(inn: Inn) -> tuple[Table, Player, Player]:
    """Anna is to play, and a bot sits in for Bert, who looks on."""
    table = await inn.table()
    anna, bert = table.players
    await table.play_until_turn_of_first()
    assert (await bert.ask(type="hand_over", seat=1))["type"] == "done"
    await anna.until(lambda: anna.table["seats"][1]["bot"] != "")
    return table, anna, bert


@pytest.mark.parametrize("agree", [True, False])
async def test_who_has_handed_his_seat_over_and_looks_on_is_asked(inn: Inn, agree: bool) -> None:
    table, anna, bert = await handed_over(inn)
    before = table.plays
    assert (await table.undo())["type"] == "done"
    await bert.until(lambda: bert.table["undo"] is not None)
    undo = bert.table["undo"]
    assert (undo["seat"], undo["waits_for"]) == (0, [1])
    await anna.ask(type="ping")
    assert table.plays == before
    reply = await bert.ask(type="consent", seat=1, undo=undo["id"], agree=agree)
    assert reply["type"] == "done"
    await anna.until(lambda: anna.table["undo"] is None)
    await anna.ask(type="ping")
    assert (table.plays < before) == agree
    assert not anna.table["practice"]


async def test_nobody_agrees_for_a_seat_that_is_not_his(inn: Inn) -> None:
    table, anna, bert = await handed_over(inn)
    await table.undo()
    await bert.until(lambda: bert.table["undo"] is not None)
    refused = await anna.ask(type="consent", seat=1, undo=bert.table["undo"]["id"], agree=True)
    assert refused["code"] == "live/not-your-seat"
    assert anna.table["undo"] is not None


@pytest.mark.parametrize(
    ("lang", "sentence"),
    [
        ("en", "Guest 1 is away while a bot plays in that seat."),
        ("de", "Guest 1 ist nicht da, dort spielt gerade ein Bot."),
    ],
)
async def test_without_an_owner_who_is_away_nobody_goes_back_past_the_boundary(
    inn: Inn, lang: str, sentence: str
) -> None:
    table, anna, bert = await handed_over(inn)
    before = table.plays
    await bert.socket.close()
    await anna.until(lambda: not anna.table["seats"][1]["is_here"])
    async with table.guests[0].at(table.id, f"?lang={lang}") as again:
        refused = await again.ask(type="undo", seat=0)
    assert refused["code"] == "live/undo-away"
    assert refused["sentence"].startswith(sentence)
    await anna.ask(type="ping")
    assert (table.plays, anna.table["undo"]) == (before, None)


async def test_what_was_asked_ends_when_the_owner_leaves(inn: Inn) -> None:
    table, anna, bert = await handed_over(inn)
    before = table.plays
    async with table.guests[1].at(table.id) as twin:
        await table.undo()
        await twin.until(lambda: twin.table["undo"] is not None)
        await bert.socket.close()
        await twin.ask(type="ping")
        assert twin.table["undo"] is not None, "another window of his is still open"
    await anna.until(lambda: anna.table["undo"] is None)
    assert table.plays == before
    assert (await table.undo())["code"] == "live/undo-away"


async def test_who_hands_over_while_he_is_asked_is_still_asked_and_when_he_goes_no_longer(inn: Inn) -> None:
    table = await inn.table()
    anna, bert = table.players
    await table.play_until_turn_of_first()
    before = table.plays
    await table.undo()
    await bert.until(lambda: bert.table["undo"] is not None)
    await bert.ask(type="hand_over", seat=1)
    await anna.until(lambda: anna.table["seats"][1]["bot"] != "")
    assert anna.table["undo"]["waits_for"] == [1]
    await bert.socket.close()
    await anna.until(lambda: anna.table["undo"] is None)
    assert table.plays == before


async def test_of_three_nobody_agrees_in_place_of_one_whose_bot_plays(inn: Inn) -> None:
    table = await inn.table(3)
    anna, bert, carl = table.players
    await table.play_until_turn_of_first(6)
    before = table.plays
    await table.undo()
    await bert.until(lambda: bert.table["undo"] is not None)
    undo = bert.table["undo"]["id"]
    await carl.ask(type="hand_over", seat=2)
    await bert.ask(type="consent", seat=1, undo=undo, agree=True)
    await anna.until(lambda: anna.table["undo"] is not None and anna.table["undo"]["waits_for"] == [2])
    assert table.plays == before
    await carl.ask(type="consent", seat=2, undo=undo, agree=True)
    await anna.until(lambda: anna.table["undo"] is None)
    await anna.ask(type="ping")
    assert table.plays < before


async def test_who_answers_for_himself_is_waited_for_while_he_is_away(inn: Inn) -> None:
    table = await inn.table()
    anna, bert = table.players
    await table.play_until_turn_of_first()
    before = table.plays
    await bert.socket.close()
    await anna.until(lambda: not anna.table["seats"][1]["is_here"])
    assert (await table.undo())["type"] == "done"
    async with table.guests[1].at(table.id) as back:
        assert back.table["undo"]["waits_for"] == [1]
        await back.ask(type="consent", seat=1, undo=back.table["undo"]["id"], agree=True)
    await anna.until(lambda: anna.table["undo"] is None)
    await anna.ask(type="ping")
    assert table.plays < before


async def test_whose_clock_has_lapsed_is_asked_too_and_missed_when_he_is_away(inn: Inn) -> None:
    table = await inn.table(clock={"kind": "minutes", "amount": 1})
    anna, bert = table.players
    await table.play_until_turn_of_first()
    live = inn.server.app.state.hall.tables[table.id]
    live.timekeeper.clocks.left[1] = 1  # there is nobody else who looks at his clock until it is his turn
    await anna.play(0, anna.readers[0].moves[0])
    await anna.until(lambda: anna.table["seats"][1]["bot"] != "" and is_asked(anna.readers[0]))
    before = table.plays
    assert (await table.undo())["type"] == "done"
    await bert.until(lambda: bert.table["undo"] is not None)
    await bert.ask(type="consent", seat=1, undo=bert.table["undo"]["id"], agree=False)
    await anna.until(lambda: anna.table["undo"] is None)
    assert table.plays == before
    await bert.socket.close()
    await anna.until(lambda: not anna.table["seats"][1]["is_here"])
    assert (await table.undo())["code"] == "live/undo-away"


async def test_a_seat_given_up_for_good_has_no_owner_and_its_bot_consents(inn: Inn) -> None:
    table = await inn.table(3)
    anna, bert, carl = table.players
    await table.play_until_turn_of_first(6)
    await table.undo()
    await bert.until(lambda: bert.table["undo"] is not None)
    await carl.ask(type="resign", seat=2)
    await anna.until(lambda: anna.table["undo"] is None)
    await bert.ask(type="resign", seat=1)
    await anna.until(lambda: anna.table["seats"][1]["person"] is None)
    before = table.plays
    assert (await table.undo())["type"] == "update"
    assert table.plays < before
    await anna.until(lambda: anna.table["practice"])


def has_drawn_since(journal: list[Entry], seat: int) -> bool:
    """Whether nature has answered behind the latest answer of a seat; with a Skadi nothing is drawn."""
    answers = [entry.seat for entry in journal if entry.kind == "answer"]
    return seat in answers and NATURE in answers[len(answers) - answers[::-1].index(seat) :]


async def test_taking_a_draw_back_against_bots_alone_is_practice_for_everybody_to_see(inn: Inn) -> None:
    table = await inn.table(1, bots=1)
    [anna], [guest] = table.players, table.guests
    hall = inn.server.app.state.hall
    rng = random.Random(3)
    while not has_drawn_since(hall.store.journal.read(table.id), seat=0):
        await anna.play_on(rng, moves=1)
        await anna.until(lambda: is_asked(anna.readers[0]))
    assert not anna.table["practice"]
    assert (await table.undo())["type"] == "update"
    await anna.until(lambda: anna.table["practice"])
    assert hall.store.tables.table(table.id).practice
    assert [entry.step for entry in hall.store.journal.read(table.id) if entry.kind == "rewind"] == ["Practice"]
    async with guest.at(table.id) as again:
        assert again.table["practice"]
    await anna.play_on(random.Random(4))
    [listed] = (await guest.client.get("/tables/mine")).json()
    assert listed["practice"]
    record = (await guest.client.get(f"/tables/{table.id}/record")).text
    assert "\npractice\n" in record
    assert gladsheim.replay(record).practice
    assert gladsheim.verify(record).fair
    assert (await guest.ask("GET", f"/tables/{table.id}"))["practice"]
    assert (await guest.ask("GET", f"/tables/{table.id}/verification"))["fair"]


async def test_solo_a_throw_taken_back_is_practice_and_a_choice_alone_is_not(inn: Inn) -> None:
    table = await inn.table(1, game="yggdrasil")
    [anna] = table.players
    rng = random.Random(2)
    store = inn.server.store
    was_redrawn = False
    for _ in range(12):
        await anna.play_on(rng, moves=1)
        await anna.until(lambda: is_asked(anna.readers[0]))
        lines = [entry for entry in store.journal.read(table.id) if entry.kind == "answer"]
        was_redrawn = was_redrawn or lines[-1].seat == -1
        assert (await table.undo())["type"] == "update"
        await anna.ask(type="ping")
        assert anna.table["practice"] == was_redrawn
        await anna.play_on(rng, moves=1)
    assert was_redrawn
