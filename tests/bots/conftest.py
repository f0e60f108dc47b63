from __future__ import annotations

import pytest

from gladsheim.games import load
from gladsheim.kernel.game import Game


@pytest.fixture
def voluspa() -> Game:
    return load("voluspa")


@pytest.fixture
def nidavellir() -> Game:
    return load("nidavellir")
