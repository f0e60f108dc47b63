"""What a move leads to: tried on copies of imagined worlds, where nature and the others answer at random."""

from __future__ import annotations

from typing import Final

from gladsheim.kernel.game import Game
from gladsheim.kernel.play import asked, legal, play, question
from gladsheim.kernel.rng import Rng
from gladsheim.kernel.step import NATURE, Chance, Moves, State, Step

WORLDS: Final = 3
"""How many worlds are imagined, so that no single imagined hand decides."""

OWN_EFFORT: Final = 60
"""How many ways to go on after its own move are looked at, where the seat is asked again at once."""

REPLY_EFFORT: Final = 8
"""The same for the next player's moves: small choices are made for him, larger ones not (they win no more games)."""

FEARED: Final = 8
"""How many strong replies are remembered in each world: tried first, they refute most moves at once."""

LOWEST: Final = -1000000
"""Below all scores."""


class Prospect:
    """A move with what it gains and what it costs, both added up over the imagined worlds."""

    def __init__(self, move: int, gain: int, reached: list[State]) -> None:
        self.move = move
        self.gain = gain
        self.cost = 0
        self.reached = reached  # in each world, where the next player is asked

    def value(self) -> int:
        """What is left of the gain."""
        return self.gain - self.cost


class Reply:
    """What the next player may answer where a move has led, and the most that he is known to gain on us by it."""

    def __init__(self, s: State, seat: int, moves: list[int], scores: list[int]) -> None:
        self.s = s
        self.seat = seat
        self.moves = moves
        self.scores = scores
        self.most = 0


class Outlook:
    """One decision of one seat, in a few worlds that the seat cannot tell from the real one."""

    def __init__(self, game: Game, world: State, seat: int, rng: Rng) -> None:
        self.game = game
        self.seat = seat
        self.rng = rng
        self.out = Moves()
        self.worlds = [game.world_for(world, seat, rng) for _ in range(WORLDS)]
        self.feared: list[list[list[int]]] = [[] for _ in range(WORLDS)]

    def prospect(self, move: int) -> Prospect:
        """Try a move: its gain is known then, its cost not yet."""
        gain = 0
        reached = [self.after(world, self.seat, move) for world in self.worlds]
        further = self.continuation(reached[0], self.seat, OWN_EFFORT)
        for world, s in zip(self.worlds, reached):
            play_on(s, self.seat, further)
            let_nature_answer(s, self.rng)
            gain += self.game.scores(s)[self.seat] - self.game.scores(world)[self.seat]
        return Prospect(move, gain, reached)

    def find_cost(self, prospect: Prospect, floor: int = LOWEST) -> None:
        """Find what the move opens to the next player, or enough of it to bring its value down to the floor."""
        replies = [self.reply(s) for s in prospect.reached]
        for rank in range(FEARED):
            for feared, reply in zip(self.feared, replies):
                if rank < len(feared) and feared[rank][0] in reply.moves:
                    prospect.cost += self.exceeds(reply, feared[rank])
                    if prospect.value() <= floor:
                        return
        for feared, reply in zip(self.feared, replies):
            for move in reply.moves:
                line = [move]
                more = self.exceeds(reply, line, REPLY_EFFORT)
                if more:
                    prospect.cost += more
                    feared.insert(0, line)
                    del feared[FEARED:]
                    if prospect.value() <= floor:
                        return

    def reply(self, s: State) -> Reply:
        """The next player's answers; none if nobody but the seat itself is asked."""
        for other in asked(s):
            if other != self.seat:
                return Reply(s, other, legal(s, other), self.game.scores(s))
        return Reply(s, self.seat, [], [])

    def exceeds(self, reply: Reply, line: list[int], effort: int = 0) -> int:
        """By how much these moves beat the most that was known; the line is continued as far as effort allows."""
        s = self.after(reply.s, reply.seat, line[0])
        if effort:
            line += self.continuation(s, reply.seat, effort)
        play_on(s, reply.seat, line[1:])
        scores = self.game.scores(s)
        before = reply.scores
        gain = scores[reply.seat] - before[reply.seat] - scores[self.seat] + before[self.seat]
        more = max(0, gain - reply.most)
        reply.most += more
        return more

    def after(self, s: State, seat: int, move: int) -> State:
        """A copy on which the move is played; whoever is asked together with the seat has answered at random."""
        s = s.copy()
        if not play(s, seat, move):
            for other in asked(s):
                step = question(s, other)
                assert step is not None, "a seat that is asked has a question"
                play(s, other, step.pick(s, self.rng, self.out))
        return s

    def continuation(self, s: State, seat: int, effort: int) -> list[int]:
        """The further moves of a seat that is asked again at once which bring it most; none if they are too many."""
        if not owes(s, seat):
            return []
        moves = legal(s, seat)
        if len(moves) > effort:
            return []
        best: list[int] = []
        most = LOWEST
        for move in moves:
            reached = self.after(s, seat, move)
            line = self.continuation(reached, seat, effort // len(moves))
            for further in line:
                play(reached, seat, further)
            points = self.game.scores(reached)[seat]
            if points > most:
                most = points
                best = [move, *line]
        return best


def owes(s: State, seat: int) -> bool:
    """Whether this seat, and nobody else, is asked."""
    if not s.stack:
        return False
    step = s.stack[-1]
    return isinstance(step, Step) and step.seat(s) == seat


def play_on(s: State, seat: int, moves: list[int]) -> None:
    """Let a seat go on with moves found elsewhere, as long as it is asked and they are legal here too."""
    for move in moves:
        if not owes(s, seat) or move not in legal(s, seat):
            return
        play(s, seat, move)


def let_nature_answer(s: State, rng: Rng) -> None:
    """Nature answers at random until a player is asked."""
    while s.stack:
        step = s.stack[-1]
        if not isinstance(step, Chance):
            return
        play(s, NATURE, step.sample(s, rng))
