"""Guided first games, played to their end without a browser: the rules play, and the client's own lessons listen."""

from __future__ import annotations

import json
import runpy
import subprocess
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

import msgspec

from gladsheim.arena.series import derived
from gladsheim.bots import bot
from gladsheim.kernel.match import Match
from gladsheim.kernel.play import asked, is_over
from gladsheim.kernel.rng import Rng
from gladsheim.manifest import manifests
from gladsheim.words import Words

TOP: Final = Path(__file__).resolve().parents[2]
WEB: Final = TOP / "web"


class Heard(msgspec.Struct, frozen=True, kw_only=True):
    """Something the guide said, with what was on the table then."""

    text: str
    terms: dict[str, Any]
    stays: bool
    update: int
    events: list[dict[str, Any]]
    step: str | None
    is_over: bool = msgspec.field(name="isOver")

    @property
    def topic(self) -> str:
        """Its last words: "trade" of "web-guide-nidavellir-trade"."""
        return self.text.split("-", 3)[-1] if self.text.startswith("web-guide-") else self.text.split("-", 2)[-1]

    @property
    def words(self) -> Words:
        """What is said."""
        return msgspec.convert({"id": self.text, "terms": self.terms}, Words)


def play_course(game: str, partner: str, options: Mapping[str, Any], seed: int, setup: Any = None) -> dict[str, Any]:
    """What seat 0 is told while a good player sits there and the partner of the guided game opposite."""
    manifest = manifests()[game]
    rules = manifest.part(manifest.rules)
    match = rules.match(2, seed, dict(options), setup=setup)
    bots = [bot("greedy"), bot(partner)]
    rngs = [Rng(derived(seed, seat)) for seat in range(2)]
    updates = [update(match, 0)]
    told = len(match.events(0))
    while not is_over(match.state):
        seat = asked(match.state)[0]
        world = rules.world_for(match.state, seat, rngs[seat])
        match.apply(seat, bots[seat].choose(rules, world, seat, rngs[seat]))
        match.ask_nature()
        updates.append(update(match, told))
        told = len(match.events(0))
    return {"options": dict(match.options), "updates": updates}


def update(match: Match, since: int) -> dict[str, Any]:
    """What has happened since so many events, how things stand, and what seat 0 is asked."""
    facts = [{"event": event, "words": event.words()} for event in match.events(0, since)]
    mine = next((one for one in match.asked if one.seat == 0), None)
    question = None
    if mine is not None:
        asks = {"id": match.question_id, "seat": 0, "given": False}
        question = {**asks, "step": mine.step, "words": mine.words}
    return {"facts": facts, "view": match.view(0), "question": question}


def listen(lessons: Path, cues: Path | None, played: dict[str, Any], folder: Path) -> list[Heard]:
    """What the lessons of a board say in such a game, by the client's own code."""
    said = in_node(
        f'import {{ listen }} from "{WEB}/src/lib/testing/guide.ts";\n'
        f'import {{ lessons }} from "{lessons}";\n'
        + (f'import {{ cues }} from "{cues}";\n' if cues else "const cues = {};\n"),
        "listen(lessons, cues, given)",
        played,
        folder,
    )
    return [msgspec.convert(one, Heard) for one in said]


def in_node(imports: str, expression: str, given: Any, folder: Path) -> Any:
    """What an expression of the client's own code comes to, with something that is `given`."""
    data, entry, bundle = folder / "given.json", folder / "entry.ts", folder / "bundle.mjs"
    data.write_bytes(msgspec.json.encode(given))
    entry.write_text(
        f'import {{ readFileSync }} from "node:fs";\n{imports}'
        f'const given = JSON.parse(readFileSync("{data}", "utf-8"));\n'
        f"console.log(JSON.stringify({expression}));\n",
        encoding="utf-8",
    )
    _, settings = runpy.run_path(str(TOP / "tools" / "env.py"))["npm_with"]()
    tool = WEB / "node_modules" / ".bin" / "rolldown"
    bundling: list[Path | str] = [tool, entry, "--file", bundle, "--platform", "node"]
    subprocess.run(bundling, check=True, capture_output=True, cwd=WEB, env=settings)
    said = subprocess.run(["node", bundle], check=True, capture_output=True, text=True, env=settings)
    return json.loads(said.stdout)
