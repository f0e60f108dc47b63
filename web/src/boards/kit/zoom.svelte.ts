// Looking at the board: at rest all of it, or what matters of one that is too large; otherwise with wheel, fingers and buttons.
import { type Area, type Camera, held, revealing, type Size, zoomed } from "./camera";
import type { Spot } from "./walk";

const SLOP = 6;
const LONG_PRESS = 450;
/** So far an arrow key looks to the side, in pixels. */
const STRIDE = 90;

interface Listener {
  /** A mouse is over a point of the element. */
  hovered: (x: number, y: number) => void;
  left: () => void;
  /** A finger stays on a point. */
  pressed: (x: number, y: number) => void;
}

interface Finger {
  x: number;
  y: number;
}

/** What there is to look at. */
interface Sight {
  size: Size;
  world: Area;
  /** How it is looked at if nobody has chosen otherwise. */
  rest: Camera;
  /** All of it, where that would be too small to begin with; else what is seen at rest. */
  whole?: Camera;
}

export class Zoom {
  #sight: () => Sight;
  /** Where somebody has moved to; null at rest. */
  chosen = $state.raw<Camera | null>(null);
  /** While fingers or wheel move the board nothing is eased. */
  isMoving = $state(false);
  /** What follows the pointer up is not a tap. */
  isDragged = false;

  readonly #fingers = new Map<number, Finger>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #settling: ReturnType<typeof setTimeout> | undefined;

  constructor(sight: () => Sight) {
    this.#sight = sight;
  }

  get camera(): Camera {
    return this.chosen ? this.#held(this.chosen) : this.#sight().rest;
  }

  get isClose(): boolean {
    return this.chosen !== null;
  }

  get #whole(): Camera {
    const { rest, whole } = this.#sight();
    return whole ?? rest;
  }

  /** Whether some of it may lie outside what is seen. */
  get isPart(): boolean {
    return this.camera.scale > this.#whole.scale * 1.01;
  }

  #held(camera: Camera): Camera {
    const { world, size } = this.#sight();
    return held(camera, world, size);
  }

  /** Closer or farther; what lies at a point of the element, or in its middle, stays there. */
  zoom(factor: number, point?: { x: number; y: number }): void {
    const { size } = this.#sight();
    const { x, y } = point ?? { x: size.width / 2, y: size.height / 2 };
    const next = zoomed(this.camera, factor, x, y, this.#whole);
    if (next.scale <= this.#whole.scale * 1.01) this.fit();
    else this.chosen = this.#held(next);
  }

  pan(dx: number, dy: number): void {
    if (!this.isPart) return;
    this.chosen = this.#held({ ...this.camera, x: this.camera.x + dx, y: this.camera.y + dy });
  }

  /** Look to where an arrow key leads. */
  look(direction: Spot): void {
    this.pan(-direction.x * STRIDE, -direction.y * STRIDE);
  }

  /** All of it. */
  fit(): void {
    this.chosen = this.#sight().whole ?? null;
  }

  /** Back to how it is looked at unless somebody chooses. */
  relax(): void {
    this.chosen = null;
  }

  reveal(area: Area): void {
    if (!this.isPart) return;
    const shifted = revealing(this.camera, area, this.#sight().size);
    if (shifted.x !== this.camera.x || shifted.y !== this.camera.y) this.chosen = shifted;
  }

  /** Wheel, mouse and fingers on an element; taps are left to whoever listens for clicks. */
  watch(node: HTMLElement, told: Listener): () => void {
    const at = (event: MouseEvent) => {
      const box = node.getBoundingClientRect();
      return { x: event.clientX - box.left, y: event.clientY - box.top };
    };
    const wheel = (event: WheelEvent) => {
      event.preventDefault();
      this.#moving();
      const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 16 : 1;
      this.zoom(Math.exp((-event.deltaY * lines) / 400), at(event));
      told.left();
    };
    const down = (event: PointerEvent) => {
      if (event.pointerType === "mouse" && event.button !== 0) return;
      if (!this.#fingers.size) this.isDragged = false;
      const point = at(event);
      this.#fingers.set(event.pointerId, point);
      clearTimeout(this.#timer);
      if (event.pointerType === "mouse" || this.#fingers.size > 1) return;
      this.#timer = setTimeout(() => {
        this.isDragged = true;
        told.pressed(point.x, point.y);
      }, LONG_PRESS);
    };
    const move = (event: PointerEvent) => {
      const point = at(event);
      const before = this.#fingers.get(event.pointerId);
      if (!before) {
        if (event.pointerType === "mouse" && !event.buttons) told.hovered(point.x, point.y);
        return;
      }
      if (!this.isDragged && Math.hypot(point.x - before.x, point.y - before.y) < SLOP) return;
      clearTimeout(this.#timer);
      told.left();
      this.isDragged = true;
      this.#moving();
      const other = [...this.#fingers].find(([id]) => id !== event.pointerId)?.[1];
      if (other) {
        const apart = Math.hypot(before.x - other.x, before.y - other.y);
        const factor = Math.hypot(point.x - other.x, point.y - other.y) / Math.max(apart, 1);
        this.zoom(factor, { x: (point.x + other.x) / 2, y: (point.y + other.y) / 2 });
        this.pan((point.x - before.x) / 2, (point.y - before.y) / 2);
      } else {
        this.pan(point.x - before.x, point.y - before.y);
      }
      this.#fingers.set(event.pointerId, point);
    };
    const up = (event: PointerEvent) => {
      clearTimeout(this.#timer);
      this.#fingers.delete(event.pointerId);
    };
    const leave = () => told.left();
    node.addEventListener("wheel", wheel, { passive: false });
    node.addEventListener("pointerdown", down);
    node.addEventListener("pointerleave", leave);
    addEventListener("pointermove", move);
    addEventListener("pointerup", up);
    addEventListener("pointercancel", up);
    return () => {
      node.removeEventListener("wheel", wheel);
      node.removeEventListener("pointerdown", down);
      node.removeEventListener("pointerleave", leave);
      removeEventListener("pointermove", move);
      removeEventListener("pointerup", up);
      removeEventListener("pointercancel", up);
      clearTimeout(this.#timer);
      clearTimeout(this.#settling);
    };
  }

  #moving(): void {
    this.isMoving = true;
    clearTimeout(this.#settling);
    this.#settling = setTimeout(() => {
      this.isMoving = false;
    }, 150);
  }
}
