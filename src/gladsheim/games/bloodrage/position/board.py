"""Provinces of a position written by hand: what is destroyed, doomed and pillaged, and the tokens."""

from __future__ import annotations

from gladsheim.games.bloodrage.position.written import bad
from gladsheim.games.bloodrage.rules.ages import LAST_AGE
from gladsheim.games.bloodrage.rules.board import OUTER, PROVINCE_COUNT, PROVINCES, YGGDRASIL
from gladsheim.games.bloodrage.rules.notation import place_words, token_words
from gladsheim.games.bloodrage.rules.setup import RUINED, TOKEN_COPIES
from gladsheim.games.bloodrage.rules.state import (
    ACTIONS,
    ALL_TOKEN,
    NONE,
    RAGNAROK,
    TOKENS,
    VALHALLA_PHASE,
    State,
)
from gladsheim.kernel.dump import Data
from gladsheim.kernel.written import listed, mapping, not_now, place_of, places_of, too_many
from gladsheim.words import Words


def read_board(s: State, data: Data, in_use: list[bool]) -> None:
    """What Ragnarök has taken and will take; what is not written is chosen among provinces that nothing mentions."""
    past = s.age if s.phase >= VALHALLA_PHASE else s.age - 1
    s.doom = read_doom(data)
    destroyed = places_of("destroyed", data.get("destroyed", []), PROVINCES[:OUTER])
    if "destroyed" in data and len(destroyed) != RUINED[s.seats] + past:
        raise bad("destroyed-count", count=len(destroyed), full=RUINED[s.seats] + past)
    pillaged = places_of("pillaged", data.get("pillaged", []), PROVINCES)
    mentioned = [in_use[p] or p in pillaged or p in destroyed or p in s.doom for p in range(OUTER)]
    spare = [p for p in range(OUTER - 1, -1, -1) if not mentioned[p]]
    if "destroyed" in data:
        left = [p for p in destroyed if p not in s.doom]
        for age in range(past):
            if s.doom[age] == NONE:
                s.doom[age] = take(left)
    else:
        left = [s.doom[age] if s.doom[age] != NONE else take(spare) for age in range(past)]
        s.doom[:past] = left
        destroyed = left + [take(spare) for _ in range(RUINED[s.seats])]
    free = spare + [p for p in range(OUTER) if mentioned[p] and p not in destroyed and p not in s.doom]
    for age in range(past, LAST_AGE):
        if s.doom[age] == NONE:
            s.doom[age] = take(free)
    for province in destroyed:
        s.destroyed[province] = 1
    for age in range(LAST_AGE):
        if (s.destroyed[s.doom[age]] == 1) != (age < past):
            raise bad("wrong-doom", province=place_words(PROVINCES[s.doom[age]]), age=age + 1)


def take(left: list[int]) -> int:
    """The next of some provinces."""
    if not left:
        raise bad("no-room-for-doom")
    return left.pop(0)


def read_doom(data: Data) -> list[int]:
    """The provinces of the three Ragnarök tokens, null for those that are not written."""
    given = listed("doom", data.get("doom", [None] * LAST_AGE))
    if len(given) != LAST_AGE:
        raise bad("three-dooms")
    places_of("doom", [name for name in given if name is not None], PROVINCES[:OUTER])
    return [NONE if name is None else PROVINCES.index(name) for name in given]


def read_tokens(s: State, data: Data) -> None:
    """What each province gives; what is not written is laid in the order of the provinces."""
    left = TOKEN_COPIES.copy()
    tokens = [NONE] * OUTER + [ALL_TOKEN]
    for name, text in mapping("tokens", data.get("tokens", {})).items():
        province = place_of("tokens", name, PROVINCES)
        if province == YGGDRASIL:
            place_of(name, text, TOKENS[ALL_TOKEN:])
            continue
        token = place_of(name, text, TOKENS[:ALL_TOKEN])
        tokens[province] = token
        left[token] -= 1
        if left[token] < 0:
            places = {PROVINCES[p]: 1 for p in range(OUTER) if tokens[p] == token}
            token_named = Words("bloodrage-some-token", {"token": token_words(TOKENS[token])})
            raise too_many(token_named, places, TOKEN_COPIES[token])
    for province in range(OUTER):
        if tokens[province] == NONE:
            tokens[province] = next(token for token in range(len(left)) if left[token])
            left[tokens[province]] -= 1
    s.tokens = tokens


def read_pillaged(s: State, data: Data) -> None:
    """Provinces pillaged in this age; if all are, the actions are over (p. 14)."""
    for province in places_of("pillaged", data.get("pillaged", []), PROVINCES):
        if not ACTIONS <= s.phase <= RAGNAROK:
            raise not_now("pillaged")
        if s.destroyed[province]:
            raise bad("pillaged-destroyed", province=place_words(PROVINCES[province]))
        s.pillaged[province] = 1
    if s.phase == ACTIONS and all(s.destroyed[p] or s.pillaged[p] for p in range(PROVINCE_COUNT)):
        raise bad("all-pillaged")


def write_board(s: State) -> Data:
    """The board as `read_board`, `read_tokens` and `read_pillaged` read it."""
    return {
        "tokens": {PROVINCES[p]: TOKENS[s.tokens[p]] for p in range(PROVINCE_COUNT) if s.tokens[p] != NONE},
        "doom": [None if province == NONE else PROVINCES[province] for province in s.doom],
        "destroyed": [PROVINCES[p] for p in range(PROVINCE_COUNT) if s.destroyed[p]],
        "pillaged": [PROVINCES[p] for p in range(PROVINCE_COUNT) if s.pillaged[p]],
    }
