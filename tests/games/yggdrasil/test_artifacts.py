"""The piles of the Dwarves, and weapons against the right opponent."""

from __future__ import annotations

import pytest

from gladsheim.games.yggdrasil.cards.artifacts import show_artifacts, take_artifact, weapon_cancels, weapon_text
from gladsheim.games.yggdrasil.rules.printed import ARTIFACTS, NONE, OPPONENTS, WEAPON_AGAINST
from tests.games.yggdrasil.tables import acting, asking, offered, opponent, refused, run, say, slot, table, told


@pytest.mark.parametrize(
    ("at", "held", "choices"),
    [
        ("odin nidavellir, loki nidavellir", "", None),
        ("odin nidavellir", "", ["draupnir", "gungnir"]),
        ("odin nidavellir, thor nidavellir", "", ["draupnir", "gungnir", "svalinn"]),
    ],
)
def test_p15_a_penalty_gives_the_first_pile_a_bonus_all_three(at: str, held: str, choices: list[str] | None) -> None:
    s = table(at=at, held=held)
    acting(s, "odin")
    say(s, "act")
    if choices is None:
        assert [event.artifact for event in told(s, "ArtifactTaken")] == ["draupnir"]
    else:
        assert offered(s) == choices


def test_p15_the_next_card_of_the_pile_becomes_visible() -> None:
    s = table(at="odin nidavellir")
    acting(s, "odin")
    say(s, "act")
    assert refused(s, "svalinn") == "level-too-high"
    assert refused(s, "mjollnir") == "not-shown"
    say(s, "gungnir")
    assert asking(s) == "ShowArtifact"
    assert refused(s, "gungnir") == refused(s, "idunn") == "not-in-pile"
    say(s, "hofund")
    assert ARTIFACTS[s.shown[1]] == "hofund"
    assert s.held[0] >> ARTIFACTS.index("gungnir") & 1


def test_r25_an_empty_pile_is_not_offered_and_the_last_card_needs_no_nature() -> None:
    s = table(at="odin nidavellir")
    s.piles = 1 << ARTIFACTS.index("megingjord") | 1 << ARTIFACTS.index("idunn")
    s.shown[1] = NONE
    acting(s, "odin")
    say(s, "act")
    assert [event.artifact for event in told(s, "ArtifactTaken", "ArtifactShown")] == ["draupnir", "megingjord"]
    take_artifact(s, 0, s.shown[0])
    run(s)
    assert s.shown == [NONE, NONE, ARTIFACTS.index("svalinn")]


def test_set_up_shows_the_lowest_level_first() -> None:
    s = table()
    show_artifacts(s)
    assert [frame.args() for frame in s.stack[-3:]] == [(2,), (1,), (0,)]


@pytest.mark.parametrize(
    ("weapon", "against"),
    [
        ("gleipnir", "fenrir"),
        ("gungnir", "hel"),
        ("hofund", "loki"),
        ("mimming", "surt"),
        ("mjollnir", "iormungand"),
        ("jarngreipr", "thjazi"),
        ("jarngreipr", "angrboda"),
        ("jarngreipr", "utgardloki"),
    ],
)
def test_p19_a_weapon_cancels_one_risk_against_its_opponent_and_no_other(weapon: str, against: str) -> None:
    s = table(held=f"odin {weapon}")
    god = slot(s, "odin")
    assert weapon_cancels(s, god, opponent(against)) == 1
    assert weapon_text(s, god, opponent(against)) == weapon
    gift = 1 << ARTIFACTS.index(weapon)
    kind = [WEAPON_AGAINST[other] == gift for other in range(len(OPPONENTS)) if OPPONENTS[other] != "nidhogg"]
    helps = [weapon_cancels(s, god, other) == 1 for other in range(len(OPPONENTS)) if OPPONENTS[other] != "nidhogg"]
    assert helps == kind
    assert weapon_cancels(s, god, NONE) == 0
    assert weapon_cancels(s, slot(s, "thor"), opponent(against)) == 0
