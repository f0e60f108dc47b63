// What others do is seen: a tile is laid, what it changes, the line that is paid; the draw takes no time.
import type { Cues, Sounds } from "../kit";

export const cues: Cues = {
  TileLaid: { ms: 550 },
  TileCovered: { ms: 550 },
  TileExchanged: { ms: 650 },
  TileShoved: { ms: 650 },
  PointsScored: { ms: 1200, empty: (event) => "points" in event && event.points === 0 },
  TileDrawn: { ms: 0 },
  PlayBegan: { ms: 0 },
  StartTileTurned: { ms: 500 },
  TileDiscarded: { ms: 550 },
};

/** What is heard: wood on wood. */
export const sounds: Sounds = {
  StartTileTurned: "tile",
  TileLaid: "tile",
  TileCovered: "tile",
  TileExchanged: "tile",
  TileShoved: "tile",
  TileDiscarded: "card",
};
