import { expect, test } from "vitest";
import { briefly, leadOf, turningOf } from "./turning";

const rows = (...leads: [number, number][]) => leads;

test("a lead is counted before the best of the others", () => {
  expect(
    leadOf(
      [
        [0, 0, 0],
        [3, 5, 4],
        [9, 5, 4],
      ],
      0,
    ),
  ).toEqual([0, -2, 4]);
});

test("the turning point is where the winner got ahead for good, not where he was ahead for a while", () => {
  expect(turningOf(rows([0, 0], [3, 0], [3, 5], [5, 5], [9, 5], [9, 8]), 0)).toEqual({ at: 4, isTaken: true });
});

test("whoever was level to the end and won by another rule drew level there", () => {
  expect(turningOf(rows([0, 0], [0, 5], [5, 5], [5, 5]), 0)).toEqual({ at: 2, isTaken: true });
});

test("whoever led all the time got away where he gained most", () => {
  expect(turningOf(rows([0, 0], [2, 0], [9, 1], [10, 8]), 0)).toEqual({ at: 2, isTaken: false });
});

test("a game in which points decide nothing has none", () => {
  expect(turningOf(rows([0, 0], [0, 0], [0, 0]), 0)).toBeNull();
  expect(turningOf(rows([0, 0], [0, 3], [0, 3]), 0)).toBeNull();
  expect(turningOf([[0], [1], [2]], 0)).toBeNull();
});

test("what turned a game is told in a few sentences, however much followed from it", () => {
  const long = `${"far ".repeat(40)}away.`;
  expect(briefly(["A hero came.", "A coin grew."])).toBe("A hero came. A coin grew.");
  expect(briefly(["A hero came.", long, long])).toBe(`A hero came. ${long} …`);
  expect(briefly([long + long, "Nothing else."])).toBe(`${long}${long} …`);
  expect(briefly([])).toBe("");
});
