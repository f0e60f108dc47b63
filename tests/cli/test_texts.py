"""Every text that the command line can say exists in every language."""

from __future__ import annotations

import re
from importlib.resources import files

import pytest

from gladsheim.cli.arguments import COMMANDS, PUZZLES_TASKS, SAGA_TASKS
from gladsheim.cli.campaign import WORDS
from gladsheim.cli.commands import NAMES
from gladsheim.games.bloodrage.cards.printed import FIGURES
from gladsheim.games.bloodrage.rules.board import FJORDS
from gladsheim.games.bloodrage.terminal import drawing as bloodrage
from gladsheim.games.bloodrage.terminal import words as bloodrage_words
from gladsheim.games.nidavellir.cards.printed import CLASSES, HERO_NAMES
from gladsheim.games.nidavellir.terminal.drawing import MATTERS
from gladsheim.games.voluspa.rules.tiles import KIND_OF
from gladsheim.games.voluspa.terminal.drawing import SAYINGS
from gladsheim.games.yggdrasil.rules.printed import GODS, WORLDS
from gladsheim.games.yggdrasil.terminal import drawing as yggdrasil
from gladsheim.games.yggdrasil.terminal import words as yggdrasil_words
from gladsheim.manifest import manifests
from gladsheim.words import LANGUAGES, Words, bundle_of, game_texts, say, text_of

FORESEEN = (
    "to", "turn", "iotunn", "out", "stop", "past-top", "out-of-islands", "win", "dead-tree", "to-world", "up-world",
    "effect", "page", "life",
    "devastate-world", "giants-count", "anonymous-count", "life-count", "island-count", "spot-count",
)  # fmt: skip
"""What the next activation of an Enemy in Yggdrasil may do."""


OF_A_PAGE = ("story", "goal", "any_goal", "set_up", "path", "deed", "new", "trigger", "fight", "loss")
"""What `gladsheim saga show` says of a page."""


def used() -> set[str]:
    """The ids in the code, and those that it puts together."""
    drawings = [files(manifest.package) / "terminal" for manifest in manifests().values()]
    sources = [
        file for folder in (files("gladsheim.cli"), files("gladsheim.kit"), *drawings) for file in folder.iterdir()
    ]
    texts = [file.read_text(encoding="utf-8") for file in sources if file.name.endswith(".py")]
    ids = {found for text in texts for found in re.findall(r"""["'](cli-[a-z-]+[a-z])["']""", text)}
    ids |= {f"cli-{command}-{part}" for command in COMMANDS for part in ("about", "examples")}
    ids |= {f"cli-command-{name}" for name in NAMES} | {f"cli-command-{name}-does" for name in NAMES}
    ids |= {f"cli-campaign-word-{word}{part}" for word in WORDS for part in ("", "-does")}
    ids |= {f"cli-voluspa-{word}" for word in SAYINGS} | {f"cli-voluspa-power-{tile}" for tile in KIND_OF}
    ids |= {f"cli-nidavellir-class-{name}" for name in (*CLASSES, "offering")}
    ids |= {f"cli-nidavellir-power-{name.partition('-')[0]}" for name in HERO_NAMES}
    ids |= {f"cli-nidavellir-topic-{name}" for name in MATTERS} | {"cli-nidavellir-pouch", "cli-nidavellir-hand"}
    ids |= {f"cli-bloodrage-letter-{name}" for name in bloodrage_words.CLANS}
    ids |= {f"cli-bloodrage-sign-{name}" for name in FIGURES}
    ids |= {f"cli-bloodrage-word-{word}" for word in (*bloodrage_words.VERBS, *bloodrage_words.SMALL)}
    ids |= {f"cli-bloodrage-also-{word}" for word in ("none", *FJORDS)}
    ids |= {f"cli-bloodrage-topic-{name}" for name in bloodrage.MATTERS}
    ids |= {"cli-bloodrage-cards", "cli-bloodrage-quests"}
    ids |= {f"cli-yggdrasil-sign-{name}" for name in GODS} | {f"cli-yggdrasil-gift-{name}" for name in WORLDS}
    ids |= {f"cli-yggdrasil-word-{word}" for word in yggdrasil_words.SMALL}
    ids |= {f"cli-yggdrasil-also-{word}" for word in yggdrasil_words.ALSO}
    ids |= {f"cli-yggdrasil-topic-{name}" for name in yggdrasil.MATTERS}
    ids |= {
        f"cli-yggdrasil-{name}" for name in ("giants", "anonymous", "iotunns", "island", "devastated", "won", "lost")
    }
    ids |= {f"cli-yggdrasil-next-{name}" for name in FORESEEN}
    ids |= {f"cli-puzzles-{task}-about" for task in PUZZLES_TASKS}
    ids |= {f"cli-saga-{task}-about" for task in SAGA_TASKS} | {f"cli-saga-{kind}" for kind in OF_A_PAGE}
    return ids


def written(lang: str) -> set[str]:
    """The ids in the files of a language."""
    text = text_of("cli", lang) + text_of("saga", lang) + text_of("puzzles", lang) + "\n".join(game_texts(lang))
    return set(re.findall(r"^(cli-[a-z_-]+) =", text, flags=re.MULTILINE))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_text_that_is_used_is_written_and_the_other_way_round(lang: str) -> None:
    assert used() == written(lang)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_text_can_be_read(lang: str) -> None:
    for message in used():
        assert bundle_of(lang).has_message(message), message


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_command_has_the_name_of_another(lang: str) -> None:
    names = [say(Words(f"cli-command-{name}"), lang) for name in NAMES]
    assert len(set(names)) == len(NAMES)
