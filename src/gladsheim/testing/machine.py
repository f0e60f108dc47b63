"""A Hypothesis machine for any game: is there any sequence of answers, undos and saves that breaks a promise?

class TestFeast(machine_of(GAME).TestCase): ...
"""

from __future__ import annotations

from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from gladsheim.errors import IllegalMove
from gladsheim.kernel.game import Game
from gladsheim.kernel.match import Match
from gladsheim.kernel.record import visible
from gladsheim.kernel.replay import parse, replay
from gladsheim.kernel.rng import Rng
from gladsheim.testing.conformance import setups
from gladsheim.testing.promises import require
from gladsheim.testing.questions import Tallies, check_question
from gladsheim.testing.states import check_copy, check_dump, check_fields
from gladsheim.testing.worlds import check_worlds


def machine_of(game: Game) -> type[RuleBasedStateMachine]:
    """The machine of one game; `.TestCase` is what pytest runs."""

    class GameMachine(Machine):
        def __init__(self) -> None:
            super().__init__(game)

    GameMachine.__name__ = GameMachine.__qualname__ = f"{game.name.title()}Machine"
    return GameMachine


class Machine(RuleBasedStateMachine):
    """Plays a match the way people do who change their minds, mistype, save, and come back."""

    def __init__(self, game: Game) -> None:
        super().__init__()
        self.game = game
        self.match: Match = game.match(game.seats[0], seed=0)

    @initialize(setup=st.data(), seed=st.integers(0, 2**32))
    def begin(self, setup: st.DataObject, seed: int) -> None:
        """Any number of seats, any options, any seed."""
        seats, options = setup.draw(st.sampled_from(setups(self.game)))
        self.match = self.game.match(seats, seed, options)

    @precondition(lambda self: not self.match.over)
    @rule(data=st.data())
    def answer(self, data: st.DataObject) -> None:
        """Somebody who is asked plays a legal move."""
        one = data.draw(st.sampled_from(self.match.asked))
        text = data.draw(st.sampled_from(self.match.moves(one.seat)))
        self.match.play(text, one.seat, one.id)

    @precondition(lambda self: self.match.changeable)
    @rule(data=st.data())
    def answer_otherwise(self, data: st.DataObject) -> None:
        """Somebody who has answered together with others changes his answer while he may."""
        one = data.draw(st.sampled_from(self.match.changeable))
        others = [answer for seat, answer in enumerate(self.match.state.answers) if seat != one.seat]
        self.match.play(data.draw(st.sampled_from(self.match.choices(one.seat))), one.seat)
        still = [answer for seat, answer in enumerate(self.match.state.answers) if seat != one.seat]
        require(still == others, "determined", "a changed answer changed another seat's")

    @rule(text=st.text(max_size=12), seat=st.integers(-2, 6))
    def mistype(self, text: str, seat: int) -> None:
        """What cannot be read, or comes from the wrong seat, is refused and changes nothing."""
        before = self.game.dump(self.match.state), self.match.record()
        try:
            self.match.play(text, seat)
        except IllegalMove:
            after = self.game.dump(self.match.state), self.match.record()
            require(after == before, "refused", f"{text!r} was refused and changed something")

    @precondition(lambda self: not self.match.over)
    @rule(data=st.data())
    def break_a_rule(self, data: st.DataObject) -> None:
        """A readable move that is not legal is refused and changes nothing."""
        one = data.draw(st.sampled_from(self.match.asked))
        step = self.match.step_for(one.seat, "")
        move = data.draw(st.integers(0, step.span(self.match.state) - 1))
        text = step.show(self.match.state, move)
        if text not in self.match.moves(one.seat):
            self.mistype(text, one.seat)

    @rule(seat=st.integers(0, 6))
    def undo(self, seat: int) -> None:
        """An undo within the boundary leads back to a question for that seat; beyond it nothing changes."""
        if seat >= self.match.seats:
            return
        before = self.match.record()
        if self.match.can_undo(seat):
            self.match.undo(seat)
            require(seat in [one.seat for one in self.match.asked], "determined", f"seat {seat} is not asked again")
        else:
            try:
                self.match.undo(seat)
            except IllegalMove:
                require(self.match.record() == before, "refused", "a refused undo changed the record")

    @precondition(lambda self: self.match.alive)
    @rule(data=st.data())
    def rewind(self, data: st.DataObject) -> None:
        """With everybody's consent, back to any answer that still counts."""
        line = data.draw(st.sampled_from(self.match.alive[-12:]))
        rolled = self.match.dice.rolled
        self.match.rewind(line.number, 0)
        require(self.match.dice.rolled >= rolled, "record", "the counter of the dice went back")

    @rule()
    def save_and_load(self) -> None:
        """The match goes on from its own dump as if nothing had happened."""
        log = self.match.state.log
        self.match.state = self.game.load(self.game.dump(self.match.state))
        self.match.state.log = log

    @rule()
    def replay(self) -> None:
        """The match goes on from its own record as if nothing had happened."""
        record, before = self.match.record(), self.match
        self.match = replay(parse(record), self.game)
        require(self.match.record() == record, "record", "the replayed match has another record")
        require(self.match.dice.rolled == before.dice.rolled, "record", "the counter of the dice is another")
        require(self.match.asked == before.asked, "record", f"{self.match.asked} are asked, not {before.asked}")
        for seat in range(self.match.seats):
            require(self.match.record(seat) == before.record(seat), "redacted", f"seat {seat} reads another record")
            require(self.match.events(seat) == before.events(seat), "events", f"seat {seat} hears other events")
            require(self.match.can_undo(seat) == before.can_undo(seat), "record", f"seat {seat} may undo, or not")

    @invariant()
    def keeps_its_promises(self) -> None:
        """All that conformance looks at before an answer."""
        s = self.match.state
        check_fields(self.game, s)
        check_copy(self.game, s)
        check_dump(self.game, s)
        for one in self.match.asked:
            check_question(self.match, one.seat, Rng(1), Tallies())
        check_worlds(self.match, Rng(2), nothing)

    @invariant()
    def keeps_open_answers_secret(self) -> None:
        """An answer to a question that is still open, or was never settled, shows in no record but its own seat's."""
        for seat in range(self.match.seats):
            for line in visible(self.match, seat):
                own = line.seat == seat or line.settled or line.takes_back > 0
                require(own, "redacted", f"seat {seat} reads answer {line.number}, which was never settled")


def nothing(s: object) -> None:
    """Conserved things are for conformance, which knows the game."""
