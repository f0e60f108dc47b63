// The map: a disc round its middle at 0 0, in which everything has its place by angle and distance.
import { dot } from "../kit/emblem";

export interface Point {
  x: number;
  y: number;
}

/** Half the side of the map. */
export const HALF = 304;
export const TREE = 86;
const INNER = 92;
const RIM = 290;
/** Where a fjord ends inland, and how wide it opens at the rim, in degrees to each side. */
const TIP = 152;
const MOUTH = 10.5;
const EIGHTH = 45;
const WEST = -180;

const rounded = (number: number) => Math.round(number * 10) / 10;

export function polar(r: number, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180;
  return { x: rounded(r * Math.cos(angle)), y: rounded(r * Math.sin(angle)) };
}

function at(r: number, degrees: number): string {
  const { x, y } = polar(r, degrees);
  return `${x} ${y}`;
}

/** Where the sector of an outer province begins; it ends an eighth of the disc further on. */
const startOf = (province: number) => WEST + EIGHTH * province;
/** Its fjord is behind it, or before it. */
const isBeforeFjord = (province: number) => province % 2 === 1;
/** The middle of the land at some distance: the fjord takes a part of it. */
function middle(province: number, r: number): number {
  const lost = r <= TIP ? 0 : (MOUTH * (r - TIP)) / (RIM - TIP);
  return startOf(province) + (isBeforeFjord(province) ? EIGHTH - lost : EIGHTH + lost) / 2;
}
const axis = (fjord: number) => -90 + 90 * fjord;

/** The outline of an outer province. */
export function land(province: number): string {
  const [from, to] = [startOf(province), startOf(province) + EIGHTH];
  const inner = `M${at(INNER, from)}A${INNER} ${INNER} 0 0 1 ${at(INNER, to)}`;
  const rim = (start: number, end: number) => `L${at(RIM, start)}A${RIM} ${RIM} 0 0 0 ${at(RIM, end)}`;
  if (isBeforeFjord(province))
    return `${inner}L${at(TIP, to)}Q${at(200, to - 9.5)} ${at(RIM, to - MOUTH)}A${RIM} ${RIM} 0 0 0 ${at(RIM, from)}Z`;
  return `${inner}${rim(to, from + MOUTH)}Q${at(200, from + 9.5)} ${at(TIP, from)}Z`;
}

/** A fjord, as far as one can point at it. */
export function water(fjord: number): string {
  const a = axis(fjord);
  return `M${at(TIP, a)}Q${at(200, a - 9.5)} ${at(RIM, a - MOUTH)}A${RIM} ${RIM} 0 0 1 ${at(RIM, a + MOUTH)}Q${at(200, a + 9.5)} ${at(TIP, a)}Z`;
}

const isLow = (province: number) => province > 3 && province < 8;

/** The line on which the name of a province is written; below the middle it runs the other way round. */
export function nameLine(province: number): string {
  const from = middle(province, RIM) - 17;
  const to = middle(province, RIM) + 17;
  return isLow(province)
    ? `M${at(278, to)}A278 278 0 0 0 ${at(278, from)}`
    : `M${at(265, from)}A265 265 0 0 1 ${at(265, to)}`;
}

/** The cracked rim of a doomed province. */
export function crack(province: number): string {
  const from = startOf(province) + (isBeforeFjord(province) ? 0 : MOUTH);
  const steps = 12;
  const points = Array.from({ length: steps + 1 }, (_, step) =>
    at(step % 2 ? RIM - 9 : RIM + 1, from + ((EIGHTH - MOUTH) * step) / steps),
  );
  return `M${points.join("L")}`;
}

/** Cracks across a destroyed province. */
export function ruin(province: number): string {
  const to = (r: number, turn: number) => at(r, middle(province, r) + turn);
  return `M${to(100, -8)}L${to(140, 4)}L${to(170, -6)}L${to(215, 5)}L${to(250, -3)}L${to(285, 6)}M${to(170, -6)}L${to(200, -15)}M${to(215, 5)}L${to(238, 14)}`;
}

const ROWS: Record<number, [number, number]> = { 3: [2, 1], 4: [2, 2], 5: [3, 2] };

/** Where the villages of an outer province lie. */
export function villages(province: number, count: number): Point[] {
  const [outer, inner] = ROWS[count] ?? [Math.ceil(count / 2), Math.floor(count / 2)];
  const row = (r: number, size: number, apart: number) =>
    Array.from({ length: size }, (_, place) => polar(r, middle(province, r) + (place - (size - 1) / 2) * apart));
  return [...row(234, outer, 10.6), ...row(189, inner, 13.6)];
}

export const tokenAt = (province: number): Point =>
  province === 8 ? { x: 0, y: 62 } : polar(122, middle(province, 100));
export const doomAt = (province: number): Point =>
  polar(RIM - 6, startOf(province) + (isBeforeFjord(province) ? 4 : EIGHTH - 4));

/** Where the strengths of several clans are written. */
export function strengthsAt(province: number, count: number): Point[] {
  if (province === 8) return row(count, 26).map((x) => ({ x, y: -66 }));
  return Array.from({ length: count }, (_, place) =>
    polar(154, middle(province, 130) + (place - (count - 1) / 2) * 8.6),
  );
}

const row = (count: number, apart: number) =>
  Array.from({ length: count }, (_, place) => (place - (count - 1) / 2) * apart);

const SHIPS: Record<number, [number, number][]> = {
  1: [[250, 0]],
  2: [
    [264, 0],
    [222, 0],
  ],
  3: [
    [266, -4.3],
    [266, 4.3],
    [222, 0],
  ],
};

/** Where ships lie in a fjord. */
export function berths(fjord: number, count: number): Point[] {
  const few = SHIPS[count];
  const many: [number, number][] = [
    [272, -6.4],
    [272, 0],
    [272, 6.4],
    [239, -3.6],
    [239, 3.6],
    [208, 0],
  ];
  return (few ?? many.slice(0, count)).map(([r, turn]) => polar(r, axis(fjord) + turn));
}

/** Where groups of figures stand round Yggdrasil. */
export function clearings(count: number): { points: Point[]; size: number } {
  const across = count <= 1 ? 1 : count <= 4 ? 2 : count <= 9 ? 3 : 4;
  const rows = Math.ceil(count / across);
  const size = Math.min(40, 108 / Math.max(across, rows));
  const points = Array.from({ length: count }, (_, place) => {
    const line = Math.floor(place / across);
    const inLine = Math.min(across, count - line * across);
    const x = ((place % across) - (inLine - 1) / 2) * (size + 6);
    return { x, y: -4 + (line - (rows - 1) / 2) * (size + 3) };
  });
  return { points, size };
}

/** The base of a clan's figures: every clan has its own form. */
export const BASES: Record<string, string> = {
  wolf: dot(0, 0, 18),
  raven: "M-12-17h24q5 0 5 5v24q0 5-5 5h-24q-5 0-5-5v-24q0-5 5-5Z",
  serpent: "M0-20L17.500-10v20L0 20-17.500 10v-20Z",
  bear: "M-17-17h34V2c0 9-8 14-17 18C-9 16-17 11-17 2Z",
  ram: "M-17 17V0a17 17 0 0 1 34 0v17Z",
};

/** What lies over a region for who tells them apart better by texture: a tile of 24. */
export const TEXTURES: Record<string, string> = {
  manheim: "M0 6h24M0 18h24",
  jotunheim: "M0 18l6-8 6 8 6-8 6 8",
  alfheim: dot(6, 6, 1.6) + dot(18, 18, 1.6),
};
