// What has just happened, in a sentence or two beside it: why a line was paid, what changed its value, what is barred now.
import type { Words } from "../kit";
import type { Change, Played } from "./changes";
import { topOf } from "./geometry";
import type { Lit } from "./scoring";
import type { VoluspaCell } from "./types";

const named = (tile: string): Words => ({ id: `voluspa-${tile}`, terms: {} });

/** Why these lines were paid. */
export function paidWords(lit: Lit, board: readonly VoluspaCell[]): Words {
  const there = board.find((cell) => cell.x === lit.x && cell.y === lit.y);
  const tile = there ? topOf(there) : "";
  const { row, column, beside } = lit;
  if (tile === "hel" || (beside && !row && !column)) {
    const id = tile === "hel" ? "web-voluspa-told-hel" : "web-voluspa-told-beside";
    return { id, terms: { tile: named(tile), count: beside } };
  }
  const terms = { tile: named(tile), row, column };
  if (tile === "serpent") return { id: `web-voluspa-told-serpent-${row ? "row" : "column"}`, terms };
  const axis = row && column ? "both" : row ? "row" : "column";
  if (tile === "valkyrie" && lit.areas.some((area) => hasTwoValkyries(area, board)))
    return { id: "web-voluspa-told-valkyrie", terms };
  return { id: `web-voluspa-told-${axis}`, terms };
}

/** A line with a Valkyrie at each end. */
function hasTwoValkyries(area: Lit["areas"][number], board: readonly VoluspaCell[]): boolean {
  const at = (x: number, y: number) => board.find((cell) => cell.x === x && cell.y === y);
  const ends = [at(area.left, area.top), at(area.right, area.bottom)];
  return ends[0] !== ends[1] && ends.every((cell) => cell && topOf(cell) === "valkyrie");
}

/** What changed, cause by cause. */
export function changedWords(changes: readonly Change[]): Words[] {
  const of = (cause: Change["cause"]) => changes.filter((one) => one.cause === cause);
  const told = (cause: "loki" | "freed"): Words[] => {
    const tiles = of(cause).map(({ tile }) => named(tile));
    return tiles.length ? [{ id: `web-voluspa-told-${cause}`, terms: { tiles, count: tiles.length } }] : [];
  };
  const fenrirs = of("fenrir");
  const value = Math.max(0, ...fenrirs.map(({ now }) => now));
  const pack: Words[] = fenrirs.length ? [{ id: "web-voluspa-told-fenrir", terms: { value } }] : [];
  return [...told("loki"), ...told("freed"), ...pack];
}

/** What a tile bars from now on. */
export function barredWords(plays: readonly Played[]): Words[] {
  return plays.some(({ tile }) => tile === "troll") ? [{ id: "web-voluspa-told-troll", terms: {} }] : [];
}
