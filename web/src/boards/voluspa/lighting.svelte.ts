// What an update is seen to do: the lines that were paid are lit, changed values are tagged, and a sentence says why.
import { type BoardProps, type Fact, say, type Words } from "../kit";
import { type Change, changesOf, playsOf } from "./changes";
import { type Bounds, type Cell, topOf } from "./geometry";
import { type Lit, litOf } from "./scoring";
import { barredWords, changedWords, paidWords } from "./telling";
import type { VoluspaCell, VoluspaView } from "./types";

/** So long what was paid stays lit if nothing follows, in milliseconds at normal speed. */
const HOLD = 2200;
/** A motion of the kit at normal speed. */
const USUAL = 220;

export class Lighting {
  /** What has just been paid. */
  lit = $state.raw<Lit | null>(null);
  /** Tiles whose value has changed with the last play. */
  changes = $state.raw<Change[]>([]);
  #barred = $state.raw<Words[]>([]);
  #paid = $state.raw<Words | null>(null);
  #going: ReturnType<typeof setTimeout> | undefined;

  /** What is said of it. */
  readonly lines = $derived.by(() =>
    [...(this.#paid ? [this.#paid] : []), ...changedWords(this.changes), ...this.#barred].map((words) => say(words)),
  );

  /** An update, and the board before it; what a play has changed stays to be seen while it is paid. */
  show(
    { recent, view, readonly, isBehind }: BoardProps<VoluspaView>,
    before: readonly VoluspaCell[] | null,
    last: Cell | undefined,
    ms: number,
  ): void {
    clearTimeout(this.#going);
    const isSeen = readonly || (before !== null && ms > 0);
    const plays = playsOf(recent);
    if (plays.length || !isSeen || !isPaying(recent)) this.#calm();
    if (!isSeen) return;
    if (plays.length) {
      this.changes = before ? changesOf(before, view.board) : [];
      this.#barred = barredWords(plays.slice(-1).filter((play) => isThere(view.board, play)));
    }
    this.lit = litOf(recent, view.board, last);
    this.#paid = this.lit && paidWords(this.lit, view.board);
    if (!readonly && !isBehind) this.#going = setTimeout(() => this.#calm(), (HOLD * ms) / USUAL);
  }

  /** What is to be seen whole, if anything is lit. */
  get area(): Bounds | null {
    const areas = this.lit?.areas;
    if (!areas?.length) return null;
    return {
      left: Math.min(...areas.map((one) => one.left)),
      right: Math.max(...areas.map((one) => one.right)),
      bottom: Math.min(...areas.map((one) => one.bottom)),
      top: Math.max(...areas.map((one) => one.top)),
    };
  }

  end(): void {
    clearTimeout(this.#going);
  }

  #calm(): void {
    this.lit = null;
    this.#paid = null;
    this.changes = [];
    this.#barred = [];
  }
}

const isPaying = (facts: readonly Fact[]) =>
  facts.some((fact) => (fact.event as { type: string }).type === "PointsScored");

const isThere = (board: readonly VoluspaCell[], { x, y, tile }: Cell & { tile: string }) =>
  board.some((cell) => cell.x === x && cell.y === y && topOf(cell) === tile);
