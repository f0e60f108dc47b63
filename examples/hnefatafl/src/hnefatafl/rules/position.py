"""Positions written by hand: rows from the top down, whose turn it is, and what has been there before."""

from __future__ import annotations

from typing import Any, Final

from gladsheim.kernel.dump import Data
from gladsheim.kernel.step import then
from gladsheim.kernel.view import Options
from gladsheim.kernel.written import bad_position, listed, one_of, spelled, too_many
from gladsheim.words import Words
from hnefatafl.rules.boards import BOARDS, EMPTY, KING, LETTERS, PIECES, Board, cells_of, position_text, rows_of
from hnefatafl.rules.moving import can_move, may_stop
from hnefatafl.rules.state import State, board_of
from hnefatafl.rules.state_start import start
from hnefatafl.rules.turn import QUIET, REPEATS, Move

KEYS: Final = ("options", "rows", "turn", "past")
SIDES: Final = ("attackers", "defenders")


def read_position(data: Data, options: Options) -> State:
    """The state of a position; raises BadPosition with a sentence that says what is wrong."""
    board = BOARDS[str(options["board"])]
    turn = one_of(data, "turn", SIDES, SIDES[0])
    cells = read_rows("rows", data.get("rows", rows_of(board.start, board.side)), board)
    if not can_move(board, cells, turn):
        raise bad_position("hnefatafl/position-over")
    past = [read_past(board, one) for one in listed("past", data.get("past", []))]
    past.append(position_text(cells, turn))
    if len(past) > QUIET or any(past.count(one) >= REPEATS for one in past):
        raise bad_position("hnefatafl/position-drawn")
    s = start(2, board.name)
    s.cells, s.past = cells, past
    then(s, Move(turn))
    return s


def read_rows(key: str, value: Any, board: Board) -> list[int]:
    """The pieces of all rows, which there can be, where they can be."""
    rows = listed(key, value)
    fits = len(rows) == board.side
    if not fits or any(not isinstance(row, str) or len(row) != board.side or set(row) - set(LETTERS) for row in rows):
        raise bad_position("hnefatafl/position-rows", key=key, side=board.side, text=spelled(rows))
    cells = cells_of(rows)
    for piece in range(1, len(PIECES)):
        if cells.count(piece) > board.start.count(piece):
            raise too_many(Words(f"hnefatafl-{PIECES[piece]}"), {key: cells.count(piece)}, board.start.count(piece))
    if KING not in cells or cells.index(KING) in board.exits:
        raise bad_position("hnefatafl/position-king")
    for square, piece in enumerate(cells):
        at_home = piece == KING and square == board.throne
        if piece != EMPTY and not at_home and not may_stop(board, piece, square):
            raise bad_position("hnefatafl/position-square", square=board.name_of(square))
    return cells


def read_past(board: Board, value: Any) -> str:
    """An earlier position, as the turn and the rows in one text."""
    words = value.split() if isinstance(value, str) else []
    if len(words) != 2 or words[0] not in SIDES:
        raise bad_position("hnefatafl/position-past", text=spelled(value))
    return position_text(read_rows("past", words[1].split("/"), board), SIDES.index(words[0]))


def write_position(s: State) -> Data:
    """The position as a person would write it; what has been there before only if there is something."""
    board = board_of(s)
    if not s.stack:
        raise bad_position("hnefatafl/position-over")
    turn = int(s.past[-1][0])
    data: Data = {"options": {"board": s.board}, "rows": rows_of(s.cells, board.side), "turn": SIDES[turn]}
    past = [f"{SIDES[int(text[0])]} {'/'.join(text_rows(text[1:], board.side))}" for text in s.past[:-1]]
    return {**data, "past": past} if past else data


def text_rows(text: str, side: int) -> list[str]:
    """Rows from the top down out of squares from a1 on."""
    return rows_of([LETTERS.index(letter) for letter in text], side)
