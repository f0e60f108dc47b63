"""Nidavellir at the terminal: what its table shows to whom, and whole games typed through a pipe."""

from __future__ import annotations

from io import StringIO
from typing import Any

import pytest
from rich.console import Console

import gladsheim
from gladsheim.cli.drawings import drawing_of
from gladsheim.cli.screen import scores_of, show_scene
from gladsheim.games.nidavellir.rules.events import CoinsShown, GemsSwapped
from gladsheim.kernel.match import Match
from gladsheim.kernel.rng import Rng
from gladsheim.kit.choices import choices_of
from gladsheim.kit.drawing import Scene
from gladsheim.kit.speech import Speech
from tests.cli.commands import run, saved

ANYTHING = "".join(f"{number}\n" for number in range(26)) * 60
"""Numbers of the list, or coins where a coin is asked for; what does not fit is refused and the next one tried."""

GOBLIN: dict[str, Any] = {
    "tavern": "goblin",
    "taverns": [
        ["warrior-5", "hunter", "hunter"],
        ["miner-0", "miner-0", "offering-3"],
        ["explorer-9", "blacksmith", "hunter"],
    ],
    "armies": [["warrior-3", "tarah", "miner-1", "skaa"], ["blacksmith", "blacksmith"], []],
    "coins": [
        ["0 pouch", "2 pouch", "3 dragon", "4 pony", "5 goblin"],
        ["0 dragon", "2 pouch", "3 goblin", "4 pouch", "7 pony known"],
        ["0 pony", "2 dragon", "3 goblin", "4 pouch", "5 pouch"],
    ],
}  # fmt: skip

LATER = [["hunter", "hunter"], *GOBLIN["taverns"][1:]]
"""The first seat has taken its card."""

SET = ["warrior-3", "hunter", "miner-1", "blacksmith", "explorer-5"]


def screen(match: Match, seat: int | None = 0, lang: str = "en", width: int = 80, height: int = 40) -> list[str]:
    """What a seat sees, line by line."""
    asked = [one.seat for one in match.asked]
    choices = choices_of(match, seat, Rng(1)) if seat is not None and seat in asked else []
    names = ["Ada", "Bo", "Cleo", "Dag", "Eva"][: match.seats]
    scene = Scene(match.view(seat), seat, names, match.events(seat)[-8:], choices, Speech(lang))
    drawing = drawing_of("nidavellir")
    out = StringIO()
    console = Console(file=out, width=width, height=height, highlight=False)
    show_scene(console, drawing, scene, "Nidavellir", scores_of(scene, drawing, match.scores, asked))
    return [line.rstrip() for line in out.getvalue().splitlines()]


def position(**more: Any) -> Match:
    """The Goblin is open, and the first seat chooses."""
    return gladsheim.load("nidavellir").position({**GOBLIN, **more}, seed=0)


def cells(lines: list[str], start: str, name: str) -> list[str]:
    """The line of a seat in the table that begins with a heading."""
    first = next(n for n, line in enumerate(lines) if line.startswith(start))
    return next(line for line in lines[first:] if line.startswith(name)).split()[1:]


@pytest.mark.parametrize(
    ("seats", "lang", "options", "won"),
    [(2, "en", (), "has won."), (3, "de", (), "hat gewonnen."), (5, "de", ("--option", "first_game"), "hat gewonnen.")],
)
def test_a_game_can_be_typed_to_its_end(seats: int, lang: str, options: tuple[str, ...], won: str) -> None:
    setting = ("--seats", str(seats), "--bots", "random", "--seed", "5", "--lang", lang, *options)
    done = run("play", "nidavellir", *setting, typed=ANYTHING)
    assert done.code == 0, done.err
    assert won in done.out
    assert "nidavellir-" not in done.out.replace("/nidavellir-", "")
    assert [line for line in done.out.splitlines() if len(line) > 80 and "gladsheim" not in line] == []
    (file,) = saved()
    assert gladsheim.replay(file.read_text(encoding="utf-8")).over


@pytest.mark.parametrize("lang", ["en", "de"])
def test_five_armies_fit_on_a_screen_of_forty_lines(lang: str) -> None:
    match = gladsheim.load("nidavellir").match(seats=5, seed=3)
    rng = Rng(4)
    turns = 0
    while not match.over:
        seat = match.asked[0].seat
        if turns % 4 == 0:
            lines = screen(match, seat, lang)
            assert len(lines) < 40
            assert max(map(len, lines)) <= 80
        moves = match.moves(seat)
        match.play(moves[rng.below(len(moves))], seat)
        turns += 1
    assert len(screen(match, None, lang)) < 40


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize(("width", "height"), [(60, 24), (80, 24), (120, 40), (200, 60)])
def test_every_terminal_is_kept_to(width: int, height: int, lang: str) -> None:
    for match in (position(), position(seats=3, open="Recruit", armies=[SET, [], []], taverns=LATER)):
        lines = screen(match, 0, lang, width, height)
        assert max(map(len, lines)) <= width
        assert cells(lines, "Coins " if lang == "en" else "Münzen ", "Bo")[0] == "3"


def test_own_coins_lie_in_brackets_and_those_of_others_are_question_marks() -> None:
    lines = screen(position())
    assert cells(lines, "Coins ", "Ada") == ["5", "(3)", "(4)", "(0)", "(2)"]
    assert cells(lines, "Coins ", "Bo") == ["3", "?", "(7)", "?", "?", "0", "2", "4"]
    assert cells(lines, "Coins ", "Cleo") == ["3", "?", "?", "?", "?", "0", "2", "4", "5"]
    assert cells(screen(position(), seat=None), "Coins ", "Ada") == ["5", "?", "?", "?", "?", "0", "2", "3", "4"]


def test_the_open_tavern_the_order_and_its_ties_are_marked() -> None:
    lines = screen(position())
    assert "► Goblin Warrior 5 · Hunter ×2" in lines
    assert "  Dragon Miner 0 ×2 · Royal offering +3" in lines
    assert "Order: ►Ada: 5 · Bo: 3 (gem 2) · Cleo: 3 (gem 1)" in lines


def test_an_army_is_a_line_of_ranks_and_points_with_a_star_where_a_hero_is_far() -> None:
    lines = screen(position())
    assert cells(lines, "Army", "Ada") == ["2:22*", "0:0*", "1:1*", "0:0*", "0:0*", "2:17", "14"]
    assert cells(lines, "Army", "Bo")[3] == "2:7"
    assert "Your army: Warrior 3 Tarah · Hunter – · Miner 1 · Blacksmith – · Explorer –" in lines
    assert "Bo: W – · H – · M – · B •• · E –" in lines


def test_heroes_show_what_they_would_bring_to_a_player_and_nothing_to_a_spectator() -> None:
    mine = "\n".join(screen(position()))
    assert "(Hourya)" in mine
    assert "5 Dwerg brothers +13" in mine
    watched = "\n".join(screen(position(), seat=None))
    assert "Hourya" in watched
    assert "(Hourya)" not in watched
    assert "brothers +" not in watched


def test_whoever_recruits_sees_number_points_and_effect_of_each_hero() -> None:
    match = position(armies=[SET, [], []], open="Recruit", taverns=LATER)
    lines = screen(match, height=60)
    (line,) = [line for line in lines if " Bonfur " in line]
    assert line.split()[0].isdigit()
    assert line.endswith("blacksmith, 3 ranks; discard 1 dwarf")
    brief = "\n".join(screen(match, height=24))
    assert "Bonfur" in brief
    assert "discard 1 dwarf" not in brief


def test_what_a_coin_becomes_is_said_once() -> None:
    lines = "\n".join(screen(position(open="Upgrade offering-3", taverns=LATER)))
    assert "2 in the pouch – becomes gold 5" in lines
    assert "3 at the Dragon – becomes 6" in lines


def test_a_discard_names_the_card_and_what_it_costs() -> None:
    lines = "\n".join(screen(position(open="Discard bonfur", armies=[[*SET, "bonfur"], [], []], taverns=LATER)))
    assert "Explorer – Explorer 5 from the Explorers  -5  ! No complete set is left." in lines


def test_the_last_screen_shows_armies_instead_of_taverns() -> None:
    match = gladsheim.load("nidavellir").position({"seats": 2, "phase": "over"}, seed=0)
    lines = screen(match, seat=None)
    assert not [line for line in lines if "Goblin" in line]
    assert "Bo: W – · H – · M – · B – · E –" in lines


@pytest.mark.parametrize(
    ("lang", "typed", "move"),
    [
        ("en", "Warrior 5", "warrior-5"),
        ("en", "royal offering +3", "offering-3"),
        ("en", "dwerg aesir", "dwerg-aesir"),
        ("en", "0, 5, 3", "0 5 3"),
        ("en", "7 at the dragon", "7 dragon"),
        ("en", "gold 5", "5g"),
        ("de", "Krieger 10", "warrior-10"),
        ("de", "Aëgur", "aegur"),
        ("de", "schmiede", "blacksmith"),
        ("de", "Minenarbeiter", "miner"),
        ("de", "5 Goldsack", "5 pouch"),
        ("de", "7 beim Drachen", "7 dragon"),
        ("de", "7 drache", "7 dragon"),
        ("de", "mithril-3", "3m"),
        ("de", "warrior-5", "warrior-5"),
    ],
)
def test_moves_are_read_in_the_users_words(lang: str, typed: str, move: str) -> None:
    assert drawing_of("nidavellir").read(typed, Speech(lang)) == move


@pytest.mark.parametrize("lang", ["en", "de"])
def test_every_move_that_is_shown_can_be_typed(lang: str) -> None:
    drawing, speech = drawing_of("nidavellir"), Speech(lang)
    for move in (
        "warrior-3",
        "miner-0",
        "hunter",
        "offering-5",
        "dwerg-ymir",
        "uline",
        "explorer",
        "0 5g 3m",
        "9 hand",
    ):
        assert drawing.read(drawing.show(move, speech), speech) == move


def test_everybody_in_a_sentence_is_called_by_name() -> None:
    speech = Speech("en")
    swapped = speech.words(GemsSwapped([1, 0], [3, 2]).words(), ["Ada", "Bo"])
    assert swapped == "Bo and Ada swapped gems: 3 is now with Bo, 2 with Ada."
    shown = speech.words(CoinsShown(0, ["5", None, "5g"]).words(), ["Ada", "Bo", "Cleo"])
    assert shown == "Coins at the Goblin: Ada (5) and Cleo (gold 5)."


def test_commands_are_explained_with_examples_of_the_game() -> None:
    done = run("play", "nidavellir", "--bots", "random", "--seed", "5", typed="help\nhelp thrud\nhelp trade\nwhy\n")
    assert "“help thrud” explains one thing" in done.out
    assert "Write for example “why 0 5 3”." in done.out
    assert "Thrud. 13 points." in done.out
    assert "Trade. Once the 0" in done.out


def test_a_refused_bid_gets_its_rule() -> None:
    done = run("play", "nidavellir", "--bots", "random", "--seed", "5", typed="5 5 3\nwhy 0 9 3\n")
    assert "You do not have so many of these coins: 5." in done.out
    assert "You have no coin “9”." in " ".join(done.out.split())


def test_cards_on_the_table_at_home_are_typed_by_name() -> None:
    typed = "\n2\nkrieger 5\njäger\nsubvention +3\nminenarbeiter 0\n"
    done = run("play", "nidavellir", "--companion", "--lang", "de", typed=typed)
    assert "Welches Juwel bekommt Spieler 1?" in done.out
    assert "  Drache Minenarbeiter 0" in done.out
