// What hand and board of a table share: the tile that is chosen or dragged. Nothing of it is known to the server.
import { settings } from "../../lib/settings.svelte";
import type { Cell } from "./geometry";

interface Drag {
  tile: string;
  /** Where the pointer is, on the page. */
  x: number;
  y: number;
}

/** What the hand may ask of the board. */
interface Surface {
  /** The cell at a point of the page, or null if the board is not there. */
  cellAt: (x: number, y: number) => Cell | null;
  /** A tile was dropped on, or sent to, a cell. */
  act: (cell: Cell) => void;
  focus: () => void;
}

/** As far as play is concerned, what a board is given. */
interface Player {
  preview: string | null;
  play: (text: string) => void;
  setPreview: (text: string | null) => void;
}

class Choosing {
  tile = $state<string | null>(null);
  /** Which of several equal tiles in the hand was taken up. */
  slot = $state<number | null>(null);
  drag = $state.raw<Drag | null>(null);
  /** The cell under a dragged tile. */
  over = $state.raw<Cell | null>(null);
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
    this.drag = null;
    this.over = null;
  }
}

export const choosing = new Choosing();

/** Show a move first and play it the second time, or play it at once for who wants that. */
export function propose(text: string, player: Player): void {
  if (settings.confirm && player.preview !== text) {
    player.setPreview(text);
    return;
  }
  player.setPreview(null);
  choosing.clear();
  player.play(text);
}
