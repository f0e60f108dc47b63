"""Scenes of Völuspá for dev/board.html, played by the kernel: .venv/work/bin/python web/dev/record.py"""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import msgspec

import gladsheim
from gladsheim.server.protocol.tables import Choice
from gladsheim.server.table.questions import valued, worded

SCENES = Path(__file__).parent.parent / "node_modules" / ".cache" / "voluspa"
GAME = gladsheim.load("voluspa")
NAMES = ["Ase", "Björk", "Mimir", "Dagny", "Egil"]


def choices_of(match: Any, seat: int, seed: int) -> list[Choice]:
    """The legal moves with their words, and what they earn in a world that this seat may imagine."""
    return valued(GAME, match.imagine(seat, seed), seat, worded(match, seat))


def scene(match: Any, since: int = 0, seat: int | None = None) -> dict[str, Any]:
    """What a board is given."""
    asked = match.asked[0] if match.asked else None
    seat = seat if seat is not None else asked.seat if asked else 0
    mine = asked is not None and asked.seat == seat
    choices = choices_of(match, seat, 1) if mine else []
    question = None
    if mine:
        question = {"id": match.question_id, "seat": seat, "step": asked.step, "words": asked.words, "given": False}
    return {
        "names": NAMES[: match.seats],
        "seat": seat,
        "view": match.view(seat),
        "question": question,
        "moves": list(match.moves(seat)) if mine else [],
        "choices": choices,
        "recent": [{"event": e, "words": e.words()} for e in match.events(seat, since)],
    }


def advance(match: Any, luck: random.Random) -> None:
    """Play one of the best moves, as people would."""
    seat = match.asked[0].seat
    choices = choices_of(match, seat, luck.getrandbits(60))
    best = max(c.points or 0 for c in choices)
    match.play(luck.choice([c for c in choices if (c.points or 0) >= best - 1]).text, seat)


def play(seats: int, tiles: int, seed: int, edda: bool) -> dict[str, Any]:
    """A game until so many tiles were played."""
    match = GAME.match(seats=seats, seed=seed, options={"edda": edda})
    luck = random.Random(seed)
    since = 0
    while match.asked and match.view(None).plays < tiles:
        since = len(match.events(match.asked[0].seat))
        advance(match, luck)
    return scene(match, since if match.asked else 0)


def film(seats: int, seed: int, steps: int) -> list[dict[str, Any]]:
    """Several steps of a game from one seat."""
    match = GAME.match(seats=seats, seed=seed, options={"edda": True})
    luck = random.Random(seed)
    found = [scene(match, 0, 0)]
    for _ in range(steps):
        since = len(match.events(0))
        advance(match, luck)
        found.append(scene(match, since, 0))
    return found


def posed(**position: Any) -> dict[str, Any]:
    """A position set up by hand."""
    return scene(GAME.position({"options": {"edda": True}, **position}, seed=1))


TARGET = {
    "0,0": ["odin"], "1,0": ["loki"], "2,0": ["thor", "dragon"], "3,0": ["fenrir"], "4,0": ["fenrir"],
    "5,0": ["fenrir"], "0,-1": ["thor"], "0,-2": ["valkyrie"], "2,-1": ["skadi", "hel"], "2,-2": ["skadi"],
    "3,1": ["troll"], "1,-2": ["serpent"], "4,-1": ["jotunn"], "2,1": ["hermod"], "2,2": ["valkyrie"],
}  # fmt: skip

LONG = {f"{x},0": [name] for x, name in enumerate(["valkyrie", "thor", "skadi", "odin", "fenrir", "valkyrie"])} | {
    f"2,{y}": [name]
    for y, name in [(1, "thor"), (2, "loki"), (3, "skadi"), (-1, "dragon"), (-2, "loki"), (-3, "hermod")]
}

scenes: dict[str, Any] = {
    "target": posed(seats=3, board=TARGET, scores=[31, 27, 22], turn=1,
                    hands=[["thor"], ["thor", "odin", "skadi", "valkyrie", "hermod", "hel"], ["loki"]]),
    "opening": play(2, 0, 4, False),
    "long": posed(board=LONG, hands=[["odin", "jotunn", "dragon", "serpent", "troll", "hel", "hel"], ["thor"]]),
    "follow": posed(board=TARGET, hands=[["jotunn", "skadi", "hel"], ["thor"]], hermod="2,1"),
    "line": posed(board={"0,0": ["loki"], "1,0": ["serpent"], "1,1": ["skadi"], "1,3": ["skadi"]},
                  hands=[["thor"], ["thor"]], serpent="1,0"),
    "discard": posed(board={"0,0": ["troll"]}, hands=[["odin", "thor"], ["thor"]], bag=[]),
    "middle": play(3, 24, 7, True),
    "base": play(2, 55, 3, False),
    "edda": play(4, 76, 5, True),
    "over": play(2, 500, 3, False),
    "film": film(3, 11, 30),
}  # fmt: skip

SCENES.mkdir(parents=True, exist_ok=True)
for name, found in scenes.items():
    (SCENES / f"{name}.json").write_bytes(msgspec.json.encode(found))
