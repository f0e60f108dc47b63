// Labels and help: what a person hears about a cell, and what he reads about it.
import { canSay, enumeration, type HelpEntry, type Settings, say } from "../kit";
import type { Played } from "./changes";
import { type Cell, keyOf, topOf } from "./geometry";
import { isPlay, type Move, type Play, parse } from "./moves";
import type { SpotState } from "./spots";
import { EDDA, PRINTED, TILES, tileName } from "./tiles";
import type { VoluspaCell, VoluspaView } from "./types";

export function placeWords(cell: Cell): string {
  return say("web-voluspa-place", { x: cell.x, y: cell.y });
}

export function worthWords(cell: VoluspaCell): string {
  if (cell.row === null || cell.column === null) return say("web-voluspa-gap");
  if (cell.row === cell.column) return say("web-voluspa-worth", { value: cell.row });
  return say("web-voluspa-worth-two", { row: cell.row, column: cell.column });
}

/** What lies on a cell, as parts of a list. */
export function tileWords(cell: VoluspaCell): string[] {
  const under = cell.stack.slice(0, -1).map(tileName);
  const parts = [tileName(topOf(cell)), placeWords(cell), worthWords(cell)];
  return under.length ? [...parts, say("web-voluspa-covers", { tiles: enumeration(under.reverse()) })] : parts;
}

/** A move as a button says it. */
export function moveWords(move: Move, there: VoluspaCell | undefined): string {
  if (!isPlay(move)) {
    if (move.how === "discard") return say("web-voluspa-discard", { tile: tileName(move.tile) });
    if (move.text in PRINTED) return tileName(move.text);
    return ["stop", "row", "column"].includes(move.text) ? say(`web-voluspa-${move.text}`) : move.text;
  }
  const terms = { tile: tileName(move.tile), there: tileName(there ? topOf(there) : "") };
  if (move.how === "shove") return say(`web-voluspa-shove-${move.direction}`, terms);
  return say(`web-voluspa-${move.how}`, terms);
}

/** A move in a sentence, with its place. */
export function moveName(text: string, view: VoluspaView): string {
  const move = parse(text);
  if (!isPlay(move)) return moveWords(move, undefined);
  const there = view.board.find((cell) => cell.x === move.x && cell.y === move.y);
  return say("web-voluspa-at", { move: moveWords(move, there), x: move.x, y: move.y });
}

/** What is heard about a cell: what would be played there, what lies there, what that would score. */
export function spotWords(spot: SpotState, tile: string | null, shown: Play | null, played: readonly Played[]): string {
  const parts: string[] = [];
  const only = spot.isPreview ? shown : spot.plays.length === 1 ? spot.plays[0] : null;
  const isNamed = Boolean(tile && spot.isTarget && only && spot.stack);
  if (isNamed && only) parts.push(moveWords(only, spot.stack));
  else if (tile && spot.isTarget) parts.push(tileName(only?.tile ?? tile));
  if (spot.stack) parts.push(...tileWords(spot.stack).slice(isNamed ? 1 : 0));
  else parts.push(placeWords(spot), say(spot.isTarget || !spot.bar ? "web-voluspa-empty" : `web-voluspa-${spot.bar}`));
  const last = played.at(-1);
  if (spot.age === 0 && last) parts.push(say("web-voluspa-played-by", { seat: last.seat }));
  const ways = spot.plays.length;
  if (!spot.isPreview && (tile ? ways > 1 : ways > 0 && !spot.stack))
    parts.push(say("web-voluspa-ways", { count: ways }));
  if (spot.isTarget && spot.points !== null) parts.push(say("web-voluspa-scores", { points: spot.points }));
  if (spot.isPreview) parts.push(say("web-voluspa-again"));
  return parts.join(", ");
}

/** What is to be known about a kind of tile. */
export function tileHelp(tile: string): string[] {
  const printed = PRINTED[tile];
  const value = printed ? [say("web-voluspa-help-printed", { value: printed })] : [];
  return [...value, say(`voluspa-power-${tile}`), say(`web-voluspa-ruling-${tile}`)];
}

/** Why a tile is worth here what it is worth. */
export function valueHelp(cell: VoluspaCell, view: VoluspaView): string[] {
  const { row, column } = cell;
  const tile = topOf(cell);
  if (row === null || column === null) return [];
  const printed = PRINTED[tile] ?? 0;
  if (row === printed && column === printed) return [];
  const now =
    row === column ? say("web-voluspa-help-now", { value: row }) : say("web-voluspa-help-now-two", { row, column });
  if (row === 0 && column === 0 && neighbours(cell, view).includes("loki")) return [now, say("web-voluspa-help-loki")];
  if (tile === "fenrir") return [now, say("web-voluspa-help-fenrir", { count: Math.max(row, column) / printed })];
  return [now];
}

function neighbours(cell: Cell, view: VoluspaView): string[] {
  const sides = new Set([
    keyOf(cell.x + 1, cell.y),
    keyOf(cell.x - 1, cell.y),
    keyOf(cell.x, cell.y + 1),
    keyOf(cell.x, cell.y - 1),
  ]);
  return view.board.filter((other) => sides.has(keyOf(other.x, other.y))).map(topOf);
}

export function underHelp(cell: VoluspaCell): string[] {
  const under = cell.stack.slice(0, -1).reverse().map(tileName);
  return under.length ? [say("web-voluspa-help-under", { tiles: enumeration(under) })] : [];
}

/** Ids of texts about a tile, about the marks on the board, or about everything; without the saga nothing of it. */
export function help(topic: string, options?: Settings): HelpEntry[] {
  const isPlain = options !== undefined && options.edda !== true;
  const tiles = isPlain ? TILES.filter((tile) => !EDDA.includes(tile)) : TILES;
  const textOf = (id: string) => (isPlain && canSay(`${id}-plain`) ? `${id}-plain` : id);
  const marks = [
    { title: "web-voluspa-help-marks", text: "web-voluspa-help-marks-text" },
    { title: "web-voluspa-help-line", text: "web-voluspa-help-line-text" },
  ];
  const of = (tile: string) => [
    { title: `voluspa-${tile}`, text: textOf(`voluspa-power-${tile}`) },
    { title: `voluspa-${tile}`, text: textOf(`web-voluspa-ruling-${tile}`) },
  ];
  if (topic in PRINTED) return of(topic);
  if (topic === "tiles") return tiles.flatMap(of);
  if (topic === "board") return marks;
  return [{ title: "voluspa-title", text: "voluspa-rules" }, ...marks, ...tiles.flatMap(of)];
}
