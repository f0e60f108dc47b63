"""Finding games, setting them up, and what a game must write itself."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

import gladsheim
from gladsheim import games as registry
from gladsheim.errors import BadPosition, BadSetup, GladsheimError, UnknownGame
from gladsheim.kernel.events import Event, Told, tell
from gladsheim.kernel.game import Game
from gladsheim.kernel.rng import Rng
from gladsheim.kernel.step import EVERYONE, State, only
from gladsheim.manifest import manifests
from gladsheim.testing.feast import GAME
from gladsheim.words import Words, say


def test_our_games_are_found_by_name() -> None:
    names = gladsheim.game_names()
    assert {"voluspa", "nidavellir", "bloodrage", "yggdrasil"} <= set(names)
    for name in names:
        assert gladsheim.load(name).name == name


def test_a_game_that_is_not_installed_is_named_with_those_that_are() -> None:
    with pytest.raises(UnknownGame) as refusal:
        gladsheim.load("hnefatafl")
    assert refusal.value.code == "game/unknown"
    assert "hnefatafl" in str(refusal.value)
    assert "voluspa" in str(refusal.value)
    assert "Did you mean" not in str(refusal.value)


def test_the_capitals_of_a_games_name_do_not_count_and_the_nearest_name_is_suggested() -> None:
    assert gladsheim.load("Voluspa") is gladsheim.load("voluspa")
    with pytest.raises(
        UnknownGame, match=r"There is no game called “Volupsa”\. Did you mean voluspa\? Installed"
    ) as refusal:
        gladsheim.load("Volupsa")
    assert "Meinst du voluspa?" in say(Words("game-unknown", refusal.value.terms), "de")


@pytest.fixture
def installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder of installed packages; whoever looks for games finds them there until the test is over."""
    monkeypatch.syspath_prepend(tmp_path)
    yield tmp_path
    manifests.cache_clear()


def announce(installed: Path, name: str, text: str) -> None:
    """Installs a package with a manifest."""
    package = installed / f"{name}_{installed.name}"
    package.mkdir()
    (package / "__init__.py").touch()
    (package / "game.toml").write_text(text)
    metadata = installed / f"{name}-1.0.dist-info"
    metadata.mkdir()
    (metadata / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n")
    (metadata / "entry_points.txt").write_text(f"[gladsheim.games]\n{name} = {package.name}\n")
    manifests.cache_clear()


def test_installed_games_announce_themselves_and_stand_behind_ours(installed: Path) -> None:
    ours = gladsheim.game_names()
    announce(installed, "feast", 'name = "feast"\nweight = 2\nrules = "gladsheim.testing.feast:GAME"\n')
    announce(installed, "other", 'name = "other"\nweight = 1\nrules = "gladsheim.testing.feast:TITLE"\n')
    assert gladsheim.game_names() == (*ours, "other", "feast")
    assert gladsheim.load("feast") is GAME


def test_a_package_must_hold_the_game_that_it_announces(installed: Path) -> None:
    announce(installed, "feast", 'name = "banquet"\nrules = "gladsheim.testing.feast:GAME"\n')
    with pytest.raises(AssertionError, match="announces feast and holds banquet"):
        gladsheim.game_names()


def test_what_is_announced_as_a_game_must_be_one() -> None:
    with pytest.raises(AssertionError, match="is none"):
        registry.checked("a game")


@pytest.mark.parametrize("seats", [0, 1, 5, -1, True])
def test_a_wrong_number_of_seats_is_refused(feast: Game, seats: int) -> None:
    with pytest.raises(BadSetup) as refusal:
        feast.match(seats)
    assert refusal.value.code == "setup/seats"
    assert "2, 3, 4" in str(refusal.value)


@pytest.mark.parametrize(
    ("options", "code"),
    [
        ({"dwarves": True}, "setup/unknown-option"),
        ({"fenrir": "yes"}, "setup/unknown-choice"),
        ({"fenrir": 1}, "setup/unknown-choice"),
        ({"goal": True}, "setup/unknown-choice"),
        ({"goal": 7}, "setup/unknown-choice"),
    ],
)
def test_a_wrong_option_is_refused(feast: Game, options: dict[str, Any], code: str) -> None:
    with pytest.raises(BadSetup) as refusal:
        feast.match(2, options=options)
    assert refusal.value.code == code


@pytest.mark.parametrize("name", ["fenris", "FENRIR"])
def test_of_the_options_the_nearest_is_suggested(feast: Game, name: str) -> None:
    with pytest.raises(BadSetup, match="Did you mean fenrir\\? The options are: fenrir, ") as refusal:
        feast.match(2, options={name: True})
    assert "Meinst du fenrir?" in say(Words("setup-unknown-option", refusal.value.terms), "de")
    with pytest.raises(BadSetup) as refusal:
        feast.match(2, options={"dwarves": True})
    assert "Did you mean" not in str(refusal.value)


@pytest.mark.parametrize(
    ("name", "value", "text", "choices"),
    [("fenrir", "yes", '"yes"', "false, true"), ("fenrir", "maybe", "maybe", "no, yes"), ("goal", "8", '"8"', None)],
)
def test_a_wrong_option_is_never_said_to_be_none_of_those_among_which_it_stands(
    feast: Game, name: str, value: str, text: str, choices: str | None
) -> None:
    with pytest.raises(BadSetup) as refusal:
        feast.match(2, options={name: value})
    terms = refusal.value.terms
    assert terms["value"] == text
    assert choices is None or terms["choices"] == choices
    assert text not in str(terms["choices"]).split(", ")


def test_options_are_filled_in_with_their_defaults(feast: Game) -> None:
    assert feast.match(2, options={"goal": 8}).options == {"fenrir": False, "goal": 8}


def test_a_position_with_an_unknown_option_is_refused(feast: Game) -> None:
    with pytest.raises(BadPosition, match="dwarves"):
        feast.position({"seats": 2, "options": {"dwarves": True}})
    with pytest.raises(BadPosition, match="goal"):
        feast.position({"seats": 2, "options": {"goal": 5}})
    with pytest.raises(BadPosition):
        feast.position({"seats": 2, "options": 4})


class Points(Game):
    def scores(self, s: list[int]) -> list[int]:
        return s


@pytest.mark.parametrize(("scores", "places"), [([5, 3, 4], [1, 3, 2]), ([4, 4, 1], [1, 1, 3]), ([2, 2, 2], [1, 1, 1])])
def test_unless_a_game_says_otherwise_points_decide_and_ties_are_shared(scores: list[int], places: list[int]) -> None:
    assert Points().ranking(scores) == places


def test_what_a_game_must_write_itself_says_so() -> None:
    game, s = Game(), State(2, [], [])
    calls: list[Callable[[], object]] = [
        lambda: game.new(2, {}),
        lambda: game.view(s, 0),
        lambda: game.imagine(s, 0, Rng(0)),
        lambda: game.scores(s),
        lambda: game.read_position({}, {}),
        lambda: game.to_position(s),
        lambda: Event().words(),
    ]
    for call in calls:
        with pytest.raises(NotImplementedError):
            call()


class Whispered(Event, frozen=True):
    word: str | None


def test_an_event_is_noted_only_where_somebody_reads_them() -> None:
    s = State(2, [], [])
    tell(s, Whispered("rune"))
    assert s.log is None
    s.log = []
    tell(s, Whispered("rune"), only(1), Whispered(None))
    assert s.log == [Told(Whispered("rune"), only(1), Whispered(None))]


def test_others_are_told_less_or_nothing() -> None:
    told = Told(Whispered("rune"), only(1), Whispered(None))
    assert told.to(1) == Whispered("rune")
    assert told.to(0) == told.to(None) == Whispered(None)
    assert Told(Whispered("rune"), only(1)).to(0) is None
    assert Told(Whispered("rune"), EVERYONE).to(None) == Whispered("rune")


def test_everything_raised_on_purpose_has_a_code_a_sentence_and_terms() -> None:
    error = BadSetup("setup/seats", "not so many", {"seats": 9})
    assert isinstance(error, GladsheimError)
    assert (error.code, str(error), error.terms) == ("setup/seats", "not so many", {"seats": 9})
    assert UnknownGame("game/unknown", "no").terms == {}
