// What the home page shows of each game. Ours are here at once; what a package brings comes when it is loaded.
import type { Card } from "./kit/card";

const CARDS = import.meta.glob<Card>(["./*/card.ts", "!./kit/card.ts"], { eager: true, import: "card" });

/** By the name of the game. */
export const cards: ReadonlyMap<string, Card> = new Map(
  Object.entries(CARDS).map(([path, card]) => [path.split("/")[1] ?? "", card]),
);
