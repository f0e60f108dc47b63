"""Positions written by hand: for the rulebook's examples, for puzzles and for bug reports."""

from __future__ import annotations

import re
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from gladsheim.errors import BadPosition
from gladsheim.games.voluspa.rules.bag import HAND
from gladsheim.games.voluspa.rules.board import LONGEST, Board, board_of, end_of_line
from gladsheim.games.voluspa.rules.notation import tile_words
from gladsheim.games.voluspa.rules.seen import names, tiles_of
from gladsheim.games.voluspa.rules.state import State, holds_any
from gladsheim.games.voluspa.rules.state_start import start
from gladsheim.games.voluspa.rules.tiles import (
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
from gladsheim.games.voluspa.rules.turn import LAY, ChooseLine, FollowUp, Lay, end_turn, next_turn
from gladsheim.kernel.dump import Data
from gladsheim.kernel.step import then
from gladsheim.kernel.view import Options
from gladsheim.kernel.written import MANY, bad_position, by_seat, listed, number, place_of, spelled, too_many
from gladsheim.words import Term, Words

KEYS: Final = (
    "seats", "options", "board", "hands", "turn", "scores", "hermod", "serpent", "bag", "removed", "known", "moments",
    "plays",
)  # fmt: skip
WIDEST: Final = 100
"""All the tiles of the game in one line, Hels between them, reach no farther."""

MOST_POINTS: Final = 9999
TILE_NAMES: Final = tuple(KIND_OF)

COORDINATE: Final = re.compile(r"\s*(-?[0-9]{1,3})\s*,\s*(-?[0-9]{1,3})\s*")


def read_position(data: Data, options: Options) -> State:
    """The state of a position; raises BadPosition with a sentence that says what is wrong."""
    hands_given = data.get("hands")
    seats = number(data, "seats", len(hands_given) if isinstance(hands_given, list) else 2, 2, MOST_SEATS)
    edda = options["edda"] is True
    board = read_board(data.get("board", {}))
    hands = [counted("hands", tiles) for tiles in by_seat(data, "hands", seats, [])]
    known = [counted("known", tiles) for tiles in by_seat(data, "known", seats, [])]
    check_hands(hands, known, seats)
    removed = counted("removed", data.get("removed", []))
    bag = left_over(edda, seats, on_table(board), hands, removed, data.get("bag"))
    s = start(seats, edda, options["valkyries_hold"] is True)
    s.board = board
    s.hands = vec[i64]([n for hand in hands for n in hand])
    s.known = vec[i64]([n for hand in known for n in hand])
    s.held = vec[i64]([sum(hand[:HEL]) for hand in hands])
    s.bag = vec[i64](bag)
    s.in_bag = sum(bag)
    s.removed = vec[i64](removed)
    s.scores = vec[i64](points(data, "scores", seats))
    s.moments = vec[i64](points(data, "moments", seats))
    last = max(int(moment) for moment in s.moments)
    s.plays = number(data, "plays", last, last, MOST_POINTS)
    s.log = []
    open_turn(s, number(data, "turn", 0, 0, seats - 1), data)
    return s


def open_turn(s: State, turn: int, data: Data) -> None:
    """Ask what is open in this position."""
    if "hermod" in data and "serpent" in data:
        raise bad("two-questions")
    for key, kind, step in (("hermod", HERMOD, FollowUp), ("serpent", SERPENT, ChooseLine)):
        if key in data:
            x, y = coordinate(key, data[key])
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
    if not isinstance(data, dict):
        raise bad("not-a-board", text=spelled(data))
    if not data:
        raise bad("no-tile")
    stacks: list[tuple[int, int, int, int]] = []
    for key, tiles in data.items():
        x, y = coordinate("board", key)
        kinds = [kind_of("board", tile) for tile in listed("board", tiles)]
        if not kinds:
            raise bad("empty-stack", x=x, y=y)
        if kinds[0] == HEL:
            raise bad("hel-on-nothing", x=x, y=y)
        if not is_stack(kinds):
            raise bad("no-such-stack", x=x, y=y, stack=", ".join(tiles))
        if any((x, y) == stack[:2] for stack in stacks):
            raise bad_position("position/named-twice", key="board", text=f"{x},{y}")
        stacks.append((x, y, kinds[-1], [0, *kinds][-2] + 16 * [0, 0, *kinds][-3]))
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
    given = None if bag is None else counted("bag", bag)
    rest = full.copy()
    for kind in range(1, KINDS):
        held = sum(hand[kind] for hand in hands)
        places = {"board": table[kind], "hands": held, "bag": given[kind] if given else 0, "removed": removed[kind]}
        rest[kind] -= sum(places.values())
        if rest[kind] < 0 and full[kind] == 0 and TILES[kind].saga:
            raise bad("saga-tile", tile=tile_words(kind))
        if rest[kind] < 0:
            raise too_many(tile_words(kind), places, full[kind])
    if given is not None and given[HEL]:
        raise bad("hel-in-bag")
    removed[HEL] += rest[HEL]
    if given is None:
        return [*rest[:HEL], 0]
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
    """The position as a person would write it; raises BadPosition while a tile is to be drawn."""
    step = s.stack[-1] if s.stack else None
    if step is not None and not isinstance(step, Lay | FollowUp | ChooseLine):
        raise bad("in-between")
    data: Data = {
        "seats": s.seats,
        "options": {"edda": s.edda, "valkyries_hold": s.valkyries_hold},
        "board": {f"{x},{y}": stack_names(top, below) for x, y, top, below in s.board.stacks()},
        "hands": [names(s, seat) for seat in range(s.seats)],
        "turn": step.turn if isinstance(step, Lay | FollowUp | ChooseLine) else 0,
        "scores": [int(score) for score in s.scores],
        "moments": [int(moment) for moment in s.moments],
        "plays": int(s.plays),
        "known": [tiles_of([int(n) for n in s.known[seat * KINDS : (seat + 1) * KINDS]]) for seat in range(s.seats)],
        "bag": tiles_of([int(n) for n in s.bag]),
        "removed": tiles_of([*(int(n) for n in s.removed[:HEL]), 0]),
    }
    if isinstance(step, FollowUp):
        data["hermod"] = f"{step.x},{step.y}"
    if isinstance(step, ChooseLine):
        data["serpent"] = f"{step.x},{step.y}"
    return data


def coordinate(key: str, text: Any) -> tuple[int, int]:
    """`1,0` as x and y."""
    found = COORDINATE.fullmatch(text) if isinstance(text, str) else None
    if found is None:
        raise bad("not-a-coordinate", key=key, text=spelled(text) or '""')
    return int(found[1]), int(found[2])


def counted(key: str, tiles: Any) -> list[int]:
    """A list of names, or names with their counts, as counts by kind."""
    counts = [0] * KINDS
    if isinstance(tiles, dict):
        for name, n in tiles.items():
            counts[kind_of(key, name)] += number({name: n}, name, 0, 0, MANY)
    else:
        for name in listed(key, tiles):
            counts[kind_of(key, name)] += 1
    return counts


def kind_of(key: str, name: Any) -> int:
    """The kind of a tile by its name."""
    return KIND_OF[TILE_NAMES[place_of(key, name, TILE_NAMES)]]


def points(data: Data, key: str, seats: int) -> list[int]:
    """A number per seat, none below zero."""
    return [number({key: value}, key, 0, 0, MOST_POINTS) for value in by_seat(data, key, seats, 0)]


def bad(reason: str, **terms: Term) -> BadPosition:
    """An impossible position, and what is wrong with it."""
    return bad_position(f"voluspa/position-{reason}", **terms)
