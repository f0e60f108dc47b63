// What is heard at a table: announcements break silently, so they are held here, against a server that is a script.
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Problem } from "../lib/api";
import { checksum } from "../lib/patch";
import { CLOSED, type Fact, type TableInfo } from "../lib/protocol";
import { session } from "../lib/session.svelte";
import { settings } from "../lib/settings.svelte";
import { type FakeSocket, fakeSockets, latest } from "../lib/testing/sockets";
import { learnGame, learnToPlay, say, speak } from "../lib/words.svelte";
import Table from "./Table.svelte";

const anna = { id: "anna", name: "Anna", face: "fox", guest: true };
const seat = (number: number, name: string) => ({
  number,
  person: { id: name.toLowerCase(), name, face: "fox", guest: true },
  bot: "",
  is_here: true,
  remaining: null,
  is_running: false,
});
const table = (more: Partial<TableInfo> = {}): TableInfo => ({
  id: "t1",
  game: "ludo",
  rules_version: 1,
  status: "playing",
  reason: null,
  cooperative: false,
  has_secrets: true,
  options: {},
  public: true,
  hints: true,
  companion: false,
  practice: false,
  campaign: "",
  clock: { kind: "none", amount: 0 },
  host: anna,
  seats: [seat(0, "Anna"), seat(1, "Bert")],
  watchers: 0,
  rematch_of: "",
  commit: "",
  created: 0,
  started: 0,
  ended: null,
  scores: null,
  places: null,
  turn: [1],
  undo: null,
  at: Date.now(),
  ...more,
});
const fact: Fact = {
  event: { type: "TileLaid", seat: 1, tile: "thor", x: 0, y: 1 },
  words: { id: "voluspa-laid", terms: { seat: 1, tile: { id: "voluspa-thor", terms: {} }, x: 0, y: 1 } },
};
const question = { id: 7, seat: 0, step: "Lay", words: { id: "voluspa-ask-lay", terms: {} }, given: false };
const sync = (number: number, view: object, more: object = {}) => ({
  type: "sync",
  seat: number,
  events: 0,
  view,
  check: checksum(view),
  owes: [{ seat: 1, step: "Lay", for_all: false }],
  question: null,
  moves: [],
  can_undo: false,
  id: null,
  ...more,
});

let socket: FakeSocket;
let screen: Record<string, unknown>;

beforeEach(async () => {
  vi.useFakeTimers();
  fakeSockets();
  vi.stubGlobal("fetch", async (path: string) => {
    // The texts of installed games: there are none.
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

/** The server says something, and the page has had its time. */
async function told(...messages: object[]): Promise<void> {
  socket.tell(...messages);
  await settled();
}
async function settled(): Promise<void> {
  flushSync();
  await vi.advanceTimersByTimeAsync(100);
  flushSync();
}
const texts = (selector: string) =>
  [...document.querySelectorAll(selector)].map((one) => one.textContent?.trim() ?? "").filter((text) => text !== "");
const heard = () => texts("[data-testid=announcer]").join(" ");
const moveButton = (text: string) =>
  [...document.querySelectorAll<HTMLButtonElement>(".move")].find((one) => one.textContent?.includes(text));
const prompt = () => document.querySelector("[data-testid=prompt]")?.textContent?.trim();

async function begin(): Promise<void> {
  await told(
    { type: "welcome", you: anna, seats: [0], table: table(), chat: [], version: "1" },
    sync(0, { scores: [0, 0] }),
  );
}
const myTurn = {
  type: "update",
  seat: 0,
  since: 0,
  events: [fact],
  patch: [],
  check: checksum({ scores: [0, 0] }),
  owes: [{ seat: 0, step: "Lay", for_all: false }],
  question,
  moves: ["thor 1,0", "loki 1,0"],
};

test("who is waited for is said and shown", async () => {
  await begin();
  expect(prompt()).toBe("Bert is to play.");
  expect(heard()).toBe("Bert is to play.");
  expect(document.title).not.toContain("Your turn");
});

test("what happened is said first, then what is asked", async () => {
  await begin();
  await told(myTurn);
  expect(heard()).toBe("Bert laid Thor at 0,1. Your turn. Play a tile; discard one only if you can play none.");
  expect(document.title).toContain("Your turn");
});

test("a move is shown first, then played, and both can be heard", async () => {
  await begin();
  await told(myTurn);
  const button = () => moveButton("Thor 1,0");
  button()?.click();
  await settled();
  expect(heard()).toContain("Thor 1,0? Choose it again to play it.");
  expect(socket.of("answer")).toEqual([]);
  button()?.click();
  await settled();
  expect(socket.of("answer")).toMatchObject([{ seat: 0, question: 7, text: "thor 1,0" }]);
});

test("who does not want that plays with the first tap", async () => {
  settings.set("confirm", false);
  await begin();
  await told(myTurn);
  moveButton("Loki 1,0")?.click();
  await settled();
  expect(socket.of("answer")).toMatchObject([{ text: "loki 1,0" }]);
});

test("an answer can be changed as long as the others have not answered", async () => {
  settings.set("confirm", false);
  await begin();
  await told(myTurn);
  moveButton("Loki 1,0")?.click();
  await settled();
  const id = socket.of("answer")[0]?.id;
  const waits = {
    events: [],
    since: 1,
    owes: [{ seat: 1, step: "Lay", for_all: false }],
    question: { ...question, given: true, answer: "loki 1,0" },
  };
  await told({ ...myTurn, ...waits, id });
  expect(prompt()).toBe("Your answer: Loki 1,0. You can change it until Bert has answered.");
  expect(document.title).not.toContain("Your turn");
  moveButton("Thor 1,0")?.click();
  await settled();
  expect(socket.of("answer").map((one) => one.text)).toEqual(["loki 1,0", "thor 1,0"]);
});

test("clocks go by the server's time, whatever the device's is", async () => {
  const timed = [
    { ...seat(0, "Anna"), remaining: 90_000, is_running: true },
    { ...seat(1, "Bert"), remaining: 61_000 },
  ];
  const late = table({ seats: timed, clock: { kind: "minutes", amount: 2 }, at: Date.now() - 3_600_000 });
  await told({ type: "welcome", you: anna, seats: [0], table: late, chat: [], version: "1" }, sync(0, {}));
  expect(texts("[role=timer]")).toEqual(["1:30", "1:01"]);
});

test("a refusal is said at once and stands in the prompt bar", async () => {
  settings.set("confirm", false);
  await begin();
  await told(myTurn);
  document.querySelector<HTMLButtonElement>(".move")?.click();
  await settled();
  const id = socket.of("answer")[0]?.id;
  await told({ type: "refused", id, code: "match/stale", words: { id: "match-stale", terms: {} }, sentence: "" });
  expect(texts("[data-testid=announcer-urgent]")).toEqual(["This answers a question that is no longer open."]);
  expect(prompt()).toContain("This answers a question that is no longer open.");
});

test("a refusal is over when something else is to be decided", async () => {
  await begin();
  const refused = { type: "refused", id: null, code: "live/chatter", words: { id: "live-chatter", terms: {} } };
  await told({ ...refused, sentence: "" });
  expect(prompt()).toContain("You are writing very fast");
  await told(myTurn);
  expect(prompt()).toContain("Your turn. Play a tile");
  await told({ ...refused, sentence: "" });
  expect(prompt()).toContain("You are writing very fast");
  await told({ type: "table_changed", seats: [0], table: table({ status: "over", places: [1, 2], scores: [5, 3] }) });
  expect(prompt()).toContain("The game is over.");
});

test("a line that was refused stays in the field, and the chat says why", async () => {
  await begin();
  const field = document.querySelector<HTMLInputElement>(".chat input");
  if (field) field.value = "hello";
  field?.dispatchEvent(new Event("input", { bubbles: true }));
  field?.form?.dispatchEvent(new SubmitEvent("submit", { bubbles: true, cancelable: true }));
  await settled();
  const [said] = socket.of("say");
  expect([said?.text, field?.value]).toEqual(["hello", ""]);
  await told({ type: "refused", id: said?.id, code: "live/chatter", words: { id: "live-chatter", terms: {} } });
  expect(field?.value).toBe("hello");
  expect(texts(".chat [role=alert]").join()).toContain("You are writing very fast");
  expect(prompt()).toBe("Bert is to play.");
});

test("who cannot become a guest learns why, and that it is tried again", async () => {
  await unmount(screen);
  session.me = null;
  const words = { id: "limit-too-many", terms: { seconds: 60 } };
  const refused = vi.spyOn(session, "ensure").mockRejectedValue(new Problem("limit/too-many", words, 429));
  screen = mount(Table, { target: document.body, props: { id: "t1" } });
  await settled();
  expect(prompt()).toContain(say(words));
  expect(prompt()).toContain("Next attempt in");
  expect(texts("[data-testid=announcer-urgent]")).toEqual([say(words)]);
  refused.mockResolvedValue({ ...anna, login: "", webhook: "", created: 0 });
  document.querySelector<HTMLButtonElement>("[data-testid=prompt] button")?.click();
  socket = await latest(2);
  await begin();
  expect(prompt()).toBe("Bert is to play.");
});

test("a table that is not there has no name", async () => {
  expect(document.title).toBe("Gladsheim");
  socket.end(CLOSED.NO_SUCH_TABLE);
  await settled();
  expect(document.title).toBe("Gladsheim");
});

test("a broken connection is said and shown", async () => {
  await begin();
  socket.end(1006);
  await settled();
  expect(texts("[data-testid=announcer-urgent]")).toEqual(["The connection is lost."]);
  expect(prompt()).toContain("The connection is lost.");
});

test("what somebody says is text, whatever it looks like", async () => {
  await begin();
  const person = { id: "bert", name: "<i>Bert</i>", face: "fox", guest: true };
  await told({ type: "said", line: { number: 1, at: 0, person, text: "<img src=x onerror=alert(1)>" } });
  expect(heard()).toBe("<i>Bert</i> says: <img src=x onerror=alert(1)>");
  expect(document.querySelector("img")).toBeNull();
});

test("between the turns of two people at one screen a curtain falls", async () => {
  const both = table({ seats: [seat(0, "Anna"), { ...seat(1, "Anna") }] });
  await told(
    { type: "welcome", you: anna, seats: [0, 1], table: both, chat: [], version: "1" },
    sync(
      0,
      { hands: [["thor"], null] },
      { question, moves: ["thor 1,0"], owes: [{ seat: 0, step: "Lay", for_all: false }] },
    ),
    sync(1, { hands: [null, ["loki"]] }),
  );
  expect(document.body.textContent).toContain("Pass the device to Anna (1)");
  expect(document.body.textContent).not.toContain("Legal moves");
  document.querySelector<HTMLButtonElement>(".curtain button")?.click();
  await settled();
  expect(prompt()).toContain("Anna (1) to play.");
});

test("everybody else is asked before somebody goes back", async () => {
  await begin();
  await told({ type: "table_changed", seats: [0], table: table({ undo: { id: "u", seat: 1, waits_for: [0] } }) });
  expect(texts("dialog h2")).toEqual(["Bert would like to go back"]);
  document.querySelector<HTMLButtonElement>("dialog .foot .main")?.click();
  await settled();
  expect(socket.of("consent")).toMatchObject([{ seat: 0, undo: "u", agree: true }]);
});

test("the end says who has won", async () => {
  await begin();
  await told({ type: "table_changed", seats: [0], table: table({ status: "over", places: [1, 2], scores: [5, 3] }) });
  expect(heard()).toContain("The game is over. You have won!");
});

test("a screen is handed on behind a curtain only where somebody has secrets", async () => {
  const shared = { ...table(), seats: [seat(0, "Anna"), seat(1, "Anna")] };
  const welcome = { type: "welcome", you: anna, seats: [0, 1], chat: [], version: "1" };
  const own = [sync(0, { me: 0 }), sync(1, { me: 1 }, { question: { ...question, seat: 1 }, moves: ["thor 1,0"] })];
  await told({ ...welcome, table: shared }, ...own);
  expect(texts("h1")).toEqual(["Pass the device to Anna (2)"]);
  await told({ type: "table_changed", seats: [0, 1], table: { ...shared, has_secrets: false } });
  expect(prompt()).toContain("Anna (2) to play.");
});

test("who wins together reads no places and no points", async () => {
  await begin();
  const over = { ...table({ status: "over", cooperative: true, scores: [1, 1], places: [1, 1] }), turn: [] };
  await told({ type: "table_changed", seats: [0], table: over });
  expect(prompt()).toContain("You have won together!");
  expect(texts(".ceremony h2")).toEqual(["You have won together!"]);
  expect(texts(".ceremony .place")).toEqual([]);
  expect(texts(".ending li")).toEqual([]);
  expect(texts(".points")).toEqual([]);
  expect(texts(".state").join(" ")).not.toContain("place");
});
