"""Dumps: everything in, everything out, and a sentence when they cannot be loaded."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from gladsheim.errors import BadDump
from gladsheim.kernel.dump import Data, canonical, fingerprint
from gladsheim.kernel.game import Game
from gladsheim.kernel.match import Match
from gladsheim.kernel.step import MISSING
from gladsheim.testing.feast.game import Feast


def test_a_dump_survives_json(drafting: Match, feast: Game) -> None:
    drafting.play(drafting.moves(0)[0], 0)
    dump = feast.dump(drafting.state)
    loaded = feast.load(msgspec.json.decode(msgspec.json.encode(dump)))
    assert feast.dump(loaded) == dump
    assert dump["game"] == "feast"
    assert dump["stack"] == [["Draft"]]


def test_an_answer_that_is_missing_is_written_as_it_always_was(drafting: Match, feast: Game) -> None:
    drafting.play(drafting.moves(1)[0], 1)
    assert drafting.state.answers[0] == MISSING
    assert feast.dump(drafting.state)["answers"][0] == -1
    assert feast.load(feast.dump(drafting.state)).answers == drafting.state.answers


def test_one_state_has_one_text_and_one_fingerprint() -> None:
    assert canonical({"b": 1, "a": 2}) == canonical({"a": 2, "b": 1}) == b'{"a":2,"b":1}'
    assert fingerprint({"a": 1}) != fingerprint({"a": 2})
    assert len(fingerprint({})) == 64


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"game": "chess"}, "dump/other-game"),
        ({"game": None}, "dump/other-game"),
        ({"rules": 2}, "dump/other-rules"),
        ({"stack": [["Dance", 1]]}, "dump/unknown-frame"),
        ({"stack": [[["Deal"], 1]]}, "dump/unknown-frame"),
        ({"stack": [["Deal"]]}, "dump/unreadable"),
        ({"stack": [[]]}, "dump/unreadable"),
        ({"stack": 7}, "dump/unreadable"),
        ({"answers": None}, "dump/unreadable"),
        ({"served": 4}, "dump/unreadable"),
    ],
)
def test_a_dump_that_cannot_be_loaded_says_why(drafting: Match, feast: Game, change: dict[str, Any], code: str) -> None:
    with pytest.raises(BadDump) as refusal:
        feast.load({**feast.dump(drafting.state), **change})
    assert refusal.value.code == code


@pytest.mark.parametrize("key", ["seats", "stack", "answers", "joy"])
def test_a_dump_with_something_missing_says_so(drafting: Match, feast: Game, key: str) -> None:
    dump = feast.dump(drafting.state)
    del dump[key]
    with pytest.raises(BadDump):
        feast.load(dump)


class NewFeast(Feast):
    """The same feast under rules 2, where nothing changes that a dump of rules 1 could tell."""

    def __init__(self) -> None:
        super().__init__()
        self.rules_version = 2

    def raised(self, data: Data) -> Data | None:
        return {**data, "rules": 2} if data["rules"] == 1 else None


def test_rules_that_say_nothing_take_no_older_game_over(drafting: Match, feast: Game) -> None:
    assert feast.raised(feast.dump(drafting.state)) is None


def test_new_rules_may_take_a_game_of_older_ones_over(drafting: Match, feast: Game) -> None:
    old = feast.dump(drafting.state)
    before = canonical(old)
    new = NewFeast()
    with pytest.raises(BadDump) as refusal:
        new.load(old)
    assert refusal.value.code == "dump/other-rules"
    raised = new.raised(old)
    assert raised is not None
    assert new.dump(new.load(raised)) == raised
    assert canonical(old) == before
    assert new.raised(raised) is None
