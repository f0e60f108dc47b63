// What others, bots and nature do is played, one thing after the other; what is shown is always a state that was.
import type { Fact } from "../../lib/protocol";
import type { Speed } from "../../lib/settings.svelte";
import { type Cues, type Frame, framesOf, isMine, wholeCue } from "./cues";

/** Time as the stage knows it: a test turns its own clock. */
export interface Clock {
  now: () => number;
  after: (ms: number, then: () => void) => () => void;
}

/** What has to wait longer than this makes everything before it shorter. */
const PATIENCE = 6000;
/** With a clock that runs for the reader nothing may keep him waiting longer. */
const HURRY = 1500;
/** However many wait, each can be seen. */
const SHORTEST = 90;

const browserClock: Clock = {
  now: () => performance.now(),
  after: (ms, then) => {
    const timer = setTimeout(then, ms);
    return () => clearTimeout(timer);
  },
};

export class Stage<V = unknown> {
  /** What is shown. */
  view = $state.raw<V>() as V;
  /** What led to it. */
  recent = $state.raw<readonly Fact[]>([]);
  /** Raised by everything that is shown. */
  tick = $state(0);
  /** How many events have been shown since the stage was set. */
  shown = $state(0);
  isPaused = $state(false);
  /** Whether something is shown that was seen before: a film of what was, or the last moment again. */
  isPast = $state(false);
  cues = $state.raw<Cues>({});
  /** Whose eyes see it: what these seats take part in is never passed over. */
  seats: readonly number[] = [];
  /** How much faster than usual. */
  rate = 1;
  /** Hears of everything as it is shown. */
  onshow: ((facts: readonly Fact[]) => void) | null = null;

  #waiting = $state.raw<Frame<V>[]>([]);
  /** What must not be shown yet, while something is looked at that nobody should be led past. */
  #held = $state.raw<((facts: readonly Fact[]) => boolean) | null>(null);
  /** The last moment: what was there before it, and its frames. */
  #last: { before: V; frames: Frame<V>[] } | null = null;
  #cancel: (() => void) | null = null;
  #until = 0;
  #squeezed = 1;
  #speed: Speed = "normal";
  #isTimed = false;
  #clock: Clock;

  constructor(view: V, clock: Clock = browserClock) {
    this.view = view;
    this.#clock = clock;
  }

  /** Whether something has happened that is not shown yet. */
  get isBehind(): boolean {
    return this.#waiting.length > 0;
  }
  /** How many events have happened that are not shown yet. */
  get unshown(): number {
    return this.#waiting.reduce((sum, frame) => sum + frame.facts.length, 0);
  }
  /** Whether the next thing waits until the reader goes on. */
  get isHeld(): boolean {
    const [next] = this.#waiting;
    return next !== undefined && !this.#isTimed && (this.#held?.(next.facts) ?? false);
  }
  /** For how many milliseconds what is shown should still be seen. */
  get rest(): number {
    return Math.max(0, this.#until - this.#clock.now());
  }
  /** What is shown next. */
  get coming(): readonly Fact[] {
    return this.#waiting[0]?.facts ?? [];
  }
  /** Whether the last moment can be seen once more. */
  get canRepeat(): boolean {
    return this.#last !== null && !this.isBehind;
  }
  get speed(): Speed {
    return this.#speed;
  }
  /** Where nothing should be played any more, the present is there at once. */
  set speed(speed: Speed) {
    this.#speed = speed;
    if (speed === "none") this.toPresent();
    else this.#hasten();
  }
  get isTimed(): boolean {
    return this.#isTimed;
  }
  /** Whether the reader's own time is running: from then on nothing keeps him waiting for long. */
  set isTimed(isTimed: boolean) {
    if (isTimed === this.#isTimed) return;
    this.#isTimed = isTimed;
    this.#hasten();
  }

  /** A position without a story, after a reload or a leap; what led to it may be told with it. */
  set(view: V, facts: readonly Fact[] = []): void {
    this.#stop();
    this.#waiting = [];
    this.#last = null;
    this.isPast = false;
    this.#until = 0;
    this.#show({ view, facts });
  }

  /** What has happened, in its order: at once if nothing is shown, and so are own deeds, for whoever did them knows. */
  play(steps: readonly Frame<V>[], isOwn = false): void {
    const frames = framesOf(steps, this.cues);
    if (frames.length === 0) return;
    if (!this.isBehind) this.#last = { before: this.view, frames: [] };
    this.#last?.frames.push(...frames);
    this.#waiting = [...this.#waiting, ...frames];
    if (this.#speed === "none") {
      this.toPresent();
      return;
    }
    this.#squeezed = this.#squeeze();
    const isFree = isOwn || this.#until <= this.#clock.now();
    if (isFree && this.#cancel === null && !this.isPaused && !this.isHeld) this.#next();
    else this.#goOn();
  }

  /** What was, once more from there: it ends in the present, and what happens meanwhile follows it. */
  rerun(before: V, steps: readonly Frame<V>[]): void {
    this.toPresent();
    const frames = framesOf(steps, this.cues);
    if (frames.length > 0) this.#restart(before, frames);
  }

  /** The next thing at once. */
  skip(): void {
    this.isPaused = false;
    this.#stop();
    this.#next();
  }

  /** The next thing, and nothing by itself behind it. */
  step(): void {
    this.#stop();
    this.isPaused = true;
    this.#next();
  }

  /** Everything at once up to the present, to a great moment of one's own or to what is held; it is told together. */
  catchUp(): void {
    this.isPaused = false;
    this.#stop();
    const leap = this.isPast ? this.#waiting.length : this.#leap();
    if (leap === this.#waiting.length) this.toPresent();
    else if (leap > 0) this.#together(leap);
    this.#goOn();
  }

  /** Everything at once, whatever it is. */
  toPresent(): void {
    this.#stop();
    this.isPaused = false;
    if (this.isBehind) this.#together(this.#waiting.length);
    this.#until = 0;
  }

  /** Nothing of which this is true is shown until it is let go (null). */
  hold(held: ((facts: readonly Fact[]) => boolean) | null): void {
    this.#held = held;
    if (this.isHeld) this.#stop();
    else this.#goOn();
  }

  pause(): void {
    this.isPaused = true;
    this.#stop();
  }

  goOn(): void {
    this.isPaused = false;
    this.#goOn();
  }

  /** The last moment once more. */
  again(): void {
    if (!this.#last || this.isBehind) return;
    this.#restart(this.#last.before, this.#last.frames);
  }

  /** Nothing more is shown. */
  end(): void {
    this.#stop();
    this.#waiting = [];
  }

  #restart(before: V, frames: readonly Frame<V>[]): void {
    this.#stop();
    this.isPaused = false;
    this.isPast = true;
    this.shown -= frames.reduce((sum, frame) => sum + frame.facts.length, 0);
    this.view = before;
    this.recent = [];
    this.tick += 1;
    this.#last = { before, frames: [...frames] };
    this.#waiting = [...frames];
    this.#squeezed = this.#squeeze();
    this.#until = this.#clock.now() + 4 * SHORTEST;
    this.#goOn();
  }

  #stop(): void {
    this.#cancel?.();
    this.#cancel = null;
  }

  /** How many frames may be passed over at once. */
  #leap(): number {
    const held = this.#isTimed ? -1 : this.#waiting.findIndex((frame) => this.#held?.(frame.facts));
    const mine = this.#waiting.findIndex((frame) => isMine(frame, this.cues, this.seats));
    const all = this.#waiting.length;
    return Math.min(held < 0 ? all : held, mine < 0 ? all : mine + 1);
  }

  #goOn(): void {
    if (this.#cancel || this.isPaused || !this.isBehind || this.isHeld) return;
    this.#cancel = this.#clock.after(this.rest, () => {
      this.#cancel = null;
      this.#next();
    });
  }

  #next(): void {
    if (!this.isBehind) return;
    this.#together(1);
    this.#goOn();
  }

  /** So many of those that wait, as one. */
  #together(count: number): void {
    const frames = this.#waiting.slice(0, count);
    const last = frames.at(-1) as Frame<V>;
    this.#until = this.#clock.now() + this.#lengthOf(last);
    this.#waiting = this.#waiting.slice(count);
    this.#show({ view: last.view, facts: frames.flatMap((frame) => frame.facts) });
    if (!this.isBehind) this.isPast = false;
  }

  #show(frame: Frame<V>): void {
    this.view = frame.view;
    this.recent = frame.facts;
    this.shown += frame.facts.length;
    this.tick += 1;
    this.onshow?.(frame.facts);
  }

  /** From now on shorter, what is shown at the moment too. */
  #hasten(): void {
    if (!this.isBehind) return;
    const rest = this.rest / this.#squeezed;
    const before = this.#squeezed;
    this.#squeezed = this.#squeeze(rest);
    if (this.#squeezed >= before) return;
    this.#until = this.#clock.now() + rest * this.#squeezed;
    this.#stop();
    this.#goOn();
  }

  get #pace(): number {
    return (this.#speed === "fast" ? 0.5 : 1) / this.rate;
  }

  /** How much everything that waits is shortened: great moments keep their time unless a clock runs. */
  #squeeze(rest = 0): number {
    const most = this.#isTimed ? HURRY : PATIENCE;
    const frames = this.#waiting.filter((frame) => !this.#keepsTime(frame));
    const all = frames.reduce((sum, frame) => sum + wholeCue(frame, this.cues).ms, rest) * this.#pace;
    return this.#pace * Math.min(1, most / Math.max(1, all));
  }

  /** A great moment is not shortened because many wait; with a clock that runs, only one's own is not. */
  #keepsTime(frame: Frame<V>): boolean {
    if (this.#isTimed) return isMine(frame, this.cues, this.seats);
    return wholeCue(frame, this.cues).great === true;
  }

  #lengthOf(frame: Frame<V>): number {
    const { ms } = wholeCue(frame, this.cues);
    if (ms === 0) return 0;
    if (this.#keepsTime(frame)) return ms * this.#pace;
    return Math.max(SHORTEST, ms * this.#squeezed);
  }
}
