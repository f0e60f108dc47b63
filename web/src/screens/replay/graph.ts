// Scores as lines of a drawing.

export interface Curve {
  seat: number;
  d: string;
  last: { x: number; y: number };
}

export interface Scale {
  width: number;
  height: number;
  least: number;
  most: number;
  steps: number;
}

/** How the line of a seat is broken. */
export const DASHES = ["", "8 4", "3 3", "12 4 3 4", "1 5"];

/** The frame in which all scores fit, with zero always in it. */
export function scaleOf(scores: number[][], width: number, height: number): Scale {
  const all = scores.flat();
  return {
    width,
    height,
    least: Math.min(0, ...all),
    most: Math.max(1, ...all),
    steps: Math.max(1, scores.length - 1),
  };
}

export function xOf(scale: Scale, step: number): number {
  return round((step / scale.steps) * scale.width);
}

export function yOf(scale: Scale, points: number): number {
  return round(scale.height - ((points - scale.least) / (scale.most - scale.least)) * scale.height);
}

/** A stepped line per seat: points come at once, not little by little. */
export function curvesOf(scores: number[][], scale: Scale): Curve[] {
  const seats = scores[0]?.length ?? 0;
  return Array.from({ length: seats }, (_, seat) => {
    let d = "";
    let before: number | null = null;
    let last = { x: 0, y: 0 };
    scores.forEach((row, step) => {
      const y = yOf(scale, row[seat] ?? 0);
      const x = xOf(scale, step);
      if (before === null) d = `M${x} ${y}`;
      else if (y !== before) d += `H${x}V${y}`;
      before = y;
      last = { x, y };
    });
    return { seat, d: `${d}H${last.x}`, last };
  });
}

/** A few round numbers for the side of the drawing. */
export function ticksOf(scale: Scale): number[] {
  const wide = (scale.most - scale.least) / 4;
  const step = [1, 2, 5, 10, 20, 25, 50, 100, 200, 500, 1000].find((one) => one >= wide) ?? Math.ceil(wide);
  const ticks: number[] = [];
  for (let at = Math.ceil(scale.least / step) * step + 0; at <= scale.most; at += step) ticks.push(at);
  return ticks;
}

/** Where things of a height stand beside the ends of lines: each as near its own as it can be, and none on another. */
export function apart(places: readonly number[], size: number, most: number): number[] {
  const order = places.map((_, at) => at).sort((a, b) => (places[a] ?? 0) - (places[b] ?? 0));
  const found: number[] = [];
  let free = Number.NEGATIVE_INFINITY;
  for (const at of order) {
    found[at] = Math.max(places[at] ?? 0, free);
    free = (found[at] ?? 0) + size;
  }
  let end = most;
  for (const at of order.reverse()) {
    found[at] = Math.min(found[at] ?? 0, end);
    end = (found[at] ?? 0) - size;
  }
  return found;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
