// The board of a game, loaded with all that it says when it is needed: ours, or else the one that its package brings,
// or else the generic one.
import { api } from "../lib/api";
import { learnGame } from "../lib/words.svelte";
import { broughtBy } from "./installed";
import type { BoardModule } from "./kit/board";
import { adopt } from "./kit/foreign";

const DRAWN = import.meta.glob<BoardModule>(["./*/index.ts", "!./kit/index.ts"]);

export async function boardOf(game: string): Promise<BoardModule> {
  const [board] = await Promise.all([drawn(game), game ? learnGame(game) : undefined]);
  return board;
}

async function drawn(game: string): Promise<BoardModule> {
  const ours = DRAWN[`./${game}/index.ts`];
  if (ours) return ours();
  const info = game ? (await api.games()).find(({ name }) => name === game) : undefined;
  const found = info && (await broughtBy(info));
  return found ? adopt(found) : import("./generic");
}
