import { expect, test, vi } from "vitest";
import { apart, curvesOf, scaleOf, ticksOf, xOf, yOf } from "./graph";
import { answersFor, stopAt, stopsOf } from "./stops";

const line = (seat: number, number: number) => ({ seat, number, step: "x", text: "y" });

test("a replay halts where somebody decides, and at the end", () => {
  expect(stopsOf([line(-1, 1), line(-1, 2), line(0, 3), line(-1, 4), line(1, 5)])).toEqual([2, 4, 5]);
  expect(stopsOf([])).toEqual([0]);
});

test("any number of answers belongs to the stop before it", () => {
  expect([0, 2, 3, 4, 9].map((at) => stopAt([2, 4, 5], at))).toEqual([0, 0, 0, 1, 2]);
});

test("the answer that told an event is found by halving", async () => {
  const told = vi.fn(async (at: number) => at * 3);
  expect(await answersFor(7, 100, told)).toBe(3);
  expect(told.mock.calls.length).toBeLessThan(9);
});

test("scores fit the drawing, and zero is in it", () => {
  const scores = [
    [0, 0],
    [4, -2],
    [4, 8],
  ];
  const scale = scaleOf(scores, 100, 50);
  expect([yOf(scale, 8), yOf(scale, -2), xOf(scale, 0), xOf(scale, 2)]).toEqual([0, 50, 0, 100]);
  expect(ticksOf(scale)).toEqual([0, 5]);
  const curves = curvesOf(scores, scale);
  expect(curves).toHaveLength(2);
  expect(curves[0]?.d).toBe("M0 40H50V20H100");
});

test("what stands at the ends of lines lies beside its own, and nothing on another", () => {
  expect(apart([10, 80, 45], 20, 100)).toEqual([10, 80, 45]);
  expect(apart([50, 50, 48], 20, 100)).toEqual([68, 88, 48]);
  expect(apart([98, 100], 20, 100)).toEqual([80, 100]);
});

test("a game without any answers can be drawn too", () => {
  const scale = scaleOf([[0, 0]], 100, 50);
  expect(curvesOf([[0, 0]], scale)[0]?.last).toEqual({ x: 0, y: 50 });
});
