import { beforeEach, expect, test, vi } from "vitest";
import { settings } from ".";
import type { BoardProps } from "./board";
import { modeBy, NATURE, openQuestion, propose, signed } from "./moves";

const asked = (seat = 0, given = false) => ({ id: 7, seat, step: "Take", words: { id: "", terms: {} }, given });
const player = () => ({
  question: asked() as BoardProps["question"],
  moves: ["hunter"],
  preview: null as string | null,
  play: vi.fn(),
  why: vi.fn(),
  setPreview: vi.fn(),
});

beforeEach(() => settings.set("confirm", true));

test("a move is shown first and played the second time", () => {
  const me = player();
  expect(propose("hunter", me)).toBe(false);
  expect(me.setPreview).toHaveBeenCalledWith("hunter");
  expect(me.play).not.toHaveBeenCalled();
  expect(propose("hunter", { ...me, preview: "hunter" })).toBe(true);
  expect(me.setPreview).toHaveBeenLastCalledWith(null);
  expect(me.play).toHaveBeenCalledWith("hunter");
});

test("who wants to plays at once, and what the cardboard showed needs no second thought", () => {
  const [cardboard, quick] = [{ ...player(), question: asked(NATURE) }, player()];
  expect(propose("hunter", cardboard)).toBe(true);
  settings.set("confirm", false);
  expect(propose("hunter", quick)).toBe(true);
  expect(quick.setPreview).not.toHaveBeenCalledWith("hunter");
});

test("what is not legal is explained and not played", () => {
  const me = { ...player(), preview: "miner" };
  expect(propose("miner", me)).toBe(false);
  expect(me.why).toHaveBeenCalledWith("miner");
  expect(me.play).not.toHaveBeenCalled();
});

test("a question is answered as its step says; nature's and nobody's have no place on the board", () => {
  const mode = (more: object) => modeBy({ ...player(), ...more }, ({ step }) => step);
  expect(mode({})).toBe("Take");
  expect(mode({ question: asked(NATURE) })).toBe("other");
  for (const none of [{ question: null }, { moves: [] }, { readonly: true }]) expect(mode(none)).toBeNull();
});

test("a question waits until its answer is given", () => {
  expect(openQuestion(player())).toBe(7);
  for (const none of [{ question: asked(0, true) }, { moves: [] }, { readonly: true }, { question: null }])
    expect(openQuestion({ ...player(), ...none })).toBeUndefined();
});

test("points carry their sign", () => {
  expect([3, 0, -5].map(signed)).toEqual(["+3", "0", "−5"]);
});
