"""The greedy bot at Blood Rage: it pillages, keeps its quests, wins by little or loses for little, and says why."""

from __future__ import annotations

from typing import Any, Final

import pytest

from gladsheim.arena.result import summary
from gladsheim.arena.series import play_games
from gladsheim.bots import bot
from gladsheim.games import load
from gladsheim.kernel.game import Game
from gladsheim.kernel.match import Match
from gladsheim.kernel.rng import Rng
from gladsheim.kit.earnings import earned
from gladsheim.words import LANGUAGES, say

RUINS: Final = ["angerboda", "muspelheim", "andlang"]
DOOM: Final = ["elvagar", "horgr", "gimle"]


@pytest.fixture
def bloodrage() -> Game:
    return load("bloodrage")


def position(game: Game, mine: dict[str, Any], theirs: dict[str, Any], **more: Any) -> Match:
    """Two clans by their figures, seat 0 to act."""
    data = {"seats": 2, "age": 1, "turn": 0, "first": 0, "destroyed": RUINS, "doom": DOOM, "figures": [mine, theirs]}
    return game.position({**data, **more}, seed=0)


def hinted(match: Match, seat: int = 0, seed: int = 0) -> tuple[str, str]:
    """What the greedy bot would play for a seat, and what it says to that, without the move."""
    world = match.imagine(seat, Rng(seed))
    before = match.game.dump(world)
    hint = bot("greedy").hint(match.game, world, seat, Rng(seed))
    assert hint.move in match.moves(seat)
    assert match.game.dump(world) == before
    said = [say(hint.words, lang) for lang in LANGUAGES]
    assert len(set(said)) == len(LANGUAGES)
    assert all(sentence.startswith(f"{hint.move}: ") for sentence in said)
    return hint.move, said[0].removeprefix(f"{hint.move}: ")


def points(match: Match, move: str, seat: int = 0) -> int | None:
    """What a move is said to earn at once."""
    return earned(match.game, match.imagine(seat, Rng(0)), seat, match.read(move, seat))


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_it_beats_the_random_bot(bloodrage: Game, seats: int) -> None:
    bots = ["greedy"] + ["random"] * (seats - 1)
    games = play_games(bloodrage, bots, 3, seed=3, options={"first_game": seats == 3})
    assert summary(list(games), bots).bots[0].wins == 3


@pytest.mark.parametrize(("seats", "first_game"), [(2, False), (3, True), (4, False), (5, False)])
def test_it_has_a_legal_answer_and_a_reason_wherever_others_have_led(
    bloodrage: Game, seats: int, first_game: bool
) -> None:
    match = bloodrage.match(seats=seats, seed=seats, options={"first_game": first_game})
    rng = Rng(seats)
    while not match.over:
        seat = match.asked[0].seat
        if rng.below(3) == 0:
            hinted(match, seat)
        moves = match.moves(seat)
        match.play(moves[int(rng.below(len(moves)))], seat)


def test_it_has_a_reason_for_each_of_its_own_moves(bloodrage: Game) -> None:
    match = bloodrage.match(seats=4, seed=1)
    steps = set()
    while not match.over:
        seat = match.asked[0].seat
        steps.add(match.asked[0].step)
        match.play(hinted(match, seat)[0], seat)
    assert {"Take", "Act", "Call", "LayCard", "LateCard", "RaiseStat", "KeepCard", "FreeInvasion"} <= steps
    assert min(match.scores) > 40


@pytest.mark.parametrize("seats", [2, 4])
def test_every_world_that_a_seat_may_imagine_gets_the_same_answer(bloodrage: Game, seats: int) -> None:
    match = bloodrage.match(seats=seats, seed=4)
    worlds_differed = 0
    rng = Rng(seats)
    for _ in range(60 * seats):
        if match.over:
            break
        seat = match.asked[0].seat
        worlds = [bloodrage.world_for(match.state, seat, Rng(n)) for n in range(3)]
        worlds_differed += len({str(bloodrage.dump(world)) for world in worlds}) > 1
        assert len({bot("greedy").choose(bloodrage, world, seat, Rng(5)) for world in worlds}) == 1
        moves = match.moves(seat)
        match.play(moves[int(rng.below(len(moves)))], seat)
    assert worlds_differed > 20


def test_the_leader_comes_first_because_he_is_free(bloodrage: Game) -> None:
    move, _ = hinted(position(bloodrage, {}, {}))
    assert move.startswith("invade leader ")


def test_it_pillages_where_nobody_can_come(bloodrage: Game) -> None:
    match = position(
        bloodrage, {"leader": "gimle"}, {"leader": "horgr"}, tokens={"gimle": "glory"}, pillaged=["yggdrasil"]
    )
    move, why = hinted(match)
    assert move == "pillage gimle"
    assert why == "no enemy is there, and the reward is 5 Glory."
    assert points(match, move) == 5
    assert points(match, "pass") is None


def test_where_somebody_may_come_no_glory_is_promised(bloodrage: Game) -> None:
    match = position(bloodrage, {"leader": "gimle"}, {"leader": "myrkulor"}, tokens={"gimle": "glory"})
    assert points(match, "pillage gimle") is None


def test_a_quest_is_committed_before_the_last_rage_is_spent(bloodrage: Game) -> None:
    match = position(
        bloodrage, {"leader": "gimle"}, {"leader": "horgr"}, hands=[["alfheim-1"], []], rage=[1, 6], pillaged=["gimle"]
    )
    move, why = hinted(match)
    assert move == "quest alfheim-1"
    assert why == "as things stand you fulfil it, for 5 Glory and a step on a track."


def test_and_before_the_last_province_is_pillaged(bloodrage: Game) -> None:
    rest = ["yggdrasil", "horgr", "utgard", "elvagar", "myrkulor"]
    match = position(
        bloodrage, {"leader": "gimle"}, {"leader": "horgr"}, hands=[["alfheim-1"], []], pillaged=rest, rage=[3, 0]
    )
    moves = []
    while match.asked[0].step == "Act":
        moves.append(hinted(match)[0])
        match.play(moves[-1], 0)
    assert "quest alfheim-1" in moves
    assert moves[-1] == "pillage gimle"


def fought(game: Game, mine: dict[str, Any], theirs: dict[str, Any], **more: Any) -> Match:
    """Seat 0 has pillaged Gimle, and everybody has stayed where he was."""
    match = position(game, mine, theirs, **more)
    match.play("pillage gimle", 0)
    while match.asked[0].step == "Call":
        match.play("stay", match.asked[0].seat)
    return match


def test_a_battle_is_won_with_the_smallest_card_that_is_sure(bloodrage: Game) -> None:
    hands = [["tyrs-smite-1", "tyrs-bash"], ["tyrs-smash-1"]]
    known = [[], ["tyrs-smash-1"]]
    strong = fought(bloodrage, {"leader": "gimle"}, {"warriors": {"gimle": 1}}, hands=hands, known=known)
    assert hinted(strong)[0] == "tyrs-bash"
    weak = fought(bloodrage, {"warriors": {"gimle": 1}}, {"warriors": {"gimle": 1}}, hands=hands, known=known)
    assert hinted(weak)[0] == "tyrs-smite-1"


def test_a_figure_joins_where_it_wins_and_stays_where_it_would_only_die(bloodrage: Game) -> None:
    hands = [["tyrs-bash"], ["tyrs-smite-1"]]
    for theirs, joins in (({"leader": "myrkulor"}, True), ({"warriors": {"myrkulor": 1}}, False)):
        mine = {"warriors": {"gimle": 1}} if joins else {"leader": "gimle", "warriors": {"gimle": 2}, "ship": "west"}
        match = position(bloodrage, mine, theirs, hands=hands, doom=["utgard", "horgr", "elvagar"])
        match.play("pillage gimle", 0)
        assert match.asked[0].seat == 1
        move, why = hinted(match, 1)
        assert (move == "leader myrkulor") is joins
        assert "you should win" in why if joins else why == "this battle is not yours."


def test_figures_go_where_ragnarok_pays_for_them(bloodrage: Game) -> None:
    match = position(
        bloodrage, {"leader": "gimle"}, {}, age=1, rage=[1, 0], pillaged=["elvagar", "gimle", "horgr", "myrkulor"]
    )
    move, why = hinted(match)
    assert move.endswith(" elvagar")
    assert why == "whoever stands in Elvagar dies in Ragnarök for 2 Glory each."


def test_a_stat_rises_where_it_brings_glory_in_the_end(bloodrage: Game) -> None:
    data = {"seats": 3, "age": 3, "turn": 0, "destroyed": ["angerboda", "muspelheim", "elvagar", "horgr"], "doom": DOOM}
    figures = [{"warriors": {"utgard": 1, "myrkulor": 1}}, {}, {}]
    stats = [[1, 3, 2], [1, 1, 1], [1, 1, 1]]
    cards = {"upgrades": [["friggas-sacrifice"], [], []]}
    match = bloodrage.position({**data, **cards, "figures": figures, "stats": stats}, seed=0)
    match.play("sacrifice", 0)
    assert hinted(match) == ("axes", "that gives you 6 Axes, and 10 Glory for it in the end.")
