"""Whole games against a second set of rules, written from the rulebook alone, slow and in plain words.

It is a generator: it yields who is asked what with which answers, and is sent the answer. Random games must agree with
it in every question, in all that may be answered, and in all that lies on the table.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Generator
from itertools import combinations, permutations
from os import environ
from typing import Any, Final

import pytest

import gladsheim
from gladsheim import NATURE, Match
from gladsheim.games.nidavellir.rules.view import NidavellirView

EFFORT: Final = int(environ.get("GLADSHEIM_EFFORT", "1"))
CLASSES: Final = ("warrior", "hunter", "miner", "blacksmith", "explorer")
PLACES: Final = ("goblin", "dragon", "pony")
DWARFS: Final = (
    "warrior-3 warrior-4 warrior-5 warrior-6 warrior-6 warrior-7 warrior-8 warrior-9 miner-0 miner-0 miner-1 miner-1 "
    "miner-2 miner-2 explorer-5 explorer-6 explorer-7 explorer-8 explorer-9 explorer-10 explorer-11" + " hunter" * 6
) + " blacksmith" * 8
FIFTH: Final = " warrior-10 hunter hunter miner-0 miner-1 blacksmith blacksmith explorer-12"
CLASS_HEROES: Final = {
    "kraal": ("warrior", 2), "tarah": ("warrior", 1), "aral": ("hunter", 2), "dagda": ("hunter", 3),
    "zoral": ("miner", 3), "lokdur": ("miner", 1), "aegur": ("blacksmith", 2), "bonfur": ("blacksmith", 3),
    "hourya": ("explorer", 1), "idunn": ("explorer", 1),
}  # fmt: skip
OTHERS: Final = "dwerg-aesir dwerg-bergelmir dwerg-jungir dwerg-sigmir dwerg-ymir skaa astrid grid uline thrud ylud"
HARD: Final = {"uline", "thrud", "ylud"}

BUSY: Final = {*HARD, "dagda", "bonfur", "hourya", "grid", "kraal", "zoral"}
SEEN: Final = {"DealGem", "Reveal", "Bid", "TakeCard", "Recruit", "Discard", "Upgrade", "Look", "KeepCard"}

Question = tuple[str, dict[int, set[str]]]
Rules = Generator[Question, Any, None]
Ask = Generator[Question, Any, Any]


class Coin:
    """A coin and where it lies."""

    def __init__(self, value: int, metal: str) -> None:
        self.value = value
        self.metal = metal
        self.place = "hand"
        self.face_up = False

    @property
    def text(self) -> str:
        """As moves write it."""
        return (
            f"{self.value}{'m' if self.metal == 'mithril' else 'g' if self.metal == 'gold' and self.value == 5 else ''}"
        )

    @property
    def trades(self) -> bool:
        """The 0 and mithril."""
        return self.value == 0 or self.metal == "mithril"


class Table:
    """A game of Nidavellir by the book."""

    def __init__(self, seats: int, first_game: bool) -> None:
        self.seats = range(seats)
        self.each = max(3, seats)
        self.rounds = 4 if seats <= 3 else 3
        dwarfs = Counter((DWARFS + (FIFTH if seats == 5 else "")).split())
        more = 1 if seats == 5 else 0
        self.decks = [dwarfs + Counter({"offering-3": 1 + more}), dwarfs + Counter({"offering-5": 2 + more})]
        self.treasury = Counter({value: 2 if value < 15 else 1 for value in range(5, 26)})
        for value in (7, 9, 11):
            self.treasury[value] = 1 if seats <= 3 else 3
        self.stands = {*CLASS_HEROES, *OTHERS.split()} - (HARD if first_game else set())
        self.gems = [0] * seats
        self.coins = [[Coin(value, "copper") for value in (0, 2, 3, 4, 5)] for _ in self.seats]
        self.columns: list[dict[str, list[str]]] = [{name: [] for name in CLASSES} for _ in self.seats]
        self.heroes: list[list[str]] = [[] for _ in self.seats]
        self.rows: list[list[str]] = [[], [], []]
        self.discard: list[str] = []
        self.in_round = False

    def play(self) -> Rules:
        """Two ages."""
        for seat in self.seats[:-1]:
            left = {str(gem + 1) for gem in self.seats} - {str(gem) for gem in self.gems}
            self.gems[seat] = int((yield "DealGem", {NATURE: left}))
        self.gems[-1] = sum(seat + 1 for seat in self.seats) - sum(self.gems)
        for age in (1, 2):
            for _ in range(self.rounds):
                yield from self.round(self.decks[age - 1])
            yield from self.ylud()
            if age == 1:
                yield from self.distinctions()

    def round(self, deck: Counter[str]) -> Rules:
        """Reveal, bid, resolve three taverns, take back."""
        for row in self.rows:
            for _ in range(self.each):
                card = yield "Reveal", {NATURE: {kind for kind, n in deck.items() if n}}
                deck[card] -= 1
                row.append(card)
        bidders = [seat for seat in self.seats if "uline" not in self.heroes[seat]]
        arrangements = {
            seat: {" ".join(three) for three in permutations([coin.text for coin in self.coins[seat]], 3)}
            for seat in bidders
        }
        bids = yield "Bid", arrangements
        for seat in bidders:
            for coin in self.coins[seat]:
                coin.place = "pouch"
            for text, place in zip(bids[seat].split(), PLACES, strict=True):
                next(coin for coin in self.coins[seat] if coin.text == text and coin.place == "pouch").place = place
        self.in_round = True
        for row, place in zip(self.rows, PLACES, strict=True):
            yield from self.tavern(row, place)
        self.in_round = False
        for purse in self.coins:
            for coin in purse:
                coin.place, coin.face_up = "hand", False
        for row in self.rows:
            self.discard += row
            row.clear()

    def tavern(self, row: list[str], place: str) -> Rules:
        """Turn over, turns in order, swap gems."""
        late = [seat for seat in self.seats if "uline" in self.heroes[seat]]
        for seat in self.seats:
            if seat not in late:
                self.at(seat, place).face_up = True
        for seat in late:
            hand = {coin.text for coin in self.coins[seat] if coin.place == "hand"}
            text = yield from self.choose("OpenBid", seat, hand)
            coin = next(coin for coin in self.coins[seat] if coin.text == text and coin.place == "hand")
            coin.place, coin.face_up = place, True
        bids = {seat: self.at(seat, place).value for seat in self.seats}
        for seat in sorted(self.seats, key=lambda seat: (-bids[seat], -self.gems[seat])):
            card = yield from self.choose("TakeCard", seat, set(row))
            row.remove(card)
            if card.startswith("offering"):
                yield from self.upgrade(seat, int(card[-1]))
            else:
                yield from self.lay(seat, card, card.partition("-")[0])
                yield from self.muster(seat)
            if self.at(seat, place).trades:
                yield from self.trade(seat)
        for bid in set(bids.values()):
            tied = sorted((self.gems[seat], seat) for seat in self.seats if bids[seat] == bid and self.gems[seat] < 6)
            while len(tied) > 1:
                (low, one), (high, other) = tied.pop(0), tied.pop()
                self.gems[one], self.gems[other] = high, low

    def at(self, seat: int, place: str) -> Coin:
        """The coin that a seat has at a tavern."""
        [found] = [coin for coin in self.coins[seat] if coin.place == place]
        return found

    def choose(self, step: str, seat: int, choices: set[str]) -> Ask:
        """Ask where there is a choice."""
        if len(choices) == 1:
            return next(iter(choices))
        return (yield step, {seat: choices})

    def lay(self, seat: int, card: str, name: str, effect: Rules | None = None) -> Rules:
        """A card goes on its column, has its effect, and Thrud comes out from under it."""
        column = self.columns[seat][name]
        lifted = column[-1:] == ["thrud"]
        if lifted:
            column.pop()
        column.append(card)
        if effect is not None:
            yield from effect
        if lifted:
            yield from self.thrud(seat)

    def thrud(self, seat: int) -> Rules:
        """She is laid anywhere."""
        name = yield "LayThrud", {seat: set(CLASSES)}
        self.columns[seat][name].append("thrud")

    def ranks(self, seat: int, name: str) -> int:
        """How many ranks a column has."""
        return sum(2 if card == "hammer" else CLASS_HEROES.get(card, ("", 1))[1] for card in self.columns[seat][name])

    def muster(self, seat: int) -> Rules:
        """Fewer heroes than sets: recruit, and look again."""
        while len(self.heroes[seat]) < min(self.ranks(seat, name) for name in CLASSES):
            choices = {hero for hero in self.stands if self.would_come(seat, hero)}
            hero = yield "Recruit", {seat: choices}
            self.stands.remove(hero)
            self.heroes[seat].append(hero)
            effect = self.costs(seat, hero) if hero in ("dagda", "bonfur") else None
            if hero in CLASS_HEROES:
                yield from self.lay(seat, hero, CLASS_HEROES[hero][0], effect)
            elif hero == "thrud":
                yield from self.thrud(seat)
            elif hero == "grid":
                yield from self.upgrade(seat, 7)
            elif hero == "uline" and self.in_round:
                for coin in self.coins[seat]:
                    if coin.place == "pouch" or not coin.face_up:
                        coin.place, coin.face_up = "hand", False

    def would_come(self, seat: int, hero: str) -> bool:
        """Hourya wants explorers; Dagda and Bonfur want dwarfs to send away."""
        if hero == "hourya":
            return self.ranks(seat, "explorer") >= 5
        return hero not in ("dagda", "bonfur") or len(self.dwarfs_on_top(seat, hero)) >= (2 if hero == "dagda" else 1)

    def dwarfs_on_top(self, seat: int, hero: str) -> set[str]:
        """Other columns that end in a dwarf."""
        heroes = {*CLASS_HEROES, "thrud", "ylud"}
        columns = self.columns[seat]
        return {n for n in CLASSES if n != CLASS_HEROES[hero][0] and columns[n] and columns[n][-1] not in heroes}

    def costs(self, seat: int, hero: str) -> Rules:
        """Dagda: two dwarfs of different columns; Bonfur: one."""
        left = self.dwarfs_on_top(seat, hero)
        for more in (2, 1) if hero == "dagda" else (1,):
            name = min(left) if len(left) == more else (yield "Discard", {seat: set(left)})
            self.discard.append(self.columns[seat][name].pop())
            left.remove(name)

    def upgrade(self, seat: int, adds: int) -> Rules:
        """The coin is given up, then a better one taken to its place."""
        choices = {f"{coin.text} {coin.place}" for coin in self.coins[seat] if not coin.trades}
        answer = yield "Upgrade", {seat: choices}
        coin = next(coin for coin in self.coins[seat] if f"{coin.text} {coin.place}" == answer)
        self.give_up(coin)
        coin.value, coin.metal = self.take(coin.value + adds), "gold"

    def trade(self, seat: int) -> Rules:
        """A coin for the sum is taken, then the higher of the two given up."""
        mine = self.coins[seat]
        if "uline" in self.heroes[seat]:
            hand = sorted((c for c in mine if c.place == "hand"), key=lambda c: (c.value, c.metal == "gold"))
            pairs = {f"{one.text} {other.text}" for one, other in combinations(hand, 2)}
            answer = yield from self.choose("ShowCoins", seat, pairs)
            low = next(coin for coin in hand if coin.text == answer.split()[0])
            high = next(coin for coin in hand if coin.text == answer.split()[1] and coin is not low)
        else:
            low, high = sorted((coin for coin in mine if coin.place == "pouch"), key=lambda coin: coin.value)
            low.face_up = high.face_up = True
        if low.value == high.value and low.metal != high.metal:
            answer = yield "TradeAway", {seat: {low.text, high.text}}
            low, high = (low, high) if high.text == answer else (high, low)
        new = self.take(low.value + high.value)
        self.give_up(high)
        high.value, high.metal = new, "gold"

    def take(self, value: int) -> int:
        """This coin, or the next higher, or the next lower."""
        left = [one for one, n in self.treasury.items() if n]
        found = min((one for one in left if one >= value), default=max(left))
        self.treasury[found] -= 1
        return found

    def give_up(self, coin: Coin) -> None:
        """Gold goes back, copper to the box."""
        if coin.metal == "gold":
            self.treasury[coin.value] += 1

    def ylud(self) -> Rules:
        """At the end of an age her owner lays her, or moves her, or not."""
        for seat in self.seats:
            if "ylud" in self.heroes[seat]:
                name = yield "LayYlud", {seat: set(CLASSES)}
                if "ylud" not in self.columns[seat][name]:
                    for column in self.columns[seat].values():
                        if "ylud" in column:
                            column.remove("ylud")
                    yield from self.lay(seat, "ylud", name)
                yield from self.muster(seat)

    def distinctions(self) -> Rules:
        """Five, to whoever alone has the most ranks."""
        for name in CLASSES:
            ranks = [self.ranks(seat, name) for seat in self.seats]
            if ranks.count(max(ranks)) > 1:
                continue
            seat = ranks.index(max(ranks))
            if name == "warrior":
                yield from self.upgrade(seat, 5)
            elif name == "hunter":
                coin = next(coin for coin in self.coins[seat] if coin.trades)
                coin.value, coin.metal = 3, "mithril"
            elif name == "miner":
                self.gems[seat] = 6
            elif name == "blacksmith":
                yield from self.lay(seat, "hammer", "blacksmith")
                yield from self.muster(seat)
            else:
                yield from self.spyglass(seat)

    def spyglass(self, seat: int) -> Rules:
        """Three cards of the second age; one is kept."""
        deck = self.decks[1]
        looked = []
        for _ in range(3):
            card = yield "Look", {NATURE: {kind for kind, n in deck.items() if n}}
            deck[card] -= 1
            looked.append(card)
        kept = yield "KeepCard", {seat: set(looked)}
        looked.remove(kept)
        deck.update(looked)
        if kept.startswith("offering"):
            yield from self.upgrade(seat, 5)
        else:
            yield from self.lay(seat, kept, kept.partition("-")[0])
            yield from self.muster(seat)

    def leave(self) -> None:
        """Before the scoring Thrud leaves her column."""
        for columns in self.columns:
            for column in columns.values():
                if column[-1:] == ["thrud"]:
                    column.pop()

    def check(self, match: Match) -> None:
        """All that lies on the table is the same."""
        view = match.view()
        assert isinstance(view, NidavellirView)
        assert view.gems == self.gems
        assert [sorted(row) for row in view.taverns] == [sorted(row) for row in self.rows]
        assert sorted(view.discard) == sorted(self.discard)
        assert set(view.heroes) == self.stands
        assert dict(view.treasury) == {value: n for value, n in self.treasury.items() if n}
        for seat in self.seats:
            columns = [[card.name for card in column.cards] for column in view.armies[seat].columns]
            assert columns == [self.columns[seat][name] for name in CLASSES]
            own = match.view(seat)
            assert isinstance(own, NidavellirView)
            seen = [(coin.value, coin.metal, coin.place, coin.open) for coin in own.coins[seat]]
            assert sorted(seen) == sorted((c.value, c.metal, c.place, c.face_up) for c in self.coins[seat])


def pick(rng: random.Random, rules: Table, step: str, seat: int, choices: set[str]) -> str:
    """Mostly whatever brings heroes, and those that do most: plain chance would see few of them."""
    listed = sorted(choices)
    if rng.random() < 0.3:
        return rng.choice(listed)
    if step == "TakeCard":
        dwarfs = [card for card in listed if not card.startswith("offering")]
        return min(dwarfs, key=lambda card: rules.ranks(seat, card.partition("-")[0]), default=listed[0])
    if step == "Recruit":
        return rng.choice([hero for hero in listed if hero in BUSY] or listed)
    return rng.choice(listed)


@pytest.mark.parametrize("first_game", [False, True], ids=["whole", "first"])
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_random_games_go_as_the_book_says(seats: int, first_game: bool) -> None:
    steps = set()
    for seed in range(6 * EFFORT):
        rng = random.Random(100 * seats + seed)
        match = gladsheim.load("nidavellir").match(seats=seats, options={"first_game": first_game}, companion=True)
        rules = Table(seats, first_game)
        game = rules.play()
        step, choices = next(game)
        while not match.over:
            steps.add(step)
            assert {asked.step for asked in match.asked} == {step}
            assert {asked.seat: set(match.moves(asked.seat)) for asked in match.asked} == choices
            if step not in ("Reveal", "Bid"):
                rules.check(match)
            answers = {seat: pick(rng, rules, step, seat, choices[seat]) for seat in choices}
            for seat, move in answers.items():
                match.play(move, seat)
            answer = answers if step == "Bid" else next(iter(answers.values()))
            step, choices = next_question(game, answer)
        assert step == "over"
        rules.leave()
        rules.check(match)
    assert steps >= (SEEN if first_game else SEEN | {"LayThrud", "LayYlud", "OpenBid", "ShowCoins"})


def next_question(game: Rules, answer: Any) -> Question:
    """What the book asks next; nothing when the game is over."""
    try:
        return game.send(answer)
    except StopIteration:
        return "over", {}
