"""Every guided first game is played through, and all that is said was about what was on the table."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

import pytest

from gladsheim.games.yggdrasil.campaign.campaign import CAMPAIGN
from gladsheim.words import LANGUAGES, Words, say
from tests.web.guided import WEB, Heard, listen, play_course

Matter = str | tuple[str, Mapping[str, Any]]

OVER: Final = "over"
TILES: Final = ("TileLaid", "TileCovered", "TileExchanged")


def tile(name: str) -> list[Matter]:
    """A tile on the table."""
    exchanged: list[Matter] = [("TileExchanged", {})] if name == "skadi" else []
    return [("TileLaid", {"tile": name}), ("TileCovered", {"tile": name}), *exchanged]


def enemy(name: str) -> Matter:
    """An Enemy that is activated."""
    return ("EnemyActivated", {"enemy": name})


MATTERS: Final[Mapping[str, Mapping[str, list[Matter]]]] = {
    "voluspa": {
        "welcome": [],
        **{key: ["?Lay"] for key in ("choose", "high", "help", "seven", "hint", "undo", "bag")},
        **{key: [("PointsScored", {"seat": 0})] for key in ("scored", "both", "nothing")},
        "drawn": [("TileDrawn", {"seat": 0})],
        "other": [(type_, {"seat": 1}) for type_ in TILES],
        "covered": [("TileCovered", {"tile": "dragon"})],
        "exchanged": ["TileExchanged"],
        **{name: tile(name) for name in ("troll", "dragon", "fenrir", "skadi", "valkyrie", "loki")},
        "end": [OVER],
    },
    "nidavellir": {
        "welcome": [],
        **{key: ["?Bid"] for key in ("points", "bid", "pouch", "majority")},
        "hint": ["?Bid", "?TakeCard"],
        **{key: ["?TakeCard"] for key in ("take", "line", "help")},
        "order": ["OrderSet"],
        "columns": [("CardTaken", {"seat": 0})],
        **{key: ["CardTaken"] for key in ("warrior", "hunter", "miner", "blacksmith", "explorer", "offering")},
        "upgrade": ["?Upgrade"],
        "upgraded": ["CoinUpgraded"],
        "trade": ["CoinsTraded"],
        "left": ["CardLeftOver"],
        "gems": ["GemsSwapped"],
        "back": ["CoinsTakenBack"],
        "recruit": ["?Recruit"],
        "hero": ["HeroRecruited"],
        "discard": ["CardDiscarded"],
        "age": [("AgeEnded", {"age": 1})],
        **{
            name: [("DistinctionWon", {"name": name})]
            for name in ("kings-hand", "hunting-trophy", "golden-pick", "great-hammer", "spyglass")
        },
        "unclaimed": ["DistinctionUnclaimed"],
        "keep": ["?KeepCard"],
        "scored": [("GameScored", {"seat": 0})],
        "end": [OVER],
    },
    "bloodrage": {
        "welcome": [],
        **{key: ["?Act"] for key in ("map", "cards", "dealt", "act", "low", "sheet", "horns-limit", "yggdrasil")},
        **{key: ["?Act"] for key in ("help", "hint")},
        "invaded": ["Invaded"],
        "ship": [("Invaded", {"figure": "ship"})],
        "upgraded": ["Upgraded"],
        "free": ["?FreeInvasion"],
        "quest": ["QuestCommitted"],
        "marched": ["Marched"],
        "pillage": ["PillageBegan"],
        "call": ["?Call"],
        "joined": ["Joined"],
        "unopposed": ["PillagedUnopposed"],
        "lay": ["?LayCard"],
        "revealed": ["CardsRevealed"],
        "won": ["BattleWon"],
        "tied": ["BattleTied"],
        "died": ["FigureDied"],
        "returned": ["CardsReturned"],
        "pillaged": ["Pillaged"],
        **{stat: [("StatRaised", {"stat": stat})] for stat in ("rage", "axes", "horns")},
        "raise": ["?RaiseStat"],
        "passed": ["TurnPassed"],
        "keep": ["?KeepCard"],
        "quests": ["QuestRevealed"],
        "ragnarok": ["ProvinceDestroyed"],
        "released": ["FiguresReleased"],
        "age": ["AgeEnded"],
        "draft": ["?Take"],
        "passing": ["PacksPassed"],
        "legend": ["TrackBonus"],
        "glory": [("GloryGained", {"seat": 0})],
        "end": [OVER],
    },
    "yggdrasil": {
        "welcome": [],
        "god": ["?ChooseGod"],
        "choose-support": ["?PickSupport"],
        "support": ["SupportChosen", "SupportJoined"],
        "order": ["?ProposeOrder"],
        "reveal": [("EnemyRevealed", {"activates": False})],
        "wakes": ["EnemyActivated"],
        **{name: [enemy(name)] for name in ("hel", "surt", "loki", "iormungand", "fenrir", "nidhogg")},
        "clock": [enemy("nidhogg")],
        "turned": ["MidTurned"],
        "iotunn": ["IotunnWoke"],
        "devastated": ["WorldDevastated"],
        "support-move": ["?SupportMove"],
        **{key: ["?Move"] for key in ("move", "ring", "losing", "blocked", "condition")},
        **{key: ["?Move", "?Act"] for key in ("help", "hint", "chart")},
        "act": ["?Act"],
        "bonus": [("ActionBegan", {"mode": "bonus"})],
        "penalty": [("ActionBegan", {"mode": "penalty"})],
        "elves": ["ElvesTaken"],
        "dice": ["DiceTaken"],
        "heroes": ["HeroesCalled"],
        "stones": ["StoneThrown"],
        "use-stone": ["?UseStone"],
        "artifact": ["ArtifactTaken"],
        "creature": ["CreatureDrawn"],
        "giants": ["GiantsDriven"],
        "anonymous": ["AnonymousFreed"],
        "healed": ["WorldHealed"],
        "fight": ["FightBegan"],
        "risks": ["RisksTaken"],
        "use-heroes": ["?UseHeroes"],
        "choose-dice": ["?ChooseDice"],
        "rolled": ["DieRolled"],
        "change": ["?ChangeDie"],
        "lost-dice": ["DiceLost"],
        "prevented": ["RisksPrevented"],
        "life": ["LifeLost"],
        "beaten": ["OpponentBeaten"],
        "defeated": ["IotunnDefeated"],
        "end": [OVER],
        "saga": [],
        "goal": ["?ProposeOrder", "?Move"],
        "turn": ["PageTurned"],
        "deed": ["DeedBegan"],
        "counter": ["CounterChanged", "TokenDrawn"],
        "saga-fight": ["FightBegan"],
        "experience": [OVER],
    },
}
"""What must be on the table while a lesson is said: an event that is shown, a question that is asked, or the end."""

NOT_HERE: Final[Mapping[str, set[str]]] = {
    "voluspa": set(),
    "nidavellir": set(),
    "bloodrage": set(),
    "yggdrasil": {"saga", "goal", "turn", "deed", "counter", "saga-fight", "condition", "chart", "experience", "clock"},
}
"""What belongs to sagas alone."""

COURSES: Final[list[tuple[str, str, dict[str, Any]]]] = [
    ("voluspa", "random", {}),
    ("nidavellir", "random", {"first_game": True}),
    ("bloodrage", "random", {"first_game": True}),
    ("yggdrasil", "greedy", {}),
]
"""As the page of the game opens them: `course` in web/src/boards/<game>/card.ts, and the partner of `learnBy`."""

MOST: Final = 10
"""So many games at most until every lesson was said; one or two are the rule."""

ALWAYS: Final = 0.8
"""This share of the lessons comes up in every single game."""


def is_there(matter: Matter, heard: Heard) -> bool:
    """Whether this was on the table then."""
    if matter == OVER:
        return heard.is_over
    if isinstance(matter, str) and matter.startswith("?"):
        return heard.step == matter[1:]
    type_, facts = (matter, {}) if isinstance(matter, str) else matter
    return any(
        event["type"] == type_ and all(event[name] == value for name, value in facts.items()) for event in heard.events
    )


def check(game: str, said: list[Heard]) -> None:
    """Every lesson was about what was on the table, was said once, and can be said in every language."""
    for heard in said:
        matters = MATTERS[game][heard.topic]
        assert not matters or any(is_there(matter, heard) for matter in matters), heard
        for lang in LANGUAGES:
            assert say(heard.words, lang) != heard.text, f"{heard.text} lacks a term in {lang}: {heard.terms}"
            assert say(Words(f"{heard.text}-title"), lang) != f"{heard.text}-title", heard.text
    assert len({heard.text for heard in said}) == len(said)


@pytest.mark.parametrize(("game", "partner", "options"), COURSES)
def test_a_guide_speaks_of_what_is_on_the_table_and_leaves_nothing_out(
    game: str, partner: str, options: dict[str, Any], tmp_path: Path
) -> None:
    wanted = set(MATTERS[game]) - NOT_HERE[game]
    met: set[str] = set()
    for seed in range(1, MOST + 1):
        topics = heard_in(game, play_course(game, partner, options, seed), tmp_path)
        assert len(topics & wanted) >= ALWAYS * len(wanted), f"seed {seed} misses {wanted - topics}"
        met |= topics
        if met == wanted:
            return
    pytest.fail(f"never said: {wanted - met}; unknown: {met - wanted}")


def test_the_guide_of_the_first_saga_speaks_of_page_goal_deeds_fights_and_charts(tmp_path: Path) -> None:
    options, setup = first_saga()
    met: set[str] = set()
    for seed in range(1, MOST + 1):
        met |= heard_in("yggdrasil", play_course("yggdrasil", "greedy", options, seed, setup), tmp_path)
        if met >= NOT_HERE["yggdrasil"]:
            return
    pytest.fail(f"never said: {NOT_HERE['yggdrasil'] - met}")


def heard_in(game: str, played: dict[str, Any], folder: Path) -> set[str]:
    """The topics of the lessons that were said in a game, all of them checked."""
    board = WEB / "src" / "boards" / game
    said = listen(board / "lessons.ts", board / "cues.ts", played, folder)
    check(game, said)
    return {heard.topic for heard in said}


def first_saga() -> tuple[dict[str, Any], Any]:
    """The first table of a campaign for two."""
    story = CAMPAIGN.begin(["odin", "frigg"], ["thor"])
    return dict(CAMPAIGN.options(story)), CAMPAIGN.setup(story)
