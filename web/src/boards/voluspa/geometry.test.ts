import { describe, expect, test } from "vitest";
import {
  areaOfCell,
  boundsOf,
  cellAt,
  cellOf,
  closeUp,
  inReadingOrder,
  isUnderControls,
  keyOf,
  landingOf,
  linesOf,
  nearest,
  PITCH,
  resting,
  restOf,
  screenOf,
  spanOf,
  withRim,
} from "./geometry";
import type { VoluspaCell, VoluspaView } from "./types";

const stack = (x: number, y: number, ...tiles: string[]): VoluspaCell => ({ x, y, stack: tiles, row: 1, column: 1 });
const size = { width: 800, height: 500 };

test("a key leads back to its cell", () => {
  expect(cellOf(keyOf(-3, 12))).toEqual({ x: -3, y: 12 });
});

test("cells are read from the top row down and from left to right", () => {
  const cells = [
    { x: 1, y: 0 },
    { x: 0, y: 0 },
    { x: 5, y: 1 },
  ];
  expect(cells.sort(inReadingOrder)).toEqual([
    { x: 5, y: 1 },
    { x: 0, y: 0 },
    { x: 1, y: 0 },
  ]);
});

describe("the camera at rest", () => {
  test.each([
    [[{ x: 0, y: 0 }]],
    [
      [
        { x: -4, y: 0 },
        { x: 12, y: 1 },
      ],
    ],
    [
      [
        { x: 0, y: -9 },
        { x: 1, y: 11 },
      ],
    ],
  ])("shows every tile and one cell around", (board) => {
    const bounds = boundsOf(board);
    const camera = resting(bounds, size);
    const first = screenOf(camera, { x: bounds.left, y: bounds.top });
    const last = screenOf(camera, { x: bounds.right + 1, y: bounds.bottom - 1 });
    expect(first.x).toBeGreaterThanOrEqual(0);
    expect(first.y).toBeGreaterThanOrEqual(0);
    expect(last.x).toBeLessThanOrEqual(size.width);
    expect(last.y).toBeLessThanOrEqual(size.height);
    expect(Math.abs(first.x + last.x - size.width)).toBeLessThan(20);
  });

  test("does not blow up a single tile", () => {
    expect(resting(boundsOf([{ x: 0, y: 0 }]), { width: 3000, height: 3000 }).scale * PITCH).toBeLessThan(140);
  });

  test("keeps clear of the corners where the bag and the buttons are", () => {
    const board = [
      { x: 0, y: 0 },
      { x: 9, y: 5 },
      { x: 0, y: 5 },
    ];
    const cells = withRim(board);
    expect(isUnderControls(resting(boundsOf(board), size), cells, size)).toBe(true);
    expect(isUnderControls(restOf(board, size), cells, size)).toBe(false);
  });

  test("can do without tiles", () => {
    expect(boundsOf([])).toEqual({ left: -1, right: 1, bottom: -1, top: 1 });
  });
});

test("the cell at a point is the one that is drawn there", () => {
  const camera = resting(
    boundsOf([
      { x: -4, y: 3 },
      { x: 5, y: -2 },
    ]),
    size,
  );
  for (const cell of [
    { x: 0, y: 0 },
    { x: -4, y: 3 },
    { x: 5, y: -2 },
  ]) {
    const at = screenOf(camera, cell);
    expect(cellAt(camera, at.x + 5, at.y + 5)).toEqual(cell);
  }
});

test("a cell covers what is drawn between its corners", () => {
  expect(areaOfCell({ x: 1, y: 2 })).toEqual({ left: 100, right: 200, top: -200, bottom: -100 });
});

test("a finger that comes down beside a cell means the nearest within reach", () => {
  const camera = { x: 0, y: 0, scale: 0.3 };
  const cells = [
    { x: 1, y: 0 },
    { x: 3, y: 0 },
  ];
  expect(nearest(camera, cells, 25, 15, 20)).toEqual({ x: 1, y: 0 });
  expect(nearest(camera, cells, 80, 15, 20)).toEqual({ x: 3, y: 0 });
  expect(nearest(camera, cells, 45, 200, 20)).toBeNull();
});

test("a tile alone has four cells on its sides", () => {
  expect(withRim([{ x: 0, y: 0 }])).toHaveLength(5);
});

describe("lines", () => {
  test("are unbroken rows and columns; Hel is a gap, a single tile is none", () => {
    const board = [
      stack(0, 0, "thor"),
      stack(1, 0, "odin"),
      stack(2, 0, "skadi", "hel"),
      stack(3, 0, "loki"),
      stack(0, 1, "troll"),
    ];
    const found = linesOf(board).map((line) => [line.axis, ...line.cells.map((cell) => keyOf(cell.x, cell.y))]);
    expect(found).toEqual([
      ["row", "0,0", "1,0"],
      ["column", "0,1", "0,0"],
    ]);
  });
});

test("a shoved stack lands on the first cell without a tile", () => {
  const view = { board: [stack(0, 0, "thor"), stack(1, 0, "odin"), stack(2, 0, "loki")] } as VoluspaView;
  expect(landingOf(view, { x: 0, y: 0 }, "east")).toEqual({ x: 3, y: 0 });
  expect(landingOf(view, { x: 0, y: 0 }, "north")).toEqual({ x: 0, y: 1 });
});

test("a whole row reaches across gaps from its first tile to its last; Hel is none", () => {
  const board = [stack(-1, 0, "serpent"), stack(2, 0, "fenrir"), stack(3, 0, "thor", "hel"), stack(-1, 4, "odin")];
  const at = { x: -1, y: 0 };
  expect(spanOf(board, at, "row")).toEqual({ left: -1, right: 2, bottom: 0, top: 0 });
  expect(spanOf(board, at, "column")).toEqual({ left: -1, right: -1, bottom: 0, top: 4 });
  expect(spanOf([], at, "row")).toEqual({ left: -1, right: -1, bottom: 0, top: 0 });
});

describe("a board too large to be seen whole", () => {
  const large = [
    { x: 0, y: 0 },
    { x: 15, y: 9 },
  ];
  const phone = { width: 340, height: 460 };
  const isSeen = (cell: { x: number; y: number }) => {
    const camera = closeUp(large, [{ ...cell, weight: 5 }], phone);
    if (!camera) return false;
    const at = screenOf(camera, cell);
    const side = PITCH * camera.scale;
    return at.x >= 0 && at.y >= 0 && at.x + side <= phone.width && at.y + side <= phone.height;
  };

  test("is looked at where it matters, in tiles of a usable size", () => {
    for (const cell of [
      { x: 0, y: 0 },
      { x: 15, y: 9 },
      { x: -1, y: 9 },
      { x: 7, y: 4 },
    ])
      expect(isSeen(cell)).toBe(true);
    expect((closeUp(large, [], phone)?.scale ?? 0) * PITCH).toBeGreaterThanOrEqual(42);
  });

  test("and a small one is seen whole", () => {
    expect(closeUp([{ x: 0, y: 0 }], [], phone)).toBeNull();
  });
});
