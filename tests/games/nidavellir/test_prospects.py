"""What a hero would bring, as the view tells it, against every way to recruit that hero and to answer what follows."""

from __future__ import annotations

from os import environ
from typing import Final

import pytest

import gladsheim
from gladsheim.games.nidavellir.cards.army import lay
from gladsheim.games.nidavellir.cards.heroes import RECRUIT
from gladsheim.games.nidavellir.cards.printed import HERO, HERO_NAMES, HERO_OF, YLUD
from gladsheim.games.nidavellir.cards.prospects import prospects
from gladsheim.games.nidavellir.cards.scoring import score
from gladsheim.games.nidavellir.rules.ages import LAY_YLUD
from gladsheim.games.nidavellir.rules.state import FREE, State
from gladsheim.kernel.play import asked, legal, play
from gladsheim.kernel.rng import Rng
from gladsheim.testing.questions import any_of, random_move

EFFORT: Final = int(environ.get("GLADSHEIM_EFFORT", "1"))
GAME: Final = gladsheim.load("nidavellir")


def best_after(s: State, seat: int) -> int:
    """The most that a seat can have once everything it is asked is answered."""
    if not s.stack:
        return score(s, seat)
    most = -1
    for move in legal(s, seat):
        world = s.copy()
        play(world, seat, move)
        most = max(most, best_after(world, seat))
    return most


def recruiting(s: State, seat: int) -> State:
    """The same army, about to recruit and nothing else."""
    world = s.copy()
    world.stack = [RECRUIT[seat]]
    world.answers = []
    return world


def best_with(s: State, seat: int, hero: int) -> int:
    """The most that a seat can have after recruiting a hero now; Ylud is laid as if the age ended."""
    world = recruiting(s, seat)
    play(world, seat, hero)
    if hero == YLUD:
        world.stack.append(LAY_YLUD[seat])
    return best_after(world, seat)


def with_nothing_discarded(s: State, seat: int, hero: int) -> int:
    """What a seat would have with a hero who cannot come."""
    world = s.copy()
    world.heroes[hero] = seat
    lay(world, seat, HERO + hero)
    return score(world, seat)


def check(s: State, seat: int, seen: set[str]) -> None:
    """Every hero in the stands, in one army."""
    told = prospects(s, seat)
    assert [one.hero for one in told] == [HERO_NAMES[hero] for hero, owner in enumerate(s.heroes) if owner == FREE]
    can_come = legal(recruiting(s, seat), seat)
    for one in told:
        hero = HERO_OF[one.hero]
        best = best_with(s, seat, hero) if hero in can_come else with_nothing_discarded(s, seat, hero)
        assert (one.points, one.refusal is None) == (best - score(s, seat), hero in can_come), one.hero
        seen.add(f"{one.hero} {one.refusal or 'comes'}")


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_every_hero_brings_what_the_best_answers_to_all_that_follows_would(seats: int) -> None:
    rng = Rng(seats)
    seen: set[str] = set()
    for number in range(6 * EFFORT):
        s = GAME.match(seats, seed=number).state.copy()
        assert isinstance(s, State)
        while s.stack:
            if rng.below(6) == 0:
                check(s, int(rng.below(seats)), seen)
            seat = any_of(asked(s), rng)
            play(s, seat, random_move(s, seat, rng))
    barred = {"dagda nidavellir/cannot-discard", "bonfur nidavellir/cannot-discard", "hourya nidavellir/few-explorers"}
    assert seen == {f"{name} comes" for name in HERO_NAMES} | barred
