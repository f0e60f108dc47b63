"""Whatever a refusal says is true, and whatever is not refused is legal: every code, against what the seat sees."""

from __future__ import annotations

import random
from collections.abc import Callable
from os import environ
from typing import Any, Final

import pytest

from gladsheim import Match
from gladsheim.games.bloodrage.rules.game import GAME
from gladsheim.games.bloodrage.rules.view import BloodrageView, Clan, Province
from gladsheim.kernel.play import question
from gladsheim.kernel.view import View
from gladsheim.words import Refusal, Words, say
from tests.games.bloodrage.oracle.cards import CARDS, family, title
from tests.games.bloodrage.oracle.positions import invented, written
from tests.games.bloodrage.oracle.table import FJORDS, RING, SHIPS, TREE

EFFORT: Final = int(environ.get("GLADSHEIM_EFFORT", "1"))
SAMPLE: Final = 16
"""So many moves of a question are tried."""
UNITS: Final = ("leader", "warrior", "ship")
STATS: Final = ("rage", "axes", "horns")


COMMON: Final = {
    "one-slot", "wrong-slot", "not-in-hand", "not-upgrade", "not-quest", "too-dear", "no-village", "destroyed",
    "not-in-reserve", "ships-to-fjords", "only-fjords", "nobody-there", "not-in-pack", "no-figure-there", "no-power",
}  # fmt: skip
"""What must come up."""


class Claim:
    """A refusal, and what the seat can see that it speaks of."""

    def __init__(self, match: Match, view: View, seat: int, text: str, refusal: Refusal) -> None:
        assert isinstance(view, BloodrageView)
        self.match = match
        self.seat = seat
        self.view = view
        self.text = text
        self.words = text.split()
        self.terms: dict[str, Any] = {
            key: term.id.split("-", 2)[2] if isinstance(term, Words) and term.id.startswith("bloodrage-") else term
            for key, term in refusal.terms.items()
        }

    @property
    def clan(self) -> Clan:
        """The seat's own clan."""
        return self.view.clans[self.seat]

    @property
    def province(self) -> Province:
        """The province that the refusal names."""
        return next(one for one in self.view.provinces if one.name == self.terms["place"])

    def here(self, place: str) -> list[str]:
        """The seat's kinds of figures in a place."""
        [found] = [one for one in self.view.places if one.name == place]
        return [group.figure for group in found.groups if group.seat == self.seat]

    def near(self, place: str) -> list[str]:
        """The seat's kinds of figures in a province and its fjord."""
        return self.here(place) + [
            kind for fjord, shores in FJORDS.items() if place in shores for kind in self.here(fjord)
        ]

    def has(self, card: str) -> bool:
        """Whether an upgrade lies on the seat's sheet."""
        clan = self.clan
        return card in (clan.leader, clan.warrior, clan.ship, *clan.monsters, *clan.clan)

    def is_closed(self, place: str) -> bool:
        """Whether a province is destroyed, or both shores of a fjord are."""
        gone = [one.name for one in self.view.provinces if one.destroyed]
        return all(shore in gone for shore in FJORDS.get(place, [place]))

    def cards_before(self) -> list[str]:
        """What the seat has played in the battle and still lies there."""
        assert self.view.battle is not None
        return next(one.cards for one in self.view.battle.fighters if one.seat == self.seat)

    def doomed(self, figure: str) -> bool:
        """Whether the seat could lose such a figure now."""
        state: Any = self.match.state
        return bool(state.doomed[len(FIGURES) * self.seat + FIGURES.index(figure)])


FIGURES: Final = (
    "leader", "warrior", "ship", "troll", "dwarf-chieftain", "sea-serpent", "valkyrie", "dark-elf", "fire-giant",
    "frost-giant", "soldier-of-hel", "volur-witch",
)  # fmt: skip

TRUE: Final[dict[str, Callable[[Claim], bool]]] = {
    "too-dear": lambda c: c.terms["cost"] > c.terms["rage"] == c.clan.rage,
    "horns-full": lambda c: c.clan.on_board >= c.terms["horns"] == c.clan.stats[2].value,
    "no-village": lambda c: c.province.free == 0 and not c.province.destroyed,
    "destroyed": lambda c: c.is_closed(c.terms["place"]),
    "not-in-reserve": lambda c: c.terms["figure"] not in [group.figure for group in c.clan.reserve],
    "not-in-valhalla": lambda c: c.terms["figure"] not in [group.figure for group in c.clan.valhalla],
    "ships-to-fjords": lambda c: c.terms["figure"] in SHIPS and c.words[-1] not in FJORDS,
    "only-fjords": lambda c: c.terms["figure"] not in SHIPS and c.words[-1] in FJORDS,
    "not-yggdrasil": lambda c: c.terms["figure"] != "dark-elf" and c.words[-1] == TREE,
    "nobody-there": lambda c: not c.here(c.terms["place"]),
    "same-province": lambda c: c.words[1] == c.words[2],
    "ships-stay": lambda c: c.terms["figure"] in SHIPS,
    "already-there": lambda c: c.view.battle is not None and c.view.battle.province == c.terms["place"],
    "not-adjacent": lambda c: c.terms["place"] not in beside(c.terms["other"]),
    "not-in-hand": lambda c: c.terms["card"] not in (c.view.hand or []),
    "not-upgrade": lambda c: family(c.terms["card"]) in ("quest", "battle"),
    "not-quest": lambda c: family(c.terms["card"]) != "quest",
    "wrong-slot": lambda c: family(c.terms["card"]) != family(c.terms["other"]),
    "one-slot": lambda c: family(c.terms["card"]) in UNITS,
    "slots-full": lambda c: None not in (c.clan.monsters if family(c.terms["card"]) == "monster" else c.clan.clan),
    "not-played": lambda c: not c.has(c.terms["card"]),
    "already-pillaged": lambda c: c.province.pillaged,
    "not-pillaged": lambda c: not c.province.pillaged,
    "no-figure-there": lambda c: not c.near(c.terms["place"]),
    "no-power": lambda c: not c.has(c.terms["card"]) and c.view.phase != "ragnarok",
    "few-figures": lambda c: c.clan.on_board == c.terms["count"] < 2,
    "stat-at-end": lambda c: c.clan.stats[STATS.index(c.terms["stat"])].step == 6,
    "stat-barred": lambda c: c.clan.stats[STATS.index(c.terms["stat"])].step < 6 and c.terms["stat"] == token(c.view),
    "move-one": lambda c: c.match.lines[-1].text.startswith("march"),
    "not-there": lambda c: c.terms["figure"] not in c.near(c.terms["place"]),
    "not-late": lambda c: title(c.terms["card"]) not in ("heimdalls-eye", "heimdalls-gaze"),
    "not-kept": lambda c: c.terms["card"] not in c.cards_before(),
    "not-doomed": lambda c: not c.doomed(c.terms["figure"]),
    "no-flight": lambda c: c.view.battle is not None and c.view.battle.province == TREE,
    "ragnarok-spares-none": lambda c: c.view.phase == "ragnarok",
    "not-in-pack": lambda c: c.terms["card"] not in (c.view.pack or []),
}


def beside(province: str) -> tuple[str, ...]:
    """What borders on a province: its neighbours on the ring, and Yggdrasil."""
    if province == TREE:
        return tuple(RING)
    i = RING.index(province)
    return RING[i - 1], RING[(i + 1) % len(RING)], TREE


def token(view: BloodrageView) -> str | None:
    """What the province gives that is being pillaged."""
    assert view.battle is not None
    return next(one.token for one in view.provinces if one.name == view.battle.province)


def texts_to_try(match: Match, seat: int, rng: random.Random) -> list[str]:
    """Moves of the span, legal or not, and moves that name cards of all families."""
    step = question(match.state, seat)
    assert step is not None
    span = step.span(match.state)
    found = [step.show(match.state, move) for move in rng.sample(range(span), min(span, SAMPLE))]
    names = sorted(CARDS)
    for _ in range(3 if step.name == "Act" else 0):
        one = rng.choice(names)
        other = rng.choice([name for name in names if family(name) == family(one) or rng.random() < 0.2])
        found += [f"upgrade {one}", f"upgrade {one} for {other}", f"quest {one}"]
    return found + rng.sample(match.moves(seat), min(3, len(match.moves(seat))))


def check(match: Match, seat: int, rng: random.Random, seen: set[str]) -> None:
    """Some moves of the open question: refused exactly if they are not listed, and for what is true."""
    legal = match.moves(seat)
    view = match.view(seat)
    for text in texts_to_try(match, seat, rng):
        refusal = match.why_not(text, seat)
        assert (refusal is None) == (text in legal), text
        if refusal is not None and refusal.code != "move/unreadable":
            code = refusal.code.removeprefix("bloodrage/")
            assert TRUE[code](Claim(match, view, seat, text, refusal)), (text, refusal)
            seen.add(code)


def play_on(match: Match, rng: random.Random, seen: set[str], most: int) -> None:
    """At random, looking at every question."""
    while not match.over and len(match.lines) < most:
        for one in match.asked:
            check(match, one.seat, rng, seen)
        seat = match.asked[0].seat
        match.play(rng.choice(match.moves(seat)), seat)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_every_refusal_says_what_is_true(seats: int) -> None:
    seen: set[str] = set()
    for seed in range(EFFORT):
        play_on(GAME.match(seats, seed=seed), random.Random(seed), seen, 1000)
    for seed in range(10 * EFFORT):
        rng = random.Random(100 * seats + seed)
        t, turn = invented(rng, seats, rng.choice((2, 3, 3)))
        play_on(GAME.position(written(t, turn), seed=seed), rng, seen, 30)
    assert seen >= COMMON, COMMON - seen


def test_a_card_that_was_kept_already_is_not_said_to_have_not_been_played() -> None:
    """Of two cards played, the first is kept; naming it again is refused for where it lies, not for its past."""
    position = {
        "seats": 3, "age": 2, "upgrades": [["tyrs-prowess"], [], []], "rage": [6, 0, 0],
        "hands": [["tyrs-rage-2", "heimdalls-eye"], [], []],
        "figures": [{"leader": "elvagar"}, {"warriors": {"elvagar": 1}}, {}],
    }  # fmt: skip
    match = GAME.position(position, seed=0)
    for move in ("pillage elvagar", "tyrs-rage-2", "heimdalls-eye", "tyrs-rage-2"):
        match.play(move, 0)
    refusal = match.why_not("tyrs-rage-2", 0)
    assert refusal is not None
    assert say(refusal.words) == "There is no “Tyr's Rage” among the cards that lie before you from this battle."
