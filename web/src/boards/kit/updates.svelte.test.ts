import { flushSync, tick } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { BoardProps } from "./board";
import { followed, onQuestion, onUpdate, performed } from "./updates.svelte";

const question = (id: number) => ({ id, seat: 0, step: "Take", words: { id: "", terms: {} }, given: false });
const board = $state({ seat: 0, tick: 1, question: question(1), recent: [] } as unknown as BoardProps);
let end: () => void;
const during = (setUp: () => void) => {
  end = $effect.root(setUp);
  flushSync();
};

beforeEach(() => {
  Object.assign(board, { seat: 0, tick: 1, question: question(1) });
  document.body.innerHTML = `<main id="main"><div class="board"><button id="answer"></button></div></main><input>`;
});
afterEach(() => end());

test("every update is heard once; the first, and that of another seat, follow none", () => {
  const heard = vi.fn();
  during(() => onUpdate(() => board, heard));
  for (const change of [{ tick: 2 }, { seat: 1 }, { tick: 3 }]) {
    Object.assign(board, change);
    flushSync();
  }
  expect(heard.mock.calls).toEqual([[false], [true], [false], [true]]);
});

test("another question is heard, and the same one is not", () => {
  const heard = vi.fn();
  during(() => onQuestion(() => board, heard));
  for (const change of [{ tick: 2 }, { question: question(1) }, { question: question(2) }, { question: null }]) {
    Object.assign(board, change);
    flushSync();
  }
  expect(heard).toHaveBeenCalledTimes(3);
});

test("what is performed knows where things were before the update", () => {
  const root = document.body;
  const perform = vi.fn();
  let where = "left";
  during(() => performed(() => ({ board, root, ms: 9, traces: () => where, perform })));
  expect(perform).not.toHaveBeenCalled();
  board.tick = 2;
  flushSync();
  where = "right";
  expect(perform.mock.calls).toEqual([[root, "left", [], 9]]);
});

test("where things take no time nothing is performed", () => {
  const [traces, perform] = [vi.fn(), vi.fn()];
  during(() => performed(() => ({ board, root: document.body, ms: 0, traces, perform })));
  board.tick = 2;
  flushSync();
  expect([traces.mock.calls, perform.mock.calls]).toEqual([[], []]);
});

test.each([
  ["the keyboard goes on", "keydown", "", "answer"],
  ["a pointer stays free", "pointerdown", "", ""],
  ["who writes elsewhere is left alone", "keydown", "input", ""],
])("%s where the next answer is given", async (_, event, focused, expected) => {
  const asked = () => board.question?.id;
  during(() => followed(".board", asked, () => document.querySelector<HTMLElement>("#answer")));
  dispatchEvent(new Event(event));
  if (focused) document.querySelector<HTMLElement>(focused)?.focus();
  board.question = question(2);
  flushSync();
  await tick();
  await tick();
  expect(document.activeElement?.id ?? "").toBe(expected);
});
