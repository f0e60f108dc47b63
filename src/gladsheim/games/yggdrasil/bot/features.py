"""What the group's prospects consist of: the parts of what a position is worth, in tens of its points."""

from __future__ import annotations

from typing import Final

from gladsheim.games.yggdrasil.bot.forecast import Forecast
from gladsheim.games.yggdrasil.bot.pages import activations_left
from gladsheim.games.yggdrasil.bot.threats import climbing, coming, giants_short, iotunns_short, no_fix, serpent, wolf
from gladsheim.games.yggdrasil.bot.worth import PROGRESS, belongings, of_page, standing_costs
from gladsheim.games.yggdrasil.rules.printed import HEL, NIDHOGG, SURT
from gladsheim.games.yggdrasil.rules.state import State
from gladsheim.games.yggdrasil.sagas.obeying import page_of

NAMES: Final = [
    "always",
    "way left",
    "belongings",
    "what stands in the way",
    "Surt",
    "Hel",
    "Fire Giants",
    "Iormungand",
    "Loki",
    "Fenrir",
    "Nidhögg",
    "the page of the saga",
    "weakest god",
    "mean life",
    "Heroes",
    "Elves",
    "Vanir dice",
]
TOPICS: Final = [
    "",
    "",
    "means",
    "worlds",
    "surt",
    "hel",
    "giants",
    "iormungand",
    "loki",
    "fenrir",
    "nidhogg",
    "page",
    "life",
    "life",
    "heroes",
    "elves",
    "dice",
]
"""What each of these is about; the way left is the same whatever is done."""

BY_HAND: Final = [3.7, 0.0, 0.33, -0.33, -0.33, -0.33, -0.33, -0.33, -0.33, -0.33, 0.33, 0.33, 0.0, 0.0, 0.0, 0.0, 0.0]
"""In logits: a worth of -110 was an even game."""


def features_of(s: State) -> list[float]:
    """The same for every seat."""
    forecast = Forecast(s)
    if s.saga.is_campaign:
        left = activations_left(s)
        page = of_page(s, forecast)
        hope = 0.0
    else:
        left = float(len(page_of(s).path) - 1 - s.spot)
        page = 0.0
        hope = PROGRESS * coming(s, forecast, NIDHOGG, no_fix(s), [1.0] * s.seats, [0.0] * s.seats)
    weight = 0.4 + 0.6 * left / 5
    lives = [s.life[slot] for slot in range(s.seats)]
    return [
        1.0,
        left / 10,
        belongings(s, weight) / 10,
        weight * standing_costs(s) / 10,
        climbing(s, forecast, SURT, left) / 10,
        climbing(s, forecast, HEL, left) / 10,
        giants_short(s, forecast, left) / 10,
        serpent(s, forecast, left) / 10,
        iotunns_short(s, forecast, left) / 10,
        wolf(s, forecast, weight) / 10,
        hope / 10,
        page / 10,
        float(min(lives)),
        float(sum(lives)) / s.seats,
        float(s.heroes),
        float(sum(s.elves[: s.seats])) / s.seats,
        float(sum(s.dice[: s.seats])) / s.seats,
    ]
