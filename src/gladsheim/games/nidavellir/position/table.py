"""Positions written by hand: for the rulebook's examples, for puzzles and for bug reports."""

from __future__ import annotations

from typing import Final

from gladsheim.games.nidavellir.cards.printed import (
    CARD_NAMES,
    DISTINCTIONS,
    HERO,
    KIND_NAMES,
    MOST_SEATS,
    SPYGLASS,
    TAVERNS,
    THRUD,
    THRUD_AS,
    cards_per_tavern,
    rounds_per_age,
)
from gladsheim.games.nidavellir.coins.gems import set_order
from gladsheim.games.nidavellir.position.cards import (
    read_armies,
    read_decks,
    read_discard,
    read_distinctions,
    read_looked,
    read_taverns,
)
from gladsheim.games.nidavellir.position.coins import (
    has_traded,
    read_bids,
    read_gems,
    read_purses,
    read_treasury,
    show_faces,
    write_bids,
    write_purses,
    write_treasury,
)
from gladsheim.games.nidavellir.position.moment import TRADES, laid_text, open_of, put_question, question_text
from gladsheim.games.nidavellir.position.written import ARMY, bad, counts_text
from gladsheim.games.nidavellir.rules.state import AGE_END, BIDS, NONE, OVER, PHASES, TAVERN, UNDECIDED, State, lies_as
from gladsheim.games.nidavellir.rules.state_start import start
from gladsheim.kernel.dump import Data
from gladsheim.kernel.view import Options
from gladsheim.kernel.written import not_now, number, one_of

KEYS: Final = (
    "seats", "options", "age", "round", "phase", "tavern", "turns_done", "taverns", "armies", "coins", "bids", "gems",
    "treasury", "deck", "next_deck", "discard", "distinctions", "looked", "open", "laid",
)  # fmt: skip
ONLY_AT: Final = {"tavern": TAVERN, "turns_done": TAVERN, "bids": TAVERN, "looked": AGE_END, "laid": BIDS}
"""Keys that say something at one time only."""


def read_position(data: Data, options: Options) -> State:
    """The state of a position; raises BadPosition with a sentence that says what is wrong."""
    s = start(number(data, "seats", seats_of(data), 2, MOST_SEATS), options["first_game"] is True)
    read_time(s, data)
    read_armies(s, data)
    read_discard(s, data)
    faces = read_purses(s, data)
    read_gems(s, data)
    read_distinctions(s, data)
    read_treasury(s, data)
    words = open_of(data)
    if s.phase == TAVERN:
        read_order(s, data, bool(words))
    read_taverns(s, data, s.turns_done + (1 if words else 0))
    read_looked(s, data)
    read_decks(s, data, s.distinctions[SPYGLASS] < 0 or words[:1] in (["look"], ["keepcard"]))
    done = s.turns_done + (1 if words and words[0] in TRADES else 0)
    show_faces(s, faces, [has_traded(s, seat, seat in s.order[:done]) for seat in range(s.seats)])
    s.log = []
    put_question(s, data)
    return s


def seats_of(data: Data) -> int:
    """As many seats as there are entries in a list by seat."""
    for key in ("armies", "coins", "gems"):
        if isinstance(data.get(key), list):
            return len(data[key])
    return 2


def read_time(s: State, data: Data) -> None:
    """The age, the round, and what is being done in it: bids unless a tavern is named."""
    s.phase = BIDS + one_of(data, "phase", PHASES[BIDS:], PHASES[TAVERN if "tavern" in data else BIDS])
    for key, phase in ONLY_AT.items():
        if key in data and s.phase != phase:
            raise not_now(key)
    ends, over = s.phase in (AGE_END, OVER), s.phase == OVER
    rounds = rounds_per_age(s.seats)
    s.age = number(data, "age", 2 if over else 1, 2 if over else 1, 2)
    s.round = number(data, "round", rounds if ends else 1, rounds if ends else 1, rounds)
    if s.phase == TAVERN:
        s.tavern = one_of(data, "tavern", TAVERNS)
        s.turns_done = number(data, "turns_done", 0, 0, s.seats - 1)


def read_order(s: State, data: Data, is_turn: bool) -> None:
    """The order of turns follows from bids and gems; there is none while Uline's owner has still to lay a coin."""
    read_bids(s, data)
    for seat in range(s.seats):
        if s.bids[seat] == NONE and (is_turn or s.turns_done):
            raise bad("coins-not-laid", seat=seat)
    if NONE not in s.bids:
        set_order(s)


def write_position(s: State) -> Data:
    """The position as a person would write it; what is not there is left out."""
    data: Data = {
        "seats": s.seats,
        "options": {"first_game": s.first_game},
        "age": s.age,
        "round": max(1, s.round),
        "armies": [write_army(s, seat) for seat in range(s.seats)],
        "coins": write_purses(s),
        "gems": [gem or None for gem in s.gems],
        "treasury": write_treasury(s),
        "deck": counts_text(s.deck),
    }
    if s.age == 1:
        data["next_deck"] = counts_text(s.next_deck)
    if s.phase in (AGE_END, OVER):
        data["phase"] = PHASES[s.phase]
    if s.phase == TAVERN:
        data["tavern"] = TAVERNS[s.tavern]
        data["turns_done"] = s.turns_done
        data["bids"] = write_bids(s)
    found = {
        "taverns": write_taverns(s) if any(kind != NONE for kind in s.taverns) else [],
        "discard": [CARD_NAMES[card] for card in s.discard],
        "distinctions": {
            distinction.name: None if winner < 0 else winner
            for distinction, winner in zip(DISTINCTIONS, s.distinctions, strict=True)
            if winner != UNDECIDED
        },
        "looked": [KIND_NAMES[kind] for kind in s.looked],
        "open": question_text(s),
        "laid": laid_text(s),
    }
    return {**data, **{key: value for key, value in found.items() if value}}


def write_army(s: State, seat: int) -> list[str]:
    """The cards of an army, and Thrud while she is between two columns."""
    cards = [ARMY[card] for card in s.armies[seat]]
    lifted = s.heroes[THRUD] == seat and lies_as(s, seat, THRUD_AS) == NONE and HERO + THRUD not in s.armies[seat]
    return [*cards, CARD_NAMES[HERO + THRUD]] if lifted else cards


def write_taverns(s: State) -> list[list[str]]:
    """The cards of each tavern."""
    each = cards_per_tavern(s.seats)
    return [
        [KIND_NAMES[kind] for kind in s.taverns[each * row : each * row + each] if kind != NONE]
        for row in range(len(TAVERNS))
    ]
