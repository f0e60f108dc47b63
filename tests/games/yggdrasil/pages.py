"""Pages of sagas in few words: one that lies open in step 3, cards that are revealed, and spots that are reached."""

from __future__ import annotations

from importlib.resources import files
from typing import Any

from gladsheim.games.yggdrasil.enemies.enemies import activate
from gladsheim.games.yggdrasil.enemies.reveal import show_card
from gladsheim.games.yggdrasil.rules.game import GAME
from gladsheim.games.yggdrasil.rules.printed import ENEMIES, NONE, OPPONENT_COUNT, PLACES, WORLDS
from gladsheim.games.yggdrasil.rules.rounds import NextTurn
from gladsheim.games.yggdrasil.rules.state import LOST, REASONS, State
from gladsheim.games.yggdrasil.sagas.book import TRACK, At
from gladsheim.games.yggdrasil.sagas.library import saga_named
from gladsheim.games.yggdrasil.sagas.moving import arrive_standee
from gladsheim.games.yggdrasil.sagas.obeying import page_of, turn_page
from gladsheim.games.yggdrasil.worlds.act import Act
from gladsheim.kernel.play import settle
from tests.games.yggdrasil.tables import asking, say

THROWING = {
    "UseHeroes": "0 heroes", "ChooseDice": "0 dice", "RollGodDie": "e", "RollVanirDie": "e", "RollBrotherDie": "e",
    "ChangeDie": "done", "ReturnPairs": "0 elves", "HelpBrother": "keep",
}  # fmt: skip
"""How a throw is gone through without any help."""


def opened(saga: str, page: int = 1, at: str = "asgard", **data: Any) -> State:
    """A page in step 3 of Odin, who stands somewhere; what is not said is as at the start of a game."""
    gods = data.pop("gods", ["odin", "thor", "freyr"])
    sheets: list[Any] = [{"god": gods[0], "world": at, **data.pop("odin", {})}, *gods[1:]]
    options = {"saga": saga, **data.pop("options", {})}
    given = {"seats": 3, "step": "act", "active": gods[0], **data}
    s = GAME.from_position({**given, "options": options, "page": page, "gods": sheets})
    assert isinstance(s, State)
    if asking(s) != "Act" or s.active:  # nothing but the saga's own was to be done
        s.active = 0
        s.stack = [NextTurn(), Act(0, 0)]
    s.log = []
    return s


def entered(saga: str, page: int, **data: Any) -> State:
    """The page before it was open, and now it is turned: its set-up has just been carried out."""
    s = opened(saga, page - 1, **data)
    turn_page(s)
    settle(s)
    return s


def reveal(s: State, enemy: str) -> None:
    """The active god turns up the first card of an Enemy."""
    number = ENEMIES.index(enemy)
    s.wheel[2 * number] = s.wheel[2 * number + 1] = NONE
    show_card(s, s.active, s.active * len(ENEMIES) + number)
    settle(s)


def activated(s: State, enemy: str) -> None:
    """An Enemy is activated."""
    activate(s, ENEMIES.index(enemy))
    settle(s)


def spot(s: State, number: int) -> None:
    """Nidhögg comes to a spot."""
    s.spot = number - 1
    activated(s, "nidhogg")


def count(s: State, name: str, of: int | None = None) -> int:
    """What a counter says, of one thing if it is kept so."""
    counter = s.saga.counters[s.saga.counter_named(name)]
    if of is not None:
        return s.counters[counter.offset + of]
    return sum(s.counters[counter.offset : counter.offset + counter.size])


def step_of_wolf(s: State, name: str) -> int:
    """How far a piece has come: Enemies stand before the standees in a counter by piece."""
    return count(s, "step", len(ENEMIES) + s.saga.standee_named(name))


def piece(s: State, name: str) -> int:
    """A standee as an opponent."""
    return OPPONENT_COUNT + s.saga.standee_named(name)


def place(s: State, name: str) -> str:
    """Where a piece is."""
    number = s.enemies[ENEMIES.index(name)] if name in ENEMIES else s.standees[s.saga.standee_named(name)]
    if number == TRACK:
        return "track"
    return "gone" if number == NONE else PLACES[number]


def put(s: State, name: str, where: str) -> None:
    """A piece comes somewhere, with all that this brings."""
    arrive_standee(s, s.saga.standee_named(name), WORLDS.index(where))
    settle(s)


def win_throw(s: State) -> None:
    """A throw without any help, until it is over."""
    while asking(s) in THROWING:
        say(s, THROWING[asking(s)])


def do(s: State, move: str) -> None:
    """A move of step 3, with whatever Risks it takes."""
    say(s, move)
    win_throw(s)


def lost_by(s: State) -> str:
    """Why the group has lost; nothing if it has not."""
    return REASONS[s.reason] if s.outcome == LOST else ""


def needed(saga: str, page: int, goal: int = 0) -> int:
    """How much of something a goal asks of three players: the numbers of our sagas are tuned, the rules are not."""
    s = GAME.new(3, GAME.complete({"saga": saga}))
    return saga_named(saga).pages[page - 1].goals[goal].need.value(s, At(0, NONE, NONE))


def first(saga: str, counter: str) -> int:
    """What a counter begins with for three players."""
    found = saga_named(saga)
    return found.counters[found.counter_named(counter)].first[3]


def effect_spot(saga: str, page: int) -> int:
    """The first spot of a page that does something."""
    path = saga_named(saga).pages[page - 1].path
    return next(number for number, one in enumerate(path) if one.block is not None)


def last_spot(saga: str, page: int) -> int:
    """The spot at the end of a page's path."""
    return len(saga_named(saga).pages[page - 1].path) - 1


def page_name(s: State) -> str:
    """The page that lies open."""
    return page_of(s).name


def text_of(name: str) -> str:
    """One of our files."""
    file = files("gladsheim.games.yggdrasil.sagas") / "files" / f"{name}.saga"
    return file.read_text(encoding="utf-8")
