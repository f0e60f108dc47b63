"""The rule that forbids a play. Asked only after a play was found not to be legal."""

from __future__ import annotations

from mypy_extensions import i64

from gladsheim.games.voluspa.rules.board import TOO_LONG, TROLLS, Board, end_of_line
from gladsheim.games.voluspa.rules.follow import follows
from gladsheim.games.voluspa.rules.notation import tile_words
from gladsheim.games.voluspa.rules.plays import DRAGON_ON, HEL_ON, SKADI_FOR, direction, tile_of
from gladsheim.games.voluspa.rules.state import State
from gladsheim.games.voluspa.rules.tiles import DRAGON, EMPTY, HEL, KINDS, SKADI, TROLL
from gladsheim.words import Refusal, Term


def why_no_play(s: State, turn: int, move: int) -> Refusal:
    """The rule that forbids laying a tile."""
    board = s.board
    area = int(board.side * board.side)
    way, cell = move // area, move % area
    kind = int(tile_of(way))
    terms: dict[str, Term] = {
        "tile": tile_words(kind),
        "x": int(board.x(cell)),
        "y": int(board.y(cell)),
        "there": tile_words(int(board.top[cell])),
    }
    if not s.hands[turn * KINDS + kind]:
        return Refusal("voluspa/not-in-hand", terms)
    if way < DRAGON_ON:
        return Refusal(why_not_lay(board, kind, cell), terms)
    if board.top[cell] == EMPTY:
        return Refusal("voluspa/hel-on-nothing" if way == HEL_ON else "voluspa/empty-cell", terms)
    if way == DRAGON_ON:
        return Refusal(why_not_cover(board, cell), terms)
    if way == SKADI_FOR:
        return Refusal(why_not_exchange(board, cell), terms)
    if way == HEL_ON:
        return Refusal("voluspa/hel-on-hel", terms)
    return Refusal(why_not_shove(board, cell, direction(board, way)), terms)


def why_not_lay(board: Board, kind: int, cell: int) -> str:
    """On an empty cell: R4, R5, R14, R22."""
    if kind == HEL:
        return "voluspa/hel-on-nothing"
    if board.top[cell] != EMPTY:
        return "voluspa/occupied"
    if not board.rim.spots[cell]:
        return "voluspa/not-beside"
    return "voluspa/too-long" if i64(board.around[cell]) & TOO_LONG else "voluspa/beside-troll"


def why_not_cover(board: Board, cell: int) -> str:
    """With a Dragon: R15, R16."""
    if board.top[cell] == DRAGON:
        return "voluspa/dragon-on-dragon"
    return "voluspa/dragon-on-hel" if board.top[cell] == HEL else "voluspa/dragon-beside-troll"


def why_not_exchange(board: Board, cell: int) -> str:
    """With Skadi: R17, R19, R21."""
    if board.top[cell] == SKADI:
        return "voluspa/skadi-for-skadi"
    return "voluspa/skadi-for-hel" if board.top[cell] == HEL else "voluspa/skadi-beside-troll"


def why_not_shove(board: Board, cell: int, step: i64) -> str:
    """With Jotunn: R28 to R33."""
    if board.top[cell] == HEL:
        return "voluspa/shove-hel"
    if i64(board.around[cell]) & TROLLS:
        return "voluspa/jotunn-beside-troll"
    landing = end_of_line(board.top, cell, step)
    if board.top[landing] == HEL:
        return "voluspa/shove-over-hel"
    if i64(board.around[landing]) & TOO_LONG:
        return "voluspa/shove-too-long"
    return "voluspa/troll-beside-jotunn" if board.top[cell] == TROLL else "voluspa/shove-beside-troll"


def why_no_follow_up(s: State, turn: int, move: int, hermod: int) -> Refusal:
    """The rule that forbids laying a tile after Hermod: that of his line if that is what bars it (R39 to R41)."""
    board = s.board
    refusal = why_no_play(s, turn, move)
    area = int(board.side * board.side)
    way, cell = move // area, move % area
    if refusal.code in ("voluspa/not-in-hand", "voluspa/empty-cell") or follows(board, move, hermod):
        return refusal
    if way == HEL_ON and EMPTY < board.top[cell] < HEL:
        return Refusal("voluspa/hel-not-beside-hermod", refusal.terms)
    if cell == hermod and way in (DRAGON_ON, SKADI_FOR):
        return Refusal("voluspa/on-hermod", refusal.terms)
    return Refusal("voluspa/not-in-line", refusal.terms)
