"""Blood Rage at the terminal: what its table shows to whom, and whole games typed through a pipe."""

from __future__ import annotations

from io import StringIO
from typing import Any

import pytest
from rich.console import Console

import gladsheim
from gladsheim.cli.drawings import drawing_of
from gladsheim.cli.screen import scores_of, show_scene
from gladsheim.games.bloodrage.battle.events import CardsRevealed, RageStolen
from gladsheim.games.bloodrage.cards.printed import CARD_NAMES, FIGURES
from gladsheim.games.bloodrage.rules.events import Invaded
from gladsheim.kernel.match import Match
from gladsheim.kernel.rng import Rng
from gladsheim.kit.choices import choices_of
from gladsheim.kit.drawing import Scene
from gladsheim.kit.speech import Speech
from tests.cli.commands import run, saved

ANYTHING = "".join(f"{number}\n" for number in (2, 5, 3, 1)) * 400
"""Numbers of the list; what does not fit is refused and the next one tried."""

TABLE: dict[str, Any] = {
    "age": 2,
    "destroyed": ["horgr", "muspelheim", "myrkulor"],
    "doom": ["myrkulor", "gimle", "utgard"],
    "tokens": {"gimle": "axes", "andlang": "glory"},
    "pillaged": ["gimle"],
    "upgrades": [["troll", "lokis-domain"], ["brothers-in-arms"], []],
    "figures": [
        {"leader": "gimle", "warriors": {"gimle": 1, "valhalla": 2}, "ship": "south", "troll": "reserve"},
        {"warriors": {"andlang": 2, "yggdrasil": 1}, "leader": "utgard"},
        {"ship": "south"},
    ],
    "hands": [["tyrs-crush-2", "jotunheim-2", "odins-tide"], ["fire-giant"], []],
    "quests": [["alfheim-2"], ["glorious-death-2"], []],
    "stats": [[1, 4, 1], [1, 1, 1], [1, 1, 6]],
}


def screen(match: Match, seat: int | None = 0, lang: str = "en", width: int = 80, height: int = 50) -> list[str]:
    """What a seat sees, line by line."""
    asked = [one.seat for one in match.asked]
    choices = choices_of(match, seat, Rng(1)) if seat is not None and seat in asked else []
    names = ["Ada", "Bo", "Cleo", "Dag", "Eva"][: match.seats]
    scene = Scene(match.view(seat), seat, names, match.events(seat)[-8:], choices, Speech(lang))
    drawing = drawing_of("bloodrage")
    out = StringIO()
    console = Console(file=out, width=width, height=height, highlight=False)
    show_scene(console, drawing, scene, "Blood Rage", scores_of(scene, drawing, match.scores, asked))
    return [line.rstrip() for line in out.getvalue().splitlines()]


def position(**more: Any) -> Match:
    """The second age of three clans, and the first seat acts."""
    return gladsheim.load("bloodrage").position({**TABLE, **more}, seed=0)


@pytest.mark.parametrize(
    ("seats", "lang", "options", "won"),
    [(2, "en", (), "has won."), (3, "de", (), "hat gewonnen."), (5, "de", ("--option", "first_game"), "hat gewonnen.")],
)
def test_a_game_can_be_typed_to_its_end(seats: int, lang: str, options: tuple[str, ...], won: str) -> None:
    setting = ("--seats", str(seats), "--bots", "random", "--seed", "5", "--lang", lang, *options)
    done = run("play", "bloodrage", *setting, typed=ANYTHING)
    assert done.code == 0, done.err
    assert won in done.out
    assert "bloodrage-" not in done.out.replace("/bloodrage-", "")
    assert [line for line in done.out.splitlines() if len(line) > 80 and "gladsheim" not in line] == []
    (file,) = saved()
    assert gladsheim.replay(file.read_text(encoding="utf-8")).over


@pytest.mark.parametrize("lang", ["en", "de"])
def test_five_clans_fit_on_a_screen_of_fifty_lines(lang: str) -> None:
    match = gladsheim.load("bloodrage").match(seats=5, seed=3)
    rng = Rng(4)
    turns = 0
    while not match.over:
        seat = match.asked[0].seat
        if turns % 9 == 0:
            lines = screen(match, seat, lang)
            assert len(lines) < 50
            assert max(map(len, lines)) <= 80
        moves = match.moves(seat)
        match.play(moves[rng.below(len(moves))], seat)
        turns += 1
    assert len(screen(match, None, lang)) < 50


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize(("width", "height"), [(60, 24), (80, 24), (120, 40), (200, 60)])
def test_every_terminal_is_kept_to(width: int, height: int, lang: str) -> None:
    lines = screen(position(), 0, lang, width, height)
    assert max(map(len, lines)) <= width
    assert any("Gimle" in line for line in lines)
    assert any(line.startswith(("W Ada", "W Ad")) for line in lines)


def test_the_map_is_a_ring_round_yggdrasil_with_fjords_between() -> None:
    lines = screen(position())
    rows = [[name for name in line.replace("╭", " ").split() if name.istitle()] for line in lines if "╭" in line]
    assert [row[0] for row in rows] == ["Myrkulor", "Gimle", "Andlang"]
    assert "Yggdrasil" in rows[1]
    assert any("≈ South Fjord W s S s ≈" in line for line in lines)


def test_a_box_tells_who_is_there_how_strong_and_what_it_offers() -> None:
    lines = "\n".join(screen(position()))
    assert "│ W L w =4 " in lines
    assert "╰ 3/5 (Axes) †2 " in lines  # three of five villages free, pillaged, doomed in this age
    assert "│ R 2w =3 " in lines  # a pair with its upgrade
    assert "│ W (s) =2 " in lines  # the ship counts from the fjord
    assert "│ destroyed " in lines


def test_a_low_screen_gets_a_line_for_each_province_where_somebody_is() -> None:
    lines = screen(position(), height=24)
    assert "Gimle      3/5 (Axes) †2 W L w =4" in lines
    assert "Andlang    1/3 5 Glory R 2w =3 · W (s) =2 · S (s) =2" in lines
    assert any(line.startswith("Nobody: ") and "Elvagar" in line for line in lines)


def test_a_clan_is_a_line_of_rage_stats_cards_and_where_its_figures_wait() -> None:
    lines = screen(position())
    ada = next(line for line in lines if line.startswith("W Ada  "))
    assert ada.split() == ["W", "Ada", "6/6", "6*", "3/4", "3", "1", "5w", "Tro", "2w"]
    cleo = next(line for line in lines if line.startswith("S Cleo "))
    assert cleo.split()[4] == "1/10**"
    assert "W Ada: Troll · Loki's Domain" in lines


def test_quests_are_seen_by_their_owner_only() -> None:
    assert "Your quests: ✓ Alfheim! II" in screen(position())
    assert "Your quests: ✗ Glorious Death! II" in screen(position(), seat=1)
    assert not [line for line in screen(position(), seat=None) if "Alfheim!" in line or "Glorious" in line]


def test_whoever_acts_sees_each_card_with_its_text_and_each_action_with_its_aims() -> None:
    lines = screen(position(), height=60)
    assert any(line.startswith("Tyr's Crush II  Battle +4      Strength") for line in lines)
    assert any(line.startswith("Jotunheim! II   Quest 7 Glory  Have the most") for line in lines)
    assert "march: Gimle → Elvagar, Angerboda, Utgard, Andlang, Yggdrasil" in lines
    assert "quest: Jotunheim! II" in lines
    assert "pillage: Utgard, Andlang" in lines
    brief = "\n".join(screen(position(), height=24))
    assert "Actions: " in brief
    assert "Have the most" not in brief


def test_a_battle_adds_figures_and_cards() -> None:
    match = position()
    match.play("pillage andlang", 0)
    while match.asked[0].step == "Call":
        match.play("stay", match.asked[0].seat)
    assert "Battle for Andlang (Ada pillages): Ada 2 · Bo 3 · Cleo 2" in screen(match)
    lines = screen(match, height=60)
    assert any(line.endswith(" Tyr's Crush II – Battle +4. Strength, and nothing else.") for line in lines)
    assert "Jotunheim! II – Quest 7 Glory  ! Jotunheim! adds no strength" in "\n".join(lines)
    match.play("tyrs-crush-2", 0)
    match.play("fire-giant", 1)
    shown = " ".join(screen(match, match.asked[0].seat))
    assert "Ada 2 + Tyr's Crush II +4 = 6" in shown
    assert "Bo 3 + Fire Giant +0 = 3" in shown


def test_what_was_passed_on_stays_on_the_screen_and_gifts_say_what_they_do() -> None:
    match = gladsheim.load("bloodrage").match(seats=2, seed=1)
    first = match.moves(0)
    match.play(first[0], 0)
    match.play(match.moves(1)[0], 1)
    lines = "\n".join(screen(match, 0, height=70))
    assert "Passed on: " in lines
    assert " – " in lines
    assert "Passed on" not in "\n".join(screen(match, None, height=70))


@pytest.mark.parametrize(
    ("lang", "typed", "move"),
    [
        ("en", "Invade warrior Utgard", "invade warrior utgard"),
        ("en", "invade with the ship into the North Fjord", "invade ship north"),
        ("en", "march from Gimle to Utgard", "march gimle utgard"),
        ("en", "upgrade Loki's Eminence for Frigga's Succor", "upgrade lokis-eminence for friggas-succor"),
        ("en", "upgrade lokis eminence", "upgrade lokis-eminence"),
        ("en", "quest Alfheim! II", "quest alfheim-2"),
        ("en", "quest alfheim 2", "quest alfheim-2"),
        ("en", "tyr's smash 1", "tyrs-smash-1"),
        ("en", "soldier of hel", "soldier-of-hel"),
        ("en", "nothing", "none"),
        ("de", "Invasion Krieger Utgard", "invade warrior utgard"),
        ("de", "invasion mit dem schiff in den nordfjord", "invade ship north"),
        ("de", "invasion schiff nord", "invade ship north"),
        ("de", "Marsch aus Gimle nach Yggdrasil", "march gimle yggdrasil"),
        ("de", "Aufrüsten Lokis Ansehen für Friggs Beistand", "upgrade lokis-eminence for friggas-succor"),
        ("de", "aufgabe ruhmreicher tod! iii", "quest glorious-death-3"),
        ("de", "plündern andlang", "pillage andlang"),
        ("de", "herausforderung gimle", "challenge gimle"),
        ("de", "tyrs herausforderung", "tyrs-challenge"),
        ("de", "passen", "pass"),
        ("de", "äxte", "axes"),
        ("de", "nein", "none"),
        ("de", "volur-hexe", "volur-witch"),
        ("de", "invade warrior utgard", "invade warrior utgard"),
    ],
)
def test_moves_are_read_in_the_users_words(lang: str, typed: str, move: str) -> None:
    assert drawing_of("bloodrage").read(typed, Speech(lang)) == move


@pytest.mark.parametrize("lang", ["en", "de"])
def test_every_move_that_is_shown_can_be_typed(lang: str) -> None:
    drawing, speech = drawing_of("bloodrage"), Speech(lang)
    moves = [*CARD_NAMES, *(f"invade {figure} gimle" for figure in FIGURES), "pass", "stay", "done", "none", "use"]
    moves += ["leave", "flee", "sacrifice", "return leader utgard", "challenge horgr", "north", "rage", "horns"]
    for move in moves:
        assert drawing.read(drawing.show(move, speech), speech) == move


@pytest.mark.parametrize("lang", ["en", "de"])
def test_every_move_of_a_game_reads_as_it_is_shown(lang: str) -> None:
    drawing, speech = drawing_of("bloodrage"), Speech(lang)
    match = gladsheim.load("bloodrage").match(seats=4, seed=8)
    rng = Rng(2)
    while not match.over:
        seat = match.asked[0].seat
        moves = match.moves(seat)
        for move in moves:
            assert drawing.read(drawing.show(move, speech), speech) == move
        match.play(moves[rng.below(len(moves))], seat)


def test_everybody_in_a_sentence_is_called_by_name() -> None:
    speech = Speech("en")
    stolen = speech.words(RageStolen(1, 0, 1).words(), ["Ada", "Bo"])
    assert stolen == "Bo stole 1 Rage from Ada."
    revealed = speech.words(CardsRevealed("utgard", ["tyrs-bash", None, "troll"]).words(), ["Ada", "Bo", "Cleo"])
    assert revealed == "Cards in the battle for Utgard: Tyr's Bash (Ada) and Troll (Cleo)."
    sent = Speech("de").words(Invaded(0, "ship", "south", 2).words(), ["Ada"])
    assert sent == "Ada schickt das Schiff in den Südfjord für 2 Wut."


def test_commands_are_explained_with_examples_of_the_game() -> None:
    typed = "help\nhelp troll\nhelp gimle\nhelp alfheim!\nhelp ragnarök\nwhy\n"
    done = run("play", "bloodrage", "--bots", "random", "--seed", "5", typed=typed)
    text = " ".join(done.out.split())
    assert "“help troll” explains one thing" in text
    assert "Write for example “why invade warrior utgard”." in text
    assert "Troll. Monster 2 Rage. When it invades" in text
    assert "Gimle. In Alfheim, with 5 villages. Beside Andlang and Myrkulor, at the West Fjord." in text
    assert "Alfheim!. Quest 5 Glory / Quest 7 Glory / Quest 9 Glory." in text
    assert "Ragnarök. The doomed province" in text


def test_a_refused_action_gets_its_rule() -> None:
    take = "1\n1\n1\n1\n1\n1\n"
    typed = take + "invade warrior yggdrasil\nmarch gimle utgard\nwhy pillage yggdrasil\ninvade ship gimle\n"
    done = run("play", "bloodrage", "--bots", "random", "--seed", "5", typed=typed)
    text = " ".join(done.out.split())
    assert "Nobody but the Dark Elf can invade Yggdrasil; march there instead." in text
    assert "You have nobody there who could march: Gimle." in text
    assert "You have neither a figure in Yggdrasil" in text
    assert "Ships invade fjords only: Ship." in text


def test_cards_on_the_table_at_home_are_typed_by_name() -> None:
    typed = "\n0\nwut\näxte\nhörner\nwut\nwut\näxte\nhörner\n5 ruhm\ngimle\nutgard\nandlang\n"
    done = run("play", "bloodrage", "--companion", "--lang", "de", typed=typed)
    assert "Welches Plättchen liegt in Elvagar?" in done.out
    assert "Welches Gebiet zerstört Ragnarök im zweiten Zeitalter?" in done.out
