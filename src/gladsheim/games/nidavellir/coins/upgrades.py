"""Upgrading a coin (p. 9): by a royal offering, by Grid, by the King's Hand."""

from __future__ import annotations

from typing import Final

from gladsheim.games.nidavellir.cards.printed import MOST_SEATS, RAISES
from gladsheim.games.nidavellir.cards.scoring import counted_again
from gladsheim.games.nidavellir.coins.purse import (
    arrange,
    can_upgrade,
    distinct,
    find,
    give_up,
    put,
    take_gold,
    upgraded,
    work_out,
)
from gladsheim.games.nidavellir.rules.events import CoinUpgraded
from gladsheim.games.nidavellir.rules.notation import coin_text, coin_words, place_words, raise_words, read_coin
from gladsheim.games.nidavellir.rules.state import COINS, KNOWN, NONE, PLACES, SECRET, State
from gladsheim.kernel.note import note
from gladsheim.kernel.step import Moves, Step, unreadable
from gladsheim.words import Refusal, Term, Words


class Upgrade(Step):
    """Choose one of your coins, wherever it lies; never the 0 or the mithril coin (p. 9, R6)."""

    def __init__(self, turn: int, by: int) -> None:
        self.turn = turn
        self.by = by

    def seat(self, s: State) -> int:
        return self.turn

    def span(self, s: State) -> int:
        return len(PLACES) * len(distinct(s, self.turn))

    def moves(self, s: State, out: Moves) -> None:
        first = COINS * self.turn
        kind = -1
        coin = NONE
        for i in range(first, first + COINS):
            if s.coins[i] != coin:
                coin = s.coins[i]
                kind += 1
                if can_upgrade(coin):
                    for place in range(len(PLACES)):
                        if find(s, self.turn, coin, place) != NONE:
                            out.add(len(PLACES) * kind + place)

    def coin(self, s: State, move: int) -> int:
        """The coin that a move names."""
        return distinct(s, self.turn)[move // len(PLACES)]

    def answer(self, s: State, move: int) -> None:
        upgrade(s, self.turn, self.coin(s, move), move % len(PLACES), self.by)

    def show(self, s: State, move: int) -> str:
        return f"{coin_text(self.coin(s, move))} {PLACES[move % len(PLACES)]}"

    def read(self, s: State, text: str) -> int:
        words = text.split()
        if len(words) != 2 or words[1] not in PLACES:
            raise unreadable(text)
        coin = read_coin(distinct(s, self.turn), words[0], text)
        return len(PLACES) * coin + PLACES.index(words[1])

    def why_not(self, s: State, move: int) -> Refusal:
        coin = self.coin(s, move)
        words = coin_words(coin_text(coin))
        if not can_upgrade(coin):
            return Refusal("nidavellir/never-upgraded", {"coin": words})
        place = place_words(PLACES[move % len(PLACES)])
        return Refusal("nidavellir/coin-not-there", {"coin": words, "place": place})

    def label(self, s: State, move: int) -> Words:
        coin = self.coin(s, move)
        new = upgraded(s, coin, RAISES[self.by].adds)
        terms: dict[str, Term] = {
            "old": coin_words(coin_text(coin)),
            "new": coin_words(coin_text(new)),
            "place": place_words(PLACES[move % len(PLACES)]),
        }
        again = counted_again(s, self.turn, new)
        if again == 0:
            return Words("nidavellir-choose-upgrade", terms)
        more = new // 3 - coin // 3
        return Words(
            "nidavellir-choose-upgrade-highest", {**terms, "more": more, "again": again, "points": more + again}
        )

    def warning(self, s: State, move: int) -> Words | None:
        coin = self.coin(s, move)
        new = upgraded(s, coin, RAISES[self.by].adds)
        value = coin // 3 + RAISES[self.by].adds
        if new // 3 == value:
            return None
        return Words("nidavellir-warn-coin-missing", {"sum": value, "new": coin_words(coin_text(new))})

    def is_open(self, s: State) -> bool:
        first = COINS * self.turn
        return all(s.shown[i] != SECRET for i in range(first, first + COINS))

    def prompt(self, s: State) -> Words:
        raising = RAISES[self.by]
        return Words("nidavellir-ask-upgrade", {"adds": raising.adds, "by": raise_words(raising.name)})


# Frames never change, so one per seat and card will do.
UPGRADE: Final = [[Upgrade(seat, by) for by in range(len(RAISES))] for seat in range(MOST_SEATS)]


def upgrade(s: State, seat: int, coin: int, place: int, by: int) -> None:
    """The coin is given up, a better one taken and laid in its place, face down if it was (R2, R6)."""
    i = find(s, seat, coin, place)
    give_up(s, coin)
    new = take_gold(s, coin // 3 + RAISES[by].adds)
    put(s, i, new, place, KNOWN if s.shown[i] == SECRET else s.shown[i])
    note(s, CoinUpgraded, seat, coin_text(coin), coin_text(new), PLACES[place], RAISES[by].name)
    arrange(s, seat)
    work_out(s, seat)
