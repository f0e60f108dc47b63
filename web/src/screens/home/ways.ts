// Ways into a game that need no questions.
import type { Card } from "../../boards/kit/card";
import { api } from "../../lib/api";
import { store } from "../../lib/memory";
import type { GameInfo } from "../../lib/protocol";
import { session } from "../../lib/session.svelte";
import { botsOf, entropy, usualBot } from "../people";
import { BEGINNING } from "../table/guide";

/** A first game with explanations, against the gentlest bot or beside the best; the table. Throws a Problem. */
export async function learnBy(game: GameInfo, card: Card | undefined): Promise<string> {
  await session.ensure();
  const table = await api.newTable({
    game: game.name,
    seats: 2,
    options: card?.course ?? {},
    hints: true,
    public: false,
    places: [{ seat: 0 }, { seat: 1, bot: (game.cooperative ? usualBot(game) : botsOf(game)[0]) ?? "random" }],
    entropy: entropy(),
  });
  await api.start(table.id);
  store(`guide-${table.id}`, BEGINNING);
  return table.id;
}

/** A game that bots play among themselves, to look on; the table. Throws a Problem. */
export async function watchBots(game: GameInfo): Promise<string> {
  await session.ensure();
  const seats = game.seats.find((one) => one >= 2) ?? game.seats[0] ?? 2;
  const bot = usualBot(game) ?? "random";
  const places = Array.from({ length: seats }, (_, seat) => ({ seat, bot }));
  const table = await api.newTable({ game: game.name, seats, public: false, places, entropy: entropy() });
  await api.start(table.id);
  return table.id;
}
