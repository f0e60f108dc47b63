// What a saga adds to the tree, as the board draws it. What a piece means is told elsewhere: these are only its looks.
import sheet from "../../art/saga.svg?url";

export { sheet as sagaSheet };

/** A symbol of the sagas' sheet by its name. */
export const symbolOf = (name: string) => `s-${name}`;

/** Somebody or something that stands in a world and is no Enemy card. */
export interface Piece {
  id: string;
  /** A standee of the sheet: son-wind, son-sword, son-wolf, skoll, hati, naglfar. */
  kind: string;
  /** Of its drawing, to leave room for it. */
  width?: number;
  /** The Risks of a fight; null where it cannot be fought. */
  strength: number | null;
  /** How many tiles hang on it, of how many. */
  tiles?: { on: number; of: number };
  label: string;
}

/** A token that lies in a world: promise, oath, perjury, limb, or any emblem of the sheet. */
export interface WorldToken {
  id: string;
  kind: string;
  count?: number;
  label: string;
  /** It has just come. */
  isFresh?: boolean;
}

/** A saga's action or fight in a world, as its second row shows it. */
export interface SagaDeed {
  id: string;
  /** The text of the move. */
  move: string;
  name: string;
  /** What it costs and gives: signs with an amount. */
  terms: readonly { sign: string; amount?: string }[];
  risks: number;
  /** In reach, its cost not met, blocked by an Iotunn, or not where the god stands. */
  state: "open" | "lacking" | "blocked" | "closed";
  /** All of it in a sentence. */
  label: string;
}

/** A spot of Nidhögg's path: what happens there, told by a sign and how often. */
export interface PathSpot {
  /** start, plain, tree, dead-tree, turn, or a sign: giant, anonymous, iotunn, … */
  effect: string;
  count?: number;
  label: string;
}

/** A track beside a world, with steps from nothing to lost. */
export interface Track {
  kind: "sun" | "moon";
  at: number;
  steps: number;
  label: string;
}

/** All that a saga adds to the picture, by world. */
export interface SagaPicture {
  pieces: Readonly<Record<string, readonly Piece[]>>;
  tokens: Readonly<Record<string, readonly WorldToken[]>>;
  deeds: Readonly<Record<string, readonly SagaDeed[]>>;
  tracks: Readonly<Record<string, Track>>;
}

/** Sizes of the standees' drawings. */
export const STANDEES: Record<string, { width: number; height: number }> = {
  "son-wind": { width: 72, height: 90 },
  "son-sword": { width: 72, height: 90 },
  "son-wolf": { width: 72, height: 90 },
  skoll: { width: 110, height: 78 },
  hati: { width: 110, height: 78 },
  naglfar: { width: 120, height: 94 },
};
