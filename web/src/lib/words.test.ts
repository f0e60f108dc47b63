import texts from "virtual:words";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { needed } from "../../plugins/words.ts";
import {
  canSay,
  enumeration,
  isLanguageMissing,
  learnGame,
  learnToPlay,
  nameOf,
  say,
  setNames,
  speak,
  speakSoon,
  speaksOf,
  spokenLanguage,
  wordFor,
} from "./words.svelte";

beforeEach(async () => {
  setNames([]);
  await speak("en");
});

it("learns what is said at a table when somebody sits down", async () => {
  const known = () => ["voluspa-title", "web-undo", "voluspa-drew", "nidavellir-offered"].map(canSay);
  expect(known()).toEqual([true, false, false, false]);
  await learnToPlay();
  expect(known()).toEqual([true, true, false, false]);
  expect(speaksOf("voluspa")).toBe(false);
  await learnGame("voluspa");
  expect(known()).toEqual([true, true, true, false]);
  expect([speaksOf("voluspa"), speaksOf("nidavellir")]).toEqual([true, false]);
  await speak("de");
  expect(known()).toEqual([true, true, true, false]);
});

it("has learned a game when it says so, however many ask at once", async () => {
  const asked = [learnGame("nidavellir"), learnGame("nidavellir"), learnGame("voluspa"), speak("de")];
  await asked[1];
  expect(speaksOf("nidavellir")).toBe(true);
  await Promise.all(asked);
  expect([canSay("nidavellir-class-warrior"), canSay("voluspa-drew")]).toEqual([true, true]);
});

describe("a language that cannot be loaded", () => {
  it("is spoken later, and meanwhile the old one is spoken and learned in", async () => {
    vi.useFakeTimers();
    const load = vi.fn().mockRejectedValue(new Error("no network"));
    Object.assign(texts.en ?? {}, { oaths: async () => ({ default: {} }) });
    Object.assign(texts.de ?? {}, { oaths: load });
    await learnGame("oaths");
    const stop = speakSoon("de");
    await vi.advanceTimersByTimeAsync(0);
    expect([isLanguageMissing(), spokenLanguage(), say("enumeration-and")]).toEqual([true, "en", "and"]);
    await learnGame("nidavellir");
    expect([speaksOf("nidavellir"), spokenLanguage()]).toEqual([true, "en"]);
    load.mockResolvedValue({ default: {} });
    window.dispatchEvent(new Event("online"));
    await vi.advanceTimersByTimeAsync(0);
    expect([isLanguageMissing(), spokenLanguage(), say("enumeration-and")]).toEqual([false, "de", "und"]);
    stop();
    vi.useRealTimers();
  });
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
    const parts = ["first", "play"].map(async (part) => (await texts.en?.[part]?.())?.default ?? {});
    expect((await Promise.all(parts)).map((patterns: object) => "record-other-roll" in patterns)).toEqual([
      false,
      true,
    ]);
  });

  it("of a game that was installed come from the server, when they are needed", async () => {
    const fetched = vi.fn(async (path: string) => new Response(`runes-title = Runes ${path}`));
    vi.stubGlobal("fetch", fetched);
    expect([canSay("runes-title"), fetched.mock.calls.length]).toEqual([false, 0]);
    await learnGame("runes");
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
    const ids = async (language: string) =>
      Promise.all(
        Object.entries(texts[language] ?? {}).map(async ([part, load]) => [
          part,
          Object.keys((await load()).default).sort(),
        ]),
      );
    expect(await ids("de")).toEqual(await ids("en"));
  });
});
