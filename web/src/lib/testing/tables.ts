// A table for tests of its session: what the server says, and who sits there.
import { afterEach, beforeEach, vi } from "vitest";
import { checksum } from "../patch";
import type { Fact, Patch, Question, Sync, TableInfo, Update } from "../protocol";
import { session } from "../session.svelte";
import { TableSession } from "../table.svelte";
import { learnGame, learnToPlay, speak } from "../words.svelte";
import { type FakeSocket, fakeSockets, latest } from "./sockets";

export const anna = { id: "anna", name: "Anna", face: "fox", guest: true };
const seat = (number: number, name: string | null) => ({
  number,
  person: name ? { id: name.toLowerCase(), name, face: "fox", guest: true } : null,
  bot: name ? "" : "greedy",
  is_here: true,
  remaining: null as number | null,
  is_running: false,
});
export const table: TableInfo = {
  id: "t1",
  game: "voluspa",
  rules_version: 1,
  status: "playing",
  reason: null,
  cooperative: false,
  has_secrets: true,
  options: {},
  public: false,
  hints: true,
  companion: false,
  practice: false,
  campaign: "",
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
export const fact = (n: number): Fact => ({
  event: { type: "Happened", n },
  words: { id: "event-taken-back", terms: { seat: n } },
});
export const facts = (from: number, to: number) => Array.from({ length: to - from }, (_, i) => fact(from + i));
export const question = (id: number, at = 0, given = false): Question => ({
  id,
  seat: at,
  step: "Lay",
  words: { id: "voluspa-ask-lay", terms: {} },
  given,
});

export function welcome(seats = [0], more: Partial<TableInfo> = {}) {
  return { type: "welcome", you: anna, seats, table: { ...table, ...more }, chat: [], version: "0" };
}
export function sync(view: unknown, events: number, more: Partial<Sync> = {}): Sync {
  const asked = { owes: [], answered: [], question: null, moves: [], can_undo: false, id: null };
  return { type: "sync", seat: 0, events, view, check: checksum(view), ...asked, ...more };
}
export function update(since: number, patch: Patch, after: unknown, more: Partial<Update> = {}): Update {
  return { type: "update", seat: 0, since, events: [fact(since)], patch, check: checksum(after), owes: [], ...more };
}

let playing: TableSession | null = null;

/** At the table, and away again after the test. */
export function sit(invitation = "", learn?: (game: string) => Promise<unknown>): TableSession {
  playing = new TableSession("t1", invitation, learn);
  return playing;
}

/** For every test of a file: English, a still clock, sockets whose other end is the test, and somebody who plays. */
export function prepare(): void {
  beforeEach(async () => {
    await speak("en");
    await learnToPlay();
    await learnGame("voluspa");
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
}

/** A table with one seat, asked question 7 after 2 events, whose log is complete. */
export async function seated(): Promise<[TableSession, FakeSocket]> {
  const t = sit("inv");
  const socket = await latest(1);
  socket.tell(welcome(), sync({ left: 3 }, 2, { question: question(7), moves: ["a", "b"] }));
  const ask = socket.of("ask_events")[0];
  socket.tell({ type: "events", id: ask?.id, seat: 0, since: 0, events: facts(0, 2) });
  await vi.advanceTimersByTimeAsync(0);
  return [t, socket];
}

export const numbers = (events: Fact[] | undefined) => events?.map(({ event }) => (event as { n: number }).n);
