"""A turn: move a piece, capture, and see whether the game is over."""

from __future__ import annotations

import re
from typing import Final

from gladsheim.kernel.events import tell
from gladsheim.kernel.step import Asking, Moves, then, unreadable
from gladsheim.words import Refusal, Words
from hnefatafl.rules.boards import ATTACKERS, DEFENDERS, EMPTY, KING, PIECES, position_text
from hnefatafl.rules.capturing import captured
from hnefatafl.rules.events import GameDrawn, KingCaptured, KingEscaped, NoMoveLeft, PieceCaptured, PieceMoved
from hnefatafl.rules.moving import can_move, moves_of, why_not
from hnefatafl.rules.state import State, board_of

MOVE: Final = re.compile(r"([a-z][1-9][0-9]?)(?: ?- ?| to | |)([a-z][1-9][0-9]?)")

REPEATS: Final = 3
"""So often the same position, and the game is drawn (R13)."""

QUIET: Final = 100
"""So many moves without a capture, fifty by each side, and it is drawn too (R14)."""


class Move(Asking):
    """Move one piece of yours; whatever it closes in on is captured."""

    def span(self, s: State) -> int:
        area = board_of(s).area
        return area * area

    def moves(self, s: State, out: Moves) -> None:
        for move in moves_of(board_of(s), s.cells, self.turn):
            out.add(move)

    def answer(self, s: State, move: int) -> None:
        board = board_of(s)
        start, end = divmod(move, board.area)
        piece = s.cells[start]
        s.cells[start], s.cells[end] = EMPTY, piece
        tell(s, PieceMoved(self.turn, PIECES[piece], board.name_of(start), board.name_of(end)))
        victims = captured(board, s.cells, end)
        king_is_taken = any(s.cells[victim] == KING for victim in victims)
        for victim in victims:
            take(s, self.turn, victim)
        if king_is_taken:
            s.winner = ATTACKERS
        elif piece == KING and end in board.exits:
            s.winner = DEFENDERS
            tell(s, KingEscaped(self.turn, board.name_of(end)))
        else:
            go_on(s, 1 - self.turn, bool(victims))

    def show(self, s: State, move: int) -> str:
        board = board_of(s)
        start, end = divmod(move, board.area)
        return f"{board.name_of(start)}-{board.name_of(end)}"

    def read(self, s: State, text: str) -> int:
        found = MOVE.fullmatch(text)
        if found is None:
            raise unreadable(text)
        board = board_of(s)
        squares = []
        for name in found.groups():
            square = board.square(name)
            if square is None:
                raise unreadable(text, Refusal("hnefatafl/off-board", {"square": name, "side": board.side}))
            squares.append(square)
        return squares[0] * board.area + squares[1]

    def why_not(self, s: State, move: int) -> Refusal:
        return why_not(board_of(s), s.cells, self.turn, move)

    def prompt(self, s: State) -> Words:
        return Words("hnefatafl-ask-attackers" if self.turn == ATTACKERS else f"hnefatafl-ask-{s.board}")

    def warning(self, s: State, move: int) -> Words | None:
        """A move may end the game without a winner."""
        board = board_of(s)
        start, end = divmod(move, board.area)
        cells = s.cells.copy()
        cells[start], cells[end] = EMPTY, cells[start]
        if captured(board, cells, end) or (cells[end] == KING and end in board.exits):
            return None
        if s.past.count(position_text(cells, 1 - self.turn)) == REPEATS - 1:
            return Words("hnefatafl-warn-repeat")
        return Words("hnefatafl-warn-quiet") if len(s.past) == QUIET else None


def take(s: State, seat: int, square: int) -> None:
    """A captured piece leaves the board."""
    piece, name = s.cells[square], board_of(s).name_of(square)
    s.cells[square] = EMPTY
    tell(s, KingCaptured(seat, name) if piece == KING else PieceCaptured(seat, PIECES[piece], name))


def go_on(s: State, turn: int, after_capture: bool) -> None:
    """The other seat is asked, unless it cannot move or nothing will come of it any more (R12 to R14)."""
    if after_capture:
        s.past = []
    now = position_text(s.cells, turn)
    s.past.append(now)
    if not can_move(board_of(s), s.cells, turn):
        s.winner = 1 - turn
        tell(s, NoMoveLeft(turn))
    elif s.past.count(now) == REPEATS:
        tell(s, GameDrawn("repeat"))
    elif len(s.past) > QUIET:
        tell(s, GameDrawn("quiet"))
    else:
        then(s, Move(turn))
