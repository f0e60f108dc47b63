import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { allDrawn } from "../../lib/testing/drawn";
import { learnGame, setNames, speak } from "../../lib/words.svelte";
import { settings } from "../kit";
import Board from "./Board.svelte";
import { choosing } from "./choosing.svelte";
import { fact, rest, view } from "./fixture";
import type { BloodrageView } from "./types";

const play = vi.fn();
const why = vi.fn();
const setPreview = vi.fn();
let shown: Record<string, unknown> | undefined;

interface Asked {
  step?: string;
  moves?: string[];
  events?: ReturnType<typeof fact>[];
  readonly?: boolean;
  preview?: string | null;
}

async function show(
  what: BloodrageView,
  { step = "", moves = [], events = [], readonly = false, preview = null }: Asked = {},
) {
  const question = step ? { id: 1, seat: 0, step, words: { id: "x", terms: {} }, given: false } : null;
  const asked = { seat: 0, question, moves, preview, readonly };
  const props = { ...rest, ...asked, events, view: what, play, why, setPreview };
  shown = mount(Board, { target: document.body, props });
  await allDrawn();
}

const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
const place = (name: string) => all(`[data-place="${name}"] > .area`)[0];
function click(node: Element | undefined) {
  node?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  flushSync();
}

beforeAll(async () => {
  await speak("en");
  await learnGame("bloodrage");
  setNames(["Ase", "Mimir"]);
});
beforeEach(() => {
  settings.confirm = false;
  // happy-dom lays nothing out.
  vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(820);
  vi.spyOn(HTMLElement.prototype, "clientHeight", "get").mockReturnValue(580);
});
afterEach(() => {
  if (shown) unmount(shown);
  choosing.clear();
  vi.clearAllMocks();
});

const HERE = { gimle: [{ seat: 0, figure: "warrior", count: 2 }], west: [{ seat: 1, figure: "ship", count: 1 }] };

test("the map says who stands where, what is free and what is doomed", async () => {
  await show(view({}, HERE));
  expect(place("gimle")?.getAttribute("aria-label")).toContain("Ase with 2 warriors");
  expect(place("gimle")?.getAttribute("aria-label")).toContain("doomed in the first age");
  expect(place("horgr")?.getAttribute("aria-label")).toContain("destroyed");
  expect(all('[data-at="gimle"] [data-figure="0 warrior"]')).toHaveLength(2);
  expect(all(".place > .area")).toHaveLength(13);
});

test("a figure that is chosen goes where it is sent; elsewhere the server says why not", async () => {
  await show(view(), { step: "Act", moves: ["pass", "invade warrior utgard"] });
  choosing.choose({ kind: "figure", figure: "warrior", from: "reserve" });
  flushSync();
  expect(all(".place.open").map((node) => node.dataset.place)).toEqual(["utgard"]);
  click(place("yggdrasil"));
  expect(why).toHaveBeenCalledWith("invade warrior yggdrasil");
  click(place("utgard"));
  expect(play).toHaveBeenCalledWith("invade warrior utgard");
});

test("a province that is pointed at shows strengths and what can be done there", async () => {
  const there = view({}, HERE);
  there.provinces = there.provinces.map((one) => (one.name === "gimle" ? { ...one, strengths: [2, 3] } : one));
  await show(there, { step: "Act", moves: ["pass", "pillage gimle", "march gimle utgard"] });
  click(place("gimle"));
  expect(all(".info li").map((node) => node.textContent)).toEqual([
    expect.stringContaining("Mimir"),
    expect.stringContaining("Ase"),
  ]);
  const [pillage, march] = all(".info .buttons button");
  march?.click();
  flushSync();
  expect(all(".place.open").map((node) => node.dataset.place)).toEqual(["utgard"]);
  pillage?.click();
  expect(play).toHaveBeenCalledWith("pillage gimle");
});

test("what is shown first is marked, and what plays it is no button of the board", async () => {
  await show(view({}, HERE), { step: "Act", moves: ["pass", "pillage gimle"], preview: "pillage gimle" });
  click(place("gimle"));
  const [pillage] = all(".info .buttons button");
  expect(pillage?.getAttribute("aria-pressed")).toBe("true");
  expect(all(".button.main")).toEqual([]);
});

test("a replay on a phone has room for the map: a clan's sheet comes when it is asked for, and goes again", async () => {
  vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(390);
  vi.spyOn(HTMLElement.prototype, "clientHeight", "get").mockReturnValue(370);
  await show(view({}, HERE), { readonly: true });
  const high = () => Number.parseFloat(all(".bloodrage")[0]?.style.getPropertyValue("--high") ?? "0");
  expect([all(".panel .shown").length, high() > 300]).toEqual([0, true]);
  click(all(".panel .clans button")[1]);
  expect([all(".panel .shown").length, high() < 240]).toEqual([1, true]);
  click(all(".panel .clans button")[1]);
  expect(all(".panel .shown")).toHaveLength(0);
});

test("the token of a province can be taken at once", async () => {
  await show(view({}, HERE), { step: "Act", moves: ["pass", "pillage gimle"] });
  click(all('[data-token="gimle"]')[0]);
  expect(play).toHaveBeenCalledWith("pillage gimle");
});

test("of several figures in one place the answers below are asked for", async () => {
  await show(view({}, HERE), { step: "Call", moves: ["stay", "leader gimle", "warrior gimle"] });
  click(place("gimle"));
  expect(play).not.toHaveBeenCalled();
  expect(choosing.place).toBe("gimle");
});

test("a card of the pack is taken; the text stands beside it", async () => {
  await show(view({ phase: "gifts", pack: ["tyrs-bash", "lokis-domain"] }), {
    step: "Take",
    moves: ["tyrs-bash", "lokis-domain"],
  });
  expect(all(".choice")[1]?.textContent).toContain("1 Glory for each of your figures");
  all(".choice")[1]?.click();
  expect(play).toHaveBeenCalledWith("lokis-domain");
});

test("a battle stays on the screen after its end; another clan is one tap away", async () => {
  const events = [
    fact({ type: "PillageBegan", seat: 1, province: "gimle", again: false }),
    fact({ type: "CardsRevealed", province: "gimle", cards: ["tyrs-bash", "tyrs-smash-1"] }),
    fact({ type: "BattleWon", seat: 1, province: "gimle", strengths: [4, 6] }),
  ];
  await show(view(), { step: "Act", moves: ["pass"], events });
  await vi.waitFor(() => expect(all(".battle .fighter")).toHaveLength(2), 9000);
  expect(all(".battle .won")[0]?.textContent).toContain("Mimir");
  all(".clans button")[1]?.click();
  flushSync();
  expect(all("[data-sheet]")[0]?.dataset.sheet).toBe("1");
});

test("a call to battle stands in the panel and leaves the map free; a clan can be looked at meanwhile", async () => {
  const called = { province: "gimle", pillager: 1, stage: "call", again: false, fighters: [] };
  await show(view({ battle: called }, HERE), { step: "Call", moves: ["stay", "warrior gimle"] });
  expect(all(".mapped .call")).toHaveLength(0);
  expect(all(".panel .call li")).toHaveLength(2);
  expect(all("[data-sheet]")).toHaveLength(0);
  all(".clans button")[1]?.click();
  flushSync();
  expect(all("[data-sheet]")[0]?.dataset.sheet).toBe("1");
  expect(all(".panel [hidden] .call")).toHaveLength(1);
});
