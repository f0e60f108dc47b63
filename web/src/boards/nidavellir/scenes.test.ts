import { describe, expect, test } from "vitest";
import { army, coin, fact, purse, view } from "./fixture";
import { gainsOf, lengthOf, sceneOf } from "./scenes";
import { bidsAt, tiesIn } from "./taverns";

const shown = { type: "CoinsShown", tavern: 1, coins: ["3", "5"] };
const order = { type: "OrderSet", tavern: 1, order: [1, 0] };
const facts = (...events: object[]) => events.map(fact);
const points = (more: object) => army({ points: { ...army().points, ...more } });

describe("a scene", () => {
  test("coins are turned over first, and sorted when the order is set", () => {
    const open = view({ phase: "tavern", tavern: 1 });
    expect(sceneOf(facts({ type: "BidsPlaced" }, shown), null, open)).toEqual({
      kind: "coins",
      tavern: 1,
      isOrdered: false,
    });
    expect(sceneOf(facts(order), open, { ...open, order: [1, 0] })).toMatchObject({ kind: "coins", isOrdered: true });
  });

  test("a trade names the coin that stays, the one that goes and the bonus of the highest coin", () => {
    const traded = { type: "CoinsTraded", seat: 0, first: "4", second: "5", new: "9", lost: "5" };
    const before = view({ armies: [points({ coins: 14, warrior: 5 }), army()] });
    const after = view({ armies: [points({ coins: 18, warrior: 9 }), army()] });
    expect(sceneOf(facts(traded), before, after)).toEqual({
      kind: "trade",
      seat: 0,
      coins: [
        { value: 4, metal: "copper" },
        { value: 5, metal: "copper" },
      ],
      fresh: { value: 9, metal: "gold" },
      lost: { value: 5, metal: "copper" },
      by: "",
      gains: [
        { part: "warrior", points: 4 },
        { part: "coins", points: 4 },
      ],
    });
  });

  test("golden fives and mithril are told apart from copper", () => {
    const grown = { type: "CoinUpgraded", seat: 1, old: "5g", new: "8", place: "hand", by: "offering-3" };
    expect(sceneOf(facts(grown), null, view())).toMatchObject({
      lost: { value: 5, metal: "gold" },
      coins: [{ value: 5 }],
    });
    const traded = { type: "CoinsTraded", seat: 1, first: "3m", second: "4", new: "7", lost: "4" };
    expect(sceneOf(facts(traded), null, view())).toMatchObject({
      coins: [{ value: 3, metal: "mithril" }, { value: 4 }],
    });
  });

  test("a hero, gems, honours and the final count have one each; a card that is taken has none", () => {
    const kinds = [
      { type: "HeroRecruited", seat: 0, hero: "skaa" },
      { type: "GemsSwapped", seats: [0, 1], gems: [2, 1] },
      { type: "AgeEnded", age: 1 },
      { type: "DistinctionWon", seat: 0, name: "spyglass" },
      { type: "DistinctionUnclaimed", name: "golden-pick" },
      { type: "GameScored", seat: 0 },
      { type: "CardTaken", seat: 0, tavern: 0, card: "hunter" },
    ].map((event) => sceneOf(facts(event), null, view())?.kind);
    expect(kinds).toEqual(["hero", "gems", "age", "honour", "honour", "scored", undefined]);
  });

  test("who went on to the present sees no scene of what is past; a replay shows the last one of its step", () => {
    const step = facts(shown, order, { type: "CardTaken", seat: 1, tavern: 1, card: "hunter" });
    expect(sceneOf(step, null, view())).toBeNull();
    expect(sceneOf(step, null, view(), true)).toMatchObject({ kind: "coins", isOrdered: true });
  });

  test("a replay that goes back gains nothing on the way", () => {
    const hero = facts({ type: "HeroRecruited", seat: 0, hero: "skaa" });
    const [early, late] = [view({ round: 1 }), view({ round: 2, armies: [points({ heroes: 17 }), army()] })];
    expect(sceneOf(hero, late, early, true)).toMatchObject({ gains: null });
    expect(sceneOf(hero, early, late, true)).toMatchObject({ gains: [{ part: "heroes", points: 17 }] });
  });

  test("the last one stays as long as it takes; what takes no time adds nothing", () => {
    expect(lengthOf(facts({ type: "BidsPlaced" }))).toBe(0);
    expect(lengthOf(facts({ type: "BidsPlaced" }, shown))).toBeGreaterThan(1000);
  });
});

test("what changed is told part by part, losses too", () => {
  const before = view({ armies: [points({ warrior: 5 }), army()] });
  const after = view({ armies: [points({ hunter: 1, warrior: 0 }), army()] });
  expect(gainsOf(before, after, 0)).toEqual([
    { part: "warrior", points: -5 },
    { part: "hunter", points: 1 },
  ]);
});

test("ties are between neighbours in the order of turns, as the server has sorted them by gem", () => {
  const laid = (value: number) => [coin(value, "dragon", true)];
  const three = view({
    phase: "tavern",
    tavern: 1,
    order: [2, 0, 1],
    coins: [laid(4), laid(4), laid(5)],
    gems: [3, 1, 2],
  });
  const bids = bidsAt(three, 1);
  expect(bids.map(({ seat }) => seat)).toEqual([2, 0, 1]);
  expect(tiesIn(bids)).toEqual([2]);
  expect(tiesIn(bidsAt(view({ phase: "tavern", tavern: 1, coins: [purse(), purse()] }), 1))).toEqual([]);
});
