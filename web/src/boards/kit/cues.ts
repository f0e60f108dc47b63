// Which event is shown how: a table per game, from which an update becomes what is seen one after the other.
import type { Fact } from "../../lib/protocol";
import type { Sound } from "../../lib/sound";

export type { Sound } from "../../lib/sound";

/** A position that was, and what led to it. */
export interface Frame<V = unknown> {
  view: V;
  facts: readonly Fact[];
}

/** How long an event of a kind is shown, in milliseconds at normal speed; 0 is shown together with what follows. */
export interface Cue {
  ms: number;
  /** A great moment: not shortened because many wait. */
  great?: boolean;
  /** Whoever takes part in that great moment is not led past it by a click: who that is, or `true` if the event tells. */
  // biome-ignore lint/suspicious/noExplicitAny: the events of a game are its own
  mine?: true | ((event: any, seat: number) => boolean);
  /** Of this kind those that show nothing take no time: a tile that earned no points. */
  empty?: (event: object) => boolean;
  /** Of several in a row the first takes this time, the others come with what follows: everybody's points, told seat by seat. */
  lead?: boolean;
}

/** Which event is shown how long; what is not listed takes `USUAL`. */
export type Cues = Readonly<Record<string, Cue>>;

/** Which event is heard how, where sounds are wanted; what is not listed is silent. */
export type Sounds = Readonly<Record<string, Sound>>;

/** What a bot's move takes. */
export const USUAL = 700;

const typeOf = (fact: Fact) => (fact.event as { type: string }).type;

export function cueOf(fact: Fact, cues: Cues): Cue {
  const cue = cues[typeOf(fact)] ?? { ms: USUAL };
  return cue.empty?.(fact.event as object) ? { ms: 0 } : cue;
}

/** The frames of an update: events that take no time come with the next that does, and the last shows the present. */
export function framesOf<V>(steps: readonly Frame<V>[], cues: Cues): Frame<V>[] {
  const frames: Frame<V>[] = [];
  let waiting: Fact[] = [];
  let before = "";
  const isSilent = (fact: Fact) => {
    const { ms, lead } = cueOf(fact, cues);
    const isLed = lead === true && before === typeOf(fact);
    before = typeOf(fact);
    return ms === 0 || isLed;
  };
  steps.forEach(({ view, facts }, i) => {
    waiting = [...waiting, ...facts];
    const areSilent = facts.map(isSilent).every(Boolean);
    if (areSilent && i < steps.length - 1) return;
    frames.push({ view, facts: waiting });
    waiting = [];
  });
  return frames;
}

/** What is said while it is seen: what only comes along with it is in the log. */
export function toldOf(facts: readonly Fact[], cues: Cues): readonly Fact[] {
  const told = facts.filter((fact) => cueOf(fact, cues).ms > 0);
  return told.length > 0 ? told : facts;
}

/** How long all that comes together is shown. */
export function wholeCue(frame: Frame, cues: Cues): Cue {
  const all = frame.facts.map((fact) => cueOf(fact, cues));
  return { ms: Math.max(0, ...all.map((cue) => cue.ms)), great: all.some((cue) => cue.great) };
}

/** Whether it is a great moment in which one of these seats takes part. */
export function isMine(frame: Frame, cues: Cues, seats: readonly number[]): boolean {
  return frame.facts.some((fact) => {
    const { great, mine } = cueOf(fact, cues);
    if (!great || !mine) return false;
    const isIn = mine === true ? takesPart : mine;
    return seats.some((seat) => isIn(fact.event as Record<string, unknown>, seat));
  });
}

/** It is told of that seat, or there is something in its place of a list by seats. */
function takesPart(event: Record<string, unknown>, seat: number): boolean {
  return event.seat === seat || Object.values(event).some((value) => Array.isArray(value) && value[seat] != null);
}
