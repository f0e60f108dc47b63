import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { api } from "../../lib/api";
import type { CampaignInfo } from "../../lib/protocol";
import { table } from "../../lib/testing/tables";
import { learnToPlay, speak } from "../../lib/words.svelte";
import Ending from "./Ending.svelte";

const told = (status: CampaignInfo["status"]) =>
  ({ status, table: "t1", chapters: [{}, {}], played: [{}, {}, {}] }) as CampaignInfo;
const props = { names: ["Anna", "Mimir"], mine: [0], result: "", isBoard: false, onturn: () => {} };
let shown: Record<string, unknown> | undefined;

beforeAll(async () => {
  await speak("en");
  await learnToPlay();
});
beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  if (shown) unmount(shown);
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** What the end of a game of a campaign says of it. */
async function outlook(...answers: CampaignInfo["status"][]): Promise<string> {
  const asks = vi.spyOn(api, "campaign");
  for (const status of answers) asks.mockResolvedValueOnce(told(status));
  shown = mount(Ending, { target: document.body, props: { ...props, table: { ...table, campaign: "c1" } } });
  flushSync();
  await vi.advanceTimersByTimeAsync(5000);
  expect(asks).toHaveBeenCalledTimes(answers.length);
  return document.querySelector(".who")?.textContent?.trim() ?? "";
}

test("a game of a campaign says how that goes on", async () => {
  expect(await outlook("between")).toMatch(/^The campaign goes on/);
});

test("the room of that sentence is there at once: no button moves under a finger when it comes", async () => {
  const never = new Promise<CampaignInfo>(() => {});
  vi.spyOn(api, "campaign").mockReturnValue(never);
  shown = mount(Ending, { target: document.body, props: { ...props, table: { ...table, campaign: "c1" } } });
  flushSync();
  expect(document.querySelector(".who p")?.textContent).toBe("The chronicler writes down how it ended …");
});

test("whoever is told nothing of a campaign waits for no chronicler", async () => {
  vi.spyOn(api, "campaign").mockRejectedValue(new Error("not yours"));
  shown = mount(Ending, { target: document.body, props: { ...props, table: { ...table, campaign: "c1" } } });
  flushSync();
  await vi.advanceTimersByTimeAsync(5000);
  expect(document.querySelector(".who p")).toBeNull();
});

test("with its last game a campaign is won, as soon as that is counted", async () => {
  expect(await outlook("playing", "over")).toMatch(/^The campaign is won: all 2 chapters in 3 games\./);
});

test("a campaign that its host has ended does not go on", async () => {
  expect(await outlook("closed")).toBe("This campaign was ended.");
});
