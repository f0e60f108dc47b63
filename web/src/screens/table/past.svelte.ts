// The log of a table: while it is played what the reader was told, afterwards what leads into the replay.
import { untrack } from "svelte";
import { api } from "../../lib/api";
import type { Fact, Replay } from "../../lib/protocol";
import { router } from "../../lib/router.svelte";
import type { TableSession } from "../../lib/table.svelte";
import type { Showing } from "./showing.svelte";

/** Made while a component is set up. */
export class Past {
  #session: TableSession;
  #showing: Showing;
  #invitation: string;
  /** What was taken back is in no replay: its own events count. */
  #settled = $state.raw<Replay | null>(null);

  constructor(session: TableSession, showing: Showing, invitation: string) {
    this.#session = session;
    this.#showing = showing;
    this.#invitation = invitation;
    $effect(() => {
      if (!this.#hasEnded || this.#settled) return;
      const seat = untrack(() => session.active);
      api.replay(session.id, { seat, invitation }).then(
        (replay) => {
          this.#settled = replay;
        },
        () => {},
      );
    });
  }

  get #hasEnded(): boolean {
    return this.#session.table?.status === "over";
  }
  /** It has ended, and that has been seen: how it ends is told by nothing before. */
  get isOver(): boolean {
    return this.#hasEnded && !this.#showing.isBehind;
  }
  get events(): Fact[] {
    return (this.isOver ? this.#settled?.events : null) ?? this.#showing.events;
  }
  /** The whole game, as soon as it is over and can be had. */
  get replay(): Replay | null {
    return this.#settled;
  }
  /** How many of them came last. */
  get fresh(): number {
    return this.isOver ? 0 : this.#showing.recent.length;
  }
  /** An entry of the log leads to the board at that moment, as soon as there is a replay. */
  get look(): ((until: number) => void) | undefined {
    return this.isOver && this.#settled ? this.#look : undefined;
  }

  #look = (until: number): void => {
    const { id, active } = this.#session;
    const seat = active === null ? "" : `&seat=${active}`;
    router.go(`/r/${id}?event=${until}${seat}${this.#invitation && `#${this.#invitation}`}`);
  };
}
