import { beforeAll, expect, test } from "vitest";
import { learnGame, setNames, speak } from "../../lib/words.svelte";
import { canSay, say } from "../kit";
import { ARTIFACTS, CREATURES, EFFECTS, ENEMIES, FACES, GODS, IOTUNNS, nameOfThing, summary, WORLDS } from "./cards";
import { god, view } from "./fixture";
import { answerName, enemyWords, godWords, help, helpOn, moveName, nextWords, worldWords } from "./wording";

beforeAll(async () => {
  await speak("en");
  await learnGame("yggdrasil");
  setNames(["Ase", "Mimir", "Hugin"]);
});

const isId = (text: string) => /^(?:web-)?yggdrasil-/.test(text);

test("everything has a name and a text", () => {
  for (const { title, text } of help("all")) {
    expect(canSay(title), title).toBe(true);
    expect(canSay(text), text).toBe(true);
  }
  const cards = [...ARTIFACTS, ...CREATURES, ...IOTUNNS].map((name) => `card:${name}`);
  const worlds = WORLDS.map((name) => `world:${name}`);
  const enemies = ENEMIES.map((name) => `enemy:${name}`);
  const gods = GODS.map((name) => `god:${name}`);
  const rest = [
    ...FACES.map((name) => `face:${name}`),
    ...EFFECTS.map((name) => `effect:${name}`),
    "spot:tree",
    "carousel",
  ];
  for (const topic of [...cards, ...worlds, ...enemies, ...gods, ...rest]) {
    const found = helpOn(topic, view({ hard: true }));
    expect(isId(found?.title ?? "yggdrasil-"), topic).toBe(false);
    expect(found?.lines.length, topic).toBeGreaterThan(0);
  }
});

test("what is reconstructed says so in the help, and not in play", () => {
  const listed = help("table").map(({ text }) => text);
  for (const topic of ["throw", "islands", "path", "stones"]) {
    expect(listed).toContain(`yggdrasil-help-${topic}`);
    expect(say(`yggdrasil-help-${topic}`), topic).toContain("Reconstructed, not printed");
    expect(helpOn(topic)?.lines.join(" "), topic).not.toContain("Reconstructed, not printed");
  }
});

test("an Enemy behind bars is heard to be in the Cage", () => {
  const all = view();
  const fenrir = all.enemies.find((one) => one.enemy === "fenrir");
  expect(enemyWords(all, { ...(fenrir as NonNullable<typeof fenrir>), place: "cage" })).toContain("Fenrir, Cage,");
});

test("a world, an Enemy and a god are heard in a sentence", () => {
  const gods = [god(0, "odin", { elves: 1, artifacts: ["draupnir"] }), god(1, "thor"), god(2, "freyr", { seat: null })];
  const surt = { strength: 3, rider: "gerda", open: [{ god: "thor", enemy: "surt" }], armed: true, loses: true };
  const all = view(
    {},
    { gods, enemies: { surt }, worlds: { midgard: { devastated: true, closed: "devastated", heal: 2 } } },
  );
  const midgard = all.worlds.find((one) => one.world === "midgard");
  expect(midgard && worldWords(all, midgard)).toMatch(/^Midgard, mid-level, column 1, Iormungand, devastated/);
  expect(midgard && worldWords(all, midgard)).toContain("healing costs 2 Life Points");
  expect(all.enemies[0] && enemyWords(all, all.enemies[0])).toBe(
    "Surt, Muspellheim, strength 3, ridden by Gerda, who must be fought first, on the wheel: Thor; the next card activates, the next activation could lose the game",
  );
  expect(gods[0] && godWords(all, gods[0])).toBe(
    `Odin, Ase, life 7 of 7, 1 Elf, 0 Vanir dice, ${nameOfThing("draupnir")}, Asgard, whose turn it is`,
  );
  expect(gods[2] && godWords(all, gods[2])).toContain("support");
  expect(summary(all, 0)).toBe("Odin, 7 life, 1 Elf, 0 dice");
});

test("what an activation would do is told in words", () => {
  expect(nextWords("up:midgard")).toBe("goes up to Midgard");
  expect(nextWords("to")).toBe("comes to the god who reveals");
  expect(nextWords("to:asgard")).toBe("comes to Asgard");
  expect(nextWords("life:3")).toBe("the god who reveals loses 3 Life Points");
  expect(nextWords("past-top")).toContain("you lose");
});

test("moves are told in words", () => {
  expect(moveName("fight surt")).toBe("Fight Surt");
  expect(moveName("bless odin")).toBe("1 Life Point for Odin");
  expect(moveName("2 heroes")).toBe("2 Heroes");
  expect(moveName("0 heroes")).toBe("No Heroes");
  expect(moveName("0 elves")).toBe("No Elves");
  expect(moveName("1 die")).toBe("1 Vanir die");
  expect(moveName("midgard")).toBe("Midgard");
  expect(answerName("act", view(), null)).toBe("Heal a world from afar · 3 Risks");
  expect(answerName("fight surt", view(), null)).toBe("Fight Surt · 1 Risk");
});

test("help tells of what is in play: powers in the hard game, pages in a saga, and one path", () => {
  const ids = (options: Record<string, boolean | string>) =>
    help("all", options).flatMap(({ title, text }) => [title, text]);
  const easy = ids({ hard: false, saga: "none" });
  expect(easy.slice(2).filter((id) => /hard game|saga/i.test(say(id)))).toEqual([]);
  expect(easy).not.toContain("yggdrasil-god-thor");
  expect(ids({ hard: true, saga: "none" })).toContain("yggdrasil-god-thor");
  expect(ids({ hard: true, saga: "none" })).not.toContain("yggdrasil-help-saga");
  expect(ids({ hard: false, saga: "baldr" })).toContain("yggdrasil-help-saga");
});
