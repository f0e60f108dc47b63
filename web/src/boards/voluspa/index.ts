// Völuspá's board, hand and texts.
import sheet from "../../art/voluspa.svg?url";
import type { About } from "../kit";
import Board from "./Board.svelte";
import Hand from "./Hand.svelte";

export { chapters } from "./chapters";
export { cues, sounds } from "./cues";
export { lessons } from "./lessons";
export { summary } from "./tiles";
export { help, moveName } from "./wording";
export { Board as default, Hand as hand };

/** What illustrates its help. */
export const art: About["art"] = [sheet];

/** Where the points came from is counted when the game is over. */
export const tally: About["tally"] = async (facts, seats) => (await import("./tally")).tally(facts, seats);
