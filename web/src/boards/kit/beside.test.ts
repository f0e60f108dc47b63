import { expect, test } from "vitest";
import { type Box, beside } from "./beside";

const screen = { width: 1000, height: 600 };
const size = { width: 300, height: 120 };

function covers(box: Box): boolean {
  const { x, y } = beside(box, size, screen);
  const isApart =
    x + size.width <= box.left || x >= box.left + box.width || y + size.height <= box.top || y >= box.top + box.height;
  return !isApart;
}

test("help stands below what it explains, and above where there is no room", () => {
  expect(beside({ left: 450, top: 100, width: 100, height: 50 }, size, screen)).toEqual({ x: 350, y: 158 });
  expect(beside({ left: 450, top: 500, width: 100, height: 50 }, size, screen)).toEqual({ x: 350, y: 372 });
});

test("what is as high as the screen is explained at its side", () => {
  expect(beside({ left: 100, top: 20, width: 200, height: 560 }, size, screen)).toEqual({ x: 308, y: 240 });
  expect(beside({ left: 700, top: 20, width: 200, height: 560 }, size, screen)).toEqual({ x: 392, y: 240 });
});

test("wherever it is, help covers nothing of it and stays on the screen", () => {
  for (let left = 0; left <= 940; left += 94)
    for (let top = 0; top <= 540; top += 54) {
      const box = { left, top, width: 60, height: 60 };
      expect(covers(box)).toBe(false);
      const { x, y } = beside(box, size, screen);
      expect(x >= 0 && y >= 0 && x + size.width <= screen.width && y + size.height <= screen.height).toBe(true);
    }
});
