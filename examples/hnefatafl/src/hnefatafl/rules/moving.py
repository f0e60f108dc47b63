"""How pieces move: in a straight line over empty squares, and who may stand where."""

from __future__ import annotations

from gladsheim.words import Refusal
from hnefatafl.rules.boards import EMPTY, KING, Board, seat_of


def may_stop(board: Board, piece: int, square: int) -> bool:
    """Only the king stands on a corner or on the throne, and in Tablut not even he returns to it (R3, R4)."""
    if square == board.throne:
        return piece == KING and board.throne_is_open
    return piece == KING or square not in board.corners


def destinations(board: Board, cells: list[int], square: int) -> list[int]:
    """Where the piece on a square may go, ascending (R2 to R4)."""
    piece = cells[square]
    found = []
    for line in board.lines[square]:
        for target in line:
            if cells[target] != EMPTY or (target == board.throne and not board.throne_is_open):
                break
            if may_stop(board, piece, target):
                found.append(target)
    found.sort()
    return found


def moves_of(board: Board, cells: list[int], seat: int) -> list[int]:
    """Every move of a seat, ascending: the square it leaves times the area, plus the square it reaches."""
    area = board.area
    return [
        square * area + target
        for square in range(area)
        if cells[square] != EMPTY and seat_of(cells[square]) == seat
        for target in destinations(board, cells, square)
    ]


def can_move(board: Board, cells: list[int], seat: int) -> bool:
    """Whether a seat has a move at all (R12)."""
    return any(
        destinations(board, cells, square)
        for square in range(board.area)
        if cells[square] != EMPTY and seat_of(cells[square]) == seat
    )


def why_not(board: Board, cells: list[int], seat: int, move: int) -> Refusal:
    """The rule that forbids a move."""
    square, target = divmod(move, board.area)
    piece = cells[square]
    terms = {"from": board.name_of(square), "to": board.name_of(target)}
    if piece == EMPTY:
        return Refusal("hnefatafl/no-piece", {"square": terms["from"]})
    if seat_of(piece) != seat:
        return Refusal("hnefatafl/not-yours", {"square": terms["from"]})
    if square == target:
        return Refusal("hnefatafl/stays", {"square": terms["from"]})
    line = next((line for line in board.lines[square] if target in line), None)
    if line is None:
        return Refusal("hnefatafl/not-straight", {**terms})
    way = line[: line.index(target) + 1]
    blocked = next((one for one in way if cells[one] != EMPTY), None)
    if blocked is not None:
        return Refusal("hnefatafl/in-the-way", {**terms, "square": board.name_of(blocked)})
    if board.throne in way and not board.throne_is_open:
        return Refusal("hnefatafl/throne-closed", {"square": board.name_of(board.throne)})
    if target == board.throne:
        return Refusal("hnefatafl/throne", {"square": terms["to"]})
    return Refusal("hnefatafl/corner", {"square": terms["to"]})
