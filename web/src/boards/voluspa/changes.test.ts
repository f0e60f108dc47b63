import { describe, expect, test } from "vitest";
import type { Fact } from "../kit";
import { changesOf, latePoints, marked, playsOf } from "./changes";
import type { VoluspaCell, VoluspaEvent } from "./types";

const facts = (...events: VoluspaEvent[]): Fact[] => events.map((event) => ({ event, words: { id: "", terms: {} } }));
const stack = (x: number, tile: string, row = 1): VoluspaCell => ({ x, y: 0, stack: [tile], row, column: 1 });
const laid = (seat: number, x: number, tile: string): VoluspaEvent => ({ type: "TileLaid", seat, tile, x, y: 0 });
const scored = (seat: number, points: number): VoluspaEvent => ({
  type: "PointsScored",
  seat,
  points,
  row: points,
  column: 0,
  beside: 0,
});

describe("the plays of an update", () => {
  test("carry what they earned", () => {
    const found = playsOf(facts(laid(1, 0, "thor"), scored(1, 4), { type: "TileDrawn", seat: 1, tile: null }));
    expect(found).toEqual([{ seat: 1, tile: "thor", x: 0, y: 0, points: 4, shoved: null }]);
  });

  test("tell where a stack was shoved to", () => {
    const event: VoluspaEvent = { type: "TileShoved", seat: 0, shoved: "loki", x: 1, y: 0, to_x: 3, to_y: 0 };
    expect(playsOf(facts(event))[0]).toMatchObject({ tile: "jotunn", x: 1, shoved: { to: { x: 3, y: 0 } } });
  });

  test("may be scored later: the Sea Serpent's line", () => {
    expect(latePoints(facts(scored(2, 6)))).toEqual({ seat: 2, points: 6 });
    expect(latePoints(facts(laid(2, 0, "serpent"), scored(2, 6)))).toBeNull();
  });
});

describe("what is marked", () => {
  const board = [stack(0, "thor"), stack(1, "odin"), stack(2, "loki")];
  const plays = playsOf(facts(laid(0, 0, "thor"), laid(1, 1, "odin"), laid(2, 2, "loki")));

  test("is what others played since my own last tile", () => {
    expect(marked(plays, board, 0).map((play) => play.seat)).toEqual([1, 2]);
  });

  test("is my own tile until somebody plays", () => {
    expect(marked(plays.slice(0, 1), board, 0).map((play) => play.seat)).toEqual([0]);
  });

  test("is nothing that was taken back or covered", () => {
    expect(marked(plays, [stack(0, "thor"), stack(1, "dragon")], 0)).toEqual([]);
  });

  test("is what others played before a tile of mine that was taken back", () => {
    const undone = [...plays, ...playsOf(facts(laid(0, 3, "troll")))];
    expect(marked(undone, board, 0).map((play) => play.seat)).toEqual([1, 2]);
  });
});

test("a value has changed only where the same tile still lies", () => {
  const before = [stack(0, "thor", 7), stack(1, "odin", 8), stack(2, "loki", 1)];
  const after = [stack(0, "thor", 0), stack(1, "dragon", 5), stack(2, "loki", 1), stack(3, "odin", 8)];
  expect(changesOf(before, after)).toEqual([{ x: 0, y: 0, tile: "thor", old: 7, now: 0, cause: "other" }]);
});

test("a value that Loki took, gave back, or a pack of Fenrirs raised is told with its cause", () => {
  const [thor, nought] = [stack(0, "thor", 7), stack(0, "thor", 0)];
  const loki = stack(1, "loki");
  expect(changesOf([thor], [nought, loki])[0]).toMatchObject({ old: 7, now: 0, cause: "loki" });
  expect(changesOf([nought, loki], [thor, stack(1, "dragon")])[0]).toMatchObject({ old: 0, now: 7, cause: "freed" });
  expect(changesOf([stack(0, "fenrir", 4)], [stack(0, "fenrir", 8)])[0]).toMatchObject({ now: 8, cause: "fenrir" });
});
