// Völuspá's board, hand and texts.
import type { About } from "../kit";
import Board from "./Board.svelte";
import Hand from "./Hand.svelte";

export { chapters } from "./chapters";
export { cues, sounds } from "./cues";
export { lessons } from "./lessons";
export { summary } from "./tiles";
export { help, moveName } from "./wording";
export { Board as default, Hand as hand };

/** Where the points came from is counted when the game is over. */
export const tally: About["tally"] = async (facts, seats) => (await import("./tally")).tally(facts, seats);
