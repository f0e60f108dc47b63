// The keyboard walks over what can be pointed at.
import type { Attachment } from "svelte/attachments";

/** A place on any plane; which way y grows is the board's affair. */
export interface Spot {
  x: number;
  y: number;
}

const ARROWS: Record<string, Spot> = {
  ArrowRight: { x: 1, y: 0 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
};

/** Where an arrow key leads on the screen; null for any other key. */
export function directionOf(event: KeyboardEvent): Spot | null {
  return event.ctrlKey || event.metaKey || event.altKey ? null : (ARROWS[event.key] ?? null);
}

/** How far an arrow key leads in a row: one on, one back, or 0 for any other key. */
export function stepOf(event: KeyboardEvent): number {
  const direction = directionOf(event);
  return direction ? direction.x + direction.y : 0;
}

/** Arrow keys lead from one thing to the next within a group, round and round. */
export function arrows(selector: string): Attachment<HTMLElement> {
  return (node) => {
    const move = (event: KeyboardEvent) => {
      const step = stepOf(event);
      if (!step) return;
      const all = [...node.querySelectorAll<HTMLElement>(selector)];
      const at = all.indexOf((event.target as Element).closest<HTMLElement>(selector) as HTMLElement);
      if (at < 0) return;
      event.preventDefault();
      all[(at + step + all.length) % all.length]?.focus();
    };
    node.addEventListener("keydown", move);
    return () => node.removeEventListener("keydown", move);
  };
}

/** The nearest spot in a direction, or null. Sideways counts double: an arrow keeps to its row or column if it can. */
export function neighbour<S extends Spot>(from: Spot, spots: readonly S[], direction: Spot): S | null {
  let best: S | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const spot of spots) {
    const [dx, dy] = [spot.x - from.x, spot.y - from.y];
    const along = dx * direction.x + dy * direction.y;
    if (along <= 0) continue;
    const far = along + 2 * (Math.abs(dx * direction.y) + Math.abs(dy * direction.x));
    if (far < least) [best, least] = [spot, far];
  }
  return best;
}

/** Where the keyboard enters: at the spot nearest to where it was, or else at the first. */
export function entry<S extends Spot>(spots: readonly S[], last: Spot | null): S | null {
  const far = (spot: Spot) => (last ? Math.abs(spot.x - last.x) + Math.abs(spot.y - last.y) : 0);
  return spots.reduce<S | null>((nearest, spot) => (nearest && far(nearest) <= far(spot) ? nearest : spot), null);
}
