import { describe, expect, it } from "vitest";
import { applied, checksum } from "./patch";
import type { Patch } from "./protocol";

describe("the worked example of docs/protocol.md", () => {
  const view = {
    board: [
      { x: 0, tile: "thor" },
      { x: 2, tile: "fenrir" },
    ],
    hands: [["hel", "loki"], null],
    left: 40,
  };
  const patch: Patch = [
    [["board", 1], { x: 1, tile: "loki" }, 1],
    [["board", 2, "tile"], "dragon"],
    [["hands", 0, 1]],
    [["left"], 39],
  ];

  it("comes out as printed", () => {
    const after = applied(view, patch);
    expect(after).toEqual({
      board: [
        { x: 0, tile: "thor" },
        { x: 1, tile: "loki" },
        { x: 2, tile: "dragon" },
      ],
      hands: [["hel"], null],
      left: 39,
    });
    expect(checksum(after)).toBe(4042364292);
  });

  it("leaves the view before as it was and shares what has not changed", () => {
    const before = structuredClone(view);
    const after = applied(view, patch) as typeof view;
    expect(view).toEqual(before);
    expect(after.board[0]).toBe(view.board[0]);
    expect(after.board[2]).not.toBe(view.board[1]);
  });
});

describe("a patch", () => {
  it("with an empty path replaces the whole view, and what follows changes the new one", () => {
    const fresh = { a: 1 };
    expect(
      applied({ b: 2 }, [
        [[], fresh],
        [["a"], 3],
      ]),
    ).toEqual({ a: 3 });
    expect(fresh).toEqual({ a: 1 });
  });

  it("does not change the values that it brought", () => {
    const value = { x: [1] };
    const patch: Patch = [
      [["a"], value],
      [["a", "x", 1], 2, 1],
    ];
    expect(applied({}, patch)).toEqual({ a: { x: [1, 2] } });
    expect(value).toEqual({ x: [1] });
  });

  it("inserts at the end of an array and removes from the middle", () => {
    expect(applied([1, 2, 3], [[[3], 4, 1], [[1]]])).toEqual([1, 3, 4]);
  });

  it("knows a member __proto__ only as a member", () => {
    const after = applied({}, [[["__proto__"], { bad: 1 }]]) as Record<string, unknown>;
    expect(Object.keys(after)).toEqual(["__proto__"]);
    expect(({} as Record<string, unknown>).bad).toBeUndefined();
  });

  const misfits: [string, unknown, Patch][] = [
    ["into nothing", { a: null }, [[["a", "b"], 1]]],
    ["through a member that is not there", { a: 1 }, [[["b", "c"], 1]]],
    ["removes what is not there", { a: 1 }, [[["b"]]]],
    ["behind the end", [1], [[[1], 2]]],
    ["inserts far behind the end", [1], [[[3], 2, 1]]],
    ["inserts into an object", { a: 1 }, [[["b"], 2, 1]]],
    ["names a member of an array", [1], [[["length"], 0]]],
    ["removes the view", { a: 1 }, [[[]]]],
  ];
  it.each(misfits)("that does not fit is refused: %s", (_, view, patch) => {
    expect(() => applied(view, patch)).toThrow();
  });
});

describe("the checksum", () => {
  // From Python: zlib.crc32(json.dumps(v, sort_keys=True, separators=(",", ":"), ensure_ascii=False).encode())
  it.each([
    [{ "10": 1, "9": 2, a: [true, null, "ä–\u{1F600}\n\u007f"] }, 1244054324],
    [{ "\u{10000}": 1, "\uffff": 2 }, 980635849],
    [[], 223132457],
  ])("is that of Python for %j", (view, expected) => {
    expect(checksum(view)).toBe(expected);
  });
});
