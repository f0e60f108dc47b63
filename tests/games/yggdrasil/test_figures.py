"""Figures that the rulebooks do not give: one file, which the owner of the game may replace."""

from __future__ import annotations

import pickle

import pytest

import gladsheim
from gladsheim.errors import BadRecord, BadSetup
from gladsheim.games.yggdrasil.cards.stones import ThrowStone
from gladsheim.games.yggdrasil.data.reading import LONGEST, ours
from gladsheim.games.yggdrasil.rules.figures import OURS, PARTS, figures_in, figures_of, hash_of
from gladsheim.games.yggdrasil.rules.game import GAME
from gladsheim.games.yggdrasil.rules.printed import STONE_EFFECTS
from gladsheim.games.yggdrasil.rules.state import State
from gladsheim.kernel.match import Match
from gladsheim.kernel.play import rollout
from gladsheim.kernel.rng import Rng
from gladsheim.kernel.step import Moves
from gladsheim.kit.speech import Speech
from gladsheim.testing.conformance import check
from tests.cli.commands import run

OWN = """
# Read off my own copy.
[dice]
god = ["e", "blank", "blank", "b", "c", "d"]
[islands]
numbers = [1, 1, 2, 2, 3]
[stones]
white = ["recover", "recover"]
[tree]
bottom = ["iotunheim", "muspellheim", "niflheim"]
"""


def own_match(seed: int = 1, seats: int = 2) -> Match:
    return GAME.match(seats, seed=seed, setup={"data": {"text": OWN}})


def own_state() -> State:
    s = own_match().snapshot()
    assert isinstance(s, State)
    return s


def played(match: Match) -> Match:
    rng = Rng(7)
    while not match.over:
        seat = match.asked[0].seat
        moves = match.moves(seat)
        match.play(moves[int(rng.below(len(moves)))], seat)
    return match


def test_our_own_file_holds_what_the_documentation_says() -> None:
    assert OURS.seen.god_die == ["blank", "b", "c", "d", "e", "e"]
    assert OURS.seen.vanir_die == ["a", "b", "c", "d", "e", "f"]
    assert OURS.islands == [0, 1, 2, 2, 3]
    assert OURS.seen.stones == [["turn", "move"], ["normal", "recover"], ["normal", "recover"]]
    assert OURS.columns == [0, 2, 1, 0, 1, 2, 0, 1, 2]
    assert (OURS.god_prices, OURS.elf_prices, OURS.relation_prices) == ([3, 4, 5], [1, 2, 3], [1, 2, 3, 4])
    assert (OURS.seen.own, OURS.seen.hash) == ([], None)


def test_a_file_replaces_what_it_says_and_nothing_else() -> None:
    figures = figures_of(OWN)
    assert figures.god_die == [2, 0, 1, 1, 1, 1, 0]
    assert figures.vanir_die == OURS.vanir_die
    assert figures.islands == [0, 1, 1, 2, 2, 3]
    assert figures.seen.stones[0] == ["recover", "recover"]
    assert figures.columns[7:] == [2, 1]
    assert figures.own == ["god-die", "islands", "white", "tree"]


def test_our_own_file_given_as_an_owners_counts_as_the_owners() -> None:
    figures = figures_of(ours())
    assert figures.own == list(PARTS)
    assert figures.god_die == OURS.god_die


def test_states_share_the_figures_and_never_copy_them() -> None:
    s = GAME.new_from(3, GAME.complete({}), {"data": {"text": OWN}})
    assert s.copy().figures is s.figures
    again = GAME.load(GAME.dump(s))
    assert isinstance(again, State)
    assert again.figures is s.figures
    assert pickle.loads(pickle.dumps(s)).figures is s.figures


def test_the_rules_play_with_the_owners_figures() -> None:
    s = own_state()
    view = GAME.view(s, 0)
    assert view.islands == [0, 1, 1, 2, 2, 3]
    assert view.columns[1] == ["vanaheim", "nidavellir", "muspellheim"]
    assert view.figures.own == ["god-die", "islands", "white", "tree"]
    assert view.figures.hash == hash_of(OWN)
    s.island = 5
    assert GAME.view(s, 0).enemies[3].next == ["out-of-islands"]


def test_a_stone_with_equal_sides_falls_on_one_of_them() -> None:
    s = own_state()
    found = Moves()
    for stone in range(3):
        ThrowStone(stone).moves(s, found)
    assert [STONE_EFFECTS[effect] for effect in found.listed()] == ["recover", "normal", "recover", "normal", "recover"]


def test_a_record_carries_text_and_hash_and_replays_elsewhere() -> None:
    match = played(own_match())
    record = match.record()
    assert hash_of(OWN) in record
    again = gladsheim.replay(record)
    assert again.setup == {"data": {"text": OWN, "hash": hash_of(OWN)}}
    assert again.scores == match.scores
    assert again.record() == record
    assert gladsheim.verify(record).fair


def test_a_record_whose_text_was_changed_is_refused() -> None:
    record = own_match().record().replace("numbers = [1, 1", "numbers = [3, 1")
    with pytest.raises(BadRecord, match="hash"):
        gladsheim.replay(record)


@pytest.mark.parametrize("seats", GAME.seats)
def test_games_with_the_owners_figures_end(seats: int) -> None:
    out = Moves()
    for n in range(3):
        s = GAME.new_from(seats, GAME.complete({"hard": n % 2 == 1}), {"data": {"text": OWN}})
        rollout(s, Rng(n), out)
        assert s.outcome


def test_promises_are_kept_with_the_owners_figures() -> None:
    check(GAME, 2, {}, games=1, seed=11, setup={"data": {"text": OWN}})


@pytest.mark.parametrize(
    ("text", "code", "place"),
    [
        ("[dice]\ngod = [", "syntax", (2, "")),
        ("god = 1", "unknown", (1, "god")),
        ("\n[dise]\n", "unknown", (2, "dise")),
        ("[dice]\n# a comment\nvanri = []", "unknown", (3, "dice.vanri")),
        ("dice = 3", "section", (1, "dice")),
        ("[dice]\ngod = 'blank'", "list", (2, "dice.god")),
        ("[dice]\ngod = ['e']", "count", (2, "dice.god")),
        ("dice.god = ['e']", "count", (1, "dice.god")),
        ("[dice]\ngod = ['e', 'e', 'e',\n 'e', 'e',\n 'f']", "value", (4, "dice.god")),
        ("[dice]\nvanir = ['e', 'e', 'e', 'e', 'e', 'x']", "value", (2, "dice.vanir")),
        ("[dice]\nvanir = [1, 1, 1, 1, 1, 1]", "value", (2, "dice.vanir")),
        ("[islands]\nnumbers = []", "count", (2, "islands.numbers")),
        ("[islands]\nnumbers = [1,\n2,\n4]", "number", (4, "islands.numbers")),
        ("[islands]\nnumbers = [true]", "number", (2, "islands.numbers")),
        ("[stones]\nblue = ['turn', 'move']", "unknown", (2, "stones.blue")),
        ("[stones]\nred = ['turn']", "count", (2, "stones.red")),
        ("[stones]\nred = ['turn', 'trun']", "value", (2, "stones.red")),
        ("[tree]\nmid = ['midgard', 'nidavellir', 'asgard']", "value", (2, "tree.mid")),
        ("[tree]\nmid = ['midgard', 'nidavellir', 'midgard']", "twice", (2, "tree.mid")),
        ("[chart]\ngod = [3, 4]", "count", (2, "chart.god")),
        ("[chart]\nelves = [1, 0]", "number", (2, "chart.elves")),
        ("#" * (LONGEST + 1), "long", (1, "")),
    ],
)
def test_every_error_names_file_line_key_and_what_is_allowed(text: str, code: str, place: tuple[int, str]) -> None:
    with pytest.raises(BadSetup) as error:
        figures_in(text, "mine.toml")
    assert error.value.code == f"yggdrasil/data-{code}"
    assert (error.value.terms["line"], error.value.terms["key"]) == place
    for lang in ("en", "de"):
        said = Speech(lang).error(error.value)
        assert said.startswith("mine.toml")
        assert "yggdrasil-data" not in said


@pytest.mark.parametrize("value", [None, 3, "text", {}, {"text": 3}, {"text": "", "name": "x"}])
def test_data_of_a_setup_is_an_object_with_a_text(value: object) -> None:
    with pytest.raises(BadSetup) as error:
        GAME.match(2, setup={"data": value})
    assert error.value.code == "yggdrasil/data-text"


def test_a_hash_of_another_text_is_refused() -> None:
    with pytest.raises(BadSetup) as error:
        GAME.match(2, setup={"data": {"text": OWN, "hash": "0" * 64}})
    assert error.value.code == "yggdrasil/data-hash"


def test_other_games_have_no_such_figures() -> None:
    with pytest.raises(BadSetup) as error:
        gladsheim.load("voluspa").match(2, setup={"data": {"text": OWN}})
    assert error.value.code == "setup/no-setup"


@pytest.fixture
def own_file(tmp_path_factory: pytest.TempPathFactory) -> str:
    file = tmp_path_factory.mktemp("data") / "mine.toml"
    file.write_text(OWN, encoding="utf-8")
    return str(file)


def test_the_terminal_plays_with_the_owners_file_and_says_so(own_file: str) -> None:
    done = run("play", "yggdrasil", "--data", own_file, "--seed", "3", typed="help islands\nhelp figures\nhelp throw\n")
    said = " ".join(done.out.split())
    assert "islands that show 1, 1, 2, 2, 3 Anonymous (as the owner" in said
    assert f"(file {hash_of(OWN)[:12]})" in said
    assert "Still reconstructed: the Vanir die" in said
    assert "Vanir die (reconstructed, not printed): loss, one stroke" in said
    german = run("--lang", "de", "play", "yggdrasil", "--data", own_file, "--seed", "3", typed="hilfe angaben\n")
    assert "eigene Angaben" in german.out


def test_without_a_file_help_calls_the_figures_reconstructed() -> None:
    done = run("play", "yggdrasil", "--seed", "3", typed="help islands\nhelp figures\n")
    assert "Reconstructed, not printed" in " ".join(done.out.split())
    assert "owner of the game" not in done.out


@pytest.mark.parametrize(
    "argv",
    [
        ("sim", "yggdrasil", "--seats", "1", "--bots", "random", "--games", "2"),
        ("bench", "yggdrasil", "--seats", "1", "--seconds", "0.02"),
        ("perft", "yggdrasil", "--seats", "1", "--depth", "1"),
    ],
)
def test_other_commands_take_the_file_too(own_file: str, argv: tuple[str, ...]) -> None:
    assert run(*argv, "--data", own_file).code == 0
    wrong = run(*argv, "--data", "nowhere.toml")
    assert (wrong.code, "nowhere.toml" in wrong.err) == (2, True)


def test_a_bad_file_is_named_with_its_line(tmp_path_factory: pytest.TempPathFactory) -> None:
    file = tmp_path_factory.mktemp("data") / "bad.toml"
    file.write_text("[dice]\ngod = ['e']\n", encoding="utf-8")
    done = run("play", "yggdrasil", "--data", str(file))
    assert done.code == 2
    assert f"{file.name}, line 2, dice.god" in done.err
    assert "exactly 6" in done.err
