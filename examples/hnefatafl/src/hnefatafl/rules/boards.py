"""The two boards: squares, start positions, and the rules in which they differ."""

from __future__ import annotations

from typing import Final

EMPTY: Final = 0
ATTACKER: Final = 1
DEFENDER: Final = 2
KING: Final = 3
PIECES: Final = ("", "attacker", "defender", "king")
LETTERS: Final = ".adk"

ATTACKERS: Final = 0
DEFENDERS: Final = 1
"""The seats. Attackers move first (R1)."""

Line = tuple[int, ...]


class Board:
    """One of the boards. Squares are numbered from a1 to the right, row by row upwards."""

    def __init__(self, name: str, rows: tuple[str, ...], to_corners: bool, throne_is_open: bool) -> None:
        self.name = name
        self.side = len(rows)
        self.area = self.side * self.side
        self.start = cells_of(rows)
        self.throne = self.area // 2
        self.throne_is_open = throne_is_open  # R4: the king may return to it, and all may cross it
        last = self.side - 1
        self.corners = frozenset((0, last, self.area - self.side, self.area - 1)) if to_corners else frozenset()
        edge = frozenset(n for n in range(self.area) if n % self.side in (0, last) or n // self.side in (0, last))
        self.exits = self.corners or edge
        self.lines = tuple(lines_from(square, self.side) for square in range(self.area))
        self.beside = tuple(tuple(line[0] for line in lines) for lines in self.lines)
        self.pairs = tuple(tuple((line[0], line[1]) for line in lines if len(line) > 1) for lines in self.lines)

    def square(self, name: str) -> int | None:
        """The square of a name such as d4, if the board has it."""
        column, row = ord(name[0]) - ord("a"), int(name[1:]) - 1
        return row * self.side + column if 0 <= column < self.side and 0 <= row < self.side else None

    def name_of(self, square: int) -> str:
        """Its letter and its number."""
        return f"{chr(ord('a') + square % self.side)}{square // self.side + 1}"


def cells_of(rows: tuple[str, ...] | list[str]) -> list[int]:
    """Pieces by square; the rows are written from the top down."""
    return [LETTERS.index(letter) for row in reversed(rows) for letter in row]


def rows_of(cells: list[int], side: int) -> list[str]:
    """The same, written again."""
    text = "".join(LETTERS[piece] for piece in cells)
    return [text[n : n + side] for n in range(len(text) - side, -1, -side)]


def position_text(cells: list[int], turn: int) -> str:
    """A position and whose turn it is: equal texts are the same position again (R13)."""
    return str(turn) + "".join(LETTERS[piece] for piece in cells)


def lines_from(square: int, side: int) -> tuple[Line, ...]:
    """All squares in each direction, the nearest first; a direction without squares is left out."""
    column, row = square % side, square // side
    lines = (
        tuple(range(square - side, -1, -side)),
        tuple(range(square - 1, row * side - 1, -1)),
        tuple(range(square + 1, row * side + side)),
        tuple(range(square + side, side * side, side)),
    )
    assert 0 <= column < side, "a square lies on the board"
    return tuple(line for line in lines if line)


BRANDUBH: Final = Board(
    "brandubh",
    (
        "...a...",
        "...a...",
        "...d...",
        "aadkdaa",
        "...d...",
        "...a...",
        "...a...",
    ),
    to_corners=True,
    throne_is_open=True,
)

TABLUT: Final = Board(
    "tablut",
    (
        "...aaa...",
        "....a....",
        "....d....",
        "a...d...a",
        "aaddkddaa",
        "a...d...a",
        "....d....",
        "....a....",
        "...aaa...",
    ),
    to_corners=False,
    throne_is_open=False,
)

BOARDS: Final = {board.name: board for board in (BRANDUBH, TABLUT)}


def seat_of(piece: int) -> int:
    """Whose piece it is."""
    return ATTACKERS if piece == ATTACKER else DEFENDERS
