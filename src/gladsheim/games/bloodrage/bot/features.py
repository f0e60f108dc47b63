"""What a clan's prospects consist of: the parts of its worth, each also by the ages to come."""

from __future__ import annotations

from typing import Final

from gladsheim.games.bloodrage.battle.strength import strength
from gladsheim.games.bloodrage.bot.worth import (
    PRESENCE,
    RAGE_WORTH,
    STAYS,
    cards_worth,
    doom_worth,
    pillage_worth,
    quests_worth,
    stats_worth,
    strength_on_board,
)
from gladsheim.games.bloodrage.rules.ages import LAST_AGE, release_glory
from gladsheim.games.bloodrage.rules.board import PROVINCE_COUNT, VALHALLA
from gladsheim.games.bloodrage.rules.figures import figures_at, on_board, provinces_left
from gladsheim.games.bloodrage.rules.state import ACTIONS, State

NAMES: Final = [
    "stats",
    "strength on the board",
    "Rage to spend",
    "Glory of those in Valhalla",
    "figures in Valhalla",
    "figures that await the doom",
    "cards",
    "quests",
    "pillages",
    "cards in hand",
    "quests committed",
    "acts on",
    "figures on the board",
]
TOPICS: Final = [
    "stats",
    "strength",
    "rage",
    "valhalla",
    "valhalla",
    "doom",
    "cards",
    "quests",
    "pillages",
    "cards",
    "quests",
    "",
    "figures",
]
"""What each of these is about; who still acts is seen by everybody."""

BY_HAND: Final = [1.0, PRESENCE + STAYS / 2, RAGE_WORTH, 1.0, 0.0, 1.0, 1.0, 1.0, 1.0, 0.0, 0.0, 0.0, 0.0]


def features_of(s: State) -> list[list[float]]:
    """By seat, in the order of the names, with the Glory before all."""
    left = provinces_left(s)
    later = float(LAST_AGE - s.age) / 2.0
    table = [[strength(s, seat, province) for province in range(PROVINCE_COUNT)] for seat in range(s.seats)]
    found: list[list[float]] = []
    for seat in range(s.seats):
        acting = s.phase == ACTIONS and not s.passed[seat] and s.rage[seat] > 0 and left > 0
        fallen = figures_at(s, seat, VALHALLA)
        row: list[float] = [
            float(s.glory[seat]),
            stats_worth(s, seat),
            strength_on_board(s, seat),
            float(s.rage[seat]) if acting else 0.0,
            float(release_glory(s.powers[seat]) * fallen),
            float(fallen),
            doom_worth(s, seat),
            cards_worth(s, seat, acting),
            quests_worth(s, seat, table, left if acting else 0),
            pillage_worth(s, seat, table) if acting else 0.0,
            float(len(s.hands[seat])),
            float(len(s.quests[seat])),
            1.0 if acting else 0.0,
            float(on_board(s, seat)),
        ]
        for i in range(1, len(row)):
            row.append(row[i] * later)
        found.append(row)
    return found
