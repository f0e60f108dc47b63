"""Who has answered while others still think: everybody sees that, and only he sees what."""

from __future__ import annotations

import pytest

from tests.server.conftest import Server
from tests.server.players import Guest

pytestmark = pytest.mark.anyio


async def test_who_has_answered_is_told_to_all_and_what_only_to_himself(shared_server: Server) -> None:
    async with Guest(shared_server.url, "Anna") as anna, Guest(shared_server.url, "Bert") as bert:
        table = await anna.open_table(game="nidavellir")
        await bert.sit(table, 1)
        await anna.start(table)
        async with anna.at(table) as one, bert.at(table) as two:
            reader, other = one.readers[0], two.readers[1]
            assert (reader.state["answered"], reader.state["can_undo"]) == ([], False)
            move = reader.moves[3]
            await one.play(0, move)
            await two.ask(type="ping")
            assert (reader.state["answered"], other.state["answered"]) == ([0], [0])
            assert reader.question is not None
            assert (reader.question["given"], reader.question["answer"]) == (True, move)
            assert other.question is not None
            assert "answer" not in other.question
            async with anna.at(table) as again:
                after = again.readers[0].question
                assert after is not None
                assert after["answer"] == move
                assert again.readers[0].state["answered"] == [0]
                assert not again.readers[0].state["can_undo"]
            await one.play(0, reader.moves[0])
            assert reader.question["answer"] == reader.moves[0]
            assert not any(move in text for text in two.raw if '"answer":"' in text)


async def test_there_is_something_to_undo_only_for_who_has_done_something(shared_server: Server) -> None:
    async with Guest(shared_server.url, "Anna") as anna, Guest(shared_server.url, "Bert") as bert:
        table = await anna.open_table()
        await bert.sit(table, 1)
        await anna.start(table)
        async with anna.at(table) as one, bert.at(table) as two:
            readers = [one.readers[0], two.readers[1]]
            assert [reader.state["can_undo"] for reader in readers] == [False, False]
            first = 0 if readers[0].question else 1
            await (one, two)[first].play(first, readers[first].moves[0])
            await one.ask(type="ping")
            await two.ask(type="ping")
            assert [reader.state["can_undo"] for reader in readers] == [first == 0, first == 1]
