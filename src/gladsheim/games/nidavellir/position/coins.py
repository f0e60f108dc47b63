"""Coins, gems and the treasury of a position written by hand: `7 dragon` lies there face down."""

from __future__ import annotations

from typing import Any, Final

from gladsheim.games.nidavellir.cards.printed import ULINE
from gladsheim.games.nidavellir.coins.purse import HIGHEST, START, arrange, treasury, work_out
from gladsheim.games.nidavellir.position.written import bad
from gladsheim.games.nidavellir.rules.notation import COPPER, GOLD, MITHRIL_3, ZERO, coin_of, coin_text
from gladsheim.games.nidavellir.rules.state import (
    AGE_END,
    BIDS,
    COINS,
    GOLDEN_GEM,
    HAND,
    KNOWN,
    NONE,
    OPEN,
    PLACES,
    POUCH,
    SECRET,
    TAVERN,
    State,
)
from gladsheim.kernel.dump import Data
from gladsheim.kernel.written import MANY, by_seat, listed, mapping, number, place_of, spelled, too_many
from gladsheim.words import Words

COIN_OF: Final = {
    **{str(value): coin_of(value, COPPER) for value in START},
    **{str(value): coin_of(value, GOLD) for value in range(START[-1] + 1, HIGHEST + 1)},
    "5g": coin_of(5, GOLD),
    "3m": MITHRIL_3,
}
"""Every coin by its text."""

FIRST_GOLD: Final = 5
GOLD_VALUES: Final = tuple(str(value) for value in range(FIRST_GOLD, HIGHEST + 1))

FACES: Final = ("known", "open")
"""What may be said of a coin besides its place."""


def read_purses(s: State, data: Data) -> list[str]:
    """Everybody's five coins and where they lie; what is said of their faces is returned, coin by coin."""
    faces: list[str] = []
    if s.phase == TAVERN and "coins" not in data:
        raise bad("no-coins")
    for seat, purse in enumerate(by_seat(data, "coins", s.seats, [str(value) for value in START])):
        texts = listed("coins", purse)
        if len(texts) != COINS:
            raise bad("five-coins", seat=seat, count=len(texts))
        for i, text in enumerate(texts):
            coin, place, face = coin_at("coins", text)
            s.coins[COINS * seat + i] = coin
            s.places[COINS * seat + i] = place
            faces.append(face)
        check_purse(s, seat)
        check_places(s, seat)
    return faces


def coin_at(key: str, text: Any) -> tuple[int, int, str]:
    """`7 dragon known`: a coin, its place, and that everybody knows it lies there; in hand if no place is written."""
    words = [*spelled(text).split(), "", "", ""]
    coin, place, face = words[0], words[1] or PLACES[HAND], words[2]
    if len(words) > 6 or coin not in COIN_OF:
        raise bad("unknown-coin", key=key, text=spelled(text) or '""')
    if face:
        place_of(key, face, FACES)
    return COIN_OF[coin], place_of(key, place, PLACES), face


def check_purse(s: State, seat: int) -> None:
    """One coin that trades, and of each copper coin the one that was dealt (p. 4)."""
    coins = s.coins[COINS * seat : COINS * seat + COINS]
    if coins.count(ZERO) + coins.count(MITHRIL_3) != 1:
        raise bad("one-zero", seat=seat)
    for coin in coins:
        if coin % 3 == COPPER and coins.count(coin) > 1:
            raise bad("copper-twice", seat=seat, coin=coin_text(coin))


def check_places(s: State, seat: int) -> None:
    """At a tavern everybody has laid all coins, Uline's owner those of taverns resolved; otherwise all are in hand."""
    places = s.places[COINS * seat : COINS * seat + COINS]
    if s.phase != TAVERN:
        if places.count(HAND) < COINS:
            raise bad("coins-in-hand", seat=seat)
        return
    laid = [places.count(place) for place in range(len(PLACES))]
    if s.heroes[ULINE] != seat:
        right = laid == [1, 1, 1, 2, 0]
    else:
        right = all(
            count == 1 if place < s.tavern else count < 2 if place == s.tavern else count == 0
            for place, count in enumerate(laid[:HAND])
        )
    if not right:
        raise bad("coins-not-laid", seat=seat)


def read_bids(s: State, data: Data) -> None:
    """What was bid at the tavern being resolved: what lies there, unless it was upgraded since and `bids` says more."""
    given = by_seat(data, "bids", s.seats, None)
    for seat in range(s.seats):
        for i in range(COINS * seat, COINS * seat + COINS):
            if s.places[i] == s.tavern:
                s.bids[seat] = s.coins[i] // 3
        if given[seat] is not None:
            if s.bids[seat] == NONE:
                raise bad("bid-not-laid", seat=seat)
            s.bids[seat] = number({"bids": given[seat]}, "bids", 0, 0, HIGHEST)


def has_traded(s: State, seat: int, here: bool) -> bool:
    """Whether a seat has traded in this round: at an earlier tavern, or here if its turn has come so far (R4)."""
    for i in range(COINS * seat, COINS * seat + COINS):
        if s.coins[i] == ZERO or s.coins[i] == MITHRIL_3:
            return s.places[i] < s.tavern or (here and s.places[i] == s.tavern)
    return False


def show_faces(s: State, faces: list[str], traded: list[bool]) -> None:
    """Coins of taverns opened lie open, and the pouch after a trade; others face down, some known to all (R6, R38)."""
    for i, face in enumerate(faces):
        place = s.places[i]
        if place == HAND:
            shown = KNOWN
        elif place <= s.tavern or (place == POUCH and traded[i // COINS]):
            shown = OPEN
        else:
            shown = KNOWN if face == "known" else SECRET
        if (face == "open" and shown != OPEN) or (face == "known" and (shown != KNOWN or place == HAND)):
            raise bad("wrong-face", seat=i // COINS, text=f"{coin_text(s.coins[i])} {PLACES[place]} {face}")
        s.shown[i] = shown
    for seat in range(s.seats):
        arrange(s, seat)
        if s.phase == TAVERN:
            work_out(s, seat)


def read_gems(s: State, data: Data) -> None:
    """A gem each, none twice; null for those not yet dealt. Seat 0 holds the highest unless it is written."""
    given = data.get("gems", list(range(s.seats, 0, -1)))
    gems: list[Any] = by_seat({"gems": given}, "gems", s.seats, None)
    for seat, gem in enumerate(gems):
        s.gems[seat] = 0 if gem is None else number({"gems": gem}, "gems", 0, 1, GOLDEN_GEM)
    dealt = [gem for gem in s.gems if gem]
    if len(dealt) < s.seats and s.phase != BIDS:
        raise bad("gems-missing")
    golden = s.age == 2 or s.phase == AGE_END
    if len(set(dealt)) < len(dealt) or any(gem > s.seats and (gem < GOLDEN_GEM or not golden) for gem in dealt):
        raise bad("no-such-gems", gems=", ".join(spelled(gem or None) for gem in s.gems))


def read_treasury(s: State, data: Data) -> None:
    """The gold that nobody holds, or what is written; the rest is then out of the game."""
    full = treasury(s.seats)
    held = [sum(1 for coin in s.coins if coin == coin_of(value, GOLD)) for value in range(HIGHEST + 1)]
    written = [max(0, full[value] - held[value]) for value in range(HIGHEST + 1)]
    if "treasury" in data:
        written = [0] * (HIGHEST + 1)
        for text, count in mapping("treasury", data["treasury"]).items():
            value = FIRST_GOLD + place_of("treasury", text, GOLD_VALUES)
            written[value] = number({text: count}, text, 0, 0, MANY)
    for value in range(HIGHEST + 1):
        if held[value] + written[value] > full[value]:
            places = {"coins": held[value], "treasury": written[value]}
            raise too_many(Words("nidavellir-gold-coin", {"value": value}), places, full[value])
    copper = sum(1 for coin in s.coins if coin % 3 == COPPER and coin != ZERO)
    if sum(written) <= copper:
        raise bad("small-treasury", count=sum(written), least=copper + 1)
    s.treasury = written


def write_purses(s: State) -> list[list[str]]:
    """Everybody's coins as `read_purses` reads them."""
    return [[coin_with_place(s, COINS * seat + i) for i in range(COINS)] for seat in range(s.seats)]


def coin_with_place(s: State, i: int) -> str:
    """A coin and, unless it is in hand, where it lies; `known` if it lies face down and everybody knows it."""
    text, place = coin_text(s.coins[i]), s.places[i]
    if place == HAND:
        return text
    return f"{text} {PLACES[place]}" + (" known" if s.shown[i] == KNOWN else "")


def write_bids(s: State) -> list[int | None]:
    """What was bid at the tavern being resolved."""
    return [None if bid == NONE else bid for bid in s.bids]


def write_treasury(s: State) -> dict[str, int]:
    """The treasury by value."""
    return {str(value): n for value, n in enumerate(s.treasury) if n}
