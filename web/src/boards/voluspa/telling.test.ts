import { beforeAll, expect, test } from "vitest";
import { learnGame, say, speak } from "../../lib/words.svelte";
import type { Change, Played } from "./changes";
import { partsOf } from "./performance";
import type { Lit } from "./scoring";
import { barredWords, changedWords, paidWords } from "./telling";
import type { VoluspaCell } from "./types";

const stack = (x: number, ...tiles: string[]): VoluspaCell => ({ x, y: 0, stack: tiles, row: 1, column: 1 });
const line = { left: 0, right: 2, bottom: 0, top: 0 };
const lit = (more: Partial<Lit>): Lit => ({
  x: 2,
  y: 0,
  areas: [line],
  counts: [],
  seat: 0,
  points: 3,
  row: 3,
  column: 0,
  beside: 0,
  ...more,
});
const told = (more: Partial<Lit>, ...board: VoluspaCell[]) => say(paidWords(lit(more), board));

beforeAll(async () => {
  await speak("en");
  await learnGame("voluspa");
});

test("a line is paid because its tile is the highest there", () => {
  expect(told({}, stack(2, "thor"))).toBe("Thor is the highest in a row of 3.");
  expect(told({ column: 2 }, stack(2, "thor"))).toBe("Thor is the highest in a row of 3 and a column of 2.");
});

test("or because it lies between two Valkyries, across gaps, or beside Hel", () => {
  expect(told({}, stack(0, "valkyrie"), stack(1, "odin"), stack(2, "valkyrie"))).toContain("two Valkyries");
  expect(told({}, stack(0, "loki"), stack(2, "valkyrie"))).toContain("is the highest");
  expect(told({ row: 4 }, stack(2, "serpent"))).toContain("4 cells, gaps included");
  expect(told({ row: 0, beside: 2 }, stack(2, "odin", "hel"))).toBe("Hel earns 1 for each of the 2 tiles beside it.");
  expect(told({ row: 0, beside: 1 }, stack(2, "skadi"))).toBe("Skadi touches only Hel: 1 point.");
});

test("changed values are told by who changed them", () => {
  const change = (tile: string, cause: Change["cause"], now = 0): Change => ({ x: 0, y: 0, tile, old: 8, now, cause });
  const sentences = changedWords([change("odin", "loki"), change("thor", "loki"), change("fenrir", "fenrir", 12)]);
  expect(sentences.map((words) => say(words))).toEqual([
    "Loki: Odin and Thor are worth 0 now.",
    "Fenrirs in one line: each is worth up to 12 now.",
  ]);
  expect(say(changedWords([change("odin", "freed", 8)])[0] ?? "")).toContain("No Loki beside Odin any more");
  expect(changedWords([change("odin", "other")])).toEqual([]);
});

test("a Troll says what it bars", () => {
  const play = (tile: string): Played => ({ seat: 0, tile, x: 0, y: 0, points: 0, shoved: null });
  expect(barredWords([play("troll")])).toHaveLength(1);
  expect(barredWords([play("odin")])).toEqual([]);
});

test("what each line paid flies from its own middle", () => {
  const both = lit({ column: 2, areas: [line, { left: 2, right: 2, bottom: 0, top: 1 }] });
  expect(partsOf(both)).toEqual([
    { points: 3, from: { x: 1, y: 0 } },
    { points: 2, from: { x: 2, y: 0.5 } },
  ]);
  expect(partsOf(lit({ row: 0, column: 3 }))).toEqual([{ points: 3, from: { x: 1, y: 0 } }]);
});
