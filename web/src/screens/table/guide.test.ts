import { expect, test } from "vitest";
import type { Fact, Moment } from "../../boards/kit";
import { introduces, lessons } from "../../boards/voluspa/lessons";
import { after, newcomer } from "./guide";

const fact = (event: object): Fact => ({ event, words: { id: "x", terms: {} } });
const moment = (more: Partial<Moment> = {}): Moment => ({ seat: 0, recent: [], isRefused: false, ...more });

test("a lesson waits until I have played, not the bot", () => {
  expect(after(lessons, 1, moment({ recent: [fact({ type: "TileLaid", seat: 1, tile: "thor" })] }))).toBe(1);
  expect(after(lessons, 1, moment({ recent: [fact({ type: "TileLaid", seat: 0, tile: "thor" })] }))).toBe(2);
});

test("a lesson that only tells something waits for “Next”", () => {
  expect(after(lessons, 0, moment({ recent: [fact({ type: "TileLaid", seat: 0 })] }))).toBe(0);
});

test("the lesson about refusals ends with a refusal", () => {
  const at = lessons.findIndex((lesson) => lesson.text.endsWith("-why"));
  expect(after(lessons, at, moment())).toBe(at);
  expect(after(lessons, at, moment({ isRefused: true }))).toBe(at + 1);
});

test("a tile is introduced once", () => {
  const recent = [fact({ type: "TileLaid", seat: 1, tile: "loki" }), fact({ type: "TileDrawn", seat: 1, tile: null })];
  expect(newcomer(recent, new Set(), introduces)).toBe("loki");
  expect(newcomer(recent, new Set(["loki"]), introduces)).toBeNull();
  expect(newcomer([fact({ type: "TileExchanged", seat: 1, taken: "thor" })], new Set(), introduces)).toBe("skadi");
});
