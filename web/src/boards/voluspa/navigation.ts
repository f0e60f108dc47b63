// Which cell an arrow key leads to.
import { type Cell, inReadingOrder, STEPS } from "./geometry";
import type { Direction } from "./moves";

export const ARROWS: Record<string, Direction> = {
  ArrowUp: "north",
  ArrowRight: "east",
  ArrowDown: "south",
  ArrowLeft: "west",
};

/** Sideways counts double, so that an arrow keeps to its row or column as long as there is something in it. */
function cost(along: number, across: number): number {
  return along + 2 * across;
}

/** The nearest cell in a direction, or null. */
export function neighbour<C extends Cell>(from: Cell, cells: readonly C[], direction: Direction): C | null {
  const step = STEPS[direction];
  let best: C | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const cell of cells) {
    const dx = cell.x - from.x;
    const dy = cell.y - from.y;
    const along = dx * step.x + dy * step.y;
    if (along <= 0) continue;
    const far = cost(along, Math.abs(dx * step.y) + Math.abs(dy * step.x));
    if (far < least) [best, least] = [cell, far];
  }
  return best;
}

/** Where the keyboard enters: at the cell nearest to where it was, or else at the first. */
export function entry<C extends Cell>(cells: readonly C[], last: Cell | null): C | null {
  if (!cells.length) return null;
  const ordered = [...cells].sort(inReadingOrder);
  if (!last) return ordered[0] ?? null;
  const far = (cell: Cell) => Math.abs(cell.x - last.x) + Math.abs(cell.y - last.y);
  return ordered.reduce((nearest, cell) => (far(cell) < far(nearest) ? cell : nearest));
}
