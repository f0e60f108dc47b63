// The turning point of a game: where its winner took the lead for good.

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

/** The first sentences, as many as are quickly read, and at least one. */
export function briefly(sentences: readonly string[]): string {
  const [first = "", ...more] = sentences;
  const at = more.findIndex((_, n) => [first, ...more.slice(0, n + 1)].join(" ").length > BRIEF);
  return at < 0 ? sentences.join(" ") : `${[first, ...more.slice(0, at)].join(" ")} …`;
}
