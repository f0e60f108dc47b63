// Help in place: the cell about which something is told, at once or after a while.
import { type Cell, keyOf } from "./geometry";

/** Milliseconds that a pointer or the keyboard rests on a cell before it is explained. */
const WAIT = 450;

export class Glance {
  on = $state.raw<Cell | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #key = "";

  is(key: string): boolean {
    return this.on !== null && keyOf(this.on.x, this.on.y) === key;
  }

  hide = (): void => {
    clearTimeout(this.#timer);
    this.#key = "";
    this.on = null;
  };

  /** Something rests on this cell; `hasHelp` if there is anything to be told. */
  soon(cell: Cell, hasHelp: boolean): void {
    const key = keyOf(cell.x, cell.y);
    if (key === this.#key) return;
    this.hide();
    this.#key = key;
    if (!hasHelp) return;
    this.#timer = setTimeout(() => {
      this.on = cell;
    }, WAIT);
  }
}
