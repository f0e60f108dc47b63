// What a phone draws bit by bit, so that it can paint in between, is drawn.
import { flushSync, tick } from "svelte";

/** More pauses than anything waits for. */
const TURNS = 20;

/** Wait until all is drawn. */
export async function allDrawn(): Promise<void> {
  flushSync();
  await tick();
  for (let turn = 0; turn < TURNS; turn++) await new Promise((next) => setTimeout(next));
  flushSync();
}
