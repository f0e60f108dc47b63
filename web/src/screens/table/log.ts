// The log: what happened, an entry per turn, its points first.

import type { Fact, Words } from "../../lib/protocol";
import { gathered, isGathered } from "./gathering";

/** One turn, or something that nobody did. `until` counts the reader's events up to its last. */
export interface Entry {
  seat: number | null;
  points: number | null;
  lines: Line[];
  until: number;
  isBack: boolean;
}

/** A sentence, and how often it comes in a row. */
export interface Line {
  words: Words;
  times: number;
}

interface Facts {
  type?: unknown;
  seat?: unknown;
  points?: unknown;
}

/** The bare facts of an event, whatever the game. */
export function factsOf(fact: Fact): { type: string; seat: number | null; points: number | null } {
  const event = (typeof fact.event === "object" && fact.event !== null ? fact.event : {}) as Facts;
  return {
    type: typeof event.type === "string" ? event.type : "",
    seat: typeof event.seat === "number" && event.seat >= 0 ? event.seat : null,
    points: typeof event.points === "number" ? event.points : null,
  };
}

/**
 * Events as entries, the oldest first: a new one where the seat changes, or begins what it has done before.
 * In a game that says with which events an entry begins, all others belong to the one before.
 */
export function entriesOf(events: Fact[], beginnings?: readonly string[]): Entry[] {
  const entries: Entry[] = [];
  const deeds = deedsIn(events);
  let types: string[] = [];
  let gathering: Fact[] = [];
  events.forEach((fact, index) => {
    const { type, seat, points } = factsOf(fact);
    const last = entries.at(-1);
    const isBack = type === "AnswerTakenBack";
    const run = events[index - 1] && isGathered(events[index - 1] as Fact, fact) ? gathering : [];
    gathering = [...run, fact];
    const told = last?.lines.at(-1);
    if (run.length > 0 && last && told) {
      const next = events[index + 1];
      if (!next || !isGathered(fact, next)) told.words = gathered(gathering);
      last.until = index + 1;
      return;
    }
    const again = (types[0] === type && types.some((one) => one !== type)) || (last?.points != null && deeds.has(type));
    const isNew = beginnings ? beginnings.includes(type) : last?.seat !== seat || seat === null || again;
    if (!last || isNew || isBack || last.isBack) {
      entries.push({ seat, points, lines: [{ words: fact.words, times: 1 }], until: index + 1, isBack });
      types = [type];
      return;
    }
    types.push(type);
    add(last.lines, fact.words);
    last.until = index + 1;
    if (points !== null) last.points = (last.points ?? 0) + points;
  });
  return entries;
}

/** What earns points in this game, whatever it is: the types of events right before points. */
function deedsIn(events: Fact[]): Set<string> {
  const deeds = new Set<string>();
  for (let i = 1; i < events.length; i++) {
    const [before, now] = [events[i - 1], events[i]];
    if (before && now && factsOf(now).points !== null && factsOf(before).points === null)
      deeds.add(factsOf(before).type);
  }
  return deeds;
}

function add(lines: Line[], words: Words): void {
  const before = lines.at(-1);
  if (before?.words.id === words.id && JSON.stringify(before.words) === JSON.stringify(words)) before.times += 1;
  else lines.push({ words, times: 1 });
}
