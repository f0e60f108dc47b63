import { beforeAll, expect, test } from "vitest";
import { tally as bloodrage } from "../../../boards/bloodrage/tally";
import { deeds as recruits } from "../../../boards/nidavellir/cues";
import { tally as nidavellir } from "../../../boards/nidavellir/tally";
import { tally as voluspa } from "../../../boards/voluspa/tally";
import { learnToPlay, speak } from "../../../lib/words.svelte";
import { briefly, gainsOf, leadOf, turningOf } from "./turning";

beforeAll(async () => {
  await speak("en");
  await learnToPlay();
});
const told = (type: string, seat: number, more: object = {}) => ({
  event: { type, seat, ...more },
  words: { id: "event-taken-back", terms: { seat } },
});
const types = (facts: Awaited<ReturnType<typeof gainsOf>>) =>
  facts.map(({ event }) => (event as { type: string }).type);

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

test("of the end of an age only what the winner scored by it is told, not what others threw away", async () => {
  const glory = (seat: number, amount: number) => told("GloryGained", seat, { amount, why: "quest" });
  const facts = [
    told("CardsThrownAway", 1),
    told("CardsThrownAway", 0),
    glory(1, 4),
    glory(0, 9),
    told("FigureDied", 0),
  ];
  expect(await gainsOf(facts, 0, { tally: bloodrage, deeds: ["CardsThrownAway"] }, 2)).toEqual([facts[3]]);
});

test("of much that scored the most is told, in its order", async () => {
  const long = (amount: number) => ({
    ...told("GloryGained", 0, { amount, why: "quest" }),
    words: { id: "x".repeat(90), terms: {} },
  });
  const facts = [long(1), long(8), long(2), long(9)];
  expect(await gainsOf(facts, 0, { tally: bloodrage, deeds: [] }, 2)).toEqual([facts[1], facts[3]]);
});

test("a tile is told with what it scored", async () => {
  const facts = [
    told("TileLaid", 1),
    told("PointsScored", 1, { points: 5, row: 5, column: 0, beside: 0 }),
    told("TileDrawn", 1),
  ];
  expect(types(await gainsOf(facts, 1, { tally: voluspa }, 2))).toEqual(["TileLaid", "PointsScored"]);
});

test("where nothing is scored before the end, a hero is told rather than a card, and a card rather than nothing", async () => {
  const board = { tally: nidavellir, deeds: recruits };
  const card = [told("OrderSettled", 1), told("CardTaken", 0), told("CardTaken", 1)];
  expect(await gainsOf(card, 0, board, 2)).toEqual([card[1]]);
  expect(types(await gainsOf([...card, told("HeroRecruited", 0)], 0, board, 2))).toEqual(["HeroRecruited"]);
  expect(await gainsOf([told("RoundBegan", -1)], 0, board, 2)).toHaveLength(1);
});
