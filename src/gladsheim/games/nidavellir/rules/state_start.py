"""The state before anybody is asked, written from fields.py by `make fields`."""

from __future__ import annotations

from gladsheim.games.nidavellir.cards.printed import CLASSES, DISTINCTIONS, HEROES, TAVERNS, cards_per_tavern, deck
from gladsheim.games.nidavellir.coins.purse import start_coins, treasury
from gladsheim.games.nidavellir.rules.state import COINS, FREE, HAND, KNOWN, NONE, OUT, SETUP, UNDECIDED
from gladsheim.games.nidavellir.rules.state_fields import State


def start(seats: int, first_game: bool) -> State:
    """Every field as it begins."""
    return State(
        seats=seats,
        stack=[],
        answers=[],
        first_game=first_game,
        age=1,
        round=0,
        phase=SETUP,
        tavern=NONE,
        taverns=[NONE] * (len(TAVERNS) * cards_per_tavern(seats)),
        discard=[],
        deck=deck(seats, 1),
        in_deck=sum(deck(seats, 1)),
        next_deck=deck(seats, 2),
        looked=[],
        coins=start_coins() * seats,
        places=[HAND] * (COINS * seats),
        shown=[KNOWN] * (COINS * seats),
        treasury=treasury(seats),
        gems=[0] * seats,
        order=[],
        turns_done=0,
        bids=[NONE] * seats,
        armies=[[] for _ in range(seats)],
        ranks=[0] * (len(CLASSES) * seats),
        values=[0] * (len(CLASSES) * seats),
        heroes=[OUT if first_game and hero.hard else FREE for hero in HEROES],
        recruited=[0] * seats,
        distinctions=[UNDECIDED] * len(DISTINCTIONS),
    )
