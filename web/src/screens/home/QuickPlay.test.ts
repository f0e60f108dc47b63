import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { api } from "../../lib/api";
import type { GameInfo, NewTable } from "../../lib/protocol";
import { router } from "../../lib/router.svelte";
import { session } from "../../lib/session.svelte";
import { anna, table } from "../../lib/testing/tables";
import { speak } from "../../lib/words.svelte";
import { seatsOf } from "../people";
import QuickPlay from "./QuickPlay.svelte";

const rivals: GameInfo = {
  name: "voluspa",
  rules_version: 1,
  seats: [2, 3],
  options: [],
  bots: ["easy", "normal", "hard", "master"],
  pace: { easy: 0.02, normal: 0.1, hard: 0.5, master: 2 },
  companion: true,
  cooperative: false,
  weight: 1,
  minutes: 45,
  board: null,
};
const partners: GameInfo = { ...rivals, name: "yggdrasil", seats: [1, 2, 3], cooperative: true };

let dialog: Record<string, unknown>;
const opened: Partial<NewTable>[] = [];

beforeEach(async () => {
  await speak("en");
  localStorage.clear();
  document.body.innerHTML = "";
  opened.length = 0;
  session.me = { ...anna, login: "", webhook: "", created: 0 };
  vi.spyOn(session, "ensure").mockResolvedValue(session.me);
  vi.spyOn(router, "go").mockReturnValue(undefined);
  vi.spyOn(api, "start").mockResolvedValue(table);
  vi.spyOn(api, "newTable").mockImplementation(async (wanted) => {
    opened.push(wanted);
    return table;
  });
});
afterEach(async () => {
  await unmount(dialog);
  vi.restoreAllMocks();
});

function open(game: GameInfo): void {
  dialog = mount(QuickPlay, { target: document.body, props: { game, onclose: () => {} } });
  flushSync();
}
const texts = (selector: string) => [...document.querySelectorAll(selector)].map((one) => one.textContent?.trim());
const choice = (text: string) =>
  [...document.querySelectorAll("label")].find((one) => one.textContent?.trim() === text)?.querySelector("input");

test("rivals are bots to beat, the gentlest first", () => {
  open(rivals);
  expect(texts("h2")).toEqual(["Völuspá against bots"]);
  expect(texts("legend + .bar label")).toEqual(["1", "2"]);
  expect(texts(".levels b")).toEqual(["Easy", "Normal", "Hard", "Master"]);
  expect(texts(".levels small")[2]).toContain("Thinks for about 0.5 s a turn.");
  expect(seatsOf(rivals)).toBe("2 to 3 players");
});

test("partners are bots that help, the best first", async () => {
  open(partners);
  expect(texts("h2")).toEqual(["Yggdrasil Chronicles with bots"]);
  expect(texts("legend + .bar label")).toEqual(["None: alone", "1", "2"]);
  expect(texts(".levels b")).toEqual(["Master", "Hard", "Normal", "Easy"]);
  expect(texts("h3")).toEqual(["Choose how well they play, and the game begins"]);
  expect(seatsOf(partners)).toBe("1 to 3 players, together");
  document.querySelector<HTMLButtonElement>(".levels button")?.click();
  await vi.waitFor(() => expect(opened).toHaveLength(1));
  expect(opened[0]).toMatchObject({ seats: 2, places: [{ seat: 0 }, { seat: 1, bot: "master" }] });
});

test("alone no strength is asked for, and the game begins", async () => {
  open(partners);
  choice("None: alone")?.click();
  flushSync();
  expect(texts("h2")).toEqual(["Yggdrasil Chronicles alone"]);
  expect(texts(".levels b")).toEqual([]);
  [...document.querySelectorAll("button")].find((one) => one.textContent?.includes("Start the game"))?.click();
  await vi.waitFor(() => expect(opened).toHaveLength(1));
  expect(opened[0]).toMatchObject({ game: "yggdrasil", seats: 1, places: [{ seat: 0 }] });
});
