import { describe, expect, it, vi } from "vitest";
import { Problem } from "./api";
import { CLOSED } from "./protocol";
import { session } from "./session.svelte";
import { FakeSocket, latest } from "./testing/sockets";
import { anna, facts, numbers, prepare, seated, sit, sync, update, welcome } from "./testing/tables";

prepare();

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
    const { missed, fresh } = t.reader?.news() ?? {};
    expect([numbers(missed), numbers(fresh)]).toEqual([[2, 3], []]);
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

  it("comes back when its session ended and the server still knows who it is", async () => {
    const isSame = vi.spyOn(session, "isSame").mockResolvedValue(true);
    const [t, socket] = await seated();
    socket.end(CLOSED.SESSION_ENDED);
    expect(t.status).toBe("lost");
    await vi.advanceTimersByTimeAsync(0);
    (await latest(2)).tell(welcome());
    expect([t.status, isSame.mock.calls.length]).toEqual(["open", 1]);
    expect(session.renew).not.toHaveBeenCalled();
  });

  it.each([
    ["it is somebody else now", () => Response.json({ ...anna, id: "bert" })],
    ["it is nobody", () => Response.json({}, { status: 401 })],
  ])("ends when its session ended and %s", async (_, answer) => {
    const fetched = vi.fn(async () => answer());
    vi.stubGlobal("fetch", fetched);
    const [t, socket] = await seated();
    socket.end(CLOSED.SESSION_ENDED);
    await vi.advanceTimersByTimeAsync(60_000);
    expect([t.status, t.closedCode, FakeSocket.all.length]).toEqual(["closed", CLOSED.SESSION_ENDED, 1]);
    expect(fetched).toHaveBeenCalledTimes(1);
  });

  it("tries to come back when nobody can say who it is, and ends when its session has ended once more", async () => {
    vi.spyOn(session, "isSame").mockRejectedValue(new Error("no network"));
    const [t, socket] = await seated();
    socket.end(CLOSED.SESSION_ENDED);
    await vi.advanceTimersByTimeAsync(0);
    (await latest(2)).end(CLOSED.SESSION_ENDED);
    expect([t.status, t.closedCode]).toEqual(["closed", CLOSED.SESSION_ENDED]);
  });

  it("says why it cannot be somebody, and goes on trying", async () => {
    session.me = null;
    const words = { id: "limit-too-many", terms: { seconds: 60 } };
    const me = { ...anna, login: "", webhook: "", created: 0 };
    const refused = new Problem("limit/too-many", words, 429);
    vi.spyOn(session, "ensure").mockRejectedValueOnce(refused).mockResolvedValue(me);
    const t = sit();
    await vi.advanceTimersByTimeAsync(0);
    expect([t.status, t.obstacle?.code, t.retryIn]).toEqual(["connecting", "limit/too-many", 1]);
    await vi.advanceTimersByTimeAsync(1000);
    (await latest(1)).tell(welcome());
    expect([t.status, t.obstacle]).toEqual(["open", null]);
  });

  it.each([CLOSED.NOT_WELCOME, CLOSED.TOO_MANY])("stays away after %i until it is asked", async (code) => {
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
  });

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
    again.tell({ ...welcome([]), you: { id: "bert", name: "Bert", face: "fox", guest: false } });
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
