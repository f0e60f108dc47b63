// Rims of coins, cuts of gems, and the textures of the classes.
import { dot } from "../kit/emblem";
import { GOLDEN } from "./cards";

function ring(corners: number, radius: (at: number) => number, middle = 30, turn = -Math.PI / 2): string {
  const points = Array.from({ length: corners }, (_, at) => {
    const angle = turn + (2 * Math.PI * at) / corners;
    return `${(middle + radius(at) * Math.cos(angle)).toFixed(1)} ${(middle + radius(at) * Math.sin(angle)).toFixed(1)}`;
  });
  return `M${points.join("L")}Z`;
}

export const HAMMERED = ring(22, (at) => (at % 2 ? 25.6 : 27.6));
export const OCTAGON = (radius: number) => ring(8, () => radius, 30, Math.PI / 8);
export const BEADS = Array.from({ length: 20 }, (_, at) => {
  const angle = (2 * Math.PI * at) / 20;
  return dot(Number((30 + 23 * Math.cos(angle)).toFixed(1)), Number((30 + 23 * Math.sin(angle)).toFixed(1)), 1.5);
}).join("");
/** Two arrows that pass each other. */
export const TRADE = "M22 45h16l-3-3M38 49.500H22l3 3";

/** A stone has two corners more than its number; the golden one is a star. */
export function cut(value: number): { edge: string; table: string; facets: string } {
  if (value === GOLDEN)
    return { edge: ring(16, (at) => (at % 2 ? 21 : 28)), table: ring(8, () => 17, 30, -Math.PI / 8), facets: "" };
  const corners = value + 2;
  const low = corners === 3 ? 34 : 30;
  const edge = ring(corners, () => (corners === 3 ? 31 : 28), low);
  const table = ring(corners, () => (corners === 3 ? 20 : 18), low);
  const outer = edge.slice(1, -1).split("L");
  const facets = table
    .slice(1, -1)
    .split("L")
    .map((point, at) => `M${point}L${outer[at]}`)
    .join("");
  return { edge, table, facets };
}

const SIDE = 60;
function stripes(step: number, line: (at: number) => string): string {
  let path = "";
  for (let at = step / 2; at < SIDE; at += step) path += line(at);
  return path;
}

/** A texture for every class, for who tells them apart better by texture: lines within a square of 60. */
export const PATTERNS: Record<string, string> = {
  warrior: stripes(8, (at) => `M0 ${at}L${at} 0M${SIDE} ${at}L${at} ${SIDE}`),
  hunter: stripes(8, (at) => `M${at} 0v${SIDE}`),
  miner: stripes(10, (y) => stripes(10, (x) => dot(x, y, 1.2))),
  blacksmith: stripes(8, (at) => `M0 ${at}h${SIDE}`),
  explorer: stripes(10, (y) => `M0 ${y}q5-6 10 0${"t10 0".repeat(5)}`),
};
