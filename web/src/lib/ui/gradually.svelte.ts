// A long list is drawn a few at a time: a phone paints in between, and hears a finger.
import { onMount } from "svelte";

/** Made while a component is set up: so many more after each pause, until all are drawn. From then on all always are. */
export class Gradually {
  #drawn = $state(0);

  constructor(step: number, length: () => number) {
    onMount(() => {
      let timer: ReturnType<typeof setTimeout>;
      const more = () => {
        timer = setTimeout(() => {
          this.#drawn += step;
          if (this.#drawn < length()) more();
          else this.#drawn = Number.POSITIVE_INFINITY;
        });
      };
      more();
      return () => clearTimeout(timer);
    });
  }

  /** Whether all are drawn. */
  get isDone(): boolean {
    return this.#drawn === Number.POSITIVE_INFINITY;
  }

  /** Those of a list that are drawn by now. */
  of<T>(list: readonly T[]): readonly T[] {
    return this.#drawn < list.length ? list.slice(0, this.#drawn) : list;
  }
}
