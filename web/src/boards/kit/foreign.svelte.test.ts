// A board of another package, as the table sees it.
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { speak } from "../../lib/words.svelte";
import { boardOf } from "..";
import { settings } from ".";
import type { BoardProps } from "./board";
import { adopt, type Mount, type Scene } from "./foreign";

const props = (more: Partial<BoardProps> = {}): BoardProps => ({
  ...{ game: "feast", view: { joy: 3 }, seat: 0, names: ["Anna", "Bert"], recent: [], events: [], tick: 1 },
  ...{ speed: "normal" as const, patterns: false, preview: null, setPreview: vi.fn(), play: vi.fn(), why: vi.fn() },
  question: { id: 1, seat: 0, step: "Take", words: { id: "feast-ask", terms: {} }, given: false },
  moves: ["boar", "salmon"],
  choices: [{ text: "boar", label: null, points: 2, warning: { id: "warned", terms: {} } }],
  ...more,
});

let told: Scene[];
const destroy = vi.fn();
const drawn: Mount = (element, first) => {
  told = [first];
  element.textContent = "A feast";
  return { update: (next) => void told.push(next), destroy };
};

beforeAll(() => speak("en"));
beforeEach(() => settings.set("confirm", true));
afterEach(() => {
  vi.unstubAllGlobals();
  document.body.innerHTML = "";
});

test("it is mounted once, told of every change, and destroyed", async () => {
  const board = adopt({ mount: drawn, beginnings: ["Taken"] });
  expect([board.beginnings, board.hand]).toEqual([["Taken"], undefined]);
  const given = $state(props());
  const shown = mount(board.default, { target: document.body, props: given });
  flushSync();
  expect(document.body.textContent).toBe("A feast");
  const [first] = told;
  expect(first).toMatchObject({ view: { joy: 3 }, seat: 0, lang: "en", readOnly: false, isOwn: true, ms: 220 });
  expect(first?.moves).toEqual([
    { text: "boar", label: "Boar", points: 2, warning: "warned" },
    { text: "salmon", label: "Salmon", points: null, warning: null },
  ]);
  given.view = { joy: 4 };
  flushSync();
  expect(told.map(({ view }) => view)).toEqual([{ joy: 3 }, { joy: 4 }]);
  await unmount(shown);
  expect(destroy).toHaveBeenCalledOnce();
});

test("it proposes moves as any board does", () => {
  const given = props();
  mount(adopt({ mount: drawn }).default, { target: document.body, props: given });
  flushSync();
  const [scene] = told;
  expect(scene?.propose("boar")).toBe(false);
  expect(given.setPreview).toHaveBeenCalledWith("boar");
  expect(scene?.propose("elk")).toBe(false);
  expect(given.why).toHaveBeenCalledWith("elk");
});

test("a game that nobody has drawn gets the generic board", async () => {
  vi.stubGlobal("fetch", async (path: string) => (path.endsWith("/api/games") ? Response.json([]) : new Response("")));
  const generic = await import("../generic");
  expect((await boardOf("feast")).default).toBe(generic.default);
});
