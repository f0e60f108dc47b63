import { expect, test } from "vitest";
import { shapeOf, titleOf } from "./shapes";

test("what nobody may see is hidden, not empty", () => {
  expect(shapeOf(null)).toEqual({ kind: "hidden" });
  expect(shapeOf([])).toEqual({ kind: "empty" });
  expect(shapeOf(["boar", null])).toEqual({ kind: "words", parts: ["boar", null] });
});

test("a list of records is a table with the columns of all of them", () => {
  const value = [{ x: 1 }, { x: 2, y: null }];
  expect(shapeOf(value)).toEqual({
    kind: "table",
    columns: ["x", "y"],
    rows: [
      [1, undefined],
      [2, null],
    ],
  });
});

test("anything else finds its shape", () => {
  expect(shapeOf({ a: 1 })).toEqual({ kind: "record", fields: [["a", 1]] });
  expect(shapeOf([[1], [2]])).toEqual({ kind: "list", items: [[1], [2]] });
  expect(shapeOf(0)).toEqual({ kind: "plain", text: "0" });
  expect(shapeOf(false)).toEqual({ kind: "truth", is: false });
  expect(titleOf("in_bag")).toBe("In bag");
});
