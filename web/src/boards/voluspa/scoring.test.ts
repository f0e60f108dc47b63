import { expect, test } from "vitest";
import type { Fact } from "../kit";
import { litOf } from "./scoring";
import type { VoluspaCell } from "./types";

const stack = (x: number, y: number, ...tiles: string[]): VoluspaCell => ({ x, y, stack: tiles, row: 1, column: 1 });
const fact = (event: object) => ({ event, words: [] }) as unknown as Fact;
const laid = (tile: string, x: number, y: number) => fact({ type: "TileLaid", seat: 0, tile, x, y });
const scored = (row: number, column: number, beside = 0) =>
  fact({ type: "PointsScored", seat: 0, points: row + column + beside, row, column, beside });
const counts = (lit: ReturnType<typeof litOf>) =>
  lit?.counts.map(({ x, y, number }) => `${x},${y}:${number}`).join(" ");

const board = [stack(0, 0, "loki"), stack(1, 0, "skadi"), stack(2, 0, "thor"), stack(2, 1, "fenrir")];

test("the lines that paid are lit, counted from the far end to the laid tile", () => {
  const lit = litOf([laid("thor", 2, 0), scored(3, 2)], board);
  expect(lit?.areas).toEqual([
    { left: 0, right: 2, bottom: 0, top: 0 },
    { left: 2, right: 2, bottom: 0, top: 1 },
  ]);
  expect(counts(lit)).toBe("0,0:1 1,0:2 2,0:3 2,1:1 2,0:2");
  expect(lit?.points).toBe(5);
});

test("a tile at the left end is the last that is counted", () => {
  expect(counts(litOf([laid("thor", 0, 0), scored(3, 0)], board))).toBe("2,0:1 1,0:2 0,0:3");
});

test("the Sea Serpent's line goes across gaps", () => {
  const gapped = [stack(0, 0, "odin"), stack(3, 0, "serpent")];
  expect(counts(litOf([laid("serpent", 3, 0), scored(4, 0)], gapped))).toBe("0,0:1 1,0:2 2,0:3 3,0:4");
});

test("Hel lights the tiles beside her", () => {
  const lit = litOf(
    [laid("hel", 1, 0), scored(0, 0, 2)],
    [...board.slice(0, 1), stack(1, 0, "skadi", "hel"), ...board.slice(2)],
  );
  expect(counts(lit)).toBe("0,0:1 2,0:2");
});

test("nothing is lit without points, or where the line is no longer as it was", () => {
  expect(litOf([laid("thor", 2, 0), scored(0, 0)], board)).toBeNull();
  expect(litOf([laid("thor", 2, 0), scored(5, 0)], board)).toBeNull();
  expect(litOf([], board)).toBeNull();
});
