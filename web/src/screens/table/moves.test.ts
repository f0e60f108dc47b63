import { expect, test } from "vitest";
import { groupsOf, isLong } from "./moves";

const choice = (text: string, points: number | null) => ({ text, points, label: null, warning: null });

test("moves are grouped by their first word, in the order of the server", () => {
  const groups = groupsOf(["thor 1,0", "loki 1,0", "thor 2,0", "stop"], null);
  expect(groups.map((group) => [group.word, group.moves.map((move) => move.rest)])).toEqual([
    ["thor", ["1,0", "2,0"]],
    ["loki", ["1,0"]],
    ["stop", [""]],
  ]);
  expect(groups[0]?.best).toBeNull();
});

test("in a group the most points come first, and the group knows them", () => {
  const [group] = groupsOf(["thor 1,0", "thor 2,0"], [choice("thor 1,0", 0), choice("thor 2,0", 5)]);
  expect(group?.moves.map((move) => move.points)).toEqual([5, 0]);
  expect(group?.best).toBe(5);
});

test("only a long list is folded", () => {
  expect(isLong(groupsOf(["row", "column"], null))).toBe(false);
  expect(
    isLong(
      groupsOf(
        Array.from({ length: 20 }, (_, i) => `${i % 2 ? "thor" : "loki"} ${i},0`),
        null,
      ),
    ),
  ).toBe(true);
  expect(
    isLong(
      groupsOf(
        Array.from({ length: 20 }, (_, i) => `thor ${i},0`),
        null,
      ),
    ),
  ).toBe(false);
});
