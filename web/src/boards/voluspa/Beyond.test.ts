import { flushSync, mount, unmount } from "svelte";
import { beforeAll, expect, test } from "vitest";
import { learnGame, speak } from "../../lib/words.svelte";
import Beyond from "./Beyond.svelte";
import type { SpotState } from "./spots";

beforeAll(async () => {
  await speak("en");
  await learnGame("voluspa");
});

/** The way to a cell that lies to the right of what is seen. */
function wayTo(points: number | null): { name: string | null; text: string | undefined } {
  const spot = { x: 9, y: 0, key: "9,0", isTarget: true, points } as unknown as SpotState;
  const props = { spots: [spot], camera: { x: 0, y: 0, scale: 1 }, size: { width: 200, height: 200 }, go: () => {} };
  const shown = mount(Beyond, { target: document.body, props });
  flushSync();
  const button = document.querySelector("button");
  const way = { name: button?.getAttribute("aria-label") ?? null, text: button?.textContent?.trim() };
  void unmount(shown);
  return way;
}

test("the way to cells out of sight says what they bring, and nothing where that is nothing", () => {
  expect(wayTo(5)).toEqual({ name: "There are more cells this way, for 5 at best.", text: "+5" });
  expect(wayTo(0)).toEqual({ name: "There are more cells this way.", text: "" });
  expect(wayTo(null)).toEqual({ name: "There are more cells this way.", text: "" });
});
