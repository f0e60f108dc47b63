"""Whose turn it is in a position written by hand, or which phase begins, and what waits behind it."""

from __future__ import annotations

from gladsheim.games.bloodrage.actions.turn import ACT, Act
from gladsheim.games.bloodrage.cards.looks import is_undrafted
from gladsheim.games.bloodrage.cards.printed import DEALT, card_id
from gladsheim.games.bloodrage.position.written import bad
from gladsheim.games.bloodrage.rules.ages import Discards, await_phases
from gladsheim.games.bloodrage.rules.events import GameEnded
from gladsheim.games.bloodrage.rules.gifts import DEAL, GIFTS_TOGETHER, Deal, Gifts
from gladsheim.games.bloodrage.rules.state import ACTIONS, GIFTS, NONE, OVER, State
from gladsheim.kernel.dump import Data
from gladsheim.kernel.events import tell
from gladsheim.kernel.play import legal, question, settle
from gladsheim.kernel.step import MISSING, Together, then
from gladsheim.kernel.written import by_seat, not_now, number, place_of, spelled


def put_question(s: State, data: Data) -> None:
    """Ask what is open in this position; a phase other than gifts and actions begins."""
    if s.phase == OVER:
        tell(s, GameEnded())
        return
    if s.phase == GIFTS:
        put_gifts(s)
    elif s.phase == ACTIONS:
        await_phases(s, ACTIONS)
        then(s, ACT[read_turn(s, data)])
    else:
        await_phases(s, s.phase - 1)
    settle(s)
    if "chosen" in data:
        read_chosen(s, data)


def put_gifts(s: State) -> None:
    """Cards are dealt, seat by seat and before any is taken, or taken out of the packs."""
    await_phases(s, GIFTS)
    first, end = card_id(s.seats, s.age, 0, 0), card_id(s.seats, s.age, s.seats, 0)
    if NONE in s.kinds[first:end]:
        dealt = s.kinds.index(NONE, first) - first
        if s.taken or any(kind != NONE for kind in s.kinds[first + dealt : end]):
            raise bad("eight-cards", age=s.age, pack=dealt // DEALT)
        then(s, DEAL[dealt // DEALT])
        return
    if is_undrafted(s, s.age):
        raise bad("no-draft")
    then(s, GIFTS_TOGETHER)


def read_turn(s: State, data: Data) -> int:
    """Whose turn it is: the first from the first player on who has Rage and has not passed, if it is not written."""
    can_act = [s.rage[seat] > 0 and not s.passed[seat] for seat in range(s.seats)]
    if "turn" in data:
        turn = number(data, "turn", 0, 0, s.seats - 1)
        if not can_act[turn]:
            raise bad("cannot-act", seat=turn)
        return turn
    for i in range(s.seats):
        if can_act[(s.first + i) % s.seats]:
            return (s.first + i) % s.seats
    raise bad("nobody-acts")


def read_chosen(s: State, data: Data) -> None:
    """Answers that some have given already, while others still think."""
    chosen = by_seat(data, "chosen", s.seats, None)
    frame = s.stack[-1] if s.stack else None
    if not isinstance(frame, Gifts | Discards):
        raise not_now("chosen")
    answers = [MISSING if text is None else answer_of(s, seat, text) for seat, text in enumerate(chosen)]
    if all(answers[seat] != MISSING for seat in frame.seats(s)):
        raise bad("all-chosen")
    s.answers = answers if any(answer != MISSING for answer in answers) else []


def answer_of(s: State, seat: int, text: object) -> int:
    """The card that a seat has chosen, if it can."""
    step = question(s, seat)
    if step is None:
        raise bad("cannot-choose", seat=seat, text=spelled(text))
    moves = legal(s, seat)
    return moves[place_of("chosen", text, [step.show(s, move) for move in moves])]


def is_writable(s: State) -> bool:
    """Whether a turn or a phase begins here: everything else is found in the record of a game."""
    if not s.stack:
        return True
    return isinstance(s.stack[-1], Act | Deal | Gifts | Discards)


def turn_of(s: State) -> int:
    """Whose turn it is."""
    step = s.stack[-1]
    assert isinstance(step, Act), "in this phase, positions are written where a turn begins"
    return step.turn


def chosen_text(s: State) -> list[str | None]:
    """The answers already given while others still think."""
    frame = s.stack[-1] if s.stack else None
    if not s.answers or not isinstance(frame, Together):
        return []
    return [None if move == MISSING else frame.part(s, seat).show(s, move) for seat, move in enumerate(s.answers)]
