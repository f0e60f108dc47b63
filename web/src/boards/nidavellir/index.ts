// Nidavellir's board, coins and texts.
import sheet from "../../art/nidavellir.svg?url";
import type { About } from "../kit";
import Board from "./Board.svelte";
import Hand from "./Hand.svelte";
import Plate from "./Plate.svelte";

export { seatFacts, summary } from "./cards";
export { chapters } from "./chapters";
export { cues, deeds, sounds } from "./cues";
export { lessons } from "./lessons";
export { help, moveName } from "./wording";
export { Board as default, Hand as hand, Plate as plate };

/** What illustrates its help. */
export const art: About["art"] = [sheet];

/** Where the points came from is counted when the game is over. */
export const tally: About["tally"] = async (facts, seats) => (await import("./tally")).tally(facts, seats);
