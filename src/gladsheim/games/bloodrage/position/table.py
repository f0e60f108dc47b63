"""Positions written by hand: for the rulebook's examples, for puzzles and for bug reports."""

from __future__ import annotations

from typing import Final

from gladsheim.games.bloodrage.position.board import read_board, read_pillaged, read_tokens, write_board
from gladsheim.games.bloodrage.position.cards import read_cards, read_packs, write_cards
from gladsheim.games.bloodrage.position.clans import (
    places_in_use,
    read_figures,
    read_stats,
    read_upgrades,
    write_clans,
)
from gladsheim.games.bloodrage.position.moment import chosen_text, is_writable, put_question, turn_of
from gladsheim.games.bloodrage.position.written import bad, cards_of
from gladsheim.games.bloodrage.rules.ages import LAST_AGE
from gladsheim.games.bloodrage.rules.board import MOST_SEATS
from gladsheim.games.bloodrage.rules.state import ACTIONS, DISCARD, GIFTS, OVER, PHASES, State
from gladsheim.games.bloodrage.rules.state_start import start
from gladsheim.kernel.dump import Data
from gladsheim.kernel.view import Options
from gladsheim.kernel.written import not_now, number, one_of

KEYS: Final = (
    "seats", "options", "age", "phase", "first", "turn", "tokens", "doom", "destroyed", "pillaged", "upgrades",
    "stats", "rage", "glory", "passed", "figures", "hands", "quests", "discarded", "known", "packs", "taken", "chosen",
)  # fmt: skip
BY_SEAT: Final = ("figures", "hands", "upgrades", "stats", "rage", "glory", "quests")


def read_position(data: Data, options: Options) -> State:
    """The state of a position; raises BadPosition with a sentence that says what is wrong."""
    s = start(number(data, "seats", seats_of(data), 2, MOST_SEATS), options["first_game"] is True)
    read_time(s, data)
    read_board(s, data, places_in_use(data, s.seats))
    read_tokens(s, data)
    read_pillaged(s, data)
    upgrades = cards_of(data, "upgrades", s.seats)
    read_upgrades(s, upgrades)
    read_stats(s, data)
    read_figures(s, data)
    read_packs(s, data)
    read_cards(s, data, upgrades)
    s.log = []
    put_question(s, data)
    return s


def seats_of(data: Data) -> int:
    """As many seats as there are entries in a list by seat."""
    for key in BY_SEAT:
        if isinstance(data.get(key), list):
            return len(data[key])
    return 2


def read_time(s: State, data: Data) -> None:
    """The age, the phase, and who has the first-player marker."""
    s.phase = GIFTS + one_of(data, "phase", PHASES[GIFTS:], PHASES[ACTIONS])
    s.age = number(data, "age", LAST_AGE if s.phase == OVER else 1, LAST_AGE if s.phase == OVER else 1, LAST_AGE)
    s.first = number(data, "first", 0, 0, s.seats - 1)
    if "turn" in data and s.phase != ACTIONS:
        raise not_now("turn")
    if "chosen" in data and s.phase not in (GIFTS, DISCARD):
        raise not_now("chosen")


def write_position(s: State) -> Data:
    """The position as a person would write it; raises BadPosition in the middle of an action or a phase."""
    if not is_writable(s):
        raise bad("in-between")
    data: Data = {
        "seats": s.seats,
        "options": {"first_game": s.first_game},
        "age": s.age,
        "phase": PHASES[s.phase],
        "first": s.first,
    }
    if s.phase == ACTIONS:
        data["turn"] = turn_of(s)
    data |= {**write_board(s), **write_clans(s), **write_cards(s)}
    chosen = chosen_text(s)
    return {**data, "chosen": chosen} if chosen else data
