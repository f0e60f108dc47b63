import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import art from "../../art/saga.svg?raw";
import { allDrawn } from "../../lib/testing/drawn";
import { learnGame, speak } from "../../lib/words.svelte";
import { settings } from "../kit";
import { god, rest, view } from "./fixture";
import { saga } from "./fixture.saga";
import { STANDEES } from "./pieces";
import SagaPath from "./SagaPath.svelte";
import { sceneOf } from "./scene";
import Tree from "./Tree.svelte";

const play = vi.fn();
const why = vi.fn();
let shown: Record<string, unknown>[] = [];
const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];

beforeAll(async () => {
  await speak("en");
  await learnGame("yggdrasil");
  settings.confirm = false;
});
afterEach(() => {
  for (const one of shown) unmount(one);
  shown = [];
  vi.clearAllMocks();
});

function tree(...moves: string[]) {
  const board = {
    ...rest,
    view: view({}, { gods: [god(0, "odin")] }),
    seat: 0,
    question: null,
    moves,
    play,
    why,
    preview: null,
    setPreview: vi.fn(),
  };
  const scene = sceneOf({ width: 1366, height: 631, left: 200, right: 330, below: 0, hasBook: true, hasRows: true });
  shown = [mount(Tree, { target: document.body, props: { board, mode: null, scene, saga } })];
  flushSync();
}

test("what a saga adds stands in its worlds: standees with their strength, tokens, tracks", async () => {
  tree();
  await allDrawn();
  expect(all('[data-place="iotunheim"] .standee').map((node) => node.dataset.token)).toEqual([
    "son-wind",
    "son-sword",
    "son-wolf",
  ]);
  expect(all('[data-token="naglfar"] .strength')[0]?.textContent).toBe("4");
  expect(all('[data-token="naglfar"] .tiles svg')).toHaveLength(4);
  expect(all('[data-place="asgard"] [data-world-token]').map((node) => node.dataset.worldToken)).toEqual([
    "promise",
    "bridge",
  ]);
  expect(all("[data-track]").map((node) => node.textContent)).toEqual([
    expect.stringContaining("Skoll"),
    expect.stringContaining("Hati"),
  ]);
});

test("a saga's deed is a row under the plate, and says why not where it is not in reach", async () => {
  tree("deed strike");
  await allDrawn();
  const row = (id: string) => all(`[data-saga-deed="${id}"]`)[0];
  expect(row("strike")?.className).toContain("open");
  expect(row("trim")?.className).toContain("lacking");
  expect(row("hold")?.className).toContain("blocked");
  row("strike")?.click();
  expect(play).toHaveBeenCalledWith("deed strike");
  row("trim")?.click();
  expect(why).toHaveBeenCalledWith("deed trim");
});

test("Nidhögg's path is a list of spots with what they do, whatever it is", () => {
  const spots = [
    ...["start", "plain", "iotunn", "plain", "anonymous", "turn"].map((effect) => ({
      effect,
      label: effect === "iotunn" ? "an Iotunn awakes" : "",
      count: effect === "anonymous" ? 2 : 1,
    })),
  ];
  shown = [
    mount(SagaPath, {
      target: document.body,
      props: { spots, at: 1, label: "Nidhögg's path", width: 300, height: 60 },
    }),
  ];
  flushSync();
  expect(all(".spot")).toHaveLength(6);
  expect(all(".spot.effect").map((node) => node.dataset.spot)).toEqual(["2", "4"]);
  expect(all('.spot[data-spot="4"] b')[0]?.textContent).toBe("2");
  expect(all(".spot.here")[0]?.dataset.spot).toBe("1");
  expect(all(".spot.last")[0]?.className).toContain("turn");
  expect(all(".path .aloud")[0]?.textContent).toContain("an Iotunn awakes");
});

test("the sheet holds every piece that can stand or lie somewhere", () => {
  const ids = new Set([...art.matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => id));
  for (const name of Object.keys(STANDEES)) expect(ids).toContain(`s-f-${name}`);
  for (const name of ["promise", "oath", "perjury", "limb", "limb-off"]) expect(ids).toContain(`s-k-${name}`);
  for (const name of ["baldr", "winter", "wolves", "ship", "bridge", "battle"]) expect(ids).toContain(`s-v-${name}`);
  expect(art).not.toMatch(/style=|class=|<style|<image|filter/);
});

test("worlds are drawn a few at a time, in their order", async () => {
  tree();
  const worlds = () => all(".world").map((node) => node.dataset.place);
  expect(worlds()).toEqual([]);
  await new Promise((turn) => setTimeout(turn));
  flushSync();
  const some = worlds();
  await allDrawn();
  expect(some.length).toBeLessThan(worlds().length);
  expect(worlds()).toHaveLength(9);
  expect(worlds().slice(0, some.length)).toEqual(some);
});
