"""What a game owes the kernel, and what it gets for it."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from operator import index
from typing import Any

from mypy_extensions import mypyc_attr

from gladsheim.errors import BadSetup
from gladsheim.kernel.dump import Data, bad_dump, dump_answers, dump_stack, load_answers, load_stack
from gladsheim.kernel.events import Event
from gladsheim.kernel.fairness import Dice, fresh, seeded
from gladsheim.kernel.match import Match
from gladsheim.kernel.record import choice_text
from gladsheim.kernel.rng import Rng
from gladsheim.kernel.step import MISSING, Frame, State
from gladsheim.kernel.view import Option, Options, View
from gladsheim.kernel.written import in_quotes, mapping, nearest_of, place_of, plain_but, spelled, unknown_name, whole
from gladsheim.words import Term, Words, quoted, say


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """One game: its name, its options, and functions of its state. A game is a subclass with one instance, GAME."""

    name: str
    seats: tuple[int, ...]
    options: tuple[Option, ...]
    rules_version: int
    """Raised whenever an old record would play differently, or end in a dump (and so a hash) of another form."""
    older_rules: tuple[int, ...] = ()
    """Versions whose records these rules still play: they forbade more, or asked what has only one answer."""
    frames: tuple[type[Frame], ...]
    """Every kind of frame that can lie on the stack."""
    events: tuple[type[Event], ...]
    state: type[State]
    """The kind of its states."""
    shown: Mapping[str, str] = {}
    """The attributes of the state that views tell under another name, and under which."""
    partly: Collection[str] = ()
    """Those of which a view tells each reader his part."""
    hidden: Collection[str] = ()
    """Those that no view tells; as a mapping, with the reason. All others are the same in every imagined world."""
    is_cooperative: bool = False
    """Played together against the game: all win, or all lose. Then places are 1 for all or 2 for all."""
    has_secrets: bool = True
    """False where every seat may know the same, so that nobody at a shared screen has to look away."""
    position_keys: tuple[str, ...] = ()
    """What a position written by hand may say."""
    exact_keys: tuple[str, ...] = ()
    """Those among them that hold a whole file, whose capitals and line breaks count."""

    def new(self, seats: int, options: Options) -> State:
        """The state before the first answer; the options are complete and checked."""
        raise NotImplementedError

    def new_from(self, seats: int, options: Options, setup: Data) -> State:
        """The same where something was settled before the match; the setup is complete and checked."""
        return self.new(seats, options)

    def check_setup(self, seats: int, options: Options, setup: Any) -> Data | None:
        """What a match starts from besides its options, completed; raises BadSetup. Most games know nothing of it."""
        if setup is None:
            return None
        raise bad_setup("setup/no-setup", game=self.name)

    def setups(self, seats: int) -> Sequence[Data]:
        """Examples of setups for so many seats: the conformance suite tries them."""
        return ()

    def view(self, s: Any, seat: int | None) -> View:
        """What a seat may know, built up from nothing; None is a spectator."""
        raise NotImplementedError

    def own_view(self, s: Any, seat: int, shared: Any) -> View:
        """The view of a seat, out of what a spectator sees; a game may say here what is added for the seat."""
        return self.view(s, seat)

    def views(self, s: Any, readers: Sequence[int | None]) -> list[View]:
        """What each of several readers may know; what all of them see is built once."""
        shared = self.view(s, None)
        return [shared if reader is None else self.own_view(s, reader, shared) for reader in readers]

    def imagine(self, s: Any, seat: int, rng: Rng) -> State:
        """A world that this seat cannot tell from the real one, every arrangement equally likely."""
        raise NotImplementedError

    def world_for(self, s: State, seat: int, rng: Rng) -> State:
        """An imagined world without the answers that others have given and not shown: all that a bot may be handed."""
        world = self.imagine(s, seat, rng)
        mine = world.answers[seat] if world.answers else MISSING
        world.answers = [mine if other == seat else MISSING for other in range(s.seats)] if mine != MISSING else []
        return world

    def scores(self, s: Any) -> list[int]:
        """Points by seat, so far or final."""
        raise NotImplementedError

    def ranking(self, s: Any) -> list[int]:
        """Places by seat, 1 for the best; seats may share a place."""
        scores = self.scores(s)
        return [1 + sum(other > score for other in scores) for score in scores]

    def dump_fields(self, s: Any) -> Data:
        """Every attribute of the state but the kernel's own, by name, as plain data."""
        fields: Data = s.dump_fields()
        return fields

    def load_fields(self, seats: int, stack: list[Frame], answers: list[int], fields: Data) -> State:
        """The state again from what `dump_fields` gave."""
        return self.state.load_fields(seats, stack, answers, fields)

    def read_position(self, data: Data, options: Options) -> State:
        """A state from a position in small letters, with known keys; raises BadPosition for one that cannot be."""
        raise NotImplementedError

    def to_position(self, s: Any) -> Data:
        """The position as a person would write it."""
        raise NotImplementedError

    def dump(self, s: State) -> Data:
        """Everything, hidden things too, as plain data."""
        fields = self.dump_fields(s)
        kernel = {"game": self.name, "rules": self.rules_version, "seats": s.seats}
        return {**kernel, "stack": dump_stack(s.stack), "answers": dump_answers(s.answers), **fields}

    def load(self, data: Any) -> State:
        """The state again from its dump; raises BadDump if it belongs to another game or other rules."""
        if not isinstance(data, dict):
            raise bad_dump("dump/unreadable", reason=quoted(data))
        if data.get("game") != self.name:
            raise bad_dump("dump/other-game", game=self.name, other=str(data.get("game")))
        if data.get("rules") != self.rules_version:
            raise bad_dump("dump/other-rules", rules=self.rules_version, other=str(data.get("rules")))
        frames = {frame.__name__: frame for frame in self.frames}
        try:
            stack, answers = load_stack(data["stack"], frames), load_answers(data["answers"])
            return self.load_fields(data["seats"], stack, answers, data)
        except (AttributeError, LookupError, OverflowError, TypeError, ValueError) as reason:
            raise bad_dump("dump/unreadable", reason=f"{type(reason).__name__} {reason}") from reason

    def raised(self, data: Data) -> Data | None:
        """A dump of older rules as these rules would write it, or None if they cannot take it over."""
        return None

    def asked_once_more(self, s: Any, last: str) -> bool:
        """Whether older rules, behind an answer to the step `last`, asked the open question once before it is open."""
        return False

    def complete(self, options: Any) -> Options:
        """The options with defaults filled in; raises BadSetup for one that is unknown or has no such choice."""
        if not isinstance(options, Mapping):
            raise bad_setup("setup/not-options", value=quoted(options))
        known = {option.name: option for option in self.options}
        result: Options = {option.name: option.default for option in self.options}
        for name, value in options.items():
            if name not in known:
                near = nearest_of(quoted(name).lower(), list(known))
                terms: dict[str, Term] = {"near": len(near), "nearest": ", ".join(near), "options": ", ".join(known)}
                raise bad_setup("setup/unknown-option", option=quoted(name), **terms)
            if not is_choice(known[name], value):
                text, choices = quoted(value), [choice_text(choice) for choice in known[name].choices]
                if text in choices:  # a text that only looks like one
                    text, choices = spelled(in_quotes(value)), [spelled(choice) for choice in known[name].choices]
                raise bad_setup("setup/unknown-choice", option=name, value=text, choices=", ".join(choices))
            result[name] = value
        return result

    def check_seats(self, seats: Any) -> int:
        """How many play; raises BadSetup if the game cannot be played with so many."""
        if isinstance(seats, bool) or not hasattr(seats, "__index__") or index(seats) not in self.seats:
            allowed = ", ".join(str(n) for n in self.seats)
            raise bad_setup("setup/seats", game=self.name, seats=quoted(seats), allowed=allowed)
        return index(seats)

    def match(
        self,
        seats: Any,
        seed: Any = None,
        options: Any = None,
        companion: bool = False,
        dice: Dice | None = None,
        setup: Any = None,
    ) -> Match:
        """A new match. Nature answers from the seed, or from dice of commit and reveal; in companion mode people do."""
        count = self.check_seats(seats)
        complete = self.complete({} if options is None else options)
        given = self.check_setup(count, complete, setup)
        start = check_seed(seed)
        s = self.begun(count, complete, given)
        return Match(self, s, complete, dice_for(start, dice), companion, start, setup=given)

    def begun(self, seats: int, options: Options, setup: Data | None) -> State:
        """The state before the first answer, from a checked setup or without any."""
        return self.new(seats, options) if setup is None else self.new_from(seats, options, setup)

    def position(self, data: Any, seed: Any = None, companion: bool = False) -> Match:
        """A match from a position written by hand; raises BadPosition if there can be no such position."""
        s = self.from_position(data)
        start = check_seed(seed)
        written = self.plainly(data)
        return Match(self, s, self.options_of(written), dice_for(start, None), companion, start, written)

    def from_position(self, data: Any) -> Any:
        """A state from a position written by hand; raises BadPosition with a sentence that says what is wrong."""
        written = whole(data, self.position_keys, self.exact_keys)
        return self.read_position(written, self.options_of(written))

    def plainly(self, data: Any) -> Any:
        """A position as plain data, as matches and records keep it."""
        return plain_but(data, self.exact_keys)

    def options_of(self, written: Data) -> Options:
        """The options of a position, with defaults filled in."""
        given = mapping("options", written.get("options", {}))
        for name, value in given.items():
            option = self.options[place_of("options", name, [option.name for option in self.options])]
            if not is_choice(option, value):
                raise unknown_name(name, in_quotes(value), [spelled(choice) for choice in option.choices])
        return self.complete(given)


def is_choice(option: Option, value: Any) -> bool:
    """Whether an option can be set so; 1 is not true."""
    return any(value == choice and type(value) is type(choice) for choice in option.choices)


def check_seed(seed: Any) -> int | None:
    """A seed of at most 64 bits, or none; raises BadSetup."""
    if seed is None:
        return None
    if isinstance(seed, bool) or not hasattr(seed, "__index__") or index(seed).bit_length() > 64:
        raise bad_setup("setup/seed", seed=quoted(seed))
    return index(seed)


def dice_for(seed: int | None, dice: Dice | None) -> Dice:
    """The dice of a match: those given, those of the seed, or new ones."""
    if dice is not None:
        return dice
    return fresh() if seed is None else seeded(seed)


def bad_setup(code: str, **terms: Term) -> BadSetup:
    """A match that cannot be set up, with the reason."""
    return BadSetup(code, say(Words(code.replace("/", "-"), dict(terms))), terms)
