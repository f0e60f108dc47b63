import { flushSync } from "svelte";
import { afterEach, expect, test, vi } from "vitest";
import { notes } from "../../lib/ui/toasts.svelte";
import { Part } from "./part.svelte";

afterEach(() => vi.useRealTimers());

test("a part that cannot be loaded is missed aloud, once, and is there as soon as it can", async () => {
  vi.useFakeTimers();
  let failures = 2;
  const load = vi.fn(async () => {
    if (failures-- > 0) throw new Error("There is no network here.");
    return "scenes";
  });
  let isWanted = $state(false);
  let part: Part<string> | undefined;
  const end = $effect.root(() => {
    part = new Part(load, () => isWanted);
  });
  const pass = async (ms: number) => {
    flushSync();
    await vi.advanceTimersByTimeAsync(ms);
    flushSync();
  };
  await pass(10);
  expect(load).not.toHaveBeenCalled();
  isWanted = true;
  await pass(10);
  expect([part?.found, notes.length, notes[0]?.kind]).toEqual([null, 1, "bad"]);
  await pass(4000);
  expect([part?.found, notes.length, load.mock.calls.length]).toEqual(["scenes", 1, 3]);
  end();
});
