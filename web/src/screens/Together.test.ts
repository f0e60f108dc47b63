// What people at a table see of each other: proposals, pointing, a rematch, who has answered, who looks on, and keys.
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { checksum } from "../lib/patch";
import type { TableInfo } from "../lib/protocol";
import { session } from "../lib/session.svelte";
import { settings } from "../lib/settings.svelte";
import type { TableSession } from "../lib/table.svelte";
import { type FakeSocket, fakeSockets, latest } from "../lib/testing/sockets";
import { anna, table as plain } from "../lib/testing/tables";
import { learnGame, learnToPlay, speak } from "../lib/words.svelte";
import Table from "./Table.svelte";
import { Pointing } from "./table/pointing.svelte";

const bert = { id: "bert", name: "Bert", face: "wolf", guest: true };
const seat = (number: number, person: typeof bert | null, bot = "") => ({
  ...{ number, person, bot, is_here: true, remaining: null, is_running: false },
});
const table = (more: Partial<TableInfo> = {}): TableInfo => ({
  ...plain,
  ...{ game: "ludo", seats: [seat(0, anna), seat(1, bert)], at: Date.now() },
  ...more,
});
const question = { id: 7, seat: 0, step: "Order", words: { id: "voluspa-ask-lay", terms: {} }, given: false };
const forAll = [0, 1].map((one) => ({ seat: one, step: "Order", for_all: true }));
const view = { scores: [0, 0] };
const sync = (more: object = {}) => ({
  ...{ type: "sync", seat: 0, events: 0, view, check: checksum(view), owes: forAll, answered: [] },
  ...{ question, moves: ["thor", "loki"], can_undo: false, id: null },
  ...more,
});
const proposed = { id: "p1", question: 7, seat: 1, text: "loki", agreed: [1], waits_for: [0] };

let socket: FakeSocket;
let screen: Record<string, unknown>;
beforeEach(async () => {
  vi.useFakeTimers();
  fakeSockets();
  vi.stubGlobal("fetch", async (path: string) => {
    if (path.includes("/games/texts/")) return new Response("");
    throw new Error("There is no network here.");
  });
  document.body.innerHTML = "";
  localStorage.clear();
  settings.load();
  settings.set("language", "en");
  await speak("en");
  await learnToPlay();
  await learnGame("voluspa");
  await learnGame("ludo");
  session.me = { ...anna, login: "", webhook: "", created: 0 };
  screen = mount(Table, { target: document.body, props: { id: "t1" } });
  flushSync();
  socket = await latest(1);
});
afterEach(async () => {
  await unmount(screen);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function settled(milliseconds = 100): Promise<void> {
  flushSync();
  await vi.advanceTimersByTimeAsync(milliseconds);
  flushSync();
}
async function told(...messages: object[]): Promise<void> {
  socket.tell(...messages);
  await settled();
}
const begin = (more: Partial<TableInfo> = {}, asked: object = {}, chat: object[] = []) =>
  told({ type: "welcome", you: anna, seats: [0], table: table(more), chat, version: "1" }, sync(asked));
const changed = (more: Partial<TableInfo>) => told({ type: "table_changed", seats: [0], table: table(more) });
const prompt = () => document.querySelector("[data-testid=prompt] p")?.textContent?.trim();
const button = (text: string, within = "") =>
  [...document.querySelectorAll<HTMLButtonElement>(`${within} button`)].find((one) => one.textContent?.includes(text));
const press = (key: string, more: KeyboardEventInit = {}, on: EventTarget = document.body) =>
  on.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...more }));

test("an answer that counts for all is proposed, and the others are told what is being prepared", async () => {
  await begin();
  button("Thor", ".moves")?.click();
  await settled(400);
  expect(socket.of("prepare")).toMatchObject([{ seat: 0, question: 7, text: "thor" }]);
  button("Thor", ".moves")?.click();
  await settled();
  expect(socket.of("propose")).toMatchObject([{ seat: 0, question: 7, text: "thor" }]);
  expect(socket.of("answer")).toEqual([]);
});

test("who has no other people beside him answers at once", async () => {
  await begin({ seats: [seat(0, anna), seat(1, null, "greedy")] });
  button("Thor", ".moves")?.click();
  button("Thor", ".moves")?.click();
  await settled(400);
  expect(socket.of("answer")).toMatchObject([{ text: "thor" }]);
  expect([socket.of("propose"), socket.of("prepare")]).toEqual([[], []]);
});

test("what another thinks of is seen, and what he proposes is agreed to by one click", async () => {
  await begin();
  await told({ type: "prepared", seat: 1, question: 7, text: "loki" });
  expect(prompt()).toContain("Bert thinks of: Loki.");
  await told({ type: "prepared", seat: 1, question: 6, text: "loki" });
  expect(prompt()).not.toContain("thinks of");
  await changed({ proposed });
  expect(prompt()).toBe("Bert proposes: Loki. Agree, or choose something else.");
  button("Agree")?.click();
  await settled();
  expect(socket.of("agree")).toMatchObject([{ seat: 0, proposal: "p1" }]);
  await told({
    type: "refused",
    id: socket.of("agree")[0]?.id,
    code: "live/proposal-gone",
    words: { id: "live-proposal-gone", terms: {} },
  });
  button("Thor", ".moves")?.click();
  await settled();
  expect(prompt()).toContain("Thor?");
});

test("who has proposed sees who has not agreed, and decides alone only if nobody of them is there", async () => {
  await begin();
  const mine = { ...proposed, seat: 0, agreed: [0], waits_for: [1] };
  await changed({ proposed: mine });
  expect(prompt()).toBe("You propose: Loki. Bert has not agreed yet.");
  expect(button("Decide")).toBeUndefined();
  await changed({ proposed: mine, seats: [seat(0, anna), { ...seat(1, bert), is_here: false }] });
  button("Decide")?.click();
  await settled();
  expect(socket.of("answer")).toMatchObject([{ question: 7, text: "loki" }]);
});

test("a rematch that is asked for is seen by the others, with who has agreed", async () => {
  const over = { status: "over", places: [1, 2], scores: [5, 3], turn: [] } as const;
  await begin({ ...over, places: [1, 2], scores: [5, 3], turn: [] }, { question: null, moves: [], owes: [] });
  expect(button("Play again")).toBeDefined();
  await changed({
    ...over,
    places: [1, 2],
    scores: [5, 3],
    turn: [],
    rematch: { table: "t2", status: "open", agreed: [1] },
  });
  expect(document.querySelector("[data-testid=rematch]")?.textContent).toBe(
    "Bert would like to play again. Anna has not agreed yet.",
  );
  expect(button("I play again")).toBeDefined();
  expect(document.querySelector(".toasts, [role=status]")?.parentElement?.textContent).toContain("Bert would like to");
});

test("who has answered while others think is seen, and my own answer is named after a reload", async () => {
  const owes = [{ seat: 1, step: "Order", for_all: false }];
  await begin({}, { owes, answered: [0], question: { ...question, given: true, answer: "thor" } });
  expect(prompt()).toContain("Your answer: Thor.");
  expect(document.querySelector(".seat.mine .state")?.textContent).toContain("has answered");
});

test("who looks on is told apart from who plays in the chat", async () => {
  const carl = { id: "carl", name: "Carl", face: "fox", guest: true };
  const line = (number: number, person: object) => ({ number, at: 0, person, text: "hello" });
  await begin({}, {}, [line(1, bert), line(2, carl)]);
  const lines = [...document.querySelectorAll(".chat .lines p")].map((one) => one.textContent?.includes("looks on"));
  expect(lines).toEqual([false, true]);
});

test("the chat counts nothing as unread that lies open, and what was said while it was folded until it is opened", async () => {
  await begin();
  const badge = () => document.querySelector(".talk .badge")?.textContent ?? "";
  const says = (number: number) => told({ type: "said", line: { number, at: 0, person: bert, text: "well" } });
  await says(1);
  expect(badge()).toBe("");
  const fold = document.querySelector<HTMLDetailsElement>(".talk details");
  if (fold) fold.open = false;
  fold?.dispatchEvent(new Event("toggle"));
  await settled();
  await says(2);
  expect(badge()).toBe("1");
  if (fold) fold.open = true;
  fold?.dispatchEvent(new Event("toggle"));
  await settled();
  expect(badge()).toBe("");
});

test("a place that somebody points at is lit for two seconds, and one that is not there is not", async () => {
  await begin();
  const place = document.createElement("span");
  place.dataset.place = "midgard";
  place.getBoundingClientRect = () => new DOMRect(100, 100, 80, 80);
  document.querySelector("#main")?.append(place);
  await told({ type: "pointed", seat: 1, at: "midgard" }, { type: "pointed", seat: 0, at: "utgard" });
  const rings = () => [...document.querySelectorAll("[data-testid=pointer]")].map((one) => one.textContent);
  expect(rings()).toEqual(["Bert"]);
  await settled(2000);
  expect(rings()).toEqual([]);
});

test("with the Alt key held, or after asking for it, a click points and means nothing else", () => {
  const point = vi.fn();
  const pointing = new Pointing({ table: table(), active: 0, you: anna, point } as unknown as TableSession);
  const place = document.createElement("button");
  place.dataset.cell = "-1,2";
  const played = vi.fn();
  document.body.append(place);
  document.body.addEventListener("click", pointing.click, { capture: true });
  place.addEventListener("click", played);
  const click = (altKey: boolean) =>
    place.dispatchEvent(new MouseEvent("click", { altKey, bubbles: true, cancelable: true }));
  click(true);
  expect([point.mock.calls, played.mock.calls.length]).toEqual([[["-1,2"]], 0]);
  pointing.aim();
  click(false);
  expect([point.mock.calls.length, played.mock.calls.length]).toEqual([2, 0]);
  click(false);
  expect([point.mock.calls.length, played.mock.calls.length]).toEqual([2, 1]);
  document.body.removeEventListener("click", pointing.click, { capture: true });
});

test("undo is lit only when there is something to undo", async () => {
  await begin();
  const undo = () => document.querySelector<HTMLButtonElement>(".actions button")?.disabled;
  expect(undo()).toBe(true);
  press("u");
  await settled();
  expect(socket.of("undo")).toEqual([]);
  await told(sync({ can_undo: true }));
  expect(undo()).toBe(false);
  press("u");
  press("z", { ctrlKey: true });
  await settled();
  expect(socket.of("undo").length).toBeGreaterThan(0);
});

const reasons = [{ id: "voluspa-brings-lines", terms: {} }];
const hinted = (at: number) => ({
  ...{ type: "hinted", id: socket.of("ask_hint").at(-1)?.id, seat: 0, question: at, sure: "slight" },
  moves: [
    { move: "thor", odds: 0.62 },
    { move: "loki", odds: 0.996 },
  ],
  words: { id: "bot-hint-points", terms: { move: "thor", points: 4 } },
  beside: { id: "bot-hint-better", terms: { other: "loki", reasons } },
});
const chips = () => [...document.querySelectorAll<HTMLButtonElement>(".options button")];

test("a hint is told step by step: which move, with others to choose from, then why; Escape leaves it", async () => {
  await begin();
  press("h");
  await settled();
  await told(hinted(7));
  // The generic board draws no place that could be pointed at.
  expect(prompt()).toContain("Hint. Thor. It is a little better than the others.");
  expect(
    chips().map((chip) => [chip.getAttribute("aria-pressed"), chip.textContent?.replace(/\s+/g, " ").trim()]),
  ).toEqual([
    ["true", "Thor 62 % 62 % to win"],
    ["false", "Loki 99 % 99 % to win"],
  ]);
  press("h");
  await settled();
  expect(document.querySelector(".why")?.textContent).toBe(
    "Thor: 4 points now. Better than “Loki”: it prepares a longer line for your next tile.",
  );
  expect(socket.of("ask_hint")).toHaveLength(1);
  chips()[1]?.click();
  await settled();
  expect(chips().map((chip) => chip.getAttribute("aria-pressed"))).toEqual(["false", "true"]);
  expect(document.querySelector(".prompt > p")?.textContent).toContain("Loki");
  press("Escape");
  await settled();
  expect(chips()).toEqual([]);
  expect(prompt()).not.toContain("Hint.");
  press("h");
  await settled();
  expect(prompt()).toContain("Hint. Thor.");
  expect(socket.of("ask_hint")).toHaveLength(1);
});

test("a hint that comes too late says so, and one that cannot be had says why", async () => {
  await begin();
  press("h");
  await settled();
  await told(hinted(6));
  expect(document.body.textContent).toContain("settled before there was a hint");
  expect(prompt()).not.toContain("Hint.");
  press("h");
  await settled();
  const words = { id: "bots-busy", terms: {} };
  await told({ type: "refused", id: socket.of("ask_hint").at(-1)?.id, code: "bots/busy", words, sentence: "" });
  expect(prompt()).toContain("All bots are thinking");
});

test("keys do nothing while somebody writes, and a question mark lists them", async () => {
  await begin();
  const field = document.querySelector(".chat input");
  if (field) press("h", {}, field);
  await settled();
  expect(socket.of("ask_hint")).toEqual([]);
  press("?");
  await settled();
  expect(document.querySelector("dialog h2")?.textContent).toBe("Keyboard");
  expect(document.querySelectorAll("dialog dt").length).toBeGreaterThan(10);
});

test("Tab stays with board, hand and prompt while something is chosen", async () => {
  await begin();
  const [one, two] = [document.createElement("button"), document.createElement("button")];
  document.querySelector("#main")?.append(one, two);
  two.focus();
  expect(press("Tab", {}, two)).toBe(true);
  button("Thor", ".moves")?.click();
  await settled();
  two.focus();
  expect(press("Tab", {}, two)).toBe(false);
  expect(document.activeElement?.closest("[data-testid=prompt], #main")).not.toBeNull();
});

test("how the list of legal moves was drawn at first is not remembered as somebody's wish", async () => {
  await begin();
  document.querySelector(".moves")?.dispatchEvent(new Event("toggle"));
  await settled();
  expect(Object.keys(localStorage).filter((key) => key.includes("moves-open"))).toEqual([]);
  document.querySelector<HTMLElement>(".moves > summary")?.click();
  await settled();
  expect(Object.keys(localStorage).filter((key) => key.includes("moves-open"))).toHaveLength(1);
});
