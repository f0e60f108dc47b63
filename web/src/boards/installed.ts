// Boards that come with the packages of installed games.
import { address } from "../lib/place";
import type { GameInfo } from "../lib/protocol";
import type { ForeignModule } from "./kit/foreign";

/** What a game's package has drawn; null where it has not. */
export async function broughtBy({ board }: Pick<GameInfo, "board">): Promise<ForeignModule | null> {
  return board ? import(/* @vite-ignore */ address(board)) : null;
}
