"""What a seat may expect to score in the end: its army with a fair share of what is to come, heroes, coins."""

from __future__ import annotations

from typing import Final

from gladsheim.games.nidavellir.bot.coins import highest_coin, purse
from gladsheim.games.nidavellir.bot.future import Future
from gladsheim.games.nidavellir.cards.printed import (
    ASTRID,
    BLACKSMITH,
    BROTHERS,
    DISTINCTIONS,
    EXPLORER,
    FIRST_BROTHER,
    HERO_COUNT,
    HEROES,
    HUNTER,
    IDUNN,
    IDUNN_ADDS,
    LAST_BROTHER,
    MINER,
    ULINE,
    WARRIOR,
    YLUD,
    YLUD_AS,
)
from gladsheim.games.nidavellir.cards.scoring import GOLDEN_GEM_POINTS, ranks_to_score
from gladsheim.games.nidavellir.rules.state import FREE, GOLDEN_GEM, NONE, UNDECIDED, State, lies_as

# These weights were found by games of the bot against itself, one weight changed on one side.
HERO: Final = 25.0
"""What a hero that is due or to come is taken to be worth, whoever it will be."""

FILLING: Final = 0.27
"""The part of the cards to come that fill the shortest columns."""

STEERING: Final = 2.0
"""How many times its fair share of a class a seat can get that needs it."""

SPREAD: Final = 0.15
"""By how much a card still to be taken blurs who will have the most."""

BROTHERS_TO_COME: Final = 0.4
"""How far the next Dwerg brothers are counted on."""

ULINE_PER_TAVERN: Final = 0.6
YLUD_WAITING: Final = 12.0
GOLDEN_GEM_PER_TAVERN: Final = 0.2

DISTINCTION: Final = [8.0, 6.0, 5.0, 16.0, 9.0]
"""What the distinctions are worth, in their order."""

RIVALS: Final = 0.8
"""How much of what the others gain in the mean counts as lost."""

HERO_POINTS: Final = [hero.points for hero in HEROES]
DISTINCTION_CLASS: Final = [distinction.class_ for distinction in DISTINCTIONS]


def worth(s: State, seat: int, future: Future) -> float:
    """Points that a seat may expect at the end of the game."""
    coming = heroes_to_come(s, seat, future)
    return (
        columns(s, seat, future)
        + warrior_bonus(s, seat, future)
        + heroes(s, seat, future, coming)
        + HERO * coming
        + distinctions(s, seat, future)
        + purse(s, seat, future)
        + gem(s, seat, future)
    )


def columns(s: State, seat: int, future: Future) -> float:
    """The five columns as they would score with a fair share of the cards to come."""
    at = 5 * seat
    hunters = ranks_to_score(s, seat, HUNTER) + future.ranks[HUNTER]
    smiths = ranks_to_score(s, seat, BLACKSMITH) + future.ranks[BLACKSMITH]
    miners = ranks_to_score(s, seat, MINER) + future.ranks[MINER]
    points = hunters * hunters + smiths * (smiths + 5) / 2 + miners * (s.values[at + MINER] + future.values[MINER])
    if s.heroes[IDUNN] == seat:
        points += IDUNN_ADDS * (ranks_to_score(s, seat, EXPLORER) + future.ranks[EXPLORER])
    return points + s.values[at + EXPLORER] + s.values[at + WARRIOR]


def warrior_bonus(s: State, seat: int, future: Future) -> float:
    """The highest coin, as likely as the warriors will be the most; a tie is enough."""
    others = 0
    for other in range(s.seats):
        if other != seat:
            others = max(others, ranks_to_score(s, other, WARRIOR))
    lead = ranks_to_score(s, seat, WARRIOR) - others
    return chance(lead + 0.5, future.takes) * highest_coin(s, seat, future)


def chance(lead: float, takes: int) -> float:
    """How likely a lead holds with so many cards still to be taken."""
    if takes == 0:
        return 1.0 if lead > 0 else 0.0
    x = lead / (1 + SPREAD * takes)
    return 0.5 + 0.5 * x / (1 + abs(x))


def heroes_to_come(s: State, seat: int, future: Future) -> float:
    """Heroes due and expected: the level to which the cards to come can fill the five columns."""
    flexible = 1 if is_ylud_waiting(s, seat) else 0
    filled = level(s, seat, FILLING * future.takes + flexible)
    for class_ in range(5):
        filled = min(filled, s.ranks[5 * seat + class_] + STEERING * future.ranks[class_] + flexible)
    return max(0.0, filled - s.recruited[seat])


def level(s: State, seat: int, cards: float) -> float:
    """How many sets so many cards could complete, the shortest columns first."""
    heights = sorted(s.ranks[5 * seat : 5 * seat + 5])
    filled = float(heights[0])
    for i in range(1, 5):
        needed = (heights[i] - filled) * i
        if needed > cards:
            return filled + cards / i
        cards -= needed
        filled = float(heights[i])
    return filled + cards / 5


def heroes(s: State, seat: int, future: Future, coming: float) -> float:
    """Heroes beside the board, with what they will still do."""
    points = 0.0
    brothers = free = 0
    for hero in range(HERO_COUNT):
        owner = s.heroes[hero]
        if FIRST_BROTHER <= hero <= LAST_BROTHER:
            if owner == FREE:
                free += 1
            elif owner == seat:
                brothers += 1
        elif owner == seat:
            points += HERO_POINTS[hero]
            if hero == ASTRID:
                points += highest_coin(s, seat, future)
            elif hero == ULINE:
                points += ULINE_PER_TAVERN * future.takes
            elif hero == YLUD and is_ylud_waiting(s, seat):
                points += YLUD_WAITING
    more = min(free, int(coming + 0.5))
    gain = BROTHERS[brothers + more] - BROTHERS[brothers] - HERO * more
    return points + BROTHERS[brothers] + BROTHERS_TO_COME * max(0.0, gain)


def distinctions(s: State, seat: int, future: Future) -> float:
    """Those of the first age that are not decided, as likely as they will be won; a tie wins nothing."""
    points = 0.0
    for number in range(5):
        if s.distinctions[number] == UNDECIDED:
            class_ = DISTINCTION_CLASS[number]
            others = 0
            for other in range(s.seats):
                if other != seat:
                    others = max(others, s.ranks[5 * other + class_])
            lead = s.ranks[5 * seat + class_] - others
            points += DISTINCTION[number] * chance(lead - 0.5, future.age_takes)
    return points


def gem(s: State, seat: int, future: Future) -> float:
    """The golden gem scores, and wins ties."""
    if s.gems[seat] != GOLDEN_GEM:
        return 0.0
    return GOLDEN_GEM_POINTS + GOLDEN_GEM_PER_TAVERN * future.takes


def is_ylud_waiting(s: State, seat: int) -> bool:
    """Whether a seat has Ylud and she lies beside the board."""
    return s.heroes[YLUD] == seat and lies_as(s, seat, YLUD_AS) == NONE
