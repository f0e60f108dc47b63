import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { checksum } from "./patch";
import { CLOSED, type Fact, type Patch, type Question, type Sync, type TableInfo, type Update } from "./protocol";
import { session } from "./session.svelte";
import { TableSession } from "./table.svelte";
import { FakeSocket, fakeSockets, latest } from "./testing/sockets";
import { learnToPlay, speak } from "./words.svelte";

const anna = { id: "anna", name: "Anna", guest: true };
const seat = (number: number, name: string | null) => ({
  number,
  person: name ? { id: name.toLowerCase(), name, guest: true } : null,
  bot: name ? "" : "greedy",
  is_here: true,
  remaining: null as number | null,
  is_running: false,
});
const table: TableInfo = {
  id: "t1",
  game: "voluspa",
  rules_version: 1,
  status: "playing",
  reason: null,
  options: {},
  public: false,
  hints: true,
  companion: false,
  clock: { kind: "none", amount: 0 },
  host: anna,
  seats: [seat(0, "Anna"), seat(1, null)],
  watchers: 0,
  rematch_of: "",
  commit: "",
  created: 0,
  started: 0,
  ended: null,
  scores: null,
  places: null,
  turn: [0],
  undo: null,
  at: 0,
};
const fact = (n: number): Fact => ({
  event: { type: "Happened", n },
  words: { id: "event-taken-back", terms: { seat: n } },
});
const facts = (from: number, to: number) => Array.from({ length: to - from }, (_, i) => fact(from + i));
const question = (id: number, at = 0, given = false): Question => ({
  id,
  seat: at,
  step: "Lay",
  words: { id: "voluspa-ask-lay", terms: {} },
  given,
});

function welcome(seats = [0], more: Partial<TableInfo> = {}) {
  return { type: "welcome", you: anna, seats, table: { ...table, ...more }, chat: [], version: "0" };
}
function sync(view: unknown, events: number, more: Partial<Sync> = {}): Sync {
  const asked = { owes: [], question: null, moves: [], can_undo: false, id: null };
  return { type: "sync", seat: 0, events, view, check: checksum(view), ...asked, ...more };
}
function update(since: number, patch: Patch, after: unknown, more: Partial<Update> = {}): Update {
  return { type: "update", seat: 0, since, events: [fact(since)], patch, check: checksum(after), owes: [], ...more };
}

let playing: TableSession | null = null;

beforeEach(async () => {
  await speak("en");
  await learnToPlay();
  vi.useFakeTimers();
  vi.spyOn(Math, "random").mockReturnValue(0.5);
  fakeSockets();
  const me = { ...anna, login: "", webhook: "", created: 0 };
  session.me = me;
  vi.spyOn(session, "renew").mockResolvedValue(me);
});
afterEach(() => {
  playing?.close();
  playing = null;
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** A table with one seat, asked question 7 after 2 events, whose log is complete. */
async function seated(): Promise<[TableSession, FakeSocket]> {
  playing = new TableSession("t1", "inv");
  const socket = await latest(1);
  socket.tell(welcome(), sync({ left: 3 }, 2, { question: question(7), moves: ["a", "b"] }));
  const ask = socket.of("ask_events")[0];
  socket.tell({ type: "events", id: ask?.id, seat: 0, since: 0, events: facts(0, 2) });
  await vi.advanceTimersByTimeAsync(0);
  return [playing, socket];
}

const numbers = (events: Fact[] | undefined) => events?.map(({ event }) => (event as { n: number }).n);

describe("at the table", () => {
  it("shows what was synced and asks for the log from the beginning", async () => {
    const [t, socket] = await seated();
    expect(socket.url).toBe("ws://localhost:3000/api/tables/t1/socket?lang=en&invitation=inv");
    expect([t.status, t.active, t.isHost]).toEqual(["open", 0, true]);
    expect(t.reader).toMatchObject({ view: { left: 3 }, count: 2, moves: ["a", "b"], tick: 1, recent: [], missed: [] });
    expect(numbers(t.reader?.events)).toEqual([0, 1]);
  });

  it("applies updates in order and raises the tick", async () => {
    const [t, socket] = await seated();
    socket.tell(update(2, [[["left"], 2]], { left: 2 }, { question: question(8), moves: ["c"] }));
    socket.tell(update(3, [[["left"], 1]], { left: 1 }));
    expect(t.reader).toMatchObject({ view: { left: 1 }, count: 4, moves: [], question: null, tick: 3 });
    expect(numbers(t.reader?.events)).toEqual([0, 1, 2, 3]);
    expect(numbers(t.reader?.recent)).toEqual([3]);
  });

  it.each([
    ["a gap", update(4, [[["left"], 2]], { left: 2 })],
    ["a wrong checksum", update(2, [[["left"], 2]], { left: 9 })],
    ["a patch that does not fit", update(2, [[["gone", 0], 2]], { left: 2 })],
  ])("asks for the whole after %s and ignores updates until then", async (_, bad) => {
    const [t, socket] = await seated();
    socket.tell(bad, update(2, [[["left"], 0]], { left: 0 }));
    expect(t.reader).toMatchObject({ view: { left: 3 }, count: 2 });
    expect(socket.of("resync")).toHaveLength(1);
    socket.tell(sync({ left: 1 }, 5, { id: socket.of("resync")[0]?.id as string }));
    expect(t.reader).toMatchObject({ view: { left: 1 }, count: 5, recent: [] });
    const ask = socket.of("ask_events")[1];
    expect(ask).toMatchObject({ seat: 0, since: 2 });
    socket.tell(update(5, [[["left"], 0]], { left: 0 }));
    socket.tell({ type: "events", id: ask?.id, seat: 0, since: 2, events: facts(2, 5) });
    await vi.advanceTimersByTimeAsync(0);
    expect(numbers(t.reader?.events)).toEqual([0, 1, 2, 3, 4, 5]);
    expect(t.reader?.view).toEqual({ left: 0 });
  });

  it("keeps the chat in order and each line once", async () => {
    const [t, socket] = await seated();
    const line = (number: number) => ({ number, at: 0, person: anna, text: `<b>${number}</b>` });
    socket.tell({ type: "said", line: line(2) }, { type: "said", line: line(1) }, { type: "said", line: line(2) });
    expect(t.chat.map(({ text }) => text)).toEqual(["<b>1</b>", "<b>2</b>"]);
  });

  it("sets clocks by the server's time, whatever ours is", async () => {
    vi.setSystemTime(1_000_000);
    const [t, socket] = await seated();
    socket.tell({ type: "clocks_set", remaining: [60_000, 50_000], running: [0], at: 5_000_000 });
    expect(t.ahead).toBe(4_000_000);
    expect(t.table?.seats.map(({ remaining, is_running }) => [remaining, is_running])).toEqual([
      [60_000, true],
      [50_000, false],
    ]);
    socket.tell({ type: "time_short", seat: 0, remaining: 50_000 });
    expect(t.timeShort).toEqual({ seat: 0, remaining: 50_000 });
    socket.tell({ type: "clocks_set", remaining: [45_000, 50_000], running: [1], at: 5_015_000 });
    expect(t.timeShort).toBeNull();
  });
});

describe("a move", () => {
  it("names its question and is pending until its update comes", async () => {
    const [t, socket] = await seated();
    const played = t.play("a");
    expect(t.pending).toBe(true);
    void t.play("b");
    expect(socket.of("answer")).toHaveLength(1);
    const sent = socket.of("answer")[0];
    expect(sent).toMatchObject({ seat: 0, question: 7, text: "a" });
    expect(String(sent?.id)).toMatch(/^[0-9a-f]{24}$/);
    socket.tell(update(2, [], { left: 3 }, { id: sent?.id as string }));
    await played;
    expect([t.pending, t.problem]).toEqual([false, null]);
  });

  it("that is refused has its sentence in the language that is spoken", async () => {
    const [t, socket] = await seated();
    const played = t.play("x");
    const id = socket.of("answer")[0]?.id;
    socket.tell({ type: "refused", id, code: "match/stale", words: { id: "match-stale", terms: {} }, sentence: "" });
    await played;
    expect(t.problem?.code).toBe("match/stale");
    const english = t.problem?.sentence;
    await speak("de");
    expect(t.problem?.sentence).not.toBe(english);
    t.forgetProblem();
    expect(t.problem).toBeNull();
  });

  it("is sent again under the same id when the server could not just now", async () => {
    const [t, socket] = await seated();
    const played = t.play("a");
    const id = socket.of("answer")[0]?.id;
    socket.tell({ type: "refused", id, code: "live/crowded", words: { id: "live-crowded", terms: {} }, sentence: "" });
    await vi.advanceTimersByTimeAsync(1000);
    expect(socket.of("answer").map((one) => one.id)).toEqual([id, id]);
    socket.tell({ type: "done", id });
    await played;
    expect([t.pending, t.problem]).toEqual([false, null]);
  });

  it("of nature is answered for her seat", async () => {
    const [t, socket] = await seated();
    socket.tell(sync({ left: 3 }, 2, { question: question(9, -1), moves: ["thor"] }));
    void t.play("thor");
    expect(socket.of("answer")[0]).toMatchObject({ seat: -1, question: 9 });
  });
});

describe("asking", () => {
  it("brings choices, unless the question has changed meanwhile", async () => {
    const [t, socket] = await seated();
    const [first, second] = [t.choices(), t.choices()];
    const [a, b] = socket.of("ask_choices");
    const choices = [{ text: "a", label: null, warning: null, points: 3 }];
    socket.tell({ type: "choices", id: a?.id, seat: 0, question: 7, choices });
    socket.tell({ type: "choices", id: b?.id, seat: 0, question: 8, choices: [] });
    expect(await first).toEqual(choices);
    expect(await second).toEqual([]);
  });

  it("says which rule forbids a move", async () => {
    const [t, socket] = await seated();
    const why = t.why("thor 9,9");
    const words = { id: "voluspa-not-in-hand", terms: { tile: "Thor" } };
    socket.tell({ type: "why", id: socket.of("ask_why")[0]?.id, code: "voluspa/not-in-hand", words, sentence: "x" });
    expect((await why).code).toBe("voluspa/not-in-hand");
    expect(t.problem?.sentence).toBe("Thor is not in your hand.");
  });

  it("for a hint may be refused", async () => {
    const [t, socket] = await seated();
    const hint = t.hint().catch((error: { code: string }) => error.code);
    const id = socket.of("ask_hint")[0]?.id;
    socket.tell({ type: "refused", id, code: "bots/busy", words: { id: "bots-busy", terms: {} }, sentence: "" });
    expect(await hint).toBe("bots/busy");
    expect(t.problem?.code).toBe("bots/busy");
  });

  it("for consent answers for the seat that is waited for", async () => {
    const [t, socket] = await seated();
    const undo = { id: "19-x", seat: 1, waits_for: [0] };
    socket.tell({ type: "table_changed", seats: [0], table: { ...table, undo } });
    void t.consent(true);
    expect(socket.of("consent")[0]).toMatchObject({ seat: 0, undo: "19-x", agree: true });
  });
});

describe("when the connection breaks", () => {
  it("comes back, sends again what was not acknowledged, and learns what it has missed", async () => {
    const [t, socket] = await seated();
    const played = t.play("a");
    const id = socket.of("answer")[0]?.id;
    socket.end(1006);
    expect([t.status, t.retryIn, t.pending]).toEqual(["lost", 1, true]);
    expect(t.reader?.view).toEqual({ left: 3 });
    await vi.advanceTimersByTimeAsync(1000);
    const again = await latest(2);
    again.tell(welcome(), sync({ left: 1 }, 4));
    expect(t.status).toBe("open");
    expect(again.of("answer").map((one) => one.id)).toEqual([id]);
    again.tell({ type: "done", id });
    await played;
    const ask = again.of("ask_events")[0];
    expect(ask).toMatchObject({ since: 2 });
    again.tell({ type: "events", id: ask?.id, seat: 0, since: 2, events: facts(2, 4) });
    await vi.advanceTimersByTimeAsync(0);
    expect(numbers(t.reader?.missed)).toEqual([2, 3]);
    expect(numbers(t.reader?.events)).toEqual([0, 1, 2, 3]);
    expect(t.reader?.recent).toEqual([]);
  });

  it("sends what was asked for meanwhile", async () => {
    const [t, socket] = await seated();
    socket.end(1006);
    void t.say("still here");
    await vi.advanceTimersByTimeAsync(1000);
    const again = await latest(2);
    again.tell(welcome());
    expect(again.of("say")).toHaveLength(1);
  });

  it("waits longer each time, and not at all once the network is back", async () => {
    const [t, socket] = await seated();
    socket.end(1006);
    await vi.advanceTimersByTimeAsync(1000);
    (await latest(2)).end(1006);
    expect(t.retryIn).toBe(2);
    await vi.advanceTimersByTimeAsync(2000);
    (await latest(3)).end(1006);
    expect(t.retryIn).toBe(4);
    window.dispatchEvent(new Event("online"));
    (await latest(4)).tell(welcome());
    expect([t.status, t.retryIn]).toEqual(["open", 0]);
  });

  it("gives up a socket that does not answer after a sleep", async () => {
    const [t, socket] = await seated();
    document.dispatchEvent(new Event("visibilitychange"));
    expect(socket.of("ping")).toHaveLength(1);
    socket.tell({ type: "pong", id: socket.of("ping")[0]?.id });
    await vi.advanceTimersByTimeAsync(10_000);
    expect(t.status).toBe("open");
    document.dispatchEvent(new Event("visibilitychange"));
    await vi.advanceTimersByTimeAsync(8000);
    expect([t.status, socket.readyState]).toEqual(["lost", FakeSocket.CLOSED]);
    socket.tell(update(2, [[["left"], 2]], { left: 2 }));
    expect(t.reader?.view).toEqual({ left: 3 });
  });

  it("pings a quiet server", async () => {
    const [, socket] = await seated();
    await vi.advanceTimersByTimeAsync(25_000);
    expect(socket.of("ping")).toHaveLength(1);
  });

  it("comes back a few seconds after the server says that it restarts", async () => {
    const [t, socket] = await seated();
    socket.end(CLOSED.GOING_AWAY);
    expect([t.status, t.retryIn]).toEqual(["lost", 3]);
    await vi.advanceTimersByTimeAsync(2500);
    await latest(2);
  });

  it.each([CLOSED.SESSION_ENDED, CLOSED.NOT_WELCOME, CLOSED.TOO_MANY])(
    "stays away after %i until it is asked",
    async (code) => {
      const [t, socket] = await seated();
      socket.tell({
        type: "refused",
        id: null,
        code: "lobby/not-invited",
        words: { id: "lobby-not-invited", terms: {} },
        sentence: "",
      });
      socket.end(code);
      await vi.advanceTimersByTimeAsync(60_000);
      expect([t.status, t.closedCode, t.problem?.code]).toEqual(["closed", code, "lobby/not-invited"]);
      expect(FakeSocket.all).toHaveLength(1);
      t.retry();
      (await latest(2)).tell(welcome());
      expect([t.status, t.closedCode]).toEqual(["open", null]);
    },
  );

  it("asks once more for a table that was just let go", async () => {
    const [t, socket] = await seated();
    socket.end(CLOSED.NO_SUCH_TABLE);
    expect(t.status).toBe("lost");
    await vi.advanceTimersByTimeAsync(1000);
    (await latest(2)).end(CLOSED.NO_SUCH_TABLE);
    expect([t.status, t.closedCode]).toEqual(["closed", CLOSED.NO_SUCH_TABLE]);
  });

  it("shows nothing of what another person has seen", async () => {
    const [t, socket] = await seated();
    socket.end(1006);
    await vi.advanceTimersByTimeAsync(1000);
    const again = await latest(2);
    again.tell({ ...welcome([]), you: { id: "bert", name: "Bert", guest: false } });
    expect([t.reader, t.readers.size]).toEqual([null, 0]);
  });

  it("is not reconnected after it was left, and what waits is let go", async () => {
    const [t] = await seated();
    const played = t.play("a");
    t.close();
    await played;
    window.dispatchEvent(new Event("online"));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(FakeSocket.all).toHaveLength(1);
    expect([t.status, t.problem]).toEqual(["closed", null]);
  });
});

describe("whose view is shown", () => {
  it("is that of the seat that is asked, at a hotseat", async () => {
    playing = new TableSession("t1");
    const socket = await latest(1);
    socket.tell(
      welcome([0, 1]),
      sync({ a: 1 }, 0),
      sync({ b: 1 }, 0, { seat: 1, question: question(1, 1), moves: ["x"] }),
    );
    expect([playing.active, playing.isHotseat]).toEqual([1, true]);
    socket.tell(update(0, [], { b: 1 }, { seat: 1 }));
    expect(playing.active).toBe(1);
    socket.tell(update(0, [], { a: 1 }, { seat: 0, question: question(2, 0), moves: ["y"] }));
    expect(playing.active).toBe(0);
    playing.show(1);
    expect(playing.reader?.view).toEqual({ b: 1 });
    socket.tell({ type: "table_changed", seats: [0, 1], table });
    expect(playing.active).toBe(0);
  });

  it("goes on to the next who is asked together, once this one has answered", async () => {
    playing = new TableSession("t1");
    const socket = await latest(1);
    socket.tell(welcome([0, 1]));
    socket.tell(sync({}, 0, { question: question(1, 0), moves: ["x"] }));
    socket.tell(sync({}, 0, { seat: 1, question: question(1, 1), moves: ["x"] }));
    expect(playing.active).toBe(0);
    socket.tell(update(0, [], {}, { question: question(1, 0, true), moves: ["x"], events: [] }));
    expect(playing.active).toBe(1);
  });

  it("is a spectator's until he sits down", async () => {
    playing = new TableSession("t1");
    const socket = await latest(1);
    socket.tell(welcome([]), sync({ all: 1 }, 0, { seat: null }));
    expect([playing.active, playing.reader?.view]).toEqual([null, { all: 1 }]);
    socket.tell({ type: "table_changed", seats: [1], table });
    expect(playing.reader?.view).toEqual({ all: 1 });
    socket.tell(sync({ mine: 1 }, 0, { seat: 1 }));
    expect([playing.active, playing.reader?.view, playing.readers.size]).toEqual([1, { mine: 1 }, 1]);
  });
});
