import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { learnGame, speak } from "../../lib/words.svelte";
import { settings } from "../kit";
import { choosing } from "./choosing.svelte";
import Hand from "./Hand.svelte";
import type { VoluspaView } from "./types";

const view = { hands: [["loki", "thor", "hel", "odin"], null], known: [[], []] } as unknown as VoluspaView;
const play = vi.fn();
const setPreview = vi.fn();
let shown: Record<string, unknown> | undefined;

function show(moves: string[], preview: string | null = null, seat: number | null = 0) {
  shown = mount(Hand, {
    target: document.body,
    props: {
      game: "voluspa",
      view,
      seat,
      names: ["Ase", "Mimir"],
      question: null,
      moves,
      choices: null,
      recent: [],
      events: [],
      tick: 0,
      speed: "none",
      patterns: false,
      play,
      why: () => {},
      preview,
      setPreview,
    },
  });
  flushSync();
  return [...document.querySelectorAll<HTMLElement>("[role=radio]")];
}

function press(node: HTMLElement | undefined, key: string) {
  node?.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
  flushSync();
}

beforeAll(async () => {
  await speak("en");
  await learnGame("voluspa");
});
beforeEach(() => {
  settings.confirm = true;
  play.mockClear();
  setPreview.mockClear();
});
afterEach(() => {
  if (shown) unmount(shown);
  choosing.clear();
});

test("the hand goes from the highest tile to the lowest, Hel last", () => {
  const tiles = show(["thor 0,1", "thor 1,0"]);
  expect(tiles.map((tile) => tile.getAttribute("aria-label"))).toEqual([
    "Odin, cannot be played now",
    "Thor, 2 cells",
    "Loki, cannot be played now",
    "Hel, cannot be played now",
  ]);
});

test("arrow keys and numbers choose a tile", () => {
  const tiles = show(["thor 0,1"]);
  press(tiles[0], "ArrowRight");
  expect(choosing.tile).toBe("thor");
  expect(tiles.map((tile) => tile.getAttribute("aria-checked"))).toEqual(["false", "true", "false", "false"]);
  press(tiles[1], "4");
  expect(choosing.tile).toBe("hel");
  press(tiles[3], "Escape");
  expect(choosing.tile).toBeNull();
});

test("Enter on the chosen tile leads to the board", () => {
  const tiles = show(["odin 0,1"]);
  const focus = vi.fn();
  choosing.board = { cellAt: () => null, act: () => {}, focus };
  press(tiles[0], "Enter");
  expect(choosing.tile).toBe("odin");
  press(tiles[0], "Enter");
  expect(focus).toHaveBeenCalledOnce();
});

test("where nothing can be played, a tap shows the discard and a second one plays it", () => {
  const tiles = show(["discard odin", "discard thor"]);
  tiles[1]?.click();
  expect(setPreview).toHaveBeenCalledWith("discard thor");
  expect(play).not.toHaveBeenCalled();
  if (shown) unmount(shown);
  show(["discard odin", "discard thor"], "discard thor")[1]?.click();
  expect(play).toHaveBeenCalledWith("discard thor");
});

test("who does not want to confirm plays at once", () => {
  settings.confirm = false;
  show(["discard odin"])[0]?.click();
  expect(play).toHaveBeenCalledWith("discard odin");
});

test("a long press tells what a tile does, and chooses nothing", () => {
  vi.useFakeTimers();
  const [, thor] = show(["thor 0,1"]);
  const touch = (type: string) =>
    thor?.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType: "touch", pointerId: 1, button: 0 }));
  touch("pointerdown");
  vi.advanceTimersByTime(500);
  flushSync();
  expect(document.querySelector("[role=tooltip]")?.textContent).toContain("Thor");
  touch("pointerup");
  thor?.click();
  expect(choosing.tile).toBeNull();
  touch("pointerdown");
  touch("pointerup");
  thor?.click();
  expect(choosing.tile).toBe("thor");
  vi.useRealTimers();
});

test("out of turn nothing is chosen", () => {
  const tiles = show([]);
  tiles[0]?.click();
  expect(choosing.tile).toBeNull();
  expect(tiles[0]?.getAttribute("aria-disabled")).toBe("true");
});

test("spectators see no hand", () => {
  expect(show([], null, null)).toEqual([]);
  expect(document.body.textContent).toContain("watching");
});
