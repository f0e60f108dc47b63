import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { table } from "../../lib/testing/tables";
import { faces } from "../../lib/ui/faces.svelte";
import { speak } from "../../lib/words.svelte";
import Log from "./Log.svelte";
import Seats from "./Seats.svelte";

const mark = (seat: number) => ({ name: ["Wolf", "Raven"][seat] ?? "", cloth: ["blue", "white"][seat] ?? "" });
const names = ["Anna", "Mimir"];
const seats = { table, names, scores: [3, 5], owes: [], mine: [0], active: 0, recent: [] };
let shown: Record<string, unknown> | undefined;

beforeAll(() => speak("en"));
afterEach(() => {
  if (shown) unmount(shown);
});

test("a seat looks in the list and in the log as the game says", () => {
  shown = mount(Seats, { target: document.body, props: { ...seats, markOf: mark } });
  flushSync();
  expect([...document.querySelectorAll(".seat .badge")].map((node) => node.getAttribute("title"))).toEqual([
    "Wolf",
    "Raven",
  ]);
  expect(document.querySelector(".avatar")).toBeNull();
  unmount(shown);
  const events = [{ event: { type: "Sat", seat: 1 }, words: { id: "event-taken-back", terms: { seat: 1 } } }];
  shown = mount(Log, { target: document.body, props: { events, names, markOf: mark } });
  flushSync();
  expect(document.querySelector(".log .badge")?.getAttribute("title")).toBe("Raven");
});

test("where a game has no marks, the log shows the face of whoever did it", () => {
  const sheet = document.createElement("div");
  sheet.innerHTML = `<svg><defs><clipPath id="c"></clipPath></defs><symbol id="h-bot-mimir"><circle r="9" /></symbol></svg>`;
  document.body.append(sheet);
  faces.isLaid = true;
  faces.atTable = ["", "h-bot-mimir"];
  const events = [{ event: { type: "Sat", seat: 1 }, words: { id: "event-taken-back", terms: { seat: 1 } } }];
  shown = mount(Log, { target: document.body, props: { events, names } });
  flushSync();
  const drawn = decodeURIComponent(document.querySelector<HTMLImageElement>(".log img")?.src ?? "");
  expect(drawn).toMatch(/^data:image\/svg\+xml,<svg xmlns.*<clipPath id="c">.*<circle r="9">/);
  faces.isLaid = false;
  faces.atTable = [];
  sheet.remove();
});

test("numbers of a seat stand beside their signs, and the summary is heard", () => {
  const factsAbout = () => [{ sheet: "", symbol: "b-rage", value: "5", label: "5 Rage" }];
  shown = mount(Seats, { target: document.body, props: { ...seats, factsAbout, summary: () => "5 Rage, 3 cards" } });
  flushSync();
  expect(document.querySelector(".fact")?.textContent).toBe("5");
  expect(document.querySelector(".facts .aloud")?.textContent).toBe("5 Rage, 3 cards");
});

test("without a mark the letter of who sits there stands in a circle", () => {
  shown = mount(Seats, { target: document.body, props: seats });
  flushSync();
  expect(document.querySelectorAll(".seat .avatar")).toHaveLength(2);
  expect(document.querySelector(".badge")).toBeNull();
});

test("of a long log what fills the side is drawn, and what is scrolled to", async () => {
  let look: (seen: { isIntersecting: boolean }[]) => void = () => {};
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      constructor(heard: typeof look) {
        look = heard;
      }
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
  const events = Array.from({ length: 90 }, (_, at) => ({
    event: { type: "Sat", seat: at % 2 },
    words: { id: "event-taken-back", terms: { seat: at % 2 } },
  }));
  shown = mount(Log, { target: document.body, props: { events, names } });
  flushSync();
  const entries = () => document.querySelectorAll(".log li").length;
  expect(entries()).toBe(20);
  look([{ isIntersecting: false }]);
  flushSync();
  expect(entries()).toBe(20);
  look([{ isIntersecting: true }]);
  flushSync();
  expect(entries()).toBe(80);
  document.querySelector<HTMLElement>(".more")?.click();
  flushSync();
  expect(entries()).toBe(90);
  expect(document.querySelector(".more")).toBeNull();
  vi.unstubAllGlobals();
});
