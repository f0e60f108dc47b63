"""What holds for positions of every game: they can be written down and read again, and nonsense is refused in words."""

from __future__ import annotations

import os
import random
from copy import deepcopy
from typing import Any, Final

import pytest

import gladsheim
from gladsheim import BadPosition, Match
from gladsheim.kernel.game import Game
from gladsheim.kernel.play import asked, legal, question
from gladsheim.kernel.replay import parse, replay
from gladsheim.testing.feast import GAME as FEAST
from gladsheim.words import Words, say

EFFORT: Final = int(os.environ.get("GLADSHEIM_EFFORT", "1"))
GAMES: Final = [*map(gladsheim.load, gladsheim.game_names()), FEAST]
TABLES: Final = [(game, seats) for game in GAMES for seats in game.seats]
UNWRITABLE: Final = ("-in-between", "-over", "-not-a-course")
"""Moments that positions have no words for."""
LONGEST: Final = 5000
PLAYED_OUT: Final = 5
"""One in so many of the accepted positions is played to its end."""

tables = pytest.mark.parametrize(("game", "seats"), TABLES, ids=[f"{game.name}-{seats}" for game, seats in TABLES])
games = pytest.mark.parametrize("game", GAMES, ids=[game.name for game in GAMES])


def some_options(game: Game, rng: random.Random) -> dict[str, Any]:
    """Any choice for each option."""
    return {option.name: rng.choice(option.choices) for option in game.options}


def play_at_random(match: Match, rng: random.Random) -> None:
    """Somebody who is asked answers somehow, nature too."""
    seat = rng.choice(asked(match.state))
    step = question(match.state, seat)
    assert step is not None
    moves = legal(match.state, seat)
    assert moves, "whoever is asked can answer"
    match.play(step.show(match.state, rng.choice(moves)), seat)


def written(match: Match) -> dict[str, Any] | None:
    """The position of a match, or nothing at a moment that positions have no words for."""
    try:
        return match.game.to_position(match.state)
    except BadPosition as refused:
        if refused.code.endswith(UNWRITABLE):
            return None
        raise


def check_again(match: Match) -> bool:
    """Written and read, a position asks the same and looks the same to everybody; whether there is one."""
    game, data = match.game, written(match)
    if data is None:
        return False
    again = game.position(data, companion=True)
    assert game.to_position(again.state) == data
    assert [(one.seat, one.step) for one in again.asked] == [(one.seat, one.step) for one in match.asked]
    assert again.scores == match.scores
    for seat in range(match.seats):
        assert again.moves(seat) == match.moves(seat)
        assert again.view(seat) == match.view(seat)
    assert again.view() == match.view()
    return True


@tables
def test_every_moment_of_a_game_is_the_same_when_it_is_written_down_and_read_again(game: Game, seats: int) -> None:
    checked = 0
    for seed in range(EFFORT):
        rng = random.Random(f"{game.name} {seats} {seed}")
        match = game.match(seats, options=some_options(game, rng), companion=True)
        while not match.over:
            checked += check_again(match)
            play_at_random(match, rng)
        check_again(match)
    assert checked > 3


def shouted(data: Any) -> Any:
    """The same in capitals."""
    if isinstance(data, dict):
        return {shouted(key): shouted(value) for key, value in data.items()}
    if isinstance(data, list):
        return [shouted(one) for one in data]
    return f" {data.upper()} " if isinstance(data, str) else data


@games
def test_capitals_and_spaces_do_not_matter(game: Game) -> None:
    rng = random.Random(game.name)
    for data in positions_of(game, rng):
        assert game.position(shouted(data), companion=True).view() == game.position(data, companion=True).view()


def mutated(data: Any, pool: list[Any], rng: random.Random) -> Any:
    """A position in which something was changed for the worse, or perhaps not."""
    changed = deepcopy(data)
    for _ in range(rng.choice((1, 1, 1, 2, 3))):
        spoil(changed, pool, rng)
    return changed


JUNK: Final[list[Any]] = [
    None, True, False, 0, 1, -1, 2, 3, 7, 99, 10**30, 10**5000, 0.5, float("nan"), "", " ", "\0", "0,0", "x" * 999,
    "odin", [], [[]], [None], {}, {"": ""}, {"odin": 1}, [[], []], [{}, {}], ["odin"], set(), b"odin", object(), int,
    [[[[[[[[[[]]]]]]]]]],
]  # fmt: skip


def spoil(data: Any, pool: list[Any], rng: random.Random) -> None:
    """Somewhere in it, something else, something twice, something more or nothing."""
    place = rng.choice([one for one in parts(data) if one])
    key = rng.choice(list(place)) if isinstance(place, dict) else rng.randrange(len(place))
    value = place[key]
    deed = rng.randrange(7)
    if deed == 0:
        place[key] = rng.choice(JUNK)
    elif deed == 1:
        del place[key]
    elif deed == 2:
        place[key] = deepcopy(rng.choice(pool))
    elif deed == 3 and isinstance(place, list):
        place.insert(rng.randrange(len(place) + 1), deepcopy(value))
    elif deed == 4 and isinstance(place, dict):
        place[rng.choice(["Seats", "odin", str(key).upper(), f"{key} ", *map(str, place)])] = deepcopy(value)
    elif isinstance(value, int) and not isinstance(value, bool):
        place[key] = value + rng.choice((-1, 1, 1, 10))
    elif isinstance(value, str):
        place[key] = rng.choice((value.upper(), value[:-1], value + "x", value.split()[0] if value.split() else "y"))
    else:
        place[key] = deepcopy(rng.choice(pool))


def parts(data: Any) -> list[Any]:
    """Every object and list within."""
    inner = data.values() if isinstance(data, dict) else data if isinstance(data, list) else []
    mine = [data] if isinstance(data, dict | list) else []
    return mine + [part for one in inner for part in parts(one)]


def leaves(data: Any) -> list[Any]:
    """Every value within that is not made of others, and the small ones that are."""
    found = [value for part in parts(data) for value in (part.values() if isinstance(part, dict) else part)]
    return found + [key for part in parts(data) if isinstance(part, dict) for key in part]


def positions_of(game: Game, rng: random.Random) -> list[dict[str, Any]]:
    """Some moments of a random game."""
    found: list[dict[str, Any]] = [{}]
    match = game.match(rng.choice(game.seats), options=some_options(game, rng), companion=True)
    while not match.over:
        if (data := written(match)) is not None:
            found.append(data)
        play_at_random(match, rng)
    return [data for data in (*rng.sample(found, min(8, len(found))), found[-1]) if data]


@games
@pytest.mark.parametrize("seed", range(3))
def test_a_spoilt_position_is_refused_in_both_languages_or_can_be_played_to_the_end(game: Game, seed: int) -> None:
    rng = random.Random(f"{game.name} {seed}")
    accepted = refused = 0
    for _ in range(EFFORT):
        found = positions_of(game, rng)
        pool = [leaf for data in found for leaf in leaves(data)]
        for data in found * 10:
            spoilt = mutated(data, pool, rng)
            try:
                match = game.position(spoilt, companion=True)
            except BadPosition as reason:
                refused += 1
                words = Words(reason.code.replace("/", "-"), reason.terms)
                assert {say(words, lang) for lang in ("en", "de")}.isdisjoint({words.id, ""})
                assert say(words, "de") != say(words, "en")
                continue
            accepted += 1
            check_replay(match)
            if accepted % PLAYED_OUT == 1:
                play_out(match, rng)
    assert accepted
    assert refused


def check_replay(match: Match) -> None:
    """The record of a position is played again as it was."""
    again = replay(parse(match.record()), match.game)
    assert again.view() == match.view()
    assert again.events() == match.events()


def play_out(match: Match, rng: random.Random) -> None:
    """Random answers to the end, and views for all on the way."""
    for _ in range(LONGEST):
        if match.over:
            return
        play_at_random(match, rng)
        match.view(rng.randrange(match.seats))
    raise AssertionError("a game comes to an end")


NEARLY: Final[list[tuple[str, dict[str, Any], str, str]]] = [
    ("voluspa", {"bord": {"0,0": ["thor"]}}, "bord", "board"),
    ("voluspa", {"board": {"0,0": ["thorr"]}}, "thorr", "thor"),
    ("voluspa", {"board": {"0,0": ["thor"]}, "options": {"eda": True}}, "eda", "edda"),
    ("nidavellir", {"armies": [["tara"], []]}, "tara", "tarah"),
    ("nidavellir", {"tavern": "goblinn"}, "goblinn", "goblin"),
    ("nidavellir", {"phase": "end of age"}, "end of age", "end-of-age"),
    ("nidavellir", {"open": "Recrute"}, "recrute", "recruit"),
    ("nidavellir", {"distinctions": {"great-hamer": 0}}, "great-hamer", "great-hammer"),
    ("nidavellir", {"coins": [["0", "2", "3", "4", "5 dragn"], ["0", "2", "3", "4", "5"]]}, "dragn", "dragon"),
    ("nidavellir", {"coins": [["0", "2", "3", "4", "5 hand knwn"], ["0", "2", "3", "4", "5"]]}, "knwn", "known"),
    ("nidavellir", {"open": "Discard dagdaa"}, "dagdaa", "dagda"),
    ("nidavellir", {"open": "Upgrade gridd"}, "gridd", "grid"),
    ("bloodrage", {"hands": [["tyrs-crush"], []]}, "tyrs-crush", "tyrs-crush-1, tyrs-crush-2, tyrs-crush-3"),
    ("bloodrage", {"pillaged": ["gimli"]}, "gimli", "gimle"),
    ("bloodrage", {"figures": [{"warrior": {}}, {}]}, "warrior", "warriors"),
    ("bloodrage", {"figures": [{"leader": "elvagr"}, {}]}, "elvagr", "elvagar"),
    ("bloodrage", {"tokens": {"gimle": "axe"}}, "axe", "axes"),
    ("yggdrasil", {"gods": ["odinn", "thor", "tyr"]}, "odinn", "odin"),
    ("yggdrasil", {"gods": [{"god": "odin", "world": "midgart"}, "thor", "tyr"]}, "midgart", "midgard"),
    ("yggdrasil", {"gods": [{"god": "odin", "lif": 3}, "thor", "tyr"]}, "lif", "life"),
    ("yggdrasil", {"wheel": ["freyr surtr"]}, "freyr surtr", "freyr surt"),
    ("yggdrasil", {"step": "reveals"}, "reveals", "reveal"),
    ("yggdrasil", {"decks": [{"down": "unsen"}, {}, {}]}, "unsen", "unseen"),
    ("yggdrasil", {"options": {"saga": "bifrost"}, "enemies": {"loki": "gon"}}, "gon", "gone"),
    ("feast", {"top": ["meat"]}, "meat", "mead"),
]


@pytest.mark.parametrize(("name", "data", "text", "nearest"), NEARLY)
def test_a_name_that_is_nearly_right_is_answered_with_the_one_that_was_meant(
    name: str, data: dict[str, Any], text: str, nearest: str
) -> None:
    game = next(game for game in GAMES if game.name == name)
    with pytest.raises(BadPosition) as refused:
        game.position(data)
    assert refused.value.code in ("position/unknown-name", "position/unknown-key")
    assert (refused.value.terms["text"], refused.value.terms["nearest"]) == (text, nearest)
    assert f"Did you mean {nearest}?" in refused.value.sentence


@games
@pytest.mark.parametrize("data", [[], ["board"], None, 3, "board", {3}])
def test_what_is_no_object_is_answered_with_the_keys_of_its_own_game(game: Game, data: Any) -> None:
    with pytest.raises(BadPosition) as refused:
        game.position(data)
    assert refused.value.code == "position/not-an-object"
    assert refused.value.terms["keys"].split(", ") == list(game.position_keys)


LEVEL_1: Final = ["andvarinaut", "draupnir", "gjallarhorn", "hringhorn", "skidbladnir", "megingjord"]
SEVENS: Final = {"coins": [["0", "7", "3", "4", "5"], ["0", "7", "3", "4", "5"]]}
SENTENCES: Final[list[tuple[str, dict[str, Any], str, str]]] = [
    (
        "nidavellir",
        SEVENS,
        "Gold coin worth 7: the position has 2 (coins 2), but there is only one.",
        "Goldmünze mit dem Wert 7: Die Stellung hat 2 (coins 2), aber das gibt es nur einmal.",
    ),
    (
        "nidavellir",
        {"age": 1, "phase": "end-of-age", "round": 3},
        "“3” cannot stand under “round”: only 4 is possible here.",
        "„3“ kann nicht unter „round“ stehen: Hier ist nur 4 möglich.",
    ),
    (
        "nidavellir",
        {"phase": "tavern"},
        "Something is missing under “tavern”. Possible: goblin, dragon, pony",
        "Unter „tavern“ fehlt etwas. Möglich: goblin, dragon, pony",
    ),
    (
        "bloodrage",
        {"tokens": {"gimle": "glory", "horgr": "glory"}},
        "Token “5 Glory”: the position has 2 (horgr 1, gimle 1), but there is only one.",
        "Plättchen „5 Ruhm“: Die Stellung hat 2 (horgr 1, gimle 1), aber das gibt es nur einmal.",
    ),
    (
        "bloodrage",
        {"destroyed": ["gimle"]},
        "One province is destroyed; with so many players there must be 3 now.",
        "Ein Gebiet ist zerstört; bei so vielen Spielern müssen es jetzt 3 sein.",
    ),
    (
        "bloodrage",
        {"stats": [[0, 1, 1], [1, 1, 1]]},
        "“0” cannot stand under “stats”: a whole number from 1 to 6 is needed.",
        "„0“ kann nicht unter „stats“ stehen: Gebraucht wird eine ganze Zahl von 1 bis 6.",
    ),
    (
        "bloodrage",
        {"pillaged": ["myrkulor", "elvagar", "angerboda", "muspelheim", "horgr", "utgard", "andlang"]},
        "No province is left for Ragnarök: the position needs all the others. Write “destroyed” and “doom”.",
        "Für Ragnarök bleibt kein Gebiet übrig: Die Stellung braucht alle anderen. Schreib „destroyed“ und „doom“.",
    ),
    (
        "voluspa",
        {"board": {"0,0": ["odin"]}, "hands": [["odin"] * 3, ["odin"] * 3]},
        "Odin: the position has 7 (board 1, hands 6), but there are only 6.",
        "Odin: Die Stellung hat 7 (board 1, hands 6), aber das gibt es nur 6-mal.",
    ),
    (
        "voluspa",
        {"board": {"0,0": ["odin"]}, "options": {"edda": "true"}},
        '“"true"” cannot stand under “edda”. Did you mean true? Possible: false, true',
        '„"true"“ kann nicht unter „edda“ stehen. Meinst du true? Möglich: false, true',
    ),
    (
        "yggdrasil",
        {"gods": ["odin", "thor", "tyr"], "wheel": ["odin hel"], "decks": [{"top": ["odin hel"]}, {}, {}]},
        "Hel (Odin) is in two places: “wheel” and “top”.",
        "Hel (Odin) ist an zwei Stellen: „wheel“ und „top“.",
    ),
    (
        "yggdrasil",
        {"gods": ["odin", "thor", "tyr"], "wheel": ["odin hel", "odin hel"]},
        "Hel (Odin) stands twice under “wheel”; every card is there once.",
        "Hel (Odin) steht zweimal unter „wheel“; jede Karte gibt es einmal.",
    ),
    (
        "yggdrasil",
        {"gods": [{"god": "odin", "artifacts": ["draupnir"]}, "thor", {"god": "tyr", "artifacts": ["draupnir"]}]},
        "Odin and Tyr have the same artifact: Draupnir. There is one of each.",
        "Odin und Tyr haben dasselbe Artefakt: Draupnir. Jedes gibt es einmal.",
    ),
    (
        "yggdrasil",
        {"gods": [{"god": "odin", "artifacts": ["draupnir"]}, "thor", "tyr"], "artifacts": ["draupnir", None, None]},
        "Draupnir: the position has 2 (odin 1, artifacts 1), but there is only one.",
        "Draupnir: Die Stellung hat 2 (odin 1, artifacts 1), aber das gibt es nur einmal.",
    ),
    (
        "yggdrasil",
        {"gods": [{"god": "odin", "artifacts": ["draupnir"]}, "thor", "tyr"], "artifacts_out": ["draupnir"]},
        "Draupnir: the position has 2 (odin 1, artifacts_out 1), but there is only one.",
        "Draupnir: Die Stellung hat 2 (odin 1, artifacts_out 1), aber das gibt es nur einmal.",
    ),
    (
        "yggdrasil",
        {"creatures_out": ["urd"], "creatures_discarded": ["urd"]},
        "Urd: the position has 2 (creatures_discarded 1, creatures_out 1), but there is only one.",
        "Urd: Die Stellung hat 2 (creatures_discarded 1, creatures_out 1), aber das gibt es nur einmal.",
    ),
    (
        "yggdrasil",
        {"options": {"saga": "bifrost"}, "standees": {"hrym": "asgard"}},
        "“standees” has no key “hrym”. Nothing can stand there now.",
        "„standees“ hat keinen Schlüssel „hrym“. Dort kann jetzt nichts stehen.",
    ),
    (
        "yggdrasil",
        {"gods": [{"god": "odin", "artifacts": LEVEL_1}, "thor", "tyr"], "artifacts": ["mjollnir", None, None]},
        "“mjollnir” cannot stand under “artifacts”. Possible: null",
        "„mjollnir“ kann nicht unter „artifacts“ stehen. Möglich: null",
    ),
    (
        "nidavellir",
        {"age": 2, "armies": [["hammer"], []], "discard": ["hammer"]},
        "Great Hammer: the position has 2 (armies 1, discard 1), but there is only one.",
        "Großer Hammer: Die Stellung hat 2 (armies 1, discard 1), aber das gibt es nur einmal.",
    ),
    (
        "nidavellir",
        {"armies": [["tarah"], ["tarah"]]},
        "Tarah stands in the armies of seat 0 and seat 1; every hero is there once.",
        "Tarah steht in den Streitmächten von Platz 0 und Platz 1; jeden Helden gibt es einmal.",
    ),
    (
        "nidavellir",
        {"armies": [[], ["tarah", "tarah"]]},
        "Tarah stands twice in the army of seat 1; every hero is there once.",
        "Tarah steht zweimal in der Streitmacht von Platz 1; jeden Helden gibt es einmal.",
    ),
]


@pytest.mark.parametrize(("name", "data", "english", "german"), SENTENCES)
def test_a_refusal_says_what_is_wrong_and_what_is_allowed(
    name: str, data: dict[str, Any], english: str, german: str
) -> None:
    with pytest.raises(BadPosition) as refused:
        gladsheim.load(name).position(data)
    words = Words(refused.value.code.replace("/", "-"), refused.value.terms)
    assert (say(words), say(words, "de")) == (english, german)


KNOWN: Final = {"gods": ["odin", "thor", "tyr"], "step": "reveal", "active": "odin"}
SETTLING: Final[list[tuple[str, dict[str, Any], str, bool]]] = [
    ("nidavellir", {"phase": "end-of-age"}, "DistinctionUnclaimed", False),
    ("nidavellir", {"phase": "end-of-age", "age": 2}, "GameScored", True),
    ("nidavellir", {"phase": "over"}, "GameScored", True),
    ("bloodrage", {"phase": "quests", "quests": [["alfheim-1"], []]}, "QuestRevealed", False),
    ("bloodrage", {"phase": "ragnarok"}, "ProvinceDestroyed", False),
    ("bloodrage", {"phase": "valhalla", "age": 3}, "GameEnded", True),
    ("bloodrage", {"phase": "over"}, "GameEnded", True),
    ("yggdrasil", {**KNOWN, "decks": [{"down": "odin loki"}, {}, {}]}, "EnemyRevealed", False),
]


@pytest.mark.parametrize(("name", "data", "event", "over"), SETTLING)
def test_what_happens_while_a_position_settles_is_told(name: str, data: dict[str, Any], event: str, over: bool) -> None:
    match = gladsheim.load(name).position(data, companion=True)
    told = match.events()
    assert event in [type(one).__name__ for one in told]
    assert match.over == over
    check_replay(match)
    if not over:
        play_at_random(match, random.Random(0))
        assert match.events()[: len(told)] == told
        match.rewind(1, 0)
        assert match.events()[: len(told)] == told
        check_replay(match)


def test_a_position_in_which_nothing_happens_tells_nothing() -> None:
    for name, data in (("voluspa", {"board": {"0,0": ["thor"]}, "hands": [["odin"], []]}), ("bloodrage", {})):
        assert gladsheim.load(name).position(data, companion=True).events() == []
