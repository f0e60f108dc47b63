"""`gladsheim campaign`: a series of games in the terminal, in one file from the first chapter to the last."""

from __future__ import annotations

import secrets
import time
from argparse import Namespace
from pathlib import Path

import msgspec
from rich.text import Text

import gladsheim
from gladsheim.cli import saves
from gladsheim.cli.campaign_screen import chronicle, overview, sheet_of
from gladsheim.cli.commands import Leave
from gladsheim.cli.play import check_bot
from gladsheim.cli.saves import Seat
from gladsheim.cli.session import Session
from gladsheim.cli.setup import find_game, read_setup, read_text
from gladsheim.cli.terminal import Reader, console
from gladsheim.cli.usage import Usage
from gladsheim.errors import Declined
from gladsheim.games import campaign_of
from gladsheim.kernel.dump import Data
from gladsheim.kernel.game import Game
from gladsheim.kernel.match import Match
from gladsheim.kernel.rng import Rng
from gladsheim.kit.campaign import Campaign, Story, read_story
from gladsheim.kit.campaign.files import CampaignFile, read_campaign, written
from gladsheim.kit.speech import Speech

WORDS = ("buy", "undo", "ready", "chart", "chronicle", "save", "help", "quit")
"""What can be typed between games."""


def run(args: Namespace, speech: Speech) -> int:
    """Begin a campaign, go on with it, or tell its story."""
    path = Path(args.file).expanduser()
    table = begun(args, path, speech) if args.new is not None else opened(args, path, speech)
    if args.chronicle:
        table.show(chronicle(table.rules, table.story, table.names, speech))
        return 0
    return table.run()


def rules_for(name: str, speech: Speech) -> tuple[Game, Campaign]:
    """A game and its campaign; raises Usage if it has none."""
    game = find_game(name, speech)
    rules = campaign_of(game.name)
    if rules is None:
        raise Usage("cli-no-campaign", game=game.name)
    return game, rules


def begun(args: Namespace, path: Path, speech: Speech) -> Series:
    """A new campaign: the first heroes are people's, the others bots'."""
    if path.exists():
        raise Usage("cli-campaign-exists", file=str(path))
    game, rules = rules_for(args.new, speech)
    check_bot(args.bot, speech)
    if not args.heroes:
        known = ", ".join(rules.heroes)
        raise Usage("cli-campaign-heroes", heroes=known)
    for name in (*args.heroes, *args.others):
        if name not in rules.heroes:
            near = speech.did_you_mean(name, rules.heroes)
            raise Usage("cli-campaign-hero", name=name, heroes=", ".join(rules.heroes), near=f" {near}" if near else "")
    people = 1 if args.people is None else min(args.people, len(args.heroes))
    story = rules.begin(args.heroes, args.others, brought(args))
    bots = [""] * people + [args.bot] * (len(args.heroes) - people)
    series = Series(game, rules, story, path, "", bots, named(bots, args.names, speech), {}, "", speech)
    series.write()
    return series


def brought(args: Namespace) -> Data:
    """What an owner brings: figures of his own with `--data`, pages of his own with `--pages baldr=FILE`."""
    extra: Data = {**(read_setup(args) or {})}
    for text in args.pages:
        name, given, file = text.partition("=")
        if not given:
            raise Usage("cli-campaign-pages", text=text)
        extra.setdefault("sagas", {})[name] = read_text(file)
    return extra


def opened(args: Namespace, path: Path, speech: Speech) -> Series:
    """A campaign from its file; who plays can be changed by `--people` and `--names`."""
    if args.heroes or args.others or args.data or args.pages:
        raise Usage("cli-campaign-only-new")
    file = read_campaign(read_text(str(path)))
    game, rules = rules_for(file.game, speech)
    story = read_story(rules, file.story)
    bots = [*file.bots, *[""] * story.seats][: story.seats]
    if args.people is not None:
        check_bot(args.bot, speech)
        bots = [""] * args.people + [args.bot] * (story.seats - args.people)
        bots = bots[: story.seats]
    for bot in filter(None, bots):
        check_bot(bot, speech)
    names = args.names or [name for name, bot in zip(file.players, bots, strict=False) if not bot]
    records = {int(number): text for number, text in file.records.items() if number.isdecimal()}
    who = named(bots, names, speech)
    return Series(game, rules, story, path, file.name, bots, who, records, file.playing, speech)


def named(bots: list[str], given: list[str], speech: Speech) -> list[Seat]:
    """Everybody by name; who gave none goes by his hero."""
    names = iter(given)
    return [
        Seat(speech("cli-bot", bot=bot.capitalize(), number=n + 1), bot)
        if bot
        else Seat(" ".join(next(names, "").split()))
        for n, bot in enumerate(bots)
    ]


class Series:
    """A campaign at one terminal."""

    def __init__(
        self,
        game: Game,
        rules: Campaign,
        story: Story,
        path: Path,
        name: str,
        bots: list[str],
        seats: list[Seat],
        records: dict[int, str],
        playing: str,
        speech: Speech,
    ) -> None:
        self.game = game
        self.rules = rules
        self.story = story
        self.path = path
        self.name = name or path.stem[:60]
        self.bots = bots
        self.records = records
        self.playing = playing
        self.speech = speech
        self.heroes = [speech.words(rules.hero_words(hero)) for hero in story.heroes]
        self.seats = [Seat(seat.name or self.heroes[n], seat.bot) for n, seat in enumerate(seats)]
        self.names = [seat.name for seat in self.seats]
        self.players = ["" if seat.bot else seat.name for seat in seats]
        self.console = console()
        self.reader = Reader()

    def show(self, text: Text) -> None:
        """Some lines for everybody."""
        self.console.print(text)

    # The file.

    def text(self, playing: str = "") -> str:
        """The whole campaign as its file holds it."""
        return written(
            CampaignFile(
                game=self.game.name,
                name=self.name,
                players=self.players,
                story=msgspec.to_builtins(self.story),
                bots=self.bots,
                playing=playing,
                records={str(number): text for number, text in self.records.items()},
            )
        )

    def write(self) -> None:
        """Keep everything."""
        saves.write(self.path, self.text(self.playing), is_private=True)

    # Playing.

    def run(self) -> int:
        """Games and purchases in turn, until the end or until somebody leaves."""
        try:
            while self.story.stage != "over":
                if self.story.stage == "between":
                    self.between()
                if not self.play():
                    return 0
        except (EOFError, Leave):
            self.farewell()
            return 0
        except KeyboardInterrupt:
            self.farewell()
            return 130
        self.show(chronicle(self.rules, self.story, self.names, self.speech))
        self.show(Text(self.speech("cli-campaign-won"), style="bold green"))
        return 0

    def farewell(self) -> None:
        """Everything is in the file."""
        self.write()
        self.console.print()
        self.show(Text(self.how_to_go_on()))

    def how_to_go_on(self) -> str:
        """The command that goes on."""
        return self.speech("cli-campaign-go-on", command=f"{saves.called()} campaign {self.path}")

    def play(self) -> bool:
        """The game of the present chapter, new or as it was left; False if somebody leaves in the middle."""
        match = gladsheim.replay(self.playing) if self.playing else self.new_match()
        rng = Rng(secrets.randbits(63))
        session = Evening(self, match, rng)
        if self.playing:
            session.catch_up()
        session.run()
        if not match.over:
            return False
        outcome = self.rules.outcome(match)
        self.story = self.rules.finished(self.story, outcome, at=int(time.time() * 1000))
        self.records[len(self.story.played)] = match.record()
        self.playing = ""
        self.write()
        return True

    def new_match(self) -> Match:
        """The next match."""
        plan = self.rules.plan(self.story)
        return self.game.match(plan.seats, options=plan.options, setup=plan.setup)

    # Between games.

    def between(self) -> None:
        """Bots buy; each person buys on his own sheet until he is ready."""
        self.show(overview(self.rules, self.story, self.names, self.speech))
        for seat in range(self.story.seats):
            if self.bots[seat]:
                self.story = self.rules.advised(self.story, seat)
            elif not self.story.played:
                self.story = self.rules.ready(self.story, seat)
        for seat in range(self.story.seats):
            if not self.story.sheets[seat].ready:
                self.shop(seat)
        self.story = self.rules.set_out(self.story)
        self.write()

    def shop(self, seat: int) -> None:
        """Take lines until somebody is ready."""
        self.show(sheet_of(self.rules, self.story, seat, self.names[seat], self.speech))
        offers = [(self.speech(f"cli-campaign-word-{word}"), "") for word in WORDS]
        offers += [(f"{self.word('buy')} {text}", "") for text in self.in_reach(seat)]
        while not self.story.sheets[seat].ready:
            line = self.reader.line(f"{self.names[seat]} > ", offers, seat)
            try:
                self.take(seat, line)
            except Declined as refusal:
                self.show(Text(self.speech.error(refusal), style="yellow"))
            self.write()

    def word(self, word: str) -> str:
        """A word as it is typed in the user's language."""
        return self.speech(f"cli-campaign-word-{word}")

    def in_reach(self, seat: int) -> list[str]:
        """What can be bought now."""
        boxes = [box for line in self.rules.lines(self.story, seat) for box in line.boxes if box.state == "open"]
        return [f"{box.id} {name}".strip() for box in boxes for name in (box.names or [""])]

    def take(self, seat: int, line: str) -> None:
        """Carry out a line; raises Declined."""
        first, _, rest = line.strip().lower().partition(" ")
        known = {form: word for word in WORDS for form in (word, self.word(word))}
        match known.get(first, ""):
            case "buy":
                box, _, name = rest.strip().partition(" ")
                self.story = self.rules.buy(self.story, seat, box, name.strip())
                self.show(sheet_of(self.rules, self.story, seat, self.names[seat], self.speech))
            case "undo":
                self.story = self.rules.take_back(self.story, seat)
                self.show(sheet_of(self.rules, self.story, seat, self.names[seat], self.speech))
            case "ready":
                self.story = self.rules.ready(self.story, seat)
            case "chronicle":
                self.show(chronicle(self.rules, self.story, self.names, self.speech))
            case "save":
                self.write()
                self.show(Text(self.speech("cli-saved", file=str(self.path))))
            case "quit":
                raise Leave
            case "help":
                for word in WORDS:
                    self.show(Text(f"{self.word(word):<10} {self.speech(f'cli-campaign-word-{word}-does')}"))
            case "chart" | "":
                if first and first not in known:
                    near = self.speech.did_you_mean(first, list(known))
                    self.show(Text(f"{self.speech('cli-campaign-no-word')} {near}".strip(), style="yellow"))
                else:
                    self.show(sheet_of(self.rules, self.story, seat, self.names[seat], self.speech))


class Evening(Session):
    """One game of a campaign: it is kept in the campaign's file."""

    def __init__(self, series: Series, match: Match, rng: Rng) -> None:
        super().__init__(match, series.seats, rng, series.path, series.speech, series.console, series.reader)
        self.series = series

    def text_for(self, path: Path) -> str:
        """The campaign with this game in it; elsewhere, as ever, the record."""
        if path != self.path:
            return super().text_for(path)
        self.series.playing = "" if self.match.over else self.match.record()
        return self.series.text(self.series.playing)

    def how_to_go_on(self) -> str:
        return self.series.how_to_go_on()

    def how_to_check(self) -> str:
        """The record stands in the file of the campaign, and is not checked from there."""
        return ""

    def farewell(self) -> None:
        """The game is kept even if nothing was answered yet: the campaign has set out."""
        self.save(self.path)
        self.series.farewell()
