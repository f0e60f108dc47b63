import { beforeAll, describe, expect, test } from "vitest";
import { learnGame, setNames, speak } from "../../lib/words.svelte";
import { canSay, say } from "../kit";
import { isPlay, Offer, type Play, parse } from "./moves";
import { type Seen, type SpotState, spotsOf } from "./spots";
import { summary } from "./tiles";
import type { VoluspaCell, VoluspaView } from "./types";
import { help, moveWords, spotWords, tileHelp, valueHelp } from "./wording";

const stack = (x: number, y: number, tiles: string[], row: number | null, column = row): VoluspaCell => ({
  x,
  y,
  stack: tiles,
  row,
  column,
});
const view = {
  board: [
    stack(0, 0, ["odin"], 0),
    stack(1, 0, ["loki"], 1),
    stack(2, 0, ["thor", "dragon"], 0),
    stack(3, 0, ["fenrir"], 12, 4),
    stack(0, 1, ["skadi", "hel"], null),
  ],
  blocked: [[5, 0]],
  full: [[-1, 0]],
  held: [5, 1],
  hels: [1, 0],
} as unknown as VoluspaView;
const moves = ["jotunn 0,-1", "jotunn 1,0 north", "jotunn 1,0 east", "dragon on 1,0", "stop"];
const choices = moves.map((text, index) => ({ text, points: index === 0 ? 0 : index, label: null, warning: null }));

function seen(change: Partial<Seen> = {}): Map<string, SpotState> {
  const all = spotsOf({
    view,
    offer: new Offer(moves, choices),
    tile: null,
    shown: null,
    played: [],
    over: null,
    refused: null,
    kept: null,
    ...change,
  });
  return new Map(all.map((spot) => [spot.key, spot]));
}

function play(text: string): Play {
  const move = parse(text);
  if (!isPlay(move)) throw new Error(text);
  return move;
}

beforeAll(async () => {
  await speak("en");
  await learnGame("voluspa");
  setNames(["Ase", "Mimir"]);
});

describe("what is to be seen of a cell", () => {
  test("nothing is a target until a tile is chosen", () => {
    expect([...seen().values()].some((spot) => spot.isTarget)).toBe(false);
    expect([...seen({ tile: "jotunn" }).values()].filter((spot) => spot.isTarget).map((spot) => spot.key)).toEqual([
      "1,0",
      "0,-1",
    ]);
  });

  test("a target carries the most that it can score", () => {
    expect(seen({ tile: "jotunn" }).get("1,0")?.points).toBe(2);
    expect(seen({ tile: "jotunn" }).get("0,-1")?.points).toBe(0);
  });

  test("barred cells are always there", () => {
    expect(seen().get("5,0")?.bar).toBe("blocked");
    expect(seen().get("-1,0")?.bar).toBe("full");
  });

  test("a move that is shown puts its tiles where they would lie", () => {
    const spots = seen({ tile: "jotunn", shown: play("jotunn 1,0 east") });
    expect(spots.get("1,0")).toMatchObject({ ghost: "jotunn", isPreview: true, points: 2 });
    expect(spots.get("4,0")).toMatchObject({ ghost: "loki", isPreview: false });
    expect(seen({ shown: play("dragon on 1,0") }).get("1,0")).toMatchObject({ ghost: "dragon", ghostDepth: 2 });
  });

  test("the last tile is younger than those before it", () => {
    const played = [1, 2].map((x) => ({ seat: x, x, y: 0, tile: "", points: 0, shoved: null }));
    const spots = seen({ played });
    expect([spots.get("1,0")?.age, spots.get("2,0")?.age, spots.get("0,0")?.age]).toEqual([1, 0, null]);
  });

  test("the cell of the keyboard stays", () => {
    expect(seen().has("9,9")).toBe(false);
    expect(seen({ kept: "9,9" }).has("9,9")).toBe(true);
  });
});

describe("what is heard of a cell", () => {
  const heard = (key: string, tile: string | null = null, shown: Play | null = null) => {
    const spot = seen({ tile, shown }).get(key);
    return spot ? spotWords(spot, tile, shown, []) : "";
  };

  test("its tile, its place and what that is worth", () => {
    expect(heard("1,0")).toBe("Loki, row 0 column 1, worth 1");
    expect(heard("2,0")).toBe("Dragon, row 0 column 2, worth 0, covers Thor");
    expect(heard("3,0")).toBe("Fenrir, row 0 column 3, worth 12 in its row and 4 in its column");
    expect(heard("0,1")).toBe("Hel, row 1 column 0, a gap, covers Skadi");
    expect(heard("5,0")).toBe("row 0 column 5, beside a Troll");
  });

  test("what the chosen tile would do there", () => {
    expect(heard("0,-1", "jotunn")).toBe("Jotunn, row -1 column 0, empty, scores nothing");
    expect(heard("1,0", "dragon")).toBe("Dragon on Loki, row 0 column 1, worth 1, scores 3");
    expect(heard("1,0", "jotunn")).toContain("2 ways to play");
    expect(heard("1,0", "dragon", play("dragon on 1,0"))).toContain("again to play it");
  });
});

test("a zeroed tile and a pack of wolves are explained", () => {
  expect(valueHelp(view.board[0] as VoluspaCell, view)).toEqual([
    "Worth 0 here.",
    "A Loki beside it makes it worth 0.",
  ]);
  expect(valueHelp(view.board[3] as VoluspaCell, view)[1]).toBe("3 Fenrirs that count stand in one line, 4 for each.");
  expect(valueHelp(view.board[1] as VoluspaCell, view)).toEqual([]);
});

test("every tile has help, and every id of it a text", () => {
  const entries = ["", "tiles", "board", "hel", "odin"].flatMap((topic) => help(topic));
  expect(entries.flatMap(({ title, text }) => [title, text]).filter((id) => !canSay(id))).toEqual([]);
  expect(tileHelp("serpent")).toHaveLength(3);
  expect(tileHelp("hel")).toHaveLength(2);
});

test("moves are named by what they do", () => {
  const there = view.board[1];
  expect(moves.map((text) => moveWords(parse(text), there))).toEqual([
    "Lay Jotunn",
    "Shove Loki up",
    "Shove Loki right",
    "Dragon on Loki",
    "Stop here",
  ]);
});

test("a seat's tiles in a few words", () => {
  expect([summary(view, 0), summary(view, 1)]).toEqual(["5 tiles, 1 Hel", "1 tile"]);
});

test("without the Saga of Edda help says nothing of its tiles", () => {
  const ids = (options: Record<string, boolean>) => help("all", options).flatMap(({ title, text }) => [title, text]);
  const said = ids({ edda: false }).map((id) => say(id));
  expect(ids({ edda: true })).toContain("voluspa-hermod");
  expect(said.filter((text) => /\bHel\b|Jotunn|Hermod|Sea Serpent/.test(text))).toEqual([]);
});
