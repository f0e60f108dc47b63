// What an update looks like while it happens.
import { type Camera, comeFrom, pulse, say } from "../kit";
import type { Played } from "./changes";
import { type Cell, cellOf, keyOf, PITCH, screenOf } from "./geometry";
import { fly } from "./motion";
import type { Lit } from "./scoring";

interface Performance {
  surface: HTMLElement;
  camera: Camera;
  /** Who looks on. */
  seat: number | null;
  ms: number;
  plays: readonly Played[];
  /** A play that is scored only now. */
  late: Played | null;
  /** The lines that are paid now. */
  lit: Lit | null;
  /** Cells whose value has changed. */
  changed: ReadonlySet<string>;
}

/** Tiles come from where they were, changed values stir, points fly to the score. */
export function perform({ surface, camera, seat, ms, plays, late, lit, changed }: Performance): void {
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
  const half = (PITCH * camera.scale) / 2;
  const send = (seat: number, points: number, from: Cell, delay: number) => {
    const at = screenOf(camera, from);
    const text = say("web-voluspa-points", { points });
    fly(text, page.left + at.x + half, page.top + at.y + half, scoreOf(seat), ms, delay);
  };
  if (lit) {
    for (const [at, part] of partsOf(lit).entries()) send(lit.seat, part.points, part.from, ms * (1.6 + at * 0.5));
    return;
  }
  for (const play of late ? [late] : plays) if (play.points) send(play.seat, play.points, play, 0);
}

/** What each line paid, from its middle. */
export function partsOf({ x, y, areas, row, column, beside }: Lit): { points: number; from: Cell }[] {
  const middle = (area: Lit["areas"][number] | undefined) =>
    area ? { x: (area.left + area.right) / 2, y: (area.bottom + area.top) / 2 } : { x, y };
  const [first, second] = areas;
  return [
    { points: row, from: middle(first) },
    { points: column, from: middle(row ? second : first) },
    { points: beside, from: { x, y } },
  ].filter(({ points }) => points > 0);
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
