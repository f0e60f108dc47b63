// The root of the chronicle: where its chapters hang, from the ash on the left to Nidhögg on the right.
import type { ChapterInfo } from "../../kit/campaign";

export interface Hanging {
  chapter: ChapterInfo;
  /** Left, top, width and height of its frame. */
  x: number;
  y: number;
  width: number;
  height: number;
  /** How much of the root lies below it. */
  room: number;
}

export type Point = readonly [x: number, y: number];

/** A piece of wood: its outline, the dark side below, the light side above, its upper edge and its grain. */
export interface Bark {
  body: string;
  shade: string;
  light: string;
  edge: string;
  grain: string;
}

const GAP = 22;
const TALLER = 1.41;
/** How deep a frame hangs, one after the other, so that the root winds. */
const LEVELS = [252, 276, 250, 280, 258, 276];
/** So far below a frame's edge runs the middle of the root. */
const BELOW = 18;
const THICK = 84;
const THIN = 34;

/** The frames along a root of this width; the open chapter is larger. */
export function hang(chapters: readonly ChapterInfo[], width: number): Hanging[] {
  const shares = chapters.map((chapter) => (chapter.state === "open" ? TALLER : 1));
  const all = shares.reduce((sum, share) => sum + share, 0);
  const unit = (width - 84 - GAP * (chapters.length - 1)) / Math.max(1, all);
  let x = 28;
  return chapters.map((chapter, i) => {
    const own = unit * (shares[i] ?? 1);
    const height = own / 1.5;
    const room = BELOW + 0.56 * (THICK + ((THIN - THICK) * (x + own / 2)) / width);
    const place = { chapter, x, y: (LEVELS[i % LEVELS.length] ?? 270) - height, width: own, height, room };
    x += own + GAP;
    return place;
  });
}

/** The root below the frames, thick at the ash and thin where it is gnawed. */
export function rootBelow(frames: readonly Hanging[], width: number): Bark {
  const spots: Point[] = frames.map(({ x, y, width: own, height }) => [x + own / 2, y + height + BELOW]);
  return bark(
    [...wind([-96, -60], [-10, 120]), ...wind(...([[-10, 120], [24, 236], ...spots, [width + 30, 300]] as Point[]))],
    THICK,
    THIN,
  );
}

/** Thin roots that hang from it into the dark, between the frames. */
export function strands(frames: readonly Hanging[], depth: number): Bark[] {
  return frames.map(({ x, y, width, height }, i) => {
    const from: Point = [x + width + GAP / 2 - 4, y + height + BELOW + 2];
    const aside = i % 2 === 0 ? -18 : 14;
    const length = [130, 96, 138, 112, 92, 120][i % 6] ?? 110;
    return bark(
      wind(
        from,
        [from[0] + aside * 0.7, from[1] + length * 0.4],
        [from[0] + aside * 0.2, Math.min(depth, from[1] + length)],
      ),
      24 - 2 * i,
      2,
    );
  });
}

/** The same wood down the edge of a phone. */
export function stem(height: number): Bark {
  const turns: Point[] = Array.from({ length: 9 }, (_, i) => [i % 2 === 0 ? 18 : 26, -20 + ((height + 40) * i) / 8]);
  return bark(wind(...turns), 40, 26);
}

/** Both sprouts that hold a frame by its lower corners. */
export function sprouts({ x, y, width, height }: Hanging): string {
  const foot = y + height + 16;
  const right = x + width;
  return (
    `M${round(x - 7)} ${round(foot)}C${round(x - 14)} ${round(foot - 34)} ${round(x + 3)} ${round(foot - 44)} ${round(x - 4)} ${round(foot - 68)}` +
    `M${round(right + 7)} ${round(foot)}C${round(right + 14)} ${round(foot - 28)} ${round(right - 3)} ${round(foot - 36)} ${round(right + 5)} ${round(foot - 56)}`
  );
}

/** Points on a line that swings level through the given ones. */
function wind(...through: Point[]): Point[] {
  const line: Point[] = [];
  for (const [i, to] of through.entries()) {
    const from = through[i - 1];
    if (!from) continue;
    const isSteep = Math.abs(to[1] - from[1]) > Math.abs(to[0] - from[0]);
    const steps = Math.max(6, Math.round(Math.hypot(to[0] - from[0], to[1] - from[1]) / 16));
    for (let step = 0; step < steps; step++) {
      const t = step / steps;
      const eased = t * t * (3 - 2 * t);
      const [u, v] = isSteep ? [eased, t] : [t, eased];
      line.push([from[0] + (to[0] - from[0]) * u, from[1] + (to[1] - from[1]) * v]);
    }
  }
  const last = through.at(-1);
  return last ? [...line, last] : line;
}

/** Wood along a line: knotty, and thinner towards its end. */
function bark(line: readonly Point[], from: number, to: number): Bark {
  const across = (part: (i: number) => number): Point[] =>
    line.map(([x, y], i) => {
      const [ax, ay] = line[Math.max(0, i - 1)] ?? [x, y];
      const [bx, by] = line[Math.min(line.length - 1, i + 1)] ?? [x, y];
      const length = Math.hypot(bx - ax, by - ay) || 1;
      const knots = 1 + 0.07 * Math.sin(i * 0.55) + 0.04 * Math.sin(i * 1.31);
      const half = ((from + ((to - from) * i) / (line.length - 1)) / 2) * knots * part(i);
      return [x - ((by - ay) / length) * half, y + ((bx - ax) / length) * half];
    });
  const below = across(() => 1);
  const above = across(() => -1);
  const inner = (at: number, phase: number) => across((i) => at + 0.14 * Math.sin(i * 0.3 + phase));
  const dark = inner(0.45, 4);
  const bright = inner(-0.55, 0);
  return {
    body: drawn([...below, ...above.toReversed()], true),
    shade: drawn([...below, ...dark.toReversed()], true),
    light: drawn([...above, ...bright.toReversed()], true),
    edge: drawn(above),
    grain: drawn(inner(-0.1, 2)) + drawn(inner(0.2, 1)),
  };
}

function drawn(points: readonly Point[], isClosed = false): string {
  return `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join("L")}${isClosed ? "Z" : ""}`;
}

function round(n: number): number {
  return Math.round(n * 10) / 10;
}

export const ROMAN = ["I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X"];
