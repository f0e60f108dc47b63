// A guided first game: lessons, each of which speaks when its matter is on the table. No rules here: only events and
// questions, whose meaning the texts explain.
import type { Fact, Question, Words } from "../../lib/protocol";

/** What a table has been agreed to be. */
export type Settings = Readonly<Record<string, boolean | number | string>>;

/** What is on the table, as it is shown: a moment that was, while something is still to be seen. */
export interface Moment {
  /** My seat. */
  seat: number;
  view: unknown;
  /** What was shown last. */
  recent: readonly Fact[];
  /** What I am asked and have not answered; null as long as something is still to be seen. */
  question: Question | null;
  options: Settings;
  /** Something was just refused. */
  isRefused: boolean;
  isOver: boolean;
}

/** The terms of a lesson's text: who, what and where it is about. */
export type Matter = Words["terms"];

/** What a lesson is about, if that is on the table; else null. */
export type When = (moment: Moment) => Matter | null;

export interface Lesson {
  /** Fluent id; with "-title" behind it that of its title. */
  text: string;
  /** Without it its matter is always there. */
  when?: When;
  /** It says how to answer: it is there as long as that is asked, and nobody can click it away before. */
  stays?: boolean;
  /** It is always so: said at a question where nothing else is to be said, and one at a time. */
  tip?: boolean;
  /** Not before these were heard. */
  after?: readonly string[];
  /** With which options its matter exists at all. */
  where?: (options: Settings) => boolean;
}

interface Facts {
  type?: unknown;
  seat?: unknown;
}

const factsOf = (fact: Fact): Facts => (fact.event ?? {}) as Facts;

function about(fact: Fact | undefined, seat: number): Matter | null {
  return fact ? { ...fact.words.terms, mine: factsOf(fact).seat === seat ? 1 : 0 } : null;
}

/** Somebody did one of these: the terms are those of its sentence in the log, and `mine` is 1 if it was me. */
export function happened(...types: string[]): When {
  return ({ seat, recent }) =>
    about(
      recent.find((fact) => types.includes(String(factsOf(fact).type))),
      seat,
    );
}

/** I did one of these. */
export function did(...types: string[]): When {
  return ({ seat, recent }) =>
    about(
      recent.find((fact) => factsOf(fact).seat === seat && types.includes(String(factsOf(fact).type))),
      seat,
    );
}

/** An event of which more is to be known than its type. */
export function saw<E extends { type: string }>(test: (event: E, moment: Moment) => boolean): When {
  return (moment) =>
    about(
      moment.recent.find((fact) => test(fact.event as E, moment)),
      moment.seat,
    );
}

/** I am asked one of these. */
export function asked(...steps: string[]): When {
  return ({ question }) => (question && steps.includes(question.step) ? question.words.terms : null);
}

/** Whichever of these is on the table. */
export function either(...matters: When[]): When {
  return (moment) => matters.reduce<Matter | null>((found, when) => found ?? when(moment), null);
}

export function refused({ isRefused }: Moment): Matter | null {
  return isRefused ? {} : null;
}

export function over({ isOver }: Moment): Matter | null {
  return isOver ? {} : null;
}
