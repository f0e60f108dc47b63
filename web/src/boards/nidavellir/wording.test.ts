import { beforeAll, describe, expect, test } from "vitest";
import { learnGame, setNames, speak } from "../../lib/words.svelte";
import { canSay } from "../kit";
import { cardName, coinName, HEROES, summary } from "./cards";
import { army, column, view } from "./fixture";
import { columnWords, help, helpOn, heroWords, leadWords, moveName, ownerOf } from "./wording";

beforeAll(async () => {
  await speak("en");
  await learnGame("nidavellir");
  setNames(["Ase", "Mimir"]);
});

test("cards, coins and seats have names", () => {
  expect(cardName("warrior-5")).toBe("Warrior 5");
  expect(cardName("offering-3")).toBe("Royal offering +3");
  expect(cardName("aegur")).toBe("Aëgur");
  expect(coinName({ value: 5, metal: "gold" })).toBe("gold 5");
  expect(summary(view(), 1)).toBe("no hero, Gem 2");
});

test("a column is told from its top card down", () => {
  const mine = army({ columns: [column("warrior-5", "tarah"), column(), column(), column(), column()] });
  expect(columnWords(mine, 0)).toBe("Warriors, 2 ranks, 0 points: Tarah and Warrior 5");
  expect(columnWords(mine, 1)).toBe("Hunters, 0 ranks, 0 points");
});

test("a hero says what he would bring, who has him, or that he would not come", () => {
  const [kraal, hourya] = view().prospects ?? [];
  expect(heroWords("kraal", null, kraal)).toBe("Kraal, Warriors, 7 points for you now");
  expect(heroWords("hourya", null, hourya)).toBe("Hourya, Explorers, would not come now");
  expect(heroWords("skaa", 1, undefined)).toBe("Skaa, is with Mimir");
});

test("a hero in a column or beside the army belongs to its owner", () => {
  const armies = [
    army({ heroes: ["skaa"] }),
    army({ columns: [column("kraal"), column(), column(), column(), column()] }),
  ];
  expect(["skaa", "kraal", "thrud"].map((hero) => ownerOf(view({ armies }), hero))).toEqual([0, 1, null]);
});

test("a distinction tells who leads, who is tied and who has won", () => {
  const one = { name: "spyglass", winner: null, decided: false, leaders: [], ranks: [] };
  expect(leadWords({ ...one, leaders: [0] })).toBe("Ase leads");
  expect(leadWords({ ...one, leaders: [0, 1] })).toContain("Ase and Mimir");
  expect(leadWords({ ...one, decided: true, winner: 1 })).toBe("won by Mimir");
});

describe("help", () => {
  test.each(["en", "de"] as const)("has a title and a text for everything, in %s", async (language) => {
    await speak(language);
    for (const { title, text } of help("all")) expect([title, text].filter((id) => !canSay(id))).toEqual([]);
    const topics = [
      ...HEROES.map((hero) => `card:${hero}`),
      "card:hammer",
      "card:offering-5",
      "class:miner",
      "coin:0 copper",
    ];
    for (const topic of [
      ...topics,
      "coin:3 mithril",
      "gem:6",
      "gem:2",
      "distinction:spyglass",
      "tavern:pony",
      "next",
      "treasury",
    ])
      expect(helpOn(topic)?.lines.join("")).not.toBe("");
    await speak("en");
  });
});

test("a bid is named by what lies where, and every other move by the server", () => {
  expect(moveName("3 5g 0")).toBe("3 at the Goblin, gold 5 at the Dragon and 0 at the Pony");
  expect(moveName("hunter")).toBe("");
  expect(moveName("2 hand")).toBe("");
});
