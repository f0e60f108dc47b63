import { beforeAll, expect, test } from "vitest";
import { learnGame, setNames, speak } from "../../lib/words.svelte";
import { canSay } from "../kit";
import { CARDS, cardName, cardTitle, faceOf, summary } from "./cards";
import { clan, view } from "./fixture";
import { cardWords, clanWords, help, helpOn, moveName, placeWords } from "./wording";

/** All that the sheets hold. */
const drawn = Object.values(
  import.meta.glob<string>("../../art/bloodrage-*.svg", { query: "?raw", import: "default", eager: true }),
).join("");

beforeAll(async () => {
  await speak("en");
  await learnGame("bloodrage");
  setNames(["Ase", "Mimir"]);
});

test("every card has a title, a text and a drawing", () => {
  expect(CARDS).toHaveLength(82);
  for (const name of CARDS) {
    expect(canSay(`bloodrage-card-${name}`), name).toBe(true);
    expect(canSay(`bloodrage-power-${name}`), name).toBe(true);
    expect(drawn, name).toContain(`id="${faceOf(name).art}"`);
    expect(drawn, name).toContain(`id="b-art-${faceOf(name).sky}"`);
  }
});

test("everything that is explained has a text", () => {
  for (const { title, text } of help("")) {
    expect(canSay(title), title).toBe(true);
    expect(canSay(text), text).toBe(true);
  }
});

test("quest, battle card and upgrade are told apart by words too", () => {
  expect(cardWords("tyrs-crush-1")).toBe("Tyr's Crush, Battle card +4");
  expect(cardWords("manheim-1")).toBe("Manheim!, Quest, 5 Glory");
  expect(cardWords("troll")).toBe("Troll, Upgrade (Monster) with strength 2, 2 Rage");
  expect(cardWords("lokis-domain")).toBe("Loki's Domain, Upgrade (Clan), 1 Rage");
});

test("moves are named where the server does not label them", () => {
  expect(moveName("invade warrior utgard")).toBe("Warrior to Utgard");
  expect(moveName("upgrade lokis-domain for friggas-charm")).toBe("Upgrade: Loki's Domain for Frigga's Charm");
  expect(moveName("leader gimle")).toBe("Leader from Gimle");
  expect(moveName("none")).toBe("No");
});

test("a seat in a few words", () => {
  const clans = [clan({ rage: 4, hand: [1, 1, 1], quests: [1] }), clan({ passed: true, rage: 0, hand: [] })];
  expect(summary(view({ clans }), 0)).toBe("4 Rage, 3 cards, 1 quest");
  expect(summary(view({ clans }), 1)).toBe("0 Rage, 0 cards, passed");
  expect(clanWords(clan({ leader: "lord-of-axes" }), 1)).toContain("Lord of Axes");
});

test("a place is described with its villages, its token and who is there", () => {
  const there = view({}, { north: [{ seat: 1, figure: "ship", count: 1 }] });
  expect(placeWords(there, "utgard")).toBe("Utgard, Jotunheim, 3 villages, 3 free, reward Axes");
  expect(placeWords(there, "north")).toContain("Mimir with the ship");
  expect(helpOn("place:utgard", there)?.lines).toEqual(["Jotunheim · 3 villages, 3 free · reward Axes"]);
  expect(helpOn("stat:horns", there)?.lines).toHaveLength(2);
});

test.each(["en", "de"] as const)("on a small card no word is longer than there is room, %s", async (language) => {
  await speak(language);
  for (const name of CARDS) {
    expect(cardTitle(name).replaceAll("\u00ad", "")).toBe(cardName(name));
    for (const part of cardTitle(name).split(/[\s\u00ad-]/)) expect(part.length, part).toBeLessThanOrEqual(10);
  }
  await speak("en");
});
