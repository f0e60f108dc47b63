"""What happened is seen as it happened: each event with the view of that moment, live and once more later."""

from __future__ import annotations

import random
from copy import deepcopy
from typing import Any

import msgspec
import pytest

import gladsheim
from gladsheim.kernel.match import Match
from gladsheim.manifest import manifests
from gladsheim.server.hall.films import LONGEST, Film
from gladsheim.server.protocol.tables import Fact
from gladsheim.server.readers.audience import News
from gladsheim.server.readers.past import MOST, Past
from gladsheim.server.readers.patch import applied, difference

GAMES = tuple(manifests())
SAGAS = ("baldr", "fimbulvetr", "managarms", "naglfar", "bifrost", "final")


def plain(thing: Any) -> Any:
    """As a browser reads it."""
    return msgspec.json.decode(msgspec.json.encode(thing))


def begun(game: str, seats: int, seed: int) -> Match:
    match = gladsheim.load(game).match(seats=seats, seed=seed)
    match.watch()
    return match


def play_on(match: Match, rng: random.Random) -> None:
    """Somebody answers, or now and then takes his answer back."""
    seat = rng.choice(match.asked).seat
    if rng.random() < 0.05 and match.can_undo(seat):
        match.undo(seat)
    else:
        match.play(rng.choice(match.moves(seat)), seat)


class Looking:
    """One reader who keeps every view that he was shown, by the number of the event."""

    def __init__(self, match: Match, seat: int | None) -> None:
        self.match = match
        self.seat = seat
        self.known = match.view(seat)
        self.view = plain(self.known)
        self.shown: list[Any] = []
        self.told = match.happened

    def look(self) -> list[Fact]:
        """What one update brings."""
        views = self.match.views([self.seat])
        news = News(self.match, self.told, [self.seat])
        self.told = self.match.happened
        facts, seen = news.told_to(self.seat, self.known)
        for one in plain(facts):
            self.view = applied(deepcopy(self.view), one.get("patch") or [])
            self.shown.append(self.view)
        rest = difference(seen, views[0], news.found)
        self.view = applied(deepcopy(self.view), plain(rest))
        if len(facts) == 1:
            self.shown[-1] = None  # a single event comes with the patch of the update
        assert self.view == plain(views[0]), "the steps of the events and the rest lead to the present"
        self.known = views[0]
        return facts


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seat", [None, 0])
def test_the_steps_of_the_events_lead_to_the_present_and_are_told_again_as_they_were(
    game: str, seat: int | None
) -> None:
    for seed in range(2):
        rng = random.Random(seed)
        match = begun(game, 2, seed)
        looking = Looking(match, seat)
        earlier = len(match.events(seat))
        for _ in range(60):
            if match.over:
                break
            play_on(match, rng)
            looking.look()
        count = len(match.events(seat))
        for since in (earlier, (earlier + count) // 2, count):
            view, start, facts = Past(match).retold(seat, since)
            assert start == max(since, count - MOST)
            now = plain(view)
            for n, one in enumerate(plain(facts), start=start - earlier):
                now = applied(deepcopy(now), one["patch"])
                assert looking.shown[n] in (None, now)
            assert [one.event for one in facts] == match.events(seat, start)


@pytest.mark.parametrize(
    ("game", "options"),
    [*((game, {}) for game in GAMES), ("voluspa", {"edda": True}), *(("yggdrasil", {"saga": name}) for name in SAGAS)],
)
def test_every_moment_of_a_whole_game_can_be_seen_by_everybody(game: str, options: dict[str, Any]) -> None:
    for seats in gladsheim.load(game).seats:
        match = gladsheim.load(game).match(seats=seats, seed=seats, options=options)
        match.watch()
        readers = [None, *range(seats)]
        told, rng = match.happened, random.Random(seats)
        while not match.over:
            play_on(match, rng)
            news = News(match, told, readers)
            assert len(news.fresh) < 2 or all(len(views) in (0, len(readers)) for views in news.views)
            told = match.happened


@pytest.mark.parametrize("game", GAMES)
def test_a_replay_shows_each_event_as_it_was_seen_by_whoever_saw_it(game: str) -> None:
    match = begun(game, 2, 5)
    looking = Looking(match, 1)
    rng = random.Random(5)
    for _ in range(50):
        if match.over:
            break
        match.play(rng.choice(match.moves(match.asked[0].seat)), match.asked[0].seat)
        looking.look()
    film = Film(match)
    last = len(film.lines)
    for since in (0, last // 2, last - 1, last):
        shown, plainly = film.replay(last, 1, since), film.replay(last, 1)
        assert [one.event for one in shown.events] == [one.event for one in plainly.events]
        before = len(plainly.events) - len(looking.shown)
        is_told = last - since <= LONGEST
        told = len(film.replay(since, 1).events) if is_told else len(shown.events)
        now = plain(film.replay(since, 1).view)
        for n, one in enumerate(plain(shown.events)):
            assert (one.get("patch") is not None) == (n >= told)
            if n >= told:
                now = applied(deepcopy(now), one["patch"])
                assert n < before or looking.shown[n - before] in (None, now)


def test_of_a_long_past_the_latest_is_told() -> None:
    match = begun("voluspa", 2, 1)
    rng = random.Random(1)
    while not match.over:
        play_on(match, rng)
    _, start, facts = Past(match).retold(None, 0)
    assert len(facts) == min(MOST, len(match.events()))
    assert start + len(facts) == len(match.events())


def test_an_update_with_one_event_carries_its_steps_once() -> None:
    match = begun("bloodrage", 2, 3)
    rng = random.Random(3)
    looking = Looking(match, 0)
    kinds = set()
    for _ in range(80):
        play_on(match, rng)
        facts = looking.look()
        kinds.add(len(facts) > 1)
        if len(facts) == 1:
            assert facts[0].patch is None
    assert kinds == {True, False}


def test_nobody_pays_for_states_that_nobody_looks_at() -> None:
    match = gladsheim.load("nidavellir").match(seats=3, seed=1)
    rng = random.Random(1)
    for _ in range(10):
        play_on(match, rng)
    assert match.take_shots() == {}
