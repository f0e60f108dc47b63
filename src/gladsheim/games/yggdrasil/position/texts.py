"""Whole files in a position written by hand: an owner's saga and his figures, as a setup has them."""

from __future__ import annotations

from typing import Final

from gladsheim.errors import BadPosition, BadSetup
from gladsheim.games.yggdrasil.position.figures import data_of
from gladsheim.games.yggdrasil.position.given import written_saga
from gladsheim.games.yggdrasil.rules.figures import figures_of, hash_of
from gladsheim.games.yggdrasil.rules.setup import begin
from gladsheim.games.yggdrasil.rules.state import State
from gladsheim.kernel.dump import Data
from gladsheim.kernel.view import Options

EXACT: Final = ("saga", "data")
"""Keys that hold the text of a file, whose capitals and line breaks count."""


def read_texts(seats: int, options: Options, data: Data) -> State:
    """A state to be filled, with its book and its figures; raises BadPosition that names the line that is wrong."""
    given: Data = {}
    try:
        if "saga" in data:
            given["saga"] = written_saga(data["saga"])
        if "data" in data:
            given["data"] = data_of(data["data"])
    except BadSetup as reason:
        raise BadPosition(reason.code, reason.sentence, reason.terms) from None
    s = begin(seats, options, given)
    if "data" in given:
        s.figures = figures_of(given["data"]["text"])
    return s


def write_texts(s: State) -> Data:
    """The files that are not ours, as `read_texts` reads them; usually none."""
    found: Data = {}
    if s.saga.text:
        found["saga"] = {"text": s.saga.text}
    if s.figures.text:
        found["data"] = {"text": s.figures.text, "hash": hash_of(s.figures.text)}
    return found
