"""The greedy bot in sagas: it goes for the goal of the page, keeps off what would lose it, and says so."""

from __future__ import annotations

import pytest

from gladsheim.arena.series import derived, next_seat, play_game
from gladsheim.bots import bot
from gladsheim.games.yggdrasil.bot.pages import Wants, done_part, tally, units_left
from gladsheim.games.yggdrasil.campaign.sagas import SAGAS
from gladsheim.games.yggdrasil.rules.game import GAME
from gladsheim.games.yggdrasil.rules.printed import NONE
from gladsheim.games.yggdrasil.rules.state import State
from gladsheim.games.yggdrasil.sagas.book import At
from gladsheim.games.yggdrasil.sagas.obeying import page_of
from gladsheim.kernel.play import is_over, play, settle
from gladsheim.kernel.rng import Rng
from gladsheim.kit.outlook import let_nature_answer
from gladsheim.kit.sagas import Source
from gladsheim.words import LANGUAGES, say


def begun(saga: str, seats: int, seed: int) -> State:
    """A saga as a typical campaign begins it."""
    trial = SAGAS.trial(Source(name=saga), seats, SAGAS.names.index(saga) + 1, seed)
    options = GAME.complete(trial.options)
    s = GAME.begun(seats, options, GAME.check_setup(seats, options, trial.setup))
    assert isinstance(s, State)
    settle(s)
    let_nature_answer(s, Rng(seed))
    return s


@pytest.mark.parametrize("saga", SAGAS.names)
@pytest.mark.parametrize("seats", [1, 3, 5])
def test_it_plays_every_saga_to_its_end(saga: str, seats: int) -> None:
    trial = SAGAS.trial(Source(name=saga), seats, SAGAS.names.index(saga) + 1, 5)
    options = GAME.complete(trial.options)
    given = GAME.check_setup(seats, options, trial.setup)
    result = play_game(GAME, ["greedy"] * seats, list(range(seats)), 5, options, given)
    assert len(set(result.scores)) == 1


@pytest.mark.parametrize("saga", SAGAS.names)
def test_it_turns_the_first_page_sooner_than_chance(saga: str) -> None:
    reached = {name: sum(page_after(saga, name, 150, seed) for seed in range(2)) for name in ("greedy", "random")}
    assert reached["greedy"] > reached["random"]


def page_after(saga: str, kind: str, decisions: int, seed: int) -> int:
    """The page that is open after so many decisions of three; won counts as a page more, lost as none."""
    s, rng, player = begun(saga, 3, seed), Rng(derived(seed, 1)), bot(kind)
    while not is_over(s) and decisions:
        seat = next_seat(s, rng)
        play(s, seat, player.choose(GAME, GAME.world_for(s, seat, rng), seat, rng))
        let_nature_answer(s, rng)
        decisions -= 1
    return s.page + 1 + (s.outcome == 1)


@pytest.mark.parametrize("saga", SAGAS.names)
def test_every_hint_of_a_saga_is_a_sentence_in_both_languages(saga: str) -> None:
    s, rng = begun(saga, 2, 3), Rng(8)
    said = set()
    for _ in range(120):
        if is_over(s):
            break
        seat = next_seat(s, rng)
        hint = bot("greedy").hint(GAME, GAME.world_for(s, seat, rng), seat, rng)
        texts = [say(hint.words, lang) for lang in LANGUAGES]
        assert all(text.startswith(f"{hint.move}: ") for text in texts)
        assert not any("bot-yggdrasil" in text for text in texts)
        said.add(hint.words.id)
        play(s, seat, bot("greedy").choose(GAME, GAME.world_for(s, seat, rng), seat, rng))
        let_nature_answer(s, rng)
    assert said & {"bot-yggdrasil-deed", "bot-yggdrasil-fight-goal"}


def test_goals_are_counted_in_steps_whatever_their_form() -> None:
    s = begun("baldr", 3, 1)
    page = page_of(s)
    assert units_left(s, page) == page.goals[0].need.value(s, At(0, NONE, NONE))
    assert done_part(s, page) == 0
    s.page = 2
    found = tally(s, page_of(s).goals[0].condition, At(0, NONE, NONE))
    assert (found.have, found.wanted >= 3) == (0, True)


def test_what_a_deed_costs_is_wanted_while_the_page_asks_for_it() -> None:
    s = begun("fimbulvetr", 3, 1)
    s.page = 1
    wants = Wants(s)
    assert wants.heroes >= 2
    before = wants.worth(s)
    s.heroes += 2
    assert wants.worth(s) > before
