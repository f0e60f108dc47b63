import { expect, test } from "vitest";
import { Bidding, IN_POUCH } from "./bidding.svelte";
import { coin, purse } from "./fixture";

test("three coins at three taverns are one move", () => {
  const bid = new Bidding();
  expect(bid.text(purse())).toBeNull();
  bid.lay(0, 0);
  bid.lay(4, 1);
  expect(bid.missing).toBe(1);
  bid.lay(2, 2);
  expect(bid.text(purse())).toBe("0 5 3");
  expect(bid.free).toBeNull();
});

test("a coin laid where another lies takes its place, and that one goes where this came from", () => {
  const bid = new Bidding();
  bid.lay(0, 0);
  bid.lay(1, 1);
  bid.lay(0, 1);
  expect(bid.laid).toEqual([1, 0, null]);
  bid.lay(3, 1);
  expect(bid.laid).toEqual([1, 3, null]);
});

test("a coin goes back into the pouch", () => {
  const bid = new Bidding();
  bid.lay(3, 2);
  bid.lay(3, IN_POUCH);
  expect(bid.laid).toEqual([null, null, null]);
  expect(bid.placeOf(3)).toBeNull();
});

test("the golden 5 and the mithril coin are told apart from copper", () => {
  const bid = new Bidding();
  const coins = [{ ...coin(3), metal: "mithril" }, coin(3), coin(4), coin(5), { ...coin(5), metal: "gold" }];
  bid.lay(0, 0);
  bid.lay(4, 1);
  bid.lay(1, 2);
  expect(bid.text(coins)).toBe("3m 5g 3");
});

test("a bid that was placed lies there again; another question begins anew", () => {
  const bid = new Bidding();
  const coins = [coin(0), coin(2), coin(7), coin(7), coin(9)];
  bid.begin("0 12", coins, ["7", "0", "7"]);
  expect(bid.laid).toEqual([2, 0, 3]);
  bid.lay(4, 0);
  bid.begin("0 12", coins, ["7", "0", "7"]);
  expect(bid.laid).toEqual([4, 0, 3]);
  bid.begin("0 20", coins, null);
  expect(bid.laid).toEqual([null, null, null]);
});

test("of two coins for a trade the older choice gives way", () => {
  const bid = new Bidding();
  expect(bid.toggle(1)).toBe(false);
  expect(bid.toggle(2)).toBe(true);
  expect(bid.toggle(4)).toBe(true);
  expect(bid.pair).toEqual([2, 4]);
  expect(bid.toggle(2)).toBe(false);
  expect(bid.pair).toEqual([4]);
});
