import { expect, test } from "vitest";
import { asked, did, happened, type Lesson, type Moment, over, refused } from "../../boards/kit/lessons";
import type { Fact, Question } from "../../lib/protocol";
import { after, BEGINNING, isMemory, lessonsFor, type Memory, next } from "./guide";

const fact = (event: object, terms: Fact["words"]["terms"] = {}): Fact => ({ event, words: { id: "x", terms } });
const question = (id: number, step = "Lay"): Question => ({
  ...{ id, step, seat: 0, given: false },
  words: { id: "ask", terms: {} },
});
const moment = (more: Partial<Moment> = {}): Moment => ({
  ...{ seat: 0, view: null, recent: [], question: null, options: {}, isRefused: false, isOver: false },
  ...more,
});

const LESSONS: Lesson[] = [
  { text: "welcome" },
  { text: "lay", when: asked("Lay"), stays: true },
  { text: "laid", when: did("Laid") },
  { text: "scored", when: happened("Scored") },
  { text: "why", when: refused },
  { text: "hint", when: asked("Lay"), tip: true, after: ["lay"] },
  { text: "undo", when: asked("Lay"), tip: true, after: ["lay"] },
  { text: "expansion", when: asked("Lay"), where: ({ expansion }) => expansion === true },
  { text: "end", when: over },
];
const heard = (...texts: string[]): Memory => ({ ...BEGINNING, heard: texts });
const said = ({ waiting }: Memory) => waiting.map(({ text }) => text);

test("a lesson waits for its matter, and says whom and what it is about", () => {
  const memory = heard("welcome", "lay");
  expect(said(after(LESSONS, memory, moment({ recent: [fact({ type: "Laid", seat: 1 })] })))).toEqual([]);
  const mine = after(LESSONS, memory, moment({ recent: [fact({ type: "Laid", seat: 0 }, { tile: "Thor" })] }));
  expect(mine.waiting).toEqual([{ text: "laid", terms: { tile: "Thor", mine: 1 }, stays: false }]);
});

test("what is to be decided cannot be clicked away, and is learnt when it is decided", () => {
  const asks = after(LESSONS, heard("welcome"), moment({ question: question(1) }));
  expect(said(asks)).toEqual(["lay"]);
  expect(next(asks)).toBe(asks);
  const answered = after(LESSONS, asks, moment());
  expect(said(answered)).toEqual([]);
  expect(answered.heard).toContain("lay");
});

test("one thing is said at a time, what was seen before what is to be done", () => {
  const recent = [fact({ type: "Scored", seat: 1 })];
  const all = after(LESSONS, BEGINNING, moment({ recent, question: question(1) }));
  expect(said(all)).toEqual(["welcome", "scored", "lay"]);
  expect(said(next(all))).toEqual(["scored", "lay"]);
});

test("what was not said before the table went on waits for its next time", () => {
  const recent = [fact({ type: "Scored", seat: 1 })];
  const all = after(LESSONS, BEGINNING, moment({ recent, question: question(1) }));
  const gone = after(LESSONS, all, moment());
  expect(gone.heard).toEqual(["welcome"]);
  expect(said(gone)).toEqual([]);
  expect(said(after(LESSONS, gone, moment({ recent })))).toEqual(["scored"]);
});

test("what bots did between two questions of mine is kept until I have read it", () => {
  const answered = after(LESSONS, after(LESSONS, heard("welcome"), moment({ question: question(1) })), moment());
  const shown = after(LESSONS, answered, moment({ recent: [fact({ type: "Scored", seat: 1 })] }));
  expect(said(after(LESSONS, shown, moment({ question: question(2) })))[0]).toBe("scored");
});

test("a tip is given when nothing else is to be said, one at a question", () => {
  const memory = heard("welcome", "lay");
  const busy = after(LESSONS, memory, moment({ recent: [fact({ type: "Laid", seat: 0 })], question: question(1) }));
  expect(said(busy)).toEqual(["laid"]);
  const tipped = after(LESSONS, memory, moment({ question: question(2) }));
  expect(said(tipped)).toEqual(["hint"]);
  expect(said(after(LESSONS, next(tipped), moment({ question: question(2) })))).toEqual([]);
  expect(said(after(LESSONS, next(tipped), moment({ question: question(3) })))).toEqual(["undo"]);
});

test("a refusal is explained when something is refused", () => {
  expect(said(after(LESSONS, heard("welcome"), moment({ isRefused: true })))).toEqual(["why"]);
});

test("what the options leave out is never said and never missed", () => {
  expect(lessonsFor(LESSONS, {}).map(({ text }) => text)).not.toContain("expansion");
  expect(lessonsFor(LESSONS, { expansion: true }).map(({ text }) => text)).toContain("expansion");
});

test("a closed guide says nothing, and goes on when it is opened again", () => {
  const closed = { ...heard("welcome"), isClosed: true };
  const later = after(LESSONS, closed, moment({ recent: [fact({ type: "Scored", seat: 1 })], question: question(5) }));
  expect(said(later)).toEqual([]);
  expect(said(after(LESSONS, { ...later, isClosed: false }, moment({ question: question(5) })))).toEqual(["lay"]);
});

test("what a device kept from before begins anew", () => {
  expect(isMemory(3)).toBe(false);
  expect(isMemory(JSON.parse(JSON.stringify(heard("welcome"))))).toBe(true);
});
