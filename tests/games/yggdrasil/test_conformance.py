"""Yggdrasil Chronicles keeps its promises to the kernel, for every number of seats and every set of options."""

from __future__ import annotations

from os import environ
from typing import Any

import pytest

from gladsheim.games.yggdrasil.enemies.decks import candidates, middle_size
from gladsheim.games.yggdrasil.rules.game import GAME
from gladsheim.games.yggdrasil.rules.printed import (
    ARTIFACT_COUNT,
    ARTIFACTS,
    CAGE,
    ENEMY_COUNT,
    FENRIR,
    IORMUNGAND,
    MARKER_COUNT,
    MIDGARD,
    NIDHOGG,
    NONE,
    PAWN_COUNT,
    RELATIONS,
    WORLD_COUNT,
    WORLDS,
)
from gladsheim.games.yggdrasil.rules.state import ACTIVE, DRAWN, LOST, PLAYING, UNSEEN, WON, State
from gladsheim.games.yggdrasil.sagas.library import SAGAS
from gladsheim.games.yggdrasil.sagas.obeying import turn_page
from gladsheim.kernel.fairness import seeded
from gladsheim.kernel.match import Match
from gladsheim.kernel.play import playout, settle
from gladsheim.kernel.rng import Rng
from gladsheim.kernel.step import Moves
from gladsheim.kernel.view import Options
from gladsheim.testing import conformance
from gladsheim.testing.questions import Tallies

EFFORT = int(environ.get("GLADSHEIM_EFFORT", "1"))


def things(s: State) -> dict[str, int]:
    """Every Elf, die, artifact and Enemy card, wherever it is; each card lies in one place."""
    cards = [card for deck in (*s.tops, *s.unknown, *s.bottoms, *s.late) for card in deck]
    cards += s.shared + [card for card in (*s.wheel, *s.down) if card >= 0]
    assert len(set(cards)) == len(cards), "a card lies in two places"
    held = [bits >> artifact & 1 for bits in (*s.held, s.piles, s.out) for artifact in range(ARTIFACT_COUNT)]
    return {
        "elves": sum(s.elves) + s.elf_reserve,
        "dice": sum(s.dice) + s.dice_reserve,
        "artifacts": sum(held) + sum(artifact != NONE for artifact in s.shown),
        "cards": len(cards),
    }


STANDARD = [(seats, options) for seats, options in conformance.setups(GAME) if options["saga"] == "none"]


@pytest.mark.parametrize(("seats", "options"), STANDARD)
def test_yggdrasil_keeps_every_promise(seats: int, options: Options) -> None:
    conformance.check(GAME, seats, options, games=EFFORT, seed=100 * seats, conserved=things)


@pytest.mark.parametrize("seats", GAME.seats)
@pytest.mark.parametrize("saga", SAGAS)
def test_every_saga_keeps_every_promise(saga: str, seats: int) -> None:
    """Looking at every decision, and ahead from it, takes most of the time, so that is left to greater efforts."""
    options = GAME.complete({"saga": saga, "free_order": seats % 2 == 0})
    if EFFORT > 1:
        conformance.check(GAME, seats, options, games=EFFORT, seed=100 * seats, conserved=things)
        return
    trial = conformance.Trial(GAME, seats, options, 100 * seats, Tallies(), things, conformance.LONGEST)
    look_now_and_then(trial, conformance.LONGEST)
    trial.look_at_end()


@pytest.mark.parametrize("page", [1, 2])
@pytest.mark.parametrize("saga", SAGAS)
def test_promises_are_kept_on_later_pages(saga: str, page: int) -> None:
    """Random games seldom come so far: here a page has just been turned, and everybody has much."""
    for seed in range(EFFORT):
        seats = 1 + (len(saga) + page + seed) % 5
        position = well_equipped(saga, page, seats)
        options = GAME.complete(position["options"])
        trial = conformance.Trial(GAME, seats, options, seed, Tallies(), things, conformance.LONGEST)
        s = GAME.from_position(position)
        turn_page(s)
        settle(s)
        s.round += 1
        again = GAME.load(GAME.dump(s))
        trial.match = Match(GAME, again, options, seeded(seed), seed=seed, nature_waits=True)
        trial.counts = things(s)
        look_now_and_then(trial, LATER)


LATER = 120
"""So many decisions are taken on later pages."""
EVERY = 5 if EFFORT == 1 else 1
"""Of so many decisions one is looked at."""


def look_now_and_then(trial: conformance.Trial, most: int) -> None:
    """Play on at random, looking at some of the decisions."""
    while not trial.match.over and trial.decision < most:
        trial.decision += 1
        if trial.decision % EVERY == trial.seed % EVERY:
            trial.look()
        trial.step()


def well_equipped(saga: str, page: int, seats: int) -> dict[str, Any]:
    """A page with gods who can afford its deeds."""
    names = ["odin", "thor", "freyr", "frigg", "tyr"][: max(3, seats)]
    things: dict[str, Any] = {"elves": 2, "dice": 2}
    gods = [
        {"god": god, **(things | {"artifacts": list(ARTIFACTS[slot::seats][:3])} if slot < seats else {})}
        for slot, god in enumerate(names)
    ]
    counters = {"baldr": {"oaths": 4}, "bifrost": {"bridge": 8}, "final": {"banners": 4}}.get(saga, {})
    return {
        "seats": seats, "options": {"saga": saga}, "page": page, "gods": gods, "heroes": 6, "giants": 1, "anonymous": 1,
        "counters": counters, "step": "move", "active": "odin",
    }  # fmt: skip


def kindred(seats: int) -> dict[str, Any]:
    """A position in which every god has every relationship with every other, and much to give and to lose."""
    names = ["frigg", "freyr", "thor", "freyia", "odin"][: max(3, seats)]
    artifacts = [ARTIFACTS[slot::seats] for slot in range(seats)]
    gods: list[Any] = []
    for slot, god in enumerate(names):
        ties = [f"{kind} {other}" for other in names if other != god for kind in RELATIONS]
        mine = {"elves": 2, "dice": 2, "artifacts": artifacts[slot][1:], "relations": ties} if slot < seats else {}
        gods.append({"god": god, "world": WORLDS[slot % 2 * 5], **mine})
    return {
        "seats": seats, "options": {"hard": True}, "gods": gods, "heroes": 3, "giants": 3, "anonymous": 3, "island": 2,
        "devastated": ["niflheim", "midgard"], "iotunns": ["gerda", "baugi", "hrungnir"], "step": "join",
        "active": names[0],
    }  # fmt: skip


@pytest.mark.parametrize("seats", GAME.seats if EFFORT > 1 else (1, 2, 4))
def test_promises_are_kept_where_every_god_is_related_to_every_other(seats: int) -> None:
    """Blood Tie and Traveling Companion come from positions only, until there are sagas."""
    tallies = Tallies()
    for seed in range(EFFORT):
        position = kindred(seats)
        options = GAME.complete(position["options"])
        trial = conformance.Trial(GAME, seats, options, seed, tallies, things, conformance.LONGEST)
        s = GAME.from_position(position)
        trial.match = Match(GAME, s, options, seeded(seed), seed=seed, position=position, nature_waits=True)
        trial.counts = things(s)
        trial.run()
        trial.look_ahead()
    tallies.check()


@pytest.mark.parametrize("seats", GAME.seats)
def test_all_pieces_are_there_from_the_start(seats: int) -> None:
    s = GAME.new(seats, {"hard": True, "free_order": False})
    pieces = {1: 6, 2: 7, 3: 9, 4: 11, 5: 13}[seats]
    cards = ENEMY_COUNT * max(3, seats)
    assert things(s) == {"elves": pieces, "dice": pieces, "artifacts": ARTIFACT_COUNT, "cards": cards}


@pytest.mark.parametrize("hard", [False, True], ids=["easy", "hard"])
@pytest.mark.parametrize("seats", GAME.seats)
def test_nothing_on_the_tree_is_ever_where_it_cannot_be(seats: int, hard: bool) -> None:
    """At every step of random games."""
    for seed in range(4 * EFFORT):
        s = GAME.new(seats, {"hard": hard, "free_order": seed % 2 == 1})
        rng, out = Rng(seed), Moves()
        while s.stack:
            s.stack[-1].at_random(s, rng, out, False)
            settle(s)
            check_pieces(s)
            check_decks(s)
            if s.outcome == PLAYING:
                check_tree(s)
        assert s.outcome in (WON, LOST)
        assert (s.reason != 0) == (s.outcome == LOST)


def check_pieces(s: State) -> None:
    """No count leaves its bounds, and supports hold nothing but life."""
    assert all(0 <= life <= most for life, most in zip(s.life, s.most_life))
    assert all(life > 0 for life in s.life) or s.outcome == LOST
    assert min(*s.elves, *s.dice, s.elf_reserve, s.dice_reserve) >= 0
    assert all(0 <= count <= 8 for count in (s.heroes, s.giants, s.anonymous))
    assert not any(s.elves[s.seats :] + s.dice[s.seats :] + s.held[s.seats :])
    assert s.iotunns.count(ACTIVE) <= PAWN_COUNT
    assert sum(s.devastated) <= MARKER_COUNT
    assert s.creatures.count(DRAWN) <= 3


def check_tree(s: State) -> None:
    """Enemies stand where they can, and two of them only in a devastated world."""
    assert s.enemies[IORMUNGAND] == MIDGARD
    assert s.enemies[NIDHOGG] == NONE
    assert s.enemies[FENRIR] in (0, CAGE)
    for world in range(WORLD_COUNT):
        assert s.enemies.count(world) < 2 or s.devastated[world]


def check_decks(s: State) -> None:
    """What lies face down is one of the unseen cards; nothing is undecided that can only be one way."""
    for seat in range(s.seats):
        assert s.down[seat] != UNSEEN or candidates(s, seat) > 0
        assert not s.late[seat] or s.down[seat] == UNSEEN
        assert middle_size(s, seat) >= 0
        assert s.unknown[seat] == sorted(s.unknown[seat])
    assert sum(s.shares) == len(s.shared)


@pytest.mark.parametrize("seats", GAME.seats)
def test_games_are_won_or_lost_by_all(seats: int) -> None:
    for seed in range(10 * EFFORT):
        s = GAME.new(seats, {"hard": False, "free_order": False})
        playout(s, Rng(seed), Moves())
        view = GAME.view(s, None)
        assert view.outcome in ("won", "lost")
        assert set(GAME.ranking(s)) == ({1} if view.outcome == "won" else {2})


@pytest.mark.parametrize("seats", GAME.seats)
def test_every_promise_is_kept_with_gods_and_charts_given(seats: int) -> None:
    for setup in GAME.setups(seats):
        conformance.check(GAME, seats, None, EFFORT, seats, things, setup=setup)
