// Völuspá's board, hand and texts.
import Board from "./Board.svelte";
import Hand from "./Hand.svelte";

export { introduces, lessons } from "./lessons";
export { summary } from "./tiles";
export { help, moveName } from "./wording";
export { Board as default, Hand as hand };
