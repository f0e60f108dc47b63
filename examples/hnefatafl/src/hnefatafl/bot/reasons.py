"""Why a move is good, in a sentence that begins with it."""

from __future__ import annotations

from gladsheim.words import Words
from hnefatafl.bot.search import make
from hnefatafl.bot.worth import ways_out
from hnefatafl.rules.boards import ATTACKERS, DEFENDERS, KING, Board
from hnefatafl.rules.moving import destinations, moves_of


def why(board: Board, cells: list[int], seat: int, move: int) -> Words:
    """The most telling of all that a move does; the squares are ours to change."""
    start, end = divmod(move, board.area)
    text = f"{board.name_of(start)}-{board.name_of(end)}"
    before = ways_out(board, cells, cells.index(KING))
    was_in_danger = seat == DEFENDERS and is_in_danger(board, cells)
    outcome = make(board, cells, move)
    if outcome.is_won:
        return Words("hnefatafl-why-escapes" if seat == DEFENDERS else "hnefatafl-why-takes-king", {"move": text})
    king = cells.index(KING)
    ways = ways_out(board, cells, king)
    if seat == DEFENDERS and ways > 1:
        return Words("hnefatafl-why-two-ways", {"move": text})
    if seat == ATTACKERS and before and not ways:
        return Words("hnefatafl-why-closes", {"move": text})
    if was_in_danger and not is_in_danger(board, cells):
        return Words("hnefatafl-why-saves", {"move": text})
    if seat == ATTACKERS and is_in_danger(board, cells):
        return Words("hnefatafl-why-threatens", {"move": text})
    if outcome.taken:
        return Words("hnefatafl-why-captures", {"move": text, "count": len(outcome.taken)})
    if seat == DEFENDERS and ways:
        return Words("hnefatafl-why-one-way", {"move": text})
    side = "attackers" if seat == ATTACKERS else "defenders"
    return Words(f"hnefatafl-why-{side}", {"move": text, "count": len(destinations(board, cells, king))})


def is_in_danger(board: Board, cells: list[int]) -> bool:
    """Whether the attackers could capture the king with their next move."""
    king = cells.index(KING)
    for move in moves_of(board, cells, ATTACKERS):
        if move % board.area in board.beside[king]:
            copy = cells.copy()
            if make(board, copy, move).is_won:
                return True
    return False
