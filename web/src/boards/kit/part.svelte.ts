// A part of a board that comes once the board stands: its great scenes, the book of a saga.
import { untrack } from "svelte";
import { Trying } from "../../lib/trying.svelte";
import { toast } from "../../lib/ui/toasts.svelte";
import { say } from "../../lib/words.svelte";

/** Made while a component is set up. It is tried until it is there; the game goes on without it, and says so once. */
export class Part<T> {
  found = $state.raw<T | null>(null);

  constructor(load: () => Promise<T>, isWanted: () => boolean = () => true) {
    const isDue = $derived(isWanted() && this.found === null);
    $effect(() => {
      if (!isDue) return;
      const trying = new Trying(async () => {
        this.found = await load();
      });
      const hasFailed = $derived(trying.failure !== null);
      $effect(() => {
        if (hasFailed) untrack(() => toast(say("web-part-missing"), "bad"));
      });
      return trying.end;
    });
  }
}
