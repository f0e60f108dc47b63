import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { allDrawn } from "../../lib/testing/drawn";
import { learnGame, setNames, speak } from "../../lib/words.svelte";
import { settings } from "../kit";
import Board from "./Board.svelte";
import { bidding } from "./bidding.svelte";
import { army, coin, column, purse, rest, view } from "./fixture";
import type { NidavellirView } from "./types";

const play = vi.fn();
const why = vi.fn();
let shown: Record<string, unknown> | undefined;

async function show(what: NidavellirView, step = "", moves: string[] = [], seat: number | null = 0) {
  const question = step ? { id: 1, seat: 0, step, words: { id: "x", terms: {} }, given: false } : null;
  const props = { ...rest, view: what, seat, question, moves, play, why, preview: null, setPreview: () => {} };
  shown = mount(Board, { target: document.body, props });
  await allDrawn();
}

const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
const labels = (selector: string) => all(selector).map((node) => node.querySelector(".aloud")?.textContent);

beforeAll(async () => {
  await speak("en");
  await learnGame("nidavellir");
  setNames(["Ase", "Mimir"]);
});
beforeEach(() => {
  settings.confirm = false;
  // happy-dom lays nothing out.
  vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(820);
  vi.spyOn(HTMLElement.prototype, "clientHeight", "get").mockReturnValue(580);
});
afterEach(() => {
  if (shown) unmount(shown);
  bidding.clear();
  vi.clearAllMocks();
});

test("a card of the open tavern is taken by a click, the others cannot be clicked", async () => {
  const coins = [purse("goblin", "dragon", "pony", "pouch", "pouch"), [coin(5, "goblin", true)]];
  await show(view({ phase: "tavern", tavern: 0, coins, order: [0, 1] }), "TakeCard", [
    "hunter",
    "miner-0",
    "warrior-5",
  ]);
  expect(labels("button.card")).toEqual(["Warrior 5", "Hunter", "Miner 0"]);
  all("button.card")[1]?.click();
  expect(play).toHaveBeenCalledWith("hunter");
});

test("the coin that is chosen is laid at the tavern that is touched", async () => {
  await show(view(), "Bid", ["0 5 3"]);
  bidding.chosen = 3;
  all("button.slot")[1]?.click();
  expect(bidding.laid).toEqual([null, 3, null]);
});

test("heroes come forward when one is due; who would not come says why", async () => {
  await show(view({ phase: "tavern", tavern: 0 }), "Recruit", ["kraal"]);
  const stands = all("[data-hero]");
  expect(stands).toHaveLength(21);
  stands.find((stand) => stand.dataset.hero === "hourya")?.click();
  expect(why).toHaveBeenCalledWith("hourya");
  stands.find((stand) => stand.dataset.hero === "kraal")?.click();
  expect(play).toHaveBeenCalledWith("kraal");
});

test("a column is chosen where one is asked for", async () => {
  const armies = [army({ columns: [column("warrior-5"), column(), column(), column(), column()] }), army()];
  await show(view({ phase: "tavern", tavern: 0, armies }), "Discard", ["warrior"]);
  expect(all(".column.open")).toHaveLength(1);
  all(".column.open")[0]?.click();
  expect(play).toHaveBeenCalledWith("warrior");
});

test("another tab can be looked at meanwhile", async () => {
  await show(view());
  all("[role=tab]")[4]?.click();
  flushSync();
  expect(document.querySelector("table")?.textContent).toContain("Mimir");
});

test("the end shows everybody's points; a spectator sees all armies", async () => {
  const three = [purse(), purse(), purse()];
  await show(view({ phase: "over", coins: three }), "", [], null);
  expect(document.querySelector("table")).not.toBeNull();
  expect(all(".mini")).toHaveLength(3);
});

test("every tavern can be pointed at, by a name that the server lets through", async () => {
  await show(view());
  const places = all("[data-place]").map((node) => [node.dataset.place, node.getAttribute("aria-label")]);
  expect(places).toEqual([
    ["tavern:goblin", expect.stringContaining("Goblin")],
    ["tavern:dragon", expect.stringContaining("Dragon")],
    ["tavern:pony", expect.stringContaining("Pony")],
  ]);
});
