"""A winter of feasts: a small campaign, so that servers can be tried with short games."""

from __future__ import annotations

from gladsheim.kernel.dump import Data
from gladsheim.kernel.match import Match
from gladsheim.kernel.view import Options
from gladsheim.kit.campaign import (
    Campaign,
    Chapter,
    Gift,
    Outcome,
    PrintedBox,
    PrintedLine,
    Purchase,
    Story,
)
from gladsheim.words import Words


class Winter(Campaign):
    """Two evenings; joy is experience, and buys mugs and friends."""

    def __init__(self) -> None:
        self.game = "feast"
        self.version = 1
        self.seats = (2, 3, 4)
        self.heroes = ("odin", "thor", "freya", "loki", "bragi")
        self.chapters = tuple(Chapter(name, Words(f"feast-{name}"), Words("feast-title")) for name in ("bread", "mead"))

    def hero_words(self, hero: str) -> Words:
        return Words("feast-odin" if hero == "odin" else "feast-thor")

    def printed(self, seats: int, extra: Data | None = None) -> list[PrintedLine]:
        """Mugs, and a line of friends whose last box is struck for two."""
        mugs = [PrintedBox(f"mug-{n}", n) for n in (1, 2, 3)]
        friends = [PrintedBox(f"friend-{n}", n, seats == 2 and n == 2) for n in (1, 2)]
        return [
            PrintedLine("mug", Words("feast-mead"), mugs),
            PrintedLine("friend", Words("feast-title"), friends, with_names=True),
        ]

    def gift(self, story: Story, seat: int, line: PrintedLine, box: PrintedBox, name: str) -> Gift:
        return Gift(line.words, [], [box.id])

    def gain(self, outcome: Outcome, seat: int) -> int:
        return outcome.left[seat] if outcome.won else 1

    def options(self, story: Story) -> Options:
        return {"goal": 4}

    def setup(self, story: Story) -> Data:
        return {"guests": list(story.heroes)}

    def outcome(self, match: Match) -> Outcome:
        return Outcome(match.over and match.ranking[0] == 1, [max(score, 0) for score in match.scores])

    def advice(self, story: Story, seat: int) -> Purchase | None:
        """The next mug."""
        boxes = self.lines(story, seat)[0].boxes
        return next((Purchase(box.id) for box in boxes if box.state == "open"), None)
