// What became of a game, by seats: where the points came from, and what else is told of this game.
import type { Fact } from "../../lib/protocol";

/** A line of the table at the end: the id of what it is called, and what each seat has of it. */
export interface TallyRow {
  label: string;
  values: readonly number[];
}

export interface Tally {
  /** Together they are the points. */
  parts: readonly TallyRow[];
  /** What else is worth telling. */
  facts: readonly TallyRow[];
}

type Told = { type: string } & Record<string, unknown>;

/** Adds up what events tell of seats; `of` says which seat an event belongs to. */
export class Count {
  #events: Told[];
  #seats: number;
  #of: (event: Told) => number | undefined;

  constructor(facts: readonly Fact[], seats: number, of = (event: Told) => event.seat as number | undefined) {
    this.#events = facts.map((fact) => fact.event as Told);
    this.#seats = seats;
    this.#of = of;
  }

  /** The sum of what such events bring each seat; without `amount`, how often they happened. */
  sum(types: string | readonly string[], amount: (event: Told) => number = () => 1): number[] {
    return this.#fold(types, amount, (before, more) => before + more);
  }

  /** The most that one such event brought. */
  most(types: string | readonly string[], amount: (event: Told) => number): number[] {
    return this.#fold(types, amount, Math.max);
  }

  #fold(types: string | readonly string[], amount: (event: Told) => number, join: (a: number, b: number) => number) {
    const values = Array.from({ length: this.#seats }, () => 0);
    for (const event of this.#events) {
      const seat = this.#of(event);
      if (seat === undefined || !(seat in values) || !types.includes(event.type)) continue;
      values[seat] = join(values[seat] ?? 0, amount(event));
    }
    return values;
  }
}

/** Only lines in which somebody has something. */
export function filled(rows: readonly TallyRow[]): TallyRow[] {
  return rows.filter(({ values }) => values.some((value) => value !== 0));
}
