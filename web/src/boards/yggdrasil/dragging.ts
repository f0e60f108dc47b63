// A god follows the pointer from where he stands to another world.
import { choosing } from "./choosing.svelte";

/** So far a finger may slip before a tap becomes a drag, in pixels. */
const SLOP = 8;

let isFresh = false;

/** Has the pointer just dragged something? Then the click that follows means nothing. */
export function wasDragged(): boolean {
  const was = isFresh;
  isFresh = false;
  return was;
}

/** The world at a point of the page. */
function worldAt(x: number, y: number): string | null {
  return document.elementFromPoint(x, y)?.closest<HTMLElement>("[data-place]")?.dataset.place ?? null;
}

/** Begin where the pointer came down; the god goes where he is let go. */
export function drag(down: PointerEvent, god: string, drop: (world: string) => void): void {
  isFresh = false;
  if (down.button !== 0) return;
  const move = (event: PointerEvent) => {
    if (event.pointerId !== down.pointerId) return;
    const distance = Math.hypot(event.clientX - down.clientX, event.clientY - down.clientY);
    if (!choosing.drag && distance < SLOP) return;
    isFresh = true;
    choosing.drag = { god, x: event.clientX, y: event.clientY };
    choosing.over = worldAt(event.clientX, event.clientY);
  };
  const stop = (event: PointerEvent) => {
    if (event.pointerId !== down.pointerId) return;
    removeEventListener("pointermove", move);
    removeEventListener("pointerup", stop);
    removeEventListener("pointercancel", stop);
    const to = choosing.drag && event.type === "pointerup" ? worldAt(event.clientX, event.clientY) : null;
    choosing.drag = null;
    choosing.over = null;
    if (to !== null) drop(to);
    // A click comes only where the pointer came down and went up on the same thing.
    setTimeout(() => {
      isFresh = false;
    });
  };
  addEventListener("pointermove", move);
  addEventListener("pointerup", stop);
  addEventListener("pointercancel", stop);
}
