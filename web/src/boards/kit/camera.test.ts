import { expect, test } from "vitest";
import { held, revealing, zoomed } from "./camera";

const size = { width: 800, height: 500 };
const world = { left: -700, right: 800, top: -100, bottom: 200 };
const rest = { x: 370, y: 230, scale: 0.5 };

test("what is under the pointer stays there", () => {
  const before = { x: (300 - rest.x) / rest.scale, y: (200 - rest.y) / rest.scale };
  const camera = zoomed(rest, 1.5, 300, 200, rest);
  expect(before.x * camera.scale + camera.x).toBeCloseTo(300);
  expect(before.y * camera.scale + camera.y).toBeCloseTo(200);
});

test("it is never looked at from farther than at rest, nor from too close", () => {
  expect(zoomed(rest, 0.1, 0, 0, rest).scale).toBe(rest.scale);
  expect(zoomed(rest, 99, 0, 0, rest).scale).toBe(1.8);
});

test("the board cannot be lost", () => {
  const lost = held({ scale: 1, x: 99_999, y: -99_999 }, world, size);
  expect(world.left + lost.x).toBeLessThan(size.width);
  expect(world.bottom + lost.y).toBeGreaterThan(0);
});

test("what is looked for comes on the screen, and what is there stays", () => {
  const area = { left: 600, right: 700, top: 0, bottom: 100 };
  const camera = revealing(zoomed(rest, 3, 0, 250, rest), area, size);
  expect(area.right * camera.scale + camera.x).toBeLessThanOrEqual(size.width);
  expect(area.left * camera.scale + camera.x).toBeGreaterThan(0);
  expect(revealing(camera, area, size)).toEqual(camera);
});
