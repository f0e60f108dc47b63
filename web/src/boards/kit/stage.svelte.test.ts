import { expect, test } from "vitest";
import type { Fact } from "../../lib/protocol";
import { type Cues, type Frame, framesOf, isMine, toldOf, USUAL } from "./cues";
import { type Clock, Stage } from "./stage.svelte";

/** A clock that the test turns. */
class Hands implements Clock {
  at = 0;
  #alarms: { at: number; then: () => void }[] = [];

  now = () => this.at;
  after = (ms: number, then: () => void) => {
    const alarm = { at: this.at + ms, then };
    this.#alarms.push(alarm);
    return () => {
      this.#alarms = this.#alarms.filter((one) => one !== alarm);
    };
  };
  turn(ms: number): void {
    const end = this.at + ms;
    for (;;) {
      const [next] = this.#alarms.filter((one) => one.at <= end).sort((a, b) => a.at - b.at);
      if (!next) break;
      this.at = Math.max(this.at, next.at);
      this.#alarms = this.#alarms.filter((one) => one !== next);
      next.then();
    }
    this.at = end;
  }
}

const fact = (type: string): Fact => ({ event: { type }, words: { id: type, terms: {} } });
const step = (type: string, view: number): Frame<number> => ({ view, facts: [fact(type)] });
const kinds = (facts: readonly Fact[]) => facts.map((one) => (one.event as { type: string }).type);

function set(): { hands: Hands; stage: Stage<number> } {
  const hands = new Hands();
  return { hands, stage: new Stage(0, hands) };
}

test("one thing is shown after the other, in the order in which it happened", () => {
  const { hands, stage } = set();
  stage.play([step("A", 1), step("B", 2)]);
  stage.play([step("C", 3)]);
  expect(stage.isBehind).toBe(true);
  hands.turn(0);
  expect([stage.view, kinds(stage.recent)]).toEqual([1, ["A"]]);
  hands.turn(USUAL - 1);
  expect(stage.view).toBe(1);
  hands.turn(1);
  expect([stage.view, kinds(stage.recent)]).toEqual([2, ["B"]]);
  hands.turn(USUAL);
  expect([stage.view, stage.isBehind, stage.shown]).toEqual([3, false, 3]);
});

test("what takes no time is shown with what follows, and the last shows the present", () => {
  const cues = { quiet: { ms: 0 } };
  const frames = framesOf([step("quiet", 1), step("A", 2), step("quiet", 3)], cues);
  expect(frames.map((one) => [one.view, kinds(one.facts)])).toEqual([
    [2, ["quiet", "A"]],
    [3, ["quiet"]],
  ]);
});

test("what shows nothing takes no time, although its kind does", () => {
  const cues = { A: { ms: 900, empty: (event: object) => "idle" in event } };
  const idle = { view: 1, facts: [{ event: { type: "A", idle: true }, words: { id: "", terms: {} } }] };
  expect(framesOf([idle, step("A", 2)], cues).map((one) => one.view)).toEqual([2]);
});

test("of several in a row that are led by the first, the others come with what follows", () => {
  const cues = { Counted: { ms: 900, lead: true } };
  const frames = framesOf([step("Counted", 1), step("Counted", 2), step("Counted", 3), step("A", 4)], cues);
  expect(frames.map((one) => [one.view, kinds(one.facts)])).toEqual([
    [1, ["Counted"]],
    [4, ["Counted", "Counted", "A"]],
  ]);
});

test("my own deed is shown at once", () => {
  const { stage } = set();
  stage.play([step("A", 1)], true);
  expect([stage.view, stage.isBehind]).toEqual([1, false]);
});

test("many that wait are shown faster, but each is seen; a great moment keeps its time", () => {
  const { hands, stage } = set();
  stage.cues = { Great: { ms: 2000, great: true } };
  stage.play([step("Great", 1), ...Array.from({ length: 40 }, (_, i) => step("A", i + 2))]);
  hands.turn(0);
  hands.turn(1999);
  expect(stage.view).toBe(1);
  const seen = new Set<number>();
  for (let i = 0; i < 200; i++) {
    hands.turn(50);
    seen.add(stage.view);
  }
  expect(seen.size).toBe(40);
  expect(stage.isBehind).toBe(false);
});

test("with a clock that runs the play is short", () => {
  const { hands, stage } = set();
  stage.isTimed = true;
  stage.play(Array.from({ length: 10 }, (_, i) => step("A", i + 1)));
  hands.turn(2000);
  expect(stage.isBehind).toBe(false);
});

test("a click goes on, another way leads to the present, and nothing is left out", () => {
  const { hands, stage } = set();
  stage.play([step("A", 1), step("B", 2), step("C", 3), step("D", 4)]);
  hands.turn(0);
  stage.skip();
  expect(stage.view).toBe(2);
  stage.catchUp();
  expect([stage.view, kinds(stage.recent), stage.shown]).toEqual([4, ["C", "D"], 4]);
});

test("paused it stands still, whatever happens, and goes on from there", () => {
  const { hands, stage } = set();
  stage.play([step("A", 1), step("B", 2)]);
  hands.turn(0);
  stage.pause();
  hands.turn(10_000);
  stage.play([step("C", 3)]);
  hands.turn(10_000);
  expect(stage.view).toBe(1);
  stage.goOn();
  hands.turn(USUAL);
  expect(stage.view).toBeGreaterThan(1);
});

test("the last moment can be seen again, and ends where it ended", () => {
  const { hands, stage } = set();
  stage.play([step("A", 1), step("B", 2)]);
  hands.turn(5000);
  expect(stage.canRepeat).toBe(true);
  stage.again();
  expect([stage.view, stage.isBehind, stage.shown]).toEqual([0, true, 0]);
  hands.turn(5000);
  expect([stage.view, stage.isBehind, stage.shown]).toEqual([2, false, 2]);
});

test("where nothing should move the present is there at once, with all that led to it", () => {
  const { stage } = set();
  stage.speed = "none";
  stage.play([step("A", 1), step("B", 2)]);
  expect([stage.view, kinds(stage.recent), stage.isBehind]).toEqual([2, ["A", "B"], false]);
});

test("a sync lands in the present and forgets what was still to be shown", () => {
  const { hands, stage } = set();
  stage.play([step("A", 1), step("B", 2)]);
  stage.set(9);
  hands.turn(5000);
  expect([stage.view, stage.isBehind, stage.recent]).toEqual([9, false, []]);
});

test("a click passes over what others do, but not over a great moment of one's own", () => {
  const { hands, stage } = set();
  stage.seats = [1];
  stage.cues = { Battle: { ms: 2000, great: true, mine: ({ seats }, seat) => seats.includes(seat) } };
  const battle = (seats: number[], view: number): Frame<number> => ({
    view,
    facts: [{ event: { type: "Battle", seats }, words: { id: "x", terms: {} } }],
  });
  stage.play([step("A", 1), step("B", 2), battle([0, 2], 3), battle([0, 1], 4), step("C", 5), step("D", 6)]);
  stage.catchUp();
  expect([stage.view, kinds(stage.recent)]).toEqual([4, ["B", "Battle", "Battle"]]);
  hands.turn(1999);
  expect(stage.view).toBe(4);
  stage.catchUp();
  expect([stage.view, stage.isBehind]).toEqual([6, false]);
});

test("a seat takes part in what is told of it, or of all by their seats", () => {
  const cues: Cues = { Great: { ms: 900, great: true, mine: true }, Small: { ms: 900 } };
  const frame = (event: object): Frame => ({ view: 0, facts: [{ event, words: { id: "x", terms: {} } }] });
  expect(isMine(frame({ type: "Great", seat: 1 }), cues, [1])).toBe(true);
  expect(isMine(frame({ type: "Great", strengths: [3, null, 5] }), cues, [2])).toBe(true);
  expect(isMine(frame({ type: "Great", strengths: [3, null, 5] }), cues, [1])).toBe(false);
  expect(isMine(frame({ type: "Small", seat: 1 }), cues, [1])).toBe(false);
  expect(isMine(frame({ type: "Great", seat: 1 }), cues, [])).toBe(false);
});

test("a clock that begins to run shortens what is shown already, but not a great moment of one's own", () => {
  const { hands, stage } = set();
  stage.seats = [0];
  stage.cues = { Slow: { ms: 5000 }, Mine: { ms: 2000, great: true, mine: () => true } };
  stage.play([step("Slow", 1), step("Slow", 2), step("Mine", 3), step("A", 4)]);
  hands.turn(100);
  stage.isTimed = true;
  hands.turn(1500);
  expect(stage.view).toBe(3);
  hands.turn(1500);
  expect([stage.view, stage.isBehind]).toEqual([3, true]);
  hands.turn(1000);
  expect(stage.view).toBe(4);
});

test("with another speed nothing more is waited for", () => {
  const { hands, stage } = set();
  stage.play([step("A", 1), step("B", 2), step("C", 3)]);
  stage.speed = "fast";
  hands.turn(USUAL / 2);
  expect(stage.view).toBe(2);
  stage.speed = "none";
  expect([stage.view, stage.isBehind]).toEqual([3, false]);
});

test("a film of what was ends in the present, what happens meanwhile follows it, and one click ends it", () => {
  const { hands, stage } = set();
  stage.cues = { Great: { ms: 2000, great: true, mine: () => true } };
  stage.seats = [0];
  stage.set(3);
  stage.rerun(0, [step("A", 1), step("Great", 2), step("C", 3)]);
  expect([stage.view, stage.isPast, stage.unshown]).toEqual([0, true, 3]);
  hands.turn(500);
  expect(stage.view).toBe(1);
  stage.play([step("D", 4)]);
  hands.turn(10_000);
  expect([stage.view, stage.isPast, stage.isBehind]).toEqual([4, false, false]);
  stage.rerun(2, [step("C", 3), step("Great", 3), step("D", 4)]);
  stage.catchUp();
  expect([stage.view, stage.isPast, stage.isBehind]).toEqual([4, false, false]);
});

test("step by step nothing goes on by itself", () => {
  const { hands, stage } = set();
  stage.pause();
  stage.play([step("A", 1), step("B", 2)]);
  stage.step();
  hands.turn(10_000);
  expect([stage.view, stage.isPaused]).toEqual([1, true]);
  stage.step();
  expect([stage.view, stage.isBehind]).toEqual([2, false]);
});

test("whoever listens hears of everything that is shown", () => {
  const { hands, stage } = set();
  const heard: string[] = [];
  stage.onshow = (facts) => heard.push(...kinds(facts));
  stage.play([step("A", 1), step("B", 2), step("A", 3)]);
  hands.turn(5000);
  expect(heard).toEqual(["A", "B", "A"]);
});

test("what is held waits until it is let go, however often somebody clicks; whoever wants the present gets it", () => {
  const { hands, stage } = set();
  const isLater = (facts: readonly Fact[]) => kinds(facts).includes("later");
  stage.play([step("A", 1), step("B", 2), step("later", 3)]);
  stage.hold(isLater);
  stage.catchUp();
  stage.catchUp();
  hands.turn(99 * USUAL);
  expect([stage.view, stage.isHeld]).toEqual([2, true]);
  stage.play([step("D", 4)]);
  hands.turn(99 * USUAL);
  expect(stage.view).toBe(2);
  stage.hold(null);
  hands.turn(0);
  expect([stage.view, stage.isHeld]).toEqual([3, false]);
  stage.hold(isLater);
  stage.play([step("later", 5)]);
  stage.toPresent();
  expect([stage.view, stage.isBehind]).toEqual([5, false]);
});

test("nothing is held against a clock that runs", () => {
  const { hands, stage } = set();
  stage.isTimed = true;
  stage.hold(() => true);
  stage.play([step("A", 1), step("B", 2)]);
  hands.turn(99 * USUAL);
  expect([stage.view, stage.isHeld]).toEqual([2, false]);
});

test("what takes no time is not said with what does, and said where it is alone", () => {
  const cues: Cues = { Back: { ms: 0 } };
  const [back, ended] = [fact("Back"), fact("Ended")];
  expect(kinds(toldOf([back, back, ended], cues))).toEqual(["Ended"]);
  expect(kinds(toldOf([back], cues))).toEqual(["Back"]);
});
