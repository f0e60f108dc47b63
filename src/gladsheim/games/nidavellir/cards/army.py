"""A seat's army: cards laid into columns, taken out again, and the sets they make."""

from __future__ import annotations

from gladsheim.games.nidavellir.cards.printed import (
    CARD_CLASS,
    CARD_RANKS,
    CARD_VALUE,
    CLASSLESS,
    DWARFS,
    HAMMER,
    HERO,
    THRUD,
    THRUD_AS,
)
from gladsheim.games.nidavellir.rules.events import ThrudLifted
from gladsheim.games.nidavellir.rules.state import NONE, State, lies_as
from gladsheim.kernel.note import note


def lay(s: State, seat: int, card: int) -> bool:
    """Lay a card on its column; True if Thrud lay there and was lifted from under it (R17)."""
    class_ = CARD_CLASS[card]
    lifted = False
    if class_ != CLASSLESS:
        if s.heroes[THRUD] == seat and lies_as(s, seat, THRUD_AS) == class_:
            take_out(s, seat, THRUD_AS + class_)
            lifted = True
            note(s, ThrudLifted, seat)
        at = 5 * seat + class_
        s.ranks[at] += CARD_RANKS[card]
        s.values[at] += CARD_VALUE[card]
    s.armies[seat].append(card)
    return lifted


def take_out(s: State, seat: int, card: int) -> None:
    """A card leaves its column; of equal ones the topmost."""
    army = s.armies[seat]
    i = len(army) - 1
    while army[i] != card:
        i -= 1
    army.pop(i)
    class_ = CARD_CLASS[card]
    if class_ != CLASSLESS:
        s.ranks[5 * seat + class_] -= CARD_RANKS[card]
        s.values[5 * seat + class_] -= CARD_VALUE[card]


def top(s: State, seat: int, class_: int) -> int:
    """The topmost card of a column, or NONE."""
    army = s.armies[seat]
    i = len(army) - 1
    while i >= 0:
        if CARD_CLASS[army[i]] == class_:
            return army[i]
        i -= 1
    return NONE


def is_dwarf(card: int) -> bool:
    """A dwarf of a deck, or the hammer, which counts as one (R15)."""
    return 0 <= card < DWARFS or card == HAMMER


def sets(s: State, seat: int) -> int:
    """How many complete sets: the fewest ranks of any class (R12)."""
    ranks = s.ranks
    at = 5 * seat
    fewest = ranks[at]
    for i in range(at + 1, at + 5):
        if ranks[i] < fewest:
            fewest = ranks[i]
    return fewest


def is_hero_due(s: State, seat: int) -> bool:
    """Fewer heroes than complete sets (R12)."""
    return s.recruited[seat] < sets(s, seat)


def beside(s: State, seat: int) -> list[int]:
    """The heroes beside the board, in the order taken."""
    return [card - HERO for card in s.armies[seat] if card >= HERO and CARD_CLASS[card] == CLASSLESS]
