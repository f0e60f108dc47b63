import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { api } from "./api";
import { LobbySession } from "./lobby.svelte";
import { CLOSED } from "./protocol";
import { session } from "./session.svelte";
import { FakeSocket, fakeSockets, latest } from "./testing/sockets";

const me = { id: "u1", name: "Anna", face: "fox", guest: true, login: "", webhook: "", created: 0 };
let lobby: LobbySession | null = null;

beforeEach(() => {
  vi.useFakeTimers();
  fakeSockets();
  session.me = me;
});
afterEach(() => {
  lobby?.close();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it("shows the tables as they come, and keeps them while the connection is lost", async () => {
  lobby = new LobbySession();
  const socket = await latest(1);
  expect(socket.url).toBe("ws://localhost:3000/api/lobby");
  expect([lobby.status, lobby.isKnown]).toEqual(["connecting", false]);
  socket.tell({ type: "lobby", open: [{ id: "a" }], more: "", mine: [] });
  socket.tell({ type: "lobby", open: [], more: "", mine: [{ id: "a" }] });
  expect([lobby.status, lobby.isKnown, lobby.open, lobby.mine]).toEqual(["open", true, [], [{ id: "a" }]]);
  socket.end(1006);
  expect([lobby.status, lobby.mine.length]).toEqual(["lost", 1]);
});

it("shows further pages when asked, each table once, and reads them again after a change", async () => {
  const pages: Record<string, { tables: { id: string }[]; more: string }> = {
    one: { tables: [{ id: "b" }, { id: "c" }], more: "two" },
    two: { tables: [{ id: "d" }], more: "" },
  };
  const ask = vi.spyOn(api, "openTables").mockImplementation(async (after) => pages[after] as never);
  lobby = new LobbySession();
  const socket = await latest(1);
  const ids = () => lobby?.open.map(({ id }) => id);
  socket.tell({ type: "lobby", open: [{ id: "a" }, { id: "b" }], more: "one", mine: [] });
  expect([ids(), lobby.hasMore]).toEqual([["a", "b"], true]);
  await lobby.showMore();
  expect([ids(), lobby.hasMore]).toEqual([["a", "b", "c"], true]);
  await lobby.showMore();
  expect([ids(), lobby.hasMore]).toEqual([["a", "b", "c", "d"], false]);
  pages.one = { tables: [{ id: "c" }], more: "" };
  for (const _ of [1, 2, 3]) socket.tell({ type: "lobby", open: [{ id: "e" }, { id: "b" }], more: "one", mine: [] });
  expect(ids()).toEqual(["e", "b", "c", "d"]);
  await vi.advanceTimersByTimeAsync(5000);
  expect([ids(), lobby.hasMore, ask.mock.calls.length]).toEqual([["e", "b", "c"], false, 3]);
  socket.tell({ type: "lobby", open: [{ id: "e" }], more: "", mine: [] });
  await vi.advanceTimersByTimeAsync(5000);
  expect([ids(), lobby.hasMore]).toEqual([["e"], false]);
});

it("becomes a guest before it connects, and tries again if that fails", async () => {
  session.me = null;
  const ensure = vi.spyOn(session, "ensure").mockRejectedValueOnce(new Error("offline")).mockResolvedValue(me);
  lobby = new LobbySession();
  await vi.advanceTimersByTimeAsync(0);
  expect([FakeSocket.all.length, lobby.status]).toEqual([0, "connecting"]);
  await vi.advanceTimersByTimeAsync(2000);
  await latest(1);
  expect(ensure).toHaveBeenCalledTimes(2);
});

it("asks once more who it is when the first session turns out to have ended", async () => {
  const renew = vi.spyOn(session, "renew").mockResolvedValue(me);
  lobby = new LobbySession();
  (await latest(1)).end(CLOSED.SESSION_ENDED);
  await vi.advanceTimersByTimeAsync(10);
  (await latest(2)).end(CLOSED.SESSION_ENDED);
  await vi.advanceTimersByTimeAsync(60_000);
  expect([lobby.status, lobby.closedCode, FakeSocket.all.length]).toEqual(["closed", CLOSED.SESSION_ENDED, 2]);
  expect(renew).toHaveBeenCalledTimes(1);
});
