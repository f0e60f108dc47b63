import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, expect, test } from "vitest";
import { learnGame, setNames, speak } from "../../lib/words.svelte";
import { army, purse, rest, view } from "./fixture";
import { looking } from "./looking.svelte";
import Plate from "./Plate.svelte";
import type { NidavellirView } from "./types";

let shown: Record<string, unknown> | undefined;

const three = view({ armies: [army(), army(), army()], coins: [purse(), purse(), purse()], gems: [1, 2, 3] });

function show(of: number, what: NidavellirView, seat: number | null = 0) {
  const idle = () => {};
  const props = {
    ...rest,
    view: what,
    seat,
    of,
    question: null,
    moves: [],
    play: idle,
    why: idle,
    preview: null,
    setPreview: idle,
  };
  shown = mount(Plate, { target: document.body, props });
  flushSync();
}

const plate = () => document.querySelector<HTMLButtonElement>("button.company");

beforeAll(async () => {
  await speak("en");
  await learnGame("nidavellir");
  setNames(["Ase", "Mimir", "Saga"]);
});
afterEach(() => {
  if (shown) unmount(shown);
  looking.clear();
});

test("somebody else's seat tells ranks and coins, and shows the whole army in the place of mine", () => {
  show(1, three);
  expect(plate()?.querySelectorAll(".coin svg")).toHaveLength(5);
  expect(plate()?.querySelectorAll(".ranks")).toHaveLength(5);
  expect(plate()?.querySelector(".aloud")?.textContent).toContain("Mimir");
  plate()?.click();
  flushSync();
  expect(looking.seat).toBe(1);
  expect(plate()?.getAttribute("aria-pressed")).toBe("true");
  plate()?.click();
  expect(looking.seat).toBeNull();
});

test("mine says nothing that hand and board say, until there is no hand", () => {
  show(0, three);
  expect(plate()).toBeNull();
  unmount(shown as Record<string, unknown>);
  show(0, { ...three, phase: "over" });
  expect(plate()).not.toBeNull();
});

test("of two armies that are both on the table a seat tells the coins alone", () => {
  show(1, view());
  expect(plate()).toBeNull();
  expect(document.querySelectorAll(".company .coin svg").length).toBeGreaterThan(0);
  expect(document.querySelector(".company .ranks")).toBeNull();
});
