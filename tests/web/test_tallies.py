"""Where the points came from, as the ceremony tells it: the client's own counting of games that the rules played."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

import pytest

from gladsheim.arena.series import derived
from gladsheim.bots import bot
from gladsheim.kernel.play import asked, is_over
from gladsheim.kernel.rng import Rng
from gladsheim.manifest import manifests
from gladsheim.words import Words, say
from tests.web.guided import WEB, in_node

GAMES: Final = {
    "voluspa": [(2, "random"), (5, "random")],
    "nidavellir": [(2, "greedy"), (5, "random")],
    "bloodrage": [(3, "greedy"), (4, "random")],
    "yggdrasil": [(3, "random")],
}
"""How many seats, and who plays there."""


def played(name: str, seats: int, player: str) -> dict[str, Any]:
    """All that happened in a game, as the first seat was told, and the points at its end."""
    manifest = manifests()[name]
    rules = manifest.part(manifest.rules)
    match = rules.match(seats, 7, {})
    one, rngs = bot(player), [Rng(derived(7, seat)) for seat in range(seats)]
    while not is_over(match.state):
        seat = asked(match.state)[0]
        world = rules.world_for(match.state, seat, rngs[seat])
        match.apply(seat, one.choose(rules, world, seat, rngs[seat]))
        match.ask_nature()
    facts = [{"event": event} for event in match.events(0)]
    return {"facts": facts, "seats": seats, "scores": list(match.scores)}


@pytest.mark.parametrize("name", GAMES)
def test_the_parts_of_everybodys_points_add_up_to_the_score(name: str, tmp_path: Path) -> None:
    games = [played(name, seats, player) for seats, player in GAMES[name]]
    tallies = in_node(
        f'import {{ tally }} from "{WEB}/src/boards/{name}/tally.ts";\n',
        "given.map(({ facts, seats }) => tally(facts, seats))",
        games,
        tmp_path,
    )
    for game, tally in zip(games, tallies, strict=True):
        sums = [sum(part["values"][seat] for part in tally["parts"]) for seat in range(game["seats"])]
        if name == "yggdrasil":  # where all win or lose together there are no points
            assert tally["parts"] == []
        else:
            assert sums == game["scores"]
            assert max(sums) > 0
        rows = [*tally["parts"], *tally["facts"]]
        assert rows, "there is something to tell"
        for lang in ("en", "de"):
            said = [say(Words(row["label"], {}), lang) for row in rows]
            assert len({*said}) == len(rows), "every line has a name of its own"
            assert not any("-tally-" in one for one in said)
