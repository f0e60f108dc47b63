// Blood Rage's board, hand and texts.
import type { About } from "../kit";
import Backdrop from "./Backdrop.svelte";
import Board from "./Board.svelte";
import Hand from "./Hand.svelte";
import Side from "./Side.svelte";
import { cards, figures, map } from "./sheets";

export { seatFacts, seatMark, summary } from "./cards";
export { chapters } from "./chapters";
export { cues, deeds, sounds } from "./cues";
export { lessons } from "./lessons";
export { help, moveName } from "./wording";
export { Backdrop as backdrop, Board as default, Hand as hand, Side as side };

/** What illustrates its help. */
export const art: About["art"] = [cards, figures, map];

/** Where the points came from is counted when the game is over. */
export const tally: About["tally"] = async (facts, seats) => (await import("./tally")).tally(facts, seats);
