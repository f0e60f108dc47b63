import { describe, expect, it, vi } from "vitest";
import { latest } from "./testing/sockets";
import { anna, facts, numbers, prepare, question, seated, sit, sync, table, update, welcome } from "./testing/tables";
import { speak } from "./words.svelte";

prepare();

describe("at the table", () => {
  it("shows what was synced and asks for the log from the beginning", async () => {
    const [t, socket] = await seated();
    expect(socket.url).toBe("ws://localhost:3000/api/tables/t1/socket?lang=en&invitation=inv");
    expect([t.status, t.active, t.isHost]).toEqual(["open", 0, true]);
    expect(t.reader).toMatchObject({ view: { left: 3 }, count: 2, moves: ["a", "b"], tick: 1, recent: [] });
    expect(numbers(t.reader?.events)).toEqual([0, 1]);
  });

  it("shows nothing before the words for it are learned, then all in order", async () => {
    let learned = () => {};
    const t = sit("", () => new Promise<void>((resolve) => (learned = resolve)));
    const socket = await latest(1);
    socket.tell(welcome([0], { game: "runes" }), sync({ left: 3 }, 2), update(2, [[["left"], 2]], { left: 2 }));
    expect([t.table, t.reader]).toEqual([null, null]);
    learned();
    await vi.advanceTimersByTimeAsync(0);
    expect(t.table?.game).toBe("runes");
    expect(t.reader).toMatchObject({ view: { left: 2 }, count: 3 });
  });

  it.each([
    ["after a while", async () => vi.advanceTimersByTimeAsync(1000)],
    ["when the network is back", async () => window.dispatchEvent(new Event("online"))],
    ["when it is welcomed again", async (again: () => void) => again()],
  ])("asks %s for words that could not be learned, and shows nothing until then", async (_, happens) => {
    const learn = vi.fn().mockRejectedValueOnce(new Error("no network")).mockResolvedValue(undefined);
    const t = sit("", learn);
    const socket = await latest(1);
    const told = () => socket.tell(welcome([0], { game: "runes" }), sync({ left: 3 }, 2));
    told();
    await vi.advanceTimersByTimeAsync(0);
    expect([t.isSpeechless, t.table, t.reader]).toEqual([true, null, null]);
    await happens(told);
    await vi.advanceTimersByTimeAsync(0);
    expect([t.isSpeechless, t.table?.game, t.reader?.count]).toEqual([false, "runes", 2]);
    expect(learn).toHaveBeenCalledTimes(2);
  });

  it("reads the clock of the server by when it was heard, not by when it is understood", async () => {
    vi.setSystemTime(1_000_000);
    const t = sit("", () => new Promise((learned) => setTimeout(learned, 15_000)));
    (await latest(1)).tell(welcome([0], { game: "runes", at: 1_000_500 }));
    await vi.advanceTimersByTimeAsync(15_000);
    expect([t.table?.game, t.ahead]).toEqual(["runes", 500]);
  });

  it("forgets a refusal when something else is to be decided, and not before", async () => {
    const [t, socket] = await seated();
    const refused = { type: "refused", id: null, code: "live/busy", words: { id: "live-busy", terms: {} } };
    socket.tell(refused, { type: "table_changed", seats: [0], table: { ...table, watchers: 3 } });
    expect(t.problem?.code).toBe("live/busy");
    socket.tell(update(2, [], { left: 3 }, { question: question(8), moves: ["c"] }));
    expect(t.problem).toBe(null);
    socket.tell(update(3, [], { left: 3 }, { owes: [{ seat: 1, step: "Lay", for_all: false }] }), refused);
    expect(t.problem?.code).toBe("live/busy");
    socket.tell(update(4, [], { left: 3 }, { question: question(9), moves: ["c"] }));
    socket.tell(update(5, [], { left: 3 }, { owes: [{ seat: 1, step: "Lay", for_all: false }] }));
    expect(t.problem).toBe(null);
    socket.tell(refused, { type: "table_changed", seats: [0], table: { ...table, status: "over" } });
    expect(t.problem).toBe(null);
  });

  it("forgets what it holds when it is left", async () => {
    const t = sit("", () => Promise.resolve());
    const socket = await latest(1);
    socket.tell(welcome([0], { game: "runes" }));
    t.close();
    await vi.advanceTimersByTimeAsync(0);
    expect(t.table).toBe(null);
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

  it("that came too late leaves no sentence over what is asked meanwhile", async () => {
    const [t, socket] = await seated();
    const played = t.play("x");
    const id = socket.of("answer")[0]?.id;
    socket.tell(update(2, [], { left: 3 }, { question: question(8) }));
    socket.tell({ type: "refused", id, code: "match/stale", words: { id: "match-stale", terms: {} }, sentence: "" });
    await played;
    expect([t.pending, t.problem]).toEqual([false, null]);
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
  });

  it("for consent answers for the seat that is waited for", async () => {
    const [t, socket] = await seated();
    const undo = { id: "19-x", seat: 1, waits_for: [0] };
    socket.tell({ type: "table_changed", seats: [0], table: { ...table, undo } });
    void t.consent(true);
    expect(socket.of("consent")[0]).toMatchObject({ seat: 0, undo: "19-x", agree: true });
  });
});

describe("whose view is shown", () => {
  it("is that of the seat that is asked, at a hotseat", async () => {
    const playing = sit();
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
    const playing = sit();
    const socket = await latest(1);
    socket.tell(welcome([0, 1]));
    socket.tell(sync({}, 0, { question: question(1, 0), moves: ["x"] }));
    socket.tell(sync({}, 0, { seat: 1, question: question(1, 1), moves: ["x"] }));
    expect(playing.active).toBe(0);
    socket.tell(update(0, [], {}, { question: question(1, 0, true), moves: ["x"], events: [] }));
    expect(playing.active).toBe(1);
  });

  it("is a spectator's until he sits down", async () => {
    const playing = sit();
    const socket = await latest(1);
    socket.tell(welcome([]), sync({ all: 1 }, 0, { seat: null }));
    expect([playing.active, playing.reader?.view]).toEqual([null, { all: 1 }]);
    socket.tell({ type: "table_changed", seats: [1], table });
    expect(playing.reader?.view).toEqual({ all: 1 });
    socket.tell(sync({ mine: 1 }, 0, { seat: 1 }));
    expect([playing.active, playing.reader?.view, playing.readers.size]).toEqual([1, { mine: 1 }, 1]);
  });
});
