import { expect, test } from "vitest";
import { portraitOf } from "./cards";
import { coin, purse, view } from "./fixture";
import { bidsAt, isPast } from "./taverns";

const mine = purse("goblin", "dragon", "pony", "pouch", "pouch");
const hidden = [coin(0, null), coin(2, "goblin", true), coin(3, null), coin(4, null), coin(5, null)];
const shown = view({ phase: "tavern", tavern: 0, coins: [mine, hidden], order: [1, 0], turns_done: 1 });

test("nobody's coins are looked for before all are laid", () => {
  expect(bidsAt(view(), 0)).toEqual([]);
});

test("at the open tavern the bids stand in turn order", () => {
  expect(bidsAt(shown, 0).map(({ seat, coin, turn }) => [seat, coin.value, turn])).toEqual([
    [1, 2, "done"],
    [0, 0, "now"],
  ]);
});

test("at a later tavern only what is known is listed", () => {
  expect(bidsAt(shown, 1).map(({ seat, coin }) => [seat, coin.value])).toEqual([[0, 2]]);
  const seen = view({ ...shown, coins: [mine, [...hidden.slice(0, 4), coin(8, "dragon")]] });
  expect(bidsAt(seen, 1).map(({ seat, coin }) => [seat, coin.value])).toEqual([
    [0, 2],
    [1, 8],
  ]);
});

test("who keeps all coins in hand has none at a tavern", () => {
  const uline = view({ phase: "tavern", tavern: 0, coins: [mine, purse()], order: [] });
  expect(bidsAt(uline, 0).map(({ seat }) => seat)).toEqual([0]);
});

test("a tavern is past once another is open", () => {
  expect([0, 1].map((tavern) => isPast(view({ phase: "tavern", tavern: 1 }), tavern))).toEqual([true, false]);
});

test("a card always has the same face, a hero his own", () => {
  expect(portraitOf("warrior-5")).toBe(portraitOf("warrior-5", 7));
  expect(portraitOf("hunter", 1)).toBe("hunter-2");
  expect(portraitOf("kraal")).toBe("kraal");
  expect(portraitOf("hammer")).toBe("blacksmith-1");
});
