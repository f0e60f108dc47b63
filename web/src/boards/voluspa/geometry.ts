// Where things are. A cell is 100 wide; x grows to the right, y upwards as the game counts, downwards on the screen.

import type { Area, Camera, Size } from "../kit";
import type { Direction } from "./moves";
import type { VoluspaCell, VoluspaView } from "./types";

export const PITCH = 100;

export interface Cell {
  x: number;
  y: number;
}

export interface Bounds {
  left: number;
  right: number;
  bottom: number;
  top: number;
}

export const STEPS: Record<Direction, Cell> = {
  north: { x: 0, y: 1 },
  east: { x: 1, y: 0 },
  south: { x: 0, y: -1 },
  west: { x: -1, y: 0 },
};

export function keyOf(x: number, y: number): string {
  return `${x},${y}`;
}

export function cellOf(key: string): Cell {
  const [x = 0, y = 0] = key.split(",").map(Number);
  return { x, y };
}

/** From the top row down, each row from left to right. */
export function inReadingOrder(one: Cell, other: Cell): number {
  return other.y - one.y || one.x - other.x;
}

/** The cells that hold a tile and one more on every side, where the next can come to lie. */
export function boundsOf(board: readonly Cell[]): Bounds {
  const xs = board.length ? board.map((cell) => cell.x) : [0];
  const ys = board.length ? board.map((cell) => cell.y) : [0];
  return {
    left: Math.min(...xs) - 1,
    right: Math.max(...xs) + 1,
    bottom: Math.min(...ys) - 1,
    top: Math.max(...ys) + 1,
  };
}

/** A tile is never drawn larger than this at rest, in pixels; on a small board not even that. */
const LARGEST = 136;
const AT_MOST = 0.16;
/** Nor smaller, unless somebody asks to see all of it. */
const SMALLEST = 46;
const SMALLEST_ON_A_PHONE = 42;
const PHONE = 600;
const MARGIN = 8;
/** The numbers of columns and rows stand at the top and on the left. */
const NUMBERS = 14;

/** The camera that shows all of it, in the middle. */
export function resting(bounds: Bounds, size: Size, below = 0): Camera {
  const width = (bounds.right - bounds.left + 1) * PITCH;
  const height = (bounds.top - bounds.bottom + 1) * PITCH;
  const room = { width: size.width - 2 * MARGIN - NUMBERS, height: size.height - 2 * MARGIN - NUMBERS - below };
  const largest = Math.min(LARGEST, Math.max(72, Math.max(size.width, size.height) * AT_MOST));
  const scale = Math.min(Math.max(room.width, 1) / width, Math.max(room.height, 1) / height, largest / PITCH);
  const middle = { x: bounds.left * PITCH + width / 2, y: -bounds.top * PITCH + height / 2 };
  const center = { x: (size.width + NUMBERS) / 2, y: (size.height + NUMBERS - below) / 2 };
  return { scale, x: center.x - middle.x * scale, y: center.y - middle.y * scale };
}

/** Room for the bag and the buttons in the lower corners. */
export const CONTROLS = 50;
const BAG = 150;
const BUTTONS = 56;

/** Whether one of these cells lies under the bag or the buttons. */
export function isUnderControls(camera: Camera, cells: readonly Cell[], size: Size): boolean {
  const side = PITCH * camera.scale;
  return cells.some((cell) => {
    const { x, y } = screenOf(camera, cell);
    return y + side > size.height - CONTROLS && (x < BAG || x + side > size.width - BUTTONS);
  });
}

/** All of it, clear of what lies in the corners. */
export function restOf(board: readonly Cell[], size: Size): Camera {
  const bounds = boundsOf(board);
  const camera = resting(bounds, size);
  return isUnderControls(camera, withRim(board), size) ? resting(bounds, size, CONTROLS) : camera;
}

/** Something that is to be seen, and how much. */
export interface Matter extends Cell {
  weight: number;
}

/** A board too large to be seen whole is looked at where most of what matters lies; null if it need not be. */
export function closeUp(board: readonly Cell[], matters: readonly Matter[], size: Size): Camera | null {
  const scale = (size.width < PHONE ? SMALLEST_ON_A_PHONE : SMALLEST) / PITCH;
  if (!size.width || restOf(board, size).scale >= scale) return null;
  const bounds = boundsOf(board);
  const side = PITCH * scale;
  const across = place(bounds.left, bounds.right + 1, (size.width - 2 * MARGIN - NUMBERS) / side);
  const up = place(bounds.bottom, bounds.top + 1, (size.height - 2 * MARGIN - NUMBERS - CONTROLS) / side);
  let best = { x: (bounds.left + bounds.right + 1) / 2, y: (bounds.bottom + bounds.top + 1) / 2 };
  let most = -1;
  for (const x of across.from)
    for (const y of up.from) {
      const middle = { x: x + across.room / 2, y: y + up.room / 2 };
      const seen = matters.filter(
        (cell) => cell.x >= x && cell.x + 1 <= x + across.room && cell.y >= y && cell.y + 1 <= y + up.room,
      );
      const worth = seen.reduce((sum, cell) => sum + cell.weight, 0);
      if (worth > most) [best, most] = [middle, worth];
    }
  const center = { x: (size.width + NUMBERS) / 2, y: (size.height + NUMBERS - CONTROLS) / 2 };
  // A row counts upwards, and is drawn below its number.
  return { scale, x: center.x - best.x * side, y: center.y + (best.y - 1) * side };
}

/** Where a window of so many cells can begin between two edges, from the middle outwards. */
function place(first: number, last: number, room: number): { from: number[]; room: number } {
  const spare = last - first - room;
  if (spare <= 0) return { from: [(first + last - room) / 2], room };
  const middle = first + spare / 2;
  const steps = Math.ceil(spare * 2);
  const from = Array.from({ length: steps + 1 }, (_, index) => first + (spare * index) / steps);
  return { from: from.sort((one, other) => Math.abs(one - middle) - Math.abs(other - middle)), room };
}

/** What these cells cover of what is drawn. */
export function areaOf({ left, right, bottom, top }: Bounds): Area {
  return { left: left * PITCH, right: (right + 1) * PITCH, top: -top * PITCH, bottom: (1 - bottom) * PITCH };
}

/** What a cell covers. */
export function areaOfCell({ x, y }: Cell): Area {
  return areaOf({ left: x, right: x, bottom: y, top: y });
}

/** The tiles and the cells on their four sides. */
export function withRim(board: readonly Cell[]): Cell[] {
  const found = board.flatMap(({ x, y }) => [
    { x, y },
    ...Object.values(STEPS).map((step) => ({ x: x + step.x, y: y + step.y })),
  ]);
  return [...new Map(found.map((cell) => [keyOf(cell.x, cell.y), cell])).values()];
}

/** The cell whose middle is nearest to a point of the screen, if it is within reach of its edge. */
export function nearest<C extends Cell>(
  camera: Camera,
  cells: readonly C[],
  x: number,
  y: number,
  reach: number,
): C | null {
  const half = (PITCH * camera.scale) / 2;
  let found: C | null = null;
  let least = reach + half;
  for (const cell of cells) {
    const at = screenOf(camera, cell);
    const far = Math.max(Math.abs(at.x + half - x), Math.abs(at.y + half - y));
    if (far < least) [found, least] = [cell, far];
  }
  return found;
}

/** The upper left corner of a cell on the screen. */
export function screenOf(camera: Camera, cell: Cell): { x: number; y: number } {
  return { x: cell.x * PITCH * camera.scale + camera.x, y: -cell.y * PITCH * camera.scale + camera.y };
}

/** The cell at a point of the screen. */
export function cellAt(camera: Camera, x: number, y: number): Cell {
  const side = PITCH * camera.scale;
  return { x: Math.floor((x - camera.x) / side), y: 0 - Math.floor((y - camera.y) / side) };
}

/** A line: an unbroken row or column of tiles; Hel is a gap. */
export interface Line {
  axis: "row" | "column";
  cells: VoluspaCell[];
}

export function topOf(cell: VoluspaCell): string {
  return cell.stack.at(-1) ?? "";
}

/** All lines of two tiles or more. */
export function linesOf(board: readonly VoluspaCell[]): Line[] {
  const tiles = new Map(board.filter((cell) => topOf(cell) !== "hel").map((cell) => [keyOf(cell.x, cell.y), cell]));
  const found: Line[] = [];
  for (const [axis, dx, dy] of [
    ["row", 1, 0],
    ["column", 0, -1],
  ] as const) {
    for (const first of tiles.values()) {
      if (tiles.has(keyOf(first.x - dx, first.y - dy))) continue;
      const cells: VoluspaCell[] = [];
      let next: VoluspaCell | undefined = first;
      while (next) {
        cells.push(next);
        next = tiles.get(keyOf(next.x + dx, next.y + dy));
      }
      if (cells.length > 1) found.push({ axis, cells });
    }
  }
  return found;
}

/** From the first tile to the last in the whole row or column of a cell, whatever lies between them. */
export function spanOf(board: readonly VoluspaCell[], at: Cell, axis: Line["axis"]): Bounds {
  const isIn = (cell: Cell) => (axis === "row" ? cell.y === at.y : cell.x === at.x);
  const cells = [at, ...board.filter((cell) => topOf(cell) !== "hel" && isIn(cell))];
  const [xs, ys] = [cells.map((cell) => cell.x), cells.map((cell) => cell.y)];
  return { left: Math.min(...xs), right: Math.max(...xs), bottom: Math.min(...ys), top: Math.max(...ys) };
}

/** Where a stack goes that is shoved from here: the first cell without a tile. */
export function landingOf(view: VoluspaView, from: Cell, direction: Direction): Cell {
  const taken = new Set(view.board.map((cell) => keyOf(cell.x, cell.y)));
  const step = STEPS[direction];
  let at = { x: from.x + step.x, y: from.y + step.y };
  while (taken.has(keyOf(at.x, at.y))) at = { x: at.x + step.x, y: at.y + step.y };
  return at;
}
