"""Tables in few words, so that a test shows the tavern, the coins and the armies it speaks of."""

from __future__ import annotations

from typing import Any, Final

import gladsheim
from gladsheim import Match
from gladsheim.games.nidavellir.rules.view import Coin, NidavellirView

CLASSES: Final = ("warrior", "hunter", "miner", "blacksmith", "explorer")
TAVERNS: Final = ("goblin", "dragon", "pony")
PLACES: Final = (*TAVERNS, "pouch", "pouch")
FIRST: Final = "5 4 3 2 0"
LATER: Final = "4 5 3 2 0"
"""Coins with which seat 0 is alone in front at the Goblin, and nobody trades."""


def spread(coins: str) -> list[str]:
    """`5 4 3 2 0` lies at goblin, dragon, pony and twice in the pouch; `5@goblin`; a coin after `hand` is in hand."""
    words = coins.split()
    if "hand" not in words and not any("@" in word for word in words):
        return [f"{coin} {place}" for coin, place in zip(words, PLACES, strict=True)]
    return [f"{word} hand" if "@" not in word else word.replace("@", " ") for word in words if word != "hand"]


def filled(cards: str, at: str, seats: int) -> list[list[str]]:
    """The cards of the tavern at hand, others that are not all alike at later ones, none at earlier ones."""
    each = max(seats, 3)
    rows = [[], ["hunter"] * (each - 1) + ["miner-0"], ["blacksmith"] * (each - 1) + ["miner-1"]]
    place = TAVERNS.index(at)
    return [cards.split() if row == place else rows[row] if row > place else [] for row in range(3)]


def armies_of(armies: tuple[str, ...], seats: int) -> list[list[str]]:
    """Armies as the words of texts: `warrior-3 tarah thrud:hunter`; seats that are left out have none."""
    given = [[card.replace(":", " ") for card in army.split()] for army in armies]
    return given + [[] for _ in range(seats - len(given))]


def put(*armies: str, companion: bool = False, **position: Any) -> Match:
    """A match from a position; what an army is comes as a text."""
    seats = position.setdefault("seats", max(2, len(armies)))
    data = {"armies": armies_of(armies, seats), **position}
    return gladsheim.load("nidavellir").position(data, seed=0, companion=companion)


def tavern(cards: str, *armies: str, at: str = "goblin", **position: Any) -> Match:
    """Everybody's coins are laid and those of this tavern are shown."""
    seats = position.setdefault("seats", max(2, len(position.get("coins", armies))))
    coins = position.pop("coins", [FIRST] + [LATER] * (seats - 1))
    rows = position.pop("taverns", filled(cards, at, seats))
    return put(*armies, coins=[spread(purse) for purse in coins], tavern=at, taverns=rows, **position)


def see(match: Match, seat: int | None = None) -> NidavellirView:
    """What that seat may know, or a spectator."""
    view = match.view(seat)
    assert isinstance(view, NidavellirView)
    return view


def answer(match: Match, *moves: str) -> None:
    """Each move is made by whoever is asked first."""
    for move in moves:
        match.play(move, match.asked[0].seat)


def asks(match: Match) -> list[tuple[int, str]]:
    """Who is asked what."""
    return [(asked.seat, asked.step) for asked in match.asked]


def text_of(coin: Coin) -> str:
    """A coin as moves and positions write it."""
    mark = "m" if coin.metal == "mithril" else "g" if (coin.value, coin.metal) == (5, "gold") else ""
    return f"{coin.value}{mark}"


def purse(match: Match, seat: int = 0) -> str:
    """A seat's five coins, ascending."""
    return " ".join(text_of(coin) for coin in see(match, seat).coins[seat])


def lying(match: Match, seat: int = 0, reader: int | None = None) -> list[str]:
    """A seat's coins with their places as the reader knows them, `?` for unknown ones."""
    coins = see(match, reader).coins[seat]
    return [f"{text_of(coin)} {coin.place or '?'}{' open' if coin.open else ''}" for coin in coins]


def column(match: Match, name: str, seat: int = 0) -> list[str]:
    """The cards of a column, bottom to top."""
    return [card.name for card in see(match).armies[seat].columns[CLASSES.index(name)].cards]


def treasury(match: Match) -> dict[int, int]:
    """How many coins of each value lie in the treasury."""
    return dict(see(match).treasury)
