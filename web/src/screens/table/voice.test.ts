// Who comes back hears what happened without him, whatever the network does: all of it, each event once and in order.
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Fact, Sync } from "../../lib/protocol";
import { settings } from "../../lib/settings.svelte";
import { type FakeSocket, latest } from "../../lib/testing/sockets";
import { prepare, question, sync, table, update, welcome } from "../../lib/testing/tables";
import { learnGame } from "../../lib/words.svelte";
import Table from "../Table.svelte";

prepare();

const laid = (n: number): Fact => ({
  event: { type: "TileLaid", seat: 1, tile: "thor", x: n, y: 0 },
  words: { id: "voluspa-laid", terms: { seat: 1, tile: { id: "voluspa-thor", terms: {} }, x: n, y: 0 } },
});
const events = (from: number, to: number) => Array.from({ length: to - from }, (_, i) => laid(from + i));
const ludo = { game: "ludo" };
const view = { scores: [0, 0] };
const asked = { question: question(7), moves: ["thor 1,0"], owes: [{ seat: 0, step: "Lay", for_all: false }] };
const step = (since: number, more: object = {}) => update(since, [], view, { events: [laid(since)], ...more });

let screen: Record<string, unknown>;
let socket: FakeSocket;
let said: string[] = [];

beforeEach(async () => {
  vi.stubGlobal("fetch", async (path: string) => {
    if (path.includes("/games/texts/")) return new Response("");
    throw new Error("There is no network here.");
  });
  document.body.innerHTML = "";
  localStorage.clear();
  settings.load();
  // What is seen to happen before it is said is another matter: see showing.test.ts.
  settings.set("speed", "none");
  await learnGame("ludo");
  said = [];
  screen = mount(Table, { target: document.body, props: { id: "t1" } });
  flushSync();
  socket = await latest(1);
});
afterEach(() => unmount(screen));

/** The server says something, and the page has had its time. */
async function told(...messages: object[]): Promise<void> {
  for (const message of messages) {
    socket.tell(message);
    await vi.advanceTimersByTimeAsync(0);
  }
  await settled();
}
async function settled(): Promise<void> {
  flushSync();
  await vi.advanceTimersByTimeAsync(100);
  flushSync();
  const now = [...document.querySelectorAll("[data-testid=announcer]")].map((one) => one.textContent).join("");
  if (now && now !== said.at(-1)) said.push(now);
}
/** An answer to the latest request for what happened. */
async function learned(to: number, on = socket): Promise<void> {
  const ask = on.of("ask_events").at(-1);
  const since = Number(ask?.since);
  await told({ type: "events", id: ask?.id, seat: ask?.seat, since, events: events(since, to) });
}
async function comeBack(sockets: number): Promise<void> {
  socket.end(1006);
  await settled();
  await vi.advanceTimersByTimeAsync(3000);
  socket = await latest(sockets);
}
/** Which events were said, in the order in which they were. */
const heard = () => [...said.join(" ").matchAll(/laid Thor at (\d+),0/g)].map((match) => Number(match[1]));

/** At the table after two events, whose past is known. */
async function sit(): Promise<void> {
  await told(welcome([0], ludo), sync(view, 2));
  await learned(2);
  said = [];
}

describe("who comes back", () => {
  beforeEach(sit);

  test("hears that he is back, then what he missed, then what is asked", async () => {
    await comeBack(2);
    await told(welcome([0], ludo), sync(view, 4, asked));
    await learned(4);
    expect(said.join(" ")).toMatch(
      /Connected again\. Meanwhile: .* laid Thor at 2,0\. .* laid Thor at 3,0\. Your turn\. Play a tile/,
    );
  });

  test("hears what happens while it is looked up after it, and once", async () => {
    await comeBack(2);
    await told(welcome([0], ludo), sync(view, 4), step(4, asked));
    expect(heard()).toEqual([]);
    await learned(5);
    expect(heard()).toEqual([2, 3, 4]);
    expect(said.join(" ")).toMatch(/Meanwhile: .* at 2,0\. .* at 3,0\. .* at 4,0\. Your turn\./);
    await told(step(5));
    expect(heard()).toEqual([2, 3, 4, 5]);
  });

  test("hears it although the connection breaks again before it was looked up", async () => {
    await comeBack(2);
    await told(welcome([0], ludo), sync(view, 3));
    await comeBack(3);
    await told(welcome([0], ludo), sync(view, 4));
    await learned(4);
    expect(heard()).toEqual([2, 3]);
  });

  test("hears it as it comes if the server had him back before it happened", async () => {
    await comeBack(2);
    await told(welcome([0], ludo), sync(view, 2), step(2, asked));
    expect(said.join(" ")).toMatch(/Connected again\. .*laid Thor at 2,0\. Your turn\./);
    expect(socket.of("ask_events")).toEqual([]);
    expect(heard()).toEqual([2]);
  });

  test("hears it once although the connection that seemed dead brings it too", async () => {
    const { onmessage } = socket;
    const before = socket;
    await comeBack(2);
    onmessage?.({ data: JSON.stringify(step(2)) });
    await told(welcome([0], ludo));
    onmessage?.({ data: JSON.stringify(step(2)) });
    await told(sync(view, 3));
    onmessage?.({ data: JSON.stringify(step(2)) });
    await learned(3);
    expect([before.readyState, heard()]).toEqual([3, [2]]);
  });

  test("hears what follows even if nobody can say what he missed", async () => {
    await comeBack(2);
    await told(welcome([0], ludo), sync(view, 4), step(4));
    const id = socket.of("ask_events")[0]?.id;
    await told({ type: "refused", id, code: "request/failed", words: { id: "request-failed", terms: { id: "x" } } });
    await told(step(5));
    expect(heard()).toEqual([4, 5]);
  });

  test("hears what he missed when a whole view was asked for", async () => {
    await told(step(4), step(5));
    const [ask] = socket.of("resync");
    await told(sync(view, 6, { id: String(ask?.id) }));
    await learned(6);
    expect(heard()).toEqual([2, 3, 4, 5]);
  });
});

test("all that came while the words for it were learned is said", async () => {
  socket.tell(welcome([0], { game: "runes" }), sync(view, 2), step(2), step(3), step(4));
  await vi.advanceTimersByTimeAsync(0);
  await settled();
  await learned(5);
  expect(heard()).toEqual([2, 3, 4]);
});

test("nobody is read the past of a game that he has just come to, even if the connection breaks", async () => {
  await told(welcome([0], ludo), sync(view, 2));
  await comeBack(2);
  await told(welcome([0], ludo), sync(view, 3));
  await learned(3);
  expect(heard()).toEqual([2]);
});

describe("at a screen that two share", () => {
  const [first] = table.seats;
  const both = { ...ludo, seats: [first, { ...first, number: 1 }] } as typeof ludo;
  const open = async () => {
    document.querySelector<HTMLButtonElement>(".curtain button")?.click();
    await settled();
  };
  const turn = (seat: number, at: number): Partial<Sync> => ({ seat, ...(seat === at ? asked : {}) });

  test("each hears what he missed when he takes it, and once", async () => {
    const views = [{ hand: "thor" }, { hand: "loki" }];
    await told(welcome([0, 1], both), ...views.map((one, seat) => sync(one, 2, turn(seat, 0))));
    await open();
    await comeBack(2);
    await told(welcome([0, 1], both), ...views.map((one, seat) => sync(one, 4, turn(seat, 1))));
    for (const ask of socket.of("ask_events"))
      await told({
        type: "events",
        id: ask.id,
        seat: ask.seat,
        since: ask.since,
        events: events(Number(ask.since), 4),
      });
    expect(heard()).toEqual([]);
    await open();
    expect(heard()).toEqual([2, 3]);
    said = [];
    await told(
      update(4, [], views[1], { seat: 1, events: [laid(4)] }),
      update(4, [], views[0], { seat: 0, events: [laid(4)], ...asked, question: question(8) }),
    );
    expect(heard()).toEqual([4]);
    said = [];
    await open();
    expect(heard()).toEqual([2, 3, 4]);
  });
});

test("nine cards that are laid out are one sentence, not nine", async () => {
  await learnGame("nidavellir");
  await sit();
  const shown = (tavern: string, card: string): Fact => ({
    event: { type: "CardRevealed", tavern, card },
    words: { id: "nidavellir-event-card-revealed", terms: { tavern, card } },
  });
  const nine = ["Goblin", "Dragon", "Pony"].flatMap((tavern) => ["a", "b", "c"].map((card) => shown(tavern, card)));
  await told(update(2, [], view, { events: nine }));
  expect(said).toEqual(["New cards. Goblin: a, b and c; Dragon: a, b and c; Pony: a, b and c."]);
});
