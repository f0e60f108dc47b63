"""Setting up (p. 9 to 11): clans, tokens, the three provinces of Ragnarök, those already destroyed, three decks."""

from __future__ import annotations

from typing import Final

from gladsheim.games.bloodrage.rules.ages import AGE_BEGINS, LAST_AGE
from gladsheim.games.bloodrage.rules.board import (
    OUTER,
    PROVINCE_OF,
    PROVINCES,
    YGGDRASIL,
)
from gladsheim.games.bloodrage.rules.events import DoomDrawn, FirstPlayerDrawn, ProvinceRuined, TokenLaid
from gladsheim.games.bloodrage.rules.notation import place_words, token_words, who
from gladsheim.games.bloodrage.rules.state import TOKENS, State
from gladsheim.games.bloodrage.rules.state_start import start
from gladsheim.kernel.note import note
from gladsheim.kernel.step import Chance, Moves, then, unreadable
from gladsheim.words import Refusal, Words

TOKEN_COPIES: Final = [3, 2, 2, 1]
RUINED: Final = [0, 0, 3, 2, 1, 0]
"""By seats: provinces destroyed before the game (p. 10)."""


def new(seats: int, first_game: bool) -> State:
    """Everything in its place; the first player is drawn first."""
    s = start(seats, first_game)
    then(s, AGE_BEGINS[1])
    then(s, FirstPlayer())
    return s


class FirstPlayer(Chance):
    """Whoever was born farthest north: anybody (p. 11, R72)."""

    def span(self, s: State) -> int:
        return s.seats

    def moves(self, s: State, out: Moves) -> None:
        for seat in range(s.seats):
            out.add(seat)

    def answer(self, s: State, move: int) -> None:
        s.first = move
        note(s, FirstPlayerDrawn, move)
        then(s, LayToken(0))

    def show(self, s: State, move: int) -> str:
        return str(move)

    def label(self, s: State, move: int) -> Words:
        return who(move)

    def prompt(self, s: State) -> Words:
        return Words("bloodrage-ask-first-player")


class LayToken(Chance):
    """A pillage token for each outer province; the last gets the one left over (p. 10)."""

    def __init__(self, province: int) -> None:
        self.province = province

    def span(self, s: State) -> int:
        return len(TOKEN_COPIES)

    def moves(self, s: State, out: Moves) -> None:
        for token in range(len(TOKEN_COPIES)):
            if tokens_left(s, token):
                out.add(token)

    def weight(self, s: State, move: int) -> int:
        return tokens_left(s, move)

    def answer(self, s: State, move: int) -> None:
        lay_token(s, self.province, move)
        if self.province + 2 < OUTER:
            then(s, LayToken(self.province + 1))
            return
        last = 0
        while not tokens_left(s, last):
            last += 1
        lay_token(s, self.province + 1, last)
        then(s, DrawDoom(1))

    def show(self, s: State, move: int) -> str:
        return TOKENS[move]

    def why_not(self, s: State, move: int) -> Refusal:
        return Refusal("bloodrage/not-left", {"text": token_words(TOKENS[move])})

    def label(self, s: State, move: int) -> Words:
        return token_words(TOKENS[move])

    def prompt(self, s: State) -> Words:
        return Words("bloodrage-ask-lay-token", {"province": place_words(PROVINCES[self.province])})


class DrawProvince(Chance):
    """One of the Ragnarök tokens that are left: an outer province, never Yggdrasil (p. 10)."""

    def span(self, s: State) -> int:
        return OUTER

    def moves(self, s: State, out: Moves) -> None:
        for province in range(OUTER):
            if is_left(s, province):
                out.add(province)

    def show(self, s: State, move: int) -> str:
        return PROVINCES[move]

    def read(self, s: State, text: str) -> int:
        if PROVINCE_OF.get(text, YGGDRASIL) == YGGDRASIL:
            raise unreadable(text)
        return PROVINCE_OF[text]

    def why_not(self, s: State, move: int) -> Refusal:
        return Refusal("bloodrage/not-left", {"text": place_words(PROVINCES[move])})

    def label(self, s: State, move: int) -> Words:
        return place_words(PROVINCES[move])


class DrawDoom(DrawProvince):
    """The province that Ragnarök will take in an age, for all to see (p. 10)."""

    def __init__(self, age: int) -> None:
        self.age = age

    def answer(self, s: State, move: int) -> None:
        s.doom[self.age - 1] = move
        note(s, DoomDrawn, self.age, PROVINCES[move])
        if self.age < LAST_AGE:
            then(s, DrawDoom(self.age + 1))
        elif RUINED[s.seats]:
            then(s, Ruin(RUINED[s.seats]))

    def prompt(self, s: State) -> Words:
        return Words("bloodrage-ask-draw-doom", {"age": self.age})


class Ruin(DrawProvince):
    """A province is destroyed before the game begins: the fewer players, the more (p. 10)."""

    def __init__(self, left: int) -> None:
        self.left = left

    def answer(self, s: State, move: int) -> None:
        s.destroyed[move] = 1
        note(s, ProvinceRuined, PROVINCES[move])
        if self.left > 1:
            then(s, Ruin(self.left - 1))

    def prompt(self, s: State) -> Words:
        return Words("bloodrage-ask-ruin", {"left": self.left})


def tokens_left(s: State, token: int) -> int:
    """How many such tokens are not laid yet."""
    return TOKEN_COPIES[token] - s.tokens.count(token)


def lay_token(s: State, province: int, token: int) -> None:
    """A token stays in its province for the whole game."""
    s.tokens[province] = token
    note(s, TokenLaid, PROVINCES[province], TOKENS[token])


def is_left(s: State, province: int) -> bool:
    """Whether the Ragnarök token of a province has not been drawn."""
    return not s.destroyed[province] and province not in s.doom
