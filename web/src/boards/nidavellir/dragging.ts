// A coin follows the pointer from the hand, or from the tavern where it lies, to another place.
import { bidding } from "./bidding.svelte";

/** So far a finger may slip before a tap becomes a drag, in pixels. */
const SLOP = 8;

let isFresh = false;

/** Has the pointer just dragged something? Then the click that follows means nothing. */
export function wasDragged(): boolean {
  const was = isFresh;
  isFresh = false;
  return was;
}

/** The place at a point of the page. */
function placeAt(x: number, y: number): number | null {
  const found = document.elementFromPoint(x, y)?.closest<HTMLElement>("[data-slot]")?.dataset.slot;
  return found === undefined ? null : Number(found);
}

/** Begin where the pointer came down; the coin is laid where it is let go. */
export function drag(down: PointerEvent, coin: number): void {
  isFresh = false;
  if (down.button !== 0) return;
  const move = (event: PointerEvent) => {
    if (event.pointerId !== down.pointerId) return;
    const distance = Math.hypot(event.clientX - down.clientX, event.clientY - down.clientY);
    if (!bidding.drag && distance < SLOP) return;
    isFresh = true;
    bidding.chosen = null;
    bidding.drag = { coin, x: event.clientX, y: event.clientY };
    bidding.over = placeAt(event.clientX, event.clientY);
  };
  const stop = (event: PointerEvent) => {
    if (event.pointerId !== down.pointerId) return;
    removeEventListener("pointermove", move);
    removeEventListener("pointerup", stop);
    removeEventListener("pointercancel", stop);
    const to = bidding.drag && event.type === "pointerup" ? placeAt(event.clientX, event.clientY) : null;
    bidding.drag = null;
    bidding.over = null;
    if (to !== null) bidding.lay(coin, to);
  };
  addEventListener("pointermove", move);
  addEventListener("pointerup", stop);
  addEventListener("pointercancel", stop);
}
