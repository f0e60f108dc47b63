import { expect, test } from "vitest";
import { bodyOf, curveOf, rootOf, rowOf, stepAt } from "./curve";
import { crowd, rideOf, ringAt, sceneOf } from "./scene";

const WIDE = { width: 1366, height: 631, left: 248, right: 300, below: 134 };
const PHONE = { width: 390, height: 573, left: 0, right: 0, below: 134 };

test("wide, the scene lies behind seats and log; by itself, the wheel is unrolled below the tree", () => {
  expect(sceneOf(WIDE)).toMatchObject({ isWide: true, isTwoLined: false });
  expect(sceneOf(WIDE).wheel).not.toBeNull();
  expect(sceneOf(PHONE)).toMatchObject({ isWide: false, isTwoLined: true, wheel: null, ladders: null });
  expect(sceneOf({ ...WIDE, left: 0, right: 0 }).isWide).toBe(false);
});

test.each([
  ["1366", WIDE],
  ["1920", { width: 1920, height: 943, left: 248, right: 300, below: 134 }],
  ["a phone", PHONE],
  ["a small phone", { width: 360, height: 370, left: 0, right: 0, below: 92 }],
  ["a phone on its side", { width: 382, height: 289, left: 0, right: 0, below: 0 }],
])("on %s no world is pressed in place of another, and none lies outside", (_, frame) => {
  const scene = sceneOf(frame);
  const boxes = scene.places.flat().map(({ x, top, plate }) => ({
    left: x - scene.plate.width / 2,
    right: x + scene.plate.width / 2,
    top,
    bottom: plate + scene.plate.height,
  }));
  for (const box of boxes) {
    expect(box.left).toBeGreaterThanOrEqual(frame.left - 4);
    expect(box.right).toBeLessThanOrEqual(frame.width - frame.right + 4);
    expect(box.top).toBeGreaterThanOrEqual(0);
    expect(box.bottom).toBeLessThanOrEqual(scene.tree);
  }
  for (const one of boxes)
    for (const other of boxes) {
      const isApart =
        one.right <= other.left + 1 ||
        other.right <= one.left + 1 ||
        one.bottom <= other.top ||
        other.bottom <= one.top;
      expect(one === other || isApart).toBe(true);
    }
});

test("everything grows with the screen", () => {
  const small = sceneOf(WIDE);
  const large = sceneOf({ width: 1920, height: 943, left: 248, right: 300, below: 134 });
  expect(large.land / small.land).toBeGreaterThan(1.4);
  expect(large.wheel?.radius).toBeGreaterThan(small.wheel?.radius ?? 0);
});

test("a book on the right sends the wheel to the left foot and takes Nidhögg's way with it", () => {
  const scene = sceneOf({ ...WIDE, hasBook: true });
  expect(scene.wheel?.x).toBeLessThan(WIDE.left);
  expect(scene.root).toBeNull();
});

test("deeds below the lowest plates push the ladders down, but not out", () => {
  const [plain, moved] = [sceneOf(WIDE), sceneOf({ ...WIDE, hasRows: true })];
  expect(moved.ladders?.[1]?.top).toBeGreaterThan((plain.ladders?.[1]?.top ?? 0) + 10);
  expect((moved.ladders?.[1]?.top ?? 0) + (moved.ladders?.[1]?.height ?? 0)).toBeLessThanOrEqual(WIDE.height);
});

test.each([
  [246, 0.82],
  [126, 0.62],
])(
  "five gods and eight others in a world of %s pixels keep three quarters of their size and hide nobody",
  (width, scale) => {
    const foes = ["surt", "hel", "loki", "fenrir", "thjazi", "baugi", "skadi", "gerda"].map(
      (name): [string, number] => [name, 64],
    );
    const stands = crowd(["odin", "thor", "freyr", "tyr", "frigg"], foes, width, scale);
    expect(stands).toHaveLength(13);
    for (const one of stands) {
      expect(one.scale).toBeGreaterThanOrEqual(scale * 0.74);
      expect(Math.abs(one.x)).toBeLessThanOrEqual(width / 2);
    }
    const gods = stands.filter(({ name }) => ["odin", "thor", "freyr", "tyr", "frigg"].includes(name));
    const others = stands.filter((one) => !gods.includes(one));
    expect(Math.max(...gods.map(({ x }) => x))).toBeLessThan(Math.max(...others.map(({ x }) => x)));
    const places = new Set(stands.map(({ x, y }) => `${Math.round(x)} ${Math.round(y)}`));
    expect(places.size).toBe(13);
  },
);

test("few stand on one line, gods on the left", () => {
  const [god, enemy] = crowd(["thor"], [["surt", 64]], 246, 0.82);
  expect(god?.y).toBe(0);
  expect(god?.x).toBeLessThan(0);
  expect(enemy?.x).toBeGreaterThan(0);
});

test("the ring turns to the right, and what leaves there goes round behind the trunk", () => {
  expect(ringAt(1).x).toBeCloseTo(0);
  expect(ringAt(0).x).toBeLessThan(0);
  expect(ringAt(2).x).toBeGreaterThan(0);
  expect(ringAt(2.5).isBehind).toBe(true);
  const front = rideOf(0, 1, 10, { x: 1, y: 1 });
  expect(front.some(({ isBehind }) => isBehind)).toBe(false);
  expect(front.at(-1)).toMatchObject({ x: 0, y: 0 });
  const round = rideOf(2, 0, 10, { x: 1, y: 1 });
  expect(round.some(({ isBehind }) => isBehind)).toBe(true);
  expect(round.at(-1)).toMatchObject({ x: 0, y: 0 });
});

test("a line knows where it is, and a body lies on it", () => {
  const line = curveOf([
    { x: 0, y: 0 },
    { x: 10, y: 0 },
    { x: 10, y: 10 },
  ]);
  expect(line.length).toBe(20);
  expect(stepAt(line, 15)).toMatchObject({ x: 10, y: 5, angle: 90 });
  for (const curve of [rowOf(300, 50), rootOf({ x: 1, y: 1 }, { x: 0, y: 0 })]) {
    const body = bodyOf(curve, 0, curve.length / 2, 20);
    expect(body.whole).toMatch(/^M[\d.-]+ [\d.-]+L.*Z$/);
    expect(body.whole).not.toContain("NaN");
  }
});
