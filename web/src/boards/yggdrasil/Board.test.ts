import { flushSync, mount, tick, unmount } from "svelte";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { allDrawn } from "../../lib/testing/drawn";
import { learnGame, setNames, speak } from "../../lib/words.svelte";
import { settings } from "../kit";
import Board from "./Board.svelte";
import { choosing } from "./choosing.svelte";
import { god, rest, view } from "./fixture";
import Hand from "./Hand.svelte";
import type { YggdrasilView } from "./types";

const play = vi.fn();
const why = vi.fn();
const setPreview = vi.fn();
let shown: Record<string, unknown>[] = [];

async function show(what: YggdrasilView, ...moves: string[]) {
  const question = moves.length ? { id: 1, seat: 0, step: "X", words: { id: "x", terms: {} }, given: false } : null;
  const props = { ...rest, view: what, seat: 0, question, moves, play, why, preview: null, setPreview };
  shown = [Board, Hand].map((part) => mount(part, { target: document.body, props }));
  flushSync();
  await tick();
  // Panels come once the board stands.
  await import("./moments");
  await allDrawn();
}

const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
const area = (name: string) => all(`[data-place="${name}"] > .area`)[0];
function click(node: Element | undefined) {
  node?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  flushSync();
}

beforeAll(async () => {
  await import("./moments");
  await speak("en");
  await learnGame("yggdrasil");
  setNames(["Ase", "Mimir", "Hugin"]);
});
beforeEach(() => {
  settings.confirm = false;
  // happy-dom lays nothing out.
  vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(820);
  vi.spyOn(HTMLElement.prototype, "clientHeight", "get").mockReturnValue(580);
});
afterEach(() => {
  for (const one of shown) unmount(one);
  shown = [];
  choosing.clear();
  vi.clearAllMocks();
});

test("the tree says who stands where, what an action would give, and at what risk", async () => {
  await show(view({}, { worlds: { alfheim: { mode: "bonus", amount: 3 } } }));
  expect(area("asgard")?.getAttribute("aria-label")).toContain("Odin, Thor and Freyr");
  expect(area("asgard")?.getAttribute("aria-label")).toContain("3 Risks");
  expect(area("vanaheim")?.getAttribute("aria-label")).toContain("Loki");
  expect(area("alfheim")?.getAttribute("aria-label")).toContain("take up to 3 Elves with a bonus");
  expect(all(".world").map((node) => node.dataset.place)).toEqual([
    ...["asgard", "vanaheim", "alfheim"],
    ...["midgard", "nidavellir", "svartalfheim"],
    ...["iotunheim", "niflheim", "muspellheim"],
  ]);
});

test("the middle bough stands as it has turned", async () => {
  const worlds = { midgard: { column: 1 }, nidavellir: { column: 2 }, svartalfheim: { column: 0 } };
  await show(view({ turned: 1 }, { worlds }));
  expect(
    all(".world")
      .slice(3, 6)
      .map((node) => node.dataset.place),
  ).toEqual(["svartalfheim", "midgard", "nidavellir"]);
});

test("worlds that can be reached light up; elsewhere the server says why not", async () => {
  await show(view(), "stay", "midgard", "alfheim");
  expect(all(".world.open").map((node) => node.dataset.place)).toEqual(["asgard", "alfheim", "midgard"]);
  click(area("niflheim"));
  expect(why).toHaveBeenCalledWith("niflheim");
  click(area("midgard"));
  expect(play).toHaveBeenCalledWith("midgard");
  click(area("asgard"));
  expect(play).toHaveBeenCalledWith("stay");
});

test("where one stands one acts, and whom one meets one fights", async () => {
  const gods = [god(0, "odin", { world: "vanaheim" }), god(1, "thor"), god(2, "freyr")];
  await show(view({}, { gods }), "pass", "act", "fight loki");
  click(area("vanaheim"));
  expect(play).toHaveBeenCalledWith("act");
  click(all('[data-enemy="loki"] .token')[0]);
  expect(play).toHaveBeenCalledWith("fight loki");
  expect(all("[data-hand] .answer").map((node) => node.dataset.answer)).toEqual(["act", "fight loki", "pass"]);
});

test("an order is chosen god by god", async () => {
  await show(view({ active: null }), "odin thor freyr", "odin freyr thor", "thor odin freyr", "thor freyr odin");
  click(all('[data-answer="thor"]')[0]);
  expect(play).not.toHaveBeenCalled();
  expect(all("[data-hand] .god.done")).toHaveLength(1);
  click(all('[data-answer="freyr"]')[0]);
  expect(play).toHaveBeenCalledWith("thor freyr odin");
});

test("cards are chosen beside what they do", async () => {
  await show(view(), "draupnir", "mimming");
  expect(all(".choice")[1]?.textContent).toContain("Surt");
  all(".choice")[1]?.click();
  expect(play).toHaveBeenCalledWith("mimming");
});

test("an Enemy tells what its next activation would do", async () => {
  const open = [{ god: "thor", enemy: "surt" }];
  const surt = { open, armed: true, loses: true, next: ["up:svartalfheim", "turn", "giants:2"] };
  await show(view({}, { enemies: { surt } }));
  expect(all('[data-enemy-card="surt"]')[0]?.className).toContain("loses");
  all('[data-enemy-card="surt"]')[0]?.click();
  flushSync();
  expect(all(".info ol li").map((node) => node.textContent)).toEqual([
    "goes up to Svartalfheim",
    "the mid-level turns",
    "2 Fire Giants climb the ladder",
  ]);
  expect(all(".info")[0]?.textContent).toContain("could lose the game");
});

test("a throw lies on the table while it lasts", async () => {
  const die = (face: string, success: boolean, lost = false) => ({ face, success, lost, changed: false });
  const thrown = {
    ...{ god: "odin", against: "surt", risks: 3, prevented: 1, heroes_used: 1, elves_used: 0, dice_kept: 0 },
    ...{ left: 2, rerolled: [], god_die: die("e", true), dice: [die("a", false, true)], brothers: [] },
  };
  await show(view({ throw: thrown }), "elf a", "done");
  expect(all(".throw .die").map((node) => node.dataset.face)).toEqual(["e", "a"]);
  expect(all(".throw")[0]?.textContent).toContain("1 prevented");
  all('[data-cast="elf a"]')[0]?.click();
  expect(play).toHaveBeenCalledWith("elf a");
});

test("the end says how it came", async () => {
  await show(view({ outcome: "lost", reason: "giants" }));
  expect(all(".outcome")[0]?.textContent).toContain("Yggdrasil has fallen");
  expect(all(".outcome")[0]?.textContent).toContain("Fire Giants");
});
