"""Whole games against a second set of rules, written from the rulebook and our rulings alone (tests/…/oracle).

Random games must agree with it in every question, in all that may be answered, and in all that lies on the table.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable
from fractions import Fraction
from os import environ
from typing import Any, Final

import pytest

from gladsheim.games.yggdrasil.rules.game import Yggdrasil
from gladsheim.kernel.play import asked, is_over, legal, play, question, settle
from tests.games.yggdrasil.oracle.acting import RISKS
from tests.games.yggdrasil.oracle.check import check
from tests.games.yggdrasil.oracle.course import play as play_by_the_book
from tests.games.yggdrasil.oracle.enemies import strength
from tests.games.yggdrasil.oracle.invented import NOT_RICH, Rich, impose, invent
from tests.games.yggdrasil.oracle.table import Question, Rules, Table

EFFORT: Final = int(environ.get("GLADSHEIM_EFFORT", "1"))

Pick = Callable[[random.Random, Table, Question], str]


ALWAYS: Final = {
    "Act", "ChangeDie", "ChooseDice", "DrawCreature", "DrawIotunn", "HealWhere", "Move", "Reroll", "Reveal",
    "RollGodDie", "RollVanirDie", "ShowArtifact", "TakeArtifact", "ThrowStone", "UseHeroes", "UseStone",
}  # fmt: skip
"""What must come up in rich positions, whoever plays."""


def texts_of(s: Any, seat: int) -> dict[str, int]:
    """What the engine lets a seat, or nature, answer."""
    step = question(s, seat)
    assert step is not None
    moves = legal(s, seat)
    texts = {step.show(s, move): move for move in moves}
    assert len(texts) == len(moves)
    return texts


def is_asked(s: Any, q: Question) -> bool:
    """Whether the engine asks exactly this."""
    return tuple(asked(s)) == q.seats and all(
        (step := question(s, seat)) is not None and step.name == q.step and set(texts_of(s, seat)) == q.texts
        for seat in q.seats
    )


def compare(s: Any, t: Table, q: Question) -> None:
    """Who is asked what, what may be answered and how likely it is, and all that lies on the table."""
    assert tuple(asked(s)) == q.seats, (asked(s), q)
    for seat in q.seats:
        step: Any = question(s, seat)
        assert step is not None
        assert step.name == q.step
        texts = texts_of(s, seat)
        assert set(texts) == q.texts, f"oracle only {set(q.texts) - set(texts)}, engine only {set(texts) - q.texts}"
        if q.weights is not None:
            total, mine = sum(step.weight(s, move) for move in texts.values()), sum(q.weights.values())
            for text, move in texts.items():
                assert Fraction(step.weight(s, move), total) == Fraction(q.weights[text], mine), text
    check(t, s)


def follow(s: Any, t: Table, rules: Rules, rng: random.Random, pick: Pick, rich: Rich = NOT_RICH) -> Counter[str]:
    """Play to the end, comparing everything; how often each step was asked. The first rounds may be invented."""
    steps: Counter[str] = Counter()
    lines: list[str] = []
    answer: str | None = None
    q: Question | None = None
    invented = 0
    settle(s)
    try:
        while True:
            try:
                q = next(rules) if answer is None else rules.send(answer)
            except StopIteration:
                break
            if len(q.texts) == 1 and not is_asked(s, q):
                [answer] = q.texts
                continue
            compare(s, t, q)
            if invented < t.round <= rich.rounds and q.step in ("ProposeOrder", "ProposeNext", "Reveal"):
                invented = t.round
                invent(t, rng, rich)
                impose(t, s)
            steps[q.step] += 1
            answer = q.truth or pick(rng, t, q)
            seat = rng.choice(q.seats)
            lines.append(f"{seat} {q.step} {answer}")
            play(s, seat, texts_of(s, seat)[answer])
        q = None
        assert is_over(s)
        check(t, s)
    except AssertionError as difference:
        engine = [(seat, question(s, seat), texts_of(s, seat)) for seat in asked(s)]
        difference.add_note(f"The book asks {q}, the engine {engine} after\n" + "\n".join(lines[-40:]))
        raise
    return steps


def at_random(rng: random.Random, t: Table, q: Question) -> str:
    """Any answer; nature by its weights."""
    texts = sorted(q.texts)
    if q.weights is not None:
        return rng.choices(texts, [q.weights[text] for text in texts])[0]
    return rng.choice(texts)


def careful(rng: random.Random, t: Table, q: Question) -> str:
    """Mostly what keeps the gods alive and busy: plain chance dies too early."""
    if q.weights is not None or rng.random() < 0.1:
        return at_random(rng, t, q)
    texts = sorted(q.texts)
    if q.step == "Act":
        texts = [text for text in texts if text != "pass" and is_bearable(t, text)] or ["pass"]
        texts = [text for text in texts if text.startswith("bless")] or texts
    elif q.step in ("UseHeroes", "ChooseDice", "ReturnPairs", "TakeElves", "TakeDice", "TakeHeroes"):
        texts = [max(texts, key=lambda text: int(text.split()[0]))]
    else:
        texts = [text for text in texts if text not in ("done", "none", "pass", "stay")] or texts
        texts = [text for text in texts if text in ("deer", "heidrun", "tanngrisnir", "saehrimnir")] or texts
    return rng.choice(texts)


def is_bearable(t: Table, text: str) -> bool:
    """Whether the active god will probably survive it."""
    god = t.gods[t.active]
    spare = god.life - 1
    if text == "heal":
        return spare > 2
    risks = strength(t, text.split()[1]) if text.startswith("fight") else 3 if god.world in RISKS else 0
    return risks <= spare + min(god.dice, god.elves) or risks == 0


def new_game(seats: int, hard: bool, free_order: bool, rng: random.Random) -> tuple[Any, Table]:
    """The engine's state and the oracle's table, before the gods are chosen."""
    game = Yggdrasil()
    s = game.new(seats, {"hard": hard, "free_order": free_order})
    return s, Table(seats, hard, free_order, rng)


def sociable(rng: random.Random, t: Table, q: Question) -> str:
    """Mostly what makes gods throw dice side by side."""
    texts: list[str] = []
    if q.step == "Move":
        god = t.gods[t.active]
        places = {other.world for other in t.gods if other is not god}
        texts = [text for text in q.texts if (god.world if text == "stay" else text) in places]
    elif q.step == "Act":
        texts = [text for text in q.texts if text.startswith("fight") and is_bearable(t, text)]
    elif q.step in ("UseHeroes", "TakeFromKin"):
        texts = [text for text in q.texts if text in ("0 heroes", "done")]
    if texts and rng.random() < 0.8:
        return rng.choice(sorted(texts))
    return careful(rng, t, q)


def kindred(rng: random.Random, t: Table, q: Question) -> str:
    """Mostly fights and risky actions, side by side, where kin can help."""
    texts: list[str] = []
    if q.step == "Act":
        texts = [text for text in q.texts if text.startswith("fight") or (text == "act" and rng.random() < 0.5)]
    elif q.step in ("UseHeroes", "TakeFromKin", "Move", "JoinCompanion"):
        texts = [text for text in q.texts if text in ("0 heroes", "done", "stay")]
    elif q.step in ("TakeForThrow", "HelpBrother", "Reroll", "KeepElf"):
        return rng.choice(sorted(q.texts))
    if texts and rng.random() < 0.9:
        return rng.choice(sorted(texts))
    return careful(rng, t, q)


def norns_first(rng: random.Random, t: Table, q: Question) -> str:
    """Mostly what makes known the order of the decks, and Tyr, who goes on after Fenrir."""
    wanted = {
        "ChooseGod": ["tyr"],
        "ProposeOrder": [" ".join(god.name for god in t.players())],
        "Move": ["stay" if t.active >= 0 and t.gods[t.active].world == "svartalfheim" else "svartalfheim"],
        "Act": ["act"],
        "ChooseCreature": ["skuld", "urd"],
    }
    for text in wanted.get(q.step, []):
        if text in q.texts and rng.random() < 0.8:
            return text
    return careful(rng, t, q)


@pytest.mark.parametrize("free_order", [False, True], ids=["order", "free"])
@pytest.mark.parametrize("hard", [False, True], ids=["easy", "hard"])
@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_random_games_go_as_the_book_says(seats: int, hard: bool, free_order: bool) -> None:
    for seed in range(2 * EFFORT):
        for pick in (at_random, careful):
            rng = random.Random(f"{seed} {seats} {hard} {free_order}")
            s, t = new_game(seats, hard, free_order, rng)
            follow(s, t, play_by_the_book(t), rng, pick)


@pytest.mark.parametrize("hard", [False, True], ids=["easy", "hard"])
@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_rich_positions_go_on_as_the_book_says(seats: int, hard: bool) -> None:
    steps: Counter[str] = Counter()
    for seed in range(20 * EFFORT):
        rng = random.Random(f"{seed} {seats} {hard}")
        s, t = new_game(seats, hard, seed % 4 == 0, rng)
        steps += follow(s, t, play_by_the_book(t), rng, careful, Rich(rounds=1 + seed % 4))
    assert set(steps) >= ALWAYS


@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_relationships_of_all_kinds_go_as_the_book_says(seats: int) -> None:
    steps: Counter[str] = Counter()
    for seed in range(16 * EFFORT):
        rng = random.Random(f"{seed} {seats}")
        s, t = new_game(seats, True, False, rng)
        steps += follow(s, t, play_by_the_book(t), rng, sociable, Rich(rounds=3, related=True))
    assert set(steps) >= {"JoinCompanion", "RollBrotherDie", "TakeAsFellow"}
    assert ("TakeFromKin" in steps) == (seats > 1)
    assert ("LetSupportPay" in steps) == (seats < 3)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_blood_ties_go_as_the_book_says(seats: int) -> None:
    steps: Counter[str] = Counter()
    for seed in range(24 * EFFORT):
        rng = random.Random(f"{seed} {seats}")
        s, t = new_game(seats, True, False, rng)
        steps += follow(s, t, play_by_the_book(t), rng, kindred, Rich(rounds=4, kin=True))
    assert set(steps) >= {"TakeFromKin", "TakeForThrow", "HelpBrother"}


@pytest.mark.parametrize("seats", [1, 2, 3])
def test_decks_are_known_and_unknown_as_the_book_says(seats: int) -> None:
    steps: Counter[str] = Counter()
    for seed in range((6 if seats == 2 else 2) * EFFORT):
        rng = random.Random(f"{seed} {seats}")
        s, t = new_game(seats, True, False, rng)
        steps += follow(s, t, play_by_the_book(t), rng, norns_first, Rich(rounds=12, calm=True, norns=True))
    assert set(steps) >= {"Look", "PutOnTop"}
