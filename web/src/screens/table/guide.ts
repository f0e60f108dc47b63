// How far a guided first game has come.
import type { Fact, Lesson, Moment } from "../../boards/kit";

/** Where the course stands after a moment. */
export function after(lessons: readonly Lesson[], at: number, moment: Moment): number {
  return lessons[at]?.until?.(moment) ? at + 1 : at;
}

type Introduces = (fact: Fact) => string | null;

/** A thing of the game that an event shows for the first time, so that its power can be explained. */
export function newcomer(recent: readonly Fact[], seen: ReadonlySet<string>, introduces?: Introduces): string | null {
  return recent.map((fact) => introduces?.(fact) ?? null).find((thing) => thing !== null && !seen.has(thing)) ?? null;
}
