// Nidavellir's board, coins and texts.
import Board from "./Board.svelte";
import Hand from "./Hand.svelte";

export { summary } from "./cards";
export { lessons } from "./lessons";
export { help } from "./wording";
export { Board as default, Hand as hand };
