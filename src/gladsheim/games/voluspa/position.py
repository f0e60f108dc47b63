"""Positions written by hand: for the rulebook's examples, for puzzles and for bug reports."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from gladsheim.errors import BadPosition
from gladsheim.games.voluspa.bag import HAND
from gladsheim.games.voluspa.board import LONGEST, Board, board_of, end_of_line
from gladsheim.games.voluspa.notation import tile_words
from gladsheim.games.voluspa.seen import names, tiles_of
from gladsheim.games.voluspa.state import State, holds_any
from gladsheim.games.voluspa.tiles import (
    DRAGON,
    EMPTY,
    HEL,
    HERMOD,
    KIND_OF,
    KINDS,
    MOST_SEATS,
    SERPENT,
    TILES,
    hels_each,
    stack_names,
    stock,
)
from gladsheim.games.voluspa.turn import LAY, ChooseLine, FollowUp, Lay, end_turn, next_turn
from gladsheim.kernel.dump import Data
from gladsheim.kernel.step import then
from gladsheim.words import Term, Words, quoted, say

KEYS: Final = (
    "seats", "options", "board", "hands", "turn", "scores", "hermod", "serpent", "bag", "removed", "known", "moments",
)  # fmt: skip
WIDEST: Final = 100
"""All the tiles of the game in one line, Hels between them, reach no farther."""

MANY: Final = 99
"""More tiles of a kind than there can be."""

COORDINATE: Final = re.compile(r"\s*(-?[0-9]{1,3})\s*,\s*(-?[0-9]{1,3})\s*")


def read_position(data: Data) -> State:
    """The state of a position; raises BadPosition with a sentence that says what is wrong."""
    for key in data:
        if key not in KEYS:
            raise bad("unknown-key", key=quoted(key), keys=", ".join(KEYS))
    hands_given = data.get("hands")
    seats = number(data, "seats", len(hands_given) if isinstance(hands_given, list) else 2, 2, MOST_SEATS)
    options = data.get("options", {})
    if not isinstance(options, Mapping) or not all(isinstance(value, bool) for value in options.values()):
        raise bad("not-options")
    edda = options.get("edda", False)
    board = read_board(data.get("board", {}))
    hands = [counted(tiles) for tiles in by_seat(data, "hands", seats, [])]
    known = [counted(tiles) for tiles in by_seat(data, "known", seats, [])]
    check_hands(hands, known, seats)
    removed = counted(data.get("removed", []))
    bag = left_over(edda, seats, on_table(board), hands, removed, data.get("bag"))
    s = State(
        seats,
        [],
        [],
        edda,
        options.get("valkyries_hold", False),
        board,
        vec[i64]([n for hand in hands for n in hand]),
        vec[i64]([n for hand in known for n in hand]),
        vec[i64]([sum(hand[:HEL]) for hand in hands]),
        vec[i64](bag),
        sum(bag),
        vec[i64](removed),
        vec[i64](points(data, "scores", seats)),
        vec[i64](points(data, "moments", seats)),
        0,
    )
    s.plays = max(int(moment) for moment in s.moments)
    open_turn(s, number(data, "turn", 0, 0, seats - 1), data)
    return s


def open_turn(s: State, turn: int, data: Data) -> None:
    """Ask what is open in this position."""
    if "hermod" in data and "serpent" in data:
        raise bad("two-questions")
    for key, kind, step in (("hermod", HERMOD, FollowUp), ("serpent", SERPENT, ChooseLine)):
        if key in data:
            x, y = coordinate(data[key])
            if not s.board.holds(x, y) or s.board.top[s.board.cell(x, y)] != kind:
                raise bad("not-there", tile=Words(f"voluspa-{key}"), x=x, y=y)
            if key == "serpent" or holds_any(s, turn):
                then(s, step(turn, x, y))
                return
    if "hermod" in data:
        end_turn(s, turn)
    elif holds_any(s, turn):
        then(s, LAY[turn])
    else:
        next_turn(s, turn)


def read_board(data: Any) -> Board:
    """The stacks of the table, each checked for itself, then all together."""
    if not isinstance(data, Mapping):
        raise bad("not-a-board", text=quoted(data))
    if not data:
        raise bad("no-tile")
    stacks = []
    for key, tiles in data.items():
        x, y = coordinate(key)
        kinds = [kind_of(tile) for tile in listed(tiles)]
        if not kinds:
            raise bad("empty-stack", x=x, y=y)
        if kinds[0] == HEL:
            raise bad("hel-on-nothing", x=x, y=y)
        if not is_stack(kinds):
            raise bad("no-such-stack", x=x, y=y, stack=", ".join(listed(tiles)))
        stacks.append((x, y, kinds[-1], [0, *kinds][-2] + 16 * [0, 0, *kinds][-3]))
    if len({(x, y) for x, y, _, _ in stacks}) < len(stacks):
        raise bad("twice")
    for axis in (0, 1):
        if max(stack[axis] for stack in stacks) - min(stack[axis] for stack in stacks) > WIDEST:
            raise bad("too-wide", widest=WIDEST)
    board = board_of(stacks)
    for cell in board.tiles.ascending():
        for step in (1, int(board.side)):
            length = (end_of_line(board.top, cell, step) - end_of_line(board.top, cell, -step)) // step - 1
            if length > LONGEST and board.top[cell] != HEL:
                raise bad("long-line", x=int(board.x(cell)), y=int(board.y(cell)), length=int(length))
    return board


def is_stack(kinds: list[int]) -> bool:
    """Tile, at most one Dragon on it, at most one Hel on that (R51)."""
    if len(kinds) > 3 or any(kind not in (DRAGON, HEL) for kind in kinds[1:]):
        return False
    return kinds.count(DRAGON) < 2 and HEL not in kinds[:-1]


def check_hands(hands: list[list[int]], known: list[list[int]], seats: int) -> None:
    """Five tiles at most, as many Hels as were dealt, and nothing known that is not there."""
    for seat, hand in enumerate(hands):
        if sum(hand[:HEL]) > HAND:
            raise bad("large-hand", seat=seat, count=sum(hand[:HEL]))
        if hand[HEL] > hels_each(seats):
            raise bad("many-hels", seat=seat, count=hand[HEL], each=hels_each(seats))
        for kind in range(KINDS):
            if known[seat][kind] > hand[kind]:
                raise bad("known-not-held", seat=seat, tile=tile_words(kind))


def left_over(
    edda: bool, seats: int, table: list[int], hands: list[list[int]], removed: list[int], bag: Any
) -> list[int]:
    """The stock: what is written, or else what is left of the full set. Whatever is nowhere counts as removed."""
    full = stock(edda)
    full[HEL] = hels_each(seats) * seats if edda else 0
    left = [full[k] - table[k] - removed[k] - sum(hand[k] for hand in hands) for k in range(KINDS)]
    given = None if bag is None else counted(bag)
    for kind in range(1, KINDS):
        missing = left[kind] - (given[kind] if given else 0)
        if missing < 0 and full[kind] == 0 and TILES[kind].saga:
            raise bad("saga-tile", tile=tile_words(kind))
        if missing < 0:
            raise bad("too-many", tile=tile_words(kind), count=full[kind] - missing, full=full[kind])
    if given is not None and given[HEL]:
        raise bad("hel-in-bag")
    rest = left if given is None else [n - m for n, m in zip(left, given, strict=True)]
    removed[HEL] += rest[HEL]
    if given is None:
        return [*left[:HEL], 0]
    for kind in range(1, HEL):
        removed[kind] += rest[kind]
    return given


def on_table(board: Board) -> list[int]:
    """Every tile on the table, covered ones too, by kind."""
    counts = [0] * KINDS
    for _, _, top, below in board.stacks():
        for kind in (top, below & 15, below >> 4):
            counts[kind] += 1
    counts[EMPTY] = 0
    return counts


def write_position(s: State) -> Data:
    """The position as a person would write it; what the defaults give is left out."""
    step = s.stack[-1] if s.stack else None
    data: Data = {
        "seats": s.seats,
        "options": {"edda": s.edda, "valkyries_hold": s.valkyries_hold},
        "board": {f"{x},{y}": stack_names(top, below) for x, y, top, below in s.board.stacks()},
        "hands": [names(s, seat) for seat in range(s.seats)],
        "turn": step.turn if isinstance(step, Lay | FollowUp | ChooseLine) else 0,
        "scores": [int(score) for score in s.scores],
        "moments": [int(moment) for moment in s.moments],
        "known": [tiles_of([int(n) for n in s.known[seat * KINDS : (seat + 1) * KINDS]]) for seat in range(s.seats)],
        "bag": tiles_of([int(n) for n in s.bag]),
        "removed": tiles_of([*(int(n) for n in s.removed[:HEL]), 0]),
    }
    if isinstance(step, FollowUp):
        data["hermod"] = f"{step.x},{step.y}"
    if isinstance(step, ChooseLine):
        data["serpent"] = f"{step.x},{step.y}"
    return data


def coordinate(text: Any) -> tuple[int, int]:
    """`1,0` as x and y."""
    found = COORDINATE.fullmatch(text) if isinstance(text, str) else None
    if found is None:
        raise bad("not-a-coordinate", text=quoted(text))
    return int(found[1]), int(found[2])


def counted(tiles: Any) -> list[int]:
    """A list of names, or names with their counts, as counts by kind."""
    counts = [0] * KINDS
    if isinstance(tiles, Mapping):
        for name, n in tiles.items():
            if isinstance(n, bool) or not isinstance(n, int) or n < 0:
                raise bad("not-a-number", key=quoted(name), text=quoted(n), least=0, most=MANY)
            counts[kind_of(name)] += min(n, MANY)
    else:
        for name in listed(tiles):
            counts[kind_of(name)] += 1
    return counts


def listed(tiles: Any) -> list[str]:
    """A list of names, and nothing else."""
    if not isinstance(tiles, list | tuple):
        raise bad("not-a-list", text=quoted(tiles))
    return [quoted(name) for name in tiles]


def kind_of(name: Any) -> int:
    """The kind of a tile by its name."""
    if not isinstance(name, str) or name not in KIND_OF:
        raise bad("unknown-tile", tile=quoted(name))
    return KIND_OF[name]


def by_seat(data: Data, key: str, seats: int, default: Any) -> list[Any]:
    """A list with one entry per seat."""
    value = data.get(key, [default] * seats)
    if not isinstance(value, list | tuple) or len(value) != seats:
        raise bad("not-by-seat", key=key, seats=seats)
    return list(value)


def points(data: Data, key: str, seats: int) -> list[int]:
    """A number per seat, none below zero."""
    values = by_seat(data, key, seats, 0)
    return [number({key: value}, key, 0, 0, 9999) for value in values]


def number(data: Data, key: str, default: int, least: int, most: int) -> int:
    """A whole number within bounds."""
    value = data.get(key, default)
    if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
        raise bad("not-a-number", key=key, text=quoted(value), least=least, most=most)
    return value


def bad(reason: str, **terms: Term) -> BadPosition:
    """An impossible position, and what is wrong with it."""
    words = Words(f"voluspa-position-{reason}", terms)
    return BadPosition(f"voluspa/position-{reason}", say(words), terms)
