"""What the manifest of a game says is so."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path

import pytest

import gladsheim
import gladsheim.kernel.play
from gladsheim.kernel.game import Game
from gladsheim.kit.drawing import Drawing
from gladsheim.kit.evaluation import Evaluation
from gladsheim.manifest import Manifest, manifests

OURS = [manifest for manifest in manifests().values() if manifest.is_ours]


@pytest.mark.parametrize("manifest", OURS, ids=lambda one: one.name)
def test_its_parts_are_there(manifest: Manifest) -> None:
    assert isinstance(manifest.part(manifest.rules), Game)
    assert isinstance(manifest.part(manifest.drawing), Drawing)
    assert not manifest.evaluation or isinstance(manifest.part(manifest.evaluation), Evaluation)
    assert {folder.name for folder in manifest.folder(manifest.texts).iterdir()} == {"en", "de"}


@pytest.mark.parametrize("manifest", OURS, ids=lambda one: one.name)
@pytest.mark.skipif(str(gladsheim.kernel.play.__file__).endswith(".py"), reason="the rules are not compiled here")
def test_exactly_what_it_says_is_compiled(manifest: Manifest) -> None:
    top = Path(str(files(manifest.package)))
    wanted = {file for pattern in manifest.compiled for file in top.glob(pattern)}
    plain = {file for file in wanted if any(file.match(pattern) for pattern in manifest.plain)}
    compiled = {file.with_name(f"{file.name.partition('.')[0]}.py") for file in top.rglob("*.so")}
    assert compiled == wanted - plain


def test_nothing_outside_its_folder_names_a_game() -> None:
    """Docstrings may, as examples."""
    top = Path(str(files("gladsheim")))
    names = "|".join(manifest.name for manifest in OURS)
    for file in top.rglob("*.py"):
        if not file.is_relative_to(top / "games") and "testing" not in file.parts:
            code = re.sub(r'""".*?"""|#[^\n]*', "", file.read_text(encoding="utf-8"), flags=re.DOTALL)
            assert not re.findall(rf"\b(?:{names})\b", code), file
