import { describe, expect, test } from "vitest";
import { entry, neighbour } from "./walk";

const NORTH = { x: 0, y: 1 };
const EAST = { x: 1, y: 0 };
const cells = [
  { x: 0, y: 2 },
  { x: -1, y: 0 },
  { x: 2, y: 0 },
  { x: 1, y: 1 },
  { x: 5, y: 0 },
];

describe("an arrow key", () => {
  test("keeps to its row as long as there is something in it", () => {
    expect(neighbour({ x: -1, y: 0 }, cells, EAST)).toEqual({ x: 2, y: 0 });
    expect(neighbour({ x: 2, y: 0 }, cells, EAST)).toEqual({ x: 5, y: 0 });
  });

  test("takes the nearest cell aside if there is none", () => {
    expect(neighbour({ x: 2, y: 0 }, cells, NORTH)).toEqual({ x: 1, y: 1 });
    expect(neighbour({ x: 1, y: 1 }, cells, NORTH)).toEqual({ x: 0, y: 2 });
  });

  test("stays at the edge", () => {
    expect(neighbour({ x: 5, y: 0 }, cells, EAST)).toBeNull();
    expect(neighbour({ x: 0, y: 2 }, cells, NORTH)).toBeNull();
  });

  test("reaches every cell from every other", () => {
    const directions = [NORTH, EAST, { x: 0, y: -1 }, { x: -1, y: 0 }];
    for (const start of cells) {
      const reached = new Set([start]);
      for (const cell of reached)
        for (const direction of directions) {
          const next = neighbour(cell, cells, direction);
          if (next) reached.add(next);
        }
      expect(reached.size).toBe(cells.length);
    }
  });
});

test("the keyboard comes back to where it was, or begins at the top left", () => {
  expect(entry(cells, null)).toEqual({ x: 0, y: 2 });
  expect(entry(cells, { x: 4, y: 0 })).toEqual({ x: 5, y: 0 });
  expect(entry([], null)).toBeNull();
});
