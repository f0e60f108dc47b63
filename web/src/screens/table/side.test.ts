import { createRawSnippet, flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { speak } from "../../lib/words.svelte";
import { Beside } from "./beside.svelte";
import type { Chatting } from "./chatting.svelte";
import Side from "./Side.svelte";

let shown: Record<string, unknown>;
const turn = vi.fn();
const snippet = (html: string) => createRawSnippet(() => ({ render: () => html }));

function show(own: string | null): Beside {
  const beside = new Beside();
  const chatting = { unread: 2, read: vi.fn(), turn } as unknown as Chatting;
  const props = { log: snippet("<p>told</p>"), chat: snippet("<p>said</p>"), chatting, own, beside };
  shown = mount(Side, { target: document.body, props });
  flushSync();
  return beside;
}
const tabs = () => [...document.querySelectorAll<HTMLElement>("[role=tab]")];
const seen = () =>
  [...document.querySelectorAll<HTMLElement>(".log, .talk")]
    .filter((node) => !node.hidden)
    .map((node) => node.textContent);

beforeAll(() => speak("en"));
afterEach(() => {
  unmount(shown);
  vi.clearAllMocks();
});

test("where a board shows something of its own, tabs lead to log and chat, and nothing lies on anything", () => {
  show("web-log");
  expect(tabs().map((tab) => tab.ariaSelected ?? tab.getAttribute("aria-selected"))).toEqual([
    "true",
    "false",
    "false",
  ]);
  expect(seen()).toEqual([]);
  tabs()[1]?.click();
  flushSync();
  expect(seen()).toEqual(["told"]);
  expect(turn).not.toHaveBeenLastCalledWith(true);
  tabs()[2]?.click();
  flushSync();
  expect(seen()).toEqual(["said"]);
  expect(turn).toHaveBeenLastCalledWith(true);
});

test("arrow keys lead along the tabs, and what nobody has read is counted", () => {
  show("web-log");
  expect(tabs()[2]?.textContent).toContain("2");
  tabs()[0]?.focus();
  tabs()[0]?.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowRight", bubbles: true }));
  expect(document.activeElement).toBe(tabs()[1]);
});

test("elsewhere log and chat stand below each other", () => {
  show(null);
  expect(tabs()).toEqual([]);
  expect(document.body.textContent).toContain("told");
  expect(document.body.textContent).toContain("said");
});
