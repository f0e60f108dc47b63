// The texts of moves, taken apart for display: docs/games/voluspa.md, "How moves are written".
import type { Choice } from "../kit";
import { keyOf } from "./geometry";

export const DIRECTIONS = ["north", "east", "south", "west"] as const;
export type Direction = (typeof DIRECTIONS)[number];

/** A tile that comes to a cell. */
export interface Play {
  text: string;
  how: "lay" | "cover" | "exchange" | "shove";
  tile: string;
  x: number;
  y: number;
  direction: Direction | null;
}

/** Anything else: a discard, a line to score, an end, or nature's answer at a table with the cardboard. */
export interface Other {
  text: string;
  how: "discard" | "plain";
  tile: string;
}

export type Move = Play | Other;

const PLAY = /^(\w+)(?: (on|for))? (-?\d{1,4}),(-?\d{1,4})(?: (north|east|south|west))?$/;
const DISCARD = /^discard (\w+)$/;

export function parse(text: string): Move {
  const play = PLAY.exec(text);
  if (play) {
    const [, tile = "", word, x, y, direction] = play;
    const how = direction ? "shove" : word === "on" ? "cover" : word === "for" ? "exchange" : "lay";
    return { text, how, tile, x: Number(x), y: Number(y), direction: (direction as Direction | undefined) ?? null };
  }
  const discard = DISCARD.exec(text);
  return { text, how: discard ? "discard" : "plain", tile: discard?.[1] ?? "" };
}

export function isPlay(move: Move): move is Play {
  return "x" in move;
}

/** The legal moves in the order in which a player thinks: tile, cell, way. */
export class Offer {
  readonly others: Other[] = [];
  readonly plays: Play[] = [];
  private readonly choices: ReadonlyMap<string, Choice>;

  constructor(moves: readonly string[], choices: readonly Choice[] | null) {
    this.choices = new Map(choices?.map((choice) => [choice.text, choice]));
    for (const move of moves.map(parse)) {
      if (isPlay(move)) this.plays.push(move);
      else this.others.push(move);
    }
  }

  /** The plays of a tile, or of all, by cell. */
  cells(tile: string | null): Map<string, Play[]> {
    const found = new Map<string, Play[]>();
    for (const play of this.plays) {
      if (tile !== null && play.tile !== tile) continue;
      const key = keyOf(play.x, play.y);
      found.set(key, [...(found.get(key) ?? []), play]);
    }
    return found;
  }

  tiles(): Set<string> {
    return new Set([...this.plays, ...this.others].map((move) => move.tile).filter(Boolean));
  }

  choice(text: string): Choice | null {
    return this.choices.get(text) ?? null;
  }

  /** What a move would score; null as long as the server has not said. */
  points(text: string): number | null {
    return this.choices.get(text)?.points ?? null;
  }

  /** The most that one of these plays would score. */
  best(plays: readonly Play[]): number | null {
    const known = plays.map((play) => this.points(play.text)).filter((points) => points !== null);
    return known.length ? Math.max(...known) : null;
  }
}

/** How playing this tile here would be written, so that the server can say which rule forbids it. */
export function attempt(tile: string, x: number, y: number, isOccupied: boolean): string {
  if (isOccupied && (tile === "dragon" || tile === "hel")) return `${tile} on ${x},${y}`;
  if (isOccupied && tile === "skadi") return `${tile} for ${x},${y}`;
  if (isOccupied && tile === "jotunn") return `${tile} ${x},${y} east`;
  return `${tile} ${x},${y}`;
}
