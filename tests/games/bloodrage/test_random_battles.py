"""Random battles: they end, whatever is answered, and nothing is lost or left over."""

from __future__ import annotations

import pytest

from gladsheim.games.bloodrage.battle.pillage import begin_pillage
from gladsheim.games.bloodrage.cards.powers import PILLAGE_AT_ONCE
from gladsheim.games.bloodrage.cards.printed import (
    BATTLE,
    CARD_COUNT,
    CARD_NAMES,
    FAMILY,
    FIGURE_COUNT,
    FIGURES,
    FIRST_MONSTER,
)
from gladsheim.games.bloodrage.rules.board import FJORDS, PLACE_COUNT, PROVINCES, YGGDRASIL
from gladsheim.games.bloodrage.rules.figures import count_at
from gladsheim.games.bloodrage.rules.state import NONE, State
from gladsheim.kernel.play import asked, legal, play, settle
from gladsheim.kernel.rng import Rng
from tests.games.bloodrage.battlefield import asked_of, field, place_group, told


def random_field(rng: Rng, seats: int) -> State:
    """Figures, upgrades and cards at random; the first seat has somebody in a province."""
    s = field(*[""] * seats, hands=tuple(" ".join(some_cards(rng)) for _ in range(seats)))
    centre = int(rng.below(9))
    s.leaders[0] = centre
    monsters = list(range(FIRST_MONSTER, FIGURE_COUNT))
    for seat in range(seats):
        s.powers[seat] = int(rng.below(1 << 27)) & ~PILLAGE_AT_ONCE
        s.rage[seat] = int(rng.below(4))
        s.glory[seat] = int(rng.below(4))
        for kind in (1, 1, 1, 2, 0, monsters.pop(int(rng.below(len(monsters))))):
            figure = FIGURES[kind]
            province = centre if rng.below(2) else int(rng.below(9))
            if figure in ("ship", "sea-serpent"):
                place_group(s, seat, [figure, FJORDS[int(rng.below(4))]])
            elif (seat or kind) and (crowd(s, province) < 3 or province == YGGDRASIL):
                place_group(s, seat, [figure, PROVINCES[province]])
    return s


def crowd(s: State, place: int) -> int:
    """How many figures stand in a place."""
    return sum(count_at(s, seat, kind, place) for seat in range(s.seats) for kind in range(FIGURE_COUNT))


def some_cards(rng: Rng) -> list[str]:
    """Up to four cards, battle cards more often than others."""
    battle = [kind for kind in range(CARD_COUNT) if FAMILY[kind] == BATTLE]
    kinds = [battle[int(rng.below(len(battle)))] if rng.below(4) else int(rng.below(CARD_COUNT)) for _ in "four"]
    return [CARD_NAMES[kind] for kind in kinds[: int(rng.below(5))]]


def check_question(s: State, seat: int, moves: list[int]) -> None:
    """Moves are ascending, texts differ and are read back, and whatever is not legal has its reason."""
    step = asked_of(s, seat)
    assert moves == sorted(set(moves))
    texts = [step.show(s, move) for move in range(step.span(s))]
    assert len(set(texts)) == len(texts)
    for move, text in enumerate(texts):
        assert step.read(s, text) == move
        step.label(s, move)
        if move not in moves:
            assert step.why_not(s, move).code.startswith("bloodrage/")
    assert step.prompt(s).id.startswith("bloodrage-ask-")


def check_peace(s: State) -> None:
    """Nothing of the battle is left."""
    assert (s.province, s.pillager, s.fighters, s.winner, s.dying_at) == (NONE, NONE, 0, NONE, NONE)
    assert (s.cancelled, s.declared) == (0, 0)
    for left in (s.bonus, s.fallen, s.doomed, s.played):
        assert not any(left)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_random_battles_end_and_lose_nothing(seats: int) -> None:
    rng = Rng(seats)
    for _ in range(150):
        s = random_field(rng, seats)
        cards = sum(len(cards) for cards in s.hands)
        begin_pillage(s, 0, s.leaders[0])
        settle(s)
        while s.stack:
            seat = asked(s)[0]
            moves = legal(s, seat)
            check_question(s, seat, moves)
            play(s, seat, moves[int(rng.below(len(moves)))])
        check_peace(s)
        gone = sum(len(event.cards) for event in told(s, "CardsDiscarded"))
        gone += sum(len(cards) for event in told(s, "CardsWatched") for cards in event.cards)
        assert sum(len(cards) for cards in s.hands) + gone == cards
        assert all(sum(s.warriors[PLACE_COUNT * seat : PLACE_COUNT * (seat + 1)]) == 8 for seat in range(seats))
        for counts in (s.warriors, s.rage, s.glory):
            assert min(counts) >= 0
