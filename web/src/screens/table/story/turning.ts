// The turning point of a game: where its winner took the lead for good.
import type { About, Fact } from "../../../boards/kit/board";
import type { Tally } from "../../../boards/kit/tally";
import { say } from "../../../lib/words.svelte";

/** What a board says of its game's deeds. */
type Telling = Pick<About, "tally" | "deeds">;

/** After which answer the lead was taken for good, and how far ahead of the next it led in the end. */
export interface Turning {
  at: number;
  /** Whether somebody else had led before. */
  isTaken: boolean;
}

/** By how much a seat leads after every answer; negative behind the best of the others. */
export function leadOf(scores: readonly (readonly number[])[], seat: number): number[] {
  return scores.map((row) => {
    const others = row.filter((_, other) => other !== seat);
    return (row[seat] ?? 0) - Math.max(...others);
  });
}

/** Where that seat got ahead and stayed; if nobody else was ever ahead, where it got furthest away at once. */
export function turningOf(scores: readonly (readonly number[])[], winner: number): Turning | null {
  if (scores.length < 3 || (scores[0]?.length ?? 0) < 2) return null;
  const lead = leadOf(scores, winner);
  const behind = lead.findLastIndex((by) => by < 0);
  if (behind === lead.length - 1) return null;
  if (behind >= 0) {
    // Level is not ahead: the lead is taken where it is one, if it ever is.
    const ahead = lead.findIndex((by, at) => at > behind && by > 0);
    return { at: ahead < 0 ? behind + 1 : ahead, isTaken: true };
  }
  const steps = lead.map((by, at) => by - (lead[at - 1] ?? by));
  const most = Math.max(...steps);
  return most > 0 ? { at: steps.indexOf(most), isTaken: false } : null;
}

/** As many characters of what turned a game are told; the rest is in the replay. */
const BRIEF = 200;

/** What a turn brought a seat: what scored for it; else what counts as a deed of the game; else what it did at all. */
export async function gainsOf(told: readonly Fact[], seat: number, board: Telling, seats: number): Promise<Fact[]> {
  const sum = (rows: Tally["parts"] = []) => rows.reduce((all, { values }) => all + (values[seat] ?? 0), 0);
  const found = await Promise.all(
    told.map(async (fact) => {
      const tally = await board.tally?.([fact], seats);
      const { type, seat: whose } = fact.event as { type: string; seat?: number };
      const isOwn = whose === seat;
      const isDeed = isOwn && (board.deeds?.includes(type) ?? true);
      return { fact, isOwn, isDeed, points: sum(tally?.parts), deeds: isOwn ? sum(tally?.facts) : 0 };
    }),
  );
  const scored = found.filter(({ points }) => points > 0);
  if (scored.length > 0) {
    // What was done for it, where a game has no other deeds; and of much that scored, what scored most.
    const kept = new Set<Fact>();
    let length = 0;
    for (const { fact } of [...scored].sort((one, other) => other.points - one.points)) {
      length += say(fact.words).length + 1;
      if (kept.size > 0 && length > BRIEF) break;
      kept.add(fact);
    }
    return found.filter((one) => kept.has(one.fact) || (!board.deeds && one.deeds > 0)).map(({ fact }) => fact);
  }
  const [best = []] = [
    found.filter(({ deeds, isDeed }) => isDeed && deeds > 0),
    found.filter(({ deeds }) => deeds > 0),
    found.filter(({ isDeed }) => isDeed),
    found.filter(({ isOwn }) => isOwn),
  ].filter(({ length }) => length > 0);
  return best.length > 0 ? best.map(({ fact }) => fact) : [...told];
}

/** The first sentences, as many as are quickly read, and at least one. */
export function briefly(sentences: readonly string[]): string {
  const [first = "", ...more] = sentences;
  const at = more.findIndex((_, n) => [first, ...more.slice(0, n + 1)].join(" ").length > BRIEF);
  return at < 0 ? sentences.join(" ") : `${[first, ...more.slice(0, at)].join(" ")} …`;
}
