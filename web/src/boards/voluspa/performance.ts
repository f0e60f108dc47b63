// What an update looks like while it happens.
import { type Camera, comeFrom, pulse, say } from "../kit";
import type { Played } from "./changes";
import { type Cell, cellOf, keyOf, PITCH, screenOf } from "./geometry";
import { fly } from "./motion";

interface Performance {
  surface: HTMLElement;
  camera: Camera;
  /** Who looks on. */
  seat: number | null;
  ms: number;
  plays: readonly Played[];
  /** A play that is scored only now. */
  late: Played | null;
  /** Cells whose value has changed. */
  changed: ReadonlySet<string>;
}

/** Tiles come from where they were, changed values stir, points fly to the score. */
export function perform({ surface, camera, seat, ms, plays, late, changed }: Performance): void {
  if (!ms) return;
  const bodyAt = (cell: Cell) => surface.querySelector(`[data-look="${keyOf(cell.x, cell.y)}"] .body`);
  for (const play of plays) {
    const body = bodyAt(play);
    const from = originOf(play.seat, seat);
    const box = body?.getBoundingClientRect();
    const dx = from && box ? (from.x - box.left - box.width / 2) / camera.scale : 0;
    const dy = from && box ? (from.y - box.top - box.height / 2) / camera.scale : -16;
    comeFrom(body, dx, dy, from ? 0.8 : 1.12, ms);
    if (play.shoved) {
      const { from: start, to } = play.shoved;
      comeFrom(bodyAt(to), (start.x - to.x) * PITCH, (to.y - start.y) * PITCH, 1, ms);
    }
  }
  for (const key of changed) pulse(bodyAt(cellOf(key)), ms * 0.8, 1.08);
  const page = surface.getBoundingClientRect();
  for (const play of late ? [late] : plays) {
    if (!play.points) continue;
    const at = screenOf(camera, play);
    const half = (PITCH * camera.scale) / 2;
    const text = say("web-voluspa-points", { points: play.points });
    fly(text, page.left + at.x + half, page.top + at.y + half, scoreOf(play.seat), ms);
  }
}

/** Where a seat's tiles come from: the hand, or the place where the page shows its score. */
function originOf(seat: number, own: number | null): { x: number; y: number } | null {
  const node = seat === own ? document.querySelector("[data-hand]") : scoreOf(seat);
  const box = node?.getBoundingClientRect();
  return box?.width ? { x: box.left + box.width / 2, y: box.top + box.height / 2 } : null;
}

function scoreOf(seat: number): Element | null {
  const found = [...document.querySelectorAll(`[data-seat-score="${seat}"]`)];
  return found.find((node) => node.getBoundingClientRect().width > 0) ?? null;
}
