"""Places in games where a bot has to choose."""

from __future__ import annotations

from typing import Any, Final

from gladsheim.games import load
from gladsheim.kernel.match import Match
from gladsheim.kernel.play import asked, play, question, settle
from gladsheim.kernel.rng import Rng
from gladsheim.kernel.step import Moves, State
from gladsheim.kit.outlook import let_nature_answer

LATER: Final = [["explorer-9", "blacksmith", "miner-0"], ["blacksmith", "blacksmith", "miner-1"]]
"""What lies in the Dragon and in the Pony."""
FIRST: Final = ["5 goblin", "4 dragon", "3 pony", "2 pouch", "0 pouch"]
SECOND: Final = ["4 goblin", "5 dragon", "3 pony", "2 pouch", "0 pouch"]


def goblin(cards: str, *armies: str, **position: Any) -> Match:
    """The coins at Nidavellir's first tavern are shown, and seat 0 takes a card first."""
    data = {"armies": [army.split() for army in armies], "coins": [FIRST, SECOND], "tavern": "goblin"}
    return load("nidavellir").position({**data, "taverns": [cards.split(), *LATER], **position}, seed=0)


def midgame(seats: int, options: dict[str, Any], decisions: int, seed: int) -> State:
    """A position of Völuspá after so many random decisions, or fewer if the game ends."""
    voluspa = load("voluspa")
    s = voluspa.new(seats, voluspa.complete(options))
    rng = Rng(seed)
    settle(s)
    let_nature_answer(s, rng)
    for _ in range(decisions):
        for seat in asked(s):
            step = question(s, seat)
            assert step is not None
            play(s, seat, step.pick(s, rng, Moves()))
            let_nature_answer(s, rng)
    return s
