"""Bare states for battles, without a match around them."""

from __future__ import annotations

from typing import Any, Final

from gladsheim.games.bloodrage.battle.pillage import begin_pillage
from gladsheim.games.bloodrage.cards.printed import CARD_NAMES, CARD_OF, FIGURES, FIRST_MONSTER, LEADER, SHIP, WARRIOR
from gladsheim.games.bloodrage.rules.board import PLACE_COUNT, PLACE_OF, PROVINCE_OF, RESERVE
from gladsheim.games.bloodrage.rules.state import ACTIONS, State
from gladsheim.games.bloodrage.rules.state_start import start
from gladsheim.kernel.play import asked, legal, play, question, settle
from gladsheim.kernel.step import Step

NUMBERS: Final = [0, 1, 0, 0, 1, 2, 2, 3, 4]
"""The token of each province, Gimle's is 5 Glory."""


def field(*figures: str, hands: tuple[str, ...] = (), powers: tuple[int, ...] = (), age: int = 3) -> State:
    """A state in the action phase: `leader gimle, 3 warriors elvagar, ship north` and cards for each seat."""
    s = start(len(figures), False)
    s.age, s.phase, s.first = age, ACTIONS, 0
    s.tokens = NUMBERS.copy()
    s.log = []
    for seat, names in enumerate(hands):
        for card, name in enumerate(names.split(), 24 * seat):
            s.kinds[card] = CARD_OF[name]
            s.hands[seat].append(card)
    for seat, power in enumerate(powers):
        s.powers[seat] = power
    for seat, text in enumerate(figures):
        for group in filter(None, text.split(", ")):
            place_group(s, seat, group.split())
    return s


def place_group(s: State, seat: int, words: list[str]) -> None:
    """`3 warriors elvagar` or `troll gimle`."""
    place = PLACE_OF[words[-1]]
    kind = FIGURES.index(words[-2].rstrip("s") if "warrior" in words[-2] else words[-2])
    if kind == WARRIOR:
        n = int(words[0]) if len(words) == 3 else 1
        s.warriors[PLACE_COUNT * seat + RESERVE] -= n
        s.warriors[PLACE_COUNT * seat + place] += n
    elif kind == LEADER:
        s.leaders[seat] = place
    elif kind == SHIP:
        s.ships[seat] = place
    else:
        s.owners[kind - FIRST_MONSTER] = seat
        s.monsters[kind - FIRST_MONSTER] = place


def pillage(s: State, seat: int, province: str) -> None:
    """Begin, and go on to the first question."""
    begin_pillage(s, seat, PROVINCE_OF[province])
    settle(s)


def answer(s: State, *texts: str) -> None:
    """Each text is the answer of whoever is asked first."""
    for text in texts:
        seat = asked(s)[0]
        step = asked_of(s, seat)
        move = step.read(s, text)
        assert move in legal(s, seat), (text, [step.show(s, one) for one in legal(s, seat)])
        play(s, seat, move)


def asked_of(s: State, seat: int) -> Step:
    """The question that is put to a seat."""
    step = question(s, seat)
    assert step is not None
    return step


def asking(s: State) -> list[tuple[int, str]]:
    """Who is asked what."""
    return [(seat, asked_of(s, seat).name) for seat in asked(s)]


def offered(s: State) -> list[str]:
    """The texts of all legal moves of whoever is asked first."""
    seat = asked(s)[0]
    step = asked_of(s, seat)
    return [step.show(s, move) for move in legal(s, seat)]


def told(s: State, *names: str) -> list[Any]:
    """The events of some names, in order."""
    assert s.log is not None
    return [one.event for one in s.log if type(one.event).__name__ in names]


def hand(s: State, seat: int) -> list[str]:
    """A seat's cards by name."""
    return sorted(CARD_NAMES[s.kinds[card]] for card in s.hands[seat])
