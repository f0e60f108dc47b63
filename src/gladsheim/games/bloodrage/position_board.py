"""Provinces of a position written by hand: what is destroyed, doomed and pillaged, and the tokens."""

from __future__ import annotations

from gladsheim.games.bloodrage.board import OUTER, PROVINCE_COUNT, PROVINCES, YGGDRASIL
from gladsheim.games.bloodrage.notation import place_words, token_words
from gladsheim.games.bloodrage.setup import AGES, RUINED, TOKEN_COPIES
from gladsheim.games.bloodrage.state import (
    ACTIONS,
    ALL_TOKEN,
    NONE,
    RAGNAROK,
    TOKENS,
    VALHALLA_PHASE,
    State,
)
from gladsheim.games.bloodrage.written import bad, listed, mapping, one_of, outer_of, province_of, provinces
from gladsheim.kernel.dump import Data


def read_board(s: State, data: Data, in_use: list[bool]) -> None:
    """What Ragnarök has taken and will take; what is not written is chosen among provinces that nothing mentions."""
    past = s.age if s.phase >= VALHALLA_PHASE else s.age - 1
    s.doom = read_doom(data)
    destroyed = provinces(data, "destroyed")
    if "destroyed" in data:
        check_destroyed(s, destroyed, past)
    mentioned = [in_use[p] or p in provinces(data, "pillaged") or p in destroyed or p in s.doom for p in range(OUTER)]
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
    for age in range(past, AGES):
        if s.doom[age] == NONE:
            s.doom[age] = take(free)
    for province in destroyed:
        s.destroyed[province] = 1
    for age in range(AGES):
        if (s.destroyed[s.doom[age]] == 1) != (age < past):
            raise bad("wrong-doom", province=place_words(PROVINCES[s.doom[age]]), age=age + 1)


def take(left: list[int]) -> int:
    """The next of some provinces."""
    if not left:
        raise bad("no-room-for-doom")
    return left.pop(0)


def read_doom(data: Data) -> list[int]:
    """The provinces of the three Ragnarök tokens, null for those that are not written."""
    given = data.get("doom", [None] * AGES)
    if not isinstance(given, list | tuple) or len(given) != AGES:
        raise bad("three-dooms")
    doom = [NONE if name is None else outer_of("doom", *listed("doom", [name])) for name in given]
    written = [province for province in doom if province != NONE]
    if len(set(written)) < len(written):
        raise bad("province-twice", key="doom")
    return doom


def check_destroyed(s: State, destroyed: list[int], past: int) -> None:
    """As many as at the outset, and one more for each Ragnarök that is over (p. 10, p. 21)."""
    full = RUINED[s.seats] + past
    if len(destroyed) != full:
        raise bad("destroyed-count", count=len(destroyed), full=full)
    if YGGDRASIL in destroyed:
        raise bad("not-a-word", key="destroyed", text=PROVINCES[YGGDRASIL], words=", ".join(PROVINCES[:OUTER]))


def read_tokens(s: State, data: Data) -> None:
    """What each province gives; what is not written is laid in the order of the provinces."""
    left = TOKEN_COPIES.copy()
    tokens = [NONE] * OUTER + [ALL_TOKEN]
    for name, text in mapping("tokens", data.get("tokens", {})).items():
        province = province_of("tokens", name)
        kinds = TOKENS[ALL_TOKEN:] if province == YGGDRASIL else TOKENS[:ALL_TOKEN]
        token = TOKENS.index(one_of({name: text}, name, kinds, ""))
        if province != YGGDRASIL:
            left[token] -= 1
            if left[token] < 0:
                raise bad("too-many-tokens", token=token_words(TOKENS[token]), full=TOKEN_COPIES[token])
        tokens[province] = token
    for province in range(OUTER):
        if tokens[province] == NONE:
            tokens[province] = next(token for token in range(len(left)) if left[token])
            left[tokens[province]] -= 1
    s.tokens = tokens


def read_pillaged(s: State, data: Data) -> None:
    """Provinces pillaged in this age; if all are, the actions are over (p. 14)."""
    for province in provinces(data, "pillaged"):
        if not ACTIONS <= s.phase <= RAGNAROK:
            raise bad("not-now", key="pillaged")
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
