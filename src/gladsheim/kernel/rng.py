"""The one random generator: the same numbers compiled and interpreted, on every machine."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

WORD32: Final[i64] = 0xFFFFFFFF
WORD64: Final = 0xFFFFFFFFFFFFFFFF


class Rng:
    """xoshiro128++ on 32-bit words, seeded through splitmix64."""

    def __init__(self, seed: int) -> None:
        words: list[int] = []
        x = seed & WORD64
        for _ in range(2):
            x = (x + 0x9E3779B97F4A7C15) & WORD64
            z = ((x ^ (x >> 30)) * 0xBF58476D1CE4E5B9) & WORD64
            z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & WORD64
            z ^= z >> 31
            words += [z & 0xFFFFFFFF, z >> 32]
        self.a: i64 = i64(words[0])
        self.b: i64 = i64(words[1])
        self.c: i64 = i64(words[2])
        self.d: i64 = i64(words[3])

    def next32(self) -> i64:
        """The next 32 random bits."""
        a, b, c, d = self.a, self.b, self.c, self.d
        result = (rotl((a + d) & WORD32, 7) + a) & WORD32
        t = (b << 9) & WORD32
        c ^= a
        d ^= b
        b ^= c
        a ^= d
        c ^= t
        self.a, self.b, self.c, self.d = a, b, c, rotl(d, 11)
        return result

    def below(self, n: i64) -> i64:
        """A number from 0 to n-1, each exactly as likely (n up to 2**31)."""
        product = self.next32() * n
        if product & WORD32 < n:
            reject = ((WORD32 + 1) - n) % n
            while product & WORD32 < reject:
                product = self.next32() * n
        return product >> 32

    def shuffle(self, items: list[int]) -> None:
        """Every order of the items exactly as likely."""
        for i in range(len(items) - 1, 0, -1):
            j = int(self.below(i + 1))
            items[i], items[j] = items[j], items[i]

    def __reduce__(self) -> tuple[Any, ...]:
        return rng_at, (int(self.a), int(self.b), int(self.c), int(self.d))


def rng_at(a: int, b: int, c: int, d: int) -> Rng:
    """The generator that was pickled between two numbers."""
    rng = Rng(0)
    rng.a, rng.b, rng.c, rng.d = i64(a), i64(b), i64(c), i64(d)
    return rng


def rotl(x: i64, k: i64) -> i64:
    return ((x << k) | (x >> (32 - k))) & WORD32
