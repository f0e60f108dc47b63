"""Every rule that can forbid a move, reached by a move and named by its code; and texts that are no move at all."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any, Final

import pytest

import gladsheim
from gladsheim import NATURE, IllegalMove, Match, NotAsked, StaleMove, Unreadable
from tests.games.nidavellir.tables import answer, put, tavern

ROUND: Final = [["warrior-3", "hunter", "miner-2"], ["warrior-4", "hunter", "miner-1"], ["blacksmith"] * 3]
COINS: Final = ["5 4 3 2 0", "4 5 3 2 0"]
DWARFS: Final = "warrior-6 hunter miner-2"
OFFERING: Final = "offering-3 hunter miner-2"
ONE_SHORT: Final = "hunter miner-0 blacksmith explorer-5"
COVERED: Final = (
    "warrior-3 warrior-4 warrior-5 tarah hunter hunter hunter hunter miner-0 miner-0 miner-0 lokdur "
    "blacksmith blacksmith blacksmith explorer-5 explorer-6 explorer-7 idunn"
)
TARAH: Final = "warrior-3 tarah hunter hunter miner-0 miner-2 explorer-5 explorer-6 blacksmith"
MITHRIL: Final = {"coins": ["5 3m 4 2 3", COINS[1]], "age": 2}
OWNER: Final = {"coins": ["hand 0@goblin 2 3 4 5", COINS[1]]}
PAIR: Final = {"coins": ["hand 0@goblin 8 8 4 5", COINS[1]]}

# code, cards of the Goblin, the army of seat 0, what is done before, the move, and more of the position
REFUSED: Final[list[tuple[str, str, str, str, str, dict[str, Any]]]] = [
    ("nidavellir/not-in-tavern", DWARFS, "", "", "blacksmith", {}),
    ("nidavellir/not-in-tavern", DWARFS, "", "", "offering-5", {}),
    ("nidavellir/hero-taken", DWARFS, ONE_SHORT, "warrior-6", "skaa", {"other": "skaa"}),
    ("nidavellir/hero-out", DWARFS, ONE_SHORT, "warrior-6", "thrud", {"options": {"first_game": True}}),
    ("nidavellir/few-explorers", DWARFS, ONE_SHORT, "warrior-6", "hourya", {}),
    ("nidavellir/cannot-discard", "blacksmith hunter warrior-9", COVERED, "blacksmith", "dagda", {"age": 2}),
    ("nidavellir/own-column", DWARFS, ONE_SHORT, "warrior-6, dagda", "hunter", {}),
    ("nidavellir/same-column", DWARFS, f"{ONE_SHORT} miner-2", "warrior-6, dagda, miner", "miner", {}),
    ("nidavellir/empty-column", DWARFS, "warrior-6 miner-0 blacksmith dagda", "Discard dagda", "explorer", {}),
    ("nidavellir/hero-on-top", "blacksmith hunter miner-1", TARAH, "blacksmith, bonfur", "warrior", {}),
    ("nidavellir/never-upgraded", OFFERING, "", "offering-3", "0 pouch", {}),
    ("nidavellir/never-upgraded", "offering-5 hunter miner-2", "", "offering-5", "3m dragon", MITHRIL),
    ("nidavellir/coin-not-there", OFFERING, "", "offering-3", "4 pouch", {}),
    ("nidavellir/coin-not-there", OFFERING, "", "offering-3", "5 hand", {}),
    ("nidavellir/no-such-coin", OFFERING, "", "offering-3", "7 pouch", {}),
    ("nidavellir/no-such-coin", OFFERING, "", "offering-3", "5g goblin", {}),
    ("nidavellir/not-in-hand", DWARFS, "uline", "hunter, miner-2", "0 2", OWNER),
    ("nidavellir/coin-used-up", DWARFS, "uline", "hunter, miner-2", "4 4", PAIR),
    ("nidavellir/no-such-coin", DWARFS, "uline", "hunter, miner-2", "4 7", OWNER),
]

GARBAGE: Final = [
    "", " ", "\n", "\0", "dwarf", "warrior", "warrior-2", "warrior--3", "warrior 3", "warrior-3 warrior-3", "-3", "3",
    "5", "0 5 3 2", "0,5,3", "5 5g elf", "x" * 5000, "١ ٢ ٣", "pass", "stop", "none", "🍺", "5 goblin dragon",
]  # fmt: skip


def knowledge(match: Match) -> tuple[Any, ...]:
    """All that can be seen of a match from outside."""
    views = [match.view(seat) for seat in (None, *range(match.seats))]
    events = [match.events(seat) for seat in (None, *range(match.seats))]
    return match.record(), views, events, match.scores, match.asked, [match.moves(seat) for seat in range(match.seats)]


def refusal(match: Match, move: str, seat: int = 0) -> IllegalMove:
    """How a move is refused; it must be, and must change nothing."""
    before = knowledge(match)
    with pytest.raises(IllegalMove) as refused:
        match.play(move, seat)
    assert knowledge(match) == before
    return refused.value


def check(match: Match, code: str, move: str, seat: int = 0) -> None:
    """The refusal names its rule and the move, and says what may be done instead."""
    error = refusal(match, move, seat)
    assert error.code == code
    assert error.move == move
    assert error.legal == match.moves(seat)
    assert error.legal
    assert error.rule
    assert error.rule != code.replace("/", "-"), "a sentence, not its id"
    assert error.rule in str(error)
    because = match.why_not(move, seat)
    assert because is not None
    assert because.code == code


@pytest.mark.parametrize(("code", "cards", "army", "before", "move", "more"), REFUSED)
def test_a_refusal_names_its_rule(
    code: str, cards: str, army: str, before: str, move: str, more: dict[str, Any]
) -> None:
    position = {"coins": COINS, **more}
    other = position.pop("other", "")
    if before.startswith("Discard"):
        cards, position["open"], before = cards.split(maxsplit=1)[1], before, ""
    match = tavern(cards, army, other, **position)
    answer(match, *(one for one in before.split(", ") if one))
    check(match, code, move)


@pytest.mark.parametrize(
    ("code", "move"),
    [
        ("nidavellir/coin-used-up", "5 5 3"),
        ("nidavellir/coin-used-up", "0 0 0"),
        ("nidavellir/no-such-coin", "5g 4 3"),
        ("nidavellir/no-such-coin", "25 4 3"),
        ("nidavellir/no-such-coin", "3m 4 5"),
    ],
)
def test_a_bid_names_coins_that_the_seat_has(code: str, move: str) -> None:
    check(put("", "", taverns=ROUND), code, move)


def test_ulines_coin_comes_from_the_hand() -> None:
    match = put("uline", "", taverns=ROUND)
    answer(match, "5 4 3", "5", "warrior-3", "hunter")
    check(match, "nidavellir/not-in-hand", "5")
    check(match, "nidavellir/no-such-coin", "9")


def test_only_a_card_that_was_looked_at_can_be_kept() -> None:
    match = put("explorer-5", "", phase="end-of-age", companion=True)
    check_nature(match, "nidavellir/not-in-deck", "offering-3")
    for card in ("hunter", "hunter", "miner-2"):
        match.play(card, NATURE)
    check(match, "nidavellir/not-looked-at", "warrior-3")


def check_nature(match: Match, code: str, move: str) -> None:
    """Nature is refused too, where people answer for it."""
    assert refusal(match, move, NATURE).code == code


def test_nature_cannot_deal_what_is_not_there() -> None:
    match = gladsheim.load("nidavellir").match(seats=3, companion=True)
    match.play("2", NATURE)
    check_nature(match, "nidavellir/gem-not-left", "2")
    assert isinstance(refusal(match, "4", NATURE), Unreadable)
    match.play("3", NATURE)
    check_nature(match, "nidavellir/not-in-deck", "offering-5")
    check_nature(match, "nidavellir/not-in-deck", "warrior-10")
    assert isinstance(refusal(match, "skaa", NATURE), Unreadable)


def test_every_refusal_of_the_rules_is_reached_here() -> None:
    rules = Path(__file__).parents[3] / "src" / "gladsheim" / "games" / "nidavellir"
    codes = {
        code
        for file in rules.rglob("*.py")
        for code in re.findall(r'"(nidavellir/[a-z-]+[a-z])"', file.read_text(encoding="utf-8"))
    }
    nature = {"nidavellir/gem-not-left", "nidavellir/not-in-deck", "nidavellir/not-looked-at"}
    assert codes == {code for code, *_ in REFUSED} | nature


@pytest.mark.parametrize("text", GARBAGE, ids=lambda text: repr(text[:20]))
def test_a_text_that_is_no_move_is_refused_everywhere(text: str) -> None:
    bids = put("", "", taverns=ROUND)
    take = tavern(DWARFS, coins=COINS)
    recruit = tavern(DWARFS, ONE_SHORT, coins=COINS)
    answer(recruit, "warrior-6")
    discard = tavern(DWARFS, ONE_SHORT, coins=COINS)
    answer(discard, "warrior-6", "dagda")
    thrud = tavern(DWARFS, "warrior-4 thrud:warrior", coins=COINS)
    answer(thrud, "warrior-6")
    upgrade = tavern(OFFERING, coins=COINS)
    answer(upgrade, "offering-3")
    show = tavern(DWARFS, "uline", coins=OWNER["coins"])
    answer(show, "hunter", "miner-2")
    ylud = put("ylud", "", phase="end-of-age")
    for match in (bids, take, recruit, discard, thrud, upgrade, show, ylud):
        if text != "warrior" or match not in (discard, thrud, ylud):
            error = refusal(match, text)
            assert error.code in ("move/unreadable", "nidavellir/no-such-coin")
            assert error.legal == match.moves(0)
            assert error.rule


@pytest.mark.parametrize("text", ["5 4 3", "  5   4 3 ", "5\t4\n3"])
def test_spaces_do_not_matter(text: str) -> None:
    match = put("", "", taverns=ROUND)
    match.play(text, 0)
    assert "5 4 3" in match.record()


def test_nor_do_capitals() -> None:
    match = tavern(DWARFS, coins=COINS)
    match.play(" Warrior-6", 0)
    assert "warrior-6" in match.record()


def test_only_whoever_is_asked_may_answer() -> None:
    match = tavern(DWARFS, coins=COINS)
    error = refusal(match, "hunter", 1)
    assert isinstance(error, NotAsked)
    assert error.code == "match/not-asked"
    for seat in (2, 17, -5):
        assert refusal(match, "hunter", seat).code == "match/no-such-seat"
    assert refusal(match, "hunter", NATURE).code == "match/not-asked", "nature answers for itself here"


def test_uline_is_not_asked_to_bid() -> None:
    assert isinstance(refusal(put("uline", "", taverns=ROUND), "5 4 3", 0), NotAsked)


def test_an_answer_to_an_earlier_question_is_stale() -> None:
    match = tavern(DWARFS, coins=COINS)
    question = match.asked[0].id
    match.play("warrior-6", 0, question)
    before = knowledge(match)
    with pytest.raises(StaleMove) as refused:
        match.play("hunter", 1, question)
    assert refused.value.code == "match/stale"
    assert knowledge(match) == before
