"""What a position is worth to the defenders: pieces, and above all the king's ways out."""

from __future__ import annotations

from typing import Final

from hnefatafl.rules.boards import ATTACKER, DEFENDER, EMPTY, KING, Board
from hnefatafl.rules.moving import destinations

WON: Final = 100_000
"""More than any position that is still open."""

FORK: Final = 5_000
"""Two ways out at once: attackers can close only one."""

WAY: Final = 60
NEARLY: Final = 12
ROOM: Final = 2
DEFENDER_WORTH: Final = 100
ATTACKER_WORTH: Final = 50
CLOSE: Final = 15
"""An attacker beside the king."""


def ways_out(board: Board, cells: list[int], square: int) -> int:
    """In how many directions the king could leave from a square."""
    ways = 0
    for line in board.lines[square]:
        for target in line:
            if cells[target] != EMPTY or (target == board.throne and not board.throne_is_open):
                break
            if target in board.exits:
                ways += 1
                break
    return ways


def worth(board: Board, cells: list[int], defenders_move: bool) -> int:
    """What the defenders may hope for."""
    return sum(parts(board, cells, defenders_move))


def parts(board: Board, cells: list[int], defenders_move: bool) -> tuple[int, int]:
    """The same, by pieces and by the king's ways out; where he is as good as out, no piece counts."""
    king = cells.index(KING)
    ways = ways_out(board, cells, king)
    if ways and defenders_move:
        return 0, WON - 1
    pieces = cells.count(DEFENDER) * DEFENDER_WORTH - cells.count(ATTACKER) * ATTACKER_WORTH
    freedom = FORK if ways > 1 else ways * WAY
    for square in destinations(board, cells, king):
        freedom += ROOM
        if cells[square] == EMPTY and square not in board.exits:
            freedom += NEARLY * min(2, ways_out(board, cells, square))
    for square in board.beside[king]:
        if cells[square] == ATTACKER:
            freedom -= CLOSE
    return pieces, freedom
