// Yggdrasil Chronicles: board, hand and texts.
import Board from "./Board.svelte";
import Hand from "./Hand.svelte";

/** A card, a move and an action are read from top to bottom, each for itself. */
export const beginnings = [
  ...["GodChosen", "SupportChosen", "RoundBegan", "OrderProposed", "TurnBegan"],
  ...["GodMoved", "GodStayed", "ActionBegan", "FightBegan", "Blessed", "GameWon", "GameLost"],
];

export { summary } from "./cards";
export { lessons } from "./lessons";
export { help, moveName } from "./wording";
export { Board as default, Hand as hand };
