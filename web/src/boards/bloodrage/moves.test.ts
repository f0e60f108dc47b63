import { expect, test } from "vitest";
import { view } from "./fixture";
import { answersOf, attempt, canMarch, canSend, cardMoves, modeOf, moveTo, pillages, placesOf } from "./moves";

const MOVES = [
  "pass",
  "invade warrior utgard",
  "invade warrior gimle",
  "invade ship north",
  "march gimle utgard",
  "upgrade lokis-domain",
  "upgrade lokis-domain for friggas-charm",
  "quest manheim-1",
  "pillage gimle",
];
const question = (step: string, seat = 0) => ({ id: 1, seat, step, words: { id: "", terms: {} }, given: false });

test("a question is answered in its own way; a replay asks nothing", () => {
  expect(modeOf({ question: question("Act"), moves: MOVES })).toBe("act");
  expect(modeOf({ question: question("LayCard"), moves: ["lokis-domain"] })).toBe("card");
  expect(modeOf({ question: question("Call"), moves: ["stay"] })).toBe("other");
  expect(modeOf({ question: question("Act", -1), moves: ["0"] })).toBe("other");
  expect(modeOf({ question: question("Act"), moves: MOVES, readonly: true })).toBeNull();
});

test("places light up for what is chosen, and for nothing else", () => {
  const warrior = { kind: "figure", figure: "warrior", from: "reserve" } as const;
  expect([...placesOf(MOVES, "act", warrior).keys()]).toEqual(["utgard", "gimle"]);
  expect([...placesOf(MOVES, "act", { kind: "march", from: "gimle" }).keys()]).toEqual(["utgard"]);
  expect(placesOf(MOVES, "act", null).size).toBe(0);
  expect(moveTo({ kind: "figure", figure: "troll", from: "valhalla" }, "utgard")).toBe("return troll utgard");
});

test("a question about places lights them up at once, with all answers that belong there", () => {
  const call = ["stay", "warrior gimle", "leader gimle", "warrior yggdrasil"];
  expect(placesOf(call, "other", null)).toEqual(
    new Map([
      ["gimle", ["warrior gimle", "leader gimle"]],
      ["yggdrasil", ["warrior yggdrasil"]],
    ]),
  );
  expect(answersOf(call, "other")).toEqual(call);
  expect(answersOf(["lokis-domain", "none"], "card")).toEqual(["none"]);
  expect(answersOf(MOVES, "act")).toEqual(["pass"]);
});

test("what can be done with a card, a figure and a province is read from the moves", () => {
  expect(cardMoves(MOVES, "act", "lokis-domain")).toHaveLength(2);
  expect(cardMoves(MOVES, "act", "manheim-1")).toEqual(["quest manheim-1"]);
  expect(cardMoves(["manheim-1"], "card", "manheim-1")).toEqual(["manheim-1"]);
  expect(canSend(MOVES, "ship", "reserve")).toBe(true);
  expect(canSend(MOVES, "leader", "reserve")).toBe(false);
  expect(canMarch(MOVES, "gimle")).toBe(true);
  expect(pillages(MOVES, "gimle")).toBe("pillage gimle");
  expect(pillages(MOVES, "utgard")).toBeNull();
});

test("a figure that cannot go anywhere is tried where there is room", () => {
  const full = view();
  for (const province of full.provinces.slice(0, 3)) province.free = 0;
  expect(attempt(full, "warrior", "reserve")).toBe("invade warrior muspelheim");
  expect(attempt(full, "ship", "reserve")).toBe("invade ship east");
});
