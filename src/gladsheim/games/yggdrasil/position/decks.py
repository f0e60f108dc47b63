"""The Enemy cards of a position written by hand: the wheel, the decks, and what lies face down."""

from __future__ import annotations

from typing import Any, Final

from gladsheim.games.yggdrasil.enemies.decks import candidates, deck_size, draw_face_down, settle_shares
from gladsheim.games.yggdrasil.position.written import bad, card_named, cards_named, cards_text
from gladsheim.games.yggdrasil.rules.notation import card_text, card_words, enemy_words, god_words
from gladsheim.games.yggdrasil.rules.printed import ENEMY_COUNT, NONE
from gladsheim.games.yggdrasil.rules.state import UNSEEN, State, enemy_on, is_support, owner_of
from gladsheim.kernel.dump import Data
from gladsheim.kernel.written import by_seat, mapping, not_now, number, only_keys

KEYS: Final = ("top", "middle", "late", "bottom", "down")
FACE_DOWN: Final = "unseen"
SOLO: Final = 1
PAIR: Final = 2


def read_decks(s: State, data: Data, waiting: list[int]) -> None:
    """Cards lie where they are written; the others in the middle of their owners' decks, in no known order."""
    lies: dict[int, str] = {}  # the card, and under which key
    read_wheel(s, data, lies)
    decks = [mapping("decks", deck) for deck in by_seat(data, "decks", s.seats, {})]
    for seat, deck in enumerate(decks):
        only_keys("decks", deck, KEYS)
        s.tops[seat] = take_cards(s, seat, deck, "top", lies)
        s.unknown[seat] = sorted(take_cards(s, seat, deck, "middle", lies))
        s.late[seat] = sorted(take_cards(s, seat, deck, "late", lies))
        s.bottoms[seat] = take_cards(s, seat, deck, "bottom", lies)
        s.down[seat] = take_down(s, seat, deck, lies)
    s.shared = []
    for card in [card for card in range(len(s.gods) * ENEMY_COUNT) if card not in lies]:
        if s.seats == PAIR and is_support(s, owner_of(card)):
            s.shared.append(card)
        else:
            s.unknown[0 if s.seats == SOLO else owner_of(card)].append(card)
    for cards in s.unknown:
        cards.sort()
    read_shares(s, data)
    for seat, deck in enumerate(decks):
        check_down(s, seat, "down" in deck, seat in waiting)


def read_wheel(s: State, data: Data, lies: dict[int, str]) -> None:
    """Open cards, the older first: one of an Enemy, or two in a solo game (p. 9)."""
    s.wheel = [NONE] * len(s.wheel)
    for card in cards_named(s, "wheel", data.get("wheel", [])):
        take(s, card, "wheel", lies)
        place = 2 * enemy_on(card)
        if s.seats == SOLO and s.wheel[place] != NONE:
            place += 1
        if s.wheel[place] != NONE:
            raise bad("wheel-full", enemy=enemy_words(enemy_on(card)))
        s.wheel[place] = card


def take(s: State, card: int, key: str, lies: dict[int, str]) -> None:
    """Every card is in one place."""
    if card in lies:
        raise bad("card-twice", card=card_words(s, card), one=lies[card], other=key, apart=int(lies[card] != key))
    lies[card] = key


def take_cards(s: State, seat: int, deck: Data, key: str, lies: dict[int, str]) -> list[int]:
    """Cards of one part of a deck, all of which can be there."""
    found = cards_named(s, key, deck.get(key, []))
    for card in found:
        take(s, card, key, lies)
        check_owner(s, seat, card)
    return found


def check_owner(s: State, seat: int, card: int) -> None:
    """A god's cards return to his own deck; those of supports travel (p. 9)."""
    if owner_of(card) != seat and not is_support(s, owner_of(card)):
        raise bad("not-his-card", card=card_words(s, card), god=god_words(s, seat))


def take_down(s: State, seat: int, deck: Data, lies: dict[int, str]) -> int:
    """What lies face down: `unseen`, a card that everybody knows, or nothing."""
    value: Any = deck.get("down")
    if value is None:
        return NONE
    if value == FACE_DOWN:
        return UNSEEN
    card = card_named(s, "down", value, (FACE_DOWN,))
    take(s, card, "down", lies)
    check_owner(s, seat, card)
    return card


def read_shares(s: State, data: Data) -> None:
    """Two players: how many of the support's unseen cards each has; as equal as can be, if it is not written."""
    count = len(s.shared)
    if "shares" in data and s.seats != PAIR:
        raise not_now("shares")
    s.shares = [0] * s.seats
    if s.seats == PAIR:
        given = by_seat(data, "shares", PAIR, None)
        defaults = [count - count // 2, count // 2]
        s.shares = [
            defaults[seat] if given[seat] is None else number({"shares": given[seat]}, "shares", 0, 0, count)
            for seat in range(PAIR)
        ]
        if sum(s.shares) != count:
            raise bad("shares", count=sum(s.shares), full=count)
        settle_shares(s)


def check_down(s: State, seat: int, is_written: bool, is_waiting: bool) -> None:
    """Whoever has yet to play has a card face down, unless his deck is empty; nobody else has (p. 8)."""
    god = god_words(s, seat)
    if not is_waiting:
        if s.down[seat] != NONE:
            raise bad("has-played", god=god)
    elif not is_written:
        draw_face_down(s, seat)
    elif s.down[seat] == NONE and deck_size(s, seat):
        raise bad("no-card-down", god=god)
    if s.down[seat] == UNSEEN and not candidates(s, seat):
        raise bad("nothing-unseen", god=god)
    if s.late[seat] and s.down[seat] != UNSEEN:
        raise bad("late", god=god)


def write_decks(s: State) -> Data:
    """The cards as `read_decks` reads them."""
    data: Data = {"wheel": cards_text(s, s.wheel), "decks": [write_deck(s, seat) for seat in range(s.seats)]}
    return {**data, "shares": s.shares.copy()} if s.shared else data


def write_deck(s: State, seat: int) -> Data:
    """One deck, and the face-down card."""
    down = s.down[seat]
    return {
        "top": cards_text(s, s.tops[seat]),
        "middle": cards_text(s, s.unknown[seat]),
        "late": cards_text(s, s.late[seat]),
        "bottom": cards_text(s, s.bottoms[seat]),
        "down": None if down == NONE else FACE_DOWN if down == UNSEEN else card_text(s, down),
    }
