// A guided first game: a few lessons, each waiting for something that happens at a real table. No rules here: only
// events, whose meaning the texts explain.
import type { Fact } from "../../lib/protocol";

/** What the table tells a lesson. */
export interface Moment {
  /** My seat. */
  seat: number;
  /** What the last update brought. */
  recent: readonly Fact[];
  /** Something was just refused. */
  isRefused: boolean;
}

export interface Lesson {
  /** Fluent id. */
  text: string;
  /** Goes on by itself when this happens; otherwise only by "Next". */
  until?: (moment: Moment) => boolean;
  /** May be left by "Next" as well. */
  next: boolean;
}

interface Facts {
  type?: unknown;
  seat?: unknown;
}

const factsOf = (fact: Fact): Facts => (fact.event ?? {}) as Facts;

/** Somebody did one of these. */
export function happened(...types: string[]): (moment: Moment) => boolean {
  return ({ recent }) => recent.some((fact) => types.includes(String(factsOf(fact).type)));
}

/** I did one of these. */
export function did(...types: string[]): (moment: Moment) => boolean {
  return ({ seat, recent }) =>
    recent.some((fact) => factsOf(fact).seat === seat && types.includes(String(factsOf(fact).type)));
}

export function refused({ isRefused }: Moment): boolean {
  return isRefused;
}
