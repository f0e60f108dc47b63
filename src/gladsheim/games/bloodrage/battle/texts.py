"""What battle cards say: one row per card, the moment at which its text counts and what it does then."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from gladsheim.games.bloodrage.battle.dying import FIGURE_OF, destroy, doom, doom_all, station
from gladsheim.games.bloodrage.battle.events import (
    CardCancelled,
    CardsTaken,
    CardsWatched,
    FigureKept,
    GloryStolen,
    RageStolen,
)
from gladsheim.games.bloodrage.cards.heaps import put_back
from gladsheim.games.bloodrage.cards.powers import QUEST_AS_3, QUEST_AS_5
from gladsheim.games.bloodrage.cards.printed import (
    BATTLE,
    CARD_COUNT,
    CARD_NAMES,
    CARD_OF,
    FAMILY,
    FIGURE_COUNT,
    FIGURES,
    QUEST,
    VALUE,
    WARRIOR,
)
from gladsheim.games.bloodrage.rules.board import MOST_SEATS, PLACE_COUNT, PROVINCES
from gladsheim.games.bloodrage.rules.figures import count_at
from gladsheim.games.bloodrage.rules.notation import figure_words, place_words
from gladsheim.games.bloodrage.rules.state import GLORY_TOKEN, NONE, State
from gladsheim.games.bloodrage.rules.stats import ask_raise, gain_glory, gain_rage
from gladsheim.kernel.note import note
from gladsheim.kernel.step import Asking, Moves, Then, then, unreadable
from gladsheim.words import Refusal, Words

# The moments of a battle, in their order (bloodrage.md 5.1); a card has its text at one of them.
NEVER: Final = 0
CANCELLING: Final = 1
REVEALED: Final = 2
BEFORE_COMPARING: Final = 3
COUNTING: Final = 4
WON: Final = 5
LOST: Final = 6
COUNTED_DEAD: Final = 7
PILLAGED: Final = 8
AFTER_GLORY: Final = 9


class TextActs(Then):
    """The text of a card takes effect when its moment comes, wherever the card lies by then."""

    def __init__(self, turn: int, kind: int) -> None:
        self.turn = turn
        self.kind = kind

    def run(self, s: State) -> None:
        EFFECT[self.kind](s, self.turn)


class KeepOne(Asking):
    """Choose the one figure that outlives the tide (R19)."""

    def span(self, s: State) -> int:
        return FIGURE_COUNT

    def moves(self, s: State, out: Moves) -> None:
        for kind in kinds_in_battle(s, self.turn):
            out.add(kind)

    def answer(self, s: State, move: int) -> None:
        keep_one(s, self.turn, move)
        note(s, FigureKept, self.turn, FIGURES[move])

    def show(self, s: State, move: int) -> str:
        return FIGURES[move]

    def read(self, s: State, text: str) -> int:
        if text not in FIGURE_OF:
            raise unreadable(text)
        return FIGURE_OF[text]

    def why_not(self, s: State, move: int) -> Refusal:
        place = place_words(PROVINCES[s.province])
        return Refusal("bloodrage/not-there", {"figure": figure_words(FIGURES[move]), "place": place})

    def label(self, s: State, move: int) -> Words:
        return figure_words(FIGURES[move])

    def is_open(self, s: State) -> bool:
        return True

    def prompt(self, s: State) -> Words:
        return Words("bloodrage-ask-keep-one", {"province": place_words(PROVINCES[s.province])})


class RestDies(Then):
    """When everybody has chosen, all the others die at once."""

    def run(self, s: State) -> None:
        destroy(s, s.province, True, s.pillager)


# Frames never change, so one per seat, and per seat and card, will do.
KEEP_ONE: Final = [KeepOne(seat) for seat in range(MOST_SEATS)]
REST_DIES: Final = RestDies()
TEXT_ACTS: Final = [[TextActs(seat, kind) for kind in range(CARD_COUNT)] for seat in range(MOST_SEATS)]


def text_of(s: State, seat: int) -> int:
    """The card whose text a seat has revealed and nobody has cancelled, or NONE; late cards have none."""
    cards = s.played[seat]
    return NONE if not cards or s.cancelled >> seat & 1 else s.kinds[cards[0]]


def has_text(s: State, seat: int, moment: int) -> bool:
    """Whether the text of a seat's card counts at a moment."""
    kind = text_of(s, seat)
    return kind != NONE and MOMENT[kind] == moment


def await_texts(s: State, moment: int, seats: int) -> None:
    """Push the texts of some seats that count at a moment, so that they act clockwise from the pillager."""
    for i in range(s.seats - 1, -1, -1):
        seat = (s.pillager + i) % s.seats
        if seats >> seat & 1 and has_text(s, seat, moment):
            then(s, TEXT_ACTS[seat][text_of(s, seat)])


def value_of(s: State, seat: int, card: int) -> int:
    """What a revealed card adds by itself: what is printed on it, 3 or 5 for a declared quest (R48, R82)."""
    kind = s.kinds[card]
    if FAMILY[kind] == BATTLE:
        return VALUE[kind]
    return quest_strength(s, seat) if FAMILY[kind] == QUEST and s.declared >> seat & 1 else 0


def quest_strength(s: State, seat: int) -> int:
    """What a quest is worth in battle; of two upgrades that allow it the higher counts (R48)."""
    if s.powers[seat] & QUEST_AS_5:
        return 5
    return 3 if s.powers[seat] & QUEST_AS_3 else 0


def count_bonus(s: State) -> None:
    """What the cards of each fighter add as things stand."""
    for seat in range(s.seats):
        total = 0
        for card in s.played[seat]:
            total += value_of(s, seat, card)
        s.bonus[seat] = total
    for seat in range(s.seats):
        if has_text(s, seat, COUNTING):
            EFFECT[text_of(s, seat)](s, seat)


def cancel_texts(s: State, seat: int) -> None:
    """The text of each opponent's card is cancelled; its strength stays, and so do late cards (R12, R13)."""
    for other in range(s.seats):
        if other != seat and s.fighters >> other & 1:
            kind = text_of(s, other)
            s.cancelled |= 1 << other
            if kind != NONE and MOMENT[kind] != NEVER:
                note(s, CardCancelled, other, CARD_NAMES[kind])
    count_bonus(s)


def watch(s: State, seat: int) -> None:
    """All revealed cards are gone, for Glory by the strength on them (R14, R15, R92)."""
    glory = 0
    for other in range(s.seats):
        for card in s.played[other]:
            glory += value_of(s, other, card)
    note(s, CardsWatched, seat, glory, [names(s, cards) for cards in s.played])
    gain_glory(s, seat, glory, "watch")
    for other in range(s.seats):
        s.played[other].clear()
    s.declared = 0
    count_bonus(s)


def slay_warriors(s: State, seat: int) -> None:
    """Each opponent loses a warrior in this province, if one is there (R18)."""
    for other in range(s.seats):
        if other != seat and s.fighters >> other & 1 and s.warriors[PLACE_COUNT * other + s.province]:
            doom(s, other, WARRIOR, 1)
    destroy(s, s.province, True, s.pillager)


def keep_one_each(s: State, seat: int) -> None:
    """Everybody in the battle keeps one figure, the player of the card too; a second such card does nothing (R19)."""
    if has_acted_before(s, seat):
        return
    then(s, REST_DIES)
    for i in range(s.seats - 1, -1, -1):
        other = (s.pillager + i) % s.seats
        if s.fighters >> other & 1:
            kinds = kinds_in_battle(s, other)
            if len(kinds) > 1:
                then(s, KEEP_ONE[other])
            elif kinds:
                keep_one(s, other, kinds[0])


def has_acted_before(s: State, seat: int) -> bool:
    """Whether an equal card of another seat comes first, clockwise from the pillager."""
    other = s.pillager
    while other != seat:
        if text_of(s, other) == text_of(s, seat):
            return True
        other = (other + 1) % s.seats
    return False


def kinds_in_battle(s: State, seat: int) -> list[int]:
    """The kinds of figures that a seat has in the province and its fjord, ascending."""
    kinds: list[int] = []
    for kind in range(FIGURE_COUNT):
        place = station(kind, s.province)
        if place >= 0 and count_at(s, seat, kind, place):
            kinds.append(kind)
    return kinds


def keep_one(s: State, seat: int, kind: int) -> None:
    """All but one figure are doomed."""
    doom_all(s, seat, s.province)
    s.doomed[FIGURE_COUNT * seat + kind] -= 1


def match_highest(s: State, seat: int) -> None:
    """As much as the single highest card of an enemy, late ones included (R17, R83)."""
    highest = 0
    for other in range(s.seats):
        if other != seat:
            for card in s.played[other]:
                highest = max(highest, value_of(s, other, card))
    s.bonus[seat] += highest


def gain_three_glory(s: State, seat: int) -> None:
    """3 Glory for a battle won (R86)."""
    gain_glory(s, seat, 3, "hammer")


def raise_one(s: State, seat: int) -> None:
    """One stat rises, Axes already for this battle (R86)."""
    ask_raise(s, seat, 0)


def ascend(s: State, seat: int) -> None:
    """3 Rage and 3 Glory for a battle won (R64, R86)."""
    gain_rage(s, seat, 3, "ascension")
    gain_glory(s, seat, 3, "ascension")


def steal_rage(s: State, seat: int) -> None:
    """1 Rage from the winner, if he has any (R6, R9)."""
    if s.rage[s.winner]:
        s.rage[s.winner] -= 1
        s.rage[seat] += 1
        note(s, RageStolen, seat, s.winner, 1)


def steal_glory(s: State, seat: int) -> None:
    """2 Glory from the winner, or what he has (R6, R7)."""
    n = min(2, s.glory[s.winner])
    if n:
        s.glory[s.winner] -= n
        s.glory[seat] += n
        note(s, GloryStolen, seat, s.winner, n)


def take_cards(s: State, seat: int) -> None:
    """All cards that the winner has played go into the hand; the first who does this takes all (R8, R10, R94)."""
    cards = s.played[s.winner]
    if cards:
        note(s, CardsTaken, seat, s.winner, names(s, cards))
        for card in cards:
            put_back(s, seat, card)
        cards.clear()


def count_dead(s: State, seat: int) -> None:
    """2 Glory for each figure destroyed in this battle, the own included, win or lose (R20, R81)."""
    gain_glory(s, seat, 2 * sum(s.fallen), "judgement")


def raise_another(s: State, seat: int) -> None:
    """After a successful pillage another stat rises than the token gave (R23, R85)."""
    token = s.tokens[s.province]
    ask_raise(s, seat, 1 << token if token < GLORY_TOKEN else 0)


def names(s: State, cards: list[int]) -> list[str]:
    """The names of cards on the table."""
    return [CARD_NAMES[s.kinds[card]] for card in cards]


Effect = Callable[[State, int], None]

TEXTS: Final[dict[str, tuple[int, Effect]]] = {
    # card              moment            what its player's card does
    "odins-smite": (BEFORE_COMPARING, slay_warriors),
    "heimdalls-sight": (COUNTING, match_highest),
    "friggas-grace": (PILLAGED, raise_another),
    "lokis-trickery": (LOST, steal_rage),
    "thors-hammer": (WON, gain_three_glory),
    "heimdalls-watch-2": (REVEALED, watch),
    "odins-tide": (BEFORE_COMPARING, keep_one_each),
    "lokis-backstab": (AFTER_GLORY, steal_glory),
    "thors-oath": (WON, raise_one),
    "heimdalls-watch-3": (REVEALED, watch),
    "thors-primacy": (CANCELLING, cancel_texts),
    "thors-ascension": (WON, ascend),
    "odins-judgement": (COUNTED_DEAD, count_dead),
    "lokis-poison": (LOST, take_cards),
}


def nothing(s: State, seat: int) -> None:
    """A card without a text."""


MOMENT: Final = [TEXTS[name][0] if name in TEXTS else NEVER for name in CARD_NAMES]
EFFECT: Final[list[Effect]] = [TEXTS[name][1] if name in TEXTS else nothing for name in CARD_NAMES]

assert all(name in CARD_OF for name in TEXTS), "every text belongs to a card"
