"""What a game owes for a campaign, and what it gets for it: buying, taking back, readiness, progress."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import msgspec
from msgspec.structs import replace

from gladsheim.kernel.dump import Data
from gladsheim.kernel.match import Match
from gladsheim.kernel.view import Options
from gladsheim.kit.campaign.outcome import Outcome
from gladsheim.kit.campaign.refusals import bad_campaign, declined
from gladsheim.kit.campaign.sheets import Box, Gift, Line, PrintedBox, PrintedLine, State
from gladsheim.kit.campaign.story import MOST_PLAYED, Played, Purchase, Sheet, Story
from gladsheim.words import Words, quoted

OFFERED: Final = ("open", "dear", "later")
"""The states of a box that nobody has."""


class Chapter(msgspec.Struct, frozen=True):
    """One game of the series: its name, and what it is about."""

    id: str
    words: Words
    about: Words


class Plan(msgspec.Struct, frozen=True):
    """The match that is played next."""

    seats: int
    options: Options
    setup: Data


class Campaign:
    """A series of games. Everything takes a story and gives the next one; nothing is changed in place."""

    game: str
    version: int
    """Of the data: raised whenever an older story must be rewritten before it goes on."""
    seats: tuple[int, ...]
    chapters: tuple[Chapter, ...]
    heroes: tuple[str, ...]
    """Whom a player can play, through the whole campaign."""

    # What a game says.

    def hero_words(self, hero: str) -> Words:
        """How somebody is called."""
        raise NotImplementedError

    def others_for(self, seats: int) -> int:
        """How many heroes nobody plays take part as well."""
        return 0

    def first_boxes(self, story: Story, seat: int) -> list[Purchase]:
        """What stands on a sheet from the beginning and costs nothing."""
        return []

    def printed(self, seats: int, extra: Data | None = None) -> list[PrintedLine]:
        """The lines of every sheet for so many players; what the owner has brought may change prices."""
        raise NotImplementedError

    def check_extra(self, seats: int, extra: Data) -> Data:
        """What the owner of a game brings to a campaign, completed; raises Declined or BadSetup."""
        if extra:
            raise declined("campaign/no-extra")
        return {}

    def gift(self, story: Story, seat: int, line: PrintedLine, box: PrintedBox, name: str) -> Gift:
        """What a box gives, or gave, with a name written into it or none yet."""
        raise NotImplementedError

    def gain(self, outcome: Outcome, seat: int) -> int:
        """The experience of one seat after a game."""
        raise NotImplementedError

    def options(self, story: Story) -> Options:
        """The options of the next match."""
        raise NotImplementedError

    def setup(self, story: Story) -> Data:
        """What the next match starts from besides its options."""
        raise NotImplementedError

    def outcome(self, match: Match) -> Outcome:
        """How a match stands or ended; one that was given up counts as lost."""
        raise NotImplementedError

    def advice(self, story: Story, seat: int) -> Purchase | None:
        """What a bot would buy next, or None if it would rather save."""
        return None

    def raised(self, data: Data) -> Data | None:
        """A story of an older version as this one would write it, or None if it cannot be taken over."""
        return None

    # Beginning.

    def begin(self, heroes: Sequence[str], others: Sequence[str] = (), extra: Data | None = None) -> Story:
        """Everybody has chosen, and the first chapter is next; heroes and others stay the same to the end."""
        if len(heroes) not in self.seats:
            allowed = ", ".join(map(str, self.seats))
            raise declined("campaign/players", seats=len(heroes), allowed=allowed)
        wanted = self.others_for(len(heroes))
        if len(others) != wanted:
            raise declined("campaign/others", wanted=wanted, given=len(others))
        chosen = [*heroes, *others]
        for n, hero in enumerate(chosen):
            if hero not in self.heroes:
                raise declined("campaign/no-such-hero", name=quoted(hero))
            if hero in chosen[:n]:
                raise declined("campaign/hero-twice", hero=self.hero_words(hero))
        empty = [Sheet() for _ in heroes]
        brought = self.check_extra(len(heroes), extra or {})
        story = Story(self.game, self.version, list(heroes), list(others), empty, self.chapters[0].id, extra=brought)
        sheets = [Sheet(self.first_boxes(story, seat)) for seat in range(len(heroes))]
        return replace(story, sheets=sheets)

    # Sheets.

    def lines(self, story: Story, seat: int) -> list[Line]:
        """Somebody's sheet: every box with its price, what it gives, and whether it can be bought."""
        sheet = self.sheet(story, seat)
        return [self.line(story, seat, sheet, line) for line in self.printed(story.seats, story.extra)]

    def line(self, story: Story, seat: int, sheet: Sheet, line: PrintedLine) -> Line:
        """One line of a sheet."""
        names = self.names_for(story, seat, line) if line.with_names else []
        kept = {one.box: one.name for one in sheet.boxes}
        new = {one.box: one.name for one in sheet.bought}
        boxes, is_first = [], True
        for box in line.boxes:
            state: State = "struck"
            if box.id in kept or box.id in new:
                state = "yours" if box.id in kept else "bought"
            elif not box.struck:
                state = ("open" if box.price <= sheet.purse else "dear") if is_first else "later"
                is_first = False
            name = kept.get(box.id, new.get(box.id, ""))
            shown = self.gift(story, seat, line, box, name)
            boxes.append(Box(box.id, box.price, state, name, names if state in OFFERED else [], shown))
        return Line(line.id, line.words, line.with_names, boxes)

    def names_for(self, story: Story, seat: int, line: PrintedLine) -> list[str]:
        """Whose names can still be written into a line: of the others in the campaign, each once."""
        sheet = self.sheet(story, seat)
        here = {box.id for box in line.boxes}
        used = {one.name for one in (*sheet.boxes, *sheet.bought) if one.box in here}
        there = [*story.heroes[:seat], *story.heroes[seat + 1 :], *story.others]
        return [name for name in there if name not in used]

    def find(self, story: Story, box: str) -> tuple[PrintedLine, PrintedBox]:
        """A box by its id."""
        for line in self.printed(story.seats, story.extra):
            for one in line.boxes:
                if one.id == box:
                    return line, one
        raise declined("campaign/no-such-box", box=quoted(box))

    def sheet(self, story: Story, seat: int) -> Sheet:
        """The sheet of a seat."""
        if not 0 <= seat < story.seats:
            raise declined("campaign/no-such-seat", seat=seat)
        return story.sheets[seat]

    def buy(self, story: Story, seat: int, box: str, name: str = "") -> Story:
        """Tick the first free box of a line for its price; a relationship needs a name."""
        sheet = self.open_sheet(story, seat)
        line, found = self.find(story, box)
        states = {one.id: one.state for one in self.line(story, seat, sheet, line).boxes}
        if states[box] == "struck":
            raise declined("campaign/box-struck", seats=story.seats)
        if states[box] in ("yours", "bought"):
            raise declined("campaign/box-ticked")
        if states[box] == "later":
            raise declined("campaign/not-first", line=line.words)
        if states[box] == "dear":
            raise declined("campaign/too-dear", price=found.price, purse=sheet.purse)
        self.check_name(story, seat, line, name)
        bought = replace(sheet, bought=[*sheet.bought, Purchase(box, name)], purse=sheet.purse - found.price)
        return with_sheet(story, seat, bought)

    def check_name(self, story: Story, seat: int, line: PrintedLine, name: str) -> None:
        """Declined unless the name can be written into this line."""
        if not line.with_names:
            if name:
                raise declined("campaign/no-name-here", line=line.words)
            return
        if not name:
            raise declined("campaign/name-missing", line=line.words)
        if name == story.heroes[seat]:
            raise declined("campaign/own-name", hero=self.hero_words(name))
        if name not in (*story.heroes, *story.others):
            raise declined("campaign/name-not-here", name=quoted(name))
        if name not in self.names_for(story, seat, line):
            raise declined("campaign/name-twice", hero=self.hero_words(name), line=line.words)

    def take_back(self, story: Story, seat: int) -> Story:
        """The last purchase since the game is undone, and its price is back in the purse."""
        sheet = self.open_sheet(story, seat)
        if not sheet.bought:
            raise declined("campaign/nothing-to-take-back")
        _, box = self.find(story, sheet.bought[-1].box)
        return with_sheet(story, seat, replace(sheet, bought=sheet.bought[:-1], purse=sheet.purse + box.price))

    def open_sheet(self, story: Story, seat: int) -> Sheet:
        """A sheet that somebody may still write on."""
        sheet = self.sheet(story, seat)
        check_between(story)
        if sheet.ready:
            raise declined("campaign/is-ready")
        return sheet

    def ready(self, story: Story, seat: int, ready: bool = True) -> Story:
        """Somebody has bought what he wants, or thinks again before all are ready."""
        sheet = self.sheet(story, seat)
        check_between(story)
        return with_sheet(story, seat, replace(sheet, ready=ready))

    def advised(self, story: Story, seat: int) -> Story:
        """A bot buys what it would, and is ready."""
        while (purchase := self.advice(story, seat)) is not None:
            story = self.buy(story, seat, purchase.box, purchase.name)
        return self.ready(story, seat)

    # Games.

    def plan(self, story: Story) -> Plan:
        """The match of the present chapter."""
        return Plan(story.seats, self.options(story), self.setup(story))

    def set_out(self, story: Story) -> Story:
        """All are ready: what was bought is bought, and the present chapter is played."""
        check_between(story)
        if not story.all_ready:
            raise declined("campaign/not-all-ready")
        if len(story.played) >= MOST_PLAYED:
            raise declined("campaign/too-long", most=MOST_PLAYED)
        played = list(story.played)
        if played and any(sheet.bought for sheet in story.sheets):
            before = played[-1].bought or [[] for _ in story.sheets]
            now = [[*had, *sheet.bought] for had, sheet in zip(before, story.sheets, strict=True)]
            played[-1] = replace(played[-1], bought=now)
        sheets = [Sheet([*sheet.boxes, *sheet.bought], [], sheet.purse) for sheet in story.sheets]
        return replace(story, sheets=sheets, stage="playing", played=played)

    def finished(self, story: Story, outcome: Outcome, table: str = "", at: int = 0) -> Story:
        """A game has ended: experience for all; after a win the next chapter, after a loss the same again."""
        if story.stage != "playing":
            raise declined("campaign/not-playing")
        gained = [self.gain(outcome, seat) for seat in range(story.seats)]
        sheets = [replace(sheet, purse=sheet.purse + n) for sheet, n in zip(story.sheets, gained, strict=True)]
        played = Played(story.chapter, outcome.won, outcome.left, gained, table=table, at=at)
        follows = self.chapter_after(story.chapter) if outcome.won else story.chapter
        return replace(
            story,
            sheets=sheets,
            chapter=follows or story.chapter,
            stage="between" if follows else "over",
            played=[*story.played, played],
        )

    def abandoned(self, story: Story) -> Story:
        """A game ended without a result: nothing is gained or lost, and everybody gets ready again."""
        if story.stage != "playing":
            raise declined("campaign/not-playing")
        return replace(story, stage="between")

    def place_of(self, chapter: str) -> int:
        """Which chapter it is, counted from 0."""
        return [one.id for one in self.chapters].index(chapter)

    def chapter_after(self, chapter: str) -> str:
        """The next chapter, or nothing after the last."""
        n = self.place_of(chapter) + 1
        return self.chapters[n].id if n < len(self.chapters) else ""

    def chronicle(self, story: Story) -> list[Words]:
        """What happened so far, a sentence for each game."""
        told = []
        for n, one in enumerate(story.played):
            attempt = 1 + sum(other.chapter == one.chapter for other in story.played[:n])
            chapter = self.chapters[self.place_of(one.chapter)].words
            which = "won" if one.won else "lost"
            told.append(Words(f"campaign-told-{which}", {"chapter": chapter, "attempt": attempt}))
        return told

    # From elsewhere.

    def load(self, data: Any) -> Story:
        """A story from plain data that we wrote ourselves, in this version or an older one; raises BadCampaign."""
        if not isinstance(data, dict):
            raise bad_campaign("campaign/unreadable", reason=quoted(data))
        if data.get("game") != self.game:
            raise bad_campaign("campaign/other-game", game=self.game, other=quoted(data.get("game")))
        if data.get("version") != self.version:
            raised = self.raised(data)
            if raised is None:
                raise bad_campaign("campaign/other-version", version=self.version, other=quoted(data.get("version")))
            data = raised
        try:
            return msgspec.convert(data, Story)
        except msgspec.ValidationError as reason:
            raise bad_campaign("campaign/unreadable", reason=str(reason)) from reason


def check_between(story: Story) -> None:
    """Declined unless it is the time between two games."""
    if story.stage == "playing":
        raise declined("campaign/is-playing")
    if story.stage == "over":
        raise declined("campaign/is-over")


def with_sheet(story: Story, seat: int, sheet: Sheet) -> Story:
    """The story with another sheet of one seat."""
    return replace(story, sheets=[*story.sheets[:seat], sheet, *story.sheets[seat + 1 :]])
