"""The page "Adding a game" shows pieces of the example as it is."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from tests.docs.pages import blocks_of, text_of

PAGE: Final = "docs/add-a-game.md"
EXAMPLE: Final = "examples/hnefatafl/"


def test_every_block_with_a_file_name_is_a_piece_of_that_file(top: Path) -> None:
    blocks = [block for block in blocks_of(PAGE) if block.file]
    assert blocks
    for block in blocks:
        assert block.file.startswith(EXAMPLE)
        assert block.text in (top / block.file).read_text(encoding="utf-8"), f"{PAGE}:{block.line}"


def test_the_page_explains_every_key_of_the_manifest(top: Path) -> None:
    parts = (top / EXAMPLE / "src/hnefatafl/game.toml").read_text(encoding="utf-8").splitlines()
    for part in parts:
        assert f"`{part.split()[0]}`" in text_of(PAGE)
