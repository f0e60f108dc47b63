import { expect, test } from "vitest";
import type { Fact } from "../../lib/protocol";
import { after, lessonsOf, type Moment, newcomer } from "./guide";

const fact = (event: object): Fact => ({ event, words: { id: "x", terms: {} } });
const moment = (more: Partial<Moment> = {}): Moment => ({ seat: 0, recent: [], isRefused: false, ...more });

test("a game without lessons has none", () => {
  expect(lessonsOf("ludo")).toEqual([]);
});

test("a lesson waits until I have played, not the bot", () => {
  const lessons = lessonsOf("voluspa");
  expect(after(lessons, 1, moment({ recent: [fact({ type: "TileLaid", seat: 1, tile: "thor" })] }))).toBe(1);
  expect(after(lessons, 1, moment({ recent: [fact({ type: "TileLaid", seat: 0, tile: "thor" })] }))).toBe(2);
});

test("a lesson that only tells something waits for “Next”", () => {
  expect(after(lessonsOf("voluspa"), 0, moment({ recent: [fact({ type: "TileLaid", seat: 0 })] }))).toBe(0);
});

test("the lesson about refusals ends with a refusal", () => {
  const lessons = lessonsOf("voluspa");
  const at = lessons.findIndex((lesson) => lesson.text.endsWith("-why"));
  expect(after(lessons, at, moment())).toBe(at);
  expect(after(lessons, at, moment({ isRefused: true }))).toBe(at + 1);
});

test("a tile is introduced once", () => {
  const recent = [fact({ type: "TileLaid", seat: 1, tile: "loki" }), fact({ type: "TileDrawn", seat: 1, tile: null })];
  expect(newcomer(recent, new Set())).toBe("loki");
  expect(newcomer(recent, new Set(["loki"]))).toBeNull();
  expect(newcomer([fact({ type: "TileExchanged", seat: 1, taken: "thor" })], new Set())).toBe("skadi");
});
