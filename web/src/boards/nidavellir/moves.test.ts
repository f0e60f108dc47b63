import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { settings } from "../../lib/settings.svelte";
import { coin } from "./fixture";
import { coinMove, modeOf, pairMove, propose, signed } from "./moves";

const question = (step: string, seat = 0) => ({ id: 1, seat, step, words: { id: "", terms: {} }, given: false });
const player = { moves: ["hunter"], preview: null as string | null, play: vi.fn(), why: vi.fn(), setPreview: vi.fn() };

beforeEach(() => {
  settings.confirm = true;
  player.preview = null;
});
afterEach(() => void vi.clearAllMocks());

test("a step says what is to be pointed at", () => {
  const asked = { moves: ["x"], choices: null };
  expect(modeOf({ ...asked, question: question("Bid") })).toBe("bid");
  expect(modeOf({ ...asked, question: question("Discard") })).toBe("column");
  expect(modeOf({ ...asked, question: question("SomethingNew") })).toBe("other");
  expect(modeOf({ ...asked, question: question("Reveal", -1) })).toBe("other");
  expect(modeOf({ ...asked, question: question("Bid"), readonly: true })).toBeNull();
  expect(modeOf({ ...asked, question: null })).toBeNull();
});

test("an upgrade names the place of the coin, anything else only the coin", () => {
  expect(coinMove("Upgrade", coin(7, "dragon"))).toBe("7 dragon");
  expect(coinMove("OpenBid", coin(7))).toBe("7");
});

test("two coins are named as the server names them", () => {
  expect(pairMove(["2 5"], coin(5), coin(2))).toBe("2 5");
});

test("a move is shown first and played the second time", () => {
  expect(propose("hunter", player)).toBe(true);
  expect(player.setPreview).toHaveBeenCalledWith("hunter");
  expect(player.play).not.toHaveBeenCalled();
  player.preview = "hunter";
  propose("hunter", player);
  expect(player.play).toHaveBeenCalledWith("hunter");
});

test("what is not legal is explained and not played", () => {
  expect(propose("miner-2", player)).toBe(false);
  expect(player.why).toHaveBeenCalledWith("miner-2");
});

test("points carry their sign", () => {
  expect([3, 0, -5].map(signed)).toEqual(["+3", "0", "−5"]);
});
