"""Positions of sagas are written and read back: each saga, page and number of players, an owner's files too."""

from __future__ import annotations

from os import environ
from typing import Any

import pytest

import gladsheim
from gladsheim.errors import BadPosition
from gladsheim.games.yggdrasil.campaign.sagas import SAGAS
from gladsheim.games.yggdrasil.position.moment import is_writable
from gladsheim.games.yggdrasil.rules.figures import hash_of
from gladsheim.games.yggdrasil.rules.game import GAME
from gladsheim.games.yggdrasil.rules.rounds import Move
from gladsheim.games.yggdrasil.rules.state import PLAYING, State
from gladsheim.games.yggdrasil.sagas.obeying import turn_page
from gladsheim.kernel.dump import Data
from gladsheim.kernel.play import settle
from gladsheim.kernel.rng import Rng
from gladsheim.kernel.step import Moves
from gladsheim.kit.sagas import Source
from gladsheim.testing.promises import difference
from tests.cli.commands import run
from tests.games.yggdrasil.pages import opened, text_of
from tests.games.yggdrasil.test_figures import OWN as FIGURES
from tests.games.yggdrasil.test_saga_files import GODS, OWN

EFFORT = int(environ.get("GLADSHEIM_EFFORT", "1"))
LATER = 12
"""After so many moments that can be written, the page is turned if nobody has done it: chance alone seldom does."""
EVERY = 3
"""Of so many such moments one is written."""


def begun(source: Source, seats: int, seed: int, setup: Data) -> State:
    """A saga before the first answer, with charts as far as they can come."""
    trial = SAGAS.trial(source, seats, len(SAGAS.names), seed)
    options = GAME.complete({**trial.options, "free_order": seed % 2 == 1})
    s = GAME.begun(seats, options, GAME.check_setup(seats, options, {**trial.setup, **setup}))
    assert isinstance(s, State)
    settle(s)
    return s


def read_back(s: State) -> None:
    """A position says all that there is."""
    position = GAME.to_position(s)
    again, before = GAME.dump(GAME.from_position(position)), GAME.dump(s)
    assert again == before, difference(again, before)
    assert GAME.to_position(GAME.from_position(position)) == position


def read_back_all_the_way(s: State, rng: Rng) -> set[int]:
    """Play at random to the end, writing the position now and then; which pages were written."""
    out, moments, pages = Moves(), 0, set()
    while s.outcome == PLAYING:
        if is_writable(s):
            moments += 1
            if moments % EVERY == 0 or s.page not in pages:
                read_back(s)
                pages.add(s.page)
            if moments > LATER * (s.page + 1) and s.page + 1 < len(s.saga.pages) and isinstance(s.stack[-1], Move):
                turn_page(s)
                settle(s)
                continue
        s.stack[-1].at_random(s, rng, out, False)
        settle(s)
    return pages


@pytest.mark.parametrize("saga", SAGAS.names)
def test_positions_of_every_page_are_read_back_for_every_number_of_players(saga: str) -> None:
    for seats in GAME.seats:
        pages: set[int] = set()
        seed = 0
        while pages != {0, 1, 2}:
            seed += 1
            assert seed < 60, f"nobody comes to all pages with {seats}: {pages}"
            pages |= read_back_all_the_way(begun(Source(name=saga), seats, seed, {}), Rng(seed))


@pytest.mark.parametrize("saga", SAGAS.names)
@pytest.mark.parametrize("page", [1, 2, 3])
def test_a_page_is_written_by_its_number(saga: str, page: int) -> None:
    s = opened(saga, page, "alfheim", spot=1, heroes=2)
    assert GAME.to_position(s)["page"] == page
    read_back(s)


@pytest.mark.parametrize("seats", GAME.seats)
def test_positions_of_an_owners_saga_carry_its_text(seats: int) -> None:
    for seed in range(3 * EFFORT):
        s = begun(Source(text=OWN, file="mine.saga"), seats, seed, {"data": {"text": FIGURES}})
        read_back_all_the_way(s.copy(), Rng(seed))
        while not is_writable(s):
            s.stack[-1].at_random(s, Rng(seed), Moves(), False)
            settle(s)
        position = GAME.to_position(s)
        assert position["saga"] == {"text": OWN}
        assert position["data"] == {"text": FIGURES, "hash": hash_of(FIGURES)}
        assert position["options"]["saga"] == "none"


def test_our_own_sagas_as_an_owners_text_are_read_back_too() -> None:
    for number, saga in enumerate(SAGAS.names):
        source = Source(text=text_of(saga), file=f"{saga}.saga")
        read_back_all_the_way(begun(source, GAME.seats[number % 5], number, {}), Rng(number))


def test_a_match_from_an_owners_position_has_a_record_that_replays() -> None:
    match: Any = GAME.match(3, seed=4, setup={**GODS, "saga": {"text": OWN}, "data": {"text": FIGURES}})
    while match.asked[0].step != "Move":
        match.play(match.moves(match.asked[0].seat)[0], match.asked[0].seat)
    one = GAME.position(GAME.to_position(match.snapshot()), seed=7)
    while not one.over:
        [question, *_] = one.asked
        one.play(one.moves(question.seat)[-1], question.seat)
    again: Any = gladsheim.replay(one.record())
    assert again.record() == one.record()
    assert again.view(None).figures.hash == hash_of(FIGURES)
    assert again.view(None).saga.name == "fetters"


@pytest.mark.parametrize(
    ("more", "code", "line"),
    [
        ({"saga": {"text": "saga x\npage one"}}, "yggdrasil/saga-no-path", 1),
        ({"saga": {"text": "saga x\npag one"}}, "yggdrasil/saga-unknown-name", 2),
        ({"saga": {"text": 3}}, "yggdrasil/setup-no-text", None),
        ({"saga": "baldr"}, "position/not-by-name", None),
        ({"data": {"text": "[dice]\ngod = ['e']"}}, "yggdrasil/data-count", 2),
        ({"data": {"text": "", "hash": "0"}}, "yggdrasil/data-hash", None),
        ({"data": [1]}, "yggdrasil/data-text", None),
    ],
)
def test_a_text_that_is_wrong_is_said_with_its_line(more: dict[str, Any], code: str, line: int | None) -> None:
    with pytest.raises(BadPosition) as reason:
        GAME.position({"gods": ["odin", "thor", "tyr"], **more})
    assert reason.value.code == code
    assert reason.value.terms.get("line") == line


def test_an_owners_position_in_the_terminal(tmp_path_factory: pytest.TempPathFactory) -> None:
    folder = tmp_path_factory.mktemp("position")
    written, figures = folder / "here.json", folder / "mine.toml"
    written.write_text('{"seats": 1, "island": 5, "step": "order"}', encoding="utf-8")
    figures.write_text(FIGURES, encoding="utf-8")
    perft = ("perft", "yggdrasil", "--depth", "1", "--position", str(written))
    assert run(*perft).code == 2, "our islands are fewer"
    assert run(*perft, "--data", str(figures)).code == 0
