"""A campaign in the terminal: new, going on, buying, the story so far; one file holds it all."""

from __future__ import annotations

import json
from importlib.resources import files
from pathlib import Path
from typing import Any

import msgspec
import pytest

import gladsheim
from gladsheim.games.yggdrasil.campaign.campaign import CAMPAIGN, Ragnarok
from gladsheim.kernel.match import Match
from gladsheim.kit.campaign import Outcome, Story, read_story
from gladsheim.kit.campaign.files import CampaignFile, written
from tests.cli.commands import run

FILE = "ragnarok.json"
NEW = ("campaign", FILE, "--new", "yggdrasil", "--heroes", "thor", "freyr", "--others", "tyr", "--bot", "random")


def kept() -> dict[str, Any]:
    """What the file holds."""
    data: dict[str, Any] = json.loads(Path(FILE).read_text(encoding="utf-8"))
    return data


def after_a_win(left: int = 7) -> Story:
    """A campaign in which one saga has been won."""
    story = CAMPAIGN.begin(["thor", "freyr"], ["tyr"])
    for seat in range(2):
        story = CAMPAIGN.ready(story, seat)
    return CAMPAIGN.finished(CAMPAIGN.set_out(story), Outcome(True, [left, left]))


def write(story: Story, **more: Any) -> None:
    """A file as the terminal or a server writes it."""
    file = CampaignFile(game="yggdrasil", story=msgspec.to_builtins(story), bots=["", "random"], **more)
    Path(FILE).write_text(written(file), encoding="utf-8")


def test_a_new_campaign_begins_with_its_first_game_and_goes_on_where_it_was_left() -> None:
    begun = run(*NEW, "--names", "Anna", typed="quit\n")
    assert begun.code == 0, begun.err
    assert "Baldr's Murder" in begun.out
    assert f"campaign {FILE}" in begun.out
    assert (kept()["players"], kept()["story"]["stage"]) == (["Anna", ""], "playing")
    again = run("campaign", FILE, typed="1\nquit\n")
    assert again.code == 0, again.err
    assert "Anna" in again.out
    match = gladsheim.replay(kept()["playing"])
    assert match.setup is not None
    assert match.setup["gods"] == ["thor", "freyr"]


@pytest.mark.parametrize("lang", ["en", "de"])
def test_between_games_one_buys_undoes_and_gets_ready(lang: str) -> None:
    write(after_a_win())
    words = {
        "en": "buy god-b\nundo\nbuy elves-1\nbuy tie-3 freyr\nbuy god-c\nbuy god-f\nchronicle\nchart\nhelp\nbyu\n"
        "ready\nquit\n",
        "de": "kaufe god-b\nzurück\nkaufe elves-1\nkaufe tie-3 freyr\nkaufe god-c\nkaufe god-f\nchronik\nbogen\n"
        "hilfe\nkafe\nbereit\nende\n",
    }
    done = run("campaign", FILE, "--lang", lang, typed=words[lang])
    assert done.code == 0, done.err
    said = {
        "en": ["7 XP to spend", "3 sides of 6 instead of 2", "and one before this is still free", "no box “god-f”"],
        "de": ["7 XP zum Ausgeben", "3 von 6 Seiten statt 2", "davor ist noch eines frei", "Ein Feld „god-f“"],
    }
    out = " ".join(done.out.split())
    for sentence in said[lang]:
        assert sentence in out, sentence
    sheet = kept()["story"]["sheets"][0]
    assert [one["box"] for one in sheet["boxes"]] == ["elves-1", "tie-3"]
    assert sheet["purse"] == 3
    assert kept()["story"]["sheets"][1]["boxes"], "the bot has bought as well"


def test_leaving_the_shop_keeps_what_was_bought() -> None:
    write(after_a_win())
    run("campaign", FILE, typed="buy god-b\n")
    assert [one["box"] for one in kept()["story"]["sheets"][0]["bought"]] == ["god-b"]
    done = run("campaign", FILE, typed="undo\nquit\n")
    assert done.code == 0
    assert kept()["story"]["sheets"][0]["bought"] == []


def test_a_campaign_of_a_server_keeps_its_name_and_its_bots() -> None:
    write(after_a_win(), name="Long winter")
    done = run("campaign", FILE, typed="ready\nquit\n")
    assert done.code == 0, done.err
    assert (kept()["name"], kept()["bots"]) == ("Long winter", ["", "random"])


def test_help_with_the_title_of_the_page_tells_it_whole() -> None:
    begun = run(*NEW, typed="help dreams\nquit\n")
    out = " ".join(begun.out.split())
    assert "“help dreams” tells it whole" in out
    assert "Baldr sleeps badly." in out
    assert "Ask for an oath. Asgard, Alfheim" in out
    assert "Loki: Loki moves a face-down promise" in out


def test_the_chronicle_is_told_and_nothing_is_played() -> None:
    write(after_a_win())
    done = run("campaign", FILE, "--chronicle")
    assert done.code == 0
    assert "Baldr's Murder: won at the first attempt." in done.out
    assert "Thor +7" in done.out


def test_bots_play_a_campaign_to_its_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Ragnarok, "outcome", lambda self, match: Outcome(won(match), [5] * match.seats))
    done = run(*NEW, "--people", "0")
    assert done.code == 0, done.err
    assert "The campaign is won." in done.out
    file = kept()
    assert (file["story"]["stage"], len(file["records"])) == ("over", 7)
    assert read_story(CAMPAIGN, file["story"]).sheets[0].boxes


games: list[int] = []


def won(match: Match) -> bool:
    """All but the second game."""
    games.append(match.length)
    return len(games) != 2


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("--new", "voluspa", "--heroes", "thor"), "voluspa has no campaign"),
        (("--new", "yggdrasil"), "Say who is played"),
        (("--new", "yggdrasil", "--heroes", "thro"), "Did you mean “thor”?"),
        (("--new", "yggdrasil", "--heroes", "thor"), "2 more take part"),
        (("--new", "yggdrasil", "--heroes", "thor", "thor", "--others", "tyr"), "has been chosen already"),
        (("--heroes", "thor"), "are for a new campaign"),
        ((), "ragnarok.json"),
    ],
)
def test_what_cannot_be_begun_is_said(arguments: tuple[str, ...], sentence: str) -> None:
    done = run("campaign", FILE, *arguments)
    assert done.code == 2
    assert sentence in done.err
    assert not Path(FILE).exists()


def test_a_file_that_is_no_campaign_is_refused() -> None:
    Path(FILE).write_text("{}", encoding="utf-8")
    assert "no campaign that can be read" in run("campaign", FILE).err
    write(msgspec.structs.replace(after_a_win(), chapter="final"))
    done = run("campaign", FILE)
    assert (done.code, "cannot be the present chapter" in done.err) == (2, True)
    assert "is there already" in run(*NEW).err


def test_an_owner_brings_figures_and_pages_of_his_own() -> None:
    Path("box.toml").write_text("[chart]\ngod = [1, 2, 3]\n", encoding="utf-8")
    pages = files("gladsheim.games.yggdrasil.sagas") / "files" / "baldr.saga"
    Path("mine.toml").write_text(pages.read_text(encoding="utf-8"), encoding="utf-8")
    done = run(*NEW, "--data", "box.toml", "--pages", "baldr=mine.toml", typed="quit\n")
    assert done.code == 0, done.err
    story = read_story(CAMPAIGN, kept()["story"])
    assert [box.price for box in CAMPAIGN.lines(story, 0)[0].boxes] == [1, 2, 3]
    match = gladsheim.replay(kept()["playing"])
    assert match.setup is not None
    assert match.setup["data"]["text"].startswith("[chart]")
    assert "text" in match.setup["saga"]
    assert match.options["saga"] == "none"
    Path(FILE).unlink()
    for wrong in (
        ("--data", "mine.toml"),
        ("--pages", "baldr=box.toml"),
        ("--pages", "baldr"),
        ("--pages", "x=box.toml"),
    ):
        refused = run(*NEW, *wrong)
        assert (refused.code, Path(FILE).exists()) == (2, False)
        assert refused.err
