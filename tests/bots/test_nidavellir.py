"""The greedy bot at Nidavellir: it bids by what cards are worth, lets its coins grow, and says why."""

from __future__ import annotations

from typing import Any, Final

import pytest

from gladsheim.arena.result import summary
from gladsheim.arena.series import play_games
from gladsheim.bots import Bot, bot
from gladsheim.bots.greedy import by_points
from gladsheim.kernel.game import Game
from gladsheim.kernel.match import Match
from gladsheim.kernel.play import legal
from gladsheim.kernel.rng import Rng
from gladsheim.kernel.step import State
from gladsheim.kit.evaluation import evaluation_of, judge_of
from gladsheim.words import LANGUAGES, say
from tests.bots.tables import LATER, goblin

FOUR: Final = "hunter miner-1 blacksmith explorer-5"
FOUR_MORE: Final = "hunter miner-2 blacksmith explorer-6"
FIVES: Final = ["0 goblin", "4 dragon", "3 pony", "5 pouch", "5g pouch"]
HELD: Final = ["0 goblin", "2 hand", "3 hand", "4 hand", "5 hand"]
LAID: Final = ["4 goblin", "5 dragon", "3 pony", "2 pouch", "0 pouch"]


def hinted(match: Match, seat: int = 0, seed: int = 0) -> tuple[str, str]:
    """What the greedy bot would play for a seat, and what it says to that, without the move."""
    world = match.imagine(seat, Rng(seed))
    before = match.game.dump(world)
    hint = bot("greedy").hint(match.game, world, seat, Rng(seed))
    assert hint.move in match.moves(seat)
    assert match.game.dump(world) == before
    said = [say(hint.words, lang) for lang in LANGUAGES]
    assert len(set(said)) == len(LANGUAGES)
    assert all(sentence.startswith(f"{hint.move}: ") for sentence in said)
    return hint.move, said[0].removeprefix(f"{hint.move}: ")


def test_only_games_that_need_one_have_an_evaluation(voluspa: Game, nidavellir: Game) -> None:
    assert evaluation_of(nidavellir) is not None
    assert evaluation_of(voluspa) is None  # it has features, but greedy goes by points


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_it_beats_the_random_bot(nidavellir: Game, seats: int) -> None:
    bots = ["greedy"] + ["random"] * (seats - 1)
    games = play_games(nidavellir, bots, 3, seed=3, options={"first_game": seats == 3})
    assert summary(list(games), bots).bots[0].wins == 3


class ByPoints(Bot):
    """The greedy bot without its evaluation."""

    def choose(self, game: Game, world: State, seat: int, rng: Rng) -> int:
        return by_points(game, world, seat, legal(world, seat), rng)


def test_it_beats_the_bot_that_only_counts_points(nidavellir: Game) -> None:
    match = nidavellir.match(seats=2, seed=1)
    rng = Rng(1)
    while not match.over:
        seat = match.asked[0].seat
        player = bot("greedy") if seat == 0 else ByPoints()
        match.play(player.hint(nidavellir, match.imagine(seat, rng), seat, rng).move, seat)
    assert match.scores[0] > match.scores[1]


@pytest.mark.parametrize(("seats", "first_game"), [(2, False), (3, True), (5, False)])
def test_it_has_a_legal_answer_and_a_reason_wherever_others_have_led(
    nidavellir: Game, seats: int, first_game: bool
) -> None:
    match = nidavellir.match(seats=seats, seed=seats, options={"first_game": first_game})
    rng = Rng(seats)
    while not match.over:
        seat = match.asked[0].seat
        if rng.below(3) == 0:
            hinted(match, seat)
        moves = match.moves(seat)
        match.play(moves[int(rng.below(len(moves)))], seat)


@pytest.mark.parametrize("seed", range(3))
def test_the_highest_coin_goes_where_the_best_card_lies(nidavellir: Game, seed: int) -> None:
    taverns = [["blacksmith"] * 3, ["explorer-11", "miner-0", "warrior-3"], ["hunter"] * 3]
    move, why = hinted(nidavellir.position({"seats": 2, "taverns": taverns}), 0, seed)
    assert move.split()[1] == "5"
    assert "Blacksmith at the Goblin, Explorer 11 at the Dragon and Hunter at the Pony." in why


@pytest.mark.parametrize("seed", range(3))
def test_the_coin_that_trades_goes_where_nobody_has_a_choice(nidavellir: Game, seed: int) -> None:
    taverns = [["hunter", "warrior-9", "miner-0"], ["explorer-11", "warrior-4", "miner-1"], ["blacksmith"] * 3]
    move, why = hinted(nidavellir.position({"seats": 2, "taverns": taverns}), 0, seed)
    assert move.split()[2] == "0"
    assert "The pouch trades" in why


def test_a_card_may_be_taken_only_because_the_next_player_needs_it() -> None:
    late = {"age": 2, "round": 4, "deck": {"miner-2": 1}}
    assert hinted(goblin("explorer-7 hunter miner-0", "", "", **late))[0] == "explorer-7"
    one_short = "warrior-3 miner-1 blacksmith explorer-6"
    assert hinted(goblin("explorer-7 hunter miner-0", "", one_short, **late))[0] == "hunter"


def test_the_third_brother_comes_before_all_others() -> None:
    low = "warrior-3 warrior-4 warrior-5 explorer-5 explorer-6 explorer-7"
    army = f"{low} miner-0 miner-1 miner-2" + 3 * " hunter blacksmith" + " dwerg-aesir dwerg-ymir"
    match = goblin("hunter miner-2", army, "", open="Recruit")
    assert hinted(match)[0].startswith("dwerg-")


def test_a_hint_names_the_hero_that_a_set_would_bring() -> None:
    move, why = hinted(goblin("warrior-3 warrior-9 miner-0", FOUR, ""))
    assert move == "warrior-9"
    assert why.startswith("it completes a set, and ")


@pytest.mark.parametrize(
    ("question", "army", "position", "reason"),
    [
        ("Recruit", f"warrior-6 {FOUR}", {}, "points now, worth about"),
        ("LayThrud", "warrior-6 warrior-3 thrud", {}, "that is where one more rank helps you most."),
        ("LayThrud", f"warrior-6 {FOUR} {FOUR_MORE} thrud", {}, "it completes a set, and"),
        ("Discard bonfur", f"warrior-6 {FOUR} bonfur", {}, "you would miss"),
        ("Upgrade offering-3", "", {}, "points now, worth about"),
        ("Upgrade grid", "grid", {}, "it becomes"),
        ("TradeAway", "", {"coins": [FIVES, LAID], "turns_done": 1}, "both coins are worth the same"),
        ("ShowCoins", "uline", {"coins": [HELD, LAID], "turns_done": 1}, "together bring"),
    ],
)
def test_every_question_of_a_turn_gets_a_sentence_of_its_own(
    question: str, army: str, position: dict[str, Any], reason: str
) -> None:
    match = goblin("hunter" if position else "hunter miner-2", army, "", open=question, **position)
    assert match.asked[0].step == question.split()[0]
    assert reason in hinted(match)[1]


def test_so_do_the_questions_at_the_end_of_an_age(nidavellir: Game) -> None:
    match = nidavellir.position({"armies": [["ylud", "hunter"], []], "phase": "end-of-age"}, seed=0)
    assert "nowhere does she help you more" in hinted(match)[1]
    won = {"kings-hand": None, "hunting-trophy": None, "golden-pick": None, "great-hammer": None, "spyglass": 0}
    data = {"armies": [["explorer-5"], []], "phase": "end-of-age", "distinctions": won, "open": "KeepCard"}
    match = nidavellir.position({**data, "looked": ["offering-5", "miner-0", "miner-0"]}, seed=0)
    assert hinted(match)[0] == "offering-5"
    assert "points more in coins now" in hinted(match)[1]


def test_with_open_eyes_no_coin_is_wasted(nidavellir: Game) -> None:
    taverns = [["hunter"] * 3, ["explorer-11", "miner-0", "warrior-3"], ["warrior-9", "miner-0", "miner-1"]]
    match = nidavellir.position({"armies": [["uline"], []], "taverns": taverns}, seed=0)
    match.play("5 4 3", 1)
    move, why = hinted(match)
    assert move == "0"
    assert why.startswith("that makes you number 2 here, in time for Hunter, and then you can trade")


def said_of(match: Match, *names: str) -> list[list[float]]:
    """Some features, by seat."""
    judge = judge_of(match.game)
    at = [judge.names().index(name) for name in names]
    return [[row[i] for i in at] for row in judge.features(match.imagine(0, Rng(0)))]


def test_what_coins_that_are_shown_will_bring_is_seen_before_it_comes() -> None:
    match = goblin("explorer-11 hunter miner-0", "", "")
    first, second = said_of(match, "card at this tavern", "trade at hand")
    assert first[0] > second[0] > 0
    assert first[1] == second[1] == 0
    match.play("explorer-11", 0)
    first, second = said_of(match, "card at this tavern")
    assert first == [0]
    assert second[0] > 0


def test_a_trade_is_at_hand_until_it_is_made() -> None:
    trading = ["4 goblin", "0 dragon", "3 pony", "2 pouch", "5 pouch"]
    laid = ["3 goblin", "5 dragon", "4 pony", "2 pouch", "0 pouch"]
    match = goblin("explorer-11 hunter miner-0", "", "", coins=[trading, laid])
    assert said_of(match, "trade at hand")[0][0] > 0
    for move, seat in (("explorer-11", 0), ("hunter", 1), ("explorer-9", 1), ("blacksmith", 0)):
        match.play(move, seat)
    assert said_of(match, "trade at hand") == [[0], [0]]


def test_between_two_rounds_nothing_is_at_hand(nidavellir: Game) -> None:
    match = nidavellir.position({"seats": 2, "taverns": [["hunter"] * 3, *LATER]})
    names = ("card at this tavern", "cards at the next taverns", "trade at hand")
    assert said_of(match, *names) == [[0, 0, 0], [0, 0, 0]]
