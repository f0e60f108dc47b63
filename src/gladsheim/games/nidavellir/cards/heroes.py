"""Recruiting heroes (p. 7, 8, 13): when one is due, who can be had, and what is done when one comes."""

from __future__ import annotations

from typing import Final

from gladsheim.games.nidavellir.cards.army import is_dwarf, is_hero_due, lay, sets, take_out, top
from gladsheim.games.nidavellir.cards.printed import (
    CARD_CLASS,
    CARD_NAMES,
    CARD_RANKS,
    CLASS_OF,
    CLASSES,
    EXPLORER,
    HERO,
    HERO_COUNT,
    HERO_NAMES,
    HERO_OF,
    HEROES,
    MOST_SEATS,
    RAISE_GRID,
    THRUD,
    THRUD_AS,
    ULINE,
    YLUD,
)
from gladsheim.games.nidavellir.coins.purse import arrange
from gladsheim.games.nidavellir.coins.upgrades import UPGRADE
from gladsheim.games.nidavellir.rules.asking import AskingForColumn
from gladsheim.games.nidavellir.rules.events import CardDiscarded, HeroRecruited, ThrudLaid, UlineTookCoins
from gladsheim.games.nidavellir.rules.notation import card_words, class_words, hero_words, who
from gladsheim.games.nidavellir.rules.state import (
    AGE_END,
    COINS,
    FREE,
    HAND,
    KNOWN,
    NONE,
    OPEN,
    OUT,
    POUCH,
    TAVERN,
    State,
)
from gladsheim.kernel.note import note
from gladsheim.kernel.step import Asking, Moves, Step, Then, then, unreadable
from gladsheim.words import Refusal, Words


class Muster(Then):
    """After every card laid: as long as there are fewer heroes than sets, one must be recruited (p. 7, R12, R13)."""

    def __init__(self, turn: int) -> None:
        self.turn = turn

    def run(self, s: State) -> None:
        if is_hero_due(s, self.turn) and is_any_to_be_had(s, self.turn):
            then(s, self)
            then(s, RECRUIT[self.turn])


class Recruit(Asking):
    """Choose a hero from the stands (p. 8)."""

    def span(self, s: State) -> int:
        return HERO_COUNT

    def moves(self, s: State, out: Moves) -> None:
        for hero in range(HERO_COUNT):
            if s.heroes[hero] == FREE and meets_needs(s, self.turn, hero):
                out.add(hero)

    def answer(self, s: State, move: int) -> None:
        recruit(s, self.turn, move)

    def show(self, s: State, move: int) -> str:
        return HERO_NAMES[move]

    def read(self, s: State, text: str) -> int:
        if text not in HERO_OF:
            raise unreadable(text)
        return HERO_OF[text]

    def why_not(self, s: State, move: int) -> Refusal:
        return why_not_recruit(s, self.turn, move)

    def label(self, s: State, move: int) -> Words:
        return hero_words(HERO_NAMES[move])

    def warning(self, s: State, move: int) -> Words | None:
        hero = HEROES[move]
        if hero.discards:
            return Words("nidavellir-warn-discards", {"hero": hero_words(hero.name), "count": hero.discards})
        if move == YLUD and s.age == 1 and s.phase == AGE_END:
            return Words("nidavellir-warn-ylud-waits")
        return None

    def is_open(self, s: State) -> bool:
        return True

    def prompt(self, s: State) -> Words:
        return Words("nidavellir-ask-recruit", {"due": sets(s, self.turn) - s.recruited[self.turn]})


class LayThrud(AskingForColumn):
    """Lay Thrud on any column, the one she came from included (p. 14, R17)."""

    def answer(self, s: State, move: int) -> None:
        lay(s, self.turn, THRUD_AS + move)
        note(s, ThrudLaid, self.turn, CLASSES[move])

    def is_open(self, s: State) -> bool:
        return True

    def prompt(self, s: State) -> Words:
        return Words("nidavellir-ask-thrud")


class Discard(Step):
    """Dagda and Bonfur: discard the top dwarf of another column, for Dagda of two different ones (p. 13, R14)."""

    def __init__(self, turn: int, hero: int, barred: int) -> None:
        self.turn = turn
        self.hero = hero
        self.barred = barred  # the column that Dagda has already cost a dwarf, or NONE

    def seat(self, s: State) -> int:
        return self.turn

    def span(self, s: State) -> int:
        return len(CLASSES)

    def moves(self, s: State, out: Moves) -> None:
        for class_ in range(len(CLASSES)):
            if class_ != self.barred and can_discard(s, self.turn, self.hero, class_):
                out.add(class_)

    def answer(self, s: State, move: int) -> None:
        discard(s, self.turn, self.hero, move)
        if self.count() > 1:
            ask_discard(s, self.turn, self.hero, move)

    def count(self) -> int:
        """How many dwarfs are still to go."""
        return HEROES[self.hero].discards - (0 if self.barred == NONE else 1)

    def show(self, s: State, move: int) -> str:
        return CLASSES[move]

    def read(self, s: State, text: str) -> int:
        if text not in CLASS_OF:
            raise unreadable(text)
        return CLASS_OF[text]

    def why_not(self, s: State, move: int) -> Refusal:
        column = class_words(CLASSES[move])
        if move == HEROES[self.hero].class_:
            return Refusal("nidavellir/own-column", {"hero": hero_words(HERO_NAMES[self.hero]), "column": column})
        if move == self.barred:
            return Refusal("nidavellir/same-column", {"column": column})
        card = top(s, self.turn, move)
        if card == NONE:
            return Refusal("nidavellir/empty-column", {"column": column})
        return Refusal("nidavellir/hero-on-top", {"column": column, "hero": hero_words(CARD_NAMES[card])})

    def label(self, s: State, move: int) -> Words:
        card = CARD_NAMES[top(s, self.turn, move)]
        return Words("nidavellir-choose-discard", {"card": card_words(card), "column": class_words(CLASSES[move])})

    def warning(self, s: State, move: int) -> Words | None:
        left = s.ranks[5 * self.turn + move] - CARD_RANKS[top(s, self.turn, move)]
        if left >= sets(s, self.turn):
            return None
        return Words("nidavellir-warn-set-lost", {"sets": left})

    def is_open(self, s: State) -> bool:
        return True

    def prompt(self, s: State) -> Words:
        return Words("nidavellir-ask-discard", {"hero": hero_words(HERO_NAMES[self.hero]), "count": self.count()})


# Frames never change, so one per seat will do.
MUSTER: Final = [Muster(seat) for seat in range(MOST_SEATS)]
RECRUIT: Final = [Recruit(seat) for seat in range(MOST_SEATS)]
LAY_THRUD: Final = [LayThrud(seat) for seat in range(MOST_SEATS)]


def recruit(s: State, seat: int, hero: int) -> None:
    """Take a hero and carry out what it brings; Thrud is laid again last, and then heroes are counted (R17)."""
    s.heroes[hero] = seat
    s.recruited[seat] += 1
    note(s, HeroRecruited, seat, HERO_NAMES[hero])
    if hero == THRUD or lay(s, seat, HERO + hero):
        then(s, LAY_THRUD[seat])
    if HEROES[hero].discards:
        ask_discard(s, seat, hero, NONE)
    elif HEROES[hero].adds:
        then(s, UPGRADE[seat][RAISE_GRID])
    elif hero == ULINE and s.phase == TAVERN:
        take_hidden_coins(s, seat)


def take_hidden_coins(s: State, seat: int) -> None:
    """With Uline, the pouch and all coins still face down return to the hand (p. 14, R24)."""
    for i in range(COINS * seat, COINS * seat + COINS):
        if s.places[i] == POUCH or s.shown[i] != OPEN:
            s.places[i] = HAND
            s.shown[i] = KNOWN
    arrange(s, seat)
    note(s, UlineTookCoins, seat)


def ask_discard(s: State, seat: int, hero: int, barred: int) -> None:
    """Which dwarfs go is asked only where there is a choice."""
    out = Moves()
    step = Discard(seat, hero, barred)
    step.moves(s, out)
    if out.n == step.count():
        for class_ in out.listed():
            discard(s, seat, hero, class_)
    else:
        then(s, step)


def discard(s: State, seat: int, hero: int, class_: int) -> None:
    """The top dwarf of a column goes to the open pile (R16)."""
    card = top(s, seat, class_)
    take_out(s, seat, card)
    s.discard.append(card)
    note(s, CardDiscarded, seat, CARD_NAMES[card], HERO_NAMES[hero])


def can_discard(s: State, seat: int, hero: int, class_: int) -> bool:
    """Whether a hero may cost this column a dwarf: not its own, and no hero lies on top (R14)."""
    return class_ != CARD_CLASS[HERO + hero] and is_dwarf(top(s, seat, class_))


def meets_needs(s: State, seat: int, hero: int) -> bool:
    """Whether a seat has what a hero asks for: explorers beforehand, dwarfs to discard (p. 13, R14, R22)."""
    needs = NEEDS[hero]
    if needs and s.ranks[5 * seat + EXPLORER] < needs:
        return False
    discards = DISCARDS[hero]
    if discards:
        columns = 0
        for class_ in range(len(CLASSES)):
            if can_discard(s, seat, hero, class_):
                columns += 1
        return columns >= discards
    return True


NEEDS: Final = [hero.needs for hero in HEROES]
DISCARDS: Final = [hero.discards for hero in HEROES]


def is_any_to_be_had(s: State, seat: int) -> bool:
    """Whether some hero in the stands would come (R23)."""
    for hero in range(HERO_COUNT):
        if s.heroes[hero] == FREE and meets_needs(s, seat, hero):
            return True
    return False


def why_not_recruit(s: State, seat: int, hero: int) -> Refusal:
    """The rule that keeps a hero from a seat."""
    words = hero_words(HERO_NAMES[hero])
    if s.heroes[hero] == OUT:
        return Refusal("nidavellir/hero-out", {"hero": words})
    if s.heroes[hero] != FREE:
        return Refusal("nidavellir/hero-taken", {"hero": words, "owner": who(s.heroes[hero])})
    if HEROES[hero].needs:
        ranks = s.ranks[5 * seat + EXPLORER]
        return Refusal("nidavellir/few-explorers", {"hero": words, "needs": HEROES[hero].needs, "ranks": ranks})
    return Refusal("nidavellir/cannot-discard", {"hero": words, "count": HEROES[hero].discards})
