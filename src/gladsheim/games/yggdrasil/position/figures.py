"""The owner's figures in a setup: the whole text of the file, and its hash."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from gladsheim.games.yggdrasil.rules.figures import figures_in, figures_of, hash_of
from gladsheim.kernel.dump import Data
from gladsheim.kernel.game import bad_setup
from gladsheim.words import quoted


def data_of(value: Any) -> Data:
    """The text as it was written, and its hash; a `file` only names the place in what is said about errors."""
    if (
        not isinstance(value, Mapping)
        or not isinstance(value.get("text"), str)
        or set(value) - {"text", "hash", "file"}
    ):
        raise bad_setup("yggdrasil/data-text", value=quoted(value))
    text = value["text"]
    found = hash_of(text)
    given = value.get("hash", found)
    if given != found:
        raise bad_setup("yggdrasil/data-hash", hash=quoted(given), found=found)
    if "file" in value:
        figures_in(text, quoted(value["file"]))
    figures_of(text)
    return {"text": text, "hash": found}
