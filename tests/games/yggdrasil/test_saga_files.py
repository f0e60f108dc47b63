"""Sagas as files: what is said of one that cannot be understood, and one of somebody else's from record to dump."""

from __future__ import annotations

import pickle
from typing import Any

import pytest

import gladsheim
from gladsheim.errors import BadPosition, BadSetup
from gladsheim.games.yggdrasil.rules.game import GAME
from gladsheim.games.yggdrasil.sagas.library import SAGAS, STANDARD, saga_named, saga_written
from gladsheim.words import LANGUAGES, Words, bundle_of, say
from tests.games.yggdrasil.families import all_words
from tests.games.yggdrasil.pages import opened

OWN = """
saga fetters   # an owner's own
  en The Fetters
  de Die Fesseln
counter links row starts 2
  en Links
page forge
  title
    en The Forge
    de Die Schmiede
  story
    en They forge.
  path 3 then tree
  spot 2
    giants 1
  goal links >= 5
  deed hammer in nidavellir
    en Hammer a link
    links +1
  reveal hel
    links -1
"""
GODS = {"gods": ["odin", "thor", "freyr"]}


def own(**more: Any) -> Any:
    return GAME.match(3, seed=4, setup={**GODS, "saga": {"text": OWN}, **more})


@pytest.mark.parametrize(
    ("wrong", "code", "line"),
    [
        ("", "yggdrasil/saga-no-saga", 1),
        ("page one\n  path 3 then dead", "yggdrasil/saga-no-saga", 1),
        ("saga x", "yggdrasil/saga-no-page", 1),
        ("saga x\npage one", "yggdrasil/saga-no-path", 1),
        ("saga x\npag one", "yggdrasil/saga-unknown-name", 2),
        ("saga x\npage one\n  pth 3", "yggdrasil/saga-unknown-name", 3),
        ("saga x\npage one\n  path 3", "yggdrasil/saga-unreadable-line", 3),
        ("saga x\npage one\n  path 3 then dead\n  spot 4\n    giants 1", "yggdrasil/saga-no-such-spot", 4),
        ("saga x\npage one\n  path 3 then dead\n  goal oath >= 2", "yggdrasil/saga-unknown-name", 4),
        ("saga x\npage one\n  path 3 then dead\n  goal giants >= §", "yggdrasil/saga-unreadable-term", 4),
        ("saga x\npage one\n  path 3 then dead\n  goal giants >= [1 2]", "yggdrasil/saga-five-numbers", 4),
        ("saga x\npage one\n  path 3 then dead\n  reveal lok\n    turn 1", "yggdrasil/saga-unknown-name", 4),
        ("saga x\npage one\n  path 3 then dead\n  reveal loki\n    trun 1", "yggdrasil/saga-unreadable-line", 5),
        ("saga x\ncounter a\npage one\n  path 3 then dead\n  goal a(here) > 1", "yggdrasil/saga-not-by", 5),
        ("saga x\ncounter a by world\npage one\n  path 2 then dead\n  set-up\n    a +1", "yggdrasil/saga-by-what", 6),
        ("saga x\npage one\n  path 3 then dead\npages 2\n  lose if giants > 1", "yggdrasil/saga-no-such-page", 4),
        ("saga x\npage one\n  path 3 then dead\n  deed a in midgart\n    turn 1", "yggdrasil/saga-unknown-name", 4),
        ("saga x\npage one\n  path 3 then dead\n  deed a\n    cost 1 horse", "yggdrasil/saga-unreadable-line", 5),
        ("saga x\npage one\n  path 3 then dead\n  fight loki\n    strenght 2", "yggdrasil/saga-unknown-name", 5),
        ("#" + "x" * 200_001, "yggdrasil/saga-too-long", 1),
    ],
)
def test_what_cannot_be_understood_is_said_with_its_place(wrong: str, code: str, line: int) -> None:
    with pytest.raises(BadSetup) as reason:
        GAME.match(3, setup={"saga": {"text": wrong}})
    assert (reason.value.code, reason.value.terms["line"]) == (code, line)
    for lang in LANGUAGES:
        said = say(gladsheim.Refusal(reason.value.code, reason.value.terms).words, lang)
        assert said != reason.value.code.replace("/", "-")


@pytest.mark.parametrize(
    ("pages", "english", "german"), [(1, "one page.", "eine Seite."), (2, "2 pages.", "2 Seiten.")]
)
def test_a_page_that_is_not_there_is_answered_with_how_many_there_are(pages: int, english: str, german: str) -> None:
    words = Words("yggdrasil-saga-no-such-page", {"file": "x.saga", "line": 4, "pages": pages})
    assert say(words).endswith(f" only {english}")
    assert say(words, "de").endswith(f" nur {german}")


def test_the_nearest_name_is_suggested_and_the_page_named() -> None:
    with pytest.raises(BadSetup, match=r"page one, line 4: .*“midgart”\. Do you mean midgard\?"):
        saga_written("saga x\npage one\n  path 3 then dead\n  deed a in midgart\n    turn 1")


@pytest.mark.parametrize("value", [7, {"text": 7}, {"name": "x"}, {}])
def test_a_saga_is_given_as_a_text(value: Any) -> None:
    with pytest.raises(BadSetup):
        GAME.match(3, setup={"saga": value})


@pytest.mark.parametrize("name", SAGAS)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_our_sagas_have_all_their_words(name: str, lang: str) -> None:
    for words in all_words(saga_named(name)):
        assert bundle_of(lang).has_message(words.id), words.id


@pytest.mark.parametrize("name", [*STANDARD, *SAGAS])
def test_a_saga_is_read_once_and_shared_by_all_states(name: str) -> None:
    s = GAME.new(3, GAME.complete({"saga": name} if name in SAGAS else {"hard": name == "hard"}))
    assert s.copy().saga is s.saga is saga_named(name)
    assert pickle.loads(pickle.dumps(s)).saga is s.saga
    assert GAME.dump(s)["saga"] == name


def test_an_owners_saga_brings_its_own_words() -> None:
    view = own().view(None)
    assert [say(view.saga.words, lang) for lang in LANGUAGES] == ["The Fetters", "Die Fesseln"]
    assert [say(view.saga.title, lang) for lang in LANGUAGES] == ["The Forge", "Die Schmiede"]
    assert say(view.saga.counters[0].words, "de") == "Links", "one language is better than none"
    assert say(view.saga.deeds[0].words, "de") == "Hammer a link"
    assert say(view.saga.rules[0].words) == "reveal hel", "a line without words is shown as it is"


def test_an_owners_saga_is_in_the_record_and_in_the_dump() -> None:
    match = own()
    while not match.over:
        [question, *_] = match.asked
        match.play(match.moves(question.seat)[-1], question.seat)
    again = gladsheim.replay(match.record())
    assert again.record() == match.record()
    dump = GAME.dump(match.state)
    assert dump["saga"] == OWN
    assert GAME.dump(GAME.load(dump)) == dump


def test_a_page_says_nothing_in_the_standard_game() -> None:
    with pytest.raises(BadPosition) as reason:
        GAME.from_position({"page": 2})
    assert reason.value.code == "position/not-now"


def test_in_companion_mode_people_say_what_was_turned_up() -> None:
    match: Any = GAME.match(3, options={"saga": "baldr"}, setup=GODS, companion=True)
    for text in ("draupnir", "gungnir", "svalinn"):
        match.play(text, gladsheim.NATURE)
    match.play(match.moves(0)[0], 0)
    match.play("odin nidhogg", gladsheim.NATURE)
    match.play("stay", 0)
    match.play("deed ask", 0)
    assert match.asked[0].seat == gladsheim.NATURE
    assert match.moves(gladsheim.NATURE) == ("oath", "broken-oath")
    match.play("oath", gladsheim.NATURE)
    assert match.view(None).saga.goal[0].have == 1


def test_a_deed_can_be_taken_back_while_nature_has_not_answered() -> None:
    tracks = {"skoll": "track", "hati": "track"}
    s = opened("managarms", 2, odin={"elves": 1}, heroes=1, standees=tracks, devastated=["asgard"])
    match: Any = GAME.position(GAME.to_position(s), seed=1)
    match.play("deed chariot", 0)
    assert (match.asked[0].step, match.view(None).heroes) == ("ChoosePiece", 0)
    match.undo(0)
    assert (match.asked[0].step, match.view(None).heroes) == ("Act", 1)


def test_the_final_view_tells_each_gods_life_and_the_outcome() -> None:
    match = own()
    while not match.over:
        [question, *_] = match.asked
        match.play(match.moves(question.seat)[-1], question.seat)
    view = match.view(None)
    assert view.outcome in ("won", "lost")
    assert all(god.life >= 0 for god in view.gods)
