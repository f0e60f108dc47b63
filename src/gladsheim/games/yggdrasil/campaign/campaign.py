"""The Ragnarök campaign (p. 25 to 27): six sagas, one god for each player, charts that grow."""

from __future__ import annotations

from typing import Final

from gladsheim.games.yggdrasil.campaign import advice, chart
from gladsheim.games.yggdrasil.campaign.gifts import chart_of, figures_for, gift_of
from gladsheim.games.yggdrasil.position.given import checked
from gladsheim.games.yggdrasil.rules.notation import god_named
from gladsheim.games.yggdrasil.rules.printed import (
    FACES,
    FIRST_DICE,
    FIRST_ELVES,
    FIRST_GOD_FACES,
    FIRST_VANIR_FACES,
    GODS,
    RELATIONS,
    RELATIONS_WITH_ALL,
    SUPPORTS,
)
from gladsheim.games.yggdrasil.rules.view import YggdrasilView
from gladsheim.kernel.dump import Data
from gladsheim.kernel.match import Match
from gladsheim.kernel.view import Options
from gladsheim.kit.campaign import Campaign, Chapter, Gift, Outcome, PrintedBox, PrintedLine, Purchase, Story
from gladsheim.kit.campaign.refusals import declined
from gladsheim.words import Words

SAGAS: Final = ("baldr", "fimbulvetr", "managarms", "naglfar", "bifrost", "final")
"""In the order of the book (C3, C4)."""

AFTER_LOSS: Final = 3
"""XP of every god after a loss (C61)."""


class Ragnarok(Campaign):
    """Each player keeps one god; after a win life is experience, after a loss the saga is played again."""

    def __init__(self) -> None:
        self.game = "yggdrasil"
        self.version = 1
        self.seats = (1, 2, 3, 4, 5)
        self.heroes = GODS
        self.chapters = tuple(
            Chapter(saga, Words(f"yggdrasil-campaign-{saga}"), Words(f"yggdrasil-campaign-{saga}-about"))
            for saga in SAGAS
        )

    def hero_words(self, hero: str) -> Words:
        return god_named(hero)

    def others_for(self, seats: int) -> int:
        """One or two players are joined by supports, the same in every game (p. 7)."""
        return SUPPORTS[seats]

    def printed(self, seats: int, extra: Data | None = None) -> list[PrintedLine]:
        return chart.printed(seats, figures_for(extra or {}))

    def check_extra(self, seats: int, extra: Data) -> Data:
        """The figures of an owner's box, and his pages of sagas by their names; raises BadSetup that names the line."""
        for key in extra:
            if key not in ("data", "sagas"):
                raise declined("campaign/no-extra")
        given: Data = {"data": checked(seats, {"data": extra["data"]})["data"]} if "data" in extra else {}
        sagas = extra.get("sagas", {})
        if not isinstance(sagas, dict) or any(name not in SAGAS for name in sagas):
            raise declined("campaign/no-extra")
        if sagas:
            given["sagas"] = {
                name: checked(seats, {"saga": {"text": text}})["saga"]["text"] for name, text in sagas.items()
            }
        return given

    def first_boxes(self, story: Story, seat: int) -> list[Purchase]:
        """Starting Abilities are entered before the first game and cost nothing (C29 to C36)."""
        god = GODS.index(story.heroes[seat])
        faces = [
            Purchase(f"{die}-{face}")
            for die, bits in zip(chart.COLUMNS, (FIRST_GOD_FACES[god], FIRST_VANIR_FACES[god]), strict=True)
            for face in chart.STROKES
            if bits >> FACES.index(face) & 1
        ]
        troops = [
            Purchase(f"{troop}-{n + 1}")
            for troop, count in zip(chart.TROOPS, (FIRST_ELVES[god], FIRST_DICE[god]), strict=True)
            for n in range(count)
        ]
        others = [*story.heroes[:seat], *story.heroes[seat + 1 :], *story.others]
        relations = [
            Purchase(box.id, name)
            for n, relation in enumerate(RELATIONS)
            if RELATIONS_WITH_ALL[god] >> n & 1
            for box, name in zip(free_boxes(relation, story), others, strict=True)
        ]
        return [*faces, *troops, *relations]

    def gift(self, story: Story, seat: int, line: PrintedLine, box: PrintedBox, name: str) -> Gift:
        return gift_of(story, seat, line, box, name)

    def gain(self, outcome: Outcome, seat: int) -> int:
        """After a win the Life Points that a god has left are XP (C60); after a loss every god gets 3 (C61)."""
        return outcome.left[seat] if outcome.won else AFTER_LOSS

    def options(self, story: Story) -> Options:
        """The saga that is next; pages of an owner come with the setup."""
        return {} if story.chapter in story.extra.get("sagas", {}) else {"saga": story.chapter}

    def setup(self, story: Story) -> Data:
        """Gods and supports are given, every chart, and what the owner has brought."""
        charts = [chart_of(story, seat) for seat in range(story.seats)]
        setup: Data = {"gods": list(story.heroes), "supports": list(story.others), "charts": charts}
        if "data" in story.extra:
            setup["data"] = story.extra["data"]
        pages = story.extra.get("sagas", {})
        return {**setup, "saga": {"text": pages[story.chapter]}} if story.chapter in pages else setup

    def outcome(self, match: Match) -> Outcome:
        view = match.view(None)
        assert isinstance(view, YggdrasilView), "a game of its own campaign"
        left = [god.life for god in view.gods if god.seat is not None]
        return Outcome(match.over and min(match.scores) > 0, left)

    def chronicle(self, story: Story) -> list[Words]:
        """How our sagas went on: once won, and when they were lost for the first time; an owner's tell themselves."""
        told = super().chronicle(story)
        for n, one in enumerate(story.played):
            is_first = all(other.chapter != one.chapter for other in story.played[:n])
            if (one.won or is_first) and one.chapter not in story.extra.get("sagas", {}):
                tale = Words(f"yggdrasil-campaign-{one.chapter}-{'won' if one.won else 'lost'}")
                told[n] = Words("yggdrasil-campaign-tale", {"told": told[n], "tale": tale})
        return told

    def advice(self, story: Story, seat: int) -> Purchase | None:
        return advice.next_purchase(self, story, seat)


def free_boxes(relation: str, story: Story) -> list[PrintedBox]:
    """The boxes of a relationship line that are not struck out: one for each other god."""
    boxes = chart.relations_of(relation, story.seats, figures_for(story.extra))
    return [box for box in boxes if not box.struck]


CAMPAIGN: Final = Ragnarok()
