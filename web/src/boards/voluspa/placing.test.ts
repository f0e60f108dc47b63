import { expect, test } from "vitest";
import { placed } from "./placing";

const room = { width: 340, height: 460 };
const cell = { x: 150, y: 200, width: 42, height: 42 };
const covers = (at: { x: number; y: number }, size: { width: number; height: number }, box: typeof cell) =>
  at.x < box.x + box.width && at.x + size.width > box.x && at.y < box.y + box.height && at.y + size.height > box.y;

test.each([
  { width: 120, height: 160 },
  { width: 300, height: 180 },
])("a sheet of %o covers neither the cell nor where a tile would be shoved", (size) => {
  const landings = [
    { ...cell, x: 66 },
    { ...cell, x: 234 },
    { ...cell, y: 242 },
  ];
  const at = placed(size, [cell, ...landings], room, 8);
  for (const box of [cell, ...landings]) expect(covers(at, size, box)).toBe(false);
});

test("it stays in the room, and if something must be covered it is not the cell", () => {
  const size = { width: 320, height: 150 };
  const at = placed(size, [cell, { x: 0, y: 0, width: 340, height: 190 }], room, 8);
  expect(at.y + size.height).toBeLessThanOrEqual(room.height);
  expect(covers(at, size, cell)).toBe(false);
});
