"""Creatures (p. 15, 20 and 21): drawn on Svartalfheim, one of them is chosen and helps at once."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from gladsheim.games.yggdrasil.cards.gifts import (
    Gifts,
    Give,
    GiveLife,
    GiveTo,
    LifeGifts,
    ReturnLife,
    lacks_life,
    offer_gifts,
    offer_life,
    return_life,
)
from gladsheim.games.yggdrasil.cards.journeys import (
    ActBesides,
    FightBesides,
    MayAct,
    MayFight,
    MoveAnywhere,
    move_all,
    run_and_act,
    run_and_fight,
)
from gladsheim.games.yggdrasil.cards.norns import (
    ClearNext,
    PutOnTop,
    Reorder,
    TakeOffWheel,
    UnderWhichDeck,
    clear_wheel,
    look_ahead,
)
from gladsheim.games.yggdrasil.enemies.iotunns import defeat_iotunn
from gladsheim.games.yggdrasil.risks.events import CreatureChosen, CreatureDrawn, CreatureIdle, CreaturesShuffled
from gladsheim.games.yggdrasil.rules.asking import AskingOf
from gladsheim.games.yggdrasil.rules.life import gain_life
from gladsheim.games.yggdrasil.rules.notation import creature_words, god_text, god_words, iotunn_words
from gladsheim.games.yggdrasil.rules.printed import CREATURE_COUNT, CREATURES, HERO_COUNT, IOTUNN_COUNT, IOTUNNS
from gladsheim.games.yggdrasil.rules.state import (
    ACTIVE,
    DISCARDED,
    DRAWN,
    IN_DECK,
    OUT_OF_GAME,
    State,
    active_iotunns,
    devastated_worlds,
)
from gladsheim.games.yggdrasil.worlds.gathering import all_in_vain, heal_any, offer_dice, offer_elves, offer_heroes
from gladsheim.kernel.note import note
from gladsheim.kernel.step import Chance, Frame, Moves, Then, then, unreadable
from gladsheim.words import Refusal, Words

AT_WORK: Final = 3
"""Of a creature: drawn with one whose effect is going on; all of them are discarded when that is over."""


def draw_creatures(s: State, slot: int, count: int) -> None:
    """Svartalfheim's action: draw so many, then let one of them help."""
    then(s, CallCreature(slot))
    then(s, DrawOn(slot, count))


class DrawOn(Then):
    """The next card; an empty deck is made of the discarded cards again (ruling 25)."""

    def __init__(self, slot: int, left: int) -> None:
        self.slot = slot
        self.left = left

    def run(self, s: State) -> None:
        if s.creatures.count(IN_DECK) == s.aside:
            shuffle_creatures(s)
        in_deck = s.creatures.count(IN_DECK)
        if in_deck == 0:
            return
        if self.left > 1:
            then(s, DrawOn(self.slot, self.left - 1))
        if in_deck == 1:
            draw_creature(s, self.slot, s.creatures.index(IN_DECK))
        else:
            then(s, DrawCreature(self.slot))


def shuffle_creatures(s: State) -> None:
    """The discarded cards are a new deck; what a saga laid aside unseen is known now, and stays out."""
    if s.aside:
        for creature in range(CREATURE_COUNT):
            if s.creatures[creature] == IN_DECK:
                s.creatures[creature] = OUT_OF_GAME
        s.aside = 0
    for creature in range(CREATURE_COUNT):
        if s.creatures[creature] == DISCARDED:
            s.creatures[creature] = IN_DECK
    note(s, CreaturesShuffled, s.creatures.count(IN_DECK))


def draw_creature(s: State, slot: int, creature: int) -> None:
    """A card out of the dispenser, for all to see."""
    s.creatures[creature] = DRAWN
    note(s, CreatureDrawn, god_text(s, slot), CREATURES[creature])


class DrawCreature(Chance):
    """The top card of the creatures: any that is in the deck."""

    def __init__(self, slot: int) -> None:
        self.slot = slot

    def span(self, s: State) -> int:
        return CREATURE_COUNT

    def moves(self, s: State, out: Moves) -> None:
        for creature in range(CREATURE_COUNT):
            if s.creatures[creature] == IN_DECK:
                out.add(creature)

    def answer(self, s: State, move: int) -> None:
        draw_creature(s, self.slot, move)

    def show(self, s: State, move: int) -> str:
        return CREATURES[move]

    def read(self, s: State, text: str) -> int:
        return read_creature(text)

    def label(self, s: State, move: int) -> Words:
        return creature_words(move)

    def why_not(self, s: State, move: int) -> Refusal:
        return Refusal("yggdrasil/not-in-deck", {"card": creature_words(move)})

    def prompt(self, s: State) -> Words:
        return Words("yggdrasil-ask-draw-creature", {"god": god_words(s, self.slot)})


class CallCreature(Then):
    """When all are drawn: a single one is no question."""

    def __init__(self, slot: int) -> None:
        self.slot = slot

    def run(self, s: State) -> None:
        drawn = s.creatures.count(DRAWN)
        if drawn > 1:
            then(s, ChooseCreature(self.slot))
        elif drawn:
            call_creature(s, self.slot, s.creatures.index(DRAWN))


class ChooseCreature(AskingOf):
    """Exactly one of the creatures drawn, even if it can do nothing (ruling 46)."""

    def span(self, s: State) -> int:
        return CREATURE_COUNT

    def moves(self, s: State, out: Moves) -> None:
        for creature in range(CREATURE_COUNT):
            if s.creatures[creature] == DRAWN:
                out.add(creature)

    def answer(self, s: State, move: int) -> None:
        call_creature(s, self.slot, move)

    def show(self, s: State, move: int) -> str:
        return CREATURES[move]

    def read(self, s: State, text: str) -> int:
        return read_creature(text)

    def label(self, s: State, move: int) -> Words:
        return creature_words(move)

    def why_not(self, s: State, move: int) -> Refusal:
        return Refusal("yggdrasil/not-drawn", {"creature": creature_words(move)})

    def warning(self, s: State, move: int) -> Words | None:
        return all_in_vain(s) if EFFECTS[move] is heal_free else None

    def prompt(self, s: State) -> Words:
        return Words("yggdrasil-ask-choose-creature")


def call_creature(s: State, slot: int, creature: int) -> None:
    """A creature helps; when its effect is over, all cards drawn are discarded."""
    cards = 0
    for other in range(CREATURE_COUNT):
        if s.creatures[other] == DRAWN:
            s.creatures[other] = AT_WORK
            cards |= 1 << other
    note(s, CreatureChosen, god_text(s, slot), CREATURES[creature])
    then(s, DiscardCreatures(cards))
    if not EFFECTS[creature](s, slot):
        note(s, CreatureIdle, CREATURES[creature])


class DiscardCreatures(Then):
    """What was drawn together, as bits, is discarded together; one creature may have led to another draw."""

    def __init__(self, cards: int) -> None:
        self.cards = cards

    def run(self, s: State) -> None:
        for creature in range(CREATURE_COUNT):
            if self.cards >> creature & 1:
                s.creatures[creature] = DISCARDED


def read_creature(text: str) -> int:
    """A creature by its text."""
    if text not in CREATURES:
        raise unreadable(text)
    return CREATURES.index(text)


def recover_one(s: State, slot: int) -> bool:
    """The god himself gets a Life Point back."""
    return recover(s, slot, 1)


def recover_two(s: State, slot: int) -> bool:
    """The god himself gets up to two Life Points back."""
    return recover(s, slot, 2)


def recover(s: State, slot: int, count: int) -> bool:
    """As many as he lacks at most (ruling 48)."""
    lacks = lacks_life(s, slot)
    gain_life(s, slot, count)
    return lacks


def heal_free(s: State, slot: int) -> bool:
    """A devastated world of his choice is healed at no cost."""
    heals = devastated_worlds(s) > 0
    heal_any(s, slot)
    return heals


def rout_iotunn(s: State, slot: int) -> bool:
    """An active Iotunn of his choice goes back to Loki's ladder, wherever it is (ruling 22)."""
    active = active_iotunns(s)
    if active > 1:
        then(s, RoutIotunn(slot))
    elif active:
        defeat_iotunn(s, s.iotunns.index(ACTIVE))
    return active > 0


class RoutIotunn(AskingOf):
    """Which active Iotunn goes back to Loki's ladder."""

    def span(self, s: State) -> int:
        return IOTUNN_COUNT

    def moves(self, s: State, out: Moves) -> None:
        for iotunn in range(IOTUNN_COUNT):
            if s.iotunns[iotunn] == ACTIVE:
                out.add(iotunn)

    def answer(self, s: State, move: int) -> None:
        defeat_iotunn(s, move)

    def show(self, s: State, move: int) -> str:
        return IOTUNNS[move]

    def label(self, s: State, move: int) -> Words:
        return iotunn_words(move)

    def why_not(self, s: State, move: int) -> Refusal:
        return Refusal("yggdrasil/on-ladder", {"opponent": iotunn_words(move)})

    def prompt(self, s: State) -> Words:
        return Words("yggdrasil-ask-rout-iotunn")


def call_one_hero(s: State, slot: int) -> bool:
    """A Hero for Valhalla."""
    return call_up_to(s, slot, 1)


def call_two_heroes(s: State, slot: int) -> bool:
    """Up to two Heroes for Valhalla."""
    return call_up_to(s, slot, 2)


def call_three_heroes(s: State, slot: int) -> bool:
    """Up to three Heroes for Valhalla."""
    return call_up_to(s, slot, 3)


def call_up_to(s: State, slot: int, most: int) -> bool:
    """Heroes as far as Midgard has any."""
    some = s.heroes < HERO_COUNT
    offer_heroes(s, slot, most)
    return some


def three_elves(s: State, slot: int) -> bool:
    """Up to three Elves."""
    some = s.elf_reserve > 0
    offer_elves(s, slot, 3)
    return some


def two_dice(s: State, slot: int) -> bool:
    """Up to two Vanir dice."""
    some = s.dice_reserve > 0
    offer_dice(s, slot, 2)
    return some


def life_for_one(s: State, slot: int) -> bool:
    """A Life Point for any god."""
    return return_life(s, slot, 1)


def life_for_two(s: State, slot: int) -> bool:
    """Two Life Points for any gods."""
    return return_life(s, slot, 2)


def exchange_things(s: State, slot: int) -> bool:
    """Gods give each other what they have."""
    return offer_gifts(s)


def exchange_life(s: State, slot: int) -> bool:
    """Gods give each other life."""
    return offer_life(s)


EFFECTS: Final[tuple[Callable[[State, int], bool], ...]] = (
    recover_one,  # the four deer
    heal_free,  # Eikthyrnir
    run_and_fight,  # Geri and Freki
    rout_iotunn,  # Gullfaxi
    call_one_hero,  # Gullinkambi
    exchange_things,  # Gulltopp
    recover_two,  # Heidrun
    three_elves,  # Hildisvini
    two_dice,  # Hugin and Munin
    run_and_act,  # Ratatosk
    life_for_one,  # Saehrimnir
    look_ahead,  # Skuld
    move_all,  # Sleipnir
    life_for_two,  # Tanngrisnir and Tanngnjostr
    clear_wheel,  # Urd
    call_two_heroes,  # Vedrfolnir
    exchange_life,  # Verdandi
    call_three_heroes,  # Vidofnir
)
"""By creature: what it does for a god; False if there was nothing to do."""

CREATURE_FRAMES: Final[tuple[type[Frame], ...]] = (
    DrawOn,
    DrawCreature,
    CallCreature,
    ChooseCreature,
    DiscardCreatures,
    RoutIotunn,
    ReturnLife,
    Gifts,
    Give,
    GiveTo,
    LifeGifts,
    GiveLife,
    MoveAnywhere,
    MayFight,
    FightBesides,
    MayAct,
    ActBesides,
    Reorder,
    PutOnTop,
    TakeOffWheel,
    ClearNext,
    UnderWhichDeck,
)
