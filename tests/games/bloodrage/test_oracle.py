"""Whole games against a second set of rules, written from the rulebook and our rulings alone (tests/…/oracle).

Random games must agree with it in every question, in all that may be answered, and in all that lies on the table.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from os import environ
from typing import Any, Final

import pytest

import gladsheim
from gladsheim import NATURE, Match
from gladsheim.kernel.play import question
from tests.games.bloodrage.oracle.cards import deck, family, title
from tests.games.bloodrage.oracle.check import check
from tests.games.bloodrage.oracle.course import play, resume
from tests.games.bloodrage.oracle.positions import RARE, invented, written
from tests.games.bloodrage.oracle.table import Question, Rules, Table
from tests.games.bloodrage.oracle.told import Listener

EFFORT: Final = int(environ.get("GLADSHEIM_EFFORT", "1"))
TOGETHER: Final = ("Take", "LayCard", "KeepCard")
EAGER: Final = {
    "pillage": 6, "challenge": 6, "upgrade": 6, "sacrifice": 2, "return": 3, "invade": 3, "march": 1, "quest": 1,
    "pass": 0.05,
}  # fmt: skip
OBVIOUS: Final = (("Act", {"pass"}), ("LateCard", {"none"}))
ASKED: Final = {
    "Act": 2, "March": 2, "FreeInvasion": 2, "RaiseStat": 2, "Call": 2, "LayCard": 2, "KeepOne": 2, "Save": 2,
    "LateCard": 2, "KeepCard": 2, "ExtraWarrior": 3, "Sacrifice": 3, "Declare": 3, "KeepCards": 3, "PillageAtOnce": 4,
}  # fmt: skip
"""What must come up in invented positions, and from how many players on there are cards for it."""
BUSY: Final = {
    "friggas-protection", "friggas-succor", "friggas-domain", "friggas-sacrifice", "lokis-blessing", "thors-domain",
    "thors-glory", "tyrs-challenge", "tyrs-domain", "tyrs-prowess", "tyrs-wrath", "fire-giant", "frost-giant",
    "sea-serpent", "valkyrie", "volur-witch", "troll", "heimdalls-sight", "heimdalls-watch", "heimdalls-eye",
    "heimdalls-gaze", "lokis-poison", "odins-judgement", "odins-smite", "odins-tide", "thors-primacy",
}  # fmt: skip

Pick = Callable[[random.Random, Table, str, int, list[str]], str]


def next_question(game: Rules, answer: Any) -> Question:
    """What the book asks next; nothing when the game is over."""
    try:
        return game.send(answer)
    except StopIteration:
        return "over", {}


def moves_of(match: Match, seat: int) -> set[str]:
    """What the engine lets a seat, or nature, answer."""
    step = question(match.state, seat)
    assert step is not None
    listed = [step.show(match.state, move) for move in match.legal(seat)]
    assert len(listed) == len(set(listed))
    return set(listed)


def follow(match: Match, t: Table, game: Rules, rng: random.Random, pick: Pick) -> set[str]:
    """Play to the end, comparing everything; the names of the steps that were asked."""
    steps = set()
    listener = Listener(t)
    step, choices = unless_obvious(match, game, *next(game))
    try:
        while not match.over:
            steps.add(step)
            compare(match, t, step, choices)
            listener.check(t, match)
            answers = {seat: pick(rng, t, step, seat, sorted(texts)) for seat, texts in choices.items()}
            for seat, move in answers.items():
                match.play(move, seat)
            asked = next_question(game, answers if step in TOGETHER else next(iter(answers.values())))
            step, choices = unless_obvious(match, game, *asked)
        assert step == "over"
        check(t, match)
        listener.check(t, match)
    except AssertionError as difference:
        difference.add_note(f"The book asks {step} {choices} after\n{match.record()}")
        raise
    return steps


def unless_obvious(match: Match, game: Rules, step: str, choices: dict[int, set[str]]) -> Question:
    """The book asks everybody with cards. Where it has one answer, the engine need not: see test_questions.py."""
    while (step, *choices.values()) in OBVIOUS and {(asked.seat, asked.step) for asked in match.asked} != {
        (seat, step) for seat in choices
    }:
        step, choices = next_question(game, next(iter(*choices.values())))
    return step, choices


def compare(match: Match, t: Table, step: str, choices: dict[int, set[str]]) -> None:
    """Who is asked what, what may be answered, and all that lies on the table."""
    assert {(asked.seat, asked.step) for asked in match.asked} == {(seat, step) for seat in choices}
    for seat, texts in choices.items():
        assert moves_of(match, seat) == texts
    if step == "Deal":
        dealt_to = next(pack for pack in t.packs if pack.total() < 8)
        assert set(match.moves(NATURE)) == set(deck(t.age, len(t.seats)) - dealt_to)
    check(t, match)


def at_random(rng: random.Random, t: Table, step: str, seat: int, texts: list[str]) -> str:
    """Any answer."""
    return rng.choice(texts)


def warlike(rng: random.Random, t: Table, step: str, seat: int, texts: list[str]) -> str:
    """Mostly what leads to battles with many cards and powers: plain chance would see few of them."""
    if rng.random() < 0.2:
        return rng.choice(texts)
    if step == "Act":
        actions = sorted({text.split()[0] for text in texts})
        [action] = rng.choices(actions, [EAGER[action] for action in actions])
        texts = [text for text in texts if text.startswith(action)]
        if action in ("invade", "return", "march"):
            texts = near_enemies(t, seat, texts) or texts
    elif step == "FreeInvasion":
        texts = near_enemies(t, seat, texts) or texts
    elif step == "LayCard":
        rare = [card for card in texts if title(card) in RARE and rng.random() < 0.6]
        texts = rare or [card for card in texts if family(card) in ("battle", "quest")] or texts
    elif step == "Take":
        texts = [card for card in texts if title(card) in BUSY] or texts
    else:
        texts = [text for text in texts if text not in ("none", "stay", "leave")] or texts
    return rng.choice(texts)


def near_enemies(t: Table, seat: int, texts: list[str]) -> list[str]:
    """The moves that end where somebody else is."""
    taken = {figure.place for figure in t.figures if figure.seat != seat}
    return [text for text in texts if text.split()[-1] in taken]


@pytest.mark.parametrize("first_game", [False, True], ids=["whole", "first"])
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_random_games_go_as_the_book_says(seats: int, first_game: bool) -> None:
    for seed in range(EFFORT):
        rng = random.Random(100 * seats + seed)
        match = gladsheim.load("bloodrage").match(seats=seats, options={"first_game": first_game}, companion=True)
        t = Table(seats, first_game)
        follow(match, t, play(t), rng, at_random)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_games_full_of_battles_go_as_the_book_says(seats: int) -> None:
    for seed in range(2 * EFFORT):
        match = gladsheim.load("bloodrage").match(seats=seats, companion=True)
        t = Table(seats, False)
        follow(match, t, play(t), random.Random(100 * seats + seed), warlike)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_invented_positions_go_on_as_the_book_says(seats: int) -> None:
    steps = set()
    for seed in range(16 * EFFORT):
        rng = random.Random(100 * seats + seed)
        t, turn = invented(rng, seats, rng.choice((1, 2, 3, 3, 3)))
        match = gladsheim.load("bloodrage").position(written(t, turn), companion=True)
        steps |= follow(match, t, resume(t, turn), rng, warlike)
    assert steps >= {step for step, least in ASKED.items() if seats >= least}
