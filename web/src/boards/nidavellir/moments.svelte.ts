// The great moment that is seen now: until the next thing is shown, or for its time if nothing follows.
import { type BoardProps, duration, onUpdate } from "../kit";
import { lengthOf, type Scene, sceneOf } from "./scenes";
import type { NidavellirView } from "./types";

/** A motion of the kit at normal speed, in milliseconds. */
const USUAL = 220;
/** So much longer the last scene stays than it takes, to be read. */
const REST = 700;

/** Made while a component is set up. */
export class Moments {
  scene = $state.raw<Scene | null>(null);
  /** How long things take, as a part of their usual time. */
  readonly beat = $derived.by(() => duration(this.#board().speed) / USUAL);
  #board: () => BoardProps<NidavellirView>;
  #before: NidavellirView | null = null;

  constructor(board: () => BoardProps<NidavellirView>) {
    this.#board = board;
    onUpdate(board, (isNext) => {
      const { view, recent, readonly, speed } = board();
      // What is there when somebody comes is a position; only what happens before his eyes is a scene.
      const isSeen = isNext && (readonly || duration(speed) > 0);
      this.scene = isSeen ? sceneOf(recent, this.#before, view, readonly) : null;
      this.#before = view;
    });
    $effect(() => {
      const { readonly, isBehind, recent } = board();
      if (!this.scene || readonly || isBehind) return;
      const over = setTimeout(this.close, (lengthOf(recent) + REST) * this.beat);
      return () => clearTimeout(over);
    });
  }

  close = (): void => {
    this.scene = null;
  };
}
