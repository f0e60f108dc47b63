"""Games over real websockets: playing, taking back, leaving and coming back."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack
from typing import Any

import pytest

from gladsheim.server.bots.queue import Who
from gladsheim.server.bots.search import Found
from tests.server.conftest import Server
from tests.server.players import Guest, Json, Player, is_asked

pytestmark = pytest.mark.anyio


class Party:
    """Guests with a server of their own."""

    def __init__(self, server: Server, stack: AsyncExitStack) -> None:
        self.server = server
        self.stack = stack
        self.guests: list[Guest] = []

    async def guest(self, name: str) -> Guest:
        return await self.stack.enter_async_context(Guest(self.server.url, name))

    async def join(self, guest: Guest, table: str) -> Player:
        return await self.stack.enter_async_context(guest.at(table))

    async def game(self, people: int = 2, **wishes: object) -> tuple[str, list[Player]]:
        """A game that has begun, with everybody connected."""
        guests = self.guests = [await self.guest(f"Guest {n}") for n in range(people)]
        table = await guests[0].open_table(**({"seats": people} | wishes))
        for seat, guest in enumerate(guests[1:], start=1):
            await guest.sit(table, seat)
        await guests[0].start(table)
        return table, [await self.join(guest, table) for guest in guests]


@pytest.fixture
async def party(server: Server) -> AsyncIterator[Party]:
    async with AsyncExitStack() as stack:
        yield Party(server, stack)


def asked(players: list[Player]) -> tuple[Player, int]:
    """Somebody who owes an answer, and his seat."""
    for player in players:
        for seat, reader in player.readers.items():
            if seat is not None and is_asked(reader):
                return player, seat
    raise AssertionError("nobody is asked")


async def settle(players: list[Player]) -> None:
    """Wait until everybody has been told the same."""
    for player in players:
        await player.ask(type="ping")


async def test_two_people_play_a_whole_game_and_a_third_watches(party: Party) -> None:
    table, players = await party.game()
    watcher = await party.join(await party.guest("Watcher"), table)
    made = await asyncio.gather(*(player.play_on(random.Random(n)) for n, player in enumerate(players)))
    assert sum(made) > 20
    await watcher.until(lambda: watcher.is_over)
    assert watcher.table["scores"] == players[0].readers[0].view["scores"] == watcher.readers[None].view["scores"]
    assert min(watcher.table["places"]) == 1
    assert watcher.readers[None].view["hands"] == [None, None]


@pytest.mark.parametrize("game", ["voluspa", "feast"])
async def test_three_people_play_a_whole_game(party: Party, game: str) -> None:
    _, players = await party.game(3, game=game)
    await asyncio.gather(*(player.play_on(random.Random(n)) for n, player in enumerate(players)))
    assert all(player.is_over for player in players)


async def test_a_person_plays_against_two_bots(party: Party) -> None:
    anna = await party.guest("Anna")
    table = await anna.open_table(
        seats=3, places=[{"seat": 0, "bot": "greedy"}, {"seat": 1}, {"seat": 2, "bot": "random"}]
    )
    await anna.start(table)
    player = await party.join(anna, table)
    assert await player.play_on(random.Random(1)) > 5
    assert player.is_over


async def test_one_person_plays_two_seats(party: Party) -> None:
    anna = await party.guest("Anna")
    table = await anna.open_table(places=[{"seat": 0}, {"seat": 1}])
    await anna.start(table)
    player = await party.join(anna, table)
    assert player.seats == [0, 1]
    assert await player.play_on(random.Random(1)) > 20


async def test_a_move_sent_twice_counts_once(party: Party) -> None:
    _, players = await party.game()
    player, seat = asked(players)
    question, move = player.readers[seat].question, player.readers[seat].moves[0]
    assert question is not None
    message = {"type": "answer", "id": "the-same", "seat": seat, "question": question["id"], "text": move}
    assert (await player.ask(**message))["type"] == "update"
    count = player.readers[seat].count
    player.messages.clear()
    assert (await player.ask(**message))["type"] == "done"
    assert player.readers[seat].count == count


async def test_an_answer_that_comes_too_late_is_stale(party: Party) -> None:
    _, players = await party.game()
    player, seat = asked(players)
    question, moves = player.readers[seat].question, player.readers[seat].moves
    assert question is not None
    await player.play(seat, moves[0])
    await settle(players)
    other, next_seat = asked(players)
    text = other.readers[next_seat].moves[0]
    late = await other.ask(type="answer", seat=next_seat, question=question["id"], text=text)
    assert (late["type"], late["code"]) == ("refused", "match/stale")


async def test_a_refused_move_names_its_rule_and_changes_nothing(party: Party) -> None:
    _, players = await party.game()
    player, seat = asked(players)
    before = player.readers[seat].view
    answer = await player.play(seat, "thor 9,9")
    assert answer["type"] == "refused"
    assert answer["code"].startswith(("voluspa/", "move/"))
    assert answer["sentence"]
    assert (await player.ask(type="resync", seat=seat))["view"] == before


async def test_nobody_acts_for_another_seat(party: Party) -> None:
    table, players = await party.game()
    watcher = await party.join(await party.guest("Watcher"), table)
    player, seat = asked(players)
    other = players[1 - players.index(player)]
    question, text = player.readers[seat].question, player.readers[seat].moves[0]
    assert question is not None
    for liar in (other, watcher):
        for message in (
            {"type": "answer", "question": question["id"], "text": text},
            {"type": "undo"},
            {"type": "resign"},
            {"type": "hand_over"},
            {"type": "take_back"},
            {"type": "ask_choices"},
            {"type": "ask_hint"},
            {"type": "ask_why", "text": text},
            {"type": "ask_events", "since": 0},
            {"type": "resync"},
        ):
            answer = await liar.ask(seat=seat, **message)
            assert (answer["type"], answer["code"]) == ("refused", "live/not-your-seat"), message


async def test_who_comes_back_sees_exactly_what_he_would_have_seen(party: Party) -> None:
    _, players = await party.game()
    anna, bert = players
    async with Player(anna.address, anna.cookie, anna.origin) as twin:
        await anna.socket.close()
        seen = anna.readers[0].count
        await asyncio.gather(twin.play_on(random.Random(1)), bert.play_on(random.Random(2)))
        async with Player(anna.address, anna.cookie, anna.origin) as back:
            told = await back.ask(type="ask_events", seat=0, since=seen)
            assert told["events"] == twin.readers[0].events
            assert back.readers[0].view == twin.readers[0].view
            assert back.readers[0].count == twin.readers[0].count


async def test_two_windows_on_one_seat_stay_in_step(party: Party) -> None:
    _, players = await party.game()
    async with Player(players[0].address, players[0].cookie, players[0].origin) as twin:
        await asyncio.gather(players[0].play_on(random.Random(1)), players[1].play_on(random.Random(2)))
        await twin.until(lambda: twin.is_over)
        assert twin.readers[0].view == players[0].readers[0].view
        assert twin.readers[0].count == players[0].readers[0].count


async def test_changing_a_secret_answer_tells_nobody(party: Party) -> None:
    _, players = await party.game(3, game="feast")
    while True:
        waiting = [(p, s) for p in players for s, r in p.readers.items() if s is not None and is_asked(r)]
        if len(waiting) > 1:
            break
        player, seat = asked(players)
        await player.play(seat, player.readers[seat].moves[0])
        await settle(players)
    player, seat = waiting[0]
    await player.play(seat, player.readers[seat].moves[0])
    others = [other for other in players if other is not player]
    await settle(others)
    raw = [[text for text in other.raw if '"pong"' not in text] for other in others]
    assert player.readers[seat].question is not None
    for move in player.readers[seat].moves:
        await player.play(seat, move)
    assert (await player.ask(type="undo", seat=seat))["code"] == "live/answer-again"
    await settle(others)
    assert [[text for text in other.raw if '"pong"' not in text] for other in others] == raw


async def test_everybody_must_agree_to_go_back_further(party: Party) -> None:
    _, players = await party.game()
    player, seat = asked(players)
    before = player.readers[seat].view
    await player.play(seat, player.readers[seat].moves[0])
    await settle(players)
    assert (await player.ask(type="undo", seat=seat))["type"] == "done"
    other = players[1 - players.index(player)]
    await other.until(lambda: other.table["undo"] is not None)
    undo = other.table["undo"]
    assert (undo["seat"], undo["waits_for"]) == (seat, [1 - seat])
    await other.ask(type="consent", seat=1 - seat, undo=undo["id"], agree=False)
    await player.until(lambda: player.table["undo"] is None)
    await player.ask(type="undo", seat=seat)
    await other.until(lambda: other.table["undo"] is not None)
    gone = await other.ask(type="consent", seat=1 - seat, undo=undo["id"], agree=True)
    assert gone["code"] == "live/undo-gone"
    await other.ask(type="consent", seat=1 - seat, undo=other.table["undo"]["id"], agree=True)
    await settle(players)
    assert is_asked(player.readers[seat])
    assert player.readers[seat].view["board"] == before["board"]
    assert player.readers[seat].view["scores"] == before["scores"]


async def test_bots_consent_at_once(party: Party) -> None:
    anna = await party.guest("Anna")
    table = await anna.open_table(places=[{"seat": 0}, {"seat": 1, "bot": "greedy"}])
    await anna.start(table)
    player = await party.join(anna, table)
    await player.play_on(random.Random(3), moves=2)
    await player.until(lambda: is_asked(player.readers[0]))
    held = player.readers[0].view["plays"]
    await player.ask(type="undo", seat=0)
    await settle([player])
    assert player.readers[0].view["plays"] < held


async def test_resigning_ends_a_game_for_two(party: Party) -> None:
    _, players = await party.game()
    await players[0].ask(type="resign", seat=0)
    await players[1].until(lambda: players[1].is_over)
    assert players[1].table["places"] == [2, 1]
    assert (await players[1].ask(type="undo", seat=1))["code"] == "live/not-playing"


async def test_with_three_a_bot_goes_on_for_whoever_resigns(party: Party) -> None:
    _, players = await party.game(3)
    await players[0].ask(type="resign", seat=0)
    await players[0].until(lambda: players[0].seats == [])
    assert players[0].table["seats"][0]["bot"] == "greedy"
    assert players[0].table["seats"][0]["person"] is None
    assert None in players[0].readers
    await asyncio.gather(*(player.play_on(random.Random(1)) for player in players[1:]))
    assert players[1].is_over


async def test_a_seat_goes_to_a_bot_and_back(party: Party) -> None:
    _, players = await party.game()
    anna, bert = players
    assert (await anna.ask(type="hand_over", seat=0, bot="random"))["type"] == "done"
    await bert.until(lambda: bert.table["seats"][0]["bot"] == "random")
    await bert.play_on(random.Random(1), moves=3)
    assert anna.readers[0].question is None
    assert (await anna.ask(type="take_back", seat=0))["type"] == "done"
    assert anna.table["seats"][0]["bot"] == ""
    await asyncio.gather(*(player.play_on(random.Random(2)) for player in players))
    assert anna.is_over


async def test_bots_that_play_for_everybody_leave_time_to_come_back(serve: Callable[..., Server]) -> None:
    async with AsyncExitStack() as stack:
        party = Party(serve(bot_pause=0.5), stack)
        _, players = await party.game()
        anna, _ = players
        for seat, player in enumerate(players):
            assert (await player.ask(type="hand_over", seat=seat, bot="random"))["type"] == "done"
        await asyncio.sleep(2)  # enough for a whole game in which nobody pauses
        assert (await anna.ask(type="take_back", seat=0))["type"] == "done"
        await anna.until(lambda: is_asked(anna.readers[0]))
        assert not anna.is_over


async def test_what_one_decides_for_all_bots_leave_to_people(party: Party) -> None:
    bots = [{"seat": seat, "bot": "random"} for seat in (1, 2)]
    _, [anna] = await party.game(1, game="yggdrasil", seats=3, places=[{"seat": 0}, *bots])
    reader = anna.readers[0]
    await anna.play(0, "odin")
    await anna.until(lambda: reader.question is not None and reader.question["step"] == "ProposeOrder")
    assert {owes["seat"] for owes in reader.state["owes"]} == {0, 1, 2}
    question = reader.question
    await asyncio.sleep(0.5)
    assert reader.question == question
    assert (await anna.play(0, reader.moves[-1]))["type"] == "update"


async def test_a_bot_with_one_legal_move_answers_while_all_bots_are_busy(
    serve: Callable[..., Server],
) -> None:
    async with AsyncExitStack() as stack:
        party = Party(serve(games="tests.server.hazards:NARROW"), stack)
        queue = party.server.app.state.hall.bot_pool.queue
        queue.free = 0  # they think for others
        _, [anna] = await party.game(1, game="narrow", seats=2, places=[{"seat": 0}, {"seat": 1, "bot": "hard"}])
        await anna.play_on(random.Random(1))
        assert queue.waiting == 0


async def test_a_bot_is_as_slow_as_its_turns_and_not_as_its_decisions(
    party: Party, monkeypatch: pytest.MonkeyPatch
) -> None:
    pool = party.server.app.state.hall.bot_pool
    noted: list[float] = []

    async def choose(game: str, world: Any, seat: int, bot: str, who: Who) -> Found:
        return Found(pool.any_move(game, world, seat), None, 1.0)

    monkeypatch.setattr(pool, "choose", choose)
    monkeypatch.setattr(pool, "note_pace", lambda game, bot, taken: noted.append(taken))
    anna = await party.guest("Anna")
    table = await anna.open_table(game="feast", places=[{"seat": seat, "bot": "easy"} for seat in (0, 1)])
    await anna.start(table)
    watcher = await party.join(anna, table)
    await watcher.until(lambda: watcher.is_over)
    assert {1.0, 2.0} <= set(noted), "who lowers something then drinks to a god, which is one turn"


async def test_hints_choices_and_reasons(party: Party) -> None:
    _, players = await party.game(hints=True)
    player, seat = asked(players)
    moves = player.readers[seat].moves
    hint = await player.ask(type="ask_hint", seat=seat)
    assert 1 <= len(hint["moves"]) <= 3
    assert {one["move"] for one in hint["moves"]} <= set(moves)
    assert all(0 <= one["odds"] <= 1 for one in hint["moves"])
    assert hint["sure"] in ("clear", "slight", "even")
    assert hint["words"]["id"] == "bot-hint-points"
    again = await player.ask(type="ask_hint", seat=seat)
    assert {**again, "id": ""} == {**hint, "id": ""}
    choices = await player.ask(type="ask_choices", seat=seat)
    assert [choice["text"] for choice in choices["choices"]] == moves
    why = await player.ask(type="ask_why", seat=seat, text="thor 9,9")
    assert why["code"]
    assert (await player.ask(type="ask_why", seat=seat, text=moves[0]))["code"] is None


async def test_a_hint_that_nobody_wants_any_more_is_let_go_and_holds_nobody_up(party: Party) -> None:
    _, players = await party.game(hints=True)
    player, seat = asked(players)
    queue = party.server.app.state.hall.bot_pool.queue
    queue.free = 0  # all bots think for others
    await player.send(type="ask_hint", id="early", seat=seat)
    await player.send(type="ask_hint", id="again", seat=seat)
    await player.until(lambda: refusal_of(player, "early") is not None)
    assert refusal_of(player, "early") == "live/hint-late"
    assert (await player.ask(type="ping"))["type"] == "pong"
    assert queue.waiting == 1
    await player.play(seat, player.readers[seat].moves[0])
    await player.until(lambda: refusal_of(player, "again") is not None)
    assert refusal_of(player, "again") == "live/hint-late"
    assert queue.waiting == 0


def refusal_of(player: Player, id: str) -> str | None:
    """Why a request was refused, if it was."""
    return next((str(one["code"]) for one in player.messages if one["type"] == "refused" and one["id"] == id), None)


async def test_a_table_without_hints_gives_none(party: Party) -> None:
    _, players = await party.game()
    player, seat = asked(players)
    assert (await player.ask(type="ask_hint", seat=seat))["code"] == "live/no-hints"


async def test_people_talk_and_who_was_blocked_is_not_heard(party: Party) -> None:
    _, players = await party.game(3)
    anna, bert, clara = players
    await party.guests[2].ask("PUT", f"/blocks/{party.guests[1].id}")
    await bert.ask(type="say", text="  Hello   there ")
    await anna.until(lambda: any(one["type"] == "said" for one in anna.messages))
    said: Json = next(one for one in anna.messages if one["type"] == "said")["line"]
    assert (said["text"], said["person"]["name"]) == ("Hello there", "Guest 1")
    await settle([clara])
    assert not any(one["type"] == "said" for one in clara.messages)


async def test_a_flood_of_messages_is_refused_and_then_ended(serve: Callable[..., Server], party: Party) -> None:
    party.server = serve(messages_per_second=20)
    _, players = await party.game()
    flood = players[0]
    for n in range(400):
        await flood.send(type="ping", id=f"n{n}")
    await flood.until(lambda: flood.closed is not None)
    assert flood.closed == 4009
    assert (await players[1].ask(type="ping"))["type"] == "pong"


@pytest.mark.parametrize(
    "text",
    [
        "",
        "null",
        "[]",
        "{}",
        '{"type":"answer"}',
        '{"type":"nonsense"}',
        "[" * 3000,
        '{"type":"ping","id":"' + "x" * 5000,
    ],
)
async def test_a_bad_message_gets_a_sentence(party: Party, text: str) -> None:
    _, players = await party.game()
    await players[0].socket.send(text)
    await players[0].until(lambda: players[0].messages[-1]["type"] == "refused")
    assert players[0].messages[-1]["code"] in ("live/bad-message", "live/long-message")
    assert (await players[0].ask(type="ping"))["type"] == "pong"
