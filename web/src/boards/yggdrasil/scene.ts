// Where everything stands in the picture. Two compositions: the whole scene behind seats and log, and the tree by itself
// with the wheel unrolled below it, as on a phone. Numbers of the scene are those of a field of 1366 by 636.

export interface Point {
  x: number;
  y: number;
}

/** A world's place: where it begins, where its ground lies, and where its plate begins. */
export interface Place extends Point {
  top: number;
  plate: number;
}

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface Scene {
  isWide: boolean;
  /** All of the board, in pixels. */
  width: number;
  height: number;
  /** The tree by itself, without what stands below it. */
  tree: number;
  /** Scale of the lands, of those who stand there and of letters. */
  land: number;
  figure: number;
  letters: number;
  /** By level and column. */
  places: Place[][];
  plate: { width: number; height: number };
  /** Name and action below each other, or in one row. */
  isTwoLined: boolean;
  /** How the ash and its ring are laid over the board. */
  ash: { x: number; y: number; sx: number; sy: number };
  ring: { x: number; y: number; sx: number; sy: number };
  cage: Point & { scale: number };
  /** The ladders below the lowest worlds; null where the wheel's cells show them. */
  ladders: Box[] | null;
  wheel: (Point & { radius: number }) | null;
  /** The middle of what opens drawers, beside the wheel. */
  tools: Point;
  /** Where Nidhögg creeps, in wide pictures. */
  root: { scale: Point; at: Point } | null;
}

interface Frame {
  width: number;
  height: number;
  /** What seats and log cover. */
  left: number;
  right: number;
  /** Height of what stands below the tree where the wheel is unrolled. */
  below: number;
  /** A book lies on the right: the wheel goes to the left foot, and Nidhögg's way is in the book. */
  hasBook?: boolean;
  /** A saga's deeds stand below plates of the lowest worlds. */
  hasRows?: boolean;
}

const FIELD = { width: 1366, height: 636, trunk: 662 };
const COLUMNS = [377, 662, 947];
const GROUNDS = [
  [140, 132, 140],
  [314, 332, 314],
  [510, 518, 510],
];
/** The three columns with their plates. */
const CORE = 822;
const LAND = 0.92;
const STRETCH = 1.24;

export function sceneOf(frame: Frame): Scene {
  const free = frame.width - frame.left - frame.right;
  const isWide = frame.left + frame.right > 0 && free / frame.height >= 1.12 && frame.height >= 430;
  return isWide ? wide(frame, free) : tall(frame);
}

function wide({ width, height, left, right, hasBook = false, hasRows = false }: Frame, free: number): Scene {
  const s = Math.min(free / CORE, height / FIELD.height);
  const sy = Math.min(height / FIELD.height, s * STRETCH);
  const middle = left + free / 2;
  const top = (height - FIELD.height * sy) / 2;
  const x = (field: number) => middle + (field - FIELD.trunk) * s;
  const y = (field: number) => top + field * sy;
  const places = GROUNDS.map((row, level) =>
    row.map((ground, column) => {
      const at = y(ground - (hasRows && level === 2 ? 14 : 0));
      const above = Math.max(0, at - 112 * LAND * s);
      return { x: x(COLUMNS[column] ?? 0), y: at, top: above, plate: at + (level === 1 ? 36 : 29) * s };
    }),
  );
  const side = hasBook ? left : Math.max(right, width - middle - (CORE / 2) * s);
  const radius = Math.min((side - 66) / 2, height * 0.176);
  const wheel = { x: hasBook ? left - radius - 16 : width - radius - 18, y: height - radius - 12, radius };
  return {
    isWide: true,
    width,
    height,
    tree: height,
    land: LAND * s,
    figure: 0.82 * s,
    letters: Math.max(0.8, s),
    places,
    plate: { width: 246 * s, height: 30 * s },
    isTwoLined: false,
    ash: { x: middle - FIELD.trunk * s, y: top, sx: s, sy },
    ring: { x: middle, y: y(287), sx: s, sy },
    cage: { x: x(520), y: y(58), scale: 0.86 * s },
    ladders: (places[2] ?? []).map(({ x: at, plate }) => ({
      left: at - 123 * s,
      top: plate + (hasRows ? 68 : 36) * s,
      width: 246 * s,
      height: 30 * s,
    })),
    wheel,
    tools: { x: wheel.x - radius - 30, y: wheel.y },
    root: hasBook ? null : { scale: { x: s, y: sy }, at: { x: middle - FIELD.trunk * s, y: top } },
  };
}

/** Gaps above the tree's first world and below its last plate. */
const EDGE = 3;

function tall({ width, height, below }: Frame): Scene {
  const tree = Math.max(height - below, 120);
  const cell = { width: width / 3, height: (tree - 2 * EDGE) / 3 };
  const isTwoLined = cell.height >= 80 && cell.width < 190;
  const plate = {
    width: cell.width - 4,
    height: isTwoLined ? (cell.height < 104 ? 36 : 40) : Math.min(30, Math.max(19, cell.height * 0.26)),
  };
  const room = cell.height - plate.height;
  const land = Math.min((cell.width - 2) / 252, (room + 6) / 128);
  const bend = Math.min(6, room * 0.06);
  const places = [0, 1, 2].map((level) =>
    [0, 1, 2].map((column) => {
      const bottom = EDGE + (level + 1) * cell.height - 2 - (column === 1 && level === 0 ? bend : 0);
      const lift = level === 1 ? Math.min(14, room * 0.12) : 9 * land * 2;
      const top = bottom - plate.height;
      const y = top - lift;
      // A landscape may rise behind the plate above it; what is pressed ends there.
      const above = Math.max(level * cell.height + EDGE, y - 116 * land);
      return { x: (column + 0.5) * cell.width, y, top: above, plate: top };
    }),
  );
  const whole = (tree / 464) * 1;
  const sx = Math.max(whole, width / FIELD.width);
  const ground = places[1]?.[1]?.y ?? 0;
  const ring = { sx: (0.436 * width) / 390, sy: Math.min(0.7, cell.height / 200) };
  return {
    isWide: false,
    width,
    height,
    tree,
    land,
    figure: Math.min(0.62, Math.max(0.34, (room / 104) * 0.62)) * (cell.width > 190 ? 1.1 : 1),
    letters: Math.min(1, Math.max(0.72, cell.height / 146)),
    places,
    plate,
    isTwoLined,
    ash: { x: width / 2 - FIELD.trunk * sx, y: 0, sx, sy: Math.max(whole, tree / 600) },
    ring: { x: width / 2, y: ground - 34 * ring.sy, ...ring },
    cage: { x: cell.width, y: Math.min(20, cell.height * 0.13), scale: Math.min(0.5, room / 210) },
    ladders: null,
    wheel: null,
    tools: { x: 0, y: 0 },
    root: null,
  };
}

/** The ring as seen from the front: left, middle, right, and round behind the trunk. */
const ANGLES = [139.1, 90, 40.9, -220.9];

export interface Ride extends Point {
  scale: number;
  isBehind: boolean;
}

/** Where a world of the mid-level is between two columns: 0, 1 and 2 are columns, and 3 is the first one again. */
export function ringAt(u: number): Ride {
  const at = Math.min(2, Math.floor(u));
  const [from = 0, to = 0] = [ANGLES[at], ANGLES[at + 1]];
  const angle = ((from + (to - from) * (u - at)) * Math.PI) / 180;
  const depth = Math.sin(angle);
  return {
    x: 377 * Math.cos(angle),
    y: 51 * depth,
    scale: depth > 0.6 ? 1 : 0.6 + (0.4 * (depth + 1)) / 1.6,
    isBehind: depth < 0.1,
  };
}

/** What the ride from one column to another looks like, seen from where it ends: offsets for a scene of this scale. */
export function rideOf(from: number, to: number, steps: number, scale: Point): Ride[] {
  const turns = (to - from + 3) % 3;
  const end = ringAt(to);
  return Array.from({ length: steps + 1 }, (_, step) => {
    const u = (from + (turns * step) / steps) % 3;
    const at = step === steps ? end : ringAt(u);
    return { ...at, x: (at.x - end.x) * scale.x, y: (at.y - end.y) * scale.y };
  });
}

export interface Standing extends Point {
  name: string;
  scale: number;
  isBack: boolean;
}

/** What a figure needs at its full size, in pixels of its drawing. */
export const SIZES: Record<string, { width: number; height: number }> = {
  god: { width: 56, height: 84 },
  enemy: { width: 72, height: 90 },
  iotunn: { width: 56, height: 76 },
  fenrir: { width: 96, height: 78 },
  nidhogg: { width: 86, height: 66 },
};
/** Figures may cover this much of each other before they stand in two ranks. */
const OVERLAP = 0.78;
/** And never get smaller than this part of their size. */
const LEAST = 0.74;
const RISE = 42;

/** Gods from the left, and whoever stands against them from the right; two ranks where one is too long. */
export function crowd(
  gods: readonly string[],
  foes: readonly [string, number][],
  most: number,
  scale: number,
): Standing[] {
  const god = 50 * scale;
  const need = gods.length * god + foes.reduce((sum, [, wide]) => sum + wide * 0.92 * scale, 0);
  // A few keep to the ground; many use all there is.
  const width = Math.min(most, Math.max(most * 0.86, need * 1.1));
  const share =
    gods.length && foes.length ? Math.min(0.74, Math.max(0.24, (gods.length * god) / Math.max(1, need))) : 1;
  const left = rank(
    gods.map((name) => [name, 50] as const),
    gods.length ? width * (foes.length ? share : 1) : 0,
    scale,
  );
  const right = rank(foes, foes.length ? width * (gods.length ? 1 - share : 1) : 0, scale);
  return [
    ...left.map((one) => ({ ...one, x: one.x - width / 2 })),
    ...right.map((one) => ({ ...one, x: width / 2 - one.x })),
  ];
}

/** One side, from its own edge inwards. */
function rank(all: readonly (readonly [string, number])[], room: number, scale: number): Standing[] {
  if (!all.length) return [];
  const widest = Math.max(...all.map(([, wide]) => wide)) * scale;
  const fits = (count: number, size: number) => widest * size * (1 + (count - 1) * OVERLAP) <= room + 1;
  const isOne = fits(all.length, 0.9);
  const count = isOne ? all.length : Math.ceil(all.length / 2);
  const size = Math.min(1, Math.max(LEAST, (room / (widest * (1 + (count - 1) * OVERLAP))) * 1.02));
  const wide = widest * size;
  const step = count > 1 ? Math.min(wide * 1.02, (room - wide) / (count - 1)) : 0;
  return all.map(([name], at) => {
    const isBack = at >= count;
    const place = isBack ? at - count + 0.5 : at;
    return { name, x: wide / 2 + place * step, y: isBack ? -RISE * scale : 0, scale: scale * size, isBack };
  });
}
