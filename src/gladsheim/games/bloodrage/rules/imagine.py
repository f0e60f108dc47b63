"""Worlds that a seat cannot tell from the real one.

Everybody knows the cards of an age, and a seat knows what lay in a pack whenever it held it. So for a seat the cards of
an age fall into groups: those it has never seen, and those that went out of a pack between two of its looks. Within a
group any card may be any; and which of the cards that somebody took he has played, committed or thrown away is known
only as far as it was shown.
"""

from __future__ import annotations

from typing import Final

from gladsheim.games.bloodrage.cards.heaps import HEAPS, LATER
from gladsheim.games.bloodrage.cards.looks import drafter, has_looked, taken_in
from gladsheim.games.bloodrage.cards.printed import AGE_STARTS, DEALT, FAMILY, QUEST, age_of, card_id
from gladsheim.games.bloodrage.rules.state import DISCARDED, HAND, NONE, QUESTS, State
from gladsheim.kernel.rng import Rng
from gladsheim.kernel.step import MISSING

PROPOSALS: Final = 8
"""After so many for each card that may have come from several packs, a world has forgotten the one it began with."""
ROUNDS: Final = 4
"""The same where it is open in which heap a card lies that everybody has seen."""
FINE: Final = 1 << 30

FREE: Final = -1
"""A card of which nobody has seen anything but its back."""
ANY_QUEST: Final = -2
"""A committed quest that nobody has seen."""


def imagined(s: State, seat: int, rng: Rng) -> State:
    """Every arrangement of cards that this seat cannot rule out is as likely; answers not shown yet are forgotten."""
    world = s.copy()
    if world.answers:
        mine = world.answers[seat]
        world.answers = [mine if other == seat else MISSING for other in range(s.seats)] if mine != MISSING else []
    for age in range(1, s.age + 1):
        unsure = unsure_of(world, age)
        for _ in range(ROUNDS if unsure else 1):
            for card in unsure:
                move_between_heaps(world, seat, card, rng)
            Drafted(world, seat, age).deal_again(world, rng)
            unsure = unsure_of(world, age)
    return world


def unsure_of(world: State, age: int) -> list[int]:
    """Cards of an age that everybody has seen and that may lie in several places."""
    first = card_id(world.seats, age, 0, 0)
    cards: list[int] = []
    for card in range(first, first + DEALT * world.seats):
        heaps = world.known[card] & HEAPS
        if heaps & (heaps - 1) or heaps == QUESTS:
            cards.append(card)
    return cards


def move_between_heaps(world: State, seat: int, card: int, rng: Rng) -> None:
    """A card that everybody has seen changes heaps with another of the same back, if it may lie in either."""
    for holder in range(world.seats):
        heaps = (world.hands[holder], world.quests[holder], world.discarded[holder])
        if holder == seat or not (card in heaps[0] or card in heaps[1] or card in heaps[2]):
            continue
        age = age_of(world.seats, card)
        for _ in range(DEALT):
            places = [(heap, i) for heap in range(3) for i in range(len(heaps[heap]))]
            heap, i = places[int(rng.below(len(places)))]
            other = heaps[heap][i]
            here = 0 if card in heaps[0] else 1 if card in heaps[1] else 2
            j = heaps[here].index(card)
            if age_of(world.seats, other) == age and may_lie(world, card, heap, i) and may_lie(world, other, here, j):
                heaps[here][j] = other
                heaps[heap][i] = card


def may_lie(world: State, card: int, heap: int, place: int) -> bool:
    """Whether nobody can rule out that a card lies in some place of a heap: 0 hand, 1 quests, 2 thrown away."""
    known = world.known[card]
    if heap == 1 and (FAMILY[world.kinds[card]] != QUEST or place < known // LATER):
        return False
    return known == 0 or known & (HAND, QUESTS, DISCARDED)[heap] != 0


class Drafted:
    """The cards of one age that a seat is not sure of. Lists go by slot: a place in a pack, or in the deck."""

    def __init__(self, s: State, seat: int, age: int) -> None:
        self.age = age
        self.start = AGE_STARTS[age - 1]
        self.span = AGE_STARTS[age] - self.start
        self.cards: list[int] = []  # on the table; NONE for the deck
        self.groups: list[int] = []
        self.kinds: list[int] = []  # counted from the first of the age
        self.takers: list[int] = []
        self.taken_by: list[list[int]] = [[] for _ in range(s.seats)]  # the slots of each seat
        self.in_group: list[list[int]] = [[]]  # the slots of each group
        self.read_packs(s, seat)
        for kind in range(self.start, self.start + self.span):
            for _ in range(s.deck[kind]):
                self.add(NONE, 0, kind, NONE)
        self.counts: list[int] = [0] * (len(self.in_group) * self.span)
        self.quests: list[int] = [0] * len(self.in_group)
        for slot, kind in enumerate(self.kinds):
            self.counts[self.groups[slot] * self.span + kind] += 1
            if FAMILY[self.start + kind] == QUEST:
                self.quests[self.groups[slot]] += 1
        self.asked: list[int] = []  # the slots whose cards must be of some kind, those that can lie in one group first
        self.wants: list[int] = []
        self.sure = 0
        self.read_wants(s)
        # What the last proposal says: a slot for each of those that are asked for, and its kind.
        self.to: list[int] = []
        self.as_kind: list[int] = []
        self.left: list[int] = []  # by group, while a proposal is made
        self.used: list[bool] = []

    def add(self, card: int, group: int, kind: int, taker: int) -> None:
        """One more slot."""
        if taker != NONE:
            self.taken_by[taker].append(len(self.cards))
        self.cards.append(card)
        self.groups.append(group)
        self.kinds.append(kind - self.start)
        self.takers.append(taker)
        self.in_group[group].append(len(self.cards) - 1)

    def read_packs(self, s: State, seat: int) -> None:
        """Every card that was dealt, but for those that this seat took; each look into a pack begins a new group."""
        dealing = self.age == s.age and taken_in(s, self.age) == 0
        for pack in range(s.seats):
            group = 0
            for index in range(DEALT):
                card = card_id(s.seats, self.age, pack, index)
                if s.kinds[card] == NONE:
                    continue
                if has_looked(s, seat, self.age, pack, index) or (dealing and pack == seat and index == 0):
                    group = len(self.in_group)
                    self.in_group.append([])
                taker = drafter(s, self.age, pack, index)
                if taker != seat:
                    self.add(card, group, s.kinds[card], taker)

    def read_wants(self, s: State) -> None:
        """What must be so: cards that were shown are what they are, and a committed quest is a quest."""
        wanted = [FREE if taker == NONE else kind for taker, kind in zip(self.takers, self.kinds, strict=True)]
        slot_of = [NONE] * len(s.kinds)
        for slot, card in enumerate(self.cards):
            if card != NONE:
                slot_of[card] = slot
        for want, heaps in ((FREE, s.hands), (ANY_QUEST, s.quests), (FREE, s.discarded)):
            for heap in heaps:
                for card in heap:
                    if s.known[card] == 0 and slot_of[card] != NONE:
                        wanted[slot_of[card]] = want
        later: list[tuple[int, int]] = []
        quests: list[tuple[int, int]] = []
        for slot, want in enumerate(wanted):
            if want == ANY_QUEST:
                quests.append((self.choices(slot, want), slot))
            elif want != FREE:
                if self.groups_with(want) == 1:
                    self.asked.append(slot)
                else:
                    later.append((self.choices(slot, want), slot))
        self.sure = len(self.asked)
        self.asked += [slot for _, slot in sorted(later)] + [slot for _, slot in sorted(quests)]
        self.wants = [wanted[slot] for slot in self.asked]

    def choices(self, slot: int, want: int) -> int:
        """How many of the cards that its owner took may be what a card must be: the fewest are settled first."""
        count = 0
        for one in self.taken_by[self.takers[slot]]:
            group = self.groups[one]
            if (self.quests[group] if want == ANY_QUEST else self.counts[group * self.span + want]) > 0:
                count += 1
        return count

    def groups_with(self, kind: int) -> int:
        """In how many groups there are cards of a kind."""
        groups = 0
        for group in range(len(self.in_group)):
            if self.counts[group * self.span + kind]:
                groups += 1
        return groups

    def deal_again(self, world: State, rng: Rng) -> None:
        """Another arrangement: proposals from the likeliest, accepted so that in the end all are as likely."""
        unsure = len(self.asked) - self.sure
        if unsure <= 1:
            self.propose(rng, False)
            self.fill(world, self.to, self.as_kind, rng)
            return
        weight = self.propose(rng, True)
        slots, kinds = self.to, self.as_kind
        for _ in range(PROPOSALS * unsure):
            proposed = self.propose(rng, False)
            if proposed * FINE > weight * int(rng.below(FINE)):
                weight, slots, kinds = proposed, self.to, self.as_kind
        self.fill(world, slots, kinds, rng)

    def propose(self, rng: Rng, is_real: bool) -> float:
        """Choose a slot for every card that must be of some kind; how much likelier it should be than it is."""
        self.left = [len(slots) for slots in self.in_group]
        self.used = [False] * len(self.cards)
        self.to, self.as_kind = [], []
        weight = 1.0
        for i, slot in enumerate(self.asked):
            total = self.weigh(slot, self.wants[i]) if i >= self.sure else 1.0
            weight *= total
            if total == 0.0:
                break
            want, chosen = self.wants[i], slot
            if not is_real:
                chosen = self.choose(slot, want, total, rng) if i >= self.sure else self.any_slot(slot, want, rng)
            group = self.groups[chosen]
            kind = want
            if want == ANY_QUEST:
                kind = self.kinds[slot] if is_real else self.any_quest(group, int(rng.below(self.quests[group])))
            self.used[chosen] = True
            self.left[group] -= 1
            self.count(group, kind, -1)
            self.to.append(chosen)
            self.as_kind.append(kind)
        for slot, kind in zip(self.to, self.as_kind, strict=True):
            self.count(self.groups[slot], kind, 1)
        return weight

    def count(self, group: int, kind: int, change: int) -> None:
        """A card less in a group, or one more."""
        self.counts[group * self.span + kind] += change
        if FAMILY[self.start + kind] == QUEST:
            self.quests[group] += change

    def likely(self, slot: int, want: int) -> float:
        """How likely it is that a slot holds what is wanted."""
        group = self.groups[slot]
        cards = self.quests[group] if want == ANY_QUEST else self.counts[group * self.span + want]
        return cards / self.left[group]

    def weigh(self, slot: int, want: int) -> float:
        """How many such cards are to be expected among those that were taken with this one."""
        total = 0.0
        for one in self.taken_by[self.takers[slot]]:
            if not self.used[one]:
                total += self.likely(one, want)
        return total

    def choose(self, slot: int, want: int, total: float, rng: Rng) -> int:
        """One of the slots that may hold what is wanted, each as often as it is likely."""
        point = total * int(rng.below(FINE)) / FINE
        chosen = slot
        for one in self.taken_by[self.takers[slot]]:
            if not self.used[one]:
                likely = self.likely(one, want)
                if likely > 0.0:
                    chosen = one
                    point -= likely
                    if point < 0.0:
                        break
        return chosen

    def any_slot(self, slot: int, want: int, rng: Rng) -> int:
        """One of the slots that may hold what is wanted, where they are all in one group."""
        slots: list[int] = []
        for one in self.taken_by[self.takers[slot]]:
            if not self.used[one] and self.counts[self.groups[one] * self.span + want]:
                slots.append(one)
        return slots[int(rng.below(len(slots)))] if len(slots) > 1 else slots[0]

    def any_quest(self, group: int, number: int) -> int:
        """The quest of this number in a group."""
        for kind in range(self.span):
            if FAMILY[self.start + kind] == QUEST:
                number -= self.counts[group * self.span + kind]
                if number < 0:
                    return kind
        raise AssertionError("a group has fewer quests than were counted")

    def fill(self, world: State, to: list[int], kinds: list[int], rng: Rng) -> None:
        """The other cards lie anywhere in their groups, and the others' other cards are any of those they took."""
        used = [False] * len(self.cards)
        became = [NONE] * len(self.cards)  # by slot: where what is known of its card lies now
        rest = [[self.kinds[slot] for slot in slots] for slots in self.in_group]
        found = self.kinds.copy()
        for i, slot in enumerate(to):
            used[slot] = True
            found[slot] = kinds[i]
            rest[self.groups[slot]].remove(kinds[i])
            became[self.asked[i]] = slot
        for group, slots in enumerate(self.in_group):
            rng.shuffle(rest[group])
            for slot in slots:
                if not used[slot]:
                    found[slot] = rest[group].pop()
        for mine in self.taken_by:
            free = [slot for slot in mine if not used[slot]]
            rng.shuffle(free)
            for slot in mine:
                if became[slot] == NONE:
                    became[slot] = free.pop()
        self.write(world, found, became)

    def write(self, world: State, found: list[int], became: list[int]) -> None:
        """The world as it was found."""
        known = [world.known[card] if card != NONE else 0 for card in self.cards]
        moved = list(range(len(world.kinds)))
        for kind in range(self.start, self.start + self.span):
            world.deck[kind] = 0
        for slot, card in enumerate(self.cards):
            if card == NONE:
                world.deck[self.start + found[slot]] += 1
                continue
            world.kinds[card] = self.start + found[slot]
            if became[slot] != NONE:
                to = self.cards[became[slot]]
                moved[card] = to
                world.known[to] = known[slot]
        for heaps in (world.hands, world.quests, world.discarded, world.played):
            for heap in heaps:
                for i, card in enumerate(heap):
                    heap[i] = moved[card]
