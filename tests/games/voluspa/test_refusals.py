"""Every rule that can forbid a move, reached by a move and named by its code; and texts that are no move at all."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any, Final

import pytest

import gladsheim
from gladsheim import NATURE, IllegalMove, Match, NotAsked, StaleMove, Unreadable
from tests.games.voluspa.tables import put

SEVEN: Final = "S V S V S V S"
FOLLOW: Final = """
    . V . .
    S M T S
"""
# code, board, hand, move, and the cell of the Hermod that was just played
REFUSED: Final = [
    ("voluspa/not-in-hand", "S", "T", "odin 1,0", ""),
    ("voluspa/not-in-hand", "S", "T", "dragon on 0,0", ""),
    ("voluspa/not-in-hand", "S", "T", "discard odin", ""),
    ("voluspa/not-in-hand", FOLLOW, "T", "odin 0,1", "1,0"),
    ("voluspa/unknown-tile", "S", "T", "freya 1,0", ""),
    ("voluspa/unknown-tile", "S", "T", "discard freya", ""),
    ("voluspa/occupied", "S V", "T", "thor 1,0", ""),
    ("voluspa/occupied", "S VH", "T", "thor 1,0", ""),
    ("voluspa/occupied", "S V", "D", "dragon 1,0", ""),
    ("voluspa/occupied", "S V", "J", "jotunn 1,0", ""),
    ("voluspa/not-beside", "S", "T", "thor 1,1", ""),
    ("voluspa/not-beside", "S", "T", "thor 5,0", ""),
    ("voluspa/not-beside", "S", "T", "thor 999,-999", ""),
    ("voluspa/too-long", SEVEN, "T", "thor 7,0", ""),
    ("voluspa/too-long", SEVEN, "R", "troll -1,0", ""),
    ("voluspa/beside-troll", "S R", "T", "thor 2,0", ""),
    ("voluspa/beside-troll", "S R", "D", "dragon 2,0", ""),
    ("voluspa/beside-troll", "S R", "J", "jotunn 2,0", ""),
    ("voluspa/beside-troll", ". . R\n. V S\nS M T", "T", "thor 1,2", "1,0"),
    ("voluspa/cannot-cover", "S", "T", "thor on 0,0", ""),
    ("voluspa/cannot-cover", "S", "J", "jotunn on 0,0", ""),
    ("voluspa/cannot-exchange", "S", "D", "dragon for 0,0", ""),
    ("voluspa/cannot-shove", "S", "T", "thor 0,0 north", ""),
    ("voluspa/dragon-on-dragon", "SD V", "D", "dragon on 0,0", ""),
    ("voluspa/dragon-on-dragon", "D V", "D", "dragon on 0,0", ""),
    ("voluspa/dragon-on-hel", "SH V", "D", "dragon on 0,0", ""),
    ("voluspa/dragon-beside-troll", "S R", "D", "dragon on 0,0", ""),
    ("voluspa/dragon-beside-troll", "R R", "D", "dragon on 0,0", ""),
    ("voluspa/empty-cell", "S V", "D", "dragon on 2,0", ""),
    ("voluspa/empty-cell", "S V", "D", "dragon on 500,0", ""),
    ("voluspa/empty-cell", "S V", "S", "skadi for 2,0", ""),
    ("voluspa/empty-cell", "S V", "J", "jotunn 2,0 east", ""),
    ("voluspa/empty-cell", "S V", "J", "jotunn 0,-800 east", ""),
    ("voluspa/skadi-for-skadi", "S V", "S", "skadi for 0,0", ""),
    ("voluspa/skadi-for-hel", "TH V", "S", "skadi for 0,0", ""),
    ("voluspa/skadi-for-hel", "TDH V", "S", "skadi for 0,0", ""),
    ("voluspa/skadi-beside-troll", "T R", "S", "skadi for 0,0", ""),
    ("voluspa/hel-on-nothing", "S V", "H", "hel 2,0", ""),
    ("voluspa/hel-on-nothing", "S V", "H", "hel on 2,0", ""),
    ("voluspa/hel-on-nothing", "S V", "H", "hel on 600,0", ""),
    ("voluspa/hel-on-hel", "SH V", "H", "hel on 0,0", ""),
    ("voluspa/can-play", "S", "T", "discard thor", ""),
    ("voluspa/can-play", "R", "TD", "discard thor", ""),
    ("voluspa/shove-hel", "SH V", "J", "jotunn 0,0 west", ""),
    ("voluspa/jotunn-beside-troll", "S R", "J", "jotunn 0,0 west", ""),
    ("voluspa/shove-over-hel", "LH V S", "J", "jotunn 2,0 west", ""),
    ("voluspa/shove-too-long", SEVEN, "J", "jotunn 3,0 east", ""),
    ("voluspa/troll-beside-jotunn", "S R", "J", "jotunn 1,0 east", ""),
    ("voluspa/shove-beside-troll", ". . . R R\nS V V V .", "J", "jotunn 0,0 east", ""),
    ("voluspa/not-in-line", FOLLOW, "T", "thor 3,1", "1,0"),
    ("voluspa/not-in-line", ". V . .\nS T T M", "D", "dragon on 1,1", "3,0"),
    ("voluspa/on-hermod", FOLLOW, "D", "dragon on 1,0", "1,0"),
    ("voluspa/on-hermod", FOLLOW, "S", "skadi for 1,0", "1,0"),
    ("voluspa/hel-not-beside-hermod", FOLLOW, "H", "hel on 3,0", "1,0"),
    ("voluspa/hel-not-beside-hermod", FOLLOW, "H", "hel on 1,0", "1,0"),
    ("voluspa/stop-instead", FOLLOW, "T", "discard thor", "1,0"),
]

GARBAGE: Final = [
    "",
    " ",
    "\n",
    "\0",
    "thor",
    "thor 1",
    "thor 1,",
    "thor ,0",
    "thor 1,0,0",
    "thor 1,0 0",
    "thor 1;0",
    "thor 1.0,0",
    "thor 1e0,0",
    "thor +1,0",
    "thor --1,0",
    "thor 0x1,0",
    "thor 99999999999,0",
    "thor 1,0 up",
    "thor on",
    "thor 1,0 thor 1,0",
    "1,0",
    "1,0 thor",
    "stop",
    "row",
    "discard",
    "discard ",
    "discard thor thor",
    "thor ١,٠",
    "thor １,０",
    "thor ¹,⁰",
    "th\u00f6r 1,",
    "ᚦᛟᚱ",
    "thor\u200b 1,0",
    "thor 1,0; drop table",
    "../../etc/passwd",
    "%s%s%n",
    "{0}",
    "{ $tile }",
    "thor " * 20_000,
    "thor 1" + "0" * 100_000 + ",0",
    "9" * 100_000,
]


def knowledge(match: Match) -> tuple[Any, ...]:
    """All that can be seen of a match from outside."""
    views = [match.view(seat) for seat in (None, *range(match.seats))]
    events = [match.events(seat) for seat in (None, *range(match.seats))]
    return match.record(), views, events, match.scores, match.asked, [match.moves(seat) for seat in range(match.seats)]


def refusal(match: Match, move: str, seat: int = 0) -> IllegalMove:
    """How a move is refused; it must be, and must change nothing."""
    before = knowledge(match)
    with pytest.raises(IllegalMove) as refused:
        match.play(move, seat)
    assert knowledge(match) == before
    return refused.value


@pytest.mark.parametrize(("code", "board", "hand", "move", "hermod"), REFUSED)
def test_a_refusal_names_its_rule(code: str, board: str, hand: str, move: str, hermod: str) -> None:
    match = put(board, hand, **({"hermod": hermod} if hermod else {}))
    error = refusal(match, move)
    assert error.code == code
    assert error.move == move
    assert error.legal == match.moves(0)
    assert error.legal
    assert error.rule
    assert error.rule in str(error)
    assert move in str(error)
    because = match.why_not(move, 0)
    assert because is not None
    assert because.code == code


def test_every_refusal_of_the_rules_is_reached_here_or_by_nature() -> None:
    rules = Path(__file__).parents[3] / "src" / "gladsheim" / "games" / "voluspa"
    codes = {
        code
        for file in rules.rglob("*.py")
        for code in re.findall(r'"(voluspa/[a-z-]+[a-z])"', file.read_text(encoding="utf-8"))
    }
    assert codes == {code for code, *_ in REFUSED} | {"voluspa/not-in-stock"}


def test_nature_cannot_draw_what_is_not_in_the_stock() -> None:
    match = gladsheim.load("voluspa").match(seats=2, companion=True)
    for move in ("hel", "hermod"):
        assert refusal(match, move, NATURE).code == "voluspa/not-in-stock"
    for move in ("freya", "", "thor 1,0", "1"):
        assert isinstance(refusal(match, move, NATURE), Unreadable)


@pytest.mark.parametrize("text", GARBAGE, ids=lambda text: repr(text[:20]))
def test_a_text_that_is_no_move_is_unreadable(text: str) -> None:
    match = put("S V", "TDHJS")
    error = refusal(match, text)
    assert error.code in ("move/unreadable", "voluspa/unknown-tile", "voluspa/cannot-shove")
    assert error.legal == match.moves(0)
    assert error.rule


@pytest.mark.parametrize("text", GARBAGE, ids=lambda text: repr(text[:20]))
def test_nor_is_it_one_after_hermod_or_for_a_serpent(text: str) -> None:
    if text != "stop":
        refusal(put(FOLLOW, "TDHJS", hermod="1,0"), text)
    serpent = put("V .\nS V", "W")
    serpent.play("serpent 1,1", 0)
    if text != "row":
        assert isinstance(refusal(serpent, text), Unreadable)


@pytest.mark.parametrize("text", ["thor 1,1", "THOR 1,1", "  Thor   1,1 ", "thor 1 , 1", "thor 1, 1", "thor\t1 ,1\n"])
def test_case_and_spaces_do_not_matter(text: str) -> None:
    match = put("S V", "T")
    match.play(text, 0)
    assert "thor 1,1" in match.record()


def test_cells_far_away_are_refused_like_near_ones() -> None:
    hermod = put(FOLLOW, "TDHJS", hermod="1,0")
    lay = put("S V", "TDHJS")
    for match in (lay, hermod):
        legal = set(match.moves(0))
        for x in range(-40, 41, 1):
            for y in (-40, -17, -16, -15, -8, -2, 0, 1, 7, 8, 15, 16, 40):
                for text in (f"thor {x},{y}", f"dragon on {x},{y}", f"skadi for {x},{y}", f"hel on {x},{y}"):
                    assert (match.why_not(text, 0) is None) == (text in legal)
                for wind in ("north", "east", "south", "west"):
                    text = f"jotunn {x},{y} {wind}"
                    assert (match.why_not(text, 0) is None) == (text in legal)


def test_only_the_player_whose_turn_it_is_may_move() -> None:
    match = put("S V", "T")
    error = refusal(match, "loki 2,0", 1)
    assert isinstance(error, NotAsked)
    assert error.code == "match/not-asked"
    for seat in (2, 17, -5):
        assert refusal(match, "thor 2,0", seat).code == "match/no-such-seat"
    assert refusal(match, "thor", NATURE).code == "match/not-asked", "nature answers for itself here"


def test_an_answer_to_an_earlier_question_is_stale() -> None:
    match = put("S V", "T", hands=[["thor", "thor"], ["loki"]], bag=[])
    question = match.asked[0].id
    match.play("thor 2,0", 0, question)
    match.play("loki 0,1", 1)
    before = knowledge(match)
    with pytest.raises(StaleMove) as refused:
        match.play("thor 3,0", 0, question)
    assert refused.value.code == "match/stale"
    assert knowledge(match) == before
