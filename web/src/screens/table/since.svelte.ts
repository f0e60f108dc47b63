// Who comes back is offered what happened without him as a short film; the present never waits for it.
import { untrack } from "svelte";
import { recall, store } from "../../lib/memory";
import type { Fact } from "../../lib/protocol";
import { momentsOf, type Reader } from "../../lib/reader.svelte";
import type { TableSession } from "../../lib/table.svelte";
import type { Desk } from "./desk.svelte";
import { factsOf } from "./log";
import type { Showing } from "./showing.svelte";

/** Made while a component is set up. */
export class Since {
  /** Behind how many events the film would begin; null where nothing is offered. */
  from = $state<number | null>(null);
  isLoading = $state(false);
  #session: TableSession;
  #desk: Desk;
  #showing: Showing;
  #isHidden = $state(document.hidden);
  #wasAway = false;
  /** Of which reader it is known where he stood, and where that was. */
  #known: { reader: Reader | null; seen: number } = { reader: null, seen: 0 };

  constructor(session: TableSession, desk: Desk, showing: Showing) {
    this.#session = session;
    this.#desk = desk;
    this.#showing = showing;
    $effect(() => {
      const look = () => {
        this.#isHidden = document.hidden;
        if (document.hidden) this.#wasAway = true;
      };
      document.addEventListener("visibilitychange", look);
      return () => document.removeEventListener("visibilitychange", look);
    });
    $effect(() => this.#follow());
    // Who answers is in the present.
    $effect(() => {
      if (session.pending) this.leave();
    });
  }

  /** How many events the film would show. */
  get count(): number {
    return this.from === null ? 0 : Math.max(0, (this.#session.reader?.count ?? 0) - this.from);
  }
  get isOffered(): boolean {
    return this.count > 0 && !this.#showing.isBehind && this.#session.table?.status === "playing";
  }

  leave = (): void => {
    this.from = null;
    this.#keep();
  };

  watch = async (): Promise<void> => {
    const { reader } = this.#session;
    if (!reader || this.from === null || this.isLoading) return;
    this.isLoading = true;
    const past = await this.#session.past(this.from);
    this.isLoading = false;
    this.leave();
    if (past && reader === this.#session.reader)
      this.#showing.rerun(reader, past.view, momentsOf(past.view, { events: past.events, patch: [] }));
  };

  #follow(): void {
    const { reader, table } = this.#session;
    // Who shares a screen has seen it on the table, and the end has a replay.
    if (!reader || this.#desk.isHotseat || table?.status !== "playing") return;
    // Which deeds are a turn is known to the board.
    if (!this.#desk.board) return;
    const { count, events } = reader;
    if (this.#isHidden || events.length < count) return;
    const { isBehind } = this.#showing;
    untrack(() => {
      if (reader !== this.#known.reader) this.#meet(reader, events);
      else if (count > this.#known.seen && this.#wasAway) this.#offer(this.#known.seen, events, reader.seat);
      this.#wasAway = false;
      this.#known = { reader, seen: count };
      if (this.from === null && !isBehind) this.#keep();
    });
  }

  get #key(): string {
    return `seen-${this.#session.id}-${this.#session.active ?? "watching"}`;
  }

  #keep(): void {
    const { reader } = this.#session;
    if (reader) store(this.#key, reader.count);
  }

  #meet(reader: Reader, events: Fact[]): void {
    const seen = recall<number>(this.#key);
    const turn = lastTurn(events, reader.seat, this.#desk.board?.deeds);
    const from = typeof seen === "number" ? Math.max(seen, turn ?? 0) : turn;
    if (from !== null) this.#offer(from, events, reader.seat);
  }

  #offer(from: number, events: Fact[], seat: number | null): void {
    const missed = events.slice(from).map(factsOf);
    if (missed.some((one) => one.seat !== seat)) this.from = this.from === null ? from : Math.min(this.from, from);
  }
}

/** Behind the last thing that a seat did; null if it has done nothing yet. */
export function lastTurn(events: readonly Fact[], seat: number | null, deeds?: readonly string[]): number | null {
  if (seat === null) return null;
  const isOwn = (fact: Fact) => {
    const { type, seat: by } = factsOf(fact);
    return by === seat && (deeds?.includes(type) ?? true);
  };
  const at = events.findLastIndex(isOwn);
  return at < 0 ? null : at + 1;
}
