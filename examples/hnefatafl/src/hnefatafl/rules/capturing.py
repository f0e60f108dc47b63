"""How pieces are captured: between two enemies; the king on and beside his throne from all sides."""

from __future__ import annotations

from hnefatafl.rules.boards import ATTACKER, DEFENDERS, EMPTY, KING, Board, seat_of


def captured(board: Board, cells: list[int], square: int) -> list[int]:
    """The squares of all pieces that the piece which has just come to a square captures (R5 to R10)."""
    seat = seat_of(cells[square])
    found = []
    for victim, behind in board.pairs[square]:
        piece = cells[victim]
        if piece == EMPTY or seat_of(piece) == seat or piece == KING:
            continue
        if is_hostile(board, cells, behind, piece):
            found.append(victim)
    if seat != DEFENDERS:
        found += [victim for victim in board.beside[square] if is_king_taken(board, cells, victim, square)]
    return found


def is_hostile(board: Board, cells: list[int], square: int, piece: int) -> bool:
    """An enemy stands there, the throne is empty, or it is a corner (R5 to R7)."""
    other = cells[square]
    if other != EMPTY:
        return seat_of(other) != seat_of(piece)
    return square == board.throne or square in board.corners


def is_king_taken(board: Board, cells: list[int], king: int, mover: int) -> bool:
    """Whether attackers have closed in on the king who stands there, the last of them just now (R8 to R10)."""
    if cells[king] != KING:
        return False
    if king == board.throne or king in board.beside[board.throne]:
        return all(cells[one] == ATTACKER or one == board.throne for one in board.beside[king])
    opposite = 2 * king - mover
    return opposite in board.beside[king] and cells[opposite] == ATTACKER
