import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Dragging } from "./dragging.svelte";

/** Places are as wide as ten pixels; beyond the third is nothing. */
const dragging = new Dragging<string, number>((x) => (x < 30 ? Math.floor(x / 10) : null));
const drop = vi.fn();
const taken = vi.fn();

function pointer(type: string, x: number, more: PointerEventInit = {}): PointerEvent {
  const event = new PointerEvent(type, { clientX: x, clientY: 0, pointerId: 1, button: 0, ...more });
  if (type !== "pointerdown") dispatchEvent(event);
  return event;
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  pointer("pointercancel", 0);
  vi.useRealTimers();
  vi.clearAllMocks();
});

test("a thing follows the pointer and goes where it is let go", () => {
  dragging.start(pointer("pointerdown", 5), "coin", drop, taken);
  pointer("pointermove", 15);
  expect([dragging.held, dragging.over]).toEqual([{ thing: "coin", x: 15, y: 0 }, 1]);
  pointer("pointermove", 25);
  pointer("pointerup", 25);
  expect(drop.mock.calls).toEqual([[2]]);
  expect(taken).toHaveBeenCalledOnce();
  expect([dragging.held, dragging.over]).toEqual([null, null]);
});

test("the click after a drag means nothing, and only that one", () => {
  dragging.start(pointer("pointerdown", 5), "coin", drop);
  pointer("pointermove", 15);
  pointer("pointerup", 15);
  expect([dragging.wasDragged(), dragging.wasDragged()]).toEqual([true, false]);
  dragging.start(pointer("pointerdown", 5), "coin", drop);
  pointer("pointermove", 15);
  pointer("pointerup", 15);
  vi.runAllTimers();
  expect(dragging.wasDragged()).toBe(false);
});

test("a finger that slips a little taps", () => {
  dragging.start(pointer("pointerdown", 5), "coin", drop, taken);
  pointer("pointermove", 10);
  pointer("pointerup", 10);
  expect(dragging.wasDragged()).toBe(false);
  expect([drop.mock.calls, taken.mock.calls]).toEqual([[], []]);
});

test.each([
  ["beyond every place", () => pointer("pointerup", 99)],
  ["by a drag that is taken away", () => pointer("pointercancel", 15)],
])("nothing is laid %s", (_, end) => {
  dragging.start(pointer("pointerdown", 5), "coin", drop);
  pointer("pointermove", 15);
  end();
  expect(drop).not.toHaveBeenCalled();
  expect(dragging.held).toBeNull();
});

test("another finger and another button drag nothing", () => {
  dragging.start(pointer("pointerdown", 5), "coin", drop);
  pointer("pointermove", 25, { pointerId: 2 });
  expect(dragging.held).toBeNull();
  pointer("pointerup", 5);
  dragging.start(pointer("pointerdown", 5, { button: 2 }), "coin", drop);
  pointer("pointermove", 25);
  expect(dragging.held).toBeNull();
});
