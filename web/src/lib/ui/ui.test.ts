import { flushSync, mount, tick, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import Announcer from "./Announcer.svelte";
import { announce } from "./announcer.svelte";
import { left, shown } from "./clock";
import Toasts from "./Toasts.svelte";
import { toast } from "./toasts.svelte";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const heard = () => [...document.querySelectorAll("[role=status]")].map((one) => one.textContent).filter(Boolean);

test("what is announced together is said together, in order, and the same thing twice is said twice", () => {
  const announcer = mount(Announcer, { target: document.body });
  announce("Anna laid Thor.");
  announce("Your turn.");
  vi.advanceTimersByTime(100);
  flushSync();
  expect(heard()).toEqual(["Anna laid Thor. Your turn."]);
  const place = document.querySelectorAll("[role=status]")[0]?.textContent;
  announce("Anna laid Thor. Your turn.");
  vi.advanceTimersByTime(100);
  flushSync();
  expect(heard()).toEqual(["Anna laid Thor. Your turn."]);
  expect(document.querySelectorAll("[role=status]")[0]?.textContent).not.toBe(place);
  void unmount(announcer);
});

test("what is urgent does not wait", async () => {
  const announcer = mount(Announcer, { target: document.body });
  announce("Only a Troll may lie there.", true);
  await tick();
  expect(document.querySelector("[role=alert]")?.textContent).toBe("Only a Troll may lie there.");
  void unmount(announcer);
});

test("what becomes urgent at once is said together, each sentence once", async () => {
  const announcer = mount(Announcer, { target: document.body });
  for (const text of ["The connection is lost.", "Your time is nearly up.", "The connection is lost."])
    announce(text, true);
  await tick();
  expect(document.querySelector("[role=alert]")?.textContent).toBe("The connection is lost. Your time is nearly up.");
  void unmount(announcer);
});

test("a clock runs only for who is asked, and never below zero", () => {
  expect(left(60_000, false, 0, 50_000)).toBe(60_000);
  expect(left(60_000, true, 0, 50_000)).toBe(10_000);
  expect(left(60_000, true, 0, 90_000)).toBe(0);
  expect(left(60_000, true, 100, 0)).toBe(60_000);
});

test("a clock is written as people read it", () => {
  expect(shown(65_000)).toEqual({ text: "1:05" });
  expect(shown(3_600_000)).toEqual({ text: "1:00:00" });
  expect(shown(90_000_000)).toEqual({ days: 1, hours: 1 });
  expect(shown(0)).toEqual({ text: "0:00" });
});

test("a notice lies in a landmark of its own, so that whoever walks by landmarks finds it", () => {
  const notices = mount(Toasts, { target: document.body });
  toast("Connected again.");
  flushSync();
  expect(document.querySelector("section[aria-label] .toast")?.textContent).toContain("Connected again.");
  void unmount(notices);
});
