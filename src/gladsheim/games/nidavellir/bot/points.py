"""What a move earns at once: the change of the seat's own score, with the best of what it brings with it."""

from __future__ import annotations

from gladsheim.games.nidavellir.bot.turn import RECRUITS, played
from gladsheim.games.nidavellir.cards.heroes import Muster, Recruit
from gladsheim.games.nidavellir.cards.scoring import score
from gladsheim.games.nidavellir.rules.state import State
from gladsheim.kernel.step import Moves, Step


def earned(s: State, seat: int, step: Step, move: int) -> int:
    """The hero of a new set and the coin of an offering count; the trade does not, it comes whatever is taken."""
    return most(played(s, seat, step, move), seat, RECRUITS) - score(s, seat)


def most(s: State, seat: int, recruits: int) -> int:
    """The most that a seat can have when all that its move has brought is answered."""
    while s.stack:
        top = s.stack[-1]
        if isinstance(top, Muster):
            s.stack.pop()
            if recruits:
                top.run(s)
        elif isinstance(top, Step) and top.seat(s) == seat:
            left = recruits - 1 if isinstance(top, Recruit) else recruits
            out = Moves()
            top.moves(s, out)
            return max([most(played(s, seat, top, move), seat, left) for move in out.listed()])
        else:
            break
    return score(s, seat)
