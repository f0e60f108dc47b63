"""Points (p. 12, 13): by class, for heroes beside the board, for coins and the golden gem."""

from __future__ import annotations

from typing import Final

from gladsheim.games.nidavellir.cards.printed import (
    ASTRID,
    BLACKSMITH,
    BROTHERS,
    CLASSES,
    EXPLORER,
    FIRST_BROTHER,
    HERO_COUNT,
    HEROES,
    HUNTER,
    IDUNN,
    IDUNN_ADDS,
    LAST_BROTHER,
    MINER,
    THRUD,
    THRUD_AS,
    WARRIOR,
)
from gladsheim.games.nidavellir.coins.purse import best_coin
from gladsheim.games.nidavellir.coins.purse import total as coin_total
from gladsheim.games.nidavellir.rules.events import GameScored
from gladsheim.games.nidavellir.rules.state import GOLDEN_GEM, State, lies_as
from gladsheim.kernel.events import tell

GOLDEN_GEM_POINTS: Final = 3


def parts(s: State, seat: int) -> list[int]:
    """What a seat would score now: the five classes, heroes, coins, gem."""
    return [
        *(class_points(s, seat, class_) for class_ in range(len(CLASSES))),
        hero_points(s, seat),
        coin_total(s, seat),
        GOLDEN_GEM_POINTS if s.gems[seat] == GOLDEN_GEM else 0,
    ]


def score(s: State, seat: int) -> int:
    """What a seat would score now, all in all."""
    return sum(parts(s, seat))


def ranks_to_score(s: State, seat: int, class_: int) -> int:
    """Thrud has left the army by the time it is scored (R18)."""
    ranks = s.ranks[5 * seat + class_]
    if s.heroes[THRUD] == seat and lies_as(s, seat, THRUD_AS) == class_:
        ranks -= 1
    return ranks


def class_points(s: State, seat: int, class_: int) -> int:
    """What a column is worth (p. 12)."""
    ranks = ranks_to_score(s, seat, class_)
    values = s.values[5 * seat + class_]
    if class_ == HUNTER:
        return ranks * ranks
    if class_ == BLACKSMITH:
        return ranks * (ranks + 5) // 2
    if class_ == MINER:
        return values * ranks
    if class_ == EXPLORER:
        return values + (IDUNN_ADDS * ranks if s.heroes[IDUNN] == seat else 0)
    return values + (best_coin(s, seat) if has_most_warriors(s, seat) else 0)


def has_most_warriors(s: State, seat: int) -> bool:
    """Everybody with the most warrior ranks, even where nobody has any (R34)."""
    mine = ranks_to_score(s, seat, WARRIOR)
    for other in range(s.seats):
        if ranks_to_score(s, other, WARRIOR) > mine:
            return False
    return True


def counted_again(s: State, seat: int, coin: int) -> int:
    """What a better highest coin adds besides its own value: with the most warriors, and with Astrid (p. 12, 14)."""
    better = coin // 3 - best_coin(s, seat)
    if better <= 0:
        return 0
    times = 1 if has_most_warriors(s, seat) else 0
    return better * (times + (1 if s.heroes[ASTRID] == seat else 0))


def hero_points(s: State, seat: int) -> int:
    """Points of heroes themselves; the Dwerg brothers count together, Astrid is worth the highest coin."""
    points = 0
    brothers = 0
    for hero in range(HERO_COUNT):
        if s.heroes[hero] == seat:
            points += HEROES[hero].points
            if FIRST_BROTHER <= hero <= LAST_BROTHER:
                brothers += 1
            elif hero == ASTRID:
                points += best_coin(s, seat)
    return points + BROTHERS[brothers]


def tell_scores(s: State) -> None:
    """Everybody's final score, part by part."""
    for seat in range(s.seats):
        points = parts(s, seat)
        warrior, hunter, miner, blacksmith, explorer, heroes, coins, gem = points
        total = sum(points)
        tell(s, GameScored(seat, warrior, hunter, miner, blacksmith, explorer, heroes, coins, gem, total))
