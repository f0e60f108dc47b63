// What one seat of mine, or a spectator, has been told.
import { applied, checksum } from "./patch";
import type { Fact, Owes, Question, Sync, Update } from "./protocol";

/** A view that was, and what led to it. */
export interface Moment<V = unknown> {
  view: V;
  facts: Fact[];
}

/** A seat of mine, or a spectator (seat null), with everything that it has been told. */
export class Reader<V = unknown> {
  readonly seat: number | null;
  view = $state.raw<V>() as V;
  /** All that has happened, as far as it is known: after a reconnect the middle may be missing for a moment. */
  events = $state.raw<Fact[]>([]);
  /** How many events the server has told this reader. */
  count = $state(0);
  /** What the last update brought; nothing after a sync, which tells no story. */
  recent = $state.raw<Fact[]>([]);
  owes = $state.raw<Owes[]>([]);
  /** Whose answers wait for those of the others. */
  answered = $state.raw<number[]>([]);
  question = $state.raw<Question | null>(null);
  moves = $state.raw<string[]>([]);
  can_undo = $state(false);
  /** Raised by every sync and every update. */
  tick = $state(0);

  #known: (Fact | undefined)[] = [];
  /** So many events have been said, or had happened before there was this reader. */
  #said = 0;
  /** So many had happened by the last sync: those that were not said by then were missed. */
  #synced = 0;
  /** A whole view was asked for; until it comes, updates do not count. */
  isLost = false;

  /** Hears of every update as it happened, event by event, and of a sync as of nothing but the present. */
  follow: ((moments: Moment<V>[], isOwn: boolean) => void) | null = null;

  constructor(seat: number | null) {
    this.seat = seat;
  }

  /** Is there a question that this reader has not answered? */
  get isAsked(): boolean {
    return this.question !== null && !this.question.given;
  }

  /** Is something still to be said that is not known yet? */
  get isBehind(): boolean {
    return this.#unsaid().includes(undefined);
  }

  /** Take the whole of it; returns behind which event something is missing, or null. */
  sync(message: Sync): number | null {
    if (message.events < this.#known.length) this.#known.length = 0;
    this.#said = this.tick === 0 ? message.events : Math.min(this.#said, message.events);
    this.#synced = message.events;
    const from = this.#gap();
    this.view = message.view as V;
    this.count = message.events;
    this.recent = [];
    this.isLost = false;
    this.#asks(message);
    this.follow?.([], false);
    return from < this.count ? from : null;
  }

  /** One step further; false if it does not fit, and then nothing has changed. */
  update(message: Update): boolean {
    if (message.since !== this.count) return false;
    let moments: Moment<V>[];
    try {
      moments = momentsOf(this.view, message);
    } catch {
      return false;
    }
    const view = (moments.at(-1) as Moment<V>).view;
    if (message.check != null && checksum(view) !== message.check) return false;
    this.view = view;
    this.count += message.events.length;
    this.recent = message.events;
    this.learn(message.since, message.events);
    this.#asks(message);
    this.follow?.(moments, message.id != null);
    return true;
  }

  /** What is to be said now: each event once and in order, nothing as long as one before it is not known. */
  news(until = this.count): { missed: Fact[]; fresh: Fact[] } {
    if (this.isBehind || until <= this.#said) return { missed: [], fresh: [] };
    const facts = this.#unsaid().slice(0, until - this.#said) as Fact[];
    const border = Math.max(0, this.#synced - this.#said);
    this.#said = until;
    return { missed: facts.slice(0, border), fresh: facts.slice(border) };
  }

  /** What is missing cannot be had: what is known behind it is said without it. */
  giveUp(): void {
    this.#said += this.#unsaid().lastIndexOf(undefined) + 1;
    this.learn(this.count, []);
  }

  #unsaid(): (Fact | undefined)[] {
    void this.events; // known from now on, or not
    return Array.from({ length: this.count - this.#said }, (_, i) => this.#known[this.#said + i]);
  }

  /** What was missing, or has just happened. */
  learn(since: number, events: Fact[]): void {
    events.forEach((fact, i) => {
      this.#known[since + i] = fact;
    });
    this.events = this.#known.filter((fact) => fact !== undefined);
  }

  /** The first event that is not known. */
  #gap(): number {
    for (let i = 0; i < this.#known.length; i++) if (this.#known[i] === undefined) return i;
    return this.#known.length;
  }

  #asks({ owes, answered = [], question = null, moves = [], can_undo = false }: Sync | Update): void {
    this.owes = owes;
    this.answered = answered;
    this.question = question;
    this.moves = moves;
    this.can_undo = can_undo;
    this.tick += 1;
  }
}

/** The view at each event, the last with all that changed behind it. */
export function momentsOf<V>(before: V, { events, patch }: Pick<Update, "events" | "patch">): Moment<V>[] {
  const moments: Moment<V>[] = [];
  let view: unknown = before;
  for (const fact of events) {
    if (fact.patch) view = applied(view, fact.patch);
    moments.push({ view: view as V, facts: [fact] });
  }
  const present = applied(view, patch) as V;
  const last = moments.pop();
  return [...moments, { view: present, facts: last?.facts ?? [] }];
}
