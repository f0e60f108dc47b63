"""What a play does: to the table, to the hand that made it, and to the score."""

from __future__ import annotations

from mypy_extensions import i64

from gladsheim.games.voluspa.rules.board import Board, end_of_line
from gladsheim.games.voluspa.rules.events import PointsScored, TileCovered, TileExchanged, TileLaid, TileShoved
from gladsheim.games.voluspa.rules.plays import DRAGON_ON, HEL_ON, SKADI_FOR, direction, tile_of
from gladsheim.games.voluspa.rules.scoring import line_points, serpent_points, stands_alone, touching
from gladsheim.games.voluspa.rules.state import State, give_up, take
from gladsheim.games.voluspa.rules.tiles import EMPTY, HEL, JOTUNN, KINDS, NAMES, SERPENT, SKADI
from gladsheim.kernel.events import tell
from gladsheim.kernel.note import note


def lay_out(s: State, turn: i64, way: i64, cell: i64) -> i64:
    """Bring a tile from the hand to the table; the cell that is occupied now and was not before, or else its own."""
    kind = tile_of(way)
    give_up(s, turn, kind)
    s.plays += 1
    if way < DRAGON_ON:
        s.board.put(cell, kind)
        note(s, TileLaid, int(turn), NAMES[int(kind)], int(s.board.x(cell)), int(s.board.y(cell)))
    elif way == SKADI_FOR:
        exchange(s, turn, cell)
    elif way == DRAGON_ON or way == HEL_ON:
        cover(s, turn, kind, cell)
    else:
        return shove(s, turn, cell, direction(s.board, int(way)))
    return cell


def cover(s: State, turn: i64, kind: i64, cell: i64) -> None:
    """A Dragon or Hel goes on top of a tile (R6, R7)."""
    board = s.board
    if s.log is not None:
        covered = NAMES[int(board.top[cell])]
        tell(s, TileCovered(int(turn), NAMES[int(kind)], int(board.x(cell)), int(board.y(cell)), covered))
    board.cover(cell, kind)


def exchange(s: State, turn: i64, cell: i64) -> None:
    """Skadi takes the cell, the player the tile; what lay under it leaves the game (R18)."""
    board = s.board
    taken = int(board.top[cell])
    lost = int(board.below[cell])
    if s.log is not None:
        gone = NAMES[lost] if lost != EMPTY else None
        tell(s, TileExchanged(int(turn), NAMES[taken], int(board.x(cell)), int(board.y(cell)), gone))
    board.exchange(cell, SKADI)
    take(s, turn, taken)
    s.known[turn * KINDS + taken] += 1
    if lost != EMPTY:
        s.removed[lost] += 1


def shove(s: State, turn: i64, cell: i64, step: i64) -> i64:
    """Jotunn takes the cell, the tile goes to the end of its line, with all that lies under it (R29)."""
    board = s.board
    landing = end_of_line(board.top, cell, step)
    if s.log is not None:
        x, y, to_x, to_y = int(board.x(cell)), int(board.y(cell)), int(board.x(landing)), int(board.y(landing))
        tell(s, TileShoved(int(turn), NAMES[int(board.top[cell])], x, y, to_x, to_y))
    board.shove(cell, landing, JOTUNN)
    return landing


def earn(s: State, turn: i64, way: i64, cell: i64) -> bool:
    """Score the tile just laid (p. 2). True if it is a Serpent that may score either line: the player chooses then."""
    board = s.board
    kind = tile_of(way)
    if kind == HEL:
        score(s, turn, 0, 0, touching(board, cell))
        return False
    if kind == SERPENT:
        row = serpent_points(board, cell, 1, s.valkyries_hold)
        column = serpent_points(board, cell, board.side, s.valkyries_hold)
        if row > 0 and column > 0:
            return True
    else:
        row = line_points(board, cell, 1, s.valkyries_hold)
        column = line_points(board, cell, board.side, s.valkyries_hold)
    begun = row + column == 0 and way < DRAGON_ON and begins_line(board, cell)
    score(s, turn, row, column, 1 if begun else 0)
    return False


def begins_line(board: Board, cell: i64) -> bool:
    """A tile that touches nothing but Hel begins a line of 1 (R26); a Serpent only where no tile stands farther off."""
    if touching(board, cell) > 0:
        return False
    if board.top[cell] != SERPENT:
        return True
    return stands_alone(board, cell, 1) or stands_alone(board, cell, board.side)


def score(s: State, turn: i64, row: i64, column: i64, beside: i64) -> None:
    """Points for the row, for the column, and for tiles beside Hel or a line begun at Hel (R24, R26)."""
    points = row + column + beside
    if points > 0:
        s.scores[turn] += points
        s.moments[turn] = s.plays
    note(s, PointsScored, int(turn), int(points), int(row), int(column), int(beside))
