// The board of a game, loaded when it is needed; a game without a drawing gets the generic one.
import type { BoardModule } from "../lib/board";

const DRAWN = import.meta.glob<BoardModule>("./*/index.ts");

export function boardOf(game: string): Promise<BoardModule> {
  const load = DRAWN[`./${game}/index.ts`] ?? DRAWN["./generic/index.ts"];
  return load ? load() : Promise.reject(new Error("There is no generic board."));
}
