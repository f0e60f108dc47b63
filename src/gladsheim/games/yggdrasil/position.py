"""Positions written by hand: for the rulebook's examples, for puzzles and for bug reports."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from gladsheim.games.yggdrasil.position_board import read_board, read_shown, write_board
from gladsheim.games.yggdrasil.position_decks import read_decks, write_decks
from gladsheim.games.yggdrasil.position_gods import read_gods, write_gods
from gladsheim.games.yggdrasil.position_moment import is_writable, put_question, read_turn, write_turn
from gladsheim.games.yggdrasil.printed import SUPPORTS
from gladsheim.games.yggdrasil.setup import empty
from gladsheim.games.yggdrasil.state import State
from gladsheim.games.yggdrasil.written import bad, number, only_keys
from gladsheim.kernel.dump import Data

KEYS: Final = (
    "seats", "options", "gods", "round", "spot", "turned", "island", "giants", "anonymous", "heroes", "enemies",
    "devastated", "iotunns", "iotunns_discarded", "creatures_discarded", "artifacts", "wheel", "decks", "shares",
    "step", "active", "order", "revealed", "healed", "done",
)  # fmt: skip
MOST_SEATS: Final = 5


def read_position(data: Data) -> State:
    """The state of a position; raises BadPosition with a sentence that says what is wrong."""
    only_keys("", data, KEYS)
    seats = number(data, "seats", seats_of(data), 1, MOST_SEATS)
    s = empty(seats, is_chosen(data, "hard"), is_chosen(data, "free_order"))
    read_gods(s, data)
    read_board(s, data)
    read_shown(s, data)
    read_decks(s, data, read_turn(s, data))
    put_question(s, data)
    return s


def seats_of(data: Data) -> int:
    """As many seats as there are decks, or gods where there can be no supports; else three."""
    if isinstance(data.get("decks"), list | tuple):
        return len(data["decks"])
    gods = data.get("gods")
    if isinstance(gods, list | tuple) and len(gods) < len(SUPPORTS):
        return max(3, len(gods))
    return 3


def is_chosen(data: Data, option: str) -> bool:
    """Whether an option is chosen; they are all plain."""
    options = data.get("options", {})
    if not isinstance(options, Mapping) or not all(isinstance(value, bool) for value in options.values()):
        raise bad("not-options")
    return bool(options.get(option, False))


def write_position(s: State) -> Data:
    """The position as a person would write it; raises BadPosition in the middle of a step and after the end."""
    if not s.stack:
        raise bad("over")
    if not is_writable(s):
        raise bad("in-between")
    return {
        "seats": s.seats,
        "options": {"hard": s.hard, "free_order": s.free_order},
        "gods": write_gods(s),
        **write_board(s),
        **write_decks(s),
        **write_turn(s),
    }
