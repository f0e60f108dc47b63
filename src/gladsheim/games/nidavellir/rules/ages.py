"""The course of the game (p. 5, 10 to 12): cards are revealed, rounds follow rounds, and two ages end."""

from __future__ import annotations

from typing import Final

from gladsheim.games.nidavellir.cards.army import lay, take_out
from gladsheim.games.nidavellir.cards.heroes import LAY_THRUD, MUSTER
from gladsheim.games.nidavellir.cards.printed import (
    CLASSES,
    DECK_KINDS,
    HERO,
    KIND_NAMES,
    MOST_SEATS,
    SPYGLASS,
    TAVERNS,
    THRUD,
    THRUD_AS,
    YLUD,
    YLUD_AS,
    cards_per_tavern,
    rounds_per_age,
)
from gladsheim.games.nidavellir.cards.scoring import tell_scores
from gladsheim.games.nidavellir.coins.purse import take_back
from gladsheim.games.nidavellir.rules.asking import AskingForColumn
from gladsheim.games.nidavellir.rules.bidding import BIDS_TOGETHER
from gladsheim.games.nidavellir.rules.distinctions import AWARD, draw
from gladsheim.games.nidavellir.rules.events import (
    AgeEnded,
    CardLeftOver,
    CardRevealed,
    CoinsTakenBack,
    RoundBegan,
    ThrudLeft,
    YludLaid,
    YludMoved,
    YludStayed,
)
from gladsheim.games.nidavellir.rules.notation import card_words, class_words, tavern_words
from gladsheim.games.nidavellir.rules.state import AGE_END, BIDS, NOBODY, NONE, OVER, SETUP, State, lies_as
from gladsheim.kernel.events import tell
from gladsheim.kernel.note import note
from gladsheim.kernel.rng import Rng
from gladsheim.kernel.step import Chance, Moves, Then, then
from gladsheim.words import Refusal, Words


class AgeBegins(Then):
    """The first round of an age."""

    def __init__(self, age: int) -> None:
        self.age = age

    def run(self, s: State) -> None:
        if self.age == 2:
            s.age = 2
            s.deck = s.next_deck
            s.next_deck = [0] * DECK_KINDS
            s.in_deck = sum(s.deck) - boxed(s)
        s.round = 0
        then(s, AGE_ENDS)
        begin_round(s)


class Reveal(Chance):
    """The next card is revealed; taverns are filled one after the other (p. 6)."""

    def span(self, s: State) -> int:
        return DECK_KINDS

    def moves(self, s: State, out: Moves) -> None:
        for kind in range(DECK_KINDS):
            if s.deck[kind]:
                out.add(kind)

    def weight(self, s: State, move: int) -> int:
        return s.deck[move]

    def sample(self, s: State, rng: Rng) -> int:
        return draw(s.deck, int(rng.below(s.in_deck + boxed(s))))

    def answer(self, s: State, move: int) -> None:
        s.deck[move] -= 1
        s.in_deck -= 1
        i = free_place(s)
        s.taverns[i] = move
        note(s, CardRevealed, i // cards_per_tavern(s.seats), KIND_NAMES[move])
        if i + 1 < len(s.taverns):
            then(s, self)
        else:
            s.phase = BIDS
            then(s, BIDS_TOGETHER)

    def show(self, s: State, move: int) -> str:
        return KIND_NAMES[move]

    def why_not(self, s: State, move: int) -> Refusal:
        return Refusal("nidavellir/not-in-deck", {"card": card_words(KIND_NAMES[move])})

    def label(self, s: State, move: int) -> Words:
        return card_words(KIND_NAMES[move])

    def prompt(self, s: State) -> Words:
        tavern = TAVERNS[free_place(s) // cards_per_tavern(s.seats)]
        return Words("nidavellir-ask-reveal", {"tavern": tavern_words(tavern)})


class RoundEnds(Then):
    """Coins return to the hand; with two players, cards left over go to the open pile (p. 10, R33)."""

    def run(self, s: State) -> None:
        for seat in range(s.seats):
            take_back(s, seat)
        note(s, CoinsTakenBack)
        for i, kind in enumerate(s.taverns):
            if kind != NONE:
                s.taverns[i] = NONE
                s.discard.append(kind)
                note(s, CardLeftOver, i // cards_per_tavern(s.seats), KIND_NAMES[kind])
        if s.round < rounds_per_age(s.seats):
            begin_round(s)


class AgeEnds(Then):
    """Ylud first, with all the heroes she brings; then the distinctions, or the end of the game (p. 11, R19, R21)."""

    def run(self, s: State) -> None:
        s.phase = AGE_END
        note(s, AgeEnded, s.age)
        if s.age == 1:
            then(s, AGE_BEGINS[2])
            then(s, AWARD[0])
        else:
            then(s, GAME_ENDS)
        owner = s.heroes[YLUD]
        if owner >= 0:
            then(s, MUSTER[owner])
            then(s, LAY_YLUD[owner])


class LayYlud(AskingForColumn):
    """Lay Ylud on any column; at the end of the second age she may move or stay (p. 14, R19)."""

    def answer(self, s: State, move: int) -> None:
        before = lies_as(s, self.turn, YLUD_AS)
        if s.log is not None:
            tell_ylud(s, self.turn, before, move)
        if before != move:
            take_out(s, self.turn, HERO + YLUD if before == NONE else YLUD_AS + before)
            if lay(s, self.turn, YLUD_AS + move):
                then(s, LAY_THRUD[self.turn])

    def is_open(self, s: State) -> bool:
        return True

    def prompt(self, s: State) -> Words:
        before = lies_as(s, self.turn, YLUD_AS)
        if before == NONE:
            return Words("nidavellir-ask-ylud")
        return Words("nidavellir-ask-ylud-again", {"column": class_words(CLASSES[before])})


class GameEnds(Then):
    """Thrud leaves her column, and the game is scored (p. 12, 14, R21)."""

    def run(self, s: State) -> None:
        owner = s.heroes[THRUD]
        if owner >= 0:
            take_out(s, owner, THRUD_AS + lies_as(s, owner, THRUD_AS))
            lay(s, owner, HERO + THRUD)
            note(s, ThrudLeft, owner)
        s.phase = OVER
        if s.log is not None:
            tell_scores(s)


# Frames never change, so one of each will do.
AGE_BEGINS: Final = [AgeBegins(age) for age in range(3)]
REVEAL: Final = Reveal()
ROUND_ENDS: Final = RoundEnds()
AGE_ENDS: Final = AgeEnds()
LAY_YLUD: Final = [LayYlud(seat) for seat in range(MOST_SEATS)]
GAME_ENDS: Final = GameEnds()


def begin_round(s: State) -> None:
    """Phase 1: cards for the taverns."""
    s.round += 1
    s.phase = SETUP
    note(s, RoundBegan, s.age, s.round, rounds_per_age(s.seats))
    then(s, ROUND_ENDS)
    then(s, REVEAL)


def free_place(s: State) -> int:
    """Where the next card is laid."""
    i = 0
    while s.taverns[i] != NONE:
        i += 1
    return i


def boxed(s: State) -> int:
    """Whether one of the cards that nobody has seen lies in the box instead of the deck (E20)."""
    return 1 if s.age == 2 and s.distinctions[SPYGLASS] == NOBODY else 0


def tell_ylud(s: State, seat: int, before: int, class_: int) -> None:
    """What Ylud did."""
    if before == NONE:
        tell(s, YludLaid(seat, CLASSES[class_]))
    elif before == class_:
        tell(s, YludStayed(seat, CLASSES[class_]))
    else:
        tell(s, YludMoved(seat, CLASSES[before], CLASSES[class_]))
