"""The generator gives the published numbers, the same in both forms."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

import pytest

from gladsheim.kernel.rng import Rng

WORD = 2**64 - 1


def splitmix64(seed: int) -> list[int]:
    """The first two numbers of the published splitmix64."""
    numbers = []
    for _ in range(2):
        seed = (seed + 0x9E3779B97F4A7C15) & WORD
        z = ((seed ^ (seed >> 30)) * 0xBF58476D1CE4E5B9) & WORD
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & WORD
        numbers.append(z ^ (z >> 31))
    return numbers


def xoshiro128(seed: int, count: int) -> list[int]:
    """The published xoshiro128++, written down on its own."""
    words = [half for number in splitmix64(seed) for half in (number % 2**32, number >> 32)]
    result = []
    for _ in range(count):
        total = (words[0] + words[3]) % 2**32
        result.append(((total << 7 | total >> 25) + words[0]) % 2**32)
        shifted = words[1] << 9 & 0xFFFFFFFF
        words[2] ^= words[0]
        words[3] ^= words[1]
        words[1] ^= words[2]
        words[0] ^= words[3]
        words[2] ^= shifted
        words[3] = (words[3] << 11 | words[3] >> 21) & 0xFFFFFFFF
    return result


@pytest.mark.parametrize("seed", [0, 1, 7, 2**63, 2**64 - 1, 2**64 + 7, -1])
def test_it_is_xoshiro128_seeded_through_splitmix64(seed: int) -> None:
    rng = Rng(seed)
    assert [int(rng.next32()) for _ in range(50)] == xoshiro128(seed & WORD, 50)


def test_known_numbers_stay_what_they_are() -> None:
    rng = Rng(7)
    assert [int(rng.next32()) for _ in range(4)] == [408380677, 241951010, 1607106062, 1426524925]
    rng = Rng(7)
    assert [int(rng.below(10)) for _ in range(12)] == [0, 0, 3, 3, 0, 7, 3, 7, 4, 0, 1, 7]
    items = list(range(10))
    Rng(7).shuffle(items)
    assert items == [4, 5, 6, 1, 3, 8, 7, 2, 9, 0]


def test_below_stays_below_and_reaches_every_number() -> None:
    rng = Rng(1)
    for n in (1, 2, 3, 7, 1000):
        drawn = {int(rng.below(n)) for _ in range(20 * n)}
        assert drawn == set(range(n))


def test_below_is_uniform_where_rejection_matters() -> None:
    rng = Rng(2)
    n = 3 * 2**29
    thirds = Counter(int(rng.below(n)) // 2**29 for _ in range(30000))
    assert all(abs(count - 10000) < 5 * 82 for count in thirds.values())


def test_every_order_is_as_likely() -> None:
    rng = Rng(3)
    orders: Counter[tuple[int, ...]] = Counter()
    for _ in range(6000):
        items = [0, 1, 2]
        rng.shuffle(items)
        orders[tuple(items)] += 1
    assert set(orders) == set(permutations(range(3)))
    assert all(abs(count - 1000) < 5 * 29 for count in orders.values())


def test_shuffling_nothing_or_one_thing_is_no_fault() -> None:
    nothing: list[int] = []
    one = [4]
    Rng(0).shuffle(nothing)
    Rng(0).shuffle(one)
    assert (nothing, one) == ([], [4])
