import { beforeAll, expect, test } from "vitest";
import { learnGame, say, setNames, speak } from "../../../lib/words.svelte";
import type { Fact } from "../../kit";
import { cues } from "../cues";
import { verdict, victorOf } from "../ending";
import { view } from "../fixture";
import { columnsOf, type Taken, thrownOf } from "../throwing";
import { clear, floatsOf } from "./floats";
import { planOf, wakeOf } from "./wake";

const fact = (type: string, event: object = {}, id = "yggdrasil-event-game-won", terms = {}): Fact =>
  ({ seat: null, event: { type, ...event }, words: { id, terms } }) as unknown as Fact;

beforeAll(async () => {
  await speak("en");
  await learnGame("yggdrasil");
  setNames(["Ase", "Mimir", "Hugin"]);
});

const before = view({}, { enemies: { surt: { next: ["up:nidavellir", "devastate:nidavellir", "turn", "giants:2"] } } });
const plans = planOf(before, [fact("TurnBegan")], []);
const revealed = fact("EnemyRevealed", { god: "odin", owner: "odin", enemy: "surt", activates: true });
const activated = fact("EnemyActivated", { enemy: "surt" });
const moved = fact("EnemyMoved", { enemy: "surt", origin: "muspellheim", place: "nidavellir" });
const stateOf = (events: Fact[], recent: Fact[]) =>
  wakeOf(before, events, recent, planOf(before, recent, plans))?.steps.map((step) => step.state);

test("an Enemy wakes step by step: what was foretold is done, is now, or is still to come", () => {
  expect(stateOf([fact("TurnBegan"), revealed], [revealed])).toEqual(["now", "coming", "coming", "coming", "coming"]);
  expect(stateOf([revealed, activated], [activated])).toEqual(["done", "coming", "coming", "coming", "coming"]);
  expect(stateOf([revealed, activated, moved], [moved])).toEqual(["done", "now", "coming", "coming", "coming"]);
  const lost = fact("GameLost", { reason: "markers" });
  expect(stateOf([revealed, activated, moved, lost], [lost])).toEqual(["done", "done", "now"]);
  expect(wakeOf(before, [revealed, activated, moved], [moved], plans)?.lit).toEqual(
    expect.arrayContaining(["muspellheim", "nidavellir"]),
  );
});

test("what comes after an activation is another matter, and so is what was told before", () => {
  expect(stateOf([revealed, activated, moved, fact("GodMoved")], [fact("GodMoved")])).toBeUndefined();
  expect(stateOf([revealed, activated, moved], [])).toBeUndefined();
  const first = fact("EnemyRevealed", { enemy: "surt", activates: false });
  expect(stateOf([first], [first])).toBeUndefined();
});

const die = (face: string, success: boolean) => ({ face, success, lost: false, changed: false });
const thrown: Taken = {
  ...{ god: "thor", against: "surt", risks: 5, prevented: 1, left: 2, heroes_used: 1, elves_used: 0 },
  ...{ god_die: die("e", true), dice: [die("c", false), die("e", true)], brothers: [], dice_kept: 0, rerolled: [] },
  cancelled: [],
};
const drawn = (one: Taken, recent: Fact[] = []) =>
  columnsOf(one, recent).map(({ kind, risk, holds }) => [kind, risk, holds]);

test("a throw is columns: helpers, then dice as they fell, then what is open", () => {
  expect(drawn(thrown)).toEqual([
    ["hero", true, true],
    ["god", true, true],
    ["vanir", true, false],
    ["vanir", true, true],
    ["none", true, false],
  ]);
  // A success that prevents two Risks has a column for each.
  expect(columnsOf({ ...thrown, left: 1 }).filter(({ holds }) => holds)).toHaveLength(4);
  // With more dice than Risks, one that failed stands below nothing.
  expect(drawn({ ...thrown, risks: 3, left: 0 })[2]).toEqual(["vanir", false, false]);
});

test("the die that has just fallen tumbles, and no other", () => {
  const rolled = [fact("DieRolled", { god: "thor", die: "vanir", face: "e" })];
  expect(columnsOf(thrown, rolled).map((column) => column.isRolled ?? false)).toEqual([
    false,
    false,
    false,
    true,
    false,
  ]);
  const own = [fact("DieRolled", { god: "thor", die: "god", face: "e" })];
  expect(columnsOf(thrown, own)[1]?.isRolled).toBe(true);
});

test("Risks are seen as soon as they are told, and so is what cancels them", () => {
  const taken = fact("RisksTaken", { god: "thor", risks: 3, opponent: "surt" });
  const cancelled = fact("RisksCancelled", { god: "thor", count: 2, artifact: "gungnir" });
  const at = (...facts: Fact[]) => thrownOf(view(), facts, facts.slice(-1));
  expect(drawn(at(taken) as Taken)).toEqual(Array(3).fill(["none", true, false]));
  expect(drawn(at(taken, cancelled) as Taken).map(([kind]) => kind)).toEqual(["weapon", "weapon", "none"]);
  expect(at(taken, fact("GodMoved"))).toBeNull();
});

test("what is taken flies from its world to whoever takes it", () => {
  const [elves, heroes] = floatsOf(view(), [
    fact("ElvesTaken", { god: "odin", count: 2 }),
    fact("HeroesCalled", { count: 1 }),
  ]);
  expect(elves).toMatchObject({ at: { god: "odin" }, from: { world: "alfheim" }, sign: "elf", text: "+2" });
  expect(heroes).toMatchObject({ at: { world: "asgard" }, from: { world: "midgard" } });
});

test("nothing of an activation, of a throw or of a saga goes by unseen", () => {
  const great = [
    "EnemyActivated",
    "EnemyMoved",
    "WorldDevastated",
    "MidTurned",
    "GiantsRose",
    "IotunnWoke",
    "NidhoggMoved",
  ];
  const others = [
    "RisksTaken",
    "HeroesUsed",
    "DieRolled",
    "ElfUsed",
    "LifeLost",
    "PageTurned",
    "DeedBegan",
    "CounterChanged",
  ];
  for (const type of [...great, ...others]) expect(cues[type]?.ms, type).toBeGreaterThan(400);
});

test("a defeat names its Enemy: by the way that ended, or by what had happened last", () => {
  const lost = (reason: string) => view({ outcome: "lost", reason });
  expect(victorOf(lost("iotunns"), [])).toBe("loki");
  expect(verdict(lost("iotunns"), [])).toContain("Loki");
  expect(verdict(lost("iotunns"), [])).toContain(say("web-yggdrasil-near", { count: lost("").path.length - 1 }));
  expect(victorOf(lost("markers"), [])).toBe("fenrir");
  const hit = fact("LifeLost", { god: "odin" });
  expect(victorOf(lost("life"), [fact("TurnBegan"), fact("EnemyActivated", { enemy: "hel" }), hit])).toBe("hel");
  expect(victorOf(lost("life"), [fact("FightBegan", { opponent: "surt" }), hit])).toBe("surt");
  expect(victorOf(lost("life"), [fact("EnemyActivated", { enemy: "hel" }), fact("ActionBegan"), hit])).toBeNull();
});

test("what rises from the board lies on none of the words that tell of an Enemy", () => {
  const words = { left: 300, top: 200, width: 300, height: 240 };
  const whole = { width: 1000, height: 600 };
  const size = { width: 100, height: 44 };
  expect(clear({ x: 100, y: 100 }, size, words, whole)).toEqual({ x: 100, y: 100 });
  expect(clear({ x: 320, y: 300 }, size, words, whole).x).toBeLessThanOrEqual(250);
  expect(clear({ x: 450, y: 210 }, size, words, whole).y).toBeLessThanOrEqual(178);
  // Where they reach to the edge it goes the other way.
  const { x } = clear({ x: 60, y: 320 }, size, { ...words, left: 20 }, whole);
  expect(x === 60 || x >= 370).toBe(true);
});

test("a victory says how long it took, and who came nearest to death", () => {
  const won = view({ outcome: "won", round: 12 });
  const [first, ...others] = won.gods.filter((god) => god.seat !== null && god.god);
  if (!first) throw new Error("nobody plays");
  const near = { ...won, gods: [{ ...first, life: 1 }, ...others.map((god) => ({ ...god, life: 4 }))] };
  expect(verdict(near, [])).toContain("after 12 rounds.");
  expect(verdict(near, [])).toContain("had 1 Life Point left.");
  expect(verdict({ ...won, gods: [1, 2].map(() => ({ ...first, life: 3 })) }, [])).toContain(
    "The weakest of you had 3 Life Points left.",
  );
});
