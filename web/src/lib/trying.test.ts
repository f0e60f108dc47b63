import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Trying } from "./trying.svelte";

let trying: Trying | null = null;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  trying?.end();
  vi.useRealTimers();
});

/** Fails so many times. */
function failing(times: number) {
  const run = vi.fn(async () => {
    if (run.mock.calls.length <= times) throw new Error(`no ${run.mock.calls.length}`);
  });
  return run;
}
const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000);

it("tries until it succeeds, after longer and longer pauses, and says why not", async () => {
  const run = failing(2);
  trying = new Trying(run);
  await pass(0);
  expect(trying.failure).toEqual(new Error("no 1"));
  await pass(1);
  expect([run.mock.calls.length, trying.failure]).toEqual([2, new Error("no 2")]);
  await pass(1);
  expect(run).toHaveBeenCalledTimes(2);
  await pass(1);
  expect([run.mock.calls.length, trying.failure]).toEqual([3, null]);
  window.dispatchEvent(new Event("online"));
  await pass(60);
  expect(run).toHaveBeenCalledTimes(3);
});

it("tries at once when the network is back, or when it is asked", async () => {
  const run = failing(5);
  trying = new Trying(run);
  await pass(0);
  window.dispatchEvent(new Event("online"));
  await pass(0);
  trying.retry();
  trying.retry();
  await pass(0);
  expect(run).toHaveBeenCalledTimes(3);
});

it("waits before the first time where it may, and stops when it is no longer needed", async () => {
  const run = failing(5);
  trying = new Trying(run, { wait: 4, longest: 2 });
  await pass(3);
  expect(run).not.toHaveBeenCalled();
  await pass(1 + 1 + 2 + 2);
  expect(run).toHaveBeenCalledTimes(4);
  trying.end();
  await pass(60);
  expect(run).toHaveBeenCalledTimes(4);
});
