// The map: where everything stands on the island, on its grid of 768 by 578 round Yggdrasil.
import { FJORDS, PROVINCES } from "./cards";

export interface Point {
  x: number;
  y: number;
}

/** Left, top, width and height of what is shown; on a phone the island goes from edge to edge. */
export const VIEW = "-384 -290 768 578";
export const CLOSE = "-374 -298 748 600";
export const RATIO = 768 / 578;
export const CLOSE_RATIO = 748 / 600;

export const REGIONS: Record<string, string> = { manheim: "man", jotunheim: "jot", alfheim: "alf" };

/** The outline of Yggdrasil's crown. */
export const CROWN =
  "M91-66l1 2-3 5 10 9 0 2 3 4-2 5-3 2-14 3 0 5-4 3-19 4-17-3-4-2-14-1-6 2-8-4-4-3-4-15-3 0-3 1-3 11-5 5-16 2-3-2-27 7-5-2-15-1-3-1-3-6-11-4-4-4 4-14 5-3-3-7 7-11 17-7 1-8 5-6 5-3 8 1 2-2 7 0 3-3 6 3 6-7 12-2 3-2 5 1 5-3 15 6 5-3 3 1 6 3 3 9 5-3 5 2 5-2 19 7 4 6 0 6 19 10z";

type Pair = readonly [number, number];
const point = ([x, y]: Pair): Point => ({ x, y });

/** The villages of each province, as many as the rules give it. */
const VILLAGES: Record<string, readonly Pair[]> = {
  myrkulor: [
    [-306, -84],
    [-258, -136],
    [-200, -88],
  ],
  elvagar: [
    [-212, -172],
    [-158, -178],
    [-100, -186],
    [-128, -130],
  ],
  angerboda: [
    [78, -176],
    [132, -186],
    [190, -176],
    [100, -126],
    [154, -134],
  ],
  muspelheim: [
    [196, -98],
    [252, -106],
    [312, -96],
    [150, -46],
    [214, -32],
  ],
  horgr: [
    [188, 62],
    [246, 72],
    [308, 90],
    [214, 118],
  ],
  utgard: [
    [112, 162],
    [160, 184],
    [212, 190],
  ],
  andlang: [
    [-84, 158],
    [-142, 172],
    [-204, 188],
  ],
  gimle: [
    [-186, 52],
    [-242, 70],
    [-306, 86],
    [-156, 98],
    [-212, 112],
  ],
};

/** Whoever comes where no village is left stands beside one. */
export function villagesOf(province: string, count: number): Point[] {
  const all = VILLAGES[province] ?? [];
  return Array.from({ length: Math.max(count, 0) }, (_, at) => {
    const [x, y] = all[at % Math.max(1, all.length)] ?? [0, 0];
    const lap = Math.floor(at / Math.max(1, all.length));
    return { x: x + 22 * lap, y: y + 13 * lap };
  });
}

const TOKENS: Record<string, Pair> = {
  myrkulor: [-137, -46],
  elvagar: [-96, -98],
  angerboda: [70, -112],
  muspelheim: [122, -34],
  horgr: [132, 66],
  utgard: [66, 144],
  andlang: [-50, 130],
  gimle: [-128, 62],
  yggdrasil: [0, 84],
};
export const tokenAt = (name: string): Point => point(TOKENS[name] ?? [0, 0]);

const NAMES: Record<string, Pair> = {
  myrkulor: [-226, -46],
  elvagar: [-132, -250],
  angerboda: [138, -251],
  muspelheim: [276, -62],
  horgr: [250, 152],
  utgard: [128, 226],
  andlang: [-140, 224],
  gimle: [-262, 146],
  yggdrasil: [0, 112],
};
/** On a phone plaques are larger, so some stand elsewhere. */
const CLOSE_NAMES: Record<string, Pair> = {
  ...NAMES,
  elvagar: [-150, -266],
  angerboda: [124, -266],
  muspelheim: [262, -62],
  myrkulor: [-238, -46],
  gimle: [-252, 150],
  horgr: [250, 160],
  utgard: [134, 232],
  andlang: [-140, 232],
  yggdrasil: [0, 118],
};
export const nameAt = (name: string, isClose: boolean): Point => point((isClose ? CLOSE_NAMES : NAMES)[name] ?? [0, 0]);

/** Each seal of doom on its own coast, away from its neighbour's. */
const SEALS: Record<string, Pair> = {
  myrkulor: [-334, -120],
  elvagar: [-236, -222],
  angerboda: [222, -232],
  muspelheim: [340, -112],
  horgr: [338, 132],
  utgard: [232, 232],
  andlang: [-236, 236],
  gimle: [-338, 134],
};
export const sealAt = (name: string): Point => point(SEALS[name] ?? [0, 0]);

/** Where the names of the regions are written. */
export const ARCS: Record<string, string> = {
  manheim: "M-384-66C-370-170-320-238-200-274",
  jotunheim: "M232 276C330 244 376 190 388 96",
  alfheim: "M-386 96C-374 190-330 244-226 284",
};

export const valhallaAt = (isClose: boolean): Point => (isClose ? { x: 324, y: -246 } : { x: 366, y: -222 });

/** The water of a fjord, from coast to coast and a little way out to sea; below a cliff it begins at its foot. */
export const WATERS: Record<string, string> = {
  north:
    "M-63-268l11 12 5 13-3 14 12 12 7 12 8 13 6 12-8 16-1 13 11 12 0 0 9-15 9-13 17-11 11-12 1-13 8-12 0-14 6-12 14-11 4-13Q46-279 30-272T0-274T-32-274T-63-268Z",
  east: "M358-42l-17 8-17 11-17 10-19 1-17 8-16 9-17 6-20-1-21-10-16 3 0 0 24 8 21 15 16 10 18 2 17 6 18 0 18 5 18 6 19 1 18 5Q382 46 372 32T376 6T372-22T358-42Z",
  south:
    "M-60 279l1-11 7-11 14-12 0-11 6-11 0-10 3-11 9-14 5-16 14-17 0 0 5 14 3 14 3 12 10 12 3 10 10 12 10 11 0 10 13 12 9 10Q52 286 34 278T0 284T-32 280T-60 279Z",
  west: "M-352-42l17 12 17 6 18 8 18 2 19 12 20 20 17 4 17-9 17-8 18 5 0 0-20 8-22 11-20 17-18 2-17-9-18 4-19 5-18 7-18 3-18 0Q-376 40-368 26T-374 0T-368-26T-352-42Z",
};

const BERTHS: Record<string, readonly Pair[]> = {
  north: [
    [2, -184],
    [2, -234],
    [-24, -208],
    [30, -208],
    [-30, -250],
    [36, -250],
  ],
  east: [
    [266, 16],
    [334, 20],
    [300, -4],
    [360, -20],
    [300, 40],
    [232, 14],
  ],
  south: [
    [6, 230],
    [-2, 274],
    [40, 266],
    [-40, 280],
    [18, 200],
    [62, 286],
  ],
  west: [
    [-262, 22],
    [-336, 22],
    [-300, 44],
    [-310, -2],
    [-362, 54],
    [-226, 14],
  ],
};

export function berthsOf(fjord: string, count: number): Point[] {
  const all = BERTHS[fjord] ?? [];
  return Array.from({ length: count }, (_, at) => {
    const { x, y } = point(all[at % Math.max(1, all.length)] ?? [0, 0]);
    const lap = Math.floor(at / Math.max(1, all.length));
    return { x: x + 12 * lap, y: y + 10 * lap };
  });
}

/** Round the trunk; where many have come together, equal ones stand as one with their number. */
const ISLET: readonly Pair[] = [
  [-48, 66],
  [46, 68],
  [-84, 48],
  [82, 48],
  [-16, 56],
  [18, 54],
  [-64, 84],
  [62, 86],
  [-100, 22],
  [100, 22],
  [-30, 94],
  [32, 94],
];

export function clearingsOf(count: number): Point[] {
  return Array.from({ length: count }, (_, at) => {
    const { x, y } = point(ISLET[at % ISLET.length] ?? [0, 60]);
    const lap = Math.floor(at / ISLET.length);
    return { x: x + 9 * lap, y: y + 7 * lap };
  });
}

/** The middle of a place: where arrows begin and end. */
export function middleOf(name: string): Point {
  if (name === "yggdrasil") return { x: 0, y: 58 };
  const all = VILLAGES[name] ?? (BERTHS[name]?.slice(0, 2) as readonly Pair[]);
  const sum = (of: 0 | 1) => all.reduce((total, pair) => total + pair[of], 0) / all.length;
  return { x: sum(0), y: sum(1) };
}

export const isFjord = (name: string): boolean => (FJORDS as readonly string[]).includes(name);
export const OUTER: readonly string[] = PROVINCES.slice(0, 8);
