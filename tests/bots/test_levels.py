"""No level is ever told what its seat cannot see: worlds that differ only in that get the same answer."""

from __future__ import annotations

from typing import Any

import pytest

from gladsheim.bots import LEVELS, Thinker
from gladsheim.bots.search.levels import settings_of
from gladsheim.bots.search.settings import Settings
from gladsheim.bots.search.thought import Thought
from gladsheim.games import game_names, load
from gladsheim.games.yggdrasil.campaign.sagas import SAGAS
from gladsheim.games.yggdrasil.rules.game import GAME as YGGDRASIL
from gladsheim.kernel.game import Game
from gladsheim.kernel.play import asked, play, question, settle
from gladsheim.kernel.rng import Rng
from gladsheim.kernel.step import Moves, State
from gladsheim.kit.evaluation import judge_of
from gladsheim.kit.outlook import let_nature_answer
from gladsheim.kit.sagas import Source
from gladsheim.manifest import manifests
from tests.bots.tables import midgame
from tests.bots.test_search import somewhere

FEW = 12


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("seats", [2, 4])
def test_twin_worlds_get_the_same_answer(voluspa: Game, level: str, seats: int) -> None:
    s = midgame(seats, {"edda": True}, 30, 9)
    [seat] = asked(s)
    worlds = [voluspa.imagine(s, seat, Rng(seed)) for seed in range(3)]
    assert len({str(voluspa.dump(world)) for world in worlds}) > 1
    thoughts = [known(Thinker(level, FEW).think(voluspa, world, seat, Rng(5))) for world in worlds]
    assert thoughts[0] == thoughts[1] == thoughts[2]


def known(thought: Thought) -> Any:
    """All that came of thinking: what sways no choice may still sway the odds."""
    return [(one.move, one.visits, one.value) for one in thought.candidates], thought.line, thought.odds


class Handed(Game):
    """A game of which every world that is imagined was imagined before, whatever world it is imagined from."""

    def __init__(self, game: Game, worlds: list[State]) -> None:
        self.name, self.seats, self.rules_version = game.name, game.seats, game.rules_version
        self.game = game
        self.worlds = worlds
        self.next = 0

    def world_for(self, s: State, seat: int, rng: Rng) -> State:
        self.next += 1
        return self.worlds[self.next % len(self.worlds)].copy()

    def scores(self, s: State) -> list[int]:
        return self.game.scores(s)

    def ranking(self, s: State) -> list[int]:
        return self.game.ranking(s)


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(("name", "decisions"), [("bloodrage", 4), ("bloodrage", 60), ("nidavellir", 3)])
def test_a_search_reads_nothing_of_its_world_but_what_is_imagined_from_it(
    level: str, name: str, decisions: int
) -> None:
    game = load(name)
    s = somewhere(game, 3, decisions, 2)
    seat = asked(s)[0]
    imagined = [game.world_for(s, seat, Rng(seed)) for seed in range(5)]
    handed = [game.world_for(s, seat, Rng(100 + seed)) for seed in range(3)]
    assert len({str(game.dump(world)) for world in handed}) > 1
    thoughts = [known(Thinker(level, FEW).think(Handed(game, imagined), world, seat, Rng(5))) for world in handed]
    assert thoughts[0] == thoughts[1] == thoughts[2]


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("saga", ["", *SAGAS.names])
def test_where_nothing_is_hidden_every_world_is_the_same_and_gets_the_same_answer(level: str, saga: str) -> None:
    """Yggdrasil and its sagas: what nobody has seen is not decided yet, so no state could tell it to a bot."""
    s, rng = opened(saga) if saga else somewhere(YGGDRASIL, 2, 6, 2), Rng(3)
    while True:
        seat = asked(s)[0]
        step = question(s, seat)
        assert step is not None
        if judge_of(YGGDRASIL).is_weighty(step):
            break
        play(s, seat, step.pick(s, rng, Moves()))
        let_nature_answer(s, rng)
    worlds = [YGGDRASIL.world_for(s, seat, Rng(seed)) for seed in range(3)]
    assert [YGGDRASIL.dump(world) for world in worlds] == [YGGDRASIL.dump(s)] * 3
    assert not YGGDRASIL.hidden
    thoughts = [known(Thinker(level, FEW // 2).think(YGGDRASIL, world, seat, Rng(5))) for world in worlds]
    assert thoughts[0] == thoughts[1] == thoughts[2]


def opened(saga: str) -> State:
    """A saga as a campaign begins it."""
    trial = SAGAS.trial(Source(name=saga), 2, SAGAS.names.index(saga) + 1, 5)
    options = YGGDRASIL.complete(trial.options)
    s = YGGDRASIL.begun(2, options, YGGDRASIL.check_setup(2, options, trial.setup))
    settle(s)
    let_nature_answer(s, Rng(1))
    return s


@pytest.mark.parametrize("level", LEVELS)
def test_poisoned_hands_and_quests_of_another_clan_sway_no_level(level: str) -> None:
    """Even a search that is handed the true state knows only the worlds that are imagined from it."""
    game = load("bloodrage")
    figures = [{"leader": "gimle", "warriors": {"horgr": 1}}, {"leader": "myrkulor", "warriors": {"utgard": 2}}]
    data = {"seats": 2, "age": 1, "turn": 0, "first": 0, "figures": figures, "rage": [6, 6]}
    mine = ["tyrs-smite-1", "lokis-domain"]
    imagined: list[State] = []
    views, thoughts = [], []
    for theirs, quest in ((["tyrs-smash-1", "odins-smite"], "jotunheim-1"), (["troll", "friggas-charm"], "manheim-1")):
        match = game.position({**data, "hands": [mine, theirs], "quests": [[], [quest]]}, seed=0)
        views.append(match.view(0))
        imagined = imagined or [game.world_for(match.state, 0, Rng(seed)) for seed in range(5)]
        thoughts.append(known(Thinker(level, FEW).think(Handed(game, imagined), match.state, 0, Rng(4))))
    assert views[0] == views[1]
    assert thoughts[0] == thoughts[1]


@pytest.mark.parametrize("level", LEVELS)
def test_poisoned_hands_of_others_sway_nobody(voluspa: Game, level: str) -> None:
    """The true state holds a hand that would change every plan; the world that a bot is handed does not."""
    board = {"0,0": ["thor"], "1,0": ["skadi"], "1,1": ["valkyrie"], "2,1": ["fenrir"]}
    mine = ["thor", "dragon", "loki", "fenrir", "valkyrie"]
    thoughts = []
    for theirs in (["odin", "odin", "odin", "odin", "troll"], ["loki", "loki", "loki", "valkyrie", "skadi"]):
        match = voluspa.position({"board": board, "hands": [mine, theirs]})
        rng = Rng(4)
        thoughts.append(known(Thinker(level, FEW).think(voluspa, voluspa.world_for(match.state, 0, rng), 0, rng)))
    assert thoughts[0] == thoughts[1]


@pytest.mark.parametrize("level", LEVELS)
def test_coins_that_lie_face_down_sway_no_level(nidavellir: Game, level: str) -> None:
    taverns = [["warrior-6", "hunter", "miner-2"], ["hunter", "hunter", "miner-0"], ["blacksmith"] * 3]
    mine = ["5 goblin", "4 dragon", "3 pony", "2 pouch", "0 pouch"]
    imagined: list[State] = []
    thoughts = []
    for theirs in ("4 goblin, 5 dragon, 3 pony, 2 pouch, 0 pouch", "4 goblin, 0 dragon, 2 pony, 3 pouch, 5 pouch"):
        coins = [mine, theirs.split(", ")]
        match = nidavellir.position(
            {"armies": [[], []], "coins": coins, "tavern": "goblin", "taverns": taverns}, seed=0
        )
        imagined = imagined or [nidavellir.world_for(match.state, 0, Rng(seed)) for seed in range(5)]
        thoughts.append(known(Thinker(level, FEW).think(Handed(nidavellir, imagined), match.state, 0, Rng(3))))
    assert thoughts[0] == thoughts[1]


@pytest.mark.parametrize("name", game_names())
def test_stronger_levels_think_longer(name: str) -> None:
    for seats, iterations in manifests()[name].levels.items():
        assert list(iterations) == sorted(iterations), seats
        assert int(seats.partition("-")[0]) in load(name).seats


@pytest.mark.parametrize("name", game_names())
def test_only_weaker_levels_misjudge_moves(name: str) -> None:
    game = load(name)
    s = begun(game, 2)
    noises = [settings_of(game, judge_of(game), s, level).noise for level in LEVELS]
    assert noises == sorted(noises, reverse=True)
    assert noises[0] > 0.0
    assert noises[2:] == [0.0, 0.0]
    assert (noises[1] == 0.0) == game.is_cooperative, "a partner's slip costs everybody"


def test_a_level_thinks_as_much_as_its_host_allows(voluspa: Game) -> None:
    world = voluspa.match(seats=2, seed=1).imagine(0, 1)
    whole, part = Thinker("normal", iterations=200), Thinker("normal", iterations=200)
    part.effort = 10
    assert part.think(voluspa, world, 0, Rng(1)).iterations <= 20 < whole.think(voluspa, world, 0, Rng(1)).iterations


def test_everybody_is_taken_to_play_against_the_bot_where_that_won_more_games() -> None:
    told = [
        f"{name} {seats}"
        for name in game_names()
        for seats in load(name).seats
        if settings_of(load(name), judge_of(load(name)), begun(load(name), seats), "hard").paranoid
    ]
    assert told == ["voluspa 3"]
    edda = load("voluspa").begun(3, load("voluspa").complete({"edda": True}), None)
    assert not settings_of(load("voluspa"), judge_of(load("voluspa")), edda, "hard").paranoid


def begun(game: Game, seats: int) -> State:
    return game.begun(seats, game.complete({}), None)


def test_who_is_taken_to_play_against_the_bot_likes_what_it_does_not(voluspa: Game) -> None:
    s = midgame(3, {}, 30, 9)
    [seat] = asked(s)
    found = {}
    for paranoid in (False, True):
        thinker = Thinker("hard", 200, Settings(paranoid=paranoid))
        thoughts = [thinker.think(voluspa, s, seat, Rng(5)) for _ in range(2)]
        assert [one.visits for one in thoughts[0].candidates] == [one.visits for one in thoughts[1].candidates]
        found[paranoid] = thoughts[0]
    assert found[True].value < found[False].value
