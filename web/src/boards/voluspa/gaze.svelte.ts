// Looking at the board: all of it at rest, closer with wheel, fingers and buttons.
import {
  type Bounds,
  type Camera,
  type Cell,
  CONTROLS,
  held,
  isUnderControls,
  resting,
  revealing,
  type Size,
  zoomed,
} from "./geometry";

const SLOP = 6;
const LONG_PRESS = 450;
export const STRIDE = 90;

interface Listener {
  /** A mouse rests over a point of the board; null when it has left. */
  hovered: (x: number, y: number) => void;
  left: () => void;
  /** A finger stays on a point. */
  pressed: (x: number, y: number) => void;
}

interface Finger {
  x: number;
  y: number;
}

export class Gaze {
  size = $state.raw<Size>({ width: 0, height: 0 });
  bounds = $state.raw<Bounds>({ left: -1, right: 1, bottom: -1, top: 1 });
  /** What must not lie under the controls. */
  cells = $state.raw<Cell[]>([]);
  /** Where somebody has moved to; null at rest. */
  chosen = $state.raw<Camera | null>(null);
  /** While fingers or wheel move the board nothing is eased. */
  isMoving = $state(false);
  /** What follows the pointer up is not a tap. */
  isDragged = false;

  private readonly fingers = new Map<number, Finger>();
  private timer: ReturnType<typeof setTimeout> | undefined;
  private settling: ReturnType<typeof setTimeout> | undefined;

  /** All of it, clear of what lies in the corners. */
  readonly rest = $derived.by((): Camera => {
    const camera = resting(this.bounds, this.size);
    return isUnderControls(camera, this.cells, this.size) ? resting(this.bounds, this.size, CONTROLS) : camera;
  });

  get camera(): Camera {
    return this.chosen ? held(this.chosen, this.bounds, this.size) : this.rest;
  }

  get isClose(): boolean {
    return this.chosen !== null;
  }

  zoom(factor: number, x = this.size.width / 2, y = this.size.height / 2): void {
    const next = zoomed(this.camera, factor, x, y, this.rest);
    this.chosen = next.scale <= this.rest.scale * 1.01 ? null : held(next, this.bounds, this.size);
  }

  pan(dx: number, dy: number): void {
    if (!this.chosen) return;
    this.chosen = held({ ...this.camera, x: this.camera.x + dx, y: this.camera.y + dy }, this.bounds, this.size);
  }

  fit(): void {
    this.chosen = null;
  }

  reveal(cell: Cell): void {
    if (this.chosen) this.chosen = revealing(this.camera, cell, this.size);
  }

  /** Wheel, mouse and fingers on an element; taps are left to whoever listens for clicks. */
  watch(node: HTMLElement, told: Listener): () => void {
    const at = (event: MouseEvent) => {
      const box = node.getBoundingClientRect();
      return { x: event.clientX - box.left, y: event.clientY - box.top };
    };
    const wheel = (event: WheelEvent) => {
      event.preventDefault();
      this.moving();
      const { x, y } = at(event);
      const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 16 : 1;
      this.zoom(Math.exp((-event.deltaY * lines) / 400), x, y);
      told.left();
    };
    const down = (event: PointerEvent) => {
      if (event.pointerType === "mouse" && event.button !== 0) return;
      if (!this.fingers.size) this.isDragged = false;
      const point = at(event);
      this.fingers.set(event.pointerId, point);
      clearTimeout(this.timer);
      if (event.pointerType === "mouse" || this.fingers.size > 1) return;
      this.timer = setTimeout(() => {
        this.isDragged = true;
        told.pressed(point.x, point.y);
      }, LONG_PRESS);
    };
    const move = (event: PointerEvent) => {
      const point = at(event);
      const before = this.fingers.get(event.pointerId);
      if (!before) {
        if (event.pointerType === "mouse" && !event.buttons) told.hovered(point.x, point.y);
        return;
      }
      if (!this.isDragged && Math.hypot(point.x - before.x, point.y - before.y) < SLOP) return;
      clearTimeout(this.timer);
      told.left();
      this.isDragged = true;
      this.moving();
      const other = [...this.fingers].find(([id]) => id !== event.pointerId)?.[1];
      if (other) {
        const apart = Math.hypot(before.x - other.x, before.y - other.y);
        const factor = Math.hypot(point.x - other.x, point.y - other.y) / Math.max(apart, 1);
        this.zoom(factor, (point.x + other.x) / 2, (point.y + other.y) / 2);
        this.pan((point.x - before.x) / 2, (point.y - before.y) / 2);
      } else {
        this.pan(point.x - before.x, point.y - before.y);
      }
      this.fingers.set(event.pointerId, point);
    };
    const up = (event: PointerEvent) => {
      clearTimeout(this.timer);
      this.fingers.delete(event.pointerId);
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
      clearTimeout(this.timer);
      clearTimeout(this.settling);
    };
  }

  private moving(): void {
    this.isMoving = true;
    clearTimeout(this.settling);
    this.settling = setTimeout(() => {
      this.isMoving = false;
    }, 150);
  }
}
