// Midgard's shore: where its islands lie, and where the serpent comes up at one of them.
import { crowd, type Point, type Scene, SIZES, type Standing } from "./scene";

export interface Island extends Point {
  count: number;
}

/** How large the islands are drawn. */
export const shoreScale = (scene: Scene) => (scene.isWide ? scene.land / 0.92 : 0.66);

/** The islands from left to right, on a line that bends towards the reader; `y` is where the ground lies. */
export function islandsOf(counts: readonly number[], scene: Scene, y: number): Island[] {
  const scale = shoreScale(scene);
  const reach = scene.plate.width / 2 - (scene.isWide ? 18 : 9) * scale;
  return counts.map((count, at) => {
    const t = counts.length > 1 ? (2 * at) / (counts.length - 1) - 1 : 0;
    const bend = 1 - t * t;
    return {
      count,
      x: scene.plate.width / 2 + reach * t,
      y: y + (scene.isWide ? -2 + 15 * scale * bend : -9 + 5 * bend),
    };
  });
}

/** How large the serpent is drawn. */
export const serpentScale = (scene: Scene) => scene.figure * 0.9;

/** What she covers of the shore, from its middle. */
export function serpentAt({ x }: Point, scene: Scene): Slot {
  const wide = (SIZES.enemy?.width ?? 72) * serpentScale(scene);
  return { x: x + 4 * shoreScale(scene) - scene.plate.width / 2, width: wide };
}

export interface Slot {
  x: number;
  width: number;
}

/** What a figure needs beside her at the least, in pixels of its drawing. */
const ROOM = 60;

/** Those who stand beside somebody whose place is fixed: on both sides of her where there is room, and never behind her. */
export function crowdBeside(
  gods: readonly string[],
  foes: readonly [string, number][],
  most: number,
  scale: number,
  { x, width }: Slot,
): Standing[] {
  const left = Math.max(0, most / 2 + x - width / 2);
  const right = Math.max(0, most / 2 - x - width / 2);
  const west = (names: readonly string[], others: readonly [string, number][]) =>
    crowd(names, others, left, scale).map((one) => ({ ...one, x: one.x + left / 2 - most / 2 }));
  const east = (names: readonly string[], others: readonly [string, number][]) =>
    crowd(names, others, right, scale).map((one) => ({ ...one, x: one.x + most / 2 - right / 2 }));
  if (left < ROOM * scale) return east(gods, foes);
  if (right < ROOM * scale) return west(gods, foes);
  if (foes.length) return [...west(gods, []), ...east([], foes)];
  const count = Math.ceil((gods.length * left) / (left + right));
  return [...west(gods.slice(0, count), []), ...east(gods.slice(count), [])];
}
