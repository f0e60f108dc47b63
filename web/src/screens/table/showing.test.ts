// What others do is seen, heard and asked in one order; the present is a click away, and a reload lands in it.
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { boardOf } from "../../boards";
import type { Fact, TableInfo } from "../../lib/protocol";
import { settings } from "../../lib/settings.svelte";
import { type FakeSocket, latest } from "../../lib/testing/sockets";
import { prepare, question, sync, table, update, welcome } from "../../lib/testing/tables";
import { learnGame } from "../../lib/words.svelte";
import Table from "../Table.svelte";

prepare();

const by = (seat: number, n: number): Fact => ({
  event: { type: "TileLaid", seat, tile: "thor", x: n, y: 0 },
  words: { id: "voluspa-laid", terms: { seat, tile: { id: "voluspa-thor", terms: {} }, x: n, y: 0 } },
  patch: [[["joy"], n]],
});
const joy = (n: number) => ({ scores: [0, 0, 0], joy: n });
const [anna, bert] = table.seats as [TableInfo["seats"][number], TableInfo["seats"][number]];
const three = { game: "ludo", seats: [anna, bert, { ...bert, number: 2 }] };
const asked = { question: question(7), moves: ["thor 1,0"], owes: [{ seat: 0, step: "Lay", for_all: false }] };
/** Two others have moved, and now it is my turn. */
const round = (since: number, more: object = {}) =>
  update(since, [], joy(since + 3), {
    events: [by(1, since + 1), by(1, since + 2), by(2, since + 3)],
    ...asked,
    ...more,
  });

let screen: Record<string, unknown>;
let socket: FakeSocket;
let said: string[];

beforeEach(async () => {
  vi.stubGlobal("fetch", async (path: string) => {
    if (path.includes("/games/texts/")) return new Response("");
    if (path.endsWith("/api/games")) return Response.json([]);
    throw new Error("There is no network here.");
  });
  document.body.innerHTML = "";
  localStorage.clear();
  settings.load();
  await learnGame("ludo");
  // What draws it is there: a still clock waits for no file.
  await boardOf("ludo");
  said = [];
  await open(1);
});
afterEach(() => unmount(screen));

async function open(sockets: number): Promise<void> {
  screen = mount(Table, { target: document.body, props: { id: "t1" } });
  flushSync();
  socket = await latest(sockets);
}
async function told(...messages: object[]): Promise<void> {
  socket.tell(...messages);
  await pass(0);
}
/** Time passes, and whatever is said meanwhile is written down. */
async function pass(ms: number): Promise<void> {
  for (let at = 0; at <= ms; at += 50) {
    flushSync();
    await vi.advanceTimersByTimeAsync(50);
    const now = [...document.querySelectorAll("[data-testid=announcer]")].map((one) => one.textContent).join("");
    if (now && now !== said.at(-1)) said.push(now);
  }
  flushSync();
}
const shown = () => /Joy\s*(\d+)/.exec(document.querySelector("main")?.textContent ?? "")?.[1];
const prompt = () => document.querySelector("[data-testid=prompt]")?.textContent ?? "";
const button = (name: string) =>
  [...document.querySelectorAll<HTMLButtonElement>("button")].find(
    (one) => one.getAttribute("aria-label") === name || one.textContent?.trim() === name,
  );
const press = async (name: string) => {
  button(name)?.click();
  await pass(0);
};
async function sit(more: Partial<TableInfo> = {}): Promise<void> {
  await told(welcome([0], { ...three, ...more }), sync(joy(0), 0));
  await pass(500);
  said = [];
}

test("one thing is seen after the other, and only then what is asked", async () => {
  await sit();
  await told(round(0));
  expect([shown(), prompt().includes("Your turn")]).toEqual(["1", false]);
  await pass(700);
  expect(shown()).toBe("2");
  await pass(700);
  expect([shown(), prompt().includes("Your turn"), button("Thor 1,0") !== undefined]).toEqual(["3", true, true]);
});

test("a turn at a time is said, then what is asked, each once", async () => {
  await sit();
  await told(round(0));
  await pass(3000);
  const turns = said.map((one) => [...one.matchAll(/Thor at (\d)|(Your turn)/g)].map((found) => found[1] ?? found[2]));
  expect(turns.filter((one) => one.length > 0)).toEqual([
    ["1", "2"],
    ["3", "Your turn"],
  ]);
});

test("how a game has ended is told by nothing before that is seen", async () => {
  await sit();
  await told(round(0, { question: null, moves: [], owes: [] }));
  const over = { status: "over" as const, places: [2, 1, 3], scores: [1, 3, 0] };
  await told({ type: "table_changed", seats: [0], table: { ...table, ...three, ...over } });
  const tells = () =>
    ["The last position", "The game is over", "place 2"].filter((one) => document.body.textContent?.includes(one));
  expect([shown(), tells()]).toEqual(["1", []]);
  await pass(3000);
  expect(tells()).toContain("The game is over");
  expect(button("The last position")).toBeDefined();
});

test("a click leads to the present, a pause holds it, the next thing can be called, and the last moment comes again", async () => {
  await sit();
  await told(round(0));
  await press("Pause");
  await pass(5000);
  expect(shown()).toBe("1");
  await press("Next");
  expect(shown()).toBe("2");
  document.querySelector("main .stage")?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  await pass(0);
  expect([shown(), prompt().includes("Your turn")]).toEqual(["3", true]);
  await press("More");
  await press("See the last moment again");
  expect([shown(), prompt().includes("Your turn")]).toEqual(["0", false]);
  await pass(5000);
  expect([shown(), prompt().includes("Your turn")]).toEqual(["3", true]);
});

test("less motion is no less of a story, and with speed none there is nothing to wait for", async () => {
  settings.reducedMotion = true;
  await sit();
  await told(round(0));
  expect(shown()).toBe("1");
  settings.set("speed", "none");
  await pass(0);
  expect([shown(), prompt().includes("Your turn")]).toEqual(["3", true]);
  settings.reducedMotion = false;
});

test("a question that was there before stays, with what was begun for it, while others act", async () => {
  await sit();
  await told(round(0));
  await pass(3000);
  await press("Thor 1,0");
  expect(prompt()).toContain("Thor 1,0?");
  await told(round(3));
  expect([shown(), prompt().includes("Thor 1,0?")]).toEqual(["4", true]);
  await press("Thor 1,0");
  expect(socket.of("answer")).toMatchObject([{ question: 7, text: "thor 1,0" }]);
});

test("a clock that runs is shown all the while, and nothing keeps the reader waiting for long", async () => {
  await sit();
  await told(round(0));
  const seats = three.seats.map((seat) => ({ ...seat, remaining: 60_000, is_running: seat.number === 0 }));
  const timed = { ...table, ...three, seats, at: Date.now(), clock: { kind: "minutes", amount: 1 } };
  await told({ type: "table_changed", seats: [0], table: timed });
  expect([shown(), document.querySelector("[role=timer]")?.textContent]).toEqual(["1", "1:00"]);
  await pass(1600);
  expect(prompt()).toContain("Your turn");
});

test("a reload lands in the present, and what was not seen is offered as a film", async () => {
  await sit();
  await told(round(0));
  expect(shown()).toBe("1");
  await unmount(screen);
  await open(2);
  await told(welcome([0], three), sync(joy(3), 3, asked));
  const ask = socket.of("ask_events")[0];
  const events = [by(1, 1), by(1, 2), by(2, 3)];
  await told({ type: "events", id: ask?.id, seat: 0, since: 0, events });
  expect([shown(), prompt().includes("Your turn")]).toEqual(["3", true]);
  await press("Since your last turn");
  const film = socket.of("ask_past")[0];
  expect(film).toMatchObject({ seat: 0, since: 0 });
  await told({ type: "past", id: film?.id, seat: 0, since: 0, view: joy(0), events });
  expect([shown(), prompt().includes("Your turn")]).toEqual(["0", false]);
  await pass(400);
  expect(shown()).toBe("1");
  await press("To the present");
  expect([shown(), prompt().includes("Your turn"), button("Since your last turn")]).toEqual(["3", true, undefined]);
});

test("who has seen everything, or answers, is offered no film", async () => {
  await sit();
  await told(round(0));
  await pass(5000);
  await unmount(screen);
  await open(2);
  await told(welcome([0], three), sync(joy(3), 3, asked));
  const ask = socket.of("ask_events")[0];
  await told({ type: "events", id: ask?.id, seat: 0, since: 0, events: [by(1, 1), by(1, 2), by(2, 3)] });
  expect(button("Since your last turn")).toBeUndefined();
});
