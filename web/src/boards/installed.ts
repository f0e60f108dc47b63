// Boards that come with the packages of installed games.
import { address } from "../lib/place";
import type { ForeignModule } from "./kit/foreign";

/** Of what the server says of a game: where its board lies below the server's own address, if it has one. */
interface Installed {
  name: string;
  board?: string | null;
}

/** What a game's package has drawn; null where it has not. */
export async function broughtBy({ board }: Installed): Promise<ForeignModule | null> {
  return board ? import(/* @vite-ignore */ address(board)) : null;
}
