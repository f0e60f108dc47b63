"""Hints: the best moves with their odds, how sure that is, and why; the same whenever the same is asked."""

from __future__ import annotations

from os import environ
from typing import Any, Final

import pytest

from gladsheim.bots import Hint, Thinker
from gladsheim.bots.base import CLEAR, EVEN, ONLY, SLIGHT, UNWEIGHED, expectation
from gladsheim.bots.search import Budget, think
from gladsheim.games import game_names, load
from gladsheim.kernel.fairness import seeded
from gladsheim.kernel.game import Game
from gladsheim.kernel.match import Match
from gladsheim.kernel.play import asked, legal
from gladsheim.kernel.rng import Rng
from gladsheim.kit.choices import choices_of
from gladsheim.kit.earnings import earned
from gladsheim.kit.evaluation import Evaluation, judge_of
from gladsheim.testing.feast import GAME as FEAST
from gladsheim.words import LANGUAGES, say
from tests.bots.tables import midgame
from tests.bots.test_levels import Handed
from tests.bots.test_search import BOARD, somewhere

EFFORT: Final = int(environ.get("GLADSHEIM_EFFORT", "1"))
FEW: Final = 16
"""Iterations: enough to compare moves, few enough for plain Python."""

SURE: Final = (ONLY, CLEAR, SLIGHT, EVEN, UNWEIGHED)


def hinted(game: Game, match: Match, seat: int, seed: int = 3) -> Hint:
    return Thinker("hard", FEW).hint(game, match.imagine(seat, Rng(seed)), seat, Rng(seed))


def facts(hint: Hint) -> Any:
    """All that a hint says."""
    return [(one.move, one.odds, one.doubt) for one in hint.options], hint.sure, hint.words, hint.beside


@pytest.mark.parametrize("name", [*game_names(), "feast"])
@pytest.mark.parametrize("seats", [2, 3])
def test_a_hint_gives_up_to_three_legal_moves_the_best_first_and_says_why_in_both_languages(
    name: str, seats: int
) -> None:
    game = FEAST if name == "feast" else load(name)
    match = game.match(seats=seats, seed=seats, options={"edda": True} if name == "voluspa" else {})
    rng = Rng(seats)
    weighed = reasons = 0
    for number in range(90 * EFFORT):
        if match.over:
            break
        seat = match.asked[0].seat
        moves = match.moves(seat)
        if number % 11 == 0:
            hint = hinted(game, match, seat)
            assert 1 <= len(hint.options) <= 3
            assert {one.move for one in hint.options} <= set(moves)
            assert hint.sure in SURE
            assert (hint.sure == ONLY) == (len(moves) == 1)
            odds = [one.odds for one in hint.options if one.odds is not None]
            assert len(odds) in (0, len(hint.options))
            assert odds == sorted(odds, reverse=True)
            assert all(0 <= one <= 1 for one in odds)
            assert bool(odds) == (hint.sure in (CLEAR, SLIGHT, EVEN))
            for words in [hint.words] if hint.beside is None else [hint.words, hint.beside]:
                said = [say(words, lang) for lang in LANGUAGES]
                assert all(text and "{" not in text and words.id not in text for text in said)
            weighed += bool(odds)
            reasons += hint.beside is not None and "reasons" in hint.beside.terms
        match.play(moves[int(rng.below(len(moves)))], seat)
    assert weighed, "some question was worth a search"
    assert reasons or name == "feast", "some move was set apart by what the game knows"


@pytest.mark.parametrize("name", game_names())
def test_the_same_question_gives_the_same_hint(name: str) -> None:
    game = load(name)
    s = somewhere(game, 2, 20, 4)
    seat = asked(s)[0]
    world = game.world_for(s, seat, Rng(1))
    first, second = (facts(Thinker("hard", FEW).hint(game, world, seat, Rng(9))) for _ in range(2))
    assert first == second


def test_the_seed_of_a_question_is_its_own_and_no_answer_of_nature() -> None:
    dice = seeded(4)
    before = dice.rng(0).next32()
    assert dice.aside("hint 0 7") == dice.aside("hint 0 7") != dice.aside("hint 1 7")
    assert (dice.rolled, dice.rng(0).next32()) == (0, before)
    assert dice.aside("hint 0 7") != seeded(5).aside("hint 0 7")


@pytest.mark.parametrize("seats", [2, 4])
def test_twin_worlds_get_the_same_hint(voluspa: Game, seats: int) -> None:
    s = midgame(seats, {"edda": True}, 30, 9)
    [seat] = asked(s)
    worlds = [voluspa.imagine(s, seat, Rng(seed)) for seed in range(3)]
    assert len({str(voluspa.dump(world)) for world in worlds}) > 1
    hints = [facts(Thinker("hard", FEW).hint(voluspa, world, seat, Rng(5))) for world in worlds]
    assert hints[0] == hints[1] == hints[2]


@pytest.mark.parametrize(("name", "decisions"), [("bloodrage", 4), ("bloodrage", 60), ("nidavellir", 3)])
def test_a_hint_reads_nothing_of_its_world_but_what_is_imagined_from_it(name: str, decisions: int) -> None:
    """What others hold in the world that is handed over sways neither odds nor reasons."""
    game = load(name)
    s = somewhere(game, 3, decisions, 2)
    seat = asked(s)[0]
    imagined = [game.world_for(s, seat, Rng(seed)) for seed in range(5)]
    handed = [game.world_for(s, seat, Rng(100 + seed)) for seed in range(3)]
    assert len({str(game.dump(world)) for world in handed}) > 1
    hints = [facts(Thinker("hard", FEW).hint(Handed(game, imagined), world, seat, Rng(5))) for world in handed]
    assert hints[0] == hints[1] == hints[2]


@pytest.mark.parametrize("name", game_names())
@pytest.mark.parametrize("seats", [2, 4])
def test_a_hint_says_the_number_that_the_board_says(name: str, seats: int) -> None:
    """A hint once promised points for a cell that said it scores nothing. Here every move is one that might be told."""
    game = load(name)
    told = 0
    for seed in range(EFFORT):
        match = game.match(seats, seed=seed, options={"edda": True} if name == "voluspa" else {})
        rng = Rng(seed)
        for number in range(200):
            if match.over:
                break
            seat, step = match.asked[0].seat, match.asked[0].step
            moves = match.moves(seat)
            text = moves[int(rng.below(len(moves)))]
            if number % 4 == 0 and "Bid" not in step:
                world = match.imagine(seat, rng)
                words = expectation(game, world, seat, match.read(text, seat), rng)
                [cell] = [one.points for one in choices_of(match, seat, rng) if one.text == text]
                points = words.terms.get("points")
                if points is not None:
                    assert points == (-(cell or 0) if words.id == "bot-nidavellir-discard" else cell)
                    told += 1
            match.play(text, seat)
    assert told or name in ("bloodrage", "yggdrasil"), "some hint told points"


@pytest.mark.parametrize(("name", "seats"), [("bloodrage", 2), ("yggdrasil", 1)])
def test_odds_stay_alike_from_one_hint_to_the_next(name: str, seats: int) -> None:
    """Who follows a hint and is asked on, while nobody else and no luck has come between, is told no other odds."""
    game = load(name)
    match = game.match(seats, seed=3)
    rng = Rng(1)
    told, found = (-1, -1, 0.0), 0
    while not match.over and found < 2 * EFFORT:
        seat, before = match.asked[0].seat, match.length
        if match.asked[0].step in ("Take", "ChooseGod"):  # others answer next
            match.play(match.moves(seat)[int(rng.below(len(match.moves(seat))))], seat)
            continue
        hint = Thinker("hard", 4 * FEW).hint(game, match.imagine(seat, Rng(3)), seat, Rng(3))
        odds = hint.options[0].odds
        if odds is not None and told[:2] == (seat, before):
            assert abs(odds - told[2]) < 0.1
            found += 1
        match.play(hint.move, seat)
        told = (-1, -1, 0.0) if odds is None or match.length != before + 1 else (seat, match.length, odds)
    assert found


def test_more_points_at_once_are_more_by_the_board_too(voluspa: Game) -> None:
    found = 0
    for decisions in range(4, 30, 5):
        s = midgame(2, {}, decisions, decisions)
        [seat] = asked(s)
        world = voluspa.imagine(s, seat, Rng(1))
        hint = Thinker("hard", FEW).hint(voluspa, world, seat, Rng(1))
        if hint.beside is not None and hint.beside.id == "bot-hint-better":
            reasons = hint.beside.terms["reasons"]
            assert isinstance(reasons, list)
            if "voluspa-brings-score" in [one.id for one in reasons]:
                texts = [world.stack[-1].show(world, move) for move in legal(world, seat)]  # type: ignore[attr-defined]
                worth = {
                    text: earned(voluspa, world, seat, move)
                    for text, move in zip(texts, legal(world, seat), strict=True)
                }
                first, other = worth[hint.move], worth[str(hint.beside.terms["other"])]
                assert first is not None
                assert other is not None
                assert first > other
                found += 1
    assert found


@pytest.mark.parametrize("name", game_names())
def test_every_topic_of_a_game_can_be_said_in_both_languages(name: str) -> None:
    judge = judge_of(load(name))
    topics = judge.topics()
    assert len(topics) == len(judge.names()) == len(judge.by_hand())
    for topic in {*topics} - {""}:
        words = [judge.reason(topic, is_mine) for is_mine in (True, False)]
        assert words[0] is not None
        said = [say(one, lang) for one in words if one is not None for lang in LANGUAGES]
        assert len({*said}) == len(said)
        assert not any(one is not None and one.id in said for one in words)


def test_what_is_settled_has_sure_odds(voluspa: Game) -> None:
    """The last tile of all wins, by however little."""
    position = {"seats": 2, "bag": [], "board": BOARD, "hands": [["thor"], []], "scores": [10, 12]}
    hint = hinted(voluspa, voluspa.position(position), 0)
    assert (hint.move, hint.options[0].odds) == ("thor 2,0", 1.0)


def test_some_moves_alone_are_looked_at_also_where_others_answer_before(nidavellir: Game) -> None:
    """The last of those who bid together was once shown every bid."""
    match = nidavellir.match(seats=3, seed=2)
    world = match.imagine(2, Rng(1))
    among = legal(world, 2)[:2]
    thought = think(nidavellir, world, 2, Rng(1), Budget(FEW, to_the_end=True), among)
    assert {one.move for one in thought.candidates} == {*among}


class Bare(Evaluation):
    """An evaluation of another distribution that knows features and nothing to say."""

    def names(self) -> list[str]:
        return ["score"]


def test_a_game_without_words_still_gets_a_hint() -> None:
    match = load("voluspa").match(2, seed=1)
    [question] = match.asked
    move = match.read(match.moves(question.seat)[0], question.seat)
    assert say(Bare().why(match.state, question.seat, move, Rng(1))) == f"{match.moves(question.seat)[0]}."
    assert Bare().earned(match.state, question.seat, move) is None
    assert Bare().topics() == []
