"""Playing cards (p. 18): everybody in the battle lays one, all are revealed, and some may be added late."""

from __future__ import annotations

from typing import Final

from gladsheim.games.bloodrage.battle.events import CardsRevealed, LateCardPlayed, QuestDeclared
from gladsheim.games.bloodrage.battle.outcome import COMPARE
from gladsheim.games.bloodrage.battle.texts import (
    BEFORE_COMPARING,
    CANCELLING,
    EFFECT,
    REVEALED,
    await_texts,
    count_bonus,
    has_text,
    quest_strength,
    text_of,
)
from gladsheim.games.bloodrage.cards.heaps import may_be_late, take_shown
from gladsheim.games.bloodrage.cards.powers import QUEST_AS_3, QUEST_AS_5
from gladsheim.games.bloodrage.cards.printed import (
    BATTLE,
    CARD_COUNT,
    CARD_NAMES,
    FAMILY,
    FIRST_MONSTER,
    IS_LATE,
    QUEST,
    VALKYRIE,
)
from gladsheim.games.bloodrage.rules.asking import AskingForCard, AskingForCardOrNone, distinct
from gladsheim.games.bloodrage.rules.board import MOST_SEATS, PROVINCES
from gladsheim.games.bloodrage.rules.notation import card_words, place_words
from gladsheim.games.bloodrage.rules.state import NONE, State
from gladsheim.kernel.note import note
from gladsheim.kernel.step import MISSING, Asking, Moves, Seats, Step, Then, Together, only, then
from gladsheim.words import Refusal, Words

LEAVE: Final = 0
USE: Final = 1


class BattleCards(Together):
    """Whoever fights and has cards must lay one, face down (p. 18)."""

    def seats(self, s: State) -> list[int]:
        return [seat for seat in range(s.seats) if s.fighters >> seat & 1 and s.hands[seat]]

    def part(self, s: State, seat: int) -> Step:
        return LAY_CARD[seat]

    def answer(self, s: State, answers: list[int]) -> None:
        for seat in range(s.seats):
            if answers[seat] != MISSING:
                s.played[seat].append(take_shown(s, seat, answers[seat]))
        reveal(s)


class LayCard(AskingForCard):
    """Any card of the hand, of whatever family; only battle cards add strength (p. 18)."""

    def moves(self, s: State, out: Moves) -> None:
        for kind in distinct(s, s.hands[self.turn]):
            out.add(kind)

    def seen_by(self, s: State, move: int) -> Seats:
        return only(self.turn)

    def warning(self, s: State, move: int) -> Words | None:
        if FAMILY[move] == BATTLE or (FAMILY[move] == QUEST and quest_strength(s, self.turn)):
            return None
        return Words("bloodrage-warn-adds-nothing", {"card": card_words(CARD_NAMES[move])})

    def prompt(self, s: State) -> Words:
        return Words("bloodrage-ask-lay-card", {"province": place_words(PROVINCES[s.province])})


class Declare(Asking):
    """A revealed quest may be used as a battle card; that is said at once (R48, R82)."""

    def span(self, s: State) -> int:
        return 2

    def moves(self, s: State, out: Moves) -> None:
        out.add(LEAVE)
        out.add(USE)

    def answer(self, s: State, move: int) -> None:
        if move == USE:
            s.declared |= 1 << self.turn
            count_bonus(s)
            note(s, QuestDeclared, self.turn, self.quest(s), quest_strength(s, self.turn))

    def quest(self, s: State) -> str:
        """The quest that was revealed."""
        return CARD_NAMES[s.kinds[s.played[self.turn][0]]]

    def show(self, s: State, move: int) -> str:
        return "use" if move == USE else "leave"

    def label(self, s: State, move: int) -> Words:
        if move == USE:
            return Words("bloodrage-choose-use", {"strength": quest_strength(s, self.turn)})
        return Words("bloodrage-choose-leave")

    def is_open(self, s: State) -> bool:
        return True

    def prompt(self, s: State) -> Words:
        strength = quest_strength(s, self.turn)
        return Words("bloodrage-ask-declare", {"card": card_words(self.quest(s)), "strength": strength})


class Resolve(Then):
    """The texts of the revealed cards: what cancels, what discards all, then the rest (p. 18, R11)."""

    def run(self, s: State) -> None:
        for i in range(s.seats):
            act(s, (s.pillager + i) % s.seats, CANCELLING)
        for i in range(s.seats):
            if act(s, (s.pillager + i) % s.seats, REVEALED):
                lay_cards(s)
                return
        then(s, LATE_CARDS)
        await_texts(s, BEFORE_COMPARING, s.fighters)


class LateCards(Then):
    """When all texts have acted, cards with a white disc may be added; there are none in the first age (p. 18)."""

    def run(self, s: State) -> None:
        speak(s, s.pillager, 0)


class LateCard(AskingForCardOrNone):
    """Add a card with a white disc, or none; a whole lap of silence ends it (p. 18)."""

    def __init__(self, turn: int, passes: int) -> None:
        super().__init__(turn)
        self.passes = passes

    def moves(self, s: State, out: Moves) -> None:
        for kind in distinct(s, s.hands[self.turn]):
            if IS_LATE[kind]:
                out.add(kind)
        out.add(CARD_COUNT)

    def answer(self, s: State, move: int) -> None:
        after = (self.turn + 1) % s.seats
        if move == CARD_COUNT:
            speak(s, after, self.passes + 1)
            return
        s.played[self.turn].append(take_shown(s, self.turn, move))
        count_bonus(s)
        note(s, LateCardPlayed, self.turn, CARD_NAMES[move])
        speak(s, after, 0)

    def why_not(self, s: State, move: int) -> Refusal:
        code = "bloodrage/not-in-hand" if IS_LATE[move] else "bloodrage/not-late"
        return Refusal(code, {"card": card_words(CARD_NAMES[move])})

    def prompt(self, s: State) -> Words:
        return Words("bloodrage-ask-late-card", {"province": place_words(PROVINCES[s.province])})


# Frames never change, so one per seat and number of those who added nothing will do.
BATTLE_CARDS: Final = BattleCards()
LAY_CARD: Final = [LayCard(seat) for seat in range(MOST_SEATS)]
DECLARE: Final = [Declare(seat) for seat in range(MOST_SEATS)]
RESOLVE: Final = Resolve()
LATE_CARDS: Final = LateCards()
LATE_CARD: Final = [[LateCard(seat, passes) for passes in range(MOST_SEATS)] for seat in range(MOST_SEATS)]


def begin_battle(s: State) -> None:
    """Whoever was drawn in lays a card; a Valkyrie that is there now counts the dead, whatever becomes of her (R21)."""
    here = s.monsters[VALKYRIE - FIRST_MONSTER] == s.province
    valkyrie = s.owners[VALKYRIE - FIRST_MONSTER] if here else NONE
    then(s, COMPARE[valkyrie])
    lay_cards(s)


def lay_cards(s: State) -> None:
    """All who have cards are asked at once; without any card there is nothing to reveal (p. 18)."""
    for seat in range(s.seats):
        if s.fighters >> seat & 1 and s.hands[seat]:
            then(s, BATTLE_CARDS)
            return


def reveal(s: State) -> None:
    """All cards are turned over at once, and quests declared clockwise from the pillager (p. 18, R82)."""
    count_bonus(s)
    note(s, CardsRevealed, PROVINCES[s.province], [first_name(s, cards) for cards in s.played])
    then(s, RESOLVE)
    for i in range(s.seats - 1, -1, -1):
        seat = (s.pillager + i) % s.seats
        cards = s.played[seat]
        if cards and s.powers[seat] & (QUEST_AS_3 | QUEST_AS_5) and FAMILY[s.kinds[cards[0]]] == QUEST:
            then(s, DECLARE[seat])


def first_name(s: State, cards: list[int]) -> str | None:
    """The card that somebody has laid, if any."""
    return CARD_NAMES[s.kinds[cards[0]]] if cards else None


def act(s: State, seat: int, moment: int) -> bool:
    """Let the text of a seat's card act, if this is its moment."""
    if not has_text(s, seat, moment):
        return False
    EFFECT[text_of(s, seat)](s, seat)
    return True


def speak(s: State, seat: int, passes: int) -> None:
    """Ask the next fighter who may have such a card, as far as all can see, until a whole lap has added nothing."""
    while passes < s.seats:
        if s.fighters >> seat & 1 and may_be_late(s, seat):
            then(s, LATE_CARD[seat][passes])
            return
        seat = (seat + 1) % s.seats
        passes += 1
