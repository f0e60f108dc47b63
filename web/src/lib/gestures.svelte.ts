// What others show without playing anything: what they are about to propose, and where they point. Nothing is kept.
import type { Pointed, Prepared } from "./protocol";

/** Somebody points at a place of the board; the number tells two pointings apart. */
export interface Pointing {
  number: number;
  seat: number;
  at: string;
}

/** So long a place is lit, in milliseconds. */
export const LIT = 2000;
/** More at once would hide the board. */
const MOST = 5;

export class Gestures {
  /** What each seat is about to propose, and to which question. */
  prepared = $state.raw<Prepared[]>([]);
  pointed = $state.raw<Pointing[]>([]);
  #count = 0;
  #timers = new Set<ReturnType<typeof setTimeout>>();

  hear(message: Prepared | Pointed): void {
    if (message.type === "pointed") this.light(message.seat, message.at);
    else {
      const others = this.prepared.filter(
        ({ seat, question }) => seat !== message.seat && question === message.question,
      );
      this.prepared = message.text ? [...others, message] : others;
    }
  }

  /** What somebody prepares as an answer to a question; the latest if several do. */
  preparing(question: number | undefined): Prepared | null {
    return this.prepared.findLast((one) => one.question === question) ?? null;
  }

  /** Light a place for a while. */
  light(seat: number, at: string): void {
    this.#count += 1;
    const one = { number: this.#count, seat, at };
    this.pointed = [...this.pointed.filter((other) => other.seat !== seat), one].slice(-MOST);
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      this.pointed = this.pointed.filter((other) => other !== one);
    }, LIT);
    this.#timers.add(timer);
  }

  end(): void {
    for (const timer of this.#timers) clearTimeout(timer);
    this.#timers.clear();
    this.prepared = [];
    this.pointed = [];
  }
}
