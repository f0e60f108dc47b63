import { beforeAll, expect, test } from "vitest";
import { table } from "../../lib/testing/tables";
import { learnGame, learnToPlay, speak } from "../../lib/words.svelte";
import { reasonOf } from "./wording";

beforeAll(async () => {
  await speak("en");
  await learnToPlay();
  await learnGame("voluspa");
});

const names = ["Anna", "Bert"];
const ended = (scores: number[], places: number[]) => ({ ...table, status: "over" as const, scores, places });

test("a tie that was broken is explained, and so is who resigned; points speak for themselves", () => {
  expect(reasonOf(ended([30, 30], [2, 1]), names, [])).toBe("Equal points: whoever had them first is ahead.");
  expect(reasonOf(ended([30, 30], [1, 1]), names, [])).toBe("");
  expect(reasonOf(ended([30, 29], [1, 2]), names, [])).toBe("");
  expect(reasonOf(ended([30, 29], [2, 1]), names, [{ seat: 1, step: "Lay" }])).toBe("Anna resigned.");
  expect(reasonOf({ ...ended([30, 30], [2, 1]), game: "runes" }, names, [])).toBe("");
  expect(reasonOf({ ...ended([0, 0], [2, 1]), status: "playing" }, names, [])).toBe("");
});
