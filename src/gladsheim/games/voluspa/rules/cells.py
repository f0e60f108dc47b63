"""Sets of cells that can be listed in order, drawn from at random, and copied fast."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i16, i32, i64

# The place of the only bit that is set in a word of 32: multiply by a de Bruijn sequence, look at the top five bits.
DE_BRUIJN: Final[i64] = 0x077CB531
WORD32: Final[i64] = 0xFFFFFFFF
PLACE: Final = vec[i64]([
    0, 1, 28, 2, 29, 14, 24, 3, 30, 22, 20, 15, 25, 17, 4, 8,
    31, 27, 13, 23, 21, 19, 16, 7, 26, 12, 18, 6, 11, 5, 10, 9,
])  # fmt: skip

BIT: Final = vec[i64]([1 << place for place in range(32)])
"""A table, because mypyc would shift a constant as a C int of 32 bits."""

ROOM: Final = vec[i32]([0] * 96)


class Cells:
    """The same cells three times: as a list, by their spot in it (from 1) if they may leave, and as bits in order."""

    def __init__(self, n: i64, listed: vec[i32], spots: vec[i16], bits: vec[i64], low: i64, high: i64) -> None:
        self.n = n
        self.listed = listed
        self.spots = spots
        self.bits = bits
        self.low = low  # no word of bits outside these two was ever used
        self.high = high

    def copy(self) -> Cells:
        return Cells(self.n, self.listed[:], self.spots[:], self.bits[:], self.low, self.high)

    def append(self, cell: i64) -> None:
        """One more cell, which is not there yet and will never leave: it needs no spot."""
        if self.n == len(self.listed):
            self.listed = append(self.listed, i32(0))
        self.listed[self.n] = i32(cell)
        self.n += 1
        word = cell >> 5
        self.bits[word] |= BIT[cell & 31]
        if word < self.low:
            self.low = word
        if word > self.high:
            self.high = word

    def add(self, cell: i64) -> None:
        """One more cell, if it is not there already."""
        if self.spots[cell] == 0:
            self.append(cell)
            self.spots[cell] = i16(self.n)

    def discard(self, cell: i64) -> None:
        """One cell less, if it was there; the last of the list takes its spot."""
        spot = i64(self.spots[cell])
        if spot == 0:
            return
        self.n -= 1
        last = self.listed[self.n]
        self.listed[spot - 1] = last
        self.spots[i64(last)] = i16(spot)
        self.spots[cell] = i16(0)
        word = cell >> 5
        self.bits[word] &= ~BIT[cell & 31]

    def write(self, out: vec[i32]) -> vec[i32]:
        """Write the cells into a buffer in ascending order; the buffer, larger if need be."""
        while len(out) < self.n:
            out = append(out, i32(0))
        bits = self.bits
        high = self.high
        place = PLACE
        n: i64 = 0
        at = self.low
        while at <= high:
            word = bits[at]
            while word:
                lowest = word & -word
                out[n] = i32((at << 5) + place[((lowest * DE_BRUIJN) & WORD32) >> 27])
                n += 1
                word ^= lowest
            at += 1
        return out

    def ascending(self) -> list[int]:
        """The cells as an ordinary list, in order."""
        out = self.write(vec[i32]())
        return [int(out[i]) for i in range(int(self.n))]


def no_cells(area: i64, leaving: bool) -> Cells:
    """None of the cells of a grid; whether some may leave again."""
    bits = NO_BITS[:] if area == AREA else vec[i64]([0] * int(area >> 5))
    if not leaving:
        return Cells(0, ROOM[:], vec[i16](), bits, FAR, -1)
    spots = NO_SPOTS[:] if area == AREA else vec[i16]([0] * int(area))
    return Cells(0, ROOM[:], spots, bits, FAR, -1)


FAR: Final[i64] = 1 << 30
AREA: Final[i64] = 1024
NO_SPOTS: Final = vec[i16]([0] * 1024)
NO_BITS: Final = vec[i64]([0] * 32)
