"""Ids of texts that the code puts together, where their fixed part says too little (tests/docs/test_texts.py)."""

from __future__ import annotations

from typing import Final

from gladsheim.games.yggdrasil.bot.features import TOPICS
from gladsheim.games.yggdrasil.rules.asking import PLURALS
from gladsheim.games.yggdrasil.rules.printed import ARTIFACTS, CREATURES, GODS, IOTUNNS, RELATIONS
from gladsheim.games.yggdrasil.rules.state import REASONS
from gladsheim.games.yggdrasil.sagas.book import SPOT_KINDS, Saga
from gladsheim.games.yggdrasil.sagas.choosing import Among, Choice, Draw
from gladsheim.games.yggdrasil.sagas.library import SAGAS, saga_named
from gladsheim.games.yggdrasil.terminal.words import ALSO
from gladsheim.games.yggdrasil.worlds.worlds import CLOSED
from gladsheim.words import Words


def said_by_sagas() -> set[str]:
    """What our sagas say, behind the beginning that all of it shares."""
    found: set[str] = set()
    for name in SAGAS:
        found |= {words.id.removeprefix("yggdrasil-saga-") for words in all_words(saga_named(name))}
    return found


def all_words(saga: Saga) -> list[Words]:
    """Everything that a saga brings words for."""
    found = [saga.words, *(counter.words for counter in saga.counters), *(one.words for one in saga.standees)]
    for page in saga.pages:
        found += [page.title, page.story, *(goal.words for goal in page.goals), *(spot.words for spot in page.path)]
        found += [words for deed in page.deeds for words in (deed.words, deed.about)]
        found += [said.words for said in page.said]
        found += [page.setup.words] if page.setup is not None else []
    for effect in (effect for block in saga.blocks for effect in block.effects):
        if isinstance(effect, Choice):
            found += [effect.words, *(way.words for way in effect.ways)]
        elif isinstance(effect, Among | Draw):
            found.append(effect.words)
    return [words for words in found if words.id.startswith("yggdrasil-saga-")]


NEXT: Final = (
    "to",
    "turn",
    "iotunn",
    "out",
    "stop",
    "past-top",
    "out-of-islands",
    "win",
    "dead-tree",
    "effect",
    "page",
    "life",
)
COUNTED: Final = ("up", "devastate", "giants", "anonymous", "life", "island", "spot")
FAMILIES: Final = {
    "yggdrasil-brings-{}": [*filter(None, TOPICS)],
    "yggdrasil-{}": (*PLURALS.values(),),
    "yggdrasil-{}-{}": (),
    "yggdrasil-creature-{}": CREATURES,
    "yggdrasil-power-{}": (*GODS, *IOTUNNS, *ARTIFACTS, *CREATURES, *RELATIONS),
    "yggdrasil-lost-{}": REASONS[1:],
    "yggdrasil-spot-{}": ("start", "giant", "anonymous", "iotunn", *SPOT_KINDS),
    "cli-yggdrasil-next-{}": NEXT,
    "web-yggdrasil-next-{}": (*NEXT[:-1], *COUNTED),
    "yggdrasil-saga-{}": sorted(said_by_sagas()),
    "cli-yggdrasil-also-{}": ALSO,
    "web-yggdrasil-help-{}{}": ("path-easy", "path-hard", "nidhogg-easy", "nidhogg-hard"),
    "yggdrasil-chart-{}": ("god-faces", "vanir-faces", "elves", "dice"),
    "yggdrasil-closed-{}": [code.partition("/")[2] for code in CLOSED[1:-1]],
}
