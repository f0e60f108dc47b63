"""The cardboard on the table: people type in what was dealt, each only what he sees."""

from __future__ import annotations

import random

import pytest

from gladsheim.kernel.step import NATURE
from tests.server.conftest import Server
from tests.server.players import Guest, Player

pytestmark = pytest.mark.anyio


async def typed(player: Player, seat: int, rng: random.Random) -> None:
    """Answer for oneself or for nature; not all that nobody can rule out is there in truth."""
    reader = player.readers[seat]
    while reader.question is not None and (moves := list(reader.moves)):
        answer = await player.play(seat, rng.choice(moves))
        if answer["type"] == "update":
            return


async def test_a_whole_game_is_typed_in(server: Server) -> None:
    rng = random.Random(4)
    async with Guest(server.url, "Anna") as anna, Guest(server.url, "Bert") as bert:
        table = await anna.open_table(companion=True)
        await bert.sit(table, 1)
        await anna.start(table)
        async with anna.at(table) as one, bert.at(table) as two:
            typed_for_nature = 0
            for _ in range(400):
                for player in (one, two):
                    await player.ask(type="ping")
                for seat, player in enumerate((one, two)):
                    question = player.readers[seat].question
                    if question is not None:
                        typed_for_nature += question["seat"] == NATURE
                        await typed(player, seat, rng)
                        break
                if one.is_over:
                    break
            assert one.is_over
            assert typed_for_nature > 20
        verdict = await anna.ask("GET", f"/tables/{table}/verification")
        assert verdict


async def test_only_a_witness_types_what_was_dealt(server: Server) -> None:
    async with Guest(server.url, "Anna") as anna, Guest(server.url, "Bert") as bert:
        table = await anna.open_table(companion=True)
        await bert.sit(table, 1)
        await anna.start(table)
        async with anna.at(table) as one, bert.at(table) as two:
            asked, other = (one, two) if one.readers[0].question else (two, one)
            seat = 0 if asked is one else 1
            question = asked.readers[seat].question
            assert question is not None
            assert other.readers[1 - seat].question is None
            text = asked.readers[seat].moves[0]
            answer = await other.ask(type="answer", seat=NATURE, question=question["id"], text=text)
            assert answer["code"] == "live/not-a-witness"


async def test_whoever_types_it_second_is_told_that_it_came_too_late(server: Server) -> None:
    async with Guest(server.url, "Anna") as anna, Guest(server.url, "Bert") as bert:
        table = await anna.open_table(game="nidavellir", companion=True)
        await bert.sit(table, 1)
        await anna.start(table)
        async with anna.at(table) as one, bert.at(table) as two:
            while (question := one.readers[0].question) and question["seat"] == NATURE:
                text = one.readers[0].moves[0]
                assert (await one.play(0, text))["type"] == "update"
                late = await two.ask(type="answer", seat=NATURE, question=question["id"], text=text)
                assert late["code"] == "match/stale"
            assert question is not None, "after the last card a bid is asked for"


async def test_what_was_typed_wrong_is_corrected_by_consent(server: Server) -> None:
    async with Guest(server.url, "Anna") as anna, Guest(server.url, "Bert") as bert:
        table = await anna.open_table(companion=True)
        await bert.sit(table, 1)
        await anna.start(table)
        async with anna.at(table) as one, bert.at(table) as two:
            asked, seat = (one, 0) if one.readers[0].question else (two, 1)
            other = two if asked is one else one
            first = asked.readers[seat].view
            await typed(asked, seat, random.Random(1))
            await asked.ask(type="undo", seat=seat)
            await other.until(lambda: other.table["undo"] is not None)
            await other.ask(type="consent", seat=1 - seat, undo=other.table["undo"]["id"], agree=True)
            await asked.ask(type="ping")
            assert asked.readers[seat].view == first


async def test_who_types_what_was_dealt_is_told_who_else_may_look(shared_server: Server) -> None:
    async with Guest(shared_server.url, "Anna") as anna:
        both = [{"seat": 0}, {"seat": 1}]
        hidden = await anna.open_table(companion=True, places=both)
        open_to_all = await anna.open_table(game="nidavellir", companion=True, places=both)
        for table, witnesses in ((hidden, [0]), (open_to_all, [0, 1])):
            await anna.start(table)
            async with anna.at(table) as player:
                questions = [one.question for one in player.readers.values() if one.question is not None]
                assert {question["seat"] for question in questions} == {NATURE}
                seen_by = questions[0]["witnesses"]
                assert len(seen_by) == len(witnesses)
                # Where all may look, what all see at one screen asks for it too: no curtain is needed.
                is_open = player.readers[None].question is not None
                assert is_open == (len(witnesses) == 2)
                assert len(questions) == len(witnesses) + is_open
                if is_open:
                    reply = await player.ask(type="ask_choices", seat=None)
                    assert [one["text"] for one in reply["choices"]] == player.readers[None].moves
