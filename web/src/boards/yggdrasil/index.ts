// Yggdrasil Chronicles: board, hand and texts.

import sheet from "../../art/yggdrasil.svg?url";
import type { About } from "../kit";
import Hand from "./Hand.svelte";
import Board from "./SagaBoard.svelte";
import type { YggdrasilView } from "./types";

/** A card, a move and an action are read from top to bottom, each for itself. */
export const beginnings = [
  ...["GodChosen", "SupportChosen", "RoundBegan", "OrderProposed", "TurnBegan"],
  ...["GodMoved", "GodStayed", "ActionBegan", "FightBegan", "Blessed", "GameWon", "GameLost"],
];

/** The tree is a picture behind seats and log. */
export const isScene = true;
/** While a saga is played its book lies beside the tree, and log and chat behind tabs. */
export const sharesSide = (view: YggdrasilView) => (view.saga ? "web-yggdrasil-book-tab" : null);

export { summary } from "./cards";
export { chapters } from "./chapters";
export { cues, deeds, sounds } from "./cues";
export { verdict } from "./ending";
export { lessons } from "./lessons";
export { seatFacts, seatMark } from "./marks";
export { help, moveName } from "./wording";
export { Board as default, Hand as hand };

/** What illustrates its help. */
export const art: About["art"] = [sheet];

/** Where the points came from is counted when the game is over. */
export const tally: About["tally"] = async (facts, seats) => (await import("./tally")).tally(facts, seats);
