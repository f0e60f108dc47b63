import { beforeAll, expect, test } from "vitest";
import { learnGame, speak } from "../../lib/words.svelte";

import { god, view } from "./fixture";
import { answersOf, asker, fightWith, modeOf, offered, openWorlds, ordering, worldMove } from "./moves";

const question = (terms = {}) => ({ id: 1, seat: 0, step: "X", words: { id: "x", terms }, given: false });
const mode = (...moves: string[]) => modeOf({ question: question(), moves });

beforeAll(async () => {
  await speak("en");
  await learnGame("yggdrasil");
});

test("what the moves say tells how they are answered", () => {
  expect(mode("stay", "midgard", "alfheim")).toBe("world");
  expect(mode("pass", "act", "fight surt")).toBe("act");
  expect(mode("odin thor", "thor odin")).toBe("order");
  expect(mode("odin", "thor")).toBe("other");
  expect(mode("draupnir", "mimming")).toBe("card");
  expect(mode("0 heroes", "1 hero")).toBe("other");
  expect(mode("0 elves", "1 elf", "2 elves")).toBe("other");
  expect(mode("done", "elf")).toBe("other");
  expect(mode("done", "draupnir")).toBe("card");
  expect(modeOf({ question: null, moves: ["act"] })).toBeNull();
  expect(modeOf({ question: question(), moves: ["act"], readonly: true })).toBeNull();
});

test("to point at where one stands is to stay", () => {
  const moves = ["midgard", "stay"];
  expect(worldMove(moves, "asgard", "asgard")).toBe("stay");
  expect(worldMove(moves, "midgard", "asgard")).toBe("midgard");
  expect([...openWorlds(moves, "world", "asgard")]).toEqual(["midgard", "asgard"]);
  expect([...openWorlds(["pass", "act"], "act", "asgard")]).toEqual(["asgard"]);
  expect([...openWorlds(["pass", "fight hel"], "act", "niflheim")]).toEqual([]);
});

test("a question about a support is about that god, any other about mine", () => {
  const there = view({}, { gods: [god(0, "odin"), god(1, "thor", { seat: null, world: "midgard" })] });
  expect(asker(there, question({ god: { id: "yggdrasil-god-thor", terms: {} } }))?.world).toBe("midgard");
  expect(asker(there, question())?.god).toBe("odin");
});

test("an order is told god by god, and the last ones need not be", () => {
  const moves = ["odin thor freyr", "odin freyr thor", "thor odin freyr", "thor freyr odin"];
  expect(ordering(moves, [])).toEqual({ next: ["odin", "thor"], whole: null });
  expect(ordering(moves, ["thor"])).toEqual({ next: ["odin", "freyr"], whole: null });
  expect(ordering(moves, ["thor", "freyr"]).whole).toBe("thor freyr odin");
});

test("answers are buttons, and what ends a matter comes last", () => {
  expect(answersOf(["pass", "act", "fight surt"], "act", view())).toEqual(["act", "fight surt", "pass"]);
  expect(answersOf(["stay", "midgard"], "world", view())).toEqual(["stay"]);
  expect(answersOf(["0 elves", "1 elf", "2 elves"], "other", view())).toEqual(["0 elves", "1 elf", "2 elves"]);
  expect(answersOf(["draupnir", "none"], "card", view())).toEqual(["none"]);
  expect(answersOf(["odin", "thor"], "other", view({ round: 0 }))).toEqual([]);
  expect(answersOf(["odin", "thor"], "other", view({ hard: true, round: 0 }))).toEqual([]);
  expect(fightWith(["fight surt"], "surt")).toBe("fight surt");
  expect(fightWith(["fight surt"], "hel")).toBeNull();
});

test("gods are chosen by their powers before a hard game, and by name otherwise", () => {
  expect(offered(["odin", "thor"], "other", view({ hard: true, round: 0 }))).toEqual(["odin", "thor"]);
  expect(offered(["odin", "thor"], "other", view({ hard: true }))).toEqual([]);
  expect(offered(["odin", "thor"], "other", view({ round: 0 }))).toEqual(["odin", "thor"]);
  expect(offered(["draupnir", "none"], "card", view())).toEqual(["draupnir"]);
});
