// How far a guided game has come: what was heard, what is being said, what waits.
import type { Lesson, Matter, Moment, Settings } from "../../boards/kit/lessons";

/** A lesson whose matter has come up. */
export interface Said {
  text: string;
  terms: Matter;
  stays: boolean;
}

/** What a device keeps of the guide at one table. */
export interface Memory {
  readonly heard: readonly string[];
  /** The first of these is being said. */
  readonly waiting: readonly Said[];
  /** The question that was asked when these came up. */
  readonly question: number | null;
  /** The question at which the last tip was given. */
  readonly tipped: number | null;
  readonly isClosed: boolean;
}

export const BEGINNING: Memory = { heard: [], waiting: [], question: null, tipped: null, isClosed: false };

/** A device may have kept something else, from before there was this. */
export function isMemory(kept: unknown): kept is Memory {
  const { heard, waiting } = (kept ?? {}) as Partial<Memory>;
  return Array.isArray(heard) && Array.isArray(waiting);
}

/** Those whose matter can come up with these options. */
export function lessonsFor(lessons: readonly Lesson[], options: Settings): Lesson[] {
  return lessons.filter(({ where }) => where?.(options) ?? true);
}

/** What the guide says after this moment. Whatever was about an answered question is over, said or not. */
export function after(lessons: readonly Lesson[], memory: Memory, moment: Moment): Memory {
  const question = moment.question?.id ?? null;
  const stands = memory.question !== null && memory.question !== question ? movedOn(memory) : memory;
  if (memory.isClosed) return { ...stands, question };
  const waiting = inOrder([...stands.waiting, ...freshIn(lessons, stands, moment, false)]);
  const isQuiet = waiting.every(({ stays }) => stays) && question !== null && question !== stands.tipped;
  const [tip] = isQuiet ? freshIn(lessons, stands, moment, true) : [];
  if (tip) return { ...stands, question, tipped: question, waiting: [tip, ...waiting] };
  return { ...stands, question, waiting };
}

/** Those not heard yet whose matter is on the table, in their order: tips, or the others. */
function freshIn(lessons: readonly Lesson[], { heard, waiting }: Memory, moment: Moment, tips: boolean): Said[] {
  const said = new Set([...heard, ...waiting.map(({ text }) => text)]);
  return lessonsFor(lessons, moment.options).flatMap(({ text, when, stays = false, tip = false, after = [] }) => {
    if (tip !== tips || said.has(text) || !after.every((other) => heard.includes(other))) return [];
    const terms = when ? when(moment) : {};
    return terms ? [{ text, terms, stays }] : [];
  });
}

/** What was seen comes before what is to be done about it, and that is one thing at a time. */
function inOrder(waiting: readonly Said[]): Said[] {
  return [...waiting.filter(({ stays }) => !stays), ...waiting.filter(({ stays }) => stays).slice(0, 1)];
}

/** What is being said has been heard; what is to be done stays until it is done. */
export function next(memory: Memory): Memory {
  const [said, ...waiting] = memory.waiting;
  return said && !said.stays ? { ...memory, heard: [...memory.heard, said.text], waiting } : memory;
}

/** The table has gone on: what was said was heard, and what still waited will wait for its next time. */
function movedOn(memory: Memory): Memory {
  const [said] = memory.waiting;
  return { ...memory, heard: said ? [...memory.heard, said.text] : memory.heard, waiting: [] };
}
