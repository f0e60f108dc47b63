"""The state before anybody is asked, written from fields.py by `make fields`."""

from __future__ import annotations

from gladsheim.games.bloodrage.cards.printed import DEALT, FIGURE_COUNT, MONSTER_COUNT, deck_of
from gladsheim.games.bloodrage.rules.ages import LAST_AGE
from gladsheim.games.bloodrage.rules.board import BOX, OUTER, PLACE_COUNT, PROVINCE_COUNT, RESERVE
from gladsheim.games.bloodrage.rules.figures import WARRIORS_EACH
from gladsheim.games.bloodrage.rules.state import ALL_TOKEN, NONE, SETUP, SLOTS
from gladsheim.games.bloodrage.rules.state_fields import State
from gladsheim.games.bloodrage.rules.stats import STAT_COUNT, VALUES


def start(seats: int, first_game: bool) -> State:
    """Every field as it begins."""
    cards = LAST_AGE * DEALT * seats
    return State(
        seats=seats,
        stack=[],
        answers=[],
        first_game=first_game,
        age=1,
        phase=SETUP,
        first=NONE,
        tokens=[NONE] * OUTER + [ALL_TOKEN],
        pillaged=[0] * PROVINCE_COUNT,
        doom=[NONE] * LAST_AGE,
        destroyed=[0] * PROVINCE_COUNT,
        kinds=[NONE] * cards,
        deck=deck_of(seats),
        taken=0,
        hands=[[] for _ in range(seats)],
        quests=[[] for _ in range(seats)],
        discarded=[[] for _ in range(seats)],
        known=[0] * cards,
        slots=[NONE] * (SLOTS * seats),
        powers=[0] * seats,
        stats=[0] * (STAT_COUNT * seats),
        rage=[VALUES[0][0]] * seats,
        passed=[0] * seats,
        glory=[0] * seats,
        warriors=([0] * RESERVE + [WARRIORS_EACH] + [0] * (PLACE_COUNT - RESERVE - 1)) * seats,
        leaders=[RESERVE] * seats,
        ships=[RESERVE] * seats,
        monsters=[BOX] * MONSTER_COUNT,
        owners=[NONE] * MONSTER_COUNT,
        province=NONE,
        pillager=NONE,
        fighters=0,
        played=[[] for _ in range(seats)],
        bonus=[0] * seats,
        cancelled=0,
        declared=0,
        fallen=[0] * seats,
        doomed=[0] * (FIGURE_COUNT * seats),
        dying_at=NONE,
        winner=NONE,
    )
