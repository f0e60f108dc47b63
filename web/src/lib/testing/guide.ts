// A game that was played, as somebody with the guide sees it who reads all of it: what is said, and what is on the
// table then. tests/web/guided.py plays the games and bundles this.

import { type Cues, framesOf } from "../../boards/kit/cues";
import type { Lesson, Moment } from "../../boards/kit/lessons";
import { after, BEGINNING, type Memory, next, type Said } from "../../screens/table/guide";
import type { Fact, Question } from "../protocol";

export interface Played {
  options: Moment["options"];
  /** What the reader is told, update by update; the first only says how things stand. */
  updates: { facts: Fact[]; view: unknown; question: Question | null }[];
}

/** Something that was said. */
export interface Heard extends Said {
  /** Which update, and what was shown then. */
  update: number;
  events: unknown[];
  step: string | null;
  isOver: boolean;
}

/** All that the guide says in a game in which nothing is refused, in its order. */
export function listen(lessons: readonly Lesson[], cues: Cues, { options, updates }: Played): Heard[] {
  const heard: Heard[] = [];
  let memory: Memory = BEGINNING;
  updates.forEach(({ facts, view, question }, update) => {
    const frames = framesOf(update ? facts.map((fact) => ({ view, facts: [fact] })) : [], cues);
    const shown = frames.length ? frames : [{ view, facts: [] }];
    shown.forEach(({ facts: recent }, at) => {
      const isLast = at === shown.length - 1;
      const isOver = isLast && update === updates.length - 1;
      const moment = {
        ...{ seat: 0, view, recent, options, isRefused: false, isOver },
        question: isLast ? question : null,
      };
      memory = after(lessons, memory, moment);
      for (let said = memory.waiting[0]; said; said = memory.waiting[0]) {
        if (heard.at(-1)?.text !== said.text)
          heard.push({
            ...said,
            update,
            events: recent.map(({ event }) => event),
            step: moment.question?.step ?? null,
            isOver,
          });
        if (said.stays) break;
        memory = after(lessons, next(memory), moment);
      }
    });
  });
  return heard;
}
