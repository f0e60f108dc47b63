import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { api, Problem, problemOf } from "./api";
import { session } from "./session.svelte";
import { speak } from "./words.svelte";

const calls: [string, RequestInit][] = [];
const answers: (() => Response)[] = [];
const me = { id: "u1", name: "Anna", face: "fox", guest: true, login: "", webhook: "", created: 0 };

function answer(body: unknown, status = 200): void {
  answers.push(() => new Response(body === undefined ? null : JSON.stringify(body), { status }));
}

beforeEach(async () => {
  await speak("en");
  calls.length = answers.length = 0;
  vi.stubGlobal("fetch", async (url: string, init: RequestInit) => {
    calls.push([url, init]);
    const next = answers.shift();
    if (!next) throw new TypeError("no network");
    return next();
  });
});
afterEach(() => vi.unstubAllGlobals());

async function refusal(promise: Promise<unknown>): Promise<Problem> {
  const error = await promise.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (!(error instanceof Problem)) throw new Error("It was not refused.");
  return error;
}

describe("ask", () => {
  it("sends JSON and reads it", async () => {
    answer(me);
    expect(await api.changeMe({ name: "Anna" })).toEqual(me);
    const [url, init] = calls[0] ?? ["", {}];
    expect([url, init.method, init.body]).toEqual(["/api/me", "PATCH", '{"name":"Anna"}']);
    expect(init.headers).toMatchObject({ "content-type": "application/json", "accept-language": "en" });
  });

  it("says nothing about a body that it does not send", async () => {
    answer(undefined, 204);
    expect(await api.logout()).toBeUndefined();
    expect(calls[0]?.[1].headers).not.toHaveProperty("content-type");
  });

  it("throws what the server refuses, in the language that is spoken", async () => {
    answer({ code: "table/unknown", sentence: "…", words: { id: "table-unknown", terms: { table: "x/y" } } }, 404);
    const problem = await refusal(api.table("x/y"));
    expect(calls[0]?.[0]).toBe("/api/tables/x%2Fy");
    expect([problem.code, problem.status, problem.sentence]).toEqual([
      "table/unknown",
      404,
      "There is no table “x/y”.",
    ]);
    await speak("de");
    expect(problem.sentence).not.toContain("There is");
  });

  it("knows a lost network, a proxy without a server, and nonsense", async () => {
    expect((await refusal(api.games())).code).toBe("web/offline");
    answers.push(() => new Response("<html>", { status: 502 }));
    expect((await refusal(api.games())).code).toBe("web/offline");
    answers.push(() => new Response("<html>", { status: 500 }));
    expect((await refusal(api.games())).sentence).toContain("did not work");
    expect(problemOf(new TypeError("x")).code).toBe("web/failed");
  });

  it("asks for a replay at a place and from a seat", async () => {
    answer({});
    await api.replay("abc", { at: 3, seat: 0 });
    answer({});
    await api.replay("abc", { seat: null });
    expect(calls.map(([url]) => url)).toEqual(["/api/tables/abc/replay?at=3&seat=0", "/api/tables/abc/replay"]);
  });
});

describe("the session", () => {
  beforeEach(() => {
    localStorage.clear();
    session.me = null;
  });

  it("makes a guest of somebody new, once for all who ask", async () => {
    answer(me);
    const found = await Promise.all([session.ensure(), session.ensure()]);
    expect(found).toEqual([me, me]);
    expect(calls.map(([url]) => url)).toEqual(["/api/guests"]);
    expect(await session.ensure()).toEqual(me);
    expect(calls).toHaveLength(1);
  });

  it("asks who I am where there was a session, and makes a guest if it has ended", async () => {
    localStorage.setItem("gladsheim-known", "1");
    answer({ code: "session/none", sentence: "", words: { id: "session-none", terms: {} } }, 401);
    answer(me);
    expect((await session.ensure()).id).toBe("u1");
    expect(calls.map(([url]) => url)).toEqual(["/api/me", "/api/guests"]);
  });

  it("does not make a new guest because the network is gone", async () => {
    localStorage.setItem("gladsheim-known", "1");
    expect((await refusal(session.ensure())).code).toBe("web/offline");
    expect(calls).toHaveLength(1);
    answer(me);
    expect((await session.ensure()).id).toBe("u1");
  });

  it("forgets whoever logs out", async () => {
    answer(me);
    await session.ensure();
    answer(undefined, 204);
    await session.logout();
    expect(session.me).toBeNull();
    expect(localStorage.getItem("gladsheim-known")).toBeNull();
  });
});
