"""Tables in few words: gods, Enemies and what they hold in one line, and a game played by its texts."""

from __future__ import annotations

from typing import Any, Final

from gladsheim.games.yggdrasil.risks.risks import take_risks
from gladsheim.games.yggdrasil.rules.game import GAME
from gladsheim.games.yggdrasil.rules.printed import (
    ARTIFACTS,
    CAGE,
    ENEMIES,
    GODS,
    IOTUNNS,
    NONE,
    OPPONENTS,
    STONES,
    WORLDS,
)
from gladsheim.games.yggdrasil.rules.rounds import Move
from gladsheim.games.yggdrasil.rules.state import ACTIVE, LOST, REASONS, State
from gladsheim.games.yggdrasil.sagas.library import saga_of
from gladsheim.games.yggdrasil.worlds.act import Act
from gladsheim.kernel.play import asked, legal, play, question, settle
from gladsheim.kernel.step import NATURE, Moves, Step

THROWING: Final = (
    "UseHeroes", "ChooseDice", "RollGodDie", "RollVanirDie", "RollBrotherDie", "Reroll", "ChangeDie", "ReturnPairs",
    "HelpBrother", "TakeAsFellow",
)  # fmt: skip
"""The questions of a saving throw."""

IDLE: Final = ("stay", "pass", "done", "none", "keep", "0 heroes", "0 dice", "0 elves")
"""Answers that leave things as they are."""


def table(gods: str = "odin thor freyr", supports: str = "", *, hard: bool = False, free_order: bool = False,
          shown: str = "draupnir gungnir svalinn", **given: Any) -> State:  # fmt: skip
    """A game whose first round is about to be played, changed by what `arrange` understands."""
    wanted = [*gods.split(), *sorted(supports.split(), key=GODS.index), *shown.split()]
    s = GAME.new(len(gods.split()), {"hard": hard, "free_order": free_order})
    assert isinstance(s, State)
    s.log = []
    settle(s)
    while s.round == 0:
        say(s, next(text for text in wanted if text in offered(s)))
    s.log = []
    arrange(s, **given)
    return s


def arrange(s: State, *, at: str = "", life: str = "", elves: str = "", dice: str = "", held: str = "", wheel: str = "",
            relations: str = "", devastated: str = "", iotunns: str = "", **numbers: int) -> None:  # fmt: skip
    """`at="odin midgard, surt asgard"`, `elves="odin 2"`, `wheel="thor hel"`, `iotunns="thrym"`, `giants=4`."""
    for name, place in pairs(at):
        if name in ENEMIES:
            s.enemies[ENEMIES.index(name)] = CAGE if place == "cage" else WORLDS.index(place)
        else:
            s.places[slot(s, name)] = WORLDS.index(place)
    for name, count in pairs(life):
        s.life[slot(s, name)] = int(count)
    for name, count in pairs(elves):
        s.elf_reserve -= int(count) - s.elves[slot(s, name)]
        s.elves[slot(s, name)] = int(count)
    for name, count in pairs(dice):
        s.dice_reserve -= int(count) - s.dice[slot(s, name)]
        s.dice[slot(s, name)] = int(count)
    for name, artifact in pairs(held):
        give(s, slot(s, name), ARTIFACTS.index(artifact))
    for owner, enemy in pairs(wheel):
        lay_open(s, card_of(s, f"{owner} {enemy}"))
    for owner, partner, kind in triples(relations):
        s.relations[slot(s, owner) * len(s.gods) + slot(s, partner)] |= RELATIONS[kind]
    for world in devastated.split():
        s.devastated[WORLDS.index(world)] = 1
    for iotunn in iotunns.split():
        s.iotunns[IOTUNNS.index(iotunn)] = ACTIVE
    if "path" in numbers:
        s.saga = saga_of(("easy", "hard")[numbers.pop("path")])
    for field, number in numbers.items():
        assert isinstance(getattr(s, field), int), field
        setattr(s, field, number)


RELATIONS: Final = {"brother": 1, "tie": 2, "fellow": 4, "companion": 8}


def pairs(text: str) -> list[tuple[str, str]]:
    """`odin 2, thor 1`."""
    return [(one.split()[0], one.split()[1]) for one in filter(None, text.split(", "))]


def triples(text: str) -> list[tuple[str, str, str]]:
    """`frigg freyr brother, …`."""
    return [(one.split()[0], one.split()[1], one.split()[2]) for one in filter(None, text.split(", "))]


def slot(s: State, god: str) -> int:
    """Where a god's things are in the lists."""
    return s.gods.index(GODS.index(god))


def enemy(name: str) -> int:
    """An Enemy's number."""
    return ENEMIES.index(name)


def opponent(name: str) -> int:
    """Whom a god fights: an Enemy or an Iotunn."""
    return OPPONENTS.index(name)


def world(name: str) -> int:
    """A world's number."""
    return WORLDS.index(name)


def card_of(s: State, text: str) -> int:
    """`odin surt`: the Surt of Odin's set."""
    owner, name = text.split()
    return slot(s, owner) * len(ENEMIES) + enemy(name)


def card_text(s: State, card: int) -> str:
    """The other way round."""
    return f"{GODS[s.gods[card // 6]]} {ENEMIES[card % 6]}"


def give(s: State, to: int, artifact: int) -> None:
    """An artifact out of its pile; another is shown if it was the top one."""
    level = artifact // 6
    s.piles &= ~(1 << artifact)
    if s.shown[level] == artifact:
        s.shown[level] = next(one for one in range(6 * level, 6 * level + 6) if s.piles >> one & 1)
        s.piles &= ~(1 << s.shown[level])
    s.held[to] |= 1 << artifact


def lay_open(s: State, card: int) -> None:
    """A card out of its deck and open onto the wheel."""
    if card in s.shared:
        s.shared.remove(card)
        s.shares[s.shares.index(max(s.shares))] -= 1
    else:
        next(deck for deck in s.unknown if card in deck).remove(card)
    spot = card % 6 * 2
    s.wheel[spot if s.wheel[spot] == NONE else spot + 1] = card


def open_on_wheel(s: State, name: str) -> list[str]:
    """The open cards of an Enemy, older first."""
    return [card_text(s, card) for card in s.wheel[enemy(name) * 2 : enemy(name) * 2 + 2] if card != NONE]


def under(s: State, god: str) -> list[str]:
    """The known cards at the bottom of a deck, next first."""
    return [card_text(s, card) for card in s.bottoms[slot(s, god)]]


def turn(s: State, god: str, card: str = "") -> None:
    """A god goes first, or next, and reveals a card; unless said, that of an Enemy who is nowhere on the wheel."""
    if asking(s) == "ProposeOrder":
        others = [GODS[one] for one in s.gods[: s.seats] if GODS[one] != god]
        say(s, " ".join([god, *others]))
    elif asking(s) == "ProposeNext":
        say(s, god)
    if asking(s) == "Reveal":
        harmless = [one for one in offered(s) if not open_on_wheel(s, one.split()[1])]
        say(s, card or next((one for one in harmless if one.endswith("nidhogg")), harmless[0]))


def acting(s: State, god: str) -> None:
    """A god's turn begins, he stays where he is and may act."""
    turn(s, god)
    say(s, "stay")


def idle(s: State) -> None:
    """Everybody does nothing until the next round; cards are revealed as harmlessly as possible."""
    number = s.round
    while s.stack and s.round == number:
        do_nothing(s)


def idle_turn(s: State) -> None:
    """The active god does nothing more in this turn."""
    number, active = s.round, s.active
    while s.stack and (s.round, s.active) == (number, active):
        do_nothing(s)


def do_nothing(s: State) -> None:
    """One question answered so that nothing happens."""
    texts = offered(s)
    if asking(s) == "Reveal":
        texts.sort(key=lambda one: (bool(open_on_wheel(s, one.split()[1])), not one.endswith("nidhogg")))
    say(s, next((text for text in IDLE if text in texts), texts[0]))


def risk(s: State, god: str, number: int, against: int = NONE, cancelled: int = 0) -> None:
    """A god takes risks, in the middle of a turn."""
    take_risks(s, slot(s, god), number, against, cancelled)
    settle(s)


def creature(s: State, god: str, name: str) -> None:
    """A god on Svartalfheim draws a creature, among others if it must be, and chooses it."""
    acting(s, god)
    say(s, "act")
    while asking(s) == "DrawCreature":
        say(s, name if name in offered(s) else next(one for one in offered(s) if one != name))
    if asking(s) == "ChooseCreature":
        say(s, name)


def stone(s: State, god: str, **sides: str) -> None:
    """A god on Iotunheim throws the stones: `green="normal"`; then the last one named is used."""
    acting(s, god)
    say(s, "act")
    while asking(s) == "ThrowStone":
        wanted = [side for side in sides.values() if side in offered(s)]
        colour = STONES[step_of(s).args()[-1]]
        say(s, sides.get(colour) or (wanted or offered(s))[0])
    colour, side = list(sides.items())[-1]
    say(s, f"{colour} {side}")


def give_up_throw(s: State, god: str = "blank", vanir: str = "c") -> None:
    """A throw without any help, until it is over."""
    while asking(s) in THROWING:
        if asking(s) in ("RollGodDie", "RollBrotherDie"):
            say(s, god)
        elif asking(s) == "RollVanirDie":
            say(s, vanir)
        else:
            do_nothing(s)


def run(s: State) -> None:
    """Go on to the next question after something was called directly."""
    settle(s)


def step_of(s: State) -> Step:
    """The question put to whoever is asked first."""
    step = question(s, asked(s)[0])
    assert step is not None
    return step


def asking(s: State) -> str:
    """The name of the question; nothing if the game is over."""
    return step_of(s).name if s.stack else ""


def asked_god(s: State) -> str:
    """The god of whoever is asked, or `nature`."""
    seat = asked(s)[0]
    return "nature" if seat == NATURE else GODS[s.gods[seat]]


def offered(s: State) -> list[str]:
    """The texts of all legal moves."""
    return texts_of(s, step_of(s))


def texts_of(s: State, step: Step) -> list[str]:
    """The legal moves of a step, asked or not."""
    out = Moves()
    step.moves(s, out)
    return [step.show(s, move) for move in out.listed()]


def acts(s: State, god: str) -> list[str]:
    """What a god may do in step 3, also if he would not be asked because it is nothing."""
    return texts_of(s, Act(slot(s, god), 0))


def reach(s: State, god: str) -> set[str]:
    """The worlds a god may move to in step 2, and `stay`."""
    return set(texts_of(s, Move(slot(s, god))))


def say(s: State, *texts: str) -> None:
    """Each text is the answer of whoever is asked first, nature too."""
    for text in texts:
        seat = asked(s)[0]
        step = step_of(s)
        move = step.read(s, text)
        assert move in legal(s, seat), f"{step.name}: {text!r} is none of {offered(s)}"
        play(s, seat, move)


def refused(s: State, text: str) -> str:
    """The code of the rule that forbids a move, without the game's name."""
    step = step_of(s)
    move = step.read(s, text)
    assert move not in legal(s, asked(s)[0]), f"{text} is allowed"
    return step.why_not(s, move).code.removeprefix("yggdrasil/")


def warned(s: State, text: str) -> bool:
    """Whether a player is warned of a legal move."""
    step = step_of(s)
    return step.warning(s, step.read(s, text)) is not None


def told(s: State, *names: str) -> list[Any]:
    """The events of some names, or all, in order."""
    assert s.log is not None
    return [one.event for one in s.log if not names or type(one.event).__name__ in names]


def names_told(s: State) -> list[str]:
    """The names of all events, in order."""
    return [type(event).__name__ for event in told(s)]


def order_of(s: State, *names: str) -> list[str]:
    """Some events by name, in the order in which they happened."""
    return [name for name in names_told(s) if name in names]


def worlds_devastated(s: State) -> set[str]:
    """The worlds with a marker."""
    return {WORLDS[one] for one in range(len(WORLDS)) if s.devastated[one]}


def where(s: State, name: str) -> str:
    """The world of a god or an Enemy, or `cage`."""
    if name in ENEMIES:
        place = s.enemies[enemy(name)]
        return "cage" if place == CAGE else WORLDS[place]
    return WORLDS[s.places[slot(s, name)]]


def iotunn(name: str) -> int:
    """An Iotunn's number."""
    return IOTUNNS.index(name)


def life(s: State, god: str) -> int:
    """A god's Life Points, when all that he risked is settled but for what a Chance Fellow takes."""
    assert s.thrower == NONE or asking(s) in ("TakeAsFellow", ""), f"{asking(s)} is open"
    return s.life[slot(s, god)]


def lost_by(s: State) -> str:
    """Why the group has lost; nothing if it has not."""
    return REASONS[s.reason] if s.outcome == LOST else ""
