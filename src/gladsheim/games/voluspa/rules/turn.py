"""A turn (p. 1–2): lay a tile or discard one, score it, draw."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gladsheim.games.voluspa.rules.bag import HAND, FromBag
from gladsheim.games.voluspa.rules.events import TileDiscarded
from gladsheim.games.voluspa.rules.follow import follows
from gladsheim.games.voluspa.rules.laying import earn, lay_out, score
from gladsheim.games.voluspa.rules.notation import read_play, show_play, tile_words
from gladsheim.games.voluspa.rules.plays import LAY_HERMOD, WAYS, list_plays, pick_play
from gladsheim.games.voluspa.rules.refusals import why_no_follow_up, why_no_play
from gladsheim.games.voluspa.rules.scoring import serpent_points
from gladsheim.games.voluspa.rules.state import State, give_up, holds_any
from gladsheim.games.voluspa.rules.tiles import HEL, KIND_OF, KINDS, MOST_SEATS, NAMES
from gladsheim.kernel.note import note
from gladsheim.kernel.rng import Rng
from gladsheim.kernel.step import Asking, Moves, Seats, Step, only, then, unreadable
from gladsheim.words import Refusal, Words


class Lay(Asking):
    """Lay a tile; if none can be laid, discard one (p. 1, R43)."""

    def span(self, s: State) -> int:
        return behind_plays(s) + HEL

    def moves(self, s: State, out: Moves) -> None:
        list_plays(s.board, s.hands, self.turn * KINDS, out)
        if out.n == 0:
            for kind in range(1, KINDS):
                if s.hands[self.turn * KINDS + kind]:
                    out.add(behind_plays(s) + kind - 1)

    def pick(self, s: State, rng: Rng, out: Moves) -> int:
        move = pick_play(s.board, s.hands, self.turn * KINDS, rng)
        return move if move >= 0 else super().pick(s, rng, out)

    def answer(self, s: State, move: int) -> None:
        if move < behind_plays(s):
            play_tile(s, self.turn, move)
        else:
            discard(s, self.turn, move - behind_plays(s) + 1)

    def show(self, s: State, move: int) -> str:
        if move < behind_plays(s):
            return show_play(s.board, move)
        return "discard " + NAMES[move - behind_plays(s) + 1]

    def read(self, s: State, text: str) -> int:
        if not text.startswith("discard "):
            return read_play(s.board, text)
        name = text[len("discard ") :]
        if name not in KIND_OF:
            raise unreadable(text, Refusal("voluspa/unknown-tile", {"tile": name}))
        return behind_plays(s) + KIND_OF[name] - 1

    def why_not(self, s: State, move: int) -> Refusal:
        if move < behind_plays(s):
            return why_no_play(s, self.turn, move)
        kind = move - behind_plays(s) + 1
        if not s.hands[self.turn * KINDS + kind]:
            return Refusal("voluspa/not-in-hand", {"tile": tile_words(kind)})
        return Refusal("voluspa/can-play")

    def prompt(self, s: State) -> Words:
        return Words("voluspa-ask-lay")


class AfterPlay(Step):
    """A question about the tile that has just been played."""

    def __init__(self, turn: int, x: int, y: int) -> None:
        self.turn = turn
        self.x = x
        self.y = y

    def seat(self, s: State) -> int:
        return self.turn


class FollowUp(AfterPlay):
    """After Hermod another tile may be laid, in the same line as he (p. 6, R38 to R42)."""

    def span(self, s: State) -> int:
        return behind_plays(s) + 1

    def moves(self, s: State, out: Moves) -> None:
        list_plays(s.board, s.hands, self.turn * KINDS, out)
        hermod = s.board.cell(self.x, self.y)
        kept: i64 = 0
        i: i64 = 0
        while i < out.n:
            if follows(s.board, i64(out.buffer[i]), hermod):
                out.buffer[kept] = out.buffer[i]
                kept += 1
            i += 1
        out.n = kept
        out.add(behind_plays(s))

    def answer(self, s: State, move: int) -> None:
        if move < behind_plays(s):
            play_tile(s, self.turn, move)
        else:
            end_turn(s, self.turn)

    def show(self, s: State, move: int) -> str:
        return show_play(s.board, move) if move < behind_plays(s) else "stop"

    def read(self, s: State, text: str) -> int:
        if text.startswith("discard "):
            raise unreadable(text, Refusal("voluspa/stop-instead"))
        return behind_plays(s) if text == "stop" else read_play(s.board, text)

    def why_not(self, s: State, move: int) -> Refusal:
        return why_no_follow_up(s, self.turn, move, int(s.board.cell(self.x, self.y)))

    def prompt(self, s: State) -> Words:
        return Words("voluspa-ask-follow-up", {"x": self.x, "y": self.y})


class ChooseLine(AfterPlay):
    """The Sea Serpent scores its row or its column, as the player chooses (p. 6, R37)."""

    def span(self, s: State) -> int:
        return 2

    def moves(self, s: State, out: Moves) -> None:
        out.add(0)
        out.add(1)

    def points(self, s: State, move: int) -> int:
        """What the row (0) or the column (1) pays."""
        step = i64(1) if move == 0 else s.board.side
        return int(serpent_points(s.board, s.board.cell(self.x, self.y), step, s.valkyries_hold))

    def answer(self, s: State, move: int) -> None:
        points = self.points(s, move)
        score(s, self.turn, points if move == 0 else 0, points if move == 1 else 0, 0)
        end_turn(s, self.turn)

    def show(self, s: State, move: int) -> str:
        return "row" if move == 0 else "column"

    def label(self, s: State, move: int) -> Words | None:
        return Words(f"voluspa-choose-{self.show(s, move)}", {"points": self.points(s, move)})

    def is_open(self, s: State) -> bool:
        return True

    def prompt(self, s: State) -> Words:
        return Words("voluspa-ask-line", {"row": self.points(s, 0), "column": self.points(s, 1)})


class Draw(FromBag):
    """Draw a tile, until the hand is full or the stock is empty (p. 2, R44)."""

    def __init__(self, turn: int) -> None:
        self.turn = turn

    def drawer(self) -> int | None:
        return self.turn

    def witnesses(self, s: State) -> Seats:
        return only(self.turn)

    def answer(self, s: State, move: int) -> None:
        self.dealt(s, self.turn, move)
        end_turn(s, self.turn)

    def prompt(self, s: State) -> Words:
        return Words("voluspa-ask-draw", {"seat": self.turn})


# Frames never change, so one per seat will do.
LAY: Final = [Lay(seat) for seat in range(MOST_SEATS)]
DRAW: Final = [Draw(seat) for seat in range(MOST_SEATS)]


def behind_plays(s: State) -> int:
    """The first number after all plays: where Lay keeps its discards and FollowUp its stop."""
    return int(WAYS * s.board.side * s.board.side)


def play_tile(s: State, turn: i64, move: i64) -> None:
    """Lay a tile, score it at once, and go on with what the tile brings with it."""
    board = s.board
    area = board.side * board.side
    way = move >> (2 * board.bits)
    cell = move & (area - 1)
    x, y = board.x(cell), board.y(cell)
    newly = lay_out(s, turn, way, cell)
    both_lines_pay = earn(s, turn, way, cell)
    board.make_room(newly)
    if both_lines_pay:
        then(s, ChooseLine(int(turn), int(x), int(y)))
    elif way == LAY_HERMOD and holds_any(s, turn):
        then(s, FollowUp(int(turn), int(x), int(y)))
    else:
        end_turn(s, turn)


def discard(s: State, turn: int, kind: int) -> None:
    """A tile that cannot be laid goes back to the box (p. 1)."""
    give_up(s, turn, kind)
    s.removed[kind] += 1
    note(s, TileDiscarded, turn, NAMES[kind])
    end_turn(s, turn)


def end_turn(s: State, turn: i64) -> None:
    """Refill the hand as long as the stock lasts (R44), then it is the next player's turn."""
    if s.held[turn] < HAND and s.in_bag > 0:
        then(s, DRAW[turn])
    else:
        next_turn(s, turn)


def next_turn(s: State, turn: i64) -> None:
    """Clockwise to the next player who still holds a tile; if there is none, the game is over (p. 2, R45)."""
    seat = turn
    seats = i64(s.seats)
    for _ in range(s.seats):
        seat = seat + 1 if seat + 1 < seats else 0
        if holds_any(s, seat):
            then(s, LAY[seat])
            return
