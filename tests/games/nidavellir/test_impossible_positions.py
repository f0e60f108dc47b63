"""Positions that cannot be are refused with a sentence, and nonsense raises nothing but our own errors."""

from __future__ import annotations

import contextlib
from typing import Any, Final

import pytest

import gladsheim
from gladsheim import BadPosition, GladsheimError, Match

TAVERNS: Final = [["warrior-3", "hunter", "miner-2"], ["warrior-4", "hunter", "miner-1"], ["blacksmith"] * 3]
LAID: Final = [
    ["5 goblin", "4 dragon", "3 pony", "2 pouch", "0 pouch"],
    ["4 goblin", "5 dragon", "3 pony", "2 pouch", "0 pouch"],
]
FOUR: Final = ["hunter", "miner-0", "blacksmith", "explorer-6"]
PLAIN: Final[dict[str, Any]] = {
    "seats": 2,
    "age": 1,
    "round": 2,
    "tavern": "goblin",
    "taverns": TAVERNS,
    "armies": [["warrior-6", "explorer-5", "skaa"], ["hunter", "thrud miner"]],
    "coins": LAID,
    "gems": [1, 2],
}
ALONE: Final[dict[str, Any]] = dict.fromkeys(PLAIN)
"""Nothing of all that."""
TURN: Final[dict[str, Any]] = {"taverns": [["hunter", "miner-2"], *TAVERNS[1:]], "round": 4}
"""Seat 0 has taken a card, and it has its effect."""
LAST: Final = {"kings-hand": None, "hunting-trophy": None, "golden-pick": None, "great-hammer": None, "spyglass": 0}


def position(**changes: Any) -> Match:
    """The plain position with some keys changed; None takes a key out."""
    data = {key: value for key, value in {**PLAIN, **changes}.items() if value is not None}
    return gladsheim.load("nidavellir").position(data, seed=0)


PURSE: Final = ["0", "2", "3", "4", "5"]
SET: Final = ["warrior-6", *FOUR]
IMPOSSIBLE: Final[list[tuple[str, dict[str, Any]]]] = [
    ("position/unknown-key", {"dice": 3}),
    ("position/named-twice", {"Armies": []}),
    ("position/not-by-name", {"options": []}),
    ("position/unknown-name", {"options": {"first_game": 1}}),
    ("position/not-a-number", {"seats": 1}),
    ("position/not-a-number", {"seats": 6}),
    ("position/not-a-number", {"seats": True}),
    ("position/not-a-number", {"seats": "2"}),
    ("position/not-a-number", {"age": 0}),
    ("position/not-a-number", {"age": 3}),
    ("position/not-a-number", {"round": 0}),
    ("position/not-a-number", {"round": 5}),
    ("position/not-a-number", {"round": 1.0}),
    ("position/not-a-number", {"turns_done": 2}),
    ("position/not-a-number", {"turns_done": -1}),
    ("position/not-a-number", {"gems": [0, 1]}),
    ("position/not-a-number", {"gems": [7, 1]}),
    ("position/not-a-number", {"gems": ["1", "2"]}),
    ("position/not-a-number", {"bids": [26, None]}),
    ("position/not-a-number", {"deck": {"hunter": -1}}),
    ("position/not-a-number", {"treasury": {"6": 1.5}}),
    ("position/not-a-number", {"age": 2, "distinctions": {"kings-hand": 2}}),
    ("position/unknown-name", {"tavern": "elf"}),
    ("position/unknown-name", {"tavern": 0}),
    ("position/unknown-name", {"phase": "lunch"}),
    ("position/unknown-name", {"phase": "setup"}),
    ("position/unknown-name", {"distinctions": {"kings-foot": 0}}),
    ("position/not-by-seat", {"armies": [[], [], []]}),
    ("position/not-by-seat", {"coins": [PURSE]}),
    ("position/not-by-seat", {"gems": 3}),
    ("position/not-by-seat", {"bids": [5]}),
    ("position/not-a-list", {"armies": ["hunter", []]}),
    ("position/not-a-list", {"coins": ["0 2 3 4 5", PURSE]}),
    ("position/not-a-list", {"discard": "hunter"}),
    ("position/not-a-list", {"deck": "hunter"}),
    ("position/not-by-name", {"treasury": [5, 6]}),
    ("position/not-by-name", {"distinctions": ["kings-hand"]}),
    ("position/unknown-name", {"armies": [["freya"], []]}),
    ("position/unknown-name", {"armies": [["warrior-2"], []]}),
    ("position/unknown-name", {"armies": [["skaa hunter"], []]}),
    ("position/unknown-name", {"armies": [["thrud elf"], []]}),
    ("position/unknown-name", {"taverns": [["tarah", "hunter", "hunter"], *TAVERNS[1:]]}),
    ("position/unknown-name", {"deck": ["hammer"]}),
    ("position/unknown-name", {"discard": [7]}),
    ("offering-in-army", {"armies": [["offering-3"], []]}),
    ("hero-twice", {"armies": [["skaa"], ["skaa"]]}),
    ("hero-twice", {"armies": [["thrud hunter", "thrud"], []]}),
    ("hero-out", {"options": {"first_game": True}}),
    ("hero-discarded", {"discard": ["tarah"]}),
    ("thrud-covered", {"armies": [["thrud hunter", "hunter"], []]}),
    ("thrud-lifted", {"armies": [["thrud"], []]}),
    ("thrud-lifted", {"armies": [["thrud"], []], "open": "Upgrade offering-3", **TURN}),
    ("ylud-laid", {"armies": [["ylud miner"], []]}),
    ("hero-due", {"armies": [SET, []]}),
    ("hero-due", {"armies": [[], SET], "open": "Upgrade offering-3", **TURN}),
    ("unknown-coin", {"coins": [["1", "2", "3", "4", "5"], PURSE]}),
    ("unknown-coin", {"coins": [["0", "2", "3", "4", "26"], PURSE]}),
    ("position/unknown-name", {"coins": [["0", "2", "3", "4", "5 elf"], PURSE]}),
    ("position/unknown-name", {"coins": [["0", "2", "3", "4", "5 pouch shut"], PURSE]}),
    ("unknown-coin", {"coins": [["0", "2", "3", "4", ""], PURSE]}),
    ("unknown-coin", {"coins": [["0", "2", "3", "4", "5 pouch open now"], PURSE]}),
    ("position/unknown-name", {"treasury": {"4": 1}}),
    ("position/unknown-name", {"treasury": {"٧": 1}}),
    ("five-coins", {"coins": [["0", "2", "3", "4"], PURSE]}),
    ("one-zero", {"coins": [["5g", "2", "3", "4", "5"], PURSE]}),
    ("one-zero", {"coins": [["0", "3m", "3", "4", "5"], PURSE]}),
    ("copper-twice", {"coins": [["0", "2", "2", "4", "5"], PURSE]}),
    ("no-coins", {"coins": None}),
    ("coins-not-laid", {"coins": [PURSE, PURSE]}),
    ("coins-not-laid", {"coins": [["5 goblin", "4 goblin", "3 pony", "2 pouch", "0 pouch"], LAID[1]]}),
    ("coins-not-laid", {"armies": [["uline"], []]}),
    ("coins-not-laid", {"armies": [["uline"], []], "coins": [PURSE, LAID[1]], "turns_done": 1}),
    ("coins-in-hand", {"tavern": None, "taverns": None}),
    ("wrong-face", {"coins": [["5 goblin known", *LAID[0][1:]], LAID[1]]}),
    ("wrong-face", {"coins": [["5 goblin", "4 dragon open", *LAID[0][2:]], LAID[1]]}),
    ("wrong-face", {"coins": [["5 goblin", "4 dragon", "3 pony", "2 pouch open", "0 pouch"], LAID[1]]}),
    ("bid-not-laid", {"armies": [["uline"], []], "coins": [PURSE, LAID[1]], "bids": [5, 4]}),
    ("no-such-gems", {"gems": [1, 1]}),
    ("no-such-gems", {"gems": [3, 1]}),
    ("no-such-gems", {"gems": [6, 1]}),
    ("position/too-many", {**ALONE, "coins": [["0", "25", "3", "4", "5"], ["0", "25", "3", "4", "5"]]}),
    ("position/too-many", {"treasury": {"25": 2}}),
    ("position/too-many", {"treasury": {"7": 2}}),
    ("small-treasury", {"treasury": {}}),
    ("small-treasury", {"treasury": {"6": 2, "8": 2, "10": 2, "12": 2}}),
    ("three-taverns", {"taverns": [[], []]}),
    ("three-taverns", {"taverns": {"goblin": []}}),
    ("tavern-cards", {"taverns": None}),
    ("tavern-cards", {"taverns": [["hunter"], *TAVERNS[1:]]}),
    ("tavern-cards", {"taverns": [["hunter"] * 4, *TAVERNS[1:]]}),
    ("tavern-cards", {"tavern": "dragon"}),
    ("tavern-cards", {"turns_done": 1}),
    ("tavern-cards", {"open": "Upgrade offering-3"}),
    ("tavern-cards", {"phase": "end-of-age", "tavern": None, "coins": None, "round": None}),
    ("tavern-cards", {"tavern": None, "coins": None, "taverns": [[], ["hunter"], []]}),
    ("position/too-many", {"armies": [["warrior-3"], []]}),
    ("position/too-many", {"armies": [["hunter"] * 5, []]}),
    ("position/too-many", {"discard": ["miner-2", "miner-2"]}),
    ("position/too-many", {"age": 2, "armies": [["explorer-5"] * 3, []]}),
    ("position/too-many", {"age": 2, "taverns": [["offering-3", "hunter", "hunter"], *TAVERNS[1:]]}),
    ("position/too-many", {"deck": {"hunter": 5}}),
    ("position/too-many", {"next_deck": {"hunter": 7}}),
    ("position/too-many", {"age": 2, "next_deck": {"hunter": 1}}),
    ("few-cards", {"round": 1}),
    ("few-cards", {"deck": ["hunter"]}),
    ("few-cards", {"next_deck": ["hunter"]}),
    ("too-early", {"distinctions": {"kings-hand": 0}}),
    ("too-early", {**ALONE, "phase": "end-of-age", "distinctions": {"hunting-trophy": None}}),
    ("not-won", {"armies": [["hammer"], []]}),
    ("not-won", {"age": 2, "armies": [["hammer"], []], "distinctions": {"great-hammer": 1}}),
    ("not-won", {"age": 2, "distinctions": {"great-hammer": 0}}),
    ("not-won", {"age": 2, "distinctions": {"golden-pick": 0}}),
    ("position/too-many", {"age": 2, "armies": [["hammer"], ["hammer"]]}),
    ("position/too-many", {"age": 2, "armies": [["hammer"], []], "discard": ["hammer"]}),
    ("not-won", {**ALONE, "coins": [["3m", "2", "3", "4", "5"], PURSE]}),
    ("gems-missing", {**ALONE, "gems": [None, 1]}),
    ("gems-missing", {**ALONE, "gems": [1, None]}),
    ("gems-missing", {**ALONE, "gems": [None, None], "round": 2}),
    ("gems-missing", {"gems": [None, None]}),
    ("position/not-now", {**ALONE, "turns_done": 0}),
    ("position/not-now", {**ALONE, "bids": [1, 2]}),
    ("position/not-now", {"looked": []}),
    ("position/not-now", {"laid": [None, None]}),
    ("position/not-now", {"phase": "over"}),
    ("position/not-now", {**ALONE, "laid": ["5 4 3", None]}),
    ("position/not-now", {**ALONE, "phase": "end-of-age", "looked": ["hunter"]}),
    ("no-such-bid", {**ALONE, "taverns": TAVERNS, "laid": ["5 5 3", None]}),
    ("no-such-bid", {**ALONE, "taverns": TAVERNS, "laid": ["first", None]}),
    ("no-such-bid", {**ALONE, "taverns": TAVERNS, "laid": [5, None]}),
    ("no-such-bid", {**ALONE, "taverns": TAVERNS, "armies": [["uline"], []], "laid": ["5 4 3", None]}),
    ("all-laid", {**ALONE, "taverns": TAVERNS, "laid": ["5 4 3", "5 4 3"]}),
    ("ylud-waits", {**ALONE, "phase": "over", "armies": [["ylud"], []]}),
    ("thrud-stays", {**ALONE, "phase": "over", "armies": [["thrud miner"], []]}),
    ("position/unknown-name", {"open": 3}),
    ("position/unknown-name", {**TURN, "open": "Bid"}),
    ("not-open", {**TURN, "open": "Recruit"}),
    ("not-open", {**TURN, "open": "Recruit skaa"}),
    ("not-open", {**TURN, "open": "LayThrud"}),
    ("not-open", {**TURN, "open": "LayYlud", "armies": [["ylud"], []]}),
    ("position/missing", {**TURN, "open": "Upgrade"}),
    ("position/missing", {**TURN, "open": "Discard"}),
    ("position/unknown-name", {**TURN, "open": "Discard dagda hunters", "armies": [["dagda", "warrior-6"], []]}),
    ("not-open", {**TURN, "open": "Upgrade grid"}),
    ("not-open", {**TURN, "open": "Upgrade offering-5"}),
    ("not-open", {**TURN, "open": "Upgrade kings-hand"}),
    ("not-open", {**TURN, "open": "Discard dagda"}),
    ("not-open", {**TURN, "open": "Discard dagda", "armies": [["dagda", "hunter"], []]}),
    ("not-open", {**TURN, "open": "Discard dagda hunter", "armies": [["dagda", "warrior-6"], []]}),
    ("not-open", {**TURN, "open": "Discard bonfur hunter", "armies": [["bonfur", "warrior-6"], []]}),
    ("not-open", {**TURN, "open": "Discard tarah", "armies": [["tarah", "hunter"], []]}),
    ("not-open", {**TURN, "open": "TradeAway"}),
    ("not-open", {**TURN, "open": "ShowCoins"}),
    ("not-open", {**ALONE, "open": "Recruit"}),
    ("not-open", {**ALONE, "phase": "end-of-age", "open": "Look"}),
    ("not-open", {**ALONE, "phase": "end-of-age", "open": "Look", "distinctions": {"kings-hand": 0}}),
    ("not-open", {**ALONE, "phase": "end-of-age", "open": "KeepCard", "distinctions": LAST}),
]  # fmt: skip


@pytest.mark.parametrize(("reason", "changes"), IMPOSSIBLE)
def test_an_impossible_position_is_refused_with_what_is_wrong(reason: str, changes: dict[str, Any]) -> None:
    with pytest.raises(BadPosition) as refused:
        position(**changes)
    assert refused.value.code == (reason if "/" in reason else f"nidavellir/position-{reason}")
    assert refused.value.sentence
    assert refused.value.sentence != refused.value.code.replace("/", "-"), "a sentence, not its id"


def test_an_unknown_option_is_refused() -> None:
    with pytest.raises(BadPosition) as refused:
        position(**ALONE, options={"thingvellir": True})
    assert refused.value.code == "position/unknown-name"


NONSENSE: Final[list[Any]] = [
    None, True, False, 0, -1, 3, 10**30, 10**5000, 1.5, float("nan"), float("inf"), "", "hunter", "goblin", "\0", [],
    [[]], [None], [[None], [None]], ["hunter"], [["hunter"], "x"], {}, {"": ""}, {"hunter": None}, {"5": [None]},
    {"hunter": 1}, {None: None}, {"hunter": 10**5000}, {"hunter": True}, (), ((), ()), set(), b"hunter", object(),
    "Recruit", "Discard dagda", [[], [], []], [[1] * 5] * 2, ["5 4 3", None],
]  # fmt: skip
KEYS: Final = [
    *PLAIN, "options", "phase", "turns_done", "bids", "treasury", "deck", "next_deck", "discard", "distinctions",
    "looked", "open", "laid", "nonsense",
]  # fmt: skip


@pytest.mark.parametrize("key", KEYS)
@pytest.mark.parametrize("value", NONSENSE, ids=lambda value: repr(type(value).__name__))
def test_nonsense_raises_nothing_but_our_own_errors(key: str, value: Any) -> None:
    for data in ({**PLAIN, key: value}, {key: value}):
        with contextlib.suppress(GladsheimError):
            match = gladsheim.load("nidavellir").position(data, seed=0)
            assert gladsheim.replay(match.record()).view(None) == match.view(None)


@pytest.mark.parametrize("data", [one for one in NONSENSE if one != {}], ids=lambda value: repr(type(value).__name__))
def test_what_is_no_position_at_all_is_refused(data: Any) -> None:
    with pytest.raises(GladsheimError):
        gladsheim.load("nidavellir").position(data, seed=0)
