import { beforeAll, expect, test } from "vitest";
import type { SeatInfo, TableInfo } from "../lib/protocol";
import { speak } from "../lib/words.svelte";
import { agreed, entropy, headlineOf, isMine, namesOf } from "./people";

const anna = { id: "a", name: "Anna", face: "fox", guest: true };
const seat = (number: number, more: Partial<SeatInfo>): SeatInfo => ({
  number,
  person: null,
  bot: "",
  is_here: true,
  remaining: null,
  is_running: false,
  ...more,
});
const table = (seats: SeatInfo[], options: TableInfo["options"] = {}) =>
  ({ game: "voluspa", seats, options }) as TableInfo;

beforeAll(() => speak("en"));

test("bots have names, free seats say so, and who sits twice is numbered", () => {
  const seats = [seat(0, { person: anna }), seat(1, { bot: "greedy" }), seat(2, { person: anna }), seat(3, {})];
  expect(namesOf(table(seats))).toEqual(["Anna (1)", "Hugin", "Anna (2)", "free"]);
  expect(namesOf(table([seat(0, { person: anna, bot: "greedy" })]))).toEqual(["Anna"]);
});

test("a seat where a bot sits in is not mine to answer for", () => {
  expect(isMine(seat(0, { person: anna }), "a")).toBe(true);
  expect(isMine(seat(0, { person: anna, bot: "greedy" }), "a")).toBe(false);
  expect(isMine(seat(0, {}), undefined)).toBe(false);
});

test("what was agreed on stands in the headline", () => {
  const two = table([seat(0, {}), seat(1, {})], { edda: true, valkyries_hold: false });
  expect(agreed(two)).toEqual(["Saga of Edda"]);
  expect(headlineOf(two)).toBe("Völuspá · Saga of Edda · 2 players");
  expect(headlineOf({ ...two, practice: true })).toBe("Völuspá · Saga of Edda · practice · 2 players");
});

test("every player brings another word for the dice", () => {
  expect(entropy()).toMatch(/^[0-9a-f]{32}$/);
  expect(entropy()).not.toBe(entropy());
});
