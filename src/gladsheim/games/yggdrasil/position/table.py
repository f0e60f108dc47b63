"""Positions written by hand: for the rulebook's examples, for puzzles and for bug reports."""

from __future__ import annotations

from typing import Final

from gladsheim.games.yggdrasil.position.board import read_board, read_shown, write_board
from gladsheim.games.yggdrasil.position.decks import read_decks, write_decks
from gladsheim.games.yggdrasil.position.gods import read_gods, write_gods
from gladsheim.games.yggdrasil.position.moment import is_writable, put_question, read_turn, write_turn
from gladsheim.games.yggdrasil.position.saga import read_saga, write_options, write_saga
from gladsheim.games.yggdrasil.position.texts import EXACT, read_texts, write_texts
from gladsheim.games.yggdrasil.position.written import bad
from gladsheim.games.yggdrasil.rules.printed import SUPPORTS
from gladsheim.games.yggdrasil.rules.state import State
from gladsheim.kernel.dump import Data
from gladsheim.kernel.view import Options
from gladsheim.kernel.written import number

KEYS: Final = (
    "seats", "options", "gods", "round", "spot", "turned", "island", "giants", "anonymous", "heroes", "enemies",
    "devastated", "iotunns", "iotunns_discarded", "creatures_discarded", "artifacts", "wheel", "decks", "shares",
    "step", "active", "order", "revealed", "healed", "done", "page", "counters", "standees", "artifacts_out",
    "creatures_out", "creatures_aside", *EXACT,
)  # fmt: skip
MOST_SEATS: Final = 5


def read_position(data: Data, options: Options) -> State:
    """The state of a position; raises BadPosition with a sentence that says what is wrong."""
    seats = number(data, "seats", seats_of(data), 1, MOST_SEATS)
    s = read_texts(seats, options, data)
    read_saga(s, data)
    read_gods(s, data)
    read_board(s, data)
    read_shown(s, data)
    read_decks(s, data, read_turn(s, data))
    s.log = []
    put_question(s, data)
    return s


def seats_of(data: Data) -> int:
    """As many seats as there are decks, or gods where there can be no supports; else three."""
    if isinstance(data.get("decks"), list):
        return len(data["decks"])
    gods = data.get("gods")
    if isinstance(gods, list) and len(gods) < len(SUPPORTS):
        return max(3, len(gods))
    return 3


def write_position(s: State) -> Data:
    """The position as a person would write it; raises BadPosition in the middle of a step and after the end."""
    if not s.stack:
        raise bad("over")
    if not is_writable(s):
        raise bad("in-between")
    return {
        "seats": s.seats,
        "options": write_options(s),
        **write_texts(s),
        "gods": write_gods(s),
        **write_board(s),
        **write_saga(s),
        **write_decks(s),
        **write_turn(s),
    }
