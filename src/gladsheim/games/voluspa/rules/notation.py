"""Plays as people write them: `thor 1,0`, `dragon on 1,0`, `skadi for 1,0`, `jotunn 1,0 east`."""

from __future__ import annotations

import re
from typing import Final

from mypy_extensions import i64

from gladsheim.games.voluspa.rules.board import Board
from gladsheim.games.voluspa.rules.plays import COMPASS, DRAGON_ON, HEL_ON, JOTUNN_NORTH, SKADI_FOR, tile_of
from gladsheim.games.voluspa.rules.tiles import DRAGON, HEL, JOTUNN, KIND_OF, NAMES, SKADI
from gladsheim.kernel.step import unreadable
from gladsheim.words import Refusal, Words

PLAY: Final = re.compile(r"(\w+)(?: (on|for))? (-?[0-9]{1,4}) ?, ?(-?[0-9]{1,4})(?: (north|east|south|west))?")

MOST_TEXTS: Final = 50_000
TEXTS: Final[dict[int, str]] = {}
"""Texts of plays by way and place: a server writes the same few hundred for every move."""

REACH: Final[i64] = 1 << 15
"""No coordinate is that far from 0,0."""


def tile_words(kind: int) -> Words:
    """The name of a tile, in any language."""
    return Words(f"voluspa-{NAMES[kind] or 'nothing'}")


def show_play(board: Board, move: int) -> str:
    """The text of a play."""
    area = board.side * board.side
    way, cell = i64(move) // area, i64(move) % area
    x, y = board.x(cell), board.y(cell)
    key = int(((way * 2 * REACH) + x + REACH) * 2 * REACH + y + REACH)
    text = TEXTS.get(key)
    if text is None:
        text = written(way, x, y)
        if len(TEXTS) >= MOST_TEXTS:
            TEXTS.clear()
        TEXTS[key] = text
    return text


def written(way: i64, x: i64, y: i64) -> str:
    """The words of a play at a place."""
    name = NAMES[int(tile_of(way))]
    at = f"{int(x)},{int(y)}"
    if way < DRAGON_ON:
        return f"{name} {at}"
    if way == SKADI_FOR:
        return f"{name} for {at}"
    if way == DRAGON_ON or way == HEL_ON:
        return f"{name} on {at}"
    return f"{name} {at} {COMPASS[way - JOTUNN_NORTH]}"


def read_play(board: Board, text: str) -> int:
    """The play of a text; raises Unreadable with the reason if there can be none."""
    match = PLAY.fullmatch(text)
    if match is None:
        raise unreadable(text)
    name, how, x, y, where = match.groups()
    if name not in KIND_OF:
        raise unreadable(text, Refusal("voluspa/unknown-tile", {"tile": name}))
    way = way_of(text, KIND_OF[name], how or "", where or "")
    if not board.holds(int(x), int(y)):
        raise unreadable(text, Refusal(far_away(way), {"x": int(x), "y": int(y)}))
    return int(way * board.side * board.side + board.cell(int(x), int(y)))


def far_away(way: i64) -> str:
    """The rule that forbids a play where the grid does not even reach, as it would nearer by."""
    if tile_of(way) == HEL:
        return "voluspa/hel-on-nothing"
    return "voluspa/not-beside" if way < DRAGON_ON else "voluspa/empty-cell"


def way_of(text: str, kind: int, how: str, where: str) -> i64:
    """The way of playing that the words of a text name; raises Unreadable if the tile has no such power."""
    tile = tile_words(kind)
    if where:
        if kind != JOTUNN or how:
            raise unreadable(text, Refusal("voluspa/cannot-shove", {"tile": tile}))
        return JOTUNN_NORTH + COMPASS.index(where)
    if how == "for":
        if kind != SKADI:
            raise unreadable(text, Refusal("voluspa/cannot-exchange", {"tile": tile}))
        return SKADI_FOR
    if how == "on":
        if kind != DRAGON and kind != HEL:
            raise unreadable(text, Refusal("voluspa/cannot-cover", {"tile": tile}))
        return DRAGON_ON if kind == DRAGON else HEL_ON
    return kind - 1
