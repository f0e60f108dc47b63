"""Yggdrasil Chronicles at the terminal: what its table shows, and whole games typed through a pipe."""

from __future__ import annotations

import random
from io import StringIO
from typing import Any

import pytest
from rich.console import Console

import gladsheim
from gladsheim.cli.drawings import drawing_of
from gladsheim.cli.screen import ending, points_of, scores_of, show_scene
from gladsheim.games.yggdrasil.enemies.events import EnemyMoved
from gladsheim.games.yggdrasil.risks.events import RisksPrevented
from gladsheim.games.yggdrasil.rules.events import AnonymousFreed, GameLost, LifeLost
from gladsheim.games.yggdrasil.rules.printed import ARTIFACTS, CREATURES, ENEMIES, GODS, IOTUNNS, WORLDS
from gladsheim.games.yggdrasil.terminal.parts import throw
from gladsheim.kernel.match import Match
from gladsheim.kernel.rng import Rng
from gladsheim.kit.choices import choices_of, chosen
from gladsheim.kit.drawing import Scene
from gladsheim.kit.speech import Speech
from tests.cli.commands import run, saved

ANYTHING = "".join(f"{number}\n" for number in (2, 1, 3, 0)) * 200
"""Numbers of the list; what does not fit is refused and the next one tried."""

TABLE: dict[str, Any] = {
    "seats": 3,
    "options": {"hard": True},
    "gods": [
        {"god": "odin", "world": "midgard", "life": 3, "elves": 1, "dice": 2, "artifacts": ["draupnir", "gungnir"]},
        {"god": "thor", "world": "midgard"},
        {"god": "tyr", "world": "alfheim"},
    ],
    "spot": 3,
    "giants": 7,
    "heroes": 2,
    "island": 1,
    "enemies": {"surt": "midgard", "hel": "nidavellir"},
    "devastated": ["midgard"],
    "iotunns": ["gerda", "thjazi", "skyrmir"],
    "wheel": ["tyr surt", "odin loki"],
    "step": "move",
    "active": "odin",
}  # fmt: skip


def screen(match: Match, seat: int | None = 0, lang: str = "en", width: int = 80, height: int = 50) -> list[str]:
    """What a seat sees, line by line."""
    asked = [one.seat for one in match.asked]
    choices = choices_of(match, seat, Rng(1)) if seat is not None and seat in asked else []
    names = ["Ada", "Bo", "Cleo", "Dag", "Eva"][: match.seats]
    scene = Scene(match.view(seat), seat, names, match.events(seat)[-8:], choices, Speech(lang))
    drawing = drawing_of("yggdrasil")
    out = StringIO()
    console = Console(file=out, width=width, height=height, highlight=False)
    show_scene(console, drawing, scene, "Yggdrasil", scores_of(scene, drawing, points_of(match), asked))
    return [line.rstrip() for line in out.getvalue().splitlines()]


def position(**more: Any) -> Match:
    """Three gods in trouble, and Odin moves."""
    return gladsheim.load("yggdrasil").position({**TABLE, **more}, seed=0)


@pytest.mark.parametrize(
    ("seats", "lang", "options", "ends"),
    [
        (1, "en", ("--option", "free_order"), ("You have won.", "You have lost.")),
        (
            3,
            "de",
            ("--bots", "random", "--option", "hard"),
            ("Ihr habt gemeinsam gewonnen.", "Ihr habt gemeinsam verloren."),
        ),
    ],
)
def test_a_game_can_be_typed_to_its_end(seats: int, lang: str, options: tuple[str, ...], ends: tuple[str, str]) -> None:
    setting = ("--seats", str(seats), "--seed", "5", "--lang", lang, *options)
    done = run("play", "yggdrasil", *setting, typed=ANYTHING)
    assert done.code == 0, done.err
    assert any(end in done.out for end in ends)
    assert "yggdrasil-" not in done.out.replace("/yggdrasil-", "")
    assert [line for line in done.out.splitlines() if len(line) > 80 and "gladsheim" not in line] == []
    (file,) = saved()
    assert gladsheim.replay(file.read_text(encoding="utf-8")).over


@pytest.mark.parametrize("lang", ["en", "de"])
def test_five_gods_fit_on_a_small_screen(lang: str) -> None:
    match = gladsheim.load("yggdrasil").match(seats=5, seed=3, options={"hard": True})
    rng = Rng(4)
    turns = 0
    while not match.over:
        seat = match.asked[0].seat
        if turns % 9 == 0:
            lines = screen(match, seat, lang, height=24)
            assert len(lines) <= 24
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
    assert any("Svartalfheim" in line for line in lines)
    assert any("3/7♥" in line for line in lines)


def test_what_stands_above_each_other_is_one_column_and_the_middle_turns() -> None:
    lines = screen(position(turned=1))
    names = [[name for name in line.split() if name.strip("✗").isalpha()] for line in lines if "╭" in line]
    assert [[name.strip("✗") for name in row] for row in names] == [
        ["Asgard", "Vanaheim", "Alfheim"],
        ["Svartalfheim", "Midgard", "Nidavellir"],
        ["Iotunheim", "Niflheim", "Muspellheim"],
    ]


def test_a_box_tells_who_is_there_how_strong_they_are_and_what_the_world_offers() -> None:
    lines = "\n".join(screen(position()))
    assert "╭ Midgard✗ " in lines
    assert "│ Odin Thor " in lines
    assert "│ Surt:8+Gerd Iorm:3 " in lines
    assert "╰ heal for 2♥ " in lines
    assert "╰ blocked " in lines  # Thjazi on Asgard
    assert "╰ ▼ artifact 1 " in lines  # Hel on Nidavellir
    assert "╰ ▲ 3 Elves " in lines  # beside Tyr


def test_a_low_screen_has_two_lines_for_each_level_and_a_sign_for_each_risk() -> None:
    lines = screen(position(), height=24)
    assert not [line for line in lines if "╭" in line]
    top = next(n for n, line in enumerate(lines) if line.startswith("Asgard blocked"))
    assert lines[top + 2].startswith("Midgard✗ heal for 2♥")
    assert lines[top + 3].startswith("  Od Th Su:8+Ge Io:3 ")
    assert "Muspellheim !!" in lines[top + 4]


def test_ladders_path_and_wheel_are_told_in_a_line_each() -> None:
    lines = screen(position())
    assert "Ladders: Giants 7/8 · Anonymous 0/8 · Iotunns 3/7 · Island 2/5 · Devastated 1/7" in lines
    assert any(line.startswith("Path: ∙∙•N•○•♣ · Cage: Fenrir · Valhalla: 2 · Left: ") for line in lines)
    assert any(line.startswith("Wheel: Surt† (Tyr) · Loki (Odin)") for line in lines)


def test_what_the_next_activation_does_is_foretold_where_there_is_room() -> None:
    lines = screen(position())
    assert "► Surt†: up to Asgard, mid-level turns, 2 Fire Giants" in lines
    assert "  Fenrir: breaks out, the turn ends" in lines
    low = screen(position(), height=24)
    assert [line for line in low if line.startswith("► Surt†:")]
    assert not [line for line in low if "breaks out" in line]


def test_every_god_has_life_elves_dice_and_artifacts_and_the_own_ones_are_explained() -> None:
    lines = screen(position())
    assert "Odin (Ada) 3/7♥ 1E 2V · Draupnir · Gungnir" in lines
    assert any(line.startswith("Gungnir   A weapon against Hel: 1 Risk fewer in a fight.") for line in lines)
    assert "Artifacts: Draupnir · Gungnir" in screen(position(), height=18)
    assert lines[2] == "► Ada (Odin 3/7♥ 1E 2V)    Bo (Thor 7/7♥ 0E 0V)    Cleo (Tyr 7/7♥ 0E 0V)"


def test_a_support_is_named_as_one() -> None:
    match = gladsheim.load("yggdrasil").position({"seats": 2, "gods": ["odin", "thor", "tyr"]}, seed=0)
    assert "Tyr (Support) 5/5♥" in screen(match)


def test_a_choice_of_worlds_says_what_awaits_the_god_there() -> None:
    lines = "\n".join(screen(position()))
    assert "stay – Midgard; heal for 2♥; Thor, Surt, Iormungand, Gerda" in lines
    assert "Nidavellir – ▼ artifact 1; Hel" in lines


def test_where_a_support_goes_is_not_told_as_the_readers_own_way() -> None:
    gods = [{"god": "odin", "world": "niflheim"}, {"god": "thor", "world": "alfheim"}, "tyr"]
    match = gladsheim.load("yggdrasil").position(
        {"seats": 1, "gods": gods, "step": "reveal", "wheel": ["odin loki"], "decks": [{"down": "tyr loki"}]}, seed=0
    )
    lines = "\n".join(screen(match))
    assert "  1 stay\n" in lines  # on Asgard, not where Odin is
    assert " Alfheim – Thor\n" in lines


def test_a_fight_says_how_many_risks_it_takes_and_the_throw_stays_in_sight() -> None:
    match = position(step="act")
    lines = "\n".join(screen(match))
    assert "fight Gerda – 2 Risks" in lines
    match.play("fight gerda", 0)
    assert "Odin against Gerda, 2 Risks:" in "\n".join(screen(match))


def test_every_die_lies_open_with_a_tick_or_a_cross_until_the_throw_is_over() -> None:
    thrown = position(step="act", giants=2, iotunns=[])
    thrown.play("fight surt", 0)
    thrown.play("0 heroes", 0)
    thrown.play("0 dice", 0)
    line = next(line for line in screen(thrown) if line.startswith("Odin against Surt, 3 Risks: god die: "))
    assert "✗" in line
    assert "Thor: " in line  # his Brother-in-Arms throws for him


def test_how_many_is_answered_with_the_number_itself() -> None:
    match = position(step="act")
    match.play("fight gerda", 0)
    choices = choices_of(match, 0, Rng(1))
    assert [choice.number for choice in choices] == [0, 0, 0]
    assert chosen(choices, "0") == "0 dice"
    assert chosen(choices, "1") == "1 die"
    assert chosen(choices, "7") == "7"


def test_orders_are_listed_without_being_said_twice() -> None:
    lines = "\n".join(screen(fresh()))
    assert "1 Odin Thor Tyr" in lines
    assert " – Odin, Thor" not in lines


def fresh() -> Match:
    """The first round of the three is open."""
    return gladsheim.load("yggdrasil").position({"seats": 3, "gods": ["odin", "thor", "tyr"]}, seed=0)


def test_all_win_or_lose_together_and_nobody_has_points() -> None:
    match = fresh()
    drawing = drawing_of("yggdrasil")
    scene = Scene(match.view(None), None, ["Ada", "Bo", "Cleo"], [], [], Speech("en"))
    assert points_of(match) is None
    assert [str(part) for part in ending(scene, drawing, None, [1, 1, 1])] == ["You have won together."]
    assert [str(part) for part in ending(scene, drawing, None, [2, 2, 2])] == ["You have lost together."]


@pytest.mark.parametrize(
    ("lang", "typed", "move"),
    [
        ("en", "Go to Asgard", "asgard"),
        ("en", "fight against Surt", "fight surt"),
        ("en", "attack hel", "fight hel"),
        ("en", "heal the tree", "heal"),
        ("en", "2 Heroes", "2 heroes"),
        ("en", "1 vanir die", "1 die"),
        ("en", "Elf: one stroke", "elf b"),
        ("en", "reroll success with loss", "reroll f"),
        ("en", "white: turn", "white turn"),
        ("en", "Idunn's apples", "idunn"),
        ("en", "geri and freki", "geri-freki"),
        ("en", "Mjöllnir", "mjollnir"),
        ("en", "nothing", "none"),
        ("de", "nach Muspellsheim", "muspellheim"),
        ("de", "jotunheim", "iotunheim"),
        ("de", "Kampf gegen Nidhögg", "fight nidhogg"),
        ("de", "kampf vafthrudnir", "fight vafthrudnir"),
        ("de", "1 Wanenwürfel", "1 die"),
        ("de", "3 wanenwürfel", "3 dice"),
        ("de", "Wanenwürfel", "die"),
        ("de", "1 Namenloser", "1 anonymous"),
        ("de", "2 Lebenspunkte", "2 life"),
        ("de", "Leben für Thor", "bless thor"),
        ("de", "Alb: drei Striche", "elf d"),
        ("de", "neu werfen: Götterwürfel", "reroll god"),
        ("de", "grün: Leben zurück", "green recover"),
        ("de", "Hirsche", "deer"),
        ("de", "Tanngrisnir und Tanngnjóstr", "tanngrisnir"),
        ("de", "odin surt", "odin surt"),
        ("de", "verzichten", "pass"),
        ("de", "fight surt", "fight surt"),
    ],
)
def test_moves_are_read_in_the_users_words(lang: str, typed: str, move: str) -> None:
    assert drawing_of("yggdrasil").read(typed, Speech(lang)) == move


@pytest.mark.parametrize("lang", ["en", "de"])
def test_every_move_that_is_shown_can_be_typed(lang: str) -> None:
    drawing, speech = drawing_of("yggdrasil"), Speech(lang)
    moves = [*WORLDS, *GODS, *ARTIFACTS, *CREATURES, *IOTUNNS, *(f"fight {name}" for name in (*ENEMIES, *IOTUNNS))]
    moves += [f"{god} {enemy}" for god in GODS for enemy in ENEMIES]
    moves += [f"{verb} {face}" for verb in ("elf", "reroll") for face in ("god", "blank", "a", "b", "c", "d", "e", "f")]
    moves += [
        "1 elf",
        "2 elves",
        "0 dice",
        "1 die",
        "0 heroes",
        "1 hero",
        "1 anonymous",
        "3 giants",
        "1 life",
        "turn 2",
    ]
    moves += ["pass", "act", "heal", "bless odin", "stay", "keep", "done", "none", "elf", "die", "odin thor freyr"]
    moves += [f"{stone} {effect}" for stone in ("white", "green", "red") for effect in ("turn", "normal", "recover")]
    for move in moves:
        assert drawing.read(drawing.show(move, speech), speech) == move
        assert drawing.read(move, speech) == move


@pytest.mark.parametrize("lang", ["en", "de"])
def test_every_move_of_a_game_reads_as_it_is_shown(lang: str) -> None:
    drawing, speech = drawing_of("yggdrasil"), Speech(lang)
    match = gladsheim.load("yggdrasil").match(seats=4, seed=8, options={"hard": True})
    rng = Rng(2)
    while not match.over:
        seat = match.asked[0].seat
        moves = match.moves(seat)
        for move in moves:
            assert drawing.read(drawing.show(move, speech), speech) == move
        match.play(moves[rng.below(len(moves))], seat)


def test_the_cage_and_small_numbers_have_their_own_grammar() -> None:
    german = Speech("de")
    assert german.words(EnemyMoved("loki", "midgard", "cage").words()) == "Loki kommt in den Kerker."
    assert (
        german.words(EnemyMoved("fenrir", "cage", "asgard").words())
        == "Fenrir verlässt den Kerker und kommt nach Asgard."
    )
    assert german.words(AnonymousFreed("odin", 1, 2).words()) == "Odin befreit 1 Namenlosen von Hels Machtskala."
    assert german.words(LifeLost("thor", 2, 0).words()) == "Thor verliert 2 Lebenspunkte; es waren die letzten."
    english = Speech("en")
    assert english.words(EnemyMoved("loki", "midgard", "cage").words()) == "Loki was locked into the Cage."
    assert english.words(RisksPrevented("odin", 0, 1).words()) == "Odin prevented none of the Risks; 1 is left."
    assert english.words(GameLost("giants").words()) == "Yggdrasil falls. Too few Fire Giants were left in reserve."


def test_commands_are_explained_with_examples_of_the_game() -> None:
    typed = "help\nhelp loki\nhelp asgard\nhelp risks\nhelp islands\nhelp odin\nwhy\n"
    done = run("play", "yggdrasil", "--bots", "random", "--seed", "5", typed=typed)
    text = " ".join(done.out.split())
    assert "“help loki” explains one thing" in text
    assert "Write for example “why fight surt”." in text
    assert "Asgard. Risky action: heal any one devastated world" in text
    assert "Risks. Each Risk that is not prevented costs 1 Life Point." in text
    assert "Reconstructed, not printed" in text
    assert "Odin. In the hard game: every other god is a Brother-in-Arms" in text


def test_a_refused_move_gets_its_rule() -> None:
    typed = "odin\nthor\nthor\nfrigg\nmuspellheim\nstay\nfight surt\nfight nidhogg\nact\n"
    done = run("play", "yggdrasil", "--seats", "1", "--seed", "5", typed=typed)
    text = " ".join(done.out.split())
    assert "Thor is taken." in text


def test_people_at_one_screen_need_not_look_away() -> None:
    typed = "odin\nthor\ntyr\ntyr thor odin\n"
    done = run("play", "yggdrasil", "--seats", "3", "--people", "3", "--bots", "--seed", "5", typed=typed)
    assert "Player 3: Which god are you?" in done.out
    assert "Player 3: Where do you go?" in done.out
    assert "Press Enter" not in done.out


def test_cards_and_dice_on_the_table_at_home_are_typed_by_name() -> None:
    cards = "odin\nthor\ntyr\ngiallarhorn\ngungnir\nidunn eple\nodin thor tyr\nodin: surt\n"
    typed = f"{cards}muspellsheim\njötunheim\nverzichten\nthor surt\nbleiben\ntyr loki\n"
    done = run("play", "yggdrasil", "--companion", "--seats", "3", "--lang", "de", typed=typed)
    text = " ".join(done.out.split())
    assert "Welches Artefakt der Stufe 3 kommt zum Vorschein?" in text
    assert "Welche Karte deckt Odin auf (Spieler 1)?" in text
    assert "Odin kommt nicht nach Muspellsheim: nur in eine Welt derselben Ebene oder derselben Spalte." in text
    assert "Surt (Odin) kommt unter den Stapel von Spieler 1." in text
    assert "Tyr deckt Loki auf." in text


def test_a_throw_against_a_piece_of_a_saga_names_it() -> None:
    match = gladsheim.load("yggdrasil").match(seats=1, seed=0, options={"saga": "managarms"})
    rng = random.Random(0)
    view: Any = match.view(0)
    while view.throw is None or view.throw.against not in ("skoll", "hati"):
        moves = match.moves(match.asked[0].seat)
        wanted = [move for move in moves if move in ("fight skoll", "fight hati", "vanaheim", "alfheim")]
        match.play(rng.choice(wanted or list(moves)), match.asked[0].seat)
        view = match.view(0)
    for lang, name in (("en", "Hati"), ("de", "Hati")):
        assert name in "".join(line.plain for line in throw(view, 80, Speech(lang)))
