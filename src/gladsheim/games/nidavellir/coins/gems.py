"""Who goes first at a tavern, and how tied players swap gems afterwards (p. 6, 10)."""

from __future__ import annotations

from gladsheim.games.nidavellir.rules.events import GemsSwapped
from gladsheim.games.nidavellir.rules.state import GOLDEN_GEM, State
from gladsheim.kernel.note import note


def set_order(s: State) -> None:
    """The highest coin first; among equals, whatever their metal, the highest gem (p. 6, R8)."""
    order: list[int] = []
    for seat in range(s.seats):
        i = len(order)
        order.append(seat)
        while i > 0 and is_before(s, seat, order[i - 1]):
            order[i] = order[i - 1]
            i -= 1
        order[i] = seat
    s.order = order


def is_before(s: State, seat: int, other: int) -> bool:
    """Whether one seat's bid goes before another's."""
    if s.bids[seat] != s.bids[other]:
        return s.bids[seat] > s.bids[other]
    return s.gems[seat] > s.gems[other]


def swap_gems(s: State) -> None:
    """Each group of equal bids swaps, outermost pairs inward; the golden gem stays out of it (p. 10, R10, R11)."""
    order, bids = s.order, s.bids
    first = 0
    for last in range(s.seats):
        if last + 1 == s.seats or bids[order[last + 1]] != bids[order[first]]:
            low, high = first, last
            if s.gems[order[low]] == GOLDEN_GEM:
                low += 1
            while low < high:
                swap(s, order[low], order[high])
                low += 1
                high -= 1
            first = last + 1


def swap(s: State, seat: int, other: int) -> None:
    """Two seats swap their gems."""
    gems = s.gems
    mine = gems[seat]
    gems[seat] = gems[other]
    gems[other] = mine
    note(s, GemsSwapped, [seat, other], [gems[seat], gems[other]])
