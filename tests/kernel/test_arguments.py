"""Whatever is passed to the public API: a sentence that says what is wrong, and nothing has changed."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from typing import Any

import pytest

import gladsheim
from gladsheim import BadDump, BadRecord, BadSetup, GladsheimError, IllegalMove, Match, NotAsked
from gladsheim.kernel.rng import Rng

NO_NUMBERS: tuple[Any, ...] = ("1", 1.0, True, None, [], object(), 10**5000)


def kind(value: object) -> str:
    """Some of these values are too long to name a test."""
    return type(value).__name__


class Index:
    """A number that is not an int, such as numpy's."""

    def __index__(self) -> int:
        return 2


@pytest.fixture
def match() -> Match:
    return gladsheim.load("voluspa").match(seats=2, seed=3)


@pytest.mark.parametrize("seats", [*NO_NUMBERS, 0, 1, 6, -2], ids=kind)
def test_a_number_of_seats_is_an_integer_that_the_game_has(seats: Any) -> None:
    with pytest.raises(BadSetup):
        gladsheim.load("voluspa").match(seats=seats, seed=3)


@pytest.mark.parametrize("seed", ["7", 1.5, True, [], 2**64, 10**5000], ids=kind)
def test_a_seed_is_an_integer_of_64_bits(seed: Any) -> None:
    with pytest.raises(BadSetup):
        gladsheim.load("voluspa").match(seats=2, seed=seed)


@pytest.mark.parametrize("seed", [0, -5, 2**64 - 1])
def test_any_such_seed_makes_a_match_that_replays(seed: int) -> None:
    record = gladsheim.load("voluspa").match(seats=2, seed=seed).record()
    assert gladsheim.replay(record).record() == record
    assert gladsheim.verify(record).fair


@pytest.mark.parametrize("options", [[("edda", True)], "edda", {1: 2}, {"edda": 1}, {"edda": None}, 7])
def test_options_go_by_name(options: Any) -> None:
    with pytest.raises(BadSetup):
        gladsheim.load("voluspa").match(seats=2, seed=3, options=options)


@pytest.mark.parametrize("seat", [*NO_NUMBERS, 2, -2, 99], ids=kind)
def test_a_seat_is_one_of_the_match(match: Match, seat: Any) -> None:
    before = match.record()
    calls: list[Callable[[], object]] = [
        lambda: match.play("odin 1,0", seat),
        lambda: match.undo(seat),
        lambda: match.imagine(seat, Rng(1)),
    ]
    if seat is not None:
        calls += [lambda: match.view(seat), lambda: match.events(seat), lambda: match.record(seat)]
    for call in calls:
        with pytest.raises(NotAsked):
            call()
    assert match.moves(seat) == ()
    assert match.record() == before


def test_a_seat_that_is_not_asked_has_no_choices(match: Match) -> None:
    [asked] = match.asked
    assert match.choices(asked.seat) == match.moves(asked.seat)
    assert match.choices(1 - asked.seat) == match.moves(1 - asked.seat) == ()


def test_any_kind_of_integer_will_do() -> None:
    assert gladsheim.load("voluspa").match(seats=Index(), seed=Index()).seats == 2
    assert gladsheim.load("voluspa").match(seats=3, seed=3).view(Index()) is not None


@pytest.mark.parametrize("text", [None, 7, b"odin 1,0", [], "", "x" * 5000, "\0", "odin 1,0\nodin 1,0"], ids=kind)
def test_a_move_is_a_text(match: Match, text: Any) -> None:
    [asked] = match.asked
    before = match.record()
    with pytest.raises(IllegalMove) as refused:
        match.play(text, asked.seat)
    assert " " in refused.value.rule, "a sentence, not an id"
    assert match.record() == before


@pytest.mark.parametrize("thing", [None, 7, "", b"", {}])
def test_what_is_no_record_or_dump_is_refused(thing: Any) -> None:
    with pytest.raises(BadRecord):
        gladsheim.replay(thing)
    with pytest.raises(BadDump):
        gladsheim.load("voluspa").load(thing)


def test_the_options_of_a_match_are_its_own() -> None:
    options = {"edda": True}
    match = gladsheim.load("voluspa").match(seats=2, seed=3, options=options)
    options["edda"] = False
    assert match.options["edda"] is True


@pytest.mark.parametrize("name", ["nochess", "y" * 5000, ""], ids=kind)
def test_errors_survive_pickle_and_copy_with_all_they_say(name: str, match: Match) -> None:
    errors: list[GladsheimError] = []
    with pytest.raises(GladsheimError) as unknown:
        gladsheim.load(name)
    errors.append(unknown.value)
    with pytest.raises(IllegalMove) as refused:
        match.play("odin 7,7", match.asked[0].seat)
    errors.append(refused.value)
    for error in errors:
        for twin in (pickle.loads(pickle.dumps(error)), copy.copy(error)):
            assert type(twin) is type(error)
            assert str(twin) == str(error)
            assert vars(twin) == vars(error)


def test_an_unknown_language_is_answered_in_english(match: Match) -> None:
    words = match.asked[0].words
    assert gladsheim.say(words, "../en") == gladsheim.say(words, "xx") == gladsheim.say(words, "en")


def test_a_record_whose_heading_contradicts_its_position_is_refused() -> None:
    position = {"board": {"0,0": ["thor"]}, "hands": [["odin"], ["loki"]], "options": {"edda": True}}
    record = gladsheim.load("voluspa").position(position, seed=1).record()
    assert gladsheim.replay(record).options["edda"] is True
    for old, new in (("seats 2", "seats 3"), ("edda=yes", "edda=no")):
        with pytest.raises(BadRecord) as refused:
            gladsheim.replay(record.replace(old, new))
        assert refused.value.code == "record/other-position"
