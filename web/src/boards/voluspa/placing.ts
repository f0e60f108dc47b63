// Where a sheet finds room beside what it is about.
import type { Size } from "../kit";

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Covering the first thing is this much worse than covering any of the others. */
const FIRST = 20;

function shared(one: Box, other: Box): number {
  const width = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const height = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return Math.max(0, width) * Math.max(0, height);
}

/** Beside the first of these, where it covers least of them; if that is nowhere free, at an edge of the room. */
export function placed(size: Size, about: readonly Box[], room: Size, gap: number): { x: number; y: number } {
  const [first] = about;
  if (!first) return { x: gap, y: gap };
  const edges = { x: [gap, room.width - size.width - gap], y: [gap, room.height - size.height - gap] };
  const around = about.flatMap((box) => [
    { x: box.x + box.width + gap, y: first.y },
    { x: box.x - size.width - gap, y: first.y },
    { x: first.x + (first.width - size.width) / 2, y: box.y + box.height + gap },
    { x: first.x + (first.width - size.width) / 2, y: box.y - size.height - gap },
  ]);
  const corners = edges.x.flatMap((x) => edges.y.map((y) => ({ x, y })));
  const within = ({ x, y }: { x: number; y: number }) => ({
    x: Math.max(gap, Math.min(x, edges.x[1] ?? gap)),
    y: Math.max(gap, Math.min(y, edges.y[1] ?? gap)),
  });
  let best = { x: gap, y: gap };
  let least = Number.POSITIVE_INFINITY;
  for (const spot of [...around, ...corners].map(within)) {
    const covered = about.reduce((sum, box, at) => sum + shared({ ...spot, ...size }, box) * (at ? 1 : FIRST), 0);
    const far = Math.hypot(spot.x + size.width / 2 - first.x - first.width / 2, spot.y + size.height / 2 - first.y);
    const cost = covered + far / 100;
    if (cost < least) [best, least] = [spot, cost];
  }
  return best;
}
