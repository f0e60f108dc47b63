// What a click on the board means while a tile is chosen, in the prompt bar and aloud.
import { untrack } from "svelte";
import { announce, type BoardProps, say } from "../kit";
import { choosing } from "./choosing.svelte";
import type { Offer } from "./moves";
import { tileName } from "./tiles";
import type { VoluspaView } from "./types";

interface Chosen {
  board: BoardProps<VoluspaView>;
  tile: string | null;
  offer: Offer;
}

/** Where the chosen tile can go; what it earns there is known a moment later. */
export function adviceOn({ tile, offer }: Pick<Chosen, "tile" | "offer">): string | null {
  if (!tile) return null;
  const cells = offer.cells(tile);
  const best = offer.best([...cells.values()].flat());
  if (cells.size === 0) return say("web-voluspa-chosen", { tile: tileName(tile), cells: 0 });
  return best === null ? null : say("web-voluspa-choose-cell", { tile: tileName(tile), best });
}

/** Called while a component is set up. */
export function advising(chosen: () => Chosen): void {
  const advice = $derived(adviceOn(chosen()));
  $effect(() => {
    const sentence = advice;
    untrack(() => chosen().board.advise?.(sentence));
  });
  // Who chooses a tile in the hand hears it there.
  const tile = $derived(chosen().tile);
  $effect(() => {
    if (!tile || choosing.dragging.held || document.activeElement?.closest("[data-hand]")) return;
    const name = tileName(tile);
    untrack(() => announce(say("web-voluspa-chosen", { tile: name, cells: chosen().offer.cells(tile).size })));
  });
}
