// Every cell that is to be seen, and how.

import type { Played } from "./changes";
import { type Cell, cellOf, inReadingOrder, keyOf, landingOf, type Matter } from "./geometry";
import type { Offer, Play } from "./moves";
import type { VoluspaCell, VoluspaView } from "./types";

export interface SpotState extends Cell {
  key: string;
  stack: VoluspaCell | undefined;
  /** What could be played here, with the chosen tile or, if none is chosen, with any. */
  plays: Play[];
  /** The chosen tile can go here. */
  isTarget: boolean;
  points: number | null;
  /** Why an empty cell takes nothing, or Trolls only. */
  bar: "blocked" | "full" | null;
  /** How long ago a tile came here: 0 the last one, then 1, 2…; null if before the reader's own. */
  age: number | null;
  /** A tile that would lie here after the move that is shown. */
  ghost: string | null;
  ghostDepth: number;
  isPreview: boolean;
  isOver: boolean;
  isRefused: boolean;
}

export interface Seen {
  view: VoluspaView;
  offer: Offer;
  tile: string | null;
  /** The move that is shown and not played yet. */
  shown: Play | null;
  played: readonly Played[];
  over: Cell | null;
  refused: string | null;
  /** A cell that stays although nothing is to be seen there. */
  kept: string | null;
}

export function spotsOf({ view, offer, tile, shown, played, over, refused, kept }: Seen): SpotState[] {
  const stacks = new Map(view.board.map((cell) => [keyOf(cell.x, cell.y), cell]));
  const plays = offer.cells(tile);
  const blocked = new Set(view.blocked.map(([x, y]) => keyOf(x, y)));
  const full = new Set(view.full.map(([x, y]) => keyOf(x, y)));
  const ages = new Map(played.map((play, index) => [keyOf(play.x, play.y), played.length - 1 - index]));
  const ghosts = ghostsOf(view, shown, stacks);
  const overKey = over && keyOf(over.x, over.y);
  const shownKey = shown && keyOf(shown.x, shown.y);
  const extra = [refused, kept].filter((key) => key !== null);
  const keys = new Set([...stacks.keys(), ...plays.keys(), ...blocked, ...full, ...ghosts.keys(), ...extra]);
  const found = [...keys].map((key): SpotState => {
    const here = plays.get(key) ?? [];
    const isPreview = key === shownKey;
    const isTarget = isPreview || (tile !== null && here.length > 0);
    const points = isPreview && shown ? offer.points(shown.text) : offer.best(here);
    const ghost = ghosts.get(key);
    return {
      key,
      ...cellOf(key),
      stack: stacks.get(key),
      plays: here,
      isTarget,
      points,
      bar: full.has(key) ? "full" : blocked.has(key) ? "blocked" : null,
      age: ages.get(key) ?? null,
      ghost: ghost?.tile ?? null,
      ghostDepth: ghost?.depth ?? 1,
      isPreview,
      isOver: isTarget && key === overKey,
      isRefused: key === refused,
    };
  });
  return found.sort(inReadingOrder);
}

/** The tiles as they would lie after a move. */
function ghostsOf(view: VoluspaView, shown: Play | null, stacks: ReadonlyMap<string, VoluspaCell>) {
  const found = new Map<string, { tile: string; depth: number }>();
  if (!shown) return found;
  const there = stacks.get(keyOf(shown.x, shown.y))?.stack ?? [];
  found.set(keyOf(shown.x, shown.y), { tile: shown.tile, depth: shown.how === "cover" ? there.length + 1 : 1 });
  if (shown.how === "shove" && shown.direction) {
    const landing = landingOf(view, shown, shown.direction);
    found.set(keyOf(landing.x, landing.y), { tile: there.at(-1) ?? "", depth: there.length });
  }
  return found;
}

/** What is to be seen of a board that is too large: the last plays, and the cells that would score, as much as they would. */
export function mattersOf(played: readonly Cell[], spots: readonly SpotState[], board: readonly Cell[]): Matter[] {
  return [
    ...played.map(({ x, y }, at) => ({ x, y, weight: at === played.length - 1 ? 9 : 4 })),
    ...spots.filter(({ plays }) => plays.length > 0).map(({ x, y, points }) => ({ x, y, weight: 0.4 + (points ?? 0) })),
    ...board.map(({ x, y }) => ({ x, y, weight: 0.1 })),
  ];
}
