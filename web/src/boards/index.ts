// The board of a game, loaded with all that it says when it is needed; a game without a drawing gets the generic one.
import type { BoardModule } from "../lib/board";
import { learnGame } from "../lib/words.svelte";

const DRAWN = import.meta.glob<BoardModule>("./*/index.ts");

export async function boardOf(game: string): Promise<BoardModule> {
  const load = DRAWN[`./${game}/index.ts`] ?? DRAWN["./generic/index.ts"];
  if (!load) throw new Error("There is no generic board.");
  const [board] = await Promise.all([load(), game ? learnGame(game) : undefined]);
  return board;
}
