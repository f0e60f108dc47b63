"""Twin games: two journals of one table that a reader cannot tell apart, and two servers that hold one each."""

from __future__ import annotations

import random
import re
import shutil
from hashlib import sha256
from pathlib import Path
from typing import Any, Final, NamedTuple

from sqlalchemy import update

from gladsheim.games.bloodrage.rules.game import BloodRage
from gladsheim.games.nidavellir.rules.game import Nidavellir
from gladsheim.games.voluspa.rules.game import Voluspa
from gladsheim.games.yggdrasil.rules.game import Yggdrasil
from gladsheim.kernel.events import Event
from gladsheim.kernel.fairness import Dice
from gladsheim.kernel.game import Game
from gladsheim.kernel.match import Match
from gladsheim.kernel.play import asked, legal, play, question
from gladsheim.kernel.step import MISSING, NATURE, Chance, State, may_see
from gladsheim.kernel.view import Options
from gladsheim.server.journal.resume import entry_of
from gladsheim.store import Store
from gladsheim.store.records import Clock, Entry, TableSpec
from gladsheim.store.schema import TABLES
from gladsheim.testing.feast import GAME as FEAST

VOLUSPA: Final = Voluspa()
NIDAVELLIR: Final = Nidavellir()
BLOOD_RAGE: Final = BloodRage()
YGGDRASIL: Final = Yggdrasil()
LATER: Final = (13, 45)
"""Nidavellir's first answers are all nature's."""
TRIES: Final = 30
PEOPLE: Final = 4
"""Three who play, and one who looks on."""

WATCHER: Final = PEOPLE - 1


class Setting(NamedTuple):
    """A table that twins play at, and who must not be able to tell them apart; None is a spectator."""

    game: Game
    seats: int
    reader: int | None
    options: Options = {}  # noqa: RUF012
    companion: bool = False
    clock: Clock = Clock()
    lengths: tuple[int, ...] = (10, 24, 45)
    """After so many answers the twins part."""
    is_shared: bool = False
    """One person has all seats, at one screen."""


class Twins:
    """One game and another, which differ only in what the reader cannot see.

    Where nobody has secrets everything that is decided is seen; then they differ in what the dice will decide.
    """

    def __init__(self, setting: Setting, seed: int) -> None:
        self.setting = setting
        self.rng = random.Random(seed)
        self.options = setting.game.complete(setting.options)
        self.one, self.other = (self.beginning() for _ in range(2))
        self.id = ""

    def beginning(self) -> Match:
        """A match before its first answer, for which this test answers as nature too."""
        setting = self.setting
        start = setting.game.new(setting.seats, self.options)
        return Match(setting.game, start, self.options, Dice(b""), setting.companion, nature_waits=True)

    def grow(self, answers: int, alike: int) -> None:
        """Up to so many answers, the first of them the same in both; it ends where a person is asked."""
        for n in range(answers):
            if self.one.over or not self.step(n < alike):
                break
        while not self.is_at_rest() and self.step(alike=False):
            pass

    def is_at_rest(self) -> bool:
        """Whether people are asked; with the cardboard that is always so."""
        return self.setting.companion or NATURE not in asked(self.one.state)

    def step(self, alike: bool) -> bool:
        """One more answer in both; False if none can be found that keeps the reader in the dark."""
        for _ in range(TRIES):
            found = self.candidate(alike, *(match.state for match in (self.one, self.other)))
            if found is None:
                continue
            seat, move, instead = found
            if self.looks_alike(after(self.one, seat, move, 1), after(self.other, seat, instead, 1)):
                self.one.apply(seat, move)
                self.other.apply(seat, instead)
                self.think_again()
                return True
        return False

    def candidate(self, alike: bool, s: State, other: State) -> tuple[int, int, int] | None:
        """Somebody who is asked, an answer of his, and one for the other game: the same if the reader sees it."""
        seat = self.rng.choice(asked(s))
        step, twin = question(s, seat), question(other, seat)
        assert step is not None, "he is asked"
        assert twin is not None, "twins are asked the same"
        move = self.rng.choice(legal(s, seat))
        others = legal(other, seat)
        sees = seat == self.setting.reader or may_see(step.seen_by(s, move), self.setting.reader)
        if alike or sees or self.rng.random() < 0.4:
            text = step.show(s, move)
            others = [one for one in others if twin.show(other, one) == text]
        return (seat, move, self.rng.choice(others)) if others else None

    def looks_alike(self, one: State, other: State) -> bool:
        """Whether the reader sees, is told and is asked the same in both."""
        game, reader = self.setting.game, self.setting.reader
        return (
            game.view(one, reader) == game.view(other, reader)
            and game.view(one, None) == game.view(other, None)
            and told(one, reader) == told(other, reader)
            and told(one, None) == told(other, None)
            and game.dump(one)["stack"] == game.dump(other)["stack"]
            and asked(one) == asked(other)
        )

    def think_again(self) -> None:
        """In the other game somebody changes an answer that nobody has seen."""
        for seat, answer in enumerate(self.other.state.answers):
            if answer != MISSING and seat != self.setting.reader and self.rng.random() < 0.5:
                self.other.apply(seat, self.rng.choice(legal(self.other.state, seat)))

    def differ(self) -> bool:
        """Whether there is anything to find out."""
        game = self.setting.game
        if not game.has_secrets:
            return not self.one.over and self.is_at_rest()
        is_other_state = game.dump(self.one.state) != game.dump(self.other.state)
        return (
            not self.one.over and self.is_at_rest() and (is_other_state or len(self.one.lines) != len(self.other.lines))
        )

    def take_dice(self, dice: Dice) -> None:
        """From now on nature answers as it will at the server."""
        secrets = (dice.secret, dice.secret if self.setting.game.has_secrets else other_secret(dice.secret))
        for match, secret in zip((self.one, self.other), secrets, strict=True):
            rolled = sum(line.seat == NATURE for line in match.lines)
            match.dice = Dice(secret, dice.entropies, dice.table, rolled)
            match.nature_waits = match.companion

    def next_move(self) -> tuple[int, str, str] | None:
        """What somebody can play next at both servers without giving the difference away: his seat and two texts."""
        for _ in range(TRIES):
            found = self.candidate(False, self.one.state, self.other.state)
            if found is not None and self.looks_alike(
                after(self.one, *found[:2]), after(self.other, found[0], found[2])
            ):
                seat, move, instead = found
                texts = shown(self.one, seat, move), shown(self.other, seat, instead)
                for match, text in zip((self.one, self.other), texts, strict=True):
                    match.play(text, seat)
                return seat, *texts
        return None

    def span(self, seat: int) -> list[str]:
        """Every text that could be an answer of a seat, legal or not; none if it is not asked."""
        step = question(self.one.state, seat)
        return [] if step is None else [step.show(self.one.state, move) for move in range(step.span(self.one.state))]


def other_secret(secret: bytes) -> bytes:
    """Dice that fall differently."""
    return sha256(secret + b"other").digest()


def shown(match: Match, seat: int, move: int) -> str:
    """A move as its text."""
    step = question(match.state, seat)
    assert step is not None, "only a seat that is asked moves"
    return step.show(match.state, move)


def after(match: Match, seat: int, move: int, answers: int = 1_000) -> State:
    """The state behind a move and what nature answers then, at most so many answers in all; its log tells both."""
    s = match.state.copy()
    s.log = []
    play(s, seat, move)
    rolled = match.dice.rolled
    while answers > 1 and not match.companion and s.stack and isinstance(s.stack[-1], Chance):
        play(s, NATURE, s.stack[-1].sample(s, match.dice.rng(rolled)))
        rolled += 1
    return s


def told(s: State, reader: int | None) -> list[Event]:
    """What a reader hears of what has just happened."""
    return [event for one in s.log or [] if (event := one.to(reader)) is not None]


def twins(setting: Setting, seed: int, answers: int) -> Twins:
    """Twins that differ, after about so many answers."""
    for attempt in range(400):
        found = Twins(setting, seed * 1_000 + attempt)
        found.grow(answers, found.rng.randrange(answers + 1))
        if found.differ() and len(found.one.lines) >= answers * (1 - attempt / 400):
            return found
    raise AssertionError(f"no twins for {setting.game.name} with {setting.seats}, reader {setting.reader}")


class Stage(NamedTuple):
    """Two databases that differ in the journals only, and the cookies of the people in both."""

    urls: tuple[str, str]
    people: list[str]
    cookies: list[str]


def stage(folder: Path, pairs: list[Twins]) -> Stage:
    """A table for each pair, in two databases: the same ids and sessions, two journals, and two dice if need be."""
    files = [folder / name / "test.db" for name in ("one", "other")]
    store = Store.open(f"sqlite:///{files[0]}")
    people = [store.accounts.create_guest(f"Guest {n}").id for n in range(PEOPLE)]
    cookies = [store.sessions.open_session(person) for person in people]
    for pair in pairs:
        open_table(store, pair, people)
    store.close()
    files[1].parent.mkdir()
    shutil.copy(files[0], files[1])
    for n, file in enumerate(files):
        store = Store.open(f"sqlite:///{file}")
        for pair in pairs:
            match = (pair.one, pair.other)[n]
            with store.database.write() as connection:
                connection.execute(update(TABLES).where(TABLES.c.id == pair.id).values(secret=match.dice.secret))
            entries = [entry_of(line, number) for number, line in enumerate(match.lines, start=2)]
            store.journal.append(pair.id, [Entry(number=1, kind="start"), *entries]).result(60)
        store.close()
    return Stage((f"sqlite:///{files[0]}", f"sqlite:///{files[1]}"), people, cookies)


def open_table(store: Store, pair: Twins, people: list[str]) -> None:
    """Everybody sits, and the game has begun."""
    setting = pair.setting
    spec = TableSpec(
        game=setting.game.name,
        rules_version=setting.game.rules_version,
        seats=setting.seats,
        host=people[0],
        options=pair.options,
        companion=setting.companion,
        clock=setting.clock,
    )
    pair.id = store.tables.create_table(spec).id
    for seat in range(setting.seats):
        store.seats.sit(pair.id, seat, people[0 if setting.is_shared else seat], f"entropy-of-{seat}")
    store.tables.start_table(pair.id)
    pair.take_dice(store.tables.dice(pair.id))


MASKS: Final = (
    (re.compile(r'"(at|ended|remaining|points)":(null|-?\d+|\[[\d,]*\])'), r'"\1":0'),
    (re.compile(r'"id":"(\d+)-[0-9a-f]{8}"'), r'"id":"\1-"'),
    (re.compile(r'(commit"?[: ]"?)[0-9a-f]{64}'), r"\1"),
    (re.compile(r"127\.0\.0\.1:\d+"), "here"),
)
"""What two servers cannot make equal: times, nonces, ports, the seal on other dice, and what a move earns in a world
imagined at random."""


def masked(text: str) -> str:
    """A message without what differs anyway."""
    for pattern, instead in MASKS:
        text = pattern.sub(instead, text)
    return text


def headers_of(headers: Any) -> list[tuple[str, str]]:
    """Headers without the time and what the handshake of a websocket makes up."""
    noise = ("date", "sec-websocket-accept")
    return sorted((name.lower(), masked(value)) for name, value in headers.items() if name.lower() not in noise)


SETTINGS: Final = (
    *(Setting(VOLUSPA, 2, reader, {"edda": False}) for reader in (0, 1, None)),
    *(Setting(VOLUSPA, 3, reader, {"edda": True}) for reader in (0, 1, 2, None)),
    *(Setting(FEAST, 2, reader) for reader in (0, 1, None)),
    *(Setting(FEAST, 3, reader, {"fenrir": True}, clock=Clock("minutes", 30)) for reader in (0, 1, 2, None)),
    *(Setting(FEAST, 3, reader, companion=True) for reader in (0, 1, 2)),
    Setting(VOLUSPA, 3, 1, companion=True),
    *(Setting(NIDAVELLIR, 2, reader, lengths=LATER) for reader in (0, None)),
    *(Setting(NIDAVELLIR, 3, reader, clock=Clock("minutes", 30), lengths=LATER) for reader in (1, None)),
    Setting(NIDAVELLIR, 3, 2, companion=True, lengths=LATER),
    *(Setting(BLOOD_RAGE, 2, reader, lengths=(40, 90)) for reader in (0, None)),
    Setting(BLOOD_RAGE, 3, 1, clock=Clock("minutes", 30), lengths=(60, 130)),
    Setting(BLOOD_RAGE, 3, 2, companion=True, lengths=(60,)),
    Setting(YGGDRASIL, 1, None, lengths=(30,)),
    Setting(YGGDRASIL, 2, 0, {"hard": True}, lengths=(44,)),
    Setting(YGGDRASIL, 3, 1, clock=Clock("minutes", 30), lengths=(25,)),
)
