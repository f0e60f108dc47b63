"""Positions written by hand: what is accepted, what is filled in, and what cannot be."""

from __future__ import annotations

import contextlib
import random
from collections import Counter
from typing import Any, Final

import pytest

import gladsheim
from gladsheim import BadPosition, GladsheimError, Match
from tests.games.voluspa.tables import see

PLAIN: Final[dict[str, Any]] = {
    "seats": 2,
    "options": {"edda": True},
    "board": {"0,0": ["thor"], "1,0": ["odin", "dragon"]},
    "hands": [["skadi", "loki"], ["troll"]],
    "turn": 0,
    "scores": [3, 4],
}
ROW_OF_8: Final = {f"{x},0": ["valkyrie" if x % 2 else "skadi"] for x in range(8)}


def position(**changes: Any) -> Match:
    """The plain position with some keys changed; None takes a key out."""
    data = {key: value for key, value in {**PLAIN, **changes}.items() if value is not None}
    return gladsheim.load("voluspa").position(data, seed=0)


def test_a_position_is_shown_as_it_was_written() -> None:
    match = position()
    view = see(match, 0)
    assert {(cell.x, cell.y): cell.stack for cell in view.board} == {(0, 0): ["thor"], (1, 0): ["odin", "dragon"]}
    assert [sorted(hand) if hand else hand for hand in view.hands] == [["loki", "skadi"], None]
    assert see(match, 1).hands[1] == ["troll"]
    assert view.edda
    assert not view.valkyries_hold
    assert match.scores == (3, 4)
    assert [(asked.seat, asked.step) for asked in match.asked] == [(0, "Lay")]


def test_everything_but_the_board_has_a_default() -> None:
    match = gladsheim.load("voluspa").position({"board": {"0,0": ["thor"]}}, seed=0)
    view = see(match)
    assert (view.seats, view.edda, view.valkyries_hold) == (2, False, False)
    assert (view.held, view.hels) == ([0, 0], [0, 0])
    assert match.scores == (0, 0)
    assert view.in_bag == 59


def test_the_stock_is_what_is_left_of_the_full_set_unless_it_is_written() -> None:
    assert see(position()).in_bag == 80 - 3 - 3
    assert see(position(options={})).in_bag == 60 - 3 - 3
    assert see(position(bag=[])).in_bag == 0
    given = see(position(bag=["odin", "odin", "hermod"]), 0)
    assert given.in_bag == 3
    assert given.unseen == {"odin": 2, "hermod": 1, "troll": 1}


def test_what_is_nowhere_is_out_of_the_game() -> None:
    assert Counter(see(position(bag=[])).removed)["thor"] == 7
    view = see(position(bag=["thor"]))
    assert len(view.removed) == 80 + 4 - 3 - 3 - 1


def test_tiles_may_be_written_as_out_of_the_game() -> None:
    view = see(position(removed=["thor", "thor"]))
    assert view.removed.count("thor") == 2
    assert view.in_bag == 80 - 3 - 3 - 2


def test_hands_may_be_short_or_empty() -> None:
    match = position(hands=[[], ["thor"]])
    assert match.asked[0].seat == 1, "who holds nothing is skipped"
    over = position(hands=[[], []], bag=[])
    assert over.over
    assert over.scores == (3, 4)


def test_the_turn_is_anybodys() -> None:
    for turn in (0, 1, 2):
        hands = [["thor"], ["odin"], ["loki"]]
        assert position(seats=3, hands=hands, turn=turn, scores=[0, 0, 0]).asked[0].seat == turn


def test_hermod_asks_for_the_tile_that_may_follow_him() -> None:
    board = {"0,0": ["thor"], "1,0": ["hermod"]}
    match = position(board=board, hermod="1,0")
    assert [(asked.seat, asked.step) for asked in match.asked] == [(0, "FollowUp")]
    assert "stop" in match.moves(0)
    assert "loki 2,0" in match.moves(0)
    assert "loki 0,1" not in match.moves(0)


def test_hermod_with_nothing_left_in_hand_ends_the_turn() -> None:
    board = {"0,0": ["thor"], "1,0": ["hermod"]}
    assert position(board=board, hermod="1,0", hands=[[], ["odin"]]).asked[0].seat == 1


def test_serpent_asks_for_the_line_that_it_scores() -> None:
    board = {"0,0": ["loki"], "1,0": ["skadi"], "2,0": ["serpent"], "2,1": ["valkyrie"]}
    match = position(board=board, serpent="2,0", scores=[0, 0])
    assert [(asked.seat, asked.step) for asked in match.asked] == [(0, "ChooseLine")]
    assert match.moves(0) == ("row", "column")
    match.play("row", 0)
    assert match.scores == (3, 0)


def test_coordinates_may_lie_anywhere() -> None:
    for x, y in ((100, -100), (-300, 7), (999, 999), (-999, 0)):
        match = position(board={f"{x},{y}": ["thor"], f"{x},{y - 1 if y > 0 else y + 1}": ["odin"]})
        assert (x, y) in {(cell.x, cell.y) for cell in see(match).board}
        assert f"loki {x - 1},{y}" in match.moves(0)
        match.play(f"loki {x - 1},{y}", 0)


def test_hel_parts_a_line_of_more_than_seven() -> None:
    board = {**ROW_OF_8, "4,0": ["skadi", "hel"]}
    assert len(see(position(board=board)).board) == 8


def test_a_record_from_a_position_can_be_replayed() -> None:
    match = position()
    match.play("loki -1,0", 0)
    match.play(match.moves(1)[0], 1)
    again = gladsheim.replay(match.record())
    assert again.record() == match.record()
    assert [again.view(seat) for seat in (None, 0, 1)] == [match.view(seat) for seat in (None, 0, 1)]


def test_a_position_does_not_change_with_the_data_it_was_made_from() -> None:
    data: dict[str, Any] = {"board": {"0,0": ["thor"]}, "hands": [["odin"], ["loki"]]}
    match = gladsheim.load("voluspa").position(data, seed=0)
    record = match.record()
    data["board"]["5,5"] = ["troll"]
    assert match.record() == record


IMPOSSIBLE: Final[list[tuple[str, dict[str, Any]]]] = [
    ("position/unknown-key", {"dice": 3}),
    ("position/named-twice", {"Board": {}}),
    ("no-tile", {"board": None}),
    ("no-tile", {"board": {}}),
    ("not-a-board", {"board": []}),
    ("position/unknown-name", {"board": {"0,0": ["freya"]}}),
    ("position/missing", {"board": {"0,0": [""]}}),
    ("position/unknown-name", {"hands": [["thor", "Odin!"], []]}),
    ("position/unknown-name", {"bag": ["freya"]}),
    ("empty-stack", {"board": {"0,0": []}}),
    ("hel-on-nothing", {"board": {"0,0": ["hel"]}}),
    ("two-questions", {"hermod": "0,0", "serpent": "0,0"}),
    ("no-such-stack", {"board": {"0,0": ["thor", "odin"]}}),
    ("no-such-stack", {"board": {"0,0": ["dragon", "dragon"]}}),
    ("no-such-stack", {"board": {"0,0": ["thor", "dragon", "dragon"]}}),
    ("no-such-stack", {"board": {"0,0": ["thor", "hel", "dragon"]}}),
    ("no-such-stack", {"board": {"0,0": ["thor", "hel", "hel"]}}),
    ("no-such-stack", {"board": {"0,0": ["thor", "dragon", "hel", "hel"]}}),
    ("not-a-coordinate", {"board": {"0": ["thor"]}}),
    ("not-a-coordinate", {"board": {"a,b": ["thor"]}}),
    ("not-a-coordinate", {"board": {"0,0,0": ["thor"]}}),
    ("not-a-coordinate", {"board": {"0.5,0": ["thor"]}}),
    ("not-a-coordinate", {"board": {"99999999,0": ["thor"]}}),
    ("not-a-coordinate", {"board": {"٣,0": ["thor"]}}),
    ("not-a-coordinate", {"board": {(0, 0): ["thor"]}}),
    ("not-a-coordinate", {"hermod": None, "serpent": "here"}),
    ("position/named-twice", {"board": {"0,0": ["thor"], " 0,0": ["odin"]}}),
    ("position/named-twice", {"board": {"0,0": ["thor"], "0, 0": ["odin"]}}),
    ("too-wide", {"board": {"0,0": ["thor"], "0,101": ["odin"]}}),
    ("too-wide", {"board": {"-400,0": ["thor"], "500,0": ["odin"]}}),
    ("long-line", {"board": ROW_OF_8}),
    ("long-line", {"board": {f"0,{y}": ["valkyrie" if y % 2 else "skadi"] for y in range(8)}}),
    ("large-hand", {"hands": [["thor"] * 6, []]}),
    ("many-hels", {"hands": [["hel"] * 3, []]}),
    ("many-hels", {"seats": 3, "hands": [["hel"] * 2, [], []], "scores": None}),
    ("position/too-many", {"hands": [["odin"] * 3, ["odin"] * 3]}),
    ("position/too-many", {"bag": ["odin"] * 6}),
    ("position/too-many", {"bag": {"odin": 11}}),
    ("position/too-many", {"removed": {"loki": 6}}),
    ("position/not-a-number", {"removed": {"loki": 10**30}}),
    ("position/not-a-number", {"hands": [{"loki": 10**30}, []]}),
    ("saga-tile", {"options": {}, "hands": [["hermod"], []]}),
    ("saga-tile", {"options": {}, "hands": [["hel"], []]}),
    ("saga-tile", {"options": {"edda": False}, "board": {"0,0": ["thor", "hel"]}}),
    ("hel-in-bag", {"bag": ["hel"]}),
    ("known-not-held", {"known": [["thor"], []]}),
    ("not-there", {"hermod": "0,0"}),
    ("not-there", {"hermod": "5,5"}),
    ("not-there", {"hermod": "999,999"}),
    ("position/not-by-seat", {"hands": [[], [], []]}),
    ("position/not-by-seat", {"hands": {"0": []}}),
    ("position/not-by-seat", {"scores": [1]}),
    ("position/not-by-seat", {"scores": 7}),
    ("position/not-a-list", {"board": {"0,0": "thor"}}),
    ("position/not-a-list", {"board": {"0,0": 5}}),
    ("position/not-a-list", {"hands": ["thor", "odin"]}),
    ("position/not-a-list", {"bag": "thor"}),
    ("position/not-a-list", {"bag": 5}),
    ("position/not-a-number", {"seats": 1}),
    ("position/not-a-number", {"seats": 6}),
    ("position/not-a-number", {"seats": "2"}),
    ("position/not-a-number", {"seats": True}),
    ("position/not-a-number", {"seats": 2.0}),
    ("position/not-a-number", {"turn": 2}),
    ("position/not-a-number", {"turn": -1}),
    ("position/not-a-number", {"scores": [-1, 0]}),
    ("position/not-a-number", {"scores": [0.5, 0]}),
    ("position/not-a-number", {"scores": [10**30, 0]}),
    ("position/not-a-number", {"scores": [True, 0]}),
    ("position/not-a-number", {"bag": {"odin": -1}}),
    ("position/not-a-number", {"bag": {"odin": 1.5}}),
    ("position/not-by-name", {"options": []}),
    ("position/not-by-name", {"options": "edda"}),
    ("position/unknown-name", {"options": {"edda": 1}}),
    ("position/unknown-name", {"options": {"edda": "yes"}}),
]


@pytest.mark.parametrize(("reason", "changes"), IMPOSSIBLE)
def test_an_impossible_position_is_refused_with_what_is_wrong(reason: str, changes: dict[str, Any]) -> None:
    with pytest.raises(BadPosition) as refused:
        position(**changes)
    assert refused.value.code == (reason if "/" in reason else f"voluspa/position-{reason}")
    assert refused.value.sentence
    assert refused.value.sentence != refused.value.code.replace("/", "-"), "a sentence, not its id"


def test_five_odins_too_many_are_counted_everywhere() -> None:
    board = {"0,0": ["odin"], "1,0": ["odin", "dragon"], "2,0": ["odin", "hel"]}
    assert not position(board=board, hands=[["odin", "odin"], ["odin"]]).over
    with pytest.raises(BadPosition) as refused:
        position(board=board, hands=[["odin", "odin"], ["odin", "odin"]])
    assert refused.value.code == "position/too-many"


def test_no_more_hels_than_were_dealt() -> None:
    board = {"0,0": ["thor", "hel"], "1,0": ["odin", "hel"], "2,0": ["odin", "hel"]}
    assert not position(board=board, hands=[["hel"], []]).over
    with pytest.raises(BadPosition) as refused:
        position(board=board, hands=[["hel"], ["hel"]])
    assert refused.value.code == "position/too-many"


def test_an_unknown_option_is_refused() -> None:
    with pytest.raises(BadPosition) as refused:
        position(options={"edda": True, "ragnarok": True})
    assert refused.value.code == "position/unknown-name"


NONSENSE: Final[list[Any]] = [
    None, True, False, 0, -1, 3, 10**30, 10**5000, 1.5, float("nan"), float("inf"), "", "thor", "0,0", "\0", [], [[]],
    [None], [[None], [None]], ["thor"], [["thor"], "x"], {}, {"": ""}, {"0,0": None}, {"0,0": [None]},
    {"0,0": [["thor"]]}, {"0,0": {"thor": 1}}, {None: None}, {"thor": 10**5000}, {"thor": True}, (),
    ((), ()), set(), b"thor", object(),
]  # fmt: skip


@pytest.mark.parametrize("key", [*PLAIN, "bag", "removed", "known", "moments", "hermod", "serpent", "nonsense"])
@pytest.mark.parametrize("value", NONSENSE, ids=lambda value: repr(type(value).__name__))
def test_nonsense_raises_nothing_but_our_own_errors(key: str, value: Any) -> None:
    with contextlib.suppress(GladsheimError):
        match = gladsheim.load("voluspa").position({**PLAIN, key: value}, seed=0)
        assert gladsheim.replay(match.record()).view(None) == match.view(None)


@pytest.mark.parametrize("data", NONSENSE, ids=lambda value: repr(type(value).__name__))
def test_what_is_no_position_at_all_is_refused(data: Any) -> None:
    with pytest.raises(GladsheimError):
        gladsheim.load("voluspa").position(data, seed=0)


@pytest.mark.parametrize("edda", [False, True], ids=["base", "edda"])
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_every_position_of_a_game_can_be_written_down_and_read_again(seats: int, edda: bool) -> None:
    game = gladsheim.load("voluspa")
    match = game.match(seats=seats, seed=seats, options={"edda": edda})
    rng = random.Random(seats)
    steps = set()
    while not match.over:
        seat = match.asked[0].seat
        steps.add(match.asked[0].step)
        written = game.to_position(match.state)
        again = game.position(written, seed=0)
        assert game.to_position(again.state) == written
        assert [(asked.seat, asked.step) for asked in again.asked] == [(seat, match.asked[0].step)]
        assert again.moves(seat) == match.moves(seat)
        assert again.scores == match.scores
        assert again.ranking == match.ranking
        match.play(rng.choice(match.moves(seat)), seat)
    assert steps >= ({"Lay", "FollowUp"} if edda else {"Lay"})
    assert game.position(game.to_position(match.state), seed=0).over
