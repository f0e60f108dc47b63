import { expect, test } from "vitest";
import { PROVINCES } from "./cards";
import { fact, view } from "./fixture";
import { LOOKS, lookOf } from "./looks";
import { piecesOf } from "./pieces";
import { berthsOf, sealAt, villagesOf } from "./places";

const five = [0, 1, 2, 3, 4].map((seat) => ({ seat, figure: "warrior", count: 1 }));
const apart = (points: { x: number; y: number }[]) =>
  Math.min(
    ...points.flatMap((one, at) => points.slice(at + 1).map((two) => Math.hypot(one.x - two.x, (one.y - two.y) * 2))),
  );

test("every province has as many villages as the rules say, and five clans in one do not cover each other", () => {
  for (const { name, villages } of view().provinces)
    if (villages !== null)
      expect(new Set(villagesOf(name, villages).map(({ x, y }) => `${x} ${y}`)).size).toBe(villages);
  const stands = piecesOf(view({}, { muspelheim: five }), [], null);
  expect(stands).toHaveLength(5);
  expect(apart(stands)).toBeGreaterThan(45);
});

test("ships lie apart from each other in every fjord", () => {
  for (const fjord of ["north", "east", "south", "west"]) expect(apart(berthsOf(fjord, 5))).toBeGreaterThan(30);
});

test("the seals of two neighbours can be told apart", () => {
  const seals = PROVINCES.slice(0, 8).map(sealAt);
  expect(apart(seals)).toBeGreaterThan(60);
});

test("equal figures are numbered, what has come is marked, and a ghost stands in the next village", () => {
  const there = view({}, { gimle: [{ seat: 0, figure: "warrior", count: 2 }] });
  const recent = [fact({ type: "Invaded", seat: 0, figure: "warrior", place: "gimle", cost: 1 })];
  const stands = piecesOf(there, recent, { seat: 0, figure: "leader", place: "gimle" });
  expect(stands.map(({ key, isFresh, isGhost }) => [key, isFresh, isGhost])).toEqual([
    ["gimle 0 warrior 1", false, false],
    ["gimle 0 warrior 2", true, false],
    ["gimle 0 leader ghost", false, true],
  ]);
});

test("round the trunk many stand together with their number", () => {
  const groups = [0, 1].map((seat) => ({ seat, figure: "warrior", count: 5 }));
  expect(piecesOf(view({}, { yggdrasil: groups }), [], null).map(({ count }) => count)).toEqual([5, 5]);
});

test("every figure has its look", () => {
  expect(Object.keys(LOOKS)).toHaveLength(12);
  for (const look of Object.values(LOOKS)) expect(look.foot).toBeLessThanOrEqual(look.height);
  expect(lookOf("warrior").emblem).not.toBeNull();
});
