import { beforeEach, describe, expect, it, vi } from "vitest";
import { needed } from "../../plugins/words.ts";
import {
  canSay,
  enumeration,
  learnInstalled,
  learnToPlay,
  nameOf,
  say,
  setNames,
  speak,
  spokenLanguage,
  wordFor,
} from "./words.svelte";

beforeEach(async () => {
  setNames([]);
  await speak("en");
});

it("learns what is said at a table when somebody sits down", async () => {
  expect([canSay("voluspa-title"), canSay("voluspa-drew")]).toEqual([true, false]);
  await learnToPlay();
  expect(canSay("voluspa-drew")).toBe(true);
  await speak("de");
  expect(canSay("voluspa-drew")).toBe(true);
});

describe("say", () => {
  it("names the player in the place of a seat", () => {
    expect(say({ id: "voluspa-drew-hidden", terms: { seat: 1 } })).toBe("Seat 1 drew a tile.");
    setNames(["Anna", "Bert"]);
    expect(say({ id: "voluspa-drew-hidden", terms: { seat: 1 } })).toBe("Bert drew a tile.");
    expect(nameOf(0)).toBe("Anna");
  });

  it("says words among the terms first, and enumerates lists of them", () => {
    const thor = { id: "voluspa-thor", terms: {} };
    expect(say({ id: "voluspa-drew", terms: { seat: "Anna", tile: thor } })).toBe("Anna drew Thor.");
    expect(say("voluspa-not-in-hand", { tile: [thor, thor, { id: "voluspa-hel", terms: {} }] })).toBe(
      "Thor, Thor and Hel is not in your hand.",
    );
  });

  it("writes numbers plainly and chooses their form", () => {
    expect(say("voluspa-choose-row", { points: 1 })).toBe("the row, for 1 point");
    expect(say("voluspa-choose-row", { points: 1234 })).toBe("the row, for 1234 points");
    expect(say("voluspa-laid", { seat: "Anna", tile: "Thor", x: -2, y: 0 })).toBe("Anna laid Thor at -2,0.");
  });

  it("knows nature", () => {
    setNames(["Anna"]);
    expect(say("who", { seat: -1 })).toBe("Nature");
  });

  it("shows an id without a text, and never breaks on missing terms", () => {
    expect(say("no-such-text")).toBe("no-such-text");
    expect(canSay("no-such-text")).toBe(false);
    expect(say("voluspa-drew")).toContain("drew");
  });

  it("quotes what people write as it is", () => {
    setNames(["<b>{ $seat }</b>"]);
    expect(say("voluspa-drew-hidden", { seat: 0 })).toBe("<b>{ $seat }</b> drew a tile.");
  });

  it("speaks another language as soon as its texts are here; the last wish wins", async () => {
    await Promise.all([speak("en"), speak("de")]);
    expect(spokenLanguage()).toBe("de");
    expect(say("enumeration-and")).toBe("und");
    expect(enumeration(["a", "b"])).toBe("a und b");
  });
});

describe("the texts of the client", () => {
  it("are those that are said here, without comments", () => {
    const text = needed("# one\na-b = x\n    y\n\nvoluspa-position-bad = z\n    more\nc = d\n");
    expect(text).toBe("a-b = x\n    y\nc = d");
  });

  it("tell why a check of the dice failed, but only at a table", async () => {
    expect((await import("virtual:words/en")).default).not.toContain("record-other-roll");
    expect((await import("virtual:words/en/play")).default).toContain("record-other-roll");
  });

  it("of a game that was installed come from the server, when they are needed", async () => {
    const fetched = vi.fn(async (path: string) => new Response(`runes-title = Runes ${path}`));
    vi.stubGlobal("fetch", fetched);
    expect([canSay("runes-title"), fetched.mock.calls.length]).toEqual([false, 0]);
    await learnInstalled();
    expect(say("runes-title")).toBe("Runes /api/games/texts/en");
    expect(say("enumeration-and")).toBe("and");
    await speak("de");
    expect(say("runes-title")).toBe("Runes /api/games/texts/de");
    vi.unstubAllGlobals();
  });

  it("tell words from sentences that need terms", () => {
    expect([wordFor("voluspa-thor"), wordFor("voluspa-laid"), wordFor("no-such-text")]).toEqual(["Thor", null, null]);
  });

  it("are the same in both languages", async () => {
    const ids = async (load: Promise<{ default: string }>) =>
      [...(await load).default.matchAll(/^([a-zA-Z][\w-]*) *=/gm)].map((match) => match[1]).sort();
    expect(await ids(import("virtual:words/de"))).toEqual(await ids(import("virtual:words/en")));
    expect(await ids(import("virtual:words/de/play"))).toEqual(await ids(import("virtual:words/en/play")));
  });
});
