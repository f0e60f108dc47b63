import { expect, test } from "vitest";
import { endSeen, isNextAge, lastAge } from "./ages";
import { fact, view } from "./fixture";

const EVENTS = [
  fact({ type: "AgeBegan", age: 1 }),
  fact({ type: "GloryGained", seat: 1, amount: 3, why: "battle" }),
  fact({ type: "AgeBegan", age: 2 }),
  fact({ type: "GloryGained", seat: 0, amount: 4, why: "battle" }),
  fact({ type: "FigureDied", seat: 1, figure: "ship", count: 1, place: "west" }),
  fact({ type: "StatRaised", seat: 0, stat: "axes", step: 2, value: 4 }),
  fact({ type: "QuestRevealed", seat: 0, card: "alfheim-2", fulfilled: false }),
  fact({ type: "QuestRevealed", seat: 0, card: "manheim-2", fulfilled: true }),
  fact({ type: "GloryGained", seat: 0, amount: 7, why: "quest" }),
  fact({ type: "ProvinceDestroyed", province: "gimle", age: 2 }),
  fact({ type: "FigureDied", seat: 1, figure: "warrior", count: 2, place: "gimle" }),
  fact({ type: "GloryGained", seat: 1, amount: 6, why: "ragnarok" }),
  fact({ type: "AgeEnded", age: 2 }),
];

test("before quests are judged there is no end of an age to tell", () => {
  expect(lastAge(EVENTS.slice(0, 6), [], 2)).toBeNull();
});

test("quests are told one after the other, with what they brought, as far as that has been seen", () => {
  const one = lastAge(EVENTS.slice(0, 7), EVENTS.slice(6, 7), 2);
  expect(one).toMatchObject({ age: 2, province: null, isEnded: false, fallen: [] });
  expect(one?.quests).toEqual([{ seat: 0, card: "alfheim-2", isFulfilled: false, glory: 0, isFresh: true }]);
  const both = lastAge(EVENTS.slice(0, 9), EVENTS.slice(7, 9), 2)?.quests;
  expect(both?.map(({ glory, isFresh }) => [glory, isFresh])).toEqual([
    [0, false],
    [7, true],
  ]);
});

test("Ragnarök tells who fell in it, not who fell before, and what it paid", () => {
  const burning = lastAge(EVENTS.slice(0, 11), EVENTS.slice(10, 11), 2);
  expect(burning).toMatchObject({ province: "gimle", paid: [0, 0] });
  expect(burning?.fallen).toEqual([{ seat: 1, figure: "warrior", count: 2, isFresh: true }]);
  expect(lastAge(EVENTS, [], 2)).toMatchObject({ isEnded: true, paid: [0, 6] });
});

test("what an age brought is all of it and nothing of the age before or after", () => {
  const later = [fact({ type: "AgeBegan", age: 3 }), fact({ type: "GloryGained", seat: 0, amount: 9, why: "battle" })];
  const age = lastAge([...EVENTS, ...later], [], 2);
  expect(age?.parts).toMatchObject([
    { battle: 4, quest: 7, ragnarok: 0 },
    { battle: 0, quest: 0, ragnarok: 6 },
  ]);
  expect(age?.raised).toEqual([["axes"], []]);
  expect(EVENTS.slice(3).some((one) => isNextAge([one]))).toBe(false);
  expect(isNextAge(later)).toBe(true);
});

test("in a replay an age ends before one's eyes, and what follows puts that away", () => {
  const shown = (types: object[], readonly = true, age = 2) => ({
    recent: types.map(fact),
    view: { ...view(), age },
    readonly,
  });
  const died = { type: "FigureDied", seat: 1, figure: "warrior", count: 2, place: "gimle" };
  expect(endSeen(null, shown([{ type: "ProvinceDestroyed", province: "gimle", age: 2 }]))).toBe(2);
  expect(endSeen(2, shown([died]))).toBe(2);
  expect(endSeen(2, shown([{ type: "AgeEnded", age: 2 }]))).toBe(2);
  expect(endSeen(2, shown([{ type: "AgeBegan", age: 3 }]))).toBeNull();
  expect(endSeen(2, shown([died], true, 3))).toBeNull();
  expect(endSeen(2, shown([{ type: "AgeBegan", age: 3 }], false, 3))).toBe(2);
});
