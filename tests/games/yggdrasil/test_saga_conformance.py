"""Sagas keep every promise to the kernel: each saga, each page, each number of players; random and bot games end."""

from __future__ import annotations

from os import environ

import pytest

import gladsheim
from gladsheim.arena.series import play_game
from gladsheim.games.yggdrasil.campaign.campaign import CAMPAIGN
from gladsheim.games.yggdrasil.campaign.sagas import SAGAS
from gladsheim.games.yggdrasil.rules.game import GAME
from gladsheim.games.yggdrasil.rules.printed import GODS, SUPPORTS
from gladsheim.games.yggdrasil.rules.rounds import Move, Order
from gladsheim.games.yggdrasil.rules.state import LOST, PLAYING, WON, State
from gladsheim.games.yggdrasil.sagas.library import saga_named
from gladsheim.games.yggdrasil.sagas.obeying import turn_page
from gladsheim.kernel.dump import Data
from gladsheim.kernel.fairness import seeded
from gladsheim.kernel.match import Match
from gladsheim.kernel.play import playout, settle
from gladsheim.kernel.rng import Rng
from gladsheim.kernel.step import NATURE, Moves
from gladsheim.kit.campaign import Outcome
from gladsheim.kit.sagas import Source
from gladsheim.testing import conformance
from gladsheim.testing.questions import Tallies
from tests.games.yggdrasil.pages import text_of
from tests.games.yggdrasil.test_conformance import things

EFFORT = int(environ.get("GLADSHEIM_EFFORT", "1"))
PAGES = [(saga, page) for saga in SAGAS.names for page in range(len(saga_named(saga).pages))]
LARGE = [(saga, page, seats) for saga, page in PAGES for seats in GAME.seats]
SHORT, SOME = 60 * EFFORT, 11
"""Where every saga, page and number of players has its turn: so many decisions, and of so many one is looked at."""
SMALL = [(saga, page, GAME.seats[(number + page) % 5]) for number, (saga, page) in enumerate(PAGES)]


def answered(s: State, rng: Rng) -> None:
    """At random, until an order is agreed on or somebody moves, or the game is over."""
    out = Moves()
    settle(s)
    while s.stack and not isinstance(s.stack[-1], (Order, Move)):
        s.stack[-1].at_random(s, rng, out, False)
        settle(s)


def on_page(saga: str, page: int, seats: int, seed: int) -> Data | None:
    """A position at the beginning of a round with this page open, after its set-up; None if that lost the game."""
    trial = SAGAS.trial(Source(name=saga), seats, SAGAS.names.index(saga) + 1, seed)
    options = GAME.complete(trial.options)
    s = GAME.begun(seats, options, GAME.check_setup(seats, options, trial.setup))
    assert isinstance(s, State)
    rng = Rng(seed)
    answered(s, rng)
    while s.page < page and s.outcome == PLAYING:
        for counter in s.saga.counters:
            if counter.look == "row" and counter.by == "one":  # as if something had been reached there
                s.counters[counter.offset] = max(2, s.counters[counter.offset])
        turn_page(s)
        answered(s, rng)
    return GAME.to_position(s) if s.outcome == PLAYING else None


def trials(saga: str, page: int, seats: int, wanted: int) -> list[conformance.Trial]:
    """So many games that begin with this page open, each from its position."""
    found: list[conformance.Trial] = []
    tallies = Tallies()
    for seed in range(4 * wanted):
        position = on_page(saga, page, seats, seed)
        if position is None or len(found) == wanted:
            continue
        s = GAME.from_position(position)
        options = GAME.options_of(position)
        trial = conformance.Trial(GAME, seats, options, seed, tallies, things, conformance.LONGEST)
        trial.match = Match(GAME, s, options, seeded(seed), seed=seed, position=position, nature_waits=True)
        trial.counts = things(s)
        found.append(trial)
    assert len(found) == wanted
    return found


@pytest.mark.parametrize(("saga", "page", "seats"), LARGE if EFFORT > 1 else SMALL)
def test_promises_are_kept_on_every_page(saga: str, page: int, seats: int) -> None:
    """To the end, looking at every decision."""
    for trial in trials(saga, page, seats, EFFORT):
        trial.run()
        if EFFORT > 1:
            trial.look_ahead()


@pytest.mark.parametrize(("saga", "page"), PAGES)
def test_promises_are_kept_on_every_page_for_every_number_of_players(saga: str, page: int) -> None:
    """A few rounds, looking at some of the decisions and ahead from them, and at the end if it comes."""
    for seats in GAME.seats:
        [trial] = trials(saga, page, seats, 1)
        while not trial.match.over and trial.decision < SHORT:
            trial.decision += 1
            if trial.decision % SOME == seats % SOME:
                trial.look()
            trial.step()
        if trial.match.over:
            trial.look_at_end()


@pytest.mark.parametrize("saga", SAGAS.names)
def test_with_the_box_on_the_table_people_say_what_was_turned_up(saga: str) -> None:
    """Companion mode, for every number of players: chance is what people type, and the record says so."""
    for seats in GAME.seats:
        trial = SAGAS.trial(Source(name=saga), seats, 4, seats)
        match = GAME.match(seats, None, trial.options, companion=True, setup=trial.setup)
        rng, typed = Rng(seats), 0
        while not match.over and match.length < SHORT:
            seat = match.asked[0].seat
            typed += seat == NATURE
            moves = match.moves(seat)
            match.play(moves[int(rng.below(len(moves)))], seat)
        assert typed > seats, "nothing is drawn behind people's backs"
        again = gladsheim.replay(match.record())
        assert (again.companion, again.record()) == (True, match.record())
        assert again.dump() == match.dump()


@pytest.mark.parametrize("saga", SAGAS.names)
def test_what_was_taken_back_is_played_again_to_the_same_end(saga: str) -> None:
    """Undo, for every number of players: whatever may be taken back leaves no trace but in the record."""
    for seats in GAME.seats:
        trial = SAGAS.trial(Source(name=saga), seats, 6, seats)
        match = GAME.match(seats, seats, trial.options, setup=trial.setup)
        rng, undone = Rng(seats), 0
        while not match.over and match.length < SHORT:
            seat = match.asked[0].seat
            moves, before = match.moves(seat), match.dump()
            move = moves[int(rng.below(len(moves)))]
            match.play(move, seat)
            if match.can_undo(seat):
                after = match.dump()
                match.undo(seat)
                undone += 1
                assert match.dump() == before
                match.play(move, seat)
                assert match.dump() == after
        assert undone
        assert gladsheim.replay(match.record()).dump() == match.dump()


@pytest.mark.parametrize("seats", GAME.seats)
@pytest.mark.parametrize("saga", SAGAS.names)
def test_random_games_of_every_saga_end(saga: str, seats: int) -> None:
    out = Moves()
    for seed in range(10 * EFFORT):
        trial = SAGAS.trial(Source(name=saga), seats, 6, seed)
        options = GAME.complete(trial.options)
        s = GAME.begun(seats, options, GAME.check_setup(seats, options, trial.setup))
        playout(s, Rng(seed), out)
        assert isinstance(s, State)
        assert s.outcome in (WON, LOST)


def test_a_saga_as_an_owners_text_is_the_same_game() -> None:
    text = text_of("baldr")
    own = SAGAS.trial(Source(text=text, file="mine.saga"), 2, 1, 5)
    ours = SAGAS.trial(Source(name="baldr"), 2, 1, 5)
    ends = []
    for trial in (own, ours):
        options = GAME.complete(trial.options)
        given = GAME.check_setup(2, options, trial.setup)
        ends.append(play_game(GAME, ["random"] * 2, [0, 1], 9, options, given))
    assert ends[0] == ends[1]


@pytest.mark.parametrize("seats", GAME.seats)
def test_whole_campaigns_of_random_play_end(seats: int) -> None:
    """Chance never wins a saga, so after two losses the story is told on as if it had been won; bots do win them."""
    gods = list(GODS[: seats + SUPPORTS[seats]])
    story = CAMPAIGN.begin(gods[:seats], gods[seats:])
    played = 0
    while story.stage != "over":
        for seat in range(seats):
            story = CAMPAIGN.advised(story, seat)
        plan = CAMPAIGN.plan(story)
        story = CAMPAIGN.set_out(story)
        options = GAME.complete(plan.options)
        given = GAME.check_setup(seats, options, plan.setup)
        result = play_game(GAME, ["random"] * seats, list(range(seats)), played, options, given)
        is_won = result.scores[0] == 1 or story.attempts >= 2
        story = CAMPAIGN.finished(story, Outcome(is_won, [2] * seats if is_won else [0] * seats))
        played += 1
    assert [one.chapter for one in story.played if one.won] == list(SAGAS.names)
    assert played <= 18
