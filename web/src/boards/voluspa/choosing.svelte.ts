// What hand and board of a table share: the tile that is chosen or dragged. Nothing of it is known to the server.
import { type BoardProps, Dragging, propose as proposed } from "../kit";
import type { Cell } from "./geometry";
import type { VoluspaView } from "./types";

/** What the hand may ask of the board. */
interface Surface {
  /** The cell at a point of the page, or null if the board is not there. */
  cellAt: (x: number, y: number) => Cell | null;
  /** A tile was dropped on, or sent to, a cell. */
  act: (cell: Cell) => void;
  focus: () => void;
}

class Choosing {
  tile = $state<string | null>(null);
  /** Which of several equal tiles in the hand was taken up. */
  slot = $state<number | null>(null);
  readonly dragging = new Dragging<string, Cell>((x, y) => this.board?.cellAt(x, y) ?? null);
  board: Surface | null = null;
  focusHand: (() => void) | null = null;
  /** Choose the tile in this place of the hand. */
  chooseSlot: ((slot: number) => void) | null = null;

  choose(tile: string | null, slot: number | null = null): void {
    this.tile = tile;
    this.slot = slot;
  }

  clear(): void {
    this.choose(null);
    this.dragging.clear();
  }
}

export const choosing = new Choosing();

/** Propose a move; once it is played, nothing is chosen any more. */
export function propose(text: string, board: BoardProps<VoluspaView>): boolean {
  const isPlayed = proposed(text, board);
  if (isPlayed) choosing.clear();
  return isPlayed;
}
