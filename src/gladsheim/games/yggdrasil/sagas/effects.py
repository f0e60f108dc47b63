"""What the lines of a saga do by themselves; those that ask somebody are in `choosing`."""

from __future__ import annotations

from gladsheim.games.yggdrasil.cards.artifacts import level_of_artifact, show_next
from gladsheim.games.yggdrasil.enemies.enemies import (
    raise_giants,
    send_anonymous,
)
from gladsheim.games.yggdrasil.enemies.iotunns import wake_iotunn
from gladsheim.games.yggdrasil.risks.events import ArtifactTaken
from gladsheim.games.yggdrasil.rules.life import gain_life, is_decided, lose_life
from gladsheim.games.yggdrasil.rules.notation import god_text
from gladsheim.games.yggdrasil.rules.printed import (
    ANONYMOUS_COUNT,
    ARTIFACTS,
    GIANT_COUNT,
    NONE,
    PAWN_COUNT,
    WORLDS,
)
from gladsheim.games.yggdrasil.rules.state import (
    IN_DECK,
    State,
    active_iotunns,
    is_support,
)
from gladsheim.games.yggdrasil.sagas.book import (
    At,
    Block,
    Effect,
    Value,
)
from gladsheim.games.yggdrasil.sagas.events import (
    ArtifactLeft,
    CreatureAside,
)
from gladsheim.games.yggdrasil.sagas.obeying import (
    later,
    lose_by,
    lose_impossible,
    obey,
    turn_page,
)
from gladsheim.games.yggdrasil.sagas.values import is_world, place_of
from gladsheim.games.yggdrasil.worlds.gathering import drive_giants, free_anonymous
from gladsheim.games.yggdrasil.worlds.tree import move_god, turn_mid
from gladsheim.kernel.note import note
from gladsheim.words import Words


class Giants(Effect):
    """Fire Giants to Surt's ladder, or back as far as there are any."""

    def __init__(self, number: Value, count: int) -> None:
        super().__init__()
        self.number = number
        self.count = count  # for the forecast

    def run(self, s: State, at: At) -> None:
        number = self.number.value(s, at)
        if number > 0:
            raise_giants(s, number)
        elif number and s.giants:
            drive_giants(s, at.slot, min(-number, s.giants))

    def cannot(self, s: State, at: At) -> bool:
        return s.giants + self.number.value(s, at) > GIANT_COUNT

    def codes(self) -> list[str]:
        return [f"giants:{self.count}"] if self.count > 0 else []


class Anonymous(Effect):
    """Anonymous to Hel's ladder, or back as far as there are any."""

    def __init__(self, number: Value, count: int) -> None:
        super().__init__()
        self.number = number
        self.count = count

    def run(self, s: State, at: At) -> None:
        number = self.number.value(s, at)
        if number > 0:
            send_anonymous(s, number)
        elif number and s.anonymous:
            free_anonymous(s, at.slot, min(-number, s.anonymous))

    def cannot(self, s: State, at: At) -> bool:
        return s.anonymous + self.number.value(s, at) > ANONYMOUS_COUNT

    def codes(self) -> list[str]:
        return [f"anonymous:{self.count}"] if self.count > 0 else []


class Iotunn(Effect):
    """An Iotunn becomes active; in a campaign an empty dispenser loses as well (C57)."""

    def run(self, s: State, at: At) -> None:
        if self.cannot(s, at) and active_iotunns(s) < PAWN_COUNT:
            lose_impossible(s)
        else:
            wake_iotunn(s)

    def cannot(self, s: State, at: At) -> bool:
        if active_iotunns(s) == PAWN_COUNT:
            return True
        return s.saga.is_campaign and s.iotunns.count(IN_DECK) == 0

    def codes(self) -> list[str]:
        return ["iotunn"]


class Turn(Effect):
    """The middle level turns."""

    def __init__(self, number: Value) -> None:
        super().__init__()
        self.number = number

    def run(self, s: State, at: At) -> None:
        turn_mid(s, self.number.value(s, at) % 3)

    def codes(self) -> list[str]:
        return ["turn"]


class Life(Effect):
    """The god of the line loses life, which is no Risk, or recovers some."""

    def __init__(self, number: Value) -> None:
        super().__init__()
        self.number = number

    def run(self, s: State, at: At) -> None:
        number = self.number.value(s, at)
        if number < 0:
            lose_life(s, at.slot, -number)
        else:
            gain_life(s, at.slot, number)

    def is_fatal(self, s: State, at: At) -> bool:
        return s.life[at.slot] + self.number.value(s, at) <= 0

    def codes(self) -> list[str]:
        return ["life"]


class Discard(Effect):
    """The god of the line gives up an Elf or a Vanir die, or a Hero leaves Valhalla."""

    def __init__(self, thing: str) -> None:
        super().__init__()
        self.thing = thing

    def run(self, s: State, at: At) -> None:
        if self.cannot(s, at):
            lose_impossible(s)
        elif self.thing == "elf":
            s.elves[at.slot] -= 1
            s.elf_reserve += 1
        elif self.thing == "die":
            s.dice[at.slot] -= 1
            s.dice_reserve += 1
        else:
            s.heroes -= 1

    def cannot(self, s: State, at: At) -> bool:
        if self.thing == "elf":
            return s.elves[at.slot] == 0
        return s.dice[at.slot] == 0 if self.thing == "die" else s.heroes == 0


class LayOut(Effect):
    """An artifact is taken out of its pile and laid where the page wants it."""

    def __init__(self, artifact: int) -> None:
        super().__init__()
        self.artifact = artifact

    def run(self, s: State, at: At) -> None:
        artifact = self.artifact
        s.out |= 1 << artifact
        note(s, ArtifactLeft, ARTIFACTS[artifact])
        level = level_of_artifact(artifact)
        if s.shown[level] == artifact:
            s.shown[level] = NONE
            show_next(s, level)
        elif s.piles >> artifact & 1:
            s.piles &= ~(1 << artifact)
        else:
            s.out &= ~(1 << artifact)
            lose_impossible(s)


class Give(Effect):
    """The god of the line is given an artifact that lies outside the game."""

    def __init__(self, artifact: int) -> None:
        super().__init__()
        self.artifact = artifact

    def run(self, s: State, at: At) -> None:
        if self.cannot(s, at):
            lose_impossible(s)
            return
        s.out &= ~(1 << self.artifact)
        s.held[at.slot] |= 1 << self.artifact
        note(s, ArtifactTaken, god_text(s, at.slot), ARTIFACTS[self.artifact])

    def cannot(self, s: State, at: At) -> bool:
        return not s.out >> self.artifact & 1 or is_support(s, at.slot)


class LayAside(Effect):
    """The top card of the creatures is laid aside unseen, out of the deck and its reshuffles."""

    def run(self, s: State, at: At) -> None:
        if self.cannot(s, at):
            lose_impossible(s)
            return
        s.aside += 1
        note(s, CreatureAside, s.aside)

    def cannot(self, s: State, at: At) -> bool:
        return s.creatures.count(IN_DECK) <= s.aside


class GoGod(Effect):
    """The god of the line goes to a world."""

    def __init__(self, world: Value) -> None:
        super().__init__()
        self.world = world

    def run(self, s: State, at: At) -> None:
        world = self.world.value(s, at)
        if is_world(world):
            move_god(s, at.slot, world)


class Do(Effect):
    """Lines that the saga names once and uses in several places."""

    def __init__(self, lines: Block) -> None:
        super().__init__()
        self.lines = lines

    def run(self, s: State, at: At) -> None:
        obey(s, self.lines, at)

    def cannot(self, s: State, at: At) -> bool:
        return self.lines.cannot(s, at)

    def is_fatal(self, s: State, at: At) -> bool:
        return self.lines.is_fatal(s, at)

    def codes(self) -> list[str]:
        return self.lines.codes()


class If(Effect):
    """Lines under a condition, and others where it does not hold."""

    def __init__(self, condition: Value, lines: Block, others: Block | None) -> None:
        super().__init__()
        self.condition = condition
        self.lines = lines
        self.others = others

    def run(self, s: State, at: At) -> None:
        if self.condition.value(s, at):
            obey(s, self.lines, at)
        elif self.others is not None:
            obey(s, self.others, at)

    def cannot(self, s: State, at: At) -> bool:
        if self.condition.value(s, at):
            return self.lines.cannot(s, at)
        return self.others is not None and self.others.cannot(s, at)

    def is_fatal(self, s: State, at: At) -> bool:
        if self.condition.value(s, at):
            return self.lines.is_fatal(s, at)
        return self.others is not None and self.others.is_fatal(s, at)


class Each(Effect):
    """The same for every world, god or piece, in their order."""

    def __init__(self, kind: str, pieces: list[int], lines: Block) -> None:
        super().__init__()
        self.kind = kind
        self.pieces = pieces
        self.lines = lines

    def run(self, s: State, at: At) -> None:
        if self.kind == "world":
            for world in range(len(WORLDS) - 1, -1, -1):
                later(s, self.lines, at.slot, world, at.it)
        elif self.kind == "god":
            for slot in range(s.seats - 1, -1, -1):
                later(s, self.lines, slot, s.places[slot], at.it)
        else:
            for piece in reversed(self.pieces):
                later(s, self.lines, at.slot, place_of(s, piece), piece)


class TurnPage(Effect):
    """The page is turned."""

    def run(self, s: State, at: At) -> None:
        turn_page(s)

    def codes(self) -> list[str]:
        return ["page"]


class Lose(Effect):
    """The game is lost by what the page says."""

    def __init__(self, words: Words) -> None:
        super().__init__()
        self.words = words

    def run(self, s: State, at: At) -> None:
        if not is_decided(s):
            lose_by(s, self.words)

    def cannot(self, s: State, at: At) -> bool:
        return True


class Nothing(Effect):
    """Nothing happens."""

    def run(self, s: State, at: At) -> None:
        return
