"""On small positions, imagined worlds come as often as brute force over all arrangements says."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import permutations, product
from math import sqrt
from os import environ
from typing import Any

import pytest

from gladsheim.games.bloodrage.cards.printed import CARD_NAMES, CARD_OF, DECKS, FAMILY, QUEST
from gladsheim.games.bloodrage.rules.game import GAME
from gladsheim.games.bloodrage.rules.state import State
from gladsheim.kernel.play import legal
from gladsheim.kernel.rng import Rng

EFFORT = int(environ.get("GLADSHEIM_EFFORT", "1"))
WORLDS = 600 * EFFORT

Heaps = tuple[str, ...]
"""What another seat has in hand, has committed and has thrown away."""
World = tuple[Heaps, ...]

TWO_PACKS = [
    ["valkyrie", "tyrs-rage-2", "heimdalls-eye", "alfheim-2", "dark-elf", "odins-tide", "lord-of-axes", "thors-oath"],
    ["jotunheim-2", "experts-in-arms", "tyrs-crush-2", "manheim-2",
     "heimdalls-eye", "glorious-death-2", "tyrs-challenge", "lokis-backstab"],
]  # fmt: skip
"""Of two players the first takes numbers 0 and 1 of the first pack and 2 and 3 of the second; then 4 and 5."""
TWO: dict[str, Any] = {"seats": 2, "age": 2, "packs": {"2": TWO_PACKS}}
HIDDEN = {
    **TWO,
    "hands": [["valkyrie", "manheim-2", "dark-elf"], ["experts-in-arms", "glorious-death-2", "heimdalls-eye"]],
}
COMMITTED = {
    **TWO,
    "hands": [["valkyrie", "dark-elf"], ["experts-in-arms", "glorious-death-2"]],
    "quests": [["manheim-2"], ["jotunheim-2"]],
}
SEEN = {
    **TWO,
    "hands": [["valkyrie", "tyrs-crush-2", "dark-elf"], ["experts-in-arms", "glorious-death-2", "heimdalls-eye"]],
    "quests": [["manheim-2"], ["jotunheim-2", "alfheim-2"]],
    "known": [["valkyrie"], ["heimdalls-eye"]],
}
UNSURE = {
    **TWO,
    "hands": [["valkyrie", "tyrs-crush-2", "dark-elf"], ["experts-in-arms", "glorious-death-2", "heimdalls-eye"]],
    "quests": [["manheim-2"], ["jotunheim-2", "alfheim-2"]],
    "known": [["manheim-2 hand quests"], ["heimdalls-eye", "glorious-death-2 hand quests"]],
}
LATER = {**UNSURE, "known": [[], ["heimdalls-eye", "glorious-death-2 hand quests 2"]]}
"""The first quest was committed before Glorious Death was seen in this hand, the second after that."""
KEPT = {
    **TWO,
    "age": 3,
    "hands": [["valkyrie"], ["heimdalls-eye"]],
    "discarded": [["manheim-2", "dark-elf"], ["experts-in-arms", "glorious-death-2"]],
    "known": [[], ["heimdalls-eye hand discarded"]],
}
UNSEEN: dict[str, Any] = {
    "seats": 2,
    "hands": [["troll", "tyrs-smite-1"], ["tyrs-bash"]],
    "quests": [[], ["alfheim-1"]],
}
"""A position without a draft: the other may hold any two of the 18 cards that are left, one of them a quest."""

THREE_PACKS = [
    ["troll", "tyrs-smash-1", "manheim-1", "lokis-domain",
     "tyrs-smash-1", "alfheim-1", "thors-hammer", "friggas-charm"],
    ["jotunheim-1", "odins-smite", "tyrs-bash", "yggdrasil-1",
     "dwarf-chieftain", "tyrs-domain", "tyrs-smite-1", "thors-glory"],
    ["glorious-death-1", "lokis-trickery", "odins-smite", "friggas-succor",
     "brothers-in-arms", "lokis-dragons", "sea-serpent", "friggas-grace"],
]  # fmt: skip
THREE: dict[str, Any] = {
    "seats": 3,
    "age": 1,
    "packs": {"1": THREE_PACKS},
    "hands": [["troll", "tyrs-bash"], ["lokis-dragons", "tyrs-smash-1"], ["friggas-succor", "dwarf-chieftain"]],
    "quests": [[], ["jotunheim-1"], ["manheim-1", "alfheim-1"]],
}
"""Both others have played an Odin's Smite: each of them may have had either, but never both the same."""


def is_quest(card: str) -> bool:
    return FAMILY[CARD_OF[card]] == QUEST


def holder(seats: int, pack: int, index: int) -> int:
    """Who takes this card out of a pack; the last two are left over."""
    return (pack + index // (2 if seats == 2 else 1)) % seats if index < 6 else -1


def groups_of(position: dict[str, Any], seat: int, age: int) -> list[tuple[list[str], list[int]]]:
    """Cards that this seat cannot tell apart: what they are, and who took them (-1 for nobody)."""
    seats = position["seats"]
    left = Counter({CARD_NAMES[kind]: n for kind, n in enumerate(DECKS[seats]) if CARD_NAMES[kind] in of_age(age)})
    groups: dict[tuple[int, ...], tuple[list[str], list[int]]] = {(): ([], [])}
    for pack, cards in enumerate(position["packs"][str(age)]):
        looks = [index for index in range(6) if holder(seats, pack, index) == seat]
        for index, card in enumerate(cards):
            left[card] -= 1
            if holder(seats, pack, index) != seat:
                before = [look for look in looks if look < index]
                group = groups.setdefault((pack, *before) if before else (), ([], []))
                group[0].append(card)
                group[1].append(holder(seats, pack, index))
    groups[()][0].extend(left.elements())
    groups[()][1].extend([-1] * left.total())
    return list(groups.values())


def of_age(age: int) -> set[str]:
    return {CARD_NAMES[kind] for kind in range(len(CARD_NAMES)) if (kind >= 27) + (kind >= 54) == age - 1}


def deals(position: dict[str, Any], seat: int, age: int) -> Iterator[dict[int, list[str]]]:
    """Every way in which the cards of an age may have come to those who took them, each as likely."""
    by_group = []
    for cards, takers in groups_of(position, seat, age):
        owners = [taker for taker in takers if taker >= 0]
        by_group.append([list(zip(owners, chosen)) for chosen in permutations(cards, len(owners))])
    for dealt in product(*by_group):
        found: dict[int, list[str]] = {other: [] for other in range(position["seats"]) if other != seat}
        for group in dealt:
            for owner, card in group:
                found[owner].append(card)
        yield found


def heaps_of(cards: list[str], position: dict[str, Any], seat: int, age: int) -> Counter[Heaps]:
    """In how many ways these six cards can lie as everybody sees a seat's cards lying."""
    mine = {
        key: [card for card in position.get(key, [[]] * 5)[seat] if card in of_age(age)]
        for key in ("hands", "quests", "discarded")
    }
    marks = [text.split() for text in position.get("known", [[]] * 5)[seat] if text.split()[0] in of_age(age)]
    written = [card for key in ("hands", "quests", "discarded") for card in mine[key]]
    dealt = [card for pack, row in enumerate(position["packs"][str(age)]) for index, card in enumerate(row)
             if holder(position["seats"], pack, index) == seat]  # fmt: skip
    gone = list((Counter(dealt) - Counter(written)).elements())
    sizes = [len(mine[key]) for key in ("hands", "quests", "discarded")]
    found: Counter[Heaps] = Counter()
    where = ["hand"] * sizes[0] + [f"quests {i}" for i in range(sizes[1])] + ["discarded"] * sizes[2]
    pinned = [(card, ["gone"]) for card in gone] + [(name, places_of(heaps)) for name, *heaps in marks]
    places = set(permutations([*where, *["gone"] * len(gone)]))
    for slots in permutations(range(len(cards)), len(pinned)):
        if any(cards[slot] != card for slot, (card, _) in zip(slots, pinned)):
            continue
        for lying in places:
            if any(lying[slot] not in heaps for slot, (_, heaps) in zip(slots, pinned)):
                continue
            if all(is_quest(card) for card, heap in zip(cards, lying) if heap.startswith("quests")):
                rest = [f"{heap.split()[0]} {card}" for card, heap in zip(cards, lying) if heap != "gone"]
                found[tuple(sorted(rest))] += 1
    return found


def places_of(heaps: list[str]) -> list[str]:
    """Where a card may lie that everybody has seen: `hand quests 2` is in hand, or the second quest or a later one."""
    first = [int(word) - 1 for word in heaps if word.isdigit()] or [0]
    quests = [f"quests {i}" for i in range(first[0], 6)] if "quests" in heaps else []
    return [word for word in heaps if word in ("hand", "discarded")] + quests or ["hand"]


def brute_force(position: dict[str, Any], seat: int, age: int) -> dict[World, float]:
    """Every arrangement, each as likely: who took which card, and where it lies."""
    counts: Counter[World] = Counter()
    seen: dict[tuple[int, tuple[str, ...]], Counter[Heaps]] = {}
    for dealt in deals(position, seat, age):
        by_seat = []
        for other, cards in dealt.items():
            key = (other, tuple(sorted(cards)))
            if key not in seen:
                seen[key] = heaps_of(list(key[1]), position, other, age)
            by_seat.append(seen[key].items())
        for world in product(*by_seat):
            ways = 1
            for _, n in world:
                ways *= n
            counts[tuple(heaps for heaps, _ in world)] += ways
    return {world: n / counts.total() for world, n in counts.items() if n}


def world_of(s: State, seat: int, age: int) -> World:
    worlds = []
    for other in range(s.seats):
        if other != seat:
            heaps = {"hand": s.hands[other], "quests": s.quests[other], "discarded": s.discarded[other]}
            cards = [f"{name} {CARD_NAMES[s.kinds[card]]}" for name, heap in heaps.items() for card in heap]
            worlds.append(tuple(sorted(card for card in cards if card.split()[1] in of_age(age))))
    return tuple(worlds)


def check_spread(seen: Counter[World], likely: dict[World, float]) -> None:
    """As often as expected, by chi-square."""
    assert set(seen) <= set(likely)
    worlds = seen.total()
    distance = sum((seen[world] - worlds * p) ** 2 / (worlds * p) for world, p in likely.items())
    freedom = len(likely) - 1
    rare = sum(1 / (worlds * p) for p in likely.values())
    assert distance <= freedom + 6 * sqrt(2 * freedom + rare), "chi-square"


@pytest.mark.parametrize("again", [False, True], ids=["once", "again"])
@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize(
    "position",
    [HIDDEN, COMMITTED, SEEN, UNSURE, LATER, KEPT],
    ids=["hidden", "committed", "seen", "unsure", "later", "kept"],
)
def test_every_arrangement_of_cards_is_as_likely(position: dict[str, Any], seat: int, again: bool) -> None:
    """Imagining from an imagined world gives the same distribution."""
    s = GAME.from_position(position)
    rng = Rng(17 + seat)
    likely = brute_force(position, seat, 2)
    assert world_of(s, seat, 2) in likely
    seen: Counter[World] = Counter()
    for _ in range(WORLDS):
        world = GAME.imagine(s, seat, rng)
        seen[world_of(GAME.imagine(world, seat, rng) if again else world, seat, 2)] += 1
    check_spread(seen, likely)


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_so_it_is_where_two_played_cards_may_have_come_from_either_of_two_packs(seat: int) -> None:
    s = GAME.from_position(THREE)
    rng = Rng(5 + seat)
    likely = brute_force(THREE, seat, 1)
    assert world_of(s, seat, 1) in likely
    seen = Counter(world_of(GAME.imagine(s, seat, rng), seat, 1) for _ in range(WORLDS))
    check_spread(seen, likely)


def test_without_a_draft_others_may_hold_anything() -> None:
    s = GAME.from_position(UNSEEN)
    rng = Rng(8)
    seen: Counter[tuple[str, str]] = Counter()
    for _ in range(WORLDS):
        world = GAME.imagine(s, 0, rng)
        (hand,), (quest,) = world.hands[1], world.quests[1]
        seen[CARD_NAMES[world.kinds[hand]], CARD_NAMES[world.kinds[quest]]] += 1
    cards = [CARD_NAMES[kind] for kind, n in enumerate(DECKS[2][:27]) if n]
    left = [card for card in cards if card not in UNSEEN["hands"][0]]
    assert set(seen) <= {(hand, quest) for hand in left for quest in left if is_quest(quest) and hand != quest}
    assert len(seen) == 4 * 17
    for n in seen.values():
        assert abs(n - WORLDS / 68) <= 6 * sqrt(WORLDS / 68)


DRAFT: dict[str, Any] = {"seats": 2, "age": 2, "phase": "gifts", "packs": {"2": TWO_PACKS}, "taken": 3}


@pytest.mark.parametrize("seat", [0, 1])
def test_in_the_draft_a_seat_knows_the_packs_it_has_held(seat: int) -> None:
    """With three cards taken, seat 0 holds the second pack; two cards had gone out of it before."""
    s = GAME.from_position(DRAFT)
    other = 1 - seat
    rng = Rng(4 + seat)
    taken: Counter[str] = Counter()
    for _ in range(WORLDS):
        world = GAME.imagine(s, seat, rng)
        assert GAME.view(world, seat) == GAME.view(s, seat)
        held = GAME.view(world, other)
        assert held.hand is not None
        assert held.pack is not None
        assert set(held.hand) & set(TWO_PACKS[seat][2:]), "the third card came out of the pack that was passed on"
        taken.update(set(held.hand))
    unseen = [*TWO_PACKS[other][:2], "fire-dragons", "odins-inspiration", "friggas-protection",
                                                       "heimdalls-watch-2"]  # fmt: skip
    for card in unseen:
        assert abs(taken[card] - WORLDS / 3) <= 6 * sqrt(WORLDS / 3), card


def test_answers_that_are_not_shown_are_forgotten_and_ones_own_stay() -> None:
    s = GAME.from_position({**DRAFT, "chosen": ["manheim-2", None]})
    assert GAME.imagine(s, 1, Rng(1)).answers == []
    mine = GAME.imagine(s, 0, Rng(1))
    assert mine.answers == s.answers
    assert mine.answers[0] in legal(mine, 0)


def test_ones_own_cards_lie_where_they_are() -> None:
    s = GAME.from_position(UNSURE)
    for seed in range(50):
        world = GAME.imagine(s, 0, Rng(seed))
        assert [world.kinds[card] for card in world.hands[0]] == [s.kinds[card] for card in s.hands[0]]
        assert world.quests[0] == s.quests[0]
