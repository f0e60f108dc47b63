// What hand, map and panel of a table share: what is chosen, and what is looked at. Nothing of it is known to the server.
import type { Chosen } from "./moves";

/** What the panel shows because somebody wanted to see it. */
export type Look =
  | { kind: "province"; name: string }
  | { kind: "card"; card: string }
  | { kind: "seat"; seat: number }
  | { kind: "battle" }
  | { kind: "seen" }
  | null;

class Choosing {
  chosen = $state.raw<Chosen>(null);
  look = $state.raw<Look>(null);
  /** A place that was pointed at, where several answers belong to it. */
  place = $state<string | null>(null);
  /** A scene over the map that has been closed, by its key. */
  closed = $state("");
  /** Who is to march, one after the other, as long as the server asks. */
  queue = $state.raw<string[]>([]);

  choose(chosen: Chosen, look: Look = null): void {
    this.chosen = chosen;
    this.look = look;
    this.place = null;
  }

  show(look: Look): void {
    this.look = look;
  }

  clear(): void {
    this.choose(null);
    this.closed = "";
    this.queue = [];
  }
}

export const choosing = new Choosing();
