import { expect, test } from "vitest";
import type { BoardModule } from "../../boards/kit/board";
import { lastTurn } from "./since.svelte";

const CUES = import.meta.glob<Pick<BoardModule, "cues" | "deeds" | "sounds">>(
  ["../../boards/*/cues.ts", "!../../boards/kit/*"],
  {
    eager: true,
  },
);
const EVENTS = import.meta.glob<string>("../../lib/protocol/*-events.ts", {
  query: "?raw",
  import: "default",
  eager: true,
});

test("a cue is for an event that there is, and short enough to be watched a hundred times", () => {
  expect(Object.keys(CUES).length).toBeGreaterThan(3);
  for (const [path, { cues = {} }] of Object.entries(CUES)) {
    const game = path.split("/").at(-2) ?? "";
    const known = EVENTS[`../../lib/protocol/${game}-events.ts`] ?? "";
    for (const [event, { ms, great }] of Object.entries(cues)) {
      expect(known, `${game} tells of ${event}`).toContain(`type: "${event}"`);
      expect(ms, `${event} of ${game}`).toBeLessThanOrEqual(great ? 2400 : 1200);
    }
  }
});

test("what is heard is an event that there is", () => {
  for (const [path, { sounds = {} }] of Object.entries(CUES)) {
    const game = path.split("/").at(-2) ?? "";
    const known = EVENTS[`../../lib/protocol/${game}-events.ts`] ?? "";
    expect(Object.keys(sounds).length, `${game} is heard`).toBeGreaterThan(0);
    for (const event of Object.keys(sounds)) expect(known, `${game} tells of ${event}`).toContain(`type: "${event}"`);
  }
});

test("since the last turn is since what a seat did itself, not since what befell it", () => {
  for (const [path, { deeds = [] }] of Object.entries(CUES)) {
    const game = path.split("/").at(-2) ?? "";
    const known = EVENTS[`../../lib/protocol/${game}-events.ts`] ?? "";
    for (const event of deeds) expect(known, `${game} tells of ${event}`).toContain(`type: "${event}"`);
  }
  const turnOf = (game: string, types: string[]) => {
    const facts = types.map((type) => ({ event: { type, seat: 0 }, words: { id: "", terms: {} } }));
    return lastTurn(facts, 0, CUES[`../../boards/${game}/cues.ts`]?.deeds);
  };
  expect(turnOf("bloodrage", ["TurnPassed", "FigureDied", "GloryGained", "CardDealt"])).toBe(1);
  expect(turnOf("nidavellir", ["CardTaken", "CoinsTraded", "DistinctionWon"])).toBe(1);
  expect(turnOf("yggdrasil", ["Passed", "LifeLost", "TurnBegan"])).toBe(1);
  expect(turnOf("voluspa", ["TileLaid", "TileDrawn"])).toBe(2);
});
