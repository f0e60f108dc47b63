// What an update brought, for rings and animation.

import type { Fact } from "../kit";
import { type Cell, keyOf, topOf } from "./geometry";
import type { VoluspaCell, VoluspaEvent } from "./types";

/** A tile that came to a cell, and what it earned. */
export interface Played extends Cell {
  seat: number;
  tile: string;
  points: number;
  /** A stack that went elsewhere. */
  shoved: { from: Cell; to: Cell } | null;
}

/** The plays of an update in order. */
export function playsOf(facts: readonly Fact[]): Played[] {
  const found: Played[] = [];
  for (const fact of facts) {
    const event = fact.event as VoluspaEvent;
    if (event.type === "TileLaid" || event.type === "TileCovered") {
      found.push({ seat: event.seat, tile: event.tile, x: event.x, y: event.y, points: 0, shoved: null });
    } else if (event.type === "TileExchanged") {
      found.push({ seat: event.seat, tile: "skadi", x: event.x, y: event.y, points: 0, shoved: null });
    } else if (event.type === "TileShoved") {
      const from = { x: event.x, y: event.y };
      const shoved = { from, to: { x: event.to_x, y: event.to_y } };
      found.push({ seat: event.seat, tile: "jotunn", ...from, points: 0, shoved });
    } else if (event.type === "PointsScored") {
      const last = found.at(-1);
      if (last) last.points += event.points;
    }
  }
  return found;
}

/** Points that came without a play in the same update: the Sea Serpent's line. */
export function latePoints(facts: readonly Fact[]): { seat: number; points: number } | null {
  if (playsOf(facts).length) return null;
  const scored = facts.map((fact) => fact.event as VoluspaEvent).find((event) => event.type === "PointsScored");
  return scored?.type === "PointsScored" ? { seat: scored.seat, points: scored.points } : null;
}

/** The plays to mark: all since the reader's own last one that was not taken back, of those that still lie on top. */
export function marked(plays: readonly Played[], board: readonly VoluspaCell[], seat: number | null): Played[] {
  const stacks = new Map(board.map((cell) => [keyOf(cell.x, cell.y), cell.stack]));
  const there = (play: Played) => stacks.get(keyOf(play.x, play.y)) ?? [];
  const own = plays.findLastIndex((play) => play.seat === seat && there(play).includes(play.tile));
  const since = own === plays.length - 1 ? plays.slice(-1) : plays.slice(own + 1);
  return since.filter((play) => there(play).at(-1) === play.tile);
}

/** A tile that stayed and whose value changed, and what changed it. */
export interface Change extends Cell {
  tile: string;
  old: number;
  now: number;
  cause: "loki" | "freed" | "fenrir" | "other";
}

/** Cells whose top tile stayed and whose value changed; a value that differs by axis is told for the one that did. */
export function changesOf(before: readonly VoluspaCell[], after: readonly VoluspaCell[]): Change[] {
  const old = new Map(before.map((cell) => [keyOf(cell.x, cell.y), cell]));
  return after.flatMap((cell) => {
    const was = old.get(keyOf(cell.x, cell.y));
    if (!was || topOf(was) !== topOf(cell)) return [];
    const axis = (["row", "column"] as const).find((one) => was[one] !== cell[one]);
    if (!axis) return [];
    const change = { x: cell.x, y: cell.y, tile: topOf(cell), old: was[axis] ?? 0, now: cell[axis] ?? 0 };
    return [{ ...change, cause: causeOf(change, before, after) }];
  });
}

function causeOf(
  { x, y, tile, old, now }: Omit<Change, "cause">,
  before: readonly VoluspaCell[],
  after: readonly VoluspaCell[],
): Change["cause"] {
  const isBeside = (board: readonly VoluspaCell[]) =>
    board.some((cell) => topOf(cell) === "loki" && Math.abs(cell.x - x) + Math.abs(cell.y - y) === 1);
  if (now === 0 && isBeside(after)) return "loki";
  if (old === 0 && isBeside(before)) return "freed";
  return tile === "fenrir" ? "fenrir" : "other";
}
