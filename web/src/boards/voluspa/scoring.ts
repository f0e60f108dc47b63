// What a tile has earned, to be lit: the lines that paid, their tiles counted, all as the server has told it.
import type { Fact } from "../kit";
import { playsOf } from "./changes";
import { type Bounds, type Cell, keyOf, type Line, linesOf, STEPS, spanOf, topOf } from "./geometry";
import type { VoluspaCell, VoluspaEvent } from "./types";

export interface Counted extends Cell {
  number: number;
  axis: Line["axis"];
}

export interface Lit extends Cell {
  /** Together one shape. */
  areas: Bounds[];
  counts: Counted[];
  seat: number;
  points: number;
  /** What each line paid, and the tiles or Hel beside it. */
  row: number;
  column: number;
  beside: number;
}

const AXES = ["row", "column"] as const;

/** The line or lines that the last play of an update was paid for; null if nothing was, or if they are no longer as they were. */
export function litOf(facts: readonly Fact[], board: readonly VoluspaCell[], before?: Cell): Lit | null {
  const scored = facts.map((fact) => fact.event as VoluspaEvent).findLast((event) => event.type === "PointsScored");
  const at = playsOf(facts).at(-1) ?? before;
  if (scored?.type !== "PointsScored" || !scored.points || !at) return null;
  const there = board.find((cell) => keyOf(cell.x, cell.y) === keyOf(at.x, at.y));
  if (!there) return null;
  const areas: Bounds[] = [];
  const counts: Counted[] = [];
  for (const axis of AXES) {
    const length = scored[axis];
    if (!length) continue;
    const area = topOf(there) === "serpent" ? spanOf(board, at, axis) : lineAt(board, at, axis);
    if (!area || lengthOf(area) !== length) return null;
    areas.push(area);
    counts.push(...counted(area, at, axis));
  }
  if (scored.beside) {
    const beside = topOf(there) === "hel" ? besideHel(board, at) : [];
    areas.push(areaAround(at, at), ...beside.map((cell) => areaAround(at, cell)));
    counts.push(...beside.map((cell, index) => ({ x: cell.x, y: cell.y, number: index + 1, axis: "row" as const })));
  }
  const { seat, points, row, column, beside } = scored;
  return { x: at.x, y: at.y, areas, counts, seat, points, row, column, beside };
}

function lineAt(board: readonly VoluspaCell[], at: Cell, axis: Line["axis"]): Bounds | null {
  const isHere = (cell: Cell) => keyOf(cell.x, cell.y) === keyOf(at.x, at.y);
  const cells = linesOf(board).find((line) => line.axis === axis && line.cells.some(isHere))?.cells;
  const [first, last] = [cells?.[0], cells?.at(-1)];
  return first && last ? areaAround(first, last) : null;
}

function areaAround(one: Cell, other: Cell): Bounds {
  return {
    left: Math.min(one.x, other.x),
    right: Math.max(one.x, other.x),
    bottom: Math.min(one.y, other.y),
    top: Math.max(one.y, other.y),
  };
}

function lengthOf({ left, right, bottom, top }: Bounds): number {
  return right - left + top - bottom + 1;
}

/** From the end that is farther from the tile to the other. */
function counted(area: Bounds, at: Cell, axis: Line["axis"]): Counted[] {
  const cells = Array.from({ length: lengthOf(area) }, (_, index) =>
    axis === "row" ? { x: area.left + index, y: at.y } : { x: at.x, y: area.top - index },
  );
  const place = cells.findIndex((cell) => keyOf(cell.x, cell.y) === keyOf(at.x, at.y));
  if (place < cells.length / 2 - 0.5) cells.reverse();
  return cells.map((cell, index) => ({ ...cell, number: index + 1, axis }));
}

function besideHel(board: readonly VoluspaCell[], at: Cell): VoluspaCell[] {
  const sides = new Set(Object.values(STEPS).map((step) => keyOf(at.x + step.x, at.y + step.y)));
  return board.filter((cell) => sides.has(keyOf(cell.x, cell.y)) && topOf(cell) !== "hel");
}
