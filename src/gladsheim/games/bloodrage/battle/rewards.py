"""What a successful pillage brings (p. 18): the token, and what figures and upgrades add to it."""

from __future__ import annotations

from typing import Final

from gladsheim.games.bloodrage.battle.events import LeaderMoved, Pillaged
from gladsheim.games.bloodrage.cards.powers import LEADER_MOVES, LEADER_RAISES, LEADER_RAISES_ALL
from gladsheim.games.bloodrage.cards.printed import FIRST_MONSTER, FROST_GIANT
from gladsheim.games.bloodrage.rules.board import ADJACENT, MOST_SEATS, PROVINCE_COUNT, PROVINCE_OF, PROVINCES
from gladsheim.games.bloodrage.rules.figures import free_villages
from gladsheim.games.bloodrage.rules.notation import place_words, to_words
from gladsheim.games.bloodrage.rules.state import GLORY_TOKEN, TOKENS, State
from gladsheim.games.bloodrage.rules.stats import STAT_COUNT, ask_raise, gain_glory, raise_stat
from gladsheim.kernel.note import note
from gladsheim.kernel.step import Asking, Moves, Then, then, unreadable
from gladsheim.words import Refusal, Words

TOKEN_GLORY: Final = 5
STAYS: Final = PROVINCE_COUNT
"""As an answer: the leader stays where he is."""


class Reward(Then):
    """The pillager takes what the token shows, and turns it over (p. 18)."""

    def run(self, s: State) -> None:
        s.pillaged[s.province] = 1
        note(s, Pillaged, s.pillager, PROVINCES[s.province], TOKENS[s.tokens[s.province]])
        take_reward(s)


class RewardAgain(Then):
    """A Frost Giant who stands there doubles it (R69, R95)."""

    def run(self, s: State) -> None:
        giant = FROST_GIANT - FIRST_MONSTER
        if s.owners[giant] == s.pillager and s.monsters[giant] == s.province:
            take_reward(s)


class LordActs(Then):
    """An upgraded leader who stands there after the battle moves on or raises stats (R66, R67, R96)."""

    def run(self, s: State) -> None:
        seat = s.pillager
        if s.leaders[seat] != s.province:
            return
        if s.powers[seat] & LEADER_RAISES_ALL:
            raise_all(s, seat)
        elif s.powers[seat] & LEADER_RAISES:
            ask_raise(s, seat, 0)
        elif s.powers[seat] & LEADER_MOVES and is_way_open(s):
            then(s, LEADER_MOVES_ON[seat])


class LeaderMoves(Asking):
    """Into a free village beside the province, or to Yggdrasil, free of Rage; or stay (R67)."""

    def span(self, s: State) -> int:
        return PROVINCE_COUNT + 1

    def moves(self, s: State, out: Moves) -> None:
        for province in ADJACENT[s.province]:
            if free_villages(s, province):
                out.add(province)
        out.add(STAYS)

    def answer(self, s: State, move: int) -> None:
        if move != STAYS:
            s.leaders[self.turn] = move
            note(s, LeaderMoved, self.turn, PROVINCES[s.province], PROVINCES[move])

    def show(self, s: State, move: int) -> str:
        return "none" if move == STAYS else PROVINCES[move]

    def read(self, s: State, text: str) -> int:
        if text == "none":
            return STAYS
        if text not in PROVINCE_OF:
            raise unreadable(text)
        return PROVINCE_OF[text]

    def why_not(self, s: State, move: int) -> Refusal:
        place = place_words(PROVINCES[move])
        if move == s.province:
            return Refusal("bloodrage/already-there", {"place": place})
        if move not in ADJACENT[s.province]:
            return Refusal("bloodrage/not-adjacent", {"place": place, "other": place_words(PROVINCES[s.province])})
        return Refusal("bloodrage/destroyed" if s.destroyed[move] else "bloodrage/no-village", {"place": place})

    def label(self, s: State, move: int) -> Words:
        return Words("bloodrage-choose-leader-stays") if move == STAYS else to_words(PROVINCES[move])

    def is_open(self, s: State) -> bool:
        return True

    def prompt(self, s: State) -> Words:
        return Words("bloodrage-ask-leader-moves", {"from": place_words(PROVINCES[s.province])})


# Frames never change, so one per seat will do.
REWARD: Final = Reward()
REWARD_AGAIN: Final = RewardAgain()
LORD_ACTS: Final = LordActs()
LEADER_MOVES_ON: Final = [LeaderMoves(seat) for seat in range(MOST_SEATS)]


def take_reward(s: State) -> None:
    """A step on the token's stat, or on all three in Yggdrasil, or 5 Glory (p. 18)."""
    token = s.tokens[s.province]
    if token < GLORY_TOKEN:
        raise_stat(s, s.pillager, token)
    elif token == GLORY_TOKEN:
        gain_glory(s, s.pillager, TOKEN_GLORY, "pillage")
    else:
        raise_all(s, s.pillager)


def raise_all(s: State, seat: int) -> None:
    """All three stats, each at most to its last step (R96)."""
    for stat in range(STAT_COUNT):
        raise_stat(s, seat, stat)


def is_way_open(s: State) -> bool:
    """Whether there is room in any province beside this one."""
    for province in ADJACENT[s.province]:
        if free_villages(s, province):
            return True
    return False
