"""Bots are found by name, play legally whatever they are asked, and can say what they would play."""

from __future__ import annotations

import re
from collections import Counter
from importlib.resources import files
from typing import Any

import pytest

import gladsheim.bots
from gladsheim.bots import BOTS, PLAIN, Bot, bot
from gladsheim.errors import GladsheimError, UnknownBot
from gladsheim.games.nidavellir.cards.printed import CLASSES, HERO_NAMES
from gladsheim.games.voluspa.rules.tiles import NAMES
from gladsheim.kernel.game import Game
from gladsheim.kernel.play import asked, legal
from gladsheim.kernel.rng import Rng
from gladsheim.kernel.step import State
from gladsheim.words import LANGUAGES, Words, say
from tests.bots.tables import midgame

OPTIONS: tuple[dict[str, Any], ...] = ({}, {"edda": True}, {"edda": True, "valkyries_hold": True})


def test_every_bot_is_found_by_its_name() -> None:
    for name in BOTS:
        assert isinstance(bot(name), Bot)


def test_an_unknown_bot_is_refused_with_a_sentence_that_names_the_others() -> None:
    with pytest.raises(UnknownBot, match=r"“loki”.*random, greedy, easy, normal, hard, master") as refused:
        bot("loki")
    assert isinstance(refused.value, GladsheimError)
    assert refused.value.code == "bot/unknown"
    assert refused.value.terms == {"name": "loki", "bots": "random, greedy, easy, normal, hard, master"}


@pytest.mark.parametrize("name", PLAIN)
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("options", OPTIONS)
def test_a_bot_answers_legally_in_every_phase_of_the_game(
    voluspa: Game, name: str, seats: int, options: dict[str, Any]
) -> None:
    for decisions in (0, 12, 45, 58, 70):
        s = midgame(seats, options, decisions, seats)
        for seat in asked(s):
            world = voluspa.imagine(s, seat, Rng(decisions))
            before = voluspa.dump(world)
            assert bot(name).choose(voluspa, world, seat, Rng(decisions)) in legal(s, seat)
            assert voluspa.dump(world) == before


@pytest.mark.parametrize("name", PLAIN)
@pytest.mark.parametrize("seats", [2, 3, 5])
def test_a_bot_plays_on_with_short_and_empty_hands_to_the_end(voluspa: Game, name: str, seats: int) -> None:
    hands = [["odin", "hermod", "hel"], [], ["serpent", "jotunn"], ["hel"], ["loki"]][:seats]
    board = {"0,0": ["thor"], "1,0": ["skadi"], "1,1": ["valkyrie"]}
    position = {"seats": seats, "options": {"edda": True}, "board": board, "hands": hands, "bag": ["fenrir", "troll"]}
    match = voluspa.position(position, seed=seats)
    rng = Rng(seats)
    steps = set()
    while not match.over:
        [question] = match.asked
        steps.add(question.step)
        hint = bot(name).hint(voluspa, match.imagine(question.seat, rng), question.seat, rng)
        match.play(hint.move, question.seat)
    assert "Lay" in steps


def test_the_random_bot_plays_every_legal_move_about_equally_often(voluspa: Game) -> None:
    match = voluspa.position({"board": {"0,0": ["thor"]}, "hands": [["odin", "loki"], []], "bag": []})
    rng = Rng(1)
    world = match.imagine(0, rng)
    chosen = Counter(bot("random").choose(voluspa, world, 0, rng) for _ in range(800))
    assert set(chosen) == set(legal(world, 0))
    assert len(chosen) == 8
    assert all(60 <= times <= 140 for times in chosen.values())


@pytest.mark.parametrize("name", PLAIN)
def test_a_hint_names_a_legal_move_and_says_what_to_expect(voluspa: Game, name: str) -> None:
    s = midgame(3, {"edda": True}, 20, 4)
    [seat] = asked(s)
    hint = bot(name).hint(voluspa, voluspa.imagine(s, seat, Rng(1)), seat, Rng(1))
    assert hint.words.terms["move"] == hint.move
    assert [one.odds for one in hint.options] == [None]
    for lang in LANGUAGES:
        assert hint.move in say(hint.words, lang)
    assert say(hint.words, "de") != say(hint.words, "en")


@pytest.mark.parametrize(
    ("points", "english"),
    [(0, "thor 1,0: no points now."), (1, "thor 1,0: 1 point now."), (7, "thor 1,0: 7 points now.")],
)
def test_a_hint_is_a_sentence(points: int, english: str) -> None:
    assert say(Words("bot-hint-points", {"move": "thor 1,0", "points": points})) == english


class Last(Bot):
    """A bot of somebody else, written in plain Python."""

    def choose(self, game: Game, world: State, seat: int, rng: Rng) -> int:
        return legal(world, seat)[-1]


def test_a_bot_written_in_plain_python_can_give_hints_too(voluspa: Game) -> None:
    match = voluspa.position({"board": {"0,0": ["thor"]}, "hands": [["odin"], []], "bag": []})
    hint = Last().hint(voluspa, match.imagine(0, Rng(0)), 0, Rng(0))
    assert (hint.move, say(hint.words)) == ("odin 0,1", "odin 0,1: 2 points now.")


def test_the_bots_know_no_tile_and_no_card() -> None:
    for folder in (files(gladsheim.bots), files(gladsheim.bots) / "search"):
        for file in (file for file in folder.iterdir() if file.name.endswith(".py")):
            words = set(re.findall(r"[a-z]+", file.read_text(encoding="utf-8").lower()))
            assert not words & {*NAMES, *CLASSES, *HERO_NAMES}
