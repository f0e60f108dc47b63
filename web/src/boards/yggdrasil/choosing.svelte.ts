// What hand, tree and panel of a table share: what is looked at, and an answer that is not finished. Nothing of it is
// known to the server.
import { Dragging, lyingAt } from "../kit";

/** What the panel shows because somebody wanted to see it. */
export type Look =
  | { kind: "world"; name: string }
  | { kind: "enemy"; name: string }
  | { kind: "god"; slot: number }
  | { kind: "board" }
  | { kind: "gods" }
  | { kind: "decks" }
  | { kind: "cards" }
  | null;

/** A god that follows the pointer from where he stands to another world. */
export const dragging = new Dragging<string, string>((x, y) => lyingAt(x, y, "place"));

class Choosing {
  look = $state.raw<Look>(null);
  /** The gods that play first, as far as they are chosen. */
  order = $state.raw<string[]>([]);

  /** Another question begins with a clean table. */
  begin(): void {
    this.look = null;
    this.order = [];
  }

  show(look: Look): void {
    this.look = look;
  }

  clear(): void {
    this.begin();
    dragging.clear();
  }
}

export const choosing = new Choosing();
