"""The page "Adding a game" shows pieces of the example as it is."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

PAGE: Final = "docs/add-a-game.md"
EXAMPLE: Final = "examples/hnefatafl/"


def test_every_block_with_a_file_name_is_a_piece_of_that_file(top: Path, blocks_of: Callable[[str], list[Any]]) -> None:
    blocks = [block for block in blocks_of(PAGE) if block.file]
    assert blocks
    for block in blocks:
        assert block.file.startswith(EXAMPLE)
        assert block.text in (top / block.file).read_text(encoding="utf-8"), f"{PAGE}:{block.line}"


def test_the_page_explains_every_key_of_the_manifest(top: Path, text_of: Callable[[str], str]) -> None:
    parts = (top / EXAMPLE / "src/hnefatafl/game.toml").read_text(encoding="utf-8").splitlines()
    for part in parts:
        assert f"`{part.split()[0]}`" in text_of(PAGE)
