import { flushSync } from "svelte";
import { afterEach, expect, test } from "vitest";
import { allDrawn } from "../../lib/testing/drawn";
import { focusSoon, followed } from "./updates.svelte";

afterEach(() => document.body.replaceChildren());

function button(name: string): HTMLButtonElement {
  const node = document.createElement("button");
  node.className = name;
  document.body.append(node);
  return node;
}

test("what is drawn bit by bit is focused when it is there", async () => {
  focusSoon(".answer");
  await new Promise((turn) => setTimeout(turn));
  const answer = button("answer");
  await allDrawn();
  expect(document.activeElement).toBe(answer);
});

test("what is still on its way is focused when it comes", async () => {
  focusSoon(".answer");
  await new Promise((turn) => setTimeout(turn, 400));
  const answer = button("answer");
  await expect.poll(() => document.activeElement).toBe(answer);
});

test("whoever plays by keyboard is led to the next answer, however late it is drawn; nobody else is", async () => {
  let question = $state<number>();
  const end = $effect.root(() => {
    followed(
      ".board",
      () => question,
      () => document.querySelector<HTMLElement>(".answer"),
    );
  });
  flushSync();
  question = 1;
  flushSync();
  const first = button("answer");
  await allDrawn();
  expect(document.activeElement).not.toBe(first);
  dispatchEvent(new KeyboardEvent("keydown", { key: "Shift" }));
  first.remove();
  question = 2;
  flushSync();
  await new Promise((turn) => setTimeout(turn));
  const second = button("answer");
  await allDrawn();
  expect(document.activeElement).toBe(second);
  end();
});
