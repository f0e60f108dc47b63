import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { learnGame, speak } from "../../lib/words.svelte";
import { settings } from "../kit";
import { bidding } from "./bidding.svelte";
import { coin, purse, rest, view } from "./fixture";
import Hand from "./Hand.svelte";
import type { NidavellirView } from "./types";

const play = vi.fn();
const why = vi.fn();
const setPreview = vi.fn();
let shown: Record<string, unknown> | undefined;
let id = 0;

interface Asked {
  step: string;
  moves: string[];
  given?: boolean;
  preview?: string;
}

function show(what: NidavellirView, { step, moves, given = false, preview }: Asked) {
  const question = { id: ++id, seat: 0, step, words: { id: "", terms: {} }, given };
  const props = { ...rest, view: what, seat: 0, question, moves, preview: preview ?? null, play, why, setPreview };
  shown = mount(Hand, { target: document.body, props });
  flushSync();
  return [...document.querySelectorAll<HTMLElement>("[data-hand] button.coin")];
}

function press(...keys: string[]) {
  for (const key of keys) document.body.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
  flushSync();
}

const button = () => document.querySelector<HTMLButtonElement>(".place button");
const labels = (coins: HTMLElement[]) => coins.map((one) => one.querySelector(".aloud")?.textContent);

beforeAll(async () => {
  await speak("en");
  await learnGame("nidavellir");
});
beforeEach(() => {
  settings.confirm = true;
});
afterEach(() => {
  if (shown) unmount(shown);
  bidding.clear();
  vi.clearAllMocks();
});

test("a bid is made with the keys alone", () => {
  const coins = show(view(), { step: "Bid", moves: ["0 5 3"] });
  expect(button()?.disabled).toBe(true);
  press("1", "g", "5", "d", "3", "p");
  expect(labels(coins)).toEqual([
    "0, at the Goblin",
    "2, in the pouch",
    "3, at the Pony",
    "4, in the pouch",
    "5, at the Dragon",
  ]);
  button()?.click();
  expect(play).toHaveBeenCalledWith("0 5 3");
});

test("a coin goes back into the pouch", () => {
  show(view(), { step: "Bid", moves: ["0 5 3"] });
  press("1", "g", "1", "Backspace");
  expect(bidding.laid).toEqual([null, null, null]);
});

test("a bid that is in stays until it is changed", () => {
  show(view({ bid: ["0", "5", "3"] }), { step: "Bid", moves: ["0 5 3", "4 5 3"], given: true });
  expect(bidding.laid).toEqual([0, 4, 2]);
  expect(button()?.disabled).toBe(true);
  press("4", "g");
  expect(button()?.disabled).toBe(false);
  button()?.click();
  expect(play).toHaveBeenCalledWith("4 5 3");
});

test("a bid that a hint shows lies at the taverns", () => {
  show(view(), { step: "Bid", moves: ["0 5 3"], preview: "0 5 3" });
  expect(bidding.laid).toEqual([0, 4, 2]);
  // What plays it stands in the prompt bar.
  expect(button()).toBeNull();
  expect(setPreview).not.toHaveBeenCalled();
  press("2", "g");
  expect(setPreview).toHaveBeenCalledWith(null);
});

test("an upgrade is shown first; what cannot be upgraded is explained", () => {
  const coins = show(view({ coins: [purse("goblin"), purse()] }), { step: "Upgrade", moves: ["2 hand", "5 hand"] });
  coins[1]?.click();
  expect(setPreview).toHaveBeenCalledWith("2 hand");
  coins[0]?.click();
  expect(why).toHaveBeenCalledWith("0 goblin");
  expect(play).not.toHaveBeenCalled();
});

test("two coins of the hand are one trade", () => {
  settings.confirm = false;
  const coins = show(view({ coins: [[coin(0, "goblin", true), ...purse().slice(1)], purse()] }), {
    step: "ShowCoins",
    moves: ["2 3", "2 5", "3 5"],
  });
  coins[4]?.click();
  expect(play).not.toHaveBeenCalled();
  coins[1]?.click();
  expect(play).toHaveBeenCalledWith("2 5");
});

test("a key that is typed elsewhere chooses no coin", () => {
  show(view(), { step: "Bid", moves: ["0 5 3"] });
  const field = document.body.appendChild(document.createElement("input"));
  field.dispatchEvent(new KeyboardEvent("keydown", { key: "1", bubbles: true }));
  expect(bidding.chosen).toBeNull();
  field.remove();
});
