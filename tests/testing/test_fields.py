"""Fields are declared once: what is written from them is current, and they say truly who sees what."""

from __future__ import annotations

import copy
import pickle
from pathlib import Path

import pytest

import gladsheim
from gladsheim.kernel.game import Game
from gladsheim.kernel.play import asked, play
from gladsheim.kernel.rng import Rng
from gladsheim.kernel.step import Moves, State
from gladsheim.testing.conformance import setups
from gladsheim.testing.feast import GAME as FEAST
from gladsheim.testing.fields import written
from gladsheim.testing.questions import any_of, random_move

SOURCE = Path(__file__).parents[2] / "src"
GAMES = (FEAST, *(gladsheim.load(name) for name in ("voluspa", "nidavellir", "bloodrage", "yggdrasil")))
SECRETIVE = [game for game in GAMES if {*game.hidden, *game.partly}]

DECLARATION = """
from gladsheim.kernel.fields import Fields, hidden, partly, public

FIELDS = Fields(
    "Runes in a bag.",
    (
        public("long", "bool"),
        hidden("bag", "list[int]", "[COPIES] * kinds", "by value", why="nobody looks into it"),
        partly("hands", "list[list[int]]", "[[] for _ in range(seats)]", view="hand"),
    ),
    first={"kinds": "6 if long else 3"},
    uses={"runes.printed": "COPIES"},
)
"""


@pytest.mark.parametrize("file", [file for file, _ in written(SOURCE)], ids=lambda file: "/".join(file.parts[-3:]))
def test_what_is_written_from_a_declaration_is_current(file: Path) -> None:
    assert file.read_text(encoding="utf-8") == dict(written(SOURCE))[file], "make fields writes it again"


def test_a_game_of_another_distribution_declares_its_fields_in_the_same_way(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    package = tmp_path / "runes"
    package.mkdir()
    (package / "__init__.py").write_text("")
    (package / "printed.py").write_text("COPIES = 4\n")
    (package / "fields.py").write_text(DECLARATION)
    for file, text in written(tmp_path):
        file.write_text(text)
    monkeypatch.syspath_prepend(tmp_path)
    from runes.state_fields import HIDDEN, PARTLY, SHOWN  # type: ignore[import-not-found]
    from runes.state_start import start  # type: ignore[import-not-found]

    s = start(2, False)
    twin = s.copy()
    twin.hands[1].append(3)
    assert s.dump_fields() == {"long": False, "bag": [4, 4, 4], "hands": [[], []]}
    assert type(s).load_fields(2, [], [], twin.dump_fields()).hands == [[], [3]]
    assert (HIDDEN, PARTLY, SHOWN) == ({"bag": "nobody looks into it"}, ("hands",), {"hands": "hand"})


def games_of(game: Game, rounds: int) -> list[State]:
    """States along random games of all set-ups."""
    rng = Rng(12)
    states = []
    for number in range(rounds):
        seats, options = setups(game)[number % len(setups(game))]
        s = game.new(seats, options)
        while s.stack:
            states.append(s.copy())
            seat = any_of(asked(s), rng)
            play(s, seat, random_move(s, seat, rng))
        states.append(s)
    return states


@pytest.mark.parametrize("game", SECRETIVE, ids=lambda game: game.name)
def test_what_is_named_hidden_differs_in_some_imagined_world(game: Game) -> None:
    rng, never = Rng(5), {*game.hidden, *game.partly}
    for s in games_of(game, 12):
        fields = game.dump_fields(s)
        for seat in range(s.seats):
            world = game.dump_fields(game.imagine(s, seat, rng))
            never -= {name for name in never if world[name] != fields[name]}
        if not never:
            return
    pytest.fail(f"nobody is ever in doubt about these: {never}")


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_pickled_game_goes_on_as_the_game_does(game: Game) -> None:
    rng, out = Rng(8), Moves()
    for s in games_of(game, 2)[::7]:
        for twin in (pickle.loads(pickle.dumps(s)), copy.copy(s), copy.deepcopy(s)):
            mine, its = s.copy(), twin
            one, other = pickle.loads(pickle.dumps(rng)), copy.copy(rng)
            while mine.stack:
                decided = mine.stack[-1].at_random(mine, one, out, True)
                assert decided == its.stack[-1].at_random(its, other, out, True)
            assert game.dump(mine) == game.dump(its)
