import { mount, unmount } from "svelte";
import { expect, test } from "vitest";
import { PITCH } from "./geometry";
import { Offer } from "./moves";
import Scored from "./Scored.svelte";
import type { VoluspaCell } from "./types";

const stack = (x: number, y: number, tile: string): VoluspaCell => ({ x, y, stack: [tile], row: 1, column: 1 });
const last = { x: -1, y: 0, seat: 0, tile: "serpent", points: 0, shoved: null };
const board = [stack(-1, 0, "serpent"), stack(2, 0, "fenrir"), stack(-1, 1, "odin")];

function frames(moves: string[], pointed: string | null = null): Record<string, string> {
  const target = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  const shown = mount(Scored, { target, props: { board, offer: new Offer(moves, null), last, pointed } });
  const found = [...target.querySelectorAll<SVGRectElement>("[data-line]")].map((rect): [string, string] => {
    const cells = ["width", "height"].map((name) => (Number(rect.getAttribute(name)) - 8) / PITCH);
    return [rect.dataset.line ?? "", `${cells.join("×")}${rect.classList.contains("pointed") ? "!" : ""}`];
  });
  void unmount(shown);
  return Object.fromEntries(found);
}

test("the Sea Serpent's lines are framed across gaps, the one that is pointed at strongly", () => {
  expect(frames(["row", "column"])).toEqual({ row: "4×1", column: "1×2" });
  expect(frames(["row", "column"], "row")).toEqual({ row: "4×1!", column: "1×2" });
});

test("without that question nothing is framed", () => {
  expect(frames(["thor 0,1", "stop"])).toEqual({});
});
