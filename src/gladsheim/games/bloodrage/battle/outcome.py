"""The outcome of a battle (p. 18, 19): texts, cards, the dead, the reward, Glory, in this order."""

from __future__ import annotations

from typing import Final

from gladsheim.games.bloodrage.battle.dying import destroy, doom_all
from gladsheim.games.bloodrage.battle.events import (
    BattleTied,
    BattleWon,
    CardsDiscarded,
    CardsKept,
    CardsReturned,
    PillagedUnopposed,
)
from gladsheim.games.bloodrage.battle.rewards import LORD_ACTS, REWARD, REWARD_AGAIN
from gladsheim.games.bloodrage.battle.strength import strength
from gladsheim.games.bloodrage.battle.texts import (
    AFTER_GLORY,
    COUNTED_DEAD,
    LOST,
    PILLAGED,
    TEXT_ACTS,
    WON,
    await_texts,
    has_text,
    names,
    text_of,
)
from gladsheim.games.bloodrage.cards.heaps import find, put_back
from gladsheim.games.bloodrage.cards.powers import GLORY_FOR_SLAIN, KEEP_CARDS, WARRIOR_AFTER_DEFEAT
from gladsheim.games.bloodrage.cards.printed import CARD_COUNT, CARD_NAMES
from gladsheim.games.bloodrage.rules.asking import AskingForCardOrNone, distinct
from gladsheim.games.bloodrage.rules.board import MOST_SEATS, PROVINCES
from gladsheim.games.bloodrage.rules.notation import card_words
from gladsheim.games.bloodrage.rules.state import NONE, State
from gladsheim.games.bloodrage.rules.stats import axes, gain_glory, pay
from gladsheim.kernel.events import tell
from gladsheim.kernel.note import note
from gladsheim.kernel.step import Moves, Then, then
from gladsheim.words import Refusal, Words

ENOUGH_SLAIN: Final = 2


class Compare(Then):
    """The highest total alone wins; where the highest are equal, all lose (p. 18)."""

    def __init__(self, valkyrie: int) -> None:
        self.valkyrie = valkyrie

    def run(self, s: State) -> None:
        highest = -1
        for seat in range(s.seats):
            if s.fighters >> seat & 1:
                total = strength(s, seat, s.province) + s.bonus[seat]
                if total > highest:
                    highest = total
                    s.winner = seat
                elif total == highest:
                    s.winner = NONE
        if s.log is not None:
            tell_totals(s)
        await_outcome(s, self.valkyrie)


class KeepCards(AskingForCardOrNone):
    """The winner may keep cards he has played, for 1 Rage each (R93)."""

    def moves(self, s: State, out: Moves) -> None:
        for kind in distinct(s, s.played[self.turn]):
            out.add(kind)
        out.add(CARD_COUNT)

    def answer(self, s: State, move: int) -> None:
        if move == CARD_COUNT:
            return
        card = find(s, s.played[self.turn], move)
        s.played[self.turn].remove(card)
        put_back(s, self.turn, card)
        pay(s, self.turn, 1)
        note(s, CardsKept, self.turn, [CARD_NAMES[move]])
        ask_to_keep(s)

    def why_not(self, s: State, move: int) -> Refusal:
        return Refusal("bloodrage/not-kept", {"card": card_words(CARD_NAMES[move])})

    def is_open(self, s: State) -> bool:
        return True

    def prompt(self, s: State) -> Words:
        return Words("bloodrage-ask-keep-cards", {"rage": s.rage[self.turn]})


class WinnerKeeps(Then):
    """After all texts, so after a Rage or the cards were taken from him, the winner may keep cards (R8, R9)."""

    def run(self, s: State) -> None:
        ask_to_keep(s)


class CardsReturn(Then):
    """The winner discards what he has played, the losers take theirs back; everybody has seen them (p. 18)."""

    def run(self, s: State) -> None:
        for i in range(s.seats):
            seat = (s.pillager + i) % s.seats
            cards = s.played[seat]
            if cards:
                return_cards(s, seat, cards)
                cards.clear()


class LosersDie(Then):
    """All figures of the losers in the province and its fjord die (p. 18)."""

    def run(self, s: State) -> None:
        for seat in range(s.seats):
            if s.fighters >> seat & 1 and seat != s.winner:
                doom_all(s, seat, s.province)
        destroy(s, s.province, True, s.pillager)


class CountDead(Then):
    """Glory for enemies slain in a battle one took part in, win or lose (R21, R22, R81)."""

    def __init__(self, valkyrie: int) -> None:
        self.valkyrie = valkyrie

    def run(self, s: State) -> None:
        dead = sum(s.fallen)
        for i in range(s.seats):
            seat = (s.pillager + i) % s.seats
            enemies = dead - s.fallen[seat]
            if seat == self.valkyrie:
                gain_glory(s, seat, 2 * enemies, "valkyrie")
            if s.powers[seat] & GLORY_FOR_SLAIN and s.fighters >> seat & 1 and enemies >= ENOUGH_SLAIN:
                gain_glory(s, seat, 2, "slain")


class AxesGlory(Then):
    """Glory by the winner's Axes, as they are after the reward (p. 19)."""

    def run(self, s: State) -> None:
        gain_glory(s, s.winner, axes(s, s.winner), "battle")


class BattleEnds(Then):
    """The pillage is over; then losers may come back with a warrior, clockwise from the pillager (R5, R84)."""

    def run(self, s: State) -> None:
        province = s.province
        pillager = s.pillager
        losers = s.fighters if s.winner == NONE else s.fighters & ~(1 << s.winner)
        clear_battle(s)
        for i in range(s.seats - 1, -1, -1):
            seat = (pillager + i) % s.seats
            if losers >> seat & 1 and s.powers[seat] & WARRIOR_AFTER_DEFEAT:
                # An invasion may lead to another pillage, so these modules know each other.
                from gladsheim.games.bloodrage.actions.invading import bless

                bless(s, seat, province)


# Frames never change, so one per seat will do, and a last one for nobody.
COMPARE: Final = [Compare(seat) for seat in (*range(MOST_SEATS), NONE)]
KEEP: Final = [KeepCards(seat) for seat in range(MOST_SEATS)]
WINNER_KEEPS: Final = WinnerKeeps()
CARDS_RETURN: Final = CardsReturn()
LOSERS_DIE: Final = LosersDie()
COUNT_DEAD: Final = [CountDead(seat) for seat in (*range(MOST_SEATS), NONE)]
AXES_GLORY: Final = AxesGlory()
BATTLE_ENDS: Final = BattleEnds()


def pillage_unopposed(s: State) -> None:
    """Without an enemy the reward is taken at once, and there is no Glory for a battle (p. 17)."""
    s.winner = s.pillager
    note(s, PillagedUnopposed, s.pillager, PROVINCES[s.province])
    then(s, BATTLE_ENDS)
    await_reward(s)


def await_reward(s: State) -> None:
    """The token's reward, again with a Frost Giant, then what a card and the leader bring (R69, R85, R95, R96)."""
    then(s, LORD_ACTS)
    await_texts(s, PILLAGED, 1 << s.pillager)
    then(s, REWARD_AGAIN)
    then(s, REWARD)


def await_outcome(s: State, valkyrie: int) -> None:
    """All that follows from the totals, pushed from the last to the first (bloodrage.md 5.1, 10 to 14)."""
    then(s, BATTLE_ENDS)
    if s.winner != NONE:
        await_texts(s, AFTER_GLORY, s.fighters & ~(1 << s.winner))
        then(s, AXES_GLORY)
        if s.winner == s.pillager:
            await_reward(s)
    then(s, COUNT_DEAD[valkyrie])
    await_texts(s, COUNTED_DEAD, s.fighters)
    then(s, LOSERS_DIE)
    then(s, CARDS_RETURN)
    if s.winner != NONE:
        then(s, WINNER_KEEPS)
        await_won_and_lost(s)


def await_won_and_lost(s: State) -> None:
    """The winner's text and those of the losers, clockwise from the pillager; a tie has neither (R5)."""
    for i in range(s.seats - 1, -1, -1):
        seat = (s.pillager + i) % s.seats
        if has_text(s, seat, WON if seat == s.winner else LOST):
            then(s, TEXT_ACTS[seat][text_of(s, seat)])


def tell_totals(s: State) -> None:
    """Who fought how strongly."""
    strengths = [
        strength(s, seat, s.province) + s.bonus[seat] if s.fighters >> seat & 1 else None for seat in range(s.seats)
    ]
    if s.winner == NONE:
        tell(s, BattleTied(PROVINCES[s.province], strengths))
    else:
        tell(s, BattleWon(s.winner, PROVINCES[s.province], strengths))


def ask_to_keep(s: State) -> None:
    """Ask the winner while he has the upgrade, a Rage and a card of this battle (R93)."""
    if s.powers[s.winner] & KEEP_CARDS and s.rage[s.winner] and s.played[s.winner]:
        then(s, KEEP[s.winner])


def return_cards(s: State, seat: int, cards: list[int]) -> None:
    """Back to the hand of a loser, out of the game for the winner."""
    if seat != s.winner:
        for card in cards:
            put_back(s, seat, card)
    note(s, CardsDiscarded if seat == s.winner else CardsReturned, seat, names(s, cards))


def clear_battle(s: State) -> None:
    """Nobody fights any more."""
    s.province = NONE
    s.pillager = NONE
    s.fighters = 0
    s.cancelled = 0
    s.declared = 0
    s.winner = NONE
    for seat in range(s.seats):
        s.bonus[seat] = 0
        s.fallen[seat] = 0
