import { expect, test } from "vitest";
import type { Fact } from "../../lib/protocol";
import { learnGame, say, speak } from "../../lib/words.svelte";
import { sentencesOf } from "./gathering";
import { entriesOf } from "./log";

const fact = (type: string, seat: number | null, more: object = {}): Fact => ({
  event: seat === null ? { type, ...more } : { type, seat, ...more },
  words: { id: type, terms: seat === null ? {} : { seat } },
});

test("a turn is one entry with its points, and knows how many events came before its end", () => {
  const entries = entriesOf([
    fact("TileLaid", 0),
    fact("PointsScored", 0, { points: 5 }),
    fact("TileDrawn", 0),
    fact("TileLaid", 1),
  ]);
  expect(entries.map(({ seat, points, until }) => [seat, points, until])).toEqual([
    [0, 5, 3],
    [1, null, 4],
  ]);
});

test("who plays twice in a row has two entries", () => {
  const turn = [fact("TileLaid", 0), fact("PointsScored", 0, { points: 2 })];
  expect(entriesOf([...turn, ...turn]).map((entry) => entry.points)).toEqual([2, 2]);
});

test("another deed after points begins a new entry, what only follows them does not", () => {
  const events = [
    fact("TileLaid", 1),
    fact("PointsScored", 1, { points: 1 }),
    fact("TileCovered", 0),
    fact("PointsScored", 0, { points: 3 }),
    fact("TileDrawn", 0),
    fact("TileLaid", 0),
    fact("PointsScored", 0, { points: 4 }),
  ];
  expect(entriesOf(events).map((entry) => entry.points)).toEqual([1, 3, 4]);
});

test("the same sentence again and again is one line", () => {
  const entries = entriesOf([fact("TileDrawn", 1), fact("TileDrawn", 1), fact("TileDrawn", 1)]);
  expect(entries).toHaveLength(1);
  expect(entries[0]?.lines).toMatchObject([{ times: 3 }]);
});

test("what nobody did, and what was taken back, stand alone", () => {
  const entries = entriesOf([
    fact("StartTileTurned", null),
    fact("StartTileTurned", null),
    fact("TileLaid", 0),
    fact("AnswerTakenBack", 0),
    fact("TileLaid", 0),
  ]);
  expect(entries.map((entry) => entry.isBack)).toEqual([false, false, false, true, false]);
});

test("an event of a game that nobody knows does no harm", () => {
  expect(entriesOf([{ event: null, words: { id: "x", terms: {} } }])).toHaveLength(1);
});

test("a game may say where an entry begins; whatever else happens belongs to the one before", () => {
  const events = [
    fact("TurnBegan", 0),
    fact("EnemyMoved", null),
    fact("LifeLost", null),
    fact("GodMoved", null),
    fact("TurnBegan", 1),
  ];
  const entries = entriesOf(events, ["TurnBegan", "GodMoved"]);
  expect(entries.map(({ lines, until }) => [lines.length, until])).toEqual([
    [3, 3],
    [1, 4],
    [1, 5],
  ]);
});

test("a card after the other laid out is one line", async () => {
  await speak("en");
  await learnGame("nidavellir");
  const card = (tavern: string, name: string): Fact => ({
    event: { type: "CardRevealed", tavern, card: name },
    words: { id: "nidavellir-event-card-revealed", terms: { tavern, card: name } },
  });
  const facts = [
    card("Goblin", "a"),
    card("Goblin", "b"),
    card("Dragon", "c"),
    card("Dragon", "d"),
    card("Horse", "e"),
  ];
  const [entry, ...more] = entriesOf(facts);
  expect(more).toEqual([]);
  expect([entry?.lines.length, entry?.until]).toEqual([1, 5]);
  expect(entry && say(entry.lines[0]?.words ?? "")).toBe("New cards. Goblin: a and b; Dragon: c and d; Horse: e.");
  expect(sentencesOf([...facts, ...facts])).toHaveLength(1);
});
