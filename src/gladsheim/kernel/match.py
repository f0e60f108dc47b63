"""The authority over one game: applies moves, asks nature, hides, records, takes back."""

from __future__ import annotations

from operator import index
from typing import TYPE_CHECKING, Any, Final

from gladsheim.errors import CannotUndo, IllegalMove, NotAsked, StaleMove, Unreadable
from gladsheim.kernel.dump import Data
from gladsheim.kernel.events import AnswerTakenBack, Event, Told
from gladsheim.kernel.fairness import Dice
from gladsheim.kernel.play import asked, legal, play, settle
from gladsheim.kernel.play import question as question_for
from gladsheim.kernel.record import PRACTICE, REWIND, UNDO, Line, redacted_record, whole_record
from gladsheim.kernel.rng import Rng
from gladsheim.kernel.standing import Standing, refused
from gladsheim.kernel.step import EVERYONE, MISSING, NATURE, Chance, State, Step, Together, unreadable
from gladsheim.kernel.view import Options, View
from gladsheim.words import Refusal, Words, quoted

if TYPE_CHECKING:
    from gladsheim.kernel.game import Game

WORLDS: Final = 32
"""How many imagined worlds are asked whether an answer showed something hidden."""


class TakeBack:
    """A state to return to, as long as the boundary has not passed it."""

    def __init__(self, seat: int, before: State, line: Line, move: int) -> None:
        self.seat = seat
        self.before = before
        self.line = line
        self.move = move
        self.shown: bool | None = None  # whether the answer showed its seat something hidden; None: not looked at yet


class Match(Standing):
    """One game being played. Nothing but `view`, `events`, `moves`, `asked` and `record(seat)` may leave it."""

    def __init__(
        self,
        game: Game,
        state: State,
        options: Options,
        dice: Dice,
        companion: bool = False,
        seed: int | None = None,
        position: Data | None = None,
        nature_waits: bool = False,
        setup: Data | None = None,
    ) -> None:
        super().__init__(game, state)
        self.options = dict(options)
        self.dice = dice
        self.companion = companion
        self.seed = seed
        self.position = position
        self.setup = setup  # what was settled before the match besides its options; nothing in it is secret
        self.nature_waits = nature_waits or companion
        self.lines: list[Line] = []  # everything ever answered, and every undo
        self.alive: list[Line] = []  # the answers that count
        self.undoable: list[TakeBack] = []
        self.practice = False  # somebody without other people had nature answer anew
        self.is_watched = False
        self.shots: dict[int, State] = {}  # the state at an event, by its number, for whoever wants to see it happen
        self.listed: list[int] = []
        self.listed_for: int | None = None
        self.listed_at = 0
        state.log = state.log or []
        settle(state)
        self.told: list[Told] = state.log or []
        self.start = state.copy()
        state.log = []
        self.ask_nature()

    @property
    def length(self) -> int:
        """How many lines the record has."""
        return len(self.lines)

    def written(self, since: int) -> list[Line]:
        """The lines of the record behind the first so many."""
        return self.lines[since:]

    @property
    def went_back(self) -> bool:
        """Whether the last line of the record takes an answer back."""
        return bool(self.lines) and self.lines[-1].takes_back != 0

    @property
    def happened(self) -> int:
        """How many events there have been, whoever was told of them."""
        return len(self.told)

    def news(self, since: int) -> list[Told]:
        """What has happened behind the first so many events, each with who may see it."""
        return self.told[since:]

    def watch(self) -> None:
        """From now on the state at every event is kept until it is taken."""
        self.is_watched = True

    def take_shots(self) -> dict[int, State]:
        """The states at the latest events, by the number of the event; they are kept no longer."""
        shots, self.shots = self.shots, {}
        return shots

    def events(self, seat: Any = None, since: int = 0) -> list[Event]:
        """What a seat was told, from the start or since its n-th event."""
        reader = None if seat is None else self.check_seat(seat)
        seen = [event for told in self.told if (event := told.to(reader)) is not None]
        return seen[since:]

    def moves(self, seat: Any) -> tuple[str, ...]:
        """The legal moves as texts; none if that seat is not asked. For nature, what the witnesses cannot rule out."""
        is_number = not isinstance(seat, bool) and hasattr(seat, "__index__")
        return self.choices(index(seat)) if is_number and index(seat) in asked(self.state) else ()

    def choices(self, seat: int) -> tuple[str, ...]:
        """The legal moves as texts, also of a seat that has answered and may still change its answer."""
        step = question_for(self.state, seat)
        if step is None:
            return ()
        if not isinstance(step, Chance):
            return tuple(step.show(self.state, move) for move in self.legal(seat))
        return tuple(text for text, _ in self.conceivable())

    def legal(self, seat: int) -> list[int]:
        """The legal moves of a seat as numbers, listed once for every state of the match."""
        if self.listed_for != seat or self.listed_at != len(self.lines):
            self.listed = legal(self.state, seat)
            self.listed_for, self.listed_at = seat, len(self.lines)
        return self.listed

    def play(self, text: Any, seat: Any, question: int | None = None) -> None:
        """Answer for a seat, if the question named is still open; raises IllegalMove, and then nothing has changed."""
        who = self.check_seat(seat, nature=True)
        self.apply(who, self.read(text, who, question))
        self.ask_nature()

    def read(self, text: Any, seat: int, question: int | None = None) -> int:
        """The legal move of a text; raises IllegalMove with the rule that forbids it."""
        if not isinstance(text, str):
            raise unreadable(quoted(text))
        step = self.step_for(seat, text)
        if question is not None and question != self.question_id:
            raise StaleMove(*refused(Refusal("match/stale")), text, self.choices(seat))
        try:
            move = step.read(self.state, " ".join(text.lower().split()))
        except Unreadable as reason:
            kind = Unreadable if reason.code == "move/unreadable" else IllegalMove
            raise kind(reason.code, reason.rule, reason.terms, text, self.choices(seat)) from None
        if move not in self.legal(seat):
            raise IllegalMove(*refused(step.why_not(self.state, move)), text, self.choices(seat))
        return move

    def why_not(self, text: Any, seat: Any) -> Refusal | None:
        """The rule that forbids a move, or None if it is legal."""
        try:
            self.read(text, self.check_seat(seat, nature=True))
        except IllegalMove as refusal:
            return Refusal(refusal.code, refusal.terms)
        return None

    def is_open(self, text: Any, seat: Any) -> bool:
        """Whether everybody would see a legal move if it were played; raises IllegalMove."""
        who = self.check_seat(seat)
        step = self.step_for(who, text)
        return step.seen_by(self.state, self.read(text, who)) == EVERYONE

    def label(self, text: Any, seat: Any) -> Words | None:
        """What a button for a legal move says, if more than its text; raises IllegalMove."""
        who = self.check_seat(seat)
        return self.step_for(who, text).label(self.state, self.read(text, who))

    def warning(self, text: Any, seat: Any) -> Words | None:
        """What a player should know before a legal move is played, or None; raises IllegalMove."""
        who = self.check_seat(seat)
        return self.step_for(who, text).warning(self.state, self.read(text, who))

    def step_for(self, seat: int, text: str) -> Step:
        """The step that a seat may answer, for the first time or anew."""
        if self.over:
            raise NotAsked(*refused(Refusal("match/over")), text)
        step = question_for(self.state, seat)
        if step is None or (seat == NATURE and not self.nature_waits):
            raise NotAsked(*refused(Refusal("match/not-asked", {"seat": seat})), text)
        return step

    def hold_nature(self) -> None:
        """Nature does not answer by itself: somebody plays for it what it answered before."""
        self.nature_waits = True

    def release_nature(self) -> None:
        """Nature answers again, from the next question that it is asked; in companion mode people do."""
        self.nature_waits = self.companion

    def ask_nature(self) -> None:
        """Let nature answer until a player is asked or the game is over."""
        while not self.nature_waits and self.state.stack:
            step = self.state.stack[-1]
            if not isinstance(step, Chance):
                return
            self.apply(NATURE, step.sample(self.state, self.dice.roll()))

    def apply(self, seat: int, move: int) -> None:
        """Play a legal move and record it; a fault in the rules leaves everything as it was."""
        s = self.state
        step = question_for(s, seat)
        assert step is not None, "only a seat that is asked can answer"
        together = isinstance(s.stack[-1], Together)
        line = Line(len(self.lines) + 1, step.name, seat, step.show(s, move), step.seen_by(s, move))
        line.question = self.question_id
        line.together = together
        before = s.copy()
        s.shots = [] if self.is_watched else None
        alone = not any(answer != MISSING for other, answer in enumerate(s.answers) if other != seat)
        try:
            settled = play(s, seat, move)
        except BaseException:
            self.state = before
            self.state.log = []
            raise
        self.lines.append(line)
        self.alive.append(line)
        if s.shots is not None:
            self.shots.update(enumerate(s.shots, start=len(self.told)))
            s.shots = None
        self.told += s.log or []
        s.log = []
        if settled:
            self.mark_settled()
            if seat == NATURE or not alone or (self.undoable and self.undoable[-1].seat != seat):
                self.undoable = []
            if seat != NATURE and alone:
                self.undoable.append(TakeBack(seat, before, line, move))

    def mark_settled(self) -> None:
        """The open question has been answered by everyone it was put to; the next one gets a new number."""
        for line in reversed(self.alive):
            if line.question != self.question_id:
                break
            line.settled = True
        self.question_id += 1

    def can_undo(self, seat: Any) -> bool:
        """A seat may return over its own answers, not over nature's, others' decisions, or what it was shown."""
        who = self.check_seat(seat)
        if self.state.answers:
            return self.state.answers[who] != MISSING
        return self.answered_last(who) and not self.has_shown(self.undoable[-1])

    def answered_last(self, seat: int) -> bool:
        """Whether nothing has been settled since a seat's own answer, so that it can be taken back unless it showed
        something hidden, which is dear to find out."""
        return not self.state.answers and bool(self.undoable) and self.undoable[-1].seat == seat

    def has_shown(self, back: TakeBack) -> bool:
        """Whether an answer turned up something hidden: then it would look otherwise in worlds imagined before it."""
        if back.shown is None:
            view = self.view_after(back.before.copy(), back)
            worlds = [self.game.world_for(back.before, back.seat, Rng(n)) for n in range(WORLDS)]
            back.shown = any(self.view_after(world, back) != view for world in worlds)
        return back.shown

    def view_after(self, s: State, back: TakeBack) -> View:
        """What the seat would see if it gave its answer in this world."""
        play(s, back.seat, back.move)
        return self.game.view(s, back.seat)

    def undo(self, seat: Any) -> None:
        """Take back the seat's latest answer; raises CannotUndo beyond the boundary."""
        seat = self.check_seat(seat)
        if not self.can_undo(seat):
            raise CannotUndo(*refused(Refusal("match/cannot-undo")))
        if self.state.answers:
            self.retract(seat)
            return
        back = self.undoable.pop()
        self.return_to(back.before, seat, back.line, UNDO)

    def retract(self, seat: int) -> None:
        """Take back an answer that waits for the others'; nobody is told."""
        given = [line for line in self.alive if line.question == self.question_id and line.seat == seat]
        self.alive = [line for line in self.alive if line not in given]
        self.state.answers[seat] = MISSING
        if all(answer == MISSING for answer in self.state.answers):
            self.state.answers = []
        self.write_undo(seat, given[-1], UNDO)

    def rewind(self, number: int, seat: int, practice: bool = False) -> None:
        """With everybody's consent: return to before the answer with this number in the record, nature's too.

        Answers that were given together go together. Whoever does so without other people practises.
        """
        self.check_seat(seat)
        question_id = next((line.question for line in self.alive if line.number == number), 0)
        if not question_id:
            raise CannotUndo(*refused(Refusal("match/no-such-line", {"number": number})))
        past = [line for line in self.alive if line.question < question_id]
        s = self.start.copy()
        for line in past:
            step = question_for(s, line.seat)
            assert step is not None, "the record asks as the match did"
            play(s, line.seat, step.read(s, line.text))
        self.undoable = []
        self.return_to(s, seat, self.alive[len(past)], PRACTICE if practice else REWIND)
        self.practice = self.practice or practice
        self.ask_nature()

    def redraws(self, number: int) -> bool:
        """Whether nature has answered behind an answer, and answers anew if the match returns to before it."""
        return not self.companion and any(line.seat == NATURE for line in self.alive if line.number > number)

    def return_to(self, s: State, seat: int, line: Line, how: str) -> None:
        """Make an earlier state the present one, and tell everybody."""
        self.state = s
        self.state.log = []
        self.alive = [one for one in self.alive if one.number < line.number]
        self.question_id += 1
        self.told.append(Told(AnswerTakenBack(seat)))
        self.write_undo(seat, line, how)

    def write_undo(self, seat: int, line: Line, how: str) -> None:
        """An undo is one more line; nothing is ever deleted."""
        undo = Line(len(self.lines) + 1, how, seat, str(line.number), EVERYONE)
        undo.takes_back = line.number
        undo.together = line.question == self.question_id
        undo.question = self.question_id
        self.lines.append(undo)

    def record(self, seat: Any = None) -> str:
        """The match as a text that `gladsheim.replay` reads; for a seat, with what others hide left out."""
        return whole_record(self) if seat is None else redacted_record(self, self.check_seat(seat))
