// A finished game, looked at against a server that is a script.
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
  ...{
    id: "t1",
    game: "feast",
    status: "over",
    options: {},
    public: false,
    host: anna,
    clock: { kind: "none", amount: 0 },
  },
  ...{
    seats: [seat(0, anna), seat(1, null)],
    places: [1, 2],
    scores: [3, 2],
    turn: [],
    undo: null,
    at: 0,
    reason: null,
  },
};
/** Nature deals, then the two take turns; every answer tells two events, the first of which is half the joy. */
const lines = [-1, 0, 1, 0].map((who, index) => ({ number: index + 1, seat: who, step: "Take", text: "x" }));
const told = (line: (typeof lines)[number], half: number, since: number) => ({
  event: { type: half ? "Taken" : "Reached", seat: line.seat },
  words: { id: "who", terms: { seat: line.seat } },
  ...(line.number > since ? { patch: [[["joy"], line.number - 0.5 + half / 2]] } : {}),
});
const replay = (at: number, from: number | null, since = 99) => ({
  ...{ at, seat: from, lines, owes: [{ seat: 1, step: "Take", for_all: false }], view: { joy: at } },
  events: lines.slice(0, at).flatMap((line) => [told(line, 0, since), told(line, 1, since)]),
  scores: [0, 1, 2, 3, 4].map((points) => [points, points]),
});

let asked: string[];
/** How many more replays are too many. */
let tooMany: number;
let screen: Record<string, unknown>;

beforeEach(async () => {
  asked = [];
  tooMany = 0;
  settings.set("speed", "none");
  await speak("en");
  await learnToPlay();
  session.me = { ...anna, login: "", webhook: "", created: 0 };
  vi.stubGlobal("fetch", async (path: string) => {
    if (path.endsWith("/api/games")) return Response.json([]);
    asked.push(path);
    const url = new URL(path, location.href);
    const { searchParams: query } = url;
    if (url.pathname.endsWith("/invitation")) return Response.json({ token: "fresh", link: "" });
    if (!url.pathname.endsWith("/replay")) return Response.json(table);
    if (query.has("at") && tooMany-- > 0) {
      const words = { id: "limit-too-many", terms: { seconds: 0.01 } };
      return Response.json({ code: "limit/too-many", words, sentence: "" }, { status: 429 });
    }
    const from = query.get("seat");
    const since = query.has("since") ? Number(query.get("since")) : undefined;
    return Response.json(replay(Number(query.get("at") ?? 4), from === null ? null : Number(from), since));
  });
});
afterEach(async () => {
  await unmount(screen);
  vi.unstubAllGlobals();
  history.replaceState(null, "", "/");
  document.body.innerHTML = "";
});

async function open(address: string, invitation = ""): Promise<void> {
  history.replaceState(null, "", address);
  screen = mount(Replay, { target: document.body, props: { id: "t1", invitation } });
  await vi.waitFor(() => {
    flushSync();
    expect(shown()).not.toBeNull();
  }, 20_000);
}
const shown = () => /Joy\s*(\d(?:[.,]5)?)/.exec(document.querySelector("main")?.textContent ?? "")?.[1] ?? null;
const button = (name: string) =>
  [...document.querySelectorAll<HTMLButtonElement>("button")].find(
    (one) => one.getAttribute("aria-label") === name || one.textContent?.includes(name),
  );

test("it begins where somebody first decides, from one's own seat, with everybody at the table", async () => {
  await open("/r/t1");
  expect(shown()).toBe("1");
  expect(location.search).toBe("?at=1&seat=0");
  expect(document.querySelector(".seats")?.textContent).not.toContain("a bot sits in");
});

test("nobody shares, downloads or checks a game that is not there", async () => {
  const words = { id: "table-unknown", terms: { table: "none" } };
  vi.stubGlobal("fetch", async () => Response.json({ code: "table/unknown", words }, { status: 404 }));
  screen = mount(Replay, { target: document.body, props: { id: "none" } });
  await vi.waitFor(() => {
    flushSync();
    expect(document.querySelector("main [role=alert]")?.textContent).toBe("There is no table “none”.");
  });
  expect([button("Share"), button("Check the luck"), document.querySelector("[download]")]).toEqual([
    undefined,
    undefined,
    null,
  ]);
});

test("whoever is told to wait sees what he wanted as soon as he may", async () => {
  tooMany = 3;
  await open("/r/t1?at=2");
  expect([shown(), tooMany < 0, document.querySelector("main [role=alert]")]).toEqual(["2", true, null]);
});

test("a bot does not think in a game that is over", async () => {
  await open("/r/t1?seat=1");
  const seats = document.querySelector(".seats")?.textContent ?? "";
  expect(seats).toContain("to play");
  expect(seats).not.toContain("thinking");
});

test("an entry of the log leads to the step that told it", async () => {
  await open("/r/t1?event=5&seat=1");
  expect([shown(), location.search]).toEqual(["3", "?at=3&seat=1"]);
});

test("whoever was invited sees it, and the link that he shares invites as well", async () => {
  await open("/r/t1?at=2#token", "token");
  expect(asked.every((path) => path.includes("invitation=token"))).toBe(true);
  expect(location.hash).toBe("#token");
  button("Share")?.click();
  flushSync();
  expect(document.querySelector<HTMLInputElement>("dialog input")?.value).toMatch(/\/r\/t1\?at=2&seat=0#token$/);
});

test("the host of a private table makes a link for anybody", async () => {
  await open("/r/t1");
  button("Share")?.click();
  flushSync();
  button("A link for anybody")?.click();
  await vi.waitFor(() => {
    flushSync();
    expect(document.querySelector<HTMLInputElement>("dialog input")?.value).toMatch(/#fresh$/);
  });
});

async function press(name: string, joy: string): Promise<void> {
  button(name)?.click();
  await vi.waitFor(() => {
    flushSync();
    expect(shown()).toBe(joy);
  });
}

test("the next move is seen event by event, and a second press leads to its end and on", async () => {
  settings.set("speed", "normal");
  await open("/r/t1?at=1");
  await press("One step forward", "1.5");
  expect(document.querySelector("[type=range]")?.getAttribute("aria-valuetext")).toBe("Step 1 of 3");
  await vi.waitFor(() => {
    flushSync();
    expect(shown()).toBe("2");
  }, 3000);
});

test("event by event nothing goes on by itself", async () => {
  settings.set("speed", "normal");
  await open("/r/t1?at=1");
  for (const joy of ["1.5", "2", "2.5", "3"]) await press("One event further", joy);
  expect(location.search).toBe("?at=3&seat=0");
});

test("nobody has won before the end", async () => {
  await open("/r/t1?at=2");
  expect(document.querySelector("header")?.textContent).not.toContain("won");
  await press("To the end", "4");
  expect(document.querySelector("header")?.textContent).toContain("You have won!");
});

test("it plays to the end by itself, as fast as wanted", async () => {
  settings.set("speed", "normal");
  await open("/r/t1?at=1");
  button("Speed: 1×")?.click();
  flushSync();
  button("Speed: 2×")?.click();
  flushSync();
  button("Play")?.click();
  await vi.waitFor(() => {
    flushSync();
    expect([shown(), button("Speed: 4×") !== undefined]).toEqual(["4", true]);
  }, 8000);
});
