// The review of a finished game, against a server that is a script.
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { session } from "../../lib/session.svelte";
import { settings } from "../../lib/settings.svelte";
import { learnToPlay, speak } from "../../lib/words.svelte";
import Replay from "../Replay.svelte";

const anna = { id: "anna", name: "Anna", face: "fox", guest: true };
const seat = (number: number, person: typeof anna | null) => ({
  ...{ number, person, bot: "random", is_here: false, remaining: null, is_running: false },
});
const table = {
  ...{ id: "t1", game: "feast", status: "over", options: {}, public: false, host: anna },
  ...{ clock: { kind: "none", amount: 0 }, seats: [seat(0, anna), seat(1, null)], places: [2, 1], scores: [2, 3] },
  ...{ turn: [], undo: null, at: 0, reason: null },
};
const lines = [-1, 0, 1, 0].map((who, index) => ({ number: index + 1, seat: who, step: "Take", text: "x" }));
const replay = (at: number, from: number | null) => ({
  ...{ at, seat: from, lines, owes: [], view: { joy: at }, events: [] },
  scores: [0, 1, 2, 3, 4].map((points) => [points, points]),
});
const judged = (number: number, who: number, lost: number) => ({
  ...{ number, seat: who, move: "bread", odds: 0.4, lost, doubt: 0.02, standing: [0.5, 0.5], line: [], why: null },
  ...{ best: [{ move: "mead", odds: 0.4 + lost, doubt: 0.01, words: null }], words: null },
});
const review = {
  ...{ game: "feast", rules: 1, seats: 2, together: false, iterations: 60 },
  judged: [judged(2, 0, 0.25), judged(3, 1, 0.1), judged(4, 0, 0)],
  curve: [2, 3, 4, 5].map((number, n) => ({ number, odds: n < 2 ? [0.6, 0.4] : [0.1 * n, 1 - 0.1 * n] })),
  ...{
    turns: [{ number: 3, before: [0.6, 0.4], after: [0.2, 0.8] }],
    strokes: [{ number: 1, gained: [0.06, -0.06], words: null }],
  },
  players: [0, 1].map((one) => ({ seat: one, accuracy: 0.9, lost: 0.25, mistakes: 1, decisions: 2, luck: 0.06 })),
};

vi.setConfig({ testTimeout: 20_000 });
let status: string;
let asked: string[];
let screen: Record<string, unknown>;

beforeEach(async () => {
  asked = [];
  settings.set("speed", "none");
  await speak("en");
  await learnToPlay();
  session.me = { ...anna, login: "", webhook: "", created: 0 };
  vi.stubGlobal("fetch", async (path: string, options?: RequestInit) => {
    if (path.endsWith("/api/games")) return Response.json([]);
    const url = new URL(path, location.href);
    const method = options?.method ?? "GET";
    if (url.pathname.includes("/review")) asked.push(`${method} ${url.pathname.split("/").at(-1)}${url.search}`);
    if (url.pathname.endsWith("/review/line")) {
      const step = { seat: 0, step: "Take", text: "mead", events: [], view: { joy: 9 } };
      return Response.json({ at: 1, seat: 0, view: { joy: 1 }, steps: [step] });
    }
    if (url.pathname.endsWith("/review")) {
      if (method === "POST") status = "thinking";
      if (method === "DELETE") status = "none";
      return Response.json({ status, done: 1, total: 3, review: status === "done" ? review : null });
    }
    if (!url.pathname.endsWith("/replay")) return Response.json(table);
    const from = url.searchParams.get("seat");
    return Response.json(replay(Number(url.searchParams.get("at") ?? 4), from === null ? null : Number(from)));
  });
});
afterEach(async () => {
  await unmount(screen);
  vi.unstubAllGlobals();
  history.replaceState(null, "", "/");
  document.body.innerHTML = "";
});

async function until(isSo: () => unknown): Promise<void> {
  await vi.waitFor(() => {
    flushSync();
    expect(isSo()).toBeTruthy();
  }, 20_000);
}
async function open(address: string, was: string): Promise<void> {
  status = was;
  history.replaceState(null, "", address);
  screen = mount(Replay, { target: document.body, props: { id: "t1", invitation: "" } });
  await until(() => /Joy/.test(document.querySelector("main")?.textContent ?? ""));
}
const text = () => document.querySelector(".review")?.textContent ?? "";
const button = (name: string) =>
  [...document.querySelectorAll<HTMLButtonElement>("button")].find((one) => one.textContent?.includes(name));

test("a review is asked for, waited for and given up by hand", async () => {
  await open("/r/t1", "none");
  button("Review")?.click();
  await until(() => button("Review this game"));
  expect(location.search).toContain("&review");
  button("Review this game")?.click();
  await until(() => text().includes("1 of 3 decisions"));
  button("Stop")?.click();
  await until(() => button("Review this game"));
  expect(asked).toEqual(["GET review", "POST review", "DELETE review"]);
});

test("whoever comes from the end of his game has asked for it there", async () => {
  await open("/r/t1?review=now", "none");
  await until(() => text().includes("1 of 3 decisions"));
  expect(asked.slice(0, 2)).toEqual(["GET review", "POST review"]);
});

test("one's own moves come first, and each leads to its moment", async () => {
  await open("/r/t1?at=3&review", "done");
  await until(() => text().includes("Better moves"));
  expect(document.querySelectorAll(".missed > li")).toHaveLength(1);
  expect(text()).toContain("−25 %");
  expect(text()).toContain("mead");
  button("Anna: 60 %")?.click();
  await until(() => location.search.startsWith("?at=2"));
  const whose = document.querySelector<HTMLSelectElement>(".review select");
  if (whose) whose.value = "";
  whose?.dispatchEvent(new Event("change", { bubbles: true }));
  flushSync();
  expect(document.querySelectorAll(".missed > li")).toHaveLength(2);
});

test("the better line is played on the board, and one is led back", async () => {
  await open("/r/t1?at=3&review", "done");
  await until(() => button("Show me"));
  button("Show me")?.click();
  await until(() => document.querySelector("header")?.textContent?.includes("A line that was not played"));
  await until(() => /Joy\s*9/.test(document.querySelector("main")?.textContent ?? ""));
  expect(asked).toContain("GET line?number=2&seat=0");
  button("Back to the game")?.click();
  await until(() => /Joy\s*1/.test(document.querySelector("main")?.textContent ?? ""));
  expect(document.querySelector("header")?.textContent).not.toContain("not played");
});
