import { expect, test } from "vitest";
import { answersBefore, HEIGHT, lineOf, oddsAt, placesOf, shapeOf, WIDTH, xOf, yOf } from "./odds";

// The third line of the record was taken back: what counts has the numbers 1, 2, 5 and 6.
const lines = [1, 2, 5, 6].map((number) => ({ number, seat: 0, step: "Take", text: "x" }));
const curve = [
  { number: 2, odds: [0.5, 0.5] },
  { number: 6, odds: [0.2, 0.8] },
  { number: 7, odds: [0, 1] },
];

test("a decision of the record is found among the answers that counted", () => {
  expect([1, 5, 6, 7].map((number) => answersBefore(lines, number))).toEqual([0, 2, 3, 4]);
});

test("the odds fit the drawing from the first answer to the end", () => {
  const places = placesOf(curve, lines);
  expect(places.map((place) => place.at)).toEqual([1, 3, 4]);
  expect([xOf(0, 4), xOf(4, 4), yOf(0), yOf(1)]).toEqual([0, WIDTH, HEIGHT, 0]);
  expect(lineOf(places, 1, (at) => xOf(at, 4))).toBe("M150 75L450 30L600 0");
});

test("between two decisions the odds are those of the one before", () => {
  const places = placesOf(curve, lines);
  expect([0, 2, 3, 4].map((at) => oddsAt(places, at)[0])).toEqual([0.5, 0.5, 0.2, 0]);
  expect(oddsAt([], 3)).toEqual([]);
});

test("every seat has a shape of its own", () => {
  expect(new Set([0, 1, 2, 3, 4].map((seat) => shapeOf(seat, 0, 0))).size).toBe(5);
});
