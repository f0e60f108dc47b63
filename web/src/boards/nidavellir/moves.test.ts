import { expect, test } from "vitest";
import { coin } from "./fixture";
import { coinMove, modeOf, pairMove } from "./moves";

const question = (step: string, seat = 0) => ({ id: 1, seat, step, words: { id: "", terms: {} }, given: false });

test("a step says what is to be pointed at", () => {
  const asked = { moves: ["x"], choices: null };
  expect(modeOf({ ...asked, question: question("Bid") })).toBe("bid");
  expect(modeOf({ ...asked, question: question("Discard") })).toBe("column");
  expect(modeOf({ ...asked, question: question("SomethingNew") })).toBe("other");
  expect(modeOf({ ...asked, question: question("Reveal", -1) })).toBe("other");
  expect(modeOf({ ...asked, question: question("Bid"), readonly: true })).toBeNull();
  expect(modeOf({ ...asked, question: null })).toBeNull();
});

test("an upgrade names the place of the coin, anything else only the coin", () => {
  expect(coinMove("Upgrade", coin(7, "dragon"))).toBe("7 dragon");
  expect(coinMove("OpenBid", coin(7))).toBe("7");
});

test("two coins are named as the server names them", () => {
  expect(pairMove(["2 5"], coin(5), coin(2))).toBe("2 5");
});
