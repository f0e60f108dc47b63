"""The guided first game of a game of another distribution, played through."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Final

from gladsheim.manifest import manifests
from gladsheim.words import LANGUAGES, say
from tests.web.guided import WEB, Heard, listen, play_course

ASKED: Final = dict.fromkeys(("move", "corners", "catch", "hostile", "draw", "hint"), "?Move")
MATTERS: Final[Mapping[str, str]] = {
    **ASKED,
    "attack": "",
    "moved": "PieceMoved",
    "answer": "PieceMoved",
    "king": "PieceMoved",
    "capture": "PieceCaptured",
    "end": "over",
}
MOST: Final = 10


def is_there(matter: str, heard: Heard) -> bool:
    """Whether a lesson was said about what was on the table."""
    if matter.startswith("?"):
        return heard.step == matter[1:]
    return not matter or (heard.is_over if matter == "over" else any(one["type"] == matter for one in heard.events))


def test_its_guide_speaks_of_what_is_on_the_table_and_leaves_nothing_out(tmp_path: Path) -> None:
    manifest = manifests()["hnefatafl"]
    source = manifest.folder("board/lessons.js").read_text(encoding="utf-8")
    lessons = tmp_path / "lessons.js"
    lessons.write_text(source.replace("../../../kit/1.js", f"{WEB}/src/boards/kit/lessons.ts"), encoding="utf-8")
    met: set[str] = set()
    for seed in range(1, MOST + 1):
        said = listen(lessons, None, play_course("hnefatafl", "random", {"board": "brandubh"}, seed), tmp_path)
        for heard in said:
            assert is_there(MATTERS[heard.topic], heard), heard
            for lang in LANGUAGES:
                assert say(heard.words, lang) != heard.text, heard.terms
        met |= {heard.topic for heard in said}
        if met == set(MATTERS):
            return
    assert met == set(MATTERS)
