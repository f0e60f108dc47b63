// Written by tools/protocol_ts.py from the events of gladsheim.games.voluspa: do not change it here, run `make protocol`.

import type { AnswerTakenBack } from "./events";

/** A seat drew a tile from the stock; the others do not see which. */
export interface VoluspaTileDrawn { type: "TileDrawn"; seat: number; tile: string | null }

/** The start tile was turned up; a Troll goes back into the stock. */
export interface VoluspaStartTileTurned { type: "StartTileTurned"; tile: string }

/** The start player was chosen. */
export interface VoluspaPlayBegan { type: "PlayBegan"; seat: number }

/** A tile was laid on an empty cell. */
export interface VoluspaTileLaid { type: "TileLaid"; seat: number; tile: string; x: number; y: number }

/** A Dragon or Hel was laid on a tile. */
export interface VoluspaTileCovered {
  type: "TileCovered";
  seat: number;
  tile: string;
  x: number;
  y: number;
  covered: string;
}

/** Skadi was exchanged for a tile, which went to the hand; what that tile covered left the game. */
export interface VoluspaTileExchanged {
  type: "TileExchanged";
  seat: number;
  taken: string;
  x: number;
  y: number;
  lost: string | null;
}

/** Jotunn shoved a tile to an end of its line and took its cell. */
export interface VoluspaTileShoved {
  type: "TileShoved";
  seat: number;
  shoved: string;
  x: number;
  y: number;
  to_x: number;
  to_y: number;
}

/** What the tile just laid earned: by its row, by its column, and by tiles or Hel beside it. */
export interface VoluspaPointsScored {
  type: "PointsScored";
  seat: number;
  points: number;
  row: number;
  column: number;
  beside: number;
}

/** A seat could lay nothing and discarded a tile. */
export interface VoluspaTileDiscarded { type: "TileDiscarded"; seat: number; tile: string }

/** What can happen in voluspa. */
export type VoluspaEvent =
  | VoluspaTileDrawn | VoluspaStartTileTurned | VoluspaPlayBegan | VoluspaTileLaid | VoluspaTileCovered
  | VoluspaTileExchanged | VoluspaTileShoved | VoluspaPointsScored | VoluspaTileDiscarded | AnswerTakenBack;
