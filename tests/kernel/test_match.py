"""A match asks, answers, refuses and hides."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import gladsheim
from gladsheim.errors import IllegalMove, NotAsked, StaleMove, Unreadable
from gladsheim.kernel.dump import Data
from gladsheim.kernel.game import Game
from gladsheim.kernel.match import Match
from gladsheim.kernel.rng import Rng
from gladsheim.kernel.step import MISSING, NATURE, Moves, State, Step
from gladsheim.kernel.view import View
from gladsheim.words import Refusal, Words, say
from tests.kernel.playing import play_on


def everything(match: Match) -> tuple[Data, str, int, list[object], object]:
    events: list[object] = [*match.events(0)]
    return match.game.dump(match.state), match.record(), match.question_id, events, match.asked


def test_seats_that_are_asked_together_share_the_id_of_their_question(drafting: Match) -> None:
    assert [(one.id, one.seat, one.step) for one in drafting.asked] == [(9, 0, "Take"), (9, 1, "Take")]
    assert drafting.asked[0].words == Words("feast-ask-take")


def test_the_id_changes_only_when_the_question_is_settled(drafting: Match) -> None:
    drafting.play(drafting.moves(0)[0], 0, question=9)
    drafting.play(drafting.moves(1)[0], 1, question=9)
    assert {one.id for one in drafting.asked} == {10}


def test_a_seat_that_has_answered_owes_nothing_but_may_choose_again(drafting: Match) -> None:
    moves = drafting.moves(0)
    drafting.play(moves[0], 0)
    assert drafting.moves(0) == ()
    assert drafting.choices(0) == moves
    with pytest.raises(Unreadable) as refusal:
        drafting.play("take all", 0)
    assert refusal.value.legal == moves


def test_an_answer_to_an_old_question_is_stale(drafting: Match) -> None:
    before = everything(drafting)
    with pytest.raises(StaleMove) as refusal:
        drafting.play(drafting.moves(0)[0], 0, question=8)
    assert refusal.value.code == "match/stale"
    assert refusal.value.legal == drafting.moves(0)
    assert everything(drafting) == before


def test_a_seat_that_is_not_asked_has_no_moves_and_cannot_play(rising: Match) -> None:
    assert rising.moves(0) == ()
    with pytest.raises(NotAsked) as refusal:
        rising.play("to odin", 0)
    assert refusal.value.code == "match/not-asked"


@pytest.mark.parametrize("seat", [-2, 3, 99])
def test_a_seat_that_does_not_exist_is_named_as_such(rising: Match, seat: int) -> None:
    with pytest.raises(NotAsked) as refusal:
        rising.play("to odin", seat)
    assert refusal.value.code == "match/no-such-seat"
    with pytest.raises(NotAsked):
        rising.view(seat)
    with pytest.raises(NotAsked):
        rising.record(seat)
    with pytest.raises(NotAsked):
        rising.imagine(seat, Rng(1))


def test_nature_cannot_be_played_unless_people_answer_for_it(drafting: Match) -> None:
    with pytest.raises(NotAsked):
        drafting.play("boar", NATURE)
    assert drafting.moves(NATURE) == ()


def test_a_text_that_is_no_move_cannot_be_read(rising: Match) -> None:
    before = everything(rising)
    with pytest.raises(Unreadable) as refusal:
        rising.play("to loki", 1)
    assert refusal.value.code == "move/unreadable"
    assert refusal.value.legal == ("to odin", "to thor", "to freya")
    assert "to loki" in str(refusal.value)
    assert everything(rising) == before


def test_a_move_that_breaks_a_rule_names_it_and_changes_nothing(drafting: Match) -> None:
    illegal = next(f"take {dish}" for dish in ("boar", "bread", "honey", "salmon")
                   if f"take {dish}" not in drafting.moves(0))  # fmt: skip
    before = everything(drafting)
    with pytest.raises(IllegalMove) as refusal:
        drafting.play(illegal, 0)
    assert refusal.value.code == "feast/not-in-hand"
    assert not isinstance(refusal.value, Unreadable)
    assert everything(drafting) == before
    assert drafting.why_not(illegal, 0) == Refusal("feast/not-in-hand", refusal.value.terms)
    assert drafting.why_not(drafting.moves(0)[0], 0) is None


def test_capitals_and_spaces_do_not_matter(rising: Match) -> None:
    rising.play("  To   ODIN ", 1)
    assert rising.lines[0].text == "to odin"


class Riddle(Step):
    """Its reading knows a reason why a text is no move; its answer goes wrong."""

    def seat(self, s: State) -> int:
        return 0

    def span(self, s: State) -> int:
        return 1

    def moves(self, s: State, out: Moves) -> None:
        out.add(0)

    def show(self, s: State, move: int) -> str:
        return "guess"

    def read(self, s: State, text: str) -> int:
        if text == "peek":
            raise Unreadable("feast/few-casks", "no", {"left": 0}, text)
        return super().read(s, text)

    def answer(self, s: State, move: int) -> None:
        s.seats = 7
        raise RuntimeError("the riddle is broken")


def riddle(feast: Game) -> Match:
    match = feast.match(2, seed=1)
    match.state.stack.append(Riddle())
    return match


def test_a_text_refused_for_a_rule_is_illegal_rather_than_unreadable(feast: Game) -> None:
    with pytest.raises(IllegalMove) as refusal:
        riddle(feast).play("peek", 0)
    assert not isinstance(refusal.value, Unreadable)
    assert refusal.value.code == "feast/few-casks"


def test_a_fault_in_the_rules_leaves_everything_as_it_was(feast: Game) -> None:
    match = riddle(feast)
    before = everything(match)
    with pytest.raises(RuntimeError):
        match.play("guess", 0)
    assert everything(match) == before


def test_a_match_that_is_over_asks_nobody(feast: Game) -> None:
    match = feast.match(2, seed=1)
    play_on(match, 999)
    assert match.over
    assert match.asked == ()
    assert match.moves(0) == ()
    assert len(match.scores) == len(match.ranking) == match.seats == 2
    with pytest.raises(NotAsked) as refusal:
        match.play("to odin", 0)
    assert refusal.value.code == "match/over"
    assert match.why_not("to odin", 0) == Refusal("match/over")


def test_events_reach_those_who_may_hear_them(feast: Game) -> None:
    match = feast.match(2, seed=1)
    mine, others = match.events(0), match.events(1)
    assert len(mine) == len(others) == 8
    assert [getattr(event, "dish", None) is None for event in mine] == [False] * 4 + [True] * 4
    assert match.events(0, since=6) == mine[6:]
    assert all(getattr(event, "dish", None) is None for event in match.events())


def test_an_imagined_world_holds_no_answer_but_ones_own(drafting: Match) -> None:
    drafting.play(drafting.moves(1)[0], 1)
    assert drafting.imagine(0, Rng(1)).answers == []
    mine = drafting.imagine(1, Rng(1)).answers
    assert mine[0] == MISSING
    assert mine[1] != MISSING


def test_a_view_without_a_seat_is_a_spectators(drafting: Match) -> None:
    assert isinstance(drafting.view(), View)
    assert drafting.view() == drafting.view(None) != drafting.view(0)


def test_two_matches_with_one_seed_are_the_same_match(feast: Game) -> None:
    one, other = feast.match(3, seed=8), feast.match(3, seed=8)
    for match in (one, other):
        play_on(match, 999)
    assert one.record() == other.record()


def test_a_match_says_what_a_button_says_and_what_to_know_before() -> None:
    cards = {"age": 2, "hands": [["lord-of-axes"], []], "upgrades": [["lord-of-hammers"], []]}
    match = gladsheim.load("bloodrage").position(cards)
    warning = match.warning("Upgrade  lord-of-axes", 0)
    assert warning is not None
    assert say(warning) == "Lord of Hammers will be out of the game."
    assert match.warning("invade leader elvagar", 0) is None
    label = match.label("pass", 0)
    assert label is not None
    assert say(label) == "Pass"
    for ask in (match.label, match.warning):
        with pytest.raises(IllegalMove, match="in hand"):
            ask("upgrade troll", 0)
        with pytest.raises(NotAsked):
            ask("pass", 1)


def test_a_world_is_imagined_from_a_seed_or_from_dice() -> None:
    match = gladsheim.load("voluspa").match(seats=3, seed=7)
    game = match.game
    assert game.dump(match.imagine(0, 5)) == game.dump(match.imagine(0, Rng(5)))
    assert game.dump(match.imagine(0, 5)) != game.dump(match.imagine(0, 6))


def test_nobody_but_the_kernel_and_the_tests_of_games_looks_into_a_match() -> None:
    inside = re.compile(r"\bmatch\.(state|lines|undoable|told|nature_waits)\b")
    source = Path(gladsheim.__file__).parent
    files = [file for file in source.rglob("*.py") if file.relative_to(source).parts[0] not in ("kernel", "testing")]
    assert len(files) > 100
    assert [file.name for file in files if inside.search(file.read_text(encoding="utf-8"))] == []
