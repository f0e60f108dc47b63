// Several people at one screen: what is open to all is decided before all eyes, a secret behind a curtain.
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { USUAL } from "../boards/kit/cues";
import { checksum } from "../lib/patch";
import type { TableInfo } from "../lib/protocol";
import { session } from "../lib/session.svelte";
import { settings } from "../lib/settings.svelte";
import { type FakeSocket, fakeSockets, latest } from "../lib/testing/sockets";
import { anna, table as plain } from "../lib/testing/tables";
import { learnGame, learnToPlay, speak } from "../lib/words.svelte";
import Table from "./Table.svelte";

const seat = (number: number, name: string, bot = "") => ({
  ...{ number, person: anna, bot, is_here: true, remaining: null, is_running: false, name, face: "" },
});
const table = (more: Partial<TableInfo> = {}): TableInfo => ({
  ...plain,
  ...{ game: "ludo", hints: true, seats: [seat(0, "Anna"), seat(1, "Bert")], at: Date.now() },
  ...more,
});
const welcome = (more: Partial<TableInfo> = {}) => ({
  ...{ type: "welcome", you: anna, seats: [0, 1], table: table(more), chat: [], version: "1" },
});
/** What each of them counts in secret, and the list of seats tells. */
const HANDS = ["4711", "4712"];
const ALL = [null, 0, 1] as const;
const viewOf = (reader: number | null) => ({
  scores: reader === null ? [0, 0] : HANDS.map((hand, seat) => (seat === reader ? Number(hand) : 0)),
});
const question = (id: number, seat: number, open = true) => ({
  ...{ id, seat, step: "Pick", words: { id: "voluspa-ask-lay", terms: {} }, given: false },
  ...(open ? { open } : {}),
});
type Asked = ReturnType<typeof question> | null;
const asks = (reader: number | null, asked: Asked) => {
  const isTold = asked !== null && (asked.seat === reader || (reader === null && "open" in asked));
  return {
    ...{ question: isTold ? asked : null, moves: isTold ? ["thor", "loki"] : [] },
    owes: asked ? [{ seat: asked.seat, step: "Pick", for_all: false }] : [],
  };
};
const sync = (reader: number | null, asked: Asked) => ({
  ...{ type: "sync", seat: reader, events: 0, view: viewOf(reader), check: checksum(viewOf(reader)) },
  ...{ answered: [], can_undo: reader === 0, id: null, ...asks(reader, asked) },
});
const laid = (x: number) => ({
  event: { type: "TileLaid", seat: 0, x },
  words: { id: "voluspa-laid", terms: { seat: 0, tile: { id: "voluspa-thor", terms: {} }, x, y: 0 } },
});
const update = (reader: number | null, since: number, asked: Asked, more: object = {}) => ({
  ...{ type: "update", seat: reader, since, events: [laid(since)], patch: [], can_undo: reader === 0 },
  ...{ ...asks(reader, asked), ...more },
});

let socket: FakeSocket;
/** All that was said aloud. */
let said = "";
let screen: Record<string, unknown>;
beforeEach(async () => {
  said = "";
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

async function settled(): Promise<void> {
  flushSync();
  await vi.advanceTimersByTimeAsync(100);
  flushSync();
}
/** One message after the other: between two of them the page is drawn. */
async function told(...messages: object[]): Promise<string[]> {
  const seen = [];
  for (const message of messages) {
    socket.tell(message);
    await settled();
    said += heard();
    seen.push(document.querySelector(".curtain") ? "curtain" : "board");
  }
  return seen;
}
const begin = (asked: Asked, more: Partial<TableInfo> = {}) =>
  told(welcome(more), ...ALL.map((reader) => sync(reader, asked)));
const next = (since: number, asked: Asked) => told(...ALL.map((reader) => update(reader, since, asked)));
/** What has happened is seen for as long as it takes. */
async function watched(): Promise<void> {
  await vi.advanceTimersByTimeAsync(USUAL);
  await settled();
  said += heard();
}
const isCurtain = () => document.querySelector(".curtain") !== null;
const heard = () => [...document.querySelectorAll("[data-testid=announcer]")].map((one) => one.textContent).join(" ");
const page = () => document.body.textContent ?? "";
const prompt = () => document.querySelector("[data-testid=prompt]")?.textContent?.trim();
const button = (text: string) =>
  [...document.querySelectorAll("button")].find((one) => one.textContent?.includes(text));
async function press(text: string): Promise<void> {
  button(text)?.click();
  await settled();
}

test("what is open to all is asked before all eyes, and nobody's hand is shown", async () => {
  await begin(question(7, 1));
  expect(document.querySelector(".curtain")).toBeNull();
  expect(prompt()).toContain("Bert to play.");
  expect(document.querySelector(".prompt .avatar.tint-1")).not.toBeNull();
  for (const hand of HANDS) expect(page()).not.toContain(hand);
  expect(socket.of("ask_choices")).toMatchObject([{ seat: null }]);
});

test("it is answered there and then, and the next is asked in the same place", async () => {
  await begin(question(7, 0));
  const move = document.querySelector<HTMLButtonElement>(".move");
  move?.click();
  await settled();
  await press("Play it");
  const [sent] = socket.of("answer");
  expect(sent).toMatchObject({ seat: 0, question: 7, text: "thor" });
  const asked = question(8, 1);
  const more = { id: sent?.id };
  const seen = await told(update(null, 0, asked), update(0, 0, asked, more), update(1, 0, asked));
  expect(seen).toEqual(["board", "board", "board"]);
  expect(prompt()).toContain("Bert to play.");
});

test("a secret falls behind the curtain, and what is open comes out again, without a flicker in between", async () => {
  await begin(question(7, 0));
  expect(await next(0, question(8, 1, false))).toEqual(["board", "board", "board"]);
  await watched();
  expect(isCurtain()).toBe(true);
  await press("I am Bert");
  expect(page()).toContain(HANDS[1]);
  expect(await next(1, question(9, 1))).toEqual(["board", "board", "board"]);
  expect(page()).not.toContain(HANDS[1]);
  await next(2, question(10, 1, false));
  await watched();
  expect(isCurtain()).toBe(true);
});

const several = (reader: number | null, asked: Asked) => update(reader, 0, asked, { events: [0, 1, 2].map(laid) });

test("what happened is shown to all, one thing after the other, before somebody takes the screen", async () => {
  await begin(question(7, 0));
  await told(...ALL.map((reader) => several(reader, question(8, 1, false))));
  for (const x of [0, 1, 2]) {
    expect(prompt()).toContain(`Anna laid Thor at ${x},0`);
    expect(isCurtain()).toBe(false);
    for (const hand of HANDS) expect(page()).not.toContain(hand);
    expect(button("What only")).toBeUndefined();
    await watched();
  }
  expect(isCurtain()).toBe(true);
});

test("who does not want to wait is handed the screen at once", async () => {
  await begin(question(7, 0));
  await told(...ALL.map((reader) => several(reader, question(8, 1, false))));
  await press("To the present");
  expect(isCurtain()).toBe(true);
});

test("who has the screen for himself and is asked again keeps it, and sees there what happened", async () => {
  await begin(question(7, 0, false));
  await press("I am Anna");
  await told(...ALL.map((reader) => several(reader, question(8, 0, false))));
  for (const x of [0, 1]) {
    expect(prompt()).toContain(`Anna laid Thor at ${x},0`);
    expect(page()).toContain(HANDS[0]);
    await watched();
  }
  expect(prompt()).toContain("Anna to play.");
});

test("what led to the end is seen too, by all", async () => {
  await begin(question(7, 0, false));
  await press("I am Anna");
  await told(...ALL.map((reader) => several(reader, null)));
  await told({
    type: "table_changed",
    seats: [0, 1],
    table: table({ status: "over", places: [1, 2], scores: [3, 1] }),
  });
  expect(prompt()).toContain("Anna laid Thor at 0,0");
  expect(page()).not.toContain(HANDS[0]);
});

test("where nothing is hidden it is seen from the place of whoever is asked next, and said once", async () => {
  const open = { has_secrets: false };
  const seats = [0, 1];
  await told(welcome(open), ...seats.map((reader) => sync(reader, question(7, 0))));
  await told(...seats.map((reader) => several(reader, question(8, 1))));
  for (const x of [0, 1]) {
    expect(prompt()).toContain(`Anna laid Thor at ${x},0`);
    await watched();
  }
  expect(prompt()).toContain("Bert to play.");
  for (const x of [0, 1, 2]) expect(said).toContain(`at ${x},0`);
});

test("what all answer at once is answered behind the curtain, even if all see the same so far", async () => {
  const view = { scores: [0, 0] };
  const owes = [0, 1].map((seat) => ({ seat, step: "Bid", for_all: false }));
  const more = { view, check: checksum(view), owes };
  await told(welcome(), ...ALL.map((reader) => ({ ...sync(reader, question(7, reader ?? -2, false)), ...more })));
  expect(page()).toContain("Pass the device to Anna");
});

test("what all see on the cardboard is typed in before all eyes, what one of them sees behind the curtain", async () => {
  const dealt = (id: number, open: boolean) => ({ ...question(id, -1, open), witnesses: open ? [0, 1] : [0] });
  const to = (reader: number | null, asked: ReturnType<typeof dealt>) => {
    const isTold = reader === null ? "open" in asked : asked.witnesses.includes(reader);
    return { ...asks(reader, null), ...(isTold ? { question: asked, moves: ["thor", "loki"] } : {}) };
  };
  await told(
    welcome({ companion: true }),
    ...ALL.map((reader) => ({ ...sync(reader, null), ...to(reader, dealt(7, true)) })),
  );
  expect(isCurtain()).toBe(false);
  expect(page()).toContain("Thor");
  for (const hand of HANDS) expect(page()).not.toContain(hand);
  await told(...ALL.map((reader) => update(reader, 0, null, to(reader, dealt(8, false)))));
  await watched();
  expect(isCurtain()).toBe(true);
});

test("while nobody here is asked, all see what all may see; so does who comes back", async () => {
  await begin(null, { seats: [seat(0, "Anna"), seat(1, "Bert"), seat(2, "", "greedy")] });
  expect(document.querySelector(".curtain")).toBeNull();
  for (const hand of HANDS) expect(page()).not.toContain(hand);
});

test("whoever wants to see what is hidden from the others takes the screen, and gives it back", async () => {
  await begin(question(7, 0));
  await press("What only Anna sees");
  expect(page()).toContain("Pass the device to Anna");
  await press("I am Anna");
  expect(page()).toContain(HANDS[0]);
  expect(prompt()).toContain("Anna to play.");
  document.querySelector<HTMLButtonElement>(".move")?.click();
  await settled();
  expect(button("Play it")).toBeDefined();
  await press("Let all see");
  expect(button("Play it")).toBeUndefined();
  expect(document.querySelector(".curtain")).toBeNull();
  expect(page()).not.toContain(HANDS[0]);
});

test("what is seen in private is so for one decision", async () => {
  await begin(question(7, 0));
  await press("What only Anna sees");
  await press("I am Anna");
  await next(0, question(8, 0));
  expect(page()).not.toContain(HANDS[0]);
});

test("a hint is given behind the curtain alone, and that is said", async () => {
  await begin(question(7, 0));
  await press("Hint");
  expect(socket.of("ask_hint")).toEqual([]);
  expect(page()).toContain("A hint could give away what Anna hides");
});

test("undo takes back for who is asked", async () => {
  await begin(question(7, 0));
  await press("Undo");
  expect(socket.of("undo")).toMatchObject([{ seat: 0 }]);
});

test("what all have heard is not said again behind the curtain, what only one was told is", async () => {
  await begin(question(7, 0));
  await next(0, question(8, 1));
  expect(said).toContain("0,0");
  const asked = question(9, 1, false);
  const own = { ...laid(5), patch: null };
  await told(update(null, 1, asked), update(0, 1, asked), update(1, 1, asked, { events: [laid(1), own] }));
  await watched();
  await press("I am Bert");
  expect(heard()).toContain("5,0");
  expect(heard()).not.toContain("0,0");
});

test("who looks on types nothing that was dealt", async () => {
  const dealt = { ...question(7, -1), witnesses: [0, 1] };
  await told({ ...welcome({ companion: true }), seats: [] }, { ...sync(null, null), question: dealt, moves: ["thor"] });
  expect(document.querySelector(".prompt.mine")).toBeNull();
  expect(document.querySelector(".move")).toBeNull();
});

test("who looks on reads an open question and is not asked", async () => {
  await told({ ...welcome(), seats: [] }, sync(null, question(7, 1)));
  expect(prompt()).toBe("Bert is to play.");
  expect(document.querySelector(".move")).toBeNull();
});
