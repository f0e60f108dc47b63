// What hand, tree and panel of a table share: what is looked at, and an answer that is not finished. Nothing of it is
// known to the server.

/** What the panel shows because somebody wanted to see it. */
export type Look =
  | { kind: "world"; name: string }
  | { kind: "enemy"; name: string }
  | { kind: "god"; slot: number }
  | { kind: "gods" }
  | { kind: "decks" }
  | { kind: "cards" }
  | null;

class Choosing {
  look = $state.raw<Look>(null);
  /** The gods that play first, as far as they are chosen. */
  order = $state.raw<string[]>([]);
  /** A god that follows the pointer. */
  drag = $state.raw<{ god: string; x: number; y: number } | null>(null);
  /** The world below it. */
  over = $state<string | null>(null);
  #key = "";

  /** Another question begins with a clean table. */
  begin(key: string): void {
    if (key === this.#key) return;
    this.#key = key;
    this.look = null;
    this.order = [];
  }

  show(look: Look): void {
    this.look = look;
  }

  clear(): void {
    this.look = null;
    this.order = [];
    this.drag = null;
    this.over = null;
    this.#key = "";
  }
}

export const choosing = new Choosing();
