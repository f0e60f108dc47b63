"""One game at one terminal: asks people, lets bots play, carries out commands, saves."""

from __future__ import annotations

from pathlib import Path

from rich.console import Console
from rich.text import Text

from gladsheim.bots import bot
from gladsheim.cli import commands, saves
from gladsheim.cli.drawings import drawing_of
from gladsheim.cli.hints import Hints
from gladsheim.cli.saves import Seat
from gladsheim.cli.screen import NEWS, ending, points_of, scores_of, show_scene, told
from gladsheim.cli.setup import title_of
from gladsheim.cli.terminal import Reader
from gladsheim.errors import IllegalMove, Unreadable
from gladsheim.kernel.match import Match
from gladsheim.kernel.play import question
from gladsheim.kernel.rng import Rng
from gladsheim.kernel.step import EVERYONE, NATURE, may_see
from gladsheim.kernel.view import Asked
from gladsheim.kit.choices import Choice, choices_of, chosen
from gladsheim.kit.drawing import Scene, style_of
from gladsheim.kit.speech import Speech


class Session:
    """A match, who sits where, and what each seat has been told so far."""

    def __init__(
        self, match: Match, seats: list[Seat], rng: Rng, path: Path, speech: Speech, console: Console, reader: Reader
    ) -> None:
        self.match = match
        self.seats = seats
        self.rng = rng
        self.path = path
        self.speech = speech
        self.console = console
        self.reader = reader
        self.drawing = drawing_of(match.game.name)
        self.title = title_of(match.game, match.options, speech)
        self.names = [seat.name for seat in seats]
        self.people = [n for n, seat in enumerate(seats) if not seat.bot]
        self.facing = self.people[0] if len(self.people) == 1 else None  # whose hand may be on the screen
        self.heard = [0] * len(seats)
        self.watched = 0
        self.hints = Hints()
        self.is_saved = True  # as far as anybody has tried
        self.loaded = 0  # lines of the record that were there before

    def catch_up(self) -> None:
        """After a saved game was loaded: only its latest events are news, and it need not be saved again as it is."""
        self.loaded = self.match.length
        self.heard = [max(0, len(self.match.events(seat)) - NEWS) for seat in range(len(self.seats))]

    def run(self) -> int:
        """Play to the end, or until somebody leaves; the exit code."""
        try:
            while not self.match.over:
                self.next_answer()
        except (EOFError, commands.Leave):
            self.farewell()
            return 0
        except KeyboardInterrupt:
            self.farewell()
            return 130
        self.finish()
        return 0

    def next_answer(self) -> None:
        """Whoever is asked answers; of several, people before bots."""
        asked = next((one for one in self.match.asked if one.seat in self.people), self.match.asked[0])
        seat = self.witness() if asked.seat == NATURE else asked.seat
        if self.seats[seat].bot:
            self.bot_answers(seat)
        else:
            self.person_answers(seat, asked)

    def witness(self) -> int:
        """Who types what nature did: whoever may see it."""
        seats = self.match.witnesses
        if seats == EVERYONE:
            return self.people[0] if self.facing is None else self.facing
        return next(seat for seat in range(len(self.seats)) if may_see(seats, seat))

    def bot_answers(self, seat: int) -> None:
        """A bot is given a world it cannot tell from the real one, and nothing else."""
        world = self.match.imagine(seat, self.rng)
        step = question(world, seat)
        assert step is not None, "only a seat that is asked has choices"
        with self.console.status(self.speech("cli-thinking", bot=self.names[seat])):
            move = bot(self.seats[seat].bot).choose(self.match.game, world, seat, self.rng)
        self.match.play(step.show(world, move), seat)
        if not self.people:
            self.tell_everybody()

    def tell_everybody(self) -> None:
        """What has happened since the last time, as far as anybody may know it."""
        events = self.match.events(None)
        for line in told(events[self.watched :], self.speech, self.names):
            self.console.print(Text(f"• {line}"))
        self.watched = len(events)

    def person_answers(self, seat: int, asked: Asked) -> None:
        """Show the table, then take lines until one of them changes something."""
        if self.facing != seat:
            self.hand_over(seat)
        choices = choices_of(self.match, asked.seat, self.rng)
        scene = self.scene(seat, choices)
        self.show(scene, asked)
        offers = [
            (self.drawing.show(one.text, self.speech), f"{one.points:+}" if one.points else "") for one in choices
        ]
        offers += commands.offers(self.drawing, self.speech)
        while True:
            line = self.reader.line("> ", offers, seat)
            if not line:
                self.show(scene, asked)
            elif self.take(line, asked, scene):
                break
        self.heard[seat] += len(scene.news)
        self.autosave()

    def scene(self, seat: int | None, choices: list[Choice]) -> Scene:
        """What a seat sees now."""
        news = self.match.events(seat, self.heard[seat]) if seat is not None else []
        return Scene(self.match.view(seat), seat, self.names, news, choices, self.speech)

    def titled(self) -> str:
        """The game with its options, and that it is practice if it is."""
        return f"{self.title} · {self.speech('cli-is-practice')}" if self.match.practice else self.title

    def show(self, scene: Scene, asked: Asked) -> None:
        """The table, and what is asked of whom."""
        scores = scores_of(scene, self.drawing, points_of(self.match), [one.seat for one in self.match.asked])
        seat = scene.seat or 0
        sentence = self.speech.words(asked.words, self.names)
        if asked.seat == NATURE:
            how = self.speech("cli-how-to-tell")
        else:
            how = self.speech("cli-how-to-answer", moves=len(scene.choices))
        prompt = Text.assemble((f"{self.names[seat]}: ", style_of(seat)), sentence)
        show_scene(self.console, self.drawing, scene, self.titled(), scores, [prompt], Text(how, style="dim"))

    def hand_over(self, seat: int) -> None:
        """Nobody may see another's hand: hide it until the right person sits at the screen."""
        if not self.match.game.has_secrets:
            self.facing = seat
            return
        self.console.clear()
        if self.console.is_terminal:
            self.console.file.write("\x1b[3J")
        self.tell_everybody()
        self.console.print(Text(self.speech("cli-hand-over", player=self.names[seat]), style="bold"))
        self.reader.line(self.speech("cli-press-enter") + " ")
        self.facing = seat

    def take(self, line: str, asked: Asked, scene: Scene) -> bool:
        """Carry out a line: a move, its number or a command. True if the match has changed."""
        text = chosen(scene.choices, self.drawing.read(line, self.speech))
        found = commands.find(line, self.speech)
        if found is not None and text not in [choice.text for choice in scene.choices]:
            command, rest = found
            return command(self, scene, asked, rest)
        try:
            self.match.play(text, asked.seat)
        except IllegalMove as refusal:
            self.refuse(line, refusal)
            return False
        return True

    def refuse(self, line: str, refusal: IllegalMove) -> None:
        """The rule that forbids a move; for what is no move at all, the nearest that is one."""
        sentence = self.speech.error(refusal)
        topics = [name.lower() for name in self.drawing.topics(self.speech)]
        first = self.drawing.read(line, self.speech).split()[0]
        if isinstance(refusal, Unreadable):
            known = [self.drawing.show(text, self.speech).lower() for text in refusal.legal]
            known += [word for word, _ in commands.offers(self.drawing, self.speech)]
            near = self.speech.did_you_mean(line, known)
            sentence = f"{sentence} {near or self.speech('cli-try-help')}"
        elif first not in [self.drawing.read(topic, self.speech) for topic in topics]:
            sentence = f"{sentence} {self.speech.did_you_mean(first, topics)}".rstrip()
        self.console.print(Text(sentence, style="yellow"))

    def save(self, path: Path) -> str:
        """Write the record; a sentence that says where, or why not."""
        self.is_saved = False
        try:
            path = path.expanduser()
            if path.is_dir():
                return self.speech("cli-is-a-folder", file=str(path))
            saves.write(path, self.text_for(path), is_private=path == self.path)
        except (OSError, ValueError, RuntimeError) as error:
            reason = str(getattr(error, "strerror", "") or error).rstrip(".")
            return self.speech("cli-cannot-save", file=saves.printable(path), reason=reason)
        self.is_saved = True
        return self.speech("cli-saved", file=str(path))

    def text_for(self, path: Path) -> str:
        """What is written to a file: the record, and who sits where."""
        return saves.written(self.match, self.seats)

    def how_to_go_on(self) -> str:
        """The command that goes on with this game."""
        return saves.how_to_resume(self.path, self.speech)

    def how_to_check(self) -> str:
        """The command that checks every draw of this game."""
        return saves.how_to_verify(self.path, self.speech)

    def autosave(self) -> None:
        """After every answer of a person, so that nothing is lost whatever happens."""
        was_saved = self.is_saved
        sentence = self.save(self.path)
        if was_saved and not self.is_saved:
            self.console.print(Text(sentence, style="yellow"))

    def farewell(self) -> None:
        """Say where the game is and how to go on with it."""
        self.console.print()
        if not any(self.match.companion or line.seat != NATURE for line in self.match.written(self.loaded)):
            self.console.print(Text(self.speech("cli-nothing-played")))
            return
        self.console.print(Text(self.save(self.path)), soft_wrap=True)
        if self.is_saved:
            self.console.print(Text(self.how_to_go_on()), soft_wrap=True)

    def finish(self) -> None:
        """The last table, the result, and where the record is."""
        seat = self.people[0] if len(self.people) == 1 else None
        scene = self.scene(seat, [])
        scores = scores_of(scene, self.drawing, points_of(self.match), [])
        result = ending(scene, self.drawing, points_of(self.match), self.match.ranking)
        show_scene(self.console, self.drawing, scene, self.titled(), scores, result)
        if self.match.length > self.loaded:
            self.console.print(Text(self.save(self.path)), soft_wrap=True)
        if self.is_saved and not self.match.companion:
            self.console.print(Text(self.how_to_check()), soft_wrap=True)
