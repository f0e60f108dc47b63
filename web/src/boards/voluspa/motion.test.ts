import { afterEach, expect, test, vi } from "vitest";
import { fly } from "./motion";

afterEach(() => vi.restoreAllMocks());

test("points and their sparks end together, and leave the page together", async () => {
  const flights: { onfinish?: () => void; timing: KeyframeAnimationOptions }[] = [];
  Element.prototype.animate = vi.fn((_frames, timing) => {
    const flight = { timing };
    flights.push(flight);
    return flight;
  }) as unknown as typeof Element.prototype.animate;
  const score = document.createElement("b");
  score.getBoundingClientRect = () => new DOMRect(300, 20, 40, 20);
  fly("+7", 10, 10, score, 220, 90);
  await Promise.resolve();
  expect(document.querySelectorAll(".voluspa-flight, .voluspa-spark")).toHaveLength(6);
  const ends = flights.slice(0, 6).map(({ timing }) => Number(timing.duration) + Number(timing.delay));
  expect(new Set(ends).size).toBe(1);
  flights[5]?.onfinish?.();
  expect(document.querySelectorAll(".voluspa-flight, .voluspa-spark")).toHaveLength(0);
});
