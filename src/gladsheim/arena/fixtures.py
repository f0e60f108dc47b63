"""Who meets whom: gauntlets and round-robins, everybody in every seat with the same draws."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations
from typing import Any, Final

from gladsheim.arena.bouts import Bout
from gladsheim.arena.series import derived
from gladsheim.kernel.game import Game

ALONE: Final = "alone"
"""All seats are the same bot's: how a game that is played together is measured."""

PAIR: Final = 2
"""With so many seats both are alone; with more, one among two others is not two others and one."""


def bouts_of(game: Game, bots: Sequence[str], seats: int, games: int, seed: int, options: Mapping[str, Any],
             round_robin: bool = False) -> list[Bout]:  # fmt: skip
    """The first bot alone among each of the others; or each alone among each; so many games of every pairing."""
    found: list[Bout] = []
    given = {name: value for name, value in options.items() if value != game.complete({})[name]}
    for one, other in pairings(game, bots, seats, round_robin):
        for n in range(games):
            seat = n % seats
            seated = tuple(one if here == seat else other for here in range(seats))
            if game.is_cooperative:
                seated = (one,) * seats
            # All seats of a round have the same draws, so that luck is shared out.
            draws = n if game.is_cooperative else n // seats
            found.append(
                Bout(name_of(game, one, other, seats, given, seed, n), game.name, seated, derived(seed, draws), given)
            )
    return found


def pairings(game: Game, bots: Sequence[str], seats: int, round_robin: bool) -> Iterator[tuple[str, str]]:
    """Who is alone among whom; where all play together everybody plays with himself."""
    if game.is_cooperative:
        for one in bots:
            yield one, ALONE
    elif round_robin:
        met = list(combinations(bots, PAIR))
        mirrored = [(other, one) for one, other in met] if seats > PAIR else []
        yield from dict.fromkeys([*met, *mirrored])
    else:
        for other in bots[1:]:
            yield bots[0], other


def name_of(game: Game, one: str, other: str, seats: int, options: Mapping[str, Any], seed: int, n: int) -> str:
    """What a game is called in a ledger: the same command finds it again."""
    told = "".join(f" {name}={value}" for name, value in sorted(options.items()))
    return f"{game.name} {seats}{told}: {one} among {other}, {seed}/{n}"
