"""Whose turn it is in a position written by hand, and which of its steps."""

from __future__ import annotations

from typing import Final

from gladsheim.games.yggdrasil.enemies.reveal import Reveal, reveal
from gladsheim.games.yggdrasil.position.written import bad, card_named, seat_named
from gladsheim.games.yggdrasil.rules.notation import card_text, god_text, god_words
from gladsheim.games.yggdrasil.rules.printed import ACT_AND_FIGHT, NONE, WORLD_COUNT, WORLDS
from gladsheim.games.yggdrasil.rules.rounds import Move, MoveStep, NextGod, NextTurn, Order
from gladsheim.games.yggdrasil.rules.state import State, has
from gladsheim.games.yggdrasil.worlds.act import ACTED, FOUGHT, Act, ActAgain, ActStep
from gladsheim.kernel.dump import Data
from gladsheim.kernel.play import settle
from gladsheim.kernel.step import then
from gladsheim.kernel.written import bad_position, listed, not_now, one_of, places_of

ORDER: Final = "order"
REVEAL: Final = "reveal"
JOIN: Final = "join"
MOVE: Final = "move"
ACT: Final = "act"
STEPS: Final = (ORDER, REVEAL, JOIN, MOVE, ACT)
"""The order is open; a card is revealed; step 2 begins, companions first; the move itself; step 3."""
DEEDS: Final = ("action", "fight")
IN_TURN: Final = ("active", "revealed", "healed", "done")
"""Keys that say something in a turn only."""


def read_turn(s: State, data: Data) -> list[int]:
    """Whose turn it is and who plays after him; all those who have a card face down."""
    step = STEPS[one_of(data, "step", STEPS, MOVE if "active" in data else ORDER)]
    for key in IN_TURN:
        if key in data and (step == ORDER or (step == REVEAL and key != "active")):
            raise not_now(key)
    if "done" in data and step != ACT:
        raise not_now("done")
    if step == ORDER:
        s.order = read_order(s, data, list(range(s.seats)))
        if (len(s.order) < s.seats and not s.free_order) or not s.order:
            raise bad("all-in-order")
        return s.order
    s.active = seat_named(s, "active", data.get("active", god_text(s, 0)))
    s.order = read_order(s, data, list(range(s.active + 1, s.seats)))
    if s.active in s.order:
        raise bad("active-in-order", god=god_words(s, s.active))
    return [*s.order, s.active] if step == REVEAL else s.order


def read_order(s: State, data: Data, default: list[int]) -> list[int]:
    """The gods who have yet to play, first to last; with a free order, as they sit."""
    if "order" not in data:
        return default
    order = [seat_named(s, "order", name) for name in listed("order", data["order"])]
    for seat in order:
        if order.count(seat) > 1:
            raise bad_position("position/named-twice", key="order", text=god_text(s, seat))
    is_open = s.active == NONE
    return sorted(order) if s.free_order or is_open else order


def put_question(s: State, data: Data) -> None:
    """Ask what is open in this position."""
    step = data.get("step", MOVE if "active" in data else ORDER)
    if step == ORDER:
        then(s, NextTurn())
        if s.seats > 1 and not s.free_order:
            then(s, Order())
        settle(s)
        return
    if "revealed" in data:
        s.revealed = read_revealed(s, data)
    for world in places_of("healed", data.get("healed", []), WORLDS):
        s.healed |= 1 << world
    then(s, NextTurn())
    if step == ACT:
        put_act(s, data)
    else:
        then(s, ActStep(s.active))
        if step == MOVE:
            then(s, Move(s.active))
        else:
            then(s, MoveStep(s.active))
    if step == REVEAL:
        reveal(s, s.active)
    settle(s)


def read_revealed(s: State, data: Data) -> int:
    """The card that was turned up in this turn; it lies face down no more."""
    card = card_named(s, "revealed", data["revealed"])
    if card in s.down:
        raise bad("revealed-down", text=card_text(s, card))
    return card


def put_act(s: State, data: Data) -> None:
    """Step 3, or its second half for a god who may both act and fight (ruling 43)."""
    deeds = places_of("done", data.get("done", []), DEEDS)
    if not deeds:
        then(s, ActStep(s.active))
    elif len(deeds) > 1 or not has(s, s.active, ACT_AND_FIGHT):
        raise bad("cannot-do-more", god=god_words(s, s.active))
    else:
        then(s, ActAgain(s.active, ACTED if deeds[0] == 0 else FOUGHT))


def is_writable(s: State) -> bool:
    """Whether one of the steps that a position can name is open."""
    return bool(s.stack) and isinstance(s.stack[-1], Order | NextGod | Reveal | Move | Act)


def write_turn(s: State) -> Data:
    """The moment as `read_turn` and `put_question` read it."""
    top = s.stack[-1]
    order = [god_text(s, seat) for seat in s.order]
    if isinstance(top, Order | NextGod):
        return {"step": ORDER, "order": order}
    step = REVEAL if isinstance(top, Reveal) else MOVE if isinstance(top, Move) else ACT
    data: Data = {"step": step, "active": god_text(s, s.active), "order": order}
    if s.revealed != NONE:
        data["revealed"] = card_text(s, s.revealed)
    if s.healed:
        data["healed"] = [WORLDS[world] for world in range(WORLD_COUNT) if s.healed >> world & 1]
    if isinstance(top, Act) and top.done:
        data["done"] = [DEEDS[0] if top.done == ACTED else DEEDS[1]]
    return data
