// What this device remembers of puzzles: which are solved, and on how many days in a row that of the day was.
import { recall, store } from "./memory";

const KEY = "puzzles";
const DAY = 24 * 60 * 60 * 1000;

export interface Kept {
  /** By puzzle: solved at the first try, solved later, or tried and not solved. */
  tries: Record<string, "first" | "later" | "missed">;
  /** The last day on which the puzzle of the day was tried, and how many days in a row it was solved by then. */
  day: string;
  streak: number;
}

const NOTHING: Kept = { tries: {}, day: "", streak: 0 };

/** What is known so far; whatever else lies there is no memory of ours. */
export function keptPuzzles(): Kept {
  const found = recall<Partial<Kept>>(KEY);
  const isOurs = typeof found?.tries === "object" && found.tries !== null;
  return isOurs
    ? { tries: found.tries ?? {}, day: String(found.day ?? ""), streak: Number(found.streak) || 0 }
    : NOTHING;
}

/** After a try: `day` is that of the puzzle of the day, empty for any other. Only the first try of a day counts. */
export function tried(kept: Kept, id: string, isBest: boolean, day = ""): Kept {
  const before = kept.tries[id];
  const now = before === "first" || before === "later" ? before : isBest ? (before ? "later" : "first") : "missed";
  const tries = { ...kept.tries, [id]: now } satisfies Kept["tries"];
  if (!day || kept.day === day) return { ...kept, tries };
  return { tries, day, streak: isBest ? streakAt(kept, day) + 1 : 0 };
}

/** Keep what came of a try. */
export function keepTry(id: string, isBest: boolean, day = ""): Kept {
  const kept = tried(keptPuzzles(), id, isBest, day);
  store(KEY, kept);
  return kept;
}

/** How many days in a row, as this day sees it: a day without a try ends it. */
export function streakAt(kept: Kept, day: string): number {
  return kept.day === day || kept.day === dayBefore(day) ? kept.streak : 0;
}

/** How many puzzles are solved, at the first try or later. */
export function solvedIn(kept: Kept): number {
  return Object.values(kept.tries).filter((one) => one !== "missed").length;
}

export function isSolved(kept: Kept, id: string): boolean {
  return kept.tries[id] === "first" || kept.tries[id] === "later";
}

function dayBefore(day: string): string {
  const at = Date.parse(`${day}T00:00:00Z`);
  return Number.isNaN(at) ? "" : new Date(at - DAY).toISOString().slice(0, 10);
}
