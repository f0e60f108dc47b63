// A thing follows the pointer from where it lies to where it is let go.

/** So far a finger may slip before a tap becomes a drag, in pixels. */
const SLOP = 8;

interface Held<T> {
  thing: T;
  /** Where the pointer is, on the page. */
  x: number;
  y: number;
}

export class Dragging<T, P> {
  held = $state.raw<Held<T> | null>(null);
  /** The place below it. */
  over = $state.raw<P | null>(null);
  #placeAt: (x: number, y: number) => P | null;
  #isFresh = false;

  constructor(placeAt: (x: number, y: number) => P | null) {
    this.#placeAt = placeAt;
  }

  /** Has the pointer just dragged something? Then the click that follows means nothing. */
  wasDragged(): boolean {
    const was = this.#isFresh;
    this.#isFresh = false;
    return was;
  }

  clear(): void {
    this.held = null;
    this.over = null;
  }

  /** Begin where the pointer came down; the thing goes where it is let go. */
  start(down: PointerEvent, thing: T, drop: (place: P) => void, taken?: () => void): void {
    this.#isFresh = false;
    if (down.button !== 0) return;
    const move = ({ pointerId, clientX: x, clientY: y }: PointerEvent) => {
      if (pointerId !== down.pointerId) return;
      if (!this.held && Math.hypot(x - down.clientX, y - down.clientY) < SLOP) return;
      if (!this.held) taken?.();
      this.#isFresh = true;
      this.held = { thing, x, y };
      this.over = this.#placeAt(x, y);
    };
    const stop = ({ pointerId, type, clientX, clientY }: PointerEvent) => {
      if (pointerId !== down.pointerId) return;
      removeEventListener("pointermove", move);
      removeEventListener("pointerup", stop);
      removeEventListener("pointercancel", stop);
      const to = this.held && type === "pointerup" ? this.#placeAt(clientX, clientY) : null;
      this.clear();
      if (to !== null) drop(to);
      // A click comes only where the pointer came down and went up on the same thing.
      setTimeout(() => {
        this.#isFresh = false;
      });
    };
    addEventListener("pointermove", move);
    addEventListener("pointerup", stop);
    addEventListener("pointercancel", stop);
  }
}

/** What lies at a point of the page, by its data attribute. */
export function lyingAt(x: number, y: number, attribute: string): string | null {
  return document.elementFromPoint(x, y)?.closest(`[data-${attribute}]`)?.getAttribute(`data-${attribute}`) ?? null;
}
