"""Ids of texts that the code puts together, where their fixed part says too little (tests/docs/test_texts.py)."""

from __future__ import annotations

from typing import Final

from gladsheim.games.yggdrasil.rules.asking import PLURALS
from gladsheim.games.yggdrasil.rules.printed import ARTIFACTS, CREATURES, GODS, IOTUNNS, RELATIONS, SPOTS
from gladsheim.games.yggdrasil.rules.state import REASONS
from gladsheim.games.yggdrasil.terminal.words import ALSO
from gladsheim.games.yggdrasil.worlds.worlds import CLOSED

NEXT: Final = ("to", "turn", "iotunn", "out", "stop", "past-top", "out-of-islands", "win", "dead-tree")
COUNTED: Final = ("up", "devastate", "giants", "anonymous", "life", "island", "spot")
FAMILIES: Final = {
    "yggdrasil-{}": (*PLURALS.values(),),
    "yggdrasil-{}-{}": (),
    "yggdrasil-creature-{}": CREATURES,
    "yggdrasil-power-{}": (*GODS, *IOTUNNS, *ARTIFACTS, *CREATURES, *RELATIONS),
    "yggdrasil-lost-{}": REASONS[1:],
    "yggdrasil-spot-{}": ("start", *SPOTS),
    "cli-yggdrasil-next-{}": NEXT,
    "web-yggdrasil-next-{}": (*NEXT, *COUNTED),
    "cli-yggdrasil-also-{}": ALSO,
    "yggdrasil-closed-{}": [code.partition("/")[2] for code in CLOSED[1:-1]],
}
