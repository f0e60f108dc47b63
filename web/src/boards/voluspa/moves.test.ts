import { describe, expect, test } from "vitest";
import { attempt, isPlay, Offer, parse } from "./moves";

describe("the texts of moves", () => {
  test.each([
    ["thor 1,0", { how: "lay", tile: "thor", x: 1, y: 0, direction: null }],
    ["dragon on -2,13", { how: "cover", tile: "dragon", x: -2, y: 13, direction: null }],
    ["hel on 0,-1", { how: "cover", tile: "hel", x: 0, y: -1, direction: null }],
    ["skadi for 4,4", { how: "exchange", tile: "skadi", x: 4, y: 4, direction: null }],
    ["jotunn 1,0 east", { how: "shove", tile: "jotunn", x: 1, y: 0, direction: "east" }],
    ["discard loki", { how: "discard", tile: "loki" }],
    ["row", { how: "plain", tile: "" }],
    ["stop", { how: "plain", tile: "" }],
    ["thor", { how: "plain", tile: "" }],
    ["2", { how: "plain", tile: "" }],
  ])("%s", (text, expected) => {
    expect(parse(text)).toEqual({ text, ...expected });
  });

  test("only a tile that comes to a cell is a play", () => {
    expect(["thor 1,0", "discard thor", "stop"].map((text) => isPlay(parse(text)))).toEqual([true, false, false]);
  });
});

describe("an offer", () => {
  const choice = (text: string, points: number) => ({ text, points, label: null, warning: null });
  const moves = ["thor 1,0", "thor 0,1", "jotunn 0,0 east", "jotunn 0,0 west", "jotunn 1,0", "stop"];
  const offer = new Offer(moves, [choice("jotunn 0,0 east", 2), choice("jotunn 0,0 west", 5), choice("thor 1,0", 0)]);

  test("gives the cells of a tile, with all ways to play it there", () => {
    expect([...offer.cells("jotunn")].map(([key, plays]) => [key, plays.length])).toEqual([
      ["0,0", 2],
      ["1,0", 1],
    ]);
  });

  test("gives the cells of all tiles if none is chosen", () => {
    expect(
      offer
        .cells(null)
        .get("1,0")
        ?.map((play) => play.tile),
    ).toEqual(["thor", "jotunn"]);
  });

  test("knows the best of several ways, and nothing before the server has said it", () => {
    expect(offer.best(offer.cells("jotunn").get("0,0") ?? [])).toBe(5);
    expect(offer.best(offer.cells("thor").get("1,0") ?? [])).toBe(0);
    expect(offer.best(offer.cells("thor").get("0,1") ?? [])).toBeNull();
    expect(new Offer(moves, null).points("thor 1,0")).toBeNull();
  });

  test("keeps what leads to no cell apart", () => {
    expect(offer.others.map((move) => move.text)).toEqual(["stop"]);
    expect([...offer.tiles()]).toEqual(["thor", "jotunn"]);
    expect([...new Offer(["discard odin"], null).tiles()]).toEqual(["odin"]);
  });
});

test("an attempt is written so that the server names the rule that fits", () => {
  expect(attempt("thor", 1, 0, true)).toBe("thor 1,0");
  expect(attempt("dragon", 1, 0, true)).toBe("dragon on 1,0");
  expect(attempt("hel", 1, 0, false)).toBe("hel 1,0");
  expect(attempt("hel", 1, 0, true)).toBe("hel on 1,0");
  expect(attempt("skadi", -1, 0, true)).toBe("skadi for -1,0");
  expect(attempt("jotunn", 1, 0, true)).toBe("jotunn 1,0 east");
  expect(attempt("jotunn", 1, 0, false)).toBe("jotunn 1,0");
});
