import { flushSync, mount, unmount } from "svelte";
import { beforeAll, expect, test, vi } from "vitest";
import { learnGame, speak } from "../../lib/words.svelte";
import { settings } from "../kit";
import Board from "./Board.svelte";

/** A game that the client was not built with. */
const FEAST = `
feast-boar = boar
feast-salmon = salmon
feast-ask-take = Take a dish; the rest goes to your left.
feast-steward = Seat { $seat } is the steward.
`;

beforeAll(async () => {
  vi.stubGlobal("fetch", async () => new Response(FEAST));
  await speak("en");
  await learnGame("feast");
  vi.unstubAllGlobals();
});

test("any view becomes tables, and every move a button", () => {
  settings.set("confirm", false);
  const play = vi.fn();
  const board = mount(Board, {
    target: document.body,
    props: {
      game: "feast",
      view: { hands: [["boar"], null], cellar: [{ cask: "mead", seen: true }], joy: 3, steward: 1 },
      seat: 0,
      names: ["Anna", "Bert"],
      question: { id: 1, seat: 0, step: "Take", words: { id: "feast-ask-take", terms: {} }, given: false },
      moves: ["boar", "salmon"],
      choices: null,
      recent: [],
      events: [],
      tick: 1,
      speed: "none",
      patterns: false,
      play,
      why: () => {},
      preview: null,
      setPreview: () => {},
    },
  });
  flushSync();
  const text = document.body.textContent ?? "";
  for (const part of ["Take a dish", "Anna", "boar", "hidden", "Joy"]) expect(text).toContain(part);
  // “feast-steward” is a sentence about somebody, not the name of a field.
  expect(text).toContain("Steward1");
  expect([...document.querySelectorAll("th")].map((cell) => cell.textContent)).toEqual(["Cask", "Seen"]);
  [...document.querySelectorAll<HTMLButtonElement>("button")]
    .find((button) => button.textContent === "Salmon")
    ?.click();
  expect(play).toHaveBeenCalledWith("salmon");
  void unmount(board);
});
