"""Positions that cannot be are refused with a sentence, and nonsense raises nothing but our own errors."""

from __future__ import annotations

import contextlib
from typing import Any, Final

import pytest

import gladsheim
from gladsheim import BadPosition, GladsheimError, Match

PACK: Final = [
    ["troll", "tyrs-smite-1", "alfheim-1", "manheim-1", "lokis-domain", "odins-smite", "thors-hammer", "friggas-charm"],
    ["jotunheim-1", "glorious-death-1", "tyrs-bash", "dwarf-chieftain",
     "thors-glory", "tyrs-smash-1", "lokis-trickery", "friggas-grace"],
]  # fmt: skip
PLAIN: Final[dict[str, Any]] = {
    "seats": 2,
    "age": 2,
    "phase": "actions",
    "first": 1,
    "turn": 0,
    "tokens": {"gimle": "glory", "elvagar": "axes"},
    "doom": ["utgard", "gimle", "horgr"],
    "destroyed": ["utgard", "andlang", "angerboda", "myrkulor"],
    "pillaged": ["elvagar"],
    "figures": [
        {"leader": "gimle", "warriors": {"elvagar": 2, "valhalla": 2}, "ship": "north"},
        {"troll": "horgr", "warriors": {"yggdrasil": 1}},
    ],
    "stats": [[1, 2, 3], [6, 1, 1]],
    "rage": [3, 4],
    "glory": [3, 120],
    "passed": [False, False],
    "upgrades": [["lord-of-hammers"], ["troll", "lokis-domain"]],
    "hands": [["alfheim-2"], ["odins-tide", "tyrs-smash-1"]],
    "quests": [[], ["jotunheim-2"]],
    "discarded": [["tyrs-bash"], []],
    "known": [[], ["odins-tide"]],
}
ALONE: Final[dict[str, Any]] = dict.fromkeys(PLAIN)
"""Nothing of all that."""
DRAFT: Final[dict[str, Any]] = {**ALONE, "phase": "gifts", "packs": {"1": PACK}}
SIX: Final = ["troll", "alfheim-1", "manheim-1", "lokis-domain", "thors-hammer", "friggas-charm"]
NOBODY: Final[list[Any]] = [{}, {}]


def position(**changes: Any) -> Match:
    """The plain position with some keys changed; None takes a key out."""
    data = {key: value for key, value in {**PLAIN, **changes}.items() if value is not None}
    return gladsheim.load("bloodrage").position(data, seed=0)


IMPOSSIBLE: Final[list[tuple[str, dict[str, Any]]]] = [
    ("position/unknown-key", {"dice": 3}),
    ("position/named-twice", {"Hands": []}),
    ("position/not-by-name", {"options": []}),
    ("position/unknown-name", {"options": {"first_game": 1}}),
    ("position/not-a-number", {"seats": 1}),
    ("position/not-a-number", {"seats": 6}),
    ("position/not-a-number", {"seats": True}),
    ("position/not-a-number", {"seats": "2"}),
    ("position/not-a-number", {"age": 0}),
    ("position/not-a-number", {"age": 4}),
    ("position/not-a-number", {"age": 1.0}),
    ("position/not-a-number", {**ALONE, "phase": "over", "age": 2}),
    ("position/not-a-number", {"first": 2}),
    ("position/not-a-number", {"turn": -1}),
    ("position/not-a-number", {"rage": [-1, 0]}),
    ("position/not-a-number", {"glory": [1.5, 0]}),
    ("position/not-a-number", {"stats": [[0, 1, 1], [1, 1, 1]]}),
    ("position/not-a-number", {"stats": [[7, 1, 1], [1, 1, 1]]}),
    ("position/not-a-number", {"figures": [{"warriors": {"gimle": 9}}, {}]}),
    ("position/not-a-number", {"figures": [{"warriors": {"gimle": -1}}, {}]}),
    ("position/not-a-number", {**DRAFT, "taken": 6}),
    ("position/unknown-name", {"phase": "lunch"}),
    ("position/unknown-name", {"phase": "setup"}),
    ("position/unknown-name", {"phase": 2}),
    ("position/unknown-name", {"tokens": {"midgard": "rage"}}),
    ("position/unknown-name", {"tokens": {"gimle": "all"}}),
    ("position/unknown-name", {"tokens": {"yggdrasil": "rage"}}),
    ("position/unknown-name", {"tokens": {"gimle": 3}}),
    ("position/unknown-name", {"pillaged": ["north"]}),
    ("position/unknown-name", {"doom": ["yggdrasil", None, None]}),
    ("position/unknown-name", {"doom": [7, None, None]}),
    ("position/unknown-name", {"destroyed": ["utgard", "andlang", "angerboda", "yggdrasil"]}),
    ("position/unknown-name", {"figures": [{"warrior": "gimle"}, {}]}),
    ("position/unknown-name", {"figures": [{"dragon": "gimle"}, {}]}),
    ("position/unknown-name", {"known": [["alfheim-2 pocket"], []]}),
    ("position/unknown-name", {"known": [["alfheim-2 hand 2"], []]}),
    ("position/unknown-name", {"known": [["alfheim-2 quests 9"], []]}),
    ("position/not-by-seat", {"hands": [[], [], []]}),
    ("position/not-by-seat", {"figures": [{}]}),
    ("position/not-by-seat", {"rage": 3}),
    ("position/not-by-seat", {"packs": {"1": [[]]}}),
    ("position/not-by-seat", {**DRAFT, "chosen": ["troll"]}),
    ("position/not-a-list", {"hands": ["alfheim-2", []]}),
    ("position/not-a-list", {"pillaged": "gimle"}),
    ("position/not-a-list", {"known": ["odins-tide", []]}),
    ("position/not-by-name", {"tokens": ["rage"]}),
    ("position/not-by-name", {"figures": [["leader"], {}]}),
    ("position/not-by-name", {"figures": [{"warriors": 3}, {}]}),
    ("position/not-by-name", {"packs": [PACK]}),
    ("position/unknown-name", {"hands": [["freya"], []]}),
    ("position/unknown-name", {"hands": [["alfheim"], []]}),
    ("position/unknown-name", {"upgrades": [[3], []]}),
    ("position/missing", {"known": [[""], []]}),
    ("position/unknown-name", {"packs": {"1": [[7] * 8] * 2}}),
    ("position/named-twice", {"pillaged": ["elvagar", "elvagar"]}),
    ("position/named-twice", {"doom": ["utgard", "gimle", "gimle"]}),
    ("three-dooms", {"doom": ["utgard"]}),
    ("position/not-a-list", {"doom": "utgard"}),
    ("destroyed-count", {"destroyed": ["utgard"]}),
    ("destroyed-count", {"age": 1, "known": None, "hands": None, "quests": None}),
    ("wrong-doom", {"doom": ["gimle", "utgard", "horgr"]}),
    ("wrong-doom", {"doom": ["gimle", "horgr", "elvagar"]}),
    ("wrong-doom", {"doom": ["utgard", "andlang", "horgr"]}),
    ("no-room-for-doom", {**ALONE, "age": 2, "figures": [{"ship": "north", "leader": "gimle"},
                          {"warriors": {"utgard": 1, "horgr": 1, "muspelheim": 1, "andlang": 1}}]}),
    ("position/too-many", {"tokens": {"gimle": "glory", "horgr": "glory"}}),
    ("pillaged-destroyed", {"pillaged": ["utgard"]}),
    ("all-pillaged", {"pillaged": ["elvagar", "muspelheim", "horgr", "gimle", "yggdrasil"]}),
    ("not-upgrade", {"upgrades": [["alfheim-1"], []], "figures": NOBODY}),
    ("not-upgrade", {"upgrades": [["tyrs-bash"], []], "figures": NOBODY}),
    ("no-slot", {"upgrades": [["lord-of-hammers", "lord-of-axes"], []], "figures": NOBODY}),
    ("no-slot", {"upgrades": [["troll", "valkyrie", "dark-elf"], []], "figures": NOBODY}),
    ("no-slot", {"upgrades": [["lokis-domain", "friggas-charm", "thors-glory", "tyrs-challenge"], []],
                 "figures": NOBODY}),
    ("three-stats", {"stats": [[1, 1], [1, 1, 1]]}),
    ("three-stats", {"stats": [3, [1, 1, 1]]}),
    ("position/unknown-name", {"passed": [1, 0]}),
    ("too-many-figures", {"figures": [{"leader": "gimle", "warriors": {"yggdrasil": 6}}, {}]}),
    ("no-villages", {"figures": [{"warriors": {"elvagar": 3}}, {"warriors": {"elvagar": 2}}]}),
    ("too-many-warriors", {"figures": [{"warriors": {"yggdrasil": 4, "valhalla": 5}}, {}]}),
    ("no-monster", {"figures": [{"troll": "gimle"}, {}]}),
    ("no-monster", {"figures": [{}, {"dark-elf": "yggdrasil"}]}),
    ("position/unknown-name", {"figures": [{"leader": "north"}, {}]}),
    ("position/unknown-name", {"figures": [{"leader": "box"}, {}]}),
    ("position/missing", {"figures": [{"leader": None}, {}]}),
    ("position/unknown-name", {"figures": [{"ship": "gimle"}, {}]}),
    ("position/unknown-name", {"figures": [{"warriors": {"midgard": 1}}, {}]}),
    ("valhalla-empty", {**ALONE, "phase": "over", "figures": [{"leader": "valhalla"}, {}]}),
    ("valhalla-empty", {**ALONE, "phase": "gifts", "age": 2, "figures": [{"leader": "valhalla"}, {}]}),
    ("nobody-yet", {**ALONE, "phase": "gifts", "figures": [{"leader": "gimle"}, {}]}),
    ("on-ruins", {"figures": [{"leader": "utgard"}, {}]}),
    ("on-ruins", {"figures": [{"ship": "south"}, {}]}),
    ("position/unknown-key", {"packs": {"3": PACK}}),
    ("position/unknown-key", {"packs": {"first": PACK}}),
    ("eight-cards", {"packs": {"1": [PACK[0][:7], PACK[1]]}}),
    ("eight-cards", {"packs": {"1": [PACK[0], 8]}}),
    ("eight-cards", {**DRAFT, "packs": {"1": [PACK[0], [*PACK[1][:3], *[None] * 5]]}, "taken": 1}),
    ("eight-cards", {**DRAFT, "packs": {"1": [[None, *PACK[0][1:]], [None] * 8]}}),
    ("eight-cards", {**DRAFT, "packs": {"1": [[None] * 8, PACK[1]]}}),
    ("wrong-age", {"packs": {"1": [["valkyrie", *PACK[0][1:]], PACK[1]]}}),
    ("too-early", {"hands": [["frost-giant"], []], "known": None}),
    ("too-early", {"upgrades": [["frost-giant"], []], "figures": NOBODY}),
    ("not-discarded", {"discarded": [["valkyrie"], []]}),
    ("in-draft", {**DRAFT, "hands": [["troll"], []]}),
    ("not-quest", {"quests": [["odins-tide"], []]}),
    ("not-taken", {**ALONE, "hands": [[*SIX, "tyrs-bash"], []]}),
    ("not-taken", {**ALONE, "hands": [SIX, []], "upgrades": [["dwarf-chieftain"], []]}),
    ("not-taken", {**ALONE, "packs": {"1": PACK}, "hands": [["tyrs-smash-1"], []]}),
    ("not-known", {"known": [["tyrs-crush-2"], []]}),
    ("not-known", {"known": [[], ["jotunheim-2"]]}),
    ("not-known", {"known": [[], ["odins-tide", "odins-tide"]]}),
    ("not-known", {"known": [[], ["jotunheim-2 hand quests 2"]]}),
    ("position/too-many", {"hands": [["odins-tide"], ["odins-tide"]]}),
    ("position/too-many", {**ALONE, "hands": [["tyrs-crush-1"], []]}),
    ("position/too-many", {**ALONE, "hands": [["widespread-1"], []]}),
    ("position/too-many", {"discarded": [["troll"], []]}),
    ("one-kept", {"hands": [["tyrs-smite-1", "alfheim-1"], []], "known": None}),
    ("one-kept", {"hands": [["tyrs-smite-1"], []], "quests": [["alfheim-1"], []], "known": None}),
    ("cards-kept", {**ALONE, "phase": "quests", "hands": [["troll", "alfheim-1"], []]}),
    ("cards-kept", {**ALONE, "phase": "valhalla", "age": 3, "hands": [["troll"], []]}),
    ("no-draft", {**DRAFT, "options": {"first_game": True}}),
    ("cannot-act", {"rage": [0, 3]}),
    ("cannot-act", {"passed": [True, False]}),
    ("nobody-acts", {"rage": [0, 0], "turn": None}),
    ("nobody-acts", {"passed": [True, True], "turn": None}),
    ("position/not-now", {**ALONE, "phase": "discard", "turn": 0}),
    ("position/not-now", {"chosen": ["alfheim-2", None]}),
    ("position/not-now", {"taken": 3}),
    ("position/not-now", {**ALONE, "phase": "ragnarok", "quests": [["alfheim-1"], []]}),
    ("position/not-now", {**ALONE, "phase": "over", "pillaged": ["gimle"]}),
    ("position/not-now", {**ALONE, "phase": "discard", "chosen": ["none", None]}),
    ("all-chosen", {**DRAFT, "chosen": ["troll", "tyrs-bash"]}),
    ("position/unknown-name", {**DRAFT, "chosen": ["tyrs-bash", None]}),
    ("position/unknown-name", {**DRAFT, "chosen": ["first", None]}),
    ("position/unknown-name", {**DRAFT, "chosen": [3, None]}),
    ("cannot-choose", {**ALONE, "phase": "discard", "hands": [["troll"], []], "chosen": [None, "none"]}),
]  # fmt: skip


@pytest.mark.parametrize(("reason", "changes"), IMPOSSIBLE)
def test_an_impossible_position_is_refused_with_what_is_wrong(reason: str, changes: dict[str, Any]) -> None:
    with pytest.raises(BadPosition) as refused:
        position(**changes)
    assert refused.value.code == (reason if "/" in reason else f"bloodrage/position-{reason}")
    assert refused.value.sentence
    assert refused.value.sentence != refused.value.code.replace("/", "-"), "a sentence, not its id"


def test_the_plain_position_is_possible() -> None:
    assert position().asked[0].step == "Act"
    assert position(**DRAFT).asked[0].step == "Take"


def test_an_unknown_option_is_refused() -> None:
    with pytest.raises(BadPosition) as refused:
        position(**ALONE, options={"gods_of_asgard": True})
    assert refused.value.code == "position/unknown-name"


NONSENSE: Final[list[Any]] = [
    None, True, False, 0, -1, 3, 10**30, 10**5000, 1.5, float("nan"), float("inf"), "", "troll", "gimle", "\0", [],
    [[]], [None], [[None], [None]], ["troll"], [["troll"], "x"], {}, {"": ""}, {"troll": None}, {"1": [None]},
    {"gimle": 1}, {None: None}, {"gimle": 10**5000}, {"1": True}, (), ((), ()), set(), b"troll", object(),
    "gifts", "over", [[], [], []], [[1] * 3] * 2, ["none", None], [{"warriors": {"gimle": 1.5}}, {}],
    [{"leader": "gimle"}, {"leader": object()}], {"1": [[None] * 8] * 2}, {"1": [["troll"] * 8] * 2},
]  # fmt: skip
KEYS: Final = [*PLAIN, "options", "packs", "taken", "chosen", "nonsense"]


@pytest.mark.parametrize("key", KEYS)
@pytest.mark.parametrize("value", NONSENSE, ids=lambda value: repr(type(value).__name__))
def test_nonsense_raises_nothing_but_our_own_errors(key: str, value: Any) -> None:
    for data in ({**PLAIN, key: value}, {key: value}, {"phase": "gifts", key: value}):
        with contextlib.suppress(GladsheimError):
            match = gladsheim.load("bloodrage").position(data, seed=0)
            assert gladsheim.replay(match.record()).view(None) == match.view(None)


@pytest.mark.parametrize("data", [one for one in NONSENSE if one != {}], ids=lambda value: repr(type(value).__name__))
def test_what_is_no_position_at_all_is_refused(data: Any) -> None:
    with pytest.raises(GladsheimError):
        gladsheim.load("bloodrage").position(data, seed=0)
