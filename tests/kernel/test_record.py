"""Records: what stands in them, what they hide, and how they are read back."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress

import pytest

import gladsheim
from gladsheim.errors import BadRecord
from gladsheim.kernel.fairness import Dice
from gladsheim.kernel.game import Game
from gladsheim.kernel.match import Match
from gladsheim.kernel.replay import parse, replay, verify
from gladsheim.kernel.rng import Rng
from gladsheim.testing.feast.game import Feast
from tests.kernel.playing import play_on

Tamper = Callable[[str], str]


@pytest.fixture
def finished(feast: Game) -> Match:
    match = feast.match(2, seed=1, options={"fenrir": True, "goal": 4})
    play_on(match, 999)
    return match


@pytest.fixture
def diced(feast: Game) -> Match:
    match = feast.match(2, dice=Dice(b"hall of shields", ("ash", "elm"), "table-9"))
    play_on(match, 999)
    return match


def test_a_record_begins_with_what_was_agreed_on(finished: Match) -> None:
    assert finished.record().splitlines()[:5] == [
        "gladsheim feast 1",
        "seats 2",
        "options fenrir=yes goal=4",
        "seed 1",
        "",
    ]


def test_a_game_without_options_writes_none(feast: Game) -> None:
    match = Match(feast, feast.match(2, seed=1).state, {}, Dice(b"oak"))
    assert "options" not in match.record()
    assert "entropy" not in match.record()
    assert "\ntable -\n" in match.record()


def test_a_record_ends_with_the_result(finished: Match) -> None:
    end = finished.record().splitlines()[-4:]
    assert end[0] == ""
    assert end[1] == f"result {finished.scores[0]} {finished.scores[1]}"
    assert end[2] == f"places {finished.ranking[0]} {finished.ranking[1]}"
    assert len(end[3]) == len("hash ") + 64


def test_a_line_names_the_seats_that_saw_it_and_the_moves_there_were(drafting: Match) -> None:
    drafting.play(drafting.moves(1)[0], 1)
    line = drafting.record().splitlines()[-1]
    assert line.startswith("   9 Take         1       take ")
    assert "> 1 | " in line


def test_a_replayed_record_is_the_same_record(finished: Match, diced: Match, feast: Game) -> None:
    for match in (finished, diced):
        assert replay(parse(match.record()), feast).record() == match.record()


def test_an_unfinished_match_goes_on_with_the_same_dice(feast: Game) -> None:
    for whole in (feast.match(2, seed=9), feast.match(2, dice=Dice(b"oak", ("x",), "t"))):
        play_on(whole, 12)
        again = replay(parse(whole.record()), feast)
        for match in (whole, again):
            play_on(match, 999)
        assert again.record() == whole.record()


def test_a_record_of_a_position_carries_it(rising: Match, feast: Game) -> None:
    rising.play("to odin", 1)
    assert "\nposition {" in rising.record()
    assert replay(parse(rising.record()), feast).record() == rising.record()


def test_line_endings_comments_and_blank_lines_do_not_matter(finished: Match, feast: Game) -> None:
    record = finished.record()
    odd = "# a game\r\n\r\n" + record.replace("\n", "\r\n").replace("   1 Deal", "  # dealt\r\n   1 Deal")
    assert replay(parse(odd), feast).record() == record


def test_a_record_written_by_hand_needs_no_notes(feast: Game) -> None:
    record = "gladsheim feast 1\nseats 2\ncompanion\n1 Deal nature boar\n2 Deal nature bread"
    assert [line.text for line in replay(parse(record), feast).alive] == ["boar", "bread"]


def test_the_public_functions_find_the_game_by_its_name() -> None:
    match = gladsheim.load("voluspa").match(seats=2, seed=1)
    match.play(match.moves(match.asked[0].seat)[0], match.asked[0].seat)
    assert gladsheim.replay(match.record()).record() == match.record()
    assert gladsheim.verify(match.record()).fair


@pytest.mark.parametrize("word", ["a b", "", "x\nsecret 00", "[1]", "-", "ä\u2028ö", "tree > 0 | 3"])
def test_whatever_words_the_players_choose_the_record_can_be_verified(feast: Game, word: str) -> None:
    match = feast.match(2, dice=Dice(b"oak", (word, "elm"), word))
    play_on(match, 14)
    assert verify(parse(match.record()), feast).rolls == match.dice.rolled
    assert replay(parse(match.record()), feast).record() == match.record()


def test_a_redacted_record_hides_the_position_it_began_with(rising: Match) -> None:
    assert "\nposition ?\n" in rising.record(0)
    assert "mead" not in rising.record(0)


def test_a_fair_record_is_verified_roll_by_roll(finished: Match, diced: Match, feast: Game) -> None:
    for match in (finished, diced):
        verdict = verify(parse(match.record()), feast)
        assert verdict.fair
        assert verdict.rolls == match.dice.rolled > 8
        assert verdict.match.over


def test_a_redacted_record_hides_secrets_hash_and_dice(diced: Match, feast: Game) -> None:
    record = diced.record(1)
    assert "seen by 1" in record
    assert "secret" not in record
    assert "hash" not in record
    assert "commit" not in record
    assert " ? " in record
    assert "result" in record
    with pytest.raises(BadRecord) as refusal:
        parse(record)
    assert refusal.value.code == "record/redacted"
    with pytest.raises(BadRecord) as refusal:
        parse(record.replace("seen by 1\n", ""))
    assert refusal.value.code == "record/redacted"


def test_answers_given_together_stand_in_the_order_of_seats_once_all_are_in(drafting: Match) -> None:
    drafting.play(drafting.moves(1)[0], 1)
    assert "Take" not in drafting.record(0)
    assert "Take" in drafting.record(1)
    drafting.play(drafting.choices(1)[-1], 1)
    drafting.play(drafting.moves(0)[0], 0)
    shown = [line.split()[:3] for line in drafting.record(0).splitlines() if " Take " in line]
    assert shown == [["9", "Take", "0"], ["10", "Take", "1"]]


def swap(old: str, new: str) -> Tamper:
    return lambda record: record.replace(old, new, 1)


def first_roll(record: str) -> str:
    row = next(line for line in record.splitlines() if line.startswith("   1 "))
    dish = next(name for name in ("boar", "bread", "honey", "salmon") if name not in row)
    return record.replace(row, row.replace(row.split()[3], dish))


def without(start: str) -> Tamper:
    return lambda record: "".join(line + "\n" for line in record.splitlines() if not line.startswith(start))


def cut(record: str) -> str:
    lines = record.splitlines()
    last = max(n for n, line in enumerate(lines) if line[:4].strip().isdigit())
    return "\n".join(lines[:last] + lines[last + 1 :])


@pytest.mark.parametrize(
    ("tamper", "code"),
    [
        (first_roll, "record/other-moves record/other-roll record/illegal"),
        (swap("\nresult ", "\nresult 1"), "record/other-result"),
        (swap("\nplaces ", "\nplaces 1"), "record/other-result"),
        (swap("\nhash ", "\nhash 0"), "record/other-hash"),
        (swap("\ncommit ", "\ncommit 0"), "record/other-commit"),
        (without("secret"), "record/no-secret"),
        (swap("secret ", "secret 00"), "record/other-commit"),
        (swap("secret ", "secret xy"), "record/bad-heading"),
        (swap("entropy ash", "entropy oak"), "record/other-roll"),
        (swap("table table-9", "table table-8"), "record/other-roll"),
        (swap("table table-9", "table table 9"), "record/bad-heading"),
        (swap("entropy ash", "entropy [7]"), "record/bad-heading"),
        (without("entropy"), "record/other-roll"),
        (swap("entropy ash elm", "entropy [7]"), "record/bad-heading"),
        (swap("gladsheim feast 1", "gladsheim feast 2"), "record/other-rules"),
        (swap("gladsheim feast 1", "gladsheim chess 1"), "record/other-game"),
        (swap("gladsheim feast 1", "gladsheim"), "record/no-heading"),
        (without("seats"), "record/no-heading"),
        (swap("seats 2", "seats two"), "record/bad-heading"),
        (swap("seats 2", "seats 9"), "record/bad-setup"),
        (swap("fenrir=no", "fenrir=maybe"), "record/bad-setup"),
        (swap("goal=6", "goal=six"), "record/bad-setup"),
        (swap("options ", "options dwarves=7 "), "record/bad-setup"),
        (swap("seats 2\n", "seats 2\nseats 2\n"), "record/twice"),
        (swap("seats 2\n", "seats 2\nposition []\n"), "record/bad-heading"),
        (swap("seats 2\n", "seats 2\nposition {\n"), "record/bad-heading"),
        (swap("seats 2\n", "seats 2\nposition " + "[" * 100_000 + "\n"), "record/bad-heading"),
        (swap("seats 2\n", 'seats 2\nposition {"guests": 1}\n'), "record/bad-setup"),
        (swap("seats 2\n", "seats 2\nseed " + "9" * 5000 + "\n"), "record/bad-heading"),
        (swap("   2 Deal", "   3 Deal"), "record/number"),
        (swap("   2 Deal", "   2 Feed"), "record/not-asked"),
        (swap("nature", "7"), "record/not-asked"),
        (swap("   2 Deal", "   2 Undo"), "record/illegal record/unreadable-line"),
        (swap("   2 Deal         nature  ", "   2 Undo         1  "), "record/illegal"),
        (swap("   2 Deal         nature  ", "   2 Rewind       1  "), "record/illegal"),
        (swap("   2 Deal", "what is this?\n   2 Deal"), "record/unreadable-line"),
        (swap("   2 Deal", " 2" + "0" * 5000 + " Deal"), "record/unreadable-line"),
        (swap("   2 Deal", "1 Deal 0 " + " " * 100_000 + "x\n   2 Deal"), "record/unreadable-line"),
        (swap("| ", "| 9"), "record/other-moves"),
        (cut, "record/not-over"),
    ],
)  # fmt: skip
def test_a_record_that_was_tampered_with_is_found_out(diced: Match, feast: Game, tamper: Tamper, code: str) -> None:
    record = tamper(diced.record())
    assert record != diced.record()
    with pytest.raises(BadRecord) as refusal:
        verify(parse(record), feast)
    assert refusal.value.code in code.split(), str(refusal.value)
    assert str(refusal.value) != refusal.value.code.replace("/", "-"), "a reason is said in words"


def test_an_undo_that_takes_back_another_line_is_found_out(rising: Match, feast: Game) -> None:
    rising.play("to odin", 1)
    rising.undo(1)
    with pytest.raises(BadRecord) as refusal:
        replay(parse(rising.record().replace("Undo         1       1", "Undo         1       7")), feast)
    assert refusal.value.code == "record/illegal"


def test_a_record_of_many_thousand_lines_is_refused_at_its_first_wrong_one(feast: Game) -> None:
    record = "gladsheim feast 1\nseats 2\ncompanion\n" + "".join(f"{n} Deal nature boar\n" for n in range(1, 50_001))
    with pytest.raises(BadRecord) as refusal:
        replay(parse(record), feast)
    assert refusal.value.code == "record/illegal"


@pytest.mark.parametrize("text", ["", "\n\n", "# nothing", "\x00\x01", "gladsheim", "seats 2", "{}"])
def test_what_is_no_record_is_no_record(text: str) -> None:
    with pytest.raises(BadRecord):
        gladsheim.replay(text)


def garbled(record: str, rng: Rng) -> str:
    """A record with a line or a character changed, as a bad copy would have it."""
    lines = record.splitlines()
    n, m = int(rng.below(len(lines))), int(rng.below(len(lines)))
    how = int(rng.below(5))
    if how == 0:
        del lines[n]
    elif how == 1:
        lines.insert(n, lines[m])
    elif how == 2:
        lines[n], lines[m] = lines[m], lines[n]
    else:
        at = int(rng.below(len(lines[n]) + 1))
        lines[n] = lines[n][:at] + "0 9-,|>?#{é\x00"[int(rng.below(12))] + lines[n][at + how - 3 :]
    return "\n".join(lines)


def test_a_garbled_record_is_refused_or_plays_on_but_never_crashes(diced: Match, rising: Match, feast: Game) -> None:
    rising.play("to odin", 1)
    rising.undo(1)
    rng = Rng(5)
    for n in range(600):
        record = garbled((diced if n % 2 else rising).record(), rng)
        with suppress(BadRecord):
            verify(parse(record), feast)


def newer_feast() -> Game:
    """The Feast under rules that no longer ask for a bow."""
    game = Feast()
    game.rules_version = 2
    game.older_rules = (1,)
    return game


def with_bows(record: str) -> str:
    """A record of rules that asked seat 0 to bow before each of its answers, and could take a bow back."""
    head, _, rest = record.partition("\n\n")
    body, _, ending = rest.partition("\n\n")
    numbers: dict[str, int] = {}
    lines: list[str] = []
    for line in body.splitlines():
        number, step, seat, text, *notes = line.split()
        if step in ("Undo", "Rewind"):
            text = str(numbers[text])
        elif seat == "0":
            lines += [f"{len(lines) + 1} Bow 0 low | 1 abcd", f"{len(lines) + 2} Undo 0 {len(lines) + 1}"]
            lines += [f"{len(lines) + 1} Bow 0 low | 1 abcd"]
        numbers[number] = len(lines) + 1
        lines.append(" ".join([str(numbers[number]), step, seat, text, *notes]))
    return "\n".join([head, "", *lines, "", ending])


def test_rules_that_ask_less_still_play_the_records_of_older_ones(feast: Game) -> None:
    match = feast.match(2, dice=Dice(b"hall of shields", ("ash", "elm"), "table-9"))
    play_on(match, 9)
    match.rewind(match.alive[-2].number, 0)
    play_on(match, 999)
    old = with_bows(match.record())
    with pytest.raises(BadRecord, match="Bow"):
        replay(parse(old), feast)
    again = replay(parse(old), newer_feast())
    assert [line.text for line in again.alive] == [line.text for line in match.alive]
    assert verify(parse(old), newer_feast()).fair
    assert again.record().startswith("gladsheim feast 2\n")


def test_a_rewind_to_what_is_no_longer_asked_returns_to_what_came_next(feast: Game) -> None:
    match = feast.match(2, seed=1)
    question = match.asked[0]
    text = match.moves(question.seat)[0]
    n = len(match.lines) + 1
    bowed = f"{n} Bow 0 low\n{n + 1} {question.step} {question.seat} {text}\n{n + 2} Rewind 0 {n}\n"
    again = replay(parse(match.record() + bowed), newer_feast())
    assert [line.step for line in again.lines[n - 1 :]] == [question.step, "Rewind"]
    assert again.asked[0].step == question.step
