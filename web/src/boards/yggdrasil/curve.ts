// A line that something creeps along: points with their way from the beginning, and a body drawn on it.
import type { Point } from "./scene";

export interface Curve {
  points: Point[];
  /** How long the way is up to each point. */
  ways: number[];
  length: number;
}

export interface Step extends Point {
  /** Across the line, one long. */
  nx: number;
  ny: number;
  /** In degrees. */
  angle: number;
}

export function curveOf(points: Point[]): Curve {
  const ways = [0];
  for (let at = 1; at < points.length; at++) {
    const [a, b] = [points[at - 1], points[at]];
    if (a && b) ways.push((ways[at - 1] ?? 0) + Math.hypot(b.x - a.x, b.y - a.y));
  }
  return { points, ways, length: ways.at(-1) ?? 0 };
}

/** Where the line is after so much of its way. */
export function stepAt({ points, ways, length }: Curve, way: number): Step {
  const far = Math.max(0, Math.min(length, way));
  let at = ways.findIndex((each) => each >= far);
  if (at < 1) at = 1;
  const [a, b] = [points[at - 1], points[at]];
  if (!a || !b) return { x: 0, y: 0, nx: 0, ny: -1, angle: 0 };
  const from = ways[at - 1] ?? 0;
  const long = (ways[at] ?? 0) - from || 1;
  const [dx, dy] = [(b.x - a.x) / long, (b.y - a.y) / long];
  const t = (far - from) / long;
  const angle = (Math.atan2(dy, dx) * 180) / Math.PI;
  return { x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t, nx: dy, ny: -dx, angle };
}

/** Bezier pieces that begin where the last one ended, each of three points. */
export function bezier(start: Point, pieces: readonly (readonly [Point, Point, Point])[], steps = 10): Point[] {
  const points = [start];
  let from = start;
  for (const [one, two, end] of pieces) {
    for (let at = 1; at <= steps; at++) {
      const t = at / steps;
      const u = 1 - t;
      const mix = (key: "x" | "y") =>
        u ** 3 * from[key] + 3 * u * u * t * one[key] + 3 * u * t * t * two[key] + t ** 3 * end[key];
      points.push({ x: mix("x"), y: mix("y") });
    }
    from = end;
  }
  return points;
}

const round = (value: number) => Math.round(value * 10) / 10;
const drawn = (points: Point[]) => `M${points.map(({ x, y }) => `${round(x)} ${round(y)}`).join("L")}`;

/** The line itself. */
export const lineOf = ({ points }: Curve) => drawn(points);

/** A body from a thin tail to its full width, its lit half, and the thorns on its back. */
export function bodyOf(
  curve: Curve,
  from: number,
  to: number,
  width: number,
): { whole: string; lit: string; thorns: string } {
  const count = Math.max(8, Math.round((to - from) / 14));
  const sides: [Point[], Point[], Point[], Point[]] = [[], [], [], []];
  for (let at = 0; at <= count; at++) {
    const step = stepAt(curve, from + ((to - from) * at) / count);
    const half = (width / 2) * Math.min(1, (at / count / 0.55) ** 0.8);
    const beside = (by: number) => ({ x: step.x + step.nx * half * by, y: step.y + step.ny * half * by });
    sides[0].push(beside(1));
    sides[1].unshift(beside(-1));
    sides[2].push(beside(0.86));
    sides[3].unshift(beside(-0.05));
  }
  let thorns = "";
  const thorn = width * 0.38;
  for (let way = from + (to - from) * 0.3; way < to - width; way += width * 0.62) {
    const step = stepAt(curve, way);
    const [tx, ty] = [-step.ny, step.nx];
    const foot = { x: step.x + step.nx * width * 0.43, y: step.y + step.ny * width * 0.43 };
    const tip = { x: foot.x + step.nx * thorn - tx * 2, y: foot.y + step.ny * thorn - ty * 2 };
    const end = { x: foot.x + tx * thorn * 0.9, y: foot.y + ty * thorn * 0.9 };
    thorns += `${drawn([foot, tip, end])}Z`;
  }
  return { whole: `${drawn([...sides[0], ...sides[1]])}Z`, lit: `${drawn([...sides[2], ...sides[3]])}Z`, thorns };
}

/** Nidhögg's root in the wide scene, in its own field. */
const ROOT: [Point, [Point, Point, Point][]] = [
  { x: 46, y: 516 },
  [
    [
      { x: 60, y: 540 },
      { x: 80, y: 566 },
      { x: 106, y: 582 },
    ],
    [
      { x: 132, y: 598 },
      { x: 167, y: 607 },
      { x: 204, y: 614 },
    ],
    [
      { x: 241, y: 621 },
      { x: 287, y: 621 },
      { x: 330, y: 622 },
    ],
    [
      { x: 373, y: 623 },
      { x: 420, y: 622 },
      { x: 460, y: 618 },
    ],
    [
      { x: 480, y: 616 },
      { x: 500, y: 613 },
      { x: 520, y: 609 },
    ],
  ],
];
export const rootOf = (scale: Point, at: Point): Curve =>
  curveOf(bezier(...ROOT).map(({ x, y }) => ({ x: at.x + x * scale.x, y: at.y + y * scale.y })));

/** A root that lies across a strip. */
export const rowOf = (width: number, height: number): Curve =>
  curveOf(
    Array.from({ length: 41 }, (_, at) => {
      const t = at / 40;
      return { x: 14 + (width - 38) * t, y: height / 2 + Math.sin(t * Math.PI * 2.2 + 0.6) * height * 0.1 };
    }),
  );
