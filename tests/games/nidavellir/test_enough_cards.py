"""Positions of the first age have all the cards that will be revealed, and one for the spyglass or the box."""

from __future__ import annotations

import os
import random
from typing import Any, Final

import pytest

import gladsheim
from gladsheim import BadPosition, Match
from gladsheim.kernel.play import asked, legal, question

EFFORT: Final = int(os.environ.get("GLADSHEIM_EFFORT", "1"))
SEATS: Final = [2, 3, 4, 5]
NOBODY: Final = dict.fromkeys(("kings-hand", "hunting-trophy", "golden-pick", "great-hammer", "spyglass"))


def answer_at_random(match: Match, rng: random.Random) -> None:
    """Somebody who is asked answers, nature too."""
    seat = rng.choice(asked(match.state))
    step = question(match.state, seat)
    assert step is not None
    match.play(step.show(match.state, rng.choice(legal(match.state, seat))), seat)


def play_out(data: dict[str, Any], rng: random.Random) -> None:
    """From a position to the end."""
    match = gladsheim.load("nidavellir").position(data, companion=True)
    while not match.over:
        answer_at_random(match, rng)


def without_one(data: dict[str, Any], key: str, rng: random.Random) -> dict[str, Any]:
    """The position with one card fewer in a deck."""
    kind = rng.choice(list(data[key]))
    return {**data, key: {**data[key], kind: data[key][kind] - 1}}


def check_one_fewer(data: dict[str, Any], key: str, least: int, rng: random.Random) -> None:
    """One card fewer is refused, with the number that is needed."""
    with pytest.raises(BadPosition) as refused:
        gladsheim.load("nidavellir").position(without_one(data, key, rng))
    assert refused.value.code == "nidavellir/position-few-cards"
    assert (refused.value.terms["key"], refused.value.terms["least"]) == (key, least)


@pytest.mark.parametrize("seats", SEATS)
def test_at_every_moment_of_the_first_age_one_card_fewer_is_refused(seats: int) -> None:
    game = gladsheim.load("nidavellir")
    full = 45 if seats == 5 else 36
    moments: set[str] = set()
    for seed in range(2 * EFFORT):
        rng = random.Random(f"{seats} {seed}")
        match = game.match(seats, companion=True)
        while game.dump(match.state)["age"] == 1:
            data = game.to_position(match.state)
            later = sum(data["next_deck"].values()) + len(data.get("looked", []))
            is_won = data.get("distinctions", {}).get("spyglass") is not None
            is_gone = is_won and match.asked[0].step not in ("Look", "KeepCard")
            assert later == full + (0 if is_gone else 1)
            check_one_fewer(data, "next_deck", later, rng)
            if data.get("phase") != "end-of-age" and data["deck"]:
                check_one_fewer(data, "deck", sum(data["deck"].values()), rng)
            if match.asked[0].step not in moments or rng.random() < 0.03:
                moments.add(match.asked[0].step)
                play_out(data, rng)
            answer_at_random(match, rng)
    assert moments >= {"DealGem", "Reveal", "Bid", "TakeCard"}


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize(
    ("question", "looked", "gone"),
    [("", 0, False), ("Look", 0, False), ("Look", 2, False), ("KeepCard", 3, False), ("Upgrade offering-5", 0, True)],
)
def test_until_the_spyglass_has_taken_a_card_one_more_is_needed(
    seats: int, question: str, looked: int, gone: bool
) -> None:
    """Nobody wins it, and a card goes to the box unseen; or its winner looks at three and keeps one."""
    game, rng = gladsheim.load("nidavellir"), random.Random(f"{seats} {question}")
    decided = {**NOBODY, "spyglass": 0 if question else None}
    data: dict[str, Any] = {"seats": seats, "phase": "end-of-age", "distinctions": decided}
    if question:
        data["open"] = question
    if looked:
        data["looked"] = ["hunter"] * looked
    deck = {kind: n for kind, n in game.to_position(game.position({"seats": seats}).state)["next_deck"].items() if n}
    deck["hunter"] -= looked
    whole = {**data, "next_deck": deck}
    least = (45 if seats == 5 else 36) + (0 if gone else 1)
    if gone:
        whole = without_one(whole, "next_deck", rng)
    play_out(whole, rng)
    check_one_fewer(whole, "next_deck", least, rng)
