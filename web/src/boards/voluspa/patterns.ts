// A texture for every kind of tile, for who tells them apart better by texture: lines within a square of 84.
import { dot } from "../kit/emblem";

const SIDE = 84;

function stripes(step: number, d: (at: number) => string): string {
  let path = "";
  for (let at = step / 2; at < SIDE; at += step) path += d(at);
  return path;
}

const across = (at: number) => `M0 ${at}h${SIDE}`;
const down = (at: number) => `M${at} 0v${SIDE}`;
/** Both halves of the square are striped from the same edge. */
const rising = (at: number) => `M0 ${at}L${at} 0M${SIDE} ${at}L${at} ${SIDE}`;
const falling = (at: number) => `M0 ${SIDE - at}L${at} ${SIDE}M${at} 0L${SIDE} ${SIDE - at}`;
const spots = (r: number, step: number) => (y: number) => {
  let path = "";
  for (let x = step / 2; x < SIDE; x += step) path += dot(x, y, r);
  return path;
};
const zigzag = (width: number, height: number) => (y: number) => {
  let path = `M0 ${y}`;
  for (let x = 0, up = 1; x < SIDE; x += width, up = -up) path += `l${width} ${up * height}`;
  return path;
};
const waves = (y: number) => `M0 ${y}q6 -7 12 0${"t12 0".repeat(6)}`;
const bricks = (y: number) => `M0 ${y}h${SIDE}M${Math.round(y / 14) % 2 ? 21 : 42} ${y}v14`;
const crosses = (y: number) => {
  let path = "";
  for (let x = 10.5; x < SIDE; x += 21) path += `M${x - 3} ${y}h6M${x} ${y - 3}v6`;
  return path;
};

export const PATTERNS: Record<string, string> = {
  odin: stripes(14, rising),
  thor: stripes(14, across),
  troll: stripes(14, bricks),
  dragon: stripes(14, zigzag(7, 6)),
  fenrir: stripes(14, falling),
  skadi: stripes(14, down),
  valkyrie: stripes(21, zigzag(14, 9)),
  loki: stripes(21, rising) + stripes(21, falling),
  jotunn: stripes(21, crosses),
  serpent: stripes(14, waves),
  hermod: stripes(14, spots(1.5, 14)),
  hel: stripes(21, across) + stripes(21, down),
};
